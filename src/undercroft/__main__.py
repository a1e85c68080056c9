"""`python -m undercroft`: the same program as `undercroft`."""

import sys

from undercroft.cli import main

if __name__ == "__main__":
    sys.exit(main())
