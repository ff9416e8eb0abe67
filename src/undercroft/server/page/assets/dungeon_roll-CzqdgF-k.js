import{$ as e,$n as t,At as n,B as r,Bt as i,Cn as a,Dn as o,En as s,F as c,Fn as l,G as u,H as d,I as f,In as p,J as m,Jn as h,K as g,Kn as _,L as v,Ln as y,M as b,Mn as x,Nn as S,On as C,P as w,Qn as T,R as E,Rn as D,Tn as O,U as k,Un as A,V as j,W as ee,Wn as M,Wt as te,X as ne,Y as re,Yn as N,Z as ie,Zn as P,Zt as F,_n as I,an as L,at as R,bn as z,dn as B,dt as ae,fn as V,it as oe,jn as H,kn as se,ln as ce,mn as U,nn as le,nt as ue,pn as de,q as fe,qn as pe,qt as me,rn as W,rt as he,tt as ge,vn as G,vt as _e,wn as K,xn as ve,yn as q,z as ye,zn as J}from"./base-CaCwJTyt.js";import{t as be}from"./Die-DU4V2HqI.js";import{t as xe}from"./Token-Z8uc7qHi.js";import{t as Se}from"./Card-DOfIJ4PI.js";var Ce=`# The board of Dungeon Roll in English. The game's own words (faces, treasures, moves) come from the server.

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
`,Te={beat:[`from`,`to`,`number`],open:[`from`,`number`,`to=chest`],quaff:[`from`,`number`,`to=potion`],bait:[`to`,`from=dragon_bait`],pay:[`to`,`from=hero`],read:[`from`],use:[`from`],fight:[`from`],target:[`to`],revive:[`to`],discard:[`to`],choose:[`to`,`number`],ultimate:[`from=hero`],recruit:[`number`,`from=hero`],specialty:[`from=hero`],take:[`number`]},Ee=e=>({offer:e,...De(e.verb,e.text)});function De(e,t){let n=t.split(` `).slice(1),r={verb:e,from:null,to:null,number:1};for(let[t,i]of(Te[e]??[]).entries()){let[e,a]=i.split(`=`);e===`number`?r.number=Number(n[t]):r[e]=a??n[t]}return r}var Oe=e=>e.map(Ee),ke=(e,t)=>e.find(e=>e.from===null&&e.to===t&&e.verb!==`choose`),Ae=(e,t)=>e.filter(e=>e.from===t&&!je.includes(e.verb)),je=[`ultimate`,`recruit`,`specialty`];function Me(e){let{verb:t,from:n,to:r}=De(e.split(` `)[0]??``,e);return(je.includes(t)?[]:[n,r]).flatMap(e=>e?[`[data-spot='${e}']`]:[])}var Ne=(e,t)=>e.filter(e=>e.from!==null&&e.to===t);function Pe(e,t=1/0){let n=[...e].sort((e,t)=>e.number-t.number);return n.findLast(({number:e})=>e<=t)??n[0]}var Fe=(e,t,n)=>e.filter(e=>e.from===t&&e.to===n),Ie=(e,t)=>e.find(e=>e.verb===t),Le=[`take`,`read`,`choose`,`reroll`,`keep`,`beat`,`target`,`open`,`quaff`,`revive`,`fight`,`flee`,`use`,`bait`,`discard`,`ultimate`,`recruit`,`pay`,`specialty`,`retire`,`seek`],Re=`<path fill="currentColor" d="M80 22q-25 0-42 16C6 71 28 145 87 204c40 40 92 45 125 57q-57 53-130 99l61 61q50-79 107-141c66 45 113 127 157 207l86-86c-82-44-165-89-209-155q61-58 138-107l-61-61q-45 73-97 131c-12-34-18-85-58-124-41-41-90-64-126-63m17 47c21 1 50 16 77 42 37 37 53 80 37 97-17 17-61 1-97-35-37-37-54-80-37-97q7-7 20-7"/>`,ze=`<path fill="currentColor" d="m256 24-16 48h32zM73 90v16h366V90zm48 34v355l135-105 135 105V124zm87 37h96l-32 80 80-32v96l-80-32 32 80h-96l32-80-80 32v-96l80 32zm48 236-23 18v73h46v-73z"/>`,Be=`<path fill="currentColor" d="M247 19v101h24V19zm-72 110v31h168v-31q-85 20-168 0M24 164l10 38 132 8h9v10c-3 38 5 78 25 112l8-146zm464 0-178 21 7 138c16-32 23-69 20-103v-10h9l132-8zm-261 15-11 204v44l45 67 43-65-13-250h-23v251h-19V179zM38 221l14 35 104-9v-19zm436 0-118 7v19l104 9q9-18 14-35m-316 45-98 8 18 32 84-19zm196 0-4 21 84 19 18-32zm-187 39-78 17q9 15 21 28l64-27zm178 0-8 18 65 27 21-28z"/>`,Ve=`<path fill="currentColor" d="M146 22c-19 0-40 14-46 39-37-37-91-9-79 41 11 51 99 65 114 90 0-32 66-82 54-135-6-24-24-36-43-35m91 132c-35 1-69 23-80 70-24 103 106 202 106 264 29-49 201-77 224-176 23-97-83-152-154-81-14-51-56-77-96-77"/>`,He=`<path fill="currentColor" d="m196 19 40 92q22 8 46 0l34-92zm-32 16 4 13c9 22 22 46 29 67q13 33-3 58c-14 19-38 39-60 62s-42 52-42 89c0 91 74 165 165 165s165-74 165-165c0-37-18-65-40-89s-47-44-62-63c-9-11-8-34-1-58 7-25 19-51 26-66l6-13h-21l-33 89c-5 22-5 44 8 60 18 22 43 41 63 63 21 23 36 46 36 77 0 80-66 146-147 146s-146-66-146-146c0-30 15-54 36-76s46-41 62-64 14-49 7-72l-25-57v-1l-8-19zm93 202q-46 1-75 12-13 5-21 11-5 5-5 9 1 23 21 42l-2-1q-17-7-26-17l-6-7q-12 17-13 41c0 70 57 127 127 127s127-57 127-127q-1-23-12-42l-7 8q-10 10-26 17h-2q20-17 21-41 0-4-6-9-6-6-20-11-30-11-75-12"/>`,Ue=`<path fill="currentColor" d="m121 28-29 8c20 152 34 286 92 419h44c-40-141-84-280-107-427m20 10 8 48 30 12q29 13 56 29c27 16 38 18 54 21q24 6 42-7 32-24 51-31 19-8 32-2 10 7 14 17l5-11q-11-20-33-23-24-5-66 25c-14 12-33 10-51 3q-26-11-54-32-27-19-55-36-18-10-33-13m12 68 16 69v-62zm252 18c-27 111-55 224-98 331h39c34-94 51-203 70-311l-4-11zm-206 4v161l18 63V138zm162 14-18 13v133h1l17-63zm-114 11v302h18V160zm66 14h-18v270l18-49zM164 473l-15 16h214l-15-16z"/>`,We=`<path fill="currentColor" d="M257 23c-66 0-120 54-120 120q1 28 13 52l1 4 1 1 45 84-89-47v214l61-32 78-163c-17-32-49-96-49-120 0-32 27-59 59-59s60 27 60 59c0 31-52 127-58 139l-62 129-2 5-40 83h210l-47-88 89 47V237l-62 32-96 167h42v19h-75l9-14 122-212 16-29 2-5q13-24 13-52c0-66-54-120-121-120m0 73c-22 0-39 18-39 40s17 39 39 39 40-17 40-39-17-40-40-40"/>`,Ge=`<path fill="currentColor" d="M268 331h-24l-12-41-64-20 1 39 42 47 16-14 12 142-109-122 20-58-11-126 23-9c19 71 73 96 73 96l21-29 21 29s54-25 73-96l23 9-11 126 20 58-109 122 12-142 16 14 42-47 1-39-64 20zm126 64-75 77 57-28 6 24 51-36zm-276 0 75 77-57-28-6 24-51-36zm267-117 101-59C506 31 432 19 361 59c0 0 114-28 66 109l-36 15zm-258 0L26 219C6 31 80 19 152 59c0 0-115-28-67 109l36 15zm129-152 68 42s-4 35-43 64l-25-51-25 51c-39-29-42-64-42-64z"/>`,Ke=`<path fill="currentColor" d="M440 98q-6 0-11 4l-5 5q-34 46-75 81c-9 15 11 44 25 44q52-20 107-26c43-4 18-68-26-46 30-22 7-61-15-62m-130 10q-9 0-17 4l-5 4v-1c-80 67-116 74-158 87q-10 3-16 16c-6 13-7 20-8 33-1 26 7 60 24 89s43 54 68 67q18 10 32 10c14 0 14-2 18-7 31-43 89-69 156-92l6-3q12-8 16-22c4-14 3-20 2-31l-6-30-18 6 6 26q1 14-2 24-2 9-8 11-4 3-13 1-10-2-22-11-24-17-47-56-22-39-25-69-1-15 2-24 2-8 7-11l6-2h2l6 1q9 2 21 10 12 9 26 25l13-14q-13-15-28-26-13-10-28-14l-7-1zm8 34c-17 3-15 37 5 75 20 39 51 68 68 65q9-2 11-13-3 4-7 4c-15 2-42-23-60-57s-19-64-4-66q6-1 12 3-13-11-24-11M102 325l-57 5c-49 2-26 71 30 52-49 30 4 87 27 46q16-26 34-47-12-15-22-32z"/>`,qe=`<path fill="currentColor" d="M136 28h-6c43 23 87 59 122 97 9 9 12 18 17 27q3 8 9 16l30-26-6-16q-1-11 3-20-49-38-102-62-35-16-64-16zm227 99-8 1 29 29 1-8q0-10-6-16-8-7-16-6m-23 12-22 19q16-4 29 7c13 11 10 19 7 29l19-22zm-15 36q-5 0-8 3-8 9 0 17c8 8 12 5 17 0q8-9 0-17-3-3-9-3m-27 0-10 8-5 46 46-5 8-10q-18 8-33-6-13-15-6-33m72 29-26 30 16 10q13 4 27 16c38 35 74 79 97 122q1-33-16-73-24-52-62-102-9 5-20 3-8-1-16-6m-103 7-29 27 36 36 27-29-39 5zm-42 39-12 11 38 38 11-12zm-25 24-90 84 44 44 85-90zM97 371l-22 20 46 46 20-22zm-29 39-5 17 22 22 17-5zm-18 30-19 9-3 14v13q0 6 2 6 0 2 6 2h13l14-3 9-19z"/>`,Je=`<path fill="currentColor" d="M256 23v18q12-1 15 3 6 1 8 36v167h18V80c1-17-3-39-13-49q-11-9-22-8zm192 0c-14 0-25 11-25 25q1 11 7 17l-1 3q-6 10-6 24 0 13 6 23 3 7 10 11v118l9-1 9 1V126q7-4 10-10 6-10 6-24t-6-24l-1-3q7-6 7-17c0-14-11-25-25-25m-68 1-48 24 32 16-27 14 22 22v115h18V92l-10-10 37-18-32-16 16-8zm-261 0v223h18V64zm64 31v50h16v161l18-9V105h16V55zM39 64v202l9 9 9-9v-97h23v-18H57v-14h23v-18H57v-14h23V87H57V64zm306 169v247c0 20 46 20 46 0V233zm103 28c-11 0-23 7-23 27v192c0 20 46 20 46 0V288c0-20-11-27-23-27m-343 4v215c0 20 46 20 46 0V265zm160 0v215c0 20 46 20 46 0V265zm-34 6-46 23v186c0 20 46 20 46 0zm-206 7v202c0 20 46 20 46 0V278l-23 23z"/>`,Ye=`<path fill="currentColor" d="M88 17 22 492h19l66-475zm316 0 66 475h19L423 17zm-56 0-133 1q-88 62-61 168-33-47-34-98L94 279l3-11-4 13-5 35c1 38 19 70 41 88q-27-10-49-28l-9 66c43 21 89 25 120 18-33 19-71 30-125 17l-2 15h218c73-14 117-55 129-89 3 31-3 60-38 89h73l-41-299c-15-35-51-59-75-60q17-5 32-5 18 0 35 10l-4-30c-21-19-47-31-69-36l20-1q23 0 45 7l-5-31c-52-2-96 13-121 32 14-23 45-47 85-62m-81 33c-69 38-72 83-37 123-7-70 81-110 119-59-40-21-77 7-76 47 23-24 99-13 80 37-11-34-57-31-64-14-14 35 65 14 98 66-18-11-47 0-39 15 33 53 85 113 14 147 23-39 10-66-22-82 25 67-5 164-104 133 63-11 78-62 57-83-23 60-122 97-181 38 58 23 99 8 120-26-36 21-95 7-114-43 29 29 67 38 92 20 13-9 8-25-9-29-25-6-62-13-77-37 22 6 44 11 66-3-34-22-82-51-51-100 1 35 17 56 53 48 10-2 17-15 9-23-61-59-48-161 66-175"/>`,Xe=`<path fill="currentColor" d="M448 23q-30 0-61 7 64 41 109 105V27q-21-4-43-4zm-71 23 3 71c43 45 70 100 91 161l25 3V171Q452 92 377 46m-32 92c-85 1-142 28-194 76 98 4 199 47 262 138q23-15 34-36 6-13 8-29c-19-53-43-105-80-148zm-195 94 38 61c59 17 106 55 154 96q30-12 56-27c-60-85-155-125-248-130m322 65q-7 38-37 63-38 28-81 45c7 28-3 55-17 79h1l-6 12h164V299zm-283 16c-65 30-122 81-149 149 0 7-10 21-11 29q76-40 163-41 65-2 128 26c12-21 22-44 15-69-44-38-90-76-146-94m3 155q-68 1-131 28h246l3-4q-59-25-118-24"/>`,Ze=`<path fill="currentColor" d="M103 18h-3l-8 1q-31 3-52 33c-24 38 2 98 57 98h1v1h61q-17 49-53 101l-6 11 35 36-56 9c-33 86-28 182 48 182h9q38 0 62-13l10-8h-32c-21 6-41-7-48-26-9-26 8-52 32-61l18-2v-1h178c0-44 16-90 49-126q37-41 52-95l-42-25 39-6-44-26 52-9c-5-39-28-68-77-68-44 8-163 11-236 4q-22-9-46-10m1 19q20 0 41 10l12 15H83l10 15c11 15 20 32 22 42q0 7-2 9-2 3-16 4c-41 0-57-45-41-69q16-23 39-26zm15 44h46q6 24-1 51h-32q2-7 1-15-2-19-14-36m101 317q10 10 13 25 6 25-1 43-8 17-23 26h238q21-1 32-14 11-14 10-33l-2-13-70-8 42-21q-12-5-31-5zm-43 0-3 1-8 1c-15 5-25 22-20 37q8 17 26 14l1-1h44q1-9-2-23c-4-16-20-29-38-29"/>`,Qe=`<path fill="currentColor" d="m330 29-9 12 38 26 8-11zm-88 5 24 46 1 1 15-41zm57 13-16 45 40 28 36-31-3-2zM60 49l11 45 29 3 3-30zm411 26q-9 8-20 12c5 47-14 84-45 110-26 23-61 38-95 48l-7 13c41 5 93-21 129-60q31-33 41-69 8-30-3-54m-351 9-3 33-33-3 227 271 20-17 15-13zm314 9-13 3q-23 4-43 0l-41 37q6 11 4 24-1 20-9 41l-10 25q42-15 73-40c26-23 42-51 39-90m-160 14-51 73 30 36 59-82zM174 249 35 445l37 27 132-187zm233 79L273 440l20 23 133-112zm-18 78-36 29 40 48 35-30z"/>`,$e={champion:ge,fighter:m,cleric:Re,mage:ee,thief:re,scroll:Ze},et={dragon:fe,goblin:u,skeleton:f,ooze:j,chest:e,potion:r},tt={town_portal:Ye,dragon_bait:Ke,ring:E,elixir:k,scroll_token:Ze,sword:oe,talisman:We,sceptre:v,tools:Je,scales:Xe},nt={monster:u,loot:e,dragon:fe,regroup:ne},rt={spellsword:Be,mercenary:g,knight:d,half_goblin:Ge,minstrel:Ue,enchantress:Ve,occultist:ye,crusader:ze,viking:Qe,alchemist:He,archaeologist:qe,tracker:ie},it=e=>rt[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Y=[`champion`,`fighter`,`cleric`,`mage`,`thief`,`scroll`],at=[`goblin`,`skeleton`,`ooze`],ot=[`chest`,`potion`],X=[...at,...ot],st=[`town_portal`,`dragon_bait`,`ring`,`elixir`,`scroll_token`,`sword`,`talisman`,`sceptre`,`tools`,`scales`],ct=e=>e.table,lt=e=>{let t=new Set(e);return e=>t.has(e)},Z=lt(Y),ut=lt(X),dt=lt(at),ft=lt(st),pt=(e,t)=>Z(t)?e.party[t]:e.dungeon[t],mt=e=>Object.values(e).reduce((e,t)=>e+t,0);function Q(e,t){N(t,!0);let r=te(t,`fresh`,3,!1),i=te(t,`moving`,3,!1),a=_(()=>t.face?Z(t.face):t.kind===`party`),s=_(()=>o(a)?Y:[`dragon`,...X]),c=_(()=>o(a)?$e:et),l=_(()=>t.face?o(s).findIndex(e=>e===t.face)+1:null),u=_(()=>o(a)?`bone`:`umber`);var d=q(),f=y(d),p=e=>{be(e,{get value(){return o(l)},get tone(){return o(u)},get fresh(){return r()},get tumble(){return i()},children:(e,t=T)=>{{let r=_(()=>o(c)[o(s)[(t()??1)-1]??``]??``);n(e,{get of(){return o(r)},size:`68%`})}},$$slots:{default:!0}})},m=e=>{be(e,{value:null,get tone(){return o(u)}})};U(f,e=>{t.face?e(p):e(m,-1)}),G(e,d),h()}function ht(e,t,n){return{id:`board-why-${ut(t)?gt(e,t,n):Z(t)?_t(e,t):vt(e,t)}`,args:{face:{id:`face-${t}`,args:{}}}}}function gt(e,t,n){if(!e.dungeon[t])return`none`;if(e.stage===`choose`)return`party-only`;let r=n===`scroll`||n===`scroll_token`;return r&&dt(t)?`scroll-fights`:e.phase===`monster`&&!dt(t)?`monsters-first`:e.phase===`dragon`?`dragon-first`:r&&t===`chest`?`scroll-opens`:t===`potion`&&!e.graveyard?`nobody-to-raise`:`nobody`}function _t(e,t){return pt(e,t)?e.phase===`regroup`?`regroup`:e.phase===`dragon`?t===`scroll`?`scroll-dragon`:e.fighters.includes(t)?`same-type`:`too-few`:t===`scroll`?e.phase===`loot`?`scroll-loot`:`scroll-fights`:`idle`:`none`}function vt(e,t){return t===`scales`?`scales`:t===`ring`&&!e.lair?`lair-empty`:t===`elixir`&&!e.graveyard?`nobody-to-raise`:t===`hero`?`hero`:e.phase===`dragon`?`token-dragon`:`token`}function yt(e,t,n){return t===`ally`?n.say(`board-ally`,{face:{id:`face-${e.allies?.face??`thief`}`,args:{}}}):t===`hero`?e.seats[e.adventurer]?.hero?.name[n.language]??n.say(`board-hero`):ft(t)?bt(e,t,n):n.say(`face-${t}`)}function bt(e,t,n){let r=`treasure-${t}-published`;return n.say(e.rules===`published`&&n.has(r)?r:`treasure-${t}`)}function xt(e,t,n){let r=`treasure-${t}-does`;return n.say(e.rules===`published`&&n.has(`${r}-published`)?`${r}-published`:r)}function St(e,t,n,r){let i=t.deedFor(n);if(i)return`${r.offer(i.offer.said)}.`;if(t.isLit(n)||t.isUsable(n)||t.isPicked(n))return``;let a=t.picked&&`source`in t.picked?t.picked.source:null;return r.put(ht(e,n,a))}function Ct(e,t,n,r,i){let a={face:i.say(`face-${n}`),count:pt(e,n)},o=t.reach(n);return o?i.say(`board-pile-up`,{...a,up:t.up[n]?.length??0,most:o}):`${i.say(`board-pile`,a)} ${r?St(e,t,n,i):``}`.trim()}function wt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}function Tt(e,t){return new Intl.NumberFormat(t.language,{maximumFractionDigits:1,minimumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`)}function Et(e,t,n,r,i){let a=t.refused??n,o=t.refused||t.picked&&!t.immediate.length;return(r&&a&&o?St(e,t,a,i):``)||(n&&ft(n)&&!t.immediate.length?xt(e,n,i):r?Dt(e,t,i):``)}function Dt(e,t,n){let{picked:r}=t;return t.collecting?n.say(`board-take-up`,{what:e.purpose??`scroll`}):t.immediate.some(({verb:e})=>e===`use`)?``:r&&`source`in r&&ft(r.source)?xt(e,r.source,n):r&&`source`in r?n.say(`board-for-what`,{name:yt(e,r.source,n)}):r&&`target`in r?n.say(`board-by-whom`,{name:yt(e,r.target,n)}):e.stage?n.say(`board-stage-${e.stage}`,{left:e.left}):n.say(`board-how-${e.phase}`,{monsters:at.some(t=>e.dungeon[t])?`yes`:`no`})}var[$,Ot]=pe(),kt=z(`<span class="token svelte-vdpm33"><!></span>`),At=z(`<span><!></span>`),jt=z(`<div class="dragon svelte-vdpm33"><span class="beast svelte-vdpm33"><!></span> <span class="hidden"> </span> <div class="places svelte-vdpm33" aria-hidden="true"></div> <p aria-hidden="true" class="svelte-vdpm33"> </p></div>`);function Mt(e,t){N(t,!0);let r=$(),i=_(()=>r.table),a=_(()=>r.words),s=_(()=>o(i).seats[o(i).adventurer]?.hero?.id??``),c=e=>Z(e)?e:e===`ally`?o(i).allies?.face??null:null,l=_(()=>o(a).say(`board-fighters`,{count:o(i).fighters.length,needed:o(i).fighters_needed,list:o(i).fighters.map(e=>yt(o(i),e,o(a))).join(`, `)}));var u=jt(),d=p(u),f=p(d);n(f,{get of(){return et.dragon},size:`100%`}),P(d);var m=J(d,2),g=D(m,!0),v=J(m,2);B(v,21,()=>({length:o(i).fighters_needed}),V,(e,t,r)=>{let a=_(()=>o(i).fighters[r]);var l=At();let u;var d=p(l),f=e=>{{let t=_(()=>c(o(a)));Q(e,{get face(){return o(t)}})}},m=_(()=>o(a)&&c(o(a))),h=e=>{var t=kt(),r=p(t);{let e=_(()=>ft(o(a))?tt[o(a)]:it(o(s)));n(r,{get of(){return o(e)},size:`70%`})}P(t),G(e,t)};U(d,e=>{o(m)?e(f):o(a)&&e(h,1)}),P(l),H(()=>u=W(l,1,`socket svelte-vdpm33`,null,u,{filled:o(a)})),G(e,l)}),P(v);var y=J(v,2),b=D(y,!0);P(u),H(e=>{I(g,o(l)),I(b,e)},[()=>o(a).say(`board-need`,{needed:o(i).fighters_needed})]),G(e,u),h()}var Nt=z(`<span><!></span>`),Pt=z(`<div data-place="lair"><div class="sockets svelte-1gow4jo" aria-hidden="true"></div> <p class="name svelte-1gow4jo"> <b> </b> <span class="soft"> </span> <span class="hidden"> </span></p></div>`);function Ft(e,t){N(t,!0);let r=$(),i=_(()=>r.table),a=_(()=>r.words),s=_(()=>o(i).lair>=o(i).lair_calls),c=_(()=>r.rolled.lair??0);var l=Pt();let u;var d=p(l);B(d,21,()=>({length:Math.max(o(i).lair,o(i).lair_calls)}),V,(e,t,a)=>{var s=Nt();let l;var u=p(s),d=e=>{{let t=_(()=>a>=o(i).lair-o(c));Q(e,{face:`dragon`,get fresh(){return o(t)},get moving(){return r.moving}})}},f=e=>{n(e,{get of(){return et.dragon},size:`55%`})};U(u,e=>{a<o(i).lair?e(d):e(f,-1)}),P(s),H(()=>l=W(s,1,`socket svelte-1gow4jo`,null,l,{filled:a<o(i).lair})),G(e,s)}),P(d);var f=J(d,2),m=p(f),g=J(m),v=D(g,!0),y=J(g,1,!0);y.nodeValue=` `;var b=J(y),x=D(b),S=J(b,2),C=D(S,!0);P(f),P(l),H((e,t,n)=>{u=W(l,1,`lair svelte-1gow4jo`,null,u,{awake:o(s)}),le(d,`--n: ${e??``}`),I(m,`${t??``} `),I(v,o(i).lair),I(x,`/ ${o(i).lair_calls??``}`),I(C,n)},[()=>Math.max(o(i).lair,o(i).lair_calls),()=>o(a).say(`zone-lair`),()=>o(a).say(`board-lair-of`,{count:o(i).lair,calls:o(i).lair_calls})]),G(e,l),h()}var It=(e,t)=>t.say(`board-key-${e}`);function Lt(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return Y.find(n=>It(n,t)===e.key.toUpperCase())}function Rt(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function zt(e){return[...Y.map(t=>({keys:[It(t,e)],does:e.say(`face-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var Bt=z(`<span><!></span>`),Vt=z(`<span class="ghost svelte-aam9fs"><!></span>`),Ht=z(`<span class="count svelte-aam9fs"><!></span>`),Ut=z(`<kbd aria-hidden="true" class="svelte-aam9fs"> </kbd>`),Wt=z(`<button><span class="dice svelte-aam9fs"><!> <!></span> <span class="name svelte-aam9fs" aria-hidden="true"> </span> <span class="hidden"> </span> <!></button>`);function Gt(e,t){N(t,!0);let r=$(),i=_(()=>pt(r.table,t.pile)),a=_(()=>r.hand.up[t.pile]??[]),c=_(()=>r.hand.isLit(t.pile)),l=_(()=>r.hand.isUsable(t.pile)),u=_(()=>r.hand.isPicked(t.pile)),d=_(()=>r.rolled[t.pile]??0),f=_(()=>o(c)&&!Z(t.pile)?r.hand.deedFor(t.pile)?.number??0:0),m=_(()=>t.digit?String(t.digit):Z(t.pile)?It(t.pile,r.words):``),g=_(()=>Z(t.pile)?$e[t.pile]:et[t.pile]);function v(e){let t=Math.ceil(o(i)/2),n=e===o(i)-1&&o(i)%2==1;return`--x1: ${e-(o(i)-1)/2}; --x2: ${n?0:e%2-.5}; --y2: ${Math.floor(e/2)-(t-1)/2}`}function y(e){let n=e.target.closest(`[data-die]`);r.hand.tap(t.pile,n?Number(n.dataset.die):null)}var b=Wt();let x;var S=p(b),C=p(S);B(C,17,()=>({length:o(i)}),V,(e,n,s)=>{var c=Bt();let l;F(c,`data-die`,s);var u=p(c);{let e=_(()=>s>=o(i)-o(d));Q(u,{get face(){return t.pile},get fresh(){return o(e)},get moving(){return r.moving}})}P(c),H((e,t)=>{l=W(c,1,`die svelte-aam9fs`,null,l,{up:e,hit:s<o(f)}),le(c,t)},[()=>o(a).includes(s),()=>v(s)]),G(e,c)},e=>{var t=Vt(),r=p(t);n(r,{get of(){return o(g)},size:`100%`}),P(t),G(e,t)});var w=J(C,2),T=e=>{var t=Ht(),n=p(t);xe(n,{get value(){return o(i)}}),P(t),G(e,t)};U(w,e=>{o(i)&&e(T)}),P(S);var E=J(S,2),k=D(E,!0),A=J(E,2),j=D(A,!0),ee=J(A,2),M=e=>{var t=Ut(),n=D(t,!0);H(()=>I(n,o(m))),G(e,t)};U(ee,e=>{o(m)&&r.letters&&(t.digit||o(i)||o(c))&&e(M)}),P(b),H((e,n,s,d)=>{x=W(b,1,`pile svelte-aam9fs`,null,x,{lit:o(c),usable:o(l),picked:o(u),none:!o(i)&&!o(c)}),F(b,`data-place`,t.pile),F(b,`data-spot`,t.pile),F(b,`data-go`,o(c)||o(l)||void 0),F(b,`data-lit`,o(c)||void 0),F(b,`aria-pressed`,o(u)||r.hand.collecting&&o(a).length>0),F(b,`aria-disabled`,!o(c)&&!o(l)&&!o(u)),le(S,`--n: ${o(i)??``}; --columns: ${e??``}; --rows: ${n??``}`),I(k,s),I(j,d)},[()=>Math.min(2,o(i)),()=>Math.ceil(o(i)/2),()=>r.words.say(`face-${t.pile}`),()=>Ct(r.table,r.hand,t.pile,r.mine,r.words)]),O(`click`,b,y),s(`focus`,b,()=>r.look(t.pile)),s(`blur`,b,()=>r.look(null)),s(`pointerenter`,b,e=>e.pointerType===`mouse`&&r.look(t.pile)),s(`pointerleave`,b,()=>r.look(null)),G(e,b),h()}K([`click`]);var Kt=z(`<div class="choice svelte-i9aiv2"><!></div> <div class="rest svelte-i9aiv2" aria-hidden="true"><!></div>`,1),qt=z(`<div class="three svelte-i9aiv2"><!></div>`),Jt=z(`<div class="piles svelte-i9aiv2" role="toolbar"><!> <!></div>`),Yt=z(`<section class="dungeon svelte-i9aiv2"><!> <div class="lair svelte-i9aiv2"><!></div></section>`);function Xt(e,t){N(t,!0);let r=$();var i=Yt(),a=p(i),s=e=>{var r=Kt(),i=y(r),a=p(i);ce(a,()=>t.choice),P(i);var s=J(i,2),c=p(s);{let e=_(()=>nt.regroup??``);n(c,{get of(){return o(e)},size:`44px`})}P(s),G(e,r)},c=e=>{var n=Jt(),i=p(n),a=e=>{var t=qt();Mt(p(t),{}),P(t),G(e,t)},s=e=>{var n=q(),r=y(n);B(r,16,()=>at,e=>e,(e,n)=>{{let r=_(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return o(r)}})}}),G(e,n)};U(i,e=>{r.table.phase===`dragon`?e(a):e(s,-1)});var c=J(i,2);B(c,16,()=>ot,e=>e,(e,n)=>{{let r=_(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return o(r)}})}}),P(n),L(n,()=>R),H(e=>F(n,`aria-label`,e),[()=>r.words.say(`board-level-dice`)]),G(e,n)};U(a,e=>{t.choice?e(s):e(c,-1)});var l=J(a,2);Ft(p(l),{}),P(l),P(i),H(e=>F(i,`aria-label`,e),[()=>r.words.say(`board-dungeon`,{level:r.table.level})]),G(e,i),h()}var Zt=`<path fill="currentColor" d="M41 28v46h430V28zm32 64v112l62 21V92zm80 0v139l79 26q-16 13-17 34c0 21 16 38 37 40l-23 44-58 9 42 42-10 58 53-26 53 26-10-58 42-42-58-9-22-44c20-2 36-19 36-40q-1-21-17-34l79-26V92h-94v159l-9-1-9 1V92zm224 0v133l62-21V92zM256 268q21 2 23 23c2 21-10 23-23 23s-23-11-23-23 10-23 23-23"/>`,Qt=z(`<li><!> <span class="name svelte-u681m5"> </span> <span class="sum svelte-u681m5"> </span> <b class="svelte-u681m5"> </b></li>`),$t=z(`<li class="svelte-u681m5"><!> </li>`),en=z(`<li><!> <b class="svelte-u681m5"> </b> <span class="how"> </span></li>`),tn=z(`<ol class="ranks svelte-u681m5"></ol> <ul class="deeds svelte-u681m5"></ul>`,1),nn=z(`<section><ul class="sums svelte-u681m5"></ul> <!></section>`);function rn(e,t){N(t,!0);let r=[`fodder`,`village`,`explorer`,`champion`,`ages`],i=[`dragon_slayer`,`dragon_master`,`never_tell_odds`,`here_dragon`,`piece_of_cake`,`elite`,`bottomless_bag`,`dungeon_master`,`natural_20`,`critical_hit`],a=$(),s=_(()=>a.table),c=_(()=>a.words),l=_(()=>o(s).result),u=_(()=>o(s).seats.length===1);var d=nn();let f;var m=p(d);B(m,21,()=>o(s).seats,V,(e,t,r)=>{var i=Qt();let s;var d=p(i),f=e=>{n(e,{get of(){return ue},size:`28px`})},m=_(()=>!o(u)&&o(l)?.winners.includes(r));U(d,e=>{o(m)&&e(f)});var h=J(d,2),g=D(h,!0),v=J(h,2),y=D(v,!0),b=J(v,2),x=D(b,!0);P(i),H((e,n,r)=>{s=W(i,1,`svelte-u681m5`,null,s,{best:e}),I(g,n),I(y,r),I(x,o(t).experience+o(t).worth)},[()=>!o(u)&&o(l)?.winners.includes(r),()=>o(u)?o(c).say(`board-you`):a.nameOf(r),()=>o(c).say(`board-sum`,{experience:o(t).experience,worth:o(t).worth})]),G(e,i)}),P(m);var g=J(m,2),v=e=>{var t=tn(),a=y(t);B(a,20,()=>r,e=>e,(e,t)=>{var r=$t(),i=p(r),a=e=>{n(e,{get of(){return ue},size:`24px`})};U(i,e=>{t===o(l).rank&&e(a)});var s=J(i,1,!0);P(r),H(e=>{F(r,`aria-current`,t===o(l).rank?`true`:void 0),I(s,e)},[()=>o(c).say(`rank-${t}`)]),G(e,r)}),P(a);var s=J(a,2);B(s,20,()=>i,e=>e,(e,t)=>{let r=_(()=>o(l).achievements.includes(t));var i=en();let a;var s=p(i);{let e=_(()=>o(c).say(o(r)?`board-achieved`:`board-not-achieved`));n(s,{get of(){return Zt},size:`24px`,get label(){return o(e)}})}var u=J(s,2),d=D(u,!0),f=J(u,2),m=D(f,!0);P(i),H((e,t)=>{a=W(i,1,`svelte-u681m5`,null,a,{done:o(r)}),I(d,e),I(m,t)},[()=>o(c).say(`achievement-${t}`),()=>o(c).say(`achievement-${t}-how`)]),G(e,i)}),P(s),H((e,t)=>{F(a,`aria-label`,e),F(s,`aria-label`,t)},[()=>o(c).say(`board-ranks`),()=>o(c).say(`zone-achievements`)]),G(e,t)};U(g,e=>{o(l)?.rank&&e(v)}),P(d),H(e=>{f=W(d,1,`svelte-u681m5`,null,f,{alone:o(u)}),F(m,`aria-label`,e)},[()=>o(c).say(`board-sums`)]),G(e,d),h()}var an=z(`<span class="svelte-1tawo6z"><!></span>`),on=z(`<div class="air svelte-1tawo6z" aria-hidden="true"><!></div>`);function sn(e,t){N(t,!0);let n=M([]),r;function i(e,t){let i=r.getBoundingClientRect(),a=e=>{let n=t.querySelector(`[data-place='${e}']`)?.getBoundingClientRect();return n&&{x:n.x+n.width/2-i.x,y:n.y+n.height/2-i.y}};A(n,e.flatMap(({face:e,from:t,to:n},r)=>{let[i,o]=[a(t),a(n)];return!i||!o?[]:[{face:e,style:`--fx: ${i.x}px; --fy: ${i.y}px; --tx: ${o.x}px; --ty: ${o.y}px; --late: ${r}`}]}))}var a={fly:i},s=on(),c=p(s);return de(c,()=>o(n),e=>{var t=q(),r=y(t);B(r,17,()=>o(n),V,(e,t)=>{let n=()=>o(t).face,r=()=>o(t).style;var i=an();Q(p(i),{get face(){return n()}}),P(i),H(()=>le(i,r())),G(e,i)}),G(e,t)}),P(s),me(s,e=>r=e,()=>r),G(e,s),h(a)}var cn=[...Y,...X];function ln(e,t,n,r){return n&&`reading`in n?pt(e,r)-+(n.reading===r):e.stage===`choose`?Math.max(0,...t.filter(({verb:e,to:t})=>e===`choose`&&t===r).map(({number:e})=>e)):0}function un(e,t,n,r){let i=e[t]??[];return r!==null&&i.includes(r)?{...e,[t]:i.filter(e=>e!==r)}:i.length>=n?{...e,[t]:[]}:{...e,[t]:[...i,r??dn(i)]}}var dn=(e,t=0)=>e.includes(t)?dn(e,t+1):t,fn=e=>cn.reduce((t,n)=>t+(e[n]?.length??0),0);function pn(e,t){let n=e&&`reading`in e?[`read ${e.reading}`]:[],r=cn.flatMap(e=>t[e]?.length?[`choose ${e} ${t[e].length}`]:[]);return[...n,...r,`reroll`]}function mn(e,t,n,r){if(t&&gn(t)===n)return{pick:null};let i=ke(e,n)??Pe(hn(e,t,n),r);return i?{play:i}:_n(e,n)}function hn(e,t,n){return t&&`source`in t?Fe(e,t.source,n):t&&`target`in t?Fe(e,n,t.target):[]}function gn(e){return`source`in e?e.source:`target`in e?e.target:e.reading}function _n(e,t){let n=Ae(e,t),r=e=>n.length>0&&n.every(t=>t.verb===e);return r(`fight`)&&n[0]?{play:n[0]}:r(`read`)?{pick:{reading:t}}:n.length?{pick:{source:t}}:Ne(e,t).length?{pick:{target:t}}:`refused`}function vn(e,t){return!t||!(`source`in t)?[]:Ae(e,t.source).filter(({to:e})=>e===null)}function yn(e,t){if(!t||`reading`in t)return 1;let n=`source`in t?Ae(e,t.source):Ne(e,t.target);return Math.max(1,...n.filter(({to:e})=>e!==null).map(({number:e})=>e))}var bn=e=>Z(e)||ut(e),xn=class{table;deeds;play;roll;#e=M(null);get picked(){return o(this.#e)}set picked(e){A(this.#e,e)}#t=M({});get up(){return o(this.#t)}set up(e){A(this.#t,e)}#n=M();get most(){return o(this.#n)}set most(e){A(this.#n,e,!0)}#r=M();get refused(){return o(this.#r)}set refused(e){A(this.#r,e,!0)}constructor(e,t,n,r){this.table=e,this.deeds=t,this.play=n,this.roll=r}#i=_(()=>this.picked!==null&&`reading`in this.picked||this.deeds().some(({verb:e})=>e===`choose`));get collecting(){return o(this.#i)}set collecting(e){A(this.#i,e)}#a=_(()=>fn(this.up));get count(){return o(this.#a)}set count(e){A(this.#a,e)}#o=_(()=>yn(this.deeds(),this.picked));get range(){return o(this.#o)}set range(e){A(this.#o,e)}#s=_(()=>vn(this.deeds(),this.picked));get immediate(){return o(this.#s)}set immediate(e){A(this.#s,e)}reach(e){return this.collecting?ln(this.table(),this.deeds(),this.picked,e):0}deedFor(e){if(!this.collecting)return ke(this.deeds(),e)??Pe(hn(this.deeds(),this.picked,e),this.most)}isLit(e){return this.collecting?bn(e)&&this.reach(e)>0:this.deedFor(e)!==void 0}isUsable(e){return this.picked||this.collecting?!1:Ae(this.deeds(),e).length+Ne(this.deeds(),e).length>0}isPicked(e){return this.picked!==null&&gn(this.picked)===e}tap(e,t=null){if(this.refused=void 0,this.collecting&&bn(e))return this.takeUp(e,t);let n=mn(this.deeds(),this.picked,e,this.most);n===`refused`?this.refused=e:`pick`in n?this.pick(n.pick):this.play(n.play)}pick(e){this.picked=e,this.most=void 0,this.up={},this.refused=void 0}act(e){e.verb===`read`&&e.from?this.pick({reading:e.from}):this.play(e)}reroll(){this.count&&this.roll(pn(this.picked,this.up))}limit(e){let t=(this.most??this.range)+e;this.most=t>=this.range?void 0:Math.max(1,t)}takeUp(e,t){let n=this.reach(e);n?this.up=un(this.up,e,n,t):this.isPicked(e)?this.pick(null):this.refused=e}},Sn=z(`<p class="svelte-1rokmv5"> </p> <p class="svelte-1rokmv5"><b> </b> </p>`,1),Cn=z(`<button class="button svelte-1rokmv5"> </button>`),wn=z(`<p class="then svelte-1rokmv5"> </p> <!> <!>`,1),Tn=z(`<div class="novice svelte-1rokmv5"><span class="portrait svelte-1rokmv5"><!></span> <div><!></div></div>`),En=z(`<div class="heroes svelte-1rokmv5" role="group"></div>`);function Dn(e,t){N(t,!0);let r=(e,t=T)=>{var n=Sn(),r=y(n),i=D(r,!0),a=J(r,2),s=p(a),l=D(s,!0),u=J(s);P(a),H(()=>{I(i,t().specialty[o(c)]),I(l,t().ultimate.name[o(c)]),I(u,` · ${t().ultimate.text[o(c)]??``}`)}),G(e,n)},i=$(),a=_(()=>i.table),s=_(()=>i.words),c=_(()=>o(s).language),l=e=>i.deeds.find(t=>t.verb===`take`&&t.number===e);var u=En();B(u,21,()=>o(a).heroes,e=>e.number,(e,t)=>{let a=_(()=>l(o(t).number));Se(e,{get title(){return o(t).novice.name[o(c)]},size:`small`,foot:e=>{var n=wn(),l=y(n),u=D(l,!0),d=J(l,2);r(d,()=>o(t).master);var f=J(d,2),p=e=>{var n=Cn(),r=D(n,!0);H(e=>{F(n,`data-move`,o(a).offer.text),I(r,e)},[()=>o(s).say(`board-choose`,{name:o(t).novice.name[o(c)]})]),O(`click`,n,()=>i.play(o(a))),G(e,n)};U(f,e=>{o(a)&&e(p)}),H(e=>I(u,e),[()=>o(s).say(`board-then`,{name:o(t).master.name[o(c)],experience:o(t).level_up})]),G(e,n)},children:(e,i)=>{var a=Tn(),s=p(a),c=p(s);{let e=_(()=>it(o(t).id));n(c,{get of(){return o(e)},size:`100%`})}P(s);var l=J(s,2),u=p(l);r(u,()=>o(t).novice),P(l),P(a),G(e,a)},$$slots:{foot:!0,default:!0}})}),P(u),L(u,()=>R),H(e=>F(u,`aria-label`,e),[()=>o(s).say(`board-heroes`)]),G(e,u),h()}K([`click`]);var On=z(`<span class="title svelte-179dlcy"><b> </b> <span class="state svelte-179dlcy"> </span></span> <span class="text"> </span>`,1),kn=z(`<span class="side svelte-179dlcy"> </span>`),An=z(`<p class="foot svelte-179dlcy"> </p>`),jn=z(`<button class="ultimate svelte-179dlcy" data-spot="hero"><!></button>`),Mn=z(`<div><!></div>`),Nn=z(`<button class="button svelte-179dlcy"> </button>`),Pn=z(`<div class="deeds svelte-179dlcy"></div>`),Fn=z(`<div class="hero svelte-179dlcy"><span class="portrait svelte-179dlcy"><!></span> <div><h3 class="svelte-179dlcy"> </h3> <p class="svelte-179dlcy"> </p></div></div> <!> <!>`,1);function In(e,t){N(t,!0);let r=e=>{var n=On(),r=y(n),i=p(r),s=D(i,!0),l=J(i,2),u=D(l,!0);P(r);var d=J(r,2),f=D(d,!0);H(e=>{I(s,t.hero.ultimate.name[o(c)]),I(u,e),I(f,t.hero.ultimate.text[o(c)])},[()=>o(a).say(t.hero.ready?`board-ready`:`board-used`)]),G(e,n)},i=$(),a=_(()=>i.words),s=_(()=>i.hand),c=_(()=>o(a).language),l=_(()=>t.own?i.deeds.filter(({verb:e})=>[`ultimate`,`recruit`].includes(e)):[]),u=_(()=>o(l).length>1?o(l):[]),d=_(()=>t.own?Ie(i.deeds,`specialty`):void 0),f=_(()=>t.own&&Ae(i.deeds,`hero`).length>0),m=_(()=>{let[e]=o(l);return o(f)?()=>o(s).tap(`hero`):e&&!o(u).length?()=>i.play(e):void 0});Se(e,{get title(){return t.hero.name[o(c)]},size:`small`,aside:e=>{var n=kn(),r=D(n,!0);H(e=>I(r,e),[()=>o(a).say(`side-${t.hero.side}`)]),G(e,n)},foot:e=>{var n=An(),r=D(n,!0);H(e=>I(r,e),[()=>o(a).say(`board-other-${t.hero.side}`,{name:t.hero.other.name[o(c)],experience:t.hero.level_up})]),G(e,n)},children:(e,f)=>{var h=Fn(),g=y(h),v=p(g),b=p(v);{let e=_(()=>it(t.hero.id));n(b,{get of(){return o(e)},size:`100%`})}P(v);var x=J(v,2),S=p(x),C=D(S,!0),w=J(S,2),T=D(w,!0);P(x),P(g);var E=J(g,2),k=e=>{var t=jn(),n=p(t);r(n),P(t),H(e=>{F(t,`data-move`,o(l)[0]?.offer.text),F(t,`aria-pressed`,e)},[()=>o(s).isPicked(`hero`)]),O(`click`,t,function(...e){o(m)?.apply(this,e)}),G(e,t)},A=e=>{var n=Mn();let i;var a=p(n);r(a),P(n),H(()=>i=W(n,1,`ultimate svelte-179dlcy`,null,i,{used:!t.hero.ready})),G(e,n)};U(E,e=>{o(m)?e(k):e(A,-1)});var j=J(E,2),ee=e=>{var t=Pn();B(t,21,()=>[...o(u),...o(d)?[o(d)]:[]],e=>e.offer.id,(e,t)=>{var n=Nn(),r=D(n,!0);H(e=>{F(n,`data-move`,o(t).offer.text),I(r,e)},[()=>o(a).offer(o(t).offer.said)]),O(`click`,n,()=>i.play(o(t))),G(e,n)}),P(t),L(t,()=>R),G(e,t)};U(j,e=>{(o(u).length||o(d))&&e(ee)}),H(e=>{I(C,e),I(T,t.hero.specialty[o(c)])},[()=>o(a).say(`card-specialty`)]),G(e,h)},$$slots:{aside:!0,foot:!0,default:!0}}),h()}K([`click`]);var Ln=[...X,...Y,...st,`ally`,`hero`],Rn=[`retire`,`seek`],zn=class{around;inUse=!1;constructor(e){this.around=e}#e=_(()=>{let{hand:e,barIsEmpty:t}=this.around;if(e.collecting)return X.filter(t=>e.isLit(t));let n=Ln.filter(t=>e.isLit(t));return e.picked||n.length&&t?n:t?X.filter(t=>e.isUsable(t)):[]});get numbered(){return o(this.#e)}set numbered(e){A(this.#e,e)}#t=_(()=>new Map(this.numbered.map((e,t)=>[e,t+1])));get digits(){return o(this.#t)}set digits(e){A(this.#t,e)}#n=_(()=>{let{hand:e,deeds:t,barIsEmpty:n}=this.around;return n&&!e.picked?t.filter(({verb:e})=>Rn.includes(e)):[]});get choices(){return o(this.#n)}set choices(e){A(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||w(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(e.key===`Enter`)return this.roll(e);if(!i.letters)return!1;let t=Rt(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;if(!e.picked)return!1;let t=gn(e.picked);return e.pick(null),this.focusOn(`[data-spot='${t}']`),!0}roll({target:e}){let{hand:t}=this.around,n=e===document.body||e.closest(`[data-spot]`)!==null;return!t.collecting||!t.count||!n?!1:(t.reroll(),!0)}choose(e){let[t,n]=[this.numbered[e],this.choices[e]];return n?this.around.play(n):t&&this.tap(t),n!==void 0||t!==void 0}letter(e){let{deeds:t,words:n}=this.around,r=Lt(e,n);return!r||!t.length?!1:(this.tap(r),!0)}tap(e){let{hand:t}=this.around;t.tap(e),this.focusOn(t.picked&&!t.collecting?`[data-lit]`:`[data-spot='${e}']`)}focusOn(e){C().then(()=>this.around.root?.querySelector(e)?.focus())}},Bn=z(`<kbd class="svelte-t47dgc"> </kbd>`),Vn=z(`<dt></dt> <dd class="svelte-t47dgc"> </dd>`,1),Hn=z(`<details class="svelte-t47dgc"><summary class="svelte-t47dgc"> </summary> <dl class="svelte-t47dgc"></dl></details>`);function Un(e,t){N(t,!0);let n=$(),r=_(()=>n.words);var i=q(),a=y(i),s=e=>{var t=Hn(),n=p(t),i=D(n,!0),a=J(n,2);B(a,21,()=>zt(o(r)),({keys:e,does:t})=>t,(e,t)=>{let n=()=>o(t).keys,r=()=>o(t).does;var i=Vn(),a=y(i);B(a,20,n,e=>e,(e,t)=>{var n=Bn(),r=D(n,!0);H(()=>I(r,t)),G(e,n)}),P(a);var s=J(a,2),c=D(s,!0);H(()=>I(c,r())),G(e,i)}),P(a),P(t),H(e=>I(i,e),[()=>o(r).say(`board-keys`)]),G(e,t)};U(a,e=>{n.letters&&e(s)}),G(e,i),h()}var Wn=z(`<span class="dice svelte-k30xox" aria-hidden="true"></span>`),Gn=z(`<button data-go="" data-roll="" class="svelte-k30xox"><!> </button>`),Kn=z(`<p class="svelte-k30xox"> </p> <!>`,1);function qn(e,t){N(t,!0);let n=e=>{var t=q(),n=y(t),r=e=>{var t=Wn();B(t,21,()=>({length:o(a)}),V,(e,t)=>{Q(e,{face:null,get kind(){return o(i)}})}),P(t),G(e,t)};U(n,e=>{(o(i)===`party`||o(i)===`dungeon`)&&e(r)}),G(e,t)},r=$(),i=_(()=>t.rolling.what),a=_(()=>t.rolling.count),s=_(()=>t.rolling.by);var c=q(),l=y(c),u=e=>{var s=Gn(),c=p(s);n(c);var l=J(c,1,!0);P(s),H(e=>I(l,e),[()=>r.words.say(`board-roll-${o(i)}`,{count:o(a)})]),O(`click`,s,function(...e){t.roll?.apply(this,e)}),G(e,s)},d=e=>{var t=Kn(),c=y(t),l=D(c,!0),u=J(c,2);n(u),H(e=>I(l,e),[()=>r.words.say(`board-rolls`,{what:o(i),count:o(a),name:r.nameOf(o(s))})]),G(e,t)};U(l,e=>{t.mayRoll?e(u):e(d,-1)}),G(e,c),h()}K([`click`]);var Jn=z(`<span class="stepper svelte-88czdd" role="group"><button class="button square" data-fewer="">−</button> <span class="most svelte-88czdd"> </span> <button class="button square">+</button></span>`);function Yn(e,t){N(t,!0);let n=$(),r=_(()=>n.hand),i=_(()=>n.words),a=_(()=>o(r).most?o(i).say(`board-up-to`,{count:o(r).most}):o(i).say(`board-all`));function s(e){o(r).limit(e),n.announce(o(a))}var c=Jn(),l=p(c),u=J(l,2),d=D(u,!0),f=J(u,2);P(c),H((e,t,n)=>{F(c,`aria-label`,e),F(l,`aria-label`,t),F(l,`aria-disabled`,o(r).most===1),I(d,o(a)),F(f,`aria-label`,n),F(f,`aria-disabled`,!o(r).most)},[()=>o(i).say(`board-most`),()=>o(i).say(`board-fewer`),()=>o(i).say(`board-more`)]),O(`click`,l,()=>s(-1)),O(`click`,f,()=>s(1)),G(e,c),h()}K([`click`]);var Xn=z(`<p class="svelte-cq1p5e"> </p>`),Zn=z(`<button class="button svelte-cq1p5e" data-move="keep"> </button>`),Qn=z(`<button class="button go svelte-cq1p5e" data-reroll=""> </button> <!>`,1),$n=z(`<button class="button go svelte-cq1p5e" data-lit=""> </button>`),er=z(`<button class="button go svelte-cq1p5e" data-move="flee"> </button>`),tr=z(`<button class="button quiet svelte-cq1p5e" data-flee=""> </button>`),nr=z(`<!> <!>`,1),rr=z(`<button class="button quiet square svelte-cq1p5e"><span aria-hidden="true">×</span></button>`),ir=z(`<!> <div class="deeds svelte-cq1p5e"><!> <!> <!> <!> <!></div>`,1),ar=z(`<div class="line svelte-cq1p5e" data-place="hand"><!></div>`);function or(e,t){N(t,!0);let n=$(),r=_(()=>n.table),i=_(()=>n.words),a=_(()=>n.hand),s=_(()=>o(r).rolling),c=_(()=>Ie(n.deeds,`keep`)),l=_(()=>Ie(n.deeds,`flee`)),u=M(!1);x(()=>{(o(a).picked||!o(l))&&A(u,!1)});let d=_(()=>o(u)?``:Et(o(r),o(a),t.looked,n.mine,o(i)));var f=ar(),m=p(f),g=e=>{qn(e,{get rolling(){return o(s)},get mayRoll(){return t.mayRoll},get roll(){return t.roll}})},v=e=>{var t=ir(),r=y(t),s=e=>{var t=Xn(),n=D(t,!0);H(()=>I(n,o(d))),G(e,t)};U(r,e=>{o(d)&&e(s)});var f=J(r,2),m=p(f),h=e=>{var t=Qn(),r=y(t),s=D(r,!0),l=J(r,2),u=e=>{var t=Zn(),r=D(t,!0);H(e=>I(r,e),[()=>o(i).offer(o(c).offer.said)]),O(`click`,t,()=>n.play(o(c))),G(e,t)};U(l,e=>{o(c)&&e(u)}),H(e=>{F(r,`aria-disabled`,!o(a).count),I(s,e)},[()=>o(i).say(`board-reroll`,{count:o(a).count})]),O(`click`,r,()=>o(a).reroll()),G(e,t)};U(m,e=>{o(a).collecting&&e(h)});var g=J(m,2),_=e=>{Yn(e,{})};U(g,e=>{o(a).range>1&&e(_)});var v=J(g,2);B(v,17,()=>o(a).immediate,e=>e.offer.id,(e,t)=>{var n=$n(),r=D(n,!0);H(e=>{F(n,`data-move`,o(t).offer.text),I(r,e)},[()=>o(i).offer(o(t).offer.said)]),O(`click`,n,()=>o(a).act(o(t))),G(e,n)});var b=J(v,2),x=e=>{var t=nr(),r=y(t),a=e=>{var t=er(),r=D(t,!0);H(e=>I(r,e),[()=>o(i).offer(o(l).offer.said)]),O(`click`,t,()=>n.play(o(l))),G(e,t)};U(r,e=>{(o(u)||n.deeds.length===1)&&e(a)});var s=J(r,2),c=e=>{var t=tr(),n=D(t,!0);H(e=>{F(t,`aria-expanded`,o(u)),I(n,e)},[()=>o(i).say(o(u)?`board-stay`:`board-flee`)]),O(`click`,t,()=>A(u,!o(u))),G(e,t)};U(s,e=>{n.deeds.length>1&&e(c)}),G(e,t)};U(b,e=>{o(l)&&!o(a).picked&&!o(a).collecting&&e(x)});var S=J(b,2),C=e=>{var t=rr();H((e,n)=>{F(t,`aria-label`,e),F(t,`title`,n)},[()=>o(i).say(`board-drop`),()=>o(i).say(`board-drop`)]),O(`click`,t,()=>o(a).pick(null)),G(e,t)};U(S,e=>{o(a).picked&&e(C)}),P(f),L(f,()=>R),G(e,t)};U(m,e=>{o(s)?e(g):e(v,-1)}),P(f),G(e,f),h()}K([`click`]);function sr(e,t){if(!e.rolling||e.adventurer!==t.adventurer)return{};let n=(n,r)=>n.map(n=>[n,r(t,n)-r(e,n)]).filter(([,e])=>e>0);return Object.fromEntries([...n(Y,(e,t)=>e.party[t]),...n(X,(e,t)=>e.dungeon[t]),...t.lair>e.lair?[[`lair`,t.lair-e.lair]]:[]])}function cr(e,t){return e.delve!==t.delve||e.adventurer!==t.adventurer||e.rolling?[]:[...lr(e,t),...ur(e,t)]}function lr(e,t){let n=dr(Y,e.party,t.party),r=dr(Y,t.party,e.party),i=t.chosen.party-e.chosen.party;return[...n.map((e,t)=>({face:e,from:e,to:t<i?`hand`:`graveyard`})),...r.map(e=>({face:e,from:`graveyard`,to:e}))]}function ur(e,t){let n=dr(X,e.dungeon,t.dungeon),r=t.chosen.dungeon-e.chosen.dungeon,i=t.lair-e.lair,a=e=>e<r?`hand`:e<r+i?`lair`:`pool`;return[...n.map((e,t)=>({face:a(t)===`lair`?`dragon`:e,from:e,to:a(t)})),...Array.from({length:-i},()=>({face:`dragon`,from:`lair`,to:`pool`}))]}function dr(e,t,n){return e.flatMap(e=>Array.from({length:Math.max(0,t[e]-n[e])},()=>e))}var fr=z(`<span class="svelte-fbpgqx"><!></span>`),pr=z(`<div class="graveyard svelte-fbpgqx" data-place="graveyard"><div class="dice svelte-fbpgqx" aria-hidden="true"><!> <!></div> <p class="svelte-fbpgqx"> <b class="svelte-fbpgqx"> </b></p></div>`);function mr(e,t){N(t,!0);let r=$(),i=_(()=>r.table),a=_(()=>r.words);var s=pr(),c=p(s),l=p(c);n(l,{get of(){return he},size:`26px`});var u=J(l,2);B(u,17,()=>({length:o(i).graveyard}),V,(e,t)=>{var n=fr();Q(p(n),{face:null,kind:`party`}),P(n),G(e,n)}),P(c);var d=J(c,2),f=p(d),m=J(f),g=D(m,!0);P(d),P(s),H(e=>{I(f,`${e??``} `),I(g,o(i).graveyard)},[()=>o(a).say(`zone-graveyard`)]),G(e,s),h()}var hr=z(`<section class="party svelte-167uzmo"><div class="piles svelte-167uzmo" role="toolbar"></div> <!></section>`);function gr(e,t){N(t,!0);let n=$();var r=hr(),i=p(r);B(i,20,()=>Y,e=>e,(e,n)=>{{let r=_(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return o(r)}})}}),P(i),L(i,()=>R),mr(J(i,2),{}),P(r),H((e,t)=>{F(r,`aria-label`,e),F(i,`aria-label`,t)},[()=>n.words.say(`zone-party`),()=>n.words.say(`zone-party`)]),G(e,r),h()}var _r=z(`<kbd aria-hidden="true" class="svelte-1hy3oxs"> </kbd>`),vr=z(`<span> </span>`),yr=z(`<span class="more odds svelte-1hy3oxs"><span> </span> <!></span>`),br=z(`<span class="more svelte-1hy3oxs"> </span>`),xr=z(`<button data-move="seek" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <!></button>`),Sr=z(`<div class="regroup svelte-1hy3oxs" role="toolbar"><button data-move="retire" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <span class="more svelte-1hy3oxs"> </span></button> <!></div>`);function Cr(e,t){N(t,!0);let r=(e,n=T)=>{var r=q(),a=y(r),o=e=>{var t=_r(),r=D(t,!0);H(()=>I(r,n())),G(e,t)};U(a,e=>{t.numbered&&i.letters&&e(o)}),G(e,r)},i=$(),a=_(()=>i.table),s=_(()=>i.words),c=_(()=>Ie(i.deeds,`retire`)),l=_(()=>Ie(i.deeds,`seek`)),u=_(()=>o(a).stake);var d=q(),f=y(d),m=e=>{var a=Sr(),d=p(a),f=p(d);n(f,{get of(){return ne},size:`32px`});var m=J(f,2),h=p(m,!0),g=J(h);r(g,()=>1),P(m);var _=J(m,2),v=D(_,!0),y=J(_,2),x=D(y,!0);P(d);var S=J(d,2),C=e=>{var a=xr(),c=p(a);n(c,{get of(){return b},size:`32px`});var d=J(c,2),f=p(d,!0),m=J(f);r(m,()=>2),P(d);var h=J(d,2),g=D(h,!0),_=J(h,2),v=e=>{var n=yr(),r=p(n),i=D(r,!0),a=J(r,2),c=e=>{var n=vr(),r=D(n,!0);H(e=>I(r,e),[()=>o(s).say(`board-change`,{change:Tt(t.odds.change,o(s))})]),G(e,n)};U(a,e=>{t.odds.change!==null&&e(c)}),P(n),H(e=>I(i,e),[()=>o(s).say(`board-chance`,{chance:wt(t.odds.clear),exact:t.odds.exact?`yes`:`no`})]),G(e,n)},y=e=>{var t=br(),n=D(t,!0);H(e=>I(n,e),[()=>o(s).say(`board-seek-risk`)]),G(e,t)};U(_,e=>{t.odds?e(v):e(y,-1)}),P(a),H((e,t)=>{a.disabled=!o(l),I(f,e),I(g,t)},[()=>o(s).say(`board-seek`),()=>o(s).say(`board-next`,{level:o(u).next,dice:o(u).dice})]),O(`click`,a,()=>o(l)&&i.play(o(l))),G(e,a)};U(S,e=>{o(u).next!==null&&e(C)}),P(a),L(a,()=>R),H((e,t,n,r)=>{F(a,`aria-label`,e),d.disabled=!o(c),I(h,t),I(v,n),I(x,r)},[()=>o(s).say(`board-regroup`),()=>o(s).say(`board-retire`),()=>o(s).say(`board-gain`,{count:o(u).retire}),()=>o(s).say(o(u).next===null?`board-retire-must`:`board-retire-safe`)]),O(`click`,d,()=>o(c)&&i.play(o(c))),G(e,a)};U(f,e=>{o(u)&&e(m)}),G(e,d),h()}K([`click`]);var wr=z(`<th scope="col"><span class="hidden"> </span> <span aria-hidden="true"></span></th>`),Tr=z(`<span class="role svelte-4bsrjl"><!> </span>`),Er=z(`<span class="role svelte-4bsrjl"> </span>`),Dr=z(`<button class="svelte-4bsrjl"><span class="name svelte-4bsrjl"> </span> <!></button>`),Or=z(`<td class="number svelte-4bsrjl"> </td>`),kr=z(`<span class="worth svelte-4bsrjl"> </span>`),Ar=z(`<tr><th scope="row" class="svelte-4bsrjl"><!></th><!><td class="number svelte-4bsrjl"><b> </b></td><td class="number svelte-4bsrjl"> <!></td></tr>`),jr=z(`<table class="svelte-4bsrjl"><caption class="svelte-4bsrjl"> </caption><thead class="svelte-4bsrjl"><tr><th scope="col" class="svelte-4bsrjl"> </th><!><th scope="col" class="number svelte-4bsrjl"> </th><th scope="col" class="number svelte-4bsrjl"> </th></tr></thead><tbody class="svelte-4bsrjl"></tbody></table>`);function Mr(e,t){N(t,!0);let r=$(),i=_(()=>r.table),s=_(()=>r.words),c=_(()=>o(i).seats.length===1),l=_(()=>o(i).phase===`done`);function u(e,t){return(o(l)||t+1<o(i).delve||t+1===o(i).delve&&e<o(i).adventurer?o(i).seats[e]?.delves[t]:o(i).seats[e]?.delves[t]||null)??`–`}var d=jr(),f=p(d),m=D(f,!0),g=J(f),v=p(g),y=p(v),b=D(y,!0),x=J(y);B(x,17,()=>({length:o(i).delves}),V,(e,t,n)=>{var r=wr();let a;var c=p(r),u=D(c,!0),d=J(c,2);d.textContent=n+1,P(r),H(e=>{a=W(r,1,`number svelte-4bsrjl`,null,a,{now:!o(l)&&n+1===o(i).delve}),I(u,e)},[()=>o(s).say(`board-delve-nth`,{delve:n+1})]),G(e,r)});var S=J(x),C=D(S,!0),w=J(S),T=D(w,!0);P(v),P(g);var E=J(g);B(E,21,()=>o(i).seats,V,(e,d,f)=>{var m=Ar();let h;var g=p(m),_=p(g),v=e=>{var t=a();H(e=>I(t,e),[()=>o(s).say(`board-you`)]),G(e,t)},y=e=>{var a=Dr(),c=p(a),u=D(c,!0),m=J(c,2),h=e=>{var t=Tr(),r=p(t);n(r,{get of(){return _e},size:`16px`});var i=J(r,1,!0);P(t),H(e=>I(i,e),[()=>o(s).say(`role-adventurer`)]),G(e,t)},g=e=>{var t=Tr(),r=p(t);n(r,{get of(){return ae},size:`16px`});var i=J(r,1,!0);P(t),H(e=>I(i,e),[()=>o(s).say(`role-lord`)]),G(e,t)},_=e=>{var t=Er(),n=D(t,!0);H(()=>I(n,o(d).hero.name[o(s).language])),G(e,t)};U(m,e=>{!o(l)&&f===o(i).adventurer?e(h):!o(l)&&f===o(i).lord?e(g,1):o(d).hero&&e(_,2)}),P(a),H(e=>{F(a,`aria-pressed`,t.shown===f),I(u,e)},[()=>r.nameOf(f)]),O(`click`,a,()=>t.onshow(f)),G(e,a)};U(_,e=>{o(c)?e(v):e(y,-1)}),P(g);var b=J(g);B(b,17,()=>o(d).delves,V,(e,t,n)=>{var r=Or(),i=D(r,!0);H(e=>I(i,e),[()=>u(f,n)]),G(e,r)});var x=J(b),S=p(x),C=D(S,!0);P(x);var w=J(x),T=p(w),E=J(T),k=e=>{var t=kr(),n=D(t,!0);H(e=>I(n,e),[()=>o(s).say(`board-worth`,{points:o(d).worth})]),G(e,t)};U(E,e=>{o(d).worth&&e(k)}),P(w),P(m),H(e=>{h=W(m,1,`svelte-4bsrjl`,null,h,{now:!o(l)&&f===o(i).adventurer}),I(C,o(d).experience),I(T,`${e??``} `)},[()=>mt(o(d).treasures)]),G(e,m)}),P(E),P(d),H((e,t,n,r)=>{I(m,e),I(b,t),I(C,n),I(T,r)},[()=>o(s).say(`board-scores`),()=>o(s).say(o(c)?`board-delves`:`board-player`),()=>o(s).say(`board-experience-short`),()=>o(s).say(`zone-treasures`)]),G(e,d),h()}K([`click`]);var Nr=ve(`<svg class="ten svelte-iv5s9b" viewBox="0 0 64 64" aria-hidden="true"><path class="body svelte-iv5s9b" d="M32 2 61 24V40L32 62 3 40V24Z"></path><path class="top svelte-iv5s9b" d="M32 2 50 38 32 49 14 38Z"></path><path class="edges svelte-iv5s9b" d="M14 38 3 40M50 38 61 40M32 49V62"></path><text x="32" y="39" text-anchor="middle" class="svelte-iv5s9b"> </text></svg>`);function Pr(e,t){var n=Nr(),r=J(p(n),3),i=D(r,!0);P(n),H(()=>I(i,t.value)),G(e,n)}var Fr=z(`<p class="roles svelte-1m9tk82"><span class="svelte-1m9tk82"><!> </span> <span class="svelte-1m9tk82"><!> </span></p>`),Ir=z(`<li><!> <span class="word svelte-1m9tk82"> </span></li>`),Lr=z(`<div class="strip svelte-1m9tk82"><!> <p class="level svelte-1m9tk82"><b class="svelte-1m9tk82"> </b> <span> </span> <span data-place="pool"> </span></p> <!> <ol class="svelte-1m9tk82"></ol></div>`);function Rr(e,t){N(t,!0);let r=[`monster`,`loot`,`dragon`,`regroup`],i=$(),a=_(()=>i.table),s=_(()=>i.words),c=_(()=>Math.max(1,o(a).level)),l=_(()=>r.indexOf(o(a).phase));var u=Lr(),d=p(u);Pr(d,{get value(){return o(c)}});var f=J(d,2),m=p(f),g=D(m,!0),v=J(m,2),y=D(v,!0),b=J(v,2),x=D(b,!0);P(f);var S=J(f,2),C=e=>{var t=Fr(),r=p(t),c=p(r);{let e=_(()=>o(s).say(`role-adventurer`));n(c,{get of(){return _e},size:`16px`,get label(){return o(e)}})}var l=J(c,1,!0);P(r);var u=J(r,2),d=p(u);{let e=_(()=>o(s).say(`role-lord`));n(d,{get of(){return ae},size:`16px`,get label(){return o(e)}})}var f=J(d,1,!0);P(u),P(t),H((e,t,n,i)=>{F(r,`title`,e),I(l,t),F(u,`title`,n),I(f,i)},[()=>o(s).say(`role-adventurer`),()=>i.nameOf(o(a).adventurer),()=>o(s).say(`role-lord`),()=>i.nameOf(o(a).lord)]),G(e,t)};U(S,e=>{o(a).seats.length>1&&e(C)});var w=J(S,2);B(w,22,()=>r,e=>e,(e,t,r)=>{var i=Ir();let a;var c=p(i);{let e=_(()=>nt[t]??``);n(c,{get of(){return o(e)},size:`18px`})}var u=J(c,2),d=D(u,!0);P(i),H(e=>{F(i,`aria-current`,o(r)===o(l)?`step`:void 0),a=W(i,1,`svelte-1m9tk82`,null,a,{past:o(r)<o(l)}),I(d,e)},[()=>o(s).say(`phase-${t}`)]),G(e,i)}),P(w),P(u),H((e,t,n,r)=>{I(g,e),I(y,t),I(x,n),F(w,`aria-label`,r)},[()=>o(s).say(`board-level`,{level:o(c)}),()=>o(s).say(`board-delve`,{delve:o(a).delve,delves:o(a).delves}),()=>o(s).say(`board-pool`,{count:o(a).pool}),()=>o(s).say(`board-phases`)]),G(e,u),h()}var zr=z(`<span class="count svelte-1l0b22q"><!></span>`),Br=z(`<span class="disc svelte-1l0b22q"><!></span> <span class="name svelte-1l0b22q"> </span> <span class="does svelte-1l0b22q"> </span> <!>`,1),Vr=z(`<kbd aria-hidden="true" class="svelte-1l0b22q"> </kbd>`),Hr=z(`<button><span class="looks svelte-1l0b22q" aria-hidden="true"><!></span> <span class="hidden"> </span> <!></button>`),Ur=z(`<div class="token svelte-1l0b22q"><!></div>`),Wr=z(`<div class="tokens svelte-1l0b22q" role="toolbar"></div>`),Gr=z(`<p class="soft"> </p>`),Kr=z(`<section class="svelte-1l0b22q"><h3 class="svelte-1l0b22q"> </h3> <!></section>`);function qr(e,r){N(r,!0);let i=(e,t=T,r=T)=>{var i=Br(),a=y(i),s=p(a),u=e=>{n(e,{get of(){return tt[t()]},size:`24px`})},d=_(()=>ft(t())),m=e=>{{let t=_(()=>o(c).allies?.face??null);Q(e,{get face(){return o(t)}})}};U(s,e=>{o(d)?e(u):e(m,-1)}),P(a);var h=J(a,2),g=D(h,!0),v=J(h,2),b=D(v,!0),x=J(v,2),S=e=>{var t=zr(),n=p(t);xe(n,{get value(){return r()}}),P(t),G(e,t)};U(x,e=>{r()>1&&e(S)}),H((e,t)=>{I(g,e),I(b,t)},[()=>yt(o(c),t(),o(l)),()=>f(t())]),G(e,i)},a=$(),c=_(()=>a.table),l=_(()=>a.words),u=_(()=>a.hand),d=_(()=>[...r.own&&o(c).allies?[[`ally`,o(c).allies.count]]:[],...st.flatMap(e=>r.seat.treasures[e]?[[e,r.seat.treasures[e]]]:[])]),f=e=>ft(e)?xt(o(c),e,o(l)):o(l).say(`board-does-ally`),m=(e,t)=>[o(l).say(`board-token`,{name:yt(o(c),e,o(l)),count:t}),f(e),r.own&&a.mine?St(o(c),o(u),e,o(l)):``].join(` `).trim();var g=Kr(),v=p(g),b=D(v,!0),x=J(v,2),S=e=>{var n=Wr();B(n,21,()=>o(d),([e,t])=>e,(e,n)=>{var c=_(()=>t(o(n),2));let l=()=>o(c)[0],d=()=>o(c)[1];var f=q(),h=y(f),g=e=>{let t=_(()=>o(u).isLit(l())),n=_(()=>o(u).isUsable(l()));var c=Hr();let f;var h=p(c),g=p(h);i(g,l,d),P(h);var v=J(h,2),y=D(v,!0),b=J(v,2),x=e=>{var t=Vr(),n=D(t,!0);H(e=>I(n,e),[()=>r.digits.get(l())]),G(e,t)},S=_(()=>r.digits.get(l())&&a.letters);U(b,e=>{o(S)&&e(x)}),P(c),H((e,r,i,a)=>{f=W(c,1,`token svelte-1l0b22q`,null,f,{lit:o(t),usable:o(n),picked:e}),F(c,`data-spot`,l()),F(c,`data-go`,o(t)||o(n)||void 0),F(c,`data-lit`,o(t)||void 0),F(c,`aria-pressed`,r),F(c,`aria-disabled`,i),I(y,a)},[()=>o(u).isPicked(l()),()=>o(u).isPicked(l()),()=>!o(t)&&!o(n)&&!o(u).isPicked(l()),()=>m(l(),d())]),O(`click`,c,()=>o(u).tap(l())),s(`focus`,c,()=>a.look(l())),s(`blur`,c,()=>a.look(null)),s(`pointerenter`,c,e=>e.pointerType===`mouse`&&a.look(l())),s(`pointerleave`,c,()=>a.look(null)),G(e,c)},v=e=>{var t=Ur(),n=p(t);i(n,l,d),P(t),G(e,t)};U(h,e=>{r.own?e(g):e(v,-1)}),G(e,f)}),P(n),L(n,()=>R),H(e=>F(n,`aria-label`,e),[()=>o(l).say(`zone-treasures`)]),G(e,n)},C=e=>{var t=Gr(),n=D(t,!0);H(e=>I(n,e),[()=>o(l).say(`board-no-treasures`)]),G(e,t)};U(x,e=>{o(d).length?e(S):e(C,-1)}),P(g),H((e,t)=>{F(g,`aria-label`,e),I(b,t)},[()=>o(l).say(`zone-treasures`),()=>o(l).say(`zone-treasures`)]),G(e,g),h()}K([`click`]);var Jr=z(`<!> <!> <!> <!> <!>`,1),Yr=z(`<div class="board svelte-xotpto"><div><div class="play svelte-xotpto"><!></div> <div class="side svelte-xotpto"><!> <!> <!></div></div> <!></div>`);function Xr(e,t){N(t,!0);let n=e=>{{let n=_(()=>O.choices.length>0);Cr(e,{get odds(){return t.odds},get numbered(){return o(n)}})}},r=_(()=>ct(t.view)),a=_(()=>Oe(t.offers)),u=_(()=>t.motion!==`off`),d=new c(e=>t.play(e)),f=new xn(()=>o(r),()=>o(a),({offer:e})=>t.play(e.id),e=>d.start(e,t.offers,t.situation.version)),m=M(void 0),g=M(null),v=M({}),b=M(null),w=_(()=>o(b)??o(r).adventurer),T=_(()=>o(r).seats[o(w)]),E=_(()=>o(r).phase===`heroes`&&!o(r).rolling),D={get table(){return o(r)},get words(){return t.words},get deeds(){return o(a)},get mine(){return t.offers.length>0},get moving(){return o(u)},get letters(){return i.letters},get rolled(){return o(v)},hand:f,look:e=>A(g,e,!0),play:({offer:e})=>t.play(e.id),announce:e=>t.announce(e),nameOf:e=>t.name_of(e)};Ot(D);let O=new zn({get hand(){return f},get words(){return t.words},get deeds(){return o(a)},get barIsEmpty(){return!t.may.roll&&t.offers.every(({verb:e})=>Le.includes(e))},get root(){return o(m)},play:D.play});x(()=>{f.refused&&t.announce(St(o(r),f,f.refused,t.words))});let k=M(void 0),j,ee=-1,te=!1;S(()=>{let e=o(r);se(()=>{te=j!==void 0&&j!==e&&t.view.played>ee&&!t.looking_back&&o(u),A(v,te&&j?sr(j,e):{})})}),x(()=>{let e=o(r);se(()=>{te&&j&&o(m)&&o(k)?.fly(cr(j,e),o(m)),t.view.played!==ee&&f.pick(null),j&&j.adventurer!==e.adventurer&&A(b,null),j=e,ee=t.view.played})}),x(()=>{let[e,n]=[t.offers,t.situation.version];se(()=>{d.answer(e,n),d.busy||C().then(()=>O.goOn())})});var ne=Yr();s(`keydown`,l,function(...e){O.press?.apply(this,e)},!0),s(`pointerdown`,l,()=>O.inUse=!1,!0);var re=p(ne);let ie;var F=p(re),I=p(F),L=e=>{rn(e,{})},R=e=>{Dn(e,{})},z=e=>{var i=Jr(),a=y(i);Rr(a,{});var s=J(a,2);{let e=_(()=>o(r).stake?n:void 0);Xt(s,{get digits(){return O.digits},get choice(){return o(e)}})}var c=J(s,2);{let e=_(()=>t.may.roll&&t.situation.holds.includes(o(r).rolling?.by??-1));or(c,{get looked(){return o(g)},get mayRoll(){return o(e)},get roll(){return t.roll}})}var l=J(c,2);gr(l,{get digits(){return O.digits}});var u=J(l,2),d=e=>{{let t=_(()=>o(w)===o(r).adventurer);qr(e,{get seat(){return o(T)},get own(){return o(t)},get digits(){return O.digits}})}};U(u,e=>{o(T)&&e(d)}),G(e,i)};U(I,e=>{o(r).phase===`done`?e(L):o(E)?e(R,1):e(z,-1)}),P(F);var B=J(F,2),ae=p(B),V=e=>{{let t=_(()=>o(w)===o(r).adventurer);In(e,{get hero(){return o(T).hero},get own(){return o(t)}})}};U(ae,e=>{o(T)?.hero&&e(V)});var oe=J(ae,2);Mr(oe,{get shown(){return o(w)},onshow:e=>A(b,e,!0)}),Un(J(oe,2),{}),P(B),P(re);var ce=J(re,2);me(sn(ce,{}),e=>A(k,e,!0),()=>o(k)),P(ne),me(ne,e=>A(m,e),()=>o(m)),H(()=>ie=W(re,1,`columns svelte-xotpto`,null,ie,{choosing:o(E)})),G(e,ne),h()}function Zr(e,t){let n=ct(e);return n.phase===`heroes`||n.phase===`done`?t.put(e.prompt):[Qr(n,t),$r(n,t),t.put(e.prompt)].join(` `)}function Qr(e,t){return t.say(`board-say-where`,{delve:e.delve,delves:e.delves,level:e.level,experience:e.seats[e.adventurer]?.experience??0})}function $r(e,t){let n=(e,n)=>e.flatMap(e=>n[e]?[t.say(`many-${e}`,{count:n[e]})]:[]).join(`, `),r=e.seats[e.adventurer]?.treasures??{},i=st.flatMap(n=>r[n]?[ei(yt(e,n,t),r[n])]:[]);return t.say(`board-say-here`,{dungeon:n(X,e.dungeon)||t.say(`board-say-nothing`),lair:e.lair,party:n(Y,e.party)||t.say(`board-say-nobody`),graveyard:e.graveyard,treasures:i.join(`, `)||t.say(`board-say-nothing`)})}var ei=(e,t)=>`${t} ${e}`,ti={en:Ce,fr:we};export{Xr as default,Le as drawn,zt as keys,Me as marks,Zr as speak,ti as words};