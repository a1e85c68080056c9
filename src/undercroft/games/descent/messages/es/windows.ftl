### Windows at which the Overlord's hand is asked, as his standing orders name them.

window-descent-attack-declared = Cuando se declara un ataque
window-descent-attack-rolled = Cuando se ha tirado un ataque
window-descent-march-entered = Cuando una miniatura entra en una casilla
window-descent-test-rolled = Cuando se ha tirado una prueba de atributo
window-descent-test-passed = Cuando se supera una prueba de atributo
window-descent-open-door-opened = Cuando se abre una puerta
window-descent-search-before = Antes de que un héroe robe una carta de Búsqueda
window-descent-search-found = Después de que un héroe robe una carta de Búsqueda
window-descent-defeat-defeated = Cuando un monstruo es derrotado
window-descent-defeat-knocked-out = Cuando un héroe queda fuera de combate
window-descent-overlord-turn-started = Al comienzo del turno del Señor Supremo
window-descent-overlord-turn-ended = Al final del turno del Señor Supremo
