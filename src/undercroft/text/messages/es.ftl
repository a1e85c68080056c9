### Las palabras que comparten todos los juegos. El catálogo de un juego puede sustituir cualquiera de estos mensajes.

## Formas de un nombre: $name, $gender (m, f, mp, fp), $number (0: no hay otro igual), $article (no: va sin él),
## $note (none: no lleva nada entre paréntesis)

form-bare = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
}{ $note ->
    [none] { "" }
   *[other] { " " }({ $note })
}
form-the = { $article ->
    [no] { form-bare }
   *[yes] { $gender ->
        [f] la { form-bare }
        [mp] los { form-bare }
        [fp] las { form-bare }
       *[m] el { form-bare }
    }
}
form-to = { $article ->
    [no] a { form-bare }
   *[yes] { $gender ->
        [f] a la { form-bare }
        [mp] a los { form-bare }
        [fp] a las { form-bare }
       *[m] al { form-bare }
    }
}
form-of = { $article ->
    [no] de { form-bare }
   *[yes] { $gender ->
        [f] de la { form-bare }
        [mp] de los { form-bare }
        [fp] de las { form-bare }
       *[m] del { form-bare }
    }
}
form-by = por { form-the }
form-in = en { form-the }

list-none = nada
list-comma = { $before }, { $next }
list-and = { $before } y { $next }
list-or = { $before } o { $next }
list-and-same-sound = { $before } e { $next }
list-or-same-sound = { $before } u { $next }

unknown-card = una carta
    .gender = f
    .article = no
unknown-figure = figura
    .gender = f
unknown-seat = jugador
    .gender = m
unknown-thing = algo
    .article = no

## Sucesos del núcleo

event-game-over = { $result-id ->
    [won] Partida ganada.
    [lost] Partida perdida.
    [tie] La partida acaba en empate.
   *[other] { $winners-count ->
        [0] La partida ha terminado: { $result-id }.
        [one] Gana { $winners-the }.
       *[other] Ganan { $winners-the }.
    }
}
event-modified = { $modifier-source-id ->
    [none] { $modifier-stat } { $modifier-value-signed }.
   *[other] { $modifier-source }: { $modifier-stat } { $modifier-value-signed }.
}
event-armed = Efecto activo: { $trigger-source }.
event-ended = { $source-id ->
    [none] { "" }
   *[other] Termina el efecto: { $source }.
}

## Sucesos que comparten varios juegos

event-moved = { $figure-the } acaba en { $cells }.
event-damaged = { $figure-the } sufre { $amount } de daño.
event-healed = { $figure-the } recupera { $amount } de vida.
event-fell = { $figure-the } cae.
event-condition-gained = { $figure-the } queda { $condition }.
event-condition-lost = { $figure-the } ya no está { $condition }.
event-conditions-ran = { "" }

## Preguntas y opciones del núcleo

ask-window-offer = { $who }: ¿usar algo ahora? ({ $rule })
ask-order-uses-collect = { $who }: ¿usar algo ahora? ({ $rule })
ask-order-uses-order = { $who }: ¿qué uso va primero? ({ $rule })
option-pass = pasar
option-use = usar { $source-the }
option-use-next = { $owner-the }: { $source }
option-give-up = rendirse
option-play-on = seguir jugando

## Explicaciones

why-rule = { $page ->
    [none] { $id } · { $title }
   *[other] { $id } · { $title } ({ $page })
}
why-cut = { $dropped-count ->
    [0] { $best ->
        [none] { $rule }: { $measure }: { $kept }
       *[other] { $rule }: { $measure }: { $best } por igual para { $kept }
    }
   *[other] { $best ->
        [none] { $rule }: { $measure }: { $kept }; fuera: { $dropped }
       *[other] { $rule }: { $measure }: { $kept } ({ $best }); fuera: { $dropped }
    }
}
why-lot = En esta mesa el juego elige al azar entre { $count } opciones iguales: { $options }. Elegida: { $picked }
why-dropped = { $name } ({ $value })
why-part = { $op ->
    [add] { $source }: { $stat } { $signed } → { $after }
    [set] { $source }: pasa a { $value } → { $after }
    [times] { $source }: { $stat } × { $value } → { $after }
    [cap] { $source }: { $stat } como máximo { $value } → { $after }
   *[floor] { $source }: { $stat } como mínimo { $value } → { $after }
}

## Texto de las cartas: duraciones y desencadenantes

duration-turn = hasta el final del turno
duration-round = hasta el final de la ronda
duration-scenario = hasta el final del escenario

## Cómo se llaman los valores

stat-attack = ataque
stat-damage = daño
stat-dice = dados
stat-health = vida
stat-movement = movimiento
stat-range = alcance
stat-shield = escudo
stat-pierce = perforante

## Cómo están las figuras y cómo acaban las partidas

told-figure = { $who }: vida { $hp }/{ $full }
told-result = Resultado: { $result }.
result-won = Resultado: victoria.
result-lost = Resultado: derrota.
result-tie = Resultado: empate.
told-winners = { $count ->
    [one] Gana { $who }.
   *[other] Ganan { $who }.
}
told-tied = Empate entre { $who }.
told-nobody-wins = No gana nadie.
told-score = { $who }: { $score }

## Líneas que se escriben: las órdenes; las inglesas siempre valen también

command-undo = deshacer
command-redo = rehacer
command-why = porqué
command-log = registro
command-board = tablero
command-look = mirar
command-hand = mano
command-card = carta
command-hint = pista
command-preview = prever
command-save = guardar
command-options = opciones
command-help = ayuda
command-lang = idioma
command-quit = salir

typed-several = «{ $line }» puede ser { $keys }.
typed-no-option = «{ $line }» no es una opción: escribe un número del 1 al { $count }, una clave o ayuda.

## Dónde se detiene una vista previa

then-question = Después viene la siguiente pregunta.
then-chance = Después decide el azar.
then-secret = Después se descubre algo que aún no puedes saber.
then-reveal = Después se revela algo nuevo.
then-report = Después la partida espera un informe de fuera.
then-end = Después termina la partida.

## Varios hechos en una frase

summary = { $told }: { $results }.
summary-open = { $told } …
summary-bare = { $told }.
sum-part = { $op ->
    [add] { $source } { $signed }
    [set] { $source }: { $value }
    [times] { $source } ×{ $value }
    [cap] { $source }: { $value } como máximo
   *[floor] { $source }: { $value } como mínimo
}
sum-no-damage = sin daño
sum-damaged = { $amount } de daño
sum-fell = cae
sum-condition-gained = { $condition }
also-damaged = { $figure-the } sufre { $amount } de daño
also-healed = { $figure-the } recupera { $amount } de vida
also-fell = { $figure-the } cae
also-condition-gained = { $figure-the } queda { $condition }

## A quién esperan los demás

wait-chooses = { $count ->
    [1] elige
   *[other] eligen
}
wait-decides = { $count ->
    [1] decide
   *[other] deciden
}
wait = { $who } { wait-decides } ({ $rule }).

## Por qué no se puede jugar lo elegido. $field es el nombre de un campo; $member cuenta los miembros de $members (0: ninguno).
## $place es dónde fallan los datos (none: no se sabe)

setup-where = { $member ->
    [0] { "" }
   *[other] { " " }({ $members }, { $member })
}
setup-not-a-field = No hay ningún campo { $key } que elegir; los campos son: { $known }.
setup-not-fitting = { $place ->
    [none] Los datos de la partida no son válidos: { $said }.
   *[other] Los datos de la partida no son válidos en { $place }: { $said }.
}
setup-not-offered = { $field }: no existe { $value }{ setup-where }; hay: { $known }.
setup-not-spelled = { $field }: no existe { $value }{ setup-where }; ¿querías decir { $near }?
setup-not-in-version = { $field }: { $choice } aún no está en esta versión{ setup-where }.
setup-not-in-range = { $field }: puede ser { $span }, no { $value }{ setup-where }.
setup-not-so-often = { $field }: { $choice } aparece { $times } veces{ setup-where }; como mucho puede aparecer { $most ->
    [one] una
   *[other] { $most }
}.
setup-not-so-many = { $field }: hay que elegir { $span }, no { $found }{ setup-where }.
setup-not-affordable = { $field }: cuesta { $cost } en total{ setup-where }; se pueden gastar { $budget }.
setup-not-twice = { $field }: { $choice } aparece { $times } veces; solo puede aparecer una.
setup-not-a-party-file = El archivo del grupo { $file } no se puede leer; indica un archivo TOML con el grupo.
setup-not-in-the-party-file = El archivo del grupo { $file } no es como debería: { $said }.
setup-not-the-seats = Se nombraron { $wanted } asientos, pero esta partida tiene { $found }.
setup-not-a-seat = Nadie puede sentarse como { $wish }: un asiento es me, open o uno de { $bots }.
