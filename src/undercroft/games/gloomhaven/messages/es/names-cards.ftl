### Nombres de clases, invocaciones, cartas y ventajas.

## Clases

character-brute = Salvaje
    .gender = m
character-tinkerer = Manitas
    .gender = m
character-spellweaver = Tejedora de hechizos
    .gender = f
character-scoundrel = Pícara
    .gender = f
character-cragheart = Corazón hueco
    .gender = m
character-mindthief = Ladrona mental
    .gender = f

## Invocaciones

summon-decoy = Señuelo
    .gender = m
summon-battle-bot = Robot de batalla
    .gender = m
summon-kill-bot = Robot asesino
    .gender = m
summon-mystic-ally = Aliado místico
    .gender = m
summon-burning-avatar = Avatar ardiente
    .gender = m
summon-rat-swarm = Plaga de ratas
    .gender = f
summon-monstrous-rat = Rata monstruosa
    .gender = f
summon-rat-king = Rey de las ratas
    .gender = m

## Cartas: Salvaje

card-trample = Pisotear
card-eye-for-an-eye = Ojo por ojo
card-sweeping-blow = Golpe de barrido
card-provoking-roar = Rugido provocador
card-overwhelming-assault = Asalto abrumador
card-grab-and-go = Coger y correr
card-warding-strength = Fuerza protectora
card-shield-bash = Golpe de escudo
card-leaping-cleave = Tajo con salto
card-spare-dagger = Daga de repuesto
card-skewer = Ensartar
card-balanced-measure = Medida equilibrada
card-wall-of-doom = Muralla de dolor
card-fatal-advance = Avance letal
card-juggernaut = Fuerza imparable
card-hook-and-chain = Gancho y cadena
card-brute-force = Fuerza bruta
card-unstoppable-charge = Carga imparable
card-devastating-hack = Hachazo devastador
card-whirlwind = Torbellino
card-skirmishing-maneuver = Maniobra de hostigamiento
card-quietus = Golpe de gracia
card-immovable-phalanx = Falange inamovible
card-defensive-tactics = Tácticas defensivas
card-crippling-offensive = Ofensiva paralizante
card-frenzied-onslaught = Embestida frenética
card-selfish-retribution = Represalia egoísta
card-king-of-the-hill = Rey de la colina
card-face-your-end = Afronta tu final

## Cartas: Manitas

card-proximity-mine = Mina de proximidad
card-harmless-contraption = Artilugio inofensivo
card-flamethrower = Lanzallamas
card-hook-gun = Pistola de gancho
card-ink-bomb = Bomba de tinta
card-net-shooter = Lanzarredes
card-stun-shot = Disparo aturdidor
card-reinvigorating-elixir = Elixir vigorizante
card-restorative-mist = Niebla reparadora
card-energizing-tonic = Tónico energético
card-enhancement-field = Campo de potenciación
card-toxic-bolt = Virote tóxico
card-reviving-shock = Descarga reanimadora
card-volatile-concoction = Brebaje volátil
card-potent-potables = Bebidas potentes
card-stamina-booster = Estímulo de aguante
card-disorienting-flash = Destello desorientador
card-tinkerers-tools = Herramientas de manitas
card-crank-bow = Ballesta de manivela
card-dangerous-contraption = Artilugio peligroso
card-micro-bots = Microbots
card-noxious-vials = Viales nocivos
card-disintegration-beam = Rayo desintegrador
card-gas-canister = Bote de gas
card-auto-turret = Torreta automática
card-murderous-contraption = Artilugio asesino
card-curative-aerosol = Aerosol curativo
card-jet-propulsion = Propulsión a chorro
card-harsh-stimulants = Estimulantes agresivos
card-lethal-injection = Inyección letal
card-chimeric-formula = Fórmula quimérica

## Cartas: Tejedora de hechizos

card-fire-orbs = Orbes de fuego
card-impaling-eruption = Erupción empaladora
card-reviving-ether = Éter revitalizador
card-freezing-nova = Nova congelante
card-mana-bolt = Proyectil de maná
card-frost-armor = Armadura de escarcha
card-flame-strike = Golpe de llama
card-ride-the-wind = Cabalgar el viento
card-crackling-air = Aire crepitante
card-hardened-spikes = Púas endurecidas
card-aid-from-the-ether = Ayuda del éter
card-flashing-burst = Estallido fulgurante
card-icy-blast = Ráfaga helada
card-cold-fire = Fuego frío
card-elemental-aid = Ayuda elemental
card-spirit-of-doom = Espíritu fatídico
card-forked-beam = Rayo bifurcado
card-chromatic-explosion = Explosión cromática
card-engulfed-in-flames = Envuelta en llamas
card-living-torch = Antorcha viviente
card-frozen-night = Noche helada
card-twin-restoration = Doble restauración
card-stone-fists = Puños de piedra
card-zephyr-wings = Alas del céfiro
card-cold-front = Frente frío
card-black-hole = Agujero negro
card-inferno = Infierno

## Cartas: Pícara

card-single-out = Aislar
card-flanking-strike = Golpe de flanco
card-smoke-bomb = Bomba de humo
card-backstab = Puñalada trapera
card-thiefs-knack = Maña de ladrona
card-venom-shiv = Navaja envenenada
card-throwing-knives = Cuchillos arrojadizos
card-quick-hands = Manos rápidas
card-special-mixture = Mezcla especial
card-sinister-opportunity = Oportunidad siniestra
card-tricksters-reversal = Argucia del embaucador
card-swift-bow = Arco veloz
card-open-wound = Herida abierta
card-flintlock = Pistola de chispa
card-hidden-daggers = Dagas ocultas
card-duelists-advance = Avance de duelista
card-flurry-of-blades = Ráfaga de hojas
card-gruesome-advantage = Ventaja truculenta
card-cull-the-weak = Acabar con los débiles
card-visage-of-the-inevitable = Rostro de lo inevitable
card-crippling-poison = Veneno paralizante
card-burning-oil = Aceite ardiente
card-stick-to-the-shadows = Al amparo de las sombras
card-spring-the-trap = Hacer saltar la trampa
card-stiletto-storm = Tormenta de estiletes
card-pains-end = Fin del dolor
card-long-con = Gran engaño
card-watch-it-burn = Verlo arder

## Cartas: Corazón hueco

card-opposing-strike = Golpe opuesto
card-crushing-grasp = Agarre aplastante
card-avalanche = Avalancha
card-rumbling-advance = Avance retumbante
card-massive-boulder = Roca enorme
card-backup-ammunition = Munición de reserva
card-rock-tunnel = Túnel de roca
card-unstable-upheaval = Sacudida inestable
card-crater = Cráter
card-dirt-tornado = Tornado de tierra
card-earthen-clod = Terrón de tierra
card-heaving-swing = Golpe propulsor
card-forceful-storm = Tormenta violenta
card-natures-lift = Impulso natural
card-explosive-punch = Puño explosivo
card-sentient-growth = Brote consciente
card-clear-the-way = Abrir camino
card-blunt-force = Fuerza contundente
card-rock-slide = Desprendimiento
card-kinetic-assault = Asalto cinético
card-petrify = Petrificar
card-stone-pummel = Paliza de piedra
card-dig-pit = Cavar un foso
card-cataclysm = Cataclismo
card-meteor = Meteoro
card-brutal-momentum = Inercia brutal
card-rocky-end = Final rocoso
card-lumbering-bash = Mazazo torpe
card-blind-destruction = Destrucción ciega
card-pulverize = Pulverizar

## Cartas: Ladrona mental

card-submissive-affliction = Voluntad enferma
card-into-the-night = Unirse a la noche
card-fearsome-blade = Hoja temible
card-feedback-loop = Bucle de retorno
card-gnawing-horde = Horda de roedores
card-the-minds-weakness = Flaqueza de la mente
card-parasitic-influence = Influencia parasitaria
card-scurry = Escabullirse
card-perverse-edge = Filo perverso
card-empathetic-assault = Asalto empático
card-withering-claw = Garra marchitadora
card-possession = Posesión
card-frigid-apparition = Aparición gélida
card-wretched-creature = Criatura miserable
card-hostile-takeover = Toma hostil
card-brain-leech = Sanguijuela cerebral
card-silent-scream = Grito silencioso
card-pilfer = Hurtar
card-cranium-overload = Sobrecarga craneal
card-mass-hysteria = Histeria colectiva
card-frozen-mind = Mente helada
card-corrupting-embrace = Abrazo corruptor
card-dark-frenzy = Frenesí oscuro
card-vicious-blood = Sangre cruel
card-psychic-projection = Proyección psíquica
card-shared-nightmare = Pesadilla compartida
card-domination = Dominación
card-many-as-one = Muchos como uno
card-phantasmal-killer = Asesino fantasmal

## Ventajas de clase

perk-remove-2-minus-1 = Retira dos cartas −1
perk-remove-1-minus-1-add-1-plus-1 = Cambia una carta −1 por una carta +1
perk-add-2-plus-1 = Añade dos cartas +1
perk-add-1-plus-3 = Añade una carta +3
perk-add-3-rolling-push-1 = Añade tres cartas de racha Empujón 1
perk-add-2-rolling-pierce-3 = Añade dos cartas de racha Perforante 3
perk-add-1-rolling-stun = Añade una carta de racha Aturdimiento
perk-add-1-rolling-disarm-1-rolling-muddle = Añade una carta de racha Desarme y una carta de racha Confusión
perk-add-1-rolling-add-target = Añade una carta de racha Añadir objetivo
perk-add-1-plus-1-shield-1 = Añade una carta +1 Escudo 1, personal
perk-add-1-plus-1-ignore-item-effects = Ignora los efectos negativos de los objetos y añade una carta +1
perk-remove-1-minus-2-add-1-plus-0 = Cambia una carta −2 por una carta +0
perk-add-2-rolling-fire = Añade dos cartas de racha de fuego
perk-add-3-rolling-muddle = Añade tres cartas de racha Confusión
perk-add-1-plus-1-wound = Añade una carta +1 Herida
perk-add-1-plus-1-immobilize = Añade una carta +1 Inmovilización
perk-add-1-plus-1-heal-2 = Añade una carta +1 Curación 2
perk-add-1-plus-0-add-target = Añade una carta +0 Añadir objetivo
perk-ignore-scenario-effects = Ignora los efectos negativos del escenario
perk-remove-4-plus-0 = Retira cuatro cartas +0
perk-add-1-plus-0-stun = Añade una carta +0 Aturdimiento
perk-add-1-plus-1-curse = Añade una carta +1 Maldición
perk-add-1-plus-2-fire = Añade una carta +2 de fuego
perk-add-1-plus-2-ice = Añade una carta +2 de hielo
perk-add-1-rolling-earth-1-rolling-air = Añade una carta de racha de tierra y una carta de racha de aire
perk-add-1-rolling-light-1-rolling-dark = Añade una carta de racha de luz y una carta de racha de oscuridad
perk-remove-1-plus-0-add-1-plus-2 = Cambia una carta +0 por una carta +2
perk-add-2-rolling-plus-1 = Añade dos cartas de racha +1
perk-add-2-rolling-poison = Añade dos cartas de racha Veneno
perk-add-2-rolling-muddle = Añade dos cartas de racha Confusión
perk-add-1-rolling-invisible = Añade una carta de racha Invisibilidad
perk-add-1-minus-2-2-plus-2 = Añade una carta −2 y dos cartas +2
perk-add-1-plus-2-muddle = Añade una carta +2 Confusión
perk-add-2-rolling-push-2 = Añade dos cartas de racha Empujón 2
perk-add-2-rolling-earth = Añade dos cartas de racha de tierra
perk-add-2-rolling-air = Añade dos cartas de racha de aire
perk-ignore-item-effects = Ignora los efectos negativos de los objetos
perk-remove-2-plus-1-add-2-plus-2 = Cambia dos cartas +1 por dos cartas +2
perk-add-3-rolling-pull-1 = Añade tres cartas de racha Tirón 1
perk-add-2-rolling-immobilize = Añade dos cartas de racha Inmovilización
