### Lo que dice la propia mesa: por qué algo no se puede hacer, y sus notas en el registro.

refused-stale = Entretanto la partida ha avanzado: vuelve a mirar y elige de nuevo.
refused-illegal = «{ $key }» no está entre las opciones de ahora.
refused-not-yours = El asiento { $seat } no es tuyo.
refused-not-asked = A este asiento no se le pregunta nada ahora.
refused-bot-plays = El bot { $bot } juega por este asiento: recupéralo primero.
refused-spectator = Solo estás mirando: únete antes a la mesa.
refused-host-only = Esto solo puede hacerlo quien creó la mesa.
refused-no-seat = No hay asiento { $seat }: esta mesa tiene { $count }.
refused-taken = El asiento { $seat } es de { $name }.
refused-no-bot = No hay ningún bot { $bot } para este juego; hay: { $names }.
refused-no-person = Aquí no hay nadie a quien puedas echar así.
refused-locked = La mesa está cerrada: pide a quien la creó que la abra.
refused-wrong-code = Este no es el código de la mesa.
refused-kicked = Quien creó la mesa te ha echado de ella.
refused-crowded = La mesa está llena: hay { $most } personas. Inténtalo de nuevo en un momento.
refused-left = No estabas, y tu sitio hizo falta para otra persona: vuelve a unirte a la mesa.
refused-no-undo = No hay nada que puedas deshacer.
refused-strict = Según las reglas de esta mesa solo se deshacen las jugadas propias, y solo antes de que se revele algo.
refused-no-redo = No hay nada que rehacer.
refused-not-your-redo = Era la jugada de otra persona: solo ella puede rehacerla.
refused-voting = Hay una votación en curso: espera a que se decida.
refused-no-vote = Esa votación ya no existe.
refused-not-asked-vote = No se te pregunta, o ya has votado.
refused-asked-already = Ya lo has pedido y no se aceptó.
refused-shared-already = Todos pueden descargar ya el diario completo.
refused-share-seated = Solo quien tiene asiento puede pedir que se comparta el diario completo.
refused-share-away = Deben estar de acuerdo todos los que tienen asiento, y { $name } no está.
refused-limit = No tan rápido: espera un momento.
refused-over = La partida ha terminado.
refused-no-option = { $why }
refused-ping-where = Para señalar hace falta un lugar o una figura.
refused-broken = Las reglas han tropezado ({ $error }). No ha cambiado nada; envía un informe de error, por favor.
refused-closed = Esta partida empezó con otras reglas (undercroft { $version }; { $why }): se puede mirar y exportar, pero no seguir jugando.
refused-lost = Lo guardado de esta partida no se puede seguir hasta el final ({ $error }): se puede mirar y exportar, pero no seguir jugando.
refused-no-answer = { $why }

table-answer = respuesta { $n }

note-rewound = { $name } deshizo jugadas más allá de algo ya revelado.
note-referee = { $name } decidió por { $seat } como árbitro.
note-late = { $seat } se quedó sin tiempo: sigue jugando el bot { $bot }.
table-share = Todos podrán descargar ya el diario completo: la semilla, las cartas ocultas y todo lo que está por venir.
note-shared = { $name } ha compartido el diario completo con el acuerdo de todos: cualquiera de la mesa puede descargarlo, con todo lo oculto.
