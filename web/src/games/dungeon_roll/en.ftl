# The board of Dungeon Roll in English. The game's own words (faces, treasures, moves) come from the server.

## Where we are

board-level = Level { $level }
board-delve = Delve { $delve } of { $delves }
board-phases = Phases of a level
board-dungeon = Dungeon, level { $level }
board-level-dice = Monsters and loot
board-lair-of = { $count } of the { $calls } dragons that call the dragon lie in its lair.
board-pool = Pool { $count }

## Piles of dice, and tokens

board-pile = { $face }: { $count }.
board-pile-up = { $face }: { $up } of { $most } taken up.
board-token = { $name }, { $count }.
board-ally = Ally ({ $face })
board-does-ally = A monster that serves you until you regroup.
board-no-treasures = None yet. Chests and dragons hold them.

## Between the trays: what to do, what is picked

board-how-form = The party is about to be rolled.
board-how-muster = You may roll some of them once more.
board-how-monster = { $monsters ->
    [yes] Pick a companion, then a monster.
   *[no] Pick a scroll to roll dice again, or go on.
}
board-how-loot = Pick who opens the chests or quaffs the potions.
board-how-dragon = Pick companions of different kinds, one after the other.
board-how-regroup = Home with what is safe, or one level deeper?
board-how-heroes = Heroes are being given out.
board-how-done = All delves are over.
board-stage-choose = Pick the dice to roll again.
board-stage-target = Pick a monster.
board-stage-raise = { $left ->
    [one] Pick the face on which the die comes back.
   *[other] Pick a face for each of the { $left } dice that come back.
}
board-stage-fight = { $left ->
    [one] One more, of another kind.
   *[other] { $left } more, of different kinds.
}
board-stage-discard = { $left ->
    [one] Pick a treasure to give up.
   *[other] Pick { $left } treasures to give up.
}
board-take-up = { $what ->
    [muster] Which to roll once more?
   *[other] Pick any dice to roll again.
}
board-for-what = { $name }: now pick a target.
board-by-whom = { $name }: now pick who takes it on.
board-reroll = { $count ->
    [0] Roll again
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
board-most = How many at most
board-all = as many as possible
board-up-to = { $count ->
    [one] only 1
   *[other] up to { $count }
}
board-fewer = Fewer
board-more = More
board-drop = Put it back
board-flee = Flee…
board-stay = Stay
board-roll-party = { $count ->
    [one] Roll the party die
   *[other] Roll the { $count } party dice
}
board-roll-dungeon = { $count ->
    [one] Roll the dungeon die
   *[other] Roll the { $count } dungeon dice
}
board-roll-treasure = { $count ->
    [one] Draw a treasure
   *[other] Draw { $count } treasures
}
board-roll-hero = Turn over a hero card
board-rolls = { $what ->
    [party] { $name } rolls { $count ->
        [one] a party die
       *[other] { $count } party dice
    }.
    [dungeon] { $name } rolls { $count ->
        [one] a dungeon die
       *[other] { $count } dungeon dice
    }.
    [treasure] { $name } draws from the treasures.
   *[hero] { $name } turns over a hero card.
}

## Why not

board-why-none = { $face }: there is none.
board-why-party-only = Only party dice can be rolled now.
board-why-scroll-fights = A scroll is no companion: it rolls dice again, or quaffs potions.
board-why-scroll-opens = A scroll is no companion: it opens no chest.
board-why-scroll-loot = A scroll only quaffs potions now.
board-why-scroll-dragon = A scroll is no companion: it does not fight the dragon.
board-why-monsters-first = The monsters come first: loot waits until all are beaten.
board-why-dragon-first = It is too late for loot: the dragon is here.
board-why-nobody-to-raise = Nobody lies in the graveyard.
board-why-nobody = Nobody can deal with it now.
board-why-regroup = The party rests: decide whether to go on.
board-why-same-type = { $face }: one stands against the dragon already, the kinds must differ.
board-why-too-few = The party has too few different companions for the dragon.
board-why-idle = { $face }: nothing to do here now.
board-why-scales = Dragon Scales have no use in a delve: they count in the end.
board-why-lair-empty = The lair is empty.
board-why-hero = The hero can do nothing here now.
board-why-token-dragon = It does not help against the dragon now.
board-why-token = It is of no use now.

## The dragon

board-need = { $needed ->
    [one] It takes a companion
    [2] Two different companions
    [3] Three different companions
   *[other] { $needed } different companions
}
board-fighters = The dragon. { $count } of { $needed } companions stand against it{ $count ->
    [0] .
   *[other] : { $list }.
}

## Regrouping

board-regroup = Retire or seek glory
board-retire = Retire
board-gain = +{ $count } experience
board-retire-safe = To the tavern, and safe.
board-retire-must = Nobody has ever gone deeper: to the tavern!
board-seek = Seek glory
board-next = Level { $level }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
board-seek-risk = Or home with nothing.
board-chance = { $exact ->
    [yes] { $chance } % to clear
   *[no] about { $chance } % to clear
}
board-change = { $change } on average

## Beside the board

odds-clear = Chance to clear the level: { $percent } %.
odds-expected = Experience to expect of this delve: { NUMBER($value, maximumFractionDigits: 1) }.
odds-change = That is { $signed } against retiring now.

## Heroes and players

board-hero = Hero
board-choose = Choose { $name }
board-heroes = Heroes to choose from
board-ready = ready
board-used = used
board-other-novice = { $name } from { $experience } experience on
board-other-master = Was: { $name }
board-then = From { $experience } experience on: { $name }
board-scores = Score sheet
board-player = Player
board-you = You
board-delves = Delve
board-delve-nth = Delve { $delve }
board-experience-short = XP
board-worth = worth { $points }

## The end

board-sums = How the points add up
board-sum = { $experience } experience + { $worth } for treasures
board-ranks = Ranks, the best last
board-achieved = achieved
board-not-achieved = not achieved

## Keys

board-key-champion = A
board-key-fighter = F
board-key-cleric = C
board-key-mage = E
board-key-thief = T
board-key-scroll = R
board-keys = Keys of this board
board-keys-digits = the first to ninth thing that can be picked, or goes with what is picked
board-keys-enter = does it; rolls the dice you have picked

## The situation, read aloud

board-say-where = Delve { $delve } of { $delves }, level { $level }, { $experience } experience so far.
board-say-here = Dungeon: { $dungeon }; lair: { $lair }. Party: { $party }; graveyard: { $graveyard }; treasures: { $treasures }.
board-say-nothing = nothing
board-say-nobody = nobody
