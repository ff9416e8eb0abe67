# The program itself, in English.

players = { $least ->
    [1] { $most ->
        [1] solo
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
minutes = { $least }-{ $most } min

roll = Roll the dice
resumed = You take up your game again after { $played } moves.
undone = { $count ->
    [one] You take back one move.
   *[other] You take back { $count } moves.
}
ended = { $result } Moves: { $moves }.{ $seed ->
    [none] {""}
   *[other] {" "}Seed: { $seed }.
}{ $practice ->
    [yes] {" "}(practice)
   *[no] {""}
}
ended-solo = Your score: { $score }{ $best ->
    [none] .
   *[other] {" "}of { $best }.
}
ended-seat = player { $seat }: { $score }
ended-seats = Scores: { $scores }. { $count ->
    [0] Nobody has won.
    [one] Player { $winners } has won.
   *[other] Shared victory: players { $winners }.
}
by-seat = Player { $seat }: { $done }
by-bot = Bot { $seat }: { $done }
asked = Player { $seat } · { $prompt }
curtain = Hand the keyboard to player { $seat }. Then press Enter.
undo-start = There is nothing to take back yet.
undo-rolled = { $luck ->
    [card] A card has been drawn since: only a practice game can go back further.
   *[dice] The dice have been rolled since: only a practice game can go back further.
}
undo-other = Another player has moved since.
undo-seen = A card has been seen since: only a practice game can go back further.
illegal = { $reason }
kept = Your game is kept. Go on with: { $command }
not-understood = “{ $given }” is not a number from 1 to { $count }, a move or a command; ? shows the commands.
which = Which one do you mean?
find = Type a part of its name, then Enter. Esc: back to the keys. Ctrl-Z: undo.
find-plain = Type a part of the name. Enter alone lists all { $count }.
help = Type a number, or a move such as “{ $example }”. Enter alone rolls the dice.
    u  undo · r  restart the turn · h  hint · l  log · b  board
    rules  the rules · fr, en  language · q  save and quit · ?  this help
help-companion = Roll your dice, draw your cards, and tell what came up: a number, a name,
    or several dice in a row, such as “4 4 1”.
    For your moves type the number, or a move such as “{ $example }”.
    u  undo · r  undo all of a roll or a turn · h  hint · l  log · b  board
    rules  the rules · fr, en  language · q  save and quit · ?  this help
thinking = Bot { $seat } ({ $bot }) is thinking…
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-best = best
companion-asked = { $prompt } What came up?
companion-impossible = That cannot have come up: something was told wrongly, now or before. Undo with u.
hint-best = Hint: { $move }
hint-worth-win = It won { $worth } % of the games played on from here.
hint-worth-level = It clears the level { $worth } % of the time.
hint-worth-points = In the end: about { $worth }.
hint-next-share = Next best: { $move } ({ $worth } %)
hint-next-points = Next best: { $move } (about { $worth })
worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth-under = <{ $percent }
worth-over = >{ $percent }
worth-beside = { $worth }, { $wins } % won
hint-why-only = There is nothing else to do.
hint-why-known = All that can come of it is worked out: no move does better.
hint-why-rule = A rule of thumb says so; it needs no second thought here.
hint-why-clear = In { $games } games played on from here it did clearly better than the others.
hint-why-close = In { $games } games played on from here it did a little better: a close call.
hint-why-even = In { $games } games played on from here the two did about as well.
hint-none = There is nothing to choose now: ask again when it is your turn.
hint-thinking = Looking for the best move…
advise-at = After { $played } moves, player { $seat }: { $prompt }
log-title = Log
rules-title = The rules of { $game }, in our own words
rules-none = { $game } has no rulebook.yaml: its rules are told nowhere.
options-title = Options of { $game } (the first value is played unless you choose)

key-undo = Undo
key-restart = Turn
key-hint = Hint
key-find = Find
key-log = Log
key-rules = Rules
key-language = Français
key-quit = Quit

lesson = » { $text }
campaign-hero = { $hero } · games: { $games } · guardians beaten: { $beaten }
campaign-wait = { $count ->
    [one] One tick waits to be given; free spaces (○ circle, □ square, ⬠ pentagon):
   *[other] { $count } ticks wait to be given; free spaces (○ circle, □ square, ⬠ pentagon):
}
campaign-due = { $count ->
    [one] { $hero } has earned one tick. Give it: { $command }
   *[other] { $hero } has earned { $count } ticks. Give them: { $command }
}

menu-title = Undercroft: small dungeons, one table
menu-play = Play { $game }
menu-resume = Go on with { $game } ({ $played } moves)
menu-language = En français
menu-quit = Quit
menu-choose = Type a number:
menu-bots = How many of them are bots, 0 to { $most }? (Enter: { $most })
menu-level = How good are they: { $levels }? (Enter: { $usual })
menu-seats = How many players, { $least } to { $most }? (Enter: { $least })
menu-companion = Real dice and cards on your table, y or n? (Enter: n)
menu-yes = y yes

review-offer = r  What cost most · Enter  leave
review-key = What cost most
review-title = The decisions that cost most
review-of = Player { $seat }: the decisions that cost most
review-progress = Looking at the decisions: { $done } of { $total }
review-begins = Looking at the decisions…
review-stop = { $progress }. Ctrl-C stops and keeps what is known.
review-stop-key = { $progress }. Esc stops and keeps what is known.
review-stopped = Stopped: { $done } of { $total } decisions were looked at.
review-nothing = There was nothing to decide.
review-none = No decision has clearly cost anything.
review-none-yet = None so far.
review-decision = Move { $number }: { $played } ({ $was }). Best: { $best } ({ $could }).
review-how = Each from what was known at the time, by games played on from there.
review-ask = Number  look at it again · p and number  play on from there, as practice
    Enter  leave
review-keys = Enter  look at it again · p  play on from there, as practice · Esc  back
review-again = { $look } shows the table before move { $number };
    { $play } plays on from there.
review-curve-win = The chance to win with the best move: { $first } at first, { $last } at the end, between { $least } and { $most }.
review-curve-level = The chance to clear the level with the best move: { $first } at first, { $last } at the end, between { $least } and { $most }.
review-curve-points = What the best move let you hope for: { $first } at first, { $last } at the end, between { $least } and { $most }.
worth-share = { $percent } %
worth-unknown = ?

arena-alone = { $game }: each for itself, on the same luck
arena-pairs = { $game }: one against another
arena-ratings = { $game }: ratings, 400 points for odds of ten to one
arena-bot = bot
arena-pair = bots
arena-games = games
arena-wins = won (95 % interval)
arena-score = score (95 % interval)
arena-points = points of the first (95 % interval)
arena-rating = rating
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-count = { $games }
arena-rated = { $sign ->
    [minus] -{ $rating }
   *[plus] +{ $rating }
}
arena-stopped = Stopped after { $games } of { $asked } games. { $kept ->
    [file] The same command goes on from here.
   *[nothing] With --out FILE it could go on another time.
}
sim-title = { $game }: { $games } games by the bot “{ $bot }”, seed { $seed }
sim-stopped = Stopped after { $games } of { $asked } games; the numbers are of those.
sim-unfinished = { $count } games were given up after too many moves.
sim-progress = Playing
sim-what = measured
sim-mean = mean
sim-spread = spread
sim-interval = 95 % interval
sim-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
sim-numbers = { NUMBER($low, minimumFractionDigits: 4, maximumFractionDigits: 4) } – { NUMBER($high, minimumFractionDigits: 4, maximumFractionDigits: 4) }
sim-percent = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }%
sim-percents = { NUMBER($low, minimumFractionDigits: 4, maximumFractionDigits: 4) }% – { NUMBER($high, minimumFractionDigits: 4, maximumFractionDigits: 4) }%
sim-bounds = { $low } – { $high }
sim-range = least to most
sim-score = score
sim-score-seat = score of seat { $seat }
sim-wins = games won
sim-wins-seat = games won by seat { $seat }, { $bot }
sim-length = moves a game
sim-share = games ending with score { $score }
sim-speed = { $games } games and { $moves } moves a second on { $cores ->
    [one] one core
   *[other] { $cores } cores
}, { $seconds } s in all

quest-error = { $file } line { $line }: { $reason }
quest-warning = { $file } line { $line }, a warning: { $reason }
quest-bad = { $file }: “{ $name }” can be read, but not won ({ $rooms } { $rooms ->
    [one] room
   *[other] rooms
}, { $features } { $features ->
    [one] thing
   *[other] things
} to use).
quest-good = { $file }: “{ $name }” can be played ({ $rooms } { $rooms ->
    [one] room
   *[other] rooms
}, { $features } { $features ->
    [one] thing
   *[other] things
} to use).

build-fresh = { $game }: made of today’s rules
build-done = { $game }: built in { $seconds } s, { $size } kB
build-same = { $game }: the same bytes ({ $seconds } s, { $size } kB)
build-differs = { $game }: not the same bytes: build it anew, with the tools that are pinned

new-not = { $game }: { $reason ->
    [id] that is no id for a game: use small letters, digits and underscores, 40 at most, a letter first.
    [taken] there is a game of this id already: take another.
    [folder] there is something of this name here already: take another name, or go elsewhere.
   *[module] Python has a module of this name already: take another.
}
new-cannot = { $folder } cannot be written ({ $reason }): go to a folder of yours.
new-done = { $game }/ is a whole game, in { $files } files. Make yours of it:
    undercroft check { $game }
    undercroft play { $game } --game-path { $game }
    undercroft serve --game-path { $game }
check-good = { $game } keeps what every game promises.
check-wrong = { $count ->
    [one] { $game }: one thing is wrong.
   *[other] { $game }: { $count } things are wrong.
}
check-stopped = { $place }{ $game } was stopped here. If that took long: does it come to an end?
