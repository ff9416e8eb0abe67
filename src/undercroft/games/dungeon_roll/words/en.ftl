# Dungeon Roll in English. Ids: prompt-PHASE, move-VERB (an offer), done-VERB (the same as a fact), event-…
# Somebody who plays alone is “you”; at a table of several, players are told apart by their numbers.

about = Push your luck: one more level, or home with what you have?

## Dice: a face by its name, one of them, so many of them, and what others become

face-champion = Champion
face-fighter = Fighter
face-cleric = Cleric
face-mage = Mage
face-thief = Thief
face-scroll = Scroll
face-dragon = Dragon
face-goblin = Goblin
face-skeleton = Skeleton
face-ooze = Ooze
face-chest = Chest
face-potion = Potion

one-champion = a champion
one-fighter = a fighter
one-cleric = a cleric
one-mage = a mage
one-thief = a thief
one-scroll = a scroll
one-goblin = a goblin
one-skeleton = a skeleton
one-ooze = an ooze
one-chest = a chest
one-potion = a potion

many-champion = { $count ->
    [one] 1 champion
   *[other] { $count } champions
}
many-fighter = { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
}
many-cleric = { $count ->
    [one] 1 cleric
   *[other] { $count } clerics
}
many-mage = { $count ->
    [one] 1 mage
   *[other] { $count } mages
}
many-thief = { $count ->
    [one] 1 thief
   *[other] { $count } thieves
}
many-scroll = { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
}
many-goblin = { $count ->
    [one] 1 goblin
   *[other] { $count } goblins
}
many-skeleton = { $count ->
    [one] 1 skeleton
   *[other] { $count } skeletons
}
many-ooze = { $count ->
    [one] 1 ooze
   *[other] { $count } oozes
}
many-chest = { $count ->
    [one] 1 chest
   *[other] { $count } chests
}
many-potion = { $count ->
    [one] 1 potion
   *[other] { $count } potions
}

kind-champion = { $count ->
    [one] a champion
   *[other] champions
}
kind-fighter = { $count ->
    [one] a fighter
   *[other] fighters
}
kind-cleric = { $count ->
    [one] a cleric
   *[other] clerics
}
kind-mage = { $count ->
    [one] a mage
   *[other] mages
}
kind-thief = { $count ->
    [one] a thief
   *[other] thieves
}
kind-scroll = { $count ->
    [one] a scroll
   *[other] scrolls
}
kind-companion = { $count ->
    [one] a companion
   *[other] companions
}

both = { $a } and { $b }
by-means = { $who } ({ $by })
the-treasure = the { $treasure } treasure
the-hero = the hero ({ $by })
stand-in = { $who }, as { $other },

## Treasures: their names, and what they do

treasure-town_portal = Town Portal
treasure-town_portal-does = Leave at once, with as much experience as the level die shows. Unused it is worth 2.
treasure-dragon_bait = Dragon Bait
treasure-dragon_bait-does = One dungeon die of your choice becomes a dragon and goes to the lair.
treasure-dragon_bait-does-published = All monsters become dragons and go to the lair.
treasure-ring = Ring of Invisibility
treasure-ring-does = The dice in the lair go back to the pool. That is no victory.
treasure-elixir = Potion
treasure-elixir-published = Elixir
treasure-elixir-does = One die comes back from the graveyard, on the face you choose.
treasure-scroll_token = Scroll
treasure-scroll_token-does = Acts once as a scroll.
treasure-sword = Vorpal Sword
treasure-sword-does = Acts once as a fighter.
treasure-talisman = Talisman
treasure-talisman-does = Acts once as a cleric.
treasure-sceptre = Sceptre of Power
treasure-sceptre-does = Acts once as a mage.
treasure-tools = Thieves’ Tools
treasure-tools-does = Act once as a thief.
treasure-scales = Dragon Scales
treasure-scales-does = No use in a delve. In the end each pair adds 2 points.

## What you are asked

prompt-roll-hero = Turn over your hero card.
prompt-take = Choose your hero.
prompt-roll-party = { $count ->
    [one] Roll one party die.
   *[other] Roll { $count } party dice.
}
prompt-muster = { $count ->
    [0] Take up any party dice to roll them once more, or keep them all.
    [one] One die taken up: take up more, or roll it.
   *[other] { $count } dice taken up: take up more, or roll them.
}
prompt-roll-dungeon = { $count ->
    [one] Roll one dungeon die for level { $level }.
   *[other] Roll { $count } dungeon dice for level { $level }.
}
prompt-roll-treasure = { $count ->
    [one] Draw a treasure.
   *[other] Draw { $count } treasures.
}
prompt-monster = { $count ->
    [0] No monsters to beat on level { $level }: roll dice again with a scroll, or go on.
    [one] Level { $level }: beat the monster, or flee with nothing.
    [2] Level { $level }: beat both monsters, or flee with nothing.
   *[other] Level { $level }: beat all { $count } monsters, or flee with nothing.
}
prompt-loot = { $count ->
    [0] No loot here: use a treasure or your hero, or go on.
   *[other] Take the loot, or leave it and go on.
}
prompt-dragon = { $count ->
    [one] The dragon is here: send a companion, or flee with nothing.
    [2] The dragon is here: send two different companions, or flee with nothing.
   *[other] The dragon is here: send three different companions, or flee with nothing.
}
prompt-fight = { $count ->
    [one] One more companion against the dragon, of another kind.
   *[other] { $count } more companions against the dragon, of other kinds.
}
prompt-choose = { $count ->
    [0] Take up the dice that you want to roll again.
    [one] One die taken up: take up more, or roll it.
   *[other] { $count } dice taken up: take up more, or roll them.
}
prompt-extra = One more monster of any kind can be beaten.
prompt-strike = { $count ->
    [one] Choose a monster to beat.
   *[other] Choose a monster to beat, up to { $count }.
}
prompt-charm = { $count ->
    [one] Choose a monster to charm.
   *[other] Choose a monster to charm, up to { $count }.
}
prompt-raise = { $count ->
    [one] A die comes back from the graveyard: choose its face.
   *[other] { $count } dice come back from the graveyard: choose the face of the next.
}
prompt-discard = { $count ->
    [one] Discard a treasure.
   *[other] Discard { $count } treasures, one by one.
}
prompt-regroup = Retire with { $retire } experience, or risk it on level { $next } against { $dice } dungeon dice.
prompt-last = The bottom is reached: retire with { $level } experience.
prompt-done-alone = You have { $score ->
    [one] 1 point
   *[other] { $score } points
}: { $rank }.
prompt-done-you = You win with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
prompt-done-other = { PLAYER($seat) } wins with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
prompt-done-shared = Players { $others } and { $last } share the victory with { $score ->
    [one] 1 point
   *[other] { $score } points
} each.

prompt-wait-roll-hero = { PLAYER($seat) } turns over a hero card.
prompt-wait-take = { PLAYER($seat) } chooses a hero.
prompt-wait-roll-party = { PLAYER($seat) } rolls the party dice.
prompt-wait-muster = { PLAYER($seat) } musters the party.
prompt-wait-roll-dungeon = { $count ->
    [one] { PLAYER($seat) } rolls one dungeon die for level { $level }.
   *[other] { PLAYER($seat) } rolls { $count } dungeon dice for level { $level }.
}
prompt-wait-roll-treasure = { PLAYER($seat) } draws treasures.
prompt-wait-monster = { $count ->
    [0] { PLAYER($seat) } has no monsters to beat on level { $level }.
    [one] { PLAYER($seat) } faces one monster on level { $level }.
   *[other] { PLAYER($seat) } faces { $count } monsters on level { $level }.
}
prompt-wait-loot = { PLAYER($seat) } takes the loot.
prompt-wait-dragon = { PLAYER($seat) } faces the dragon.
prompt-wait-regroup = { PLAYER($seat) } can retire with { $retire } experience, or go on to level { $next }.
prompt-wait-last = { PLAYER($seat) } has reached the bottom, for { $level } experience.

## What luck is asked for, where it is not dice


## Moves, offered and done

move-die = { $face }
done-die = Party die: { $face }.
move-monster = { $face }
done-monster = Dungeon die: { $face }.
move-draw = { $treasure }
done-draw = Treasure drawn: { $treasure }.
move-deal = { $hero }
done-deal = { $alone ->
    [yes] Your hero: { $hero }.
   *[no] Hero of { PLAYER($seat) }: { $hero }.
}
move-take = { $hero }. { $specialty } { $ultimate }: { $text }
done-take = Hero chosen: { $hero }.
move-beat = { CAP($who) } beats { $what }
done-beat = { CAP($who) } beats { $what }.
move-extra = Beat { $what }, too
done-extra = { CAP($what) } is beaten, too.
move-strike = Beat { $what }
done-strike = { CAP($what) } is beaten.
move-charm = Charm { $what }
done-charm = { CAP($what) } is charmed.
move-enough = That is enough
done-enough = That is enough.
move-open = { CAP($who) } opens { $what }
done-open = { CAP($who) } opens { $what }.
move-quaff = { CAP($who) } quaffs { $what }: { $count ->
    [one] 1 die comes back
   *[other] { $count } dice come back
}
done-quaff = { CAP($who) } quaffs { $what }.
move-revive = Bring back { $what }
done-revive = { CAP($what) } comes back from the graveyard.
move-read = Spend { $who } to roll dice again
done-read = { CAP($who) } is spent to roll dice again.
move-choose = Take up { $what }
done-choose = Taken up: { $what }.
move-reroll = { $count ->
    [one] Roll the die taken up
   *[other] Roll the { $count } dice taken up
}
done-reroll = { $count ->
    [one] One die is rolled again.
   *[other] { $count } dice are rolled again.
}
move-keep = Keep all dice as they are
done-keep = All dice are kept.
move-use-town_portal = { $treasure }: leave now with { $level } experience
done-use-town_portal = A { $treasure } opens.
move-use-ring = { $treasure }: empty the lair ({ $count ->
    [one] 1 die
   *[other] { $count } dice
})
done-use-ring = { $treasure }: the lair is emptied.
move-use-elixir = { $treasure } from your treasures: a die comes back from the graveyard
done-use-elixir = { $treasure } used: a die comes back from the graveyard.
move-use-dragon_bait = { $treasure }: all monsters become dragons
done-use-dragon_bait = { $treasure }: all monsters go to the lair as dragons.
move-bait = Dragon Bait: { $what } becomes a dragon
done-bait = Dragon Bait: { $what } becomes a dragon.
move-ultimate = { $ultimate }: { $text }
done-ultimate = Ultimate: { $ultimate }.
move-recruit = { $ultimate }: { $what } { $count ->
    [one] joins
   *[other] join
} you as { $who }
done-recruit = { $ultimate }: { $what } { $count ->
    [one] joins
   *[other] join
} the party as { $who }.
move-pay = { $ultimate }, for a treasure: { $treasure }
done-pay = { $ultimate }, paid with a treasure: { $treasure }.
move-discard = Discard { $treasure }
done-discard = Discarded: { $treasure }.
move-specialty = Roll { $what } again, once a level
done-specialty = { CAP($what) } is rolled again.
move-fight = Send { $who } against the dragon
done-fight = { CAP($who) } stands against the dragon.
move-loot = Go on to the loot
done-loot = The party goes on to the loot.
move-onward = { $count ->
    [0] Go on
    [one] Go on: 1 die of loot stays behind
   *[other] Go on: { $count } dice of loot stay behind
}
done-onward = The party goes on.
move-flee = Flee: the delve ends with nothing
done-flee = The party takes to its heels.
move-retire = Retire to the tavern: +{ $level } experience
done-retire = The party turns back to the tavern.
move-seek = Seek glory: level { $level }, { $count ->
    [one] 1 dungeon die
   *[other] { $count } dungeon dice
}
done-seek = The party seeks glory.

## What happens by itself

event-delve-starts = { $alone ->
    [yes] Delve { $delve } of { $delves } begins.
   *[no] { PLAYER($seat) } is the adventurer: delve { $delve } of { $delves } begins.
}
event-party-converted = { CAP($what) } in the party: now { $who }.
event-level-starts = { $count ->
    [0] Level { $level }: no dungeon die is free.
    [one] Level { $level }: one dungeon die.
   *[other] Level { $level }: { $count } dungeon dice.
}
event-dice-converted = { CAP($what) } turns into { $into }.
event-dragon-comes = The dragon comes: { $count } dice lie in its lair.
event-dragon-slain = { $points ->
    [0] The dragon is slain: the level die shows { $level }.
   *[other] The dragon is slain: +{ $points } experience.
}
event-level-cleared = Level { $level } is beaten.
event-empty-box = The treasure box is empty: +{ $count } experience instead.
event-hero-turns = { $alone ->
    [yes] Your hero is a master now: { $hero }.
   *[no] The hero of { PLAYER($seat) } is a master now: { $hero }.
}
event-fled = { $alone ->
    [yes] You flee from level { $level }: no experience for this delve.
   *[no] { PLAYER($seat) } flees from level { $level }: no experience for this delve.
}
event-retired = { $alone ->
    [yes] You retire: +{ $level } experience.
   *[no] { PLAYER($seat) } retires: +{ $level } experience.
}
event-ported = { $alone ->
    [yes] You are back in town: +{ $level } experience.
   *[no] { PLAYER($seat) } is back in town: +{ $level } experience.
}
event-allies-leave = { CAP($what) } { $count ->
    [one] leaves
   *[other] leave
} the party.
event-loot-left = Left behind: { $what }.
event-achieved = Achievement “{ $achievement }”: { $how }
event-gave-up = { $alone ->
    [yes] You give up { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }, those worth least.
   *[no] { PLAYER($seat) } gives up { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }, those worth least.
}
event-game-ends = All delves are over: unused treasures count, too.

## The picture

picture-heroes = The heroes
picture-done = All delves are over
picture-title = { $alone ->
    [yes] Delve { $delve } of { $delves }, level { $level }
   *[no] { PLAYER($seat) }: delve { $delve } of { $delves }, level { $level }
}
picture-chosen = { $party } of the party, { $dungeon } of the dungeon
picture-hero = { $side ->
    [novice] { $hero } (novice; { $other } at { $level } experience)
   *[master] { $hero } (master)
}
picture-ultimate = { $name }{ $ready ->
    [yes] {" "}(ultimate, ready)
   *[no] {" "}(ultimate, used)
}: { $text }
picture-nobody = { $phase ->
    [heroes] (no hero yet)
   *[other] (no hero)
}
picture-score = experience { $experience } ({ $delves }), treasures { $worth }{ $over ->
    [yes] , total { $total }
   *[no] {""}
}

zone-party = Party
zone-dungeon = Dungeon
zone-lair = Lair
zone-graveyard = Graveyard
zone-pool = Pool
zone-chosen = Taken up
zone-allies = Allies
zone-fighters = Fighting
zone-hero = Hero
zone-treasures = Treasures
zone-score = Score
zone-achievements = Achieved

phase-heroes = Heroes
phase-form = Form the party
phase-muster = Muster
phase-monster = Monsters
phase-loot = Loot
phase-dragon = Dragon
phase-regroup = Regroup
phase-done = The end

role-adventurer = Adventurer
role-lord = Dungeon lord
side-novice = Novice
side-master = Master
card-specialty = Specialty
card-ultimate = Ultimate

## Ranks and achievements of a game alone

rank-fodder = Dragon fodder
rank-village = Village hero
rank-explorer = Seasoned explorer
rank-champion = Champion
rank-ages = Hero of ages

achievement-dragon_slayer = Dragon slayer
achievement-dragon_slayer-how = two dragons slain in one delve.
achievement-dragon_master = Dragon master
achievement-dragon_master-how = three dragons slain in one delve.
achievement-never_tell_odds = Never tell me the odds
achievement-never_tell_odds-how = seven dungeon dice rolled at once, and the level beaten.
achievement-here_dragon = Here, little dragon
achievement-here_dragon-how = three Dragon Baits on one level, and the dragon slain.
achievement-piece_of_cake = Piece of cake
achievement-piece_of_cake-how = a level beaten with fewer party dice than dungeon dice.
achievement-elite = The elite
achievement-elite-how = five champions in the party.
achievement-bottomless_bag = We need a bottomless bag
achievement-bottomless_bag-how = not one treasure left in the box.
achievement-dungeon_master = Dungeon master
achievement-dungeon_master-how = a delve finished on level 10.
achievement-natural_20 = Natural 20
achievement-natural_20-how = 20 points without the hero card.
achievement-critical_hit = Critical hit
achievement-critical_hit-how = a level beaten without a companion, nor the ultimate of the Paladin or the Battlemage.

## Options

option-rules = Which rules
option-rules-prototype = Prototype: a slain dragon raises the level, an ultimate works once a side
option-rules-published = Published: a slain dragon is 1 experience, ultimates are ready at each delve
option-heroes = How heroes are given out
option-heroes-random = At random
option-heroes-choose = Each player chooses
option-heroes-none = No heroes
option-hero_set = Which heroes are in the game
option-hero_set-base = The eight of the base game
option-hero_set-pack = Four of the first hero pack
option-hero_set-all = All twelve
option-scroll_phases = When a scroll can roll dice again
option-scroll_phases-monster = In the monster phase only
option-scroll_phases-all = In every phase but regrouping
option-level_cap = The level die stops at 10
option-level_cap-yes = Yes, even if a dragon is slain on level 10
option-level_cap-no = No: a dragon slain on level 10 makes it 11

## On the page: who rolls

roll-yours = { $what ->
    [party] { $count ->
        [one] Roll one party die
       *[other] Roll { $count } party dice
    }
    [dungeon] { $count ->
        [one] Roll one dungeon die
       *[other] Roll { $count } dungeon dice
    }
    [treasure] { $count ->
        [one] Draw a treasure
       *[other] Draw { $count } treasures
    }
   *[hero] Turn over a hero card
}
roll-awaited = { $what ->
    [party] { $name } rolls the party dice.
    [dungeon] { $name } rolls the dungeon dice.
    [treasure] { $name } draws from the box.
   *[hero] { $name } turns over a hero card.
}
