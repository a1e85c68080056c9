"""Questions of owners of the box: what a character sees, and where its movement can end."""
