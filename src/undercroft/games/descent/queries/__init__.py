"""Questions of owners of the box: what is seen, where a figure can get to, what an attack does."""
