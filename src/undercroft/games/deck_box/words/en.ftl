# Deck Box Dungeons in English. Ids: prompt-WAIT, move-VERB (an offer), done-VERB (the same as a fact), event-…

about = Explore, fight and shop your way through a dungeon of cards, together.

hero-number = Hero { $number }
figure-enemy = { $enemy } { $letter }
quest-generated = A dungeon nobody has mapped
won-generated = The master of this dungeon is down. The lamp burns on.

side-N = north
side-E = east
side-S = south
side-W = west

skill-strength = Strength
skill-dexterity = Dexterity
skill-wisdom = Wisdom
skill-charisma = Charisma

phase-setup = setting up
phase-heroes = the heroes act
phase-enemies = the enemies act
phase-recovery = recovery
phase-won = won
phase-lost = lost

room-fight = a fight
room-test = a test
room-treasure = a treasure
room-rest = a rest
room-boss = The last room
room-boss-text = Somebody has been waiting for you.

counter-wick = Wicks taken
counter-dark = The Dark

target-nearest = the nearest
target-weakest = the most wounded
target-richest = the richest
target-charged = the one with most energy
target-frail = the least protected

## What you are asked

prompt-roll = { $left ->
    [one] Roll one die.
   *[other] Roll { $left } dice.
}
prompt-face = Roll an enemy’s die: its face says who comes.
prompt-loot = Roll the beaten enemy’s die for treasure.
prompt-card = Turn over an item.
prompt-act = The next enemy acts.
prompt-faction = Who holds this dungeon?
prompt-red = Who is its master?
prompt-entrance = Lay the tile you start on.
prompt-side = The map grows: where?
prompt-tile = The map grows: which tile?
prompt-kind = What kind of room is this?
prompt-template = What do you meet here?
prompt-other = { PLAYER($seat) } decides. { $prompt }
prompt-hero = Hero { $number }: choose a hero card.
prompt-gear = { $hero }: choose your equipment.
prompt-ability = { $hero }: choose your ability.
prompt-stand = { $hero }: choose a square of the entrance.
prompt-begin = Choose which hero acts next.
prompt-action = { $hero }: { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
}{ $points ->
    [0] {""}
    [one] , 1 movement
   *[other] , { $points } movement
}.
prompt-minor = { $hero }: take minor actions, then give way again.
prompt-aim = { $hero }: send the next die of your barrage.
prompt-glide = { $hero }: go on, or stop here.
prompt-again = { $hero }: roll some of your dice again?
prompt-save = { $hero }: save the falling hero?
prompt-place = { $hero }: which enemy is placed next?
prompt-tie = An enemy likes several heroes as much: choose whom it goes for.
prompt-tester = Choose who takes the test.
prompt-patient = { $card }: choose whom to heal.
prompt-victim = { $card }: choose an enemy.
prompt-spot = { $card }: choose a square.
prompt-exit = { $card }: choose an exit to explore.
prompt-still = { $card }: choose an enemy to hold still.
prompt-won = You have won the quest.
prompt-lost = The quest is lost.

## Moves, offered and done

move-die = A { $face }
done-die = A { $face } is rolled.
move-foe = Face { $face }: { $enemy }, { $health } health
done-foe = The die shows { $enemy } with { $health } health.
move-loot = Face { $face }: { $amount } treasure for { $hero }
done-loot = The die shows { $amount } treasure for { $hero }.
move-card = { $card }
done-card = { $card } is turned over.
move-act = { $enemy } { $letter } acts
done-act = { $enemy } { $letter } acts.
move-faction = { $card }
done-faction = This dungeon belongs to: { $card }.
move-red = { $card }
done-red = Its master: { $card }.
move-side = A room more
done-side = The map grows.
move-tile = { $card } { $name }
done-tile = A tile is put on the map.
move-kind = { CAP($kind) }
done-kind = This room is { $kind }.
move-theme = { $title }
done-theme = You meet: { $title }.
move-hero = { $card }
done-hero = Hero { $number } is { $card }.
move-gear = { $card }
done-gear = { $hero } takes: { $card }.
move-ability = { $card }
done-ability = { $hero } learns: { $card }.
move-stand = { $hero } on { $tile }
done-stand = { $hero } starts on { $tile }.
move-begin = { $other } acts now
done-begin = { $other } acts.
move-let = Minor actions of { $other }
done-let = { $other } steps in.
move-back = Enough: back
done-back = { $hero } gives way.
move-end = End the activation
done-end = { $hero } is done.
move-go = Go to { $tile }
done-go = { $hero } goes to { $tile }.
move-strike = Strike { $enemy } { $letter } on { $tile } ({ $dice } { $dice ->
    [one] die
   *[other] dice
} { $modifier }, { $health } health)
done-strike = { $hero } strikes { $enemy } { $letter }: { $dice } { $dice ->
    [one] die
   *[other] dice
} { $modifier }.
move-shoot = Shoot at { $enemy } { $letter } on { $tile } ({ $dice } { $dice ->
    [one] die
   *[other] dice
} { $modifier }, { $health } health)
done-shoot = { $hero } shoots at { $enemy } { $letter }: { $dice } { $dice ->
    [one] die
   *[other] dice
} { $modifier }.
move-aim = At { $enemy } { $letter } on { $tile }
done-aim = { $hero } sends a die at { $enemy } { $letter }.
move-work = { $label }
done-work = { $hero }: { $label }.
move-pick = Pick up what lies here
done-pick = { $hero } picks up what lay there.
move-cast = { $card } ({ $cost } energy)
done-cast = { $hero } pays { $cost } energy: { $card }.
move-use = Use: { $card }
done-use = { $hero } uses: { $card }.
move-buy = Buy: { $card } ({ $cost } treasure)
done-buy = { $hero } buys for { $cost } treasure: { $card }.
move-give = Give { $other }: { $card }
done-give = { $hero } gives { $other }: { $card }.
move-pay = Give { $other } 1 treasure
done-pay = { $hero } gives { $other } 1 treasure.
move-hand = Hand { $other } what you carry
done-hand = { $hero } hands { $other } what the quest is about.
move-stop = Stop here
done-stop = { $hero } stops.
move-again = Roll the { $face } again
done-again = { $hero } picks up the { $face }.
move-throw = Roll them
done-throw = { $hero } rolls again.
move-keep = Keep the roll
done-keep = { $hero } keeps the roll.
move-save = Save { $other }
done-save = { $hero } saves { $other }.
move-fall = Keep the card
done-fall = { $hero } keeps the card.
move-place = { $enemy }, { $health } health{ $boss ->
    [yes] {" "}(the boss)
   *[no] {""}
}
done-place = { $hero } places { $enemy }, { $health } health{ $boss ->
    [yes] , the boss
   *[no] {""}
}.
move-tie = It goes for { $other }
done-tie = The enemy goes for { $other }.
move-test = { $other } takes the test
done-test = { $other } takes the test.
move-on = { $other }
done-on = { $hero } chooses { $other }.
move-at = { $enemy } { $letter } on { $tile }
done-at = { $hero } chooses { $enemy } { $letter }.
move-spot = On { $tile }
done-spot = { $hero } aims at { $tile }.
move-look = Room { $room }, { $side }
done-look = The exit { $side } of room { $room } is explored.
move-enough = That is enough
done-enough = { $hero } leaves it at that.

## What happens by itself

event-round = Round { $round }.
event-enemies = The enemies’ turn.
event-explored = { $hero } explores room { $room }: { $title }. { $text }
event-met = Room { $room }: { $title }. { $text }
event-spawned = { $count ->
    [one] One enemy appears in room { $room }.
   *[other] { $count } enemies appear in room { $room }.
}
event-short = No enemy die is left: every hero takes a hit.
event-walks = { $enemy } { $letter } goes to { $tile }, after { $hero }.
event-stays = { $enemy } { $letter } cannot come nearer to { $hero } and stays.
event-attacks = { $enemy } { $letter } prefers { $why } and { $how ->
    [ranged] shoots at
   *[melee] strikes
} { $hero }.
event-skips = { $enemy } { $letter } is stunned and only recovers.
event-siphons = { $enemy } { $letter } drinks { $amount } energy.
event-unhurt = { CAP($figure) } is not hurt.
event-hurt = { CAP($figure) } takes { $amount } damage: { $left } health left.
event-beaten = { $enemy } { $letter } is beaten.
event-falls = { $hero } falls.
event-saved = { $other } saves { $hero }: { $amount } health.
event-stands-up = { $enemy } { $letter } stands up again with { $amount } health!
event-stunned = { $enemy } { $letter } is stunned.
event-dazed = { $hero } is dazed: one action fewer next time.
event-pushed = { CAP($figure) } is pushed to { $tile }.
event-bumped = { CAP($figure) } is pushed against { $into ->
    [wall] a wall: 1 more damage
   *[figure] somebody: 1 more hit
}.
event-ritual = { $enemy } { $letter }’s ritual: { $other } has { $amount } health.
event-regenerates = { $count ->
    [one] One enemy regains 1 health.
   *[other] { $count } enemies regain 1 health each.
}
event-energy = { $hero }: { $amount } energy.
event-treasure = { $hero }: { $amount } treasure.
event-healed = { $hero } recovers { $amount } health.
event-item = { $hero } gets: { $card }.
event-flag = Something gives way.
event-counter = { $counter }: { $amount }.
event-say = { $text }
event-passes = { $hero } passes the test: { $amount } of { $most }.
event-fails = { $hero } fails the test: { $amount } of { $most }.
event-dropped = What { $hero } carried lies on { $tile }.
event-won = { $text }
event-lost = { $reason ->
    [late] Time is up: the quest is lost.
    [much] The Dark is complete: the quest is lost.
    [stalemate] Two hundred rounds have passed: the lamp has gone out.
   *[dead] All heroes have fallen: the quest is lost.
}

## Why a card cannot be taken, and a hero can do nothing any more

choice-taken = Hero { $hero } has it already.
choice-face = It is the other side of “{ $card }”, which hero { $hero } has.
choice-none-left = Heroes { $first } and { $second } have both of these cards.
hero-fell = Fallen on { $tile }, and out of the game.

## Why an enemy cannot be attacked

refuse-action = No action left for it.
refuse-melee = Only an enemy beside you: your weapon does not shoot.
refuse-near = Too near to shoot, and not beside you.
refuse-far = Too far: only your tile and the adjoining ones.
refuse-sight = Out of sight: a wall or another enemy is in the way.

## The picture

picture-title = { $name } · { $round ->
    [0] {""}
   *[other] round { $round } ·{" "}
}{ $phase }
picture-hero = { $number } { $name } { $tile } · health { $health }/{ $most_health } · energy { $energy } · treasure { $treasure } · actions { $actions }
picture-refused = { $card }: { $reason }
picture-out = { $number } { $name }: { $reason }
picture-enemy = { $letter } { $name } { $tile } · { $health }{ $state ->
    [boss] {" "}boss
    [stunned] {" "}stunned
   *[none] {""}
}
picture-market = Market: { $cards }
picture-legend = 1-4 heroes · A-Z enemies · # wall · ~ water · o pit · _ entrance · + passage · ? unexplored · ! locked · * to use · $ left behind

## Options

option-quest = Quest
option-quest-dimming_lamp = The Dimming Lamp (easy)
option-quest-three_wicks = Three Stolen Wicks (normal)
option-quest-drowned_bell = The Drowned Bell (normal)
option-quest-snuffing = The Snuffing (hard)
option-quest-long_night = The Long Night (very hard)
option-quest-generated = A new one each time, made by luck
option-heroes = Heroes, at least
option-heroes-2 = Two
option-heroes-3 = Three (two boxes)
option-heroes-4 = Four (two boxes)
option-difficulty = Difficulty of a generated quest
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-faction = Enemies of a generated quest
option-faction-random = Luck decides
option-faction-rustpick = Rustpick Kin
option-faction-choir = Hollow Choir
option-faction-snuffed = Snuffed Hand
option-faces = Both faces of a card
option-faces-one = No: a card shows one of them
option-faces-both = Yes: all of them can be in play
option-ties = Who decides where the rules leave a choice
option-ties-player = You do, where it makes a difference
option-ties-fixed = A fixed order: as printed, the first hero
option-order = In which order enemies act
option-order-threat = By threat, ranged first within a colour
option-order-ranged = All ranged first, then all melee
option-crush = Crush adds 1 damage
option-crush-each_hit = For each hit that is not blocked
option-crush-once = Once per attack

## Luck, asked for

roll-yours = { $what ->
    [act] The enemies act
    [layout] Lay out the dungeon
    [card] Turn over the cards
   *[other] Roll the dice
}
roll-for = { $what ->
    [act] Let the enemies act, for { $name }
   *[other] Roll for { $name }
}
roll-awaited = { $what ->
    [act] { $name } lets the enemies act.
   *[other] { $name } is to roll.
}

## On the page

page-set = Under Wickmoor is a set of our own, written for this program to the rulebook’s measure. The printed cards are not public.
page-quest = The quest
page-quest-text = Its story and rules
page-generated = Luck lays out this dungeon room by room. Find its master in the last room, and beat it.
page-round = round { $round }
page-rooms = rooms { $count }/{ $of }
page-level = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[very_hard] very hard
}

page-map = Map of the explored rooms
page-map-how = Arrows move from square to square, Tab goes to those you can attack or choose, Enter acts, plus and minus zoom.
page-zoom = See more or less of the map
page-zoom-in = Nearer
page-zoom-out = Farther
page-zoom-all = The whole map
page-zoom-hero = The hero who acts
page-keys-arrows = from square to square on the map
page-keys-tab = on the map: to the next enemy or hero you can choose
page-keys-enter = on the map: walk, attack, choose
page-keys-zoom = on the map: nearer, farther, all of it
page-keys-next = the next enemy, while their turn is shown; Esc skips the rest

page-square = { $square }, { $ground }.
page-ground-floor = floor
page-ground-water = water
page-ground-pit = a pit
page-ground-entrance = entrance
page-ground-exit-open = passage
page-ground-exit-unexplored = an exit nobody has explored
page-ground-exit-locked = a locked exit
page-ground-exit-closed = a walled-up exit
page-thing = Here: { $label }.
page-left-here = Something of the quest lies here.
page-hero-here = { $hero }, health { $health } of { $most }.
page-enemy-here = { $enemy }{ $boss ->
    [yes] , the boss
   *[no] {""}
}, { $type ->
    [ranged] ranged
   *[melee] melee
}, { $health } health.
page-stunned = Stunned.
page-walk = Walk here: { $cost } movement{ $action ->
    [yes] , takes an action
   *[no] {""}
}.
page-explore-warn = Explores what is behind it.
page-pit-warn = You fall in and take a hit.

page-now = What is going on
page-begin-here = What happens is told here. Point at a square or an enemy to know more.
page-boss = the boss
page-enemy-numbers = health { $health }/{ $top } · defence { $defence } · speed { $speed }
page-dice = { $dice } { $dice ->
    [one] die
   *[other] dice
} { $modifier }
page-strike = Strike: { $dice } { $dice ->
    [one] die
   *[other] dice
} { $modifier }
page-shoot = Shoot: { $dice } { $dice ->
    [one] die
   *[other] dice
} { $modifier }
page-goes-for = Goes for { $target }; { $stance ->
    [charge] closes in.
    [hold] stands and shoots.
   *[kite] shoots from as far off as it can.
}
page-odds-damage = Hits to expect: { $hits }, damage after blocks: { $damage }.
page-odds-kill = Falls: { $percent } %.
page-odds-test = { $need } of { $dice } needed with { $modifier }: { $percent } %.
page-odds-strike = Strike { $enemy }: { $damage } damage after blocks, falls { $percent } %.
page-odds-shoot = Shoot at { $enemy }: { $damage } damage after blocks, falls { $percent } %.
page-odds-tester = { $hero }, { $skill }:
page-odds-end = If everybody ends here, until the next round:
page-odds-danger = { $hero }: { $harm ->
    [no] nothing to fear
   *[yes] about −{ $damage } health, falls { $percent } %
}.
page-odds-samples = Estimated from { $count } rounds played to their end.
page-danger = If everybody ends here: about −{ $damage } health, falls { $percent } %
page-dice-shown = { $for }: { $faces }
page-dice-attack = Attack
page-dice-defence = Defence
page-dice-test = Test
page-dice-encounter = Encounter
page-pool = { $count ->
    [one] One enemy has come: place it.
   *[other] { $count } enemies have come: which is placed next?
}

page-enemy-turn = The enemies act
page-enemies-again = Step through the enemies’ turn again
page-of = { $at } of { $of }
page-next = Next
page-skip = Skip
page-pace = How fast
page-pace-step = Step
page-pace-play = Play
page-pace-fast = Fast

page-order = Enemies, in the order they act
page-no-enemies = No enemies in sight.
page-market = Market
page-deck = deck { $count }
page-market-empty = Sold out

page-find = find on the map
page-actions = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
}
page-health = health
page-energy = energy
page-treasure = treasure
page-objects = { $count ->
    [one] carries 1 thing of the quest
   *[other] carries { $count } things of the quest
}
page-fallen = fallen
page-hidden = hidden
page-dazed = dazed
page-melee = melee
page-ranged = ranged
page-defence = Defence
page-speed = Speed
page-items = Items
page-use = Use
page-cast = Use it
page-cards = Cards
page-card-hero = Hero card
page-card-gear = Equipment card
page-card-ability = Ability card
page-choose-hero = Hero { $number }: who is it?
page-choose-gear = Hero { $number }: which equipment?
page-choose-ability = Hero { $number }: which ability?
page-number-melee = Melee
page-number-ranged = Ranged
page-number-defence = Defence
page-number-speed = Speed
page-number-strength = Strength
page-number-dexterity = Dexterity
page-number-wisdom = Wisdom
page-number-charisma = Charisma
page-number-health = Health
page-keyword-reach = Reach: strikes diagonally, too.
page-keyword-barrage = Barrage: a target for each die.
page-keyword-crush = Crush: hits that get through do 1 more.
page-keyword-stun = Stun: the enemy skips its next turn.
page-keyword-heavy = Heavy: at most 1 energy per attack.
page-keyword-knockback = Knockback: pushes one square away.
page-keyword-regenerate = Regenerate: 1 health each round.
page-keyword-ritual = Ritual: its damage heals the weakest.
page-keyword-siphon = Siphon: drinks energy nearby.
page-keyword-pierce = Pierce: blocks are at −1.
page-keyword-daze = Daze: you lose an action.

page-far = Round { $round }, { $rooms } of { $of } rooms explored, { $enemies ->
    [0] no enemy left
    [one] 1 enemy left
   *[other] { $enemies } enemies left
}.
page-hero-end = { $hero }: { $health ->
    [0] fallen
   *[other] { $health } health
}, { $treasure } treasure
page-end = How it ended
page-last = The last things that happened

page-say-where = { $quest }{ $round ->
    [0] {""}
   *[other] , round { $round }
}, { $phase }.
page-say-hero = { $hero } on { $square }: health { $health } of { $most }, energy { $energy }, treasure { $treasure }, actions { $actions }.
page-say-enemies = Enemies in the order they act: { $list }.

## What is doubtful about a quest that somebody wrote

quest-no-boss = { $heroes ->
    [all] no boss ever comes, and the quest is won by beating one; mark an enemy of a spawn with boss: true.
   *[other] with { $list } heroes no boss comes, so they cannot win; let the count of its spawn be 1 at least.
}
quest-boss-unreached = { $heroes ->
    [all] the boss comes where nobody ever gets to, so nobody can win; see what its room waits for.
   *[other] with { $list } heroes the boss comes where they never get to, so they cannot win; see what its room waits for.
}
quest-counter-short = { $heroes ->
    [all] “{ $counter }” can come to { $most } at most, and { $least } are needed to win; add more of it, or ask for less.
   *[other] with { $list } heroes “{ $counter }” can come to { $most } at most, and { $least } are needed to win; add more of it, or ask for less.
}
quest-locked = the room { $room } can never be explored: it waits for { $flags }, which is only to be had behind it or not at all; set it in a room that comes before.
quest-luck-locked = with bad luck the room { $room } stays locked: it waits for { $flags }, which is not sure to be set; set it when a test fails, too, or let the test be tried again (retry: true).
quest-luck-boss = with bad luck no boss comes, and the quest cannot be won; let it come with every result of the dice.
quest-luck-counter = with bad luck “{ $counter }” is only sure to come to { $sure }, and { $least } are needed to win; give it when a test fails, too, or let the test be tried again (retry: true).
