### Windows at which the Overlord's hand is asked, as his standing orders name them.

window-descent-attack-declared = Quando um ataque é declarado
window-descent-attack-rolled = Quando os dados de um ataque foram rolados
window-descent-march-entered = Quando uma figura entra em um espaço
window-descent-test-rolled = Quando os dados de um teste de atributo foram rolados
window-descent-test-passed = Quando um teste de atributo é bem-sucedido
window-descent-open-door-opened = Quando uma porta é aberta
window-descent-search-before = Antes de um herói comprar uma carta de busca
window-descent-search-found = Depois de um herói comprar uma carta de busca
window-descent-defeat-defeated = Quando um monstro é derrotado
window-descent-defeat-knocked-out = Quando um herói é nocauteado
window-descent-overlord-turn-started = No início do turno do Senhor Supremo
window-descent-overlord-turn-ended = No fim do turno do Senhor Supremo
