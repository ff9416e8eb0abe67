import{At as e,B as t,Bt as n,Cn as r,Dn as i,En as a,F as o,Fn as s,G as c,Gn as l,H as u,I as d,In as f,J as p,Jn as m,K as h,Kn as g,L as _,Ln as v,Mn as y,N as b,Nn as x,On as S,Q as C,Qn as w,R as T,Rn as E,Tn as D,U as O,Un as k,V as ee,W as A,Wn as j,Wt as te,X as ne,Xn as M,Y as re,Z as ie,Zn as N,Zt as P,_n as F,an as I,at as ae,bn as L,dn as R,et as oe,fn as z,ft as se,it as ce,jn as B,kn as le,ln as ue,mn as V,nn as de,nt as fe,ot as H,pn as pe,q as me,qn as U,qt as he,rn as W,rt as ge,vn as G,wn as K,xn as _e,yn as q,yt as ve,z as ye,zn as J}from"./base-B6R8qdun.js";import{t as be}from"./Die-Cgcr7uYl.js";import{t as xe}from"./Token-C09JL72e.js";import{t as Se}from"./Card-WPpAq3Ga.js";var Ce=`# The board of Dungeon Roll in English. The game's own words (faces, treasures, moves) come from the server.

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
`,Te={beat:[`from`,`to`,`number`],open:[`from`,`number`,`to=chest`],quaff:[`from`,`number`,`to=potion`],bait:[`to`,`from=dragon_bait`],pay:[`to`,`from=hero`],read:[`from`],use:[`from`],fight:[`from`],target:[`to`],revive:[`to`],discard:[`to`],choose:[`to`,`number`],ultimate:[`from=hero`],recruit:[`number`,`from=hero`],specialty:[`from=hero`],take:[`number`]},Ee=e=>({offer:e,...De(e.verb,e.text)});function De(e,t){let n=t.split(` `).slice(1),r={verb:e,from:null,to:null,number:1};for(let[t,i]of(Te[e]??[]).entries()){let[e,a]=i.split(`=`);e===`number`?r.number=Number(n[t]):r[e]=a??n[t]}return r}var Oe=e=>e.map(Ee),ke=(e,t)=>e.find(e=>e.from===null&&e.to===t&&e.verb!==`choose`),Ae=(e,t)=>e.filter(e=>e.from===t&&!je.includes(e.verb)),je=[`ultimate`,`recruit`,`specialty`];function Me(e){let{verb:t,from:n,to:r}=De(e.split(` `)[0]??``,e);return(je.includes(t)?[]:[n,r]).flatMap(e=>e?[`[data-spot='${e}']`]:[])}var Ne=(e,t)=>e.filter(e=>e.from!==null&&e.to===t);function Pe(e,t=1/0){let n=[...e].sort((e,t)=>e.number-t.number);return n.findLast(({number:e})=>e<=t)??n[0]}var Fe=(e,t,n)=>e.filter(e=>e.from===t&&e.to===n),Ie=(e,t)=>e.find(e=>e.verb===t),Le=[`take`,`read`,`choose`,`reroll`,`keep`,`beat`,`target`,`open`,`quaff`,`revive`,`fight`,`flee`,`use`,`bait`,`discard`,`ultimate`,`recruit`,`pay`,`specialty`,`retire`,`seek`],Re=`<path fill="currentColor" d="M80 22q-25 0-42 16C6 71 28 145 87 204c40 40 92 45 125 57q-57 53-130 99l61 61q50-79 107-141c66 45 113 127 157 207l86-86c-82-44-165-89-209-155q61-58 138-107l-61-61q-45 73-97 131c-12-34-18-85-58-124-41-41-90-64-126-63m17 47c21 1 50 16 77 42 37 37 53 80 37 97-17 17-61 1-97-35-37-37-54-80-37-97q7-7 20-7"/>`,ze=`<path fill="currentColor" d="m256 24-16 48h32zM73 90v16h366V90zm48 34v355l135-105 135 105V124zm87 37h96l-32 80 80-32v96l-80-32 32 80h-96l32-80-80 32v-96l80 32zm48 236-23 18v73h46v-73z"/>`,Be=`<path fill="currentColor" d="M247 19v101h24V19zm-72 110v31h168v-31q-85 20-168 0M24 164l10 38 132 8h9v10c-3 38 5 78 25 112l8-146zm464 0-178 21 7 138c16-32 23-69 20-103v-10h9l132-8zm-261 15-11 204v44l45 67 43-65-13-250h-23v251h-19V179zM38 221l14 35 104-9v-19zm436 0-118 7v19l104 9q9-18 14-35m-316 45-98 8 18 32 84-19zm196 0-4 21 84 19 18-32zm-187 39-78 17q9 15 21 28l64-27zm178 0-8 18 65 27 21-28z"/>`,Ve=`<path fill="currentColor" d="M146 22c-19 0-40 14-46 39-37-37-91-9-79 41 11 51 99 65 114 90 0-32 66-82 54-135-6-24-24-36-43-35m91 132c-35 1-69 23-80 70-24 103 106 202 106 264 29-49 201-77 224-176 23-97-83-152-154-81-14-51-56-77-96-77"/>`,He=`<path fill="currentColor" d="m196 19 40 92q22 8 46 0l34-92zm-32 16 4 13c9 22 22 46 29 67q13 33-3 58c-14 19-38 39-60 62s-42 52-42 89c0 91 74 165 165 165s165-74 165-165c0-37-18-65-40-89s-47-44-62-63c-9-11-8-34-1-58 7-25 19-51 26-66l6-13h-21l-33 89c-5 22-5 44 8 60 18 22 43 41 63 63 21 23 36 46 36 77 0 80-66 146-147 146s-146-66-146-146c0-30 15-54 36-76s46-41 62-64 14-49 7-72l-25-57v-1l-8-19zm93 202q-46 1-75 12-13 5-21 11-5 5-5 9 1 23 21 42l-2-1q-17-7-26-17l-6-7q-12 17-13 41c0 70 57 127 127 127s127-57 127-127q-1-23-12-42l-7 8q-10 10-26 17h-2q20-17 21-41 0-4-6-9-6-6-20-11-30-11-75-12"/>`,Ue=`<path fill="currentColor" d="m121 28-29 8c20 152 34 286 92 419h44c-40-141-84-280-107-427m20 10 8 48 30 12q29 13 56 29c27 16 38 18 54 21q24 6 42-7 32-24 51-31 19-8 32-2 10 7 14 17l5-11q-11-20-33-23-24-5-66 25c-14 12-33 10-51 3q-26-11-54-32-27-19-55-36-18-10-33-13m12 68 16 69v-62zm252 18c-27 111-55 224-98 331h39c34-94 51-203 70-311l-4-11zm-206 4v161l18 63V138zm162 14-18 13v133h1l17-63zm-114 11v302h18V160zm66 14h-18v270l18-49zM164 473l-15 16h214l-15-16z"/>`,We=`<path fill="currentColor" d="M257 23c-66 0-120 54-120 120q1 28 13 52l1 4 1 1 45 84-89-47v214l61-32 78-163c-17-32-49-96-49-120 0-32 27-59 59-59s60 27 60 59c0 31-52 127-58 139l-62 129-2 5-40 83h210l-47-88 89 47V237l-62 32-96 167h42v19h-75l9-14 122-212 16-29 2-5q13-24 13-52c0-66-54-120-121-120m0 73c-22 0-39 18-39 40s17 39 39 39 40-17 40-39-17-40-40-40"/>`,Ge=`<path fill="currentColor" d="M268 331h-24l-12-41-64-20 1 39 42 47 16-14 12 142-109-122 20-58-11-126 23-9c19 71 73 96 73 96l21-29 21 29s54-25 73-96l23 9-11 126 20 58-109 122 12-142 16 14 42-47 1-39-64 20zm126 64-75 77 57-28 6 24 51-36zm-276 0 75 77-57-28-6 24-51-36zm267-117 101-59C506 31 432 19 361 59c0 0 114-28 66 109l-36 15zm-258 0L26 219C6 31 80 19 152 59c0 0-115-28-67 109l36 15zm129-152 68 42s-4 35-43 64l-25-51-25 51c-39-29-42-64-42-64z"/>`,Ke=`<path fill="currentColor" d="M440 98q-6 0-11 4l-5 5q-34 46-75 81c-9 15 11 44 25 44q52-20 107-26c43-4 18-68-26-46 30-22 7-61-15-62m-130 10q-9 0-17 4l-5 4v-1c-80 67-116 74-158 87q-10 3-16 16c-6 13-7 20-8 33-1 26 7 60 24 89s43 54 68 67q18 10 32 10c14 0 14-2 18-7 31-43 89-69 156-92l6-3q12-8 16-22c4-14 3-20 2-31l-6-30-18 6 6 26q1 14-2 24-2 9-8 11-4 3-13 1-10-2-22-11-24-17-47-56-22-39-25-69-1-15 2-24 2-8 7-11l6-2h2l6 1q9 2 21 10 12 9 26 25l13-14q-13-15-28-26-13-10-28-14l-7-1zm8 34c-17 3-15 37 5 75 20 39 51 68 68 65q9-2 11-13-3 4-7 4c-15 2-42-23-60-57s-19-64-4-66q6-1 12 3-13-11-24-11M102 325l-57 5c-49 2-26 71 30 52-49 30 4 87 27 46q16-26 34-47-12-15-22-32z"/>`,qe=`<path fill="currentColor" d="M136 28h-6c43 23 87 59 122 97 9 9 12 18 17 27q3 8 9 16l30-26-6-16q-1-11 3-20-49-38-102-62-35-16-64-16zm227 99-8 1 29 29 1-8q0-10-6-16-8-7-16-6m-23 12-22 19q16-4 29 7c13 11 10 19 7 29l19-22zm-15 36q-5 0-8 3-8 9 0 17c8 8 12 5 17 0q8-9 0-17-3-3-9-3m-27 0-10 8-5 46 46-5 8-10q-18 8-33-6-13-15-6-33m72 29-26 30 16 10q13 4 27 16c38 35 74 79 97 122q1-33-16-73-24-52-62-102-9 5-20 3-8-1-16-6m-103 7-29 27 36 36 27-29-39 5zm-42 39-12 11 38 38 11-12zm-25 24-90 84 44 44 85-90zM97 371l-22 20 46 46 20-22zm-29 39-5 17 22 22 17-5zm-18 30-19 9-3 14v13q0 6 2 6 0 2 6 2h13l14-3 9-19z"/>`,Je=`<path fill="currentColor" d="M256 23v18q12-1 15 3 6 1 8 36v167h18V80c1-17-3-39-13-49q-11-9-22-8zm192 0c-14 0-25 11-25 25q1 11 7 17l-1 3q-6 10-6 24 0 13 6 23 3 7 10 11v118l9-1 9 1V126q7-4 10-10 6-10 6-24t-6-24l-1-3q7-6 7-17c0-14-11-25-25-25m-68 1-48 24 32 16-27 14 22 22v115h18V92l-10-10 37-18-32-16 16-8zm-261 0v223h18V64zm64 31v50h16v161l18-9V105h16V55zM39 64v202l9 9 9-9v-97h23v-18H57v-14h23v-18H57v-14h23V87H57V64zm306 169v247c0 20 46 20 46 0V233zm103 28c-11 0-23 7-23 27v192c0 20 46 20 46 0V288c0-20-11-27-23-27m-343 4v215c0 20 46 20 46 0V265zm160 0v215c0 20 46 20 46 0V265zm-34 6-46 23v186c0 20 46 20 46 0zm-206 7v202c0 20 46 20 46 0V278l-23 23z"/>`,Ye=`<path fill="currentColor" d="M88 17 22 492h19l66-475zm316 0 66 475h19L423 17zm-56 0-133 1q-88 62-61 168-33-47-34-98L94 279l3-11-4 13-5 35c1 38 19 70 41 88q-27-10-49-28l-9 66c43 21 89 25 120 18-33 19-71 30-125 17l-2 15h218c73-14 117-55 129-89 3 31-3 60-38 89h73l-41-299c-15-35-51-59-75-60q17-5 32-5 18 0 35 10l-4-30c-21-19-47-31-69-36l20-1q23 0 45 7l-5-31c-52-2-96 13-121 32 14-23 45-47 85-62m-81 33c-69 38-72 83-37 123-7-70 81-110 119-59-40-21-77 7-76 47 23-24 99-13 80 37-11-34-57-31-64-14-14 35 65 14 98 66-18-11-47 0-39 15 33 53 85 113 14 147 23-39 10-66-22-82 25 67-5 164-104 133 63-11 78-62 57-83-23 60-122 97-181 38 58 23 99 8 120-26-36 21-95 7-114-43 29 29 67 38 92 20 13-9 8-25-9-29-25-6-62-13-77-37 22 6 44 11 66-3-34-22-82-51-51-100 1 35 17 56 53 48 10-2 17-15 9-23-61-59-48-161 66-175"/>`,Xe=`<path fill="currentColor" d="M448 23q-30 0-61 7 64 41 109 105V27q-21-4-43-4zm-71 23 3 71c43 45 70 100 91 161l25 3V171Q452 92 377 46m-32 92c-85 1-142 28-194 76 98 4 199 47 262 138q23-15 34-36 6-13 8-29c-19-53-43-105-80-148zm-195 94 38 61c59 17 106 55 154 96q30-12 56-27c-60-85-155-125-248-130m322 65q-7 38-37 63-38 28-81 45c7 28-3 55-17 79h1l-6 12h164V299zm-283 16c-65 30-122 81-149 149 0 7-10 21-11 29q76-40 163-41 65-2 128 26c12-21 22-44 15-69-44-38-90-76-146-94m3 155q-68 1-131 28h246l3-4q-59-25-118-24"/>`,Ze=`<path fill="currentColor" d="M103 18h-3l-8 1q-31 3-52 33c-24 38 2 98 57 98h1v1h61q-17 49-53 101l-6 11 35 36-56 9c-33 86-28 182 48 182h9q38 0 62-13l10-8h-32c-21 6-41-7-48-26-9-26 8-52 32-61l18-2v-1h178c0-44 16-90 49-126q37-41 52-95l-42-25 39-6-44-26 52-9c-5-39-28-68-77-68-44 8-163 11-236 4q-22-9-46-10m1 19q20 0 41 10l12 15H83l10 15c11 15 20 32 22 42q0 7-2 9-2 3-16 4c-41 0-57-45-41-69q16-23 39-26zm15 44h46q6 24-1 51h-32q2-7 1-15-2-19-14-36m101 317q10 10 13 25 6 25-1 43-8 17-23 26h238q21-1 32-14 11-14 10-33l-2-13-70-8 42-21q-12-5-31-5zm-43 0-3 1-8 1c-15 5-25 22-20 37q8 17 26 14l1-1h44q1-9-2-23c-4-16-20-29-38-29"/>`,Qe=`<path fill="currentColor" d="m330 29-9 12 38 26 8-11zm-88 5 24 46 1 1 15-41zm57 13-16 45 40 28 36-31-3-2zM60 49l11 45 29 3 3-30zm411 26q-9 8-20 12c5 47-14 84-45 110-26 23-61 38-95 48l-7 13c41 5 93-21 129-60q31-33 41-69 8-30-3-54m-351 9-3 33-33-3 227 271 20-17 15-13zm314 9-13 3q-23 4-43 0l-41 37q6 11 4 24-1 20-9 41l-10 25q42-15 73-40c26-23 42-51 39-90m-160 14-51 73 30 36 59-82zM174 249 35 445l37 27 132-187zm233 79L273 440l20 23 133-112zm-18 78-36 29 40 48 35-30z"/>`,$e={champion:fe,fighter:re,cleric:Re,mage:c,thief:ne,scroll:Ze},et={dragon:p,goblin:h,skeleton:_,ooze:u,chest:oe,potion:ee},tt={town_portal:Ye,dragon_bait:Ke,ring:ye,elixir:A,scroll_token:Ze,sword:ae,talisman:We,sceptre:T,tools:Je,scales:Xe},nt={monster:h,loot:oe,dragon:p,regroup:ie},rt={spellsword:Be,mercenary:me,knight:O,half_goblin:Ge,minstrel:Ue,enchantress:Ve,occultist:t,crusader:ze,viking:Qe,alchemist:He,archaeologist:qe,tracker:C},it=e=>rt[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Y=[`champion`,`fighter`,`cleric`,`mage`,`thief`,`scroll`],at=[`goblin`,`skeleton`,`ooze`],ot=[`chest`,`potion`],X=[...at,...ot],st=[`town_portal`,`dragon_bait`,`ring`,`elixir`,`scroll_token`,`sword`,`talisman`,`sceptre`,`tools`,`scales`],ct=e=>e.table,lt=e=>{let t=new Set(e);return e=>t.has(e)},Z=lt(Y),ut=lt(X),dt=lt(at),ft=lt(st),pt=(e,t)=>Z(t)?e.party[t]:e.dungeon[t],mt=e=>Object.values(e).reduce((e,t)=>e+t,0);function Q(t,n){m(n,!0);let r=te(n,`fresh`,3,!1),a=te(n,`moving`,3,!1),o=l(()=>n.face?Z(n.face):n.kind===`party`),s=l(()=>i(o)?Y:[`dragon`,...X]),c=l(()=>i(o)?$e:et),u=l(()=>n.face?i(s).findIndex(e=>e===n.face)+1:null),d=l(()=>i(o)?`bone`:`umber`);var f=q(),p=v(f),h=t=>{be(t,{get value(){return i(u)},get tone(){return i(d)},get fresh(){return r()},get tumble(){return a()},children:(t,n=N)=>{{let r=l(()=>i(c)[i(s)[(n()??1)-1]??``]??``);e(t,{get of(){return i(r)},size:`68%`})}},$$slots:{default:!0}})},g=e=>{be(e,{value:null,get tone(){return i(d)}})};V(p,e=>{n.face?e(h):e(g,-1)}),G(t,f),U()}function ht(e,t,n){return{id:`board-why-${ut(t)?gt(e,t,n):Z(t)?_t(e,t):vt(e,t)}`,args:{face:{id:`face-${t}`,args:{}}}}}function gt(e,t,n){if(!e.dungeon[t])return`none`;if(e.stage===`choose`)return`party-only`;let r=n===`scroll`||n===`scroll_token`;return r&&dt(t)?`scroll-fights`:e.phase===`monster`&&!dt(t)?`monsters-first`:e.phase===`dragon`?`dragon-first`:r&&t===`chest`?`scroll-opens`:t===`potion`&&!e.graveyard?`nobody-to-raise`:`nobody`}function _t(e,t){return pt(e,t)?e.phase===`regroup`?`regroup`:e.phase===`dragon`?t===`scroll`?`scroll-dragon`:e.fighters.includes(t)?`same-type`:`too-few`:t===`scroll`?e.phase===`loot`?`scroll-loot`:`scroll-fights`:`idle`:`none`}function vt(e,t){return t===`scales`?`scales`:t===`ring`&&!e.lair?`lair-empty`:t===`elixir`&&!e.graveyard?`nobody-to-raise`:t===`hero`?`hero`:e.phase===`dragon`?`token-dragon`:`token`}function yt(e,t,n){return t===`ally`?n.say(`board-ally`,{face:{id:`face-${e.allies?.face??`thief`}`,args:{}}}):t===`hero`?e.seats[e.adventurer]?.hero?.name[n.language]??n.say(`board-hero`):ft(t)?bt(e,t,n):n.say(`face-${t}`)}function bt(e,t,n){let r=`treasure-${t}-published`;return n.say(e.rules===`published`&&n.has(r)?r:`treasure-${t}`)}function xt(e,t,n){let r=`treasure-${t}-does`;return n.say(e.rules===`published`&&n.has(`${r}-published`)?`${r}-published`:r)}function St(e,t,n,r){let i=t.deedFor(n);if(i)return`${r.offer(i.offer.said)}.`;if(t.isLit(n)||t.isUsable(n)||t.isPicked(n))return``;let a=t.picked&&`source`in t.picked?t.picked.source:null;return r.put(ht(e,n,a))}function Ct(e,t,n,r,i){let a={face:i.say(`face-${n}`),count:pt(e,n)},o=t.reach(n);return o?i.say(`board-pile-up`,{...a,up:t.up[n]?.length??0,most:o}):`${i.say(`board-pile`,a)} ${r?St(e,t,n,i):``}`.trim()}function wt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}function Tt(e,t){return new Intl.NumberFormat(t.language,{maximumFractionDigits:1,minimumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`)}function Et(e,t,n,r,i){let a=t.refused??n,o=t.refused||t.picked&&!t.immediate.length;return(r&&a&&o?St(e,t,a,i):``)||(n&&ft(n)&&!t.immediate.length?xt(e,n,i):r?Dt(e,t,i):``)}function Dt(e,t,n){let{picked:r}=t;return t.collecting?n.say(`board-take-up`,{what:e.purpose??`scroll`}):t.immediate.some(({verb:e})=>e===`use`)?``:r&&`source`in r&&ft(r.source)?xt(e,r.source,n):r&&`source`in r?n.say(`board-for-what`,{name:yt(e,r.source,n)}):r&&`target`in r?n.say(`board-by-whom`,{name:yt(e,r.target,n)}):e.stage?n.say(`board-stage-${e.stage}`,{left:e.left}):n.say(`board-how-${e.phase}`,{monsters:at.some(t=>e.dungeon[t])?`yes`:`no`})}var[$,Ot]=g(),kt=L(`<span class="token svelte-vdpm33"><!></span>`),At=L(`<span><!></span>`),jt=L(`<div class="dragon svelte-vdpm33"><span class="beast svelte-vdpm33"><!></span> <span class="hidden"> </span> <div class="places svelte-vdpm33" aria-hidden="true"></div> <p aria-hidden="true" class="svelte-vdpm33"> </p></div>`);function Mt(t,n){m(n,!0);let r=$(),a=l(()=>r.table),o=l(()=>r.words),s=l(()=>i(a).seats[i(a).adventurer]?.hero?.id??``),c=e=>Z(e)?e:e===`ally`?i(a).allies?.face??null:null,u=l(()=>i(o).say(`board-fighters`,{count:i(a).fighters.length,needed:i(a).fighters_needed,list:i(a).fighters.map(e=>yt(i(a),e,i(o))).join(`, `)}));var d=jt(),p=f(d),h=f(p);e(h,{get of(){return et.dragon},size:`100%`}),M(p);var g=J(p,2),_=E(g,!0),v=J(g,2);R(v,21,()=>({length:i(a).fighters_needed}),z,(t,n,r)=>{let o=l(()=>i(a).fighters[r]);var u=At();let d;var p=f(u),m=e=>{{let t=l(()=>c(i(o)));Q(e,{get face(){return i(t)}})}},h=l(()=>i(o)&&c(i(o))),g=t=>{var n=kt(),r=f(n);{let t=l(()=>ft(i(o))?tt[i(o)]:it(i(s)));e(r,{get of(){return i(t)},size:`70%`})}M(n),G(t,n)};V(p,e=>{i(h)?e(m):i(o)&&e(g,1)}),M(u),B(()=>d=W(u,1,`socket svelte-vdpm33`,null,d,{filled:i(o)})),G(t,u)}),M(v);var y=J(v,2),b=E(y,!0);M(d),B(e=>{F(_,i(u)),F(b,e)},[()=>i(o).say(`board-need`,{needed:i(a).fighters_needed})]),G(t,d),U()}var Nt=L(`<span><!></span>`),Pt=L(`<div data-place="lair"><div class="sockets svelte-1gow4jo" aria-hidden="true"></div> <p class="name svelte-1gow4jo"> <b> </b> <span class="soft"> </span> <span class="hidden"> </span></p></div>`);function Ft(t,n){m(n,!0);let r=$(),a=l(()=>r.table),o=l(()=>r.words),s=l(()=>i(a).lair>=i(a).lair_calls),c=l(()=>r.rolled.lair??0);var u=Pt();let d;var p=f(u);R(p,21,()=>({length:Math.max(i(a).lair,i(a).lair_calls)}),z,(t,n,o)=>{var s=Nt();let u;var d=f(s),p=e=>{{let t=l(()=>o>=i(a).lair-i(c));Q(e,{face:`dragon`,get fresh(){return i(t)},get moving(){return r.moving}})}},m=t=>{e(t,{get of(){return et.dragon},size:`55%`})};V(d,e=>{o<i(a).lair?e(p):e(m,-1)}),M(s),B(()=>u=W(s,1,`socket svelte-1gow4jo`,null,u,{filled:o<i(a).lair})),G(t,s)}),M(p);var h=J(p,2),g=f(h),_=J(g),v=E(_,!0),y=J(_,1,!0);y.nodeValue=` `;var b=J(y),x=E(b),S=J(b,2),C=E(S,!0);M(h),M(u),B((e,t,n)=>{d=W(u,1,`lair svelte-1gow4jo`,null,d,{awake:i(s)}),de(p,`--n: ${e??``}`),F(g,`${t??``} `),F(v,i(a).lair),F(x,`/ ${i(a).lair_calls??``}`),F(C,n)},[()=>Math.max(i(a).lair,i(a).lair_calls),()=>i(o).say(`zone-lair`),()=>i(o).say(`board-lair-of`,{count:i(a).lair,calls:i(a).lair_calls})]),G(t,u),U()}var It=(e,t)=>t.say(`board-key-${e}`);function Lt(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return Y.find(n=>It(n,t)===e.key.toUpperCase())}function Rt(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function zt(e){return[...Y.map(t=>({keys:[It(t,e)],does:e.say(`face-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var Bt=L(`<span><!></span>`),Vt=L(`<span class="ghost svelte-aam9fs"><!></span>`),Ht=L(`<span class="count svelte-aam9fs"><!></span>`),Ut=L(`<kbd aria-hidden="true" class="svelte-aam9fs"> </kbd>`),Wt=L(`<button><span class="dice svelte-aam9fs"><!> <!></span> <span class="name svelte-aam9fs" aria-hidden="true"> </span> <span class="hidden"> </span> <!></button>`);function Gt(t,n){m(n,!0);let r=$(),o=l(()=>pt(r.table,n.pile)),s=l(()=>r.hand.up[n.pile]??[]),c=l(()=>r.hand.isLit(n.pile)),u=l(()=>r.hand.isUsable(n.pile)),d=l(()=>r.hand.isPicked(n.pile)),p=l(()=>r.rolled[n.pile]??0),h=l(()=>i(c)&&!Z(n.pile)?r.hand.deedFor(n.pile)?.number??0:0),g=l(()=>n.digit?String(n.digit):Z(n.pile)?It(n.pile,r.words):``),_=l(()=>Z(n.pile)?$e[n.pile]:et[n.pile]);function v(e){let t=Math.ceil(i(o)/2),n=e===i(o)-1&&i(o)%2==1;return`--x1: ${e-(i(o)-1)/2}; --x2: ${n?0:e%2-.5}; --y2: ${Math.floor(e/2)-(t-1)/2}`}function y(e){let t=e.target.closest(`[data-die]`);r.hand.tap(n.pile,t?Number(t.dataset.die):null)}var b=Wt();let x;var S=f(b),C=f(S);R(C,17,()=>({length:i(o)}),z,(e,t,a)=>{var c=Bt();let u;P(c,`data-die`,a);var d=f(c);{let e=l(()=>a>=i(o)-i(p));Q(d,{get face(){return n.pile},get fresh(){return i(e)},get moving(){return r.moving}})}M(c),B((e,t)=>{u=W(c,1,`die svelte-aam9fs`,null,u,{up:e,hit:a<i(h)}),de(c,t)},[()=>i(s).includes(a),()=>v(a)]),G(e,c)},t=>{var n=Vt(),r=f(n);e(r,{get of(){return i(_)},size:`100%`}),M(n),G(t,n)});var w=J(C,2),T=e=>{var t=Ht(),n=f(t);xe(n,{get value(){return i(o)}}),M(t),G(e,t)};V(w,e=>{i(o)&&e(T)}),M(S);var O=J(S,2),k=E(O,!0),ee=J(O,2),A=E(ee,!0),j=J(ee,2),te=e=>{var t=Ut(),n=E(t,!0);B(()=>F(n,i(g))),G(e,t)};V(j,e=>{i(g)&&r.letters&&(n.digit||i(o)||i(c))&&e(te)}),M(b),B((e,t,a,l)=>{x=W(b,1,`pile svelte-aam9fs`,null,x,{lit:i(c),usable:i(u),picked:i(d),none:!i(o)&&!i(c)}),P(b,`data-place`,n.pile),P(b,`data-spot`,n.pile),P(b,`data-go`,i(c)||i(u)||void 0),P(b,`data-lit`,i(c)||void 0),P(b,`aria-pressed`,i(d)||r.hand.collecting&&i(s).length>0),P(b,`aria-disabled`,!i(c)&&!i(u)&&!i(d)),de(S,`--n: ${i(o)??``}; --columns: ${e??``}; --rows: ${t??``}`),F(k,a),F(A,l)},[()=>Math.min(2,i(o)),()=>Math.ceil(i(o)/2),()=>r.words.say(`face-${n.pile}`),()=>Ct(r.table,r.hand,n.pile,r.mine,r.words)]),D(`click`,b,y),a(`focus`,b,()=>r.look(n.pile)),a(`blur`,b,()=>r.look(null)),a(`pointerenter`,b,e=>e.pointerType===`mouse`&&r.look(n.pile)),a(`pointerleave`,b,()=>r.look(null)),G(t,b),U()}K([`click`]);var Kt=L(`<div class="choice svelte-i9aiv2"><!></div> <div class="rest svelte-i9aiv2" aria-hidden="true"><!></div>`,1),qt=L(`<div class="three svelte-i9aiv2"><!></div>`),Jt=L(`<div class="piles svelte-i9aiv2" role="toolbar"><!> <!></div>`),Yt=L(`<section class="dungeon svelte-i9aiv2"><!> <div class="lair svelte-i9aiv2"><!></div></section>`);function Xt(t,n){m(n,!0);let r=$();var a=Yt(),o=f(a),s=t=>{var r=Kt(),a=v(r),o=f(a);ue(o,()=>n.choice),M(a);var s=J(a,2),c=f(s);{let t=l(()=>nt.regroup??``);e(c,{get of(){return i(t)},size:`44px`})}M(s),G(t,r)},c=e=>{var t=Jt(),a=f(t),o=e=>{var t=qt();Mt(f(t),{}),M(t),G(e,t)},s=e=>{var t=q(),r=v(t);R(r,16,()=>at,e=>e,(e,t)=>{{let r=l(()=>n.digits.get(t));Gt(e,{get pile(){return t},get digit(){return i(r)}})}}),G(e,t)};V(a,e=>{r.table.phase===`dragon`?e(o):e(s,-1)});var c=J(a,2);R(c,16,()=>ot,e=>e,(e,t)=>{{let r=l(()=>n.digits.get(t));Gt(e,{get pile(){return t},get digit(){return i(r)}})}}),M(t),I(t,()=>H),B(e=>P(t,`aria-label`,e),[()=>r.words.say(`board-level-dice`)]),G(e,t)};V(o,e=>{n.choice?e(s):e(c,-1)});var u=J(o,2);Ft(f(u),{}),M(u),M(a),B(e=>P(a,`aria-label`,e),[()=>r.words.say(`board-dungeon`,{level:r.table.level})]),G(t,a),U()}var Zt=`<path fill="currentColor" d="M41 28v46h430V28zm32 64v112l62 21V92zm80 0v139l79 26q-16 13-17 34c0 21 16 38 37 40l-23 44-58 9 42 42-10 58 53-26 53 26-10-58 42-42-58-9-22-44c20-2 36-19 36-40q-1-21-17-34l79-26V92h-94v159l-9-1-9 1V92zm224 0v133l62-21V92zM256 268q21 2 23 23c2 21-10 23-23 23s-23-11-23-23 10-23 23-23"/>`,Qt=L(`<li><!> <span class="name svelte-u681m5"> </span> <span class="sum svelte-u681m5"> </span> <b class="svelte-u681m5"> </b></li>`),$t=L(`<li class="svelte-u681m5"><!> </li>`),en=L(`<li><!> <b class="svelte-u681m5"> </b> <span class="how"> </span></li>`),tn=L(`<ol class="ranks svelte-u681m5"></ol> <ul class="deeds svelte-u681m5"></ul>`,1),nn=L(`<section><ul class="sums svelte-u681m5"></ul> <!></section>`);function rn(t,n){m(n,!0);let r=[`fodder`,`village`,`explorer`,`champion`,`ages`],a=[`dragon_slayer`,`dragon_master`,`never_tell_odds`,`here_dragon`,`piece_of_cake`,`elite`,`bottomless_bag`,`dungeon_master`,`natural_20`,`critical_hit`],o=$(),s=l(()=>o.table),c=l(()=>o.words),u=l(()=>i(s).result),d=l(()=>i(s).seats.length===1);var p=nn();let h;var g=f(p);R(g,21,()=>i(s).seats,z,(t,n,r)=>{var a=Qt();let s;var p=f(a),m=t=>{e(t,{get of(){return ge},size:`28px`})},h=l(()=>!i(d)&&i(u)?.winners.includes(r));V(p,e=>{i(h)&&e(m)});var g=J(p,2),_=E(g,!0),v=J(g,2),y=E(v,!0),b=J(v,2),x=E(b,!0);M(a),B((e,t,r)=>{s=W(a,1,`svelte-u681m5`,null,s,{best:e}),F(_,t),F(y,r),F(x,i(n).experience+i(n).worth)},[()=>!i(d)&&i(u)?.winners.includes(r),()=>i(d)?i(c).say(`board-you`):o.nameOf(r),()=>i(c).say(`board-sum`,{experience:i(n).experience,worth:i(n).worth})]),G(t,a)}),M(g);var _=J(g,2),y=t=>{var n=tn(),o=v(n);R(o,20,()=>r,e=>e,(t,n)=>{var r=$t(),a=f(r),o=t=>{e(t,{get of(){return ge},size:`24px`})};V(a,e=>{n===i(u).rank&&e(o)});var s=J(a,1,!0);M(r),B(e=>{P(r,`aria-current`,n===i(u).rank?`true`:void 0),F(s,e)},[()=>i(c).say(`rank-${n}`)]),G(t,r)}),M(o);var s=J(o,2);R(s,20,()=>a,e=>e,(t,n)=>{let r=l(()=>i(u).achievements.includes(n));var a=en();let o;var s=f(a);{let t=l(()=>i(c).say(i(r)?`board-achieved`:`board-not-achieved`));e(s,{get of(){return Zt},size:`24px`,get label(){return i(t)}})}var d=J(s,2),p=E(d,!0),m=J(d,2),h=E(m,!0);M(a),B((e,t)=>{o=W(a,1,`svelte-u681m5`,null,o,{done:i(r)}),F(p,e),F(h,t)},[()=>i(c).say(`achievement-${n}`),()=>i(c).say(`achievement-${n}-how`)]),G(t,a)}),M(s),B((e,t)=>{P(o,`aria-label`,e),P(s,`aria-label`,t)},[()=>i(c).say(`board-ranks`),()=>i(c).say(`zone-achievements`)]),G(t,n)};V(_,e=>{i(u)?.rank&&e(y)}),M(p),B(e=>{h=W(p,1,`svelte-u681m5`,null,h,{alone:i(d)}),P(g,`aria-label`,e)},[()=>i(c).say(`board-sums`)]),G(t,p),U()}var an=L(`<span class="svelte-1tawo6z"><!></span>`),on=L(`<div class="air svelte-1tawo6z" aria-hidden="true"><!></div>`);function sn(e,t){m(t,!0);let n=j([]),r;function a(e,t){let i=r.getBoundingClientRect(),a=e=>{let n=t.querySelector(`[data-place='${e}']`)?.getBoundingClientRect();return n&&{x:n.x+n.width/2-i.x,y:n.y+n.height/2-i.y}};k(n,e.flatMap(({face:e,from:t,to:n},r)=>{let[i,o]=[a(t),a(n)];return!i||!o?[]:[{face:e,style:`--fx: ${i.x}px; --fy: ${i.y}px; --tx: ${o.x}px; --ty: ${o.y}px; --late: ${r}`}]}))}var o={fly:a},s=on(),c=f(s);return pe(c,()=>i(n),e=>{var t=q(),r=v(t);R(r,17,()=>i(n),z,(e,t)=>{let n=()=>i(t).face,r=()=>i(t).style;var a=an();Q(f(a),{get face(){return n()}}),M(a),B(()=>de(a,r())),G(e,a)}),G(e,t)}),M(s),he(s,e=>r=e,()=>r),G(e,s),U(o)}var cn=[...Y,...X];function ln(e,t,n,r){return n&&`reading`in n?pt(e,r)-+(n.reading===r):e.stage===`choose`?Math.max(0,...t.filter(({verb:e,to:t})=>e===`choose`&&t===r).map(({number:e})=>e)):0}function un(e,t,n,r){let i=e[t]??[];return r!==null&&i.includes(r)?{...e,[t]:i.filter(e=>e!==r)}:i.length>=n?{...e,[t]:[]}:{...e,[t]:[...i,r??dn(i)]}}var dn=(e,t=0)=>e.includes(t)?dn(e,t+1):t,fn=e=>cn.reduce((t,n)=>t+(e[n]?.length??0),0);function pn(e,t){let n=e&&`reading`in e?[`read ${e.reading}`]:[],r=cn.flatMap(e=>t[e]?.length?[`choose ${e} ${t[e].length}`]:[]);return[...n,...r,`reroll`]}function mn(e,t,n,r){if(t&&gn(t)===n)return{pick:null};let i=ke(e,n)??Pe(hn(e,t,n),r);return i?{play:i}:_n(e,n)}function hn(e,t,n){return t&&`source`in t?Fe(e,t.source,n):t&&`target`in t?Fe(e,n,t.target):[]}function gn(e){return`source`in e?e.source:`target`in e?e.target:e.reading}function _n(e,t){let n=Ae(e,t),r=e=>n.length>0&&n.every(t=>t.verb===e);return r(`fight`)&&n[0]?{play:n[0]}:r(`read`)?{pick:{reading:t}}:n.length?{pick:{source:t}}:Ne(e,t).length?{pick:{target:t}}:`refused`}function vn(e,t){return!t||!(`source`in t)?[]:Ae(e,t.source).filter(({to:e})=>e===null)}function yn(e,t){if(!t||`reading`in t)return 1;let n=`source`in t?Ae(e,t.source):Ne(e,t.target);return Math.max(1,...n.filter(({to:e})=>e!==null).map(({number:e})=>e))}var bn=e=>Z(e)||ut(e),xn=class{table;deeds;play;roll;#e=j(null);get picked(){return i(this.#e)}set picked(e){k(this.#e,e)}#t=j({});get up(){return i(this.#t)}set up(e){k(this.#t,e)}#n=j();get most(){return i(this.#n)}set most(e){k(this.#n,e,!0)}#r=j();get refused(){return i(this.#r)}set refused(e){k(this.#r,e,!0)}constructor(e,t,n,r){this.table=e,this.deeds=t,this.play=n,this.roll=r}#i=l(()=>this.picked!==null&&`reading`in this.picked||this.deeds().some(({verb:e})=>e===`choose`));get collecting(){return i(this.#i)}set collecting(e){k(this.#i,e)}#a=l(()=>fn(this.up));get count(){return i(this.#a)}set count(e){k(this.#a,e)}#o=l(()=>yn(this.deeds(),this.picked));get range(){return i(this.#o)}set range(e){k(this.#o,e)}#s=l(()=>vn(this.deeds(),this.picked));get immediate(){return i(this.#s)}set immediate(e){k(this.#s,e)}reach(e){return this.collecting?ln(this.table(),this.deeds(),this.picked,e):0}deedFor(e){if(!this.collecting)return ke(this.deeds(),e)??Pe(hn(this.deeds(),this.picked,e),this.most)}isLit(e){return this.collecting?bn(e)&&this.reach(e)>0:this.deedFor(e)!==void 0}isUsable(e){return this.picked||this.collecting?!1:Ae(this.deeds(),e).length+Ne(this.deeds(),e).length>0}isPicked(e){return this.picked!==null&&gn(this.picked)===e}tap(e,t=null){if(this.refused=void 0,this.collecting&&bn(e))return this.takeUp(e,t);let n=mn(this.deeds(),this.picked,e,this.most);n===`refused`?this.refused=e:`pick`in n?this.pick(n.pick):this.play(n.play)}pick(e){this.picked=e,this.most=void 0,this.up={},this.refused=void 0}act(e){e.verb===`read`&&e.from?this.pick({reading:e.from}):this.play(e)}reroll(){this.count&&this.roll(pn(this.picked,this.up))}limit(e){let t=(this.most??this.range)+e;this.most=t>=this.range?void 0:Math.max(1,t)}takeUp(e,t){let n=this.reach(e);n?this.up=un(this.up,e,n,t):this.isPicked(e)?this.pick(null):this.refused=e}},Sn=L(`<p class="svelte-1rokmv5"> </p> <p class="svelte-1rokmv5"><b> </b> </p>`,1),Cn=L(`<button class="button svelte-1rokmv5"> </button>`),wn=L(`<p class="then svelte-1rokmv5"> </p> <!> <!>`,1),Tn=L(`<div class="novice svelte-1rokmv5"><span class="portrait svelte-1rokmv5"><!></span> <div><!></div></div>`),En=L(`<div class="heroes svelte-1rokmv5" role="group"></div>`);function Dn(t,n){m(n,!0);let r=(e,t=N)=>{var n=Sn(),r=v(n),a=E(r,!0),o=J(r,2),s=f(o),l=E(s,!0),u=J(s);M(o),B(()=>{F(a,t().specialty[i(c)]),F(l,t().ultimate.name[i(c)]),F(u,` · ${t().ultimate.text[i(c)]??``}`)}),G(e,n)},a=$(),o=l(()=>a.table),s=l(()=>a.words),c=l(()=>i(s).language),u=e=>a.deeds.find(t=>t.verb===`take`&&t.number===e);var d=En();R(d,21,()=>i(o).heroes,e=>e.number,(t,n)=>{let o=l(()=>u(i(n).number));Se(t,{get title(){return i(n).novice.name[i(c)]},size:`small`,foot:e=>{var t=wn(),l=v(t),u=E(l,!0),d=J(l,2);r(d,()=>i(n).master);var f=J(d,2),p=e=>{var t=Cn(),r=E(t,!0);B(e=>{P(t,`data-move`,i(o).offer.text),F(r,e)},[()=>i(s).say(`board-choose`,{name:i(n).novice.name[i(c)]})]),D(`click`,t,()=>a.play(i(o))),G(e,t)};V(f,e=>{i(o)&&e(p)}),B(e=>F(u,e),[()=>i(s).say(`board-then`,{name:i(n).master.name[i(c)],experience:i(n).level_up})]),G(e,t)},children:(t,a)=>{var o=Tn(),s=f(o),c=f(s);{let t=l(()=>it(i(n).id));e(c,{get of(){return i(t)},size:`100%`})}M(s);var u=J(s,2),d=f(u);r(d,()=>i(n).novice),M(u),M(o),G(t,o)},$$slots:{foot:!0,default:!0}})}),M(d),I(d,()=>H),B(e=>P(d,`aria-label`,e),[()=>i(s).say(`board-heroes`)]),G(t,d),U()}K([`click`]);var On=L(`<span class="title svelte-179dlcy"><b> </b> <span class="state svelte-179dlcy"> </span></span> <span class="text"> </span>`,1),kn=L(`<span class="side svelte-179dlcy"> </span>`),An=L(`<p class="foot svelte-179dlcy"> </p>`),jn=L(`<button class="ultimate svelte-179dlcy" data-spot="hero"><!></button>`),Mn=L(`<div><!></div>`),Nn=L(`<button class="button svelte-179dlcy"> </button>`),Pn=L(`<div class="deeds svelte-179dlcy"></div>`),Fn=L(`<div class="hero svelte-179dlcy"><span class="portrait svelte-179dlcy"><!></span> <div><h3 class="svelte-179dlcy"> </h3> <p class="svelte-179dlcy"> </p></div></div> <!> <!>`,1);function In(t,n){m(n,!0);let r=e=>{var t=On(),r=v(t),a=f(r),s=E(a,!0),l=J(a,2),u=E(l,!0);M(r);var d=J(r,2),p=E(d,!0);B(e=>{F(s,n.hero.ultimate.name[i(c)]),F(u,e),F(p,n.hero.ultimate.text[i(c)])},[()=>i(o).say(n.hero.ready?`board-ready`:`board-used`)]),G(e,t)},a=$(),o=l(()=>a.words),s=l(()=>a.hand),c=l(()=>i(o).language),u=l(()=>n.own?a.deeds.filter(({verb:e})=>[`ultimate`,`recruit`].includes(e)):[]),d=l(()=>i(u).length>1?i(u):[]),p=l(()=>n.own?Ie(a.deeds,`specialty`):void 0),h=l(()=>n.own&&Ae(a.deeds,`hero`).length>0),g=l(()=>{let[e]=i(u);return i(h)?()=>i(s).tap(`hero`):e&&!i(d).length?()=>a.play(e):void 0});Se(t,{get title(){return n.hero.name[i(c)]},size:`small`,aside:e=>{var t=kn(),r=E(t,!0);B(e=>F(r,e),[()=>i(o).say(`side-${n.hero.side}`)]),G(e,t)},foot:e=>{var t=An(),r=E(t,!0);B(e=>F(r,e),[()=>i(o).say(`board-other-${n.hero.side}`,{name:n.hero.other.name[i(c)],experience:n.hero.level_up})]),G(e,t)},children:(t,m)=>{var h=Fn(),_=v(h),y=f(_),b=f(y);{let t=l(()=>it(n.hero.id));e(b,{get of(){return i(t)},size:`100%`})}M(y);var x=J(y,2),S=f(x),C=E(S,!0),w=J(S,2),T=E(w,!0);M(x),M(_);var O=J(_,2),k=e=>{var t=jn(),n=f(t);r(n),M(t),B(e=>{P(t,`data-move`,i(u)[0]?.offer.text),P(t,`aria-pressed`,e)},[()=>i(s).isPicked(`hero`)]),D(`click`,t,function(...e){i(g)?.apply(this,e)}),G(e,t)},ee=e=>{var t=Mn();let i;var a=f(t);r(a),M(t),B(()=>i=W(t,1,`ultimate svelte-179dlcy`,null,i,{used:!n.hero.ready})),G(e,t)};V(O,e=>{i(g)?e(k):e(ee,-1)});var A=J(O,2),j=e=>{var t=Pn();R(t,21,()=>[...i(d),...i(p)?[i(p)]:[]],e=>e.offer.id,(e,t)=>{var n=Nn(),r=E(n,!0);B(e=>{P(n,`data-move`,i(t).offer.text),F(r,e)},[()=>i(o).offer(i(t).offer.said)]),D(`click`,n,()=>a.play(i(t))),G(e,n)}),M(t),I(t,()=>H),G(e,t)};V(A,e=>{(i(d).length||i(p))&&e(j)}),B(e=>{F(C,e),F(T,n.hero.specialty[i(c)])},[()=>i(o).say(`card-specialty`)]),G(t,h)},$$slots:{aside:!0,foot:!0,default:!0}}),U()}K([`click`]);var Ln=[...X,...Y,...st,`ally`,`hero`],Rn=[`retire`,`seek`],zn=class{around;inUse=!1;constructor(e){this.around=e}#e=l(()=>{let{hand:e,barIsEmpty:t}=this.around;if(e.collecting)return X.filter(t=>e.isLit(t));let n=Ln.filter(t=>e.isLit(t));return e.picked||n.length&&t?n:t?X.filter(t=>e.isUsable(t)):[]});get numbered(){return i(this.#e)}set numbered(e){k(this.#e,e)}#t=l(()=>new Map(this.numbered.map((e,t)=>[e,t+1])));get digits(){return i(this.#t)}set digits(e){k(this.#t,e)}#n=l(()=>{let{hand:e,deeds:t,barIsEmpty:n}=this.around;return n&&!e.picked?t.filter(({verb:e})=>Rn.includes(e)):[]});get choices(){return i(this.#n)}set choices(e){k(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||o(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(e.key===`Enter`)return this.roll(e);if(!n.letters)return!1;let t=Rt(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;if(!e.picked)return!1;let t=gn(e.picked);return e.pick(null),this.focusOn(`[data-spot='${t}']`),!0}roll({target:e}){let{hand:t}=this.around,n=e===document.body||e.closest(`[data-spot]`)!==null;return!t.collecting||!t.count||!n?!1:(t.reroll(),!0)}choose(e){let[t,n]=[this.numbered[e],this.choices[e]];return n?this.around.play(n):t&&this.tap(t),n!==void 0||t!==void 0}letter(e){let{deeds:t,words:n}=this.around,r=Lt(e,n);return!r||!t.length?!1:(this.tap(r),!0)}tap(e){let{hand:t}=this.around;t.tap(e),this.focusOn(t.picked&&!t.collecting?`[data-lit]`:`[data-spot='${e}']`)}focusOn(e){S().then(()=>this.around.root?.querySelector(e)?.focus())}},Bn=L(`<kbd class="svelte-t47dgc"> </kbd>`),Vn=L(`<dt></dt> <dd class="svelte-t47dgc"> </dd>`,1),Hn=L(`<details class="svelte-t47dgc"><summary class="svelte-t47dgc"> </summary> <dl class="svelte-t47dgc"></dl></details>`);function Un(e,t){m(t,!0);let n=$(),r=l(()=>n.words);var a=q(),o=v(a),s=e=>{var t=Hn(),n=f(t),a=E(n,!0),o=J(n,2);R(o,21,()=>zt(i(r)),({keys:e,does:t})=>t,(e,t)=>{let n=()=>i(t).keys,r=()=>i(t).does;var a=Vn(),o=v(a);R(o,20,n,e=>e,(e,t)=>{var n=Bn(),r=E(n,!0);B(()=>F(r,t)),G(e,n)}),M(o);var s=J(o,2),c=E(s,!0);B(()=>F(c,r())),G(e,a)}),M(o),M(t),B(e=>F(a,e),[()=>i(r).say(`board-keys`)]),G(e,t)};V(o,e=>{n.letters&&e(s)}),G(e,a),U()}var Wn=L(`<span class="dice svelte-k30xox" aria-hidden="true"></span>`),Gn=L(`<button data-go="" data-roll="" class="svelte-k30xox"><!> </button>`),Kn=L(`<p class="svelte-k30xox"> </p> <!>`,1);function qn(e,t){m(t,!0);let n=e=>{var t=q(),n=v(t),r=e=>{var t=Wn();R(t,21,()=>({length:i(o)}),z,(e,t)=>{Q(e,{face:null,get kind(){return i(a)}})}),M(t),G(e,t)};V(n,e=>{(i(a)===`party`||i(a)===`dungeon`)&&e(r)}),G(e,t)},r=$(),a=l(()=>t.rolling.what),o=l(()=>t.rolling.count),s=l(()=>t.rolling.by);var c=q(),u=v(c),d=e=>{var s=Gn(),c=f(s);n(c);var l=J(c,1,!0);M(s),B(e=>F(l,e),[()=>r.words.say(`board-roll-${i(a)}`,{count:i(o)})]),D(`click`,s,function(...e){t.roll?.apply(this,e)}),G(e,s)},p=e=>{var t=Kn(),c=v(t),l=E(c,!0),u=J(c,2);n(u),B(e=>F(l,e),[()=>r.words.say(`board-rolls`,{what:i(a),count:i(o),name:r.nameOf(i(s))})]),G(e,t)};V(u,e=>{t.mayRoll?e(d):e(p,-1)}),G(e,c),U()}K([`click`]);var Jn=L(`<span class="stepper svelte-88czdd" role="group"><button class="button square" data-fewer="">−</button> <span class="most svelte-88czdd"> </span> <button class="button square">+</button></span>`);function Yn(e,t){m(t,!0);let n=$(),r=l(()=>n.hand),a=l(()=>n.words),o=l(()=>i(r).most?i(a).say(`board-up-to`,{count:i(r).most}):i(a).say(`board-all`));function s(e){i(r).limit(e),n.announce(i(o))}var c=Jn(),u=f(c),d=J(u,2),p=E(d,!0),h=J(d,2);M(c),B((e,t,n)=>{P(c,`aria-label`,e),P(u,`aria-label`,t),P(u,`aria-disabled`,i(r).most===1),F(p,i(o)),P(h,`aria-label`,n),P(h,`aria-disabled`,!i(r).most)},[()=>i(a).say(`board-most`),()=>i(a).say(`board-fewer`),()=>i(a).say(`board-more`)]),D(`click`,u,()=>s(-1)),D(`click`,h,()=>s(1)),G(e,c),U()}K([`click`]);var Xn=L(`<p class="svelte-cq1p5e"> </p>`),Zn=L(`<button class="button svelte-cq1p5e" data-move="keep"> </button>`),Qn=L(`<button class="button go svelte-cq1p5e" data-reroll=""> </button> <!>`,1),$n=L(`<button class="button go svelte-cq1p5e" data-lit=""> </button>`),er=L(`<button class="button go svelte-cq1p5e" data-move="flee"> </button>`),tr=L(`<button class="button quiet svelte-cq1p5e" data-flee=""> </button>`),nr=L(`<!> <!>`,1),rr=L(`<button class="button quiet square svelte-cq1p5e"><span aria-hidden="true">×</span></button>`),ir=L(`<!> <div class="deeds svelte-cq1p5e"><!> <!> <!> <!> <!></div>`,1),ar=L(`<div class="line svelte-cq1p5e" data-place="hand"><!></div>`);function or(e,t){m(t,!0);let n=$(),r=l(()=>n.table),a=l(()=>n.words),o=l(()=>n.hand),s=l(()=>i(r).rolling),c=l(()=>Ie(n.deeds,`keep`)),u=l(()=>Ie(n.deeds,`flee`)),d=j(!1);y(()=>{(i(o).picked||!i(u))&&k(d,!1)});let p=l(()=>i(d)?``:Et(i(r),i(o),t.looked,n.mine,i(a)));var h=ar(),g=f(h),_=e=>{qn(e,{get rolling(){return i(s)},get mayRoll(){return t.mayRoll},get roll(){return t.roll}})},b=e=>{var t=ir(),r=v(t),s=e=>{var t=Xn(),n=E(t,!0);B(()=>F(n,i(p))),G(e,t)};V(r,e=>{i(p)&&e(s)});var l=J(r,2),m=f(l),h=e=>{var t=Qn(),r=v(t),s=E(r,!0),l=J(r,2),u=e=>{var t=Zn(),r=E(t,!0);B(e=>F(r,e),[()=>i(a).offer(i(c).offer.said)]),D(`click`,t,()=>n.play(i(c))),G(e,t)};V(l,e=>{i(c)&&e(u)}),B(e=>{P(r,`aria-disabled`,!i(o).count),F(s,e)},[()=>i(a).say(`board-reroll`,{count:i(o).count})]),D(`click`,r,()=>i(o).reroll()),G(e,t)};V(m,e=>{i(o).collecting&&e(h)});var g=J(m,2),_=e=>{Yn(e,{})};V(g,e=>{i(o).range>1&&e(_)});var y=J(g,2);R(y,17,()=>i(o).immediate,e=>e.offer.id,(e,t)=>{var n=$n(),r=E(n,!0);B(e=>{P(n,`data-move`,i(t).offer.text),F(r,e)},[()=>i(a).offer(i(t).offer.said)]),D(`click`,n,()=>i(o).act(i(t))),G(e,n)});var b=J(y,2),x=e=>{var t=nr(),r=v(t),o=e=>{var t=er(),r=E(t,!0);B(e=>F(r,e),[()=>i(a).offer(i(u).offer.said)]),D(`click`,t,()=>n.play(i(u))),G(e,t)};V(r,e=>{(i(d)||n.deeds.length===1)&&e(o)});var s=J(r,2),c=e=>{var t=tr(),n=E(t,!0);B(e=>{P(t,`aria-expanded`,i(d)),F(n,e)},[()=>i(a).say(i(d)?`board-stay`:`board-flee`)]),D(`click`,t,()=>k(d,!i(d))),G(e,t)};V(s,e=>{n.deeds.length>1&&e(c)}),G(e,t)};V(b,e=>{i(u)&&!i(o).picked&&!i(o).collecting&&e(x)});var S=J(b,2),C=e=>{var t=rr();B((e,n)=>{P(t,`aria-label`,e),P(t,`title`,n)},[()=>i(a).say(`board-drop`),()=>i(a).say(`board-drop`)]),D(`click`,t,()=>i(o).pick(null)),G(e,t)};V(S,e=>{i(o).picked&&e(C)}),M(l),I(l,()=>H),G(e,t)};V(g,e=>{i(s)?e(_):e(b,-1)}),M(h),G(e,h),U()}K([`click`]);function sr(e,t){if(!e.rolling||e.adventurer!==t.adventurer)return{};let n=(n,r)=>n.map(n=>[n,r(t,n)-r(e,n)]).filter(([,e])=>e>0);return Object.fromEntries([...n(Y,(e,t)=>e.party[t]),...n(X,(e,t)=>e.dungeon[t]),...t.lair>e.lair?[[`lair`,t.lair-e.lair]]:[]])}function cr(e,t){return e.delve!==t.delve||e.adventurer!==t.adventurer||e.rolling?[]:[...lr(e,t),...ur(e,t)]}function lr(e,t){let n=dr(Y,e.party,t.party),r=dr(Y,t.party,e.party),i=t.chosen.party-e.chosen.party;return[...n.map((e,t)=>({face:e,from:e,to:t<i?`hand`:`graveyard`})),...r.map(e=>({face:e,from:`graveyard`,to:e}))]}function ur(e,t){let n=dr(X,e.dungeon,t.dungeon),r=t.chosen.dungeon-e.chosen.dungeon,i=t.lair-e.lair,a=e=>e<r?`hand`:e<r+i?`lair`:`pool`;return[...n.map((e,t)=>({face:a(t)===`lair`?`dragon`:e,from:e,to:a(t)})),...Array.from({length:-i},()=>({face:`dragon`,from:`lair`,to:`pool`}))]}function dr(e,t,n){return e.flatMap(e=>Array.from({length:Math.max(0,t[e]-n[e])},()=>e))}var fr=L(`<span class="svelte-fbpgqx"><!></span>`),pr=L(`<div class="graveyard svelte-fbpgqx" data-place="graveyard"><div class="dice svelte-fbpgqx" aria-hidden="true"><!> <!></div> <p class="svelte-fbpgqx"> <b class="svelte-fbpgqx"> </b></p></div>`);function mr(t,n){m(n,!0);let r=$(),a=l(()=>r.table),o=l(()=>r.words);var s=pr(),c=f(s),u=f(c);e(u,{get of(){return ce},size:`26px`});var d=J(u,2);R(d,17,()=>({length:i(a).graveyard}),z,(e,t)=>{var n=fr();Q(f(n),{face:null,kind:`party`}),M(n),G(e,n)}),M(c);var p=J(c,2),h=f(p),g=J(h),_=E(g,!0);M(p),M(s),B(e=>{F(h,`${e??``} `),F(_,i(a).graveyard)},[()=>i(o).say(`zone-graveyard`)]),G(t,s),U()}var hr=L(`<section class="party svelte-167uzmo"><div class="piles svelte-167uzmo" role="toolbar"></div> <!></section>`);function gr(e,t){m(t,!0);let n=$();var r=hr(),a=f(r);R(a,20,()=>Y,e=>e,(e,n)=>{{let r=l(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return i(r)}})}}),M(a),I(a,()=>H),mr(J(a,2),{}),M(r),B((e,t)=>{P(r,`aria-label`,e),P(a,`aria-label`,t)},[()=>n.words.say(`zone-party`),()=>n.words.say(`zone-party`)]),G(e,r),U()}var _r=L(`<kbd aria-hidden="true" class="svelte-1hy3oxs"> </kbd>`),vr=L(`<span> </span>`),yr=L(`<span class="more odds svelte-1hy3oxs"><span> </span> <!></span>`),br=L(`<span class="more svelte-1hy3oxs"> </span>`),xr=L(`<button data-move="seek" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <!></button>`),Sr=L(`<div class="regroup svelte-1hy3oxs" role="toolbar"><button data-move="retire" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <span class="more svelte-1hy3oxs"> </span></button> <!></div>`);function Cr(t,n){m(n,!0);let r=(e,t=N)=>{var r=q(),i=v(r),o=e=>{var n=_r(),r=E(n,!0);B(()=>F(r,t())),G(e,n)};V(i,e=>{n.numbered&&a.letters&&e(o)}),G(e,r)},a=$(),o=l(()=>a.table),s=l(()=>a.words),c=l(()=>Ie(a.deeds,`retire`)),u=l(()=>Ie(a.deeds,`seek`)),d=l(()=>i(o).stake);var p=q(),h=v(p),g=t=>{var o=Sr(),l=f(o),p=f(l);e(p,{get of(){return ie},size:`32px`});var m=J(p,2),h=f(m,!0),g=J(h);r(g,()=>1),M(m);var _=J(m,2),v=E(_,!0),y=J(_,2),x=E(y,!0);M(l);var S=J(l,2),C=t=>{var o=xr(),c=f(o);e(c,{get of(){return b},size:`32px`});var l=J(c,2),p=f(l,!0),m=J(p);r(m,()=>2),M(l);var h=J(l,2),g=E(h,!0),_=J(h,2),v=e=>{var t=yr(),r=f(t),a=E(r,!0),o=J(r,2),c=e=>{var t=vr(),r=E(t,!0);B(e=>F(r,e),[()=>i(s).say(`board-change`,{change:Tt(n.odds.change,i(s))})]),G(e,t)};V(o,e=>{n.odds.change!==null&&e(c)}),M(t),B(e=>F(a,e),[()=>i(s).say(`board-chance`,{chance:wt(n.odds.clear),exact:n.odds.exact?`yes`:`no`})]),G(e,t)},y=e=>{var t=br(),n=E(t,!0);B(e=>F(n,e),[()=>i(s).say(`board-seek-risk`)]),G(e,t)};V(_,e=>{n.odds?e(v):e(y,-1)}),M(o),B((e,t)=>{o.disabled=!i(u),F(p,e),F(g,t)},[()=>i(s).say(`board-seek`),()=>i(s).say(`board-next`,{level:i(d).next,dice:i(d).dice})]),D(`click`,o,()=>i(u)&&a.play(i(u))),G(t,o)};V(S,e=>{i(d).next!==null&&e(C)}),M(o),I(o,()=>H),B((e,t,n,r)=>{P(o,`aria-label`,e),l.disabled=!i(c),F(h,t),F(v,n),F(x,r)},[()=>i(s).say(`board-regroup`),()=>i(s).say(`board-retire`),()=>i(s).say(`board-gain`,{count:i(d).retire}),()=>i(s).say(i(d).next===null?`board-retire-must`:`board-retire-safe`)]),D(`click`,l,()=>i(c)&&a.play(i(c))),G(t,o)};V(h,e=>{i(d)&&e(g)}),G(t,p),U()}K([`click`]);var wr=L(`<th scope="col"><span class="hidden"> </span> <span aria-hidden="true"></span></th>`),Tr=L(`<span class="role svelte-4bsrjl"><!> </span>`),Er=L(`<span class="role svelte-4bsrjl"> </span>`),Dr=L(`<button class="svelte-4bsrjl"><span class="name svelte-4bsrjl"> </span> <!></button>`),Or=L(`<td class="number svelte-4bsrjl"> </td>`),kr=L(`<span class="worth svelte-4bsrjl"> </span>`),Ar=L(`<tr><th scope="row" class="svelte-4bsrjl"><!></th><!><td class="number svelte-4bsrjl"><b> </b></td><td class="number svelte-4bsrjl"> <!></td></tr>`),jr=L(`<table class="svelte-4bsrjl"><caption class="svelte-4bsrjl"> </caption><thead class="svelte-4bsrjl"><tr><th scope="col" class="svelte-4bsrjl"> </th><!><th scope="col" class="number svelte-4bsrjl"> </th><th scope="col" class="number svelte-4bsrjl"> </th></tr></thead><tbody class="svelte-4bsrjl"></tbody></table>`);function Mr(t,n){m(n,!0);let a=$(),o=l(()=>a.table),s=l(()=>a.words),c=l(()=>i(o).seats.length===1),u=l(()=>i(o).phase===`done`);function d(e,t){return(i(u)||t+1<i(o).delve||t+1===i(o).delve&&e<i(o).adventurer?i(o).seats[e]?.delves[t]:i(o).seats[e]?.delves[t]||null)??`–`}var p=jr(),h=f(p),g=E(h,!0),_=J(h),v=f(_),y=f(v),b=E(y,!0),x=J(y);R(x,17,()=>({length:i(o).delves}),z,(e,t,n)=>{var r=wr();let a;var c=f(r),l=E(c,!0),d=J(c,2);d.textContent=n+1,M(r),B(e=>{a=W(r,1,`number svelte-4bsrjl`,null,a,{now:!i(u)&&n+1===i(o).delve}),F(l,e)},[()=>i(s).say(`board-delve-nth`,{delve:n+1})]),G(e,r)});var S=J(x),C=E(S,!0),w=J(S),T=E(w,!0);M(v),M(_);var O=J(_);R(O,21,()=>i(o).seats,z,(t,l,p)=>{var m=Ar();let h;var g=f(m),_=f(g),v=e=>{var t=r();B(e=>F(t,e),[()=>i(s).say(`board-you`)]),G(e,t)},y=t=>{var r=Dr(),c=f(r),d=E(c,!0),m=J(c,2),h=t=>{var n=Tr(),r=f(n);e(r,{get of(){return ve},size:`16px`});var a=J(r,1,!0);M(n),B(e=>F(a,e),[()=>i(s).say(`role-adventurer`)]),G(t,n)},g=t=>{var n=Tr(),r=f(n);e(r,{get of(){return se},size:`16px`});var a=J(r,1,!0);M(n),B(e=>F(a,e),[()=>i(s).say(`role-lord`)]),G(t,n)},_=e=>{var t=Er(),n=E(t,!0);B(()=>F(n,i(l).hero.name[i(s).language])),G(e,t)};V(m,e=>{!i(u)&&p===i(o).adventurer?e(h):!i(u)&&p===i(o).lord?e(g,1):i(l).hero&&e(_,2)}),M(r),B(e=>{P(r,`aria-pressed`,n.shown===p),F(d,e)},[()=>a.nameOf(p)]),D(`click`,r,()=>n.onshow(p)),G(t,r)};V(_,e=>{i(c)?e(v):e(y,-1)}),M(g);var b=J(g);R(b,17,()=>i(l).delves,z,(e,t,n)=>{var r=Or(),i=E(r,!0);B(e=>F(i,e),[()=>d(p,n)]),G(e,r)});var x=J(b),S=f(x),C=E(S,!0);M(x);var w=J(x),T=f(w),O=J(T),k=e=>{var t=kr(),n=E(t,!0);B(e=>F(n,e),[()=>i(s).say(`board-worth`,{points:i(l).worth})]),G(e,t)};V(O,e=>{i(l).worth&&e(k)}),M(w),M(m),B(e=>{h=W(m,1,`svelte-4bsrjl`,null,h,{now:!i(u)&&p===i(o).adventurer}),F(C,i(l).experience),F(T,`${e??``} `)},[()=>mt(i(l).treasures)]),G(t,m)}),M(O),M(p),B((e,t,n,r)=>{F(g,e),F(b,t),F(C,n),F(T,r)},[()=>i(s).say(`board-scores`),()=>i(s).say(i(c)?`board-delves`:`board-player`),()=>i(s).say(`board-experience-short`),()=>i(s).say(`zone-treasures`)]),G(t,p),U()}K([`click`]);var Nr=_e(`<svg class="ten svelte-iv5s9b" viewBox="0 0 64 64" aria-hidden="true"><path class="body svelte-iv5s9b" d="M32 2 61 24V40L32 62 3 40V24Z"></path><path class="top svelte-iv5s9b" d="M32 2 50 38 32 49 14 38Z"></path><path class="edges svelte-iv5s9b" d="M14 38 3 40M50 38 61 40M32 49V62"></path><text x="32" y="39" text-anchor="middle" class="svelte-iv5s9b"> </text></svg>`);function Pr(e,t){var n=Nr(),r=J(f(n),3),i=E(r,!0);M(n),B(()=>F(i,t.value)),G(e,n)}var Fr=L(`<p class="roles svelte-1m9tk82"><span class="svelte-1m9tk82"><!> </span> <span class="svelte-1m9tk82"><!> </span></p>`),Ir=L(`<li><!> <span class="word svelte-1m9tk82"> </span></li>`),Lr=L(`<div class="strip svelte-1m9tk82"><!> <p class="level svelte-1m9tk82"><b class="svelte-1m9tk82"> </b> <span> </span> <span data-place="pool"> </span></p> <!> <ol class="svelte-1m9tk82"></ol></div>`);function Rr(t,n){m(n,!0);let r=[`monster`,`loot`,`dragon`,`regroup`],a=$(),o=l(()=>a.table),s=l(()=>a.words),c=l(()=>Math.max(1,i(o).level)),u=l(()=>r.indexOf(i(o).phase));var d=Lr(),p=f(d);Pr(p,{get value(){return i(c)}});var h=J(p,2),g=f(h),_=E(g,!0),v=J(g,2),y=E(v,!0),b=J(v,2),x=E(b,!0);M(h);var S=J(h,2),C=t=>{var n=Fr(),r=f(n),c=f(r);{let t=l(()=>i(s).say(`role-adventurer`));e(c,{get of(){return ve},size:`16px`,get label(){return i(t)}})}var u=J(c,1,!0);M(r);var d=J(r,2),p=f(d);{let t=l(()=>i(s).say(`role-lord`));e(p,{get of(){return se},size:`16px`,get label(){return i(t)}})}var m=J(p,1,!0);M(d),M(n),B((e,t,n,i)=>{P(r,`title`,e),F(u,t),P(d,`title`,n),F(m,i)},[()=>i(s).say(`role-adventurer`),()=>a.nameOf(i(o).adventurer),()=>i(s).say(`role-lord`),()=>a.nameOf(i(o).lord)]),G(t,n)};V(S,e=>{i(o).seats.length>1&&e(C)});var w=J(S,2);R(w,22,()=>r,e=>e,(t,n,r)=>{var a=Ir();let o;var c=f(a);{let t=l(()=>nt[n]??``);e(c,{get of(){return i(t)},size:`18px`})}var d=J(c,2),p=E(d,!0);M(a),B(e=>{P(a,`aria-current`,i(r)===i(u)?`step`:void 0),o=W(a,1,`svelte-1m9tk82`,null,o,{past:i(r)<i(u)}),F(p,e)},[()=>i(s).say(`phase-${n}`)]),G(t,a)}),M(w),M(d),B((e,t,n,r)=>{F(_,e),F(y,t),F(x,n),P(w,`aria-label`,r)},[()=>i(s).say(`board-level`,{level:i(c)}),()=>i(s).say(`board-delve`,{delve:i(o).delve,delves:i(o).delves}),()=>i(s).say(`board-pool`,{count:i(o).pool}),()=>i(s).say(`board-phases`)]),G(t,d),U()}var zr=L(`<span class="count svelte-1l0b22q"><!></span>`),Br=L(`<span class="disc svelte-1l0b22q"><!></span> <span class="name svelte-1l0b22q"> </span> <span class="does svelte-1l0b22q"> </span> <!>`,1),Vr=L(`<kbd aria-hidden="true" class="svelte-1l0b22q"> </kbd>`),Hr=L(`<button><span class="looks svelte-1l0b22q" aria-hidden="true"><!></span> <span class="hidden"> </span> <!></button>`),Ur=L(`<div class="token svelte-1l0b22q"><!></div>`),Wr=L(`<div class="tokens svelte-1l0b22q" role="toolbar"></div>`),Gr=L(`<p class="soft"> </p>`),Kr=L(`<section class="svelte-1l0b22q"><h3 class="svelte-1l0b22q"> </h3> <!></section>`);function qr(t,n){m(n,!0);let r=(t,n=N,r=N)=>{var a=Br(),o=v(a),u=f(o),d=t=>{e(t,{get of(){return tt[n()]},size:`24px`})},m=l(()=>ft(n())),h=e=>{{let t=l(()=>i(s).allies?.face??null);Q(e,{get face(){return i(t)}})}};V(u,e=>{i(m)?e(d):e(h,-1)}),M(o);var g=J(o,2),_=E(g,!0),y=J(g,2),b=E(y,!0),x=J(y,2),S=e=>{var t=zr(),n=f(t);xe(n,{get value(){return r()}}),M(t),G(e,t)};V(x,e=>{r()>1&&e(S)}),B((e,t)=>{F(_,e),F(b,t)},[()=>yt(i(s),n(),i(c)),()=>p(n())]),G(t,a)},o=$(),s=l(()=>o.table),c=l(()=>o.words),u=l(()=>o.hand),d=l(()=>[...n.own&&i(s).allies?[[`ally`,i(s).allies.count]]:[],...st.flatMap(e=>n.seat.treasures[e]?[[e,n.seat.treasures[e]]]:[])]),p=e=>ft(e)?xt(i(s),e,i(c)):i(c).say(`board-does-ally`),h=(e,t)=>[i(c).say(`board-token`,{name:yt(i(s),e,i(c)),count:t}),p(e),n.own&&o.mine?St(i(s),i(u),e,i(c)):``].join(` `).trim();var g=Kr(),_=f(g),y=E(_,!0),b=J(_,2),x=e=>{var t=Wr();R(t,21,()=>i(d),([e,t])=>e,(e,t)=>{var s=l(()=>w(i(t),2));let c=()=>i(s)[0],d=()=>i(s)[1];var p=q(),m=v(p),g=e=>{let t=l(()=>i(u).isLit(c())),s=l(()=>i(u).isUsable(c()));var p=Hr();let m;var g=f(p),_=f(g);r(_,c,d),M(g);var v=J(g,2),y=E(v,!0),b=J(v,2),x=e=>{var t=Vr(),r=E(t,!0);B(e=>F(r,e),[()=>n.digits.get(c())]),G(e,t)},S=l(()=>n.digits.get(c())&&o.letters);V(b,e=>{i(S)&&e(x)}),M(p),B((e,n,r,a)=>{m=W(p,1,`token svelte-1l0b22q`,null,m,{lit:i(t),usable:i(s),picked:e}),P(p,`data-spot`,c()),P(p,`data-go`,i(t)||i(s)||void 0),P(p,`data-lit`,i(t)||void 0),P(p,`aria-pressed`,n),P(p,`aria-disabled`,r),F(y,a)},[()=>i(u).isPicked(c()),()=>i(u).isPicked(c()),()=>!i(t)&&!i(s)&&!i(u).isPicked(c()),()=>h(c(),d())]),D(`click`,p,()=>i(u).tap(c())),a(`focus`,p,()=>o.look(c())),a(`blur`,p,()=>o.look(null)),a(`pointerenter`,p,e=>e.pointerType===`mouse`&&o.look(c())),a(`pointerleave`,p,()=>o.look(null)),G(e,p)},_=e=>{var t=Ur(),n=f(t);r(n,c,d),M(t),G(e,t)};V(m,e=>{n.own?e(g):e(_,-1)}),G(e,p)}),M(t),I(t,()=>H),B(e=>P(t,`aria-label`,e),[()=>i(c).say(`zone-treasures`)]),G(e,t)},S=e=>{var t=Gr(),n=E(t,!0);B(e=>F(n,e),[()=>i(c).say(`board-no-treasures`)]),G(e,t)};V(b,e=>{i(d).length?e(x):e(S,-1)}),M(g),B((e,t)=>{P(g,`aria-label`,e),F(y,t)},[()=>i(c).say(`zone-treasures`),()=>i(c).say(`zone-treasures`)]),G(t,g),U()}K([`click`]);var Jr=L(`<!> <!> <!> <!> <!>`,1),Yr=L(`<div class="board svelte-xotpto"><div><div class="play svelte-xotpto"><!></div> <div class="side svelte-xotpto"><!> <!> <!></div></div> <!></div>`);function Xr(e,t){m(t,!0);let r=e=>{{let n=l(()=>O.choices.length>0);Cr(e,{get odds(){return t.odds},get numbered(){return i(n)}})}},o=l(()=>ct(t.view)),c=l(()=>Oe(t.offers)),u=l(()=>t.motion!==`off`),p=new d(e=>t.play(e)),h=new xn(()=>i(o),()=>i(c),({offer:e})=>t.play(e.id),e=>p.start(e,t.offers,t.situation.version)),g=j(void 0),_=j(null),b=j({}),C=j(null),w=l(()=>i(C)??i(o).adventurer),T=l(()=>i(o).seats[i(w)]),E=l(()=>i(o).phase===`heroes`&&!i(o).rolling),D={get table(){return i(o)},get words(){return t.words},get deeds(){return i(c)},get mine(){return t.offers.length>0},get moving(){return i(u)},get letters(){return n.letters},get rolled(){return i(b)},hand:h,look:e=>k(_,e,!0),play:({offer:e})=>t.play(e.id),announce:e=>t.announce(e),nameOf:e=>t.name_of(e)};Ot(D);let O=new zn({get hand(){return h},get words(){return t.words},get deeds(){return i(c)},get barIsEmpty(){return!t.may.roll&&t.offers.every(({verb:e})=>Le.includes(e))},get root(){return i(g)},play:D.play});y(()=>{h.refused&&t.announce(St(i(o),h,h.refused,t.words))});let ee=j(void 0),A,te=-1,ne=!1;x(()=>{let e=i(o);le(()=>{ne=A!==void 0&&A!==e&&t.view.played>te&&!t.looking_back&&i(u),k(b,ne&&A?sr(A,e):{})})}),y(()=>{let e=i(o);le(()=>{ne&&A&&i(g)&&i(ee)?.fly(cr(A,e),i(g)),t.view.played!==te&&h.pick(null),A&&A.adventurer!==e.adventurer&&k(C,null),A=e,te=t.view.played})}),y(()=>{let[e,n]=[t.offers,t.situation.version];le(()=>{p.answer(e,n),p.busy||S().then(()=>O.goOn())})});var re=Yr();a(`keydown`,s,function(...e){O.press?.apply(this,e)},!0),a(`pointerdown`,s,()=>O.inUse=!1,!0);var ie=f(re);let N;var P=f(ie),F=f(P),I=e=>{rn(e,{})},ae=e=>{Dn(e,{})},L=e=>{var n=Jr(),a=v(n);Rr(a,{});var s=J(a,2);{let e=l(()=>i(o).stake?r:void 0);Xt(s,{get digits(){return O.digits},get choice(){return i(e)}})}var c=J(s,2);{let e=l(()=>t.may.roll&&t.situation.holds.includes(i(o).rolling?.by??-1));or(c,{get looked(){return i(_)},get mayRoll(){return i(e)},get roll(){return t.roll}})}var u=J(c,2);gr(u,{get digits(){return O.digits}});var d=J(u,2),f=e=>{{let t=l(()=>i(w)===i(o).adventurer);qr(e,{get seat(){return i(T)},get own(){return i(t)},get digits(){return O.digits}})}};V(d,e=>{i(T)&&e(f)}),G(e,n)};V(F,e=>{i(o).phase===`done`?e(I):i(E)?e(ae,1):e(L,-1)}),M(P);var R=J(P,2),oe=f(R),z=e=>{{let t=l(()=>i(w)===i(o).adventurer);In(e,{get hero(){return i(T).hero},get own(){return i(t)}})}};V(oe,e=>{i(T)?.hero&&e(z)});var se=J(oe,2);Mr(se,{get shown(){return i(w)},onshow:e=>k(C,e,!0)}),Un(J(se,2),{}),M(R),M(ie);var ce=J(ie,2);he(sn(ce,{}),e=>k(ee,e,!0),()=>i(ee)),M(re),he(re,e=>k(g,e),()=>i(g)),B(()=>N=W(ie,1,`columns svelte-xotpto`,null,N,{choosing:i(E)})),G(e,re),U()}function Zr(e,t){let n=ct(e);return n.phase===`heroes`||n.phase===`done`?t.put(e.prompt):[Qr(n,t),$r(n,t),t.put(e.prompt)].join(` `)}function Qr(e,t){return t.say(`board-say-where`,{delve:e.delve,delves:e.delves,level:e.level,experience:e.seats[e.adventurer]?.experience??0})}function $r(e,t){let n=(e,n)=>e.flatMap(e=>n[e]?[t.say(`many-${e}`,{count:n[e]})]:[]).join(`, `),r=e.seats[e.adventurer]?.treasures??{},i=st.flatMap(n=>r[n]?[ei(yt(e,n,t),r[n])]:[]);return t.say(`board-say-here`,{dungeon:n(X,e.dungeon)||t.say(`board-say-nothing`),lair:e.lair,party:n(Y,e.party)||t.say(`board-say-nobody`),graveyard:e.graveyard,treasures:i.join(`, `)||t.say(`board-say-nothing`)})}var ei=(e,t)=>`${t} ${e}`,ti={en:Ce,fr:we};export{Xr as default,Le as drawn,zt as keys,Me as marks,Zr as speak,ti as words};