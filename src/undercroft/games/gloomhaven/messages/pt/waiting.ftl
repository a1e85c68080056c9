### O que os outros leem enquanto alguém decide.

wait-gh-scenario-choose-start = { $who } { wait-chooses } o hexágono inicial.
wait-gh-character-turn-choose-action = { $who } { wait-chooses } uma ação.
wait-gh-attack-choose = { $who } { wait-chooses } quem atacar.
wait-gh-attack-strike-again = { $who } { wait-chooses } quem atacar.
wait-gh-attack-lay-area = { $who } { wait-chooses } onde pôr a área.
wait-gh-attack-add-target = { $who } { wait-chooses } mais um alvo.
wait-gh-choose-figures-choose = { $who } { wait-chooses } quem é afetado.
wait-gh-move-choose = { $who } { wait-chooses } para onde se mover.
wait-gh-move-make-room = { $who } { wait-chooses } um hexágono vazio.
wait-gh-shove-choose = { $who } { wait-chooses } para onde empurrar ou puxar.
wait-gh-heal-find-neediest = { $who } { wait-chooses } quem é curado.
wait-gh-infuse-choose = { $who } { wait-chooses } um elemento.
wait-gh-set-order-settle-ties = { $who } { wait-chooses } quem age primeiro.
wait-gh-long-rest-choose = { $who } { wait-chooses } a carta a perder no descanso.
wait-gh-create-obstacle-choose = { $who } { wait-chooses } onde pôr o obstáculo.
wait-gh-short-rest-offer = { $who } { wait-decides } se faz um descanso curto.
wait-gh-monster-attack-choose = { $who } { wait-decides } por { $about-figure-the }: as opções são iguais.
wait-gh-monster-attack-keep-focus = { $who } { wait-decides } por { $about-figure-the }: as opções são iguais.
wait-gh-monster-move-choose = { $who } { wait-decides } por { $about-figure-the }: as opções são iguais.
wait-gh-monster-move-choose-way = { $who } { wait-decides } por { $about-figure-the }: as opções são iguais.
wait-gh-monster-move-keep-focus = { $who } { wait-decides } por { $about-figure-the }: as opções são iguais.
wait-gh-monster-turn-find-focus = { $who } { wait-decides } por { $about-figure-the }: as opções são iguais.
