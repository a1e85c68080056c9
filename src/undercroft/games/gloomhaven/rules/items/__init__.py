"""Items: when they may be used, what they do, who may wear them."""
