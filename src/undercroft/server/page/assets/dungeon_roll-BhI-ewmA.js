import{$ as e,$n as t,An as n,B as r,Bn as i,Cn as a,Ct as o,En as s,Ft as c,G as l,Gt as u,H as d,Hn as f,In as p,J as m,Jn as h,K as g,L as _,Ln as v,Mn as y,Nn as b,On as x,Pn as S,Q as C,Qn as w,Qt as T,Rn as E,Sn as D,Tn as O,U as k,Un as A,V as j,Vn as M,W as N,Wn as P,X as F,Y as ee,Yn as I,Yt as te,Z as ne,Zn as L,_n as R,cn as z,ct as re,er as B,et as ie,gn as V,gt as ae,ir as oe,it as se,jn as H,kn as U,lt as ce,mn as le,nn as W,nr as G,nt as ue,ot as de,q as fe,rr as pe,sn as me,st as he,tt as ge,un as K,ut as q,vn as _e,wn as J,yn as Y,z as ve}from"./base-D67FjAu6.js";import{t as ye}from"./Die-CLtHJgye.js";import{t as be}from"./Token-DzcpEBXn.js";import{t as xe}from"./Card-D1KtJBo2.js";var Se=`# The board of Dungeon Roll in English. The game's own words (faces, treasures, moves) come from the server.

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
    [yes] { $chance }\xA0% to clear
   *[no] about { $chance }\xA0% to clear
}
board-change = { $change } on average

## Beside the board

odds-clear = Chance to clear the level: { $percent }\xA0%.
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
`,Ce=`# Le plateau de Dungeon Roll en français. Les mots du jeu (faces, trésors, coups) viennent du serveur.

## Où l’on en est

board-level = Niveau { $level }
board-delve = Exploration { $delve }/{ $delves }
board-phases = Phases d’un niveau
board-dungeon = Donjon, niveau { $level }
board-level-dice = Monstres et butin
board-lair-of = { $count } dés sur les { $calls } qui appellent le Dragon sont dans son Antre.
board-pool = Réserve { $count }

## Piles de dés et jetons

board-pile = { $face }\xA0: { $count }.
board-pile-up = { $face }\xA0: { $up } sur { $most } à relancer.
board-token = { $name }, { $count }.
board-ally = Allié ({ $face })
board-does-ally = Un monstre à votre service jusqu’au regroupement.
board-no-treasures = Aucun pour l’instant. Les Coffres et les Dragons en gardent.

## Entre les plateaux\xA0: que faire, ce qui est choisi

board-how-form = Le Groupe va être lancé.
board-how-muster = Vous pouvez relancer une fois les dés de votre choix.
board-how-monster = { $monsters ->
    [yes] Choisissez un Compagnon, puis un monstre.
   *[no] Choisissez un Parchemin pour relancer des dés, ou continuez.
}
board-how-loot = Choisissez qui ouvre les Coffres ou boit les Potions.
board-how-dragon = Choisissez des Compagnons différents, l’un après l’autre.
board-how-regroup = Rentrer avec ce qui est acquis, ou descendre encore\xA0?
board-how-heroes = On distribue les héros.
board-how-done = Toutes les explorations sont finies.
board-stage-choose = Choisissez les dés à relancer.
board-stage-target = Choisissez un monstre.
board-stage-raise = { $left ->
    [one] Choisissez sur quelle face le dé revient.
   *[other] Choisissez une face pour chacun des { $left } dés qui reviennent.
}
board-stage-fight = { $left ->
    [one] Encore un, d’un autre type.
   *[other] Encore { $left }, de types différents.
}
board-stage-discard = { $left ->
    [one] Choisissez un Trésor à défausser.
   *[other] Choisissez { $left } Trésors à défausser.
}
board-take-up = { $what ->
    [muster] Lesquels relancer\xA0?
   *[other] Choisissez les dés à relancer.
}
board-for-what = { $name }\xA0: choisissez la cible.
board-by-whom = { $name }\xA0: choisissez qui s’en charge.
board-reroll = { $count ->
    [0] Relancer
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
board-most = Combien au plus
board-all = le plus possible
board-up-to = { $count ->
    [one] un seul
   *[other] { $count } au plus
}
board-fewer = Moins
board-more = Plus
board-drop = Reposer
board-flee = Fuir…
board-stay = Rester
board-roll-party = { $count ->
    [one] Lancer le dé de Groupe
   *[other] Lancer les { $count } dés de Groupe
}
board-roll-dungeon = { $count ->
    [one] Lancer le dé de Donjon
   *[other] Lancer les { $count } dés de Donjon
}
board-roll-treasure = { $count ->
    [one] Piocher un Trésor
   *[other] Piocher { $count } Trésors
}
board-roll-hero = Retourner une carte Héros
board-rolls = { $what ->
    [party] { $name } lance { $count ->
        [one] un dé de Groupe
       *[other] { $count } dés de Groupe
    }.
    [dungeon] { $name } lance { $count ->
        [one] un dé de Donjon
       *[other] { $count } dés de Donjon
    }.
    [treasure] { $name } pioche dans les Trésors.
   *[hero] { $name } retourne une carte Héros.
}

## Pourquoi pas

board-why-none = { $face }\xA0: il n’y en a pas.
board-why-party-only = Seuls les dés de Groupe peuvent être relancés.
board-why-scroll-fights = Un Parchemin n’est pas un Compagnon\xA0: il relance des dés, ou boit des Potions.
board-why-scroll-opens = Un Parchemin n’est pas un Compagnon\xA0: il n’ouvre pas de Coffre.
board-why-scroll-loot = Un Parchemin ne peut plus que boire des Potions.
board-why-scroll-dragon = Un Parchemin n’est pas un Compagnon\xA0: il ne combat pas le Dragon.
board-why-monsters-first = Les monstres d’abord\xA0: le butin attend qu’ils soient tous battus.
board-why-dragon-first = Trop tard pour le butin\xA0: le Dragon est là.
board-why-nobody-to-raise = Il n’y a personne au Cimetière.
board-why-nobody = Personne ne peut s’en charger pour l’instant.
board-why-regroup = Le Groupe se repose\xA0: décidez s’il continue.
board-why-same-type = { $face }\xA0: ce type affronte déjà le Dragon, il en faut un autre.
board-why-too-few = Le Groupe n’a pas assez de Compagnons différents contre le Dragon.
board-why-idle = { $face }\xA0: rien à faire ici pour l’instant.
board-why-scales = Les Écailles de Dragon ne servent pas en exploration\xA0: elles comptent à la fin.
board-why-lair-empty = L’Antre est vide.
board-why-hero = Le héros ne peut rien faire ici pour l’instant.
board-why-token-dragon = Il n’aide pas contre le Dragon pour l’instant.
board-why-token = Il ne sert à rien pour l’instant.

## Le Dragon

board-need = { $needed ->
    [one] Il faut un Compagnon
    [2] Deux Compagnons différents
    [3] Trois Compagnons différents
   *[other] { $needed } Compagnons différents
}
board-fighters = Le Dragon. { $count } Compagnons sur { $needed } l’affrontent{ $count ->
    [0] .
   *[other] \xA0: { $list }.
}

## Regroupement

board-regroup = Se retirer ou chercher la Gloire
board-retire = Se retirer
board-gain = +{ $count } d’expérience
board-retire-safe = À la Taverne, en sûreté.
board-retire-must = Nul n’est jamais allé plus bas\xA0: à la Taverne\xA0!
board-seek = Chercher la Gloire
board-next = Niveau { $level }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
board-seek-risk = Ou rentrer sans rien.
board-chance = { $exact ->
    [yes] { $chance }\xA0% de réussite
   *[no] environ { $chance }\xA0% de réussite
}
board-change = { $change } en moyenne

## À côté du plateau

odds-clear = Chances de réussir le niveau\xA0: { $percent }\xA0%.
odds-expected = Expérience à attendre de cette exploration\xA0: { NUMBER($value, maximumFractionDigits: 1) }.
odds-change = Soit { $signed } par rapport à une retraite immédiate.

## Héros et joueurs

board-hero = Héros
board-choose = Choisir { $name }
board-heroes = Héros au choix
board-ready = prêt
board-used = utilisé
board-other-novice = { $name } dès { $experience } points d’expérience
board-other-master = Avant\xA0: { $name }
board-then = Dès { $experience } points d’expérience\xA0: { $name }
board-scores = Feuille de score
board-player = Joueur
board-you = Vous
board-delves = Exploration
board-delve-nth = Exploration { $delve }
board-experience-short = XP
board-worth = valeur { $points }

## La fin

board-sums = Le compte des points
board-sum = { $experience } d’expérience + { $worth } en Trésors
board-ranks = Rangs, du moins bon au meilleur
board-achieved = réussi
board-not-achieved = non réussi

## Touches

board-key-champion = A
board-key-fighter = G
board-key-cleric = C
board-key-mage = E
board-key-thief = V
board-key-scroll = P
board-keys = Touches de ce plateau
board-keys-digits = la première à la neuvième chose à choisir, ou qui va avec ce qui est choisi
board-keys-enter = valide\xA0; relance les dés choisis

## La situation, lue à voix haute

board-say-where = Exploration { $delve } sur { $delves }, niveau { $level }, { $experience ->
    [one] { $experience } point
   *[other] { $experience } points
} d’expérience jusqu’ici.
board-say-here = Donjon\xA0: { $dungeon }\xA0; Antre\xA0: { $lair }. Groupe\xA0: { $party }\xA0; Cimetière\xA0: { $graveyard }\xA0; Trésors\xA0: { $treasures }.
board-say-nothing = rien
board-say-nobody = personne
`,we={beat:[`from`,`to`,`number`],open:[`from`,`number`,`to=chest`],quaff:[`from`,`number`,`to=potion`],bait:[`to`,`from=dragon_bait`],pay:[`to`,`from=hero`],read:[`from`],use:[`from`],fight:[`from`],target:[`to`],revive:[`to`],discard:[`to`],choose:[`to`,`number`],ultimate:[`from=hero`],recruit:[`number`,`from=hero`],specialty:[`from=hero`],take:[`number`]},Te=e=>({offer:e,...Ee(e.verb,e.text)});function Ee(e,t){let n=t.split(` `).slice(1),r={verb:e,from:null,to:null,number:1};for(let[t,i]of(we[e]??[]).entries()){let[e,a]=i.split(`=`);e===`number`?r.number=Number(n[t]):r[e]=a??n[t]}return r}var De=e=>e.map(Te),Oe=(e,t)=>e.find(e=>e.from===null&&e.to===t&&e.verb!==`choose`),ke=(e,t)=>e.filter(e=>e.from===t&&!Ae.includes(e.verb)),Ae=[`ultimate`,`recruit`,`specialty`];function je(e){let{verb:t,from:n,to:r}=Ee(e.split(` `)[0]??``,e);return(Ae.includes(t)?[]:[n,r]).flatMap(e=>e?[`[data-spot='${e}']`]:[])}var Me=(e,t)=>e.filter(e=>e.from!==null&&e.to===t);function Ne(e,t=1/0){let n=[...e].sort((e,t)=>e.number-t.number);return n.findLast(({number:e})=>e<=t)??n[0]}var Pe=(e,t,n)=>e.filter(e=>e.from===t&&e.to===n),Fe=(e,t)=>e.find(e=>e.verb===t),Ie=[`take`,`read`,`choose`,`reroll`,`keep`,`beat`,`target`,`open`,`quaff`,`revive`,`fight`,`flee`,`use`,`bait`,`discard`,`ultimate`,`recruit`,`pay`,`specialty`,`retire`,`seek`],Le=`<path fill="currentColor" d="M80 22q-25 0-42 16C6 71 28 145 87 204c40 40 92 45 125 57q-57 53-130 99l61 61q50-79 107-141c66 45 113 127 157 207l86-86c-82-44-165-89-209-155q61-58 138-107l-61-61q-45 73-97 131c-12-34-18-85-58-124-41-41-90-64-126-63m17 47c21 1 50 16 77 42 37 37 53 80 37 97-17 17-61 1-97-35-37-37-54-80-37-97q7-7 20-7"/>`,Re=`<path fill="currentColor" d="m256 24-16 48h32zM73 90v16h366V90zm48 34v355l135-105 135 105V124zm87 37h96l-32 80 80-32v96l-80-32 32 80h-96l32-80-80 32v-96l80 32zm48 236-23 18v73h46v-73z"/>`,ze=`<path fill="currentColor" d="M247 19v101h24V19zm-72 110v31h168v-31q-85 20-168 0M24 164l10 38 132 8h9v10c-3 38 5 78 25 112l8-146zm464 0-178 21 7 138c16-32 23-69 20-103v-10h9l132-8zm-261 15-11 204v44l45 67 43-65-13-250h-23v251h-19V179zM38 221l14 35 104-9v-19zm436 0-118 7v19l104 9q9-18 14-35m-316 45-98 8 18 32 84-19zm196 0-4 21 84 19 18-32zm-187 39-78 17q9 15 21 28l64-27zm178 0-8 18 65 27 21-28z"/>`,Be=`<path fill="currentColor" d="M146 22c-19 0-40 14-46 39-37-37-91-9-79 41 11 51 99 65 114 90 0-32 66-82 54-135-6-24-24-36-43-35m91 132c-35 1-69 23-80 70-24 103 106 202 106 264 29-49 201-77 224-176 23-97-83-152-154-81-14-51-56-77-96-77"/>`,Ve=`<path fill="currentColor" d="m196 19 40 92q22 8 46 0l34-92zm-32 16 4 13c9 22 22 46 29 67q13 33-3 58c-14 19-38 39-60 62s-42 52-42 89c0 91 74 165 165 165s165-74 165-165c0-37-18-65-40-89s-47-44-62-63c-9-11-8-34-1-58 7-25 19-51 26-66l6-13h-21l-33 89c-5 22-5 44 8 60 18 22 43 41 63 63 21 23 36 46 36 77 0 80-66 146-147 146s-146-66-146-146c0-30 15-54 36-76s46-41 62-64 14-49 7-72l-25-57v-1l-8-19zm93 202q-46 1-75 12-13 5-21 11-5 5-5 9 1 23 21 42l-2-1q-17-7-26-17l-6-7q-12 17-13 41c0 70 57 127 127 127s127-57 127-127q-1-23-12-42l-7 8q-10 10-26 17h-2q20-17 21-41 0-4-6-9-6-6-20-11-30-11-75-12"/>`,He=`<path fill="currentColor" d="m121 28-29 8c20 152 34 286 92 419h44c-40-141-84-280-107-427m20 10 8 48 30 12q29 13 56 29c27 16 38 18 54 21q24 6 42-7 32-24 51-31 19-8 32-2 10 7 14 17l5-11q-11-20-33-23-24-5-66 25c-14 12-33 10-51 3q-26-11-54-32-27-19-55-36-18-10-33-13m12 68 16 69v-62zm252 18c-27 111-55 224-98 331h39c34-94 51-203 70-311l-4-11zm-206 4v161l18 63V138zm162 14-18 13v133h1l17-63zm-114 11v302h18V160zm66 14h-18v270l18-49zM164 473l-15 16h214l-15-16z"/>`,Ue=`<path fill="currentColor" d="M257 23c-66 0-120 54-120 120q1 28 13 52l1 4 1 1 45 84-89-47v214l61-32 78-163c-17-32-49-96-49-120 0-32 27-59 59-59s60 27 60 59c0 31-52 127-58 139l-62 129-2 5-40 83h210l-47-88 89 47V237l-62 32-96 167h42v19h-75l9-14 122-212 16-29 2-5q13-24 13-52c0-66-54-120-121-120m0 73c-22 0-39 18-39 40s17 39 39 39 40-17 40-39-17-40-40-40"/>`,We=`<path fill="currentColor" d="M268 331h-24l-12-41-64-20 1 39 42 47 16-14 12 142-109-122 20-58-11-126 23-9c19 71 73 96 73 96l21-29 21 29s54-25 73-96l23 9-11 126 20 58-109 122 12-142 16 14 42-47 1-39-64 20zm126 64-75 77 57-28 6 24 51-36zm-276 0 75 77-57-28-6 24-51-36zm267-117 101-59C506 31 432 19 361 59c0 0 114-28 66 109l-36 15zm-258 0L26 219C6 31 80 19 152 59c0 0-115-28-67 109l36 15zm129-152 68 42s-4 35-43 64l-25-51-25 51c-39-29-42-64-42-64z"/>`,Ge=`<path fill="currentColor" d="M440 98q-6 0-11 4l-5 5q-34 46-75 81c-9 15 11 44 25 44q52-20 107-26c43-4 18-68-26-46 30-22 7-61-15-62m-130 10q-9 0-17 4l-5 4v-1c-80 67-116 74-158 87q-10 3-16 16c-6 13-7 20-8 33-1 26 7 60 24 89s43 54 68 67q18 10 32 10c14 0 14-2 18-7 31-43 89-69 156-92l6-3q12-8 16-22c4-14 3-20 2-31l-6-30-18 6 6 26q1 14-2 24-2 9-8 11-4 3-13 1-10-2-22-11-24-17-47-56-22-39-25-69-1-15 2-24 2-8 7-11l6-2h2l6 1q9 2 21 10 12 9 26 25l13-14q-13-15-28-26-13-10-28-14l-7-1zm8 34c-17 3-15 37 5 75 20 39 51 68 68 65q9-2 11-13-3 4-7 4c-15 2-42-23-60-57s-19-64-4-66q6-1 12 3-13-11-24-11M102 325l-57 5c-49 2-26 71 30 52-49 30 4 87 27 46q16-26 34-47-12-15-22-32z"/>`,Ke=`<path fill="currentColor" d="M136 28h-6c43 23 87 59 122 97 9 9 12 18 17 27q3 8 9 16l30-26-6-16q-1-11 3-20-49-38-102-62-35-16-64-16zm227 99-8 1 29 29 1-8q0-10-6-16-8-7-16-6m-23 12-22 19q16-4 29 7c13 11 10 19 7 29l19-22zm-15 36q-5 0-8 3-8 9 0 17c8 8 12 5 17 0q8-9 0-17-3-3-9-3m-27 0-10 8-5 46 46-5 8-10q-18 8-33-6-13-15-6-33m72 29-26 30 16 10q13 4 27 16c38 35 74 79 97 122q1-33-16-73-24-52-62-102-9 5-20 3-8-1-16-6m-103 7-29 27 36 36 27-29-39 5zm-42 39-12 11 38 38 11-12zm-25 24-90 84 44 44 85-90zM97 371l-22 20 46 46 20-22zm-29 39-5 17 22 22 17-5zm-18 30-19 9-3 14v13q0 6 2 6 0 2 6 2h13l14-3 9-19z"/>`,qe=`<path fill="currentColor" d="M256 23v18q12-1 15 3 6 1 8 36v167h18V80c1-17-3-39-13-49q-11-9-22-8zm192 0c-14 0-25 11-25 25q1 11 7 17l-1 3q-6 10-6 24 0 13 6 23 3 7 10 11v118l9-1 9 1V126q7-4 10-10 6-10 6-24t-6-24l-1-3q7-6 7-17c0-14-11-25-25-25m-68 1-48 24 32 16-27 14 22 22v115h18V92l-10-10 37-18-32-16 16-8zm-261 0v223h18V64zm64 31v50h16v161l18-9V105h16V55zM39 64v202l9 9 9-9v-97h23v-18H57v-14h23v-18H57v-14h23V87H57V64zm306 169v247c0 20 46 20 46 0V233zm103 28c-11 0-23 7-23 27v192c0 20 46 20 46 0V288c0-20-11-27-23-27m-343 4v215c0 20 46 20 46 0V265zm160 0v215c0 20 46 20 46 0V265zm-34 6-46 23v186c0 20 46 20 46 0zm-206 7v202c0 20 46 20 46 0V278l-23 23z"/>`,Je=`<path fill="currentColor" d="M88 17 22 492h19l66-475zm316 0 66 475h19L423 17zm-56 0-133 1q-88 62-61 168-33-47-34-98L94 279l3-11-4 13-5 35c1 38 19 70 41 88q-27-10-49-28l-9 66c43 21 89 25 120 18-33 19-71 30-125 17l-2 15h218c73-14 117-55 129-89 3 31-3 60-38 89h73l-41-299c-15-35-51-59-75-60q17-5 32-5 18 0 35 10l-4-30c-21-19-47-31-69-36l20-1q23 0 45 7l-5-31c-52-2-96 13-121 32 14-23 45-47 85-62m-81 33c-69 38-72 83-37 123-7-70 81-110 119-59-40-21-77 7-76 47 23-24 99-13 80 37-11-34-57-31-64-14-14 35 65 14 98 66-18-11-47 0-39 15 33 53 85 113 14 147 23-39 10-66-22-82 25 67-5 164-104 133 63-11 78-62 57-83-23 60-122 97-181 38 58 23 99 8 120-26-36 21-95 7-114-43 29 29 67 38 92 20 13-9 8-25-9-29-25-6-62-13-77-37 22 6 44 11 66-3-34-22-82-51-51-100 1 35 17 56 53 48 10-2 17-15 9-23-61-59-48-161 66-175"/>`,Ye=`<path fill="currentColor" d="M448 23q-30 0-61 7 64 41 109 105V27q-21-4-43-4zm-71 23 3 71c43 45 70 100 91 161l25 3V171Q452 92 377 46m-32 92c-85 1-142 28-194 76 98 4 199 47 262 138q23-15 34-36 6-13 8-29c-19-53-43-105-80-148zm-195 94 38 61c59 17 106 55 154 96q30-12 56-27c-60-85-155-125-248-130m322 65q-7 38-37 63-38 28-81 45c7 28-3 55-17 79h1l-6 12h164V299zm-283 16c-65 30-122 81-149 149 0 7-10 21-11 29q76-40 163-41 65-2 128 26c12-21 22-44 15-69-44-38-90-76-146-94m3 155q-68 1-131 28h246l3-4q-59-25-118-24"/>`,Xe=`<path fill="currentColor" d="M103 18h-3l-8 1q-31 3-52 33c-24 38 2 98 57 98h1v1h61q-17 49-53 101l-6 11 35 36-56 9c-33 86-28 182 48 182h9q38 0 62-13l10-8h-32c-21 6-41-7-48-26-9-26 8-52 32-61l18-2v-1h178c0-44 16-90 49-126q37-41 52-95l-42-25 39-6-44-26 52-9c-5-39-28-68-77-68-44 8-163 11-236 4q-22-9-46-10m1 19q20 0 41 10l12 15H83l10 15c11 15 20 32 22 42q0 7-2 9-2 3-16 4c-41 0-57-45-41-69q16-23 39-26zm15 44h46q6 24-1 51h-32q2-7 1-15-2-19-14-36m101 317q10 10 13 25 6 25-1 43-8 17-23 26h238q21-1 32-14 11-14 10-33l-2-13-70-8 42-21q-12-5-31-5zm-43 0-3 1-8 1c-15 5-25 22-20 37q8 17 26 14l1-1h44q1-9-2-23c-4-16-20-29-38-29"/>`,Ze=`<path fill="currentColor" d="m330 29-9 12 38 26 8-11zm-88 5 24 46 1 1 15-41zm57 13-16 45 40 28 36-31-3-2zM60 49l11 45 29 3 3-30zm411 26q-9 8-20 12c5 47-14 84-45 110-26 23-61 38-95 48l-7 13c41 5 93-21 129-60q31-33 41-69 8-30-3-54m-351 9-3 33-33-3 227 271 20-17 15-13zm314 9-13 3q-23 4-43 0l-41 37q6 11 4 24-1 20-9 41l-10 25q42-15 73-40c26-23 42-51 39-90m-160 14-51 73 30 36 59-82zM174 249 35 445l37 27 132-187zm233 79L273 440l20 23 133-112zm-18 78-36 29 40 48 35-30z"/>`,Qe={champion:de,fighter:e,cleric:Le,mage:ee,thief:ie,scroll:Xe},$e={dragon:C,goblin:F,skeleton:j,ooze:g,chest:se,potion:l},et={town_portal:Je,dragon_bait:Ge,ring:k,elixir:m,scroll_token:Xe,sword:ce,talisman:Ue,sceptre:d,tools:qe,scales:Ye},tt={monster:F,loot:se,dragon:C,regroup:ge},nt={spellsword:ze,mercenary:ne,knight:fe,half_goblin:We,minstrel:He,enchantress:Be,occultist:N,crusader:Re,viking:Ze,alchemist:Ve,archaeologist:Ke,tracker:ue},rt=e=>nt[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,X=[`champion`,`fighter`,`cleric`,`mage`,`thief`,`scroll`],it=[`goblin`,`skeleton`,`ooze`],at=[`chest`,`potion`],Z=[...it,...at],ot=[`town_portal`,`dragon_bait`,`ring`,`elixir`,`scroll_token`,`sword`,`talisman`,`sceptre`,`tools`,`scales`],st=e=>e.table,ct=e=>{let t=new Set(e);return e=>t.has(e)},Q=ct(X),lt=ct(Z),ut=ct(it),dt=ct(ot),ft=(e,t)=>Q(t)?e.party[t]:e.dungeon[t],pt=e=>Object.values(e).reduce((e,t)=>e+t,0);function mt(e,n){B(n,!0);let r=te(n,`fresh`,3,!1),i=te(n,`moving`,3,!1),o=L(()=>n.face?Q(n.face):n.kind===`party`),s=L(()=>y(o)?X:[`dragon`,...Z]),l=L(()=>y(o)?Qe:$e),u=L(()=>n.face?y(s).findIndex(e=>e===n.face)+1:null),d=L(()=>y(o)?`bone`:`umber`);var p=J(),m=f(p),h=e=>{ye(e,{get value(){return y(u)},get tone(){return y(d)},get fresh(){return r()},get tumble(){return i()},children:(e,t=pe)=>{{let n=L(()=>y(l)[y(s)[(t()??1)-1]??``]??``);c(e,{get of(){return y(n)},size:`68%`})}},$$slots:{default:!0}})},g=e=>{ye(e,{value:null,get tone(){return y(d)}})};Y(m,e=>{n.face?e(h):e(g,-1)}),a(e,p),t()}function ht(e,t,n){return{id:`board-why-${lt(t)?gt(e,t,n):Q(t)?_t(e,t):vt(e,t)}`,args:{face:{id:`face-${t}`,args:{}}}}}function gt(e,t,n){if(!e.dungeon[t])return`none`;if(e.stage===`choose`)return`party-only`;let r=n===`scroll`||n===`scroll_token`;return r&&ut(t)?`scroll-fights`:e.phase===`monster`&&!ut(t)?`monsters-first`:e.phase===`dragon`?`dragon-first`:r&&t===`chest`?`scroll-opens`:t===`potion`&&!e.graveyard?`nobody-to-raise`:`nobody`}function _t(e,t){return ft(e,t)?e.phase===`regroup`?`regroup`:e.phase===`dragon`?t===`scroll`?`scroll-dragon`:e.fighters.includes(t)?`same-type`:`too-few`:t===`scroll`?e.phase===`loot`?`scroll-loot`:`scroll-fights`:`idle`:`none`}function vt(e,t){return t===`scales`?`scales`:t===`ring`&&!e.lair?`lair-empty`:t===`elixir`&&!e.graveyard?`nobody-to-raise`:t===`hero`?`hero`:e.phase===`dragon`?`token-dragon`:`token`}function yt(e,t,n){return t===`ally`?n.say(`board-ally`,{face:{id:`face-${e.allies?.face??`thief`}`,args:{}}}):t===`hero`?e.seats[e.adventurer]?.hero?.name[n.language]??n.say(`board-hero`):dt(t)?bt(e,t,n):n.say(`face-${t}`)}function bt(e,t,n){let r=`treasure-${t}-published`;return n.say(e.rules===`published`&&n.has(r)?r:`treasure-${t}`)}function xt(e,t,n){let r=`treasure-${t}-does`;return n.say(e.rules===`published`&&n.has(`${r}-published`)?`${r}-published`:r)}function St(e,t,n,r){let i=t.deedFor(n);if(i)return`${r.offer(i.offer.said)}.`;if(t.isLit(n)||t.isUsable(n)||t.isPicked(n))return``;let a=t.picked&&`source`in t.picked?t.picked.source:null;return r.put(ht(e,n,a))}function Ct(e,t,n,r,i){let a={face:i.say(`face-${n}`),count:ft(e,n)},o=t.reach(n);return o?i.say(`board-pile-up`,{...a,up:t.up[n]?.length??0,most:o}):`${i.say(`board-pile`,a)} ${r?St(e,t,n,i):``}`.trim()}function wt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}function Tt(e,t){return new Intl.NumberFormat(t.language,{maximumFractionDigits:1,minimumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`)}function Et(e,t,n,r,i){let a=t.refused??n,o=t.refused||t.picked&&!t.immediate.length;return(r&&a&&o?St(e,t,a,i):``)||(n&&dt(n)&&!t.immediate.length?xt(e,n,i):r?Dt(e,t,i):``)}function Dt(e,t,n){let{picked:r}=t;return t.collecting?n.say(`board-take-up`,{what:e.purpose??`scroll`}):t.immediate.some(({verb:e})=>e===`use`)?``:r&&`source`in r&&dt(r.source)?xt(e,r.source,n):r&&`source`in r?n.say(`board-for-what`,{name:yt(e,r.source,n)}):r&&`target`in r?n.say(`board-by-whom`,{name:yt(e,r.target,n)}):e.stage?n.say(`board-stage-${e.stage}`,{left:e.left}):n.say(`board-how-${e.phase}`,{monsters:it.some(t=>e.dungeon[t])?`yes`:`no`})}var[$,Ot]=w(),kt=O(`<span class="token svelte-vdpm33"><!></span>`),At=O(`<span><!></span>`),jt=O(`<div class="dragon svelte-vdpm33"><span class="beast svelte-vdpm33"><!></span> <span class="hidden"> </span> <div class="places svelte-vdpm33" aria-hidden="true"></div> <p aria-hidden="true" class="svelte-vdpm33"> </p></div>`);function Mt(e,n){B(n,!0);let r=$(),i=L(()=>r.table),o=L(()=>r.words),s=L(()=>y(i).seats[y(i).adventurer]?.hero?.id??``),l=e=>Q(e)?e:e===`ally`?y(i).allies?.face??null:null,u=L(()=>y(o).say(`board-fighters`,{count:y(i).fighters.length,needed:y(i).fighters_needed,list:y(i).fighters.map(e=>yt(y(i),e,y(o))).join(`, `)}));var d=jt(),f=M(d),m=M(f);c(m,{get of(){return $e.dragon},size:`100%`}),G(f);var h=P(f,2),g=A(h,!0),_=P(h,2);V(_,21,()=>({length:y(i).fighters_needed}),R,(e,t,n)=>{let r=L(()=>y(i).fighters[n]);var o=At();let u;var d=M(o),f=e=>{{let t=L(()=>l(y(r)));mt(e,{get face(){return y(t)}})}},m=L(()=>y(r)&&l(y(r))),h=e=>{var t=kt(),n=M(t);{let e=L(()=>dt(y(r))?et[y(r)]:rt(y(s)));c(n,{get of(){return y(e)},size:`70%`})}G(t),a(e,t)};Y(d,e=>{y(m)?e(f):y(r)&&e(h,1)}),G(o),p(()=>u=z(o,1,`socket svelte-vdpm33`,null,u,{filled:y(r)})),a(e,o)}),G(_);var v=P(_,2),b=A(v,!0);G(d),p(e=>{D(g,y(u)),D(b,e)},[()=>y(o).say(`board-need`,{needed:y(i).fighters_needed})]),a(e,d),t()}var Nt=O(`<span><!></span>`),Pt=O(`<div data-place="lair"><div class="sockets svelte-1gow4jo" aria-hidden="true"></div> <p class="name svelte-1gow4jo"> <b> </b> <span class="soft"> </span> <span class="hidden"> </span></p></div>`);function Ft(e,n){B(n,!0);let r=$(),i=L(()=>r.table),o=L(()=>r.words),s=L(()=>y(i).lair>=y(i).lair_calls),l=L(()=>r.rolled.lair??0);var u=Pt();let d;var f=M(u);V(f,21,()=>({length:Math.max(y(i).lair,y(i).lair_calls)}),R,(e,t,n)=>{var o=Nt();let s;var u=M(o),d=e=>{{let t=L(()=>n>=y(i).lair-y(l));mt(e,{face:`dragon`,get fresh(){return y(t)},get moving(){return r.moving}})}},f=e=>{c(e,{get of(){return $e.dragon},size:`55%`})};Y(u,e=>{n<y(i).lair?e(d):e(f,-1)}),G(o),p(()=>s=z(o,1,`socket svelte-1gow4jo`,null,s,{filled:n<y(i).lair})),a(e,o)}),G(f);var m=P(f,2),h=M(m),g=P(h),_=A(g,!0),v=P(g,1,!0);v.nodeValue=` `;var b=P(v),x=A(b),S=P(b,2),C=A(S,!0);G(m),G(u),p((e,t,n)=>{d=z(u,1,`lair svelte-1gow4jo`,null,d,{awake:y(s)}),me(f,`--n: ${e??``}`),D(h,`${t??``} `),D(_,y(i).lair),D(x,`/ ${y(i).lair_calls??``}`),D(C,n)},[()=>Math.max(y(i).lair,y(i).lair_calls),()=>y(o).say(`zone-lair`),()=>y(o).say(`board-lair-of`,{count:y(i).lair,calls:y(i).lair_calls})]),a(e,u),t()}var It=(e,t)=>t.say(`board-key-${e}`);function Lt(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return X.find(n=>It(n,t)===e.key.toUpperCase())}function Rt(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function zt(e){return[...X.map(t=>({keys:[It(t,e)],does:e.say(`face-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var Bt=O(`<span><!></span>`),Vt=O(`<span class="ghost svelte-aam9fs"><!></span>`),Ht=O(`<span class="count svelte-aam9fs"><!></span>`),Ut=O(`<kbd aria-hidden="true" class="svelte-aam9fs"> </kbd>`),Wt=O(`<button><span class="dice svelte-aam9fs"><!> <!></span> <span class="name svelte-aam9fs" aria-hidden="true"> </span> <span class="hidden"> </span> <!></button>`);function Gt(e,r){B(r,!0);let i=$(),o=L(()=>ft(i.table,r.pile)),s=L(()=>i.hand.up[r.pile]??[]),l=L(()=>i.hand.isLit(r.pile)),u=L(()=>i.hand.isUsable(r.pile)),d=L(()=>i.hand.isPicked(r.pile)),f=L(()=>i.rolled[r.pile]??0),m=L(()=>y(l)&&!Q(r.pile)?i.hand.deedFor(r.pile)?.number??0:0),h=L(()=>r.digit?String(r.digit):Q(r.pile)?It(r.pile,i.words):``),g=L(()=>Q(r.pile)?Qe[r.pile]:$e[r.pile]);function _(e){let t=Math.ceil(y(o)/2),n=e===y(o)-1&&y(o)%2==1;return`--x1: ${e-(y(o)-1)/2}; --x2: ${n?0:e%2-.5}; --y2: ${Math.floor(e/2)-(t-1)/2}`}function v(e){let t=e.target.closest(`[data-die]`);i.hand.tap(r.pile,t?Number(t.dataset.die):null)}var b=Wt();let x;var S=M(b),C=M(S);V(C,17,()=>({length:y(o)}),R,(e,t,n)=>{var c=Bt();let l;W(c,`data-die`,n);var u=M(c);{let e=L(()=>n>=y(o)-y(f));mt(u,{get face(){return r.pile},get fresh(){return y(e)},get moving(){return i.moving}})}G(c),p((e,t)=>{l=z(c,1,`die svelte-aam9fs`,null,l,{up:e,hit:n<y(m)}),me(c,t)},[()=>y(s).includes(n),()=>_(n)]),a(e,c)},e=>{var t=Vt(),n=M(t);c(n,{get of(){return y(g)},size:`100%`}),G(t),a(e,t)});var w=P(C,2),T=e=>{var t=Ht(),n=M(t);be(n,{get value(){return y(o)}}),G(t),a(e,t)};Y(w,e=>{y(o)&&e(T)}),G(S);var E=P(S,2),O=A(E,!0),k=P(E,2),j=A(k,!0),N=P(k,2),F=e=>{var t=Ut(),n=A(t,!0);p(()=>D(n,y(h))),a(e,t)};Y(N,e=>{y(h)&&i.letters&&(r.digit||y(o)||y(l))&&e(F)}),G(b),p((e,t,n,a)=>{x=z(b,1,`pile svelte-aam9fs`,null,x,{lit:y(l),usable:y(u),picked:y(d),none:!y(o)&&!y(l)}),W(b,`data-place`,r.pile),W(b,`data-spot`,r.pile),W(b,`data-go`,y(l)||y(u)||void 0),W(b,`data-lit`,y(l)||void 0),W(b,`aria-pressed`,y(d)||i.hand.collecting&&y(s).length>0),W(b,`aria-disabled`,!y(l)&&!y(u)&&!y(d)),me(S,`--n: ${y(o)??``}; --columns: ${e??``}; --rows: ${t??``}`),D(O,n),D(j,a)},[()=>Math.min(2,y(o)),()=>Math.ceil(y(o)/2),()=>i.words.say(`face-${r.pile}`),()=>Ct(i.table,i.hand,r.pile,i.mine,i.words)]),n(`click`,b,v),H(`focus`,b,()=>i.look(r.pile)),H(`blur`,b,()=>i.look(null)),H(`pointerenter`,b,e=>e.pointerType===`mouse`&&i.look(r.pile)),H(`pointerleave`,b,()=>i.look(null)),a(e,b),t()}U([`click`]);var Kt=O(`<div class="choice svelte-i9aiv2"><!></div> <div class="rest svelte-i9aiv2" aria-hidden="true"><!></div>`,1),qt=O(`<div class="three svelte-i9aiv2"><!></div>`),Jt=O(`<div class="piles svelte-i9aiv2" role="toolbar"><!> <!></div>`),Yt=O(`<section class="dungeon svelte-i9aiv2"><!> <div class="lair svelte-i9aiv2"><!></div></section>`);function Xt(e,n){B(n,!0);let r=$();var i=Yt(),o=M(i),s=e=>{var t=Kt(),r=f(t),i=M(r);le(i,()=>n.choice),G(r);var o=P(r,2),s=M(o);{let e=L(()=>tt.regroup??``);c(s,{get of(){return y(e)},size:`44px`})}G(o),a(e,t)},l=e=>{var t=Jt(),i=M(t),o=e=>{var t=qt();Mt(M(t),{}),G(t),a(e,t)},s=e=>{var t=J(),r=f(t);V(r,16,()=>it,e=>e,(e,t)=>{{let r=L(()=>n.digits.get(t));Gt(e,{get pile(){return t},get digit(){return y(r)}})}}),a(e,t)};Y(i,e=>{r.table.phase===`dragon`?e(o):e(s,-1)});var c=P(i,2);V(c,16,()=>at,e=>e,(e,t)=>{{let r=L(()=>n.digits.get(t));Gt(e,{get pile(){return t},get digit(){return y(r)}})}}),G(t),K(t,()=>q),p(e=>W(t,`aria-label`,e),[()=>r.words.say(`board-level-dice`)]),a(e,t)};Y(o,e=>{n.choice?e(s):e(l,-1)});var u=P(o,2);Ft(M(u),{}),G(u),G(i),p(e=>W(i,`aria-label`,e),[()=>r.words.say(`board-dungeon`,{level:r.table.level})]),a(e,i),t()}var Zt=`<path fill="currentColor" d="M41 28v46h430V28zm32 64v112l62 21V92zm80 0v139l79 26q-16 13-17 34c0 21 16 38 37 40l-23 44-58 9 42 42-10 58 53-26 53 26-10-58 42-42-58-9-22-44c20-2 36-19 36-40q-1-21-17-34l79-26V92h-94v159l-9-1-9 1V92zm224 0v133l62-21V92zM256 268q21 2 23 23c2 21-10 23-23 23s-23-11-23-23 10-23 23-23"/>`,Qt=O(`<li><!> <span class="name svelte-u681m5"> </span> <span class="sum svelte-u681m5"> </span> <b class="svelte-u681m5"> </b></li>`),$t=O(`<li class="svelte-u681m5"><!> </li>`),en=O(`<li><!> <b class="svelte-u681m5"> </b> <span class="how"> </span></li>`),tn=O(`<ol class="ranks svelte-u681m5"></ol> <ul class="deeds svelte-u681m5"></ul>`,1),nn=O(`<section><ul class="sums svelte-u681m5"></ul> <!></section>`);function rn(e,n){B(n,!0);let r=[`fodder`,`village`,`explorer`,`champion`,`ages`],i=[`dragon_slayer`,`dragon_master`,`never_tell_odds`,`here_dragon`,`piece_of_cake`,`elite`,`bottomless_bag`,`dungeon_master`,`natural_20`,`critical_hit`],o=$(),s=L(()=>o.table),l=L(()=>o.words),u=L(()=>y(s).result),d=L(()=>y(s).seats.length===1);var m=nn();let h;var g=M(m);V(g,21,()=>y(s).seats,R,(e,t,n)=>{var r=Qt();let i;var s=M(r),f=e=>{c(e,{get of(){return he},size:`28px`})},m=L(()=>!y(d)&&y(u)?.winners.includes(n));Y(s,e=>{y(m)&&e(f)});var h=P(s,2),g=A(h,!0),_=P(h,2),v=A(_,!0),b=P(_,2),x=A(b,!0);G(r),p((e,n,a)=>{i=z(r,1,`svelte-u681m5`,null,i,{best:e}),D(g,n),D(v,a),D(x,y(t).experience+y(t).worth)},[()=>!y(d)&&y(u)?.winners.includes(n),()=>y(d)?y(l).say(`board-you`):o.nameOf(n),()=>y(l).say(`board-sum`,{experience:y(t).experience,worth:y(t).worth})]),a(e,r)}),G(g);var _=P(g,2),v=e=>{var t=tn(),n=f(t);V(n,20,()=>r,e=>e,(e,t)=>{var n=$t(),r=M(n),i=e=>{c(e,{get of(){return he},size:`24px`})};Y(r,e=>{t===y(u).rank&&e(i)});var o=P(r,1,!0);G(n),p(e=>{W(n,`aria-current`,t===y(u).rank?`true`:void 0),D(o,e)},[()=>y(l).say(`rank-${t}`)]),a(e,n)}),G(n);var o=P(n,2);V(o,20,()=>i,e=>e,(e,t)=>{let n=L(()=>y(u).achievements.includes(t));var r=en();let i;var o=M(r);{let e=L(()=>y(l).say(y(n)?`board-achieved`:`board-not-achieved`));c(o,{get of(){return Zt},size:`24px`,get label(){return y(e)}})}var s=P(o,2),d=A(s,!0),f=P(s,2),m=A(f,!0);G(r),p((e,t)=>{i=z(r,1,`svelte-u681m5`,null,i,{done:y(n)}),D(d,e),D(m,t)},[()=>y(l).say(`achievement-${t}`),()=>y(l).say(`achievement-${t}-how`)]),a(e,r)}),G(o),p((e,t)=>{W(n,`aria-label`,e),W(o,`aria-label`,t)},[()=>y(l).say(`board-ranks`),()=>y(l).say(`zone-achievements`)]),a(e,t)};Y(_,e=>{y(u)?.rank&&e(v)}),G(m),p(e=>{h=z(m,1,`svelte-u681m5`,null,h,{alone:y(d)}),W(g,`aria-label`,e)},[()=>y(l).say(`board-sums`)]),a(e,m),t()}var an=O(`<span class="svelte-1tawo6z"><!></span>`),on=O(`<div class="air svelte-1tawo6z" aria-hidden="true"><!></div>`);function sn(e,n){B(n,!0);let r=I([]),i;function o(e,t){let n=i.getBoundingClientRect(),a=e=>{let r=t.querySelector(`[data-place='${e}']`)?.getBoundingClientRect();return r&&{x:r.x+r.width/2-n.x,y:r.y+r.height/2-n.y}};h(r,e.flatMap(({face:e,from:t,to:n},r)=>{let[i,o]=[a(t),a(n)];return!i||!o?[]:[{face:e,style:`--fx: ${i.x}px; --fy: ${i.y}px; --tx: ${o.x}px; --ty: ${o.y}px; --late: ${r}`}]}))}var s={fly:o},c=on(),l=M(c);return _e(l,()=>y(r),e=>{var t=J(),n=f(t);V(n,17,()=>y(r),R,(e,t)=>{let n=()=>y(t).face,r=()=>y(t).style;var i=an();mt(M(i),{get face(){return n()}}),G(i),p(()=>me(i,r())),a(e,i)}),a(e,t)}),G(c),T(c,e=>i=e,()=>i),a(e,c),t(s)}var cn=[...X,...Z];function ln(e,t,n,r){return n&&`reading`in n?ft(e,r)-+(n.reading===r):e.stage===`choose`?Math.max(0,...t.filter(({verb:e,to:t})=>e===`choose`&&t===r).map(({number:e})=>e)):0}function un(e,t,n,r){let i=e[t]??[];return r!==null&&i.includes(r)?{...e,[t]:i.filter(e=>e!==r)}:i.length>=n?{...e,[t]:[]}:{...e,[t]:[...i,r??dn(i)]}}var dn=(e,t=0)=>e.includes(t)?dn(e,t+1):t,fn=e=>cn.reduce((t,n)=>t+(e[n]?.length??0),0);function pn(e,t){let n=e&&`reading`in e?[`read ${e.reading}`]:[],r=cn.flatMap(e=>t[e]?.length?[`choose ${e} ${t[e].length}`]:[]);return[...n,...r,`reroll`]}function mn(e,t,n,r){if(t&&gn(t)===n)return{pick:null};let i=Oe(e,n)??Ne(hn(e,t,n),r);return i?{play:i}:_n(e,n)}function hn(e,t,n){return t&&`source`in t?Pe(e,t.source,n):t&&`target`in t?Pe(e,n,t.target):[]}function gn(e){return`source`in e?e.source:`target`in e?e.target:e.reading}function _n(e,t){let n=ke(e,t),r=e=>n.length>0&&n.every(t=>t.verb===e);return r(`fight`)&&n[0]?{play:n[0]}:r(`read`)?{pick:{reading:t}}:n.length?{pick:{source:t}}:Me(e,t).length?{pick:{target:t}}:`refused`}function vn(e,t){return!t||!(`source`in t)?[]:ke(e,t.source).filter(({to:e})=>e===null)}function yn(e,t){if(!t||`reading`in t)return 1;let n=`source`in t?ke(e,t.source):Me(e,t.target);return Math.max(1,...n.filter(({to:e})=>e!==null).map(({number:e})=>e))}var bn=e=>Q(e)||lt(e),xn=class{table;deeds;play;roll;#e=I(null);get picked(){return y(this.#e)}set picked(e){h(this.#e,e)}#t=I({});get up(){return y(this.#t)}set up(e){h(this.#t,e)}#n=I();get most(){return y(this.#n)}set most(e){h(this.#n,e,!0)}#r=I();get refused(){return y(this.#r)}set refused(e){h(this.#r,e,!0)}constructor(e,t,n,r){this.table=e,this.deeds=t,this.play=n,this.roll=r}#i=L(()=>this.picked!==null&&`reading`in this.picked||this.deeds().some(({verb:e})=>e===`choose`));get collecting(){return y(this.#i)}set collecting(e){h(this.#i,e)}#a=L(()=>fn(this.up));get count(){return y(this.#a)}set count(e){h(this.#a,e)}#o=L(()=>yn(this.deeds(),this.picked));get range(){return y(this.#o)}set range(e){h(this.#o,e)}#s=L(()=>vn(this.deeds(),this.picked));get immediate(){return y(this.#s)}set immediate(e){h(this.#s,e)}reach(e){return this.collecting?ln(this.table(),this.deeds(),this.picked,e):0}deedFor(e){if(!this.collecting)return Oe(this.deeds(),e)??Ne(hn(this.deeds(),this.picked,e),this.most)}isLit(e){return this.collecting?bn(e)&&this.reach(e)>0:this.deedFor(e)!==void 0}isUsable(e){return this.picked||this.collecting?!1:ke(this.deeds(),e).length+Me(this.deeds(),e).length>0}isPicked(e){return this.picked!==null&&gn(this.picked)===e}tap(e,t=null){if(this.refused=void 0,this.collecting&&bn(e))return this.takeUp(e,t);let n=mn(this.deeds(),this.picked,e,this.most);n===`refused`?this.refused=e:`pick`in n?this.pick(n.pick):this.play(n.play)}pick(e){this.picked=e,this.most=void 0,this.up={},this.refused=void 0}act(e){e.verb===`read`&&e.from?this.pick({reading:e.from}):this.play(e)}reroll(){this.count&&this.roll(pn(this.picked,this.up))}limit(e){let t=(this.most??this.range)+e;this.most=t>=this.range?void 0:Math.max(1,t)}takeUp(e,t){let n=this.reach(e);n?this.up=un(this.up,e,n,t):this.isPicked(e)?this.pick(null):this.refused=e}},Sn=O(`<p class="svelte-1rokmv5"> </p> <p class="svelte-1rokmv5"><b> </b> </p>`,1),Cn=O(`<button class="button svelte-1rokmv5"> </button>`),wn=O(`<p class="then svelte-1rokmv5"> </p> <!> <!>`,1),Tn=O(`<div class="novice svelte-1rokmv5"><span class="portrait svelte-1rokmv5"><!></span> <div><!></div></div>`),En=O(`<div class="heroes svelte-1rokmv5" role="group"></div>`);function Dn(e,r){B(r,!0);let i=(e,t=pe)=>{var n=Sn(),r=f(n),i=A(r,!0),o=P(r,2),s=M(o),c=A(s,!0),l=P(s);G(o),p(()=>{D(i,t().specialty[y(u)]),D(c,t().ultimate.name[y(u)]),D(l,` · ${t().ultimate.text[y(u)]??``}`)}),a(e,n)},o=$(),s=L(()=>o.table),l=L(()=>o.words),u=L(()=>y(l).language),d=e=>o.deeds.find(t=>t.verb===`take`&&t.number===e);var m=En();V(m,21,()=>y(s).heroes,e=>e.number,(e,t)=>{let r=L(()=>d(y(t).number));xe(e,{get title(){return y(t).novice.name[y(u)]},size:`small`,foot:e=>{var s=wn(),c=f(s),d=A(c,!0),m=P(c,2);i(m,()=>y(t).master);var h=P(m,2),g=e=>{var i=Cn(),s=A(i,!0);p(e=>{W(i,`data-move`,y(r).offer.text),D(s,e)},[()=>y(l).say(`board-choose`,{name:y(t).novice.name[y(u)]})]),n(`click`,i,()=>o.play(y(r))),a(e,i)};Y(h,e=>{y(r)&&e(g)}),p(e=>D(d,e),[()=>y(l).say(`board-then`,{name:y(t).master.name[y(u)],experience:y(t).level_up})]),a(e,s)},children:(e,n)=>{var r=Tn(),o=M(r),s=M(o);{let e=L(()=>rt(y(t).id));c(s,{get of(){return y(e)},size:`100%`})}G(o);var l=P(o,2),u=M(l);i(u,()=>y(t).novice),G(l),G(r),a(e,r)},$$slots:{foot:!0,default:!0}})}),G(m),K(m,()=>q),p(e=>W(m,`aria-label`,e),[()=>y(l).say(`board-heroes`)]),a(e,m),t()}U([`click`]);var On=O(`<span class="title svelte-179dlcy"><b> </b> <span class="state svelte-179dlcy"> </span></span> <span class="text"> </span>`,1),kn=O(`<span class="side svelte-179dlcy"> </span>`),An=O(`<p class="foot svelte-179dlcy"> </p>`),jn=O(`<button class="ultimate svelte-179dlcy" data-spot="hero"><!></button>`),Mn=O(`<div><!></div>`),Nn=O(`<button class="button svelte-179dlcy"> </button>`),Pn=O(`<div class="deeds svelte-179dlcy"></div>`),Fn=O(`<div class="hero svelte-179dlcy"><span class="portrait svelte-179dlcy"><!></span> <div><h3 class="svelte-179dlcy"> </h3> <p class="svelte-179dlcy"> </p></div></div> <!> <!>`,1);function In(e,r){B(r,!0);let i=e=>{var t=On(),n=f(t),i=M(n),o=A(i,!0),c=P(i,2),l=A(c,!0);G(n);var d=P(n,2),m=A(d,!0);p(e=>{D(o,r.hero.ultimate.name[y(u)]),D(l,e),D(m,r.hero.ultimate.text[y(u)])},[()=>y(s).say(r.hero.ready?`board-ready`:`board-used`)]),a(e,t)},o=$(),s=L(()=>o.words),l=L(()=>o.hand),u=L(()=>y(s).language),d=L(()=>r.own?o.deeds.filter(({verb:e})=>[`ultimate`,`recruit`].includes(e)):[]),m=L(()=>y(d).length>1?y(d):[]),h=L(()=>r.own?Fe(o.deeds,`specialty`):void 0),g=L(()=>r.own&&ke(o.deeds,`hero`).length>0),_=L(()=>{let[e]=y(d);return y(g)?()=>y(l).tap(`hero`):e&&!y(m).length?()=>o.play(e):void 0});xe(e,{get title(){return r.hero.name[y(u)]},size:`small`,aside:e=>{var t=kn(),n=A(t,!0);p(e=>D(n,e),[()=>y(s).say(`side-${r.hero.side}`)]),a(e,t)},foot:e=>{var t=An(),n=A(t,!0);p(e=>D(n,e),[()=>y(s).say(`board-other-${r.hero.side}`,{name:r.hero.other.name[y(u)],experience:r.hero.level_up})]),a(e,t)},children:(e,t)=>{var g=Fn(),v=f(g),b=M(v),x=M(b);{let e=L(()=>rt(r.hero.id));c(x,{get of(){return y(e)},size:`100%`})}G(b);var S=P(b,2),C=M(S),w=A(C,!0),T=P(C,2),E=A(T,!0);G(S),G(v);var O=P(v,2),k=e=>{var t=jn(),r=M(t);i(r),G(t),p(e=>{W(t,`data-move`,y(d)[0]?.offer.text),W(t,`aria-pressed`,e)},[()=>y(l).isPicked(`hero`)]),n(`click`,t,function(...e){y(_)?.apply(this,e)}),a(e,t)},j=e=>{var t=Mn();let n;var o=M(t);i(o),G(t),p(()=>n=z(t,1,`ultimate svelte-179dlcy`,null,n,{used:!r.hero.ready})),a(e,t)};Y(O,e=>{y(_)?e(k):e(j,-1)});var N=P(O,2),F=e=>{var t=Pn();V(t,21,()=>[...y(m),...y(h)?[y(h)]:[]],e=>e.offer.id,(e,t)=>{var r=Nn(),i=A(r,!0);p(e=>{W(r,`data-move`,y(t).offer.text),D(i,e)},[()=>y(s).offer(y(t).offer.said)]),n(`click`,r,()=>o.play(y(t))),a(e,r)}),G(t),K(t,()=>q),a(e,t)};Y(N,e=>{(y(m).length||y(h))&&e(F)}),p(e=>{D(w,e),D(E,r.hero.specialty[y(u)])},[()=>y(s).say(`card-specialty`)]),a(e,g)},$$slots:{aside:!0,foot:!0,default:!0}}),t()}U([`click`]);var Ln=[...Z,...X,...ot,`ally`,`hero`],Rn=[`retire`,`seek`],zn=class{around;inUse=!1;constructor(e){this.around=e}#e=L(()=>{let{hand:e,barIsEmpty:t}=this.around;if(e.collecting)return Z.filter(t=>e.isLit(t));let n=Ln.filter(t=>e.isLit(t));return e.picked||n.length&&t?n:t?Z.filter(t=>e.isUsable(t)):[]});get numbered(){return y(this.#e)}set numbered(e){h(this.#e,e)}#t=L(()=>new Map(this.numbered.map((e,t)=>[e,t+1])));get digits(){return y(this.#t)}set digits(e){h(this.#t,e)}#n=L(()=>{let{hand:e,deeds:t,barIsEmpty:n}=this.around;return n&&!e.picked?t.filter(({verb:e})=>Rn.includes(e)):[]});get choices(){return y(this.#n)}set choices(e){h(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||ve(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(e.key===`Enter`)return this.roll(e);if(!u.letters)return!1;let t=Rt(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;if(!e.picked)return!1;let t=gn(e.picked);return e.pick(null),this.focusOn(`[data-spot='${t}']`),!0}roll({target:e}){let{hand:t}=this.around,n=e===document.body||e.closest(`[data-spot]`)!==null;return!t.collecting||!t.count||!n?!1:(t.reroll(),!0)}choose(e){let[t,n]=[this.numbered[e],this.choices[e]];return n?this.around.play(n):t&&this.tap(t),n!==void 0||t!==void 0}letter(e){let{deeds:t,words:n}=this.around,r=Lt(e,n);return!r||!t.length?!1:(this.tap(r),!0)}tap(e){let{hand:t}=this.around;t.tap(e),this.focusOn(t.picked&&!t.collecting?`[data-lit]`:`[data-spot='${e}']`)}focusOn(e){b().then(()=>this.around.root?.querySelector(e)?.focus())}},Bn=O(`<kbd class="svelte-t47dgc"> </kbd>`),Vn=O(`<dt></dt> <dd class="svelte-t47dgc"> </dd>`,1),Hn=O(`<details class="svelte-t47dgc"><summary class="svelte-t47dgc"> </summary> <dl class="svelte-t47dgc"></dl></details>`);function Un(e,n){B(n,!0);let r=$(),i=L(()=>r.words);var o=J(),s=f(o),c=e=>{var t=Hn(),n=M(t),r=A(n,!0),o=P(n,2);V(o,21,()=>zt(y(i)),({keys:e,does:t})=>t,(e,t)=>{let n=()=>y(t).keys,r=()=>y(t).does;var i=Vn(),o=f(i);V(o,20,n,e=>e,(e,t)=>{var n=Bn(),r=A(n,!0);p(()=>D(r,t)),a(e,n)}),G(o);var s=P(o,2),c=A(s,!0);p(()=>D(c,r())),a(e,i)}),G(o),G(t),p(e=>D(r,e),[()=>y(i).say(`board-keys`)]),a(e,t)};Y(s,e=>{r.letters&&e(c)}),a(e,o),t()}var Wn=O(`<span class="dice svelte-k30xox" aria-hidden="true"></span>`),Gn=O(`<button data-go="" data-roll="" class="svelte-k30xox"><!> </button>`),Kn=O(`<p class="svelte-k30xox"> </p> <!>`,1);function qn(e,r){B(r,!0);let i=e=>{var t=J(),n=f(t),r=e=>{var t=Wn();V(t,21,()=>({length:y(c)}),R,(e,t)=>{mt(e,{face:null,get kind(){return y(s)}})}),G(t),a(e,t)};Y(n,e=>{(y(s)===`party`||y(s)===`dungeon`)&&e(r)}),a(e,t)},o=$(),s=L(()=>r.rolling.what),c=L(()=>r.rolling.count),l=L(()=>r.rolling.by);var u=J(),d=f(u),m=e=>{var t=Gn(),l=M(t);i(l);var u=P(l,1,!0);G(t),p(e=>D(u,e),[()=>o.words.say(`board-roll-${y(s)}`,{count:y(c)})]),n(`click`,t,function(...e){r.roll?.apply(this,e)}),a(e,t)},h=e=>{var t=Kn(),n=f(t),r=A(n,!0),u=P(n,2);i(u),p(e=>D(r,e),[()=>o.words.say(`board-rolls`,{what:y(s),count:y(c),name:o.nameOf(y(l))})]),a(e,t)};Y(d,e=>{r.mayRoll?e(m):e(h,-1)}),a(e,u),t()}U([`click`]);var Jn=O(`<span class="stepper svelte-88czdd" role="group"><button class="button square" data-fewer="">−</button> <span class="most svelte-88czdd"> </span> <button class="button square">+</button></span>`);function Yn(e,r){B(r,!0);let i=$(),o=L(()=>i.hand),s=L(()=>i.words),c=L(()=>y(o).most?y(s).say(`board-up-to`,{count:y(o).most}):y(s).say(`board-all`));function l(e){y(o).limit(e),i.announce(y(c))}var u=Jn(),d=M(u),f=P(d,2),m=A(f,!0),h=P(f,2);G(u),p((e,t,n)=>{W(u,`aria-label`,e),W(d,`aria-label`,t),W(d,`aria-disabled`,y(o).most===1),D(m,y(c)),W(h,`aria-label`,n),W(h,`aria-disabled`,!y(o).most)},[()=>y(s).say(`board-most`),()=>y(s).say(`board-fewer`),()=>y(s).say(`board-more`)]),n(`click`,d,()=>l(-1)),n(`click`,h,()=>l(1)),a(e,u),t()}U([`click`]);var Xn=O(`<p class="svelte-cq1p5e"> </p>`),Zn=O(`<button class="button svelte-cq1p5e" data-move="keep"> </button>`),Qn=O(`<button class="button go svelte-cq1p5e" data-reroll=""> </button> <!>`,1),$n=O(`<button class="button go svelte-cq1p5e" data-lit=""> </button>`),er=O(`<button class="button go svelte-cq1p5e" data-move="flee"> </button>`),tr=O(`<button class="button quiet svelte-cq1p5e" data-flee=""> </button>`),nr=O(`<!> <!>`,1),rr=O(`<button class="button quiet square svelte-cq1p5e"><span aria-hidden="true">×</span></button>`),ir=O(`<!> <div class="deeds svelte-cq1p5e"><!> <!> <!> <!> <!></div>`,1),ar=O(`<div class="line svelte-cq1p5e" data-place="hand"><!></div>`);function or(e,r){B(r,!0);let i=$(),o=L(()=>i.table),s=L(()=>i.words),c=L(()=>i.hand),l=L(()=>y(o).rolling),u=L(()=>Fe(i.deeds,`keep`)),d=L(()=>Fe(i.deeds,`flee`)),m=I(!1);v(()=>{(y(c).picked||!y(d))&&h(m,!1)});let g=L(()=>y(m)?``:Et(y(o),y(c),r.looked,i.mine,y(s)));var _=ar(),b=M(_),x=e=>{qn(e,{get rolling(){return y(l)},get mayRoll(){return r.mayRoll},get roll(){return r.roll}})},S=e=>{var t=ir(),r=f(t),o=e=>{var t=Xn(),n=A(t,!0);p(()=>D(n,y(g))),a(e,t)};Y(r,e=>{y(g)&&e(o)});var l=P(r,2),_=M(l),v=e=>{var t=Qn(),r=f(t),o=A(r,!0),l=P(r,2),d=e=>{var t=Zn(),r=A(t,!0);p(e=>D(r,e),[()=>y(s).offer(y(u).offer.said)]),n(`click`,t,()=>i.play(y(u))),a(e,t)};Y(l,e=>{y(u)&&e(d)}),p(e=>{W(r,`aria-disabled`,!y(c).count),D(o,e)},[()=>y(s).say(`board-reroll`,{count:y(c).count})]),n(`click`,r,()=>y(c).reroll()),a(e,t)};Y(_,e=>{y(c).collecting&&e(v)});var b=P(_,2),x=e=>{Yn(e,{})};Y(b,e=>{y(c).range>1&&e(x)});var S=P(b,2);V(S,17,()=>y(c).immediate,e=>e.offer.id,(e,t)=>{var r=$n(),i=A(r,!0);p(e=>{W(r,`data-move`,y(t).offer.text),D(i,e)},[()=>y(s).offer(y(t).offer.said)]),n(`click`,r,()=>y(c).act(y(t))),a(e,r)});var C=P(S,2),w=e=>{var t=nr(),r=f(t),o=e=>{var t=er(),r=A(t,!0);p(e=>D(r,e),[()=>y(s).offer(y(d).offer.said)]),n(`click`,t,()=>i.play(y(d))),a(e,t)};Y(r,e=>{(y(m)||i.deeds.length===1)&&e(o)});var c=P(r,2),l=e=>{var t=tr(),r=A(t,!0);p(e=>{W(t,`aria-expanded`,y(m)),D(r,e)},[()=>y(s).say(y(m)?`board-stay`:`board-flee`)]),n(`click`,t,()=>h(m,!y(m))),a(e,t)};Y(c,e=>{i.deeds.length>1&&e(l)}),a(e,t)};Y(C,e=>{y(d)&&!y(c).picked&&!y(c).collecting&&e(w)});var T=P(C,2),E=e=>{var t=rr();p((e,n)=>{W(t,`aria-label`,e),W(t,`title`,n)},[()=>y(s).say(`board-drop`),()=>y(s).say(`board-drop`)]),n(`click`,t,()=>y(c).pick(null)),a(e,t)};Y(T,e=>{y(c).picked&&e(E)}),G(l),K(l,()=>q),a(e,t)};Y(b,e=>{y(l)?e(x):e(S,-1)}),G(_),a(e,_),t()}U([`click`]);function sr(e,t){if(!e.rolling||e.adventurer!==t.adventurer)return{};let n=(n,r)=>n.map(n=>[n,r(t,n)-r(e,n)]).filter(([,e])=>e>0);return Object.fromEntries([...n(X,(e,t)=>e.party[t]),...n(Z,(e,t)=>e.dungeon[t]),...t.lair>e.lair?[[`lair`,t.lair-e.lair]]:[]])}function cr(e,t){return e.delve!==t.delve||e.adventurer!==t.adventurer||e.rolling?[]:[...lr(e,t),...ur(e,t)]}function lr(e,t){let n=dr(X,e.party,t.party),r=dr(X,t.party,e.party),i=t.chosen.party-e.chosen.party;return[...n.map((e,t)=>({face:e,from:e,to:t<i?`hand`:`graveyard`})),...r.map(e=>({face:e,from:`graveyard`,to:e}))]}function ur(e,t){let n=dr(Z,e.dungeon,t.dungeon),r=t.chosen.dungeon-e.chosen.dungeon,i=t.lair-e.lair,a=e=>e<r?`hand`:e<r+i?`lair`:`pool`;return[...n.map((e,t)=>({face:a(t)===`lair`?`dragon`:e,from:e,to:a(t)})),...Array.from({length:-i},()=>({face:`dragon`,from:`lair`,to:`pool`}))]}function dr(e,t,n){return e.flatMap(e=>Array.from({length:Math.max(0,t[e]-n[e])},()=>e))}var fr=O(`<span class="svelte-fbpgqx"><!></span>`),pr=O(`<div class="graveyard svelte-fbpgqx" data-place="graveyard"><div class="dice svelte-fbpgqx" aria-hidden="true"><!> <!></div> <p class="svelte-fbpgqx"> <b class="svelte-fbpgqx"> </b></p></div>`);function mr(e,n){B(n,!0);let r=$(),i=L(()=>r.table),o=L(()=>r.words);var s=pr(),l=M(s),u=M(l);c(u,{get of(){return re},size:`26px`});var d=P(u,2);V(d,17,()=>({length:y(i).graveyard}),R,(e,t)=>{var n=fr();mt(M(n),{face:null,kind:`party`}),G(n),a(e,n)}),G(l);var f=P(l,2),m=M(f),h=P(m),g=A(h,!0);G(f),G(s),p(e=>{D(m,`${e??``} `),D(g,y(i).graveyard)},[()=>y(o).say(`zone-graveyard`)]),a(e,s),t()}var hr=O(`<section class="party svelte-167uzmo"><div class="piles svelte-167uzmo" role="toolbar"></div> <!></section>`);function gr(e,n){B(n,!0);let r=$();var i=hr(),o=M(i);V(o,20,()=>X,e=>e,(e,t)=>{{let r=L(()=>n.digits.get(t));Gt(e,{get pile(){return t},get digit(){return y(r)}})}}),G(o),K(o,()=>q),mr(P(o,2),{}),G(i),p((e,t)=>{W(i,`aria-label`,e),W(o,`aria-label`,t)},[()=>r.words.say(`zone-party`),()=>r.words.say(`zone-party`)]),a(e,i),t()}var _r=O(`<kbd aria-hidden="true" class="svelte-1hy3oxs"> </kbd>`),vr=O(`<span> </span>`),yr=O(`<span class="more odds svelte-1hy3oxs"><span> </span> <!></span>`),br=O(`<span class="more svelte-1hy3oxs"> </span>`),xr=O(`<button data-move="seek" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <!></button>`),Sr=O(`<div class="regroup svelte-1hy3oxs" role="toolbar"><button data-move="retire" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <span class="more svelte-1hy3oxs"> </span></button> <!></div>`);function Cr(e,r){B(r,!0);let i=(e,t=pe)=>{var n=J(),i=f(n),s=e=>{var n=_r(),r=A(n,!0);p(()=>D(r,t())),a(e,n)};Y(i,e=>{r.numbered&&o.letters&&e(s)}),a(e,n)},o=$(),s=L(()=>o.table),l=L(()=>o.words),u=L(()=>Fe(o.deeds,`retire`)),d=L(()=>Fe(o.deeds,`seek`)),m=L(()=>y(s).stake);var h=J(),g=f(h),v=e=>{var t=Sr(),s=M(t),f=M(s);c(f,{get of(){return ge},size:`32px`});var h=P(f,2),g=M(h,!0),v=P(g);i(v,()=>1),G(h);var b=P(h,2),x=A(b,!0),S=P(b,2),C=A(S,!0);G(s);var w=P(s,2),T=e=>{var t=xr(),s=M(t);c(s,{get of(){return _},size:`32px`});var u=P(s,2),f=M(u,!0),h=P(f);i(h,()=>2),G(u);var g=P(u,2),v=A(g,!0),b=P(g,2),x=e=>{var t=yr(),n=M(t),i=A(n,!0),o=P(n,2),s=e=>{var t=vr(),n=A(t,!0);p(e=>D(n,e),[()=>y(l).say(`board-change`,{change:Tt(r.odds.change,y(l))})]),a(e,t)};Y(o,e=>{r.odds.change!==null&&e(s)}),G(t),p(e=>D(i,e),[()=>y(l).say(`board-chance`,{chance:wt(r.odds.clear),exact:r.odds.exact?`yes`:`no`})]),a(e,t)},S=e=>{var t=br(),n=A(t,!0);p(e=>D(n,e),[()=>y(l).say(`board-seek-risk`)]),a(e,t)};Y(b,e=>{r.odds?e(x):e(S,-1)}),G(t),p((e,n)=>{t.disabled=!y(d),D(f,e),D(v,n)},[()=>y(l).say(`board-seek`),()=>y(l).say(`board-next`,{level:y(m).next,dice:y(m).dice})]),n(`click`,t,()=>y(d)&&o.play(y(d))),a(e,t)};Y(w,e=>{y(m).next!==null&&e(T)}),G(t),K(t,()=>q),p((e,n,r,i)=>{W(t,`aria-label`,e),s.disabled=!y(u),D(g,n),D(x,r),D(C,i)},[()=>y(l).say(`board-regroup`),()=>y(l).say(`board-retire`),()=>y(l).say(`board-gain`,{count:y(m).retire}),()=>y(l).say(y(m).next===null?`board-retire-must`:`board-retire-safe`)]),n(`click`,s,()=>y(u)&&o.play(y(u))),a(e,t)};Y(g,e=>{y(m)&&e(v)}),a(e,h),t()}U([`click`]);var wr=O(`<th scope="col"><span class="hidden"> </span> <span aria-hidden="true"></span></th>`),Tr=O(`<span class="role svelte-4bsrjl"><!> </span>`),Er=O(`<span class="role svelte-4bsrjl"> </span>`),Dr=O(`<button class="svelte-4bsrjl"><span class="name svelte-4bsrjl"> </span> <!></button>`),Or=O(`<td class="number svelte-4bsrjl"> </td>`),kr=O(`<span class="worth svelte-4bsrjl"> </span>`),Ar=O(`<tr><th scope="row" class="svelte-4bsrjl"><!></th><!><td class="number svelte-4bsrjl"><b> </b></td><td class="number svelte-4bsrjl"> <!></td></tr>`),jr=O(`<table class="svelte-4bsrjl"><caption class="svelte-4bsrjl"> </caption><thead class="svelte-4bsrjl"><tr><th scope="col" class="svelte-4bsrjl"> </th><!><th scope="col" class="number svelte-4bsrjl"> </th><th scope="col" class="number svelte-4bsrjl"> </th></tr></thead><tbody class="svelte-4bsrjl"></tbody></table>`);function Mr(e,r){B(r,!0);let i=$(),s=L(()=>i.table),l=L(()=>i.words),u=L(()=>y(s).seats.length===1),d=L(()=>y(s).phase===`done`);function f(e,t){return(y(d)||t+1<y(s).delve||t+1===y(s).delve&&e<y(s).adventurer?y(s).seats[e]?.delves[t]:y(s).seats[e]?.delves[t]||null)??`–`}var m=jr(),h=M(m),g=A(h,!0),_=P(h),v=M(_),b=M(v),S=A(b,!0),C=P(b);V(C,17,()=>({length:y(s).delves}),R,(e,t,n)=>{var r=wr();let i;var o=M(r),c=A(o,!0),u=P(o,2);u.textContent=n+1,G(r),p(e=>{i=z(r,1,`number svelte-4bsrjl`,null,i,{now:!y(d)&&n+1===y(s).delve}),D(c,e)},[()=>y(l).say(`board-delve-nth`,{delve:n+1})]),a(e,r)});var w=P(C),T=A(w,!0),E=P(w),O=A(E,!0);G(v),G(_);var k=P(_);V(k,21,()=>y(s).seats,R,(e,t,m)=>{var h=Ar();let g;var _=M(h),v=M(_),b=e=>{var t=x();p(e=>D(t,e),[()=>y(l).say(`board-you`)]),a(e,t)},S=e=>{var u=Dr(),f=M(u),h=A(f,!0),g=P(f,2),_=e=>{var t=Tr(),n=M(t);c(n,{get of(){return o},size:`16px`});var r=P(n,1,!0);G(t),p(e=>D(r,e),[()=>y(l).say(`role-adventurer`)]),a(e,t)},v=e=>{var t=Tr(),n=M(t);c(n,{get of(){return ae},size:`16px`});var r=P(n,1,!0);G(t),p(e=>D(r,e),[()=>y(l).say(`role-lord`)]),a(e,t)},b=e=>{var n=Er(),r=A(n,!0);p(()=>D(r,y(t).hero.name[y(l).language])),a(e,n)};Y(g,e=>{!y(d)&&m===y(s).adventurer?e(_):!y(d)&&m===y(s).lord?e(v,1):y(t).hero&&e(b,2)}),G(u),p(e=>{W(u,`aria-pressed`,r.shown===m),D(h,e)},[()=>i.nameOf(m)]),n(`click`,u,()=>r.onshow(m)),a(e,u)};Y(v,e=>{y(u)?e(b):e(S,-1)}),G(_);var C=P(_);V(C,17,()=>y(t).delves,R,(e,t,n)=>{var r=Or(),i=A(r,!0);p(e=>D(i,e),[()=>f(m,n)]),a(e,r)});var w=P(C),T=M(w),E=A(T,!0);G(w);var O=P(w),k=M(O),j=P(k),N=e=>{var n=kr(),r=A(n,!0);p(e=>D(r,e),[()=>y(l).say(`board-worth`,{points:y(t).worth})]),a(e,n)};Y(j,e=>{y(t).worth&&e(N)}),G(O),G(h),p(e=>{g=z(h,1,`svelte-4bsrjl`,null,g,{now:!y(d)&&m===y(s).adventurer}),D(E,y(t).experience),D(k,`${e??``} `)},[()=>pt(y(t).treasures)]),a(e,h)}),G(k),G(m),p((e,t,n,r)=>{D(g,e),D(S,t),D(T,n),D(O,r)},[()=>y(l).say(`board-scores`),()=>y(l).say(y(u)?`board-delves`:`board-player`),()=>y(l).say(`board-experience-short`),()=>y(l).say(`zone-treasures`)]),a(e,m),t()}U([`click`]);var Nr=s(`<svg class="ten svelte-iv5s9b" viewBox="0 0 64 64" aria-hidden="true"><path class="body svelte-iv5s9b" d="M32 2 61 24V40L32 62 3 40V24Z"></path><path class="top svelte-iv5s9b" d="M32 2 50 38 32 49 14 38Z"></path><path class="edges svelte-iv5s9b" d="M14 38 3 40M50 38 61 40M32 49V62"></path><text x="32" y="39" text-anchor="middle" class="svelte-iv5s9b"> </text></svg>`);function Pr(e,t){var n=Nr(),r=P(M(n),3),i=A(r,!0);G(n),p(()=>D(i,t.value)),a(e,n)}var Fr=O(`<p class="roles svelte-1m9tk82"><span class="svelte-1m9tk82"><!> </span> <span class="svelte-1m9tk82"><!> </span></p>`),Ir=O(`<li><!> <span class="word svelte-1m9tk82"> </span></li>`),Lr=O(`<div class="strip svelte-1m9tk82"><!> <p class="level svelte-1m9tk82"><b class="svelte-1m9tk82"> </b> <span> </span> <span data-place="pool"> </span></p> <!> <ol class="svelte-1m9tk82"></ol></div>`);function Rr(e,n){B(n,!0);let r=[`monster`,`loot`,`dragon`,`regroup`],i=$(),s=L(()=>i.table),l=L(()=>i.words),u=L(()=>Math.max(1,y(s).level)),d=L(()=>r.indexOf(y(s).phase));var f=Lr(),m=M(f);Pr(m,{get value(){return y(u)}});var h=P(m,2),g=M(h),_=A(g,!0),v=P(g,2),b=A(v,!0),x=P(v,2),S=A(x,!0);G(h);var C=P(h,2),w=e=>{var t=Fr(),n=M(t),r=M(n);{let e=L(()=>y(l).say(`role-adventurer`));c(r,{get of(){return o},size:`16px`,get label(){return y(e)}})}var u=P(r,1,!0);G(n);var d=P(n,2),f=M(d);{let e=L(()=>y(l).say(`role-lord`));c(f,{get of(){return ae},size:`16px`,get label(){return y(e)}})}var m=P(f,1,!0);G(d),G(t),p((e,t,r,i)=>{W(n,`title`,e),D(u,t),W(d,`title`,r),D(m,i)},[()=>y(l).say(`role-adventurer`),()=>i.nameOf(y(s).adventurer),()=>y(l).say(`role-lord`),()=>i.nameOf(y(s).lord)]),a(e,t)};Y(C,e=>{y(s).seats.length>1&&e(w)});var T=P(C,2);V(T,22,()=>r,e=>e,(e,t,n)=>{var r=Ir();let i;var o=M(r);{let e=L(()=>tt[t]??``);c(o,{get of(){return y(e)},size:`18px`})}var s=P(o,2),u=A(s,!0);G(r),p(e=>{W(r,`aria-current`,y(n)===y(d)?`step`:void 0),i=z(r,1,`svelte-1m9tk82`,null,i,{past:y(n)<y(d)}),D(u,e)},[()=>y(l).say(`phase-${t}`)]),a(e,r)}),G(T),G(f),p((e,t,n,r)=>{D(_,e),D(b,t),D(S,n),W(T,`aria-label`,r)},[()=>y(l).say(`board-level`,{level:y(u)}),()=>y(l).say(`board-delve`,{delve:y(s).delve,delves:y(s).delves}),()=>y(l).say(`board-pool`,{count:y(s).pool}),()=>y(l).say(`board-phases`)]),a(e,f),t()}var zr=O(`<span class="count svelte-1l0b22q"><!></span>`),Br=O(`<span class="disc svelte-1l0b22q"><!></span> <span class="name svelte-1l0b22q"> </span> <span class="does svelte-1l0b22q"> </span> <!>`,1),Vr=O(`<kbd aria-hidden="true" class="svelte-1l0b22q"> </kbd>`),Hr=O(`<button><span class="looks svelte-1l0b22q" aria-hidden="true"><!></span> <span class="hidden"> </span> <!></button>`),Ur=O(`<div class="token svelte-1l0b22q"><!></div>`),Wr=O(`<div class="tokens svelte-1l0b22q" role="toolbar"></div>`),Gr=O(`<p class="soft"> </p>`),Kr=O(`<section class="svelte-1l0b22q"><h3 class="svelte-1l0b22q"> </h3> <!></section>`);function qr(e,r){B(r,!0);let i=(e,t=pe,n=pe)=>{var r=Br(),i=f(r),o=M(i),u=e=>{c(e,{get of(){return et[t()]},size:`24px`})},d=L(()=>dt(t())),h=e=>{{let t=L(()=>y(s).allies?.face??null);mt(e,{get face(){return y(t)}})}};Y(o,e=>{y(d)?e(u):e(h,-1)}),G(i);var g=P(i,2),_=A(g,!0),v=P(g,2),b=A(v,!0),x=P(v,2),S=e=>{var t=zr(),r=M(t);be(r,{get value(){return n()}}),G(t),a(e,t)};Y(x,e=>{n()>1&&e(S)}),p((e,t)=>{D(_,e),D(b,t)},[()=>yt(y(s),t(),y(l)),()=>m(t())]),a(e,r)},o=$(),s=L(()=>o.table),l=L(()=>o.words),u=L(()=>o.hand),d=L(()=>[...r.own&&y(s).allies?[[`ally`,y(s).allies.count]]:[],...ot.flatMap(e=>r.seat.treasures[e]?[[e,r.seat.treasures[e]]]:[])]),m=e=>dt(e)?xt(y(s),e,y(l)):y(l).say(`board-does-ally`),h=(e,t)=>[y(l).say(`board-token`,{name:yt(y(s),e,y(l)),count:t}),m(e),r.own&&o.mine?St(y(s),y(u),e,y(l)):``].join(` `).trim();var g=Kr(),_=M(g),v=A(_,!0),b=P(_,2),x=e=>{var t=Wr();V(t,21,()=>y(d),([e,t])=>e,(e,t)=>{var s=L(()=>oe(y(t),2));let c=()=>y(s)[0],l=()=>y(s)[1];var d=J(),m=f(d),g=e=>{let t=L(()=>y(u).isLit(c())),s=L(()=>y(u).isUsable(c()));var d=Hr();let f;var m=M(d),g=M(m);i(g,c,l),G(m);var _=P(m,2),v=A(_,!0),b=P(_,2),x=e=>{var t=Vr(),n=A(t,!0);p(e=>D(n,e),[()=>r.digits.get(c())]),a(e,t)},S=L(()=>r.digits.get(c())&&o.letters);Y(b,e=>{y(S)&&e(x)}),G(d),p((e,n,r,i)=>{f=z(d,1,`token svelte-1l0b22q`,null,f,{lit:y(t),usable:y(s),picked:e}),W(d,`data-spot`,c()),W(d,`data-go`,y(t)||y(s)||void 0),W(d,`data-lit`,y(t)||void 0),W(d,`aria-pressed`,n),W(d,`aria-disabled`,r),D(v,i)},[()=>y(u).isPicked(c()),()=>y(u).isPicked(c()),()=>!y(t)&&!y(s)&&!y(u).isPicked(c()),()=>h(c(),l())]),n(`click`,d,()=>y(u).tap(c())),H(`focus`,d,()=>o.look(c())),H(`blur`,d,()=>o.look(null)),H(`pointerenter`,d,e=>e.pointerType===`mouse`&&o.look(c())),H(`pointerleave`,d,()=>o.look(null)),a(e,d)},_=e=>{var t=Ur(),n=M(t);i(n,c,l),G(t),a(e,t)};Y(m,e=>{r.own?e(g):e(_,-1)}),a(e,d)}),G(t),K(t,()=>q),p(e=>W(t,`aria-label`,e),[()=>y(l).say(`zone-treasures`)]),a(e,t)},S=e=>{var t=Gr(),n=A(t,!0);p(e=>D(n,e),[()=>y(l).say(`board-no-treasures`)]),a(e,t)};Y(b,e=>{y(d).length?e(x):e(S,-1)}),G(g),p((e,t)=>{W(g,`aria-label`,e),D(v,t)},[()=>y(l).say(`zone-treasures`),()=>y(l).say(`zone-treasures`)]),a(e,g),t()}U([`click`]);var Jr=O(`<!> <!> <!> <!> <!>`,1),Yr=O(`<div class="board svelte-xotpto"><div><div class="play svelte-xotpto"><!></div> <div class="side svelte-xotpto"><!> <!> <!></div></div> <!></div>`);function Xr(e,n){B(n,!0);let o=e=>{{let t=L(()=>A.choices.length>0);Cr(e,{get odds(){return n.odds},get numbered(){return y(t)}})}},s=L(()=>st(n.view)),c=L(()=>De(n.offers)),l=L(()=>n.motion!==`off`),d=new r(e=>n.play(e)),m=new xn(()=>y(s),()=>y(c),({offer:e})=>n.play(e.id),e=>d.start(e,n.offers,n.situation.version)),g=I(void 0),_=I(null),x=I({}),C=I(null),w=L(()=>y(C)??y(s).adventurer),D=L(()=>y(s).seats[y(w)]),O=L(()=>y(s).phase===`heroes`&&!y(s).rolling),k={get table(){return y(s)},get words(){return n.words},get deeds(){return y(c)},get mine(){return n.offers.length>0},get moving(){return y(l)},get letters(){return u.letters},get rolled(){return y(x)},hand:m,look:e=>h(_,e,!0),play:({offer:e})=>n.play(e.id),announce:e=>n.announce(e),nameOf:e=>n.name_of(e)};Ot(k);let A=new zn({get hand(){return m},get words(){return n.words},get deeds(){return y(c)},get barIsEmpty(){return!n.may.roll&&n.offers.every(({verb:e})=>Ie.includes(e))},get root(){return y(g)},play:k.play});v(()=>{m.refused&&n.announce(St(y(s),m,m.refused,n.words))});let j=I(void 0),N,F=-1,ee=!1;E(()=>{let e=y(s);S(()=>{ee=N!==void 0&&N!==e&&n.view.played>F&&!n.looking_back&&y(l),h(x,ee&&N?sr(N,e):{})})}),v(()=>{let e=y(s);S(()=>{ee&&N&&y(g)&&y(j)?.fly(cr(N,e),y(g)),n.view.played!==F&&m.pick(null),N&&N.adventurer!==e.adventurer&&h(C,null),N=e,F=n.view.played})}),v(()=>{let[e,t]=[n.offers,n.situation.version];S(()=>{d.answer(e,t),d.busy||b().then(()=>A.goOn())})});var te=Yr();H(`keydown`,i,function(...e){A.press?.apply(this,e)},!0),H(`pointerdown`,i,()=>A.inUse=!1,!0);var ne=M(te);let R;var re=M(ne),ie=M(re),V=e=>{rn(e,{})},ae=e=>{Dn(e,{})},oe=e=>{var t=Jr(),r=f(t);Rr(r,{});var i=P(r,2);{let e=L(()=>y(s).stake?o:void 0);Xt(i,{get digits(){return A.digits},get choice(){return y(e)}})}var c=P(i,2);{let e=L(()=>n.may.roll&&n.situation.holds.includes(y(s).rolling?.by??-1));or(c,{get looked(){return y(_)},get mayRoll(){return y(e)},get roll(){return n.roll}})}var l=P(c,2);gr(l,{get digits(){return A.digits}});var u=P(l,2),d=e=>{{let t=L(()=>y(w)===y(s).adventurer);qr(e,{get seat(){return y(D)},get own(){return y(t)},get digits(){return A.digits}})}};Y(u,e=>{y(D)&&e(d)}),a(e,t)};Y(ie,e=>{y(s).phase===`done`?e(V):y(O)?e(ae,1):e(oe,-1)}),G(re);var se=P(re,2),U=M(se),ce=e=>{{let t=L(()=>y(w)===y(s).adventurer);In(e,{get hero(){return y(D).hero},get own(){return y(t)}})}};Y(U,e=>{y(D)?.hero&&e(ce)});var le=P(U,2);Mr(le,{get shown(){return y(w)},onshow:e=>h(C,e,!0)}),Un(P(le,2),{}),G(se),G(ne);var W=P(ne,2);T(sn(W,{}),e=>h(j,e,!0),()=>y(j)),G(te),T(te,e=>h(g,e),()=>y(g)),p(()=>R=z(ne,1,`columns svelte-xotpto`,null,R,{choosing:y(O)})),a(e,te),t()}function Zr(e,t){let n=st(e);return n.phase===`heroes`||n.phase===`done`?t.put(e.prompt):[Qr(n,t),$r(n,t),t.put(e.prompt)].join(` `)}function Qr(e,t){return t.say(`board-say-where`,{delve:e.delve,delves:e.delves,level:e.level,experience:e.seats[e.adventurer]?.experience??0})}function $r(e,t){let n=(e,n)=>e.flatMap(e=>n[e]?[t.say(`many-${e}`,{count:n[e]})]:[]).join(`, `),r=e.seats[e.adventurer]?.treasures??{},i=ot.flatMap(n=>r[n]?[ei(yt(e,n,t),r[n])]:[]);return t.say(`board-say-here`,{dungeon:n(Z,e.dungeon)||t.say(`board-say-nothing`),lair:e.lair,party:n(X,e.party)||t.say(`board-say-nobody`),graveyard:e.graveyard,treasures:i.join(`, `)||t.say(`board-say-nothing`)})}var ei=(e,t)=>`${t} ${e}`,ti={en:Se,fr:Ce};export{Xr as default,Ie as drawn,zt as keys,je as marks,Zr as speak,ti as words};