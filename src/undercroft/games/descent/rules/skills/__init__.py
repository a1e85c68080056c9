"""The skills of each class and the abilities of each hero that no verb says, a module for each class."""
