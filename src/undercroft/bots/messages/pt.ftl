### Por que um bot escolheria assim.

hint-random = É tão boa quanto qualquer outra.
