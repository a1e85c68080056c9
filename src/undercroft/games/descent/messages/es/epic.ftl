### Juego épico: lo que se compra, se vende y se aparta antes de una aventura.

setup-skills = Habilidades
setup-skills-cost = experiencia
setup-sold = Equipo inicial vendido, 25 de oro por carta
setup-items = Cartas de la tienda
setup-items-cost = oro
setup-deck = Cartas que compra el Señor Supremo
setup-deck-cost = experiencia
advice-skills = Elegidas para ti: las habilidades que mejor sirven a la clase por { $number } de experiencia.
advice-items = Elegido para ti: el mejor equipo que se compra con { $number } de oro y se puede llevar a la vez; primero arma y armadura. Los héroes pueden juntar su oro.
advice-sold = Elegido para ti: lo que otra carta mejor sustituye, si hacen falta sus { $number } de oro.
advice-deck = Elegidas para ti: una sola clase hasta donde alcanzan { $number } de experiencia, pues las cartas de nivel alto exigen las de niveles inferiores.
advice-deck-few = Elegidas para ti: cartas que igualan la partida contra pocos héroes, por { $number } de experiencia. Sin Refuerzos: rellena un grupo entero, más de lo que pocos héroes pueden abatir.
advice-deck-of-quest = Elegidas para ti: cartas que igualan esta aventura, por { $number } de experiencia.
quest-designed = { $number } % diseñado por nosotros
option-set-aside = apartar { $card }
ask-descent-set-aside-choose = ¿Apartar cartas para esta aventura? Deben quedar al menos 15 en el mazo.
event-overlord-set-aside = El Señor Supremo aparta { $card }.
