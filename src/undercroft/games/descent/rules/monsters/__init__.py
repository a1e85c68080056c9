"""The abilities of monsters and lieutenants that no verb says."""
