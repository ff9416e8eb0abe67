import{$ as e,$t as t,B as n,Bn as r,Bt as i,Cn as a,Dn as o,Et as s,F as c,Fn as l,G as u,H as d,Hn as f,I as p,It as m,J as h,Jn as g,K as _,Kn as v,L as y,M as b,Mn as x,N as S,Nn as C,On as w,P as T,Pn as E,Q as D,Qt as O,R as k,Sn as A,Tn as ee,U as j,Un as M,Ut as te,V as ne,Vn as N,W as P,Wn as F,X as re,_n as ie,an as ae,bn as I,cn as L,ct as oe,et as se,gn as R,hn as z,ht as ce,j as le,jn as ue,k as de,kn as fe,ln as pe,mn as B,nt as V,pn as H,q as me,qn as he,qt as U,sn as W,tn as G,tt as ge,un as K,wn as _e,xn as q,yn as ve,z as ye,zn as J}from"./base-DEDbPAT_.js";import{t as be}from"./Die-BCBQfONM.js";import{t as xe}from"./Token-oTvRICoc.js";import{t as Se}from"./Card-BAf_YH5F.js";var Ce=`# The board of Dungeon Roll in English. The game's own words (faces, treasures, moves) come from the server.

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
`,Te={beat:[`from`,`to`,`number`],open:[`from`,`number`,`to=chest`],quaff:[`from`,`number`,`to=potion`],bait:[`to`,`from=dragon_bait`],pay:[`to`,`from=hero`],read:[`from`],use:[`from`],fight:[`from`],target:[`to`],revive:[`to`],discard:[`to`],choose:[`to`,`number`],ultimate:[`from=hero`],recruit:[`number`,`from=hero`],specialty:[`from=hero`],take:[`number`]},Ee=e=>({offer:e,...De(e.verb,e.text)});function De(e,t){let n=t.split(` `).slice(1),r={verb:e,from:null,to:null,number:1};for(let[t,i]of(Te[e]??[]).entries()){let[e,a]=i.split(`=`);e===`number`?r.number=Number(n[t]):r[e]=a??n[t]}return r}var Oe=e=>e.map(Ee),ke=(e,t)=>e.find(e=>e.from===null&&e.to===t&&e.verb!==`choose`),Ae=(e,t)=>e.filter(e=>e.from===t&&!je.includes(e.verb)),je=[`ultimate`,`recruit`,`specialty`];function Me(e){let{verb:t,from:n,to:r}=De(e.split(` `)[0]??``,e);return(je.includes(t)?[]:[n,r]).flatMap(e=>e?[`[data-spot='${e}']`]:[])}var Ne=(e,t)=>e.filter(e=>e.from!==null&&e.to===t);function Pe(e,t=1/0){let n=[...e].sort((e,t)=>e.number-t.number);return n.findLast(({number:e})=>e<=t)??n[0]}var Fe=(e,t,n)=>e.filter(e=>e.from===t&&e.to===n),Ie=(e,t)=>e.find(e=>e.verb===t),Le=[`take`,`read`,`choose`,`reroll`,`keep`,`beat`,`target`,`open`,`quaff`,`revive`,`fight`,`flee`,`use`,`bait`,`discard`,`ultimate`,`recruit`,`pay`,`specialty`,`retire`,`seek`],Re=`<path fill="currentColor" d="M80 22q-25 0-42 16C6 71 28 145 87 204c40 40 92 45 125 57q-57 53-130 99l61 61q50-79 107-141c66 45 113 127 157 207l86-86c-82-44-165-89-209-155q61-58 138-107l-61-61q-45 73-97 131c-12-34-18-85-58-124-41-41-90-64-126-63m17 47c21 1 50 16 77 42 37 37 53 80 37 97-17 17-61 1-97-35-37-37-54-80-37-97q7-7 20-7"/>`,ze=`<path fill="currentColor" d="m256 24-16 48h32zM73 90v16h366V90zm48 34v355l135-105 135 105V124zm87 37h96l-32 80 80-32v96l-80-32 32 80h-96l32-80-80 32v-96l80 32zm48 236-23 18v73h46v-73z"/>`,Be=`<path fill="currentColor" d="M247 19v101h24V19zm-72 110v31h168v-31q-85 20-168 0M24 164l10 38 132 8h9v10c-3 38 5 78 25 112l8-146zm464 0-178 21 7 138c16-32 23-69 20-103v-10h9l132-8zm-261 15-11 204v44l45 67 43-65-13-250h-23v251h-19V179zM38 221l14 35 104-9v-19zm436 0-118 7v19l104 9q9-18 14-35m-316 45-98 8 18 32 84-19zm196 0-4 21 84 19 18-32zm-187 39-78 17q9 15 21 28l64-27zm178 0-8 18 65 27 21-28z"/>`,Ve=`<path fill="currentColor" d="M146 22c-19 0-40 14-46 39-37-37-91-9-79 41 11 51 99 65 114 90 0-32 66-82 54-135-6-24-24-36-43-35m91 132c-35 1-69 23-80 70-24 103 106 202 106 264 29-49 201-77 224-176 23-97-83-152-154-81-14-51-56-77-96-77"/>`,He=`<path fill="currentColor" d="m196 19 40 92q22 8 46 0l34-92zm-32 16 4 13c9 22 22 46 29 67q13 33-3 58c-14 19-38 39-60 62s-42 52-42 89c0 91 74 165 165 165s165-74 165-165c0-37-18-65-40-89s-47-44-62-63c-9-11-8-34-1-58 7-25 19-51 26-66l6-13h-21l-33 89c-5 22-5 44 8 60 18 22 43 41 63 63 21 23 36 46 36 77 0 80-66 146-147 146s-146-66-146-146c0-30 15-54 36-76s46-41 62-64 14-49 7-72l-25-57v-1l-8-19zm93 202q-46 1-75 12-13 5-21 11-5 5-5 9 1 23 21 42l-2-1q-17-7-26-17l-6-7q-12 17-13 41c0 70 57 127 127 127s127-57 127-127q-1-23-12-42l-7 8q-10 10-26 17h-2q20-17 21-41 0-4-6-9-6-6-20-11-30-11-75-12"/>`,Ue=`<path fill="currentColor" d="m121 28-29 8c20 152 34 286 92 419h44c-40-141-84-280-107-427m20 10 8 48 30 12q29 13 56 29c27 16 38 18 54 21q24 6 42-7 32-24 51-31 19-8 32-2 10 7 14 17l5-11q-11-20-33-23-24-5-66 25c-14 12-33 10-51 3q-26-11-54-32-27-19-55-36-18-10-33-13m12 68 16 69v-62zm252 18c-27 111-55 224-98 331h39c34-94 51-203 70-311l-4-11zm-206 4v161l18 63V138zm162 14-18 13v133h1l17-63zm-114 11v302h18V160zm66 14h-18v270l18-49zM164 473l-15 16h214l-15-16z"/>`,We=`<path fill="currentColor" d="M257 23c-66 0-120 54-120 120q1 28 13 52l1 4 1 1 45 84-89-47v214l61-32 78-163c-17-32-49-96-49-120 0-32 27-59 59-59s60 27 60 59c0 31-52 127-58 139l-62 129-2 5-40 83h210l-47-88 89 47V237l-62 32-96 167h42v19h-75l9-14 122-212 16-29 2-5q13-24 13-52c0-66-54-120-121-120m0 73c-22 0-39 18-39 40s17 39 39 39 40-17 40-39-17-40-40-40"/>`,Ge=`<path fill="currentColor" d="M268 331h-24l-12-41-64-20 1 39 42 47 16-14 12 142-109-122 20-58-11-126 23-9c19 71 73 96 73 96l21-29 21 29s54-25 73-96l23 9-11 126 20 58-109 122 12-142 16 14 42-47 1-39-64 20zm126 64-75 77 57-28 6 24 51-36zm-276 0 75 77-57-28-6 24-51-36zm267-117 101-59C506 31 432 19 361 59c0 0 114-28 66 109l-36 15zm-258 0L26 219C6 31 80 19 152 59c0 0-115-28-67 109l36 15zm129-152 68 42s-4 35-43 64l-25-51-25 51c-39-29-42-64-42-64z"/>`,Ke=`<path fill="currentColor" d="M440 98q-6 0-11 4l-5 5q-34 46-75 81c-9 15 11 44 25 44q52-20 107-26c43-4 18-68-26-46 30-22 7-61-15-62m-130 10q-9 0-17 4l-5 4v-1c-80 67-116 74-158 87q-10 3-16 16c-6 13-7 20-8 33-1 26 7 60 24 89s43 54 68 67q18 10 32 10c14 0 14-2 18-7 31-43 89-69 156-92l6-3q12-8 16-22c4-14 3-20 2-31l-6-30-18 6 6 26q1 14-2 24-2 9-8 11-4 3-13 1-10-2-22-11-24-17-47-56-22-39-25-69-1-15 2-24 2-8 7-11l6-2h2l6 1q9 2 21 10 12 9 26 25l13-14q-13-15-28-26-13-10-28-14l-7-1zm8 34c-17 3-15 37 5 75 20 39 51 68 68 65q9-2 11-13-3 4-7 4c-15 2-42-23-60-57s-19-64-4-66q6-1 12 3-13-11-24-11M102 325l-57 5c-49 2-26 71 30 52-49 30 4 87 27 46q16-26 34-47-12-15-22-32z"/>`,qe=`<path fill="currentColor" d="M136 28h-6c43 23 87 59 122 97 9 9 12 18 17 27q3 8 9 16l30-26-6-16q-1-11 3-20-49-38-102-62-35-16-64-16zm227 99-8 1 29 29 1-8q0-10-6-16-8-7-16-6m-23 12-22 19q16-4 29 7c13 11 10 19 7 29l19-22zm-15 36q-5 0-8 3-8 9 0 17c8 8 12 5 17 0q8-9 0-17-3-3-9-3m-27 0-10 8-5 46 46-5 8-10q-18 8-33-6-13-15-6-33m72 29-26 30 16 10q13 4 27 16c38 35 74 79 97 122q1-33-16-73-24-52-62-102-9 5-20 3-8-1-16-6m-103 7-29 27 36 36 27-29-39 5zm-42 39-12 11 38 38 11-12zm-25 24-90 84 44 44 85-90zM97 371l-22 20 46 46 20-22zm-29 39-5 17 22 22 17-5zm-18 30-19 9-3 14v13q0 6 2 6 0 2 6 2h13l14-3 9-19z"/>`,Je=`<path fill="currentColor" d="M256 23v18q12-1 15 3 6 1 8 36v167h18V80c1-17-3-39-13-49q-11-9-22-8zm192 0c-14 0-25 11-25 25q1 11 7 17l-1 3q-6 10-6 24 0 13 6 23 3 7 10 11v118l9-1 9 1V126q7-4 10-10 6-10 6-24t-6-24l-1-3q7-6 7-17c0-14-11-25-25-25m-68 1-48 24 32 16-27 14 22 22v115h18V92l-10-10 37-18-32-16 16-8zm-261 0v223h18V64zm64 31v50h16v161l18-9V105h16V55zM39 64v202l9 9 9-9v-97h23v-18H57v-14h23v-18H57v-14h23V87H57V64zm306 169v247c0 20 46 20 46 0V233zm103 28c-11 0-23 7-23 27v192c0 20 46 20 46 0V288c0-20-11-27-23-27m-343 4v215c0 20 46 20 46 0V265zm160 0v215c0 20 46 20 46 0V265zm-34 6-46 23v186c0 20 46 20 46 0zm-206 7v202c0 20 46 20 46 0V278l-23 23z"/>`,Ye=`<path fill="currentColor" d="M88 17 22 492h19l66-475zm316 0 66 475h19L423 17zm-56 0-133 1q-88 62-61 168-33-47-34-98L94 279l3-11-4 13-5 35c1 38 19 70 41 88q-27-10-49-28l-9 66c43 21 89 25 120 18-33 19-71 30-125 17l-2 15h218c73-14 117-55 129-89 3 31-3 60-38 89h73l-41-299c-15-35-51-59-75-60q17-5 32-5 18 0 35 10l-4-30c-21-19-47-31-69-36l20-1q23 0 45 7l-5-31c-52-2-96 13-121 32 14-23 45-47 85-62m-81 33c-69 38-72 83-37 123-7-70 81-110 119-59-40-21-77 7-76 47 23-24 99-13 80 37-11-34-57-31-64-14-14 35 65 14 98 66-18-11-47 0-39 15 33 53 85 113 14 147 23-39 10-66-22-82 25 67-5 164-104 133 63-11 78-62 57-83-23 60-122 97-181 38 58 23 99 8 120-26-36 21-95 7-114-43 29 29 67 38 92 20 13-9 8-25-9-29-25-6-62-13-77-37 22 6 44 11 66-3-34-22-82-51-51-100 1 35 17 56 53 48 10-2 17-15 9-23-61-59-48-161 66-175"/>`,Xe=`<path fill="currentColor" d="M448 23q-30 0-61 7 64 41 109 105V27q-21-4-43-4zm-71 23 3 71c43 45 70 100 91 161l25 3V171Q452 92 377 46m-32 92c-85 1-142 28-194 76 98 4 199 47 262 138q23-15 34-36 6-13 8-29c-19-53-43-105-80-148zm-195 94 38 61c59 17 106 55 154 96q30-12 56-27c-60-85-155-125-248-130m322 65q-7 38-37 63-38 28-81 45c7 28-3 55-17 79h1l-6 12h164V299zm-283 16c-65 30-122 81-149 149 0 7-10 21-11 29q76-40 163-41 65-2 128 26c12-21 22-44 15-69-44-38-90-76-146-94m3 155q-68 1-131 28h246l3-4q-59-25-118-24"/>`,Ze=`<path fill="currentColor" d="M103 18h-3l-8 1q-31 3-52 33c-24 38 2 98 57 98h1v1h61q-17 49-53 101l-6 11 35 36-56 9c-33 86-28 182 48 182h9q38 0 62-13l10-8h-32c-21 6-41-7-48-26-9-26 8-52 32-61l18-2v-1h178c0-44 16-90 49-126q37-41 52-95l-42-25 39-6-44-26 52-9c-5-39-28-68-77-68-44 8-163 11-236 4q-22-9-46-10m1 19q20 0 41 10l12 15H83l10 15c11 15 20 32 22 42q0 7-2 9-2 3-16 4c-41 0-57-45-41-69q16-23 39-26zm15 44h46q6 24-1 51h-32q2-7 1-15-2-19-14-36m101 317q10 10 13 25 6 25-1 43-8 17-23 26h238q21-1 32-14 11-14 10-33l-2-13-70-8 42-21q-12-5-31-5zm-43 0-3 1-8 1c-15 5-25 22-20 37q8 17 26 14l1-1h44q1-9-2-23c-4-16-20-29-38-29"/>`,Qe=`<path fill="currentColor" d="m330 29-9 12 38 26 8-11zm-88 5 24 46 1 1 15-41zm57 13-16 45 40 28 36-31-3-2zM60 49l11 45 29 3 3-30zm411 26q-9 8-20 12c5 47-14 84-45 110-26 23-61 38-95 48l-7 13c41 5 93-21 129-60q31-33 41-69 8-30-3-54m-351 9-3 33-33-3 227 271 20-17 15-13zm314 9-13 3q-23 4-43 0l-41 37q6 11 4 24-1 20-9 41l-10 25q42-15 73-40c26-23 42-51 39-90m-160 14-51 73 30 36 59-82zM174 249 35 445l37 27 132-187zm233 79L273 440l20 23 133-112zm-18 78-36 29 40 48 35-30z"/>`,$e={champion:D,fighter:u,cleric:Re,mage:ne,thief:_,scroll:Ze},et={dragon:P,goblin:d,skeleton:S,ooze:k,chest:re,potion:y},tt={town_portal:Ye,dragon_bait:Ke,ring:c,elixir:n,scroll_token:Ze,sword:ge,talisman:We,sceptre:T,tools:Je,scales:Xe},nt={monster:d,loot:re,dragon:P,regroup:me},rt={spellsword:Be,mercenary:j,knight:ye,half_goblin:Ge,minstrel:Ue,enchantress:Ve,occultist:p,crusader:ze,viking:Qe,alchemist:He,archaeologist:qe,tracker:h},it=e=>rt[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Y=[`champion`,`fighter`,`cleric`,`mage`,`thief`,`scroll`],at=[`goblin`,`skeleton`,`ooze`],ot=[`chest`,`potion`],X=[...at,...ot],st=[`town_portal`,`dragon_bait`,`ring`,`elixir`,`scroll_token`,`sword`,`talisman`,`sceptre`,`tools`,`scales`],ct=e=>e.table,lt=e=>{let t=new Set(e);return e=>t.has(e)},Z=lt(Y),ut=lt(X),dt=lt(at),ft=lt(st),pt=(e,t)=>Z(t)?e.party[t]:e.dungeon[t],mt=e=>Object.values(e).reduce((e,t)=>e+t,0);function Q(e,t){F(t,!0);let n=i(t,`fresh`,3,!1),r=i(t,`moving`,3,!1),o=N(()=>t.face?Z(t.face):t.kind===`party`),c=N(()=>a(o)?Y:[`dragon`,...X]),l=N(()=>a(o)?$e:et),u=N(()=>t.face?a(c).findIndex(e=>e===t.face)+1:null),d=N(()=>a(o)?`bone`:`umber`);var f=z(),p=C(f),m=e=>{be(e,{get value(){return a(u)},get tone(){return a(d)},get fresh(){return n()},get tumble(){return r()},children:(e,t=he)=>{{let n=N(()=>a(l)[a(c)[(t()??1)-1]??``]??``);s(e,{get of(){return a(n)},size:`68%`})}},$$slots:{default:!0}})},h=e=>{be(e,{value:null,get tone(){return a(d)}})};K(p,e=>{t.face?e(m):e(h,-1)}),B(e,f),M()}function ht(e,t,n){return{id:`board-why-${ut(t)?gt(e,t,n):Z(t)?_t(e,t):vt(e,t)}`,args:{face:{id:`face-${t}`,args:{}}}}}function gt(e,t,n){if(!e.dungeon[t])return`none`;if(e.stage===`choose`)return`party-only`;let r=n===`scroll`||n===`scroll_token`;return r&&dt(t)?`scroll-fights`:e.phase===`monster`&&!dt(t)?`monsters-first`:e.phase===`dragon`?`dragon-first`:r&&t===`chest`?`scroll-opens`:t===`potion`&&!e.graveyard?`nobody-to-raise`:`nobody`}function _t(e,t){return pt(e,t)?e.phase===`regroup`?`regroup`:e.phase===`dragon`?t===`scroll`?`scroll-dragon`:e.fighters.includes(t)?`same-type`:`too-few`:t===`scroll`?e.phase===`loot`?`scroll-loot`:`scroll-fights`:`idle`:`none`}function vt(e,t){return t===`scales`?`scales`:t===`ring`&&!e.lair?`lair-empty`:t===`elixir`&&!e.graveyard?`nobody-to-raise`:t===`hero`?`hero`:e.phase===`dragon`?`token-dragon`:`token`}function yt(e,t,n){return t===`ally`?n.say(`board-ally`,{face:{id:`face-${e.allies?.face??`thief`}`,args:{}}}):t===`hero`?e.seats[e.adventurer]?.hero?.name[n.language]??n.say(`board-hero`):ft(t)?bt(e,t,n):n.say(`face-${t}`)}function bt(e,t,n){let r=`treasure-${t}-published`;return n.say(e.rules===`published`&&n.has(r)?r:`treasure-${t}`)}function xt(e,t,n){let r=`treasure-${t}-does`;return n.say(e.rules===`published`&&n.has(`${r}-published`)?`${r}-published`:r)}function St(e,t,n,r){let i=t.deedFor(n);if(i)return`${r.offer(i.offer.said)}.`;if(t.isLit(n)||t.isUsable(n)||t.isPicked(n))return``;let a=t.picked&&`source`in t.picked?t.picked.source:null;return r.put(ht(e,n,a))}function Ct(e,t,n,r,i){let a={face:i.say(`face-${n}`),count:pt(e,n)},o=t.reach(n);return o?i.say(`board-pile-up`,{...a,up:t.up[n]?.length??0,most:o}):`${i.say(`board-pile`,a)} ${r?St(e,t,n,i):``}`.trim()}function wt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}function Tt(e,t){return new Intl.NumberFormat(t.language,{maximumFractionDigits:1,minimumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`)}function Et(e,t,n,r,i){let a=t.refused??n,o=t.refused||t.picked&&!t.immediate.length;return(r&&a&&o?St(e,t,a,i):``)||(n&&ft(n)&&!t.immediate.length?xt(e,n,i):r?Dt(e,t,i):``)}function Dt(e,t,n){let{picked:r}=t;return t.collecting?n.say(`board-take-up`,{what:e.purpose??`scroll`}):t.immediate.some(({verb:e})=>e===`use`)?``:r&&`source`in r&&ft(r.source)?xt(e,r.source,n):r&&`source`in r?n.say(`board-for-what`,{name:yt(e,r.source,n)}):r&&`target`in r?n.say(`board-by-whom`,{name:yt(e,r.target,n)}):e.stage?n.say(`board-stage-${e.stage}`,{left:e.left}):n.say(`board-how-${e.phase}`,{monsters:at.some(t=>e.dungeon[t])?`yes`:`no`})}var[$,Ot]=f(),kt=R(`<span class="token svelte-vdpm33"><!></span>`),At=R(`<span><!></span>`),jt=R(`<div class="dragon svelte-vdpm33"><span class="beast svelte-vdpm33"><!></span> <span class="hidden"> </span> <div class="places svelte-vdpm33" aria-hidden="true"></div> <p aria-hidden="true" class="svelte-vdpm33"> </p></div>`);function Mt(e,n){F(n,!0);let r=$(),i=N(()=>r.table),c=N(()=>r.words),u=N(()=>a(i).seats[a(i).adventurer]?.hero?.id??``),d=e=>Z(e)?e:e===`ally`?a(i).allies?.face??null:null,f=N(()=>a(c).say(`board-fighters`,{count:a(i).fighters.length,needed:a(i).fighters_needed,list:a(i).fighters.map(e=>yt(a(i),e,a(c))).join(`, `)}));var p=jt(),m=x(p),h=x(m);s(h,{get of(){return et.dragon},size:`100%`}),v(m);var g=l(m,2),_=E(g,!0),y=l(g,2);W(y,21,()=>({length:a(i).fighters_needed}),L,(e,n,r)=>{let c=N(()=>a(i).fighters[r]);var l=At();let f;var p=x(l),m=e=>{{let t=N(()=>d(a(c)));Q(e,{get face(){return a(t)}})}},h=N(()=>a(c)&&d(a(c))),g=e=>{var t=kt(),n=x(t);{let e=N(()=>ft(a(c))?tt[a(c)]:it(a(u)));s(n,{get of(){return a(e)},size:`70%`})}v(t),B(e,t)};K(p,e=>{a(h)?e(m):a(c)&&e(g,1)}),v(l),o(()=>f=t(l,1,`socket svelte-vdpm33`,null,f,{filled:a(c)})),B(e,l)}),v(y);var b=l(y,2),S=E(b,!0);v(p),o(e=>{H(_,a(f)),H(S,e)},[()=>a(c).say(`board-need`,{needed:a(i).fighters_needed})]),B(e,p),M()}var Nt=R(`<span><!></span>`),Pt=R(`<div data-place="lair"><div class="sockets svelte-1gow4jo" aria-hidden="true"></div> <p class="name svelte-1gow4jo"> <b> </b> <span class="soft"> </span> <span class="hidden"> </span></p></div>`);function Ft(e,n){F(n,!0);let r=$(),i=N(()=>r.table),c=N(()=>r.words),u=N(()=>a(i).lair>=a(i).lair_calls),d=N(()=>r.rolled.lair??0);var f=Pt();let p;var m=x(f);W(m,21,()=>({length:Math.max(a(i).lair,a(i).lair_calls)}),L,(e,n,c)=>{var l=Nt();let u;var f=x(l),p=e=>{{let t=N(()=>c>=a(i).lair-a(d));Q(e,{face:`dragon`,get fresh(){return a(t)},get moving(){return r.moving}})}},m=e=>{s(e,{get of(){return et.dragon},size:`55%`})};K(f,e=>{c<a(i).lair?e(p):e(m,-1)}),v(l),o(()=>u=t(l,1,`socket svelte-1gow4jo`,null,u,{filled:c<a(i).lair})),B(e,l)}),v(m);var h=l(m,2),g=x(h),_=l(g),y=E(_,!0),b=l(_,1,!0);b.nodeValue=` `;var S=l(b),C=E(S),w=l(S,2),T=E(w,!0);v(h),v(f),o((e,n,r)=>{p=t(f,1,`lair svelte-1gow4jo`,null,p,{awake:a(u)}),O(m,`--n: ${e??``}`),H(g,`${n??``} `),H(y,a(i).lair),H(C,`/ ${a(i).lair_calls??``}`),H(T,r)},[()=>Math.max(a(i).lair,a(i).lair_calls),()=>a(c).say(`zone-lair`),()=>a(c).say(`board-lair-of`,{count:a(i).lair,calls:a(i).lair_calls})]),B(e,f),M()}var It=(e,t)=>t.say(`board-key-${e}`);function Lt(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return Y.find(n=>It(n,t)===e.key.toUpperCase())}function Rt(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function zt(e){return[...Y.map(t=>({keys:[It(t,e)],does:e.say(`face-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var Bt=R(`<span><!></span>`),Vt=R(`<span class="ghost svelte-aam9fs"><!></span>`),Ht=R(`<span class="count svelte-aam9fs"><!></span>`),Ut=R(`<kbd aria-hidden="true" class="svelte-aam9fs"> </kbd>`),Wt=R(`<button><span class="dice svelte-aam9fs"><!> <!></span> <span class="name svelte-aam9fs" aria-hidden="true"> </span> <span class="hidden"> </span> <!></button>`);function Gt(e,n){F(n,!0);let r=$(),i=N(()=>pt(r.table,n.pile)),c=N(()=>r.hand.up[n.pile]??[]),u=N(()=>r.hand.isLit(n.pile)),d=N(()=>r.hand.isUsable(n.pile)),f=N(()=>r.hand.isPicked(n.pile)),p=N(()=>r.rolled[n.pile]??0),m=N(()=>a(u)&&!Z(n.pile)?r.hand.deedFor(n.pile)?.number??0:0),h=N(()=>n.digit?String(n.digit):Z(n.pile)?It(n.pile,r.words):``),g=N(()=>Z(n.pile)?$e[n.pile]:et[n.pile]);function _(e){let t=Math.ceil(a(i)/2),n=e===a(i)-1&&a(i)%2==1;return`--x1: ${e-(a(i)-1)/2}; --x2: ${n?0:e%2-.5}; --y2: ${Math.floor(e/2)-(t-1)/2}`}function y(e){let t=e.target.closest(`[data-die]`);r.hand.tap(n.pile,t?Number(t.dataset.die):null)}var b=Wt();let S;var C=x(b),w=x(C);W(w,17,()=>({length:a(i)}),L,(e,s,l)=>{var u=Bt();let d;U(u,`data-die`,l);var f=x(u);{let e=N(()=>l>=a(i)-a(p));Q(f,{get face(){return n.pile},get fresh(){return a(e)},get moving(){return r.moving}})}v(u),o((e,n)=>{d=t(u,1,`die svelte-aam9fs`,null,d,{up:e,hit:l<a(m)}),O(u,n)},[()=>a(c).includes(l),()=>_(l)]),B(e,u)},e=>{var t=Vt(),n=x(t);s(n,{get of(){return a(g)},size:`100%`}),v(t),B(e,t)});var T=l(w,2),D=e=>{var t=Ht(),n=x(t);xe(n,{get value(){return a(i)}}),v(t),B(e,t)};K(T,e=>{a(i)&&e(D)}),v(C);var k=l(C,2),ee=E(k,!0),j=l(k,2),te=E(j,!0),ne=l(j,2),P=e=>{var t=Ut(),n=E(t,!0);o(()=>H(n,a(h))),B(e,t)};K(ne,e=>{a(h)&&r.letters&&(n.digit||a(i)||a(u))&&e(P)}),v(b),o((e,o,s,l)=>{S=t(b,1,`pile svelte-aam9fs`,null,S,{lit:a(u),usable:a(d),picked:a(f),none:!a(i)&&!a(u)}),U(b,`data-place`,n.pile),U(b,`data-spot`,n.pile),U(b,`data-go`,a(u)||a(d)||void 0),U(b,`data-lit`,a(u)||void 0),U(b,`aria-pressed`,a(f)||r.hand.collecting&&a(c).length>0),U(b,`aria-disabled`,!a(u)&&!a(d)&&!a(f)),O(C,`--n: ${a(i)??``}; --columns: ${e??``}; --rows: ${o??``}`),H(ee,s),H(te,l)},[()=>Math.min(2,a(i)),()=>Math.ceil(a(i)/2),()=>r.words.say(`face-${n.pile}`),()=>Ct(r.table,r.hand,n.pile,r.mine,r.words)]),q(`click`,b,y),A(`focus`,b,()=>r.look(n.pile)),A(`blur`,b,()=>r.look(null)),A(`pointerenter`,b,e=>e.pointerType===`mouse`&&r.look(n.pile)),A(`pointerleave`,b,()=>r.look(null)),B(e,b),M()}I([`click`]);var Kt=R(`<div class="choice svelte-i9aiv2"><!></div> <div class="rest svelte-i9aiv2" aria-hidden="true"><!></div>`,1),qt=R(`<div class="three svelte-i9aiv2"><!></div>`),Jt=R(`<div class="piles svelte-i9aiv2" role="toolbar"><!> <!></div>`),Yt=R(`<section class="dungeon svelte-i9aiv2"><!> <div class="lair svelte-i9aiv2"><!></div></section>`);function Xt(e,t){F(t,!0);let n=$();var r=Yt(),i=x(r),c=e=>{var n=Kt(),r=C(n),i=x(r);ae(i,()=>t.choice),v(r);var o=l(r,2),c=x(o);{let e=N(()=>nt.regroup??``);s(c,{get of(){return a(e)},size:`44px`})}v(o),B(e,n)},u=e=>{var r=Jt(),i=x(r),s=e=>{var t=qt();Mt(x(t),{}),v(t),B(e,t)},c=e=>{var n=z(),r=C(n);W(r,16,()=>at,e=>e,(e,n)=>{{let r=N(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return a(r)}})}}),B(e,n)};K(i,e=>{n.table.phase===`dragon`?e(s):e(c,-1)});var u=l(i,2);W(u,16,()=>ot,e=>e,(e,n)=>{{let r=N(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return a(r)}})}}),v(r),G(r,()=>V),o(e=>U(r,`aria-label`,e),[()=>n.words.say(`board-level-dice`)]),B(e,r)};K(i,e=>{t.choice?e(c):e(u,-1)});var d=l(i,2);Ft(x(d),{}),v(d),v(r),o(e=>U(r,`aria-label`,e),[()=>n.words.say(`board-dungeon`,{level:n.table.level})]),B(e,r),M()}var Zt=`<path fill="currentColor" d="M41 28v46h430V28zm32 64v112l62 21V92zm80 0v139l79 26q-16 13-17 34c0 21 16 38 37 40l-23 44-58 9 42 42-10 58 53-26 53 26-10-58 42-42-58-9-22-44c20-2 36-19 36-40q-1-21-17-34l79-26V92h-94v159l-9-1-9 1V92zm224 0v133l62-21V92zM256 268q21 2 23 23c2 21-10 23-23 23s-23-11-23-23 10-23 23-23"/>`,Qt=R(`<li><!> <span class="name svelte-u681m5"> </span> <span class="sum svelte-u681m5"> </span> <b class="svelte-u681m5"> </b></li>`),$t=R(`<li class="svelte-u681m5"><!> </li>`),en=R(`<li><!> <b class="svelte-u681m5"> </b> <span class="how"> </span></li>`),tn=R(`<ol class="ranks svelte-u681m5"></ol> <ul class="deeds svelte-u681m5"></ul>`,1),nn=R(`<section><ul class="sums svelte-u681m5"></ul> <!></section>`);function rn(n,r){F(r,!0);let i=[`fodder`,`village`,`explorer`,`champion`,`ages`],c=[`dragon_slayer`,`dragon_master`,`never_tell_odds`,`here_dragon`,`piece_of_cake`,`elite`,`bottomless_bag`,`dungeon_master`,`natural_20`,`critical_hit`],u=$(),d=N(()=>u.table),f=N(()=>u.words),p=N(()=>a(d).result),m=N(()=>a(d).seats.length===1);var h=nn();let g;var _=x(h);W(_,21,()=>a(d).seats,L,(n,r,i)=>{var c=Qt();let d;var h=x(c),g=t=>{s(t,{get of(){return e},size:`28px`})},_=N(()=>!a(m)&&a(p)?.winners.includes(i));K(h,e=>{a(_)&&e(g)});var y=l(h,2),b=E(y,!0),S=l(y,2),C=E(S,!0),w=l(S,2),T=E(w,!0);v(c),o((e,n,i)=>{d=t(c,1,`svelte-u681m5`,null,d,{best:e}),H(b,n),H(C,i),H(T,a(r).experience+a(r).worth)},[()=>!a(m)&&a(p)?.winners.includes(i),()=>a(m)?a(f).say(`board-you`):u.nameOf(i),()=>a(f).say(`board-sum`,{experience:a(r).experience,worth:a(r).worth})]),B(n,c)}),v(_);var y=l(_,2),b=n=>{var r=tn(),u=C(r);W(u,20,()=>i,e=>e,(t,n)=>{var r=$t(),i=x(r),c=t=>{s(t,{get of(){return e},size:`24px`})};K(i,e=>{n===a(p).rank&&e(c)});var u=l(i,1,!0);v(r),o(e=>{U(r,`aria-current`,n===a(p).rank?`true`:void 0),H(u,e)},[()=>a(f).say(`rank-${n}`)]),B(t,r)}),v(u);var d=l(u,2);W(d,20,()=>c,e=>e,(e,n)=>{let r=N(()=>a(p).achievements.includes(n));var i=en();let c;var u=x(i);{let e=N(()=>a(f).say(a(r)?`board-achieved`:`board-not-achieved`));s(u,{get of(){return Zt},size:`24px`,get label(){return a(e)}})}var d=l(u,2),m=E(d,!0),h=l(d,2),g=E(h,!0);v(i),o((e,n)=>{c=t(i,1,`svelte-u681m5`,null,c,{done:a(r)}),H(m,e),H(g,n)},[()=>a(f).say(`achievement-${n}`),()=>a(f).say(`achievement-${n}-how`)]),B(e,i)}),v(d),o((e,t)=>{U(u,`aria-label`,e),U(d,`aria-label`,t)},[()=>a(f).say(`board-ranks`),()=>a(f).say(`zone-achievements`)]),B(n,r)};K(y,e=>{a(p)?.rank&&e(b)}),v(h),o(e=>{g=t(h,1,`svelte-u681m5`,null,g,{alone:a(m)}),U(_,`aria-label`,e)},[()=>a(f).say(`board-sums`)]),B(n,h),M()}var an=R(`<span class="svelte-1tawo6z"><!></span>`),on=R(`<div class="air svelte-1tawo6z" aria-hidden="true"><!></div>`);function sn(e,t){F(t,!0);let n=r([]),i;function s(e,t){let r=i.getBoundingClientRect(),a=e=>{let n=t.querySelector(`[data-place='${e}']`)?.getBoundingClientRect();return n&&{x:n.x+n.width/2-r.x,y:n.y+n.height/2-r.y}};J(n,e.flatMap(({face:e,from:t,to:n},r)=>{let[i,o]=[a(t),a(n)];return!i||!o?[]:[{face:e,style:`--fx: ${i.x}px; --fy: ${i.y}px; --tx: ${o.x}px; --ty: ${o.y}px; --late: ${r}`}]}))}var c={fly:s},l=on(),u=x(l);return pe(u,()=>a(n),e=>{var t=z(),r=C(t);W(r,17,()=>a(n),L,(e,t)=>{let n=()=>a(t).face,r=()=>a(t).style;var i=an();Q(x(i),{get face(){return n()}}),v(i),o(()=>O(i,r())),B(e,i)}),B(e,t)}),v(l),te(l,e=>i=e,()=>i),B(e,l),M(c)}var cn=[...Y,...X];function ln(e,t,n,r){return n&&`reading`in n?pt(e,r)-+(n.reading===r):e.stage===`choose`?Math.max(0,...t.filter(({verb:e,to:t})=>e===`choose`&&t===r).map(({number:e})=>e)):0}function un(e,t,n,r){let i=e[t]??[];return r!==null&&i.includes(r)?{...e,[t]:i.filter(e=>e!==r)}:i.length>=n?{...e,[t]:[]}:{...e,[t]:[...i,r??dn(i)]}}var dn=(e,t=0)=>e.includes(t)?dn(e,t+1):t,fn=e=>cn.reduce((t,n)=>t+(e[n]?.length??0),0);function pn(e,t){let n=e&&`reading`in e?[`read ${e.reading}`]:[],r=cn.flatMap(e=>t[e]?.length?[`choose ${e} ${t[e].length}`]:[]);return[...n,...r,`reroll`]}function mn(e,t,n,r){if(t&&gn(t)===n)return{pick:null};let i=ke(e,n)??Pe(hn(e,t,n),r);return i?{play:i}:_n(e,n)}function hn(e,t,n){return t&&`source`in t?Fe(e,t.source,n):t&&`target`in t?Fe(e,n,t.target):[]}function gn(e){return`source`in e?e.source:`target`in e?e.target:e.reading}function _n(e,t){let n=Ae(e,t),r=e=>n.length>0&&n.every(t=>t.verb===e);return r(`fight`)&&n[0]?{play:n[0]}:r(`read`)?{pick:{reading:t}}:n.length?{pick:{source:t}}:Ne(e,t).length?{pick:{target:t}}:`refused`}function vn(e,t){return!t||!(`source`in t)?[]:Ae(e,t.source).filter(({to:e})=>e===null)}function yn(e,t){if(!t||`reading`in t)return 1;let n=`source`in t?Ae(e,t.source):Ne(e,t.target);return Math.max(1,...n.filter(({to:e})=>e!==null).map(({number:e})=>e))}var bn=e=>Z(e)||ut(e),xn=class{table;deeds;play;roll;#e=r(null);get picked(){return a(this.#e)}set picked(e){J(this.#e,e)}#t=r({});get up(){return a(this.#t)}set up(e){J(this.#t,e)}#n=r();get most(){return a(this.#n)}set most(e){J(this.#n,e,!0)}#r=r();get refused(){return a(this.#r)}set refused(e){J(this.#r,e,!0)}constructor(e,t,n,r){this.table=e,this.deeds=t,this.play=n,this.roll=r}#i=N(()=>this.picked!==null&&`reading`in this.picked||this.deeds().some(({verb:e})=>e===`choose`));get collecting(){return a(this.#i)}set collecting(e){J(this.#i,e)}#a=N(()=>fn(this.up));get count(){return a(this.#a)}set count(e){J(this.#a,e)}#o=N(()=>yn(this.deeds(),this.picked));get range(){return a(this.#o)}set range(e){J(this.#o,e)}#s=N(()=>vn(this.deeds(),this.picked));get immediate(){return a(this.#s)}set immediate(e){J(this.#s,e)}reach(e){return this.collecting?ln(this.table(),this.deeds(),this.picked,e):0}deedFor(e){if(!this.collecting)return ke(this.deeds(),e)??Pe(hn(this.deeds(),this.picked,e),this.most)}isLit(e){return this.collecting?bn(e)&&this.reach(e)>0:this.deedFor(e)!==void 0}isUsable(e){return this.picked||this.collecting?!1:Ae(this.deeds(),e).length+Ne(this.deeds(),e).length>0}isPicked(e){return this.picked!==null&&gn(this.picked)===e}tap(e,t=null){if(this.refused=void 0,this.collecting&&bn(e))return this.takeUp(e,t);let n=mn(this.deeds(),this.picked,e,this.most);n===`refused`?this.refused=e:`pick`in n?this.pick(n.pick):this.play(n.play)}pick(e){this.picked=e,this.most=void 0,this.up={},this.refused=void 0}act(e){e.verb===`read`&&e.from?this.pick({reading:e.from}):this.play(e)}reroll(){this.count&&this.roll(pn(this.picked,this.up))}limit(e){let t=(this.most??this.range)+e;this.most=t>=this.range?void 0:Math.max(1,t)}takeUp(e,t){let n=this.reach(e);n?this.up=un(this.up,e,n,t):this.isPicked(e)?this.pick(null):this.refused=e}},Sn=R(`<p class="svelte-1rokmv5"> </p> <p class="svelte-1rokmv5"><b> </b> </p>`,1),Cn=R(`<button class="button svelte-1rokmv5"> </button>`),wn=R(`<p class="then svelte-1rokmv5"> </p> <!> <!>`,1),Tn=R(`<div class="novice svelte-1rokmv5"><span class="portrait svelte-1rokmv5"><!></span> <div><!></div></div>`),En=R(`<div class="heroes svelte-1rokmv5" role="group"></div>`);function Dn(e,t){F(t,!0);let n=(e,t=he)=>{var n=Sn(),r=C(n),i=E(r,!0),s=l(r,2),c=x(s),d=E(c,!0),f=l(c);v(s),o(()=>{H(i,t().specialty[a(u)]),H(d,t().ultimate.name[a(u)]),H(f,` · ${t().ultimate.text[a(u)]??``}`)}),B(e,n)},r=$(),i=N(()=>r.table),c=N(()=>r.words),u=N(()=>a(c).language),d=e=>r.deeds.find(t=>t.verb===`take`&&t.number===e);var f=En();W(f,21,()=>a(i).heroes,e=>e.number,(e,t)=>{let i=N(()=>d(a(t).number));Se(e,{get title(){return a(t).novice.name[a(u)]},size:`small`,foot:e=>{var s=wn(),d=C(s),f=E(d,!0),p=l(d,2);n(p,()=>a(t).master);var m=l(p,2),h=e=>{var n=Cn(),s=E(n,!0);o(e=>{U(n,`data-move`,a(i).offer.text),H(s,e)},[()=>a(c).say(`board-choose`,{name:a(t).novice.name[a(u)]})]),q(`click`,n,()=>r.play(a(i))),B(e,n)};K(m,e=>{a(i)&&e(h)}),o(e=>H(f,e),[()=>a(c).say(`board-then`,{name:a(t).master.name[a(u)],experience:a(t).level_up})]),B(e,s)},children:(e,r)=>{var i=Tn(),o=x(i),c=x(o);{let e=N(()=>it(a(t).id));s(c,{get of(){return a(e)},size:`100%`})}v(o);var u=l(o,2),d=x(u);n(d,()=>a(t).novice),v(u),v(i),B(e,i)},$$slots:{foot:!0,default:!0}})}),v(f),G(f,()=>V),o(e=>U(f,`aria-label`,e),[()=>a(c).say(`board-heroes`)]),B(e,f),M()}I([`click`]);var On=R(`<span class="title svelte-179dlcy"><b> </b> <span class="state svelte-179dlcy"> </span></span> <span class="text"> </span>`,1),kn=R(`<span class="side svelte-179dlcy"> </span>`),An=R(`<p class="foot svelte-179dlcy"> </p>`),jn=R(`<button class="ultimate svelte-179dlcy" data-spot="hero"><!></button>`),Mn=R(`<div><!></div>`),Nn=R(`<button class="button svelte-179dlcy"> </button>`),Pn=R(`<div class="deeds svelte-179dlcy"></div>`),Fn=R(`<div class="hero svelte-179dlcy"><span class="portrait svelte-179dlcy"><!></span> <div><h3 class="svelte-179dlcy"> </h3> <p class="svelte-179dlcy"> </p></div></div> <!> <!>`,1);function In(e,n){F(n,!0);let r=e=>{var t=On(),r=C(t),i=x(r),s=E(i,!0),u=l(i,2),f=E(u,!0);v(r);var p=l(r,2),m=E(p,!0);o(e=>{H(s,n.hero.ultimate.name[a(d)]),H(f,e),H(m,n.hero.ultimate.text[a(d)])},[()=>a(c).say(n.hero.ready?`board-ready`:`board-used`)]),B(e,t)},i=$(),c=N(()=>i.words),u=N(()=>i.hand),d=N(()=>a(c).language),f=N(()=>n.own?i.deeds.filter(({verb:e})=>[`ultimate`,`recruit`].includes(e)):[]),p=N(()=>a(f).length>1?a(f):[]),m=N(()=>n.own?Ie(i.deeds,`specialty`):void 0),h=N(()=>n.own&&Ae(i.deeds,`hero`).length>0),g=N(()=>{let[e]=a(f);return a(h)?()=>a(u).tap(`hero`):e&&!a(p).length?()=>i.play(e):void 0});Se(e,{get title(){return n.hero.name[a(d)]},size:`small`,aside:e=>{var t=kn(),r=E(t,!0);o(e=>H(r,e),[()=>a(c).say(`side-${n.hero.side}`)]),B(e,t)},foot:e=>{var t=An(),r=E(t,!0);o(e=>H(r,e),[()=>a(c).say(`board-other-${n.hero.side}`,{name:n.hero.other.name[a(d)],experience:n.hero.level_up})]),B(e,t)},children:(e,h)=>{var _=Fn(),y=C(_),b=x(y),S=x(b);{let e=N(()=>it(n.hero.id));s(S,{get of(){return a(e)},size:`100%`})}v(b);var w=l(b,2),T=x(w),D=E(T,!0),O=l(T,2),k=E(O,!0);v(w),v(y);var A=l(y,2),ee=e=>{var t=jn(),n=x(t);r(n),v(t),o(e=>{U(t,`data-move`,a(f)[0]?.offer.text),U(t,`aria-pressed`,e)},[()=>a(u).isPicked(`hero`)]),q(`click`,t,function(...e){a(g)?.apply(this,e)}),B(e,t)},j=e=>{var i=Mn();let a;var s=x(i);r(s),v(i),o(()=>a=t(i,1,`ultimate svelte-179dlcy`,null,a,{used:!n.hero.ready})),B(e,i)};K(A,e=>{a(g)?e(ee):e(j,-1)});var M=l(A,2),te=e=>{var t=Pn();W(t,21,()=>[...a(p),...a(m)?[a(m)]:[]],e=>e.offer.id,(e,t)=>{var n=Nn(),r=E(n,!0);o(e=>{U(n,`data-move`,a(t).offer.text),H(r,e)},[()=>a(c).offer(a(t).offer.said)]),q(`click`,n,()=>i.play(a(t))),B(e,n)}),v(t),G(t,()=>V),B(e,t)};K(M,e=>{(a(p).length||a(m))&&e(te)}),o(e=>{H(D,e),H(k,n.hero.specialty[a(d)])},[()=>a(c).say(`card-specialty`)]),B(e,_)},$$slots:{aside:!0,foot:!0,default:!0}}),M()}I([`click`]);var Ln=[...X,...Y,...st,`ally`,`hero`],Rn=[`retire`,`seek`],zn=class{around;inUse=!1;constructor(e){this.around=e}#e=N(()=>{let{hand:e,barIsEmpty:t}=this.around;if(e.collecting)return X.filter(t=>e.isLit(t));let n=Ln.filter(t=>e.isLit(t));return e.picked||n.length&&t?n:t?X.filter(t=>e.isUsable(t)):[]});get numbered(){return a(this.#e)}set numbered(e){J(this.#e,e)}#t=N(()=>new Map(this.numbered.map((e,t)=>[e,t+1])));get digits(){return a(this.#t)}set digits(e){J(this.#t,e)}#n=N(()=>{let{hand:e,deeds:t,barIsEmpty:n}=this.around;return n&&!e.picked?t.filter(({verb:e})=>Rn.includes(e)):[]});get choices(){return a(this.#n)}set choices(e){J(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||le(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(e.key===`Enter`)return this.roll(e);if(!m.letters)return!1;let t=Rt(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;if(!e.picked)return!1;let t=gn(e.picked);return e.pick(null),this.focusOn(`[data-spot='${t}']`),!0}roll({target:e}){let{hand:t}=this.around,n=e===document.body||e.closest(`[data-spot]`)!==null;return!t.collecting||!t.count||!n?!1:(t.reroll(),!0)}choose(e){let[t,n]=[this.numbered[e],this.choices[e]];return n?this.around.play(n):t&&this.tap(t),n!==void 0||t!==void 0}letter(e){let{deeds:t,words:n}=this.around,r=Lt(e,n);return!r||!t.length?!1:(this.tap(r),!0)}tap(e){let{hand:t}=this.around;t.tap(e),this.focusOn(t.picked&&!t.collecting?`[data-lit]`:`[data-spot='${e}']`)}focusOn(e){_e().then(()=>this.around.root?.querySelector(e)?.focus())}},Bn=R(`<kbd class="svelte-t47dgc"> </kbd>`),Vn=R(`<dt></dt> <dd class="svelte-t47dgc"> </dd>`,1),Hn=R(`<details class="svelte-t47dgc"><summary class="svelte-t47dgc"> </summary> <dl class="svelte-t47dgc"></dl></details>`);function Un(e,t){F(t,!0);let n=$(),r=N(()=>n.words);var i=z(),s=C(i),c=e=>{var t=Hn(),n=x(t),i=E(n,!0),s=l(n,2);W(s,21,()=>zt(a(r)),({keys:e,does:t})=>t,(e,t)=>{let n=()=>a(t).keys,r=()=>a(t).does;var i=Vn(),s=C(i);W(s,20,n,e=>e,(e,t)=>{var n=Bn(),r=E(n,!0);o(()=>H(r,t)),B(e,n)}),v(s);var c=l(s,2),u=E(c,!0);o(()=>H(u,r())),B(e,i)}),v(s),v(t),o(e=>H(i,e),[()=>a(r).say(`board-keys`)]),B(e,t)};K(s,e=>{n.letters&&e(c)}),B(e,i),M()}var Wn=R(`<span class="dice svelte-k30xox" aria-hidden="true"></span>`),Gn=R(`<button data-go="" data-roll="" class="svelte-k30xox"><!> </button>`),Kn=R(`<p class="svelte-k30xox"> </p> <!>`,1);function qn(e,t){F(t,!0);let n=e=>{var t=z(),n=C(t),r=e=>{var t=Wn();W(t,21,()=>({length:a(s)}),L,(e,t)=>{Q(e,{face:null,get kind(){return a(i)}})}),v(t),B(e,t)};K(n,e=>{(a(i)===`party`||a(i)===`dungeon`)&&e(r)}),B(e,t)},r=$(),i=N(()=>t.rolling.what),s=N(()=>t.rolling.count),c=N(()=>t.rolling.by);var u=z(),d=C(u),f=e=>{var c=Gn(),u=x(c);n(u);var d=l(u,1,!0);v(c),o(e=>H(d,e),[()=>r.words.say(`board-roll-${a(i)}`,{count:a(s)})]),q(`click`,c,function(...e){t.roll?.apply(this,e)}),B(e,c)},p=e=>{var t=Kn(),u=C(t),d=E(u,!0),f=l(u,2);n(f),o(e=>H(d,e),[()=>r.words.say(`board-rolls`,{what:a(i),count:a(s),name:r.nameOf(a(c))})]),B(e,t)};K(d,e=>{t.mayRoll?e(f):e(p,-1)}),B(e,u),M()}I([`click`]);var Jn=R(`<span class="stepper svelte-88czdd" role="group"><button class="button square" data-fewer="">−</button> <span class="most svelte-88czdd"> </span> <button class="button square">+</button></span>`);function Yn(e,t){F(t,!0);let n=$(),r=N(()=>n.hand),i=N(()=>n.words),s=N(()=>a(r).most?a(i).say(`board-up-to`,{count:a(r).most}):a(i).say(`board-all`));function c(e){a(r).limit(e),n.announce(a(s))}var u=Jn(),d=x(u),f=l(d,2),p=E(f,!0),m=l(f,2);v(u),o((e,t,n)=>{U(u,`aria-label`,e),U(d,`aria-label`,t),U(d,`aria-disabled`,a(r).most===1),H(p,a(s)),U(m,`aria-label`,n),U(m,`aria-disabled`,!a(r).most)},[()=>a(i).say(`board-most`),()=>a(i).say(`board-fewer`),()=>a(i).say(`board-more`)]),q(`click`,d,()=>c(-1)),q(`click`,m,()=>c(1)),B(e,u),M()}I([`click`]);var Xn=R(`<p class="svelte-cq1p5e"> </p>`),Zn=R(`<button class="button svelte-cq1p5e" data-move="keep"> </button>`),Qn=R(`<button class="button go svelte-cq1p5e" data-reroll=""> </button> <!>`,1),$n=R(`<button class="button go svelte-cq1p5e" data-lit=""> </button>`),er=R(`<button class="button go svelte-cq1p5e" data-move="flee"> </button>`),tr=R(`<button class="button quiet svelte-cq1p5e" data-flee=""> </button>`),nr=R(`<!> <!>`,1),rr=R(`<button class="button quiet square svelte-cq1p5e"><span aria-hidden="true">×</span></button>`),ir=R(`<!> <div class="deeds svelte-cq1p5e"><!> <!> <!> <!> <!></div>`,1),ar=R(`<div class="line svelte-cq1p5e" data-place="hand"><!></div>`);function or(e,t){F(t,!0);let n=$(),i=N(()=>n.table),s=N(()=>n.words),c=N(()=>n.hand),u=N(()=>a(i).rolling),d=N(()=>Ie(n.deeds,`keep`)),f=N(()=>Ie(n.deeds,`flee`)),p=r(!1);w(()=>{(a(c).picked||!a(f))&&J(p,!1)});let m=N(()=>a(p)?``:Et(a(i),a(c),t.looked,n.mine,a(s)));var h=ar(),g=x(h),_=e=>{qn(e,{get rolling(){return a(u)},get mayRoll(){return t.mayRoll},get roll(){return t.roll}})},y=e=>{var t=ir(),r=C(t),i=e=>{var t=Xn(),n=E(t,!0);o(()=>H(n,a(m))),B(e,t)};K(r,e=>{a(m)&&e(i)});var u=l(r,2),h=x(u),g=e=>{var t=Qn(),r=C(t),i=E(r,!0),u=l(r,2),f=e=>{var t=Zn(),r=E(t,!0);o(e=>H(r,e),[()=>a(s).offer(a(d).offer.said)]),q(`click`,t,()=>n.play(a(d))),B(e,t)};K(u,e=>{a(d)&&e(f)}),o(e=>{U(r,`aria-disabled`,!a(c).count),H(i,e)},[()=>a(s).say(`board-reroll`,{count:a(c).count})]),q(`click`,r,()=>a(c).reroll()),B(e,t)};K(h,e=>{a(c).collecting&&e(g)});var _=l(h,2),y=e=>{Yn(e,{})};K(_,e=>{a(c).range>1&&e(y)});var b=l(_,2);W(b,17,()=>a(c).immediate,e=>e.offer.id,(e,t)=>{var n=$n(),r=E(n,!0);o(e=>{U(n,`data-move`,a(t).offer.text),H(r,e)},[()=>a(s).offer(a(t).offer.said)]),q(`click`,n,()=>a(c).act(a(t))),B(e,n)});var S=l(b,2),w=e=>{var t=nr(),r=C(t),i=e=>{var t=er(),r=E(t,!0);o(e=>H(r,e),[()=>a(s).offer(a(f).offer.said)]),q(`click`,t,()=>n.play(a(f))),B(e,t)};K(r,e=>{(a(p)||n.deeds.length===1)&&e(i)});var c=l(r,2),u=e=>{var t=tr(),n=E(t,!0);o(e=>{U(t,`aria-expanded`,a(p)),H(n,e)},[()=>a(s).say(a(p)?`board-stay`:`board-flee`)]),q(`click`,t,()=>J(p,!a(p))),B(e,t)};K(c,e=>{n.deeds.length>1&&e(u)}),B(e,t)};K(S,e=>{a(f)&&!a(c).picked&&!a(c).collecting&&e(w)});var T=l(S,2),D=e=>{var t=rr();o((e,n)=>{U(t,`aria-label`,e),U(t,`title`,n)},[()=>a(s).say(`board-drop`),()=>a(s).say(`board-drop`)]),q(`click`,t,()=>a(c).pick(null)),B(e,t)};K(T,e=>{a(c).picked&&e(D)}),v(u),G(u,()=>V),B(e,t)};K(g,e=>{a(u)?e(_):e(y,-1)}),v(h),B(e,h),M()}I([`click`]);function sr(e,t){if(!e.rolling||e.adventurer!==t.adventurer)return{};let n=(n,r)=>n.map(n=>[n,r(t,n)-r(e,n)]).filter(([,e])=>e>0);return Object.fromEntries([...n(Y,(e,t)=>e.party[t]),...n(X,(e,t)=>e.dungeon[t]),...t.lair>e.lair?[[`lair`,t.lair-e.lair]]:[]])}function cr(e,t){return e.delve!==t.delve||e.adventurer!==t.adventurer||e.rolling?[]:[...lr(e,t),...ur(e,t)]}function lr(e,t){let n=dr(Y,e.party,t.party),r=dr(Y,t.party,e.party),i=t.chosen.party-e.chosen.party;return[...n.map((e,t)=>({face:e,from:e,to:t<i?`hand`:`graveyard`})),...r.map(e=>({face:e,from:`graveyard`,to:e}))]}function ur(e,t){let n=dr(X,e.dungeon,t.dungeon),r=t.chosen.dungeon-e.chosen.dungeon,i=t.lair-e.lair,a=e=>e<r?`hand`:e<r+i?`lair`:`pool`;return[...n.map((e,t)=>({face:a(t)===`lair`?`dragon`:e,from:e,to:a(t)})),...Array.from({length:-i},()=>({face:`dragon`,from:`lair`,to:`pool`}))]}function dr(e,t,n){return e.flatMap(e=>Array.from({length:Math.max(0,t[e]-n[e])},()=>e))}var fr=R(`<span class="svelte-fbpgqx"><!></span>`),pr=R(`<div class="graveyard svelte-fbpgqx" data-place="graveyard"><div class="dice svelte-fbpgqx" aria-hidden="true"><!> <!></div> <p class="svelte-fbpgqx"> <b class="svelte-fbpgqx"> </b></p></div>`);function mr(e,t){F(t,!0);let n=$(),r=N(()=>n.table),i=N(()=>n.words);var c=pr(),u=x(c),d=x(u);s(d,{get of(){return se},size:`26px`});var f=l(d,2);W(f,17,()=>({length:a(r).graveyard}),L,(e,t)=>{var n=fr();Q(x(n),{face:null,kind:`party`}),v(n),B(e,n)}),v(u);var p=l(u,2),m=x(p),h=l(m),g=E(h,!0);v(p),v(c),o(e=>{H(m,`${e??``} `),H(g,a(r).graveyard)},[()=>a(i).say(`zone-graveyard`)]),B(e,c),M()}var hr=R(`<section class="party svelte-167uzmo"><div class="piles svelte-167uzmo" role="toolbar"></div> <!></section>`);function gr(e,t){F(t,!0);let n=$();var r=hr(),i=x(r);W(i,20,()=>Y,e=>e,(e,n)=>{{let r=N(()=>t.digits.get(n));Gt(e,{get pile(){return n},get digit(){return a(r)}})}}),v(i),G(i,()=>V),mr(l(i,2),{}),v(r),o((e,t)=>{U(r,`aria-label`,e),U(i,`aria-label`,t)},[()=>n.words.say(`zone-party`),()=>n.words.say(`zone-party`)]),B(e,r),M()}var _r=R(`<kbd aria-hidden="true" class="svelte-1hy3oxs"> </kbd>`),vr=R(`<span> </span>`),yr=R(`<span class="more odds svelte-1hy3oxs"><span> </span> <!></span>`),br=R(`<span class="more svelte-1hy3oxs"> </span>`),xr=R(`<button data-move="seek" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <!></button>`),Sr=R(`<div class="regroup svelte-1hy3oxs" role="toolbar"><button data-move="retire" class="svelte-1hy3oxs"><!> <span class="what svelte-1hy3oxs"> <!></span> <b class="svelte-1hy3oxs"> </b> <span class="more svelte-1hy3oxs"> </span></button> <!></div>`);function Cr(e,t){F(t,!0);let n=(e,n=he)=>{var i=z(),a=C(i),s=e=>{var t=_r(),r=E(t,!0);o(()=>H(r,n())),B(e,t)};K(a,e=>{t.numbered&&r.letters&&e(s)}),B(e,i)},r=$(),i=N(()=>r.table),c=N(()=>r.words),u=N(()=>Ie(r.deeds,`retire`)),d=N(()=>Ie(r.deeds,`seek`)),f=N(()=>a(i).stake);var p=z(),m=C(p),h=e=>{var i=Sr(),p=x(i),m=x(p);s(m,{get of(){return me},size:`32px`});var h=l(m,2),g=x(h,!0),_=l(g);n(_,()=>1),v(h);var y=l(h,2),b=E(y,!0),S=l(y,2),C=E(S,!0);v(p);var w=l(p,2),T=e=>{var i=xr(),u=x(i);s(u,{get of(){return de},size:`32px`});var p=l(u,2),m=x(p,!0),h=l(m);n(h,()=>2),v(p);var g=l(p,2),_=E(g,!0),y=l(g,2),b=e=>{var n=yr(),r=x(n),i=E(r,!0),s=l(r,2),u=e=>{var n=vr(),r=E(n,!0);o(e=>H(r,e),[()=>a(c).say(`board-change`,{change:Tt(t.odds.change,a(c))})]),B(e,n)};K(s,e=>{t.odds.change!==null&&e(u)}),v(n),o(e=>H(i,e),[()=>a(c).say(`board-chance`,{chance:wt(t.odds.clear),exact:t.odds.exact?`yes`:`no`})]),B(e,n)},S=e=>{var t=br(),n=E(t,!0);o(e=>H(n,e),[()=>a(c).say(`board-seek-risk`)]),B(e,t)};K(y,e=>{t.odds?e(b):e(S,-1)}),v(i),o((e,t)=>{i.disabled=!a(d),H(m,e),H(_,t)},[()=>a(c).say(`board-seek`),()=>a(c).say(`board-next`,{level:a(f).next,dice:a(f).dice})]),q(`click`,i,()=>a(d)&&r.play(a(d))),B(e,i)};K(w,e=>{a(f).next!==null&&e(T)}),v(i),G(i,()=>V),o((e,t,n,r)=>{U(i,`aria-label`,e),p.disabled=!a(u),H(g,t),H(b,n),H(C,r)},[()=>a(c).say(`board-regroup`),()=>a(c).say(`board-retire`),()=>a(c).say(`board-gain`,{count:a(f).retire}),()=>a(c).say(a(f).next===null?`board-retire-must`:`board-retire-safe`)]),q(`click`,p,()=>a(u)&&r.play(a(u))),B(e,i)};K(m,e=>{a(f)&&e(h)}),B(e,p),M()}I([`click`]);var wr=R(`<th scope="col"><span class="hidden"> </span> <span aria-hidden="true"></span></th>`),Tr=R(`<span class="role svelte-4bsrjl"><!> </span>`),Er=R(`<span class="role svelte-4bsrjl"> </span>`),Dr=R(`<button class="svelte-4bsrjl"><span class="name svelte-4bsrjl"> </span> <!></button>`),Or=R(`<td class="number svelte-4bsrjl"> </td>`),kr=R(`<span class="worth svelte-4bsrjl"> </span>`),Ar=R(`<tr><th scope="row" class="svelte-4bsrjl"><!></th><!><td class="number svelte-4bsrjl"><b> </b></td><td class="number svelte-4bsrjl"> <!></td></tr>`),jr=R(`<table class="svelte-4bsrjl"><caption class="svelte-4bsrjl"> </caption><thead class="svelte-4bsrjl"><tr><th scope="col" class="svelte-4bsrjl"> </th><!><th scope="col" class="number svelte-4bsrjl"> </th><th scope="col" class="number svelte-4bsrjl"> </th></tr></thead><tbody class="svelte-4bsrjl"></tbody></table>`);function Mr(e,n){F(n,!0);let r=$(),i=N(()=>r.table),c=N(()=>r.words),u=N(()=>a(i).seats.length===1),d=N(()=>a(i).phase===`done`);function f(e,t){return(a(d)||t+1<a(i).delve||t+1===a(i).delve&&e<a(i).adventurer?a(i).seats[e]?.delves[t]:a(i).seats[e]?.delves[t]||null)??`–`}var p=jr(),m=x(p),h=E(m,!0),g=l(m),_=x(g),y=x(_),b=E(y,!0),S=l(y);W(S,17,()=>({length:a(i).delves}),L,(e,n,r)=>{var s=wr();let u;var f=x(s),p=E(f,!0),m=l(f,2);m.textContent=r+1,v(s),o(e=>{u=t(s,1,`number svelte-4bsrjl`,null,u,{now:!a(d)&&r+1===a(i).delve}),H(p,e)},[()=>a(c).say(`board-delve-nth`,{delve:r+1})]),B(e,s)});var C=l(S),w=E(C,!0),T=l(C),D=E(T,!0);v(_),v(g);var O=l(g);W(O,21,()=>a(i).seats,L,(e,p,m)=>{var h=Ar();let g;var _=x(h),y=x(_),b=e=>{var t=ve();o(e=>H(t,e),[()=>a(c).say(`board-you`)]),B(e,t)},S=e=>{var t=Dr(),u=x(t),f=E(u,!0),h=l(u,2),g=e=>{var t=Tr(),n=x(t);s(n,{get of(){return ce},size:`16px`});var r=l(n,1,!0);v(t),o(e=>H(r,e),[()=>a(c).say(`role-adventurer`)]),B(e,t)},_=e=>{var t=Tr(),n=x(t);s(n,{get of(){return oe},size:`16px`});var r=l(n,1,!0);v(t),o(e=>H(r,e),[()=>a(c).say(`role-lord`)]),B(e,t)},y=e=>{var t=Er(),n=E(t,!0);o(()=>H(n,a(p).hero.name[a(c).language])),B(e,t)};K(h,e=>{!a(d)&&m===a(i).adventurer?e(g):!a(d)&&m===a(i).lord?e(_,1):a(p).hero&&e(y,2)}),v(t),o(e=>{U(t,`aria-pressed`,n.shown===m),H(f,e)},[()=>r.nameOf(m)]),q(`click`,t,()=>n.onshow(m)),B(e,t)};K(y,e=>{a(u)?e(b):e(S,-1)}),v(_);var C=l(_);W(C,17,()=>a(p).delves,L,(e,t,n)=>{var r=Or(),i=E(r,!0);o(e=>H(i,e),[()=>f(m,n)]),B(e,r)});var w=l(C),T=x(w),D=E(T,!0);v(w);var O=l(w),k=x(O),A=l(k),ee=e=>{var t=kr(),n=E(t,!0);o(e=>H(n,e),[()=>a(c).say(`board-worth`,{points:a(p).worth})]),B(e,t)};K(A,e=>{a(p).worth&&e(ee)}),v(O),v(h),o(e=>{g=t(h,1,`svelte-4bsrjl`,null,g,{now:!a(d)&&m===a(i).adventurer}),H(D,a(p).experience),H(k,`${e??``} `)},[()=>mt(a(p).treasures)]),B(e,h)}),v(O),v(p),o((e,t,n,r)=>{H(h,e),H(b,t),H(w,n),H(D,r)},[()=>a(c).say(`board-scores`),()=>a(c).say(a(u)?`board-delves`:`board-player`),()=>a(c).say(`board-experience-short`),()=>a(c).say(`zone-treasures`)]),B(e,p),M()}I([`click`]);var Nr=ie(`<svg class="ten svelte-iv5s9b" viewBox="0 0 64 64" aria-hidden="true"><path class="body svelte-iv5s9b" d="M32 2 61 24V40L32 62 3 40V24Z"></path><path class="top svelte-iv5s9b" d="M32 2 50 38 32 49 14 38Z"></path><path class="edges svelte-iv5s9b" d="M14 38 3 40M50 38 61 40M32 49V62"></path><text x="32" y="39" text-anchor="middle" class="svelte-iv5s9b"> </text></svg>`);function Pr(e,t){var n=Nr(),r=l(x(n),3),i=E(r,!0);v(n),o(()=>H(i,t.value)),B(e,n)}var Fr=R(`<p class="roles svelte-1m9tk82"><span class="svelte-1m9tk82"><!> </span> <span class="svelte-1m9tk82"><!> </span></p>`),Ir=R(`<li><!> <span class="word svelte-1m9tk82"> </span></li>`),Lr=R(`<div class="strip svelte-1m9tk82"><!> <p class="level svelte-1m9tk82"><b class="svelte-1m9tk82"> </b> <span> </span> <span data-place="pool"> </span></p> <!> <ol class="svelte-1m9tk82"></ol></div>`);function Rr(e,n){F(n,!0);let r=[`monster`,`loot`,`dragon`,`regroup`],i=$(),c=N(()=>i.table),u=N(()=>i.words),d=N(()=>Math.max(1,a(c).level)),f=N(()=>r.indexOf(a(c).phase));var p=Lr(),m=x(p);Pr(m,{get value(){return a(d)}});var h=l(m,2),g=x(h),_=E(g,!0),y=l(g,2),b=E(y,!0),S=l(y,2),C=E(S,!0);v(h);var w=l(h,2),T=e=>{var t=Fr(),n=x(t),r=x(n);{let e=N(()=>a(u).say(`role-adventurer`));s(r,{get of(){return ce},size:`16px`,get label(){return a(e)}})}var d=l(r,1,!0);v(n);var f=l(n,2),p=x(f);{let e=N(()=>a(u).say(`role-lord`));s(p,{get of(){return oe},size:`16px`,get label(){return a(e)}})}var m=l(p,1,!0);v(f),v(t),o((e,t,r,i)=>{U(n,`title`,e),H(d,t),U(f,`title`,r),H(m,i)},[()=>a(u).say(`role-adventurer`),()=>i.nameOf(a(c).adventurer),()=>a(u).say(`role-lord`),()=>i.nameOf(a(c).lord)]),B(e,t)};K(w,e=>{a(c).seats.length>1&&e(T)});var D=l(w,2);W(D,22,()=>r,e=>e,(e,n,r)=>{var i=Ir();let c;var d=x(i);{let e=N(()=>nt[n]??``);s(d,{get of(){return a(e)},size:`18px`})}var p=l(d,2),m=E(p,!0);v(i),o(e=>{U(i,`aria-current`,a(r)===a(f)?`step`:void 0),c=t(i,1,`svelte-1m9tk82`,null,c,{past:a(r)<a(f)}),H(m,e)},[()=>a(u).say(`phase-${n}`)]),B(e,i)}),v(D),v(p),o((e,t,n,r)=>{H(_,e),H(b,t),H(C,n),U(D,`aria-label`,r)},[()=>a(u).say(`board-level`,{level:a(d)}),()=>a(u).say(`board-delve`,{delve:a(c).delve,delves:a(c).delves}),()=>a(u).say(`board-pool`,{count:a(c).pool}),()=>a(u).say(`board-phases`)]),B(e,p),M()}var zr=R(`<span class="count svelte-1l0b22q"><!></span>`),Br=R(`<span class="disc svelte-1l0b22q"><!></span> <span class="name svelte-1l0b22q"> </span> <span class="does svelte-1l0b22q"> </span> <!>`,1),Vr=R(`<kbd aria-hidden="true" class="svelte-1l0b22q"> </kbd>`),Hr=R(`<button><span class="looks svelte-1l0b22q" aria-hidden="true"><!></span> <span class="hidden"> </span> <!></button>`),Ur=R(`<div class="token svelte-1l0b22q"><!></div>`),Wr=R(`<div class="tokens svelte-1l0b22q" role="toolbar"></div>`),Gr=R(`<p class="soft"> </p>`),Kr=R(`<section class="svelte-1l0b22q"><h3 class="svelte-1l0b22q"> </h3> <!></section>`);function qr(e,n){F(n,!0);let r=(e,t=he,n=he)=>{var r=Br(),i=C(r),d=x(i),f=e=>{s(e,{get of(){return tt[t()]},size:`24px`})},m=N(()=>ft(t())),h=e=>{{let t=N(()=>a(c).allies?.face??null);Q(e,{get face(){return a(t)}})}};K(d,e=>{a(m)?e(f):e(h,-1)}),v(i);var g=l(i,2),_=E(g,!0),y=l(g,2),b=E(y,!0),S=l(y,2),w=e=>{var t=zr(),r=x(t);xe(r,{get value(){return n()}}),v(t),B(e,t)};K(S,e=>{n()>1&&e(w)}),o((e,t)=>{H(_,e),H(b,t)},[()=>yt(a(c),t(),a(u)),()=>p(t())]),B(e,r)},i=$(),c=N(()=>i.table),u=N(()=>i.words),d=N(()=>i.hand),f=N(()=>[...n.own&&a(c).allies?[[`ally`,a(c).allies.count]]:[],...st.flatMap(e=>n.seat.treasures[e]?[[e,n.seat.treasures[e]]]:[])]),p=e=>ft(e)?xt(a(c),e,a(u)):a(u).say(`board-does-ally`),m=(e,t)=>[a(u).say(`board-token`,{name:yt(a(c),e,a(u)),count:t}),p(e),n.own&&i.mine?St(a(c),a(d),e,a(u)):``].join(` `).trim();var h=Kr(),_=x(h),y=E(_,!0),b=l(_,2),S=e=>{var s=Wr();W(s,21,()=>a(f),([e,t])=>e,(e,s)=>{var c=N(()=>g(a(s),2));let u=()=>a(c)[0],f=()=>a(c)[1];var p=z(),h=C(p),_=e=>{let s=N(()=>a(d).isLit(u())),c=N(()=>a(d).isUsable(u()));var p=Hr();let h;var g=x(p),_=x(g);r(_,u,f),v(g);var y=l(g,2),b=E(y,!0),S=l(y,2),C=e=>{var t=Vr(),r=E(t,!0);o(e=>H(r,e),[()=>n.digits.get(u())]),B(e,t)},w=N(()=>n.digits.get(u())&&i.letters);K(S,e=>{a(w)&&e(C)}),v(p),o((e,n,r,i)=>{h=t(p,1,`token svelte-1l0b22q`,null,h,{lit:a(s),usable:a(c),picked:e}),U(p,`data-spot`,u()),U(p,`data-go`,a(s)||a(c)||void 0),U(p,`data-lit`,a(s)||void 0),U(p,`aria-pressed`,n),U(p,`aria-disabled`,r),H(b,i)},[()=>a(d).isPicked(u()),()=>a(d).isPicked(u()),()=>!a(s)&&!a(c)&&!a(d).isPicked(u()),()=>m(u(),f())]),q(`click`,p,()=>a(d).tap(u())),A(`focus`,p,()=>i.look(u())),A(`blur`,p,()=>i.look(null)),A(`pointerenter`,p,e=>e.pointerType===`mouse`&&i.look(u())),A(`pointerleave`,p,()=>i.look(null)),B(e,p)},y=e=>{var t=Ur(),n=x(t);r(n,u,f),v(t),B(e,t)};K(h,e=>{n.own?e(_):e(y,-1)}),B(e,p)}),v(s),G(s,()=>V),o(e=>U(s,`aria-label`,e),[()=>a(u).say(`zone-treasures`)]),B(e,s)},w=e=>{var t=Gr(),n=E(t,!0);o(e=>H(n,e),[()=>a(u).say(`board-no-treasures`)]),B(e,t)};K(b,e=>{a(f).length?e(S):e(w,-1)}),v(h),o((e,t)=>{U(h,`aria-label`,e),H(y,t)},[()=>a(u).say(`zone-treasures`),()=>a(u).say(`zone-treasures`)]),B(e,h),M()}I([`click`]);var Jr=R(`<!> <!> <!> <!> <!>`,1),Yr=R(`<div class="board svelte-xotpto"><div><div class="play svelte-xotpto"><!></div> <div class="side svelte-xotpto"><!> <!> <!></div></div> <!></div>`);function Xr(e,n){F(n,!0);let i=e=>{{let t=N(()=>D.choices.length>0);Cr(e,{get odds(){return n.odds},get numbered(){return a(t)}})}},s=N(()=>ct(n.view)),c=N(()=>Oe(n.offers)),u=N(()=>n.motion!==`off`),d=new b(e=>n.play(e)),f=new xn(()=>a(s),()=>a(c),({offer:e})=>n.play(e.id),e=>d.start(e,n.offers,n.situation.version)),p=r(void 0),h=r(null),g=r({}),_=r(null),y=N(()=>a(_)??a(s).adventurer),S=N(()=>a(s).seats[a(y)]),T=N(()=>a(s).phase===`heroes`&&!a(s).rolling),E={get table(){return a(s)},get words(){return n.words},get deeds(){return a(c)},get mine(){return n.offers.length>0},get moving(){return a(u)},get letters(){return m.letters},get rolled(){return a(g)},hand:f,look:e=>J(h,e,!0),play:({offer:e})=>n.play(e.id),announce:e=>n.announce(e),nameOf:e=>n.name_of(e)};Ot(E);let D=new zn({get hand(){return f},get words(){return n.words},get deeds(){return a(c)},get barIsEmpty(){return!n.may.roll&&n.offers.every(({verb:e})=>Le.includes(e))},get root(){return a(p)},play:E.play});w(()=>{f.refused&&n.announce(St(a(s),f,f.refused,n.words))});let O=r(void 0),k,j=-1,ne=!1;fe(()=>{let e=a(s);ee(()=>{ne=k!==void 0&&k!==e&&n.view.played>j&&!n.looking_back&&a(u),J(g,ne&&k?sr(k,e):{})})}),w(()=>{let e=a(s);ee(()=>{ne&&k&&a(p)&&a(O)?.fly(cr(k,e),a(p)),n.view.played!==j&&f.pick(null),k&&k.adventurer!==e.adventurer&&J(_,null),k=e,j=n.view.played})}),w(()=>{let[e,t]=[n.offers,n.situation.version];ee(()=>{d.answer(e,t),d.busy||_e().then(()=>D.goOn())})});var P=Yr();A(`keydown`,ue,function(...e){D.press?.apply(this,e)},!0),A(`pointerdown`,ue,()=>D.inUse=!1,!0);var re=x(P);let ie;var ae=x(re),I=x(ae),L=e=>{rn(e,{})},oe=e=>{Dn(e,{})},se=e=>{var t=Jr(),r=C(t);Rr(r,{});var o=l(r,2);{let e=N(()=>a(s).stake?i:void 0);Xt(o,{get digits(){return D.digits},get choice(){return a(e)}})}var c=l(o,2);{let e=N(()=>n.may.roll&&n.situation.holds.includes(a(s).rolling?.by??-1));or(c,{get looked(){return a(h)},get mayRoll(){return a(e)},get roll(){return n.roll}})}var u=l(c,2);gr(u,{get digits(){return D.digits}});var d=l(u,2),f=e=>{{let t=N(()=>a(y)===a(s).adventurer);qr(e,{get seat(){return a(S)},get own(){return a(t)},get digits(){return D.digits}})}};K(d,e=>{a(S)&&e(f)}),B(e,t)};K(I,e=>{a(s).phase===`done`?e(L):a(T)?e(oe,1):e(se,-1)}),v(ae);var R=l(ae,2),z=x(R),ce=e=>{{let t=N(()=>a(y)===a(s).adventurer);In(e,{get hero(){return a(S).hero},get own(){return a(t)}})}};K(z,e=>{a(S)?.hero&&e(ce)});var le=l(z,2);Mr(le,{get shown(){return a(y)},onshow:e=>J(_,e,!0)}),Un(l(le,2),{}),v(R),v(re);var de=l(re,2);te(sn(de,{}),e=>J(O,e,!0),()=>a(O)),v(P),te(P,e=>J(p,e),()=>a(p)),o(()=>ie=t(re,1,`columns svelte-xotpto`,null,ie,{choosing:a(T)})),B(e,P),M()}function Zr(e,t){let n=ct(e);return n.phase===`heroes`||n.phase===`done`?t.put(e.prompt):[Qr(n,t),$r(n,t),t.put(e.prompt)].join(` `)}function Qr(e,t){return t.say(`board-say-where`,{delve:e.delve,delves:e.delves,level:e.level,experience:e.seats[e.adventurer]?.experience??0})}function $r(e,t){let n=(e,n)=>e.flatMap(e=>n[e]?[t.say(`many-${e}`,{count:n[e]})]:[]).join(`, `),r=e.seats[e.adventurer]?.treasures??{},i=st.flatMap(n=>r[n]?[ei(yt(e,n,t),r[n])]:[]);return t.say(`board-say-here`,{dungeon:n(X,e.dungeon)||t.say(`board-say-nothing`),lair:e.lair,party:n(Y,e.party)||t.say(`board-say-nobody`),graveyard:e.graveyard,treasures:i.join(`, `)||t.say(`board-say-nothing`)})}var ei=(e,t)=>`${t} ${e}`,ti={en:Ce,fr:we};export{Xr as default,Le as drawn,zt as keys,Me as marks,Zr as speak,ti as words};