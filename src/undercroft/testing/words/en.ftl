# What is said of a game that breaks a promise.

broken-in = { $what }
broken-at = { $what } ({ $seats ->
    [one] one player
   *[other] { $seats } players
}, seed { $seed }, after { $played } moves)
broken-crash = { $place }{ $reason }.
broken-field = { $place }there is no field “{ $field }”; there are: { $known }.
broken-field-near = { $place }there is no field “{ $field }”; is “{ $near }” meant?

# What it is made of
broken-no-function = { $file } has no { $name }; CONTRIBUTING.md, “Add a game”, says what it does.
broken-no-rule = In rules.py { $name } is not marked with @rule: it would not be compiled.
broken-no-secrets = rules.py has { $name }, but the GAME does not say secrets=True: either take it out, or say so.
broken-seats = seats=({ $fewest }, { $most }): the fewest players come first, and there is at least one.
broken-empty-table = The table has no state: name its fields in table.py.
broken-field-name = The field “{ $field }” has a name that every record uses for something else: call it otherwise.

# Playing
broken-endless = The game does not end: after { $moves } moves it still goes on. Is there a way out of every position?
broken-no-move = turn says that somebody is to move, but legal lists no move.
broken-turn = turn returns { $turn }: it must be a seat from 0 to { $most }, CHANCE or OVER.
broken-unknown-move = legal lists { $move }, which is no move: they go from 0 to { $most }.
broken-twice = legal lists “{ $move }” twice: each move may stand there once.
broken-weight = odds gives “{ $move }” the weight { $weight }: what legal lists must be possible, so it is 1 at least.
broken-weights = The weights that odds gives are too large: together they may be 2,147,483,648 at most.
broken-stream = odds returns stream { $stream }; the GAME names streams 0 to { $most }.
broken-changes = { $name } changes the field “{ $field }”: only apply and setup may do that.
broken-clone = A copy of a match and the match itself are not apart: the rules keep something outside of the table.
broken-same-seed = The same seed and the same moves lead to different games: the rules keep something outside of the table, or use other luck than that of odds.
broken-no-luck = Every seed gives the same game, though the GAME names streams of luck: does turn ever return CHANCE?
broken-replay = A replay comes to another table than the game did: the rules keep something outside of the table, or use other luck than that of odds.
broken-score = score gives { $score }; the GAME says that scores go from { $worst } to { $best }.
broken-option = With { $option }={ $value } the game cannot be played to its end.
broken-events = One move reports more than { $most } events: the last of them are lost.
broken-bot-illegal = The bot { $bot } plays “{ $move }”, which is not allowed.
broken-bot-differs = The bot { $bot } plays otherwise at a match than in many games at once: it reads what it did not write, on scratch or among its notes.
broken-play-out = The same seed gives one game at a match and another in many at once: rules read what they did not write, on scratch.

# What seats know
broken-see-again = see shows { $viewer } other things, when it is shown what it has seen: “{ $field }”.
broken-see-forgot = No seat ever sees the field “{ $field }”: see has forgotten it, or what nobody knows lies on the table.
broken-see-open = Who may see everything does not see the field “{ $field }”: see has forgotten it.
broken-see-scratch = see writes on scratch: it may only copy what is seen.
broken-watcher-knows = Somebody who looks on sees the field “{ $field }”, and seat { $seat } does not.
broken-mover-knows = From what seat { $seat } sees, other moves follow than it may play: legal reads what is hidden from it.
broken-score-secret = From what { $viewer } may see another score follows: score reads what is hidden.
broken-looks-differ = What is shown of the same table differs from one time to the next: look.py keeps something.
broken-scratch-read = look.py reads scratch that it did not write.
broken-bot-scratch = The bot { $bot } reads scratch that it did not write.
broken-rule-scratch = “{ $move }” leads to another “{ $field }”, when something else stands on scratch: a rule reads what it did not write.
broken-legal-scratch = After “{ $move }” other moves are allowed, when something else stands on scratch: a rule reads what it did not write.
broken-undeclared = { $where }: the field “{ $field }” of the table is new; name it in SHOWN, HIDDEN or DERIVED beside see.
broken-declared-twice = { $where }: the field “{ $field }” is in { $one } and in { $other }; it can only be one of them.
broken-declared-strange = { $where }: “{ $field }” is no field of the table that is seen; take it out of what is declared.
broken-sees = { CAP($viewer) } sees the field “{ $field }” as { $seen }; it is { $real }: see has forgotten it, or changes it.
broken-makes-up = { CAP($viewer) } sees the field “{ $field }” as { $seen }, neither as it is ({ $real }) nor blank.
broken-leaks = What { $viewer } sees depends on the field “{ $field }”, which is hidden.
broken-leaks-itself = Whether { $viewer } sees the field “{ $field }” depends on its value: that alone tells something.
broken-never-hidden = The field “{ $field }” is in HIDDEN, but is never hidden from anybody.
broken-never-told = The field “{ $field }” is in HIDDEN, but is never shown to anybody.
broken-deal-seen = After deal { $viewer } sees something else than before: “{ $field }”.
broken-deal-same = deal never fills in anything else than what lies on the table: is nothing hidden?
broken-deal-turn = After deal it is somebody else’s turn.
broken-deal-end = A table that was dealt cannot be played to its end.
broken-deal-twice = deal gives two tables for the same seed and number: draw from DEAL_STREAM at (seed, number).
broken-deal-open = deal changes the field “{ $field }”, though nothing is hidden.
broken-view-leaks = What { $viewer } is shown depends on what is hidden: look.py reads it.
broken-moves-leak = What { $viewer } is told to be allowed depends on what is hidden.
broken-log-other = The log tells another move than was played.
broken-log-own = The log hides a move from { $viewer }, who played it, or that all may know: knows is wrong.
broken-log-open = The log never hides a move, though seats have secrets: knows is wrong.

# Words
broken-words-junk = { $file }: “{ $text }” is neither a message nor a comment.
broken-words-twice = { $file }: the message { $message } stands there twice.
broken-words-broken = { $file }: { $reason }.
broken-words-empty = { $file }: the message { $message } says nothing.
broken-words-missing = { $file } lacks: { $ids }.
broken-words-variables = The message { $message } does not use the same in both languages: { $names }.
broken-words-left = There are messages of options that the GAME does not have: { $ids }.
broken-words-pair = There is { $here }, but not { $missing }: a move is told as an offer and as a fact.
broken-words-label = There is no message table-{ $name }: what does the page call “{ $name }” on the table?
broken-said-missing = The message { $message } is said, but is missing in { $file }.
broken-said-wrong = { $file }: the message { $message } cannot be said: { $reason }.
broken-said-odd = The message { $message } reads oddly: “{ $text }”.
broken-said-data = The message { $message } has arguments that are neither numbers, texts nor sentences: write int(…) around numbers of the table.
broken-view-data = describe gives something that is not plain data: { $reason }. Write int(…) around numbers of the table.
broken-picture-wide = A line of picture is { $columns } columns wide, and may be 80: “{ $text }”.
broken-picture-spaces = A line of picture ends with spaces: “{ $text }”.
broken-picture-marks = The marks in a line of picture are not closed on it, or not known: “{ $text }”.

# What may be wrong
broken-note-verb = “{ $verb }” never came up in the games that were tried: is it misspelt, or rare?
broken-note-messages = Never said in the games that were tried: { $ids }. Are they misspelt, or rare?

viewer = { $seat ->
    [-3] somebody who looks on
    [-4] somebody for whom all lies open
   *[other] seat { $number }
}
