import{$ as e,$t as t,A as n,An as r,B as i,Bn as a,Cn as o,Dt as s,En as c,F as l,Fn as u,G as d,Gn as f,H as p,Hn as m,I as h,In as g,J as _,Jn as v,Jt as y,K as b,L as x,Lt as S,M as C,Mn as w,N as T,Nn as E,On as D,P as O,Pn as k,R as A,Sn as j,Tn as ee,U as M,Un as N,V as te,Vn as P,Vt as ne,W as re,Wn as F,Wt as ie,Y as ae,Yn as oe,Z as se,_n as I,bn as ce,cn as L,dn as R,en as z,et as le,gn as B,gt as ue,hn as V,kn as de,ln as H,lt as fe,mn as U,nn as W,nt as pe,on as me,q as he,qn as G,rt as K,tt as ge,un as _e,vn as ve,wn as q,xn as J,z as ye}from"./base-BIW3hT4K.js";import{t as be}from"./Die-Cdj9Lq9f.js";import{t as xe}from"./Token-Wpa1PzFB.js";import{t as Se}from"./Card-CT4LyjxQ.js";var Ce=`# The board of Dungeon Roll in English. The game's own words (faces, treasures, moves) come from the server.

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
`,we=`# Le plateau de Dungeon Roll en français. Les mots du jeu (faces, trésors, coups) viennent du serveur.

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
`,Te={beat:[`from`,`to`,`number`],open:[`from`,`number`,`to=chest`],quaff:[`from`,`number`,`to=potion`],bait:[`to`,`from=dragon_bait`],pay:[`to`,`from=hero`],read:[`from`],use:[`from`],fight:[`from`],target:[`to`],revive:[`to`],discard:[`to`],choose:[`to`,`number`],ultimate:[`from=hero`],recruit:[`number`,`from=hero`],specialty:[`from=hero`],take:[`number`]},Ee=e=>({offer:e,...De(e.verb,e.text)});function De(e,t){let n=t.split(` `).slice(1),r={verb:e,from:null,to:null,number:1};for(let[t,i]of(Te[e]??[]).entries()){let[e,a]=i.split(`=`);e===`number`?r.number=Number(n[t]):r[e]=a??n[t]}return r}var Oe=e=>e.map(Ee),ke=(e,t)=>e.find(e=>e.from===null&&e.to===t&&e.verb!==`choose`),Ae=(e,t)=>e.filter(e=>e.from===t&&!je.includes(e.verb)),je=[`ultimate`,`recruit`,`specialty`];function Me(e){let{verb:t,from:n,to:r}=De(e.split(` `)[0]??``,e);return(je.includes(t)?[]:[n,r]).flatMap(e=>e?[`[data-spot='${e}']`]:[])}var Ne=(e,t)=>e.filter(e=>e.from!==null&&e.to===t);function Pe(e,t=1/0){let n=[...e].sort((e,t)=>e.number-t.number);return n.findLast(({number:e})=>e<=t)??n[0]}var Fe=(e,t,n)=>e.filter(e=>e.from===t&&e.to===n),Ie=(e,t)=>e.find(e=>e.verb===t),Le=[`take`,`read`,`choose`,`reroll`,`keep`,`beat`,`target`,`open`,`quaff`,`revive`,`fight`,`flee`,`use`,`bait`,`discard`,`ultimate`,`recruit`,`pay`,`specialty`,`retire`,`seek`],Re=`<path fill="currentColor" d="M80 22q-25 0-42 16C6 71 28 145 87 204c40 40 92 45 125 57q-57 53-130 99l61 61q50-79 107-141c66 45 113 127 157 207l86-86c-82-44-165-89-209-155q61-58 138-107l-61-61q-45 73-97 131c-12-34-18-85-58-124-41-41-90-64-126-63m17 47c21 1 50 16 77 42 37 37 53 80 37 97-17 17-61 1-97-35-37-37-54-80-37-97q7-7 20-7"/>`,ze=`<path fill="currentColor" d="m256 24-16 48h32zM73 90v16h366V90zm48 34v355l135-105 135 105V124zm87 37h96l-32 80 80-32v96l-80-32 32 80h-96l32-80-80 32v-96l80 32zm48 236-23 18v73h46v-73z"/>`,Be=`<path fill="currentColor" d="M247 19v101h24V19zm-72 110v31h168v-31q-85 20-168 0M24 164l10 38 132 8h9v10c-3 38 5 78 25 112l8-146zm464 0-178 21 7 138c16-32 23-69 20-103v-10h9l132-8zm-261 15-11 204v44l45 67 43-65-13-250h-23v251h-19V179zM38 221l14 35 104-9v-19zm436 0-118 7v19l104 9q9-18 14-35m-316 45-98 8 18 32 84-19zm196 0-4 21 84 19 18-32zm-187 39-78 17q9 15 21 28l64-27zm178 0-8 18 65 27 21-28z"/>`,Ve=`<path fill="currentColor" d="M146 22c-19 0-40 14-46 39-37-37-91-9-79 41 11 51 99 65 114 90 0-32 66-82 54-135-6-24-24-36-43-35m91 132c-35 1-69 23-80 70-24 103 106 202 106 264 29-49 201-77 224-176 23-97-83-152-154-81-14-51-56-77-96-77"/>`,He=`<path fill="currentColor" d="m196 19 40 92q22 8 46 0l34-92zm-32 16 4 13c9 22 22 46 29 67q13 33-3 58c-14 19-38 39-60 62s-42 52-42 89c0 91 74 165 165 165s165-74 165-165c0-37-18-65-40-89s-47-44-62-63c-9-11-8-34-1-58 7-25 19-51 26-66l6-13h-21l-33 89c-5 22-5 44 8 60 18 22 43 41 63 63 21 23 36 46 36 77 0 80-66 146-147 146s-146-66-146-146c0-30 15-54 36-76s46-41 62-64 14-49 7-72l-25-57v-1l-8-19zm93 202q-46 1-75 12-13 5-21 11-5 5-5 9 1 23 21 42l-2-1q-17-7-26-17l-6-7q-12 17-13 41c0 70 57 127 127 127s127-57 127-127q-1-23-12-42l-7 8q-10 10-26 17h-2q20-17 21-41 0-4-6-9-6-6-20-11-30-11-75-12"/>`,Ue=`<path fill="currentColor" d="m121 28-29 8c20 152 34 286 92 419h44c-40-141-84-280-107-427m20 10 8 48 30 12q29 13 56 29c27 16 38 18 54 21q24 6 42-7 32-24 51-31 19-8 32-2 10 7 14 17l5-11q-11-20-33-23-24-5-66 25c-14 12-33 10-51 3q-26-11-54-32-27-19-55-36-18-10-33-13m12 68 16 69v-62zm252 18c-27 111-55 224-98 331h39c34-94 51-203 70-311l-4-11zm-206 4v161l18 63V138zm162 14-18 13v133h1l17-63zm-114 11v302h18V160zm66 14h-18v270l18-49zM164 473l-15 16h214l-15-16z"/>`,We=`<path fill="currentColor" d="M257 23c-66 0-120 54-120 120q1 28 13 52l1 4 1 1 45 84-89-47v214l61-32 78-163c-17-32-49-96-49-120 0-32 27-59 59-59s60 27 60 59c0 31-52 127-58 139l-62 129-2 5-40 83h210l-47-88 89 47V237l-62 32-96 167h42v19h-75l9-14 122-212 16-29 2-5q13-24 13-52c0-66-54-120-121-120m0 73c-22 0-39 18-39 40s17 39 39 39 40-17 40-39-17-40-40-40"/>`,Ge=`<path fill="currentColor" d="M268 331h-24l-12-41-64-20 1 39 42 47 16-14 12 142-109-122 20-58-11-126 23-9c19 71 73 96 73 96l21-29 21 29s54-25 73-96l23 9-11 126 20 58-109 122 12-142 16 14 42-47 1-39-64 20zm126 64-75 77 57-28 6 24 51-36zm-276 0 75 77-57-28-6 24-51-36zm267-117 101-59C506 31 432 19 361 59c0 0 114-28 66 109l-36 15zm-258 0L26 219C6 31 80 19 152 59c0 0-115-28-67 109l36 15zm129-152 68 42s-4 35-43 64l-25-51-25 51c-39-29-42-64-42-64z"/>`,Ke=`<path fill="currentColor" d="M440 98q-6 0-11 4l-5 5q-34 46-75 81c-9 15 11 44 25 44q52-20 107-26c43-4 18-68-26-46 30-22 7-61-15-62m-130 10q-9 0-17 4l-5 4v-1c-80 67-116 74-158 87q-10 3-16 16c-6 13-7 20-8 33-1 26 7 60 24 89s43 54 68 67q18 10 32 10c14 0 14-2 18-7 31-43 89-69 156-92l6-3q12-8 16-22c4-14 3-20 2-31l-6-30-18 6 6 26q1 14-2 24-2 9-8 11-4 3-13 1-10-2-22-11-24-17-47-56-22-39-25-69-1-15 2-24 2-8 7-11l6-2h2l6 1q9 2 21 10 12 9 26 25l13-14q-13-15-28-26-13-10-28-14l-7-1zm8 34c-17 3-15 37 5 75 20 39 51 68 68 65q9-2 11-13-3 4-7 4c-15 2-42-23-60-57s-19-64-4-66q6-1 12 3-13-11-24-11M102 325l-57 5c-49 2-26 71 30 52-49 30 4 87 27 46q16-26 34-47-12-15-22-32z"/>`,qe=`<path fill="currentColor" d="M136 28h-6c43 23 87 59 122 97 9 9 12 18 17 27q3 8 9 16l30-26-6-16q-1-11 3-20-49-38-102-62-35-16-64-16zm227 99-8 1 29 29 1-8q0-10-6-16-8-7-16-6m-23 12-22 19q16-4 29 7c13 11 10 19 7 29l19-22zm-15 36q-5 0-8 3-8 9 0 17c8 8 12 5 17 0q8-9 0-17-3-3-9-3m-27 0-10 8-5 46 46-5 8-10q-18 8-33-6-13-15-6-33m72 29-26 30 16 10q13 4 27 16c38 35 74 79 97 122q1-33-16-73-24-52-62-102-9 5-20 3-8-1-16-6m-103 7-29 27 36 36 27-29-39 5zm-42 39-12 11 38 38 11-12zm-25 24-90 84 44 44 85-90zM97 371l-22 20 46 46 20-22zm-29 39-5 17 22 22 17-5zm-18 30-19 9-3 14v13q0 6 2 6 0 2 6 2h13l14-3 9-19z"/>`,Je=`<path fill="currentColor" d="M256 23v18q12-1 15 3 6 1 8 36v167h18V80c1-17-3-39-13-49q-11-9-22-8zm192 0c-14 0-25 11-25 25q1 11 7 17l-1 3q-6 10-6 24 0 13 6 23 3 7 10 11v118l9-1 9 1V126q7-4 10-10 6-10 6-24t-6-24l-1-3q7-6 7-17c0-14-11-25-25-25m-68 1-48 24 32 16-27 14 22 22v115h18V92l-10-10 37-18-32-16 16-8zm-261 0v223h18V64zm64 31v50h16v161l18-9V105h16V55zM39 64v202l9 9 9-9v-97h23v-18H57v-14h23v-18H57v-14h23V87H57V64zm306 169v247c0 20 46 20 46 0V233zm103 28c-11 0-23 7-23 27v192c0 20 46 20 46 0V288c0-20-11-27-23-27m-343 4v215c0 20 46 20 46 0V265zm160 0v215c0 20 46 20 46 0V265zm-34 6-46 23v186c0 20 46 20 46 0zm-206 7v202c0 20 46 20 46 0V278l-23 23z"/>`,Ye=`<path fill="currentColor" d="M88 17 22 492h19l66-475zm316 0 66 475h19L423 17zm-56 0-133 1q-88 62-61 168-33-47-34-98L94 279l3-11-4 13-5 35c1 38 19 70 41 88q-27-10-49-28l-9 66c43 21 89 25 120 18-33 19-71 30-125 17l-2 15h218c73-14 117-55 129-89 3 31-3 60-38 89h73l-41-299c-15-35-51-59-75-60q17-5 32-5 18 0 35 10l-4-30c-21-19-47-31-69-36l20-1q23 0 45 7l-5-31c-52-2-96 13-121 32 14-23 45-47 85-62m-81 33c-69 38-72 83-37 123-7-70 81-110 119-59-40-21-77 7-76 47 23-24 99-13 80 37-11-34-57-31-64-14-14 35 65 14 98 66-18-11-47 0-39 15 33 53 85 113 14 147 23-39 10-66-22-82 25 67-5 164-104 133 63-11 78-62 57-83-23 60-122 97-181 38 58 23 99 8 120-26-36 21-95 7-114-43 29 29 67 38 92 20 13-9 8-25-9-29-25-6-62-13-77-37 22 6 44 11 66-3-34-22-82-51-51-100 1 35 17 56 53 48 10-2 17-15 9-23-61-59-48-161 66-175"/>`,Xe=`<path fill="currentColor" d="M448 23q-30 0-61 7 64 41 109 105V27q-21-4-43-4zm-71 23 3 71c43 45 70 100 91 161l25 3V171Q452 92 377 46m-32 92c-85 1-142 28-194 76 98 4 199 47 262 138q23-15 34-36 6-13 8-29c-19-53-43-105-80-148zm-195 94 38 61c59 17 106 55 154 96q30-12 56-27c-60-85-155-125-248-130m322 65q-7 38-37 63-38 28-81 45c7 28-3 55-17 79h1l-6 12h164V299zm-283 16c-65 30-122 81-149 149 0 7-10 21-11 29q76-40 163-41 65-2 128 26c12-21 22-44 15-69-44-38-90-76-146-94m3 155q-68 1-131 28h246l3-4q-59-25-118-24"/>`,Ze=`<path fill="currentColor" d="M103 18h-3l-8 1q-31 3-52 33c-24 38 2 98 57 98h1v1h61q-17 49-53 101l-6 11 35 36-56 9c-33 86-28 182 48 182h9q38 0 62-13l10-8h-32c-21 6-41-7-48-26-9-26 8-52 32-61l18-2v-1h178c0-44 16-90 49-126q37-41 52-95l-42-25 39-6-44-26 52-9c-5-39-28-68-77-68-44 8-163 11-236 4q-22-9-46-10m1 19q20 0 41 10l12 15H83l10 15c11 15 20 32 22 42q0 7-2 9-2 3-16 4c-41 0-57-45-41-69q16-23 39-26zm15 44h46q6 24-1 51h-32q2-7 1-15-2-19-14-36m101 317q10 10 13 25 6 25-1 43-8 17-23 26h238q21-1 32-14 11-14 10-33l-2-13-70-8 42-21q-12-5-31-5zm-43 0-3 1-8 1c-15 5-25 22-20 37q8 17 26 14l1-1h44q1-9-2-23c-4-16-20-29-38-29"/>`,Qe=`<path fill="currentColor" d="m330 29-9 12 38 26 8-11zm-88 5 24 46 1 1 15-41zm57 13-16 45 40 28 36-31-3-2zM60 49l11 45 29 3 3-30zm411 26q-9 8-20 12c5 47-14 84-45 110-26 23-61 38-95 48l-7 13c41 5 93-21 129-60q31-33 41-69 8-30-3-54m-351 9-3 33-33-3 227 271 20-17 15-13zm314 9-13 3q-23 4-43 0l-41 37q6 11 4 24-1 20-9 41l-10 25q42-15 73-40c26-23 42-51 39-90m-160 14-51 73 30 36 59-82zM174 249 35 445l37 27 132-187zm233 79L273 440l20 23 133-112zm-18 78-36 29 40 48 35-30z"/>`,$e={champion:e,fighter:b,cleric:Re,mage:p,thief:he,scroll:Ze},et={dragon:d,goblin:M,skeleton:O,ooze:ye,chest:se,potion:A},tt={town_portal:Ye,dragon_bait:Ke,ring:h,elixir:te,scroll_token:Ze,sword:pe,talisman:We,sceptre:l,tools:Je,scales:Xe},nt={monster:M,loot:se,dragon:d,regroup:_},rt={spellsword:Be,mercenary:re,knight:i,half_goblin:Ge,minstrel:Ue,enchantress:Ve,occultist:x,crusader:ze,viking:Qe,alchemist:He,archaeologist:qe,tracker:ae},it=e=>rt[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Y=[`champion`,`fighter`,`cleric`,`mage`,`thief`,`scroll`],at=[`goblin`,`skeleton`,`ooze`],ot=[`chest`,`potion`],X=[...at,...ot],st=[`town_portal`,`dragon_bait`,`ring`,`elixir`,`scroll_token`,`sword`,`talisman`,`sceptre`,`tools`,`scales`],ct=e=>e.table,lt=e=>{let t=new Set(e);return e=>t.has(e)},Z=lt(Y),ut=lt(X),dt=lt(at),ft=lt(st),pt=(e,t)=>Z(t)?e.party[t]:e.dungeon[t],mt=e=>Object.values(e).reduce((e,t)=>e+t,0);function Q(e,t){f(t,!0);let n=ne(t,`fresh`,3,!1),r=ne(t,`moving`,3,!1),i=m(()=>t.face?Z(t.face):t.kind===`party`),a=m(()=>q(i)?Y:[`dragon`,...X]),o=m(()=>q(i)?$e:et),c=m(()=>t.face?q(a).findIndex(e=>e===t.face)+1:null),l=m(()=>q(i)?`bone`:`umber`);var u=B(),d=k(u),p=e=>{be(e,{get value(){return q(c)},get tone(){return q(l)},get fresh(){return n()},get tumble(){return r()},children:(e,t=v)=>{{let n=m(()=>q(o)[q(a)[(t()??1)-1]??``]??``);s(e,{get of(){return q(n)},size:`68%`})}},$$slots:{default:!0}})},h=e=>{be(e,{value:null,get tone(){return q(l)}})};R(d,e=>{t.face?e(p):e(h,-1)}),V(e,u),F()}function ht(e,t,n){return{id:`board-why-${ut(t)?gt(e,t,n):Z(t)?_t(e,t):vt(e,t)}`,args:{face:{id:`face-${t}`,args:{}}}}}function gt(e,t,n){if(!e.dungeon[t])return`none`;if(e.stage===`choose`)return`party-only`;let r=n===`scroll`||n===`scroll_token`;return r&&dt(t)?`scroll-fights`:e.phase===`monster`&&!dt(t)?`monsters-first`:e.phase===`dragon`?`dragon-first`:r&&t===`chest`?`scroll-opens`:t===`potion`&&!e.graveyard?`nobody-to-raise`:`nobody`}function _t(e,t){return pt(e,t)?e.phase===`regroup`?`regroup`:e.phase===`dragon`?t===`scroll`?`scroll-dragon`:e.fighters.includes(t)?`same-type`:`too-few`:t===`scroll`?e.phase===`loot`?`scroll-loot`:`scroll-fights`:`idle`:`none`}function vt(e,t){return t===`scales`?`scales`:t===`ring`&&!e.lair?`lair-empty`:t===`elixir`&&!e.graveyard?`nobody-to-raise`:t===`hero`?`hero`:e.phase===`dragon`?`token-dragon`:`token`}function yt(e,t,n){return t===`ally`?n.say(`board-ally`,{face:{id:`face-${e.allies?.face??`thief`}`,args:{}}}):t===`hero`?e.seats[e.adventurer]?.hero?.name[n.language]??n.say(`board-hero`):ft(t)?bt(e,t,n):n.say(`face-${t}`)}function bt(e,t,n){let r=`treasure-${t}-published`;return n.say(e.rules===`published`&&n.has(r)?r:`treasure-${t}`)}function xt(e,t,n){let r=`treasure-${t}-does`;return n.say(e.rules===`published`&&n.has(`${r}-published`)?`${r}-published`:r)}function St(e,t,n,r){let i=t.deedFor(n);if(i)return`${r.offer(i.offer.said)}.`;if(t.isLit(n)||t.isUsable(n)||t.isPicked(n))return``;let a=t.picked&&`source`in t.picked?t.picked.source:null;return r.put(ht(e,n,a))}function Ct(e,t,n,r,i){let a={face:i.say(`face-${n}`),count:pt(e,n)},o=t.reach(n);return o?i.say(`board-pile-up`,{...a,up:t.up[n]?.length??0,most:o}):`${i.say(`board-pile`,a)} ${r?St(e,t,n,i):``}`.trim()}function wt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}function Tt(e,t){return new Intl.NumberFormat(t.language,{maximumFractionDigits:1,minimumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`)}function Et(e,t,n,r,i){let a=t.refused??n,o=t.refused||t.picked&&!t.immediate.length;return(r&&a&&o?St(e,t,a,i):``)||(n&&ft(n)&&!t.immediate.length?xt(e,n,i):r?Dt(e,t,i):``)}function Dt(e,t,n){let{picked:r}=t;return t.collecting?n.say(`board-take-up`,{what:e.purpose??`scroll`}):t.immediate.some(({verb:e})=>e===`use`)?``:r&&`source`in r&&ft(r.source)?xt(e,r.source,n):r&&`source`in r?n.say(`board-for-what`,{name:yt(e,r.source,n)}):r&&`target`in r?n.say(`board-by-whom`,{name:yt(e,r.target,n)}):e.stage?n.say(`board-stage-${e.stage}`,{left:e.left}):n.say(`board-how-${e.phase}`,{monsters:at.some(t=>e.dungeon[t])?`yes`:`no`})}var[$,Ot]=N(),kt=I(`<span class="token svelte-vdpm33"><!></span>`),At=I(`<span><!></span>`),jt=I(`<div class="dragon svelte-vdpm33"><span class="beast svelte-vdpm33"><!></span> <span class="hidden"> </span> <div class="places svelte-vdpm33" aria-hidden="true"></div> <p aria-hidden="true" class="svelte-vdpm33"> </p></div>`);function Mt(e,t){f(t,!0);let n=$(),r=m(()=>n.table),i=m(()=>n.words),a=m(()=>q(r).seats[q(r).adventurer]?.hero?.id??``),o=e=>Z(e)?e:e===`ally`?q(r).allies?.face??null:null,c=m(()=>q(i).say(`board-fighters`,{count:q(r).fighters.length,needed:q(r).fighters_needed,list:q(r).fighters.map(e=>yt(q(r),e,q(i))).join(`, `)}));var l=jt(),d=E(l),p=E(d);s(p,{get of(){return et.dragon},size:`100%`}),G(d);var h=g(d,2),_=u(h,!0),v=g(h,2);L(v,21,()=>({length:q(r).fighters_needed}),H,(e,t,n)=>{let i=m(()=>q(r).fighters[n]);var c=At();let l;var u=E(c),d=e=>{{let t=m(()=>o(q(i)));Q(e,{get face(){return q(t)}})}},f=m(()=>q(i)&&o(q(i))),p=e=>{var t=kt(),n=E(t);{let e=m(()=>ft(q(i))?tt[q(i)]:it(q(a)));s(n,{get of(){return q(e)},size:`70%`})}G(t),V(e,t)};R(u,e=>{q(f)?e(d):q(i)&&e(p,1)}),G(c),D(()=>l=z(c,1,`socket svelte-vdpm33`,null,l,{filled:q(i)})),V(e,c)}),G(v);var y=g(v,2),b=u(y,!0);G(l),D(e=>{U(_,q(c)),U(b,e)},[()=>q(i).say(`board-need`,{needed:q(r).fighters_needed})]),V(e,l),F()}var Nt=I(`<span><!></span>`),Pt=I(`<div data-place="lair"><div class="sockets svelte-1gow4jo" aria-hidden="true"></div> <p class="name svelte-1gow4jo"> <b> </b> <span class="soft"> </span> <span class="hidden"> </span></p></div>`);function Ft(e,n){f(n,!0);let r=$(),i=m(()=>r.table),a=m(()=>r.words),o=m(()=>q(i).lair>=q(i).lair_calls),c=m(()=>r.rolled.lair??0);var l=Pt();let d;var p=E(l);L(p,21,()=>({length:Math.max(q(i).lair,q(i).lair_calls)}),H,(e,t,n)=>{var a=Nt();let o;var l=E(a),u=e=>{{let t=m(()=>n>=q(i).lair-q(c));Q(e,{face:`dragon`,get fresh(){return q(t)},get moving(){return r.moving}})}},d=e=>{s(e,{get of(){return et.dragon},size:`55%`})};R(l,e=>{n<q(i).lair?e(u):e(d,-1)}),G(a),D(()=>o=z(a,1,`socket svelte-1gow4jo`,null,o,{filled:n<q(i).lair})),V(e,a)}),G(p);var h=g(p,2),_=E(h),v=g(_),y=u(v,!0),b=g(v,1,!0);b.nodeValue=` `;var x=g(b),S=u(x),C=g(x,2),w=u(C,!0);G(h),G(l),D((e,n,r)=>{d=z(l,1,`lair svelte-1gow4jo`,null,d,{awake:q(o)}),t(p,`--n: ${e??``}`),U(_,`${n??``} `),U(y,q(i).lair),U(S,`/ ${q(i).lair_calls??``}`),U(w,r)},[()=>Math.max(q(i).lair,q(i).lair_calls),()=>q(a).say(`zone-lair`),()=>q(a).say(`board-lair-of`,{count:q(i).lair,calls:q(i).lair_calls})]),V(e,l),F()}var It=(e,t)=>t.say(`board-key-${e}`);function Lt(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return Y.find(n=>It(n,t)===e.key.toUpperCase())}function Rt(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function zt(e){return[...Y.map(t=>({keys:[It(t,e)],does:e.say(`face-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var Bt=I(`<span><!></span>`),Vt=I(`<span class="ghost svelte-aam9fs"><!></span>`),Ht=I(`<span class="count svelte-aam9fs"><!></span>`),Ut=I(`<kbd aria-hidden="true" class="svelte-aam9fs"> </kbd>`),Wt=I(`<button><span class="dice svelte-aam9fs"><!> <!></span> <span class="name svelte-aam9fs" aria-hidden="true"> </span> <span class="hidden"> </span> <!></button>`);function Gt(e,n){f(n,!0);let r=$(),i=m(()=>pt(r.table,n.pile)),a=m(()=>r.hand.up[n.pile]??[]),c=m(()=>r.hand.isLit(n.pile)),l=m(()=>r.hand.isUsable(n.pile)),d=m(()=>r.hand.isPicked(n.pile)),p=m(()=>r.rolled[n.pile]??0),h=m(()=>q(c)&&!Z(n.pile)?r.hand.deedFor(n.pile)?.number??0:0),_=m(()=>n.digit?String(n.digit):Z(n.pile)?It(n.pile,r.words):``),v=m(()=>Z(n.pile)?$e[n.pile]:et[n.pile]);function b(e){let t=Math.ceil(q(i)/2),n=e===q(i)-1&&q(i)%2==1;return`--x1: ${e-(q(i)-1)/2}; --x2: ${n?0:e%2-.5}; --y2: ${Math.floor(e/2)-(t-1)/2}`}function x(e){let t=e.target.closest(`[data-die]`);r.hand.tap(n.pile,t?Number(t.dataset.die):null)}var S=Wt();let C;var w=E(S),T=E(w);L(T,17,()=>({length:q(i)}),H,(e,o,s)=>{var c=Bt();let l;y(c,`data-die`,s);var u=E(c);{let e=m(()=>s>=q(i)-q(p));Q(u,{get face(){return n.pile},get fresh(){return q(e)},get moving(){return r.moving}})}G(c),D((e,n)=>{l=z(c,1,`die svelte-aam9fs`,null,l,{up:e,hit:s<q(h)}),t(c,n)},[()=>q(a).includes(s),()=>b(s)]),V(e,c)},e=>{var t=Vt(),n=E(t);s(n,{get of(){return q(v)},size:`100%`}),G(t),V(e,t)});var O=g(T,2),k=e=>{var t=Ht(),n=E(t);xe(n,{get value(){return q(i)}}),G(t),V(e,t)};R(O,e=>{q(i)&&e(k)}),G(w);var A=g(w,2),ee=u(A,!0),M=g(A,2),N=u(M,!0),te=g(M,2),P=e=>{var t=Ut(),n=u(t,!0);D(()=>U(n,q(_))),V(e,t)};R(te,e=>{q(_)&&r.letters&&(n.digit||q(i)||q(c))&&e(P)}),G(S),D((e,o,s,u)=>{C=z(S,1,`pile svelte-aam9fs`,null,C,{lit:q(c),usable:q(l),picked:q(d),none:!q(i)&&!q(c)}),y(S,`data-place`,n.pile),y(S,`data-spot`,n.pile),y(S,`data-go`,q(c)||q(l)||void 0),y(S,`data-lit`,q(c)||void 0),y(S,`aria-pressed`,q(d)||r.hand.collecting&&q(a).length>0),y(S,`aria-disabled`,!q(c)&&!q(l)&&!q(d)),t(w,`--n: ${q(i)??``}; --columns: ${e??``}; --rows: ${o??``}`),U(ee,s),U(N,u)},[()=>Math.min(2,q(i)),()=>Math.ceil(q(i)/2),()=>r.words.say(`face-${n.pile}`),()=>Ct(r.table,r.hand,n.pile,r.mine,r.words)]),j(`click`,S,x),o(`focus`,S,()=>r.look(n.pile)),o(`blur`,S,()=>r.look(null)),o(`pointerenter`,S,e=>e.pointerType===`mouse`&&r.look(n.pile)),o(`pointerleave`,S,()=>r.look(null)),V(e,S),F()}J([`click`]);var Kt=I(`<div class="choice svelte-i9aiv2"><!></div> <div class="rest svelte-i9aiv2" aria-hidden="true"><!></div>`,1),qt=I(`<div class="three svelte-i9aiv2"><!></div>`),Jt=I(`<div class="piles svelte-i9aiv2" role="toolbar"><!> <!></div>`),Yt=I(`<section class="dungeon svelte-i9aiv2"><!> <div class="lair svelte-i9aiv2"><!></div></section>`);function Xt(e,t){f(t,!0);let n=$();var r=Yt(),i=E(r),a=e=>{var n=Kt(),r=k(n),i=E(r);me(i,()=>t.choice),G(r);var a=g(r,2),o=E(a);{let e=m(()=>nt.regroup??``);s(o,{get of(){return q(e)},size:`44px`})}G(a),V(e,n)},o=e=>{var r=Jt(),i=E(r),a=e=>{var t=qt();Mt(E(t),{}),G(t),V(e,t)},o=e=>{var n=B(),r=k(n);L(r,16,()=>at,e=>e,(e,n)=>{{let r=m(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return q(r)}})}}),V(e,n)};R(i,e=>{n.table.phase===`dragon`?e(a):e(o,-1)});var s=g(i,2);L(s,16,()=>ot,e=>e,(e,n)=>{{let r=m(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return q(r)}})}}),G(r),W(r,()=>K),D(e=>y(r,`aria-label`,e),[()=>n.words.say(`board-level-dice`)]),V(e,r)};R(i,e=>{t.choice?e(a):e(o,-1)});var c=g(i,2);Ft(E(c),{}),G(c),G(r),D(e=>y(r,`aria-label`,e),[()=>n.words.say(`board-dungeon`,{level:n.table.level})]),V(e,r),F()}var Zt=`<path fill="currentColor" d="M41 28v46h430V28zm32 64v112l62 21V92zm80 0v139l79 26q-16 13-17 34c0 21 16 38 37 40l-23 44-58 9 42 42-10 58 53-26 53 26-10-58 42-42-58-9-22-44c20-2 36-19 36-40q-1-21-17-34l79-26V92h-94v159l-9-1-9 1V92zm224 0v133l62-21V92zM256 268q21 2 23 23c2 21-10 23-23 23s-23-11-23-23 10-23 23-23"/>`,Qt=I(`<li><!> <span class="name svelte-u681m5"> </span> <span class="sum svelte-u681m5"> </span> <b class="svelte-u681m5"> </b></li>`),$t=I(`<li class="svelte-u681m5"><!> </li>`),en=I(`<li><!> <b class="svelte-u681m5"> </b> <span class="how"> </span></li>`),tn=I(`<ol class="ranks svelte-u681m5"></ol> <ul class="deeds svelte-u681m5"></ul>`,1),nn=I(`<section><ul class="sums svelte-u681m5"></ul> <!></section>`);function rn(e,t){f(t,!0);let n=[`fodder`,`village`,`explorer`,`champion`,`ages`],r=[`dragon_slayer`,`dragon_master`,`never_tell_odds`,`here_dragon`,`piece_of_cake`,`elite`,`bottomless_bag`,`dungeon_master`,`natural_20`,`critical_hit`],i=$(),a=m(()=>i.table),o=m(()=>i.words),c=m(()=>q(a).result),l=m(()=>q(a).seats.length===1);var d=nn();let p;var h=E(d);L(h,21,()=>q(a).seats,H,(e,t,n)=>{var r=Qt();let a;var d=E(r),f=e=>{s(e,{get of(){return le},size:`28px`})},p=m(()=>!q(l)&&q(c)?.winners.includes(n));R(d,e=>{q(p)&&e(f)});var h=g(d,2),_=u(h,!0),v=g(h,2),y=u(v,!0),b=g(v,2),x=u(b,!0);G(r),D((e,n,i)=>{a=z(r,1,`svelte-u681m5`,null,a,{best:e}),U(_,n),U(y,i),U(x,q(t).experience+q(t).worth)},[()=>!q(l)&&q(c)?.winners.includes(n),()=>q(l)?q(o).say(`board-you`):i.nameOf(n),()=>q(o).say(`board-sum`,{experience:q(t).experience,worth:q(t).worth})]),V(e,r)}),G(h);var _=g(h,2),v=e=>{var t=tn(),i=k(t);L(i,20,()=>n,e=>e,(e,t)=>{var n=$t(),r=E(n),i=e=>{s(e,{get of(){return le},size:`24px`})};R(r,e=>{t===q(c).rank&&e(i)});var a=g(r,1,!0);G(n),D(e=>{y(n,`aria-current`,t===q(c).rank?`true`:void 0),U(a,e)},[()=>q(o).say(`rank-${t}`)]),V(e,n)}),G(i);var a=g(i,2);L(a,20,()=>r,e=>e,(e,t)=>{let n=m(()=>q(c).achievements.includes(t));var r=en();let i;var a=E(r);{let e=m(()=>q(o).say(q(n)?`board-achieved`:`board-not-achieved`));s(a,{get of(){return Zt},size:`24px`,get label(){return q(e)}})}var l=g(a,2),d=u(l,!0),f=g(l,2),p=u(f,!0);G(r),D((e,t)=>{i=z(r,1,`svelte-u681m5`,null,i,{done:q(n)}),U(d,e),U(p,t)},[()=>q(o).say(`achievement-${t}`),()=>q(o).say(`achievement-${t}-how`)]),V(e,r)}),G(a),D((e,t)=>{y(i,`aria-label`,e),y(a,`aria-label`,t)},[()=>q(o).say(`board-ranks`),()=>q(o).say(`zone-achievements`)]),V(e,t)};R(_,e=>{q(c)?.rank&&e(v)}),G(d),D(e=>{p=z(d,1,`svelte-u681m5`,null,p,{alone:q(l)}),y(h,`aria-label`,e)},[()=>q(o).say(`board-sums`)]),V(e,d),F()}var an=I(`<span class="svelte-1tawo6z"><!></span>`),on=I(`<div class="air svelte-1tawo6z" aria-hidden="true"><!></div>`);function sn(e,n){f(n,!0);let r=P([]),i;function o(e,t){let n=i.getBoundingClientRect(),o=e=>{let r=t.querySelector(`[data-place='${e}']`)?.getBoundingClientRect();return r&&{x:r.x+r.width/2-n.x,y:r.y+r.height/2-n.y}};a(r,e.flatMap(({face:e,from:t,to:n},r)=>{let[i,a]=[o(t),o(n)];return!i||!a?[]:[{face:e,style:`--fx: ${i.x}px; --fy: ${i.y}px; --tx: ${a.x}px; --ty: ${a.y}px; --late: ${r}`}]}))}var s={fly:o},c=on(),l=E(c);return _e(l,()=>q(r),e=>{var n=B(),i=k(n);L(i,17,()=>q(r),H,(e,n)=>{let r=()=>q(n).face,i=()=>q(n).style;var a=an();Q(E(a),{get face(){return r()}}),G(a),D(()=>t(a,i())),V(e,a)}),V(e,n)}),G(c),ie(c,e=>i=e,()=>i),V(e,c),F(s)}var cn=[...Y,...X];function ln(e,t,n,r){return n&&`reading`in n?pt(e,r)-+(n.reading===r):e.stage===`choose`?Math.max(0,...t.filter(({verb:e,to:t})=>e===`choose`&&t===r).map(({number:e})=>e)):0}function un(e,t,n,r){let i=e[t]??[];return r!==null&&i.includes(r)?{...e,[t]:i.filter(e=>e!==r)}:i.length>=n?{...e,[t]:[]}:{...e,[t]:[...i,r??dn(i)]}}var dn=(e,t=0)=>e.includes(t)?dn(e,t+1):t,fn=e=>cn.reduce((t,n)=>t+(e[n]?.length??0),0);function pn(e,t){let n=e&&`reading`in e?[`read ${e.reading}`]:[],r=cn.flatMap(e=>t[e]?.length?[`choose ${e} ${t[e].length}`]:[]);return[...n,...r,`reroll`]}function mn(e,t,n,r){if(t&&gn(t)===n)return{pick:null};let i=ke(e,n)??Pe(hn(e,t,n),r);return i?{play:i}:_n(e,n)}function hn(e,t,n){return t&&`source`in t?Fe(e,t.source,n):t&&`target`in t?Fe(e,n,t.target):[]}function gn(e){return`source`in e?e.source:`target`in e?e.target:e.reading}function _n(e,t){let n=Ae(e,t),r=e=>n.length>0&&n.every(t=>t.verb===e);return r(`fight`)&&n[0]?{play:n[0]}:r(`read`)?{pick:{reading:t}}:n.length?{pick:{source:t}}:Ne(e,t).length?{pick:{target:t}}:`refused`}function vn(e,t){return!t||!(`source`in t)?[]:Ae(e,t.source).filter(({to:e})=>e===null)}function yn(e,t){if(!t||`reading`in t)return 1;let n=`source`in t?Ae(e,t.source):Ne(e,t.target);return Math.max(1,...n.filter(({to:e})=>e!==null).map(({number:e})=>e))}var bn=e=>Z(e)||ut(e),xn=class{table;deeds;play;roll;#e=P(null);get picked(){return q(this.#e)}set picked(e){a(this.#e,e)}#t=P({});get up(){return q(this.#t)}set up(e){a(this.#t,e)}#n=P();get most(){return q(this.#n)}set most(e){a(this.#n,e,!0)}#r=P();get refused(){return q(this.#r)}set refused(e){a(this.#r,e,!0)}constructor(e,t,n,r){this.table=e,this.deeds=t,this.play=n,this.roll=r}#i=m(()=>this.picked!==null&&`reading`in this.picked||this.deeds().some(({verb:e})=>e===`choose`));get collecting(){return q(this.#i)}set collecting(e){a(this.#i,e)}#a=m(()=>fn(this.up));get count(){return q(this.#a)}set count(e){a(this.#a,e)}#o=m(()=>yn(this.deeds(),this.picked));get range(){return q(this.#o)}set range(e){a(this.#o,e)}#s=m(()=>vn(this.deeds(),this.picked));get immediate(){return q(this.#s)}set immediate(e){a(this.#s,e)}reach(e){return this.collecting?ln(this.table(),this.deeds(),this.picked,e):0}deedFor(e){if(!this.collecting)return ke(this.deeds(),e)??Pe(hn(this.deeds(),this.picked,e),this.most)}isLit(e){return this.collecting?bn(e)&&this.reach(e)>0:this.deedFor(e)!==void 0}isUsable(e){return this.picked||this.collecting?!1:Ae(this.deeds(),e).length+Ne(this.deeds(),e).length>0}isPicked(e){return this.picked!==null&&gn(this.picked)===e}tap(e,t=null){if(this.refused=void 0,this.collecting&&bn(e))return this.takeUp(e,t);let n=mn(this.deeds(),this.picked,e,this.most);n===`refused`?this.refused=e:`pick`in n?this.pick(n.pick):this.play(n.play)}pick(e){this.picked=e,this.most=void 0,this.up={},this.refused=void 0}act(e){e.verb===`read`&&e.from?this.pick({reading:e.from}):this.play(e)}reroll(){this.count&&this.roll(pn(this.picked,this.up))}limit(e){let t=(this.most??this.range)+e;this.most=t>=this.range?void 0:Math.max(1,t)}takeUp(e,t){let n=this.reach(e);n?this.up=un(this.up,e,n,t):this.isPicked(e)?this.pick(null):this.refused=e}},Sn=I(`<p class="svelte-1rokmv5"> </p> <p class="svelte-1rokmv5"><b> </b> </p>`,1),Cn=I(`<button class="button svelte-1rokmv5"> </button>`),wn=I(`<p class="then svelte-1rokmv5"> </p> <!> <!>`,1),Tn=I(`<div class="novice svelte-1rokmv5"><span class="portrait svelte-1rokmv5"><!></span> <div><!></div></div>`),En=I(`<div class="heroes svelte-1rokmv5" role="group"></div>`);function Dn(e,t){f(t,!0);let n=(e,t=v)=>{var n=Sn(),r=k(n),i=u(r,!0),a=g(r,2),s=E(a),c=u(s,!0),l=g(s);G(a),D(()=>{U(i,t().specialty[q(o)]),U(c,t().ultimate.name[q(o)]),U(l,` · ${t().ultimate.text[q(o)]??``}`)}),V(e,n)},r=$(),i=m(()=>r.table),a=m(()=>r.words),o=m(()=>q(a).language),c=e=>r.deeds.find(t=>t.verb===`take`&&t.number===e);var l=En();L(l,21,()=>q(i).heroes,e=>e.number,(e,t)=>{let i=m(()=>c(q(t).number));Se(e,{get title(){return q(t).novice.name[q(o)]},size:`small`,foot:e=>{var s=wn(),c=k(s),l=u(c,!0),d=g(c,2);n(d,()=>q(t).master);var f=g(d,2),p=e=>{var n=Cn(),s=u(n,!0);D(e=>{y(n,`data-move`,q(i).offer.text),U(s,e)},[()=>q(a).say(`board-choose`,{name:q(t).novice.name[q(o)]})]),j(`click`,n,()=>r.play(q(i))),V(e,n)};R(f,e=>{q(i)&&e(p)}),D(e=>U(l,e),[()=>q(a).say(`board-then`,{name:q(t).master.name[q(o)],experience:q(t).level_up})]),V(e,s)},children:(e,r)=>{var i=Tn(),a=E(i),o=E(a);{let e=m(()=>it(q(t).id));s(o,{get of(){return q(e)},size:`100%`})}G(a);var c=g(a,2),l=E(c);n(l,()=>q(t).novice),G(c),G(i),V(e,i)},$$slots:{foot:!0,default:!0}})}),G(l),W(l,()=>K),D(e=>y(l,`aria-label`,e),[()=>q(a).say(`board-heroes`)]),V(e,l),F()}J([`click`]);var On=I(`<span class="title svelte-179dlcy"><b> </b> <span class="state svelte-179dlcy"> </span></span> <span class="text"> </span>`,1),kn=I(`<span class="side svelte-179dlcy"> </span>`),An=I(`<p class="foot svelte-179dlcy"> </p>`),jn=I(`<button class="ultimate svelte-179dlcy" data-spot="hero"><!></button>`),Mn=I(`<div><!></div>`),Nn=I(`<button class="button svelte-179dlcy"> </button>`),Pn=I(`<div class="deeds svelte-179dlcy"></div>`),Fn=I(`<div class="hero svelte-179dlcy"><span class="portrait svelte-179dlcy"><!></span> <div><h3 class="svelte-179dlcy"> </h3> <p class="svelte-179dlcy"> </p></div></div> <!> <!>`,1);function In(e,t){f(t,!0);let n=e=>{var n=On(),r=k(n),a=E(r),s=u(a,!0),c=g(a,2),l=u(c,!0);G(r);var d=g(r,2),f=u(d,!0);D(e=>{U(s,t.hero.ultimate.name[q(o)]),U(l,e),U(f,t.hero.ultimate.text[q(o)])},[()=>q(i).say(t.hero.ready?`board-ready`:`board-used`)]),V(e,n)},r=$(),i=m(()=>r.words),a=m(()=>r.hand),o=m(()=>q(i).language),c=m(()=>t.own?r.deeds.filter(({verb:e})=>[`ultimate`,`recruit`].includes(e)):[]),l=m(()=>q(c).length>1?q(c):[]),d=m(()=>t.own?Ie(r.deeds,`specialty`):void 0),p=m(()=>t.own&&Ae(r.deeds,`hero`).length>0),h=m(()=>{let[e]=q(c);return q(p)?()=>q(a).tap(`hero`):e&&!q(l).length?()=>r.play(e):void 0});Se(e,{get title(){return t.hero.name[q(o)]},size:`small`,aside:e=>{var n=kn(),r=u(n,!0);D(e=>U(r,e),[()=>q(i).say(`side-${t.hero.side}`)]),V(e,n)},foot:e=>{var n=An(),r=u(n,!0);D(e=>U(r,e),[()=>q(i).say(`board-other-${t.hero.side}`,{name:t.hero.other.name[q(o)],experience:t.hero.level_up})]),V(e,n)},children:(e,f)=>{var p=Fn(),_=k(p),v=E(_),b=E(v);{let e=m(()=>it(t.hero.id));s(b,{get of(){return q(e)},size:`100%`})}G(v);var x=g(v,2),S=E(x),C=u(S,!0),w=g(S,2),T=u(w,!0);G(x),G(_);var O=g(_,2),A=e=>{var t=jn(),r=E(t);n(r),G(t),D(e=>{y(t,`data-move`,q(c)[0]?.offer.text),y(t,`aria-pressed`,e)},[()=>q(a).isPicked(`hero`)]),j(`click`,t,function(...e){q(h)?.apply(this,e)}),V(e,t)},ee=e=>{var r=Mn();let i;var a=E(r);n(a),G(r),D(()=>i=z(r,1,`ultimate svelte-179dlcy`,null,i,{used:!t.hero.ready})),V(e,r)};R(O,e=>{q(h)?e(A):e(ee,-1)});var M=g(O,2),N=e=>{var t=Pn();L(t,21,()=>[...q(l),...q(d)?[q(d)]:[]],e=>e.offer.id,(e,t)=>{var n=Nn(),a=u(n,!0);D(e=>{y(n,`data-move`,q(t).offer.text),U(a,e)},[()=>q(i).offer(q(t).offer.said)]),j(`click`,n,()=>r.play(q(t))),V(e,n)}),G(t),W(t,()=>K),V(e,t)};R(M,e=>{(q(l).length||q(d))&&e(N)}),D(e=>{U(C,e),U(T,t.hero.specialty[q(o)])},[()=>q(i).say(`card-specialty`)]),V(e,p)},$$slots:{aside:!0,foot:!0,default:!0}}),F()}J([`click`]);var Ln=[...X,...Y,...st,`ally`,`hero`],Rn=[`retire`,`seek`],zn=class{around;inUse=!1;constructor(e){this.around=e}#e=m(()=>{let{hand:e,barIsEmpty:t}=this.around;if(e.collecting)return X.filter(t=>e.isLit(t));let n=Ln.filter(t=>e.isLit(t));return e.picked||n.length&&t?n:t?X.filter(t=>e.isUsable(t)):[]});get numbered(){return q(this.#e)}set numbered(e){a(this.#e,e)}#t=m(()=>new Map(this.numbered.map((e,t)=>[e,t+1])));get digits(){return q(this.#t)}set digits(e){a(this.#t,e)}#n=m(()=>{let{hand:e,deeds:t,barIsEmpty:n}=this.around;return n&&!e.picked?t.filter(({verb:e})=>Rn.includes(e)):[]});get choices(){return q(this.#n)}set choices(e){a(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||C(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(e.key===`Enter`)return this.roll(e);if(!S.letters)return!1;let t=Rt(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;if(!e.picked)return!1;let t=gn(e.picked);return e.pick(null),this.focusOn(`[data-spot='${t}']`),!0}roll({target:e}){let{hand:t}=this.around,n=e===document.body||e.closest(`[data-spot]`)!==null;return!t.collecting||!t.count||!n?!1:(t.reroll(),!0)}choose(e){let[t,n]=[this.numbered[e],this.choices[e]];return n?this.around.play(n):t&&this.tap(t),n!==void 0||t!==void 0}letter(e){let{deeds:t,words:n}=this.around,r=Lt(e,n);return!r||!t.length?!1:(this.tap(r),!0)}tap(e){let{hand:t}=this.around;t.tap(e),this.focusOn(t.picked&&!t.collecting?`[data-lit]`:`[data-spot='${e}']`)}focusOn(e){ee().then(()=>this.around.root?.querySelector(e)?.focus())}},Bn=I(`<kbd class="svelte-t47dgc"> </kbd>`),Vn=I(`<dt></dt> <dd class="svelte-t47dgc"> </dd>`,1),Hn=I(`<details class="svelte-t47dgc"><summary class="svelte-t47dgc"> </summary> <dl class="svelte-t47dgc"></dl></details>`);function Un(e,t){f(t,!0);let n=$(),r=m(()=>n.words);var i=B(),a=k(i),o=e=>{var t=Hn(),n=E(t),i=u(n,!0),a=g(n,2);L(a,21,()=>zt(q(r)),({keys:e,does:t})=>t,(e,t)=>{let n=()=>q(t).keys,r=()=>q(t).does;var i=Vn(),a=k(i);L(a,20,n,e=>e,(e,t)=>{var n=Bn(),r=u(n,!0);D(()=>U(r,t)),V(e,n)}),G(a);var o=g(a,2),s=u(o,!0);D(()=>U(s,r())),V(e,i)}),G(a),G(t),D(e=>U(i,e),[()=>q(r).say(`board-keys`)]),V(e,t)};R(a,e=>{n.letters&&e(o)}),V(e,i),F()}var Wn=I(`<span class="dice svelte-k30xox" aria-hidden="true"></span>`),Gn=I(`<button data-go="" data-roll="" class="svelte-k30xox"><!> </button>`),Kn=I(`<p class="svelte-k30xox"> </p> <!>`,1);function qn(e,t){f(t,!0);let n=e=>{var t=B(),n=k(t),r=e=>{var t=Wn();L(t,21,()=>({length:q(a)}),H,(e,t)=>{Q(e,{face:null,get kind(){return q(i)}})}),G(t),V(e,t)};R(n,e=>{(q(i)===`party`||q(i)===`dungeon`)&&e(r)}),V(e,t)},r=$(),i=m(()=>t.rolling.what),a=m(()=>t.rolling.count),o=m(()=>t.rolling.by);var s=B(),c=k(s),l=e=>{var o=Gn(),s=E(o);n(s);var c=g(s,1,!0);G(o),D(e=>U(c,e),[()=>r.words.say(`board-roll-${q(i)}`,{count:q(a)})]),j(`click`,o,function(...e){t.roll?.apply(this,e)}),V(e,o)},d=e=>{var t=Kn(),s=k(t),c=u(s,!0),l=g(s,2);n(l),D(e=>U(c,e),[()=>r.words.say(`board-rolls`,{what:q(i),count:q(a),name:r.nameOf(q(o))})]),V(e,t)};R(c,e=>{t.mayRoll?e(l):e(d,-1)}),V(e,s),F()}J([`click`]);var Jn=I(`<span class="stepper svelte-88czdd" role="group"><button class="button square" data-fewer="">−</button> <span class="most svelte-88czdd"> </span> <button class="button square">+</button></span>`);function Yn(e,t){f(t,!0);let n=$(),r=m(()=>n.hand),i=m(()=>n.words),a=m(()=>q(r).most?q(i).say(`board-up-to`,{count:q(r).most}):q(i).say(`board-all`));function o(e){q(r).limit(e),n.announce(q(a))}var s=Jn(),c=E(s),l=g(c,2),d=u(l,!0),p=g(l,2);G(s),D((e,t,n)=>{y(s,`aria-label`,e),y(c,`aria-label`,t),y(c,`aria-disabled`,q(r).most===1),U(d,q(a)),y(p,`aria-label`,n),y(p,`aria-disabled`,!q(r).most)},[()=>q(i).say(`board-most`),()=>q(i).say(`board-fewer`),()=>q(i).say(`board-more`)]),j(`click`,c,()=>o(-1)),j(`click`,p,()=>o(1)),V(e,s),F()}J([`click`]);var Xn=I(`<p class="svelte-cq1p5e"> </p>`),Zn=I(`<button class="button svelte-cq1p5e" data-move="keep"> </button>`),Qn=I(`<button class="button go svelte-cq1p5e" data-reroll=""> </button> <!>`,1),$n=I(`<button class="button go svelte-cq1p5e" data-lit=""> </button>`),er=I(`<button class="button go svelte-cq1p5e" data-move="flee"> </button>`),tr=I(`<button class="button quiet svelte-cq1p5e" data-flee=""> </button>`),nr=I(`<!> <!>`,1),rr=I(`<button class="button quiet square svelte-cq1p5e"><span aria-hidden="true">×</span></button>`),ir=I(`<!> <div class="deeds svelte-cq1p5e"><!> <!> <!> <!> <!></div>`,1),ar=I(`<div class="line svelte-cq1p5e" data-place="hand"><!></div>`);function or(e,t){f(t,!0);let n=$(),r=m(()=>n.table),i=m(()=>n.words),o=m(()=>n.hand),s=m(()=>q(r).rolling),c=m(()=>Ie(n.deeds,`keep`)),l=m(()=>Ie(n.deeds,`flee`)),d=P(!1);de(()=>{(q(o).picked||!q(l))&&a(d,!1)});let p=m(()=>q(d)?``:Et(q(r),q(o),t.looked,n.mine,q(i)));var h=ar(),_=E(h),v=e=>{qn(e,{get rolling(){return q(s)},get mayRoll(){return t.mayRoll},get roll(){return t.roll}})},b=e=>{var t=ir(),r=k(t),s=e=>{var t=Xn(),n=u(t,!0);D(()=>U(n,q(p))),V(e,t)};R(r,e=>{q(p)&&e(s)});var f=g(r,2),m=E(f),h=e=>{var t=Qn(),r=k(t),a=u(r,!0),s=g(r,2),l=e=>{var t=Zn(),r=u(t,!0);D(e=>U(r,e),[()=>q(i).offer(q(c).offer.said)]),j(`click`,t,()=>n.play(q(c))),V(e,t)};R(s,e=>{q(c)&&e(l)}),D(e=>{y(r,`aria-disabled`,!q(o).count),U(a,e)},[()=>q(i).say(`board-reroll`,{count:q(o).count})]),j(`click`,r,()=>q(o).reroll()),V(e,t)};R(m,e=>{q(o).collecting&&e(h)});var _=g(m,2),v=e=>{Yn(e,{})};R(_,e=>{q(o).range>1&&e(v)});var b=g(_,2);L(b,17,()=>q(o).immediate,e=>e.offer.id,(e,t)=>{var n=$n(),r=u(n,!0);D(e=>{y(n,`data-move`,q(t).offer.text),U(r,e)},[()=>q(i).offer(q(t).offer.said)]),j(`click`,n,()=>q(o).act(q(t))),V(e,n)});var x=g(b,2),S=e=>{var t=nr(),r=k(t),o=e=>{var t=er(),r=u(t,!0);D(e=>U(r,e),[()=>q(i).offer(q(l).offer.said)]),j(`click`,t,()=>n.play(q(l))),V(e,t)};R(r,e=>{(q(d)||n.deeds.length===1)&&e(o)});var s=g(r,2),c=e=>{var t=tr(),n=u(t,!0);D(e=>{y(t,`aria-expanded`,q(d)),U(n,e)},[()=>q(i).say(q(d)?`board-stay`:`board-flee`)]),j(`click`,t,()=>a(d,!q(d))),V(e,t)};R(s,e=>{n.deeds.length>1&&e(c)}),V(e,t)};R(x,e=>{q(l)&&!q(o).picked&&!q(o).collecting&&e(S)});var C=g(x,2),w=e=>{var t=rr();D((e,n)=>{y(t,`aria-label`,e),y(t,`title`,n)},[()=>q(i).say(`board-drop`),()=>q(i).say(`board-drop`)]),j(`click`,t,()=>q(o).pick(null)),V(e,t)};R(C,e=>{q(o).picked&&e(w)}),G(f),W(f,()=>K),V(e,t)};R(_,e=>{q(s)?e(v):e(b,-1)}),G(h),V(e,h),F()}J([`click`]);function sr(e,t){if(!e.rolling||e.adventurer!==t.adventurer)return{};let n=(n,r)=>n.map(n=>[n,r(t,n)-r(e,n)]).filter(([,e])=>e>0);return Object.fromEntries([...n(Y,(e,t)=>e.party[t]),...n(X,(e,t)=>e.dungeon[t]),...t.lair>e.lair?[[`lair`,t.lair-e.lair]]:[]])}function cr(e,t){return e.delve!==t.delve||e.adventurer!==t.adventurer||e.rolling?[]:[...lr(e,t),...ur(e,t)]}function lr(e,t){let n=dr(Y,e.party,t.party),r=dr(Y,t.party,e.party),i=t.chosen.party-e.chosen.party;return[...n.map((e,t)=>({face:e,from:e,to:t<i?`hand`:`graveyard`})),...r.map(e=>({face:e,from:`graveyard`,to:e}))]}function ur(e,t){let n=dr(X,e.dungeon,t.dungeon),r=t.chosen.dungeon-e.chosen.dungeon,i=t.lair-e.lair,a=e=>e<r?`hand`:e<r+i?`lair`:`pool`;return[...n.map((e,t)=>({face:a(t)===`lair`?`dragon`:e,from:e,to:a(t)})),...Array.from({length:-i},()=>({face:`dragon`,from:`lair`,to:`pool`}))]}function dr(e,t,n){return e.flatMap(e=>Array.from({length:Math.max(0,t[e]-n[e])},()=>e))}var fr=I(`<span class="svelte-fbpgqx"><!></span>`),pr=I(`<div class="graveyard svelte-fbpgqx" data-place="graveyard"><div class="dice svelte-fbpgqx" aria-hidden="true"><!> <!></div> <p class="svelte-fbpgqx"> <b class="svelte-fbpgqx"> </b></p></div>`);function mr(e,t){f(t,!0);let n=$(),r=m(()=>n.table),i=m(()=>n.words);var a=pr(),o=E(a),c=E(o);s(c,{get of(){return ge},size:`26px`});var l=g(c,2);L(l,17,()=>({length:q(r).graveyard}),H,(e,t)=>{var n=fr();Q(E(n),{face:null,kind:`party`}),G(n),V(e,n)}),G(o);var d=g(o,2),p=E(d),h=g(p),_=u(h,!0);G(d),G(a),D(e=>{U(p,`${e??``} `),U(_,q(r).graveyard)},[()=>q(i).say(`zone-graveyard`)]),V(e,a),F()}var hr=I(`<section class="party svelte-167uzmo"><div class="piles svelte-167uzmo" role="toolbar"></div> <!></section>`);function gr(e,t){f(t,!0);let n=$();var r=hr(),i=E(r);L(i,20,()=>Y,e=>e,(e,n)=>{{let r=m(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return q(r)}})}}),G(i),W(i,()=>K),mr(g(i,2),{}),G(r),D((e,t)=>{y(r,`aria-label`,e),y(i,`aria-label`,t)},[()=>n.words.say(`zone-party`),()=>n.words.say(`zone-party`)]),V(e,r),F()}var _r=I(`<kbd aria-hidden="true" class="svelte-1hy3oxs"> </kbd>`),vr=I(`<span> </span>`),yr=I(`<span class="more odds svelte-1hy3oxs"><span> </span> <!></span>`),br=I(`<span class="more svelte-1hy3oxs"> </span>`),xr=I(`<button data-move="seek" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <!></button>`),Sr=I(`<div class="regroup svelte-1hy3oxs" role="toolbar"><button data-move="retire" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <span class="more svelte-1hy3oxs"> </span></button> <!></div>`);function Cr(e,t){f(t,!0);let r=(e,n=v)=>{var r=B(),a=k(r),o=e=>{var t=_r(),r=u(t,!0);D(()=>U(r,n())),V(e,t)};R(a,e=>{t.numbered&&i.letters&&e(o)}),V(e,r)},i=$(),a=m(()=>i.table),o=m(()=>i.words),c=m(()=>Ie(i.deeds,`retire`)),l=m(()=>Ie(i.deeds,`seek`)),d=m(()=>q(a).stake);var p=B(),h=k(p),b=e=>{var a=Sr(),f=E(a),p=E(f);s(p,{get of(){return _},size:`32px`});var m=g(p,2),h=E(m,!0),v=g(h);r(v,()=>1),G(m);var b=g(m,2),x=u(b,!0),S=g(b,2),C=u(S,!0);G(f);var w=g(f,2),T=e=>{var a=xr(),c=E(a);s(c,{get of(){return n},size:`32px`});var f=g(c,2),p=E(f,!0),m=g(p);r(m,()=>2),G(f);var h=g(f,2),_=u(h,!0),v=g(h,2),y=e=>{var n=yr(),r=E(n),i=u(r,!0),a=g(r,2),s=e=>{var n=vr(),r=u(n,!0);D(e=>U(r,e),[()=>q(o).say(`board-change`,{change:Tt(t.odds.change,q(o))})]),V(e,n)};R(a,e=>{t.odds.change!==null&&e(s)}),G(n),D(e=>U(i,e),[()=>q(o).say(`board-chance`,{chance:wt(t.odds.clear),exact:t.odds.exact?`yes`:`no`})]),V(e,n)},b=e=>{var t=br(),n=u(t,!0);D(e=>U(n,e),[()=>q(o).say(`board-seek-risk`)]),V(e,t)};R(v,e=>{t.odds?e(y):e(b,-1)}),G(a),D((e,t)=>{a.disabled=!q(l),U(p,e),U(_,t)},[()=>q(o).say(`board-seek`),()=>q(o).say(`board-next`,{level:q(d).next,dice:q(d).dice})]),j(`click`,a,()=>q(l)&&i.play(q(l))),V(e,a)};R(w,e=>{q(d).next!==null&&e(T)}),G(a),W(a,()=>K),D((e,t,n,r)=>{y(a,`aria-label`,e),f.disabled=!q(c),U(h,t),U(x,n),U(C,r)},[()=>q(o).say(`board-regroup`),()=>q(o).say(`board-retire`),()=>q(o).say(`board-gain`,{count:q(d).retire}),()=>q(o).say(q(d).next===null?`board-retire-must`:`board-retire-safe`)]),j(`click`,f,()=>q(c)&&i.play(q(c))),V(e,a)};R(h,e=>{q(d)&&e(b)}),V(e,p),F()}J([`click`]);var wr=I(`<th scope="col"><span class="hidden"> </span> <span aria-hidden="true"></span></th>`),Tr=I(`<span class="role svelte-4bsrjl"><!> </span>`),Er=I(`<span class="role svelte-4bsrjl"> </span>`),Dr=I(`<button class="svelte-4bsrjl"><span class="name svelte-4bsrjl"> </span> <!></button>`),Or=I(`<td class="number svelte-4bsrjl"> </td>`),kr=I(`<span class="worth svelte-4bsrjl"> </span>`),Ar=I(`<tr><th scope="row" class="svelte-4bsrjl"><!></th><!><td class="number svelte-4bsrjl"><b> </b></td><td class="number svelte-4bsrjl"> <!></td></tr>`),jr=I(`<table class="svelte-4bsrjl"><caption class="svelte-4bsrjl"> </caption><thead class="svelte-4bsrjl"><tr><th scope="col" class="svelte-4bsrjl"> </th><!><th scope="col" class="number svelte-4bsrjl"> </th><th scope="col" class="number svelte-4bsrjl"> </th></tr></thead><tbody class="svelte-4bsrjl"></tbody></table>`);function Mr(e,t){f(t,!0);let n=$(),r=m(()=>n.table),i=m(()=>n.words),a=m(()=>q(r).seats.length===1),o=m(()=>q(r).phase===`done`);function c(e,t){return(q(o)||t+1<q(r).delve||t+1===q(r).delve&&e<q(r).adventurer?q(r).seats[e]?.delves[t]:q(r).seats[e]?.delves[t]||null)??`–`}var l=jr(),d=E(l),p=u(d,!0),h=g(d),_=E(h),v=E(_),b=u(v,!0),x=g(v);L(x,17,()=>({length:q(r).delves}),H,(e,t,n)=>{var a=wr();let s;var c=E(a),l=u(c,!0),d=g(c,2);d.textContent=n+1,G(a),D(e=>{s=z(a,1,`number svelte-4bsrjl`,null,s,{now:!q(o)&&n+1===q(r).delve}),U(l,e)},[()=>q(i).say(`board-delve-nth`,{delve:n+1})]),V(e,a)});var S=g(x),C=u(S,!0),w=g(S),T=u(w,!0);G(_),G(h);var O=g(h);L(O,21,()=>q(r).seats,H,(e,l,d)=>{var f=Ar();let p;var m=E(f),h=E(m),_=e=>{var t=ce();D(e=>U(t,e),[()=>q(i).say(`board-you`)]),V(e,t)},v=e=>{var a=Dr(),c=E(a),f=u(c,!0),p=g(c,2),m=e=>{var t=Tr(),n=E(t);s(n,{get of(){return ue},size:`16px`});var r=g(n,1,!0);G(t),D(e=>U(r,e),[()=>q(i).say(`role-adventurer`)]),V(e,t)},h=e=>{var t=Tr(),n=E(t);s(n,{get of(){return fe},size:`16px`});var r=g(n,1,!0);G(t),D(e=>U(r,e),[()=>q(i).say(`role-lord`)]),V(e,t)},_=e=>{var t=Er(),n=u(t,!0);D(()=>U(n,q(l).hero.name[q(i).language])),V(e,t)};R(p,e=>{!q(o)&&d===q(r).adventurer?e(m):!q(o)&&d===q(r).lord?e(h,1):q(l).hero&&e(_,2)}),G(a),D(e=>{y(a,`aria-pressed`,t.shown===d),U(f,e)},[()=>n.nameOf(d)]),j(`click`,a,()=>t.onshow(d)),V(e,a)};R(h,e=>{q(a)?e(_):e(v,-1)}),G(m);var b=g(m);L(b,17,()=>q(l).delves,H,(e,t,n)=>{var r=Or(),i=u(r,!0);D(e=>U(i,e),[()=>c(d,n)]),V(e,r)});var x=g(b),S=E(x),C=u(S,!0);G(x);var w=g(x),T=E(w),O=g(T),k=e=>{var t=kr(),n=u(t,!0);D(e=>U(n,e),[()=>q(i).say(`board-worth`,{points:q(l).worth})]),V(e,t)};R(O,e=>{q(l).worth&&e(k)}),G(w),G(f),D(e=>{p=z(f,1,`svelte-4bsrjl`,null,p,{now:!q(o)&&d===q(r).adventurer}),U(C,q(l).experience),U(T,`${e??``} `)},[()=>mt(q(l).treasures)]),V(e,f)}),G(O),G(l),D((e,t,n,r)=>{U(p,e),U(b,t),U(C,n),U(T,r)},[()=>q(i).say(`board-scores`),()=>q(i).say(q(a)?`board-delves`:`board-player`),()=>q(i).say(`board-experience-short`),()=>q(i).say(`zone-treasures`)]),V(e,l),F()}J([`click`]);var Nr=ve(`<svg class="ten svelte-iv5s9b" viewBox="0 0 64 64" aria-hidden="true"><path class="body svelte-iv5s9b" d="M32 2 61 24V40L32 62 3 40V24Z"></path><path class="top svelte-iv5s9b" d="M32 2 50 38 32 49 14 38Z"></path><path class="edges svelte-iv5s9b" d="M14 38 3 40M50 38 61 40M32 49V62"></path><text x="32" y="39" text-anchor="middle" class="svelte-iv5s9b"> </text></svg>`);function Pr(e,t){var n=Nr(),r=g(E(n),3),i=u(r,!0);G(n),D(()=>U(i,t.value)),V(e,n)}var Fr=I(`<p class="roles svelte-1m9tk82"><span class="svelte-1m9tk82"><!> </span> <span class="svelte-1m9tk82"><!> </span></p>`),Ir=I(`<li><!> <span class="word svelte-1m9tk82"> </span></li>`),Lr=I(`<div class="strip svelte-1m9tk82"><!> <p class="level svelte-1m9tk82"><b class="svelte-1m9tk82"> </b> <span> </span> <span data-place="pool"> </span></p> <!> <ol class="svelte-1m9tk82"></ol></div>`);function Rr(e,t){f(t,!0);let n=[`monster`,`loot`,`dragon`,`regroup`],r=$(),i=m(()=>r.table),a=m(()=>r.words),o=m(()=>Math.max(1,q(i).level)),c=m(()=>n.indexOf(q(i).phase));var l=Lr(),d=E(l);Pr(d,{get value(){return q(o)}});var p=g(d,2),h=E(p),_=u(h,!0),v=g(h,2),b=u(v,!0),x=g(v,2),S=u(x,!0);G(p);var C=g(p,2),w=e=>{var t=Fr(),n=E(t),o=E(n);{let e=m(()=>q(a).say(`role-adventurer`));s(o,{get of(){return ue},size:`16px`,get label(){return q(e)}})}var c=g(o,1,!0);G(n);var l=g(n,2),u=E(l);{let e=m(()=>q(a).say(`role-lord`));s(u,{get of(){return fe},size:`16px`,get label(){return q(e)}})}var d=g(u,1,!0);G(l),G(t),D((e,t,r,i)=>{y(n,`title`,e),U(c,t),y(l,`title`,r),U(d,i)},[()=>q(a).say(`role-adventurer`),()=>r.nameOf(q(i).adventurer),()=>q(a).say(`role-lord`),()=>r.nameOf(q(i).lord)]),V(e,t)};R(C,e=>{q(i).seats.length>1&&e(w)});var T=g(C,2);L(T,22,()=>n,e=>e,(e,t,n)=>{var r=Ir();let i;var o=E(r);{let e=m(()=>nt[t]??``);s(o,{get of(){return q(e)},size:`18px`})}var l=g(o,2),d=u(l,!0);G(r),D(e=>{y(r,`aria-current`,q(n)===q(c)?`step`:void 0),i=z(r,1,`svelte-1m9tk82`,null,i,{past:q(n)<q(c)}),U(d,e)},[()=>q(a).say(`phase-${t}`)]),V(e,r)}),G(T),G(l),D((e,t,n,r)=>{U(_,e),U(b,t),U(S,n),y(T,`aria-label`,r)},[()=>q(a).say(`board-level`,{level:q(o)}),()=>q(a).say(`board-delve`,{delve:q(i).delve,delves:q(i).delves}),()=>q(a).say(`board-pool`,{count:q(i).pool}),()=>q(a).say(`board-phases`)]),V(e,l),F()}var zr=I(`<span class="count svelte-1l0b22q"><!></span>`),Br=I(`<span class="disc svelte-1l0b22q"><!></span> <span class="name svelte-1l0b22q"> </span> <span class="does svelte-1l0b22q"> </span> <!>`,1),Vr=I(`<kbd aria-hidden="true" class="svelte-1l0b22q"> </kbd>`),Hr=I(`<button><span class="looks svelte-1l0b22q" aria-hidden="true"><!></span> <span class="hidden"> </span> <!></button>`),Ur=I(`<div class="token svelte-1l0b22q"><!></div>`),Wr=I(`<div class="tokens svelte-1l0b22q" role="toolbar"></div>`),Gr=I(`<p class="soft"> </p>`),Kr=I(`<section class="svelte-1l0b22q"><h3 class="svelte-1l0b22q"> </h3> <!></section>`);function qr(e,t){f(t,!0);let n=(e,t=v,n=v)=>{var r=Br(),o=k(r),c=E(o),l=e=>{s(e,{get of(){return tt[t()]},size:`24px`})},f=m(()=>ft(t())),p=e=>{{let t=m(()=>q(i).allies?.face??null);Q(e,{get face(){return q(t)}})}};R(c,e=>{q(f)?e(l):e(p,-1)}),G(o);var h=g(o,2),_=u(h,!0),y=g(h,2),b=u(y,!0),x=g(y,2),S=e=>{var t=zr(),r=E(t);xe(r,{get value(){return n()}}),G(t),V(e,t)};R(x,e=>{n()>1&&e(S)}),D((e,t)=>{U(_,e),U(b,t)},[()=>yt(q(i),t(),q(a)),()=>d(t())]),V(e,r)},r=$(),i=m(()=>r.table),a=m(()=>r.words),c=m(()=>r.hand),l=m(()=>[...t.own&&q(i).allies?[[`ally`,q(i).allies.count]]:[],...st.flatMap(e=>t.seat.treasures[e]?[[e,t.seat.treasures[e]]]:[])]),d=e=>ft(e)?xt(q(i),e,q(a)):q(a).say(`board-does-ally`),p=(e,n)=>[q(a).say(`board-token`,{name:yt(q(i),e,q(a)),count:n}),d(e),t.own&&r.mine?St(q(i),q(c),e,q(a)):``].join(` `).trim();var h=Kr(),_=E(h),b=u(_,!0),x=g(_,2),S=e=>{var i=Wr();L(i,21,()=>q(l),([e,t])=>e,(e,i)=>{var a=m(()=>oe(q(i),2));let s=()=>q(a)[0],l=()=>q(a)[1];var d=B(),f=k(d),h=e=>{let i=m(()=>q(c).isLit(s())),a=m(()=>q(c).isUsable(s()));var d=Hr();let f;var h=E(d),_=E(h);n(_,s,l),G(h);var v=g(h,2),b=u(v,!0),x=g(v,2),S=e=>{var n=Vr(),r=u(n,!0);D(e=>U(r,e),[()=>t.digits.get(s())]),V(e,n)},C=m(()=>t.digits.get(s())&&r.letters);R(x,e=>{q(C)&&e(S)}),G(d),D((e,t,n,r)=>{f=z(d,1,`token svelte-1l0b22q`,null,f,{lit:q(i),usable:q(a),picked:e}),y(d,`data-spot`,s()),y(d,`data-go`,q(i)||q(a)||void 0),y(d,`data-lit`,q(i)||void 0),y(d,`aria-pressed`,t),y(d,`aria-disabled`,n),U(b,r)},[()=>q(c).isPicked(s()),()=>q(c).isPicked(s()),()=>!q(i)&&!q(a)&&!q(c).isPicked(s()),()=>p(s(),l())]),j(`click`,d,()=>q(c).tap(s())),o(`focus`,d,()=>r.look(s())),o(`blur`,d,()=>r.look(null)),o(`pointerenter`,d,e=>e.pointerType===`mouse`&&r.look(s())),o(`pointerleave`,d,()=>r.look(null)),V(e,d)},_=e=>{var t=Ur(),r=E(t);n(r,s,l),G(t),V(e,t)};R(f,e=>{t.own?e(h):e(_,-1)}),V(e,d)}),G(i),W(i,()=>K),D(e=>y(i,`aria-label`,e),[()=>q(a).say(`zone-treasures`)]),V(e,i)},C=e=>{var t=Gr(),n=u(t,!0);D(e=>U(n,e),[()=>q(a).say(`board-no-treasures`)]),V(e,t)};R(x,e=>{q(l).length?e(S):e(C,-1)}),G(h),D((e,t)=>{y(h,`aria-label`,e),U(b,t)},[()=>q(a).say(`zone-treasures`),()=>q(a).say(`zone-treasures`)]),V(e,h),F()}J([`click`]);var Jr=I(`<!> <!> <!> <!> <!>`,1),Yr=I(`<div class="board svelte-xotpto"><div><div class="play svelte-xotpto"><!></div> <div class="side svelte-xotpto"><!> <!> <!></div></div> <!></div>`);function Xr(e,t){f(t,!0);let n=e=>{{let n=m(()=>O.choices.length>0);Cr(e,{get odds(){return t.odds},get numbered(){return q(n)}})}},i=m(()=>ct(t.view)),s=m(()=>Oe(t.offers)),l=m(()=>t.motion!==`off`),u=new T(e=>t.play(e)),d=new xn(()=>q(i),()=>q(s),({offer:e})=>t.play(e.id),e=>u.start(e,t.offers,t.situation.version)),p=P(void 0),h=P(null),_=P({}),v=P(null),y=m(()=>q(v)??q(i).adventurer),b=m(()=>q(i).seats[q(y)]),x=m(()=>q(i).phase===`heroes`&&!q(i).rolling),C={get table(){return q(i)},get words(){return t.words},get deeds(){return q(s)},get mine(){return t.offers.length>0},get moving(){return q(l)},get letters(){return S.letters},get rolled(){return q(_)},hand:d,look:e=>a(h,e,!0),play:({offer:e})=>t.play(e.id),announce:e=>t.announce(e),nameOf:e=>t.name_of(e)};Ot(C);let O=new zn({get hand(){return d},get words(){return t.words},get deeds(){return q(s)},get barIsEmpty(){return!t.may.roll&&t.offers.every(({verb:e})=>Le.includes(e))},get root(){return q(p)},play:C.play});de(()=>{d.refused&&t.announce(St(q(i),d,d.refused,t.words))});let A=P(void 0),j,M=-1,N=!1;r(()=>{let e=q(i);c(()=>{N=j!==void 0&&j!==e&&t.view.played>M&&!t.looking_back&&q(l),a(_,N&&j?sr(j,e):{})})}),de(()=>{let e=q(i);c(()=>{N&&j&&q(p)&&q(A)?.fly(cr(j,e),q(p)),t.view.played!==M&&d.pick(null),j&&j.adventurer!==e.adventurer&&a(v,null),j=e,M=t.view.played})}),de(()=>{let[e,n]=[t.offers,t.situation.version];c(()=>{u.answer(e,n),u.busy||ee().then(()=>O.goOn())})});var te=Yr();o(`keydown`,w,function(...e){O.press?.apply(this,e)},!0),o(`pointerdown`,w,()=>O.inUse=!1,!0);var ne=E(te);let re;var ae=E(ne),oe=E(ae),se=e=>{rn(e,{})},I=e=>{Dn(e,{})},ce=e=>{var r=Jr(),a=k(r);Rr(a,{});var o=g(a,2);{let e=m(()=>q(i).stake?n:void 0);Xt(o,{get digits(){return O.digits},get choice(){return q(e)}})}var s=g(o,2);{let e=m(()=>t.may.roll&&t.situation.holds.includes(q(i).rolling?.by??-1));or(s,{get looked(){return q(h)},get mayRoll(){return q(e)},get roll(){return t.roll}})}var c=g(s,2);gr(c,{get digits(){return O.digits}});var l=g(c,2),u=e=>{{let t=m(()=>q(y)===q(i).adventurer);qr(e,{get seat(){return q(b)},get own(){return q(t)},get digits(){return O.digits}})}};R(l,e=>{q(b)&&e(u)}),V(e,r)};R(oe,e=>{q(i).phase===`done`?e(se):q(x)?e(I,1):e(ce,-1)}),G(ae);var L=g(ae,2),le=E(L),B=e=>{{let t=m(()=>q(y)===q(i).adventurer);In(e,{get hero(){return q(b).hero},get own(){return q(t)}})}};R(le,e=>{q(b)?.hero&&e(B)});var ue=g(le,2);Mr(ue,{get shown(){return q(y)},onshow:e=>a(v,e,!0)}),Un(g(ue,2),{}),G(L),G(ne);var H=g(ne,2);ie(sn(H,{}),e=>a(A,e,!0),()=>q(A)),G(te),ie(te,e=>a(p,e),()=>q(p)),D(()=>re=z(ne,1,`columns svelte-xotpto`,null,re,{choosing:q(x)})),V(e,te),F()}function Zr(e,t){let n=ct(e);return n.phase===`heroes`||n.phase===`done`?t.put(e.prompt):[Qr(n,t),$r(n,t),t.put(e.prompt)].join(` `)}function Qr(e,t){return t.say(`board-say-where`,{delve:e.delve,delves:e.delves,level:e.level,experience:e.seats[e.adventurer]?.experience??0})}function $r(e,t){let n=(e,n)=>e.flatMap(e=>n[e]?[t.say(`many-${e}`,{count:n[e]})]:[]).join(`, `),r=e.seats[e.adventurer]?.treasures??{},i=st.flatMap(n=>r[n]?[ei(yt(e,n,t),r[n])]:[]);return t.say(`board-say-here`,{dungeon:n(X,e.dungeon)||t.say(`board-say-nothing`),lair:e.lair,party:n(Y,e.party)||t.say(`board-say-nobody`),graveyard:e.graveyard,treasures:i.join(`, `)||t.say(`board-say-nothing`)})}var ei=(e,t)=>`${t} ${e}`,ti={en:Ce,fr:we};export{Xr as default,Le as drawn,zt as keys,Me as marks,Zr as speak,ti as words};