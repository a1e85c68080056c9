### Lo que leen los demás mientras alguien decide.

wait-gh-scenario-choose-start = { $who } { wait-chooses } el hexágono inicial.
wait-gh-character-turn-choose-action = { $who } { wait-chooses } una acción.
wait-gh-attack-choose = { $who } { wait-chooses } a quién atacar.
wait-gh-attack-strike-again = { $who } { wait-chooses } a quién atacar.
wait-gh-attack-lay-area = { $who } { wait-chooses } dónde colocar la zona.
wait-gh-attack-add-target = { $who } { wait-chooses } un objetivo más.
wait-gh-choose-figures-choose = { $who } { wait-chooses } a quién afecta.
wait-gh-move-choose = { $who } { wait-chooses } adónde moverse.
wait-gh-move-make-room = { $who } { wait-chooses } un hexágono vacío.
wait-gh-shove-choose = { $who } { wait-chooses } adónde empujar o atraer.
wait-gh-heal-find-neediest = { $who } { wait-chooses } a quién curar.
wait-gh-infuse-choose = { $who } { wait-chooses } un elemento.
wait-gh-set-order-settle-ties = { $who } { wait-chooses } quién actúa primero.
wait-gh-long-rest-choose = { $who } { wait-chooses } la carta que pierde en el descanso.
wait-gh-create-obstacle-choose = { $who } { wait-chooses } dónde poner el obstáculo.
wait-gh-short-rest-offer = { $who } { wait-decides } si hace un descanso corto.
wait-gh-monster-attack-choose = { $who } { wait-decides } por { $about-figure-the }: sus opciones son iguales.
wait-gh-monster-attack-keep-focus = { $who } { wait-decides } por { $about-figure-the }: sus opciones son iguales.
wait-gh-monster-move-choose = { $who } { wait-decides } por { $about-figure-the }: sus opciones son iguales.
wait-gh-monster-move-choose-way = { $who } { wait-decides } por { $about-figure-the }: sus opciones son iguales.
wait-gh-monster-move-keep-focus = { $who } { wait-decides } por { $about-figure-the }: sus opciones son iguales.
wait-gh-monster-turn-find-focus = { $who } { wait-decides } por { $about-figure-the }: sus opciones son iguales.
