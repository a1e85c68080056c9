### Lo que dice el modo de líneas.

term-help =
    Responde con el número de una opción, su clave (entre corchetes) o el principio de la clave.
    deshacer [N]   anula tu última respuesta, o todas las posteriores a la respuesta N
    rehacer        repite lo que se anuló
    porqué [K]     por qué ocurrió lo último, o el K-ésimo de los sucesos mostrados
    registro       lo que ha ocurrido hasta ahora
    tablero, mano  el tablero; tus cartas
    mirar X        qué hay en un hexágono o quién es una marca; sin X, qué significan las marcas, y el objetivo
    carta NOMBRE   una carta, un objeto, un monstruo: qué hace
    opciones       la pregunta otra vez
    pista          qué haría el bot, y por qué
    prever N       qué haría la opción N
    guardar FICHERO  una copia del diario
    idioma xx      en, es o pt
    salir          abandona; la partida se conserva
term-pass = Pasa el teclado { $who }, que debe pulsar Intro.
term-any-time = En cualquier momento:
term-no-undo = No hay nada que deshacer.
term-undo-sure = Desde entonces se han revelado dados, cartas o secretos. ¿Deshacer de todos modos? (s/n)
term-yes = s
term-undo-kept = No se ha deshecho nada.
term-undone = Deshecho: de vuelta a la respuesta { $n }.
term-no-redo = No hay nada que rehacer.
term-redone = Rehecho hasta la respuesta { $n }.
term-no-why = { $count ->
    [0] Aún no se ha mostrado nada que explicar.
   *[other] No existe ese suceso: escribe porqué con un número del 1 al { $count }.
}
term-no-hand = No tienes cartas.
term-no-look = Nada en la mesa se llama «{ $line }»: escribe mirar con un hexágono o una marca del tablero.
term-no-card = No hay ninguna carta ni nada que se llame «{ $line }».
term-no-hint = Este juego no tiene ningún bot al que pedir consejo.
term-hint = Pista: { $number }, { $label }. { $why }
term-preview-what = Escribe prever y el número de una opción.
term-save-where = Escribe guardar y el nombre de un fichero.
term-save-taken = { $file } ya existe con otro contenido: elige otro nombre.
term-save-failed = No se puede escribir { $file }: { $why }.
term-saved = Guardado en { $file }.
term-resumed = { $n ->
    [one] Se continúa después de { $n } respuesta.
   *[other] Se continúa después de { $n } respuestas.
}
term-torn = La última línea de { $file } quedó escrita a medias y se descarta; la partida sigue desde la anterior.
term-kept = La partida se conserva en { $file }; continúa con: { $command }
term-over = El diario es { $file }.
term-report = Respuesta { $n }: llega el resultado de una partida de la campaña
term-answer = Respuesta { $n }, { $who }: { $key }
term-opening = Antes de la primera respuesta
term-verified = { $file }: { $answers } respuestas, { $digests } resúmenes coinciden.

games-later = no está en esta versión
games-complete = completo
games-open = jugable
games-more = Más: { $command }
games-bot = bots
