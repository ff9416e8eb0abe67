# One Deck Dungeon in English. Ids: prompt-WAIT, move-VERB (an offer), done-VERB (the same as a fact), event-…

about = Three floors, one guardian: cover the boxes with your dice before time runs out.

## Names

colour-strength = strength
colour-agility = agility
colour-magic = magic
colour-heroic = heroic
colour-any = any colour

die-strength = strength { $value }
die-agility = agility { $value }
die-magic = magic { $value }
die-heroic = heroic { $value }
die-mana = magic { $value } for mana
die-shields = heroic { $value } for shields
die-poison = { $value } against the poison

box = box { $number } ({ $colour } { $value }{ $kind ->
    [shield] , shield
    [wide] {""} or more in all
    [shield-wide] {""} or more in all, shield
   *[single] {""}
})
leafy = { $card } (leaf)
one-card = { $card }
two-cards = { $a } and { $b }
nobody = {""}
somebody = {" "}of { $hero }

## What you are asked

prompt-other = Others decide. { $prompt }
prompt-roll = { $left ->
    [one] Roll the last die.
   *[other] Roll { $left } dice.
}
prompt-card = { $why ->
    [door] Turn the door over.
    [xp] Draw a card as experience.
    [lone] Discard the card left over.
   *[time] { $left ->
        [one] Time passes: discard a card.
       *[other] Time passes: discard { $left } cards.
    }
}
prompt-resist = Resist the poison: roll a die, against { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}{ $leaves ->
    [0] {""}
    [one] {"; "}1 leaf adds 1
   *[other] {"; "}{ $leaves } leaves add { $leaves }
}{ $bonus ->
    [0] {""}
   *[other] {"; "}+{ $bonus }
}.
prompt-won = You won: the dungeon is yours.
prompt-lost = You lost on { $floor ->
    [4] the guardian’s ground.
   *[other] floor { $floor }.
}
prompt-basic = Choose a basic skill for { $hero }.
prompt-brew = Choose the basic potion you start with.
prompt-start = A new turn: heal now, or let time pass.
prompt-action = Explore, or enter a room.
prompt-door = { $card }: fight or flee.
prompt-stealth = You may add a closed door as you slip away.
prompt-split = { $why ->
    [resist] Split up to resist the poison: choose the first pair.
    [guardian] Split up: choose the pair that fights the guardian first.
   *[fight] Split up: choose the pair for the first card.
}
prompt-order = Choose which card comes first.
prompt-face = { $card }: face it, or drink and vanish.
prompt-hit = { $why ->
    [stairs] The stairs are dangerous: choose who takes a wound.
    [foe] The foe strikes first: choose who takes it.
    [boxes] One wound is left: choose who takes it.
    [poison] One poison token: choose who takes it.
    [resisting] The poison wins: choose who loses a token and takes two wounds.
    [relief] You resist: choose who loses a poison token.
   *[gamble] The gamble is lost: choose who takes the wound.
}
prompt-drain = An item turns into experience: choose which.
prompt-option = { $card }: choose one of the two ways.
prompt-feats = Use a heroic feat, or roll your dice.
prompt-drop = Put one of the heroic dice back.
prompt-first = The supply is short: choose who takes dice first.
prompt-bonus = { $left ->
    [one] Choose who rolls the bonus die.
   *[other] Choose who rolls the next of { $left } bonus dice.
}
prompt-act = Place dice and use skills. If you stop now: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $time } time{ $poison ->
    [0] {""}
   *[other] , { $poison } poison
}.
prompt-pick = { $what ->
    [fill] Add dice to box { $box }: { $left } more needed.
    [pay] Pay for { $skill }: { $left } more.
    [join] Choose dice for a heroic one: { $left } more.
    [increase] { $skill }: choose a die to raise, or stop.
    [reroll] { $skill }: choose a die to roll again, or stop.
    [change] { $skill }: choose a die to turn, or stop.
    [recolour] { $skill }: choose a die to change colour, or stop.
    [trade] { $skill }: choose a die to trade in, or stop.
    [exile] { $skill }: choose dice to exile as its price: { $left } more.
   *[other] { $skill }: choose a die, or stop.
}
prompt-receive = Choose who gets the heroic { $value }.
prompt-choose = { $skill }: choose what it does.
prompt-kite = One wound is left: pay time instead?
prompt-loot = { $card }: choose how to take it.
prompt-spend = { $cube ->
    [yes] { $xp } experience: { $left } buy a potion cube.
   *[no] Level { $level }: choose cards worth { $left } of your { $xp } experience.
}
prompt-stairs = { $when ->
    [start] You found the stairs: go down at once?
   *[end] The stairs are open: go down, or stay?
}
prompt-save = { CAP($hero) } is about to fall: { $cubes ->
    [one] 1 potion cube
   *[other] { $cubes } potion cubes
} left.
prompt-mend = { CAP($hero) } is healed: a wound, or a poison token?
prompt-mend_who = A cube brings healing: choose who is healed.

## Moves, offered and done

move-die = { $die }
done-die = You roll { $die }.
move-card = { $card } ({ $scroll })
done-card = { $why ->
    [door] Behind the door: { $card }.
    [xp] { $card } counts as experience.
   *[time] Time passes: { $card } is discarded.
}
move-basic = Start with { $skill }
done-basic = You start with { $skill }.
move-brew = Start with { $skill }
done-brew = You start with { $skill }.
move-begin = Let time pass
done-begin = You start the turn.
move-explore = Explore
done-explore = You explore.
move-open = Open a closed door
done-open = You open a door.
move-enter = Enter the open door: { $card }
done-enter = You enter the open door: { $card }.
move-fight = Fight
done-fight = You fight.
move-flee = Flee
done-flee = You flee and leave the door open.
move-stealth = Add a closed door
done-stealth = You add a closed door.
move-leave = Add no door
done-leave = You just leave.
move-split = { $a } and { $b } first
done-split = { CAP($a) } and { $b } go first.
move-order = { $card } first
done-order = { $card } comes first.
move-vanish = { $choice ->
    [yes] { CAP($hero) } drinks: { $time } time, then the loot
   *[no] Drink and vanish: { $time } time, then the loot
}
done-vanish = { $choice ->
    [yes] { CAP($hero) } drinks: you vanish and take the loot.
   *[no] You vanish and take the loot.
}
move-face = Face it
done-face = You face it.
move-hit = { $why ->
    [poison] { $hero } is poisoned ({ $wounds } of { $health } wounds)
    [two] { $hero } loses a token and takes two wounds ({ $wounds } of { $health })
    [relief] { $hero } loses a token
    [mend] { $hero } is healed ({ $wounds } of { $health } wounds)
   *[wound] { $hero } takes the wound ({ $wounds } of { $health })
}
done-hit = { $why ->
    [poison] { CAP($hero) } takes the poison (wounds: { $wounds } of { $health }).
    [two] { CAP($hero) } pays for the poison (wounds before: { $wounds } of { $health }).
    [relief] { CAP($hero) } shakes off a token.
    [mend] { CAP($hero) } is healed (wounds before: { $wounds } of { $health }).
   *[wound] { CAP($hero) } takes the wound (before: { $wounds } of { $health }).
}
move-drain = { $card } of { $hero }
done-drain = { $card } of { $hero } becomes experience.
move-option = { $name }: { $time } time, then { $colour } { $value }
done-option = You choose { $name }: { $time } time, then { $colour } { $value }.
move-feat = { $feat } ({ $hero }): roll { $dice ->
    [one] 1 heroic die
   *[other] { $dice } heroic dice
}{ $time ->
    [0] {""}
   *[other] {" "}for { $time } time
}
done-feat = { CAP($hero) } uses { $feat }: { $dice ->
    [one] 1 heroic die
   *[other] { $dice } heroic dice
}{ $time ->
    [0] {""}
   *[other] {" "}for { $time } time
}.
move-unstore = Return a stored die of { $hero }
done-unstore = { CAP($hero) } returns a stored die.
move-gather = Roll
done-gather = You gather your dice.
move-drop = Put { $die } back
done-drop = You put { $die } back.
move-first = { CAP($hero) } takes dice first
done-first = { CAP($hero) } takes dice first.
move-bonus = { CAP($hero) } rolls the bonus die
done-bonus = { CAP($hero) } gets a bonus die.
move-place = { CAP($die) }{ $hero } on { $box }
done-place = You put { $die }{ $hero } on { $box }.
move-discard = Discard { $die }{ $hero }
done-discard = You discard { $die }{ $hero }.
move-pick-join = Give { $die }{ $hero }
done-pick-join = You give { $die }{ $hero } for a heroic die.
move-pick-pay = Pay with { $die }{ $hero } ({ $skill })
done-pick-pay = You pay for { $skill } with { $die }{ $hero }.
move-pick-increase = Raise { $die }{ $hero } to { $to }
done-pick-increase = You raise { $die }{ $hero } to { $to }.
move-pick-reroll = Roll { $die }{ $hero } again
done-pick-reroll = You roll { $die }{ $hero } again.
move-pick-change = Turn { $die }{ $hero } to { $to }
done-pick-change = You turn { $die }{ $hero } to { $to }.
move-pick-recolour = Make { $die }{ $hero } { $colour }
done-pick-recolour = You make { $die }{ $hero } { $colour }.
move-pick-trade = Trade in { $die }{ $hero }
done-pick-trade = You trade in { $die }{ $hero }.
move-pick-exile = Exile { $die }{ $hero }
done-pick-exile = You exile { $die }{ $hero }.
move-done = No more
done-done = You choose no more dice.
move-join = Join dice into a heroic one
done-join = You join dice into a heroic one.
move-receive = { CAP($hero) } gets { $die }
done-receive = { CAP($hero) } gets { $die }.
move-use = { $skill } ({ $hero }): { $text }
done-use = { CAP($hero) } uses { $skill }: { $text }
move-choose = Way { $way }
done-choose = You choose way { $way }.
move-drink = Potion: { $skill } for { $hero } ({ $wounds } of { $health } wounds)
done-drink = { CAP($hero) } drinks { $skill } (wounds: { $wounds } of { $health }).
move-hand = Hand over to the other player
done-hand = You hand over.
move-finish = Stop: suffer the consequences
done-finish = You stop.
move-kite = Pay 1 time instead
done-kite = You get away for 1 time.
move-suffer = Take the wound
done-suffer = You take the wound.
move-item = Item for { $hero }: { $strength ->
    [0] {""}
   *[other] +{ $strength } strength{" "}
}{ $agility ->
    [0] {""}
   *[other] +{ $agility } agility{" "}
}{ $magic ->
    [0] {""}
   *[other] +{ $magic } magic{" "}
}{ $health ->
    [0] {""}
   *[other] +{ $health } health{" "}
}({ $card })
done-item = { CAP($hero) } takes { $card } as an item.
move-skill = Skill for { $hero }: { $skill }
done-skill = { CAP($hero) } learns { $skill }.
move-swap_item = Item for { $hero } in place of { $old }: { $strength ->
    [0] {""}
   *[other] +{ $strength } strength{" "}
}{ $agility ->
    [0] {""}
   *[other] +{ $agility } agility{" "}
}{ $magic ->
    [0] {""}
   *[other] +{ $magic } magic{" "}
}{ $health ->
    [0] {""}
   *[other] +{ $health } health{" "}
}({ $card })
done-swap_item = { CAP($hero) } takes { $card } in place of { $old }.
move-swap_skill = Skill for { $hero } in place of { $old }: { $skill }
done-swap_skill = { CAP($hero) } learns { $skill } in place of { $old }.
move-potion = Identify the potion: { $skill }
done-potion = You identify a potion: { $skill }.
move-xp = Experience: { $xp } ({ $card })
done-xp = You take { $card } as { $xp } experience.
move-later = First the other card: { $card }
done-later = First the other card: { $card }.
move-spend = A card worth { $xp }
done-spend = You spend a card worth { $xp }.
move-save = Keep the experience
done-save = You keep your experience.
move-descend = Go down
done-descend = You go down.
move-stay = Stay on this floor
done-stay = You stay.
move-fall = Give up
done-fall = You give up.
move-mend = { $what ->
    [poison] Remove a poison token
   *[wounds] Heal a wound
}
done-mend = { $what ->
    [poison] A poison token goes.
   *[wounds] A wound is healed.
}

## What happens by itself

event-floor = Floor { $floor }: { $name }.
event-stairs = The deck is empty: the stairs show.
event-stairs-wound = The dungeon catches up with { $hero }.
event-wounded = { CAP($hero) } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} and now has { $now }.
event-healed = { CAP($hero) } heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}, { $now } left.
event-poisoned = Poison on { $hero }: { $now } { $now ->
    [one] token
   *[other] tokens
}.
event-stores = { CAP($hero) } stores a heroic die ({ $n }).
event-dice-lost = { $n ->
    [one] 1 die is
   *[other] { $n } dice are
} lost as rolled.
event-time-for = The dice rolled cost { $n } time.
event-doors = { $n ->
    [0] No new door.
    [one] 1 new door.
   *[other] { $n } new doors.
}
event-consequences = Consequences: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $time } time{ $poison ->
    [0] {""}
   *[other] , { $poison } poison
}.
event-no-loot = { $card } gets away: no loot.
event-level = The group reaches level { $level }.
event-cubes = Potion cubes: +{ $n }, now { $now }.
event-guardian = { CAP($guardian) } waits below.
event-guardian-hit = { CAP($guardian) } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}, { $damage } in all.
event-guardian-heals = { CAP($guardian) } heals { $n }, { $damage } left.
event-resisted = Against the poison: { $total } to { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $success ->
    [yes] resisted.
   *[no] failed.
}
event-won = { CAP($guardian) } is beaten: you have won.
event-lost = { $floor ->
    [4] A hero falls before the guardian: the game is lost.
   *[other] A hero falls on floor { $floor }: the game is lost.
}
event-exiled = { $n ->
    [one] 1 die leaves
   *[other] { $n } dice leave
} the game.

## The picture

picture-title = { $dungeon } · floor { $floor } of 3 · turn { $turn }
picture-guardian = { $dungeon } · guardian · round { $turn }
picture-deck = Deck { $cards } · discarded { $discarded } · closed doors { $closed }
picture-stairs = Stairs: { $tokens } of { $most } tokens · discarded { $discarded } · closed doors { $closed }
picture-open = Open doors: { $doors }
picture-level = Level { $level } · XP { $xp } of { $price } · potion cubes { $cubes }: { $potions }
picture-hero = { $hero }{ $turn ->
    [yes] {" "}*
   *[no] {""}
}
picture-health = { $wounds } of { $health } wounds
picture-poison = poison { $poison }
picture-stored = stored { $stored }
picture-items = Items: { $items }
picture-skills = Skills: { $skills }
picture-dice = Dice: { $dice }
picture-supply = Supply: S { $strength } A { $agility } M { $magic } H { $heroic }
picture-foe = { $name } · { $xp } XP
picture-stop = If you stop now: { $wounds } wounds, { $time } time, { $poison } poison.
picture-legend = S strength, A agility, M magic, H heroic · w wide · ! shield · h wound t time p poison k skull

## What advice is given in

worth-points = { $points ->
    [one] { $points } floor cleared
   *[other] { $points } floors cleared
}

## Options

dungeon-of = { $name } ({ $difficulty ->
    [1] easy
    [2] medium
   *[3] hard
})
talent-of = { $name }: { $text }
option-dungeon = Dungeon
option-dungeon-dragons_cave = Dragon’s Cave (easy)
option-dungeon-hydras_reef = Hydra’s Reef (medium)
option-dungeon-lichs_tomb = Lich’s Tomb (hard)
option-dungeon-minotaurs_maze = Minotaur’s Maze (hard)
option-dungeon-yetis_cavern = Yeti’s Cavern (medium)
option-heroes = Number of heroes
option-heroes-seats = One for each seat (four with three seats)
option-heroes-two = At least two
option-heroes-four = Four
option-hero_1 = First hero
option-hero_1-warrior = Warrior
option-hero_1-mage = Mage
option-hero_1-rogue = Rogue
option-hero_1-archer = Archer
option-hero_1-paladin = Paladin
option-hero_2 = Second hero
option-hero_2-warrior = Warrior
option-hero_2-mage = Mage
option-hero_2-rogue = Rogue
option-hero_2-archer = Archer
option-hero_2-paladin = Paladin
option-hero_3 = Third hero
option-hero_3-warrior = Warrior
option-hero_3-mage = Mage
option-hero_3-rogue = Rogue
option-hero_3-archer = Archer
option-hero_3-paladin = Paladin
option-hero_4 = Fourth hero
option-hero_4-warrior = Warrior
option-hero_4-mage = Mage
option-hero_4-rogue = Rogue
option-hero_4-archer = Archer
option-hero_4-paladin = Paladin
option-difficulty = Difficulty
option-difficulty-veteran = Veteran: the rules as they are
option-difficulty-novice = Novice: start at level 2
option-difficulty-standard = Standard: start with one card as experience
option-difficulty-fearless = Fearless: start without a potion
option-talents = Talents of a campaign
option-talents-none = None
option-talents-veteran = Veteran: a basic skill
option-talents-durability = Durability: 1 more health
option-talents-crafty = Crafty: room for one more item or skill
option-talents-prepared = Prepared: one more potion cube
option-talents-first_aid = First Aid: potions also heal 1
option-talents-recovery = Recovery: heal 1 on going down
option-talents-grit = Grit: heal 1 after each guardian round
option-talents-guile = Guile: a strength die becomes agility
option-talents-fortitude = Fortitude: strength 1s and 2s are rolled again
option-talents-planning = Planning: a heroic 3
option-talents-direct_hit = Direct Hit: +1 on a die
option-talents-cunning = Cunning: a 5 becomes a 6 in perils
option-talents-speed = Speed: one hourglass less in perils
option-talents-knowledge = Knowledge: a heroic die against the guardian
option-talents-foresight = Foresight: one die again in perils
option-lesson = Guided first game
option-lesson-off = No
option-lesson-first = Yes: two floors with prepared luck, alone
option-leading = Who decides for the group
option-leading-turns = Every seat in turn
option-leading-first = Always the first seat
option-tokens = Tokens on the stairs when you go down
option-tokens-cleared = Are removed
option-tokens-stay = Stay
option-statues_descend = Stairs found by the time of a new floor let you go down at once
option-statues_descend-yes = Yes
option-statues_descend-no = No, only the turn’s time does
option-whole = Boxes that Survivor and Undying look at
option-whole-all = All, the dungeon’s too
option-whole-card = The foe’s own
option-gamble = Who takes the wound of a lost gamble
option-gamble-rogue = The Rogue
option-gamble-group = Whom the group chooses
option-kiting = Kiting a lone heart
option-kiting-free = As you like
option-kiting-must = Always
option-passives_fade = Armor and Kiting cost time against the Shadow
option-passives_fade-yes = When they act
option-passives_fade-no = Never
option-winds = Hearts that the dungeon adds are counted
option-winds-after = After icons are ignored
option-winds-before = Before icons are ignored
option-swarm = With four heroes the stack being fought counts for Swarm
option-swarm-once = As one open door
option-swarm-twice = As two

## The guided first game

lesson-time = Time is your enemy: each turn begins with two cards that go from the deck to the discard pile, and this dungeon takes five more on every floor. When the deck is empty the stairs show. Turn the cards up.
lesson-explore = There is no door yet. Explore: up to four cards are laid out as closed doors.
lesson-doors = Open a door to see what is behind it. Exploring again would only cost you the turn’s time.
lesson-fight = You see what awaits you: every box you leave open hurts. Hearts are wounds, hourglasses are time. Fight, or flee and leave the door open for later. Go in: you need loot.
lesson-option = A peril has two ways. The hourglass before a way is its price; then only dice of the colour of its box count. Take the way for which you have more dice.
lesson-roll = One die for each icon on your hero and your items: strength, agility, magic. Roll them all.
lesson-place = Put dice on boxes: the colour must fit, and the die must show at least as much as the box. Boxes with a shield come first. A wide box takes several dice, the highest first. Cover hearts before hourglasses.
lesson-stop = The line “if you stop now” tells what open boxes will cost. Two dice you cannot use make one heroic die, as low as the lower of them; it fits any colour. When nothing helps any more, stop.
lesson-loot = The card you beat is yours, in one of four ways: an item for more dice or health, a skill, a potion that you then know, or experience. Begin with an item.
lesson-feats = Each of your wounds stores a heroic die, two at most. This is the moment to roll them: before the others. They fit any box.
lesson-skill = You have a skill now. Below your hero you see what it costs; pay with dice that you cannot place anyhow. Each skill works once in an encounter.
lesson-potion = You are wounded and have a potion. At the start of a turn it heals more than in a fight. Keep it while you feel strong: it also saves you when you would fall.
lesson-level = You have enough experience for the next level: it gives a heroic die in every encounter, and room for more items and skills. Spend it.
lesson-stairs = The stairs show. From now on time puts tokens on them, and every third token is a wound. Go down when there is nothing left that is worth it.
lesson-floor = A new floor: its boxes and its rule come on top of those of the floor above. The deck was shuffled with all you did not take.
lesson-guardian = The guardian! Others have wounded it before you. You fight round by round: time does not matter now, wounds do. Each box with a skull that you cover wounds the guardian.
lesson-end = This was the game. A real dungeon has three floors, and its luck is not prepared. Choose a hero and a dungeon, and go in again.

luck-card = Turn up a card
