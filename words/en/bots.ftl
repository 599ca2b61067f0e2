# Opponents: levels, personalities, and the reasons hints give.

level-novice = Novice
level-novice-words = Plays sensibly but misjudges what things are worth.
level-easy = Easy
level-easy-words = Plays by good rules of thumb, but is often wrong about what things are worth.
level-medium = Medium
level-medium-words = Has a plan and keeps to it.
level-hard = Hard
level-hard-words = Tries every choice out in its head, but is now and then wrong about a card.
level-expert = Expert
level-expert-words = Weighs every choice in thousands of imagined games.

reason-only = It is the only thing to do.
reason-first = Nothing else would come out better, and whatever else is worth doing can still follow.
reason-close = The next best is about as good: choose the one you like.
reason-best = Nothing else that was tried wins more often.
reason-best-of = Of { $n } choices tried, none wins more often: { $chance } % against { $less } % for “{ $next }”.
reason-even = There is next to nothing between it and the best.
reason-behind = Worth a thought, but it falls short of the best in what follows.

# Reviews.

review-player = Player { $seat }
review-lucky = Turn { $turn }: { $what } That was worth { $points } points to { $who }.
review-unlucky = Turn { $turn }: { $what } That cost { $who } { $points } points.
review-missed = Turn { $turn }: { $who } chose “{ $did }”; “{ $best }” would have been { $points } points better. { $why }
