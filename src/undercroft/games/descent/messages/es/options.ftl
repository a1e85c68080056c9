### Lo que se pregunta y lo que se puede responder.

## Opciones

option-next-hero = { $figure } hace el siguiente turno
option-start = empezar en { $cell }
option-group = { $monster }{ $place-id ->
    [none] { "" }
   *[other] { " " }en { $place-id }
}
option-move = acción de movimiento
option-hurry = sufrir 1 de Fatiga para mover
option-go = ir a { $cell }
option-stand = ocupar { $cells }
option-halt = terminar aquí el movimiento
option-leave = salir del tablero por la { $way }
option-attack = atacar { $target-to }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }con { $weapon-the }
}
option-act = usar { $card }
option-rest = descansar
option-search = buscar en { $cell }
option-stand-up = ponerse en pie
option-revive = reanimar { $figure-to }
option-open = abrir la puerta de { $cell }
option-close = cerrar la puerta de { $cell }
option-climb = salir del foso
option-shake-off = librarse del Aturdimiento
option-quest = { $act }{ $token-id ->
    [none] { "" }
   *[other] : { $token }
}
option-pick-up = recoger { $token }
option-drop = soltar { $token }
option-trade = intercambiar con { $figure-the }
option-give = entregar { $card }
option-take = tomar { $card }
option-equip = equipar { $item-the }
option-unequip = guardar { $item-the }
option-end-turn = terminar el turno
option-activate = activar { $group }
option-monster = activar { $figure-to }
option-familiar = activar { $figure-to }
option-ally = actúa { $figure-the }
option-play = jugar { $card }
option-surge = { $ability-id ->
    [rest] recuperar 1 de Fatiga
    [toll] ceder un incremento para no fallar
   *[other] { $surge-text }
}
option-target = { $target }
option-space = { $cell }
option-die = dado { $number }
option-attribute = { $attribute }
option-colour = dado { $colour }
option-token = { $token }
option-condition = { $condition }
option-number = { $number }
option-card = { $card }
option-sort = { $sort }
option-yes = hacerlo
option-use = usar { $source }
option-use-next = { $owner-the }: { $source }
option-pass = pasar

## Preguntas de la ronda

ask-descent-round-choose-hero = { $who }: ¿qué héroe hace el siguiente turno?
ask-descent-encounter-place-heroes = { $who }: ¿dónde empiezas?
ask-descent-transition-stand-up = { $who }: ¿ponerse en pie antes del siguiente encuentro?
ask-descent-hero-turn-choose = { $who }: ¿qué haces?
ask-descent-overlord-turn-choose-group = { $who }: ¿qué grupo activas?
ask-descent-group-turn-choose = { $who }: ¿qué monstruo activas?
ask-descent-activation-choose = { $who }: ¿qué hace { $about-figure-the }?
ask-descent-familiar-turn-choose = { $who }: ¿qué hace { $about-figure-the }?
ask-descent-allies-act-choose = { $who }: ¿quién actúa ahora?
ask-descent-ally-turn-choose = { $who }: ¿qué hace { $about-figure-the }?
ask-descent-reinforce-offer = { $who }: ¿quién llega de refuerzo?
ask-descent-bring-group-choose = { $who }: ¿qué grupo de monstruos participa?
ask-descent-place-monster-choose = { $who }: ¿dónde se coloca el monstruo?
ask-descent-place-ally-choose = { $who }: ¿dónde se coloca la miniatura?

## Preguntas de las acciones

ask-descent-equip-choose = { $who }: ¿cambiar lo que llevas equipado?
ask-descent-trade-offer = { $who }: ¿entregar o tomar una carta?
ask-descent-drop-token-choose = { $who }: ¿en qué casilla dejas la ficha?
ask-descent-march-make-room = { $who }: ¿en qué casilla vacía se detiene la miniatura?
ask-descent-place-base-choose = { $who }: ¿cómo se coloca la miniatura grande?
ask-descent-move-now-go = { $who }: ¿hacia dónde?
ask-descent-move-spaces-choose = { $who }: ¿a qué casilla?
ask-descent-climb-choose = { $who }: ¿por qué casilla sales del foso?
ask-descent-leave-map-make-room = { $who }: ¿en qué casilla vacía se detiene la miniatura?

## Preguntas de los ataques

ask-descent-make-attack-choose = { $who }: ¿a quién atacas?
ask-descent-attack-choose-space = { $who }: ¿qué casilla de la miniatura grande atacas?
ask-descent-attack-spend = { $who }: ¿en qué gastas los incrementos?
ask-descent-attack-defeats = { $who }: ¿quién es derrotado primero?
ask-descent-reroll-choose = { $who }: ¿qué dado se vuelve a tirar?
ask-descent-defeat-choose-place = { $who }: ¿dónde queda la ficha de Héroe?
ask-descent-defeat-choose-drop = { $who }: ¿dónde caen las fichas que llevaba?
ask-descent-recover-stand = { $who }: ¿en qué casilla se pone en pie el héroe?

## Preguntas de las cartas

ask-descent-choose-figures-choose = { $who }: ¿a quién afecta?
ask-descent-chosen-test-choose = { $who }: ¿qué atributo se pone a prueba?
ask-descent-use-card-choose-cost = { $who }: ¿cuánta Fatiga sufres por ella?
ask-descent-may-recover-choose = { $who }: ¿recuperar Daño?
ask-descent-inflict-any-choose = { $who }: ¿qué estado?
ask-descent-cure-choose = { $who }: ¿qué estado se descarta?
ask-descent-keep-some-choose = { $who }: ¿qué carta te quedas?
ask-descent-plan-ahead-order = { $who }: ¿qué carta devuelves ahora, desde arriba?
ask-descent-schemes-choose = { $who }: ¿qué tipo de carta buscas?
ask-descent-diabolic-power-choose = { $who }: ¿qué carta tomas?
ask-descent-fill-group-choose = { $who }: ¿dónde se coloca el monstruo?
ask-descent-call-minions-choose = { $who }: ¿dónde se coloca el monstruo común?
ask-descent-rise-again-choose = { $who }: ¿dónde se alza el monstruo?
ask-descent-charmed-action-choose = { $who }: ¿qué hace el héroe hechizado?
ask-descent-raise-dead-choose = { $who }: ¿dónde se coloca el Cadáver reanimado?
ask-descent-raise-dead-make-room = { $who }: ¿en qué casilla vacía?
ask-descent-corpse-blast-attack = { $who }: ¿con qué arma?
ask-descent-dying-command-choose = { $who }: ¿qué hace el monstruo por ti?
ask-descent-dying-command-return-monster = { $who }: ¿dónde se coloca el monstruo?
ask-descent-search-now-choose = { $who }: ¿qué ficha buscas?
ask-descent-pick-lock-choose = { $who }: ¿qué puerta?
ask-descent-running-shot-choose = { $who }: ¿qué haces con el disparo?
ask-descent-two-targets-choose = { $who }: ¿a quién atacas primero?
ask-descent-two-targets-choose-second = { $who }: ¿a quién atacas además?
ask-descent-take-as-fatigue-choose = { $who }: ¿cuánto Daño sufres como Fatiga?
ask-descent-run-and-strike-choose = { $who }: ¿seguir, atacar o parar?
ask-descent-borrow-defence-choose = { $who }: ¿los dados de Defensa de quién añades?
ask-descent-reappear-choose = { $who }: ¿dónde reapareces?
ask-descent-oath-of-honor-choose-hero = { $who }: ¿a qué héroe ayudas?
ask-descent-oath-of-honor-choose-monster = { $who }: ¿a qué monstruo atacas?
ask-descent-oath-of-honor-choose-place = { $who }: ¿en qué casilla te colocas?
ask-descent-spare-shield-choose = { $who }: ¿qué escudo usas?
ask-descent-defend-choose = { $who }: ¿en lugar de quién pasas a ser el objetivo?
ask-descent-stoneskin-choose = { $who }: ¿quién recibe el dado gris?
ask-descent-move-together-choose = { $who }: ¿qué héroe se mueve contigo?
ask-descent-move-together-order = { $who }: ¿quién se mueve primero?
ask-descent-attack-choose-second = { $who }: ¿atacar a un segundo héroe con la misma tirada?
ask-descent-cry-havoc-trace = { $who }: ¿qué casilla es la siguiente?
ask-descent-cry-havoc-go = { $who }: ¿qué casilla es la siguiente?
ask-descent-discard-one-choose = { $who }: ¿qué carta descartas?
ask-descent-fire-breath-trace = { $who }: ¿a qué casilla llega ahora el fuego?
ask-descent-leap-choose = { $who }: ¿qué otro monstruo sufre Daño?
ask-descent-move-other-begin = { $who }: ¿adónde se mueve la miniatura?
ask-descent-move-other-choose = { $who }: ¿adónde se mueve la miniatura?
ask-descent-move-other-place = { $who }: ¿cómo se coloca la miniatura grande?
ask-descent-move-other-resist = { $who }: ¿quedarse en el sitio?
ask-descent-not-me-choose = { $who }: ¿quién pasa a ser el objetivo?
ask-descent-one-of-two-choose = { $who }: ¿qué estado?
ask-descent-promotion-choose = { $who }: ¿qué monstruo común pasa a ser líder?
ask-descent-put-other-choose = { $who }: ¿en qué casilla se coloca la miniatura?
ask-descent-put-other-place = { $who }: ¿cómo se coloca la miniatura grande?
ask-descent-sacrifice-measure = { $who }: ¿cuánto Daño?
ask-descent-second-blow-choose = { $who }: ¿qué segundo monstruo?
ask-descent-shove-choose = { $who }: ¿a quién apartas?
ask-descent-shove-decide = { $who }: ¿intercambiar el sitio?

## Preguntas de las aventuras

ask-descent-door-test-offer = { $who }: ¿repetir la prueba?
ask-descent-door-test-choose-place = { $who }: ¿en qué casilla al otro lado?
ask-descent-quest-act-choose-attribute = { $who }: ¿qué atributo se pone a prueba?
ask-descent-climb-over-choose = { $who }: ¿en qué casilla más allá de la roca?
ask-descent-swoop-choose = { $who }: ¿dónde aterriza Belthir?
ask-descent-war-cry-choose = { $who }: ¿qué goblin se mueve ahora?
ask-descent-shield-arm-choose = { $who }: ¿qué dado recibe Sir Palamon?
ask-descent-seize-choose = { $who }: ¿se arrebata al invitado?
ask-descent-harvest-thanks-choose = { $who }: ¿quién roba la carta de Búsqueda?
ask-descent-ravine-result-choose = { $who }: ¿quién es?
ask-descent-block-choose = { $who }: ¿qué casilla se bloquea?

## Por qué no se puede elegir algo

not-movement = Demasiado lejos: hacen falta { $number } puntos de movimiento y quedan { $limit }.
not-no-way = No hay camino hasta allí.
not-obstacle = Un obstáculo bloquea esta casilla.
not-occupied = Casilla ocupada { $who-by }.
not-other-sort = { $who-the } no es de esa clase.
not-oneself = No la propia miniatura.
not-within = No está a { $limit ->
    [one] 1 casilla
   *[other] { $limit } casillas
} o menos.
not-unseen = Sin línea de visión { $who-to }.
not-reach = Fuera de alcance: a { $number } casillas, llega a { $limit }.
not-untouchable = Ahora ningún ataque afecta { $who-to }.
not-targeted = { $who-the } ya está entre los elegidos.

## A quién esperan los demás

wait-descent-round-choose-hero = { $who } { wait-chooses } quién hace el siguiente turno.
wait-descent-encounter-place-heroes = { $who } { wait-chooses } dónde empezar.
wait-descent-hero-turn-choose = { $who } { wait-chooses } qué hacer.
wait-descent-overlord-turn-choose-group = { $who } { wait-chooses } qué grupo activar.
wait-descent-group-turn-choose = { $who } { wait-chooses } qué monstruo activar.
wait-descent-activation-choose = { $who } { wait-chooses } qué hace el monstruo.
wait-descent-attack-spend = { $who } { wait-decides } en qué gastar incrementos.
wait-descent-equip-choose = { $who } { wait-chooses } qué equipar.
wait-descent-place-monster-choose = { $who } { wait-chooses } dónde se coloca un monstruo.
