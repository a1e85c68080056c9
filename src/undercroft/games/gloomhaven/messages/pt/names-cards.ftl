### Nomes de classes, invocações, cartas e vantagens.

## Classes

character-brute = Bruto
    .gender = m
character-tinkerer = Engenhoqueiro
    .gender = m
character-spellweaver = Tecelã Arcana
    .gender = f
character-scoundrel = Malandra
    .gender = f
character-cragheart = Coração de Pedra
    .gender = m
character-mindthief = Ladra de Mentes
    .gender = f

## Invocações

summon-decoy = Chamariz
    .gender = m
summon-battle-bot = Robô de Batalha
    .gender = m
summon-kill-bot = Robô Assassino
    .gender = m
summon-mystic-ally = Aliado Místico
    .gender = m
summon-burning-avatar = Avatar Ardente
    .gender = m
summon-rat-swarm = Enxame de Ratos
    .gender = m
summon-monstrous-rat = Rato Monstruoso
    .gender = m
summon-rat-king = Rei dos Ratos
    .gender = m

## Cartas: Bruto

card-trample = Atropelar
card-eye-for-an-eye = Olho por Olho
card-sweeping-blow = Golpe Varredor
card-provoking-roar = Rugido Provocador
card-overwhelming-assault = Investida Esmagadora
card-grab-and-go = Pegar e Fugir
card-warding-strength = Força Protetora
card-shield-bash = Golpe de Escudo
card-leaping-cleave = Corte Saltado
card-spare-dagger = Adaga Reserva
card-skewer = Espetar
card-balanced-measure = Medida Equilibrada
card-wall-of-doom = Parede da Ruína
card-fatal-advance = Avanço Fatal
card-juggernaut = Rolo Compressor
card-hook-and-chain = Gancho e Corrente
card-brute-force = Força Bruta
card-unstoppable-charge = Carga Implacável
card-devastating-hack = Talho Devastador
card-whirlwind = Redemoinho
card-skirmishing-maneuver = Manobra de Escaramuça
card-quietus = Golpe de Misericórdia
card-immovable-phalanx = Falange Inabalável
card-defensive-tactics = Táticas Defensivas
card-crippling-offensive = Ofensiva Incapacitante
card-frenzied-onslaught = Investida Frenética
card-selfish-retribution = Retribuição Egoísta
card-king-of-the-hill = Rei do Morro
card-face-your-end = Encare Seu Fim

## Cartas: Engenhoqueiro

card-proximity-mine = Mina de Proximidade
card-harmless-contraption = Engenhoca Inofensiva
card-flamethrower = Lança-chamas
card-hook-gun = Pistola de Gancho
card-ink-bomb = Bomba de Tinta
card-net-shooter = Lança-redes
card-stun-shot = Tiro Atordoante
card-reinvigorating-elixir = Elixir Revigorante
card-restorative-mist = Névoa Restauradora
card-energizing-tonic = Tônico Energizante
card-enhancement-field = Campo de Aprimoramento
card-toxic-bolt = Virote Tóxico
card-reviving-shock = Choque Reanimador
card-volatile-concoction = Mistura Volátil
card-potent-potables = Bebidas Potentes
card-stamina-booster = Reforço de Vigor
card-disorienting-flash = Clarão Desorientador
card-tinkerers-tools = Ferramentas de Engenhoqueiro
card-crank-bow = Besta de Manivela
card-dangerous-contraption = Engenhoca Perigosa
card-micro-bots = Micro-robôs
card-noxious-vials = Frascos Nocivos
card-disintegration-beam = Raio Desintegrador
card-gas-canister = Cilindro de Gás
card-auto-turret = Torreta Automática
card-murderous-contraption = Engenhoca Assassina
card-curative-aerosol = Aerossol Curativo
card-jet-propulsion = Propulsão a Jato
card-harsh-stimulants = Estimulantes Agressivos
card-lethal-injection = Injeção Letal
card-chimeric-formula = Fórmula Quimérica

## Cartas: Tecelã Arcana

card-fire-orbs = Orbes de Fogo
card-impaling-eruption = Erupção Empaladora
card-reviving-ether = Éter Revigorante
card-freezing-nova = Estrela Congelante
card-mana-bolt = Raio de Mana
card-frost-armor = Armadura Congelada
card-flame-strike = Golpe Flamejante
card-ride-the-wind = Cavalgar o Vento
card-crackling-air = Ar Crepitante
card-hardened-spikes = Espinhos Endurecidos
card-aid-from-the-ether = Auxílio do Éter
card-flashing-burst = Explosão Fulgurante
card-icy-blast = Rajada Gélida
card-cold-fire = Fogo Frio
card-elemental-aid = Auxílio Elemental
card-spirit-of-doom = Espírito da Perdição
card-forked-beam = Feixe Bifurcado
card-chromatic-explosion = Explosão Cromática
card-engulfed-in-flames = Envolta em Chamas
card-living-torch = Tocha Viva
card-frozen-night = Noite Congelada
card-twin-restoration = Restauração Dupla
card-stone-fists = Punhos de Pedra
card-zephyr-wings = Asas do Zéfiro
card-cold-front = Frente Fria
card-black-hole = Buraco Negro
card-inferno = Inferno

## Cartas: Malandra

card-single-out = Separar
card-flanking-strike = Golpe de Flanco
card-smoke-bomb = Bomba de Fumaça
card-backstab = Punhalada nas Costas
card-thiefs-knack = Jeito de Ladra
card-venom-shiv = Canivete Venenoso
card-throwing-knives = Arremesso de Facas
card-quick-hands = Mãos Rápidas
card-special-mixture = Mistura Especial
card-sinister-opportunity = Oportunidade Sinistra
card-tricksters-reversal = Reversão do Trapaceiro
card-swift-bow = Arco Veloz
card-open-wound = Ferida Aberta
card-flintlock = Pistola de Pederneira
card-hidden-daggers = Adagas Ocultas
card-duelists-advance = Avanço do Duelista
card-flurry-of-blades = Rajada de Lâminas
card-gruesome-advantage = Vantagem Macabra
card-cull-the-weak = Abater os Fracos
card-visage-of-the-inevitable = Face do Inevitável
card-crippling-poison = Veneno Incapacitante
card-burning-oil = Óleo Ardente
card-stick-to-the-shadows = Nas Sombras
card-spring-the-trap = Acionar a Armadilha
card-stiletto-storm = Tempestade de Estiletes
card-pains-end = Fim da Dor
card-long-con = Grande Golpe
card-watch-it-burn = Ver Queimar

## Cartas: Coração de Pedra

card-opposing-strike = Golpe Oposto
card-crushing-grasp = Aperto Esmagador
card-avalanche = Avalanche
card-rumbling-advance = Avanço Retumbante
card-massive-boulder = Pedregulho Enorme
card-backup-ammunition = Munição Reserva
card-rock-tunnel = Túnel de Rocha
card-unstable-upheaval = Convulsão Instável
card-crater = Cratera
card-dirt-tornado = Tornado de Terra
card-earthen-clod = Torrão de Terra
card-heaving-swing = Golpe Arremessador
card-forceful-storm = Tempestade Violenta
card-natures-lift = Impulso da Natureza
card-explosive-punch = Soco Explosivo
card-sentient-growth = Broto Consciente
card-clear-the-way = Abrir Caminho
card-blunt-force = Força Contundente
card-rock-slide = Deslizamento de Rochas
card-kinetic-assault = Assalto Cinético
card-petrify = Petrificar
card-stone-pummel = Surra de Pedra
card-dig-pit = Cavar Fosso
card-cataclysm = Cataclismo
card-meteor = Meteoro
card-brutal-momentum = Impulso Brutal
card-rocky-end = Fim Rochoso
card-lumbering-bash = Pancada Desajeitada
card-blind-destruction = Destruição Cega
card-pulverize = Pulverizar

## Cartas: Ladra de Mentes

card-submissive-affliction = Aflição Obediente
card-into-the-night = Dentro da Noite
card-fearsome-blade = Lâmina Temível
card-feedback-loop = Ciclo de Retorno
card-gnawing-horde = Horda de Roedores
card-the-minds-weakness = Fraqueza da Mente
card-parasitic-influence = Influência Parasitária
card-scurry = Correria
card-perverse-edge = Gume Perverso
card-empathetic-assault = Assalto Empático
card-withering-claw = Garra Definhante
card-possession = Possessão
card-frigid-apparition = Aparição Gélida
card-wretched-creature = Criatura Miserável
card-hostile-takeover = Tomada Hostil
card-brain-leech = Sanguessuga Cerebral
card-silent-scream = Grito Silencioso
card-pilfer = Furtar
card-cranium-overload = Sobrecarga Craniana
card-mass-hysteria = Histeria Coletiva
card-frozen-mind = Mente Congelada
card-corrupting-embrace = Abraço Corruptor
card-dark-frenzy = Frenesi Sombrio
card-vicious-blood = Sangue Cruel
card-psychic-projection = Projeção Psíquica
card-shared-nightmare = Pesadelo Compartilhado
card-domination = Dominação
card-many-as-one = Muitos como Um
card-phantasmal-killer = Assassino Fantasmagórico

## Vantagens de classe

perk-remove-2-minus-1 = Remova duas cartas −1
perk-remove-1-minus-1-add-1-plus-1 = Troque uma carta −1 por uma carta +1
perk-add-2-plus-1 = Adicione duas cartas +1
perk-add-1-plus-3 = Adicione uma carta +3
perk-add-3-rolling-push-1 = Adicione três cartas adicionais Empurrar 1
perk-add-2-rolling-pierce-3 = Adicione duas cartas adicionais Perfurar 3
perk-add-1-rolling-stun = Adicione uma carta adicional Atordoar
perk-add-1-rolling-disarm-1-rolling-muddle = Adicione uma carta adicional Desarmar e uma carta adicional Confundir
perk-add-1-rolling-add-target = Adicione uma carta adicional Adicionar Alvo
perk-add-1-plus-1-shield-1 = Adicione uma carta +1 Escudo 1, Próprio
perk-add-1-plus-1-ignore-item-effects = Ignore os efeitos negativos dos itens e adicione uma carta +1
perk-remove-1-minus-2-add-1-plus-0 = Troque uma carta −2 por uma carta +0
perk-add-2-rolling-fire = Adicione duas cartas adicionais de fogo
perk-add-3-rolling-muddle = Adicione três cartas adicionais Confundir
perk-add-1-plus-1-wound = Adicione uma carta +1 Ferimento
perk-add-1-plus-1-immobilize = Adicione uma carta +1 Imobilizar
perk-add-1-plus-1-heal-2 = Adicione uma carta +1 Curar 2
perk-add-1-plus-0-add-target = Adicione uma carta +0 Adicionar Alvo
perk-ignore-scenario-effects = Ignore os efeitos negativos do cenário
perk-remove-4-plus-0 = Remova quatro cartas +0
perk-add-1-plus-0-stun = Adicione uma carta +0 Atordoar
perk-add-1-plus-1-curse = Adicione uma carta +1 Maldição
perk-add-1-plus-2-fire = Adicione uma carta +2 de fogo
perk-add-1-plus-2-ice = Adicione uma carta +2 de gelo
perk-add-1-rolling-earth-1-rolling-air = Adicione uma carta adicional de terra e uma carta adicional de ar
perk-add-1-rolling-light-1-rolling-dark = Adicione uma carta adicional de luz e uma carta adicional de escuridão
perk-remove-1-plus-0-add-1-plus-2 = Troque uma carta +0 por uma carta +2
perk-add-2-rolling-plus-1 = Adicione duas cartas adicionais +1
perk-add-2-rolling-poison = Adicione duas cartas adicionais Veneno
perk-add-2-rolling-muddle = Adicione duas cartas adicionais Confundir
perk-add-1-rolling-invisible = Adicione uma carta adicional Invisível
perk-add-1-minus-2-2-plus-2 = Adicione uma carta −2 e duas cartas +2
perk-add-1-plus-2-muddle = Adicione uma carta +2 Confundir
perk-add-2-rolling-push-2 = Adicione duas cartas adicionais Empurrar 2
perk-add-2-rolling-earth = Adicione duas cartas adicionais de terra
perk-add-2-rolling-air = Adicione duas cartas adicionais de ar
perk-ignore-item-effects = Ignore os efeitos negativos dos itens
perk-remove-2-plus-1-add-2-plus-2 = Troque duas cartas +1 por duas cartas +2
perk-add-3-rolling-pull-1 = Adicione três cartas adicionais Puxar 1
perk-add-2-rolling-immobilize = Adicione duas cartas adicionais Imobilizar
