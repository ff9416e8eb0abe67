import{$n as e,A as t,An as n,B as r,Bn as i,Cn as a,Ct as o,En as s,F as c,Ft as l,G as u,Gn as d,Gt as f,Hn as p,Ht as m,I as h,In as g,Jn as _,K as v,L as y,Ln as b,M as x,Mn as S,N as C,Nn as w,Nt as T,On as E,Pn as D,Q as O,Qn as k,Qt as A,Rn as ee,Sn as j,Tn as M,Un as N,V as te,Vn as P,W as ne,Wn as F,X as I,Y as re,Yn as L,Yt as R,Z as ie,Zn as z,_n as B,at as ae,cn as V,er as H,et as oe,gn as U,gt as se,hn as ce,ir as le,j as ue,jn as de,kn as W,ln as fe,lt as pe,nn as G,nr as K,nt as me,ot as he,q as ge,qt as _e,rr as ve,sn as ye,st as be,tt as xe,un as q,ut as J,vt as Se,wn as Ce,yn as Y,yt as we,z as Te}from"./base-D67FjAu6.js";import{n as Ee,t as De}from"./Die-CLtHJgye.js";import{t as Oe}from"./Hearts-B5Ms3ICZ.js";import{t as ke}from"./Card-D1KtJBo2.js";var Ae=`# The board of One Deck Dungeon in English. The game's own words (dice, boxes, moves) come from the server.

## The floor

board-strip = Dungeon and floor
board-deck = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the deck, { $discarded } discarded
board-stairs-hidden = Stairs under the deck
board-stairs-open = Stairs
board-tokens = { $tokens } of { $most } tokens on the stairs.
board-level = Level { $level }
board-xp = { $xp } / { $price } XP
board-round = Round { $round }
board-mark-likely = likely
board-mark-likely-long = Not seen in print; several descriptions agree on it.
board-mark-original = ours
board-mark-original-long = Only the name is known; what it does is ours.

## Doors

board-doors = Doors
board-closed = Closed door
board-explore = Explore
board-free-door = Room for a door
board-no-door = No more doors
board-worth = { $xp } XP
board-leaf = Leaf: +1 against the poison while this door is open
board-price = { $time ->
    [0] no time
    [one] 1 time now
   *[other] { $time } time now
}
board-chance-live = { $percent }\xA0% to live ({ $low }–{ $high })
board-chance-win = { $percent }\xA0% to win ({ $low }–{ $high })
board-chance-wounds = −{ $n } hearts
board-chance-time = −{ $n } time
board-chance-rounds = { $n } rounds

## The encounter

board-boxes = Boxes of the card
board-dungeon-boxes = Boxes of the dungeon
board-first = Cover these first
board-first-done = Shields covered
board-guardian = Guardian: { $damage } of { $health } wounds.
board-square = { $colour } { $value }{ $kind ->
    [shield] , shield
    [wide] {" "}in all
    [shield-wide] {" "}in all, shield
   *[single] {""}
}
board-box = Box { $number }: { $box }
board-box-short = Box { $number }
board-cost-hearts = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}
board-cost-time = { $n } time
board-cost-poison = { $n } poison
board-cost-skulls = { $n ->
    [one] 1 skull
   *[other] { $n } skulls
}
board-covered = Covered by { $dice }.
board-filled = { $now } of { $of }.
board-in-all = in all
board-at-least = ≥ { $value }

## Dice and what is in the hand

board-tray = Dice: { $hero }
board-no-dice = No dice.
board-up = taken up
board-stop = If you stop now
board-wounds = wounds
board-time = time
board-poison = poison
board-how = Tap a die, then a box; or a box first.
board-held = { $count ->
    [one] { $dice }: now a box or a skill.
   *[other] { $dice }: { $sum } in all.
}
board-ready = { $name }: { $now } of { $of }. Tap it again, or change the dice.
board-more = { $name }: { $now } of { $of }. Take up more dice.
board-collect = Take up to { $n } dice: { $up } so far.
board-commit = Use these dice
board-change = { $n ->
    [0] Choose dice
    [one] Do it with 1 die
   *[other] Do it with { $n } dice
}
board-join = Join
board-discard = Discard
board-best = Place them best
board-drop = Put the dice down

## Why not

board-why-covered = It is covered already.
board-why-shields = Boxes with a shield come first.
board-why-picking = First finish what you have begun.
board-why-later = Not now.
board-why-colour = It takes { $colour } dice, or heroic ones.
board-why-one = It takes one die only.
board-why-low = It needs a { $value } or more.
board-why-none = None of your dice shows { $value } or more here.
board-why-sum = Your dice do not add up to { $value } here.
board-why-die = This die is of no use for it.
board-why-used = Used already in this encounter.
board-why-always = It always works, by itself.
board-why-mode = It does not work here.
board-why-pay = You cannot pay for it.
board-why-pay-with = These dice do not pay for it.
board-why-nothing = It would do nothing now.

## Heroes

board-icons = Dice to roll
board-health = health
board-health-of = { $left } of { $health }
board-items = Items { $n } / { $most }
board-skills = Skills { $n } / { $most }
board-none = none
board-stored = { $n } of { $most } stored
board-used = used
board-free = free
board-mana = { $n } mana
board-dice-of = { $n ->
    [one] 1 { $colour } die
   *[other] { $n } { $colour } dice
}
board-potions = Potions
board-cubes = { $n ->
    [0] no cube
    [one] 1 cube
   *[other] { $n } cubes
}
board-drink = Drink
board-drink-for = For the { $hero }
board-pairs = Two pairs
board-pair-now = at work now
board-pair-other = the other pair

## Loot

board-loot = Ways to take the card
board-loot-item = Item
board-loot-skill = Skill
board-loot-potion = Potion
board-loot-xp = Experience
board-loot-not = Not on this card.
board-loot-full = Not possible now.
board-take = Take it
board-instead = in place of { $old }
board-xp-short = XP
board-cubes-short = cubes

## The end

board-end = How far you came
board-end-floor = { $state ->
    [passed] left behind
    [fell] here it ended
   *[unseen] never seen
}
board-end-group = Turn { $turn }: level { $level }, { $xp } XP, { $cubes ->
    [0] no potion cube
    [one] 1 potion cube
   *[other] { $cubes } potion cubes
} left.

## Speech

board-say-where = Floor { $floor }: { $cards } cards in the deck, { $closed } closed doors, open: { $open }. Level { $level }, { $xp } of { $price } experience, { $cubes } potion cubes.
board-say-hero = { $hero }: { $left } of { $health } health{ $poison ->
    [0] {""}
    [one] , 1 poison token
   *[other] , { $poison } poison tokens
}.
board-say-encounter = { $card }. Open boxes: { $boxes }. Dice: { $dice }.

## Keys

board-key-best = B
board-key-join = J
board-key-discard = D
board-does-best = place the dice in the best way
board-does-join = join the dice taken up into a heroic one
board-does-discard = discard the die taken up
board-keys-digits = with dice taken up: the box or skill with this number; otherwise the choice with it
board-keys-enter = take up a die; use the dice for the box or skill in focus
roll-yours = { $what ->
    [dice] Roll the dice
    [door] Turn the card over
    [xp] Draw the card
   *[time] Let time pass
}
roll-for = { $what ->
    [dice] Roll for { $name }
   *[time] Turn cards for { $name }
}
roll-awaited = { $what ->
    [dice] { $name } is to roll.
   *[time] { $name } is to turn cards over.
}

## The guided game

board-lesson = Your guide
board-advised = The guide would: { $move }
board-step = { $step } / { $of }

## The campaign

board-campaign = Campaign sheet: { $hero }
board-earned = { $n ->
    [0] No tick for { $name } this time.
    [one] { $name } has earned 1 tick.
   *[other] { $name } has earned { $n } ticks.
}{ $given ->
    [yes] {" "}They are on the sheet.
   *[no] {""}
}
board-owned = owned
board-tick = { $talent }, { $space }: { $now } of { $of } ticked
board-space-circle = circles
board-space-square = squares
board-space-pentagon = pentagons
board-give = { $n ->
    [0] Choose where your ticks go
   *[other] Write { $n } of { $of } ticks on the sheet
}
board-give-fewer = Ticks you do not place now are lost.
`,je=`# Le plateau de One Deck Dungeon en français. Les mots du jeu (dés, cases, coups) viennent du serveur.

## L’étage

board-strip = Donjon et étage
board-deck = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche, { $discarded } défaussées
board-stairs-hidden = Escalier sous la pioche
board-stairs-open = Escalier
board-tokens = { $tokens } jetons sur { $most } sur l’escalier.
board-level = Niveau { $level }
board-xp = { $xp } / { $price } XP
board-round = Round { $round }
board-mark-likely = probable
board-mark-likely-long = Non vérifié sur la carte\xA0; plusieurs descriptions concordent.
board-mark-original = de nous
board-mark-original-long = Seul le nom est connu\xA0; l’effet est de nous.

## Les portes

board-doors = Portes
board-closed = Porte fermée
board-explore = Explorer
board-free-door = Place pour une porte
board-no-door = Plus de porte
board-worth = { $xp } XP
board-leaf = Feuille\xA0: +1 contre le poison tant que cette porte est ouverte
board-price = { $time ->
    [0] sans temps
   *[other] { $time } temps tout de suite
}
board-chance-live = { $percent }\xA0% de survie ({ $low }–{ $high })
board-chance-win = { $percent }\xA0% de victoire ({ $low }–{ $high })
board-chance-wounds = −{ $n } cœurs
board-chance-time = −{ $n } temps
board-chance-rounds = { $n } rounds

## La rencontre

board-boxes = Cases de la carte
board-dungeon-boxes = Cases du donjon
board-first = À recouvrir d’abord
board-first-done = Boucliers recouverts
board-guardian = Gardien\xA0: { $damage } blessures sur { $health }.
board-square = { $colour } { $value }{ $kind ->
    [shield] , bouclier
    [wide] {" "}au total
    [shield-wide] {" "}au total, bouclier
   *[single] {""}
}
board-box = Case { $number }\xA0: { $box }
board-box-short = Case { $number }
board-cost-hearts = { $n ->
    [one] 1 cœur
   *[other] { $n } cœurs
}
board-cost-time = { $n } temps
board-cost-poison = { $n } poison
board-cost-skulls = { $n ->
    [one] 1 crâne
   *[other] { $n } crânes
}
board-covered = Recouverte par { $dice }.
board-filled = { $now } sur { $of }.
board-in-all = au total
board-at-least = ≥ { $value }

## Les dés et ce qu’on tient

board-tray = Dés\xA0: { $hero }
board-no-dice = Aucun dé.
board-up = en main
board-stop = Si vous arrêtez là
board-wounds = blessures
board-time = temps
board-poison = poison
board-how = Touchez un dé, puis une case\xA0; ou la case d’abord.
board-held = { $count ->
    [one] { $dice }\xA0: maintenant une case ou une compétence.
   *[other] { $dice }\xA0: { $sum } au total.
}
board-ready = { $name }\xA0: { $now } sur { $of }. Touchez encore, ou changez les dés.
board-more = { $name }\xA0: { $now } sur { $of }. Prenez d’autres dés.
board-collect = Prenez jusqu’à { $n } dés\xA0: { $up } pour l’instant.
board-commit = Utiliser ces dés
board-change = { $n ->
    [0] Choisissez des dés
    [one] Le faire avec 1 dé
   *[other] Le faire avec { $n } dés
}
board-join = Fusionner
board-discard = Défausser
board-best = Placer au mieux
board-drop = Reposer les dés

## Pourquoi pas

board-why-covered = Elle est déjà recouverte.
board-why-shields = Les cases à bouclier d’abord.
board-why-picking = Terminez d’abord ce qui est commencé.
board-why-later = Pas maintenant.
board-why-colour = Il y faut des dés ({ $colour }) ou des dés héroïques.
board-why-one = Elle ne prend qu’un seul dé.
board-why-low = Il y faut { $value } ou plus.
board-why-none = Aucun de vos dés ne convient ici avec { $value } ou plus.
board-why-sum = Vos dés ne font pas { $value } au total ici.
board-why-die = Ce dé n’y sert à rien.
board-why-used = Déjà utilisée dans cette rencontre.
board-why-always = Elle agit toujours, d’elle-même.
board-why-mode = Elle ne marche pas ici.
board-why-pay = Vous ne pouvez pas la payer.
board-why-pay-with = Ces dés ne la paient pas.
board-why-nothing = Elle ne ferait rien maintenant.

## Les héros

board-icons = Dés à lancer
board-health = vie
board-health-of = { $left } sur { $health }
board-items = Objets { $n } / { $most }
board-skills = Compétences { $n } / { $most }
board-none = rien
board-stored = { $n } sur { $most } en réserve
board-used = utilisée
board-free = gratuite
board-mana = { $n } de mana
board-dice-of = { $n ->
    [one] 1 dé ({ $colour })
   *[other] { $n } dés ({ $colour })
}
board-potions = Potions
board-cubes = { $n ->
    [0] aucun cube
    [one] 1 cube
   *[other] { $n } cubes
}
board-drink = Boire
board-drink-for = Pour { $hero }
board-pairs = Deux paires
board-pair-now = à l’œuvre
board-pair-other = l’autre paire

## Le butin

board-loot = Façons de prendre la carte
board-loot-item = Objet
board-loot-skill = Compétence
board-loot-potion = Potion
board-loot-xp = Expérience
board-loot-not = Pas sur cette carte.
board-loot-full = Impossible maintenant.
board-take = La prendre
board-instead = à la place de { $old }
board-xp-short = XP
board-cubes-short = cubes

## La fin

board-end = Jusqu’où vous êtes allés
board-end-floor = { $state ->
    [passed] derrière vous
    [fell] ici tout s’arrête
   *[unseen] jamais vu
}
board-end-group = Tour { $turn }\xA0: niveau { $level }, { $xp } XP, { $cubes ->
    [0] plus de cube de potion
    [one] 1 cube de potion restant
   *[other] { $cubes } cubes de potion restants
}.

## La voix

board-say-where = Étage { $floor }\xA0: { $cards } cartes dans la pioche, { $closed } portes fermées, ouvertes\xA0: { $open }. Niveau { $level }, expérience { $xp } sur { $price }, { $cubes } cubes de potion.
board-say-hero = { $hero }\xA0: { $left } points de vie sur { $health }{ $poison ->
    [0] {""}
    [1] , 1 pion de poison
   *[other] , { $poison } pions de poison
}.
board-say-encounter = { $card }. Cases ouvertes\xA0: { $boxes }. Dés\xA0: { $dice }.

## Les touches

board-key-best = B
board-key-join = J
board-key-discard = D
board-does-best = placer les dés au mieux
board-does-join = fusionner les dés en main en un dé héroïque
board-does-discard = défausser le dé en main
board-keys-digits = avec des dés en main\xA0: la case ou la compétence de ce numéro\xA0; sinon le choix de ce numéro
board-keys-enter = prendre un dé\xA0; utiliser les dés pour la case ou la compétence visée
roll-yours = { $what ->
    [dice] Lancer les dés
    [door] Retourner la carte
    [xp] Piocher la carte
   *[time] Laisser passer le temps
}
roll-for = { $what ->
    [dice] Lancer pour { $name }
   *[time] Retourner les cartes pour { $name }
}
roll-awaited = { $what ->
    [dice] { $name } doit lancer.
   *[time] { $name } doit retourner des cartes.
}

## La partie guidée

board-lesson = Votre guide
board-advised = Le guide ferait\xA0: { $move }
board-step = { $step } / { $of }

## La campagne

board-campaign = Feuille de campagne\xA0: { $hero }
board-earned = { $n ->
    [0] Aucune coche pour { $name } cette fois.
    [one] { $name } gagne 1 coche.
   *[other] { $name } gagne { $n } coches.
}{ $given ->
    [yes] {" "}Elles sont sur la feuille.
   *[no] {""}
}
board-owned = acquis
board-tick = { $talent }, { $space }\xA0: { $now } sur { $of }
board-space-circle = ronds
board-space-square = carrés
board-space-pentagon = pentagones
board-give = { $n ->
    [0] Choisissez où vont vos coches
   *[other] Inscrire { $n } coches sur { $of }
}
board-give-fewer = Les coches non placées maintenant sont perdues.
`,Me=[`circle`,`square`,`pentagon`],Ne=(e,t)=>`${e} ${t}`,Pe=e=>Object.values(e).reduce((e,t)=>e+t,0);function Fe(e,t,n,r){let i=Ne(n,r),a=e[i]??0,o=a<(t.spaces[n]?.[Me.indexOf(r)]??0)&&Pe(e)<(t.earned??0);return{...e,[i]:o?a+1:0}}var Ie=e=>Object.entries(e).flatMap(([e,t])=>Array.from({length:t},()=>e.split(` `)));function Le(e){let t=Object.values(e.spaces).flat();return Math.min(e.earned??0,t.reduce((e,t)=>e+t,0))}var Re=[`strength`,`agility`,`magic`,`heroic`],ze=e=>e.table,Be=(e,t)=>e.heroes.find(({hero:e})=>e===t),Ve=({health:e,wounds:t})=>Math.max(0,e-t),He=e=>e.dungeon.floor>e.dungeon.floors.length,Ue=e=>Object.values(e).reduce((e,t)=>e+t,0),We=[...Re,`mana`,`shields`],Ge=2,Ke=e=>1+Math.floor(e/We.length)%Ge;function qe(e){return e.flatMap(({die:e,hero:t,kind:n,value:r,count:i})=>Array.from({length:i},(i,a)=>({id:`${e}.${a}`,die:e,hero:t,kind:n,value:r,text:`${r} ${Ke(e)} ${n}`}))).sort((e,t)=>We.indexOf(e.kind)-We.indexOf(t.kind)||e.die-t.die)}var Je=e=>[...e].sort((e,t)=>e.die-t.die),Ye=e=>e.reduce((e,{value:t})=>e+t,0),Xe=(e,t)=>qe(e.dice.filter(e=>e.hero===t)),Ze={strength:`square`,agility:`circle`,magic:`diamond`,heroic:`star`,mana:`diamond`,shields:`star`},Qe=(e,t)=>JSON.stringify(e)===JSON.stringify(t),$e=(e,t)=>`box`in t?e.encounter?.boxes.find(({box:e})=>e===t.box):void 0;function et(e,t){return`slot`in t?Be(e,t.hero)?.skills.find(({slot:e})=>e===t.slot):void 0}function X(e,t){let n=$e(e,t);if(n)return tt(n);let[r,i]=[et(e,t),`slot`in t?Be(e,t.hero):void 0];return r?.cost&&i?nt(r.cost,i):void 0}function tt(e){return{fits:({die:t})=>e.takes.includes(t),worth:({value:e})=>e,enough:e.value,single:!e.wide}}function nt({colour:e,n:t,mana:n},{hero:r}){let i=({kind:t})=>t===`heroic`||t===e||n&&t===`mana`;return{fits:e=>e.hero===r&&i(e),worth:({value:e})=>n?e:1,enough:t,single:!1}}var rt=(e,t)=>t.reduce((t,n)=>t+(e.fits(n)?e.worth(n):0),0);function it(e,t){let n=!e.single||t.length===1;return t.length>0&&n&&t.every(e.fits)&&rt(e,t)>=e.enough}var at=(e,t)=>!e.single&&t.every(e.fits);function ot(e,t){let n=t.filter(e.fits);return e.single?ct(n.filter(t=>e.worth(t)>=e.enough).map(e=>[e])):ct(lt(n).filter(t=>it(e,t)))}var st=e=>e.filter(({kind:e})=>e===`heroic`).length*1e4+Ye(e)*100+e.length,ct=e=>e.reduce((e,t)=>!e||st(t)<st(e)?t:e,void 0);function lt(e){let t=[...new Set(e.map(({die:e})=>e))].map(t=>e.filter(({die:e})=>e===t)),n=e=>Array.from({length:e.length+1},(t,n)=>e.slice(0,n));return t.reduce((e,t)=>e.flatMap(e=>n(t).map(t=>[...e,...t])),[[]])}function ut(e,t,n){let r=$e(e,t),i=X(e,t),a=i?dt(i,Je(n)):[];return r?a.map(({text:e})=>`place ${e} ${r.plays}`):`slot`in t?[`use ${t.hero} ${t.slot}`,...a.map(({text:e})=>`pick ${e}`)]:[]}function dt(e,t){let n=t.findIndex((n,r)=>rt(e,t.slice(0,r+1))>=e.enough);return t.slice(0,n+1)}function ft(e,t,n){let[r,i]=[$e(e,n),et(e,n)];return r?pt(e,t,r):i?ht(e,t,n,i):null}var Z=(e,t={})=>({id:`board-why-${e}`,args:t});function pt(e,t,n){if(n.covered)return Z(`covered`);if(e.phase===`pick`)return Z(`picking`);if(e.phase!==`act`)return Z(`later`);if(n.plays===null)return Z(`shields`);let r=X(e,{box:n.box});return r?t.dice.length?mt(t,n):ot(r,t.all)?null:Z(n.wide?`sum`:`none`,{value:n.value}):null}function mt(e,t){let n={id:`colour-${t.colour}`,args:{}};return e.dice.some(({die:e})=>!t.takes.includes(e))?Z(`colour`,{colour:n}):!t.wide&&e.dice.length>1?Z(`one`):!t.wide&&(e.dice[0]?.value??0)<t.value?Z(`low`,{value:t.value}):null}function ht(e,t,n,r){let i=e.encounter?.mode;if(r.used)return Z(`used`);if(!r.use.length)return Z(`always`);if(!i||e.phase!==`act`)return Z(`later`);if(!r.use.includes(i))return Z(`mode`);let a=X(e,n);return a&&rt(a,t.all)<a.enough?Z(`pay`):a&&t.dice.length&&!t.dice.every(a.fits)?Z(`pay-with`):t.isOpen(n)||t.goal?null:Z(`nothing`)}var Q=(e,t)=>e?.[t.language]??``,gt=({name:e,leaf:t},n)=>t?n.say(`leafy`,{card:e}):Q(e,n),_t=(e,t)=>t.say(`die-${e.kind}`,{value:e.value});function vt(e,t){return[t.say(`board-square`,{colour:t.say(`colour-${e.colour}`),value:e.value??`X`,kind:[e.shield?`shield`:``,e.wide?`wide`:``].filter(Boolean).join(`-`)||`single`}),...yt(e,t)].join(`, `)}function yt(e,t){return[`hearts`,`time`,`poison`,`skulls`].filter(t=>e[t]).map(n=>t.say(`board-cost-${n}`,{n:e[n]}))}function bt(e,t,n){let{filling:r}=e.encounter??{};if(r?.box===n.box)return{now:n.value-r.missing,of:n.value};let i=X(e,{box:n.box});return t.goal&&`box`in t.goal&&t.goal.box===n.box&&i?{now:rt(i,t.dice),of:n.value}:null}var xt=(e,t)=>t.say(`board-box`,{number:e.box,box:vt(e,t)});function St(e,t,n,r){let i=`${xt(n,r)}.`;if(n.covered)return`${i} ${r.say(`board-covered`,{dice:Ct(n.dice,r)})}`;let a=bt(e,t,n);return`${i} ${a?r.say(`board-filled`,a):wt(e,t,{box:n.box},r)}`.trim()}var Ct=(e,t)=>e.map(e=>_t(e,t)).join(`, `);function wt(e,t,n,r){if(!t.free||t.isOpen(n))return``;let i=ft(e,t,n);return i?r.put(i):``}function Tt(e,t){if(!e)return t.say(`board-free`);let n=t.say(`colour-${e.colour}`);return t.say(e.mana?`board-mana`:`board-dice-of`,{n:e.n,colour:n})}function Et(e,t){return Object.entries(e).map(([e,n])=>`+${n} ${e===`health`?t.say(`board-health`):t.say(`colour-${e}`)}`).join(`, `)}function Dt(e,t,n,r){let{refused:i}=t;if(i){let n=`goal`in i?ft(e,t,i.goal):{id:`board-why-die`,args:{}};return n?r.put(n):``}return n?t.changes?r.say(`board-collect`,{n:t.changes,up:t.dice.length}):t.free?t.goal?Ot(e,t,t.goal,r):kt(t,r):``:``}function Ot(e,t,n,r){let i=X(e,n),a=i?rt(i,t.dice):0,[o,s]=[$e(e,n),et(e,n)],c=o?r.say(`board-box-short`,{number:o.box}):Q(s?.name,r);return r.say(t.ready?`board-ready`:`board-more`,{name:c,now:a,of:i?.enough??0})}function kt(e,t){return e.dice.length?t.say(`board-held`,{dice:Ct(e.dice,t),sum:Ye(e.dice),count:e.dice.length}):t.say(`board-how`)}function At(e,t,n){return`${_t(e,n)}${t.isUp(e)?`, ${n.say(`board-up`)}`:``}`}var[$,jt]=k(),Mt=M(`<i> </i>`),Nt=s(`<svg viewBox="0 0 48 48"><path class="svelte-wmad1"></path></svg>`),Pt=M(`<button></button>`),Ft=M(`<div><p class="svelte-wmad1"><b> </b> <!> <span> </span></p> <div class="spaces svelte-wmad1"></div></div>`),It=M(`<div><h4 class="svelte-wmad1"> </h4> <!></div>`),Lt=M(`<div class="groups svelte-wmad1"></div>`);function Rt(t,r){H(r,!0);let i=z($),o=z(()=>S(i).words),s=z(()=>[...new Set(r.sheet.talents.map(({group:e})=>e))]),c=[Ee.circle,Ee.square,`M24 3 45 18.5 37 44H11L3 18.5Z`],l=(e,t)=>r.before.talents.find(({id:t})=>t===e.id)?.ticks[t]??0,u=(e,t)=>r.chosen[Ne(e.id,Me[t]??`circle`)]??0;var d=Lt();U(d,20,()=>S(s),e=>e,(e,t)=>{let i=z(()=>r.sheet.talents.filter(e=>e.group===t));var s=It(),d=P(s),f=N(d,!0),m=F(d,2);U(m,17,()=>S(i),e=>e.id,(e,t)=>{var i=Ft();let s;var d=P(i),f=P(d),m=N(f,!0),h=F(f,2),_=e=>{var t=Mt(),n=N(t,!0);g(e=>j(n,e),[()=>S(o).say(`board-owned`)]),a(e,t)};Y(h,e=>{S(t).owned&&e(_)});var v=F(h,2),y=N(v,!0);K(d);var b=F(d,2);U(b,21,()=>S(t).of,B,(e,i,s)=>{var d=Ce(),f=p(d),m=e=>{let d=z(()=>r.spaces[S(t).id]?.[s]??0),f=z(()=>S(t).ticks[s]??0);var p=Pt();let m;U(p,21,()=>({length:S(i)}),B,(e,n,r)=>{var i=Nt();let o;var d=N(i);g(e=>{o=V(i,0,`svelte-wmad1`,null,o,{full:r<S(f),new:e}),G(d,`d`,c[s])},[()=>r>=l(S(t),s)&&r<S(f)||r>=S(f)&&r<S(f)+u(S(t),s)]),a(e,i)}),K(p),g(e=>{G(p,`data-tick`,`${S(t).id??``} ${Me[s]??``}`),p.disabled=!S(d),G(p,`aria-label`,e),m=V(p,1,`svelte-wmad1`,null,m,{free:S(d)})},[()=>S(o).say(`board-tick`,{talent:Q(S(t).name,S(o)),space:S(o).say(`board-space-${Me[s]}`),now:S(f)+u(S(t),s),of:S(i)})]),n(`click`,p,()=>r.tick(S(t).id,s)),a(e,p)};Y(f,e=>{S(i)&&e(m)}),a(e,d)}),K(b),K(i),g((e,n)=>{s=V(i,1,`talent svelte-wmad1`,null,s,{owned:S(t).owned}),j(m,e),j(y,n)},[()=>Q(S(t).name,S(o)),()=>Q(S(t).text,S(o))]),a(e,i)}),K(s),g(e=>j(f,e),[()=>Q(S(i)[0]?.group_name,S(o))]),a(e,s)}),K(d),q(d,()=>J),a(t,d),e()}W([`click`]);var zt=M(`<p role="alert" class="svelte-hbxz76"> </p>`),Bt=M(`<p class="soft svelte-hbxz76"> </p>`),Vt=M(`<button class="button go" data-give=""> </button> <!>`,1),Ht=M(`<section class="campaign svelte-hbxz76"><h3 class="svelte-hbxz76"> </h3> <p class="svelte-hbxz76"> </p> <!> <!></section>`),Ut=M(`<!> <!>`,1);function Wt(t,r){H(r,!0);let i=$(),o=z(()=>i.words),s=L([]),c=d({}),l=L(``),u=e=>r.holds.includes(e.seat)&&!e.given&&Le(e)>0;b(()=>{_e.campaign(r.code).then(e=>_(s,e.heroes)).catch(e=>_(l,m(e),!0))});async function f({place:e}){try{let t=await _e.giveTicks(r.code,e,Ie(c[e]??{}),T(r.code));_(s,t.heroes),c[e]={},_(l,``)}catch(e){_(l,m(e),!0)}}var h=Ut(),v=p(h),y=e=>{var t=zt(),n=N(t,!0);g(()=>j(n,S(l))),a(e,t)};Y(v,e=>{S(l)&&e(y)});var x=F(v,2);U(x,17,()=>S(s),e=>e.place,(e,t)=>{let r=z(()=>u(S(t))),i=z(()=>Pe(c[S(t).place]??{}));var s=Ht(),l=P(s),d=N(l,!0),m=F(l,2),h=N(m,!0),_=F(m,2);{let e=z(()=>S(t).after??S(t).before),n=z(()=>S(r)?S(t).spaces:{}),i=z(()=>c[S(t).place]??{});Rt(_,{get sheet(){return S(e)},get before(){return S(t).before},get spaces(){return S(n)},get chosen(){return S(i)},tick:(e,n)=>c[S(t).place]=Fe(c[S(t).place]??{},S(t),e,Me[n]??`circle`)})}var v=F(_,2),y=e=>{var r=Vt(),s=p(r),c=N(s,!0),l=F(s,2),u=e=>{var t=Bt(),n=N(t,!0);g(e=>j(n,e),[()=>S(o).say(`board-give-fewer`)]),a(e,t)},d=z(()=>S(i)&&S(i)<Le(S(t)));Y(l,e=>{S(d)&&e(u)}),g(e=>{G(s,`aria-disabled`,!S(i)),j(c,e)},[()=>S(o).say(`board-give`,{n:S(i),of:Le(S(t))})]),n(`click`,s,()=>{S(i)&&f(S(t))}),a(e,r)};Y(v,e=>{S(r)&&e(y)}),K(s),g((e,t,n)=>{G(s,`aria-label`,e),j(d,t),j(h,n)},[()=>S(o).say(`board-campaign`,{hero:Q(S(t).before.name,S(o))}),()=>S(o).say(`board-campaign`,{hero:Q(S(t).before.name,S(o))}),()=>S(o).say(`board-earned`,{n:S(t).earned??0,name:S(t).nickname,given:S(t).given?`yes`:`no`})]),a(e,s)}),a(t,h),e()}W([`click`]);var Gt=(e,t)=>(e?.choices??[]).find(e=>e.move===t);function Kt(e,t){let n=e=>Math.round(e.mean*10)/10;return[t.say(e.what===`descend`?`board-chance-win`:`board-chance-live`,{percent:qt(e.survive),low:Math.min(qt(e.low),qt(e.survive)),high:Math.max(qt(e.high),qt(e.survive))}),t.say(`board-chance-wounds`,{n:n(e.wounds)}),...e.time?[t.say(`board-chance-time`,{n:n(e.time)})]:[],...e.rounds?[t.say(`board-chance-rounds`,{n:n(e.rounds)})]:[]].join(` · `)}function qt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}var Jt=M(`<span></span>`),Yt=M(`<span class="chance svelte-1fb3wzk" data-chance=""><span class="spread svelte-1fb3wzk" aria-hidden="true"></span> <span> </span></span>`);function Xt(t,n){H(n,!0);let r=$(),i=z(()=>Gt(r.odds,n.of.id)),o=z(()=>Math.max(...S(i)?.wounds.shares??[1],.01));var s=Ce(),c=p(s),l=e=>{var t=Yt(),n=P(t);U(n,21,()=>S(i).wounds.shares,B,(e,t,n)=>{var r=Jt();V(r,1,`svelte-1fb3wzk`,null,{},{none:n===0}),g(e=>ye(r,`block-size: ${e??``}px`),[()=>Math.max(1,S(t)/S(o)*22)]),a(e,r)}),K(n);var s=F(n,2),c=N(s,!0);K(t),g(e=>j(c,e),[()=>Kt(S(i),r.words)]),a(e,t)};Y(c,e=>{S(i)&&e(l)}),a(t,s),e()}var Zt=M(`<kbd aria-hidden="true" class="svelte-sqq5wt"> </kbd>`);function Qt(t,n){H(n,!0);let r=$(),i=z(()=>r.letters?r.digit(n.text):void 0);var o=Ce(),s=p(o),c=e=>{var t=Zt(),n=N(t,!0);g(()=>j(n,S(i))),a(e,t)};Y(s,e=>{S(i)&&e(c)}),a(t,o),e()}var $t=`<path fill="currentColor" d="m257 16-50 87 28-8 22-39 23 39 28 8zM118 93l19 100 14-22-9-51 49 17 23-10zm279 0-95 34 24 11 50-18-10 53 13 20zm-140 2-9 3v105l10 11 9-10V98zm82 53-55 63h1l-15 17 12 15 71-84-5-7zm-162 0-8 4-6 8 256 300 14-12-8-10 23-10 11-5-8-9-44-52-3-3h-3l-50-7zm56 123-62 73-7 8-49 6-4 1-2 2-44 52-9 10 12 5 23 10-9 10 15 12 149-175zm25 28-10 12v178h19v-15l25 8 12 3v-87l-3-2-34-39v-47zm-112 74-43 50-16-7 34-40zm224 0 25 4 34 39-17 7zm-141 5-16 18-2 2v87l12-3 6-2zm38 7 18 20v55l-18-5zm-88 6-65 74 4 6 7 10 8-9 44-52 2-3zm158 0-1 23v3l3 3 44 52 8 9 7-10 3-6z"/>`,en=`<path fill="currentColor" d="M256 21q-29 0-46 11-16 11-16 24c0 13 5 17 16 24q6 4 15 7-29 11-50 41l-8 10q42-19 89-19c47 0 60 6 88 19l-7-10q-22-30-51-41 9-3 15-7 17-10 17-24c0-14-6-17-17-24q-17-11-45-11m-85 11c-14 0-26 12-26 27s12 26 26 26l12-2q-9-12-10-27 0-12 7-22zm169 0-9 2q7 10 7 22 0 15-9 27l11 2q24-2 26-26c0-15-11-27-26-27M56 60q14 18 13 35l-23-5c8 11 16 20 20 40q-4 19 11 40 13 23 35 28l11 1 4-18-11-1q-12-3-22-16c-2-65 33-99-38-104m399 0c-71 5-36 39-39 104q-9 13-22 16l-10 1 4 18 10-1q22-5 36-28 14-20 11-36c4-22 12-32 21-44l-25 5q0-17 14-35m-209 79-17 1-12 221-10-217-18 6-12 157-10-147-14 8q-12 34-13 75 1 71 35 116 30 41 71 46zm19 0v266q41-5 72-46 33-45 35-116 0-41-14-75l-10-7-10 146-12-156-18-6-10 216-12-220zm-150 94q-18 1-35 15c-18 12-23 31-27 50-9 18-19 25-30 33l21 2q-6 18-26 29c67 24 48-39 76-102q11-8 23-8h2v-18l-1-1zm281 0h-3l-1 1v18h1q12-1 24 8c28 63 9 126 76 102q-20-11-26-29l21-2c-11-9-21-16-31-36-4-18-9-36-27-47q-16-14-34-15m-263 90-18 11q-17 17-17 44-1 19 20 36c7 19 5 32 3 45l20-17q5 20 0 36l22-19q11 13 19 30c24-72-55-78-63-128q3-7 9-13l12-7zm246 1-8 17 12 7q5 6 8 13c-8 50-86 56-62 128q7-16 18-30l21 19q-3-16 1-36l19 17c-1-13-3-25 3-44q22-18 21-37 1-27-17-44-7-6-16-10"/>`,tn=`<path fill="currentColor" d="M131 22v246H44l212 221 212-221h-87V22h-39v309c0 48-39 88-87 88-47 0-85-37-88-82V22zm127 8-28 232-17-128c-4 63-25 135-26 197 0 37 31 67 68 67s67-30 67-67v-6l-20-151-14 98-2-1zm-3 252a49 49 0 0 1 49 49 49 49 0 0 1-49 48 49 49 0 0 1-49-48 49 49 0 0 1 49-49"/>`,nn=`<path fill="currentColor" d="M105 41v398h302v-62H247V231h32v-55c0-38 37-57 73-57q33 0 55 18V41zm247 96c-27 0-55 13-55 39v55h110v-55c0-26-27-39-55-39m-192 78c18 0 33 15 33 33s-15 33-33 33-33-15-33-33 15-33 33-33m0 18q-13 2-15 15c-2 13 7 15 15 15s15-7 15-15-7-15-15-15m105 16v110h174V249zm87 23a16 16 0 0 1 16 16 16 16 0 0 1-11 15l11 33h-32l11-33a16 16 0 0 1-11-15 16 16 0 0 1 16-16M73 457v30h366v-30z"/>`,rn=`<path fill="currentColor" d="M239 24q-15 2-17 17c-2 15 8 18 17 18q17-1 18-18-1-15-18-17M40 36q-18 1-19 19 1 17 19 18c18 1 18-8 18-18s-8-19-18-19m148 15c-14 0-25 12-25 26s11 26 25 26c15 0 26-12 26-26s-11-26-26-26m117 3c26 67-60 117-57 35-40 37-13 84 5 122 13 28 12 54-11 63-16 7-33-11-39-30q-2-6-2-16c10 0 18-9 18-18 0-11-9-19-19-19s-19 8-19 19q1 11 9 16c-18 21-37 10-25-52-59 68-38 199 45 239-13-25-20-57-14-84 36 79 121 2 126-69 14 45 12 110-11 156 91-35 111-171 63-239-6 82-70 50-44-58 7-27-12-58-25-65M55 91q-16 2-18 17c-2 15 8 17 17 17q17-1 18-17-2-15-17-17m66 5c-11 0-21 9-21 21l2 8q-18 6-20 25c0 14 12 26 26 26s26-12 26-26a26 26 0 0 0-4-14q11-6 12-19-1-19-21-21m258 22q-15 2-17 18c-2 16 8 17 17 17q17-2 18-17-2-16-18-18m-279 79q-16 1-17 17c-1 16 7 17 17 17s17-8 17-17-8-17-17-17m1 168c-50 13-82 33-82 56 0 41 106 74 237 74 132 0 238-33 238-74 0-23-32-43-82-57q27 14 28 31c0 32-83 58-184 58S74 428 74 396q1-17 27-30"/>`,an=`<path fill="currentColor" d="M471 20 368 50l42-28q-40 8-101 36l-68 71 24-50q-35 20-72 50l-16 64-3-47q-37 32-64 71-29 39-42 82l-28-19q4 36 23 64l-33-11q10 34 41 51c-12 33-17 68-23 103l18 3C87 277 238 142 374 82l7 17c-122 55-216 147-266 279q28 0 52-6l5-61 13 56q17-6 30-15l-21-43 33 34q12-9 20-21c30-48 62-95 125-134l-46-16 70 2 33-20-50-4 75-18 16-18c17-22 29-44 26-65q-2-17-18-26z"/>`,on=`<path fill="currentColor" d="M374 22h-4c-31 1-66 16-97 47-88 90-154 172-243 174 24 19 55 32 85 37-24 29-51 48-93 65q57 13 110-2-40 51-108 95c61 0 136-12 182-47-5 30-16 65-43 100 70-19 117-42 146-83 3 27-1 45-11 80 78-66 151-165 183-271 32-108-29-194-107-195m-3 74q9 0 16 5-13 2-14 15 1 12 14 14 8 0 12-7v2c0 15-12 28-28 28s-28-13-28-28c0-16 12-29 28-29m67 35 13 3q-10 4-10 14 1 13 14 14 8 0 12-5v3c0 15-13 28-29 28-15 0-28-13-28-28s13-29 28-29m-111 33 5 45 30-25 4 42 32-26 4 40 30-26 6 55-44 37-4-39-30 25-5-42-31 26-5-45-30 25-6-55z"/>`,sn=`<path fill="currentColor" d="M346 20q-18 0-37 4 50 12 66 39l-45-5-19-18-19 17-23 1-29-16-15 23-24 6-29-15-12 31q-13 6-25 14l-33-6v29l-19 17H48l4 37-13 18-21-4v301h19c23-93 95-130 169-85 42 26 94 62 149 41a64 64 0 0 1-7 23l95 19 8-24q-5 5-20 4c-41-7-33-54 0-59q17-1 27 12l19-39c-69 6-130-31-198-17 36 7 57 24 68 42h-21l-11-10-14 7-17-6-8-16-11 6q-11-6-20-15l-2-26-19 5q-12-12-23-19l-2-19-23 9q-18-4-35 0c44-91 134-93 180-65q-7 9-18 14l67 71 20-15c-5 0-15-5-18-8-34-32 7-64 33-49q14 9 16 26l35-24c-59-35-85-98-149-126q34 38 31 70-14-10-29-16l-14-21-18 12-16-1-19-18-15 20-24 4-16-13-9 21-21 9-24-9-8 26q-19 12-35 26c34-138 207-171 295-151l-7 19 96 19 7-23q-4 4-12 4c-46-6-43-54-8-60q17-1 28 12l2-46c-55 5-96-14-145-14"/>`,cn=`<path fill="currentColor" d="M18 18v44l76 9-30-53zm118 0 57 34-14-34zm121 0-20 8 60 61-20-52zM115 35l19 59 58 26v64l37-9-34-93zm94 7 49 139 4-62 29-3zm119 7-8 23 60 62-29-82zM42 92l55 47 4-45zm354 3 10 67-28 54 32-30 19-46zM18 107v67l22 12 63 1zm315 18-7 7-41 40 14 14 24-25v28l-12 13 12 53v2l-31 18-2-1-39-38-17 5-25-14 34-9-5-18-55 15-9 2 2 9 15 56 18-5-9-34 24 14 5 17 52 16 2 1v36l-2 1-52 16-5 17-24 14 9-34-18-5-15 56-3 9 10 2 55 15 5-18-34-9 25-14 17 5 39-38 2-1 31 18v2l-12 53 12 13v28l-24-25-14 13 41 41 7 7 6-7 41-41-13-13-25 25v-28l13-13-13-53v-2l31-18 2 1 40 38 17-5 24 14-34 9 5 18 56-15 9-2-2-9-15-56-18 5 9 34-25-14-4-18-52-15-3-1v-36l3-1 52-16 4-17 25-14-9 34 18 5 15-56 2-9-9-3-56-14-5 18 34 9-24 14-17-5-40 38-2 1-31-18v-2l13-53-13-13v-28l25 25 13-14-41-40zm-204 1-17 35 47 34 14-54zm-67 76 57 86 41 13-15-80-15-15-18 16zm-23 29-8 27 35 19 2-28zm294 42 31 18v36l-31 18-32-18v-36zM94 304l31 57 33 8 12-40zm-26 54 16 47 67-8zm78 67-29 29 96-21z"/>`,ln=`<path fill="currentColor" d="M110 19q-4 12-3 28c0 27 24 48 53 53l59 5q-13 11-14 35 1 29 17 53t36 25 36-25 16-53q0-25-14-35l56-5c29-5 52-24 53-53l-3-28c-3 28-26 46-54 50-60 8-124 8-184 0-28-4-51-22-54-50m80 99c-249 7-201 195-22 243 40-40-7-102-44-57-23-44-21-83 4-95 49 27 84 88 87 148-34 23-60 63-60 63l26 39-41 23h82c-40-40-12-86 36-86 49 0 74 48 37 86h81l-41-23 27-39s-27-40-61-63c3-60 38-121 86-148 26 12 28 51 5 95-37-45-85 17-44 57 179-48 227-236-22-243q3 10 3 22 0 34-20 64c-12 18-30 32-51 32s-39-14-52-32q-18-30-19-64 0-12 3-22"/>`,un=`<path fill="currentColor" d="M434 32q-15 1-16 14c-1 13 7 15 15 15s16-6 16-15-7-14-15-14M267 59c7 16 17 18 31 25-11 21-23 51-43 59-65 26-99 58-113 99q-18 58 14 145c61 5 127 9 159 3q-3-6-9-9c-28-10-45-11-71-12l1-10c2-19 0-44-8-61q-6-12-16-19c-10-7-16-5-29-3l-3-18q23-3 41 6 15 9 23 26 14 30 10 62l27 3c19-31 37-60 40-91-14-4-33-10-35-24-2-20 4-45 20-56-1 28-5 44-3 50 6 11 31 15 40 17v1c18 4 32 7 35 25 19-29-14-45-36-54v-6q1-35 14-53c8-14 17-25 26-43v-1q-14-1-27 2c6-20 23-24 39-16q8-13 25-30-20-15-18-34c-28-4-58-5-79 10l-4-4c-16-18-61-12-51 11m68-4q7 12 29 14c-8 6-21 11-30 5-8-5-4-13 1-19M129 365c-14 3-38 7-49 16q-14 12-16 31-3 18 12 29c44 29 89 25 129 14 41-12 76-33 120-23 8 3 16 7 14 16l-2 6c-10 11-31 18-34 22-6 9 34 3 45-8q7-7 9-21c2-14-1-15-5-18q-16-15-40-15-24-1-53 6c-39 10-84 28-128 19q-25-5-33-15-6-7-3-16c7-15 28-17 41-20z"/>`,dn=`<path fill="currentColor" d="m156 34-37 1 10 29 27-2zM18 38v456h298l-12-46-64-64-48-160-88-80-8-80zm201 61-59 13 16 30 18 6-1 19 52-23zm35 61-20 21 28 12 13-21zm51 90-35 25-12 58 101 23-4-98zm107 62-21 3-16 20 5 22 41-16zm-44 96-44 6 7 29 37-1zm38 60-32 5-34 21h80z"/>`,fn=`<path fill="currentColor" d="m154 20-45 51 64 291-19 2L92 81l-55 57 73 290 41-48 14 14-44 50 201 48 54-50-193-50 5-18 200 52 104-195-69-128zm81 52c81 1 169 80 156 165-28-68-93-133-166-115-63 15-5 80 66 97 79 19 169 84 109 147-55 58-159 2-151-68 18 33 82 86 121 43 55-59-78-93-122-112-46-20-139-86-81-133q31-25 68-24m22 62 24 2c-25 12-30 32-25 55-49-35-37-57 1-57m141 21c39 18 54 67 9 96q12-48-9-96m-151 91q7 0 16 5c12 7 18 19 13 28s-19 9-31 2c-12-6-18-19-13-27q4-8 15-8"/>`,pn=`<path fill="currentColor" d="M267 176v9h34a10 10 0 0 1 0 20h-34v9h2a10 10 0 0 1 0 20h-2v9h1a10 10 0 1 1 0 21h-1v4a10 10 0 0 1-10 10h-1a10 10 0 0 1-10-10v-4h-1a10 10 0 0 1 0-21h1v-9h-1a10 10 0 0 1 0-20h1v-9h-34a10 10 0 0 1-7-17l8-3h33v-9h-34a10 10 0 0 1 1-21h33v-9h-12a10 10 0 1 1 0-20h12v-10a10 10 0 0 1 10-10h1a10 10 0 0 1 10 10v10h12a10 10 0 0 1 7 18l-8 2h-11v9h34a10 10 0 0 1 3 20l-3 1zm-47-61a10 10 0 0 0-9-6l-5 1-29 15a10 10 0 0 0 9 18l29-15a10 10 0 0 0 5-13m119 20a10 10 0 0 0-4-14h-1l-29-15a10 10 0 1 0-9 18l29 15a10 10 0 0 0 14-4m-157 23-7-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-58zm155-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10h3a10 10 0 0 0 7-10v-58a10 10 0 0 0-10-11m-37 115-5 2-38 25-39-25-5-2-5 1a10 10 0 0 0-6 9 10 10 0 0 0 5 9l44 29a10 10 0 0 0 12-1l43-28a10 10 0 0 0-6-19m-80 52-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1a10 10 0 0 0 10-10v-59zm88 0-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1l3-1a10 10 0 0 0 7-9v-59zm-88 93-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1a10 10 0 0 0 10-10v-59zm-38-165-7-4a10 10 0 0 0-10 11v22a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-22zm162 3-7-3a10 10 0 0 0-10 10v22a10 10 0 0 0 10 10h3a10 10 0 0 0 7-9v-23zm-36 162-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1l3-1a10 10 0 0 0 7-9v-59zM286 59c0 18-13 39-29 39s-30-21-30-39c0-25 15-38 30-38s29 13 29 38m-34-3a9 9 0 1 0-9 9 9 9 0 0 0 9-9m28 0a9 9 0 1 0-10 9 9 9 0 0 0 10-9"/>`,mn=`<path fill="currentColor" d="M283 19q33 9 40 29l-4 2q-38 10-81 34 31-7 48 4-9 15-15 36c-22 68-126-81-189-5-41 47 11 93-55 175 35-4 45-9 62-36 10-16 28-22 45-21q-19 16-39 60c20-19 45-39 72-40q2 9-12 21C93 327 16 364 20 477q8-17 17-29c6 29 29 54 93 40-47-6-76-59-45-82 63-47 129 1 270-76l7-3c-2 20-12 40-22 57q21-15 34-29c2 26-12 55-26 78 44-31 61-58 63-78 10 36-1 95-25 123 78-39 107-77 110-190 2-60-66-61-56-102q16-73-8-108c-19-49-80-59-149-59M90 48c-35 0-45 35-34 69 17-52 70-44 111-34q-50-36-77-35m254 30c19 22 30 43 10 66-26-17-26-39-10-66m75 49 12 1c-1 31-14 33-46 32 8-22 14-33 34-33m-85 40q15 0 31 9c44 27 22 74-4 75-15 1 1-24-16-38-16-13-39 12-46-6-8-23 11-40 35-40m60 247c-24 27-58 60-99 31 17 46 69 70 99-31"/>`,hn=`<path fill="currentColor" d="M251 22c-58 45-81 38-101 0 17 62 11 67-44 117 67-36 96-34 130 7-34-53-30-75 15-124m18 0 12 115-100 58 98 21-32 30L19 472v20h32l222-219 26-28 19 88 58-100 115 11-77-86 47-105-106 46zM27 56c34 28 35 43 31 88 19-54 28-68 64-82-39 9-56 11-95-6m55 102c25 27 27 44 24 72 15-34 22-45 56-64-35 11-46 10-80-8m325 95c9 52-4 74-33 107 44-37 58-44 97-39-38-11-47-20-64-68m-55 73c-19 69-46 84-108 70 54 20 56 21 53 86 25-56 47-53 96-38-42-32-46-49-41-118m109 56c-15 18-23 18-44 9 23 19 18 34 11 60 16-19 23-25 50-13-23-21-27-30-17-56"/>`,gn=`<path fill="currentColor" d="M64 26c-6 40-10 33-39 37 27 4 40 9 39 37 2-20 0-31 36-36-16-6-34 4-36-38m171 1-30 47 20 15 35-2 23-15-25-44zm58 27 35 58-4 5q-12 18-26 35l26 38-5-31 43-94zm-102 9-57 16 10 20-18 29 32-3 16 33 5 83 35 33 14-61 47 67 56-40-2-11v1l-44-65-8 75-80-79-6-9q-15-24-24-44l-3-4zm182 20-27 62 31 21 32 94c-15-4-31 2-32-36-7 39-10 32-39 36 26 4 39 9 38 38 3-20 1-31 34-37l7 22 8-70 46 27-25-83-31 7-4-17 58-15-21-11-30-16-11-6-2-1zm-81 4-23 16v10h-18v-8l-17 1 1 8-18 2-1-12-21-15-10 15q10 21 21 38 10 20 34 22 30-9 43-22 12-13 23-31zm-171 5-48 14-4 39 14 9c-49 60-2 0-48 60l75-56 10 16-56 34-6 64 41-28 11 25 32-102 11-11-6-12-55 4 32-50zm124 30 5 1q21 2 32 13l-13 12c-1-1-11-6-21-7s-19 0-26 8l-13-13q14-13 31-14zm21 52-22 8 19 18zm173 68-8 74 3-4 19-31 3-4 5 1q11 1 18 4l-10-22zm-201 16-2 1-12 50-24-23 26 42 41-19 16 27 44-10 6-37-4-26-58 42zM92 271h-1l-42 30-5 22 39-23 25 23 1-12zm82 7-46 108 9 41 18-53 17 47 10-14 8-20c39 8 32 11 35 40 5-26 10-39 39-37-20-3-31-2-36-37-6 15 3 33-38 34l20-51zm176 16-7 47-39 9 32 20 6 50 23-35 29 45 8-67zm100 12c-7 40-10 33-39 37 26 4 39 9 38 37 3-19 1-30 36-36-16-6-33 4-35-38m-85 112-24 37-3 33 127 2 20-44-36 20-11-21-14 12-15-1-3 25zm-174 7-25 33-11-28-20 60h57q-3-32-1-65m-112 5-12 60h66l-8-35-23 10z"/>`,_n={strength:pe,agility:an,magic:hn,heroic:he,mana:hn,shields:h},vn=e=>e===`any`?void 0:_n[e],yn={bandit:oe,beetle:en,fire_elemental:rn,glooping_ooze:v,goblin:I,ice_elemental:cn,ogre:c,phantom:on,plague_rat:un,shadow:mn,skeleton:pn,wraith:ne,arrow_wall:$t,boulder:tn,cave_in:dn,flame_statues:xe,force_wall:h,locked_door:nn,rune_puzzle:fn},bn=e=>yn[e]??`<path fill="currentColor" d="m106 114-33 74-3 1-14 5-8-54-25 87-4 12v1q-7 26 4 56 4 21 40 48 44 32 138 64v-6q1-19 14-30l-4-43-31 38-28-11-3-79-34 61-25-15-5-90-28 65q-11-9-20-20-4-30 6-52l5-3q24-7 58-6 50 3 118 31 1-21 19-30l-6-53-30 43q-14-6-28-9l-4-69-33 60q-17-4-32-4zm323 30-16 70-33-2-19-66-18 69-30 4-19-45-16 46q14 10 15 28l-1 7q71-15 119-9 35 3 57 16l4 3q8 24-3 53l-23 16-17-69-20 88-27 10-20-62-19 73-30 6-22-45-15 50 4 17-4 16q107-15 156-40 41-20 48-41 16-28 13-54v-1l-1-12-10-90-17 51-13-7-3-1zm-171 89q-13 2-15 15 0 6 3 10l23 1q5-3 5-11-1-13-16-15m-12 43h-3q-19 1-30 5-8 3-11 6-4 4-3 5-1 4 15 14 16 8 43 11 26 1 42-5l11-6q3-2 3-5 1-4-15-13t-43-11zm-6 57-3 30h3q9 0 16 3l3-31zm0 49q-18 2-20 20 2 20 20 21 19-1 21-21c2-20-9-20-21-20"/>`,xn={warrior:ge,mage:re,rogue:Se,archer:me,paladin:ie},Sn=e=>xn[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Cn={dragons_cave:O,hydras_reef:sn,lichs_tomb:x,minotaurs_maze:ln,yetis_cavern:gn},wn=e=>Cn[e]??`<path fill="currentColor" d="M189 20q-9 41 34 87c11-7 32-11 50-8-46-23-67-47-84-79M29 27c15 46 52 102 101 141-36-2-80-15-111-25 25 35 64 53 103 66-25 18-55 36-103 39 54 19 107 9 131 1-18 35-101 66-122 77 53 4 121-11 167-33 10 24-2 53-10 78l-6 13 15-11c23-16 48-32 59-58 26 31 63 62 107 85q27 35 35 74 14-30 9-61c25-3 36-29 36-54-13 6-15 6-32 8 1-10 1-12-2-29q-16 13-31 12c2-7 3-19 3-27-13 7-19 10-30 11q1-15-4-31c-29 19-48 2-68-21 20-17 97-22 95 7 14-7 19-11 24-16q13 15 15 32c9-10 10-11 17-24 6 10 9 17 11 31q12-10 20-22c7 16 8 16 12 33 18-13 22-31 23-47 2-33 0-109-31-143 2 36-13 70-34 80-13 5-96-74-138-93-23-10-48 7-67 9Q110 94 29 27m267 126q19 30 60 55c-19 3-66-7-77-24-6-8 7-21 17-31M181 319q-23 9-44 14l-7 11q24 8 44 3 6-15 7-28m-68 19-11 2c-31 36-61 103-48 152h36c-11-38-16-87 23-154m8 22-14 32q20 10 45 8l15-33q-25 2-46-7m112 6q-19 16-39 30c7 34 33 63 74 96h83q-84-48-118-126m-130 44q-4 17-3 32c37 15 62 14 97 5q-11-16-17-33c-33 10-55 6-77-4m106 52c-38 11-69 13-107 0q2 16 7 30h130z"/>`,Tn=`<path fill="currentColor" d="M465 21C274 132-106-1 70 354q17-18 38-35c-40-56-54-119-18-165-8 42 11 94 47 142l19-13 32-20c-39-49-52-106-8-147-14 46 3 92 37 130l52-29c-34-38-48-86-9-121-17 39 1 79 33 108l25-13 33-22c-28-27-39-68 2-89-19 27-7 57 16 75q48-38 77-96-13 67-56 108c29 11 62 4 76-39-10 74-57 78-94 57q-25 21-54 39c48 31 110 41 143 8-30 69-111 52-168 8l-47 33c55 44 134 69 202 55-66 54-165 23-230-34l-22 18-25 22c59 58 144 101 235 97-86 41-191-1-260-68q-14 18-23 36l-5 10C585 697 503 124 465 21M238 256q-37 19-72 43C94 347 34 406 23 485q8 6 27 10 20 5 48 2-17-57 8-106 27-52 78-94z"/>`,En=M(`<span class="leaf svelte-1o3avc4"><!></span>`);function Dn(t,n){H(n,!0);let r=$(),i=z(()=>r.words.say(`board-leaf`));var o=En(),s=P(o);l(s,{get of(){return Tn},size:`20px`,get label(){return S(i)}}),K(o),g(()=>G(o,`title`,S(i))),a(t,o),e()}var On=`<path fill="currentColor" d="M182 33v52h149V33zm14 70-3 7q-2 7-19 7-34 1-55 16c-21 15-24 25-24 42v252c0 32 26 58 58 58h214c32 0 58-26 58-58V175q-1-26-23-42c-22-16-33-16-54-16q-22-1-27-7l-3-7h-19q1 10 8 19 12 13 41 13 26 1 43 13 15 12 16 27v252c0 22-18 40-40 40H153c-22 0-40-18-40-40V175q1-15 16-27 17-12 45-13 24 0 34-14 6-8 7-18zm66 46q-44 1-63 32-19 29-19 66 37 20 43 45l2 9q15 8 38 8 19 0 36-7l1-10q7-26 45-45-1-36-19-65-19-31-64-33m-30 75q15 1 17 16c2 15-8 17-17 17q-15-2-16-17 1-15 16-16m56 0q15 1 16 16c1 15-7 17-16 17s-17-8-17-17q1-15 17-16m-29 33q9 20 14 40-15-5-28 0 4-20 14-40m-37 64-9 19c11 8 31 12 50 12q30-1 47-12l-9-18q-18 6-38 6-23 0-41-7m-71 17q-14 16-10 36c69 5 164 32 227 61q13-16 10-37c-68-7-164-29-227-60m217 0q-32 15-72 28 32 7 59 10l23-2q3-20-10-36m-204 57-23 3q-3 21 10 37 33-15 73-28z"/>`,kn=M(`<span></span>`),An=M(`<span class="cost svelte-ed2mv" aria-hidden="true"></span>`);function jn(t,n){H(n,!0);let r=R(n,`size`,3,`16px`),i=z(()=>[{name:`hearts`,icon:ae,n:n.square.hearts},{name:`time`,icon:ue,n:n.square.time},{name:`poison`,icon:On,n:n.square.poison},{name:`skulls`,icon:te,n:n.square.skulls}].filter(({n:e})=>e>0));var o=An();U(o,21,()=>S(i),({name:e,icon:t,n})=>e,(e,t)=>{let n=()=>S(t).name,i=()=>S(t).icon,o=()=>S(t).n;var s=kn();U(s,21,()=>({length:o()}),B,(e,t)=>{l(e,{get of(){return i()},get size(){return r()}})}),K(s),g(()=>V(s,1,fe(n()),`svelte-ed2mv`)),a(e,s)}),K(o),a(t,o),e()}var Mn=M(`<span class="shield svelte-1sxhous"><!></span>`),Nn=M(`<span class="plus svelte-1sxhous">+</span>`),Pn=M(`<span role="img"><span class="top svelte-1sxhous"><!> <svg viewBox="0 0 48 48"><path class="svelte-1sxhous"></path><text x="24" y="33" text-anchor="middle" class="svelte-1sxhous"> </text></svg> <!></span> <!></span>`);function Fn(t,n){H(n,!0);let r=$(),i=z(()=>n.square.colour===`any`?`square`:Ze[n.square.colour]);var o=Pn(),s=P(o),c=P(s),u=e=>{var t=Mn(),n=P(t);l(n,{get of(){return h},size:`13px`}),K(t),a(e,t)};Y(c,e=>{n.square.shield&&e(u)});var d=F(c,2);let f;var p=P(d),m=F(p),_=N(m,!0);K(d);var v=F(d,2),y=e=>{var t=Nn();a(e,t)};Y(v,e=>{n.square.wide&&e(y)}),K(s),jn(F(s,2),{get square(){return n.square},size:`12px`}),K(o),g(e=>{V(o,1,`mini ${n.square.colour??``}`,`svelte-1sxhous`),G(o,`aria-label`,e),f=V(d,0,`svelte-1sxhous`,null,f,{wide:n.square.wide}),G(p,`d`,Ee[S(i)]),j(_,n.square.value??`X`)},[()=>vt(n.square,r.words)]),a(t,o),e()}var In=M(`<span class="card svelte-1kp0f66"><b class="svelte-1kp0f66"><!> <!></b> <span class="boxes svelte-1kp0f66"></span> <span class="xp svelte-1kp0f66"> </span></span>`),Ln=M(`<!><!>`,1),Rn=M(`<button><!> <!></button>`);function zn(t,r){H(r,!0);let i=$(),o=z(()=>i.words);var s=Rn();let c;var u=P(s);U(u,17,()=>r.cards,e=>e.card,(e,t)=>{var n=In(),r=P(n),i=P(r);{let e=z(()=>bn(S(t).kind));l(i,{get of(){return S(e)},size:`22px`})}var s=F(i),c=F(s),u=e=>{Dn(e,{})};Y(c,e=>{S(t).leaf&&e(u)}),K(r);var d=F(r,2);U(d,21,()=>S(t).options??S(t).boxes,B,(e,t)=>{Fn(e,{get square(){return S(t)}})}),K(d);var f=F(d,2),p=N(f,!0);K(n),g((e,t)=>{j(s,` ${e??``} `),j(p,t)},[()=>Q(S(t).name,S(o)),()=>S(o).say(`board-worth`,{xp:S(t).xp})]),a(e,n)});var d=F(u,2),f=e=>{var t=Ln(),n=p(t);Xt(n,{get of(){return r.offer}}),Qt(F(n),{get text(){return r.offer.text}}),a(e,t)};Y(d,e=>{r.offer&&e(f)}),K(s),g(()=>{c=V(s,1,`open svelte-1kp0f66`,null,c,{lit:r.offer,two:r.cards.length>1}),G(s,`data-go`,r.offer?!0:void 0),G(s,`data-move`,r.offer?.text),G(s,`aria-disabled`,!r.offer)}),n(`click`,s,()=>r.offer&&i.play(r.offer)),a(t,s),e()}W([`click`]);var Bn=M(`<!><!>`,1),Vn=M(`<button><!> <span> </span> <!></button>`),Hn=M(`<!> <div class="doors svelte-hz7czh" role="group"><!> <!> <!></div>`,1);function Un(t,r){H(r,!0);let i=$(),o=z(()=>i.table),s=z(()=>i.words),c=z(()=>[i.offer(`explore`),i.offer(`open`)]),u=z(()=>le(S(c),2)),d=z(()=>S(u)[0]),f=z(()=>S(u)[1]),m=z(()=>i.offer(`descend`)),h=z(()=>Math.max(0,S(o).deck.limit-S(o).deck.closed-S(o).deck.open.length));var _=Hn(),v=p(_),y=e=>{Xt(e,{get of(){return S(m)}})};Y(v,e=>{S(m)&&e(y)});var b=F(v,2),x=P(b);U(x,17,()=>S(o).deck.open,B,(e,t,n)=>{{let r=z(()=>i.of(`enter`)[n]);zn(e,{get cards(){return S(t)},get offer(){return S(r)}})}});var w=F(x,2);U(w,17,()=>({length:S(o).deck.closed}),B,(e,t,r)=>{var o=Vn();let c;var u=P(o);l(u,{get of(){return se},size:`56px`});var d=F(u,2),m=N(d,!0),h=F(d,2),_=e=>{var t=Bn(),n=p(t);Xt(n,{get of(){return S(f)}}),Qt(F(n),{text:`open`}),a(e,t)};Y(h,e=>{S(f)&&r===0&&e(_)}),K(o),g(e=>{c=V(o,1,`door closed svelte-hz7czh`,null,c,{lit:S(f)}),G(o,`data-go`,S(f)&&r===0?!0:void 0),G(o,`data-move`,S(f)&&r===0?`open`:void 0),G(o,`aria-disabled`,!S(f)),j(m,e)},[()=>S(s).say(`board-closed`)]),n(`click`,o,()=>S(f)&&i.play(S(f))),a(e,o)});var T=F(w,2);U(T,17,()=>({length:S(h)}),B,(e,t,r)=>{var c=Vn();let u;var f=P(c);l(f,{get of(){return C},size:`36px`});var p=F(f,2),m=N(p,!0),h=F(p,2),_=e=>{Qt(e,{text:`explore`})};Y(h,e=>{S(d)&&r===0&&e(_)}),K(c),g(e=>{u=V(c,1,`door free svelte-hz7czh`,null,u,{lit:S(d)}),G(c,`data-go`,S(d)&&r===0?!0:void 0),G(c,`data-move`,S(d)&&r===0?`explore`:void 0),G(c,`aria-disabled`,!S(d)),j(m,e)},[()=>S(s).say(S(d)?`board-explore`:S(o).deck.stairs?`board-no-door`:`board-free-door`)]),n(`click`,c,()=>S(d)&&i.play(S(d))),a(e,c)}),K(b),q(b,()=>J),g(e=>G(b,`aria-label`,e),[()=>S(s).say(`board-doors`)]),a(t,_),e()}W([`click`]);var Wn=[`explore`,`open`,`enter`,`option`,`feat`,`unstore`,`place`,`pick`,`discard`,`join`,`use`,`drink`,`item`,`skill`,`swap_item`,`swap_skill`,`potion`,`xp`],Gn=({said:e})=>e.id===`vanish`,Kn=s(`<text y="36.5" text-anchor="middle" class="svelte-dj9y0b"> </text>`),qn=s(`<svg class="face svelte-dj9y0b" viewBox="0 0 48 48"><g transform="translate(1.5 1.5) scale(0.0313)"></g><g><path class="frame svelte-dj9y0b"></path></g><!></svg>`);function Jn(t,n){H(n,!0);let r=R(n,`tumble`,3,!1),i=R(n,`fresh`,3,!1);De(t,{get value(){return n.value},get tone(){return n.tone},get tumble(){return r()},get fresh(){return i()},children:(e,t=ve)=>{var r=qn(),i=P(r);ce(i,()=>n.icon,!0),K(i);var o=F(i),s=N(o),c=F(o),l=e=>{var r=Kn(),i=N(r,!0);g(()=>{G(r,`x`,n.frame===`star`?26.1:28.2),j(i,t())}),a(e,r)};Y(c,e=>{t()!==null&&e(l)}),K(r),g(()=>{G(o,`transform`,n.frame===`star`?`translate(4.5 6) scale(0.9)`:`translate(9.5 9.5) scale(0.78)`),G(s,`d`,Ee[n.frame])}),a(e,r)},$$slots:{default:!0}}),e()}function Yn(t,n){H(n,!0);let r=R(n,`fresh`,3,!1),i=R(n,`moving`,3,!1),a=z(()=>n.kind===`mana`?`magic`:n.kind===`shields`?`heroic`:n.kind);Jn(t,{get value(){return n.value},get tone(){return S(a)},get frame(){return Ze[n.kind]},get icon(){return _n[n.kind]},get fresh(){return r()},get tumble(){return i()}}),e()}var Xn=M(`<span></span>`),Zn=s(`<svg viewBox="0 0 48 48" class="svelte-1jp9bjh"><path class="svelte-1jp9bjh"></path><text x="24" y="32.5" text-anchor="middle" class="svelte-1jp9bjh"> </text></svg>`),Qn=M(`<b class="filled svelte-1jp9bjh"> </b>`),$n=M(`<span class="kind svelte-1jp9bjh"><!></span>`),er=M(`<span class="shield svelte-1jp9bjh"><!></span>`),tr=M(`<b class="svelte-1jp9bjh">1/2</b>`),nr=M(`<button><span class="hidden"> </span> <span class="face svelte-1jp9bjh" aria-hidden="true"><!> <!></span> <span class="foot svelte-1jp9bjh" aria-hidden="true"><!> <!> <!> <!></span> <!></button>`);function rr(t,r){H(r,!0);let i=$(),o=z(()=>i.table),s=z(()=>i.words),c=z(()=>i.hand),u=z(()=>({box:r.box.box})),d=z(()=>S(c).isOpen(S(u))),f=z(()=>bt(S(o),S(c),r.box)),p=z(()=>S(f)!==null&&!r.box.covered),m=z(()=>S(c).goal&&`box`in S(c).goal&&S(c).goal.box===r.box.box?S(c).dice:[]),_=z(()=>r.box.colour===`any`?`square`:Ze[r.box.colour]),v=z(()=>vn(r.box.colour));var y=nr();let b;var x=P(y),C=N(x,!0),w=F(x,2),T=P(w),E=e=>{var t=Xn();let n;U(t,21,()=>[...r.box.dice,...S(m)],B,(e,t)=>{Yn(e,{get kind(){return S(t).kind},get value(){return S(t).value}})}),K(t),g(()=>n=V(t,1,`dice svelte-1jp9bjh`,null,n,{ghosts:!r.box.dice.length})),a(e,t)},D=e=>{var t=Zn(),n=P(t),i=F(n),o=N(i,!0);K(t),g(()=>{G(n,`d`,Ee[S(_)]),j(o,r.box.value)}),a(e,t)};Y(T,e=>{r.box.dice.length||S(m).length?e(E):e(D,-1)});var O=F(T,2),k=e=>{var t=Qn(),n=N(t);g(()=>j(n,`${S(f).now??``} / ${S(f).of??``}`)),a(e,t)},A=e=>{var t=Qn(),n=N(t,!0);g(e=>j(n,e),[()=>S(s).say(`board-in-all`)]),a(e,t)},ee=e=>{var t=Qn(),n=N(t,!0);g(e=>j(n,e),[()=>S(s).say(`board-at-least`,{value:r.box.value})]),a(e,t)};Y(O,e=>{S(f)?e(k):!r.box.covered&&r.box.wide?e(A,1):(r.box.dice.length||S(m).length)&&e(ee,2)}),K(w);var M=F(w,2),te=P(M),ne=e=>{var t=$n(),n=P(t);l(n,{get of(){return S(v)},size:`15px`}),K(t),a(e,t)};Y(te,e=>{S(v)&&e(ne)});var I=F(te,2),re=e=>{var t=er(),n=P(t);l(n,{get of(){return h},size:`17px`}),K(t),a(e,t)};Y(I,e=>{r.box.shield&&e(re)});var L=F(I,2);jn(L,{get square(){return r.box}});var R=F(L,2),ie=e=>{var t=tr();a(e,t)};Y(R,e=>{r.box.once&&e(ie)}),K(M),Qt(F(M,2),{get text(){return`box ${r.box.box??``}`}}),K(y),g(e=>{b=V(y,1,`box ${r.box.colour??``}`,`svelte-1jp9bjh`,b,{wide:r.box.wide,lit:S(d),aimed:S(p),covered:r.box.covered}),G(y,`data-spot`,`box ${r.box.box??``}`),G(y,`data-lit`,S(d)||void 0),G(y,`aria-disabled`,!S(d)),G(y,`aria-pressed`,S(p)),j(C,e)},[()=>St(S(o),S(c),r.box,S(s))]),n(`click`,y,()=>S(c).tap(S(u))),a(t,y),e()}W([`click`]);var ir=M(`<div class="first svelte-193l0vd"><p class="svelte-193l0vd"><!> </p> <div class="row svelte-193l0vd"></div></div>`),ar=M(`<div class="row svelte-193l0vd"></div>`),or=M(`<!> <!>`,1),sr=M(`<span class="xp svelte-193l0vd"> </span>`),cr=M(`<p class="svelte-193l0vd"><b> </b></p>`),lr=M(`<b> </b> `,1),ur=M(`<p class="svelte-193l0vd"><!> </p>`),dr=M(`<i></i>`),fr=M(`<span class="life svelte-193l0vd" aria-hidden="true"></span>`),pr=M(`<div class="top svelte-193l0vd"><span class="portrait svelte-193l0vd"><!></span> <div><!> <!></div></div> <!> <div class="boxes svelte-193l0vd" role="group"><!> <!></div>`,1),mr=M(`<div class="dungeon svelte-193l0vd" role="group"><h3 class="svelte-193l0vd"> </h3> <!></div>`),hr=M(`<div><!> <!></div>`);function gr(t,n){H(n,!0);let r=(e,t=ve)=>{var n=or(),r=p(n),i=e=>{var n=ir(),r=P(n),i=P(r);l(i,{get of(){return h},size:`16px`});var o=F(i);K(r);var c=F(r,2);U(c,21,()=>C(t()),e=>e.box,(e,t)=>{rr(e,{get box(){return S(t)}})}),K(c),K(n),g(e=>j(o,` ${e??``}`),[()=>S(s).say(S(E)?`board-first`:`board-first-done`)]),a(e,n)},o=z(()=>C(t()).length);Y(r,e=>{S(o)&&e(i)});var c=F(r,2),u=e=>{var n=ar();U(n,21,()=>w(t()),e=>e.box,(e,t)=>{rr(e,{get box(){return S(t)}})}),K(n),a(e,n)},d=z(()=>w(t()).length);Y(c,e=>{S(d)&&e(u)}),a(e,n)},i=$(),o=z(()=>i.table),s=z(()=>i.words),c=z(()=>S(o).dungeon),u=z(()=>S(c).guardian),d=z(()=>n.encounter.mode===`guardian`),f=z(()=>S(o).cards.find(({card:e})=>e===n.encounter.card?.card)),m=z(()=>S(d)?S(u).name:n.encounter.card?.name),_=z(()=>n.encounter.option?n.encounter.options?.[n.encounter.option-1]:void 0),v=z(()=>S(d)?{name:null,text:S(u).text}:n.encounter.ability??null),y=z(()=>S(d)?wn(S(o).dungeon.id):bn(n.encounter.card?.kind??``)),b=z(()=>n.encounter.boxes.filter(({dungeon:e})=>!e)),x=z(()=>n.encounter.boxes.filter(({dungeon:e})=>e)),C=e=>e.filter(e=>e.shield),w=e=>e.filter(e=>!e.shield),T=z(()=>n.encounter.boxes.length?[]:S(f)?.options??S(f)?.boxes??[]),E=z(()=>C(n.encounter.boxes).some(({covered:e})=>!e));var D=hr();let O;var k=P(D);{let e=e=>{var t=Ce(),r=p(t),i=e=>{var t=sr(),n=N(t,!0);g(e=>j(n,e),[()=>S(s).say(`board-guardian`,{damage:S(u).damage,health:S(u).health})]),a(e,t)},o=e=>{var t=sr(),r=N(t,!0);g(e=>j(r,e),[()=>S(s).say(`board-worth`,{xp:n.encounter.card.xp})]),a(e,t)};Y(r,e=>{S(d)?e(i):n.encounter.card&&e(o,1)}),a(e,t)},t=z(()=>Q(S(m),S(s)));ke(k,{get title(){return S(t)},aside:e,children:(e,t)=>{var n=pr(),i=p(n),o=P(i),c=P(o);l(c,{get of(){return S(y)},size:`100%`}),K(o);var f=F(o,2),m=P(f),h=e=>{var t=cr(),n=P(t),r=N(n,!0);K(t),g(e=>j(r,e),[()=>Q(S(_).name,S(s))]),a(e,t)};Y(m,e=>{S(_)&&e(h)});var x=F(m,2),C=e=>{var t=ur(),n=P(t),r=e=>{var t=lr(),n=p(t),r=N(n,!0),i=F(n,1,!0);i.nodeValue=` · `,g(e=>j(r,e),[()=>Q(S(v).name,S(s))]),a(e,t)};Y(n,e=>{S(v).name&&e(r)});var i=F(n,1,!0);K(t),g(e=>j(i,e),[()=>Q(S(v).text,S(s))]),a(e,t)};Y(x,e=>{S(v)&&e(C)}),K(f),K(i);var w=F(i,2),E=e=>{var t=fr();U(t,21,()=>({length:S(u).health}),B,(e,t,n)=>{var r=dr();let i;g(()=>i=V(r,1,`svelte-193l0vd`,null,i,{hit:n<S(u).damage})),a(e,r)}),K(t),a(e,t)};Y(w,e=>{S(d)&&e(E)});var D=F(w,2),O=P(D);r(O,()=>S(b));var k=F(O,2),A=e=>{var t=ar();U(t,21,()=>S(T),B,(e,t)=>{Fn(e,{get square(){return S(t)}})}),K(t),a(e,t)};Y(k,e=>{S(T).length&&e(A)}),K(D),q(D,()=>J),g(e=>G(D,`aria-label`,e),[()=>S(s).say(`board-boxes`)]),a(e,n)},$$slots:{aside:!0,default:!0}})}var A=F(k,2),ee=e=>{var t=mr(),n=P(t),i=N(n,!0),c=F(n,2);r(c,()=>S(x)),K(t),q(t,()=>J),g((e,n)=>{G(t,`aria-label`,e),j(i,n)},[()=>S(s).say(`board-dungeon-boxes`),()=>Q(S(o).dungeon.name,S(s))]),a(e,t)};Y(A,e=>{S(x).length&&e(ee)}),K(D),g(()=>O=V(D,1,`encounter svelte-193l0vd`,null,O,{alone:!S(x).length})),a(t,D),e()}var _r=M(`<li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li>`),vr=M(`<section class="end svelte-1fbc52h"><ol class="svelte-1fbc52h"><!> <li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li></ol> <p class="svelte-1fbc52h"> </p></section>`);function yr(t,n){H(n,!0);let r=$(),i=z(()=>r.table),o=z(()=>r.words),s=z(()=>S(i).dungeon),c=z(()=>S(i).phase===`won`),u=e=>e+1<S(s).floor;var d=vr(),f=P(d),p=P(f);U(p,17,()=>S(s).floors,B,(e,t,n)=>{var r=_r();let i;var d=P(r);l(d,{get of(){return y},size:`28px`});var f=F(d,2),p=N(f,!0),m=F(f,2),h=N(m,!0);K(r),g((e,t,a)=>{i=V(r,1,`svelte-1fbc52h`,null,i,{passed:e,here:!S(c)&&n+1===S(s).floor}),j(p,t),j(h,a)},[()=>u(n),()=>Q(S(t).name,S(o)),()=>S(o).say(`board-end-floor`,{state:u(n)?`passed`:n+1===S(s).floor?`fell`:`unseen`})]),a(e,r)});var m=F(p,2);let h;var _=P(m);{let e=z(()=>wn(S(s).id));l(_,{get of(){return S(e)},size:`28px`})}var v=F(_,2),b=N(v,!0),x=F(v,2),C=N(x,!0);K(m),K(f);var w=F(f,2),T=N(w,!0);K(d),g((e,t,n,r)=>{G(d,`aria-label`,e),h=V(m,1,`svelte-1fbc52h`,null,h,{passed:S(c),here:!S(c)&&S(s).floor>S(s).floors.length}),j(b,t),j(C,n),j(T,r)},[()=>S(o).say(`board-end`),()=>Q(S(s).guardian.name,S(o)),()=>S(s).floor>S(s).floors.length?S(o).say(`board-guardian`,{damage:S(s).guardian.damage,health:S(s).guardian.health}):S(o).say(`board-end-floor`,{state:`unseen`}),()=>S(o).say(`board-end-group`,{level:S(i).level.level,xp:S(i).level.xp,cubes:S(i).potions.cubes,turn:S(i).turn})]),a(t,d),e()}var br=`<path fill="currentColor" d="M230 18v229h49V18zM79 21 63 158q73 45 148 53V33q-66-3-132-12m349 1q-65 10-130 12v175q70-12 149-51zm-2 166q-66 30-128 39v20h37v143h-37v9c0 34-20 56-43 56s-44-21-44-56v-9h-37V247h37v-17q-65-6-127-38 7 138-5 278 175 47 352 0-11-141-5-282m-233 78v106h123V266zm21 18h82v67h-82zm18 19v30h45v-30zm-2 87v9c0 28 13 38 25 38 11-1 24-11 24-38v-9z"/>`,xr=`<path fill="currentColor" d="M320 21c13 33 13 33-6 63 33-13 33-13 64 6-13-34-13-34 5-64-33 13-33 13-63-5M113 38c-12 21-12 21-36 24 21 12 21 12 25 36 11-21 11-21 35-24-21-12-21-12-24-36m77 56c-1 51-1 51-42 80 50 1 50 1 80 42 1-50 1-50 42-80-51-1-51-1-80-42m191 56c0 24 0 24-20 39 25 0 25 0 39 19 0-24 0-24 19-39-24 0-24 0-38-19m-184 84h-4q-26 2-77 23L76 434q116-31 171-5V248q-26-14-47-14zm122 11h-8l-46 5v177c44-8 107-4 171 8l-40-177c-35-9-56-12-77-13m3 17 53 5 5 17c-24-4-66-5-93-1v-18q18-3 35-3m-251 5-10 46h24l10-46zm346 0 40 177 2 10h23l-41-187zm-79 58 49 2 4 17c-33-3-73-3-103 0l-1-17zm-282 6-7 30h25l7-30zm275 27h15l2 18c-20-1-47 1-60 1v-18zm41 1h24l3 17h-32l-3-17zM45 379l-18 78h25l18-78zm303 12 57 2 3 21c-34-4-86-7-119-3v-18zm-166 44q-44 0-116 20l-7 2 188-2v-6q-24-14-65-14m134 6q-29 1-51 4v10l178-1c-45-9-90-13-127-13M26 475v18h460v-18z"/>`,Sr=M(`<p class="svelte-r1vbky"><span><!> </span> <span><!> <b> </b> <!> </span></p>`);function Cr(t,n){H(n,!0);let r=z($),i=z(()=>S(r).words);var o=Sr(),s=P(o),c=P(s);l(c,{get of(){return br},size:`18px`});var d=F(c);K(s);var f=F(s,2),p=P(f);{let e=z(()=>n.card.scroll.potion?u:xr);l(p,{get of(){return S(e)},size:`18px`})}var m=F(p,2),h=N(m,!0),_=F(m,2),v=e=>{var t=E();g(e=>j(t,`(${e??``})`),[()=>Tt(n.card.scroll.cost,S(i))]),a(e,t)};Y(_,e=>{n.card.scroll.potion||e(v)});var y=F(_);K(f),K(o),g((e,t,n)=>{j(d,` ${e??``}`),j(h,t),j(y,` · ${n??``}`)},[()=>Et(n.card.item,S(i)),()=>Q(n.card.scroll.name,S(i)),()=>Q(n.card.scroll.text,S(i))]),a(t,o),e()}var wr=M(`<!><!>`,1),Tr=M(`<button><b> </b> <span class="price svelte-1gz5qoq"><!> </span> <!> <!></button>`),Er=M(`<span class="xp svelte-1gz5qoq"><!> </span>`),Dr=M(`<p class="svelte-1gz5qoq"><b> </b> </p>`),Or=M(`<div class="ways svelte-1gz5qoq"></div>`),kr=M(`<div class="boxes svelte-1gz5qoq"></div>`),Ar=M(`<div class="top svelte-1gz5qoq"><span class="portrait svelte-1gz5qoq"><!></span> <div class="body svelte-1gz5qoq"><!> <!></div></div>`),jr=M(`<div><!></div>`),Mr=M(`<!> <div></div>`,1);function Nr(t,r){H(r,!0);let i=(e,t=ve,r=ve,i=ve)=>{let s=z(()=>r().card===S(u)?o.offer(`option ${i()+1}`):void 0);var d=Tr();let f;var m=P(d),h=N(m,!0),_=F(m,2),v=P(_);l(v,{get of(){return ue},size:`15px`});var y=F(v);K(_);var b=F(_,2);Fn(b,{get square(){return t()}});var x=F(b,2),C=e=>{var t=wr(),n=p(t);Xt(n,{get of(){return S(s)}}),Qt(F(n),{get text(){return S(s).text}}),a(e,t)};Y(x,e=>{S(s)&&e(C)}),K(d),g((e,t)=>{f=V(d,1,`way svelte-1gz5qoq`,null,f,{lit:S(s)}),G(d,`data-move`,S(s)?.text),G(d,`aria-disabled`,!S(s)),j(h,e),j(y,` ${t??``}`)},[()=>Q(t().name,S(c)),()=>S(c).say(`board-price`,{time:t().price})]),n(`click`,d,()=>S(s)&&o.play(S(s))),a(e,d)},o=$(),s=z(()=>o.table),c=z(()=>o.words),u=z(()=>S(s).encounter?.card?.card),d=z(()=>o.offer(`fight`));var f=Mr(),m=p(f),h=e=>{Xt(e,{get of(){return S(d)}})};Y(m,e=>{S(d)&&e(h)});var _=F(m,2);let v;U(_,21,()=>S(s).cards,e=>e.card,(e,t)=>{var n=jr();let r;var s=P(n);{let e=e=>{var n=Er(),r=P(n),i=e=>{Dn(e,{})};Y(r,e=>{S(t).leaf&&e(i)});var o=F(r,1,!0);K(n),g(e=>j(o,e),[()=>S(c).say(`board-worth`,{xp:S(t).xp})]),a(e,n)},n=e=>{Cr(e,{get card(){return S(t)}})},r=z(()=>Q(S(t).name,S(c)));ke(s,{get title(){return S(r)},aside:e,foot:n,children:(e,n)=>{var r=Ar(),o=P(r),s=P(o);{let e=z(()=>bn(S(t).kind));l(s,{get of(){return S(e)},size:`100%`})}K(o);var u=F(o,2),d=P(u),f=e=>{var n=Dr(),r=P(n),i=N(r,!0),o=F(r);K(n),g((e,t)=>{j(i,e),j(o,` · ${t??``}`)},[()=>Q(S(t).ability.name,S(c)),()=>Q(S(t).ability.text,S(c))]),a(e,n)};Y(d,e=>{S(t).ability&&e(f)});var p=F(d,2),m=e=>{var n=Or();U(n,21,()=>S(t).options,B,(e,n,r)=>{i(e,()=>S(n),()=>S(t),()=>r)}),K(n),q(n,()=>J),a(e,n)},h=e=>{var n=kr();U(n,21,()=>S(t).boxes,B,(e,t)=>{Fn(e,{get square(){return S(t)}})}),K(n),a(e,n)};Y(p,e=>{S(t).options?e(m):e(h,-1)}),K(u),K(r),a(e,r)},$$slots:{aside:!0,foot:!0,default:!0}})}K(n),g(()=>r=V(n,1,`turn svelte-1gz5qoq`,null,r,{moving:o.moving,waits:S(u)!==void 0&&S(t).card!==S(u)})),a(e,n)}),K(_),g(()=>v=V(_,1,`faces svelte-1gz5qoq`,null,v,{two:S(s).cards.length>1})),a(t,f),e()}W([`click`]);function Pr(e,t){if(e.phase!==`roll`&&!e.rolling)return new Map;let n=new Map(e.dice.map(({die:e,count:t})=>[e,t])),r=({die:e,count:t})=>t-(n.get(e)??0);return new Map(t.dice.filter(e=>r(e)>0).map(e=>[e.die,r(e)]))}var Fr=class{table;offers;run;#e=L([]);get up(){return S(this.#e)}set up(e){_(this.#e,e)}#t=L(null);get goal(){return S(this.#t)}set goal(e){_(this.#t,e)}#n=L(null);get refused(){return S(this.#n)}set refused(e){_(this.#n,e)}constructor(e,t,n){this.table=e,this.offers=t,this.run=n}#r=z(()=>new Set(this.offers().map(({text:e})=>e)));get texts(){return S(this.#r)}set texts(e){_(this.#r,e)}#i=z(()=>qe(this.table().dice));get all(){return S(this.#i)}set all(e){_(this.#i,e)}#a=z(()=>this.all.filter(({id:e})=>this.up.includes(e)));get dice(){return S(this.#a)}set dice(e){_(this.#a,e)}#o=z(()=>this.table().phase===`act`&&this.offers().length>0);get free(){return S(this.#o)}set free(e){_(this.#o,e)}#s=z(()=>{let{phase:e,picking:t}=this.table();return e===`pick`&&t?.what===`change`&&this.has(`done`)&&t.left>1?t.left:0});get changes(){return S(this.#s)}set changes(e){_(this.#s,e)}#c=z(()=>this.texts.has(`join`)&&this.dice.length===this.table().to_join&&this.plain());get mayJoin(){return S(this.#c)}set mayJoin(e){_(this.#c,e)}#l=z(()=>this.free&&this.goal===null&&this.dice.length===1);get mayDiscard(){return S(this.#l)}set mayDiscard(e){_(this.#l,e)}#u=z(()=>{let e=this.goal&&X(this.table(),this.goal);return e?it(e,this.dice):!1});get ready(){return S(this.#u)}set ready(e){_(this.#u,e)}has(e){return this.texts.has(e)}isUp(e){return this.up.includes(e.id)}direct(e){if(this.free||this.changes)return;let t=this.table().encounter?.filling;return[`pick ${e.text}`,`place ${e.text} ${t?.box}`].find(e=>this.has(e))}isLit(e){if(this.changes)return this.isUp(e)||this.mayChange(e);if(!this.free)return this.direct(e)!==void 0;let t=this.goal&&X(this.table(),this.goal);return!t||t.fits(e)}isOpen(e){let t=X(this.table(),e);return!this.free||!t||!this.isOffered(e)?!1:this.goal?Qe(this.goal,e):(!this.dice.length||it(t,this.dice)||at(t,this.dice))&&ot(t,this.all)!==void 0}tapDie(e){this.refused=null;let t=this.direct(e);t?this.run([t]):this.isUp(e)?this.up=this.up.filter(t=>t!==e.id):this.isLit(e)?this.up=this.taking(e):this.refused={die:e.id}}tap(e){this.refused=null,!this.free||!this.isOffered(e)?this.refused={goal:e}:X(this.table(),e)?Qe(this.goal,e)?this.ready?this.commit():this.drop():this.dice.length&&!this.goal?this.aim(e):this.propose(e):this.run(ut(this.table(),e,[]))}commit(){this.goal&&this.ready&&this.run(ut(this.table(),this.goal,this.dice))}join(){this.mayJoin&&this.run([`join`,...Je(this.dice).map(({text:e})=>`pick ${e}`)])}discard(){this.mayDiscard&&this.run(this.dice.map(({text:e})=>`discard ${e}`))}change(){this.changes&&this.run([...Je(this.dice).map(({text:e})=>`pick ${e}`),`done`])}best(){this.free&&this.run(this.table().best)}drop(){this.up=[],this.goal=null,this.refused=null}plain(){return this.dice.every(({kind:e})=>e!==`mana`&&e!==`shields`)}isOffered(e){if(`slot`in e)return this.has(`use ${e.hero} ${e.slot}`);let t=this.table().encounter?.boxes.find(({box:t})=>t===e.box);return t!==void 0&&t.plays!==null}mayChange(e){let{picking:t}=this.table(),n=!t?.same||this.dice.every(({value:t})=>t===e.value);return this.has(`pick ${e.text}`)&&n&&this.dice.length<this.changes}taking(e){return(this.goal&&X(this.table(),this.goal))?.single?[e.id]:[...this.up,e.id]}aim(e){let t=X(this.table(),e);t&&it(t,this.dice)?this.run(ut(this.table(),e,this.dice)):t&&at(t,this.dice)?this.goal=e:this.refused={goal:e}}propose(e){let t=X(this.table(),e),n=t&&ot(t,this.all);if(!n)return void(this.refused={goal:e});this.goal=e,this.up=n.map(({id:e})=>e)}},Ir=M(`<span class="mark svelte-jpv4ab"> </span>`);function Lr(t,n){H(n,!0);let r=$();var i=Ce(),o=p(i),s=e=>{var t=Ir(),i=N(t,!0);g((e,n)=>{G(t,`title`,e),j(i,n)},[()=>r.words.say(`board-mark-${n.mark}-long`),()=>r.words.say(`board-mark-${n.mark}`)]),a(e,t)};Y(o,e=>{n.mark&&e(s)}),a(t,i),e()}var Rr=s(`<svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-1oo3kd"><path class="svelte-1oo3kd"></path><text x="24" y="33" text-anchor="middle" class="svelte-1oo3kd"> </text></svg>`),zr=M(`<i> </i>`),Br=M(`<span class="hidden"> </span>`),Vr=M(`<button><span><!> <span class="hidden"> </span></span> <span class="words svelte-1oo3kd"><b> </b> <!> <!> <span class="text"> </span> <!></span> <!></button>`);function Hr(t,r){H(r,!0);let i=$(),o=z(()=>i.table),s=z(()=>i.words),c=z(()=>i.hand),l=z(()=>({hero:r.hero.hero,slot:r.skill.slot})),u=z(()=>i.offer(`use ${r.hero.hero} ${r.skill.slot}`)),d=z(()=>Qe(S(c).goal,S(l))),f=z(()=>S(u)!==void 0&&(S(d)||S(c).goal===null)),p=z(()=>Tt(r.skill.cost,S(s))),m=z(()=>i.mine&&S(o).encounter&&!S(u)?wt(S(o),S(c),S(l),S(s)):``);function h(){S(u)&&!S(c).free?i.play(S(u)):S(c).tap(S(l))}var _=Vr();let v;var y=P(_),b=P(y),x=e=>{var t=Rr(),n=P(t),i=F(n),o=N(i,!0);K(t),g(()=>{G(n,`d`,Ee[Ze[r.skill.cost.colour]]),j(o,r.skill.cost.mana?r.skill.cost.n:`×${r.skill.cost.n}`)}),a(e,t)};Y(b,e=>{r.skill.cost&&e(x)});var C=F(b,2),w=N(C,!0);K(y);var T=F(y,2),E=P(T),D=N(E,!0),O=F(E,2);Lr(O,{get mark(){return r.skill.mark}});var k=F(O,2),A=e=>{var t=zr(),n=N(t,!0);g(e=>j(n,e),[()=>S(s).say(`board-used`)]),a(e,t)};Y(k,e=>{r.skill.used&&e(A)});var ee=F(k,2),M=N(ee,!0),te=F(ee,2),ne=e=>{var t=Br(),n=N(t,!0);g(()=>j(n,S(m))),a(e,t)};Y(te,e=>{S(m)&&e(ne)}),K(T),Qt(F(T,2),{get text(){return`skill ${r.hero.hero??``} ${r.skill.slot??``}`}}),K(_),g((e,t)=>{v=V(_,1,`skill svelte-1oo3kd`,null,v,{lit:S(f),aimed:S(d),used:r.skill.used}),G(_,`data-spot`,`skill ${r.hero.hero??``} ${r.skill.slot??``}`),G(_,`data-move`,S(u)?.text),G(_,`aria-pressed`,S(d)),G(_,`aria-disabled`,!S(f)),V(y,1,`cost ${r.skill.cost?.colour??`free`??``}`,`svelte-1oo3kd`),j(w,S(p)),j(D,e),j(M,t)},[()=>Q(r.skill.name,S(s)),()=>Q(r.skill.text,S(s))]),n(`click`,_,()=>i.mine&&h()),a(t,_),e()}W([`click`]);var Ur=M(`<span class="poison svelte-s9nwwz"><!> </span>`),Wr=M(`<span class="health svelte-s9nwwz"><!> <span> </span> <!></span>`),Gr=M(`<li><svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-s9nwwz"><path class="svelte-s9nwwz"></path><g transform="translate(12.5 12.5) scale(0.045)"></g></svg> <b> </b><span class="hidden"> </span></li>`),Kr=M(`<li> <b> </b></li>`),qr=M(`<li class="soft"> </li>`),Jr=M(`<span class="stored svelte-s9nwwz"> </span>`),Yr=M(`<button class="button use svelte-s9nwwz"> </button>`),Xr=M(`<button class="button use quiet svelte-s9nwwz"> </button>`),Zr=M(`<div class="body svelte-s9nwwz"><div class="left svelte-s9nwwz"><span class="portrait svelte-s9nwwz" aria-hidden="true"><!></span> <ul class="icons svelte-s9nwwz"></ul> <!></div> <div class="items svelte-s9nwwz"><h3 class="svelte-s9nwwz"> </h3> <ul class="svelte-s9nwwz"></ul></div> <div class="skills svelte-s9nwwz"><div><p class="svelte-s9nwwz"><b> </b> <!> <span class="text"> </span></p> <!> <!></div> <h3 class="svelte-s9nwwz"> </h3> <!></div></div>`),Qr=M(`<div><!></div>`);function $r(t,r){H(r,!0);let i=R(r,`resting`,3,!1),o=$(),s=z(()=>o.table),c=z(()=>o.words),u=z(()=>o.of(`feat`).filter(({text:e})=>e.startsWith(`feat ${r.hero.hero} `))),d=z(()=>o.offer(`unstore ${r.hero.hero}`)),f=[`strength`,`agility`,`magic`],p=z(()=>r.hero.skills.filter(({from:e})=>e===`learned`).length);var m=Qr();let h;var _=P(m);{let e=e=>{var t=Wr(),n=P(t);{let e=z(()=>Ve(r.hero));Oe(n,{get now(){return S(e)},get most(){return r.hero.health}})}var i=F(n,2),o=N(i,!0),s=F(i,2),u=e=>{var t=Ur(),n=P(t);{let e=z(()=>S(c).say(`board-poison`));l(n,{get of(){return On},size:`18px`,get label(){return S(e)}})}var i=F(n);K(t),g(()=>j(i,` ${r.hero.poison??``}`)),a(e,t)};Y(s,e=>{r.hero.poison&&e(u)}),K(t),g(e=>j(o,e),[()=>S(c).say(`board-health-of`,{left:Ve(r.hero),health:r.hero.health})]),a(e,t)},t=z(()=>Q(r.hero.name,S(c)));ke(_,{get title(){return S(t)},size:`small`,aside:e,children:(e,t)=>{var i=Zr(),m=P(i),h=P(m),_=P(h);{let e=z(()=>Sn(r.hero.id));l(_,{get of(){return S(e)},size:`100%`})}K(h);var v=F(h,2);U(v,20,()=>f,e=>e,(e,t)=>{var n=Gr();let i;var o=P(n),s=P(o),l=F(s);ce(l,()=>_n[t],!0),K(l),K(o);var u=F(o,2),d=N(u,!0),f=F(u),p=N(f,!0);K(n),g(e=>{i=V(n,1,fe(t),`svelte-s9nwwz`,i,{none:!r.hero.icons[t]}),G(s,`d`,Ee[Ze[t]]),j(d,r.hero.icons[t]),j(p,e)},[()=>S(c).say(`colour-${t}`)]),a(e,n)}),K(v),Lr(F(v,2),{get mark(){return r.hero.mark}}),K(m);var y=F(m,2),b=P(y),x=N(b,!0),C=F(b,2);U(C,21,()=>r.hero.items,e=>e.card,(e,t)=>{var n=Kr(),r=P(n),i=F(r),o=N(i,!0);K(n),g((e,t)=>{j(r,`${e??``} `),j(o,t)},[()=>Q(S(t).name,S(c)),()=>Et(S(t).item,S(c))]),a(e,n)},e=>{var t=qr(),n=N(t,!0);g(e=>j(n,e),[()=>S(c).say(`board-none`)]),a(e,t)}),K(C),K(y);var w=F(y,2),T=P(w);let E;var D=P(T),O=P(D),k=N(O,!0),A=F(O,2),ee=e=>{var t=Jr(),n=N(t,!0);g(e=>j(n,e),[()=>S(c).say(`board-stored`,{n:r.hero.feat.stored,most:r.hero.feat.most})]),a(e,t)};Y(A,e=>{r.hero.feat.most&&e(ee)});var M=F(A,2),te=N(M,!0);K(D);var ne=F(D,2);U(ne,17,()=>S(u),e=>e.id,(e,t)=>{var r=Yr(),i=N(r,!0);g(e=>{G(r,`data-move`,S(t).text),j(i,e)},[()=>S(c).offer(S(t).said)]),n(`click`,r,()=>o.play(S(t))),a(e,r)});var I=F(ne,2),re=e=>{var t=Xr(),r=N(t,!0);g(e=>{G(t,`data-move`,S(d).text),j(r,e)},[()=>S(c).offer(S(d).said)]),n(`click`,t,()=>o.play(S(d))),a(e,t)};Y(I,e=>{S(d)&&e(re)}),K(T);var L=F(T,2),R=N(L,!0),ie=F(L,2);U(ie,17,()=>r.hero.skills,e=>e.slot,(e,t)=>{Hr(e,{get hero(){return r.hero},get skill(){return S(t)}})}),K(w),q(w,()=>J),K(i),g((e,t,n,i,a)=>{G(v,`aria-label`,e),j(x,t),E=V(T,1,`feat svelte-s9nwwz`,null,E,{off:r.hero.feat.used||!(r.hero.feat.ready||!S(s).encounter)}),j(k,n),j(te,i),j(R,a)},[()=>S(c).say(`board-icons`),()=>S(c).say(`board-items`,{n:r.hero.items.length,most:S(s).level.items}),()=>Q(r.hero.feat.name,S(c)),()=>Q(r.hero.feat.text,S(c)),()=>S(c).say(`board-skills`,{n:S(p),most:S(s).level.skills})]),a(e,i)},$$slots:{aside:!0,default:!0}})}K(m),g(()=>h=V(m,1,`sheet svelte-s9nwwz`,null,h,{resting:i()})),a(t,m),e()}W([`click`]);var ei=[`best`,`join`,`discard`],ti=(e,t)=>t.say(`board-key-${e}`);function ni(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return ei.find(n=>ti(n,t)===e.key.toUpperCase())}function ri(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function ii(e){return[...ei.map(t=>({keys:[ti(t,e)],does:e.say(`board-does-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var ai=[`enter`,`open`,`explore`,`option`,`item`,`swap_item`,`skill`,`swap_skill`,`potion`,`xp`],oi=e=>`box`in e?`box ${e.box}`:`skill ${e.hero} ${e.slot}`,si=class{around;inUse=!1;constructor(e){this.around=e}#e=z(()=>{let{offers:e,barIsEmpty:t}=this.around;return t?ai.flatMap(t=>e.filter(e=>e.verb===t)):[]});get choices(){return S(this.#e)}set choices(e){_(this.#e,e)}#t=z(()=>{let{hand:e,table:t}=this.around;if(!e.up.length&&!e.goal)return[];let n=t.encounter?.boxes.map(({box:e})=>({box:e}))??[],r=t.heroes.flatMap(({hero:e,skills:t})=>t.map(({slot:t})=>({hero:e,slot:t})));return[...n,...r].filter(t=>e.isOpen(t))});get goals(){return S(this.#t)}set goals(e){_(this.#t,e)}#n=z(()=>{let e=this.goals.length?this.goals.map(oi):this.choices.map(({text:e})=>e);return new Map(e.slice(0,9).map((e,t)=>[e,t+1]))});get digits(){return S(this.#n)}set digits(e){_(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||Te(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(!f.letters)return!1;let t=ri(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;return!e.up.length&&!e.goal?!1:(e.drop(),!0)}choose(e){let[t,n]=[this.goals[e],this.choices[e]];return this.goals.length?(t&&this.aimAt(t),t!==void 0):(n&&this.around.play(n),n!==void 0)}aimAt(e){this.around.hand.tap(e),this.around.hand.goal&&this.focusOn(`[data-spot='${oi(e)}']`)}letter(e){let{hand:t,words:n,offers:r}=this.around,i=ni(e,n);return!i||!r.length||!t.free&&!t.changes?!1:(t[i](),!0)}focusOn(e){w().then(()=>this.around.root?.querySelector(e)?.focus())}},ci=M(`<p class="soft svelte-18k0txo"> </p>`),li=M(`<aside><!> <div><p class="svelte-18k0txo"> </p> <!></div> <span class="step svelte-18k0txo"> </span></aside>`);function ui(t,n){H(n,!0);let r=$(),i=z(()=>r.words),s=z(()=>r.offers.find(({id:e})=>e===n.lesson.move));var c=li();let u;var d=P(c);l(d,{get of(){return o},size:`36px`});var f=F(d,2),p=P(f),m=N(p,!0),h=F(p,2),_=e=>{var t=ci(),n=N(t,!0);g(e=>j(n,e),[()=>S(i).say(`board-advised`,{move:S(i).offer(S(s).said)})]),a(e,t)};Y(h,e=>{S(s)&&e(_)}),K(f);var v=F(f,2),y=N(v,!0);K(c),g((e,t,r)=>{u=V(c,1,`lesson svelte-18k0txo`,null,u,{new:n.lesson.new}),G(c,`aria-label`,e),j(m,t),j(y,r)},[()=>S(i).say(`board-lesson`),()=>S(i).say(n.lesson.id),()=>S(i).say(`board-step`,{step:n.lesson.step,of:n.lesson.of})]),a(t,c),e()}var di=M(`<kbd aria-hidden="true" class="svelte-1431mbm"> </kbd>`),fi=M(`<b class="svelte-1431mbm"><!> </b>`),pi=M(`<p><span class="label svelte-1431mbm"> </span> <b class="wounds svelte-1431mbm"><!> </b> <b class="svelte-1431mbm"><!> </b> <!></p>`),mi=M(`<button class="button go svelte-1431mbm" data-commit="" data-go=""> </button>`),hi=M(`<button class="button go svelte-1431mbm" data-change=""> </button>`),gi=M(`<button class="button svelte-1431mbm" data-join=""><!> </button>`),_i=M(`<button class="button svelte-1431mbm" data-discard=""><!> </button>`),vi=M(`<button class="button quiet square svelte-1431mbm"><span aria-hidden="true">×</span></button>`),yi=M(`<button class="button svelte-1431mbm" data-best=""><!> </button>`),bi=M(`<div class="deeds svelte-1431mbm"><!> <!> <!> <!> <!></div>`),xi=M(`<div class="line svelte-1431mbm"><!> <p data-sentence=""> </p> <!></div>`);function Si(t,r){H(r,!0);let i=(e,t=ve)=>{var n=Ce(),r=p(n),i=e=>{var n=di(),r=N(n,!0);g(e=>j(r,e),[()=>ti(t(),S(c))]),a(e,n)};Y(r,e=>{o.letters&&e(i)}),a(e,n)},o=$(),s=z(()=>o.table),c=z(()=>o.words),u=z(()=>o.hand),d=z(()=>S(s).stop_now),f=z(()=>Dt(S(s),S(u),o.mine,S(c))),m=z(()=>S(u).up.length>0||S(u).goal!==null),h=z(()=>S(u).changes>0);var _=xi(),v=P(_),y=e=>{var t=pi();let n;var r=P(t),i=N(r,!0),o=F(r,2),s=P(o);{let e=z(()=>S(c).say(`board-wounds`));l(s,{get of(){return ae},size:`20px`,get label(){return S(e)}})}var u=F(s);K(o);var f=F(o,2),p=P(f);{let e=z(()=>S(c).say(`board-time`));l(p,{get of(){return ue},size:`20px`,get label(){return S(e)}})}var m=F(p);K(f);var h=F(f,2),_=e=>{var t=fi(),n=P(t);{let e=z(()=>S(c).say(`board-poison`));l(n,{get of(){return On},size:`20px`,get label(){return S(e)}})}var r=F(n);K(t),g(()=>j(r,` ${S(d).poison??``}`)),a(e,t)};Y(h,e=>{S(d).poison&&e(_)}),K(t),g(e=>{n=V(t,1,`stop svelte-1431mbm`,null,n,{safe:!S(d).wounds&&!S(d).time&&!S(d).poison}),j(i,e),j(u,` −${S(d).wounds??``}`),j(m,` −${S(d).time??``}`)},[()=>S(c).say(`board-stop`)]),a(e,t)};Y(v,e=>{S(d)&&e(y)});var b=F(v,2);let x;var C=N(b,!0),w=F(b,2),T=e=>{var t=bi(),r=P(t),o=e=>{var t=mi(),r=N(t,!0);g(e=>j(r,e),[()=>S(c).say(`board-commit`)]),n(`click`,t,()=>S(u).commit()),a(e,t)};Y(r,e=>{S(u).goal&&S(u).ready&&e(o)});var l=F(r,2),d=e=>{var t=hi(),r=N(t,!0);g(e=>{G(t,`aria-disabled`,!S(u).dice.length),j(r,e)},[()=>S(c).say(`board-change`,{n:S(u).dice.length})]),n(`click`,t,()=>S(u).dice.length&&S(u).change()),a(e,t)};Y(l,e=>{S(h)&&e(d)});var f=F(l,2),p=e=>{var t=gi(),r=P(t);i(r,()=>`join`);var o=F(r,1,!0);K(t),g(e=>j(o,e),[()=>S(c).say(`board-join`)]),n(`click`,t,()=>S(u).join()),a(e,t)};Y(f,e=>{S(u).mayJoin&&!S(u).goal&&e(p)});var _=F(f,2),v=e=>{var t=_i(),r=P(t);i(r,()=>`discard`);var o=F(r,1,!0);K(t),g(e=>j(o,e),[()=>S(c).say(`board-discard`)]),n(`click`,t,()=>S(u).discard()),a(e,t)};Y(_,e=>{S(u).mayDiscard&&e(v)});var y=F(_,2),b=e=>{var t=vi();g(e=>G(t,`aria-label`,e),[()=>S(c).say(`board-drop`)]),n(`click`,t,()=>S(u).drop()),a(e,t)},x=e=>{var t=yi(),r=P(t);i(r,()=>`best`);var o=F(r,1,!0);K(t),g(e=>j(o,e),[()=>S(c).say(`board-best`)]),n(`click`,t,()=>S(u).best()),a(e,t)};Y(y,e=>{S(m)?e(b):S(u).free&&S(s).best.length&&e(x,1)}),K(t),q(t,()=>J),a(e,t)};Y(w,e=>{o.mine&&e(T)}),K(_),g(()=>{x=V(b,1,`text svelte-1431mbm`,null,x,{refused:S(u).refused!==null}),j(C,S(f))}),a(t,_),e()}W([`click`]);var Ci=[`item`,`skill`,`potion`,`xp`],wi=e=>Ci.find(t=>e===t||e===`swap_${t}`);function Ti(e,t,n,r,i){return r.filter(({verb:e})=>wi(e)===n).map(r=>{let[a,o]=r.text.split(` `).slice(1).map(Number),s=a?Be(e,a):void 0;return{offer:r,whose:s&&e.heroes.length>1?Q(s.name,i):``,changes:Ei(e,t,n,s,i),instead:s&&o?Oi(s,n,o,i):``}})}function Ei(e,t,n,r,i){return n===`xp`?[Di(i.say(`board-xp-short`),e.level.xp,e.level.xp+t.xp)]:n===`potion`?[Di(i.say(`board-cubes-short`),e.potions.cubes,e.potions.cubes+1)]:n===`skill`||!r?[]:Object.entries(t.item).map(([e,t])=>{let n=e===`health`?i.say(`board-health`):i.say(`colour-${e}`),a=e===`health`?r.health:r.icons[e];return Di(n,a,a+t)})}var Di=(e,t,n)=>({what:e,before:String(t),after:String(n)});function Oi(e,t,n,r){return Q(t===`item`?e.items[n-1]?.name:e.skills.filter(({from:e})=>e===`learned`)[n-1]?.name,r)}var ki=M(`<p class="gives svelte-1a07tle"> </p>`),Ai=M(`<p class="svelte-1a07tle"><!> </p>`),ji=M(`<b> </b>`),Mi=M(`<span class="change svelte-1a07tle"> <s class="svelte-1a07tle"> </s> → <b class="svelte-1a07tle"> </b></span>`),Ni=M(`<span class="change svelte-1a07tle"> </span>`),Pi=M(`<span class="instead"> </span>`),Fi=M(`<button class="take svelte-1a07tle"><!> <!> <!> <span class="hidden"> </span> <!></button>`),Ii=M(`<p class="no svelte-1a07tle"> </p>`),Li=M(`<section><h3 class="svelte-1a07tle"><!> </h3> <!> <!> <!></section>`),Ri=M(`<div class="loot svelte-1a07tle" role="group"></div>`);function zi(t,r){H(r,!0);let i=$(),o=z(()=>i.table),s=z(()=>i.words),c=z(()=>S(o).cards[(S(o).loot??1)-1]??S(o).cards[0]),d={item:br,skill:xr,potion:u,xp:be};function f(e){return S(c)?e===`item`?Et(S(c).item,S(s)):e===`xp`?S(s).say(`board-worth`,{xp:S(c).xp}):e===`potion`===S(c).scroll.potion?Q(S(c).scroll.name,S(s)):``:``}var m=Ce(),h=p(m),_=e=>{var t=Ri();U(t,20,()=>Ci,e=>e,(e,t)=>{let r=z(()=>Ti(S(o),S(c),t,i.offers,S(s))),u=z(()=>f(t));var p=Li();let m;var h=P(p),_=P(h);l(_,{get of(){return d[t]},size:`32px`});var v=F(_);K(h);var y=F(h,2),b=e=>{var t=ki(),n=N(t,!0);g(()=>j(n,S(u))),a(e,t)};Y(y,e=>{S(u)&&e(b)});var x=F(y,2),C=e=>{var n=Ai(),r=P(n),i=e=>{var t=E();g(e=>j(t,`${e??``} ·`),[()=>Tt(S(c).scroll.cost,S(s))]),a(e,t)};Y(r,e=>{t===`skill`&&e(i)});var o=F(r,1,!0);K(n),g(e=>j(o,e),[()=>Q(S(c).scroll.text,S(s))]),a(e,n)};Y(x,e=>{S(u)&&(t===`skill`||t===`potion`)&&e(C)});var w=F(x,2);U(w,17,()=>S(r),({offer:e,whose:t,changes:n,instead:r})=>e.id,(e,t)=>{let r=()=>S(t).offer,o=()=>S(t).whose,c=()=>S(t).changes,l=()=>S(t).instead;var u=Fi(),d=P(u),f=e=>{var t=ji(),n=N(t,!0);g(()=>j(n,o())),a(e,t)};Y(d,e=>{o()&&e(f)});var p=F(d,2);U(p,17,c,({what:e,before:t,after:n})=>e,(e,t)=>{let n=()=>S(t).what,r=()=>S(t).before,i=()=>S(t).after;var o=Mi(),s=P(o),c=F(s),l=N(c,!0),u=F(c,2),d=N(u,!0);K(o),g(()=>{j(s,`${n()??``} `),j(l,r()),j(d,i())}),a(e,o)},e=>{var t=Ni(),n=N(t,!0);g(e=>j(n,e),[()=>S(s).say(`board-take`)]),a(e,t)});var m=F(p,2),h=e=>{var t=Pi(),n=N(t,!0);g(e=>j(n,e),[()=>S(s).say(`board-instead`,{old:l()})]),a(e,t)};Y(m,e=>{l()&&e(h)});var _=F(m,2),v=N(_,!0);Qt(F(_,2),{get text(){return r().text}}),K(u),g(e=>{G(u,`data-move`,r().text),j(v,e)},[()=>S(s).offer(r().said)]),n(`click`,u,()=>i.play(r())),a(e,u)},e=>{var t=Ii(),n=N(t,!0);g(e=>j(n,e),[()=>S(s).say(S(u)?`board-loot-full`:`board-loot-not`)]),a(e,t)}),K(p),g(e=>{m=V(p,1,`way svelte-1a07tle`,null,m,{off:!S(r).length}),j(v,` ${e??``}`)},[()=>S(s).say(`board-loot-${t}`)]),a(e,p)}),K(t),q(t,()=>J),g(e=>G(t,`aria-label`,e),[()=>S(s).say(`board-loot`)]),a(e,t)};Y(h,e=>{S(c)&&e(_)}),a(t,m),e()}W([`click`]);var Bi=M(`<!> `,1),Vi=M(`<li><!> <span class="who svelte-1gt7qrh"></span> <span class="state svelte-1gt7qrh"> </span></li>`),Hi=M(`<ul class="svelte-1gt7qrh"></ul>`);function Ui(t,n){H(n,!0);let r=$(),i=z(()=>r.table),o=z(()=>r.words),s=z(()=>S(i).encounter?.card?.card),c=z(()=>[...S(i).cards].sort(e=>e.card===S(s)?-1:1)),u=e=>Q(Be(S(i),e)?.name,S(o));var d=Hi();U(d,21,()=>S(i).pairs,B,(e,t,n)=>{let r=z(()=>S(c)[n]);var s=Vi();V(s,1,`svelte-1gt7qrh`,null,{},{now:n===0});var d=P(s),f=e=>{var t=Bi(),n=p(t);{let e=z(()=>wn(S(i).dungeon.id));l(n,{get of(){return S(e)},size:`28px`})}var r=F(n,1,!0);g(e=>j(r,e),[()=>Q(S(i).dungeon.guardian.name,S(o))]),a(e,t)},m=z(()=>He(S(i))),h=e=>{var t=Bi(),n=p(t);{let e=z(()=>bn(S(r).kind));l(n,{get of(){return S(e)},size:`28px`})}var i=F(n,1,!0);g(e=>j(i,e),[()=>Q(S(r).name,S(o))]),a(e,t)};Y(d,e=>{S(m)?e(f):S(r)&&e(h,1)});var _=F(d,2);U(_,20,()=>S(t),e=>e,(e,t)=>{{let n=z(()=>Sn(Be(S(i),t)?.id??``)),r=z(()=>u(t));l(e,{get of(){return S(n)},size:`20px`,get label(){return S(r)}})}}),K(_);var v=F(_,2),y=N(v,!0);K(s),g(e=>j(y,e),[()=>S(o).say(n===0?`board-pair-now`:`board-pair-other`)]),a(e,s)}),K(d),g(e=>G(d,`aria-label`,e),[()=>S(o).say(`board-pairs`)]),a(t,d),e()}var Wi=M(`<button class="button svelte-1gwzexo"> <span class="hidden"> </span></button>`),Gi=M(`<li class="svelte-1gwzexo"><span class="svelte-1gwzexo"><b> </b> </span> <!></li>`),Ki=M(`<section class="potions svelte-1gwzexo"><h3 class="svelte-1gwzexo"> <span class="cubes svelte-1gwzexo" aria-hidden="true"></span> <span class="n svelte-1gwzexo"> </span></h3> <ul class="svelte-1gwzexo"></ul></section>`);function qi(t,r){H(r,!0);let i=$(),o=z(()=>i.table),s=z(()=>i.words),c=z(()=>S(o).heroes.length>1),d=e=>i.of(`drink`).filter(t=>t.text.endsWith(` ${e}`)&&!Gn(t)),f=e=>Q(S(o).heroes[Number(e.split(` `)[1])-1]?.name,S(s));var p=Ki(),m=P(p),h=P(m),_=F(h);U(_,21,()=>({length:S(o).potions.cubes}),B,(e,t)=>{l(e,{get of(){return u},size:`20px`})}),K(_);var v=F(_,2),y=N(v,!0);K(m);var b=F(m,2);U(b,21,()=>S(o).potions.known,e=>e.potion,(e,t)=>{var r=Gi(),o=P(r),l=P(o),u=N(l,!0),p=F(l);K(o);var m=F(o,2);U(m,17,()=>d(S(t).potion),e=>e.id,(e,t)=>{var r=Wi(),o=P(r),l=F(o),u=N(l,!0);K(r),g((e,n)=>{G(r,`data-move`,S(t).text),j(o,`${e??``} `),j(u,n)},[()=>S(c)?S(s).say(`board-drink-for`,{hero:f(S(t).text)}):S(s).say(`board-drink`),()=>S(s).offer(S(t).said)]),n(`click`,r,()=>i.play(S(t))),a(e,r)}),K(r),g((e,t)=>{j(u,e),j(p,` ${t??``}`)},[()=>Q(S(t).name,S(s)),()=>Q(S(t).text,S(s))]),a(e,r)}),K(b),q(b,()=>J),K(p),g((e,t,n)=>{G(p,`aria-label`,e),j(h,`${t??``} `),j(y,n)},[()=>S(s).say(`board-potions`),()=>S(s).say(`board-potions`),()=>S(s).say(`board-cubes`,{n:S(o).potions.cubes})]),a(t,p),e()}W([`click`]);function Ji(e){if(e.phase===`won`||e.phase===`lost`)return`end`;if(e.phase===`loot`)return`loot`;let{encounter:t}=e;return t&&(t.boxes.length>0||t.mode===`guardian`)?`encounter`:e.cards.length?`faces`:`doors`}var Yi=M(`<li><b></b><span class="name svelte-1684m1e"> </span></li>`),Xi=M(`<li class="svelte-1684m1e"><!> </li>`),Zi=M(`<i></i>`),Qi=M(`<span class="tokens svelte-1684m1e" aria-hidden="true"></span> <span class="hidden"> </span> `,1),$i=M(`<li class="deck svelte-1684m1e"><!> </li> <li><!> <!></li>`,1),ea=M(`<p class="effect svelte-1684m1e"><b> </b> </p>`),ta=M(`<section class="strip svelte-1684m1e"><div class="where svelte-1684m1e"><h2 class="svelte-1684m1e"> </h2> <ol class="svelte-1684m1e"><!> <li><!><span class="name svelte-1684m1e"> </span></li></ol></div> <ul class="counts svelte-1684m1e"><!> <li class="svelte-1684m1e"><!> <span> <!></span> <span class="bar svelte-1684m1e" aria-hidden="true"><i class="svelte-1684m1e"></i></span> <span> </span></li></ul> <!></section>`);function na(n,r){H(r,!0);let i=$(),o=z(()=>i.table),s=z(()=>i.words),c=z(()=>S(o).dungeon),u=z(()=>He(S(o))),d=z(()=>Ue(S(o).deck.discarded)),f=z(()=>S(c).floors.filter(({open:e,text:t})=>e&&t)),m=z(()=>Math.min(1,S(o).level.xp/Math.max(1,S(o).level.price)));var h=ta(),_=P(h),v=P(_),b=N(v,!0),x=F(v,2),C=P(x);U(C,17,()=>S(c).floors,B,(e,t,n)=>{var r=Yi();let i;var o=P(r);o.textContent=n+1;var l=F(o),u=N(l,!0);K(r),g(e=>{G(r,`aria-current`,n+1===S(c).floor),i=V(r,1,`svelte-1684m1e`,null,i,{open:S(t).open,here:n+1===S(c).floor}),j(u,e)},[()=>Q(S(t).name,S(s))]),a(e,r)});var w=F(C,2);let T;var D=P(w);{let e=z(()=>wn(S(c).id));l(D,{get of(){return S(e)},size:`18px`})}var O=F(D),k=N(O,!0);K(w),K(x),K(_);var A=F(_,2),ee=P(A),M=e=>{var t=Xi(),n=P(t);l(n,{get of(){return ue},size:`20px`});var r=F(n,1,!0);K(t),g(e=>j(r,e),[()=>S(s).say(`board-round`,{round:S(c).guardian.round})]),a(e,t)},te=e=>{var t=$i(),n=p(t),r=P(n);l(r,{get of(){return we},size:`20px`});var i=F(r,1,!0);K(n);var c=F(n,2);let u;var f=P(c);l(f,{get of(){return y},size:`20px`});var m=F(f,2),h=e=>{var t=Qi(),n=p(t);U(n,21,()=>({length:S(o).deck.tokens_for_a_wound}),B,(e,t,n)=>{var r=Zi();let i;g(()=>i=V(r,1,`svelte-1684m1e`,null,i,{on:n<S(o).deck.tokens})),a(e,r)}),K(n);var r=F(n,2),i=N(r,!0),c=F(r);g((e,t)=>{j(i,e),j(c,` ${t??``}`)},[()=>S(s).say(`board-tokens`,{tokens:S(o).deck.tokens,most:S(o).deck.tokens_for_a_wound}),()=>S(s).say(`board-stairs-open`)]),a(e,t)},_=e=>{var t=E();g(e=>j(t,e),[()=>S(s).say(`board-stairs-hidden`)]),a(e,t)};Y(m,e=>{S(o).deck.stairs?e(h):e(_,-1)}),K(c),g(e=>{j(i,e),u=V(c,1,`svelte-1684m1e`,null,u,{stairs:S(o).deck.stairs})},[()=>S(s).say(`board-deck`,{cards:S(o).deck.cards,discarded:S(d)})]),a(e,t)};Y(ee,e=>{S(u)?e(M):e(te,-1)});var ne=F(ee,2),I=P(ne);l(I,{get of(){return t},size:`20px`});var re=F(I,2),L=P(re);Lr(F(L),{get mark(){return S(o).level.mark}}),K(re);var R=F(re,2),ie=N(R),ae=F(R,2),oe=N(ae,!0);K(ne),K(A);var se=F(A,2);U(se,17,()=>S(f),e=>e.name.en,(e,t)=>{var n=ea(),r=P(n),i=N(r,!0),o=F(r);K(n),g((e,t)=>{j(i,e),j(o,` ${t??``}`)},[()=>Q(S(t).name,S(s)),()=>Q(S(t).text,S(s))]),a(e,n)}),K(h),g((e,t,n,r,i)=>{G(h,`aria-label`,e),j(b,t),G(w,`aria-current`,S(u)),T=V(w,1,`svelte-1684m1e`,null,T,{here:S(u),open:S(u)}),j(k,n),j(L,`${r??``} `),ye(ie,`inline-size: ${S(m)*100}%`),j(oe,i)},[()=>S(s).say(`board-strip`),()=>Q(S(c).name,S(s)),()=>Q(S(c).guardian.name,S(s)),()=>S(s).say(`board-level`,{level:S(o).level.level}),()=>S(s).say(`board-xp`,{xp:S(o).level.xp,price:S(o).level.price})]),a(n,h),e()}var ra=M(`<span class="whose svelte-15jixgk" aria-hidden="true"><!></span>`),ia=M(`<button><!></button>`),aa=M(`<span class="die still svelte-15jixgk" role="img"><!></span>`),oa=M(`<span class="none svelte-15jixgk"> </span>`),sa=M(`<div class="tray svelte-15jixgk" role="group"><!> <!> <!> <!></div>`);function ca(t,r){H(r,!0);let i=$(),o=z(()=>i.table),s=z(()=>i.words),c=z(()=>i.hand),u=z(()=>Xe(S(o),r.hero.hero)),d=z(()=>qe(S(o).rolled.filter(e=>e.hero===r.hero.hero))),f=z(()=>S(o).heroes.length>1),p=(e,t)=>Number(e.split(`.`)[1])<(i.fresh.get(t)??0);var m=sa(),h=P(m),_=e=>{var t=ra(),n=P(t);{let e=z(()=>Sn(r.hero.id));l(n,{get of(){return S(e)},size:`24px`})}K(t),a(e,t)};Y(h,e=>{S(f)&&e(_)});var v=F(h,2);U(v,17,()=>S(u),e=>e.id,(e,t)=>{var r=ia();let o;var l=P(r);{let e=z(()=>p(S(t).id,S(t).die));Yn(l,{get kind(){return S(t).kind},get value(){return S(t).value},get fresh(){return S(e)},get moving(){return i.moving}})}K(r),g((e,n,i,a,s,c)=>{o=V(r,1,`die svelte-15jixgk`,null,o,{up:e,lit:n}),G(r,`data-die`,S(t).text),G(r,`data-go`,i),G(r,`aria-pressed`,a),G(r,`aria-disabled`,s),G(r,`aria-label`,c)},[()=>S(c).isUp(S(t)),()=>i.mine&&S(c).isLit(S(t)),()=>i.mine&&S(c).isLit(S(t))?!0:void 0,()=>S(c).isUp(S(t)),()=>!i.mine||!S(c).isLit(S(t)),()=>At(S(t),S(c),S(s))]),n(`click`,r,()=>i.mine&&S(c).tapDie(S(t))),a(e,r)});var y=F(v,2);U(y,17,()=>S(d),e=>e.id,(e,t)=>{var n=aa();Yn(P(n),{get kind(){return S(t).kind},get value(){return S(t).value}}),K(n),g(e=>G(n,`aria-label`,e),[()=>At(S(t),S(c),S(s))]),a(e,n)});var b=F(y,2),x=e=>{var t=oa(),n=N(t,!0);g(e=>j(n,e),[()=>S(s).say(`board-no-dice`)]),a(e,t)};Y(b,e=>{!S(u).length&&!S(d).length&&e(x)}),K(m),q(m,()=>J),g(e=>G(m,`aria-label`,e),[()=>S(s).say(`board-tray`,{hero:Q(r.hero.name,S(s))})]),a(t,m),e()}W([`click`]);var la=M(`<!><!>`,1),ua=M(`<!> <div class="trays svelte-jv1kro"></div>`,1),da=M(`<div><!> <!> <!> <div class="stage svelte-jv1kro"><!></div> <!> <div class="heroes svelte-jv1kro"></div> <!></div>`);function fa(t,n){H(n,!0);let o=z(()=>ze(n.view)),s=z(()=>n.motion!==`off`),c=z(()=>new Map(n.offers.map(e=>[e.text,e]))),l=new r(e=>n.play(e)),u=new Fr(()=>S(o),()=>n.offers,e=>l.start(e,n.offers,n.situation.version)),d=L(void 0),m=L(new Map),h=z(()=>Ji(S(o))),v=z(()=>new Set(S(o).encounter?S(o).pairs[0]:[])),y=z(()=>S(o).heroes.length>2),x=z(()=>[...S(o).heroes].sort((e,t)=>Number(S(v).has(t.hero))-Number(S(v).has(e.hero))));jt({get table(){return S(o)},get words(){return n.words},get offers(){return n.offers},get mine(){return n.offers.length>0},get moving(){return S(s)},get letters(){return f.letters},get fresh(){return S(m)},get odds(){return n.odds},hand:u,offer:e=>S(c).get(e),of:e=>n.offers.filter(t=>t.verb===e),digit:e=>C.digits.get(e),play:e=>n.play(e.id),nameOf:e=>n.name_of(e)});let C=new si({get table(){return S(o)},get hand(){return u},get words(){return n.words},get offers(){return n.offers},get barIsEmpty(){return!n.may.roll&&n.offers.every(({verb:e})=>Wn.includes(e))},get root(){return S(d)},play:e=>n.play(e.id)});b(()=>{u.refused&&n.announce(Dt(S(o),u,!0,n.words))});let T,E=-1;ee(()=>{let e=S(o);D(()=>{let t=T!==void 0&&T!==e&&n.view.played>E&&!n.looking_back&&S(s);_(m,t&&T?Pr(T,e):new Map),n.view.played!==E&&u.drop(),T=e,E=n.view.played})}),b(()=>{let[e,t]=[n.offers,n.situation.version];D(()=>{l.answer(e,t),l.busy||w().then(()=>C.goOn())})});var O=da();de(`keydown`,i,function(...e){C.press?.apply(this,e)},!0),de(`pointerdown`,i,()=>C.inUse=!1,!0);let k;var j=P(O),M=e=>{ui(e,{get lesson(){return S(o).lesson}})};Y(j,e=>{S(o).lesson&&e(M)});var N=F(j,2);na(N,{});var te=F(N,2),ne=e=>{Ui(e,{})};Y(te,e=>{S(y)&&S(o).encounter&&S(o).pairs.length&&e(ne)});var I=F(te,2),re=P(I),R=e=>{var t=la(),r=p(t);yr(r,{});var i=F(r),o=e=>{Wt(e,{get code(){return n.situation.code},get holds(){return n.situation.holds}})};Y(i,e=>{n.situation.campaign&&e(o)}),a(e,t)},ie=e=>{zi(e,{})},B=e=>{Nr(e,{})},ae=e=>{gr(e,{get encounter(){return S(o).encounter}})},oe=e=>{Un(e,{})};Y(re,e=>{S(h)===`end`?e(R):S(h)===`loot`?e(ie,1):S(h)===`faces`?e(B,2):S(h)===`encounter`&&S(o).encounter?e(ae,3):e(oe,-1)}),K(I);var se=F(I,2),ce=e=>{var t=ua(),n=p(t);Si(n,{});var r=F(n,2);U(r,21,()=>S(x).filter(({hero:e})=>S(v).has(e)),e=>e.hero,(e,t)=>{ca(e,{get hero(){return S(t)}})}),K(r),g(e=>ye(r,`--heroes: ${e??``}`),[()=>Math.min(2,S(o).heroes.length)]),a(e,t)};Y(se,e=>{S(h)===`encounter`&&e(ce)});var le=F(se,2);U(le,21,()=>S(x),e=>e.hero,(e,t)=>{{let n=z(()=>S(y)&&S(v).size>0&&!S(v).has(S(t).hero));$r(e,{get hero(){return S(t)},get resting(){return S(n)}})}}),K(le),qi(F(le,2),{}),K(O),A(O,e=>_(d,e),()=>S(d)),g(e=>{k=V(O,1,`board svelte-jv1kro`,null,k,{fighting:S(h)===`encounter`}),G(I,`data-stage`,S(h)),ye(le,`--heroes: ${e??``}`)},[()=>Math.min(2,S(o).heroes.length)]),a(t,O),e()}function pa(e,t){let[n,...r]=e.split(` `);if(n!==`place`&&n!==`pick`)return[];let i=`[data-die='${r.slice(0,3).join(` `)}']`,a=ze(t).encounter?.boxes.find(({plays:e})=>n===`place`&&e===Number(r[3]));return a?[i,`[data-spot='box ${a.box}']`]:[i]}function ma(e,t){let n=ze(e);return n.phase===`won`||n.phase===`lost`?t.put(e.prompt):[ha(n,t),...n.heroes.map(({hero:e})=>ga(n,e,t)),_a(n,t),t.put(e.prompt)].filter(Boolean).join(` `)}function ha(e,t){let{dungeon:n,deck:r,level:i,potions:a}=e;return He(e)?t.say(`board-guardian`,{damage:n.guardian.damage,health:n.guardian.health}):t.say(`board-say-where`,{floor:n.floor,cards:r.cards,closed:r.closed,open:r.open.flat().map(e=>gt(e,t)).join(`, `)||t.say(`board-none`),level:i.level,xp:i.xp,price:i.price,cubes:a.cubes})}function ga(e,t,n){let r=Be(e,t);return n.say(`board-say-hero`,{hero:Q(r?.name,n),left:r?Ve(r):0,health:r?.health??0,poison:r?.poison??0})}function _a(e,t){let{encounter:n}=e;if(!n?.boxes.length)return e.cards.map(e=>`${gt(e,t)}.`).join(` `);let r=n.boxes.filter(({covered:e})=>!e).map(e=>xt(e,t));return t.say(`board-say-encounter`,{card:Q(n.card?.name??e.dungeon.guardian.name,t),boxes:r.join(`; `)||t.say(`board-none`),dice:Ct(qe(e.dice),t)||t.say(`board-none`)})}var va={en:Ae,fr:je};export{fa as default,Wn as drawn,Gn as inBar,ii as keys,pa as marks,ma as speak,va as words};