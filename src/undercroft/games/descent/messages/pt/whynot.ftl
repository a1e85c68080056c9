### Por que não se pode atacar agora.

not-no-actions = Não resta nenhuma ação para atacar.
not-attacked = Só um ataque por turno, e já foi feito.
not-stunned = Atordoado: primeiro descarte a condição com uma ação.
not-in-pit = Num fosso: primeiro saia dele com uma ação.
not-knocked-out = Fora de combate: primeiro levante-se.
