### Lo que hacen algunas cartas, cuando ningún verbo lo dice.

## Habilidades y héroes

special-appraisal = descarta la carta de Búsqueda y quédate la siguiente
special-army-of-death = tu familiar ataca a cada monstruo en tu línea de visión
special-borrow-defence = suma a los tuyos los dados de Defensa de un héroe adyacente
special-challenge = elige un monstruo en tu línea de visión; hasta tu próximo turno, los ataques entre él y tú tienen +1 ♥
special-corpse-blast = ataca con Explosión la casilla de tu familiar, sin alcance ni línea de visión; después es derrotado
special-cripple = elige un monstruo adyacente y haz una prueba de Fuerza; si la superas, queda inmovilizado
special-danger-sense = el Señor Supremo descarta una carta al azar
special-dark-pact = lo sufre por completo el otro de los dos
special-deathly-haste = tu familiar mueve 1 casilla
special-defend = pasas a ser el objetivo en lugar de un héroe adyacente
special-dismiss = retira a tu familiar del tablero
special-dying-command = el monstruo vuelve, mueve y ataca una vez para ti y desaparece
special-fall-at-last = después quedas fuera de combate
special-fury-of-undeath = activa a tu familiar una vez más en este turno
special-greedy = busca una ficha a 3 casillas o menos
special-lurk = busca una ficha adyacente
special-move-together = un héroe a 3 casillas o menos y tú podéis hacer una acción de movimiento cada uno
special-oath-of-honor = elige un héroe a 3 casillas o menos y un monstruo adyacente a él; colócate junto al monstruo y atácalo
special-prayer-of-healing = tú o un héroe adyacente recuperáis tanto Daño como corazones muestre un dado rojo
special-radiant-light = tira un dado rojo: los héroes en tu línea de visión recuperan ese Daño y los monstruos lo sufren
special-raise-dead = coloca el Cadáver reanimado en una casilla vacía adyacente
special-run-after = mueve hasta 2, con Armadura pesada 1
special-run-before = mueve antes hasta 2, con Armadura pesada 1
special-running-shot = mueve hasta 2, con Armadura pesada 1, y luego ataca con un Arco
special-run-and-strike = mueve hasta el doble de tu Velocidad y ataca una vez, antes, durante o después
special-shared-pain = cada otro monstruo de su grupo sufre 1 de Daño
special-sneaky = abre o cierra una puerta
special-spare-shield = usa un Escudo equipado sin agotarlo
special-spirits-harm = un monstruo dañado por una habilidad tuya queda envenenado
special-spirits-harm-all = cada monstruo que dañe la habilidad queda envenenado
special-spirits-restore = un héroe ayudado por una habilidad tuya recupera además 1 de Daño y 1 de Fatiga
special-spirits-restore-all = cada héroe ayudado por la habilidad recupera además 1 de Daño y 1 de Fatiga
special-stoneskin = tú o un héroe afectado a 3 casillas o menos añadís un dado gris de Defensa
special-stun-group = elige un monstruo a 3 casillas o menos; todo su grupo queda aturdido
special-take-as-fatigue = sufre como Fatiga lo que quieras, hasta tu Aguante
special-two-targets = un ataque contra dos monstruos distintos
special-vanish = sal del tablero hasta tu próximo turno; reaparece a 4 casillas o menos de tu ficha

## Cartas de Señor Supremo

special-call-minions = llegan monstruos comunes de su grupo a las casillas vacías adyacentes
special-charmed-action = mueves o atacas con ese héroe como si fuera un monstruo, sin Fatiga ni pociones suyas; puede atacarse a sí mismo
special-despair = en su próximo turno el héroe sufre 1 de Fatiga tras cada acción
special-diabolic-power = toma cualquier carta del mazo o los descartes, muéstrala y baraja el mazo; cada héroe hace una prueba de Voluntad por un Evento, de Percepción por una Trampa o de Conocimiento por Magia; quien la falla sufre 2 de Daño
special-draw-for-group = roba tantas cartas como miniaturas tenga el grupo y quédate una por héroe; el grupo tiene 1 acción menos
special-draw-for-group-keep-two = roba tantas cartas como miniaturas tenga el grupo y quédate dos; el grupo tiene 1 acción menos
special-fill-group = completa el grupo hasta su límite, en casillas vacías que no estén a 3 o menos de un héroe
special-lose-point = perder un punto de movimiento, o quedar aturdido si no queda ninguno
special-monkey = hasta el final de su próximo turno el héroe es un mono: Velocidad 5, sin ataques ni dados de Defensa
special-plan-ahead = mira las cinco primeras cartas de tu mazo y devuélvelas en el orden que quieras
special-repeat-test = el héroe la repite con el atributo reducido en 1; si la supera de nuevo, el Señor Supremo roba una carta
special-return-to-hand = esta carta vuelve a tu mano
special-rise-again = al inicio de tu turno el monstruo vuelve a 5 casillas o menos, hasta que termine
special-schemes = nombra un tipo de carta y revela hasta que salga una; quédatela y descarta las demás
special-stop-moving = el movimiento termina
special-word-of-misery = en este turno cada héroe que sufra Daño sufre también 1 de Fatiga

## Monstruos, lugartenientes, objetos, reliquias

special-air = hasta el próximo turno del Señor Supremo ningún ataque le afecta y los héroes pueden atravesarlo
special-thin-air = hasta el próximo turno del Señor Supremo solo le afectan los ataques de miniaturas adyacentes
special-throw = acabar en una casilla vacía a 3 o menos, en la que se entra
special-fire-breath = el ataque afecta a todas las miniaturas de un camino de 4 casillas desde la casilla objetivo
special-subdue = un objetivo dañado recibe un estado a elección del Señor Supremo
special-sacrifice = un monstruo adyacente sufre hasta 5 de Daño y ella recupera lo mismo
special-not-me = prueba de Percepción; si se supera, el objetivo pasa a ser un monstruo adyacente
special-promotion = prueba de Voluntad; si se supera, un monstruo común adyacente pasa a ser líder, dentro del límite de su grupo
special-cry-havoc = mover y atacar después con una sola tirada a cada miniatura atravesada
special-dominion = prueba de Voluntad; si se supera, mueve 2 casillas a un héroe en línea de visión, que supera una prueba de Voluntad o queda inmovilizado
special-seduce = prueba de Voluntad; si se supera, mueve 1 casilla a un héroe a 3 o menos y queda aturdido
special-knockback = el objetivo se coloca en una casilla vacía a 3 o menos, en la que entra
special-overpower = mover; junto a un héroe, prueba de Fuerza; si se supera, se intercambian y el héroe sufre 1 de Fatiga
special-sap-speed = ese héroe tiene 1 menos de Velocidad en este turno
special-cast-bones = se tira el dado azul; con un incremento el Señor Supremo roba una carta
special-discard-one = descartar una carta de la mano
special-one-of-two = el héroe queda inmovilizado o envenenado, a elección del Señor Supremo
special-push = mover el objetivo 1 casilla
special-leap = otro monstruo a 3 casillas o menos del objetivo sufre 1 de Daño
special-second-blow = afecta también a un segundo monstruo adyacente
special-dodge-by-awareness = tus dados de Defensa valen tantos escudos como tu Percepción

## Reglas que traen habilidades y capacidades, por su nombre

rule-armor-of-faith = cada héroe sanado con Plegaria de curación tiene un dado marrón de Defensa más hasta tu próximo turno
rule-cleansing-touch = Plegaria de curación descarta además un estado
rule-divine-fury = tras Plegaria de curación, el siguiente ataque de ese héroe en esta ronda tiene un dado amarillo más
rule-holy-power = Plegaria de curación puede afectar a 2 héroes; con un incremento en su dado cada uno recupera 1 de Fatiga
rule-prayer-of-peace = mientras está agotada, los monstruos adyacentes a ti no pueden atacar
rule-cloud-of-mist = mientras está agotada, los ataques a casillas a 3 o menos de ti deben ceder un incremento o fallan
rule-inscribe-rune = toda arma que lleves equipada cuenta como Runa
rule-eagle-eyes = las miniaturas aliadas no bloquean la línea de visión de tus ataques con Arco
rule-sneaky = { "" }

## Reglas de las capacidades de los monstruos

rule-web = un héroe adyacente sufre 1 de Fatiga para salir de su casilla
rule-reach = sus ataques Cuerpo a cuerpo llegan a 2 casillas
rule-scamper = puede moverse a través de los héroes
rule-cowardly = solo gasta incrementos a 3 casillas o menos de un líder o lugarteniente
rule-flail = su ataque puede tener como objetivo a 2 héroes distintos
rule-shadow = un héroe adyacente que ataca debe ceder un incremento o falla
rule-shambling = solo una acción de movimiento en cada activación
rule-fly = se mueve por encima de enemigos y terreno, y termina en una casilla vacía
rule-unmovable = nada lo mueve contra su voluntad
