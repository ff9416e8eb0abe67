# The page itself, in English. Names of keys and settings first, then one section for each screen.

title = Undercroft
tagline = Undercroft: small dungeons, one table
language-other = Français
skip = Skip to the table
home = Home
settings = Settings
credits = Credits
close = Close
copied = Copied.
copy-failed = The browser did not let me copy: select the text and copy it yourself.
retry = Try again
loading = One moment…

error-offline = The server does not answer. Your games are safe; try again in a moment.
error-unexpected = Something went wrong on the server. Your games are safe; try again in a moment.

## Home

doors = Games
door-players = { $least ->
    [1] { $most ->
        [1] solo
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
door-minutes = { $least }–{ $most } min
door-play = Play
door-play-game = Play { $game }
door-guided = Guided
door-guided-game = Play a guided first game of { $game }
door-options = Options
door-options-game = Options of { $game }
door-soon = Not here yet
door-opening = Setting the table…
name-one_card = One Card Dungeon
name-dungeon_roll = Dungeon Roll
name-welcome = Welcome to the Dungeon
name-one_deck = One Deck Dungeon
name-deck_box = Deck Box Dungeons
soon-one_card = Clear twelve levels with three dice a turn.
soon-dungeon_roll = Push your luck: one more level, or home with the loot?
soon-welcome = Bluff your rivals into a dungeon too deep for them.
soon-one_deck = One deck is the dungeon; your dice must cover its dangers.
soon-deck_box = Explore tile by tile, quest by quest.

tables = Your tables
tables-none = No table yet. Press Play on a door above, and you are playing.
table-turn-you = Your turn
table-turn-other = { $name } is to move
table-waiting = Waiting for players
table-over = Finished
table-gone = No longer there
table-unknown = The server does not answer
table-continue = Continue
table-replay = Replay
table-forget = Remove { $code } from this list

join = Join with a code
join-label = Code or link of the table
join-go = Join
join-empty = Type the code somebody gave you, such as K7P2QX.

## New table

new-title = New table
new-options = Rules and options
new-default = the usual
new-players = Players
new-seats = Seats
new-seats-count = { $count ->
    [1] One
   *[other] { $count }
}
new-bots = Bots
new-bots-hint = They take the last seats and play by what their seat may know. You can also seat them later.
new-bots-count = { $count ->
    [0] None
   *[other] { $count }
}
new-bot = How strong
new-nickname = Your name at the table
new-nickname-hint = What others see. You may leave it empty.
new-hot-seat = Everybody plays on this device
new-hot-seat-hint = You hold all seats and hand the device round.
new-stand-in = When somebody goes away, a bot plays on
new-stand-in-after = { $minutes ->
    [0] Never
   *[other] after { $minutes } minutes
}
new-stand-in-hint = Until they are back, and as long as somebody is at the table.
new-campaign = Campaign
new-campaign-on = Play with campaign sheets
new-campaign-hint = What your heroes achieve is kept under your name, and makes them stronger in later games.
new-focus = Talents to use besides the basic ones
new-focus-hint = Each hero takes one focus; what the sheet has of it counts.
new-focus-none = None
new-focus-healing = Healing
new-focus-combat = Combat
new-focus-dungeon = Dungeon
new-luck = Luck
new-companion = I have the real dice and cards
new-companion-hint = Nothing is rolled here: you tell what you roll and draw, and Undercroft keeps the table. Everybody is at this screen, and everything can be taken back.
new-seed = Seed
new-seed-hint = The same seed gives the same luck again. Leave it empty for a fresh one.
new-seed-bad = A seed is a whole number from 0 to 9007199254740991.
new-seed-secrets = Nobody chooses the luck here: whoever did would know everybody’s cards.
new-undo = Taking back
new-undo-turn = Until the dice
new-undo-turn-hint = Back to the last roll, card turned over, or move of another player.
new-undo-practice = Everything
new-undo-practice-hint = Practice: back to the very start, and the game is marked as practice.
new-undo-none = Nothing
new-undo-none-hint = A move played is played.
new-odds = Odds
new-odds-hint = For everybody at the table, where a game can compute them; from what your seat may know.
new-odds-off = None
new-odds-off-hint = You judge for yourself.
new-odds-odds = Odds
new-odds-odds-hint = You see how likely things are.
new-odds-advice = Odds and advice
new-odds-advice-hint = You are also told what looks best.
new-open = Open the table
new-no-game = There is no game called “{ $game }” here.

## Table

untitled-player = Adventurer
player = Player { $number }
you = you
bot = Bot, { $level }
bot-named = Bot { $number }
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-best = the best
bot-greedy = plain
bot-random = random
bot-fighter = fighter
bot-shopper = fighter who shops
bot-seat = Seat { $number }
bot-none = free for somebody
bot-fill = Let a bot play seat { $number }
seat-free = free
seat-away = away
seat-stand-in = away: a bot plays
seat-failed = a simpler bot plays
seat-failed-why = This bot could not think its move over: a simpler one has made it.
seat-turn = to move
seat-roll = to roll
seat-score = Score { $score }
seats = Seats
code = Table { $code }
invite-title = Friends by link
invite-hint = Whoever opens this link can take a free seat, or watch. No account is needed.
invite-local = This address works on this computer only. For friends on your network, use the one that Undercroft printed when it started.
copy-link = Copy the link
link-label = Link to this table
luck-chosen = Luck was chosen
luck-chosen-hint = Whoever opened this table chose the seed of its luck, and may know what is coming.
watching = You are watching
practice = Practice
analysis = Analysis
hot-seat = On one device

seat-lost = Your key does not open this seat now: you are watching. It is kept.
seat-try = Try again
leave = Leave your seat
leave-hint = The seat is then free for somebody else.

stand-in-for = Let a bot play on for { $name }
free-seat = Free the seat of { $name }
free-hint = Whoever sat there loses the seat for good; somebody else, or a bot, can take it.
wait-away = { $name } is away, and everybody waits for them.
wait-away-soon = { $name } is away. If they are not back in a moment, you can let a bot play on.
ask-stand-in = Let a bot play on

wish-asks = { $name } asks for the seat of { $seat }.
wish-means = Something is hidden, and this seat knows some of it: whoever sits down will know it, too. One no is enough.
wish-yes = I agree
wish-no = No

device = Your seat on another device
device-hint = A private link takes you there: open it, or point the other device’s camera at its code.
device-show = Show my private link
device-link = Private link to your seat
device-qr = QR code of the private link to your seat
device-warning = Show it to nobody: whoever has this link sits on your seat.
device-title = Go on here as { $name }?
device-both = This is the private link of a seat. It goes on working on your other device, too.
device-other = This browser has another seat at this table already: it would be given up here.
device-go = Sit here
device-not = No, leave it
device-watch = To the table

seating-sat = { $name } sits down on seat { $number }.
seating-agreed = { $name } sits down on seat { $number }: everybody at the table agreed.
seating-left = { $name } leaves seat { $number }.
seating-freed = { $by } frees the seat of { $name }, who did not come back.
seating-bot = { $known ->
    [no] A bot plays seat { $number } ({ $level }).
   *[yes] { $by } lets a bot play seat { $number } ({ $level }).
}
seating-level = { $by } changes the bot of seat { $number }: { $level }.
seating-bot_left = { $known ->
    [no] The bot gets up from seat { $number }.
   *[yes] { $by } takes the bot off seat { $number }.
}
seating-stand_in = { $known ->
    [no] { $name } is away: a bot plays on.
   *[yes] { $name } is away: { $by } lets a bot play on.
}
seating-back = { $name } is back.

line-joining = Connecting…
line-live = The line is back.
line-lost = The line is broken; trying again…
line-kept = Your move is kept and sent when the line is back.

bar = What you can do
board = Table
tools = Taking back and help
companion-ask = What came up at your table?
companion-find = A few letters of its name
companion-more = { $count } more: type to find them.
companion-none = Nothing that can come up has such a name.
roll = Roll the dice
roll-yours = Roll the dice
roll-for = Roll for { $name }
roll-awaited = { $name } is to roll.
roll-soon = They roll by themselves in { $seconds } seconds
roll-soon-away = { $name } is away: they roll by themselves in { $seconds } seconds
roll-hold = Wait
undo = Undo
undo-not = { $policy ->
    [none] At this table nothing is taken back.
   *[other] There is nothing to take back: undo stops at the last roll, card turned over, or move of another player.
}
restart = Restart turn
help = Help
moves = Moves
moves-all = All moves you can make now
moves-none = There is nothing you can do now.
moves-spoken = { $count ->
    [one] One move: { $list }.
   *[other] { $count } moves: { $list }.
}
more = { $count } more…
wait-other = { $name } is to move.
wait-bot = { $name } is thinking…
wait-chance = The dice are about to fall.
taken-back = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
}
nothing-yet = Nothing has happened yet.
hint = Hint
hint-off = This table gives no advice: that is chosen with a new table, under “Odds”.
hint-not-yours = There is nothing to choose for you now.
hint-none = There is no advice for this moment.
hint-coming = Thinking…
hint-close = Close the hint
hint-best = Best: { $move }.
hint-worth-win = Won { $worth } of the games played on from here.
hint-worth-level = Clears the level { $worth } of the time.
hint-worth-points = In the end: about { $worth }.
hint-next = Next best: { $move }.
hint-next-worth = Next best: { $move } ({ $worth }).
hint-even-worth = About as good: { $move } ({ $worth }).
hint-why-only = It is the only move there is.
hint-why-known = The best play is known here: it was worked out.
hint-why-rule = A rule of thumb, and nothing speaks against it.
hint-why-clear = It was clearly better in { $games } games played on.
hint-why-close = It was a little better in { $games } games played on: you can well choose otherwise.
hint-why-even = { $games } games played on do not tell the two apart.
worth-win = { $percent } %
worth-level = { $percent } %
worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth-beside = { $worth }, { $wins } % won
odds = Odds
odds-off = This table shows no odds.
odds-none = There is nothing to compute at this moment.
odds-coming = Being computed…
odds-exact = Computed exactly.
odds-games = { $value ->
    [one] From one simulated game.
   *[other] From { $value } simulated games.
}
not-now-looking = You are looking at an earlier move: go back to now to play.

recap = What happened
recap-hint = What others did since your last turn, in five seconds
recap-log = Since your last turn, in five seconds
recap-watcher = The last turn, in five seconds
recap-none = Nobody else has played since your last turn.
recap-title = Meanwhile:
recap-skip = Skip (any key)

refused-title = Not played
dismiss = Close this message

side = Log, moves and seats
table = Table
log = Log
log-empty = Nothing has happened yet. What happens is written here; click a line to see the table as it was then.
log-all = Everybody
log-filter = Show the moves of
log-turn = Turn { $number }

looking = You are looking at move { $at } of { $of }.
looking-start = You are looking at the start.
looking-slider = Move
looking-now = Back to now
looking-fork = Play on from here
looking-failed = That moment could not be fetched.
step-back = One move back
step-on = One move on
forked = This is a copy to try things out; the game it comes from goes on without it.

plain-title = The table
plain-die = { $face ->
    [none] not rolled yet
   *[other] a { $face }
}
plain-card = a card, face down
plain-none = none
plain-yes = yes
plain-no = no

## Waiting room

waiting-title = Waiting for players
waiting-hint = Send the link to your friends. As soon as everybody sits, anyone can start.
waiting-start = Start
waiting-not-full = The game can start when every seat is taken.

sit-title = A seat is free
sit-for-bot = Take the seat of { $name }
sit-go = Sit down
ask-why = Cards lie hidden, and each seat knows some of them. You can sit down when they are turned up, or now if everybody at the table agrees.
ask-go = Ask for the seat
ask-waiting = { $count ->
    [0] You have asked: the others answer now.
   *[other] You have asked. Agreed so far: { $names }.
}
ask-withdraw = Ask no more
ask-refused = They would rather not, for now. You can sit down when the cards are turned up.

## Curtain

curtain-title = Hand the device to { $name }
curtain-hint = The table is hidden until { $name } looks.
curtain-go = I am { $name }

## The end

end-score = Score { $score }
end-score-of = { $name }: { $score }
end-scores = Scores
end-winner = winner
end-won-you = You have won.
end-won = { $names } has won.
end-shared = { $names } share the victory.
end-shared-all = Everybody shares the victory.
end-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}
end-seed = Seed { $seed }
end-blow = The heaviest blow:
end-blow-look = Look at it
end-again = Same seed again
end-new = New game
end-replay = Replay
end-verify = Check the luck
end-practice = A practice game: moves could be taken back freely.

## Looking back at one’s decisions

review = What cost most
review-title = The decisions that cost most
review-of = { $name }: the decisions that cost most
review-progress = Looking at the decisions: { $done } of { $total }
review-begins = Looking at the decisions…
review-again = Looking again at those that seem to have cost most…
review-nothing = There was nothing to decide.
review-none = No decision has clearly cost anything.
review-none-yet = None so far.
review-decision = Move { $number }: { $played } ({ $was }). Best: { $best } ({ $could }).
review-look = Look at it
review-how = Each from what was known at the time, by games played on from there.
review-curve-win = The chance to win with the best move: { $first } at first, { $last } at the end, between { $least } and { $most }.
review-curve-level = The chance to clear the level with the best move: { $first } at first, { $last } at the end, between { $least } and { $most }.
review-curve-points = What the best move let you hope for: { $first } at first, { $last } at the end, between { $least } and { $most }.

## Honours

honours = Honours
honours-yours = Your honours
honours-hint = Reached as { $name }, alone at the table and not in practice. Whoever plays here under the same name shares them.
honours-no-name = Honours are kept by your name at the table. You have none yet: choose one in the settings.
honours-none = No game here has honours.
honours-rank = { $who ->
    [you] Your rank: { $rank }
   *[other] Rank: { $rank }
}
honours-new = new
honours-nothing = No achievement this time.
honours-not-kept = Practice: these are not kept.
honours-not-yet = Not yet
honours-times = { $count ->
    [one] Once, on { $date }
   *[other] { $count } times, first on { $date }
}
honours-played = { $count ->
    [0] Not played yet
    [one] One game
   *[other] { $count } games
}
honours-best = best score { $score }
honours-best-rank = your best
honours-reached = Achievements: { $reached } of { $all }
achievements = Achievements
ranks = Ranks

## Replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-start = To the start
replay-end = To the end
replay-running = This game is still being played: a replay is there when it is over.
replay-watch = Watch it

## Settings

set-language = Language
set-theme = Light
set-theme-system = As the system
set-theme-dark = Lamplight
set-theme-light = Parchment
set-speed = Animations
set-speed-full = Normal
set-speed-fast = Fast
set-speed-off = None
set-speed-still = Your system asks for no motion, so there is none.
set-sound = Sounds
set-sound-hint = A few quiet ones: dice, your turn, the end.
set-letters = Keys of a single character
set-letters-hint = Z to undo, 1 to 9 for actions and so on. Switch them off if a voice or switch control presses them by accident.
set-rolling = Dice that need only be rolled
set-rolling-auto = They fall by themselves
set-rolling-auto-hint = At once after a choice of yours, and after 3 seconds when the others wait for your roll. Rolling decides nothing.
set-rolling-press = I roll them
set-rolling-press-hint = They wait until you press.
set-unhurried = No time limits
set-unhurried-hint = Nothing happens by the clock: dice wait for you, and what happened is shown step by step.
set-nickname = Your name at the table
set-kept = Kept in this browser only.

## Help

help-keys = Keys
help-keys-off = Keys of a single character are switched off in the settings.
help-rules = The rules, in our own words
help-rules-none = The rules of this game are not written down here yet.
key-act = the first to ninth action
key-arrows = move within a part of the page
key-tab = next part of the page
key-enter = do it
key-esc = drop what is selected; back to now
key-space = roll the dice
key-undo = undo
key-restart = restart the turn
key-repeat = say the last event again
key-recap = show what others did since your last turn
key-hint = a hint, at tables that give advice
key-odds = say the odds
key-speak = say how things stand
key-moves = list the moves
key-step = step back and on through the log
key-help = this help
key-name-arrows = Arrows
key-name-tab = Tab
key-name-enter = Enter
key-name-esc = Esc
key-name-space = Space
key-name-shift = Shift

## Elsewhere

lost-title = A dead end
lost-text = There is nothing at { $path }.
no-table-title = No such table
no-table-text = There is no table { $code }. Perhaps a letter of the code is wrong, or the table was cleared away.
refused-page-title = The server refuses this page
refused-page-text = It does not accept connections from this address.
lost-home = To the doors

credits-title = Credits
credits-games = The games
credits-games-text = Undercroft is an independent implementation. The names of the games belong to their owners; no text, picture or layout of a publisher is used. If you like a game, buy it.
credits-icons = Icons
credits-icons-text = From game-icons.net, under the licence CC BY 3.0:
credits-icons-by = { $author }: { $icons }
credits-fonts = Letters
credits-fonts-text = Atkinson Hyperlegible by the Braille Institute, Cinzel by Natanael Gama; both under the SIL Open Font License.
