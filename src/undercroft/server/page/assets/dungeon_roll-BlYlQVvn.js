import{$n as e,An as t,B as n,Bn as r,Dn as i,En as a,F as o,G as s,Gn as c,Gt as l,H as u,I as d,In as f,J as p,Jn as m,Jt as h,K as g,L as _,Ln as v,Mn as y,N as b,Nn as x,On as S,Pn as C,Q as w,Qn as T,Qt as E,R as D,Rn as O,Sn as k,Tn as A,U as ee,V as j,Vt as te,W as ne,Wn as M,X as re,Xn as N,Y as ie,Yn as P,Z as F,at as ae,bn as I,er as oe,et as se,fn as L,ft as ce,hn as R,in as z,it as le,jt as B,kn as ue,mn as de,nt as fe,on as V,ot as H,pn as U,q as pe,qn as W,rn as me,rt as he,un as ge,vn as G,wn as _e,xn as K,yn as q,yt as ve,z as ye,zn as J}from"./base-Bxun9Xyh.js";import{t as be}from"./Die-BtZfBcLo.js";import{t as xe}from"./Token-Deek4IfK.js";import{t as Se}from"./Card-DvmZmEEw.js";var Ce=`# The board of Dungeon Roll in English. The game's own words (faces, treasures, moves) come from the server.

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
`,Te={beat:[`from`,`to`,`number`],open:[`from`,`number`,`to=chest`],quaff:[`from`,`number`,`to=potion`],bait:[`to`,`from=dragon_bait`],pay:[`to`,`from=hero`],read:[`from`],use:[`from`],fight:[`from`],target:[`to`],revive:[`to`],discard:[`to`],choose:[`to`,`number`],ultimate:[`from=hero`],recruit:[`number`,`from=hero`],specialty:[`from=hero`],take:[`number`]},Ee=e=>({offer:e,...De(e.verb,e.text)});function De(e,t){let n=t.split(` `).slice(1),r={verb:e,from:null,to:null,number:1};for(let[t,i]of(Te[e]??[]).entries()){let[e,a]=i.split(`=`);e===`number`?r.number=Number(n[t]):r[e]=a??n[t]}return r}var Oe=e=>e.map(Ee),ke=(e,t)=>e.find(e=>e.from===null&&e.to===t&&e.verb!==`choose`),Ae=(e,t)=>e.filter(e=>e.from===t&&!je.includes(e.verb)),je=[`ultimate`,`recruit`,`specialty`];function Me(e){let{verb:t,from:n,to:r}=De(e.split(` `)[0]??``,e);return(je.includes(t)?[]:[n,r]).flatMap(e=>e?[`[data-spot='${e}']`]:[])}var Ne=(e,t)=>e.filter(e=>e.from!==null&&e.to===t);function Pe(e,t=1/0){let n=[...e].sort((e,t)=>e.number-t.number);return n.findLast(({number:e})=>e<=t)??n[0]}var Fe=(e,t,n)=>e.filter(e=>e.from===t&&e.to===n),Ie=(e,t)=>e.find(e=>e.verb===t),Le=[`take`,`read`,`choose`,`reroll`,`keep`,`beat`,`target`,`open`,`quaff`,`revive`,`fight`,`flee`,`use`,`bait`,`discard`,`ultimate`,`recruit`,`pay`,`specialty`,`retire`,`seek`],Re=`<path fill="currentColor" d="M80 22q-25 0-42 16C6 71 28 145 87 204c40 40 92 45 125 57q-57 53-130 99l61 61q50-79 107-141c66 45 113 127 157 207l86-86c-82-44-165-89-209-155q61-58 138-107l-61-61q-45 73-97 131c-12-34-18-85-58-124-41-41-90-64-126-63m17 47c21 1 50 16 77 42 37 37 53 80 37 97-17 17-61 1-97-35-37-37-54-80-37-97q7-7 20-7"/>`,ze=`<path fill="currentColor" d="m256 24-16 48h32zM73 90v16h366V90zm48 34v355l135-105 135 105V124zm87 37h96l-32 80 80-32v96l-80-32 32 80h-96l32-80-80 32v-96l80 32zm48 236-23 18v73h46v-73z"/>`,Be=`<path fill="currentColor" d="M247 19v101h24V19zm-72 110v31h168v-31q-85 20-168 0M24 164l10 38 132 8h9v10c-3 38 5 78 25 112l8-146zm464 0-178 21 7 138c16-32 23-69 20-103v-10h9l132-8zm-261 15-11 204v44l45 67 43-65-13-250h-23v251h-19V179zM38 221l14 35 104-9v-19zm436 0-118 7v19l104 9q9-18 14-35m-316 45-98 8 18 32 84-19zm196 0-4 21 84 19 18-32zm-187 39-78 17q9 15 21 28l64-27zm178 0-8 18 65 27 21-28z"/>`,Ve=`<path fill="currentColor" d="M146 22c-19 0-40 14-46 39-37-37-91-9-79 41 11 51 99 65 114 90 0-32 66-82 54-135-6-24-24-36-43-35m91 132c-35 1-69 23-80 70-24 103 106 202 106 264 29-49 201-77 224-176 23-97-83-152-154-81-14-51-56-77-96-77"/>`,He=`<path fill="currentColor" d="m196 19 40 92q22 8 46 0l34-92zm-32 16 4 13c9 22 22 46 29 67q13 33-3 58c-14 19-38 39-60 62s-42 52-42 89c0 91 74 165 165 165s165-74 165-165c0-37-18-65-40-89s-47-44-62-63c-9-11-8-34-1-58 7-25 19-51 26-66l6-13h-21l-33 89c-5 22-5 44 8 60 18 22 43 41 63 63 21 23 36 46 36 77 0 80-66 146-147 146s-146-66-146-146c0-30 15-54 36-76s46-41 62-64 14-49 7-72l-25-57v-1l-8-19zm93 202q-46 1-75 12-13 5-21 11-5 5-5 9 1 23 21 42l-2-1q-17-7-26-17l-6-7q-12 17-13 41c0 70 57 127 127 127s127-57 127-127q-1-23-12-42l-7 8q-10 10-26 17h-2q20-17 21-41 0-4-6-9-6-6-20-11-30-11-75-12"/>`,Ue=`<path fill="currentColor" d="m121 28-29 8c20 152 34 286 92 419h44c-40-141-84-280-107-427m20 10 8 48 30 12q29 13 56 29c27 16 38 18 54 21q24 6 42-7 32-24 51-31 19-8 32-2 10 7 14 17l5-11q-11-20-33-23-24-5-66 25c-14 12-33 10-51 3q-26-11-54-32-27-19-55-36-18-10-33-13m12 68 16 69v-62zm252 18c-27 111-55 224-98 331h39c34-94 51-203 70-311l-4-11zm-206 4v161l18 63V138zm162 14-18 13v133h1l17-63zm-114 11v302h18V160zm66 14h-18v270l18-49zM164 473l-15 16h214l-15-16z"/>`,We=`<path fill="currentColor" d="M257 23c-66 0-120 54-120 120q1 28 13 52l1 4 1 1 45 84-89-47v214l61-32 78-163c-17-32-49-96-49-120 0-32 27-59 59-59s60 27 60 59c0 31-52 127-58 139l-62 129-2 5-40 83h210l-47-88 89 47V237l-62 32-96 167h42v19h-75l9-14 122-212 16-29 2-5q13-24 13-52c0-66-54-120-121-120m0 73c-22 0-39 18-39 40s17 39 39 39 40-17 40-39-17-40-40-40"/>`,Ge=`<path fill="currentColor" d="M268 331h-24l-12-41-64-20 1 39 42 47 16-14 12 142-109-122 20-58-11-126 23-9c19 71 73 96 73 96l21-29 21 29s54-25 73-96l23 9-11 126 20 58-109 122 12-142 16 14 42-47 1-39-64 20zm126 64-75 77 57-28 6 24 51-36zm-276 0 75 77-57-28-6 24-51-36zm267-117 101-59C506 31 432 19 361 59c0 0 114-28 66 109l-36 15zm-258 0L26 219C6 31 80 19 152 59c0 0-115-28-67 109l36 15zm129-152 68 42s-4 35-43 64l-25-51-25 51c-39-29-42-64-42-64z"/>`,Ke=`<path fill="currentColor" d="M440 98q-6 0-11 4l-5 5q-34 46-75 81c-9 15 11 44 25 44q52-20 107-26c43-4 18-68-26-46 30-22 7-61-15-62m-130 10q-9 0-17 4l-5 4v-1c-80 67-116 74-158 87q-10 3-16 16c-6 13-7 20-8 33-1 26 7 60 24 89s43 54 68 67q18 10 32 10c14 0 14-2 18-7 31-43 89-69 156-92l6-3q12-8 16-22c4-14 3-20 2-31l-6-30-18 6 6 26q1 14-2 24-2 9-8 11-4 3-13 1-10-2-22-11-24-17-47-56-22-39-25-69-1-15 2-24 2-8 7-11l6-2h2l6 1q9 2 21 10 12 9 26 25l13-14q-13-15-28-26-13-10-28-14l-7-1zm8 34c-17 3-15 37 5 75 20 39 51 68 68 65q9-2 11-13-3 4-7 4c-15 2-42-23-60-57s-19-64-4-66q6-1 12 3-13-11-24-11M102 325l-57 5c-49 2-26 71 30 52-49 30 4 87 27 46q16-26 34-47-12-15-22-32z"/>`,qe=`<path fill="currentColor" d="M136 28h-6c43 23 87 59 122 97 9 9 12 18 17 27q3 8 9 16l30-26-6-16q-1-11 3-20-49-38-102-62-35-16-64-16zm227 99-8 1 29 29 1-8q0-10-6-16-8-7-16-6m-23 12-22 19q16-4 29 7c13 11 10 19 7 29l19-22zm-15 36q-5 0-8 3-8 9 0 17c8 8 12 5 17 0q8-9 0-17-3-3-9-3m-27 0-10 8-5 46 46-5 8-10q-18 8-33-6-13-15-6-33m72 29-26 30 16 10q13 4 27 16c38 35 74 79 97 122q1-33-16-73-24-52-62-102-9 5-20 3-8-1-16-6m-103 7-29 27 36 36 27-29-39 5zm-42 39-12 11 38 38 11-12zm-25 24-90 84 44 44 85-90zM97 371l-22 20 46 46 20-22zm-29 39-5 17 22 22 17-5zm-18 30-19 9-3 14v13q0 6 2 6 0 2 6 2h13l14-3 9-19z"/>`,Je=`<path fill="currentColor" d="M256 23v18q12-1 15 3 6 1 8 36v167h18V80c1-17-3-39-13-49q-11-9-22-8zm192 0c-14 0-25 11-25 25q1 11 7 17l-1 3q-6 10-6 24 0 13 6 23 3 7 10 11v118l9-1 9 1V126q7-4 10-10 6-10 6-24t-6-24l-1-3q7-6 7-17c0-14-11-25-25-25m-68 1-48 24 32 16-27 14 22 22v115h18V92l-10-10 37-18-32-16 16-8zm-261 0v223h18V64zm64 31v50h16v161l18-9V105h16V55zM39 64v202l9 9 9-9v-97h23v-18H57v-14h23v-18H57v-14h23V87H57V64zm306 169v247c0 20 46 20 46 0V233zm103 28c-11 0-23 7-23 27v192c0 20 46 20 46 0V288c0-20-11-27-23-27m-343 4v215c0 20 46 20 46 0V265zm160 0v215c0 20 46 20 46 0V265zm-34 6-46 23v186c0 20 46 20 46 0zm-206 7v202c0 20 46 20 46 0V278l-23 23z"/>`,Ye=`<path fill="currentColor" d="M88 17 22 492h19l66-475zm316 0 66 475h19L423 17zm-56 0-133 1q-88 62-61 168-33-47-34-98L94 279l3-11-4 13-5 35c1 38 19 70 41 88q-27-10-49-28l-9 66c43 21 89 25 120 18-33 19-71 30-125 17l-2 15h218c73-14 117-55 129-89 3 31-3 60-38 89h73l-41-299c-15-35-51-59-75-60q17-5 32-5 18 0 35 10l-4-30c-21-19-47-31-69-36l20-1q23 0 45 7l-5-31c-52-2-96 13-121 32 14-23 45-47 85-62m-81 33c-69 38-72 83-37 123-7-70 81-110 119-59-40-21-77 7-76 47 23-24 99-13 80 37-11-34-57-31-64-14-14 35 65 14 98 66-18-11-47 0-39 15 33 53 85 113 14 147 23-39 10-66-22-82 25 67-5 164-104 133 63-11 78-62 57-83-23 60-122 97-181 38 58 23 99 8 120-26-36 21-95 7-114-43 29 29 67 38 92 20 13-9 8-25-9-29-25-6-62-13-77-37 22 6 44 11 66-3-34-22-82-51-51-100 1 35 17 56 53 48 10-2 17-15 9-23-61-59-48-161 66-175"/>`,Xe=`<path fill="currentColor" d="M448 23q-30 0-61 7 64 41 109 105V27q-21-4-43-4zm-71 23 3 71c43 45 70 100 91 161l25 3V171Q452 92 377 46m-32 92c-85 1-142 28-194 76 98 4 199 47 262 138q23-15 34-36 6-13 8-29c-19-53-43-105-80-148zm-195 94 38 61c59 17 106 55 154 96q30-12 56-27c-60-85-155-125-248-130m322 65q-7 38-37 63-38 28-81 45c7 28-3 55-17 79h1l-6 12h164V299zm-283 16c-65 30-122 81-149 149 0 7-10 21-11 29q76-40 163-41 65-2 128 26c12-21 22-44 15-69-44-38-90-76-146-94m3 155q-68 1-131 28h246l3-4q-59-25-118-24"/>`,Ze=`<path fill="currentColor" d="M103 18h-3l-8 1q-31 3-52 33c-24 38 2 98 57 98h1v1h61q-17 49-53 101l-6 11 35 36-56 9c-33 86-28 182 48 182h9q38 0 62-13l10-8h-32c-21 6-41-7-48-26-9-26 8-52 32-61l18-2v-1h178c0-44 16-90 49-126q37-41 52-95l-42-25 39-6-44-26 52-9c-5-39-28-68-77-68-44 8-163 11-236 4q-22-9-46-10m1 19q20 0 41 10l12 15H83l10 15c11 15 20 32 22 42q0 7-2 9-2 3-16 4c-41 0-57-45-41-69q16-23 39-26zm15 44h46q6 24-1 51h-32q2-7 1-15-2-19-14-36m101 317q10 10 13 25 6 25-1 43-8 17-23 26h238q21-1 32-14 11-14 10-33l-2-13-70-8 42-21q-12-5-31-5zm-43 0-3 1-8 1c-15 5-25 22-20 37q8 17 26 14l1-1h44q1-9-2-23c-4-16-20-29-38-29"/>`,Qe=`<path fill="currentColor" d="m330 29-9 12 38 26 8-11zm-88 5 24 46 1 1 15-41zm57 13-16 45 40 28 36-31-3-2zM60 49l11 45 29 3 3-30zm411 26q-9 8-20 12c5 47-14 84-45 110-26 23-61 38-95 48l-7 13c41 5 93-21 129-60q31-33 41-69 8-30-3-54m-351 9-3 33-33-3 227 271 20-17 15-13zm314 9-13 3q-23 4-43 0l-41 37q6 11 4 24-1 20-9 41l-10 25q42-15 73-40c26-23 42-51 39-90m-160 14-51 73 30 36 59-82zM174 249 35 445l37 27 132-187zm233 79L273 440l20 23 133-112zm-18 78-36 29 40 48 35-30z"/>`,$e={champion:fe,fighter:ie,cleric:Re,mage:s,thief:re,scroll:Ze},et={dragon:p,goblin:g,skeleton:_,ooze:u,chest:se,potion:j},tt={town_portal:Ye,dragon_bait:Ke,ring:ye,elixir:ne,scroll_token:Ze,sword:ae,talisman:We,sceptre:D,tools:Je,scales:Xe},nt={monster:g,loot:se,dragon:p,regroup:F},rt={spellsword:Be,mercenary:pe,knight:ee,half_goblin:Ge,minstrel:Ue,enchantress:Ve,occultist:n,crusader:ze,viking:Qe,alchemist:He,archaeologist:qe,tracker:w},it=e=>rt[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Y=[`champion`,`fighter`,`cleric`,`mage`,`thief`,`scroll`],at=[`goblin`,`skeleton`,`ooze`],ot=[`chest`,`potion`],X=[...at,...ot],st=[`town_portal`,`dragon_bait`,`ring`,`elixir`,`scroll_token`,`sword`,`talisman`,`sceptre`,`tools`,`scales`],ct=e=>e.table,lt=e=>{let t=new Set(e);return e=>t.has(e)},Z=lt(Y),ut=lt(X),dt=lt(at),ft=lt(st),pt=(e,t)=>Z(t)?e.party[t]:e.dungeon[t],mt=e=>Object.values(e).reduce((e,t)=>e+t,0);function Q(t,n){N(n,!0);let r=l(n,`fresh`,3,!1),i=l(n,`moving`,3,!1),a=W(()=>n.face?Z(n.face):n.kind===`party`),o=W(()=>S(a)?Y:[`dragon`,...X]),s=W(()=>S(a)?$e:et),c=W(()=>n.face?S(o).findIndex(e=>e===n.face)+1:null),u=W(()=>S(a)?`bone`:`umber`);var d=I(),f=O(d),p=t=>{be(t,{get value(){return S(c)},get tone(){return S(u)},get fresh(){return r()},get tumble(){return i()},children:(t,n=e)=>{{let e=W(()=>S(s)[S(o)[(n()??1)-1]??``]??``);B(t,{get of(){return S(e)},size:`68%`})}},$$slots:{default:!0}})},m=e=>{be(e,{value:null,get tone(){return S(u)}})};R(f,e=>{n.face?e(p):e(m,-1)}),q(t,d),P()}function ht(e,t,n){return{id:`board-why-${ut(t)?gt(e,t,n):Z(t)?_t(e,t):vt(e,t)}`,args:{face:{id:`face-${t}`,args:{}}}}}function gt(e,t,n){if(!e.dungeon[t])return`none`;if(e.stage===`choose`)return`party-only`;let r=n===`scroll`||n===`scroll_token`;return r&&dt(t)?`scroll-fights`:e.phase===`monster`&&!dt(t)?`monsters-first`:e.phase===`dragon`?`dragon-first`:r&&t===`chest`?`scroll-opens`:t===`potion`&&!e.graveyard?`nobody-to-raise`:`nobody`}function _t(e,t){return pt(e,t)?e.phase===`regroup`?`regroup`:e.phase===`dragon`?t===`scroll`?`scroll-dragon`:e.fighters.includes(t)?`same-type`:`too-few`:t===`scroll`?e.phase===`loot`?`scroll-loot`:`scroll-fights`:`idle`:`none`}function vt(e,t){return t===`scales`?`scales`:t===`ring`&&!e.lair?`lair-empty`:t===`elixir`&&!e.graveyard?`nobody-to-raise`:t===`hero`?`hero`:e.phase===`dragon`?`token-dragon`:`token`}function yt(e,t,n){return t===`ally`?n.say(`board-ally`,{face:{id:`face-${e.allies?.face??`thief`}`,args:{}}}):t===`hero`?e.seats[e.adventurer]?.hero?.name[n.language]??n.say(`board-hero`):ft(t)?bt(e,t,n):n.say(`face-${t}`)}function bt(e,t,n){let r=`treasure-${t}-published`;return n.say(e.rules===`published`&&n.has(r)?r:`treasure-${t}`)}function xt(e,t,n){let r=`treasure-${t}-does`;return n.say(e.rules===`published`&&n.has(`${r}-published`)?`${r}-published`:r)}function St(e,t,n,r){let i=t.deedFor(n);if(i)return`${r.offer(i.offer.said)}.`;if(t.isLit(n)||t.isUsable(n)||t.isPicked(n))return``;let a=t.picked&&`source`in t.picked?t.picked.source:null;return r.put(ht(e,n,a))}function Ct(e,t,n,r,i){let a={face:i.say(`face-${n}`),count:pt(e,n)},o=t.reach(n);return o?i.say(`board-pile-up`,{...a,up:t.up[n]?.length??0,most:o}):`${i.say(`board-pile`,a)} ${r?St(e,t,n,i):``}`.trim()}function wt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}function Tt(e,t){return new Intl.NumberFormat(t.language,{maximumFractionDigits:1,minimumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`)}function Et(e,t,n,r,i){let a=t.refused??n,o=t.refused||t.picked&&!t.immediate.length;return(r&&a&&o?St(e,t,a,i):``)||(n&&ft(n)&&!t.immediate.length?xt(e,n,i):r?Dt(e,t,i):``)}function Dt(e,t,n){let{picked:r}=t;return t.collecting?n.say(`board-take-up`,{what:e.purpose??`scroll`}):t.immediate.some(({verb:e})=>e===`use`)?``:r&&`source`in r&&ft(r.source)?xt(e,r.source,n):r&&`source`in r?n.say(`board-for-what`,{name:yt(e,r.source,n)}):r&&`target`in r?n.say(`board-by-whom`,{name:yt(e,r.target,n)}):e.stage?n.say(`board-stage-${e.stage}`,{left:e.left}):n.say(`board-how-${e.phase}`,{monsters:at.some(t=>e.dungeon[t])?`yes`:`no`})}var[$,Ot]=m(),kt=K(`<span class="token svelte-vdpm33"><!></span>`),At=K(`<span><!></span>`),jt=K(`<div class="dragon svelte-vdpm33"><span class="beast svelte-vdpm33"><!></span> <span class="hidden"> </span> <div class="places svelte-vdpm33" aria-hidden="true"></div> <p aria-hidden="true" class="svelte-vdpm33"> </p></div>`);function Mt(e,t){N(t,!0);let n=$(),i=W(()=>n.table),a=W(()=>n.words),o=W(()=>S(i).seats[S(i).adventurer]?.hero?.id??``),s=e=>Z(e)?e:e===`ally`?S(i).allies?.face??null:null,c=W(()=>S(a).say(`board-fighters`,{count:S(i).fighters.length,needed:S(i).fighters_needed,list:S(i).fighters.map(e=>yt(S(i),e,S(a))).join(`, `)}));var l=jt(),u=v(l),d=v(u);B(d,{get of(){return et.dragon},size:`100%`}),T(u);var f=r(u,2),p=J(f,!0),m=r(f,2);L(m,21,()=>({length:S(i).fighters_needed}),U,(e,t,n)=>{let r=W(()=>S(i).fighters[n]);var a=At();let c;var l=v(a),u=e=>{{let t=W(()=>s(S(r)));Q(e,{get face(){return S(t)}})}},d=W(()=>S(r)&&s(S(r))),f=e=>{var t=kt(),n=v(t);{let e=W(()=>ft(S(r))?tt[S(r)]:it(S(o)));B(n,{get of(){return S(e)},size:`70%`})}T(t),q(e,t)};R(l,e=>{S(d)?e(u):S(r)&&e(f,1)}),T(a),y(()=>c=z(a,1,`socket svelte-vdpm33`,null,c,{filled:S(r)})),q(e,a)}),T(m);var h=r(m,2),g=J(h,!0);T(l),y(e=>{G(p,S(c)),G(g,e)},[()=>S(a).say(`board-need`,{needed:S(i).fighters_needed})]),q(e,l),P()}var Nt=K(`<span><!></span>`),Pt=K(`<div data-place="lair"><div class="sockets svelte-1gow4jo" aria-hidden="true"></div> <p class="name svelte-1gow4jo"> <b> </b> <span class="soft"> </span> <span class="hidden"> </span></p></div>`);function Ft(e,t){N(t,!0);let n=$(),i=W(()=>n.table),a=W(()=>n.words),o=W(()=>S(i).lair>=S(i).lair_calls),s=W(()=>n.rolled.lair??0);var c=Pt();let l;var u=v(c);L(u,21,()=>({length:Math.max(S(i).lair,S(i).lair_calls)}),U,(e,t,r)=>{var a=Nt();let o;var c=v(a),l=e=>{{let t=W(()=>r>=S(i).lair-S(s));Q(e,{face:`dragon`,get fresh(){return S(t)},get moving(){return n.moving}})}},u=e=>{B(e,{get of(){return et.dragon},size:`55%`})};R(c,e=>{r<S(i).lair?e(l):e(u,-1)}),T(a),y(()=>o=z(a,1,`socket svelte-1gow4jo`,null,o,{filled:r<S(i).lair})),q(e,a)}),T(u);var d=r(u,2),f=v(d),p=r(f),m=J(p,!0),h=r(p,1,!0);h.nodeValue=` `;var g=r(h),_=J(g),b=r(g,2),x=J(b,!0);T(d),T(c),y((e,t,n)=>{l=z(c,1,`lair svelte-1gow4jo`,null,l,{awake:S(o)}),me(u,`--n: ${e??``}`),G(f,`${t??``} `),G(m,S(i).lair),G(_,`/ ${S(i).lair_calls??``}`),G(x,n)},[()=>Math.max(S(i).lair,S(i).lair_calls),()=>S(a).say(`zone-lair`),()=>S(a).say(`board-lair-of`,{count:S(i).lair,calls:S(i).lair_calls})]),q(e,c),P()}var It=(e,t)=>t.say(`board-key-${e}`);function Lt(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return Y.find(n=>It(n,t)===e.key.toUpperCase())}function Rt(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function zt(e){return[...Y.map(t=>({keys:[It(t,e)],does:e.say(`face-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var Bt=K(`<span><!></span>`),Vt=K(`<span class="ghost svelte-aam9fs"><!></span>`),Ht=K(`<span class="count svelte-aam9fs"><!></span>`),Ut=K(`<kbd aria-hidden="true" class="svelte-aam9fs"> </kbd>`),Wt=K(`<button><span class="dice svelte-aam9fs"><!> <!></span> <span class="name svelte-aam9fs" aria-hidden="true"> </span> <span class="hidden"> </span> <!></button>`);function Gt(e,t){N(t,!0);let n=$(),o=W(()=>pt(n.table,t.pile)),s=W(()=>n.hand.up[t.pile]??[]),c=W(()=>n.hand.isLit(t.pile)),l=W(()=>n.hand.isUsable(t.pile)),u=W(()=>n.hand.isPicked(t.pile)),d=W(()=>n.rolled[t.pile]??0),f=W(()=>S(c)&&!Z(t.pile)?n.hand.deedFor(t.pile)?.number??0:0),p=W(()=>t.digit?String(t.digit):Z(t.pile)?It(t.pile,n.words):``),m=W(()=>Z(t.pile)?$e[t.pile]:et[t.pile]);function h(e){let t=Math.ceil(S(o)/2),n=e===S(o)-1&&S(o)%2==1;return`--x1: ${e-(S(o)-1)/2}; --x2: ${n?0:e%2-.5}; --y2: ${Math.floor(e/2)-(t-1)/2}`}function g(e){let r=e.target.closest(`[data-die]`);n.hand.tap(t.pile,r?Number(r.dataset.die):null)}var _=Wt();let b;var x=v(_),C=v(x);L(C,17,()=>({length:S(o)}),U,(e,r,i)=>{var a=Bt();let c;E(a,`data-die`,i);var l=v(a);{let e=W(()=>i>=S(o)-S(d));Q(l,{get face(){return t.pile},get fresh(){return S(e)},get moving(){return n.moving}})}T(a),y((e,t)=>{c=z(a,1,`die svelte-aam9fs`,null,c,{up:e,hit:i<S(f)}),me(a,t)},[()=>S(s).includes(i),()=>h(i)]),q(e,a)},e=>{var t=Vt(),n=v(t);B(n,{get of(){return S(m)},size:`100%`}),T(t),q(e,t)});var w=r(C,2),D=e=>{var t=Ht(),n=v(t);xe(n,{get value(){return S(o)}}),T(t),q(e,t)};R(w,e=>{S(o)&&e(D)}),T(x);var O=r(x,2),k=J(O,!0),A=r(O,2),ee=J(A,!0),j=r(A,2),te=e=>{var t=Ut(),n=J(t,!0);y(()=>G(n,S(p))),q(e,t)};R(j,e=>{S(p)&&n.letters&&(t.digit||S(o)||S(c))&&e(te)}),T(_),y((e,r,i,a)=>{b=z(_,1,`pile svelte-aam9fs`,null,b,{lit:S(c),usable:S(l),picked:S(u),none:!S(o)&&!S(c)}),E(_,`data-place`,t.pile),E(_,`data-spot`,t.pile),E(_,`data-go`,S(c)||S(l)||void 0),E(_,`data-lit`,S(c)||void 0),E(_,`aria-pressed`,S(u)||n.hand.collecting&&S(s).length>0),E(_,`aria-disabled`,!S(c)&&!S(l)&&!S(u)),me(x,`--n: ${S(o)??``}; --columns: ${e??``}; --rows: ${r??``}`),G(k,i),G(ee,a)},[()=>Math.min(2,S(o)),()=>Math.ceil(S(o)/2),()=>n.words.say(`face-${t.pile}`),()=>Ct(n.table,n.hand,t.pile,n.mine,n.words)]),a(`click`,_,g),i(`focus`,_,()=>n.look(t.pile)),i(`blur`,_,()=>n.look(null)),i(`pointerenter`,_,e=>e.pointerType===`mouse`&&n.look(t.pile)),i(`pointerleave`,_,()=>n.look(null)),q(e,_),P()}A([`click`]);var Kt=K(`<div class="choice svelte-i9aiv2"><!></div> <div class="rest svelte-i9aiv2" aria-hidden="true"><!></div>`,1),qt=K(`<div class="three svelte-i9aiv2"><!></div>`),Jt=K(`<div class="piles svelte-i9aiv2" role="toolbar"><!> <!></div>`),Yt=K(`<section class="dungeon svelte-i9aiv2"><!> <div class="lair svelte-i9aiv2"><!></div></section>`);function Xt(e,t){N(t,!0);let n=$();var i=Yt(),a=v(i),o=e=>{var n=Kt(),i=O(n),a=v(i);ge(a,()=>t.choice),T(i);var o=r(i,2),s=v(o);{let e=W(()=>nt.regroup??``);B(s,{get of(){return S(e)},size:`44px`})}T(o),q(e,n)},s=e=>{var i=Jt(),a=v(i),o=e=>{var t=qt();Mt(v(t),{}),T(t),q(e,t)},s=e=>{var n=I(),r=O(n);L(r,16,()=>at,e=>e,(e,n)=>{{let r=W(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return S(r)}})}}),q(e,n)};R(a,e=>{n.table.phase===`dragon`?e(o):e(s,-1)});var c=r(a,2);L(c,16,()=>ot,e=>e,(e,n)=>{{let r=W(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return S(r)}})}}),T(i),V(i,()=>H),y(e=>E(i,`aria-label`,e),[()=>n.words.say(`board-level-dice`)]),q(e,i)};R(a,e=>{t.choice?e(o):e(s,-1)});var c=r(a,2);Ft(v(c),{}),T(c),T(i),y(e=>E(i,`aria-label`,e),[()=>n.words.say(`board-dungeon`,{level:n.table.level})]),q(e,i),P()}var Zt=`<path fill="currentColor" d="M41 28v46h430V28zm32 64v112l62 21V92zm80 0v139l79 26q-16 13-17 34c0 21 16 38 37 40l-23 44-58 9 42 42-10 58 53-26 53 26-10-58 42-42-58-9-22-44c20-2 36-19 36-40q-1-21-17-34l79-26V92h-94v159l-9-1-9 1V92zm224 0v133l62-21V92zM256 268q21 2 23 23c2 21-10 23-23 23s-23-11-23-23 10-23 23-23"/>`,Qt=K(`<li><!> <span class="name svelte-u681m5"> </span> <span class="sum svelte-u681m5"> </span> <b class="svelte-u681m5"> </b></li>`),$t=K(`<li class="svelte-u681m5"><!> </li>`),en=K(`<li><!> <b class="svelte-u681m5"> </b> <span class="how"> </span></li>`),tn=K(`<ol class="ranks svelte-u681m5"></ol> <ul class="deeds svelte-u681m5"></ul>`,1),nn=K(`<section><ul class="sums svelte-u681m5"></ul> <!></section>`);function rn(e,t){N(t,!0);let n=[`fodder`,`village`,`explorer`,`champion`,`ages`],i=[`dragon_slayer`,`dragon_master`,`never_tell_odds`,`here_dragon`,`piece_of_cake`,`elite`,`bottomless_bag`,`dungeon_master`,`natural_20`,`critical_hit`],a=$(),o=W(()=>a.table),s=W(()=>a.words),c=W(()=>S(o).result),l=W(()=>S(o).seats.length===1);var u=nn();let d;var f=v(u);L(f,21,()=>S(o).seats,U,(e,t,n)=>{var i=Qt();let o;var u=v(i),d=e=>{B(e,{get of(){return he},size:`28px`})},f=W(()=>!S(l)&&S(c)?.winners.includes(n));R(u,e=>{S(f)&&e(d)});var p=r(u,2),m=J(p,!0),h=r(p,2),g=J(h,!0),_=r(h,2),b=J(_,!0);T(i),y((e,n,r)=>{o=z(i,1,`svelte-u681m5`,null,o,{best:e}),G(m,n),G(g,r),G(b,S(t).experience+S(t).worth)},[()=>!S(l)&&S(c)?.winners.includes(n),()=>S(l)?S(s).say(`board-you`):a.nameOf(n),()=>S(s).say(`board-sum`,{experience:S(t).experience,worth:S(t).worth})]),q(e,i)}),T(f);var p=r(f,2),m=e=>{var t=tn(),a=O(t);L(a,20,()=>n,e=>e,(e,t)=>{var n=$t(),i=v(n),a=e=>{B(e,{get of(){return he},size:`24px`})};R(i,e=>{t===S(c).rank&&e(a)});var o=r(i,1,!0);T(n),y(e=>{E(n,`aria-current`,t===S(c).rank?`true`:void 0),G(o,e)},[()=>S(s).say(`rank-${t}`)]),q(e,n)}),T(a);var o=r(a,2);L(o,20,()=>i,e=>e,(e,t)=>{let n=W(()=>S(c).achievements.includes(t));var i=en();let a;var o=v(i);{let e=W(()=>S(s).say(S(n)?`board-achieved`:`board-not-achieved`));B(o,{get of(){return Zt},size:`24px`,get label(){return S(e)}})}var l=r(o,2),u=J(l,!0),d=r(l,2),f=J(d,!0);T(i),y((e,t)=>{a=z(i,1,`svelte-u681m5`,null,a,{done:S(n)}),G(u,e),G(f,t)},[()=>S(s).say(`achievement-${t}`),()=>S(s).say(`achievement-${t}-how`)]),q(e,i)}),T(o),y((e,t)=>{E(a,`aria-label`,e),E(o,`aria-label`,t)},[()=>S(s).say(`board-ranks`),()=>S(s).say(`zone-achievements`)]),q(e,t)};R(p,e=>{S(c)?.rank&&e(m)}),T(u),y(e=>{d=z(u,1,`svelte-u681m5`,null,d,{alone:S(l)}),E(f,`aria-label`,e)},[()=>S(s).say(`board-sums`)]),q(e,u),P()}var an=K(`<span class="svelte-1tawo6z"><!></span>`),on=K(`<div class="air svelte-1tawo6z" aria-hidden="true"><!></div>`);function sn(e,t){N(t,!0);let n=c([]),r;function i(e,t){let i=r.getBoundingClientRect(),a=e=>{let n=t.querySelector(`[data-place='${e}']`)?.getBoundingClientRect();return n&&{x:n.x+n.width/2-i.x,y:n.y+n.height/2-i.y}};M(n,e.flatMap(({face:e,from:t,to:n},r)=>{let[i,o]=[a(t),a(n)];return!i||!o?[]:[{face:e,style:`--fx: ${i.x}px; --fy: ${i.y}px; --tx: ${o.x}px; --ty: ${o.y}px; --late: ${r}`}]}))}var a={fly:i},o=on(),s=v(o);return de(s,()=>S(n),e=>{var t=I(),r=O(t);L(r,17,()=>S(n),U,(e,t)=>{let n=()=>S(t).face,r=()=>S(t).style;var i=an();Q(v(i),{get face(){return n()}}),T(i),y(()=>me(i,r())),q(e,i)}),q(e,t)}),T(o),h(o,e=>r=e,()=>r),q(e,o),P(a)}var cn=[...Y,...X];function ln(e,t,n,r){return n&&`reading`in n?pt(e,r)-+(n.reading===r):e.stage===`choose`?Math.max(0,...t.filter(({verb:e,to:t})=>e===`choose`&&t===r).map(({number:e})=>e)):0}function un(e,t,n,r){let i=e[t]??[];return r!==null&&i.includes(r)?{...e,[t]:i.filter(e=>e!==r)}:i.length>=n?{...e,[t]:[]}:{...e,[t]:[...i,r??dn(i)]}}var dn=(e,t=0)=>e.includes(t)?dn(e,t+1):t,fn=e=>cn.reduce((t,n)=>t+(e[n]?.length??0),0);function pn(e,t){let n=e&&`reading`in e?[`read ${e.reading}`]:[],r=cn.flatMap(e=>t[e]?.length?[`choose ${e} ${t[e].length}`]:[]);return[...n,...r,`reroll`]}function mn(e,t,n,r){if(t&&gn(t)===n)return{pick:null};let i=ke(e,n)??Pe(hn(e,t,n),r);return i?{play:i}:_n(e,n)}function hn(e,t,n){return t&&`source`in t?Fe(e,t.source,n):t&&`target`in t?Fe(e,n,t.target):[]}function gn(e){return`source`in e?e.source:`target`in e?e.target:e.reading}function _n(e,t){let n=Ae(e,t),r=e=>n.length>0&&n.every(t=>t.verb===e);return r(`fight`)&&n[0]?{play:n[0]}:r(`read`)?{pick:{reading:t}}:n.length?{pick:{source:t}}:Ne(e,t).length?{pick:{target:t}}:`refused`}function vn(e,t){return!t||!(`source`in t)?[]:Ae(e,t.source).filter(({to:e})=>e===null)}function yn(e,t){if(!t||`reading`in t)return 1;let n=`source`in t?Ae(e,t.source):Ne(e,t.target);return Math.max(1,...n.filter(({to:e})=>e!==null).map(({number:e})=>e))}var bn=e=>Z(e)||ut(e),xn=class{table;deeds;play;roll;#e=c(null);get picked(){return S(this.#e)}set picked(e){M(this.#e,e)}#t=c({});get up(){return S(this.#t)}set up(e){M(this.#t,e)}#n=c();get most(){return S(this.#n)}set most(e){M(this.#n,e,!0)}#r=c();get refused(){return S(this.#r)}set refused(e){M(this.#r,e,!0)}constructor(e,t,n,r){this.table=e,this.deeds=t,this.play=n,this.roll=r}#i=W(()=>this.picked!==null&&`reading`in this.picked||this.deeds().some(({verb:e})=>e===`choose`));get collecting(){return S(this.#i)}set collecting(e){M(this.#i,e)}#a=W(()=>fn(this.up));get count(){return S(this.#a)}set count(e){M(this.#a,e)}#o=W(()=>yn(this.deeds(),this.picked));get range(){return S(this.#o)}set range(e){M(this.#o,e)}#s=W(()=>vn(this.deeds(),this.picked));get immediate(){return S(this.#s)}set immediate(e){M(this.#s,e)}reach(e){return this.collecting?ln(this.table(),this.deeds(),this.picked,e):0}deedFor(e){if(!this.collecting)return ke(this.deeds(),e)??Pe(hn(this.deeds(),this.picked,e),this.most)}isLit(e){return this.collecting?bn(e)&&this.reach(e)>0:this.deedFor(e)!==void 0}isUsable(e){return this.picked||this.collecting?!1:Ae(this.deeds(),e).length+Ne(this.deeds(),e).length>0}isPicked(e){return this.picked!==null&&gn(this.picked)===e}tap(e,t=null){if(this.refused=void 0,this.collecting&&bn(e))return this.takeUp(e,t);let n=mn(this.deeds(),this.picked,e,this.most);n===`refused`?this.refused=e:`pick`in n?this.pick(n.pick):this.play(n.play)}pick(e){this.picked=e,this.most=void 0,this.up={},this.refused=void 0}act(e){e.verb===`read`&&e.from?this.pick({reading:e.from}):this.play(e)}reroll(){this.count&&this.roll(pn(this.picked,this.up))}limit(e){let t=(this.most??this.range)+e;this.most=t>=this.range?void 0:Math.max(1,t)}takeUp(e,t){let n=this.reach(e);n?this.up=un(this.up,e,n,t):this.isPicked(e)?this.pick(null):this.refused=e}},Sn=K(`<p class="svelte-1rokmv5"> </p> <p class="svelte-1rokmv5"><b> </b> </p>`,1),Cn=K(`<button class="button svelte-1rokmv5"> </button>`),wn=K(`<p class="then svelte-1rokmv5"> </p> <!> <!>`,1),Tn=K(`<div class="novice svelte-1rokmv5"><span class="portrait svelte-1rokmv5"><!></span> <div><!></div></div>`),En=K(`<div class="heroes svelte-1rokmv5" role="group"></div>`);function Dn(t,n){N(n,!0);let i=(t,n=e)=>{var i=Sn(),a=O(i),o=J(a,!0),s=r(a,2),c=v(s),u=J(c,!0),d=r(c);T(s),y(()=>{G(o,n().specialty[S(l)]),G(u,n().ultimate.name[S(l)]),G(d,` · ${n().ultimate.text[S(l)]??``}`)}),q(t,i)},o=$(),s=W(()=>o.table),c=W(()=>o.words),l=W(()=>S(c).language),u=e=>o.deeds.find(t=>t.verb===`take`&&t.number===e);var d=En();L(d,21,()=>S(s).heroes,e=>e.number,(e,t)=>{let n=W(()=>u(S(t).number));Se(e,{get title(){return S(t).novice.name[S(l)]},size:`small`,foot:e=>{var s=wn(),u=O(s),d=J(u,!0),f=r(u,2);i(f,()=>S(t).master);var p=r(f,2),m=e=>{var r=Cn(),i=J(r,!0);y(e=>{E(r,`data-move`,S(n).offer.text),G(i,e)},[()=>S(c).say(`board-choose`,{name:S(t).novice.name[S(l)]})]),a(`click`,r,()=>o.play(S(n))),q(e,r)};R(p,e=>{S(n)&&e(m)}),y(e=>G(d,e),[()=>S(c).say(`board-then`,{name:S(t).master.name[S(l)],experience:S(t).level_up})]),q(e,s)},children:(e,n)=>{var a=Tn(),o=v(a),s=v(o);{let e=W(()=>it(S(t).id));B(s,{get of(){return S(e)},size:`100%`})}T(o);var c=r(o,2),l=v(c);i(l,()=>S(t).novice),T(c),T(a),q(e,a)},$$slots:{foot:!0,default:!0}})}),T(d),V(d,()=>H),y(e=>E(d,`aria-label`,e),[()=>S(c).say(`board-heroes`)]),q(t,d),P()}A([`click`]);var On=K(`<span class="title svelte-179dlcy"><b> </b> <span class="state svelte-179dlcy"> </span></span> <span class="text"> </span>`,1),kn=K(`<span class="side svelte-179dlcy"> </span>`),An=K(`<p class="foot svelte-179dlcy"> </p>`),jn=K(`<button class="ultimate svelte-179dlcy" data-spot="hero"><!></button>`),Mn=K(`<div><!></div>`),Nn=K(`<button class="button svelte-179dlcy"> </button>`),Pn=K(`<div class="deeds svelte-179dlcy"></div>`),Fn=K(`<div class="hero svelte-179dlcy"><span class="portrait svelte-179dlcy"><!></span> <div><h3 class="svelte-179dlcy"> </h3> <p class="svelte-179dlcy"> </p></div></div> <!> <!>`,1);function In(e,t){N(t,!0);let n=e=>{var n=On(),i=O(n),a=v(i),s=J(a,!0),l=r(a,2),u=J(l,!0);T(i);var d=r(i,2),f=J(d,!0);y(e=>{G(s,t.hero.ultimate.name[S(c)]),G(u,e),G(f,t.hero.ultimate.text[S(c)])},[()=>S(o).say(t.hero.ready?`board-ready`:`board-used`)]),q(e,n)},i=$(),o=W(()=>i.words),s=W(()=>i.hand),c=W(()=>S(o).language),l=W(()=>t.own?i.deeds.filter(({verb:e})=>[`ultimate`,`recruit`].includes(e)):[]),u=W(()=>S(l).length>1?S(l):[]),d=W(()=>t.own?Ie(i.deeds,`specialty`):void 0),f=W(()=>t.own&&Ae(i.deeds,`hero`).length>0),p=W(()=>{let[e]=S(l);return S(f)?()=>S(s).tap(`hero`):e&&!S(u).length?()=>i.play(e):void 0});Se(e,{get title(){return t.hero.name[S(c)]},size:`small`,aside:e=>{var n=kn(),r=J(n,!0);y(e=>G(r,e),[()=>S(o).say(`side-${t.hero.side}`)]),q(e,n)},foot:e=>{var n=An(),r=J(n,!0);y(e=>G(r,e),[()=>S(o).say(`board-other-${t.hero.side}`,{name:t.hero.other.name[S(c)],experience:t.hero.level_up})]),q(e,n)},children:(e,f)=>{var m=Fn(),h=O(m),g=v(h),_=v(g);{let e=W(()=>it(t.hero.id));B(_,{get of(){return S(e)},size:`100%`})}T(g);var b=r(g,2),x=v(b),C=J(x,!0),w=r(x,2),D=J(w,!0);T(b),T(h);var k=r(h,2),A=e=>{var t=jn(),r=v(t);n(r),T(t),y(e=>{E(t,`data-move`,S(l)[0]?.offer.text),E(t,`aria-pressed`,e)},[()=>S(s).isPicked(`hero`)]),a(`click`,t,function(...e){S(p)?.apply(this,e)}),q(e,t)},ee=e=>{var r=Mn();let i;var a=v(r);n(a),T(r),y(()=>i=z(r,1,`ultimate svelte-179dlcy`,null,i,{used:!t.hero.ready})),q(e,r)};R(k,e=>{S(p)?e(A):e(ee,-1)});var j=r(k,2),te=e=>{var t=Pn();L(t,21,()=>[...S(u),...S(d)?[S(d)]:[]],e=>e.offer.id,(e,t)=>{var n=Nn(),r=J(n,!0);y(e=>{E(n,`data-move`,S(t).offer.text),G(r,e)},[()=>S(o).offer(S(t).offer.said)]),a(`click`,n,()=>i.play(S(t))),q(e,n)}),T(t),V(t,()=>H),q(e,t)};R(j,e=>{(S(u).length||S(d))&&e(te)}),y(e=>{G(C,e),G(D,t.hero.specialty[S(c)])},[()=>S(o).say(`card-specialty`)]),q(e,m)},$$slots:{aside:!0,foot:!0,default:!0}}),P()}A([`click`]);var Ln=[...X,...Y,...st,`ally`,`hero`],Rn=[`retire`,`seek`],zn=class{around;inUse=!1;constructor(e){this.around=e}#e=W(()=>{let{hand:e,barIsEmpty:t}=this.around;if(e.collecting)return X.filter(t=>e.isLit(t));let n=Ln.filter(t=>e.isLit(t));return e.picked||n.length&&t?n:t?X.filter(t=>e.isUsable(t)):[]});get numbered(){return S(this.#e)}set numbered(e){M(this.#e,e)}#t=W(()=>new Map(this.numbered.map((e,t)=>[e,t+1])));get digits(){return S(this.#t)}set digits(e){M(this.#t,e)}#n=W(()=>{let{hand:e,deeds:t,barIsEmpty:n}=this.around;return n&&!e.picked?t.filter(({verb:e})=>Rn.includes(e)):[]});get choices(){return S(this.#n)}set choices(e){M(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||o(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(e.key===`Enter`)return this.roll(e);if(!te.letters)return!1;let t=Rt(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;if(!e.picked)return!1;let t=gn(e.picked);return e.pick(null),this.focusOn(`[data-spot='${t}']`),!0}roll({target:e}){let{hand:t}=this.around,n=e===document.body||e.closest(`[data-spot]`)!==null;return!t.collecting||!t.count||!n?!1:(t.reroll(),!0)}choose(e){let[t,n]=[this.numbered[e],this.choices[e]];return n?this.around.play(n):t&&this.tap(t),n!==void 0||t!==void 0}letter(e){let{deeds:t,words:n}=this.around,r=Lt(e,n);return!r||!t.length?!1:(this.tap(r),!0)}tap(e){let{hand:t}=this.around;t.tap(e),this.focusOn(t.picked&&!t.collecting?`[data-lit]`:`[data-spot='${e}']`)}focusOn(e){ue().then(()=>this.around.root?.querySelector(e)?.focus())}},Bn=K(`<kbd class="svelte-t47dgc"> </kbd>`),Vn=K(`<dt></dt> <dd class="svelte-t47dgc"> </dd>`,1),Hn=K(`<details class="svelte-t47dgc"><summary class="svelte-t47dgc"> </summary> <dl class="svelte-t47dgc"></dl></details>`);function Un(e,t){N(t,!0);let n=$(),i=W(()=>n.words);var a=I(),o=O(a),s=e=>{var t=Hn(),n=v(t),a=J(n,!0),o=r(n,2);L(o,21,()=>zt(S(i)),({keys:e,does:t})=>t,(e,t)=>{let n=()=>S(t).keys,i=()=>S(t).does;var a=Vn(),o=O(a);L(o,20,n,e=>e,(e,t)=>{var n=Bn(),r=J(n,!0);y(()=>G(r,t)),q(e,n)}),T(o);var s=r(o,2),c=J(s,!0);y(()=>G(c,i())),q(e,a)}),T(o),T(t),y(e=>G(a,e),[()=>S(i).say(`board-keys`)]),q(e,t)};R(o,e=>{n.letters&&e(s)}),q(e,a),P()}var Wn=K(`<span class="dice svelte-k30xox" aria-hidden="true"></span>`),Gn=K(`<button data-go="" data-roll="" class="svelte-k30xox"><!> </button>`),Kn=K(`<p class="svelte-k30xox"> </p> <!>`,1);function qn(e,t){N(t,!0);let n=e=>{var t=I(),n=O(t),r=e=>{var t=Wn();L(t,21,()=>({length:S(s)}),U,(e,t)=>{Q(e,{face:null,get kind(){return S(o)}})}),T(t),q(e,t)};R(n,e=>{(S(o)===`party`||S(o)===`dungeon`)&&e(r)}),q(e,t)},i=$(),o=W(()=>t.rolling.what),s=W(()=>t.rolling.count),c=W(()=>t.rolling.by);var l=I(),u=O(l),d=e=>{var c=Gn(),l=v(c);n(l);var u=r(l,1,!0);T(c),y(e=>G(u,e),[()=>i.words.say(`board-roll-${S(o)}`,{count:S(s)})]),a(`click`,c,function(...e){t.roll?.apply(this,e)}),q(e,c)},f=e=>{var t=Kn(),a=O(t),l=J(a,!0),u=r(a,2);n(u),y(e=>G(l,e),[()=>i.words.say(`board-rolls`,{what:S(o),count:S(s),name:i.nameOf(S(c))})]),q(e,t)};R(u,e=>{t.mayRoll?e(d):e(f,-1)}),q(e,l),P()}A([`click`]);var Jn=K(`<span class="stepper svelte-88czdd" role="group"><button class="button square" data-fewer="">−</button> <span class="most svelte-88czdd"> </span> <button class="button square">+</button></span>`);function Yn(e,t){N(t,!0);let n=$(),i=W(()=>n.hand),o=W(()=>n.words),s=W(()=>S(i).most?S(o).say(`board-up-to`,{count:S(i).most}):S(o).say(`board-all`));function c(e){S(i).limit(e),n.announce(S(s))}var l=Jn(),u=v(l),d=r(u,2),f=J(d,!0),p=r(d,2);T(l),y((e,t,n)=>{E(l,`aria-label`,e),E(u,`aria-label`,t),E(u,`aria-disabled`,S(i).most===1),G(f,S(s)),E(p,`aria-label`,n),E(p,`aria-disabled`,!S(i).most)},[()=>S(o).say(`board-most`),()=>S(o).say(`board-fewer`),()=>S(o).say(`board-more`)]),a(`click`,u,()=>c(-1)),a(`click`,p,()=>c(1)),q(e,l),P()}A([`click`]);var Xn=K(`<p class="svelte-cq1p5e"> </p>`),Zn=K(`<button class="button svelte-cq1p5e" data-move="keep"> </button>`),Qn=K(`<button class="button go svelte-cq1p5e" data-reroll=""> </button> <!>`,1),$n=K(`<button class="button go svelte-cq1p5e" data-lit=""> </button>`),er=K(`<button class="button go svelte-cq1p5e" data-move="flee"> </button>`),tr=K(`<button class="button quiet svelte-cq1p5e" data-flee=""> </button>`),nr=K(`<!> <!>`,1),rr=K(`<button class="button quiet square svelte-cq1p5e"><span aria-hidden="true">×</span></button>`),ir=K(`<!> <div class="deeds svelte-cq1p5e"><!> <!> <!> <!> <!></div>`,1),ar=K(`<div class="line svelte-cq1p5e" data-place="hand"><!></div>`);function or(e,t){N(t,!0);let n=$(),i=W(()=>n.table),o=W(()=>n.words),s=W(()=>n.hand),l=W(()=>S(i).rolling),u=W(()=>Ie(n.deeds,`keep`)),d=W(()=>Ie(n.deeds,`flee`)),f=c(!1);x(()=>{(S(s).picked||!S(d))&&M(f,!1)});let p=W(()=>S(f)?``:Et(S(i),S(s),t.looked,n.mine,S(o)));var m=ar(),h=v(m),g=e=>{qn(e,{get rolling(){return S(l)},get mayRoll(){return t.mayRoll},get roll(){return t.roll}})},_=e=>{var t=ir(),i=O(t),c=e=>{var t=Xn(),n=J(t,!0);y(()=>G(n,S(p))),q(e,t)};R(i,e=>{S(p)&&e(c)});var l=r(i,2),m=v(l),h=e=>{var t=Qn(),i=O(t),c=J(i,!0),l=r(i,2),d=e=>{var t=Zn(),r=J(t,!0);y(e=>G(r,e),[()=>S(o).offer(S(u).offer.said)]),a(`click`,t,()=>n.play(S(u))),q(e,t)};R(l,e=>{S(u)&&e(d)}),y(e=>{E(i,`aria-disabled`,!S(s).count),G(c,e)},[()=>S(o).say(`board-reroll`,{count:S(s).count})]),a(`click`,i,()=>S(s).reroll()),q(e,t)};R(m,e=>{S(s).collecting&&e(h)});var g=r(m,2),_=e=>{Yn(e,{})};R(g,e=>{S(s).range>1&&e(_)});var b=r(g,2);L(b,17,()=>S(s).immediate,e=>e.offer.id,(e,t)=>{var n=$n(),r=J(n,!0);y(e=>{E(n,`data-move`,S(t).offer.text),G(r,e)},[()=>S(o).offer(S(t).offer.said)]),a(`click`,n,()=>S(s).act(S(t))),q(e,n)});var x=r(b,2),C=e=>{var t=nr(),i=O(t),s=e=>{var t=er(),r=J(t,!0);y(e=>G(r,e),[()=>S(o).offer(S(d).offer.said)]),a(`click`,t,()=>n.play(S(d))),q(e,t)};R(i,e=>{(S(f)||n.deeds.length===1)&&e(s)});var c=r(i,2),l=e=>{var t=tr(),n=J(t,!0);y(e=>{E(t,`aria-expanded`,S(f)),G(n,e)},[()=>S(o).say(S(f)?`board-stay`:`board-flee`)]),a(`click`,t,()=>M(f,!S(f))),q(e,t)};R(c,e=>{n.deeds.length>1&&e(l)}),q(e,t)};R(x,e=>{S(d)&&!S(s).picked&&!S(s).collecting&&e(C)});var w=r(x,2),D=e=>{var t=rr();y((e,n)=>{E(t,`aria-label`,e),E(t,`title`,n)},[()=>S(o).say(`board-drop`),()=>S(o).say(`board-drop`)]),a(`click`,t,()=>S(s).pick(null)),q(e,t)};R(w,e=>{S(s).picked&&e(D)}),T(l),V(l,()=>H),q(e,t)};R(h,e=>{S(l)?e(g):e(_,-1)}),T(m),q(e,m),P()}A([`click`]);function sr(e,t){if(!e.rolling||e.adventurer!==t.adventurer)return{};let n=(n,r)=>n.map(n=>[n,r(t,n)-r(e,n)]).filter(([,e])=>e>0);return Object.fromEntries([...n(Y,(e,t)=>e.party[t]),...n(X,(e,t)=>e.dungeon[t]),...t.lair>e.lair?[[`lair`,t.lair-e.lair]]:[]])}function cr(e,t){return e.delve!==t.delve||e.adventurer!==t.adventurer||e.rolling?[]:[...lr(e,t),...ur(e,t)]}function lr(e,t){let n=dr(Y,e.party,t.party),r=dr(Y,t.party,e.party),i=t.chosen.party-e.chosen.party;return[...n.map((e,t)=>({face:e,from:e,to:t<i?`hand`:`graveyard`})),...r.map(e=>({face:e,from:`graveyard`,to:e}))]}function ur(e,t){let n=dr(X,e.dungeon,t.dungeon),r=t.chosen.dungeon-e.chosen.dungeon,i=t.lair-e.lair,a=e=>e<r?`hand`:e<r+i?`lair`:`pool`;return[...n.map((e,t)=>({face:a(t)===`lair`?`dragon`:e,from:e,to:a(t)})),...Array.from({length:-i},()=>({face:`dragon`,from:`lair`,to:`pool`}))]}function dr(e,t,n){return e.flatMap(e=>Array.from({length:Math.max(0,t[e]-n[e])},()=>e))}var fr=K(`<span class="svelte-fbpgqx"><!></span>`),pr=K(`<div class="graveyard svelte-fbpgqx" data-place="graveyard"><div class="dice svelte-fbpgqx" aria-hidden="true"><!> <!></div> <p class="svelte-fbpgqx"> <b class="svelte-fbpgqx"> </b></p></div>`);function mr(e,t){N(t,!0);let n=$(),i=W(()=>n.table),a=W(()=>n.words);var o=pr(),s=v(o),c=v(s);B(c,{get of(){return le},size:`26px`});var l=r(c,2);L(l,17,()=>({length:S(i).graveyard}),U,(e,t)=>{var n=fr();Q(v(n),{face:null,kind:`party`}),T(n),q(e,n)}),T(s);var u=r(s,2),d=v(u),f=r(d),p=J(f,!0);T(u),T(o),y(e=>{G(d,`${e??``} `),G(p,S(i).graveyard)},[()=>S(a).say(`zone-graveyard`)]),q(e,o),P()}var hr=K(`<section class="party svelte-167uzmo"><div class="piles svelte-167uzmo" role="toolbar"></div> <!></section>`);function gr(e,t){N(t,!0);let n=$();var i=hr(),a=v(i);L(a,20,()=>Y,e=>e,(e,n)=>{{let r=W(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return S(r)}})}}),T(a),V(a,()=>H),mr(r(a,2),{}),T(i),y((e,t)=>{E(i,`aria-label`,e),E(a,`aria-label`,t)},[()=>n.words.say(`zone-party`),()=>n.words.say(`zone-party`)]),q(e,i),P()}var _r=K(`<kbd aria-hidden="true" class="svelte-1hy3oxs"> </kbd>`),vr=K(`<span> </span>`),yr=K(`<span class="more odds svelte-1hy3oxs"><span> </span> <!></span>`),br=K(`<span class="more svelte-1hy3oxs"> </span>`),xr=K(`<button data-move="seek" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <!></button>`),Sr=K(`<div class="regroup svelte-1hy3oxs" role="toolbar"><button data-move="retire" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <span class="more svelte-1hy3oxs"> </span></button> <!></div>`);function Cr(t,n){N(n,!0);let i=(t,r=e)=>{var i=I(),a=O(i),s=e=>{var t=_r(),n=J(t,!0);y(()=>G(n,r())),q(e,t)};R(a,e=>{n.numbered&&o.letters&&e(s)}),q(t,i)},o=$(),s=W(()=>o.table),c=W(()=>o.words),l=W(()=>Ie(o.deeds,`retire`)),u=W(()=>Ie(o.deeds,`seek`)),d=W(()=>S(s).stake);var f=I(),p=O(f),m=e=>{var t=Sr(),s=v(t),f=v(s);B(f,{get of(){return F},size:`32px`});var p=r(f,2),m=v(p,!0),h=r(m);i(h,()=>1),T(p);var g=r(p,2),_=J(g,!0),x=r(g,2),C=J(x,!0);T(s);var w=r(s,2),D=e=>{var t=xr(),s=v(t);B(s,{get of(){return b},size:`32px`});var l=r(s,2),f=v(l,!0),p=r(f);i(p,()=>2),T(l);var m=r(l,2),h=J(m,!0),g=r(m,2),_=e=>{var t=yr(),i=v(t),a=J(i,!0),o=r(i,2),s=e=>{var t=vr(),r=J(t,!0);y(e=>G(r,e),[()=>S(c).say(`board-change`,{change:Tt(n.odds.change,S(c))})]),q(e,t)};R(o,e=>{n.odds.change!==null&&e(s)}),T(t),y(e=>G(a,e),[()=>S(c).say(`board-chance`,{chance:wt(n.odds.clear),exact:n.odds.exact?`yes`:`no`})]),q(e,t)},x=e=>{var t=br(),n=J(t,!0);y(e=>G(n,e),[()=>S(c).say(`board-seek-risk`)]),q(e,t)};R(g,e=>{n.odds?e(_):e(x,-1)}),T(t),y((e,n)=>{t.disabled=!S(u),G(f,e),G(h,n)},[()=>S(c).say(`board-seek`),()=>S(c).say(`board-next`,{level:S(d).next,dice:S(d).dice})]),a(`click`,t,()=>S(u)&&o.play(S(u))),q(e,t)};R(w,e=>{S(d).next!==null&&e(D)}),T(t),V(t,()=>H),y((e,n,r,i)=>{E(t,`aria-label`,e),s.disabled=!S(l),G(m,n),G(_,r),G(C,i)},[()=>S(c).say(`board-regroup`),()=>S(c).say(`board-retire`),()=>S(c).say(`board-gain`,{count:S(d).retire}),()=>S(c).say(S(d).next===null?`board-retire-must`:`board-retire-safe`)]),a(`click`,s,()=>S(l)&&o.play(S(l))),q(e,t)};R(p,e=>{S(d)&&e(m)}),q(t,f),P()}A([`click`]);var wr=K(`<th scope="col"><span class="hidden"> </span> <span aria-hidden="true"></span></th>`),Tr=K(`<span class="role svelte-4bsrjl"><!> </span>`),Er=K(`<span class="role svelte-4bsrjl"> </span>`),Dr=K(`<button class="svelte-4bsrjl"><span class="name svelte-4bsrjl"> </span> <!></button>`),Or=K(`<td class="number svelte-4bsrjl"> </td>`),kr=K(`<span class="worth svelte-4bsrjl"> </span>`),Ar=K(`<tr><th scope="row" class="svelte-4bsrjl"><!></th><!><td class="number svelte-4bsrjl"><b> </b></td><td class="number svelte-4bsrjl"> <!></td></tr>`),jr=K(`<table class="svelte-4bsrjl"><caption class="svelte-4bsrjl"> </caption><thead class="svelte-4bsrjl"><tr><th scope="col" class="svelte-4bsrjl"> </th><!><th scope="col" class="number svelte-4bsrjl"> </th><th scope="col" class="number svelte-4bsrjl"> </th></tr></thead><tbody class="svelte-4bsrjl"></tbody></table>`);function Mr(e,t){N(t,!0);let n=$(),i=W(()=>n.table),o=W(()=>n.words),s=W(()=>S(i).seats.length===1),c=W(()=>S(i).phase===`done`);function l(e,t){return(S(c)||t+1<S(i).delve||t+1===S(i).delve&&e<S(i).adventurer?S(i).seats[e]?.delves[t]:S(i).seats[e]?.delves[t]||null)??`–`}var u=jr(),d=v(u),f=J(d,!0),p=r(d),m=v(p),h=v(m),g=J(h,!0),_=r(h);L(_,17,()=>({length:S(i).delves}),U,(e,t,n)=>{var a=wr();let s;var l=v(a),u=J(l,!0),d=r(l,2);d.textContent=n+1,T(a),y(e=>{s=z(a,1,`number svelte-4bsrjl`,null,s,{now:!S(c)&&n+1===S(i).delve}),G(u,e)},[()=>S(o).say(`board-delve-nth`,{delve:n+1})]),q(e,a)});var b=r(_),x=J(b,!0),C=r(b),w=J(C,!0);T(m),T(p);var D=r(p);L(D,21,()=>S(i).seats,U,(e,u,d)=>{var f=Ar();let p;var m=v(f),h=v(m),g=e=>{var t=_e();y(e=>G(t,e),[()=>S(o).say(`board-you`)]),q(e,t)},_=e=>{var s=Dr(),l=v(s),f=J(l,!0),p=r(l,2),m=e=>{var t=Tr(),n=v(t);B(n,{get of(){return ve},size:`16px`});var i=r(n,1,!0);T(t),y(e=>G(i,e),[()=>S(o).say(`role-adventurer`)]),q(e,t)},h=e=>{var t=Tr(),n=v(t);B(n,{get of(){return ce},size:`16px`});var i=r(n,1,!0);T(t),y(e=>G(i,e),[()=>S(o).say(`role-lord`)]),q(e,t)},g=e=>{var t=Er(),n=J(t,!0);y(()=>G(n,S(u).hero.name[S(o).language])),q(e,t)};R(p,e=>{!S(c)&&d===S(i).adventurer?e(m):!S(c)&&d===S(i).lord?e(h,1):S(u).hero&&e(g,2)}),T(s),y(e=>{E(s,`aria-pressed`,t.shown===d),G(f,e)},[()=>n.nameOf(d)]),a(`click`,s,()=>t.onshow(d)),q(e,s)};R(h,e=>{S(s)?e(g):e(_,-1)}),T(m);var b=r(m);L(b,17,()=>S(u).delves,U,(e,t,n)=>{var r=Or(),i=J(r,!0);y(e=>G(i,e),[()=>l(d,n)]),q(e,r)});var x=r(b),C=v(x),w=J(C,!0);T(x);var D=r(x),O=v(D),k=r(O),A=e=>{var t=kr(),n=J(t,!0);y(e=>G(n,e),[()=>S(o).say(`board-worth`,{points:S(u).worth})]),q(e,t)};R(k,e=>{S(u).worth&&e(A)}),T(D),T(f),y(e=>{p=z(f,1,`svelte-4bsrjl`,null,p,{now:!S(c)&&d===S(i).adventurer}),G(w,S(u).experience),G(O,`${e??``} `)},[()=>mt(S(u).treasures)]),q(e,f)}),T(D),T(u),y((e,t,n,r)=>{G(f,e),G(g,t),G(x,n),G(w,r)},[()=>S(o).say(`board-scores`),()=>S(o).say(S(s)?`board-delves`:`board-player`),()=>S(o).say(`board-experience-short`),()=>S(o).say(`zone-treasures`)]),q(e,u),P()}A([`click`]);var Nr=k(`<svg class="ten svelte-iv5s9b" viewBox="0 0 64 64" aria-hidden="true"><path class="body svelte-iv5s9b" d="M32 2 61 24V40L32 62 3 40V24Z"></path><path class="top svelte-iv5s9b" d="M32 2 50 38 32 49 14 38Z"></path><path class="edges svelte-iv5s9b" d="M14 38 3 40M50 38 61 40M32 49V62"></path><text x="32" y="39" text-anchor="middle" class="svelte-iv5s9b"> </text></svg>`);function Pr(e,t){var n=Nr(),i=r(v(n),3),a=J(i,!0);T(n),y(()=>G(a,t.value)),q(e,n)}var Fr=K(`<p class="roles svelte-1m9tk82"><span class="svelte-1m9tk82"><!> </span> <span class="svelte-1m9tk82"><!> </span></p>`),Ir=K(`<li><!> <span class="word svelte-1m9tk82"> </span></li>`),Lr=K(`<div class="strip svelte-1m9tk82"><!> <p class="level svelte-1m9tk82"><b class="svelte-1m9tk82"> </b> <span> </span> <span data-place="pool"> </span></p> <!> <ol class="svelte-1m9tk82"></ol></div>`);function Rr(e,t){N(t,!0);let n=[`monster`,`loot`,`dragon`,`regroup`],i=$(),a=W(()=>i.table),o=W(()=>i.words),s=W(()=>Math.max(1,S(a).level)),c=W(()=>n.indexOf(S(a).phase));var l=Lr(),u=v(l);Pr(u,{get value(){return S(s)}});var d=r(u,2),f=v(d),p=J(f,!0),m=r(f,2),h=J(m,!0),g=r(m,2),_=J(g,!0);T(d);var b=r(d,2),x=e=>{var t=Fr(),n=v(t),s=v(n);{let e=W(()=>S(o).say(`role-adventurer`));B(s,{get of(){return ve},size:`16px`,get label(){return S(e)}})}var c=r(s,1,!0);T(n);var l=r(n,2),u=v(l);{let e=W(()=>S(o).say(`role-lord`));B(u,{get of(){return ce},size:`16px`,get label(){return S(e)}})}var d=r(u,1,!0);T(l),T(t),y((e,t,r,i)=>{E(n,`title`,e),G(c,t),E(l,`title`,r),G(d,i)},[()=>S(o).say(`role-adventurer`),()=>i.nameOf(S(a).adventurer),()=>S(o).say(`role-lord`),()=>i.nameOf(S(a).lord)]),q(e,t)};R(b,e=>{S(a).seats.length>1&&e(x)});var C=r(b,2);L(C,22,()=>n,e=>e,(e,t,n)=>{var i=Ir();let a;var s=v(i);{let e=W(()=>nt[t]??``);B(s,{get of(){return S(e)},size:`18px`})}var l=r(s,2),u=J(l,!0);T(i),y(e=>{E(i,`aria-current`,S(n)===S(c)?`step`:void 0),a=z(i,1,`svelte-1m9tk82`,null,a,{past:S(n)<S(c)}),G(u,e)},[()=>S(o).say(`phase-${t}`)]),q(e,i)}),T(C),T(l),y((e,t,n,r)=>{G(p,e),G(h,t),G(_,n),E(C,`aria-label`,r)},[()=>S(o).say(`board-level`,{level:S(s)}),()=>S(o).say(`board-delve`,{delve:S(a).delve,delves:S(a).delves}),()=>S(o).say(`board-pool`,{count:S(a).pool}),()=>S(o).say(`board-phases`)]),q(e,l),P()}var zr=K(`<span class="count svelte-1l0b22q"><!></span>`),Br=K(`<span class="disc svelte-1l0b22q"><!></span> <span class="name svelte-1l0b22q"> </span> <span class="does svelte-1l0b22q"> </span> <!>`,1),Vr=K(`<kbd aria-hidden="true" class="svelte-1l0b22q"> </kbd>`),Hr=K(`<button><span class="looks svelte-1l0b22q" aria-hidden="true"><!></span> <span class="hidden"> </span> <!></button>`),Ur=K(`<div class="token svelte-1l0b22q"><!></div>`),Wr=K(`<div class="tokens svelte-1l0b22q" role="toolbar"></div>`),Gr=K(`<p class="soft"> </p>`),Kr=K(`<section class="svelte-1l0b22q"><h3 class="svelte-1l0b22q"> </h3> <!></section>`);function qr(t,n){N(n,!0);let o=(t,n=e,i=e)=>{var a=Br(),o=O(a),s=v(o),u=e=>{B(e,{get of(){return tt[n()]},size:`24px`})},d=W(()=>ft(n())),p=e=>{{let t=W(()=>S(c).allies?.face??null);Q(e,{get face(){return S(t)}})}};R(s,e=>{S(d)?e(u):e(p,-1)}),T(o);var m=r(o,2),h=J(m,!0),g=r(m,2),_=J(g,!0),b=r(g,2),x=e=>{var t=zr(),n=v(t);xe(n,{get value(){return i()}}),T(t),q(e,t)};R(b,e=>{i()>1&&e(x)}),y((e,t)=>{G(h,e),G(_,t)},[()=>yt(S(c),n(),S(l)),()=>f(n())]),q(t,a)},s=$(),c=W(()=>s.table),l=W(()=>s.words),u=W(()=>s.hand),d=W(()=>[...n.own&&S(c).allies?[[`ally`,S(c).allies.count]]:[],...st.flatMap(e=>n.seat.treasures[e]?[[e,n.seat.treasures[e]]]:[])]),f=e=>ft(e)?xt(S(c),e,S(l)):S(l).say(`board-does-ally`),p=(e,t)=>[S(l).say(`board-token`,{name:yt(S(c),e,S(l)),count:t}),f(e),n.own&&s.mine?St(S(c),S(u),e,S(l)):``].join(` `).trim();var m=Kr(),h=v(m),g=J(h,!0),_=r(h,2),b=e=>{var t=Wr();L(t,21,()=>S(d),([e,t])=>e,(e,t)=>{var c=W(()=>oe(S(t),2));let l=()=>S(c)[0],d=()=>S(c)[1];var f=I(),m=O(f),h=e=>{let t=W(()=>S(u).isLit(l())),c=W(()=>S(u).isUsable(l()));var f=Hr();let m;var h=v(f),g=v(h);o(g,l,d),T(h);var _=r(h,2),b=J(_,!0),x=r(_,2),C=e=>{var t=Vr(),r=J(t,!0);y(e=>G(r,e),[()=>n.digits.get(l())]),q(e,t)},w=W(()=>n.digits.get(l())&&s.letters);R(x,e=>{S(w)&&e(C)}),T(f),y((e,n,r,i)=>{m=z(f,1,`token svelte-1l0b22q`,null,m,{lit:S(t),usable:S(c),picked:e}),E(f,`data-spot`,l()),E(f,`data-go`,S(t)||S(c)||void 0),E(f,`data-lit`,S(t)||void 0),E(f,`aria-pressed`,n),E(f,`aria-disabled`,r),G(b,i)},[()=>S(u).isPicked(l()),()=>S(u).isPicked(l()),()=>!S(t)&&!S(c)&&!S(u).isPicked(l()),()=>p(l(),d())]),a(`click`,f,()=>S(u).tap(l())),i(`focus`,f,()=>s.look(l())),i(`blur`,f,()=>s.look(null)),i(`pointerenter`,f,e=>e.pointerType===`mouse`&&s.look(l())),i(`pointerleave`,f,()=>s.look(null)),q(e,f)},g=e=>{var t=Ur(),n=v(t);o(n,l,d),T(t),q(e,t)};R(m,e=>{n.own?e(h):e(g,-1)}),q(e,f)}),T(t),V(t,()=>H),y(e=>E(t,`aria-label`,e),[()=>S(l).say(`zone-treasures`)]),q(e,t)},x=e=>{var t=Gr(),n=J(t,!0);y(e=>G(n,e),[()=>S(l).say(`board-no-treasures`)]),q(e,t)};R(_,e=>{S(d).length?e(b):e(x,-1)}),T(m),y((e,t)=>{E(m,`aria-label`,e),G(g,t)},[()=>S(l).say(`zone-treasures`),()=>S(l).say(`zone-treasures`)]),q(t,m),P()}A([`click`]);var Jr=K(`<!> <!> <!> <!> <!>`,1),Yr=K(`<div class="board svelte-xotpto"><div><div class="play svelte-xotpto"><!></div> <div class="side svelte-xotpto"><!> <!> <!></div></div> <!></div>`);function Xr(e,n){N(n,!0);let a=e=>{{let t=W(()=>A.choices.length>0);Cr(e,{get odds(){return n.odds},get numbered(){return S(t)}})}},o=W(()=>ct(n.view)),s=W(()=>Oe(n.offers)),l=W(()=>n.motion!==`off`),u=new d(e=>n.play(e)),p=new xn(()=>S(o),()=>S(s),({offer:e})=>n.play(e.id),e=>u.start(e,n.offers,n.situation.version)),m=c(void 0),g=c(null),_=c({}),b=c(null),w=W(()=>S(b)??S(o).adventurer),E=W(()=>S(o).seats[S(w)]),D=W(()=>S(o).phase===`heroes`&&!S(o).rolling),k={get table(){return S(o)},get words(){return n.words},get deeds(){return S(s)},get mine(){return n.offers.length>0},get moving(){return S(l)},get letters(){return te.letters},get rolled(){return S(_)},hand:p,look:e=>M(g,e,!0),play:({offer:e})=>n.play(e.id),announce:e=>n.announce(e),nameOf:e=>n.name_of(e)};Ot(k);let A=new zn({get hand(){return p},get words(){return n.words},get deeds(){return S(s)},get barIsEmpty(){return!n.may.roll&&n.offers.every(({verb:e})=>Le.includes(e))},get root(){return S(m)},play:k.play});x(()=>{p.refused&&n.announce(St(S(o),p,p.refused,n.words))});let ee=c(void 0),j,ne=-1,re=!1;C(()=>{let e=S(o);t(()=>{re=j!==void 0&&j!==e&&n.view.played>ne&&!n.looking_back&&S(l),M(_,re&&j?sr(j,e):{})})}),x(()=>{let e=S(o);t(()=>{re&&j&&S(m)&&S(ee)?.fly(cr(j,e),S(m)),n.view.played!==ne&&p.pick(null),j&&j.adventurer!==e.adventurer&&M(b,null),j=e,ne=n.view.played})}),x(()=>{let[e,r]=[n.offers,n.situation.version];t(()=>{u.answer(e,r),u.busy||ue().then(()=>A.goOn())})});var ie=Yr();i(`keydown`,f,function(...e){A.press?.apply(this,e)},!0),i(`pointerdown`,f,()=>A.inUse=!1,!0);var F=v(ie);let ae;var I=v(F),oe=v(I),se=e=>{rn(e,{})},L=e=>{Dn(e,{})},ce=e=>{var t=Jr(),i=O(t);Rr(i,{});var s=r(i,2);{let e=W(()=>S(o).stake?a:void 0);Xt(s,{get digits(){return A.digits},get choice(){return S(e)}})}var c=r(s,2);{let e=W(()=>n.may.roll&&n.situation.holds.includes(S(o).rolling?.by??-1));or(c,{get looked(){return S(g)},get mayRoll(){return S(e)},get roll(){return n.roll}})}var l=r(c,2);gr(l,{get digits(){return A.digits}});var u=r(l,2),d=e=>{{let t=W(()=>S(w)===S(o).adventurer);qr(e,{get seat(){return S(E)},get own(){return S(t)},get digits(){return A.digits}})}};R(u,e=>{S(E)&&e(d)}),q(e,t)};R(oe,e=>{S(o).phase===`done`?e(se):S(D)?e(L,1):e(ce,-1)}),T(I);var le=r(I,2),B=v(le),de=e=>{{let t=W(()=>S(w)===S(o).adventurer);In(e,{get hero(){return S(E).hero},get own(){return S(t)}})}};R(B,e=>{S(E)?.hero&&e(de)});var fe=r(B,2);Mr(fe,{get shown(){return S(w)},onshow:e=>M(b,e,!0)}),Un(r(fe,2),{}),T(le),T(F);var V=r(F,2);h(sn(V,{}),e=>M(ee,e,!0),()=>S(ee)),T(ie),h(ie,e=>M(m,e),()=>S(m)),y(()=>ae=z(F,1,`columns svelte-xotpto`,null,ae,{choosing:S(D)})),q(e,ie),P()}function Zr(e,t){let n=ct(e);return n.phase===`heroes`||n.phase===`done`?t.put(e.prompt):[Qr(n,t),$r(n,t),t.put(e.prompt)].join(` `)}function Qr(e,t){return t.say(`board-say-where`,{delve:e.delve,delves:e.delves,level:e.level,experience:e.seats[e.adventurer]?.experience??0})}function $r(e,t){let n=(e,n)=>e.flatMap(e=>n[e]?[t.say(`many-${e}`,{count:n[e]})]:[]).join(`, `),r=e.seats[e.adventurer]?.treasures??{},i=st.flatMap(n=>r[n]?[ei(yt(e,n,t),r[n])]:[]);return t.say(`board-say-here`,{dungeon:n(X,e.dungeon)||t.say(`board-say-nothing`),lair:e.lair,party:n(Y,e.party)||t.say(`board-say-nobody`),graveyard:e.graveyard,treasures:i.join(`, `)||t.say(`board-say-nothing`)})}var ei=(e,t)=>`${t} ${e}`,ti={en:Ce,fr:we};export{Xr as default,Le as drawn,zt as keys,Me as marks,Zr as speak,ti as words};