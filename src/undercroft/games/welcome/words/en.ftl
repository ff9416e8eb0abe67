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

page-board = The dungeon, round { $round }
page-round = Round { $round }
page-equipment = Equipment
page-tile = { $number }. { $tile }: { $text }
page-tile-ready = in place
page-tile-spent = used up
page-tile-gone = set aside by player { $seat }
page-tile-gone-with = set aside by player { $seat } with { $monster } ({ $power })
page-hit-points = { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
page-total = Would enter with { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
page-deck = { $count ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
page-dungeon = { $count ->
    [0] The dungeon is empty
    [one] 1 card in the dungeon
   *[other] { $count } cards in the dungeon
}
page-card-hidden = A card face down
page-card-by = added by player { $seat }
page-card-mine = added by you
page-card-turned = turned over
page-card = { $monster }, power { $power }
page-hand = Your card: { $monster }, power { $power }
page-hand-secret = Only you see it.
page-stopped = { $tile } stops it
page-not-stopped = Nothing stops it
page-checklist = What you know of the 13 monsters
page-check-power = Power
page-check-put = You put it in
page-check-removed = You removed it
page-check-shown = Shown
page-check-unknown = Unknown
page-check-line = { $monster }, power { $power }: { $put } put in by you, { $removed } removed by you, { $shown } shown, { $unknown } unknown.
page-seat = Player { $seat }
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
page-passed = passed
page-out = out of the game
page-inside = in the dungeon
page-aside = { $count ->
    [0] nothing set aside
    [one] 1 monster set aside
   *[other] { $count } monsters set aside
}
page-run = In the dungeon: { $hp } hit points, { $left ->
    [0] no card to come
    [one] 1 card to come
   *[other] { $left } cards to come
}
page-named = Named: { $monster }
page-protected = The next card does no harm.
page-down = Down: only different monsters can still save you.
page-swapped = Put away by Polymorph: { $monster }
page-odds = Neutral chance to survive: { $percent } %
page-odds-hint = From the cards you know, as if the others’ cards were random; with the best use of every tile.
page-choose = Choose the next adventurer
page-sheet = { $hero }, { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
page-revealed = All cards of this round lie open now.
page-replay-round = Replay round { $round } with open cards
page-result-success = Survived
page-result-failure = Failed
page-result-different = Saved by Omnipotence
page-winner = Player { $seat } has won
