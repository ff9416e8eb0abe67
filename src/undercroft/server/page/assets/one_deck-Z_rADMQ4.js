import{$n as e,An as t,B as n,Bn as r,D as i,Dn as a,E as o,En as s,F as c,G as l,Gn as u,Gt as d,H as f,I as p,In as m,J as h,Jn as g,Jt as _,K as v,L as y,Ln as b,M as x,Mn as S,N as C,Nn as w,O as T,On as E,Pn as D,Q as O,Qn as k,Qt as A,Rn as j,Rt as M,Sn as N,Tn as P,U as ee,Ut as F,V as te,Vn as I,Vt as ne,Wn as L,X as re,Xn as R,Yn as z,Z as ie,an as ae,at as oe,bn as se,dn as ce,er as le,fn as B,ft as ue,hn as V,ht as de,in as H,j as fe,jt as U,k as pe,kn as me,kt as he,mt as ge,nt as _e,on as ve,ot as ye,pn as W,q as be,qn as G,rn as xe,rt as Se,tt as Ce,vn as K,wn as we,xn as q,yn as J,yt as Te,zn as Y}from"./base-Bxun9Xyh.js";import{n as Ee,t as De}from"./Die-BtZfBcLo.js";import{t as Oe}from"./Hearts-Cx1S7HIl.js";import{t as ke}from"./Card-DvmZmEEw.js";var Ae=`# The board of One Deck Dungeon in English. The game's own words (dice, boxes, moves) come from the server.

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
`,Me=[`circle`,`square`,`pentagon`],Ne=(e,t)=>`${e} ${t}`,Pe=e=>Object.values(e).reduce((e,t)=>e+t,0);function Fe(e,t,n,r){let i=Ne(n,r),a=e[i]??0,o=a<(t.spaces[n]?.[Me.indexOf(r)]??0)&&Pe(e)<(t.earned??0);return{...e,[i]:o?a+1:0}}var Ie=e=>Object.entries(e).flatMap(([e,t])=>Array.from({length:t},()=>e.split(` `)));function Le(e){let t=Object.values(e.spaces).flat();return Math.min(e.earned??0,t.reduce((e,t)=>e+t,0))}var Re=[`strength`,`agility`,`magic`,`heroic`],ze=e=>e.table,Be=(e,t)=>e.heroes.find(({hero:e})=>e===t),Ve=({health:e,wounds:t})=>Math.max(0,e-t),He=e=>e.dungeon.floor>e.dungeon.floors.length,Ue=e=>Object.values(e).reduce((e,t)=>e+t,0),We=[...Re,`mana`,`shields`],Ge=2,Ke=e=>1+Math.floor(e/We.length)%Ge;function qe(e){return e.flatMap(({die:e,hero:t,kind:n,value:r,count:i})=>Array.from({length:i},(i,a)=>({id:`${e}.${a}`,die:e,hero:t,kind:n,value:r,text:`${r} ${Ke(e)} ${n}`}))).sort((e,t)=>We.indexOf(e.kind)-We.indexOf(t.kind)||e.die-t.die)}var Je=e=>[...e].sort((e,t)=>e.die-t.die),Ye=e=>e.reduce((e,{value:t})=>e+t,0),Xe=(e,t)=>qe(e.dice.filter(e=>e.hero===t)),Ze={strength:`square`,agility:`circle`,magic:`diamond`,heroic:`star`,mana:`diamond`,shields:`star`},Qe=(e,t)=>JSON.stringify(e)===JSON.stringify(t),$e=(e,t)=>`box`in t?e.encounter?.boxes.find(({box:e})=>e===t.box):void 0;function et(e,t){return`slot`in t?Be(e,t.hero)?.skills.find(({slot:e})=>e===t.slot):void 0}function X(e,t){let n=$e(e,t);if(n)return tt(n);let[r,i]=[et(e,t),`slot`in t?Be(e,t.hero):void 0];return r?.cost&&i?nt(r.cost,i):void 0}function tt(e){return{fits:({die:t})=>e.takes.includes(t),worth:({value:e})=>e,enough:e.value,single:!e.wide}}function nt({colour:e,n:t,mana:n},{hero:r}){let i=({kind:t})=>t===`heroic`||t===e||n&&t===`mana`;return{fits:e=>e.hero===r&&i(e),worth:({value:e})=>n?e:1,enough:t,single:!1}}var rt=(e,t)=>t.reduce((t,n)=>t+(e.fits(n)?e.worth(n):0),0);function it(e,t){let n=!e.single||t.length===1;return t.length>0&&n&&t.every(e.fits)&&rt(e,t)>=e.enough}var at=(e,t)=>!e.single&&t.every(e.fits);function ot(e,t){let n=t.filter(e.fits);return e.single?ct(n.filter(t=>e.worth(t)>=e.enough).map(e=>[e])):ct(lt(n).filter(t=>it(e,t)))}var st=e=>e.filter(({kind:e})=>e===`heroic`).length*1e4+Ye(e)*100+e.length,ct=e=>e.reduce((e,t)=>!e||st(t)<st(e)?t:e,void 0);function lt(e){let t=[...new Set(e.map(({die:e})=>e))].map(t=>e.filter(({die:e})=>e===t)),n=e=>Array.from({length:e.length+1},(t,n)=>e.slice(0,n));return t.reduce((e,t)=>e.flatMap(e=>n(t).map(t=>[...e,...t])),[[]])}function ut(e,t,n){let r=$e(e,t),i=X(e,t),a=i?dt(i,Je(n)):[];return r?a.map(({text:e})=>`place ${e} ${r.plays}`):`slot`in t?[`use ${t.hero} ${t.slot}`,...a.map(({text:e})=>`pick ${e}`)]:[]}function dt(e,t){let n=t.findIndex((n,r)=>rt(e,t.slice(0,r+1))>=e.enough);return t.slice(0,n+1)}function ft(e,t,n){let[r,i]=[$e(e,n),et(e,n)];return r?pt(e,t,r):i?ht(e,t,n,i):null}var Z=(e,t={})=>({id:`board-why-${e}`,args:t});function pt(e,t,n){if(n.covered)return Z(`covered`);if(e.phase===`pick`)return Z(`picking`);if(e.phase!==`act`)return Z(`later`);if(n.plays===null)return Z(`shields`);let r=X(e,{box:n.box});return r?t.dice.length?mt(t,n):ot(r,t.all)?null:Z(n.wide?`sum`:`none`,{value:n.value}):null}function mt(e,t){let n={id:`colour-${t.colour}`,args:{}};return e.dice.some(({die:e})=>!t.takes.includes(e))?Z(`colour`,{colour:n}):!t.wide&&e.dice.length>1?Z(`one`):!t.wide&&(e.dice[0]?.value??0)<t.value?Z(`low`,{value:t.value}):null}function ht(e,t,n,r){let i=e.encounter?.mode;if(r.used)return Z(`used`);if(!r.use.length)return Z(`always`);if(!i||e.phase!==`act`)return Z(`later`);if(!r.use.includes(i))return Z(`mode`);let a=X(e,n);return a&&rt(a,t.all)<a.enough?Z(`pay`):a&&t.dice.length&&!t.dice.every(a.fits)?Z(`pay-with`):t.isOpen(n)||t.goal?null:Z(`nothing`)}var Q=(e,t)=>e?.[t.language]??``,gt=({name:e,leaf:t},n)=>t?n.say(`leafy`,{card:e}):Q(e,n),_t=(e,t)=>t.say(`die-${e.kind}`,{value:e.value});function vt(e,t){return[t.say(`board-square`,{colour:t.say(`colour-${e.colour}`),value:e.value??`X`,kind:[e.shield?`shield`:``,e.wide?`wide`:``].filter(Boolean).join(`-`)||`single`}),...yt(e,t)].join(`, `)}function yt(e,t){return[`hearts`,`time`,`poison`,`skulls`].filter(t=>e[t]).map(n=>t.say(`board-cost-${n}`,{n:e[n]}))}function bt(e,t,n){let{filling:r}=e.encounter??{};if(r?.box===n.box)return{now:n.value-r.missing,of:n.value};let i=X(e,{box:n.box});return t.goal&&`box`in t.goal&&t.goal.box===n.box&&i?{now:rt(i,t.dice),of:n.value}:null}var xt=(e,t)=>t.say(`board-box`,{number:e.box,box:vt(e,t)});function St(e,t,n,r){let i=`${xt(n,r)}.`;if(n.covered)return`${i} ${r.say(`board-covered`,{dice:Ct(n.dice,r)})}`;let a=bt(e,t,n);return`${i} ${a?r.say(`board-filled`,a):wt(e,t,{box:n.box},r)}`.trim()}var Ct=(e,t)=>e.map(e=>_t(e,t)).join(`, `);function wt(e,t,n,r){if(!t.free||t.isOpen(n))return``;let i=ft(e,t,n);return i?r.put(i):``}function Tt(e,t){if(!e)return t.say(`board-free`);let n=t.say(`colour-${e.colour}`);return t.say(e.mana?`board-mana`:`board-dice-of`,{n:e.n,colour:n})}function Et(e,t){return Object.entries(e).map(([e,n])=>`+${n} ${e===`health`?t.say(`board-health`):t.say(`colour-${e}`)}`).join(`, `)}function Dt(e,t,n,r){let{refused:i}=t;if(i){let n=`goal`in i?ft(e,t,i.goal):{id:`board-why-die`,args:{}};return n?r.put(n):``}return n?t.changes?r.say(`board-collect`,{n:t.changes,up:t.dice.length}):t.free?t.goal?Ot(e,t,t.goal,r):kt(t,r):``:``}function Ot(e,t,n,r){let i=X(e,n),a=i?rt(i,t.dice):0,[o,s]=[$e(e,n),et(e,n)],c=o?r.say(`board-box-short`,{number:o.box}):Q(s?.name,r);return r.say(t.ready?`board-ready`:`board-more`,{name:c,now:a,of:i?.enough??0})}function kt(e,t){return e.dice.length?t.say(`board-held`,{dice:Ct(e.dice,t),sum:Ye(e.dice),count:e.dice.length}):t.say(`board-how`)}function At(e,t,n){return`${_t(e,n)}${t.isUp(e)?`, ${n.say(`board-up`)}`:``}`}var[$,jt]=g(),Mt=q(`<i> </i>`),Nt=N(`<svg viewBox="0 0 48 48"><path class="svelte-wmad1"></path></svg>`),Pt=q(`<button></button>`),Ft=q(`<div><p class="svelte-wmad1"><b> </b> <!> <span> </span></p> <div class="spaces svelte-wmad1"></div></div>`),It=q(`<div><h4 class="svelte-wmad1"> </h4> <!></div>`),Lt=q(`<div class="groups svelte-wmad1"></div>`);function Rt(e,t){R(t,!0);let n=G($),i=G(()=>E(n).words),a=G(()=>[...new Set(t.sheet.talents.map(({group:e})=>e))]),o=[Ee.circle,Ee.square,`M24 3 45 18.5 37 44H11L3 18.5Z`],c=(e,n)=>t.before.talents.find(({id:t})=>t===e.id)?.ticks[n]??0,l=(e,n)=>t.chosen[Ne(e.id,Me[n]??`circle`)]??0;var u=Lt();B(u,20,()=>E(a),e=>e,(e,n)=>{let a=G(()=>t.sheet.talents.filter(e=>e.group===n));var u=It(),d=b(u),f=Y(d,!0),p=r(d,2);B(p,17,()=>E(a),e=>e.id,(e,n)=>{var a=Ft();let u;var d=b(a),f=b(d),p=Y(f,!0),m=r(f,2),h=e=>{var t=Mt(),n=Y(t,!0);S(e=>K(n,e),[()=>E(i).say(`board-owned`)]),J(e,t)};V(m,e=>{E(n).owned&&e(h)});var g=r(m,2),_=Y(g,!0);k(d);var v=r(d,2);B(v,21,()=>E(n).of,W,(e,r,a)=>{var u=se(),d=j(u),f=e=>{let u=G(()=>t.spaces[E(n).id]?.[a]??0),d=G(()=>E(n).ticks[a]??0);var f=Pt();let p;B(f,21,()=>({length:E(r)}),W,(e,t,r)=>{var i=Nt();let s;var u=Y(i);S(e=>{s=H(i,0,`svelte-wmad1`,null,s,{full:r<E(d),new:e}),A(u,`d`,o[a])},[()=>r>=c(E(n),a)&&r<E(d)||r>=E(d)&&r<E(d)+l(E(n),a)]),J(e,i)}),k(f),S(e=>{A(f,`data-tick`,`${E(n).id??``} ${Me[a]??``}`),f.disabled=!E(u),A(f,`aria-label`,e),p=H(f,1,`svelte-wmad1`,null,p,{free:E(u)})},[()=>E(i).say(`board-tick`,{talent:Q(E(n).name,E(i)),space:E(i).say(`board-space-${Me[a]}`),now:E(d)+l(E(n),a),of:E(r)})]),s(`click`,f,()=>t.tick(E(n).id,a)),J(e,f)};V(d,e=>{E(r)&&e(f)}),J(e,u)}),k(v),k(a),S((e,t)=>{u=H(a,1,`talent svelte-wmad1`,null,u,{owned:E(n).owned}),K(p,e),K(_,t)},[()=>Q(E(n).name,E(i)),()=>Q(E(n).text,E(i))]),J(e,a)}),k(u),S(e=>K(f,e),[()=>Q(E(a)[0]?.group_name,E(i))]),J(e,u)}),k(u),ve(u,()=>ye),J(e,u),z()}P([`click`]);var zt=q(`<p role="alert" class="svelte-hbxz76"> </p>`),Bt=q(`<p class="soft svelte-hbxz76"> </p>`),Vt=q(`<button class="button go" data-give=""> </button> <!>`,1),Ht=q(`<section class="campaign svelte-hbxz76"><h3 class="svelte-hbxz76"> </h3> <p class="svelte-hbxz76"> </p> <!> <!></section>`),Ut=q(`<!> <!>`,1);function Wt(e,t){R(t,!0);let n=$(),i=G(()=>n.words),a=u([]),o=I({}),c=u(``),l=e=>t.holds.includes(e.seat)&&!e.given&&Le(e)>0;w(()=>{F.campaign(t.code).then(e=>L(a,e.heroes)).catch(e=>L(c,M(e),!0))});async function d({place:e}){try{let n=await F.giveTicks(t.code,e,Ie(o[e]??{}),he(t.code));L(a,n.heroes),o[e]={},L(c,``)}catch(e){L(c,M(e),!0)}}var f=Ut(),p=j(f),m=e=>{var t=zt(),n=Y(t,!0);S(()=>K(n,E(c))),J(e,t)};V(p,e=>{E(c)&&e(m)});var h=r(p,2);B(h,17,()=>E(a),e=>e.place,(e,t)=>{let n=G(()=>l(E(t))),a=G(()=>Pe(o[E(t).place]??{}));var c=Ht(),u=b(c),f=Y(u,!0),p=r(u,2),m=Y(p,!0),h=r(p,2);{let e=G(()=>E(t).after??E(t).before),r=G(()=>E(n)?E(t).spaces:{}),i=G(()=>o[E(t).place]??{});Rt(h,{get sheet(){return E(e)},get before(){return E(t).before},get spaces(){return E(r)},get chosen(){return E(i)},tick:(e,n)=>o[E(t).place]=Fe(o[E(t).place]??{},E(t),e,Me[n]??`circle`)})}var g=r(h,2),_=e=>{var n=Vt(),o=j(n),c=Y(o,!0),l=r(o,2),u=e=>{var t=Bt(),n=Y(t,!0);S(e=>K(n,e),[()=>E(i).say(`board-give-fewer`)]),J(e,t)},f=G(()=>E(a)&&E(a)<Le(E(t)));V(l,e=>{E(f)&&e(u)}),S(e=>{A(o,`aria-disabled`,!E(a)),K(c,e)},[()=>E(i).say(`board-give`,{n:E(a),of:Le(E(t))})]),s(`click`,o,()=>{E(a)&&d(E(t))}),J(e,n)};V(g,e=>{E(n)&&e(_)}),k(c),S((e,t,n)=>{A(c,`aria-label`,e),K(f,t),K(m,n)},[()=>E(i).say(`board-campaign`,{hero:Q(E(t).before.name,E(i))}),()=>E(i).say(`board-campaign`,{hero:Q(E(t).before.name,E(i))}),()=>E(i).say(`board-earned`,{n:E(t).earned??0,name:E(t).nickname,given:E(t).given?`yes`:`no`})]),J(e,c)}),J(e,f),z()}P([`click`]);var Gt=(e,t)=>(e?.choices??[]).find(e=>e.move===t);function Kt(e,t){let n=e=>Math.round(e.mean*10)/10;return[t.say(e.what===`descend`?`board-chance-win`:`board-chance-live`,{percent:qt(e.survive),low:Math.min(qt(e.low),qt(e.survive)),high:Math.max(qt(e.high),qt(e.survive))}),t.say(`board-chance-wounds`,{n:n(e.wounds)}),...e.time?[t.say(`board-chance-time`,{n:n(e.time)})]:[],...e.rounds?[t.say(`board-chance-rounds`,{n:n(e.rounds)})]:[]].join(` · `)}function qt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}var Jt=q(`<span></span>`),Yt=q(`<span class="chance svelte-1fb3wzk" data-chance=""><span class="spread svelte-1fb3wzk" aria-hidden="true"></span> <span> </span></span>`);function Xt(e,t){R(t,!0);let n=$(),i=G(()=>Gt(n.odds,t.of.id)),a=G(()=>Math.max(...E(i)?.wounds.shares??[1],.01));var o=se(),s=j(o),c=e=>{var t=Yt(),o=b(t);B(o,21,()=>E(i).wounds.shares,W,(e,t,n)=>{var r=Jt();H(r,1,`svelte-1fb3wzk`,null,{},{none:n===0}),S(e=>xe(r,`block-size: ${e??``}px`),[()=>Math.max(1,E(t)/E(a)*22)]),J(e,r)}),k(o);var s=r(o,2),c=Y(s,!0);k(t),S(e=>K(c,e),[()=>Kt(E(i),n.words)]),J(e,t)};V(s,e=>{E(i)&&e(c)}),J(e,o),z()}var Zt=q(`<kbd aria-hidden="true" class="svelte-sqq5wt"> </kbd>`);function Qt(e,t){R(t,!0);let n=$(),r=G(()=>n.letters?n.digit(t.text):void 0);var i=se(),a=j(i),o=e=>{var t=Zt(),n=Y(t,!0);S(()=>K(n,E(r))),J(e,t)};V(a,e=>{E(r)&&e(o)}),J(e,i),z()}var $t=`<path fill="currentColor" d="m257 16-50 87 28-8 22-39 23 39 28 8zM118 93l19 100 14-22-9-51 49 17 23-10zm279 0-95 34 24 11 50-18-10 53 13 20zm-140 2-9 3v105l10 11 9-10V98zm82 53-55 63h1l-15 17 12 15 71-84-5-7zm-162 0-8 4-6 8 256 300 14-12-8-10 23-10 11-5-8-9-44-52-3-3h-3l-50-7zm56 123-62 73-7 8-49 6-4 1-2 2-44 52-9 10 12 5 23 10-9 10 15 12 149-175zm25 28-10 12v178h19v-15l25 8 12 3v-87l-3-2-34-39v-47zm-112 74-43 50-16-7 34-40zm224 0 25 4 34 39-17 7zm-141 5-16 18-2 2v87l12-3 6-2zm38 7 18 20v55l-18-5zm-88 6-65 74 4 6 7 10 8-9 44-52 2-3zm158 0-1 23v3l3 3 44 52 8 9 7-10 3-6z"/>`,en=`<path fill="currentColor" d="M256 21q-29 0-46 11-16 11-16 24c0 13 5 17 16 24q6 4 15 7-29 11-50 41l-8 10q42-19 89-19c47 0 60 6 88 19l-7-10q-22-30-51-41 9-3 15-7 17-10 17-24c0-14-6-17-17-24q-17-11-45-11m-85 11c-14 0-26 12-26 27s12 26 26 26l12-2q-9-12-10-27 0-12 7-22zm169 0-9 2q7 10 7 22 0 15-9 27l11 2q24-2 26-26c0-15-11-27-26-27M56 60q14 18 13 35l-23-5c8 11 16 20 20 40q-4 19 11 40 13 23 35 28l11 1 4-18-11-1q-12-3-22-16c-2-65 33-99-38-104m399 0c-71 5-36 39-39 104q-9 13-22 16l-10 1 4 18 10-1q22-5 36-28 14-20 11-36c4-22 12-32 21-44l-25 5q0-17 14-35m-209 79-17 1-12 221-10-217-18 6-12 157-10-147-14 8q-12 34-13 75 1 71 35 116 30 41 71 46zm19 0v266q41-5 72-46 33-45 35-116 0-41-14-75l-10-7-10 146-12-156-18-6-10 216-12-220zm-150 94q-18 1-35 15c-18 12-23 31-27 50-9 18-19 25-30 33l21 2q-6 18-26 29c67 24 48-39 76-102q11-8 23-8h2v-18l-1-1zm281 0h-3l-1 1v18h1q12-1 24 8c28 63 9 126 76 102q-20-11-26-29l21-2c-11-9-21-16-31-36-4-18-9-36-27-47q-16-14-34-15m-263 90-18 11q-17 17-17 44-1 19 20 36c7 19 5 32 3 45l20-17q5 20 0 36l22-19q11 13 19 30c24-72-55-78-63-128q3-7 9-13l12-7zm246 1-8 17 12 7q5 6 8 13c-8 50-86 56-62 128q7-16 18-30l21 19q-3-16 1-36l19 17c-1-13-3-25 3-44q22-18 21-37 1-27-17-44-7-6-16-10"/>`,tn=`<path fill="currentColor" d="M131 22v246H44l212 221 212-221h-87V22h-39v309c0 48-39 88-87 88-47 0-85-37-88-82V22zm127 8-28 232-17-128c-4 63-25 135-26 197 0 37 31 67 68 67s67-30 67-67v-6l-20-151-14 98-2-1zm-3 252a49 49 0 0 1 49 49 49 49 0 0 1-49 48 49 49 0 0 1-49-48 49 49 0 0 1 49-49"/>`,nn=`<path fill="currentColor" d="M105 41v398h302v-62H247V231h32v-55c0-38 37-57 73-57q33 0 55 18V41zm247 96c-27 0-55 13-55 39v55h110v-55c0-26-27-39-55-39m-192 78c18 0 33 15 33 33s-15 33-33 33-33-15-33-33 15-33 33-33m0 18q-13 2-15 15c-2 13 7 15 15 15s15-7 15-15-7-15-15-15m105 16v110h174V249zm87 23a16 16 0 0 1 16 16 16 16 0 0 1-11 15l11 33h-32l11-33a16 16 0 0 1-11-15 16 16 0 0 1 16-16M73 457v30h366v-30z"/>`,rn=`<path fill="currentColor" d="M239 24q-15 2-17 17c-2 15 8 18 17 18q17-1 18-18-1-15-18-17M40 36q-18 1-19 19 1 17 19 18c18 1 18-8 18-18s-8-19-18-19m148 15c-14 0-25 12-25 26s11 26 25 26c15 0 26-12 26-26s-11-26-26-26m117 3c26 67-60 117-57 35-40 37-13 84 5 122 13 28 12 54-11 63-16 7-33-11-39-30q-2-6-2-16c10 0 18-9 18-18 0-11-9-19-19-19s-19 8-19 19q1 11 9 16c-18 21-37 10-25-52-59 68-38 199 45 239-13-25-20-57-14-84 36 79 121 2 126-69 14 45 12 110-11 156 91-35 111-171 63-239-6 82-70 50-44-58 7-27-12-58-25-65M55 91q-16 2-18 17c-2 15 8 17 17 17q17-1 18-17-2-15-17-17m66 5c-11 0-21 9-21 21l2 8q-18 6-20 25c0 14 12 26 26 26s26-12 26-26a26 26 0 0 0-4-14q11-6 12-19-1-19-21-21m258 22q-15 2-17 18c-2 16 8 17 17 17q17-2 18-17-2-16-18-18m-279 79q-16 1-17 17c-1 16 7 17 17 17s17-8 17-17-8-17-17-17m1 168c-50 13-82 33-82 56 0 41 106 74 237 74 132 0 238-33 238-74 0-23-32-43-82-57q27 14 28 31c0 32-83 58-184 58S74 428 74 396q1-17 27-30"/>`,an=`<path fill="currentColor" d="M471 20 368 50l42-28q-40 8-101 36l-68 71 24-50q-35 20-72 50l-16 64-3-47q-37 32-64 71-29 39-42 82l-28-19q4 36 23 64l-33-11q10 34 41 51c-12 33-17 68-23 103l18 3C87 277 238 142 374 82l7 17c-122 55-216 147-266 279q28 0 52-6l5-61 13 56q17-6 30-15l-21-43 33 34q12-9 20-21c30-48 62-95 125-134l-46-16 70 2 33-20-50-4 75-18 16-18c17-22 29-44 26-65q-2-17-18-26z"/>`,on=`<path fill="currentColor" d="M374 22h-4c-31 1-66 16-97 47-88 90-154 172-243 174 24 19 55 32 85 37-24 29-51 48-93 65q57 13 110-2-40 51-108 95c61 0 136-12 182-47-5 30-16 65-43 100 70-19 117-42 146-83 3 27-1 45-11 80 78-66 151-165 183-271 32-108-29-194-107-195m-3 74q9 0 16 5-13 2-14 15 1 12 14 14 8 0 12-7v2c0 15-12 28-28 28s-28-13-28-28c0-16 12-29 28-29m67 35 13 3q-10 4-10 14 1 13 14 14 8 0 12-5v3c0 15-13 28-29 28-15 0-28-13-28-28s13-29 28-29m-111 33 5 45 30-25 4 42 32-26 4 40 30-26 6 55-44 37-4-39-30 25-5-42-31 26-5-45-30 25-6-55z"/>`,sn=`<path fill="currentColor" d="M346 20q-18 0-37 4 50 12 66 39l-45-5-19-18-19 17-23 1-29-16-15 23-24 6-29-15-12 31q-13 6-25 14l-33-6v29l-19 17H48l4 37-13 18-21-4v301h19c23-93 95-130 169-85 42 26 94 62 149 41a64 64 0 0 1-7 23l95 19 8-24q-5 5-20 4c-41-7-33-54 0-59q17-1 27 12l19-39c-69 6-130-31-198-17 36 7 57 24 68 42h-21l-11-10-14 7-17-6-8-16-11 6q-11-6-20-15l-2-26-19 5q-12-12-23-19l-2-19-23 9q-18-4-35 0c44-91 134-93 180-65q-7 9-18 14l67 71 20-15c-5 0-15-5-18-8-34-32 7-64 33-49q14 9 16 26l35-24c-59-35-85-98-149-126q34 38 31 70-14-10-29-16l-14-21-18 12-16-1-19-18-15 20-24 4-16-13-9 21-21 9-24-9-8 26q-19 12-35 26c34-138 207-171 295-151l-7 19 96 19 7-23q-4 4-12 4c-46-6-43-54-8-60q17-1 28 12l2-46c-55 5-96-14-145-14"/>`,cn=`<path fill="currentColor" d="M18 18v44l76 9-30-53zm118 0 57 34-14-34zm121 0-20 8 60 61-20-52zM115 35l19 59 58 26v64l37-9-34-93zm94 7 49 139 4-62 29-3zm119 7-8 23 60 62-29-82zM42 92l55 47 4-45zm354 3 10 67-28 54 32-30 19-46zM18 107v67l22 12 63 1zm315 18-7 7-41 40 14 14 24-25v28l-12 13 12 53v2l-31 18-2-1-39-38-17 5-25-14 34-9-5-18-55 15-9 2 2 9 15 56 18-5-9-34 24 14 5 17 52 16 2 1v36l-2 1-52 16-5 17-24 14 9-34-18-5-15 56-3 9 10 2 55 15 5-18-34-9 25-14 17 5 39-38 2-1 31 18v2l-12 53 12 13v28l-24-25-14 13 41 41 7 7 6-7 41-41-13-13-25 25v-28l13-13-13-53v-2l31-18 2 1 40 38 17-5 24 14-34 9 5 18 56-15 9-2-2-9-15-56-18 5 9 34-25-14-4-18-52-15-3-1v-36l3-1 52-16 4-17 25-14-9 34 18 5 15-56 2-9-9-3-56-14-5 18 34 9-24 14-17-5-40 38-2 1-31-18v-2l13-53-13-13v-28l25 25 13-14-41-40zm-204 1-17 35 47 34 14-54zm-67 76 57 86 41 13-15-80-15-15-18 16zm-23 29-8 27 35 19 2-28zm294 42 31 18v36l-31 18-32-18v-36zM94 304l31 57 33 8 12-40zm-26 54 16 47 67-8zm78 67-29 29 96-21z"/>`,ln=`<path fill="currentColor" d="M110 19q-4 12-3 28c0 27 24 48 53 53l59 5q-13 11-14 35 1 29 17 53t36 25 36-25 16-53q0-25-14-35l56-5c29-5 52-24 53-53l-3-28c-3 28-26 46-54 50-60 8-124 8-184 0-28-4-51-22-54-50m80 99c-249 7-201 195-22 243 40-40-7-102-44-57-23-44-21-83 4-95 49 27 84 88 87 148-34 23-60 63-60 63l26 39-41 23h82c-40-40-12-86 36-86 49 0 74 48 37 86h81l-41-23 27-39s-27-40-61-63c3-60 38-121 86-148 26 12 28 51 5 95-37-45-85 17-44 57 179-48 227-236-22-243q3 10 3 22 0 34-20 64c-12 18-30 32-51 32s-39-14-52-32q-18-30-19-64 0-12 3-22"/>`,un=`<path fill="currentColor" d="M434 32q-15 1-16 14c-1 13 7 15 15 15s16-6 16-15-7-14-15-14M267 59c7 16 17 18 31 25-11 21-23 51-43 59-65 26-99 58-113 99q-18 58 14 145c61 5 127 9 159 3q-3-6-9-9c-28-10-45-11-71-12l1-10c2-19 0-44-8-61q-6-12-16-19c-10-7-16-5-29-3l-3-18q23-3 41 6 15 9 23 26 14 30 10 62l27 3c19-31 37-60 40-91-14-4-33-10-35-24-2-20 4-45 20-56-1 28-5 44-3 50 6 11 31 15 40 17v1c18 4 32 7 35 25 19-29-14-45-36-54v-6q1-35 14-53c8-14 17-25 26-43v-1q-14-1-27 2c6-20 23-24 39-16q8-13 25-30-20-15-18-34c-28-4-58-5-79 10l-4-4c-16-18-61-12-51 11m68-4q7 12 29 14c-8 6-21 11-30 5-8-5-4-13 1-19M129 365c-14 3-38 7-49 16q-14 12-16 31-3 18 12 29c44 29 89 25 129 14 41-12 76-33 120-23 8 3 16 7 14 16l-2 6c-10 11-31 18-34 22-6 9 34 3 45-8q7-7 9-21c2-14-1-15-5-18q-16-15-40-15-24-1-53 6c-39 10-84 28-128 19q-25-5-33-15-6-7-3-16c7-15 28-17 41-20z"/>`,dn=`<path fill="currentColor" d="m156 34-37 1 10 29 27-2zM18 38v456h298l-12-46-64-64-48-160-88-80-8-80zm201 61-59 13 16 30 18 6-1 19 52-23zm35 61-20 21 28 12 13-21zm51 90-35 25-12 58 101 23-4-98zm107 62-21 3-16 20 5 22 41-16zm-44 96-44 6 7 29 37-1zm38 60-32 5-34 21h80z"/>`,fn=`<path fill="currentColor" d="m154 20-45 51 64 291-19 2L92 81l-55 57 73 290 41-48 14 14-44 50 201 48 54-50-193-50 5-18 200 52 104-195-69-128zm81 52c81 1 169 80 156 165-28-68-93-133-166-115-63 15-5 80 66 97 79 19 169 84 109 147-55 58-159 2-151-68 18 33 82 86 121 43 55-59-78-93-122-112-46-20-139-86-81-133q31-25 68-24m22 62 24 2c-25 12-30 32-25 55-49-35-37-57 1-57m141 21c39 18 54 67 9 96q12-48-9-96m-151 91q7 0 16 5c12 7 18 19 13 28s-19 9-31 2c-12-6-18-19-13-27q4-8 15-8"/>`,pn=`<path fill="currentColor" d="M267 176v9h34a10 10 0 0 1 0 20h-34v9h2a10 10 0 0 1 0 20h-2v9h1a10 10 0 1 1 0 21h-1v4a10 10 0 0 1-10 10h-1a10 10 0 0 1-10-10v-4h-1a10 10 0 0 1 0-21h1v-9h-1a10 10 0 0 1 0-20h1v-9h-34a10 10 0 0 1-7-17l8-3h33v-9h-34a10 10 0 0 1 1-21h33v-9h-12a10 10 0 1 1 0-20h12v-10a10 10 0 0 1 10-10h1a10 10 0 0 1 10 10v10h12a10 10 0 0 1 7 18l-8 2h-11v9h34a10 10 0 0 1 3 20l-3 1zm-47-61a10 10 0 0 0-9-6l-5 1-29 15a10 10 0 0 0 9 18l29-15a10 10 0 0 0 5-13m119 20a10 10 0 0 0-4-14h-1l-29-15a10 10 0 1 0-9 18l29 15a10 10 0 0 0 14-4m-157 23-7-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-58zm155-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10h3a10 10 0 0 0 7-10v-58a10 10 0 0 0-10-11m-37 115-5 2-38 25-39-25-5-2-5 1a10 10 0 0 0-6 9 10 10 0 0 0 5 9l44 29a10 10 0 0 0 12-1l43-28a10 10 0 0 0-6-19m-80 52-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1a10 10 0 0 0 10-10v-59zm88 0-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1l3-1a10 10 0 0 0 7-9v-59zm-88 93-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1a10 10 0 0 0 10-10v-59zm-38-165-7-4a10 10 0 0 0-10 11v22a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-22zm162 3-7-3a10 10 0 0 0-10 10v22a10 10 0 0 0 10 10h3a10 10 0 0 0 7-9v-23zm-36 162-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1l3-1a10 10 0 0 0 7-9v-59zM286 59c0 18-13 39-29 39s-30-21-30-39c0-25 15-38 30-38s29 13 29 38m-34-3a9 9 0 1 0-9 9 9 9 0 0 0 9-9m28 0a9 9 0 1 0-10 9 9 9 0 0 0 10-9"/>`,mn=`<path fill="currentColor" d="M283 19q33 9 40 29l-4 2q-38 10-81 34 31-7 48 4-9 15-15 36c-22 68-126-81-189-5-41 47 11 93-55 175 35-4 45-9 62-36 10-16 28-22 45-21q-19 16-39 60c20-19 45-39 72-40q2 9-12 21C93 327 16 364 20 477q8-17 17-29c6 29 29 54 93 40-47-6-76-59-45-82 63-47 129 1 270-76l7-3c-2 20-12 40-22 57q21-15 34-29c2 26-12 55-26 78 44-31 61-58 63-78 10 36-1 95-25 123 78-39 107-77 110-190 2-60-66-61-56-102q16-73-8-108c-19-49-80-59-149-59M90 48c-35 0-45 35-34 69 17-52 70-44 111-34q-50-36-77-35m254 30c19 22 30 43 10 66-26-17-26-39-10-66m75 49 12 1c-1 31-14 33-46 32 8-22 14-33 34-33m-85 40q15 0 31 9c44 27 22 74-4 75-15 1 1-24-16-38-16-13-39 12-46-6-8-23 11-40 35-40m60 247c-24 27-58 60-99 31 17 46 69 70 99-31"/>`,hn=`<path fill="currentColor" d="M251 22c-58 45-81 38-101 0 17 62 11 67-44 117 67-36 96-34 130 7-34-53-30-75 15-124m18 0 12 115-100 58 98 21-32 30L19 472v20h32l222-219 26-28 19 88 58-100 115 11-77-86 47-105-106 46zM27 56c34 28 35 43 31 88 19-54 28-68 64-82-39 9-56 11-95-6m55 102c25 27 27 44 24 72 15-34 22-45 56-64-35 11-46 10-80-8m325 95c9 52-4 74-33 107 44-37 58-44 97-39-38-11-47-20-64-68m-55 73c-19 69-46 84-108 70 54 20 56 21 53 86 25-56 47-53 96-38-42-32-46-49-41-118m109 56c-15 18-23 18-44 9 23 19 18 34 11 60 16-19 23-25 50-13-23-21-27-30-17-56"/>`,gn=`<path fill="currentColor" d="M64 26c-6 40-10 33-39 37 27 4 40 9 39 37 2-20 0-31 36-36-16-6-34 4-36-38m171 1-30 47 20 15 35-2 23-15-25-44zm58 27 35 58-4 5q-12 18-26 35l26 38-5-31 43-94zm-102 9-57 16 10 20-18 29 32-3 16 33 5 83 35 33 14-61 47 67 56-40-2-11v1l-44-65-8 75-80-79-6-9q-15-24-24-44l-3-4zm182 20-27 62 31 21 32 94c-15-4-31 2-32-36-7 39-10 32-39 36 26 4 39 9 38 38 3-20 1-31 34-37l7 22 8-70 46 27-25-83-31 7-4-17 58-15-21-11-30-16-11-6-2-1zm-81 4-23 16v10h-18v-8l-17 1 1 8-18 2-1-12-21-15-10 15q10 21 21 38 10 20 34 22 30-9 43-22 12-13 23-31zm-171 5-48 14-4 39 14 9c-49 60-2 0-48 60l75-56 10 16-56 34-6 64 41-28 11 25 32-102 11-11-6-12-55 4 32-50zm124 30 5 1q21 2 32 13l-13 12c-1-1-11-6-21-7s-19 0-26 8l-13-13q14-13 31-14zm21 52-22 8 19 18zm173 68-8 74 3-4 19-31 3-4 5 1q11 1 18 4l-10-22zm-201 16-2 1-12 50-24-23 26 42 41-19 16 27 44-10 6-37-4-26-58 42zM92 271h-1l-42 30-5 22 39-23 25 23 1-12zm82 7-46 108 9 41 18-53 17 47 10-14 8-20c39 8 32 11 35 40 5-26 10-39 39-37-20-3-31-2-36-37-6 15 3 33-38 34l20-51zm176 16-7 47-39 9 32 20 6 50 23-35 29 45 8-67zm100 12c-7 40-10 33-39 37 26 4 39 9 38 37 3-19 1-30 36-36-16-6-33 4-35-38m-85 112-24 37-3 33 127 2 20-44-36 20-11-21-14 12-15-1-3 25zm-174 7-25 33-11-28-20 60h57q-3-32-1-65m-112 5-12 60h66l-8-35-23 10z"/>`,_n={strength:oe,agility:an,magic:hn,heroic:_e,mana:hn,shields:x},vn=e=>e===`any`?void 0:_n[e],yn={bandit:re,beetle:en,fire_elemental:rn,glooping_ooze:f,goblin:v,ice_elemental:cn,ogre:fe,phantom:on,plague_rat:un,shadow:mn,skeleton:pn,wraith:n,arrow_wall:$t,boulder:tn,cave_in:dn,flame_statues:ie,force_wall:x,locked_door:nn,rune_puzzle:fn},bn=e=>yn[e]??`<path fill="currentColor" d="m106 114-33 74-3 1-14 5-8-54-25 87-4 12v1q-7 26 4 56 4 21 40 48 44 32 138 64v-6q1-19 14-30l-4-43-31 38-28-11-3-79-34 61-25-15-5-90-28 65q-11-9-20-20-4-30 6-52l5-3q24-7 58-6 50 3 118 31 1-21 19-30l-6-53-30 43q-14-6-28-9l-4-69-33 60q-17-4-32-4zm323 30-16 70-33-2-19-66-18 69-30 4-19-45-16 46q14 10 15 28l-1 7q71-15 119-9 35 3 57 16l4 3q8 24-3 53l-23 16-17-69-20 88-27 10-20-62-19 73-30 6-22-45-15 50 4 17-4 16q107-15 156-40 41-20 48-41 16-28 13-54v-1l-1-12-10-90-17 51-13-7-3-1zm-171 89q-13 2-15 15 0 6 3 10l23 1q5-3 5-11-1-13-16-15m-12 43h-3q-19 1-30 5-8 3-11 6-4 4-3 5-1 4 15 14 16 8 43 11 26 1 42-5l11-6q3-2 3-5 1-4-15-13t-43-11zm-6 57-3 30h3q9 0 16 3l3-31zm0 49q-18 2-20 20 2 20 20 21 19-1 21-21c2-20-9-20-21-20"/>`,xn={warrior:ee,mage:l,rogue:ge,archer:O,paladin:be},Sn=e=>xn[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Cn={dragons_cave:h,hydras_reef:sn,lichs_tomb:T,minotaurs_maze:ln,yetis_cavern:gn},wn=e=>Cn[e]??`<path fill="currentColor" d="M189 20q-9 41 34 87c11-7 32-11 50-8-46-23-67-47-84-79M29 27c15 46 52 102 101 141-36-2-80-15-111-25 25 35 64 53 103 66-25 18-55 36-103 39 54 19 107 9 131 1-18 35-101 66-122 77 53 4 121-11 167-33 10 24-2 53-10 78l-6 13 15-11c23-16 48-32 59-58 26 31 63 62 107 85q27 35 35 74 14-30 9-61c25-3 36-29 36-54-13 6-15 6-32 8 1-10 1-12-2-29q-16 13-31 12c2-7 3-19 3-27-13 7-19 10-30 11q1-15-4-31c-29 19-48 2-68-21 20-17 97-22 95 7 14-7 19-11 24-16q13 15 15 32c9-10 10-11 17-24 6 10 9 17 11 31q12-10 20-22c7 16 8 16 12 33 18-13 22-31 23-47 2-33 0-109-31-143 2 36-13 70-34 80-13 5-96-74-138-93-23-10-48 7-67 9Q110 94 29 27m267 126q19 30 60 55c-19 3-66-7-77-24-6-8 7-21 17-31M181 319q-23 9-44 14l-7 11q24 8 44 3 6-15 7-28m-68 19-11 2c-31 36-61 103-48 152h36c-11-38-16-87 23-154m8 22-14 32q20 10 45 8l15-33q-25 2-46-7m112 6q-19 16-39 30c7 34 33 63 74 96h83q-84-48-118-126m-130 44q-4 17-3 32c37 15 62 14 97 5q-11-16-17-33c-33 10-55 6-77-4m106 52c-38 11-69 13-107 0q2 16 7 30h130z"/>`,Tn=`<path fill="currentColor" d="M465 21C274 132-106-1 70 354q17-18 38-35c-40-56-54-119-18-165-8 42 11 94 47 142l19-13 32-20c-39-49-52-106-8-147-14 46 3 92 37 130l52-29c-34-38-48-86-9-121-17 39 1 79 33 108l25-13 33-22c-28-27-39-68 2-89-19 27-7 57 16 75q48-38 77-96-13 67-56 108c29 11 62 4 76-39-10 74-57 78-94 57q-25 21-54 39c48 31 110 41 143 8-30 69-111 52-168 8l-47 33c55 44 134 69 202 55-66 54-165 23-230-34l-22 18-25 22c59 58 144 101 235 97-86 41-191-1-260-68q-14 18-23 36l-5 10C585 697 503 124 465 21M238 256q-37 19-72 43C94 347 34 406 23 485q8 6 27 10 20 5 48 2-17-57 8-106 27-52 78-94z"/>`,En=q(`<span class="leaf svelte-1o3avc4"><!></span>`);function Dn(e,t){R(t,!0);let n=$(),r=G(()=>n.words.say(`board-leaf`));var i=En(),a=b(i);U(a,{get of(){return Tn},size:`20px`,get label(){return E(r)}}),k(i),S(()=>A(i,`title`,E(r))),J(e,i),z()}var On=`<path fill="currentColor" d="M182 33v52h149V33zm14 70-3 7q-2 7-19 7-34 1-55 16c-21 15-24 25-24 42v252c0 32 26 58 58 58h214c32 0 58-26 58-58V175q-1-26-23-42c-22-16-33-16-54-16q-22-1-27-7l-3-7h-19q1 10 8 19 12 13 41 13 26 1 43 13 15 12 16 27v252c0 22-18 40-40 40H153c-22 0-40-18-40-40V175q1-15 16-27 17-12 45-13 24 0 34-14 6-8 7-18zm66 46q-44 1-63 32-19 29-19 66 37 20 43 45l2 9q15 8 38 8 19 0 36-7l1-10q7-26 45-45-1-36-19-65-19-31-64-33m-30 75q15 1 17 16c2 15-8 17-17 17q-15-2-16-17 1-15 16-16m56 0q15 1 16 16c1 15-7 17-16 17s-17-8-17-17q1-15 17-16m-29 33q9 20 14 40-15-5-28 0 4-20 14-40m-37 64-9 19c11 8 31 12 50 12q30-1 47-12l-9-18q-18 6-38 6-23 0-41-7m-71 17q-14 16-10 36c69 5 164 32 227 61q13-16 10-37c-68-7-164-29-227-60m217 0q-32 15-72 28 32 7 59 10l23-2q3-20-10-36m-204 57-23 3q-3 21 10 37 33-15 73-28z"/>`,kn=q(`<span></span>`),An=q(`<span class="cost svelte-ed2mv" aria-hidden="true"></span>`);function jn(e,t){R(t,!0);let n=d(t,`size`,3,`16px`),r=G(()=>[{name:`hearts`,icon:Ce,n:t.square.hearts},{name:`time`,icon:i,n:t.square.time},{name:`poison`,icon:On,n:t.square.poison},{name:`skulls`,icon:y,n:t.square.skulls}].filter(({n:e})=>e>0));var a=An();B(a,21,()=>E(r),({name:e,icon:t,n})=>e,(e,t)=>{let r=()=>E(t).name,i=()=>E(t).icon,a=()=>E(t).n;var o=kn();B(o,21,()=>({length:a()}),W,(e,t)=>{U(e,{get of(){return i()},get size(){return n()}})}),k(o),S(()=>H(o,1,ae(r()),`svelte-ed2mv`)),J(e,o)}),k(a),J(e,a),z()}var Mn=q(`<span class="shield svelte-1sxhous"><!></span>`),Nn=q(`<span class="plus svelte-1sxhous">+</span>`),Pn=q(`<span role="img"><span class="top svelte-1sxhous"><!> <svg viewBox="0 0 48 48"><path class="svelte-1sxhous"></path><text x="24" y="33" text-anchor="middle" class="svelte-1sxhous"> </text></svg> <!></span> <!></span>`);function Fn(e,t){R(t,!0);let n=$(),i=G(()=>t.square.colour===`any`?`square`:Ze[t.square.colour]);var a=Pn(),o=b(a),s=b(o),c=e=>{var t=Mn(),n=b(t);U(n,{get of(){return x},size:`13px`}),k(t),J(e,t)};V(s,e=>{t.square.shield&&e(c)});var l=r(s,2);let u;var d=b(l),f=r(d),p=Y(f,!0);k(l);var m=r(l,2),h=e=>{var t=Nn();J(e,t)};V(m,e=>{t.square.wide&&e(h)}),k(o),jn(r(o,2),{get square(){return t.square},size:`12px`}),k(a),S(e=>{H(a,1,`mini ${t.square.colour??``}`,`svelte-1sxhous`),A(a,`aria-label`,e),u=H(l,0,`svelte-1sxhous`,null,u,{wide:t.square.wide}),A(d,`d`,Ee[E(i)]),K(p,t.square.value??`X`)},[()=>vt(t.square,n.words)]),J(e,a),z()}var In=q(`<span class="card svelte-1kp0f66"><b class="svelte-1kp0f66"><!> <!></b> <span class="boxes svelte-1kp0f66"></span> <span class="xp svelte-1kp0f66"> </span></span>`),Ln=q(`<!><!>`,1),Rn=q(`<button><!> <!></button>`);function zn(e,t){R(t,!0);let n=$(),i=G(()=>n.words);var a=Rn();let o;var c=b(a);B(c,17,()=>t.cards,e=>e.card,(e,t)=>{var n=In(),a=b(n),o=b(a);{let e=G(()=>bn(E(t).kind));U(o,{get of(){return E(e)},size:`22px`})}var s=r(o),c=r(s),l=e=>{Dn(e,{})};V(c,e=>{E(t).leaf&&e(l)}),k(a);var u=r(a,2);B(u,21,()=>E(t).options??E(t).boxes,W,(e,t)=>{Fn(e,{get square(){return E(t)}})}),k(u);var d=r(u,2),f=Y(d,!0);k(n),S((e,t)=>{K(s,` ${e??``} `),K(f,t)},[()=>Q(E(t).name,E(i)),()=>E(i).say(`board-worth`,{xp:E(t).xp})]),J(e,n)});var l=r(c,2),u=e=>{var n=Ln(),i=j(n);Xt(i,{get of(){return t.offer}}),Qt(r(i),{get text(){return t.offer.text}}),J(e,n)};V(l,e=>{t.offer&&e(u)}),k(a),S(()=>{o=H(a,1,`open svelte-1kp0f66`,null,o,{lit:t.offer,two:t.cards.length>1}),A(a,`data-go`,t.offer?!0:void 0),A(a,`data-move`,t.offer?.text),A(a,`aria-disabled`,!t.offer)}),s(`click`,a,()=>t.offer&&n.play(t.offer)),J(e,a),z()}P([`click`]);var Bn=q(`<!><!>`,1),Vn=q(`<button><!> <span> </span> <!></button>`),Hn=q(`<!> <div class="doors svelte-hz7czh" role="group"><!> <!> <!></div>`,1);function Un(e,t){R(t,!0);let n=$(),i=G(()=>n.table),a=G(()=>n.words),o=G(()=>[n.offer(`explore`),n.offer(`open`)]),c=G(()=>le(E(o),2)),l=G(()=>E(c)[0]),u=G(()=>E(c)[1]),d=G(()=>n.offer(`descend`)),f=G(()=>Math.max(0,E(i).deck.limit-E(i).deck.closed-E(i).deck.open.length));var p=Hn(),m=j(p),h=e=>{Xt(e,{get of(){return E(d)}})};V(m,e=>{E(d)&&e(h)});var g=r(m,2),_=b(g);B(_,17,()=>E(i).deck.open,W,(e,t,r)=>{{let i=G(()=>n.of(`enter`)[r]);zn(e,{get cards(){return E(t)},get offer(){return E(i)}})}});var v=r(_,2);B(v,17,()=>({length:E(i).deck.closed}),W,(e,t,i)=>{var o=Vn();let c;var l=b(o);U(l,{get of(){return ue},size:`56px`});var d=r(l,2),f=Y(d,!0),p=r(d,2),m=e=>{var t=Bn(),n=j(t);Xt(n,{get of(){return E(u)}}),Qt(r(n),{text:`open`}),J(e,t)};V(p,e=>{E(u)&&i===0&&e(m)}),k(o),S(e=>{c=H(o,1,`door closed svelte-hz7czh`,null,c,{lit:E(u)}),A(o,`data-go`,E(u)&&i===0?!0:void 0),A(o,`data-move`,E(u)&&i===0?`open`:void 0),A(o,`aria-disabled`,!E(u)),K(f,e)},[()=>E(a).say(`board-closed`)]),s(`click`,o,()=>E(u)&&n.play(E(u))),J(e,o)});var y=r(v,2);B(y,17,()=>({length:E(f)}),W,(e,t,o)=>{var c=Vn();let u;var d=b(c);U(d,{get of(){return pe},size:`36px`});var f=r(d,2),p=Y(f,!0),m=r(f,2),h=e=>{Qt(e,{text:`explore`})};V(m,e=>{E(l)&&o===0&&e(h)}),k(c),S(e=>{u=H(c,1,`door free svelte-hz7czh`,null,u,{lit:E(l)}),A(c,`data-go`,E(l)&&o===0?!0:void 0),A(c,`data-move`,E(l)&&o===0?`explore`:void 0),A(c,`aria-disabled`,!E(l)),K(p,e)},[()=>E(a).say(E(l)?`board-explore`:E(i).deck.stairs?`board-no-door`:`board-free-door`)]),s(`click`,c,()=>E(l)&&n.play(E(l))),J(e,c)}),k(g),ve(g,()=>ye),S(e=>A(g,`aria-label`,e),[()=>E(a).say(`board-doors`)]),J(e,p),z()}P([`click`]);var Wn=[`explore`,`open`,`enter`,`option`,`feat`,`unstore`,`place`,`pick`,`discard`,`join`,`use`,`drink`,`item`,`skill`,`swap_item`,`swap_skill`,`potion`,`xp`],Gn=({said:e})=>e.id===`vanish`,Kn=N(`<text y="36.5" text-anchor="middle" class="svelte-dj9y0b"> </text>`),qn=N(`<svg class="face svelte-dj9y0b" viewBox="0 0 48 48"><g transform="translate(1.5 1.5) scale(0.0313)"></g><g><path class="frame svelte-dj9y0b"></path></g><!></svg>`);function Jn(t,n){R(n,!0);let i=d(n,`tumble`,3,!1),a=d(n,`fresh`,3,!1);De(t,{get value(){return n.value},get tone(){return n.tone},get tumble(){return i()},get fresh(){return a()},children:(t,i=e)=>{var a=qn(),o=b(a);ce(o,()=>n.icon,!0),k(o);var s=r(o),c=Y(s),l=r(s),u=e=>{var t=Kn(),r=Y(t,!0);S(()=>{A(t,`x`,n.frame===`star`?26.1:28.2),K(r,i())}),J(e,t)};V(l,e=>{i()!==null&&e(u)}),k(a),S(()=>{A(s,`transform`,n.frame===`star`?`translate(4.5 6) scale(0.9)`:`translate(9.5 9.5) scale(0.78)`),A(c,`d`,Ee[n.frame])}),J(t,a)},$$slots:{default:!0}}),z()}function Yn(e,t){R(t,!0);let n=d(t,`fresh`,3,!1),r=d(t,`moving`,3,!1),i=G(()=>t.kind===`mana`?`magic`:t.kind===`shields`?`heroic`:t.kind);Jn(e,{get value(){return t.value},get tone(){return E(i)},get frame(){return Ze[t.kind]},get icon(){return _n[t.kind]},get fresh(){return n()},get tumble(){return r()}}),z()}var Xn=q(`<span></span>`),Zn=N(`<svg viewBox="0 0 48 48" class="svelte-1jp9bjh"><path class="svelte-1jp9bjh"></path><text x="24" y="32.5" text-anchor="middle" class="svelte-1jp9bjh"> </text></svg>`),Qn=q(`<b class="filled svelte-1jp9bjh"> </b>`),$n=q(`<span class="kind svelte-1jp9bjh"><!></span>`),er=q(`<span class="shield svelte-1jp9bjh"><!></span>`),tr=q(`<b class="svelte-1jp9bjh">1/2</b>`),nr=q(`<button><span class="hidden"> </span> <span class="face svelte-1jp9bjh" aria-hidden="true"><!> <!></span> <span class="foot svelte-1jp9bjh" aria-hidden="true"><!> <!> <!> <!></span> <!></button>`);function rr(e,t){R(t,!0);let n=$(),i=G(()=>n.table),a=G(()=>n.words),o=G(()=>n.hand),c=G(()=>({box:t.box.box})),l=G(()=>E(o).isOpen(E(c))),u=G(()=>bt(E(i),E(o),t.box)),d=G(()=>E(u)!==null&&!t.box.covered),f=G(()=>E(o).goal&&`box`in E(o).goal&&E(o).goal.box===t.box.box?E(o).dice:[]),p=G(()=>t.box.colour===`any`?`square`:Ze[t.box.colour]),m=G(()=>vn(t.box.colour));var h=nr();let g;var _=b(h),v=Y(_,!0),y=r(_,2),C=b(y),w=e=>{var n=Xn();let r;B(n,21,()=>[...t.box.dice,...E(f)],W,(e,t)=>{Yn(e,{get kind(){return E(t).kind},get value(){return E(t).value}})}),k(n),S(()=>r=H(n,1,`dice svelte-1jp9bjh`,null,r,{ghosts:!t.box.dice.length})),J(e,n)},T=e=>{var n=Zn(),i=b(n),a=r(i),o=Y(a,!0);k(n),S(()=>{A(i,`d`,Ee[E(p)]),K(o,t.box.value)}),J(e,n)};V(C,e=>{t.box.dice.length||E(f).length?e(w):e(T,-1)});var D=r(C,2),O=e=>{var t=Qn(),n=Y(t);S(()=>K(n,`${E(u).now??``} / ${E(u).of??``}`)),J(e,t)},j=e=>{var t=Qn(),n=Y(t,!0);S(e=>K(n,e),[()=>E(a).say(`board-in-all`)]),J(e,t)},M=e=>{var n=Qn(),r=Y(n,!0);S(e=>K(r,e),[()=>E(a).say(`board-at-least`,{value:t.box.value})]),J(e,n)};V(D,e=>{E(u)?e(O):!t.box.covered&&t.box.wide?e(j,1):(t.box.dice.length||E(f).length)&&e(M,2)}),k(y);var N=r(y,2),P=b(N),ee=e=>{var t=$n(),n=b(t);U(n,{get of(){return E(m)},size:`15px`}),k(t),J(e,t)};V(P,e=>{E(m)&&e(ee)});var F=r(P,2),te=e=>{var t=er(),n=b(t);U(n,{get of(){return x},size:`17px`}),k(t),J(e,t)};V(F,e=>{t.box.shield&&e(te)});var I=r(F,2);jn(I,{get square(){return t.box}});var ne=r(I,2),L=e=>{var t=tr();J(e,t)};V(ne,e=>{t.box.once&&e(L)}),k(N),Qt(r(N,2),{get text(){return`box ${t.box.box??``}`}}),k(h),S(e=>{g=H(h,1,`box ${t.box.colour??``}`,`svelte-1jp9bjh`,g,{wide:t.box.wide,lit:E(l),aimed:E(d),covered:t.box.covered}),A(h,`data-spot`,`box ${t.box.box??``}`),A(h,`data-lit`,E(l)||void 0),A(h,`aria-disabled`,!E(l)),A(h,`aria-pressed`,E(d)),K(v,e)},[()=>St(E(i),E(o),t.box,E(a))]),s(`click`,h,()=>E(o).tap(E(c))),J(e,h),z()}P([`click`]);var ir=q(`<div class="first svelte-193l0vd"><p class="svelte-193l0vd"><!> </p> <div class="row svelte-193l0vd"></div></div>`),ar=q(`<div class="row svelte-193l0vd"></div>`),or=q(`<!> <!>`,1),sr=q(`<span class="xp svelte-193l0vd"> </span>`),cr=q(`<p class="svelte-193l0vd"><b> </b></p>`),lr=q(`<b> </b> `,1),ur=q(`<p class="svelte-193l0vd"><!> </p>`),dr=q(`<i></i>`),fr=q(`<span class="life svelte-193l0vd" aria-hidden="true"></span>`),pr=q(`<div class="top svelte-193l0vd"><span class="portrait svelte-193l0vd"><!></span> <div><!> <!></div></div> <!> <div class="boxes svelte-193l0vd" role="group"><!> <!></div>`,1),mr=q(`<div class="dungeon svelte-193l0vd" role="group"><h3 class="svelte-193l0vd"> </h3> <!></div>`),hr=q(`<div><!> <!></div>`);function gr(t,n){R(n,!0);let i=(t,n=e)=>{var i=or(),a=j(i),o=e=>{var t=ir(),i=b(t),a=b(i);U(a,{get of(){return x},size:`16px`});var o=r(a);k(i);var c=r(i,2);B(c,21,()=>v(n()),e=>e.box,(e,t)=>{rr(e,{get box(){return E(t)}})}),k(c),k(t),S(e=>K(o,` ${e??``}`),[()=>E(s).say(E(w)?`board-first`:`board-first-done`)]),J(e,t)},c=G(()=>v(n()).length);V(a,e=>{E(c)&&e(o)});var l=r(a,2),u=e=>{var t=ar();B(t,21,()=>y(n()),e=>e.box,(e,t)=>{rr(e,{get box(){return E(t)}})}),k(t),J(e,t)},d=G(()=>y(n()).length);V(l,e=>{E(d)&&e(u)}),J(t,i)},a=$(),o=G(()=>a.table),s=G(()=>a.words),c=G(()=>E(o).dungeon),l=G(()=>E(c).guardian),u=G(()=>n.encounter.mode===`guardian`),d=G(()=>E(o).cards.find(({card:e})=>e===n.encounter.card?.card)),f=G(()=>E(u)?E(l).name:n.encounter.card?.name),p=G(()=>n.encounter.option?n.encounter.options?.[n.encounter.option-1]:void 0),m=G(()=>E(u)?{name:null,text:E(l).text}:n.encounter.ability??null),h=G(()=>E(u)?wn(E(o).dungeon.id):bn(n.encounter.card?.kind??``)),g=G(()=>n.encounter.boxes.filter(({dungeon:e})=>!e)),_=G(()=>n.encounter.boxes.filter(({dungeon:e})=>e)),v=e=>e.filter(e=>e.shield),y=e=>e.filter(e=>!e.shield),C=G(()=>n.encounter.boxes.length?[]:E(d)?.options??E(d)?.boxes??[]),w=G(()=>v(n.encounter.boxes).some(({covered:e})=>!e));var T=hr();let D;var O=b(T);{let e=e=>{var t=se(),r=j(t),i=e=>{var t=sr(),n=Y(t,!0);S(e=>K(n,e),[()=>E(s).say(`board-guardian`,{damage:E(l).damage,health:E(l).health})]),J(e,t)},a=e=>{var t=sr(),r=Y(t,!0);S(e=>K(r,e),[()=>E(s).say(`board-worth`,{xp:n.encounter.card.xp})]),J(e,t)};V(r,e=>{E(u)?e(i):n.encounter.card&&e(a,1)}),J(e,t)},t=G(()=>Q(E(f),E(s)));ke(O,{get title(){return E(t)},aside:e,children:(e,t)=>{var n=pr(),a=j(n),o=b(a),c=b(o);U(c,{get of(){return E(h)},size:`100%`}),k(o);var d=r(o,2),f=b(d),_=e=>{var t=cr(),n=b(t),r=Y(n,!0);k(t),S(e=>K(r,e),[()=>Q(E(p).name,E(s))]),J(e,t)};V(f,e=>{E(p)&&e(_)});var v=r(f,2),y=e=>{var t=ur(),n=b(t),i=e=>{var t=lr(),n=j(t),i=Y(n,!0),a=r(n,1,!0);a.nodeValue=` · `,S(e=>K(i,e),[()=>Q(E(m).name,E(s))]),J(e,t)};V(n,e=>{E(m).name&&e(i)});var a=r(n,1,!0);k(t),S(e=>K(a,e),[()=>Q(E(m).text,E(s))]),J(e,t)};V(v,e=>{E(m)&&e(y)}),k(d),k(a);var x=r(a,2),w=e=>{var t=fr();B(t,21,()=>({length:E(l).health}),W,(e,t,n)=>{var r=dr();let i;S(()=>i=H(r,1,`svelte-193l0vd`,null,i,{hit:n<E(l).damage})),J(e,r)}),k(t),J(e,t)};V(x,e=>{E(u)&&e(w)});var T=r(x,2),D=b(T);i(D,()=>E(g));var O=r(D,2),M=e=>{var t=ar();B(t,21,()=>E(C),W,(e,t)=>{Fn(e,{get square(){return E(t)}})}),k(t),J(e,t)};V(O,e=>{E(C).length&&e(M)}),k(T),ve(T,()=>ye),S(e=>A(T,`aria-label`,e),[()=>E(s).say(`board-boxes`)]),J(e,n)},$$slots:{aside:!0,default:!0}})}var M=r(O,2),N=e=>{var t=mr(),n=b(t),a=Y(n,!0),c=r(n,2);i(c,()=>E(_)),k(t),ve(t,()=>ye),S((e,n)=>{A(t,`aria-label`,e),K(a,n)},[()=>E(s).say(`board-dungeon-boxes`),()=>Q(E(o).dungeon.name,E(s))]),J(e,t)};V(M,e=>{E(_).length&&e(N)}),k(T),S(()=>D=H(T,1,`encounter svelte-193l0vd`,null,D,{alone:!E(_).length})),J(t,T),z()}var _r=q(`<li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li>`),vr=q(`<section class="end svelte-1fbc52h"><ol class="svelte-1fbc52h"><!> <li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li></ol> <p class="svelte-1fbc52h"> </p></section>`);function yr(e,t){R(t,!0);let n=$(),i=G(()=>n.table),a=G(()=>n.words),o=G(()=>E(i).dungeon),s=G(()=>E(i).phase===`won`),c=e=>e+1<E(o).floor;var l=vr(),u=b(l),d=b(u);B(d,17,()=>E(o).floors,W,(e,t,n)=>{var i=_r();let l;var u=b(i);U(u,{get of(){return C},size:`28px`});var d=r(u,2),f=Y(d,!0),p=r(d,2),m=Y(p,!0);k(i),S((e,t,r)=>{l=H(i,1,`svelte-1fbc52h`,null,l,{passed:e,here:!E(s)&&n+1===E(o).floor}),K(f,t),K(m,r)},[()=>c(n),()=>Q(E(t).name,E(a)),()=>E(a).say(`board-end-floor`,{state:c(n)?`passed`:n+1===E(o).floor?`fell`:`unseen`})]),J(e,i)});var f=r(d,2);let p;var m=b(f);{let e=G(()=>wn(E(o).id));U(m,{get of(){return E(e)},size:`28px`})}var h=r(m,2),g=Y(h,!0),_=r(h,2),v=Y(_,!0);k(f),k(u);var y=r(u,2),x=Y(y,!0);k(l),S((e,t,n,r)=>{A(l,`aria-label`,e),p=H(f,1,`svelte-1fbc52h`,null,p,{passed:E(s),here:!E(s)&&E(o).floor>E(o).floors.length}),K(g,t),K(v,n),K(x,r)},[()=>E(a).say(`board-end`),()=>Q(E(o).guardian.name,E(a)),()=>E(o).floor>E(o).floors.length?E(a).say(`board-guardian`,{damage:E(o).guardian.damage,health:E(o).guardian.health}):E(a).say(`board-end-floor`,{state:`unseen`}),()=>E(a).say(`board-end-group`,{level:E(i).level.level,xp:E(i).level.xp,cubes:E(i).potions.cubes,turn:E(i).turn})]),J(e,l),z()}var br=`<path fill="currentColor" d="M230 18v229h49V18zM79 21 63 158q73 45 148 53V33q-66-3-132-12m349 1q-65 10-130 12v175q70-12 149-51zm-2 166q-66 30-128 39v20h37v143h-37v9c0 34-20 56-43 56s-44-21-44-56v-9h-37V247h37v-17q-65-6-127-38 7 138-5 278 175 47 352 0-11-141-5-282m-233 78v106h123V266zm21 18h82v67h-82zm18 19v30h45v-30zm-2 87v9c0 28 13 38 25 38 11-1 24-11 24-38v-9z"/>`,xr=`<path fill="currentColor" d="M320 21c13 33 13 33-6 63 33-13 33-13 64 6-13-34-13-34 5-64-33 13-33 13-63-5M113 38c-12 21-12 21-36 24 21 12 21 12 25 36 11-21 11-21 35-24-21-12-21-12-24-36m77 56c-1 51-1 51-42 80 50 1 50 1 80 42 1-50 1-50 42-80-51-1-51-1-80-42m191 56c0 24 0 24-20 39 25 0 25 0 39 19 0-24 0-24 19-39-24 0-24 0-38-19m-184 84h-4q-26 2-77 23L76 434q116-31 171-5V248q-26-14-47-14zm122 11h-8l-46 5v177c44-8 107-4 171 8l-40-177c-35-9-56-12-77-13m3 17 53 5 5 17c-24-4-66-5-93-1v-18q18-3 35-3m-251 5-10 46h24l10-46zm346 0 40 177 2 10h23l-41-187zm-79 58 49 2 4 17c-33-3-73-3-103 0l-1-17zm-282 6-7 30h25l7-30zm275 27h15l2 18c-20-1-47 1-60 1v-18zm41 1h24l3 17h-32l-3-17zM45 379l-18 78h25l18-78zm303 12 57 2 3 21c-34-4-86-7-119-3v-18zm-166 44q-44 0-116 20l-7 2 188-2v-6q-24-14-65-14m134 6q-29 1-51 4v10l178-1c-45-9-90-13-127-13M26 475v18h460v-18z"/>`,Sr=q(`<p class="svelte-r1vbky"><span><!> </span> <span><!> <b> </b> <!> </span></p>`);function Cr(e,t){R(t,!0);let n=G($),i=G(()=>E(n).words);var a=Sr(),o=b(a),s=b(o);U(s,{get of(){return br},size:`18px`});var c=r(s);k(o);var l=r(o,2),u=b(l);{let e=G(()=>t.card.scroll.potion?te:xr);U(u,{get of(){return E(e)},size:`18px`})}var d=r(u,2),f=Y(d,!0),p=r(d,2),m=e=>{var n=we();S(e=>K(n,`(${e??``})`),[()=>Tt(t.card.scroll.cost,E(i))]),J(e,n)};V(p,e=>{t.card.scroll.potion||e(m)});var h=r(p);k(l),k(a),S((e,t,n)=>{K(c,` ${e??``}`),K(f,t),K(h,` · ${n??``}`)},[()=>Et(t.card.item,E(i)),()=>Q(t.card.scroll.name,E(i)),()=>Q(t.card.scroll.text,E(i))]),J(e,a),z()}var wr=q(`<!><!>`,1),Tr=q(`<button><b> </b> <span class="price svelte-1gz5qoq"><!> </span> <!> <!></button>`),Er=q(`<span class="xp svelte-1gz5qoq"><!> </span>`),Dr=q(`<p class="svelte-1gz5qoq"><b> </b> </p>`),Or=q(`<div class="ways svelte-1gz5qoq"></div>`),kr=q(`<div class="boxes svelte-1gz5qoq"></div>`),Ar=q(`<div class="top svelte-1gz5qoq"><span class="portrait svelte-1gz5qoq"><!></span> <div class="body svelte-1gz5qoq"><!> <!></div></div>`),jr=q(`<div><!></div>`),Mr=q(`<!> <div></div>`,1);function Nr(t,n){R(n,!0);let a=(t,n=e,a=e,c=e)=>{let d=G(()=>a().card===E(u)?o.offer(`option ${c()+1}`):void 0);var f=Tr();let p;var m=b(f),h=Y(m,!0),g=r(m,2),_=b(g);U(_,{get of(){return i},size:`15px`});var v=r(_);k(g);var y=r(g,2);Fn(y,{get square(){return n()}});var x=r(y,2),C=e=>{var t=wr(),n=j(t);Xt(n,{get of(){return E(d)}}),Qt(r(n),{get text(){return E(d).text}}),J(e,t)};V(x,e=>{E(d)&&e(C)}),k(f),S((e,t)=>{p=H(f,1,`way svelte-1gz5qoq`,null,p,{lit:E(d)}),A(f,`data-move`,E(d)?.text),A(f,`aria-disabled`,!E(d)),K(h,e),K(v,` ${t??``}`)},[()=>Q(n().name,E(l)),()=>E(l).say(`board-price`,{time:n().price})]),s(`click`,f,()=>E(d)&&o.play(E(d))),J(t,f)},o=$(),c=G(()=>o.table),l=G(()=>o.words),u=G(()=>E(c).encounter?.card?.card),d=G(()=>o.offer(`fight`));var f=Mr(),p=j(f),m=e=>{Xt(e,{get of(){return E(d)}})};V(p,e=>{E(d)&&e(m)});var h=r(p,2);let g;B(h,21,()=>E(c).cards,e=>e.card,(e,t)=>{var n=jr();let i;var s=b(n);{let e=e=>{var n=Er(),i=b(n),a=e=>{Dn(e,{})};V(i,e=>{E(t).leaf&&e(a)});var o=r(i,1,!0);k(n),S(e=>K(o,e),[()=>E(l).say(`board-worth`,{xp:E(t).xp})]),J(e,n)},n=e=>{Cr(e,{get card(){return E(t)}})},i=G(()=>Q(E(t).name,E(l)));ke(s,{get title(){return E(i)},aside:e,foot:n,children:(e,n)=>{var i=Ar(),o=b(i),s=b(o);{let e=G(()=>bn(E(t).kind));U(s,{get of(){return E(e)},size:`100%`})}k(o);var c=r(o,2),u=b(c),d=e=>{var n=Dr(),i=b(n),a=Y(i,!0),o=r(i);k(n),S((e,t)=>{K(a,e),K(o,` · ${t??``}`)},[()=>Q(E(t).ability.name,E(l)),()=>Q(E(t).ability.text,E(l))]),J(e,n)};V(u,e=>{E(t).ability&&e(d)});var f=r(u,2),p=e=>{var n=Or();B(n,21,()=>E(t).options,W,(e,n,r)=>{a(e,()=>E(n),()=>E(t),()=>r)}),k(n),ve(n,()=>ye),J(e,n)},m=e=>{var n=kr();B(n,21,()=>E(t).boxes,W,(e,t)=>{Fn(e,{get square(){return E(t)}})}),k(n),J(e,n)};V(f,e=>{E(t).options?e(p):e(m,-1)}),k(c),k(i),J(e,i)},$$slots:{aside:!0,foot:!0,default:!0}})}k(n),S(()=>i=H(n,1,`turn svelte-1gz5qoq`,null,i,{moving:o.moving,waits:E(u)!==void 0&&E(t).card!==E(u)})),J(e,n)}),k(h),S(()=>g=H(h,1,`faces svelte-1gz5qoq`,null,g,{two:E(c).cards.length>1})),J(t,f),z()}P([`click`]);function Pr(e,t){if(e.phase!==`roll`&&!e.rolling)return new Map;let n=new Map(e.dice.map(({die:e,count:t})=>[e,t])),r=({die:e,count:t})=>t-(n.get(e)??0);return new Map(t.dice.filter(e=>r(e)>0).map(e=>[e.die,r(e)]))}var Fr=class{table;offers;run;#e=u([]);get up(){return E(this.#e)}set up(e){L(this.#e,e)}#t=u(null);get goal(){return E(this.#t)}set goal(e){L(this.#t,e)}#n=u(null);get refused(){return E(this.#n)}set refused(e){L(this.#n,e)}constructor(e,t,n){this.table=e,this.offers=t,this.run=n}#r=G(()=>new Set(this.offers().map(({text:e})=>e)));get texts(){return E(this.#r)}set texts(e){L(this.#r,e)}#i=G(()=>qe(this.table().dice));get all(){return E(this.#i)}set all(e){L(this.#i,e)}#a=G(()=>this.all.filter(({id:e})=>this.up.includes(e)));get dice(){return E(this.#a)}set dice(e){L(this.#a,e)}#o=G(()=>this.table().phase===`act`&&this.offers().length>0);get free(){return E(this.#o)}set free(e){L(this.#o,e)}#s=G(()=>{let{phase:e,picking:t}=this.table();return e===`pick`&&t?.what===`change`&&this.has(`done`)&&t.left>1?t.left:0});get changes(){return E(this.#s)}set changes(e){L(this.#s,e)}#c=G(()=>this.texts.has(`join`)&&this.dice.length===this.table().to_join&&this.plain());get mayJoin(){return E(this.#c)}set mayJoin(e){L(this.#c,e)}#l=G(()=>this.free&&this.goal===null&&this.dice.length===1);get mayDiscard(){return E(this.#l)}set mayDiscard(e){L(this.#l,e)}#u=G(()=>{let e=this.goal&&X(this.table(),this.goal);return e?it(e,this.dice):!1});get ready(){return E(this.#u)}set ready(e){L(this.#u,e)}has(e){return this.texts.has(e)}isUp(e){return this.up.includes(e.id)}direct(e){if(this.free||this.changes)return;let t=this.table().encounter?.filling;return[`pick ${e.text}`,`place ${e.text} ${t?.box}`].find(e=>this.has(e))}isLit(e){if(this.changes)return this.isUp(e)||this.mayChange(e);if(!this.free)return this.direct(e)!==void 0;let t=this.goal&&X(this.table(),this.goal);return!t||t.fits(e)}isOpen(e){let t=X(this.table(),e);return!this.free||!t||!this.isOffered(e)?!1:this.goal?Qe(this.goal,e):(!this.dice.length||it(t,this.dice)||at(t,this.dice))&&ot(t,this.all)!==void 0}tapDie(e){this.refused=null;let t=this.direct(e);t?this.run([t]):this.isUp(e)?this.up=this.up.filter(t=>t!==e.id):this.isLit(e)?this.up=this.taking(e):this.refused={die:e.id}}tap(e){this.refused=null,!this.free||!this.isOffered(e)?this.refused={goal:e}:X(this.table(),e)?Qe(this.goal,e)?this.ready?this.commit():this.drop():this.dice.length&&!this.goal?this.aim(e):this.propose(e):this.run(ut(this.table(),e,[]))}commit(){this.goal&&this.ready&&this.run(ut(this.table(),this.goal,this.dice))}join(){this.mayJoin&&this.run([`join`,...Je(this.dice).map(({text:e})=>`pick ${e}`)])}discard(){this.mayDiscard&&this.run(this.dice.map(({text:e})=>`discard ${e}`))}change(){this.changes&&this.run([...Je(this.dice).map(({text:e})=>`pick ${e}`),`done`])}best(){this.free&&this.run(this.table().best)}drop(){this.up=[],this.goal=null,this.refused=null}plain(){return this.dice.every(({kind:e})=>e!==`mana`&&e!==`shields`)}isOffered(e){if(`slot`in e)return this.has(`use ${e.hero} ${e.slot}`);let t=this.table().encounter?.boxes.find(({box:t})=>t===e.box);return t!==void 0&&t.plays!==null}mayChange(e){let{picking:t}=this.table(),n=!t?.same||this.dice.every(({value:t})=>t===e.value);return this.has(`pick ${e.text}`)&&n&&this.dice.length<this.changes}taking(e){return(this.goal&&X(this.table(),this.goal))?.single?[e.id]:[...this.up,e.id]}aim(e){let t=X(this.table(),e);t&&it(t,this.dice)?this.run(ut(this.table(),e,this.dice)):t&&at(t,this.dice)?this.goal=e:this.refused={goal:e}}propose(e){let t=X(this.table(),e),n=t&&ot(t,this.all);if(!n)return void(this.refused={goal:e});this.goal=e,this.up=n.map(({id:e})=>e)}},Ir=q(`<span class="mark svelte-jpv4ab"> </span>`);function Lr(e,t){R(t,!0);let n=$();var r=se(),i=j(r),a=e=>{var r=Ir(),i=Y(r,!0);S((e,t)=>{A(r,`title`,e),K(i,t)},[()=>n.words.say(`board-mark-${t.mark}-long`),()=>n.words.say(`board-mark-${t.mark}`)]),J(e,r)};V(i,e=>{t.mark&&e(a)}),J(e,r),z()}var Rr=N(`<svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-1oo3kd"><path class="svelte-1oo3kd"></path><text x="24" y="33" text-anchor="middle" class="svelte-1oo3kd"> </text></svg>`),zr=q(`<i> </i>`),Br=q(`<span class="hidden"> </span>`),Vr=q(`<button><span><!> <span class="hidden"> </span></span> <span class="words svelte-1oo3kd"><b> </b> <!> <!> <span class="text"> </span> <!></span> <!></button>`);function Hr(e,t){R(t,!0);let n=$(),i=G(()=>n.table),a=G(()=>n.words),o=G(()=>n.hand),c=G(()=>({hero:t.hero.hero,slot:t.skill.slot})),l=G(()=>n.offer(`use ${t.hero.hero} ${t.skill.slot}`)),u=G(()=>Qe(E(o).goal,E(c))),d=G(()=>E(l)!==void 0&&(E(u)||E(o).goal===null)),f=G(()=>Tt(t.skill.cost,E(a))),p=G(()=>n.mine&&E(i).encounter&&!E(l)?wt(E(i),E(o),E(c),E(a)):``);function m(){E(l)&&!E(o).free?n.play(E(l)):E(o).tap(E(c))}var h=Vr();let g;var _=b(h),v=b(_),y=e=>{var n=Rr(),i=b(n),a=r(i),o=Y(a,!0);k(n),S(()=>{A(i,`d`,Ee[Ze[t.skill.cost.colour]]),K(o,t.skill.cost.mana?t.skill.cost.n:`×${t.skill.cost.n}`)}),J(e,n)};V(v,e=>{t.skill.cost&&e(y)});var x=r(v,2),C=Y(x,!0);k(_);var w=r(_,2),T=b(w),D=Y(T,!0),O=r(T,2);Lr(O,{get mark(){return t.skill.mark}});var j=r(O,2),M=e=>{var t=zr(),n=Y(t,!0);S(e=>K(n,e),[()=>E(a).say(`board-used`)]),J(e,t)};V(j,e=>{t.skill.used&&e(M)});var N=r(j,2),P=Y(N,!0),ee=r(N,2),F=e=>{var t=Br(),n=Y(t,!0);S(()=>K(n,E(p))),J(e,t)};V(ee,e=>{E(p)&&e(F)}),k(w),Qt(r(w,2),{get text(){return`skill ${t.hero.hero??``} ${t.skill.slot??``}`}}),k(h),S((e,n)=>{g=H(h,1,`skill svelte-1oo3kd`,null,g,{lit:E(d),aimed:E(u),used:t.skill.used}),A(h,`data-spot`,`skill ${t.hero.hero??``} ${t.skill.slot??``}`),A(h,`data-move`,E(l)?.text),A(h,`aria-pressed`,E(u)),A(h,`aria-disabled`,!E(d)),H(_,1,`cost ${t.skill.cost?.colour??`free`??``}`,`svelte-1oo3kd`),K(C,E(f)),K(D,e),K(P,n)},[()=>Q(t.skill.name,E(a)),()=>Q(t.skill.text,E(a))]),s(`click`,h,()=>n.mine&&m()),J(e,h),z()}P([`click`]);var Ur=q(`<span class="poison svelte-s9nwwz"><!> </span>`),Wr=q(`<span class="health svelte-s9nwwz"><!> <span> </span> <!></span>`),Gr=q(`<li><svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-s9nwwz"><path class="svelte-s9nwwz"></path><g transform="translate(12.5 12.5) scale(0.045)"></g></svg> <b> </b><span class="hidden"> </span></li>`),Kr=q(`<li> <b> </b></li>`),qr=q(`<li class="soft"> </li>`),Jr=q(`<span class="stored svelte-s9nwwz"> </span>`),Yr=q(`<button class="button use svelte-s9nwwz"> </button>`),Xr=q(`<button class="button use quiet svelte-s9nwwz"> </button>`),Zr=q(`<div class="body svelte-s9nwwz"><div class="left svelte-s9nwwz"><span class="portrait svelte-s9nwwz" aria-hidden="true"><!></span> <ul class="icons svelte-s9nwwz"></ul> <!></div> <div class="items svelte-s9nwwz"><h3 class="svelte-s9nwwz"> </h3> <ul class="svelte-s9nwwz"></ul></div> <div class="skills svelte-s9nwwz"><div><p class="svelte-s9nwwz"><b> </b> <!> <span class="text"> </span></p> <!> <!></div> <h3 class="svelte-s9nwwz"> </h3> <!></div></div>`),Qr=q(`<div><!></div>`);function $r(e,t){R(t,!0);let n=d(t,`resting`,3,!1),i=$(),a=G(()=>i.table),o=G(()=>i.words),c=G(()=>i.of(`feat`).filter(({text:e})=>e.startsWith(`feat ${t.hero.hero} `))),l=G(()=>i.offer(`unstore ${t.hero.hero}`)),u=[`strength`,`agility`,`magic`],f=G(()=>t.hero.skills.filter(({from:e})=>e===`learned`).length);var p=Qr();let m;var h=b(p);{let e=e=>{var n=Wr(),i=b(n);{let e=G(()=>Ve(t.hero));Oe(i,{get now(){return E(e)},get most(){return t.hero.health}})}var a=r(i,2),s=Y(a,!0),c=r(a,2),l=e=>{var n=Ur(),i=b(n);{let e=G(()=>E(o).say(`board-poison`));U(i,{get of(){return On},size:`18px`,get label(){return E(e)}})}var a=r(i);k(n),S(()=>K(a,` ${t.hero.poison??``}`)),J(e,n)};V(c,e=>{t.hero.poison&&e(l)}),k(n),S(e=>K(s,e),[()=>E(o).say(`board-health-of`,{left:Ve(t.hero),health:t.hero.health})]),J(e,n)},n=G(()=>Q(t.hero.name,E(o)));ke(h,{get title(){return E(n)},size:`small`,aside:e,children:(e,n)=>{var d=Zr(),p=b(d),m=b(p),h=b(m);{let e=G(()=>Sn(t.hero.id));U(h,{get of(){return E(e)},size:`100%`})}k(m);var g=r(m,2);B(g,20,()=>u,e=>e,(e,n)=>{var i=Gr();let a;var s=b(i),c=b(s),l=r(c);ce(l,()=>_n[n],!0),k(l),k(s);var u=r(s,2),d=Y(u,!0),f=r(u),p=Y(f,!0);k(i),S(e=>{a=H(i,1,ae(n),`svelte-s9nwwz`,a,{none:!t.hero.icons[n]}),A(c,`d`,Ee[Ze[n]]),K(d,t.hero.icons[n]),K(p,e)},[()=>E(o).say(`colour-${n}`)]),J(e,i)}),k(g),Lr(r(g,2),{get mark(){return t.hero.mark}}),k(p);var _=r(p,2),v=b(_),y=Y(v,!0),x=r(v,2);B(x,21,()=>t.hero.items,e=>e.card,(e,t)=>{var n=Kr(),i=b(n),a=r(i),s=Y(a,!0);k(n),S((e,t)=>{K(i,`${e??``} `),K(s,t)},[()=>Q(E(t).name,E(o)),()=>Et(E(t).item,E(o))]),J(e,n)},e=>{var t=qr(),n=Y(t,!0);S(e=>K(n,e),[()=>E(o).say(`board-none`)]),J(e,t)}),k(x),k(_);var C=r(_,2),w=b(C);let T;var D=b(w),O=b(D),j=Y(O,!0),M=r(O,2),N=e=>{var n=Jr(),r=Y(n,!0);S(e=>K(r,e),[()=>E(o).say(`board-stored`,{n:t.hero.feat.stored,most:t.hero.feat.most})]),J(e,n)};V(M,e=>{t.hero.feat.most&&e(N)});var P=r(M,2),ee=Y(P,!0);k(D);var F=r(D,2);B(F,17,()=>E(c),e=>e.id,(e,t)=>{var n=Yr(),r=Y(n,!0);S(e=>{A(n,`data-move`,E(t).text),K(r,e)},[()=>E(o).offer(E(t).said)]),s(`click`,n,()=>i.play(E(t))),J(e,n)});var te=r(F,2),I=e=>{var t=Xr(),n=Y(t,!0);S(e=>{A(t,`data-move`,E(l).text),K(n,e)},[()=>E(o).offer(E(l).said)]),s(`click`,t,()=>i.play(E(l))),J(e,t)};V(te,e=>{E(l)&&e(I)}),k(w);var ne=r(w,2),L=Y(ne,!0),re=r(ne,2);B(re,17,()=>t.hero.skills,e=>e.slot,(e,n)=>{Hr(e,{get hero(){return t.hero},get skill(){return E(n)}})}),k(C),ve(C,()=>ye),k(d),S((e,n,r,i,o)=>{A(g,`aria-label`,e),K(y,n),T=H(w,1,`feat svelte-s9nwwz`,null,T,{off:t.hero.feat.used||!(t.hero.feat.ready||!E(a).encounter)}),K(j,r),K(ee,i),K(L,o)},[()=>E(o).say(`board-icons`),()=>E(o).say(`board-items`,{n:t.hero.items.length,most:E(a).level.items}),()=>Q(t.hero.feat.name,E(o)),()=>Q(t.hero.feat.text,E(o)),()=>E(o).say(`board-skills`,{n:E(f),most:E(a).level.skills})]),J(e,d)},$$slots:{aside:!0,default:!0}})}k(p),S(()=>m=H(p,1,`sheet svelte-s9nwwz`,null,m,{resting:n()})),J(e,p),z()}P([`click`]);var ei=[`best`,`join`,`discard`],ti=(e,t)=>t.say(`board-key-${e}`);function ni(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return ei.find(n=>ti(n,t)===e.key.toUpperCase())}function ri(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function ii(e){return[...ei.map(t=>({keys:[ti(t,e)],does:e.say(`board-does-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var ai=[`enter`,`open`,`explore`,`option`,`item`,`swap_item`,`skill`,`swap_skill`,`potion`,`xp`],oi=e=>`box`in e?`box ${e.box}`:`skill ${e.hero} ${e.slot}`,si=class{around;inUse=!1;constructor(e){this.around=e}#e=G(()=>{let{offers:e,barIsEmpty:t}=this.around;return t?ai.flatMap(t=>e.filter(e=>e.verb===t)):[]});get choices(){return E(this.#e)}set choices(e){L(this.#e,e)}#t=G(()=>{let{hand:e,table:t}=this.around;if(!e.up.length&&!e.goal)return[];let n=t.encounter?.boxes.map(({box:e})=>({box:e}))??[],r=t.heroes.flatMap(({hero:e,skills:t})=>t.map(({slot:t})=>({hero:e,slot:t})));return[...n,...r].filter(t=>e.isOpen(t))});get goals(){return E(this.#t)}set goals(e){L(this.#t,e)}#n=G(()=>{let e=this.goals.length?this.goals.map(oi):this.choices.map(({text:e})=>e);return new Map(e.slice(0,9).map((e,t)=>[e,t+1]))});get digits(){return E(this.#n)}set digits(e){L(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||c(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(!ne.letters)return!1;let t=ri(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;return!e.up.length&&!e.goal?!1:(e.drop(),!0)}choose(e){let[t,n]=[this.goals[e],this.choices[e]];return this.goals.length?(t&&this.aimAt(t),t!==void 0):(n&&this.around.play(n),n!==void 0)}aimAt(e){this.around.hand.tap(e),this.around.hand.goal&&this.focusOn(`[data-spot='${oi(e)}']`)}letter(e){let{hand:t,words:n,offers:r}=this.around,i=ni(e,n);return!i||!r.length||!t.free&&!t.changes?!1:(t[i](),!0)}focusOn(e){me().then(()=>this.around.root?.querySelector(e)?.focus())}},ci=q(`<p class="soft svelte-18k0txo"> </p>`),li=q(`<aside><!> <div><p class="svelte-18k0txo"> </p> <!></div> <span class="step svelte-18k0txo"> </span></aside>`);function ui(e,t){R(t,!0);let n=$(),i=G(()=>n.words),a=G(()=>n.offers.find(({id:e})=>e===t.lesson.move));var o=li();let s;var c=b(o);U(c,{get of(){return Te},size:`36px`});var l=r(c,2),u=b(l),d=Y(u,!0),f=r(u,2),p=e=>{var t=ci(),n=Y(t,!0);S(e=>K(n,e),[()=>E(i).say(`board-advised`,{move:E(i).offer(E(a).said)})]),J(e,t)};V(f,e=>{E(a)&&e(p)}),k(l);var m=r(l,2),h=Y(m,!0);k(o),S((e,n,r)=>{s=H(o,1,`lesson svelte-18k0txo`,null,s,{new:t.lesson.new}),A(o,`aria-label`,e),K(d,n),K(h,r)},[()=>E(i).say(`board-lesson`),()=>E(i).say(t.lesson.id),()=>E(i).say(`board-step`,{step:t.lesson.step,of:t.lesson.of})]),J(e,o),z()}var di=q(`<kbd aria-hidden="true" class="svelte-1431mbm"> </kbd>`),fi=q(`<b class="svelte-1431mbm"><!> </b>`),pi=q(`<p><span class="label svelte-1431mbm"> </span> <b class="wounds svelte-1431mbm"><!> </b> <b class="svelte-1431mbm"><!> </b> <!></p>`),mi=q(`<button class="button go svelte-1431mbm" data-commit="" data-go=""> </button>`),hi=q(`<button class="button go svelte-1431mbm" data-change=""> </button>`),gi=q(`<button class="button svelte-1431mbm" data-join=""><!> </button>`),_i=q(`<button class="button svelte-1431mbm" data-discard=""><!> </button>`),vi=q(`<button class="button quiet square svelte-1431mbm"><span aria-hidden="true">×</span></button>`),yi=q(`<button class="button svelte-1431mbm" data-best=""><!> </button>`),bi=q(`<div class="deeds svelte-1431mbm"><!> <!> <!> <!> <!></div>`),xi=q(`<div class="line svelte-1431mbm"><!> <p data-sentence=""> </p> <!></div>`);function Si(t,n){R(n,!0);let a=(t,n=e)=>{var r=se(),i=j(r),a=e=>{var t=di(),r=Y(t,!0);S(e=>K(r,e),[()=>ti(n(),E(l))]),J(e,t)};V(i,e=>{o.letters&&e(a)}),J(t,r)},o=$(),c=G(()=>o.table),l=G(()=>o.words),u=G(()=>o.hand),d=G(()=>E(c).stop_now),f=G(()=>Dt(E(c),E(u),o.mine,E(l))),p=G(()=>E(u).up.length>0||E(u).goal!==null),m=G(()=>E(u).changes>0);var h=xi(),g=b(h),_=e=>{var t=pi();let n;var a=b(t),o=Y(a,!0),s=r(a,2),c=b(s);{let e=G(()=>E(l).say(`board-wounds`));U(c,{get of(){return Ce},size:`20px`,get label(){return E(e)}})}var u=r(c);k(s);var f=r(s,2),p=b(f);{let e=G(()=>E(l).say(`board-time`));U(p,{get of(){return i},size:`20px`,get label(){return E(e)}})}var m=r(p);k(f);var h=r(f,2),g=e=>{var t=fi(),n=b(t);{let e=G(()=>E(l).say(`board-poison`));U(n,{get of(){return On},size:`20px`,get label(){return E(e)}})}var i=r(n);k(t),S(()=>K(i,` ${E(d).poison??``}`)),J(e,t)};V(h,e=>{E(d).poison&&e(g)}),k(t),S(e=>{n=H(t,1,`stop svelte-1431mbm`,null,n,{safe:!E(d).wounds&&!E(d).time&&!E(d).poison}),K(o,e),K(u,` −${E(d).wounds??``}`),K(m,` −${E(d).time??``}`)},[()=>E(l).say(`board-stop`)]),J(e,t)};V(g,e=>{E(d)&&e(_)});var v=r(g,2);let y;var x=Y(v,!0),C=r(v,2),w=e=>{var t=bi(),n=b(t),i=e=>{var t=mi(),n=Y(t,!0);S(e=>K(n,e),[()=>E(l).say(`board-commit`)]),s(`click`,t,()=>E(u).commit()),J(e,t)};V(n,e=>{E(u).goal&&E(u).ready&&e(i)});var o=r(n,2),d=e=>{var t=hi(),n=Y(t,!0);S(e=>{A(t,`aria-disabled`,!E(u).dice.length),K(n,e)},[()=>E(l).say(`board-change`,{n:E(u).dice.length})]),s(`click`,t,()=>E(u).dice.length&&E(u).change()),J(e,t)};V(o,e=>{E(m)&&e(d)});var f=r(o,2),h=e=>{var t=gi(),n=b(t);a(n,()=>`join`);var i=r(n,1,!0);k(t),S(e=>K(i,e),[()=>E(l).say(`board-join`)]),s(`click`,t,()=>E(u).join()),J(e,t)};V(f,e=>{E(u).mayJoin&&!E(u).goal&&e(h)});var g=r(f,2),_=e=>{var t=_i(),n=b(t);a(n,()=>`discard`);var i=r(n,1,!0);k(t),S(e=>K(i,e),[()=>E(l).say(`board-discard`)]),s(`click`,t,()=>E(u).discard()),J(e,t)};V(g,e=>{E(u).mayDiscard&&e(_)});var v=r(g,2),y=e=>{var t=vi();S(e=>A(t,`aria-label`,e),[()=>E(l).say(`board-drop`)]),s(`click`,t,()=>E(u).drop()),J(e,t)},x=e=>{var t=yi(),n=b(t);a(n,()=>`best`);var i=r(n,1,!0);k(t),S(e=>K(i,e),[()=>E(l).say(`board-best`)]),s(`click`,t,()=>E(u).best()),J(e,t)};V(v,e=>{E(p)?e(y):E(u).free&&E(c).best.length&&e(x,1)}),k(t),ve(t,()=>ye),J(e,t)};V(C,e=>{o.mine&&e(w)}),k(h),S(()=>{y=H(v,1,`text svelte-1431mbm`,null,y,{refused:E(u).refused!==null}),K(x,E(f))}),J(t,h),z()}P([`click`]);var Ci=[`item`,`skill`,`potion`,`xp`],wi=e=>Ci.find(t=>e===t||e===`swap_${t}`);function Ti(e,t,n,r,i){return r.filter(({verb:e})=>wi(e)===n).map(r=>{let[a,o]=r.text.split(` `).slice(1).map(Number),s=a?Be(e,a):void 0;return{offer:r,whose:s&&e.heroes.length>1?Q(s.name,i):``,changes:Ei(e,t,n,s,i),instead:s&&o?Oi(s,n,o,i):``}})}function Ei(e,t,n,r,i){return n===`xp`?[Di(i.say(`board-xp-short`),e.level.xp,e.level.xp+t.xp)]:n===`potion`?[Di(i.say(`board-cubes-short`),e.potions.cubes,e.potions.cubes+1)]:n===`skill`||!r?[]:Object.entries(t.item).map(([e,t])=>{let n=e===`health`?i.say(`board-health`):i.say(`colour-${e}`),a=e===`health`?r.health:r.icons[e];return Di(n,a,a+t)})}var Di=(e,t,n)=>({what:e,before:String(t),after:String(n)});function Oi(e,t,n,r){return Q(t===`item`?e.items[n-1]?.name:e.skills.filter(({from:e})=>e===`learned`)[n-1]?.name,r)}var ki=q(`<p class="gives svelte-1a07tle"> </p>`),Ai=q(`<p class="svelte-1a07tle"><!> </p>`),ji=q(`<b> </b>`),Mi=q(`<span class="change svelte-1a07tle"> <s class="svelte-1a07tle"> </s> → <b class="svelte-1a07tle"> </b></span>`),Ni=q(`<span class="change svelte-1a07tle"> </span>`),Pi=q(`<span class="instead"> </span>`),Fi=q(`<button class="take svelte-1a07tle"><!> <!> <!> <span class="hidden"> </span> <!></button>`),Ii=q(`<p class="no svelte-1a07tle"> </p>`),Li=q(`<section><h3 class="svelte-1a07tle"><!> </h3> <!> <!> <!></section>`),Ri=q(`<div class="loot svelte-1a07tle" role="group"></div>`);function zi(e,t){R(t,!0);let n=$(),i=G(()=>n.table),a=G(()=>n.words),o=G(()=>E(i).cards[(E(i).loot??1)-1]??E(i).cards[0]),c={item:br,skill:xr,potion:te,xp:Se};function l(e){return E(o)?e===`item`?Et(E(o).item,E(a)):e===`xp`?E(a).say(`board-worth`,{xp:E(o).xp}):e===`potion`===E(o).scroll.potion?Q(E(o).scroll.name,E(a)):``:``}var u=se(),d=j(u),f=e=>{var t=Ri();B(t,20,()=>Ci,e=>e,(e,t)=>{let u=G(()=>Ti(E(i),E(o),t,n.offers,E(a))),d=G(()=>l(t));var f=Li();let p;var m=b(f),h=b(m);U(h,{get of(){return c[t]},size:`32px`});var g=r(h);k(m);var _=r(m,2),v=e=>{var t=ki(),n=Y(t,!0);S(()=>K(n,E(d))),J(e,t)};V(_,e=>{E(d)&&e(v)});var y=r(_,2),x=e=>{var n=Ai(),i=b(n),s=e=>{var t=we();S(e=>K(t,`${e??``} ·`),[()=>Tt(E(o).scroll.cost,E(a))]),J(e,t)};V(i,e=>{t===`skill`&&e(s)});var c=r(i,1,!0);k(n),S(e=>K(c,e),[()=>Q(E(o).scroll.text,E(a))]),J(e,n)};V(y,e=>{E(d)&&(t===`skill`||t===`potion`)&&e(x)});var C=r(y,2);B(C,17,()=>E(u),({offer:e,whose:t,changes:n,instead:r})=>e.id,(e,t)=>{let i=()=>E(t).offer,o=()=>E(t).whose,c=()=>E(t).changes,l=()=>E(t).instead;var u=Fi(),d=b(u),f=e=>{var t=ji(),n=Y(t,!0);S(()=>K(n,o())),J(e,t)};V(d,e=>{o()&&e(f)});var p=r(d,2);B(p,17,c,({what:e,before:t,after:n})=>e,(e,t)=>{let n=()=>E(t).what,i=()=>E(t).before,a=()=>E(t).after;var o=Mi(),s=b(o),c=r(s),l=Y(c,!0),u=r(c,2),d=Y(u,!0);k(o),S(()=>{K(s,`${n()??``} `),K(l,i()),K(d,a())}),J(e,o)},e=>{var t=Ni(),n=Y(t,!0);S(e=>K(n,e),[()=>E(a).say(`board-take`)]),J(e,t)});var m=r(p,2),h=e=>{var t=Pi(),n=Y(t,!0);S(e=>K(n,e),[()=>E(a).say(`board-instead`,{old:l()})]),J(e,t)};V(m,e=>{l()&&e(h)});var g=r(m,2),_=Y(g,!0);Qt(r(g,2),{get text(){return i().text}}),k(u),S(e=>{A(u,`data-move`,i().text),K(_,e)},[()=>E(a).offer(i().said)]),s(`click`,u,()=>n.play(i())),J(e,u)},e=>{var t=Ii(),n=Y(t,!0);S(e=>K(n,e),[()=>E(a).say(E(d)?`board-loot-full`:`board-loot-not`)]),J(e,t)}),k(f),S(e=>{p=H(f,1,`way svelte-1a07tle`,null,p,{off:!E(u).length}),K(g,` ${e??``}`)},[()=>E(a).say(`board-loot-${t}`)]),J(e,f)}),k(t),ve(t,()=>ye),S(e=>A(t,`aria-label`,e),[()=>E(a).say(`board-loot`)]),J(e,t)};V(d,e=>{E(o)&&e(f)}),J(e,u),z()}P([`click`]);var Bi=q(`<!> `,1),Vi=q(`<li><!> <span class="who svelte-1gt7qrh"></span> <span class="state svelte-1gt7qrh"> </span></li>`),Hi=q(`<ul class="svelte-1gt7qrh"></ul>`);function Ui(e,t){R(t,!0);let n=$(),i=G(()=>n.table),a=G(()=>n.words),o=G(()=>E(i).encounter?.card?.card),s=G(()=>[...E(i).cards].sort(e=>e.card===E(o)?-1:1)),c=e=>Q(Be(E(i),e)?.name,E(a));var l=Hi();B(l,21,()=>E(i).pairs,W,(e,t,n)=>{let o=G(()=>E(s)[n]);var l=Vi();H(l,1,`svelte-1gt7qrh`,null,{},{now:n===0});var u=b(l),d=e=>{var t=Bi(),n=j(t);{let e=G(()=>wn(E(i).dungeon.id));U(n,{get of(){return E(e)},size:`28px`})}var o=r(n,1,!0);S(e=>K(o,e),[()=>Q(E(i).dungeon.guardian.name,E(a))]),J(e,t)},f=G(()=>He(E(i))),p=e=>{var t=Bi(),n=j(t);{let e=G(()=>bn(E(o).kind));U(n,{get of(){return E(e)},size:`28px`})}var i=r(n,1,!0);S(e=>K(i,e),[()=>Q(E(o).name,E(a))]),J(e,t)};V(u,e=>{E(f)?e(d):E(o)&&e(p,1)});var m=r(u,2);B(m,20,()=>E(t),e=>e,(e,t)=>{{let n=G(()=>Sn(Be(E(i),t)?.id??``)),r=G(()=>c(t));U(e,{get of(){return E(n)},size:`20px`,get label(){return E(r)}})}}),k(m);var h=r(m,2),g=Y(h,!0);k(l),S(e=>K(g,e),[()=>E(a).say(n===0?`board-pair-now`:`board-pair-other`)]),J(e,l)}),k(l),S(e=>A(l,`aria-label`,e),[()=>E(a).say(`board-pairs`)]),J(e,l),z()}var Wi=q(`<button class="button svelte-1gwzexo"> <span class="hidden"> </span></button>`),Gi=q(`<li class="svelte-1gwzexo"><span class="svelte-1gwzexo"><b> </b> </span> <!></li>`),Ki=q(`<section class="potions svelte-1gwzexo"><h3 class="svelte-1gwzexo"> <span class="cubes svelte-1gwzexo" aria-hidden="true"></span> <span class="n svelte-1gwzexo"> </span></h3> <ul class="svelte-1gwzexo"></ul></section>`);function qi(e,t){R(t,!0);let n=$(),i=G(()=>n.table),a=G(()=>n.words),o=G(()=>E(i).heroes.length>1),c=e=>n.of(`drink`).filter(t=>t.text.endsWith(` ${e}`)&&!Gn(t)),l=e=>Q(E(i).heroes[Number(e.split(` `)[1])-1]?.name,E(a));var u=Ki(),d=b(u),f=b(d),p=r(f);B(p,21,()=>({length:E(i).potions.cubes}),W,(e,t)=>{U(e,{get of(){return te},size:`20px`})}),k(p);var m=r(p,2),h=Y(m,!0);k(d);var g=r(d,2);B(g,21,()=>E(i).potions.known,e=>e.potion,(e,t)=>{var i=Gi(),u=b(i),d=b(u),f=Y(d,!0),p=r(d);k(u);var m=r(u,2);B(m,17,()=>c(E(t).potion),e=>e.id,(e,t)=>{var i=Wi(),c=b(i),u=r(c),d=Y(u,!0);k(i),S((e,n)=>{A(i,`data-move`,E(t).text),K(c,`${e??``} `),K(d,n)},[()=>E(o)?E(a).say(`board-drink-for`,{hero:l(E(t).text)}):E(a).say(`board-drink`),()=>E(a).offer(E(t).said)]),s(`click`,i,()=>n.play(E(t))),J(e,i)}),k(i),S((e,t)=>{K(f,e),K(p,` ${t??``}`)},[()=>Q(E(t).name,E(a)),()=>Q(E(t).text,E(a))]),J(e,i)}),k(g),ve(g,()=>ye),k(u),S((e,t,n)=>{A(u,`aria-label`,e),K(f,`${t??``} `),K(h,n)},[()=>E(a).say(`board-potions`),()=>E(a).say(`board-potions`),()=>E(a).say(`board-cubes`,{n:E(i).potions.cubes})]),J(e,u),z()}P([`click`]);function Ji(e){if(e.phase===`won`||e.phase===`lost`)return`end`;if(e.phase===`loot`)return`loot`;let{encounter:t}=e;return t&&(t.boxes.length>0||t.mode===`guardian`)?`encounter`:e.cards.length?`faces`:`doors`}var Yi=q(`<li><b></b><span class="name svelte-1684m1e"> </span></li>`),Xi=q(`<li class="svelte-1684m1e"><!> </li>`),Zi=q(`<i></i>`),Qi=q(`<span class="tokens svelte-1684m1e" aria-hidden="true"></span> <span class="hidden"> </span> `,1),$i=q(`<li class="deck svelte-1684m1e"><!> </li> <li><!> <!></li>`,1),ea=q(`<p class="effect svelte-1684m1e"><b> </b> </p>`),ta=q(`<section class="strip svelte-1684m1e"><div class="where svelte-1684m1e"><h2 class="svelte-1684m1e"> </h2> <ol class="svelte-1684m1e"><!> <li><!><span class="name svelte-1684m1e"> </span></li></ol></div> <ul class="counts svelte-1684m1e"><!> <li class="svelte-1684m1e"><!> <span> <!></span> <span class="bar svelte-1684m1e" aria-hidden="true"><i class="svelte-1684m1e"></i></span> <span> </span></li></ul> <!></section>`);function na(e,t){R(t,!0);let n=$(),a=G(()=>n.table),s=G(()=>n.words),c=G(()=>E(a).dungeon),l=G(()=>He(E(a))),u=G(()=>Ue(E(a).deck.discarded)),d=G(()=>E(c).floors.filter(({open:e,text:t})=>e&&t)),f=G(()=>Math.min(1,E(a).level.xp/Math.max(1,E(a).level.price)));var p=ta(),m=b(p),h=b(m),g=Y(h,!0),_=r(h,2),v=b(_);B(v,17,()=>E(c).floors,W,(e,t,n)=>{var i=Yi();let a;var o=b(i);o.textContent=n+1;var l=r(o),u=Y(l,!0);k(i),S(e=>{A(i,`aria-current`,n+1===E(c).floor),a=H(i,1,`svelte-1684m1e`,null,a,{open:E(t).open,here:n+1===E(c).floor}),K(u,e)},[()=>Q(E(t).name,E(s))]),J(e,i)});var y=r(v,2);let x;var w=b(y);{let e=G(()=>wn(E(c).id));U(w,{get of(){return E(e)},size:`18px`})}var T=r(w),D=Y(T,!0);k(y),k(_),k(m);var O=r(m,2),M=b(O),N=e=>{var t=Xi(),n=b(t);U(n,{get of(){return i},size:`20px`});var a=r(n,1,!0);k(t),S(e=>K(a,e),[()=>E(s).say(`board-round`,{round:E(c).guardian.round})]),J(e,t)},P=e=>{var t=$i(),n=j(t),i=b(n);U(i,{get of(){return de},size:`20px`});var o=r(i,1,!0);k(n);var c=r(n,2);let l;var d=b(c);U(d,{get of(){return C},size:`20px`});var f=r(d,2),p=e=>{var t=Qi(),n=j(t);B(n,21,()=>({length:E(a).deck.tokens_for_a_wound}),W,(e,t,n)=>{var r=Zi();let i;S(()=>i=H(r,1,`svelte-1684m1e`,null,i,{on:n<E(a).deck.tokens})),J(e,r)}),k(n);var i=r(n,2),o=Y(i,!0),c=r(i);S((e,t)=>{K(o,e),K(c,` ${t??``}`)},[()=>E(s).say(`board-tokens`,{tokens:E(a).deck.tokens,most:E(a).deck.tokens_for_a_wound}),()=>E(s).say(`board-stairs-open`)]),J(e,t)},m=e=>{var t=we();S(e=>K(t,e),[()=>E(s).say(`board-stairs-hidden`)]),J(e,t)};V(f,e=>{E(a).deck.stairs?e(p):e(m,-1)}),k(c),S(e=>{K(o,e),l=H(c,1,`svelte-1684m1e`,null,l,{stairs:E(a).deck.stairs})},[()=>E(s).say(`board-deck`,{cards:E(a).deck.cards,discarded:E(u)})]),J(e,t)};V(M,e=>{E(l)?e(N):e(P,-1)});var ee=r(M,2),F=b(ee);U(F,{get of(){return o},size:`20px`});var te=r(F,2),I=b(te);Lr(r(I),{get mark(){return E(a).level.mark}}),k(te);var ne=r(te,2),L=Y(ne),re=r(ne,2),ie=Y(re,!0);k(ee),k(O);var ae=r(O,2);B(ae,17,()=>E(d),e=>e.name.en,(e,t)=>{var n=ea(),i=b(n),a=Y(i,!0),o=r(i);k(n),S((e,t)=>{K(a,e),K(o,` ${t??``}`)},[()=>Q(E(t).name,E(s)),()=>Q(E(t).text,E(s))]),J(e,n)}),k(p),S((e,t,n,r,i)=>{A(p,`aria-label`,e),K(g,t),A(y,`aria-current`,E(l)),x=H(y,1,`svelte-1684m1e`,null,x,{here:E(l),open:E(l)}),K(D,n),K(I,`${r??``} `),xe(L,`inline-size: ${E(f)*100}%`),K(ie,i)},[()=>E(s).say(`board-strip`),()=>Q(E(c).name,E(s)),()=>Q(E(c).guardian.name,E(s)),()=>E(s).say(`board-level`,{level:E(a).level.level}),()=>E(s).say(`board-xp`,{xp:E(a).level.xp,price:E(a).level.price})]),J(e,p),z()}var ra=q(`<span class="whose svelte-15jixgk" aria-hidden="true"><!></span>`),ia=q(`<button><!></button>`),aa=q(`<span class="die still svelte-15jixgk" role="img"><!></span>`),oa=q(`<span class="none svelte-15jixgk"> </span>`),sa=q(`<div class="tray svelte-15jixgk" role="group"><!> <!> <!> <!></div>`);function ca(e,t){R(t,!0);let n=$(),i=G(()=>n.table),a=G(()=>n.words),o=G(()=>n.hand),c=G(()=>Xe(E(i),t.hero.hero)),l=G(()=>qe(E(i).rolled.filter(e=>e.hero===t.hero.hero))),u=G(()=>E(i).heroes.length>1),d=(e,t)=>Number(e.split(`.`)[1])<(n.fresh.get(t)??0);var f=sa(),p=b(f),m=e=>{var n=ra(),r=b(n);{let e=G(()=>Sn(t.hero.id));U(r,{get of(){return E(e)},size:`24px`})}k(n),J(e,n)};V(p,e=>{E(u)&&e(m)});var h=r(p,2);B(h,17,()=>E(c),e=>e.id,(e,t)=>{var r=ia();let i;var c=b(r);{let e=G(()=>d(E(t).id,E(t).die));Yn(c,{get kind(){return E(t).kind},get value(){return E(t).value},get fresh(){return E(e)},get moving(){return n.moving}})}k(r),S((e,n,a,o,s,c)=>{i=H(r,1,`die svelte-15jixgk`,null,i,{up:e,lit:n}),A(r,`data-die`,E(t).text),A(r,`data-go`,a),A(r,`aria-pressed`,o),A(r,`aria-disabled`,s),A(r,`aria-label`,c)},[()=>E(o).isUp(E(t)),()=>n.mine&&E(o).isLit(E(t)),()=>n.mine&&E(o).isLit(E(t))?!0:void 0,()=>E(o).isUp(E(t)),()=>!n.mine||!E(o).isLit(E(t)),()=>At(E(t),E(o),E(a))]),s(`click`,r,()=>n.mine&&E(o).tapDie(E(t))),J(e,r)});var g=r(h,2);B(g,17,()=>E(l),e=>e.id,(e,t)=>{var n=aa();Yn(b(n),{get kind(){return E(t).kind},get value(){return E(t).value}}),k(n),S(e=>A(n,`aria-label`,e),[()=>At(E(t),E(o),E(a))]),J(e,n)});var _=r(g,2),v=e=>{var t=oa(),n=Y(t,!0);S(e=>K(n,e),[()=>E(a).say(`board-no-dice`)]),J(e,t)};V(_,e=>{!E(c).length&&!E(l).length&&e(v)}),k(f),ve(f,()=>ye),S(e=>A(f,`aria-label`,e),[()=>E(a).say(`board-tray`,{hero:Q(t.hero.name,E(a))})]),J(e,f),z()}P([`click`]);var la=q(`<!><!>`,1),ua=q(`<!> <div class="trays svelte-jv1kro"></div>`,1),da=q(`<div><!> <!> <!> <div class="stage svelte-jv1kro"><!></div> <!> <div class="heroes svelte-jv1kro"></div> <!></div>`);function fa(e,n){R(n,!0);let i=G(()=>ze(n.view)),o=G(()=>n.motion!==`off`),s=G(()=>new Map(n.offers.map(e=>[e.text,e]))),c=new p(e=>n.play(e)),l=new Fr(()=>E(i),()=>n.offers,e=>c.start(e,n.offers,n.situation.version)),d=u(void 0),f=u(new Map),h=G(()=>Ji(E(i))),g=G(()=>new Set(E(i).encounter?E(i).pairs[0]:[])),v=G(()=>E(i).heroes.length>2),y=G(()=>[...E(i).heroes].sort((e,t)=>Number(E(g).has(t.hero))-Number(E(g).has(e.hero))));jt({get table(){return E(i)},get words(){return n.words},get offers(){return n.offers},get mine(){return n.offers.length>0},get moving(){return E(o)},get letters(){return ne.letters},get fresh(){return E(f)},get odds(){return n.odds},hand:l,offer:e=>E(s).get(e),of:e=>n.offers.filter(t=>t.verb===e),digit:e=>x.digits.get(e),play:e=>n.play(e.id),nameOf:e=>n.name_of(e)});let x=new si({get table(){return E(i)},get hand(){return l},get words(){return n.words},get offers(){return n.offers},get barIsEmpty(){return!n.may.roll&&n.offers.every(({verb:e})=>Wn.includes(e))},get root(){return E(d)},play:e=>n.play(e.id)});w(()=>{l.refused&&n.announce(Dt(E(i),l,!0,n.words))});let C,T=-1;D(()=>{let e=E(i);t(()=>{let t=C!==void 0&&C!==e&&n.view.played>T&&!n.looking_back&&E(o);L(f,t&&C?Pr(C,e):new Map),n.view.played!==T&&l.drop(),C=e,T=n.view.played})}),w(()=>{let[e,r]=[n.offers,n.situation.version];t(()=>{c.answer(e,r),c.busy||me().then(()=>x.goOn())})});var O=da();a(`keydown`,m,function(...e){x.press?.apply(this,e)},!0),a(`pointerdown`,m,()=>x.inUse=!1,!0);let M;var N=b(O),P=e=>{ui(e,{get lesson(){return E(i).lesson}})};V(N,e=>{E(i).lesson&&e(P)});var ee=r(N,2);na(ee,{});var F=r(ee,2),te=e=>{Ui(e,{})};V(F,e=>{E(v)&&E(i).encounter&&E(i).pairs.length&&e(te)});var I=r(F,2),re=b(I),ie=e=>{var t=la(),i=j(t);yr(i,{});var a=r(i),o=e=>{Wt(e,{get code(){return n.situation.code},get holds(){return n.situation.holds}})};V(a,e=>{n.situation.campaign&&e(o)}),J(e,t)},ae=e=>{zi(e,{})},oe=e=>{Nr(e,{})},se=e=>{gr(e,{get encounter(){return E(i).encounter}})},ce=e=>{Un(e,{})};V(re,e=>{E(h)===`end`?e(ie):E(h)===`loot`?e(ae,1):E(h)===`faces`?e(oe,2):E(h)===`encounter`&&E(i).encounter?e(se,3):e(ce,-1)}),k(I);var le=r(I,2),ue=e=>{var t=ua(),n=j(t);Si(n,{});var a=r(n,2);B(a,21,()=>E(y).filter(({hero:e})=>E(g).has(e)),e=>e.hero,(e,t)=>{ca(e,{get hero(){return E(t)}})}),k(a),S(e=>xe(a,`--heroes: ${e??``}`),[()=>Math.min(2,E(i).heroes.length)]),J(e,t)};V(le,e=>{E(h)===`encounter`&&e(ue)});var de=r(le,2);B(de,21,()=>E(y),e=>e.hero,(e,t)=>{{let n=G(()=>E(v)&&E(g).size>0&&!E(g).has(E(t).hero));$r(e,{get hero(){return E(t)},get resting(){return E(n)}})}}),k(de),qi(r(de,2),{}),k(O),_(O,e=>L(d,e),()=>E(d)),S(e=>{M=H(O,1,`board svelte-jv1kro`,null,M,{fighting:E(h)===`encounter`}),A(I,`data-stage`,E(h)),xe(de,`--heroes: ${e??``}`)},[()=>Math.min(2,E(i).heroes.length)]),J(e,O),z()}function pa(e,t){let[n,...r]=e.split(` `);if(n!==`place`&&n!==`pick`)return[];let i=`[data-die='${r.slice(0,3).join(` `)}']`,a=ze(t).encounter?.boxes.find(({plays:e})=>n===`place`&&e===Number(r[3]));return a?[i,`[data-spot='box ${a.box}']`]:[i]}function ma(e,t){let n=ze(e);return n.phase===`won`||n.phase===`lost`?t.put(e.prompt):[ha(n,t),...n.heroes.map(({hero:e})=>ga(n,e,t)),_a(n,t),t.put(e.prompt)].filter(Boolean).join(` `)}function ha(e,t){let{dungeon:n,deck:r,level:i,potions:a}=e;return He(e)?t.say(`board-guardian`,{damage:n.guardian.damage,health:n.guardian.health}):t.say(`board-say-where`,{floor:n.floor,cards:r.cards,closed:r.closed,open:r.open.flat().map(e=>gt(e,t)).join(`, `)||t.say(`board-none`),level:i.level,xp:i.xp,price:i.price,cubes:a.cubes})}function ga(e,t,n){let r=Be(e,t);return n.say(`board-say-hero`,{hero:Q(r?.name,n),left:r?Ve(r):0,health:r?.health??0,poison:r?.poison??0})}function _a(e,t){let{encounter:n}=e;if(!n?.boxes.length)return e.cards.map(e=>`${gt(e,t)}.`).join(` `);let r=n.boxes.filter(({covered:e})=>!e).map(e=>xt(e,t));return t.say(`board-say-encounter`,{card:Q(n.card?.name??e.dungeon.guardian.name,t),boxes:r.join(`; `)||t.say(`board-none`),dice:Ct(qe(e.dice),t)||t.say(`board-none`)})}var va={en:Ae,fr:je};export{fa as default,Wn as drawn,Gn as inBar,ii as keys,pa as marks,ma as speak,va as words};