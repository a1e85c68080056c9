### Names of classes, summons, cards and perks.

## Classes

character-brute = Brute
character-tinkerer = Tinkerer
character-spellweaver = Spellweaver
character-scoundrel = Scoundrel
character-cragheart = Cragheart
character-mindthief = Mindthief

## Summons

summon-decoy = Decoy
summon-battle-bot = Battle Bot
summon-kill-bot = Killbot
summon-mystic-ally = Mystic Ally
summon-burning-avatar = Burning Avatar
summon-rat-swarm = Rat Swarm
summon-monstrous-rat = Monstrous Rat
summon-rat-king = Rat King

## Cards of the Brute

card-trample = Trample
card-eye-for-an-eye = Eye for an Eye
card-sweeping-blow = Sweeping Blow
card-provoking-roar = Provoking Roar
card-overwhelming-assault = Overwhelming Assault
card-grab-and-go = Grab and Go
card-warding-strength = Warding Strength
card-shield-bash = Shield Bash
card-leaping-cleave = Leaping Cleave
card-spare-dagger = Spare Dagger
card-skewer = Skewer
card-balanced-measure = Balanced Measure
card-wall-of-doom = Wall of Doom
card-fatal-advance = Fatal Advance
card-juggernaut = Juggernaut
card-hook-and-chain = Hook and Chain
card-brute-force = Brute Force
card-unstoppable-charge = Unstoppable Charge
card-devastating-hack = Devastating Hack
card-whirlwind = Whirlwind
card-skirmishing-maneuver = Skirmishing Maneuver
card-quietus = Quietus
card-immovable-phalanx = Immovable Phalanx
card-defensive-tactics = Defensive Tactics
card-crippling-offensive = Crippling Offensive
card-frenzied-onslaught = Frenzied Onslaught
card-selfish-retribution = Selfish Retribution
card-king-of-the-hill = King of the Hill
card-face-your-end = Face Your End

## Cards of the Tinkerer

card-proximity-mine = Proximity Mine
card-harmless-contraption = Harmless Contraption
card-flamethrower = Flamethrower
card-hook-gun = Hook Gun
card-ink-bomb = Ink Bomb
card-net-shooter = Net Shooter
card-stun-shot = Stun Shot
card-reinvigorating-elixir = Reinvigorating Elixir
card-restorative-mist = Restorative Mist
card-energizing-tonic = Energizing Tonic
card-enhancement-field = Enhancement Field
card-toxic-bolt = Toxic Bolt
card-reviving-shock = Reviving Shock
card-volatile-concoction = Volatile Concoction
card-potent-potables = Potent Potables
card-stamina-booster = Stamina Booster
card-disorienting-flash = Disorienting Flash
card-tinkerers-tools = Tinkerer's Tools
card-crank-bow = Crank Bow
card-dangerous-contraption = Dangerous Contraption
card-micro-bots = Micro Bots
card-noxious-vials = Noxious Vials
card-disintegration-beam = Disintegration Beam
card-gas-canister = Gas Canister
card-auto-turret = Auto Turret
card-murderous-contraption = Murderous Contraption
card-curative-aerosol = Curative Aerosol
card-jet-propulsion = Jet Propulsion
card-harsh-stimulants = Harsh Stimulants
card-lethal-injection = Lethal Injection
card-chimeric-formula = Chimeric Formula

## Cards of the Spellweaver

card-fire-orbs = Fire Orbs
card-impaling-eruption = Impaling Eruption
card-reviving-ether = Reviving Ether
card-freezing-nova = Freezing Nova
card-mana-bolt = Mana Bolt
card-frost-armor = Frost Armor
card-flame-strike = Flame Strike
card-ride-the-wind = Ride the Wind
card-crackling-air = Crackling Air
card-hardened-spikes = Hardened Spikes
card-aid-from-the-ether = Aid from the Ether
card-flashing-burst = Flashing Burst
card-icy-blast = Icy Blast
card-cold-fire = Cold Fire
card-elemental-aid = Elemental Aid
card-spirit-of-doom = Spirit of Doom
card-forked-beam = Forked Beam
card-chromatic-explosion = Chromatic Explosion
card-engulfed-in-flames = Engulfed in Flames
card-living-torch = Living Torch
card-frozen-night = Frozen Night
card-twin-restoration = Twin Restoration
card-stone-fists = Stone Fists
card-zephyr-wings = Zephyr Wings
card-cold-front = Cold Front
card-black-hole = Black Hole
card-inferno = Inferno

## Cards of the Scoundrel

card-single-out = Single Out
card-flanking-strike = Flanking Strike
card-smoke-bomb = Smoke Bomb
card-backstab = Backstab
card-thiefs-knack = Thief's Knack
card-venom-shiv = Venom Shiv
card-throwing-knives = Throwing Knives
card-quick-hands = Quick Hands
card-special-mixture = Special Mixture
card-sinister-opportunity = Sinister Opportunity
card-tricksters-reversal = Trickster's Reversal
card-swift-bow = Swift Bow
card-open-wound = Open Wound
card-flintlock = Flintlock
card-hidden-daggers = Hidden Daggers
card-duelists-advance = Duelist's Advance
card-flurry-of-blades = Flurry of Blades
card-gruesome-advantage = Gruesome Advantage
card-cull-the-weak = Cull the Weak
card-visage-of-the-inevitable = Visage of the Inevitable
card-crippling-poison = Crippling Poison
card-burning-oil = Burning Oil
card-stick-to-the-shadows = Stick to the Shadows
card-spring-the-trap = Spring the Trap
card-stiletto-storm = Stiletto Storm
card-pains-end = Pain's End
card-long-con = Long Con
card-watch-it-burn = Watch It Burn

## Cards of the Cragheart

card-opposing-strike = Opposing Strike
card-crushing-grasp = Crushing Grasp
card-avalanche = Avalanche
card-rumbling-advance = Rumbling Advance
card-massive-boulder = Massive Boulder
card-backup-ammunition = Backup Ammunition
card-rock-tunnel = Rock Tunnel
card-unstable-upheaval = Unstable Upheaval
card-crater = Crater
card-dirt-tornado = Dirt Tornado
card-earthen-clod = Earthen Clod
card-heaving-swing = Heaving Swing
card-forceful-storm = Forceful Storm
card-natures-lift = Nature's Lift
card-explosive-punch = Explosive Punch
card-sentient-growth = Sentient Growth
card-clear-the-way = Clear the Way
card-blunt-force = Blunt Force
card-rock-slide = Rock Slide
card-kinetic-assault = Kinetic Assault
card-petrify = Petrify
card-stone-pummel = Stone Pummel
card-dig-pit = Dig Pit
card-cataclysm = Cataclysm
card-meteor = Meteor
card-brutal-momentum = Brutal Momentum
card-rocky-end = Rocky End
card-lumbering-bash = Lumbering Bash
card-blind-destruction = Blind Destruction
card-pulverize = Pulverize

## Cards of the Mindthief

card-submissive-affliction = Submissive Affliction
card-into-the-night = Into the Night
card-fearsome-blade = Fearsome Blade
card-feedback-loop = Feedback Loop
card-gnawing-horde = Gnawing Horde
card-the-minds-weakness = The Mind's Weakness
card-parasitic-influence = Parasitic Influence
card-scurry = Scurry
card-perverse-edge = Perverse Edge
card-empathetic-assault = Empathetic Assault
card-withering-claw = Withering Claw
card-possession = Possession
card-frigid-apparition = Frigid Apparition
card-wretched-creature = Wretched Creature
card-hostile-takeover = Hostile Takeover
card-brain-leech = Brain Leech
card-silent-scream = Silent Scream
card-pilfer = Pilfer
card-cranium-overload = Cranium Overload
card-mass-hysteria = Mass Hysteria
card-frozen-mind = Frozen Mind
card-corrupting-embrace = Corrupting Embrace
card-dark-frenzy = Dark Frenzy
card-vicious-blood = Vicious Blood
card-psychic-projection = Psychic Projection
card-shared-nightmare = Shared Nightmare
card-domination = Domination
card-many-as-one = Many as One
card-phantasmal-killer = Phantasmal Killer

## Perks

perk-remove-2-minus-1 = Remove two −1 cards
perk-remove-1-minus-1-add-1-plus-1 = Replace one −1 card with one +1 card
perk-add-2-plus-1 = Add two +1 cards
perk-add-1-plus-3 = Add one +3 card
perk-add-3-rolling-push-1 = Add three rolling Push 1 cards
perk-add-2-rolling-pierce-3 = Add two rolling Pierce 3 cards
perk-add-1-rolling-stun = Add one rolling Stun card
perk-add-1-rolling-disarm-1-rolling-muddle = Add one rolling Disarm card and one rolling Muddle card
perk-add-1-rolling-add-target = Add one rolling Add Target card
perk-add-1-plus-1-shield-1 = Add one +1 Shield 1, Self card
perk-add-1-plus-1-ignore-item-effects = Ignore negative item effects and add one +1 card
perk-remove-1-minus-2-add-1-plus-0 = Replace one −2 card with one +0 card
perk-add-2-rolling-fire = Add two rolling fire cards
perk-add-3-rolling-muddle = Add three rolling Muddle cards
perk-add-1-plus-1-wound = Add one +1 Wound card
perk-add-1-plus-1-immobilize = Add one +1 Immobilize card
perk-add-1-plus-1-heal-2 = Add one +1 Heal 2 card
perk-add-1-plus-0-add-target = Add one +0 Add Target card
perk-ignore-scenario-effects = Ignore negative scenario effects
perk-remove-4-plus-0 = Remove four +0 cards
perk-add-1-plus-0-stun = Add one +0 Stun card
perk-add-1-plus-1-curse = Add one +1 Curse card
perk-add-1-plus-2-fire = Add one +2 fire card
perk-add-1-plus-2-ice = Add one +2 ice card
perk-add-1-rolling-earth-1-rolling-air = Add one rolling earth card and one rolling air card
perk-add-1-rolling-light-1-rolling-dark = Add one rolling light card and one rolling dark card
perk-remove-1-plus-0-add-1-plus-2 = Replace one +0 card with one +2 card
perk-add-2-rolling-plus-1 = Add two rolling +1 cards
perk-add-2-rolling-poison = Add two rolling Poison cards
perk-add-2-rolling-muddle = Add two rolling Muddle cards
perk-add-1-rolling-invisible = Add one rolling Invisible card
perk-add-1-minus-2-2-plus-2 = Add one −2 card and two +2 cards
perk-add-1-plus-2-muddle = Add one +2 Muddle card
perk-add-2-rolling-push-2 = Add two rolling Push 2 cards
perk-add-2-rolling-earth = Add two rolling earth cards
perk-add-2-rolling-air = Add two rolling air cards
perk-ignore-item-effects = Ignore negative item effects
perk-remove-2-plus-1-add-2-plus-2 = Replace two +1 cards with two +2 cards
perk-add-3-rolling-pull-1 = Add three rolling Pull 1 cards
perk-add-2-rolling-immobilize = Add two rolling Immobilize cards
