# The board of One Deck Dungeon in English. The game's own words (dice, boxes, moves) come from the server.

## The floor

board-strip = Dungeon and floor
board-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the deck, { $discarded } discarded
board-stairs-hidden = Stairs under the deck
board-stairs-open = Stairs
board-tokens = { $tokens } of { $most } tokens on the stairs.
board-level = Level { $level }
board-xp = { $xp } / { $price } XP
board-round = Round { $round }
board-mark-likely = likely
board-mark-likely-long = Not seen in print; several descriptions agree on it.
board-mark-original = ours
board-mark-original-long = Only the name is known; what it does is ours.

## Doors

board-doors = Doors
board-closed = Closed door
board-explore = Explore
board-free-door = Room for a door
board-no-door = No more doors
board-worth = { $xp } XP
board-leaf = Leaf: +1 against the poison while this door is open
board-price = { $time ->
    [0] no time
    [one] 1 time now
   *[other] { $time } time now
}
board-chance-live = { $percent } % to live ({ $low }–{ $high })
board-chance-win = { $percent } % to win ({ $low }–{ $high })
board-chance-wounds = −{ $n } hearts
board-chance-time = −{ $n } time
board-chance-rounds = { $n } rounds

## The encounter

board-boxes = Boxes of the card
board-dungeon-boxes = Boxes of the dungeon
board-first = Cover these first
board-first-done = Shields covered
board-guardian = Guardian: { $damage } of { $health } wounds.
board-square = { $colour } { $value }{ $kind ->
    [shield] , shield
    [wide] {" "}in all
    [shield-wide] {" "}in all, shield
   *[single] {""}
}
board-box = Box { $number }: { $box }
board-box-short = Box { $number }
board-cost-hearts = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}
board-cost-time = { $n } time
board-cost-poison = { $n } poison
board-cost-skulls = { $n ->
    [one] 1 skull
   *[other] { $n } skulls
}
board-covered = Covered by { $dice }.
board-filled = { $now } of { $of }.
board-in-all = in all
board-at-least = ≥ { $value }

## Dice and what is in the hand

board-tray = Dice: { $hero }
board-no-dice = No dice.
board-up = taken up
board-stop = If you stop now
board-wounds = wounds
board-time = time
board-poison = poison
board-how = Tap a die, then a box; or a box first.
board-held = { $count ->
    [one] { $dice }: now a box or a skill.
   *[other] { $dice }: { $sum } in all.
}
board-ready = { $name }: { $now } of { $of }. Tap it again, or change the dice.
board-more = { $name }: { $now } of { $of }. Take up more dice.
board-collect = Take up to { $n } dice: { $up } so far.
board-commit = Use these dice
board-change = { $n ->
    [0] Choose dice
    [one] Do it with 1 die
   *[other] Do it with { $n } dice
}
board-join = Join
board-discard = Discard
board-best = Place them best
board-drop = Put the dice down

## Why not

board-why-covered = It is covered already.
board-why-shields = Boxes with a shield come first.
board-why-picking = First finish what you have begun.
board-why-later = Not now.
board-why-colour = It takes { $colour } dice, or heroic ones.
board-why-one = It takes one die only.
board-why-low = It needs a { $value } or more.
board-why-none = None of your dice shows { $value } or more here.
board-why-sum = Your dice do not add up to { $value } here.
board-why-die = This die is of no use for it.
board-why-used = Used already in this encounter.
board-why-always = It always works, by itself.
board-why-mode = It does not work here.
board-why-pay = You cannot pay for it.
board-why-pay-with = These dice do not pay for it.
board-why-nothing = It would do nothing now.

## Heroes

board-icons = Dice to roll
board-health = health
board-health-of = { $left } of { $health }
board-items = Items { $n } / { $most }
board-skills = Skills { $n } / { $most }
board-none = none
board-stored = { $n } of { $most } stored
board-used = used
board-free = free
board-mana = { $n } mana
board-dice-of = { $n ->
    [one] 1 { $colour } die
   *[other] { $n } { $colour } dice
}
board-potions = Potions
board-cubes = { $n ->
    [0] no cube
    [one] 1 cube
   *[other] { $n } cubes
}
board-drink = Drink
board-drink-for = For the { $hero }
board-pairs = Two pairs
board-pair-now = at work now
board-pair-other = the other pair

## Loot

board-loot = Ways to take the card
board-loot-item = Item
board-loot-skill = Skill
board-loot-potion = Potion
board-loot-xp = Experience
board-loot-not = Not on this card.
board-loot-full = Not possible now.
board-take = Take it
board-instead = in place of { $old }
board-xp-short = XP
board-cubes-short = cubes

## The end

board-end = How far you came
board-end-floor = { $state ->
    [passed] left behind
    [fell] here it ended
   *[unseen] never seen
}
board-end-group = Turn { $turn }: level { $level }, { $xp } XP, { $cubes ->
    [0] no potion cube
    [one] 1 potion cube
   *[other] { $cubes } potion cubes
} left.

## Speech

board-say-where = Floor { $floor }: { $cards } cards in the deck, { $closed } closed doors, open: { $open }. Level { $level }, { $xp } of { $price } experience, { $cubes } potion cubes.
board-say-hero = { $hero }: { $left } of { $health } health{ $poison ->
    [0] {""}
    [one] , 1 poison token
   *[other] , { $poison } poison tokens
}.
board-say-encounter = { $card }. Open boxes: { $boxes }. Dice: { $dice }.

## Keys

board-key-best = B
board-key-join = J
board-key-discard = D
board-does-best = place the dice in the best way
board-does-join = join the dice taken up into a heroic one
board-does-discard = discard the die taken up
board-keys-digits = with dice taken up: the box or skill with this number; otherwise the choice with it
board-keys-enter = take up a die; use the dice for the box or skill in focus
roll-yours = { $what ->
    [dice] Roll the dice
    [door] Turn the card over
    [xp] Draw the card
   *[time] Let time pass
}
roll-for = { $what ->
    [dice] Roll for { $name }
   *[time] Turn cards for { $name }
}
roll-awaited = { $what ->
    [dice] { $name } is to roll.
   *[time] { $name } is to turn cards over.
}

## The guided game

board-lesson = Your guide
board-advised = The guide would: { $move }
board-step = { $step } / { $of }

## The campaign

board-campaign = Campaign sheet: { $hero }
board-earned = { $n ->
    [0] No tick for { $name } this time.
    [one] { $name } has earned 1 tick.
   *[other] { $name } has earned { $n } ticks.
}{ $given ->
    [yes] {" "}They are on the sheet.
   *[no] {""}
}
board-owned = owned
board-tick = { $talent }, { $space }: { $now } of { $of } ticked
board-space-circle = circles
board-space-square = squares
board-space-pentagon = pentagons
board-give = { $n ->
    [0] Choose where your ticks go
   *[other] Write { $n } of { $of } ticks on the sheet
}
board-give-fewer = Ticks you do not place now are lost.
