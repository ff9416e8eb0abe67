# Welcome to the Dungeon in English. Names of cards stand in box.yaml.

about = Dare each other into the dungeon, and stay out of it when it is too late.

## What you are asked

prompt-first = Luck says who goes first.
prompt-hero = Luck draws the first adventurer.
prompt-choose = Choose the adventurer of the next round. You go first.
prompt-bid = { $cards ->
    [0] The dungeon is empty: draw a card, or pass.
    [one] 1 card is in the dungeon: draw a card, or pass.
   *[other] { $cards } cards are in the dungeon: draw a card, or pass.
}
prompt-must-pass = The deck is empty: you have to pass.
prompt-must-draw = On your first turn you have to draw.
prompt-draw = Player { $seat } draws a card.
prompt-place = You drew { $monster } ({ $power }): into the dungeon with it, or set it aside with a tile.
prompt-must-add = You drew { $monster } ({ $power }): it has to go into the dungeon.
prompt-name = Name a kind of monster for your vorpal blade: none of that kind will harm you.
prompt-flip = You have { $hp } hit points. { $cards ->
    [one] Turn over the last card.
   *[other] Turn over the next of { $cards } cards.
}
prompt-swap = { $monster } ({ $power }) lies open: face it, or change it for a card of the deck?
prompt-redraw = Luck draws the new card.
prompt-axe = { $monster } ({ $power }) strikes, and you have { $hp } hit points: use the axe?
prompt-drink = You have no hit points left: drink the potion and go on with { $base }?
prompt-wait-choose = Player { $seat } chooses the next adventurer.
prompt-wait-bid = Player { $seat } draws or passes.
prompt-wait-place = Player { $seat } looks at a card.
prompt-wait-name = Player { $seat } names a kind of monster.
prompt-wait-flip = Player { $seat } turns over the next card.
prompt-wait-swap = Player { $seat } may change the card.
prompt-wait-axe = Player { $seat } may use the axe.
prompt-wait-drink = Player { $seat } may drink the potion.
prompt-won = You have won.
prompt-over = Player { $seat } has won.

## The moves, as offers and as facts

move-first = Player { $seat } goes first
done-first = Player { $seat } goes first.
move-hero = { $hero }
done-hero = The adventurer is drawn: { $hero }.
move-choose = { $hero }
done-choose = The next adventurer: { $hero }.
move-draw = Draw a card
done-draw = A card is drawn.
move-card = A card
done-card = Only player { $seat } looks at it.
move-pass = Pass: you are out of this round
done-pass = Passed.
move-add = Into the dungeon
done-add = The card goes into the dungeon.
move-aside = Set it aside with { $tile }
done-aside = The card is set aside, and with it { $tile }.
move-name = { $monster } ({ $power })
done-name = Named: { $monster }.
move-flip = Turn over a card
done-flip = A card of the dungeon is turned over.
move-polymorph = Polymorph: change { $monster } ({ $power })
done-polymorph = Polymorph: { $monster } ({ $power }) is put away.
move-new = { $monster } ({ $power })
done-new = In its place comes { $monster } ({ $power }).
move-stay = Face { $monster } ({ $power })
done-stay = The card stays.
move-axe = Use the axe on { $monster } ({ $power })
done-axe = The axe is used.
move-brave = Take the blow of { $monster } ({ $power })
done-brave = The axe is kept.
move-drink = Drink the potion: { $base } hit points
done-drink = The potion is drunk.
move-wait = Keep the potion
done-wait = The potion is kept.

## What happens by itself

event-round = Round { $round }: { $hero }. Player { $seat } goes first.
event-drawn = It is: { $monster } ({ $power }).
event-enters = Player { $seat } enters the dungeon with { $hp } hit points; { $cards ->
    [0] it is empty.
    [one] 1 card is in it.
   *[other] { $cards } cards are in it.
}
event-turned = { $monster } ({ $power }).
event-harmless = { $tile }: { $monster } ({ $power }) does no harm. Hit points: { $hp }.
event-protected = { $tile }, the card after: { $monster } ({ $power }) does no harm. Hit points: { $hp }.
event-gains = { $tile }: { $monster } ({ $power }) does no harm and adds { $power }. Hit points: { $hp }.
event-hit = { $monster } ({ $power }) strikes. { $hp ->
    [0] No hit points are left.
   *[other] Hit points: { $hp }.
}
event-falls = The adventurer is down; { $tile } may still save the day.
event-revived = { $tile }: back with { $hp } hit points.
event-rest = { $count ->
    [one] One card was left in the dungeon: { $cards }.
   *[other] { $count } cards were left in the dungeon: { $cards }.
}
event-aside = Player { $seat } had set aside: { $pairs }.
event-succeeds = { $how ->
    [different] All monsters were different: player { $seat } succeeds.
   *[alive] Player { $seat } survives the dungeon.
} { $count ->
    [1] A first success!
   *[other] The second success!
}
event-fails = { $count ->
    [1] Player { $seat } fails: the aid card turns red.
   *[other] Player { $seat } fails for the second time, and is out of the game.
}
event-won = { $how ->
    [last] Player { $seat } is the last one left, and wins.
   *[successes] Player { $seat } wins with two successes.
}

## When luck is asked for

roll-yours = { $what ->
    [first] Who goes first?
    [hero] Draw the adventurer
   *[card] Take the card
}
roll-awaited = { $what ->
    [first] Luck says who goes first.
    [hero] Luck draws the first adventurer.
   *[card] { $name } takes a card.
}
odds-survive = Neutral chance to survive: { $percent } %
odds-exact = Exact, from what you know; the others’ cards count as random.

## The picture

picture-start = Before the first round
picture-title = Round { $round } · { $hero } · would enter with { $total } hit points
picture-monsters = Monster   power   in  out open    ?
picture-player = Player { $seat }: { $successes } won, { $failures } lost
picture-in = {""}
picture-passed = · passed
picture-out = · out of the game
picture-inside = · in the dungeon
picture-spent = used up
picture-gone = gone ({ $seat })
picture-dungeon = Dungeon, next card first ({ $count }): { $cards } · deck { $deck }
picture-hand = In your hand: { $monster } ({ $power })
picture-run = Player { $seat } is in the dungeon: { $hp } hit points, cards to come: { $left }
picture-ended = { $outcome ->
    [failure] Player { $seat } has failed in the dungeon.
   *[other] Player { $seat } has come through the dungeon.
}
picture-named = Named: { $monster }

## Options

option-first_adventurer = Adventurer of the first round
option-first_adventurer-drawn = Drawn at random
option-first_adventurer-chosen = Chosen by whoever goes first
option-first_adventurer-warrior = Warrior: good for a first game
option-first_adventurer-barbarian = Barbarian
option-first_adventurer-mage = Mage
option-first_adventurer-rogue = Rogue
option-first_turn_add = The first turn of each player in a round
option-first_turn_add-off = Like any other
option-first_turn_add-drawn_cards = A card that is drawn goes into the dungeon (the author’s variant)
option-first_turn_add-must_draw = You have to draw, and the card goes into the dungeon
option-reveal_order = Order in which the dungeon is turned over
option-reveal_order-top_first = The last card added comes first
option-reveal_order-bottom_first = The first card added comes first
option-death = When the adventurer falls
option-death-immediate = At once, without hit points
option-death-total_at_end = After the last card, if the damage adds up to the hit points
option-omnipotence_counts = Monsters that Omnipotence looks at
option-omnipotence_counts-final_line_up = Those faced, with the card that Polymorph brought
option-omnipotence_counts-original_pile = Those in the pile at the start
option-eliminated = Players who are out of the game
option-eliminated-closed_hands = See what everybody sees
option-eliminated-open_hands = See all cards

## On the page

page-round = Round { $round }
page-players = Players
page-bidding = in the bidding
page-passed = passed
page-inside = in the dungeon
page-out = out of the game
page-added = { $count ->
    [0] no card added
    [one] 1 card added
   *[other] { $count } cards added
}
page-successes = { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}
page-failures = { $count ->
    [0] no failure
    [one] 1 failure
   *[other] { $count } failures
}
page-equipment = Equipment
page-tile = { $tile }: { $text } ({ $state })
page-tile-ready = in place
page-tile-spent = used up
page-tile-gone = set aside by { $name }
page-tile-gone-with = set aside by { $name } with { $monster } ({ $power })
page-hit-points = { $count } of { $total } hit points
page-total = Would enter with { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
page-dungeon = { $count ->
    [0] The dungeon is empty
    [one] 1 card in the dungeon
   *[other] { $count } cards in the dungeon
}
page-dungeon-empty = No monster waits there yet.
page-order = next card to the left
page-order-left = framed: not turned over
page-card = { $monster }, power { $power }
page-card-hidden = A card face down
page-card-by = added by { $name }
page-card-mine = added by you
page-card-turned = turned over
page-card-left = not turned over
page-stage = Deck and card
page-deck = { $count ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
page-bid = Draw from the deck, or pass and stay out of the dungeon.
page-bid-other = { $name } decides: draw a card, or pass?
page-you-passed = You have passed: you stay out of the dungeon.
page-looks = { $name } looks at a card.
page-hand-secret = Only you see it.
page-hand-of = { $name } holds it.
page-stopped = { $count ->
    [one] { $tiles } stops it.
   *[other] { $tiles } stop it.
}
page-not-stopped = No tile stops it.
page-blow = After its blow: { $hp ->
    [0] no hit points are left.
    [one] 1 hit point.
   *[other] { $hp } hit points.
}
page-name = A name for the vorpal blade
page-name-put = yours: { $count }
page-name-stopped = no danger
page-named = Named: { $monster }.
page-protected = The next card does no harm.
page-down = Down: only different monsters can still save the day.
page-swapped = Put away by Polymorph: { $monster }.
page-percent = { $percent } %
page-odds = neutral chance to survive
page-odds-hint = Every tile used at its best, the others’ cards taken as random.
page-checklist = { $whose ->
    [open] Where the monsters are
    [all] What everybody knows
   *[mine] What you know
}
page-check = { $monster }, power { $power }. { $known }.
page-check-count = { $what }: { $count }
page-check-put = { $whose ->
    [open] in the dungeon
   *[other] you put it in
}
page-check-removed = { $whose ->
    [open] set aside
   *[other] you removed it
}
page-check-shown = shown
page-check-hand = { $whose ->
    [open] in a hand
   *[other] in your hand
}
page-check-unknown = { $whose ->
    [open] in the deck
   *[other] unknown
}
page-adventurers = The adventurers
page-sheet = { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
page-choose = Choose the { $hero }
page-result-success = Round { $round }: { $name } survives
page-result-failure = Round { $round }: { $name } fails
page-result-different = Round { $round }: { $name } is saved by Omnipotence
page-left = Hit points: { $hp } of { $total }.
page-aside = Set aside in the bidding
page-replay = Replay round { $round } with open cards
page-won = { $how ->
    [last] wins as the last one left
   *[successes] wins with two successes
}
page-say-where = Round { $round }: { $hero }, { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
}. Cards in the dungeon: { $cards }; in the deck: { $deck }.
page-say-equipment = Equipment: { $tiles }.
page-say-none = none
page-say-seat = { $name }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}, { $failures ->
    [0] no failure
    [one] 1 failure
   *[other] { $failures } failures
}{ $state ->
    [passed] , passed
    [out] , out of the game
   *[in] {""}
}.
page-keys-enter = turn over the next card
page-keys-digits = the buttons of the bar, then the tiles, monsters or adventurers as they are numbered
