### Jogo épico: o que se compra, se vende e se põe de lado antes de uma aventura.

setup-skills = Habilidades
setup-skills-cost = experiência
setup-sold = Equipamento inicial vendido, 25 de ouro por carta
setup-items = Cartas da loja
setup-items-cost = ouro
setup-deck = Cartas que o Senhor Supremo adquire
setup-deck-cost = experiência
advice-skills = Escolhidas para você: as habilidades que mais servem à classe por { $number } de experiência.
advice-items = Escolhido para você: o melhor equipamento que { $number } de ouro compra e que se pode usar junto; arma e armadura primeiro. Os heróis podem juntar seu ouro.
advice-sold = Escolhido para você: o que uma carta melhor substitui, se os { $number } de ouro fazem falta.
advice-deck = Escolhidas para você: uma só classe até onde vão { $number } de experiência, pois as cartas de nível alto exigem as de níveis inferiores.
advice-deck-few = Escolhidas para você: cartas que equilibram a partida contra poucos heróis, por { $number } de experiência. Sem Reforços: enche de novo um grupo inteiro, mais do que poucos heróis conseguem abater.
advice-deck-of-quest = Escolhidas para você: cartas que equilibram esta aventura, por { $number } de experiência.
quest-designed = { $number } % criado por nós
option-set-aside = pôr { $card } de lado
ask-descent-set-aside-choose = Pôr cartas de lado nesta aventura? Pelo menos 15 devem ficar no baralho.
event-overlord-set-aside = O Senhor Supremo põe { $card } de lado.
