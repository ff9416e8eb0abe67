# One Card Dungeon in English. Ids: prompt-PHASE, move-VERB (an offer), done-VERB (the same as a fact), event-…

about = Clear twelve levels with three dice a turn.

skill-speed = Speed
skill-attack = Attack
skill-defence = Defence
skill-range = Range

hero-paladin = Paladin
hero-barbarian = Barbarian
hero-ranger = Ranger
hero-wizard = Wizard

## What you are asked

prompt-keep = Keep one die of last turn under its skill, or roll all three.
prompt-roll = { $left ->
    [3] Roll the three energy dice.
    [2] Roll the other two dice.
   *[1] Roll the last die.
}
prompt-give = You rolled { $a }, { $b } and { $c }: give one die each to Speed, Attack and Defence.
prompt-act = Move and attack: { $speed } speed and { $attack } attack left.
prompt-order = Several monsters are equally near: choose which one moves first.
prompt-send = { CAP($monster) } { $number } has several equally good tiles: choose where it goes.
prompt-reward = You cleared level { $level }: choose one reward.
prompt-won = You won: the Sceptre of M’Guf-yn is yours.
prompt-lost = You fell on level { $level }.

## Moves, offered and done

move-die = A { $face }
done-die = You roll a { $face }.
move-keep = Keep the { $die } under { $skill }
done-keep = You keep the { $die } under { $skill }.
move-throw = Roll all three dice
done-throw = You roll all three dice.
move-give = Speed { $speed }, Attack { $attack }, Defence { $defence }
done-give = You give { $speed_die } to Speed, { $attack_die } to Attack and { $defence_die } to Defence.
move-aim = Take aim: Range { $range }, Speed only { $speed }, Attack { $attack }, Defence { $defence }
done-aim = You take aim: { $speed_die } to Range, { $attack_die } to Attack and { $defence_die } to Defence.
move-reroll = Roll all three dice again
done-reroll = You roll all three dice again.
move-step = Step to { $tile } ({ $cost } speed)
done-step = You step to { $tile }.
move-attack = Attack { $monster } { $number } on { $tile } ({ $cost } attack)
done-attack = You hit { $monster } { $number }: { $left } health left.
move-end = End your turn: the monsters move and attack{ $falls ->
    [yes] , and you fall
    [perhaps] , and you may fall
   *[no] {""}
}
done-end = You end your turn.
move-order = { CAP($monster) } { $number } on { $tile } moves first
done-order = You let { $monster } { $number } move first.
move-send = { CAP($monster) } { $number } goes to { $tile }
done-send = You send { $monster } { $number } to { $tile }.
move-train = { $skill } from { $now } to { $then }
done-train = You raise { $skill } to { $then }.
move-heal = Heal from { $now } to { $then } health
done-heal = You heal to { $then } health.

## What happens by itself

event-level-starts = Level { $level } begins: { $name } × { $count }.
event-monster-dies = { CAP($monster) } { $number } dies.
event-monster-moves = { CAP($monster) } { $number } moves to { $tile }{ $same ->
    [yes] {" "}(one of several tiles that come to the same)
   *[no] {""}
}.
event-monsters-attack = { $count ->
    [0] No monster has you in range and in sight.
    [one] One monster attacks, { $attack } against defence { $defence }: { $falls ->
        [yes] a blow of { $blow }, and you had { $loss } health left.
       *[no] { $loss ->
            [0] it does not hurt you.
           *[other] you lose { $loss } health.
        }
    }
   *[other] { $count } monsters attack, { $attack } against defence { $defence }: { $falls ->
        [yes] a blow of { $blow }, and you had { $loss } health left.
       *[no] { $loss ->
            [0] they do not hurt you.
           *[other] you lose { $loss } health.
        }
    }
}
event-level-cleared = Level { $level } is cleared.
event-won = The last monsters are dead: you have won.
event-lost = You fall: the dungeon keeps you on level { $level }.

## Why a monster cannot be attacked

refuse-points = A hit costs { $needs } attack; you have { $left } left.
refuse-range = Too far: it is at range { $range }, yours is { $mine }.
refuse-sight = Out of sight: a wall or another monster is in the way.

## The picture

picture-title = Level { $level } of { $levels } · turn { $turn }{ $power ->
    [none] {""}
    [used] {" · "}{ $hero } (power used)
   *[ready] {" · "}{ $hero } (power ready)
}
picture-legend = @ you and your health · { $initial }1:2 monster 1 with 2 health · ##### wall · = stairs
picture-reply = If you end here: { $count ->
    [0] nobody attacks
    [one] one monster attacks
   *[other] { $count } monsters attack
}{ $count ->
    [0] {""}
   *[other] { $falls ->
        [yes] , and you fall
       *[no] , you lose { $loss } health
    }
}{ $choice ->
    [yes] {" "}(or as you choose).
   *[no] .
}
panel-health = Health { $now } of { $most }
panel-skill = skill
panel-die = die
panel-total = total
panel-left = left
panel-monster = speed { $speed }, attack { $attack }, defence { $defence }, range { $range }
panel-one = { $number } on { $tile }: { $health } health

## What advice is given in

worth-points = { $points ->
    [one] { $points } level cleared
   *[other] { $points } levels cleared
}

## Options

option-hero = Class of the adventurer
option-hero-none = None
option-hero-paladin = Paladin: once a level, keeps one die of the turn before
option-hero-barbarian = Barbarian: with 1 health, rolls again once a turn
option-hero-ranger = Ranger: once a level, a die for Range instead of Speed
option-hero-wizard = Wizard: once a level, rolls all dice again
option-sight = What cuts a line of sight
option-sight-closed = A tile the line shares some length with, its edge included
option-sight-open = Only a tile whose inside the line crosses
option-sight-mid_touch = Also a tile whose corner the line touches on its way
option-range = What is in the way of your range
option-range-walls = Walls alone
option-range-monsters = Walls and other monsters
option-approach = Where a monster heads that cannot attack this turn
option-approach-shot = For the nearest tile it could attack from
option-approach-full_range = For the nearest tile at its full range
option-approach-adventurer = Straight for you
option-ties = Who chooses between equally good monster moves
option-ties-player = You do, where it makes a difference
option-ties-fixed = The first tile, row by row from the far side
option-kept_die = The die a paladin keeps
option-kept_die-stays = Stays under its skill
option-kept_die-free = May go to any skill
option-back_off = Monsters step back to their full range
option-back_off-yes = Yes
option-back_off-no = No: one that can attack stays where it is
option-squeeze = Diagonal steps between two blocked tiles
option-squeeze-yes = Allowed
option-squeeze-no = Not allowed
option-skill_cap = Skills stop at 6
option-skill_cap-yes = Yes, they are shown on dice
option-skill_cap-no = No

## On the page

page-keys-slanted = on the board: a step aslant
page-keys-pad = on the board: a step in any direction, on the number pad
page-keys-enter = on the board: walk, attack, choose

page-board = The dungeon, level { $level }
page-level = Level { $level } of { $levels }
page-turn = Turn { $turn }
page-hero = Adventurer
page-health = Health

page-power-ready = Power ready:
page-power-used = Power used:
page-power-paladin = once a level, keep a die of the turn before.
page-power-barbarian = once a turn, with just 1 health, roll all dice again.
page-power-ranger = once a level, put the die for Speed under Range.
page-power-wizard = once a level, roll all dice again.

page-sum = { $skill }: { $die ->
    [0] { $base }
   *[other] { $base } + { $die } = { $total }
}{ $left ->
    [-1] {""}
   *[other] , { $left } left
}
page-left = { $left } left

page-part-energy = Roll the energy dice and give them to your skills.
page-part-adventurer = Move and attack, in any order.
page-part-march = The monsters move, the nearest first.
page-part-strike = Those in range and in sight attack together.

page-tray = Energy dice
page-roll = Roll
page-die = { $face ->
    [0] Energy die, not rolled yet
   *[other] Energy die { $face }: take it up
}
page-take = Choose below, or take up a die and place it yourself.
page-under = Now choose the skill it goes under.
page-put = Put the { $die } under { $skill }

page-ways = Ways to give the dice
page-give = To Speed
page-aim = Take aim: to Range
page-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
page-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
page-safe = safe
page-deadly = deadly
page-legend = Tiles in reach, hits, and what you lose if every monster attacks.

page-tile-you = { $tile }: you, { $health } health.
page-tile-monster = { $tile }: { $monster } { $number }, { $health } health.
page-tile-wall = { $tile }: wall.
page-tile-stairs = { $tile }: stairs.
page-tile-free = { $tile }: free.
page-walk = Go there for { $cost } speed.
page-attack = Attack for { $cost } attack.
page-outlook = { $deadly ->
    [yes] If you end your turn there, you fall.
   *[no] { $damage ->
        [0] If you end your turn there, you are not hurt.
       *[other] If you end your turn there, you lose { $damage } health.
    }
}

page-reply = If you end your turn on { $tile }
page-goes = { $from } → { $to }
page-stays = stays on { $to }
page-strikes = attacks
page-idle = cannot attack
page-against = Attack { $attack } against defence { $defence }: { $deadly ->
    [yes] a blow of { $blow }, you have { $health } left and fall.
   *[no] { $damage ->
        [0] no harm.
       *[other] −{ $damage } health.
    }
}
page-unseen = No monster will have you in range and in sight.
page-choice = Some monsters will have a choice of equal moves, and you will be asked; this is one of them.

page-most = { $now }, the most
page-cleared = { $count ->
    [0] No level cleared.
    [one] 1 of { $levels } levels cleared.
   *[other] { $count } of { $levels } levels cleared.
}
page-fell = It happened on { $tile }, in turn { $turn } of the level. Still standing:

odds-clear = Chance to clear this level with the best play: { $percent } %
