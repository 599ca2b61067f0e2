# Opponents: levels, personalities, and the reasons hints give.

level-novice = Novice
level-novice-words = Plays sensibly but misjudges what things are worth.
level-easy = Easy
level-easy-words = Knows the rules well and likes what is expensive.
level-medium = Medium
level-medium-words = Has a plan and keeps to it.
level-hard = Hard
level-hard-words = Looks a turn or two ahead.
level-expert = Expert
level-expert-words = Weighs every choice in thousands of imagined games.

reason-only = It is the only thing to do.
reason-even = It simply comes out a little better in what follows.
