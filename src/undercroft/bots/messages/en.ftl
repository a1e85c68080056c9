### Why a bot would choose as it does.

hint-random = It is as good as any.
