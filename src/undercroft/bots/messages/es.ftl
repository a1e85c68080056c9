### Por qué un bot elegiría así.

hint-random = Es tan buena como cualquier otra.
hint-kill = El objetivo puede caer.
hint-attack = Es el enemigo más débil al alcance.
hint-target = Es quien más puede aguantar.
hint-several = Golpea a varios enemigos a la vez.
hint-push = Hace retroceder al enemigo.
hint-spikes = Los pinchos hacen daño.
hint-area = Allí hay más enemigos.
hint-card = Ahora hace más que un ataque normal.
hint-heal = Alguien está malherido.
hint-drink = Te queda poca salud.
hint-wary = Tienes heridas: un escudo vale más que un dado.
hint-bold = Habrá a quién golpear.
hint-swift = Queda mucho camino.
hint-approach = Pone a un enemigo al alcance.
hint-door = La sala está despejada: toca la puerta.
hint-guard = Tú aguantas mejor el golpe.
hint-parry = Haría daño.
hint-reroll = Ese dado solo puede mejorar.
hint-keep = Lo que tienes valdrá más después.
hint-take = Será más útil.
hint-end = No queda nada mejor que hacer.
