### Por que não se pode atacar agora.

not-no-actions = Não resta nenhuma ação para atacar.
not-attacked = Só um ataque por turno, e já foi feito.
not-stunned = Atordoado: primeiro descarte a condição com uma ação.
not-in-pit = Num fosso: primeiro saia dele com uma ação.
not-knocked-out = Você está nocauteado: primeiro levante-se.

## Why a surge ability cannot be bought.

not-surge-used = Já foi usada neste ataque.
not-cowardly = Covarde: para gastar surtos precisa de um líder ou tenente a até 3 espaços.
not-surge-tires = O custo em fadiga passaria do Vigor.
not-no-fatigue = Não há fadiga para recuperar.
not-surges = Faltam surtos: são precisos { $number }, restam { $limit }.
