import{$ as e,$t as t,Bn as n,Bt as r,C as i,Cn as a,D as o,Dn as s,Et as c,Fn as l,H as u,Hn as d,I as f,In as p,It as m,J as h,Jn as g,K as _,Kn as v,L as y,M as b,Mn as x,N as S,Nn as C,Nt as w,O as T,On as E,Pn as D,Q as O,Qt as k,R as A,Rt as j,S as M,Sn as N,T as P,Tn as ee,U as te,Un as F,Ut as ne,V as re,Vn as I,W as ie,Wn as L,Z as ae,_n as oe,bn as R,cn as z,ct as se,dt as ce,en as le,gn as B,hn as ue,ht as de,j as fe,jn as pe,k as me,kn as he,mn as V,nt as H,on as ge,pn as U,q as _e,qn as ve,qt as W,sn as G,tn as K,tt as ye,un as q,ut as be,w as xe,wn as Se,wt as Ce,xn as J,yn as we,z as Te,zn as Y}from"./base-DEDbPAT_.js";import{n as Ee,t as De}from"./Die-BCBQfONM.js";import{t as Oe}from"./Hearts-B-yxXEp2.js";import{t as ke}from"./Card-BAf_YH5F.js";var Ae=`# The board of One Deck Dungeon in English. The game's own words (dice, boxes, moves) come from the server.

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
board-say-hero = { $hero }: { $left } of { $health } health.
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
board-say-hero = { $hero }\xA0: { $left } points de vie sur { $health }.
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
`,Me=[`circle`,`square`,`pentagon`],Ne=(e,t)=>`${e} ${t}`,Pe=e=>Object.values(e).reduce((e,t)=>e+t,0);function Fe(e,t,n,r){let i=Ne(n,r),a=e[i]??0,o=a<(t.spaces[n]?.[Me.indexOf(r)]??0)&&Pe(e)<(t.earned??0);return{...e,[i]:o?a+1:0}}var Ie=e=>Object.entries(e).flatMap(([e,t])=>Array.from({length:t},()=>e.split(` `)));function Le(e){let t=Object.values(e.spaces).flat();return Math.min(e.earned??0,t.reduce((e,t)=>e+t,0))}var Re=[`strength`,`agility`,`magic`,`heroic`],ze=e=>e.table,Be=(e,t)=>e.heroes.find(({hero:e})=>e===t),Ve=({health:e,wounds:t})=>Math.max(0,e-t),He=e=>e.dungeon.floor>e.dungeon.floors.length,Ue=e=>Object.values(e).reduce((e,t)=>e+t,0),We=[...Re,`mana`,`shields`],Ge=2,Ke=e=>1+Math.floor(e/We.length)%Ge;function qe(e){return e.flatMap(({die:e,hero:t,kind:n,value:r,count:i})=>Array.from({length:i},(i,a)=>({id:`${e}.${a}`,die:e,hero:t,kind:n,value:r,text:`${r} ${Ke(e)} ${n}`}))).sort((e,t)=>We.indexOf(e.kind)-We.indexOf(t.kind)||e.die-t.die)}var Je=e=>[...e].sort((e,t)=>e.die-t.die),Ye=e=>e.reduce((e,{value:t})=>e+t,0),Xe=(e,t)=>qe(e.dice.filter(e=>e.hero===t)),Ze={strength:`square`,agility:`circle`,magic:`diamond`,heroic:`star`,mana:`diamond`,shields:`star`},Qe=(e,t)=>JSON.stringify(e)===JSON.stringify(t),$e=(e,t)=>`box`in t?e.encounter?.boxes.find(({box:e})=>e===t.box):void 0;function et(e,t){return`slot`in t?Be(e,t.hero)?.skills.find(({slot:e})=>e===t.slot):void 0}function X(e,t){let n=$e(e,t);if(n)return tt(n);let[r,i]=[et(e,t),`slot`in t?Be(e,t.hero):void 0];return r?.cost&&i?nt(r.cost,i):void 0}function tt(e){return{fits:({die:t})=>e.takes.includes(t),worth:({value:e})=>e,enough:e.value,single:!e.wide}}function nt({colour:e,n:t,mana:n},{hero:r}){let i=({kind:t})=>t===`heroic`||t===e||n&&t===`mana`;return{fits:e=>e.hero===r&&i(e),worth:({value:e})=>n?e:1,enough:t,single:!1}}var rt=(e,t)=>t.reduce((t,n)=>t+(e.fits(n)?e.worth(n):0),0);function it(e,t){let n=!e.single||t.length===1;return t.length>0&&n&&t.every(e.fits)&&rt(e,t)>=e.enough}var at=(e,t)=>!e.single&&t.every(e.fits);function ot(e,t){let n=t.filter(e.fits);return e.single?ct(n.filter(t=>e.worth(t)>=e.enough).map(e=>[e])):ct(lt(n).filter(t=>it(e,t)))}var st=e=>e.filter(({kind:e})=>e===`heroic`).length*1e4+Ye(e)*100+e.length,ct=e=>e.reduce((e,t)=>!e||st(t)<st(e)?t:e,void 0);function lt(e){let t=[...new Set(e.map(({die:e})=>e))].map(t=>e.filter(({die:e})=>e===t)),n=e=>Array.from({length:e.length+1},(t,n)=>e.slice(0,n));return t.reduce((e,t)=>e.flatMap(e=>n(t).map(t=>[...e,...t])),[[]])}function ut(e,t,n){let r=$e(e,t),i=X(e,t),a=i?dt(i,Je(n)):[];return r?a.map(({text:e})=>`place ${e} ${r.plays}`):`slot`in t?[`use ${t.hero} ${t.slot}`,...a.map(({text:e})=>`pick ${e}`)]:[]}function dt(e,t){let n=t.findIndex((n,r)=>rt(e,t.slice(0,r+1))>=e.enough);return t.slice(0,n+1)}function ft(e,t,n){let[r,i]=[$e(e,n),et(e,n)];return r?pt(e,t,r):i?ht(e,t,n,i):null}var Z=(e,t={})=>({id:`board-why-${e}`,args:t});function pt(e,t,n){if(n.covered)return Z(`covered`);if(e.phase===`pick`)return Z(`picking`);if(e.phase!==`act`)return Z(`later`);if(n.plays===null)return Z(`shields`);let r=X(e,{box:n.box});return r?t.dice.length?mt(t,n):ot(r,t.all)?null:Z(n.wide?`sum`:`none`,{value:n.value}):null}function mt(e,t){let n={id:`colour-${t.colour}`,args:{}};return e.dice.some(({die:e})=>!t.takes.includes(e))?Z(`colour`,{colour:n}):!t.wide&&e.dice.length>1?Z(`one`):!t.wide&&(e.dice[0]?.value??0)<t.value?Z(`low`,{value:t.value}):null}function ht(e,t,n,r){let i=e.encounter?.mode;if(r.used)return Z(`used`);if(!r.use.length)return Z(`always`);if(!i||e.phase!==`act`)return Z(`later`);if(!r.use.includes(i))return Z(`mode`);let a=X(e,n);return a&&rt(a,t.all)<a.enough?Z(`pay`):a&&t.dice.length&&!t.dice.every(a.fits)?Z(`pay-with`):t.isOpen(n)||t.goal?null:Z(`nothing`)}var Q=(e,t)=>e?.[t.language]??``,gt=(e,t)=>t.say(`die-${e.kind}`,{value:e.value});function _t(e,t){return[t.say(`board-square`,{colour:t.say(`colour-${e.colour}`),value:e.value??`X`,kind:[e.shield?`shield`:``,e.wide?`wide`:``].filter(Boolean).join(`-`)||`single`}),...vt(e,t)].join(`, `)}function vt(e,t){return[`hearts`,`time`,`poison`,`skulls`].filter(t=>e[t]).map(n=>t.say(`board-cost-${n}`,{n:e[n]}))}function yt(e,t,n){let{filling:r}=e.encounter??{};if(r?.box===n.box)return{now:n.value-r.missing,of:n.value};let i=X(e,{box:n.box});return t.goal&&`box`in t.goal&&t.goal.box===n.box&&i?{now:rt(i,t.dice),of:n.value}:null}var bt=(e,t)=>t.say(`board-box`,{number:e.box,box:_t(e,t)});function xt(e,t,n,r){let i=`${bt(n,r)}.`;if(n.covered)return`${i} ${r.say(`board-covered`,{dice:St(n.dice,r)})}`;let a=yt(e,t,n);return`${i} ${a?r.say(`board-filled`,a):Ct(e,t,{box:n.box},r)}`.trim()}var St=(e,t)=>e.map(e=>gt(e,t)).join(`, `);function Ct(e,t,n,r){if(!t.free||t.isOpen(n))return``;let i=ft(e,t,n);return i?r.put(i):``}function wt(e,t){if(!e)return t.say(`board-free`);let n=t.say(`colour-${e.colour}`);return t.say(e.mana?`board-mana`:`board-dice-of`,{n:e.n,colour:n})}function Tt(e,t){return Object.entries(e).map(([e,n])=>`+${n} ${e===`health`?t.say(`board-health`):t.say(`colour-${e}`)}`).join(`, `)}function Et(e,t,n,r){let{refused:i}=t;if(i){let n=`goal`in i?ft(e,t,i.goal):{id:`board-why-die`,args:{}};return n?r.put(n):``}return n?t.changes?r.say(`board-collect`,{n:t.changes,up:t.dice.length}):t.free?t.goal?Dt(e,t,t.goal,r):Ot(t,r):``:``}function Dt(e,t,n,r){let i=X(e,n),a=i?rt(i,t.dice):0,[o,s]=[$e(e,n),et(e,n)],c=o?r.say(`board-box-short`,{number:o.box}):Q(s?.name,r);return r.say(t.ready?`board-ready`:`board-more`,{name:c,now:a,of:i?.enough??0})}function Ot(e,t){return e.dice.length?t.say(`board-held`,{dice:St(e.dice,t),sum:Ye(e.dice),count:e.dice.length}):t.say(`board-how`)}function kt(e,t,n){return`${gt(e,n)}${t.isUp(e)?`, ${n.say(`board-up`)}`:``}`}var[$,At]=d(),jt=B(`<i> </i>`),Mt=oe(`<svg viewBox="0 0 48 48"><path class="svelte-wmad1"></path></svg>`),Nt=B(`<button></button>`),Pt=B(`<div><p class="svelte-wmad1"><b> </b> <!> <span> </span></p> <div class="spaces svelte-wmad1"></div></div>`),Ft=B(`<div><h4 class="svelte-wmad1"> </h4> <!></div>`),It=B(`<div class="groups svelte-wmad1"></div>`);function Lt(e,n){L(n,!0);let r=I($),i=I(()=>a(r).words),o=I(()=>[...new Set(n.sheet.talents.map(({group:e})=>e))]),c=[Ee.circle,Ee.square,`M24 3 45 18.5 37 44H11L3 18.5Z`],u=(e,t)=>n.before.talents.find(({id:t})=>t===e.id)?.ticks[t]??0,d=(e,t)=>n.chosen[Ne(e.id,Me[t]??`circle`)]??0;var f=It();G(f,20,()=>a(o),e=>e,(e,r)=>{let o=I(()=>n.sheet.talents.filter(e=>e.group===r));var f=Ft(),p=x(f),m=D(p,!0),h=l(p,2);G(h,17,()=>a(o),e=>e.id,(e,r)=>{var o=Pt();let f;var p=x(o),m=x(p),h=D(m,!0),g=l(m,2),_=e=>{var t=jt(),n=D(t,!0);s(e=>U(n,e),[()=>a(i).say(`board-owned`)]),V(e,t)};q(g,e=>{a(r).owned&&e(_)});var y=l(g,2),b=D(y,!0);v(p);var S=l(p,2);G(S,21,()=>a(r).of,z,(e,o,l)=>{var f=ue(),p=C(f),m=e=>{let f=I(()=>n.spaces[a(r).id]?.[l]??0),p=I(()=>a(r).ticks[l]??0);var m=Nt();let h;G(m,21,()=>({length:a(o)}),z,(e,n,i)=>{var o=Mt();let f;var m=D(o);s(e=>{f=t(o,0,`svelte-wmad1`,null,f,{full:i<a(p),new:e}),W(m,`d`,c[l])},[()=>i>=u(a(r),l)&&i<a(p)||i>=a(p)&&i<a(p)+d(a(r),l)]),V(e,o)}),v(m),s(e=>{W(m,`data-tick`,`${a(r).id??``} ${Me[l]??``}`),m.disabled=!a(f),W(m,`aria-label`,e),h=t(m,1,`svelte-wmad1`,null,h,{free:a(f)})},[()=>a(i).say(`board-tick`,{talent:Q(a(r).name,a(i)),space:a(i).say(`board-space-${Me[l]}`),now:a(p)+d(a(r),l),of:a(o)})]),J(`click`,m,()=>n.tick(a(r).id,l)),V(e,m)};q(p,e=>{a(o)&&e(m)}),V(e,f)}),v(S),v(o),s((e,n)=>{f=t(o,1,`talent svelte-wmad1`,null,f,{owned:a(r).owned}),U(h,e),U(b,n)},[()=>Q(a(r).name,a(i)),()=>Q(a(r).text,a(i))]),V(e,o)}),v(f),s(e=>U(m,e),[()=>Q(a(o)[0]?.group_name,a(i))]),V(e,f)}),v(f),K(f,()=>H),V(e,f),F()}R([`click`]);var Rt=B(`<p role="alert" class="svelte-hbxz76"> </p>`),zt=B(`<p class="soft svelte-hbxz76"> </p>`),Bt=B(`<button class="button go" data-give=""> </button> <!>`,1),Vt=B(`<section class="campaign svelte-hbxz76"><h3 class="svelte-hbxz76"> </h3> <p class="svelte-hbxz76"> </p> <!> <!></section>`),Ht=B(`<!> <!>`,1);function Ut(e,t){L(t,!0);let r=$(),i=I(()=>r.words),o=n([]),c=p({}),u=n(``),d=e=>t.holds.includes(e.seat)&&!e.given&&Le(e)>0;E(()=>{j.campaign(t.code).then(e=>Y(o,e.heroes)).catch(e=>Y(u,w(e),!0))});async function f({place:e}){try{let n=await j.giveTicks(t.code,e,Ie(c[e]??{}),Ce(t.code));Y(o,n.heroes),c[e]={},Y(u,``)}catch(e){Y(u,w(e),!0)}}var m=Ht(),h=C(m),g=e=>{var t=Rt(),n=D(t,!0);s(()=>U(n,a(u))),V(e,t)};q(h,e=>{a(u)&&e(g)});var _=l(h,2);G(_,17,()=>a(o),e=>e.place,(e,t)=>{let n=I(()=>d(a(t))),r=I(()=>Pe(c[a(t).place]??{}));var o=Vt(),u=x(o),p=D(u,!0),m=l(u,2),h=D(m,!0),g=l(m,2);{let e=I(()=>a(t).after??a(t).before),r=I(()=>a(n)?a(t).spaces:{}),i=I(()=>c[a(t).place]??{});Lt(g,{get sheet(){return a(e)},get before(){return a(t).before},get spaces(){return a(r)},get chosen(){return a(i)},tick:(e,n)=>c[a(t).place]=Fe(c[a(t).place]??{},a(t),e,Me[n]??`circle`)})}var _=l(g,2),y=e=>{var n=Bt(),o=C(n),c=D(o,!0),u=l(o,2),d=e=>{var t=zt(),n=D(t,!0);s(e=>U(n,e),[()=>a(i).say(`board-give-fewer`)]),V(e,t)},p=I(()=>a(r)&&a(r)<Le(a(t)));q(u,e=>{a(p)&&e(d)}),s(e=>{W(o,`aria-disabled`,!a(r)),U(c,e)},[()=>a(i).say(`board-give`,{n:a(r),of:Le(a(t))})]),J(`click`,o,()=>{a(r)&&f(a(t))}),V(e,n)};q(_,e=>{a(n)&&e(y)}),v(o),s((e,t,n)=>{W(o,`aria-label`,e),U(p,t),U(h,n)},[()=>a(i).say(`board-campaign`,{hero:Q(a(t).before.name,a(i))}),()=>a(i).say(`board-campaign`,{hero:Q(a(t).before.name,a(i))}),()=>a(i).say(`board-earned`,{n:a(t).earned??0,name:a(t).nickname,given:a(t).given?`yes`:`no`})]),V(e,o)}),V(e,m),F()}R([`click`]);var Wt=(e,t)=>(e?.choices??[]).find(e=>e.move===t);function Gt(e,t){let n=e=>Math.round(e.mean*10)/10;return[t.say(e.what===`descend`?`board-chance-win`:`board-chance-live`,{percent:Kt(e.survive),low:Math.min(Kt(e.low),Kt(e.survive)),high:Math.max(Kt(e.high),Kt(e.survive))}),t.say(`board-chance-wounds`,{n:n(e.wounds)}),...e.time?[t.say(`board-chance-time`,{n:n(e.time)})]:[],...e.rounds?[t.say(`board-chance-rounds`,{n:n(e.rounds)})]:[]].join(` · `)}function Kt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}var qt=B(`<span></span>`),Jt=B(`<span class="chance svelte-1fb3wzk" data-chance=""><span class="spread svelte-1fb3wzk" aria-hidden="true"></span> <span> </span></span>`);function Yt(e,n){L(n,!0);let r=$(),i=I(()=>Wt(r.odds,n.of.id)),o=I(()=>Math.max(...a(i)?.wounds.shares??[1],.01));var c=ue(),u=C(c),d=e=>{var n=Jt(),c=x(n);G(c,21,()=>a(i).wounds.shares,z,(e,n,r)=>{var i=qt();t(i,1,`svelte-1fb3wzk`,null,{},{none:r===0}),s(e=>k(i,`block-size: ${e??``}px`),[()=>Math.max(1,a(n)/a(o)*22)]),V(e,i)}),v(c);var u=l(c,2),d=D(u,!0);v(n),s(e=>U(d,e),[()=>Gt(a(i),r.words)]),V(e,n)};q(u,e=>{a(i)&&e(d)}),V(e,c),F()}var Xt=B(`<kbd aria-hidden="true" class="svelte-sqq5wt"> </kbd>`);function Zt(e,t){L(t,!0);let n=$(),r=I(()=>n.letters?n.digit(t.text):void 0);var i=ue(),o=C(i),c=e=>{var t=Xt(),n=D(t,!0);s(()=>U(n,a(r))),V(e,t)};q(o,e=>{a(r)&&e(c)}),V(e,i),F()}var Qt=`<path fill="currentColor" d="m257 16-50 87 28-8 22-39 23 39 28 8zM118 93l19 100 14-22-9-51 49 17 23-10zm279 0-95 34 24 11 50-18-10 53 13 20zm-140 2-9 3v105l10 11 9-10V98zm82 53-55 63h1l-15 17 12 15 71-84-5-7zm-162 0-8 4-6 8 256 300 14-12-8-10 23-10 11-5-8-9-44-52-3-3h-3l-50-7zm56 123-62 73-7 8-49 6-4 1-2 2-44 52-9 10 12 5 23 10-9 10 15 12 149-175zm25 28-10 12v178h19v-15l25 8 12 3v-87l-3-2-34-39v-47zm-112 74-43 50-16-7 34-40zm224 0 25 4 34 39-17 7zm-141 5-16 18-2 2v87l12-3 6-2zm38 7 18 20v55l-18-5zm-88 6-65 74 4 6 7 10 8-9 44-52 2-3zm158 0-1 23v3l3 3 44 52 8 9 7-10 3-6z"/>`,$t=`<path fill="currentColor" d="M256 21q-29 0-46 11-16 11-16 24c0 13 5 17 16 24q6 4 15 7-29 11-50 41l-8 10q42-19 89-19c47 0 60 6 88 19l-7-10q-22-30-51-41 9-3 15-7 17-10 17-24c0-14-6-17-17-24q-17-11-45-11m-85 11c-14 0-26 12-26 27s12 26 26 26l12-2q-9-12-10-27 0-12 7-22zm169 0-9 2q7 10 7 22 0 15-9 27l11 2q24-2 26-26c0-15-11-27-26-27M56 60q14 18 13 35l-23-5c8 11 16 20 20 40q-4 19 11 40 13 23 35 28l11 1 4-18-11-1q-12-3-22-16c-2-65 33-99-38-104m399 0c-71 5-36 39-39 104q-9 13-22 16l-10 1 4 18 10-1q22-5 36-28 14-20 11-36c4-22 12-32 21-44l-25 5q0-17 14-35m-209 79-17 1-12 221-10-217-18 6-12 157-10-147-14 8q-12 34-13 75 1 71 35 116 30 41 71 46zm19 0v266q41-5 72-46 33-45 35-116 0-41-14-75l-10-7-10 146-12-156-18-6-10 216-12-220zm-150 94q-18 1-35 15c-18 12-23 31-27 50-9 18-19 25-30 33l21 2q-6 18-26 29c67 24 48-39 76-102q11-8 23-8h2v-18l-1-1zm281 0h-3l-1 1v18h1q12-1 24 8c28 63 9 126 76 102q-20-11-26-29l21-2c-11-9-21-16-31-36-4-18-9-36-27-47q-16-14-34-15m-263 90-18 11q-17 17-17 44-1 19 20 36c7 19 5 32 3 45l20-17q5 20 0 36l22-19q11 13 19 30c24-72-55-78-63-128q3-7 9-13l12-7zm246 1-8 17 12 7q5 6 8 13c-8 50-86 56-62 128q7-16 18-30l21 19q-3-16 1-36l19 17c-1-13-3-25 3-44q22-18 21-37 1-27-17-44-7-6-16-10"/>`,en=`<path fill="currentColor" d="M131 22v246H44l212 221 212-221h-87V22h-39v309c0 48-39 88-87 88-47 0-85-37-88-82V22zm127 8-28 232-17-128c-4 63-25 135-26 197 0 37 31 67 68 67s67-30 67-67v-6l-20-151-14 98-2-1zm-3 252a49 49 0 0 1 49 49 49 49 0 0 1-49 48 49 49 0 0 1-49-48 49 49 0 0 1 49-49"/>`,tn=`<path fill="currentColor" d="M105 41v398h302v-62H247V231h32v-55c0-38 37-57 73-57q33 0 55 18V41zm247 96c-27 0-55 13-55 39v55h110v-55c0-26-27-39-55-39m-192 78c18 0 33 15 33 33s-15 33-33 33-33-15-33-33 15-33 33-33m0 18q-13 2-15 15c-2 13 7 15 15 15s15-7 15-15-7-15-15-15m105 16v110h174V249zm87 23a16 16 0 0 1 16 16 16 16 0 0 1-11 15l11 33h-32l11-33a16 16 0 0 1-11-15 16 16 0 0 1 16-16M73 457v30h366v-30z"/>`,nn=`<path fill="currentColor" d="M239 24q-15 2-17 17c-2 15 8 18 17 18q17-1 18-18-1-15-18-17M40 36q-18 1-19 19 1 17 19 18c18 1 18-8 18-18s-8-19-18-19m148 15c-14 0-25 12-25 26s11 26 25 26c15 0 26-12 26-26s-11-26-26-26m117 3c26 67-60 117-57 35-40 37-13 84 5 122 13 28 12 54-11 63-16 7-33-11-39-30q-2-6-2-16c10 0 18-9 18-18 0-11-9-19-19-19s-19 8-19 19q1 11 9 16c-18 21-37 10-25-52-59 68-38 199 45 239-13-25-20-57-14-84 36 79 121 2 126-69 14 45 12 110-11 156 91-35 111-171 63-239-6 82-70 50-44-58 7-27-12-58-25-65M55 91q-16 2-18 17c-2 15 8 17 17 17q17-1 18-17-2-15-17-17m66 5c-11 0-21 9-21 21l2 8q-18 6-20 25c0 14 12 26 26 26s26-12 26-26a26 26 0 0 0-4-14q11-6 12-19-1-19-21-21m258 22q-15 2-17 18c-2 16 8 17 17 17q17-2 18-17-2-16-18-18m-279 79q-16 1-17 17c-1 16 7 17 17 17s17-8 17-17-8-17-17-17m1 168c-50 13-82 33-82 56 0 41 106 74 237 74 132 0 238-33 238-74 0-23-32-43-82-57q27 14 28 31c0 32-83 58-184 58S74 428 74 396q1-17 27-30"/>`,rn=`<path fill="currentColor" d="M471 20 368 50l42-28q-40 8-101 36l-68 71 24-50q-35 20-72 50l-16 64-3-47q-37 32-64 71-29 39-42 82l-28-19q4 36 23 64l-33-11q10 34 41 51c-12 33-17 68-23 103l18 3C87 277 238 142 374 82l7 17c-122 55-216 147-266 279q28 0 52-6l5-61 13 56q17-6 30-15l-21-43 33 34q12-9 20-21c30-48 62-95 125-134l-46-16 70 2 33-20-50-4 75-18 16-18c17-22 29-44 26-65q-2-17-18-26z"/>`,an=`<path fill="currentColor" d="M374 22h-4c-31 1-66 16-97 47-88 90-154 172-243 174 24 19 55 32 85 37-24 29-51 48-93 65q57 13 110-2-40 51-108 95c61 0 136-12 182-47-5 30-16 65-43 100 70-19 117-42 146-83 3 27-1 45-11 80 78-66 151-165 183-271 32-108-29-194-107-195m-3 74q9 0 16 5-13 2-14 15 1 12 14 14 8 0 12-7v2c0 15-12 28-28 28s-28-13-28-28c0-16 12-29 28-29m67 35 13 3q-10 4-10 14 1 13 14 14 8 0 12-5v3c0 15-13 28-29 28-15 0-28-13-28-28s13-29 28-29m-111 33 5 45 30-25 4 42 32-26 4 40 30-26 6 55-44 37-4-39-30 25-5-42-31 26-5-45-30 25-6-55z"/>`,on=`<path fill="currentColor" d="M346 20q-18 0-37 4 50 12 66 39l-45-5-19-18-19 17-23 1-29-16-15 23-24 6-29-15-12 31q-13 6-25 14l-33-6v29l-19 17H48l4 37-13 18-21-4v301h19c23-93 95-130 169-85 42 26 94 62 149 41a64 64 0 0 1-7 23l95 19 8-24q-5 5-20 4c-41-7-33-54 0-59q17-1 27 12l19-39c-69 6-130-31-198-17 36 7 57 24 68 42h-21l-11-10-14 7-17-6-8-16-11 6q-11-6-20-15l-2-26-19 5q-12-12-23-19l-2-19-23 9q-18-4-35 0c44-91 134-93 180-65q-7 9-18 14l67 71 20-15c-5 0-15-5-18-8-34-32 7-64 33-49q14 9 16 26l35-24c-59-35-85-98-149-126q34 38 31 70-14-10-29-16l-14-21-18 12-16-1-19-18-15 20-24 4-16-13-9 21-21 9-24-9-8 26q-19 12-35 26c34-138 207-171 295-151l-7 19 96 19 7-23q-4 4-12 4c-46-6-43-54-8-60q17-1 28 12l2-46c-55 5-96-14-145-14"/>`,sn=`<path fill="currentColor" d="M18 18v44l76 9-30-53zm118 0 57 34-14-34zm121 0-20 8 60 61-20-52zM115 35l19 59 58 26v64l37-9-34-93zm94 7 49 139 4-62 29-3zm119 7-8 23 60 62-29-82zM42 92l55 47 4-45zm354 3 10 67-28 54 32-30 19-46zM18 107v67l22 12 63 1zm315 18-7 7-41 40 14 14 24-25v28l-12 13 12 53v2l-31 18-2-1-39-38-17 5-25-14 34-9-5-18-55 15-9 2 2 9 15 56 18-5-9-34 24 14 5 17 52 16 2 1v36l-2 1-52 16-5 17-24 14 9-34-18-5-15 56-3 9 10 2 55 15 5-18-34-9 25-14 17 5 39-38 2-1 31 18v2l-12 53 12 13v28l-24-25-14 13 41 41 7 7 6-7 41-41-13-13-25 25v-28l13-13-13-53v-2l31-18 2 1 40 38 17-5 24 14-34 9 5 18 56-15 9-2-2-9-15-56-18 5 9 34-25-14-4-18-52-15-3-1v-36l3-1 52-16 4-17 25-14-9 34 18 5 15-56 2-9-9-3-56-14-5 18 34 9-24 14-17-5-40 38-2 1-31-18v-2l13-53-13-13v-28l25 25 13-14-41-40zm-204 1-17 35 47 34 14-54zm-67 76 57 86 41 13-15-80-15-15-18 16zm-23 29-8 27 35 19 2-28zm294 42 31 18v36l-31 18-32-18v-36zM94 304l31 57 33 8 12-40zm-26 54 16 47 67-8zm78 67-29 29 96-21z"/>`,cn=`<path fill="currentColor" d="M110 19q-4 12-3 28c0 27 24 48 53 53l59 5q-13 11-14 35 1 29 17 53t36 25 36-25 16-53q0-25-14-35l56-5c29-5 52-24 53-53l-3-28c-3 28-26 46-54 50-60 8-124 8-184 0-28-4-51-22-54-50m80 99c-249 7-201 195-22 243 40-40-7-102-44-57-23-44-21-83 4-95 49 27 84 88 87 148-34 23-60 63-60 63l26 39-41 23h82c-40-40-12-86 36-86 49 0 74 48 37 86h81l-41-23 27-39s-27-40-61-63c3-60 38-121 86-148 26 12 28 51 5 95-37-45-85 17-44 57 179-48 227-236-22-243q3 10 3 22 0 34-20 64c-12 18-30 32-51 32s-39-14-52-32q-18-30-19-64 0-12 3-22"/>`,ln=`<path fill="currentColor" d="M434 32q-15 1-16 14c-1 13 7 15 15 15s16-6 16-15-7-14-15-14M267 59c7 16 17 18 31 25-11 21-23 51-43 59-65 26-99 58-113 99q-18 58 14 145c61 5 127 9 159 3q-3-6-9-9c-28-10-45-11-71-12l1-10c2-19 0-44-8-61q-6-12-16-19c-10-7-16-5-29-3l-3-18q23-3 41 6 15 9 23 26 14 30 10 62l27 3c19-31 37-60 40-91-14-4-33-10-35-24-2-20 4-45 20-56-1 28-5 44-3 50 6 11 31 15 40 17v1c18 4 32 7 35 25 19-29-14-45-36-54v-6q1-35 14-53c8-14 17-25 26-43v-1q-14-1-27 2c6-20 23-24 39-16q8-13 25-30-20-15-18-34c-28-4-58-5-79 10l-4-4c-16-18-61-12-51 11m68-4q7 12 29 14c-8 6-21 11-30 5-8-5-4-13 1-19M129 365c-14 3-38 7-49 16q-14 12-16 31-3 18 12 29c44 29 89 25 129 14 41-12 76-33 120-23 8 3 16 7 14 16l-2 6c-10 11-31 18-34 22-6 9 34 3 45-8q7-7 9-21c2-14-1-15-5-18q-16-15-40-15-24-1-53 6c-39 10-84 28-128 19q-25-5-33-15-6-7-3-16c7-15 28-17 41-20z"/>`,un=`<path fill="currentColor" d="m156 34-37 1 10 29 27-2zM18 38v456h298l-12-46-64-64-48-160-88-80-8-80zm201 61-59 13 16 30 18 6-1 19 52-23zm35 61-20 21 28 12 13-21zm51 90-35 25-12 58 101 23-4-98zm107 62-21 3-16 20 5 22 41-16zm-44 96-44 6 7 29 37-1zm38 60-32 5-34 21h80z"/>`,dn=`<path fill="currentColor" d="m154 20-45 51 64 291-19 2L92 81l-55 57 73 290 41-48 14 14-44 50 201 48 54-50-193-50 5-18 200 52 104-195-69-128zm81 52c81 1 169 80 156 165-28-68-93-133-166-115-63 15-5 80 66 97 79 19 169 84 109 147-55 58-159 2-151-68 18 33 82 86 121 43 55-59-78-93-122-112-46-20-139-86-81-133q31-25 68-24m22 62 24 2c-25 12-30 32-25 55-49-35-37-57 1-57m141 21c39 18 54 67 9 96q12-48-9-96m-151 91q7 0 16 5c12 7 18 19 13 28s-19 9-31 2c-12-6-18-19-13-27q4-8 15-8"/>`,fn=`<path fill="currentColor" d="M267 176v9h34a10 10 0 0 1 0 20h-34v9h2a10 10 0 0 1 0 20h-2v9h1a10 10 0 1 1 0 21h-1v4a10 10 0 0 1-10 10h-1a10 10 0 0 1-10-10v-4h-1a10 10 0 0 1 0-21h1v-9h-1a10 10 0 0 1 0-20h1v-9h-34a10 10 0 0 1-7-17l8-3h33v-9h-34a10 10 0 0 1 1-21h33v-9h-12a10 10 0 1 1 0-20h12v-10a10 10 0 0 1 10-10h1a10 10 0 0 1 10 10v10h12a10 10 0 0 1 7 18l-8 2h-11v9h34a10 10 0 0 1 3 20l-3 1zm-47-61a10 10 0 0 0-9-6l-5 1-29 15a10 10 0 0 0 9 18l29-15a10 10 0 0 0 5-13m119 20a10 10 0 0 0-4-14h-1l-29-15a10 10 0 1 0-9 18l29 15a10 10 0 0 0 14-4m-157 23-7-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-58zm155-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10h3a10 10 0 0 0 7-10v-58a10 10 0 0 0-10-11m-37 115-5 2-38 25-39-25-5-2-5 1a10 10 0 0 0-6 9 10 10 0 0 0 5 9l44 29a10 10 0 0 0 12-1l43-28a10 10 0 0 0-6-19m-80 52-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1a10 10 0 0 0 10-10v-59zm88 0-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1l3-1a10 10 0 0 0 7-9v-59zm-88 93-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1a10 10 0 0 0 10-10v-59zm-38-165-7-4a10 10 0 0 0-10 11v22a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-22zm162 3-7-3a10 10 0 0 0-10 10v22a10 10 0 0 0 10 10h3a10 10 0 0 0 7-9v-23zm-36 162-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1l3-1a10 10 0 0 0 7-9v-59zM286 59c0 18-13 39-29 39s-30-21-30-39c0-25 15-38 30-38s29 13 29 38m-34-3a9 9 0 1 0-9 9 9 9 0 0 0 9-9m28 0a9 9 0 1 0-10 9 9 9 0 0 0 10-9"/>`,pn=`<path fill="currentColor" d="M283 19q33 9 40 29l-4 2q-38 10-81 34 31-7 48 4-9 15-15 36c-22 68-126-81-189-5-41 47 11 93-55 175 35-4 45-9 62-36 10-16 28-22 45-21q-19 16-39 60c20-19 45-39 72-40q2 9-12 21C93 327 16 364 20 477q8-17 17-29c6 29 29 54 93 40-47-6-76-59-45-82 63-47 129 1 270-76l7-3c-2 20-12 40-22 57q21-15 34-29c2 26-12 55-26 78 44-31 61-58 63-78 10 36-1 95-25 123 78-39 107-77 110-190 2-60-66-61-56-102q16-73-8-108c-19-49-80-59-149-59M90 48c-35 0-45 35-34 69 17-52 70-44 111-34q-50-36-77-35m254 30c19 22 30 43 10 66-26-17-26-39-10-66m75 49 12 1c-1 31-14 33-46 32 8-22 14-33 34-33m-85 40q15 0 31 9c44 27 22 74-4 75-15 1 1-24-16-38-16-13-39 12-46-6-8-23 11-40 35-40m60 247c-24 27-58 60-99 31 17 46 69 70 99-31"/>`,mn=`<path fill="currentColor" d="M251 22c-58 45-81 38-101 0 17 62 11 67-44 117 67-36 96-34 130 7-34-53-30-75 15-124m18 0 12 115-100 58 98 21-32 30L19 472v20h32l222-219 26-28 19 88 58-100 115 11-77-86 47-105-106 46zM27 56c34 28 35 43 31 88 19-54 28-68 64-82-39 9-56 11-95-6m55 102c25 27 27 44 24 72 15-34 22-45 56-64-35 11-46 10-80-8m325 95c9 52-4 74-33 107 44-37 58-44 97-39-38-11-47-20-64-68m-55 73c-19 69-46 84-108 70 54 20 56 21 53 86 25-56 47-53 96-38-42-32-46-49-41-118m109 56c-15 18-23 18-44 9 23 19 18 34 11 60 16-19 23-25 50-13-23-21-27-30-17-56"/>`,hn=`<path fill="currentColor" d="M64 26c-6 40-10 33-39 37 27 4 40 9 39 37 2-20 0-31 36-36-16-6-34 4-36-38m171 1-30 47 20 15 35-2 23-15-25-44zm58 27 35 58-4 5q-12 18-26 35l26 38-5-31 43-94zm-102 9-57 16 10 20-18 29 32-3 16 33 5 83 35 33 14-61 47 67 56-40-2-11v1l-44-65-8 75-80-79-6-9q-15-24-24-44l-3-4zm182 20-27 62 31 21 32 94c-15-4-31 2-32-36-7 39-10 32-39 36 26 4 39 9 38 38 3-20 1-31 34-37l7 22 8-70 46 27-25-83-31 7-4-17 58-15-21-11-30-16-11-6-2-1zm-81 4-23 16v10h-18v-8l-17 1 1 8-18 2-1-12-21-15-10 15q10 21 21 38 10 20 34 22 30-9 43-22 12-13 23-31zm-171 5-48 14-4 39 14 9c-49 60-2 0-48 60l75-56 10 16-56 34-6 64 41-28 11 25 32-102 11-11-6-12-55 4 32-50zm124 30 5 1q21 2 32 13l-13 12c-1-1-11-6-21-7s-19 0-26 8l-13-13q14-13 31-14zm21 52-22 8 19 18zm173 68-8 74 3-4 19-31 3-4 5 1q11 1 18 4l-10-22zm-201 16-2 1-12 50-24-23 26 42 41-19 16 27 44-10 6-37-4-26-58 42zM92 271h-1l-42 30-5 22 39-23 25 23 1-12zm82 7-46 108 9 41 18-53 17 47 10-14 8-20c39 8 32 11 35 40 5-26 10-39 39-37-20-3-31-2-36-37-6 15 3 33-38 34l20-51zm176 16-7 47-39 9 32 20 6 50 23-35 29 45 8-67zm100 12c-7 40-10 33-39 37 26 4 39 9 38 37 3-19 1-30 36-36-16-6-33 4-35-38m-85 112-24 37-3 33 127 2 20-44-36 20-11-21-14 12-15-1-3 25zm-174 7-25 33-11-28-20 60h57q-3-32-1-65m-112 5-12 60h66l-8-35-23 10z"/>`,gn={strength:ye,agility:rn,magic:mn,heroic:O,mana:mn,shields:T},_n=e=>e===`any`?void 0:gn[e],vn={bandit:_,beetle:$t,fire_elemental:nn,glooping_ooze:A,goblin:u,ice_elemental:sn,ogre:o,phantom:an,plague_rat:ln,shadow:pn,skeleton:fn,wraith:f,arrow_wall:Qt,boulder:en,cave_in:un,flame_statues:_e,force_wall:T,locked_door:tn,rune_puzzle:dn},yn=e=>vn[e]??`<path fill="currentColor" d="m106 114-33 74-3 1-14 5-8-54-25 87-4 12v1q-7 26 4 56 4 21 40 48 44 32 138 64v-6q1-19 14-30l-4-43-31 38-28-11-3-79-34 61-25-15-5-90-28 65q-11-9-20-20-4-30 6-52l5-3q24-7 58-6 50 3 118 31 1-21 19-30l-6-53-30 43q-14-6-28-9l-4-69-33 60q-17-4-32-4zm323 30-16 70-33-2-19-66-18 69-30 4-19-45-16 46q14 10 15 28l-1 7q71-15 119-9 35 3 57 16l4 3q8 24-3 53l-23 16-17-69-20 88-27 10-20-62-19 73-30 6-22-45-15 50 4 17-4 16q107-15 156-40 41-20 48-41 16-28 13-54v-1l-1-12-10-90-17 51-13-7-3-1zm-171 89q-13 2-15 15 0 6 3 10l23 1q5-3 5-11-1-13-16-15m-12 43h-3q-19 1-30 5-8 3-11 6-4 4-3 5-1 4 15 14 16 8 43 11 26 1 42-5l11-6q3-2 3-5 1-4-15-13t-43-11zm-6 57-3 30h3q9 0 16 3l3-31zm0 49q-18 2-20 20 2 20 20 21 19-1 21-21c2-20-9-20-21-20"/>`,bn={warrior:Te,mage:re,rogue:be,archer:h,paladin:te},xn=e=>bn[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Sn={dragons_cave:ie,hydras_reef:on,lichs_tomb:xe,minotaurs_maze:cn,yetis_cavern:hn},Cn=e=>Sn[e]??`<path fill="currentColor" d="M189 20q-9 41 34 87c11-7 32-11 50-8-46-23-67-47-84-79M29 27c15 46 52 102 101 141-36-2-80-15-111-25 25 35 64 53 103 66-25 18-55 36-103 39 54 19 107 9 131 1-18 35-101 66-122 77 53 4 121-11 167-33 10 24-2 53-10 78l-6 13 15-11c23-16 48-32 59-58 26 31 63 62 107 85q27 35 35 74 14-30 9-61c25-3 36-29 36-54-13 6-15 6-32 8 1-10 1-12-2-29q-16 13-31 12c2-7 3-19 3-27-13 7-19 10-30 11q1-15-4-31c-29 19-48 2-68-21 20-17 97-22 95 7 14-7 19-11 24-16q13 15 15 32c9-10 10-11 17-24 6 10 9 17 11 31q12-10 20-22c7 16 8 16 12 33 18-13 22-31 23-47 2-33 0-109-31-143 2 36-13 70-34 80-13 5-96-74-138-93-23-10-48 7-67 9Q110 94 29 27m267 126q19 30 60 55c-19 3-66-7-77-24-6-8 7-21 17-31M181 319q-23 9-44 14l-7 11q24 8 44 3 6-15 7-28m-68 19-11 2c-31 36-61 103-48 152h36c-11-38-16-87 23-154m8 22-14 32q20 10 45 8l15-33q-25 2-46-7m112 6q-19 16-39 30c7 34 33 63 74 96h83q-84-48-118-126m-130 44q-4 17-3 32c37 15 62 14 97 5q-11-16-17-33c-33 10-55 6-77-4m106 52c-38 11-69 13-107 0q2 16 7 30h130z"/>`,wn=`<path fill="currentColor" d="M182 33v52h149V33zm14 70-3 7q-2 7-19 7-34 1-55 16c-21 15-24 25-24 42v252c0 32 26 58 58 58h214c32 0 58-26 58-58V175q-1-26-23-42c-22-16-33-16-54-16q-22-1-27-7l-3-7h-19q1 10 8 19 12 13 41 13 26 1 43 13 15 12 16 27v252c0 22-18 40-40 40H153c-22 0-40-18-40-40V175q1-15 16-27 17-12 45-13 24 0 34-14 6-8 7-18zm66 46q-44 1-63 32-19 29-19 66 37 20 43 45l2 9q15 8 38 8 19 0 36-7l1-10q7-26 45-45-1-36-19-65-19-31-64-33m-30 75q15 1 17 16c2 15-8 17-17 17q-15-2-16-17 1-15 16-16m56 0q15 1 16 16c1 15-7 17-16 17s-17-8-17-17q1-15 17-16m-29 33q9 20 14 40-15-5-28 0 4-20 14-40m-37 64-9 19c11 8 31 12 50 12q30-1 47-12l-9-18q-18 6-38 6-23 0-41-7m-71 17q-14 16-10 36c69 5 164 32 227 61q13-16 10-37c-68-7-164-29-227-60m217 0q-32 15-72 28 32 7 59 10l23-2q3-20-10-36m-204 57-23 3q-3 21 10 37 33-15 73-28z"/>`,Tn=B(`<span></span>`),En=B(`<span class="cost svelte-ed2mv" aria-hidden="true"></span>`);function Dn(e,n){L(n,!0);let o=r(n,`size`,3,`16px`),l=I(()=>[{name:`hearts`,icon:ae,n:n.square.hearts},{name:`time`,icon:i,n:n.square.time},{name:`poison`,icon:wn,n:n.square.poison},{name:`skulls`,icon:S,n:n.square.skulls}].filter(({n:e})=>e>0));var u=En();G(u,21,()=>a(l),({name:e,icon:t,n})=>e,(e,n)=>{let r=()=>a(n).name,i=()=>a(n).icon,l=()=>a(n).n;var u=Tn();G(u,21,()=>({length:l()}),z,(e,t)=>{c(e,{get of(){return i()},get size(){return o()}})}),v(u),s(()=>t(u,1,le(r()),`svelte-ed2mv`)),V(e,u)}),v(u),V(e,u),F()}var On=B(`<span class="shield svelte-1sxhous"><!></span>`),kn=B(`<span class="plus svelte-1sxhous">+</span>`),An=B(`<span role="img"><span class="top svelte-1sxhous"><!> <svg viewBox="0 0 48 48"><path class="svelte-1sxhous"></path><text x="24" y="33" text-anchor="middle" class="svelte-1sxhous"> </text></svg> <!></span> <!></span>`);function jn(e,n){L(n,!0);let r=$(),i=I(()=>n.square.colour===`any`?`square`:Ze[n.square.colour]);var o=An(),u=x(o),d=x(u),f=e=>{var t=On(),n=x(t);c(n,{get of(){return T},size:`13px`}),v(t),V(e,t)};q(d,e=>{n.square.shield&&e(f)});var p=l(d,2);let m;var h=x(p),g=l(h),_=D(g,!0);v(p);var y=l(p,2),b=e=>{var t=kn();V(e,t)};q(y,e=>{n.square.wide&&e(b)}),v(u),Dn(l(u,2),{get square(){return n.square},size:`12px`}),v(o),s(e=>{t(o,1,`mini ${n.square.colour??``}`,`svelte-1sxhous`),W(o,`aria-label`,e),m=t(p,0,`svelte-1sxhous`,null,m,{wide:n.square.wide}),W(h,`d`,Ee[a(i)]),U(_,n.square.value??`X`)},[()=>_t(n.square,r.words)]),V(e,o),F()}var Mn=B(`<span class="card svelte-1kp0f66"><b class="svelte-1kp0f66"><!> </b> <span class="boxes svelte-1kp0f66"></span> <span class="xp svelte-1kp0f66"> </span></span>`),Nn=B(`<!><!>`,1),Pn=B(`<button><!> <!></button>`);function Fn(e,n){L(n,!0);let r=$(),i=I(()=>r.words);var o=Pn();let u;var d=x(o);G(d,17,()=>n.cards,e=>e.card,(e,t)=>{var n=Mn(),r=x(n),o=x(r);{let e=I(()=>yn(a(t).kind));c(o,{get of(){return a(e)},size:`22px`})}var u=l(o);v(r);var d=l(r,2);G(d,21,()=>a(t).options??a(t).boxes,z,(e,t)=>{jn(e,{get square(){return a(t)}})}),v(d);var f=l(d,2),p=D(f,!0);v(n),s((e,t)=>{U(u,` ${e??``}`),U(p,t)},[()=>Q(a(t).name,a(i)),()=>a(i).say(`board-worth`,{xp:a(t).xp})]),V(e,n)});var f=l(d,2),p=e=>{var t=Nn(),r=C(t);Yt(r,{get of(){return n.offer}}),Zt(l(r),{get text(){return n.offer.text}}),V(e,t)};q(f,e=>{n.offer&&e(p)}),v(o),s(()=>{u=t(o,1,`open svelte-1kp0f66`,null,u,{lit:n.offer,two:n.cards.length>1}),W(o,`data-go`,n.offer?!0:void 0),W(o,`data-move`,n.offer?.text),W(o,`aria-disabled`,!n.offer)}),J(`click`,o,()=>n.offer&&r.play(n.offer)),V(e,o),F()}R([`click`]);var In=B(`<!><!>`,1),Ln=B(`<button><!> <span> </span> <!></button>`),Rn=B(`<!> <div class="doors svelte-hz7czh" role="group"><!> <!> <!></div>`,1);function zn(e,n){L(n,!0);let r=$(),i=I(()=>r.table),o=I(()=>r.words),u=I(()=>[r.offer(`explore`),r.offer(`open`)]),d=I(()=>g(a(u),2)),f=I(()=>a(d)[0]),p=I(()=>a(d)[1]),m=I(()=>r.offer(`descend`)),h=I(()=>Math.max(0,a(i).deck.limit-a(i).deck.closed-a(i).deck.open.length));var _=Rn(),y=C(_),b=e=>{Yt(e,{get of(){return a(m)}})};q(y,e=>{a(m)&&e(b)});var S=l(y,2),w=x(S);G(w,17,()=>a(i).deck.open,z,(e,t,n)=>{{let i=I(()=>r.of(`enter`)[n]);Fn(e,{get cards(){return a(t)},get offer(){return a(i)}})}});var T=l(w,2);G(T,17,()=>({length:a(i).deck.closed}),z,(e,n,i)=>{var u=Ln();let d;var f=x(u);c(f,{get of(){return se},size:`56px`});var m=l(f,2),h=D(m,!0),g=l(m,2),_=e=>{var t=In(),n=C(t);Yt(n,{get of(){return a(p)}}),Zt(l(n),{text:`open`}),V(e,t)};q(g,e=>{a(p)&&i===0&&e(_)}),v(u),s(e=>{d=t(u,1,`door closed svelte-hz7czh`,null,d,{lit:a(p)}),W(u,`data-go`,a(p)&&i===0?!0:void 0),W(u,`data-move`,a(p)&&i===0?`open`:void 0),W(u,`aria-disabled`,!a(p)),U(h,e)},[()=>a(o).say(`board-closed`)]),J(`click`,u,()=>a(p)&&r.play(a(p))),V(e,u)});var E=l(T,2);G(E,17,()=>({length:a(h)}),z,(e,n,u)=>{var d=Ln();let p;var m=x(d);c(m,{get of(){return P},size:`36px`});var h=l(m,2),g=D(h,!0),_=l(h,2),y=e=>{Zt(e,{text:`explore`})};q(_,e=>{a(f)&&u===0&&e(y)}),v(d),s(e=>{p=t(d,1,`door free svelte-hz7czh`,null,p,{lit:a(f)}),W(d,`data-go`,a(f)&&u===0?!0:void 0),W(d,`data-move`,a(f)&&u===0?`explore`:void 0),W(d,`aria-disabled`,!a(f)),U(g,e)},[()=>a(o).say(a(f)?`board-explore`:a(i).deck.stairs?`board-no-door`:`board-free-door`)]),J(`click`,d,()=>a(f)&&r.play(a(f))),V(e,d)}),v(S),K(S,()=>H),s(e=>W(S,`aria-label`,e),[()=>a(o).say(`board-doors`)]),V(e,_),F()}R([`click`]);var Bn=[`explore`,`open`,`enter`,`option`,`feat`,`unstore`,`place`,`pick`,`discard`,`join`,`use`,`drink`,`item`,`skill`,`swap_item`,`swap_skill`,`potion`,`xp`],Vn=oe(`<text y="36.5" text-anchor="middle" class="svelte-dj9y0b"> </text>`),Hn=oe(`<svg class="face svelte-dj9y0b" viewBox="0 0 48 48"><g transform="translate(1.5 1.5) scale(0.0313)"></g><g><path class="frame svelte-dj9y0b"></path></g><!></svg>`);function Un(e,t){L(t,!0);let n=r(t,`tumble`,3,!1),i=r(t,`fresh`,3,!1);De(e,{get value(){return t.value},get tone(){return t.tone},get tumble(){return n()},get fresh(){return i()},children:(e,n=ve)=>{var r=Hn(),i=x(r);ge(i,()=>t.icon,!0),v(i);var a=l(i),o=D(a),c=l(a),u=e=>{var r=Vn(),i=D(r,!0);s(()=>{W(r,`x`,t.frame===`star`?26.1:28.2),U(i,n())}),V(e,r)};q(c,e=>{n()!==null&&e(u)}),v(r),s(()=>{W(a,`transform`,t.frame===`star`?`translate(4.5 6) scale(0.9)`:`translate(9.5 9.5) scale(0.78)`),W(o,`d`,Ee[t.frame])}),V(e,r)},$$slots:{default:!0}}),F()}function Wn(e,t){L(t,!0);let n=r(t,`fresh`,3,!1),i=r(t,`moving`,3,!1),o=I(()=>t.kind===`mana`?`magic`:t.kind===`shields`?`heroic`:t.kind);Un(e,{get value(){return t.value},get tone(){return a(o)},get frame(){return Ze[t.kind]},get icon(){return gn[t.kind]},get fresh(){return n()},get tumble(){return i()}}),F()}var Gn=B(`<span></span>`),Kn=oe(`<svg viewBox="0 0 48 48" class="svelte-1jp9bjh"><path class="svelte-1jp9bjh"></path><text x="24" y="32.5" text-anchor="middle" class="svelte-1jp9bjh"> </text></svg>`),qn=B(`<b class="filled svelte-1jp9bjh"> </b>`),Jn=B(`<span class="kind svelte-1jp9bjh"><!></span>`),Yn=B(`<span class="shield svelte-1jp9bjh"><!></span>`),Xn=B(`<b class="svelte-1jp9bjh">1/2</b>`),Zn=B(`<button><span class="hidden"> </span> <span class="face svelte-1jp9bjh" aria-hidden="true"><!> <!></span> <span class="foot svelte-1jp9bjh" aria-hidden="true"><!> <!> <!> <!></span> <!></button>`);function Qn(e,n){L(n,!0);let r=$(),i=I(()=>r.table),o=I(()=>r.words),u=I(()=>r.hand),d=I(()=>({box:n.box.box})),f=I(()=>a(u).isOpen(a(d))),p=I(()=>yt(a(i),a(u),n.box)),m=I(()=>a(p)!==null&&!n.box.covered),h=I(()=>a(u).goal&&`box`in a(u).goal&&a(u).goal.box===n.box.box?a(u).dice:[]),g=I(()=>n.box.colour===`any`?`square`:Ze[n.box.colour]),_=I(()=>_n(n.box.colour));var y=Zn();let b;var S=x(y),C=D(S,!0),w=l(S,2),E=x(w),O=e=>{var r=Gn();let i;G(r,21,()=>[...n.box.dice,...a(h)],z,(e,t)=>{Wn(e,{get kind(){return a(t).kind},get value(){return a(t).value}})}),v(r),s(()=>i=t(r,1,`dice svelte-1jp9bjh`,null,i,{ghosts:!n.box.dice.length})),V(e,r)},k=e=>{var t=Kn(),r=x(t),i=l(r),o=D(i,!0);v(t),s(()=>{W(r,`d`,Ee[a(g)]),U(o,n.box.value)}),V(e,t)};q(E,e=>{n.box.dice.length||a(h).length?e(O):e(k,-1)});var A=l(E,2),j=e=>{var t=qn(),n=D(t);s(()=>U(n,`${a(p).now??``} / ${a(p).of??``}`)),V(e,t)},M=e=>{var t=qn(),n=D(t,!0);s(e=>U(n,e),[()=>a(o).say(`board-in-all`)]),V(e,t)},N=e=>{var t=qn(),r=D(t,!0);s(e=>U(r,e),[()=>a(o).say(`board-at-least`,{value:n.box.value})]),V(e,t)};q(A,e=>{a(p)?e(j):!n.box.covered&&n.box.wide?e(M,1):(n.box.dice.length||a(h).length)&&e(N,2)}),v(w);var P=l(w,2),ee=x(P),te=e=>{var t=Jn(),n=x(t);c(n,{get of(){return a(_)},size:`15px`}),v(t),V(e,t)};q(ee,e=>{a(_)&&e(te)});var ne=l(ee,2),re=e=>{var t=Yn(),n=x(t);c(n,{get of(){return T},size:`17px`}),v(t),V(e,t)};q(ne,e=>{n.box.shield&&e(re)});var ie=l(ne,2);Dn(ie,{get square(){return n.box}});var ae=l(ie,2),oe=e=>{var t=Xn();V(e,t)};q(ae,e=>{n.box.once&&e(oe)}),v(P),Zt(l(P,2),{get text(){return`box ${n.box.box??``}`}}),v(y),s(e=>{b=t(y,1,`box ${n.box.colour??``}`,`svelte-1jp9bjh`,b,{wide:n.box.wide,lit:a(f),aimed:a(m),covered:n.box.covered}),W(y,`data-spot`,`box ${n.box.box??``}`),W(y,`data-lit`,a(f)||void 0),W(y,`aria-disabled`,!a(f)),W(y,`aria-pressed`,a(m)),U(C,e)},[()=>xt(a(i),a(u),n.box,a(o))]),J(`click`,y,()=>a(u).tap(a(d))),V(e,y),F()}R([`click`]);var $n=B(`<div class="first svelte-193l0vd"><p class="svelte-193l0vd"><!> </p> <div class="row svelte-193l0vd"></div></div>`),er=B(`<div class="row svelte-193l0vd"></div>`),tr=B(`<!> <!>`,1),nr=B(`<span class="xp svelte-193l0vd"> </span>`),rr=B(`<p class="svelte-193l0vd"><b> </b></p>`),ir=B(`<b> </b> `,1),ar=B(`<p class="svelte-193l0vd"><!> </p>`),or=B(`<i></i>`),sr=B(`<span class="life svelte-193l0vd" aria-hidden="true"></span>`),cr=B(`<div class="top svelte-193l0vd"><span class="portrait svelte-193l0vd"><!></span> <div><!> <!></div></div> <!> <div class="boxes svelte-193l0vd" role="group"><!> <!></div>`,1),lr=B(`<div class="dungeon svelte-193l0vd" role="group"><h3 class="svelte-193l0vd"> </h3> <!></div>`),ur=B(`<div><!> <!></div>`);function dr(e,n){L(n,!0);let r=(e,t=ve)=>{var n=tr(),r=C(n),i=e=>{var n=$n(),r=x(n),i=x(r);c(i,{get of(){return T},size:`16px`});var o=l(i);v(r);var d=l(r,2);G(d,21,()=>w(t()),e=>e.box,(e,t)=>{Qn(e,{get box(){return a(t)}})}),v(d),v(n),s(e=>U(o,` ${e??``}`),[()=>a(u).say(a(k)?`board-first`:`board-first-done`)]),V(e,n)},o=I(()=>w(t()).length);q(r,e=>{a(o)&&e(i)});var d=l(r,2),f=e=>{var n=er();G(n,21,()=>E(t()),e=>e.box,(e,t)=>{Qn(e,{get box(){return a(t)}})}),v(n),V(e,n)},p=I(()=>E(t()).length);q(d,e=>{a(p)&&e(f)}),V(e,n)},i=$(),o=I(()=>i.table),u=I(()=>i.words),d=I(()=>a(o).dungeon),f=I(()=>a(d).guardian),p=I(()=>n.encounter.mode===`guardian`),m=I(()=>a(o).cards.find(({card:e})=>e===n.encounter.card?.card)),h=I(()=>a(p)?a(f).name:n.encounter.card?.name),g=I(()=>n.encounter.option?n.encounter.options?.[n.encounter.option-1]:void 0),_=I(()=>a(p)?{name:null,text:a(f).text}:n.encounter.ability??null),y=I(()=>a(p)?Cn(a(o).dungeon.id):yn(n.encounter.card?.kind??``)),b=I(()=>n.encounter.boxes.filter(({dungeon:e})=>!e)),S=I(()=>n.encounter.boxes.filter(({dungeon:e})=>e)),w=e=>e.filter(e=>e.shield),E=e=>e.filter(e=>!e.shield),O=I(()=>n.encounter.boxes.length?[]:a(m)?.options??a(m)?.boxes??[]),k=I(()=>w(n.encounter.boxes).some(({covered:e})=>!e));var A=ur();let j;var M=x(A);{let e=e=>{var t=ue(),r=C(t),i=e=>{var t=nr(),n=D(t,!0);s(e=>U(n,e),[()=>a(u).say(`board-guardian`,{damage:a(f).damage,health:a(f).health})]),V(e,t)},o=e=>{var t=nr(),r=D(t,!0);s(e=>U(r,e),[()=>a(u).say(`board-worth`,{xp:n.encounter.card.xp})]),V(e,t)};q(r,e=>{a(p)?e(i):n.encounter.card&&e(o,1)}),V(e,t)},i=I(()=>Q(a(h),a(u)));ke(M,{get title(){return a(i)},aside:e,children:(e,n)=>{var i=cr(),o=C(i),d=x(o),m=x(d);c(m,{get of(){return a(y)},size:`100%`}),v(d);var h=l(d,2),S=x(h),w=e=>{var t=rr(),n=x(t),r=D(n,!0);v(t),s(e=>U(r,e),[()=>Q(a(g).name,a(u))]),V(e,t)};q(S,e=>{a(g)&&e(w)});var T=l(S,2),E=e=>{var t=ar(),n=x(t),r=e=>{var t=ir(),n=C(t),r=D(n,!0),i=l(n,1,!0);i.nodeValue=` · `,s(e=>U(r,e),[()=>Q(a(_).name,a(u))]),V(e,t)};q(n,e=>{a(_).name&&e(r)});var i=l(n,1,!0);v(t),s(e=>U(i,e),[()=>Q(a(_).text,a(u))]),V(e,t)};q(T,e=>{a(_)&&e(E)}),v(h),v(o);var k=l(o,2),A=e=>{var n=sr();G(n,21,()=>({length:a(f).health}),z,(e,n,r)=>{var i=or();let o;s(()=>o=t(i,1,`svelte-193l0vd`,null,o,{hit:r<a(f).damage})),V(e,i)}),v(n),V(e,n)};q(k,e=>{a(p)&&e(A)});var j=l(k,2),M=x(j);r(M,()=>a(b));var N=l(M,2),P=e=>{var t=er();G(t,21,()=>a(O),z,(e,t)=>{jn(e,{get square(){return a(t)}})}),v(t),V(e,t)};q(N,e=>{a(O).length&&e(P)}),v(j),K(j,()=>H),s(e=>W(j,`aria-label`,e),[()=>a(u).say(`board-boxes`)]),V(e,i)},$$slots:{aside:!0,default:!0}})}var N=l(M,2),P=e=>{var t=lr(),n=x(t),i=D(n,!0),c=l(n,2);r(c,()=>a(S)),v(t),K(t,()=>H),s((e,n)=>{W(t,`aria-label`,e),U(i,n)},[()=>a(u).say(`board-dungeon-boxes`),()=>Q(a(o).dungeon.name,a(u))]),V(e,t)};q(N,e=>{a(S).length&&e(P)}),v(A),s(()=>j=t(A,1,`encounter svelte-193l0vd`,null,j,{alone:!a(S).length})),V(e,A),F()}var fr=B(`<li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li>`),pr=B(`<section class="end svelte-1fbc52h"><ol class="svelte-1fbc52h"><!> <li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li></ol> <p class="svelte-1fbc52h"> </p></section>`);function mr(e,n){L(n,!0);let r=$(),i=I(()=>r.table),o=I(()=>r.words),u=I(()=>a(i).dungeon),d=I(()=>a(i).phase===`won`),f=e=>e+1<a(u).floor;var p=pr(),m=x(p),h=x(m);G(h,17,()=>a(u).floors,z,(e,n,r)=>{var i=fr();let p;var m=x(i);c(m,{get of(){return me},size:`28px`});var h=l(m,2),g=D(h,!0),_=l(h,2),y=D(_,!0);v(i),s((e,n,o)=>{p=t(i,1,`svelte-1fbc52h`,null,p,{passed:e,here:!a(d)&&r+1===a(u).floor}),U(g,n),U(y,o)},[()=>f(r),()=>Q(a(n).name,a(o)),()=>a(o).say(`board-end-floor`,{state:f(r)?`passed`:r+1===a(u).floor?`fell`:`unseen`})]),V(e,i)});var g=l(h,2);let _;var y=x(g);{let e=I(()=>Cn(a(u).id));c(y,{get of(){return a(e)},size:`28px`})}var b=l(y,2),S=D(b,!0),C=l(b,2),w=D(C,!0);v(g),v(m);var T=l(m,2),E=D(T,!0);v(p),s((e,n,r,i)=>{W(p,`aria-label`,e),_=t(g,1,`svelte-1fbc52h`,null,_,{passed:a(d),here:!a(d)&&a(u).floor>a(u).floors.length}),U(S,n),U(w,r),U(E,i)},[()=>a(o).say(`board-end`),()=>Q(a(u).guardian.name,a(o)),()=>a(u).floor>a(u).floors.length?a(o).say(`board-guardian`,{damage:a(u).guardian.damage,health:a(u).guardian.health}):a(o).say(`board-end-floor`,{state:`unseen`}),()=>a(o).say(`board-end-group`,{level:a(i).level.level,xp:a(i).level.xp,cubes:a(i).potions.cubes,turn:a(i).turn})]),V(e,p),F()}var hr=`<path fill="currentColor" d="M230 18v229h49V18zM79 21 63 158q73 45 148 53V33q-66-3-132-12m349 1q-65 10-130 12v175q70-12 149-51zm-2 166q-66 30-128 39v20h37v143h-37v9c0 34-20 56-43 56s-44-21-44-56v-9h-37V247h37v-17q-65-6-127-38 7 138-5 278 175 47 352 0-11-141-5-282m-233 78v106h123V266zm21 18h82v67h-82zm18 19v30h45v-30zm-2 87v9c0 28 13 38 25 38 11-1 24-11 24-38v-9z"/>`,gr=`<path fill="currentColor" d="M320 21c13 33 13 33-6 63 33-13 33-13 64 6-13-34-13-34 5-64-33 13-33 13-63-5M113 38c-12 21-12 21-36 24 21 12 21 12 25 36 11-21 11-21 35-24-21-12-21-12-24-36m77 56c-1 51-1 51-42 80 50 1 50 1 80 42 1-50 1-50 42-80-51-1-51-1-80-42m191 56c0 24 0 24-20 39 25 0 25 0 39 19 0-24 0-24 19-39-24 0-24 0-38-19m-184 84h-4q-26 2-77 23L76 434q116-31 171-5V248q-26-14-47-14zm122 11h-8l-46 5v177c44-8 107-4 171 8l-40-177c-35-9-56-12-77-13m3 17 53 5 5 17c-24-4-66-5-93-1v-18q18-3 35-3m-251 5-10 46h24l10-46zm346 0 40 177 2 10h23l-41-187zm-79 58 49 2 4 17c-33-3-73-3-103 0l-1-17zm-282 6-7 30h25l7-30zm275 27h15l2 18c-20-1-47 1-60 1v-18zm41 1h24l3 17h-32l-3-17zM45 379l-18 78h25l18-78zm303 12 57 2 3 21c-34-4-86-7-119-3v-18zm-166 44q-44 0-116 20l-7 2 188-2v-6q-24-14-65-14m134 6q-29 1-51 4v10l178-1c-45-9-90-13-127-13M26 475v18h460v-18z"/>`,_r=B(`<p class="svelte-r1vbky"><span><!> </span> <span><!> <b> </b> <!> </span></p>`);function vr(e,t){L(t,!0);let n=I($),r=I(()=>a(n).words);var i=_r(),o=x(i),u=x(o);c(u,{get of(){return hr},size:`18px`});var d=l(u);v(o);var f=l(o,2),p=x(f);{let e=I(()=>t.card.scroll.potion?y:gr);c(p,{get of(){return a(e)},size:`18px`})}var m=l(p,2),h=D(m,!0),g=l(m,2),_=e=>{var n=we();s(e=>U(n,`(${e??``})`),[()=>wt(t.card.scroll.cost,a(r))]),V(e,n)};q(g,e=>{t.card.scroll.potion||e(_)});var b=l(g);v(f),v(i),s((e,t,n)=>{U(d,` ${e??``}`),U(h,t),U(b,` · ${n??``}`)},[()=>Tt(t.card.item,a(r)),()=>Q(t.card.scroll.name,a(r)),()=>Q(t.card.scroll.text,a(r))]),V(e,i),F()}var yr=B(`<!><!>`,1),br=B(`<button><b> </b> <span class="price svelte-1gz5qoq"><!> </span> <!> <!></button>`),xr=B(`<span class="xp svelte-1gz5qoq"> </span>`),Sr=B(`<p class="svelte-1gz5qoq"><b> </b> </p>`),Cr=B(`<div class="ways svelte-1gz5qoq"></div>`),wr=B(`<div class="boxes svelte-1gz5qoq"></div>`),Tr=B(`<div class="top svelte-1gz5qoq"><span class="portrait svelte-1gz5qoq"><!></span> <div class="body svelte-1gz5qoq"><!> <!></div></div>`),Er=B(`<div><!></div>`),Dr=B(`<!> <div></div>`,1);function Or(e,n){L(n,!0);let r=(e,n=ve,r=ve,u=ve)=>{let p=I(()=>r().card===a(f)?o.offer(`option ${u()+1}`):void 0);var m=br();let h;var g=x(m),_=D(g,!0),y=l(g,2),b=x(y);c(b,{get of(){return i},size:`15px`});var S=l(b);v(y);var w=l(y,2);jn(w,{get square(){return n()}});var T=l(w,2),E=e=>{var t=yr(),n=C(t);Yt(n,{get of(){return a(p)}}),Zt(l(n),{get text(){return a(p).text}}),V(e,t)};q(T,e=>{a(p)&&e(E)}),v(m),s((e,n)=>{h=t(m,1,`way svelte-1gz5qoq`,null,h,{lit:a(p)}),W(m,`data-move`,a(p)?.text),W(m,`aria-disabled`,!a(p)),U(_,e),U(S,` ${n??``}`)},[()=>Q(n().name,a(d)),()=>a(d).say(`board-price`,{time:n().price})]),J(`click`,m,()=>a(p)&&o.play(a(p))),V(e,m)},o=$(),u=I(()=>o.table),d=I(()=>o.words),f=I(()=>a(u).encounter?.card?.card),p=I(()=>o.offer(`fight`));var m=Dr(),h=C(m),g=e=>{Yt(e,{get of(){return a(p)}})};q(h,e=>{a(p)&&e(g)});var _=l(h,2);let y;G(_,21,()=>a(u).cards,e=>e.card,(e,n)=>{var i=Er();let u;var p=x(i);{let e=e=>{var t=xr(),r=D(t,!0);s(e=>U(r,e),[()=>a(d).say(`board-worth`,{xp:a(n).xp})]),V(e,t)},t=e=>{vr(e,{get card(){return a(n)}})},i=I(()=>Q(a(n).name,a(d)));ke(p,{get title(){return a(i)},aside:e,foot:t,children:(e,t)=>{var i=Tr(),o=x(i),u=x(o);{let e=I(()=>yn(a(n).kind));c(u,{get of(){return a(e)},size:`100%`})}v(o);var f=l(o,2),p=x(f),m=e=>{var t=Sr(),r=x(t),i=D(r,!0),o=l(r);v(t),s((e,t)=>{U(i,e),U(o,` · ${t??``}`)},[()=>Q(a(n).ability.name,a(d)),()=>Q(a(n).ability.text,a(d))]),V(e,t)};q(p,e=>{a(n).ability&&e(m)});var h=l(p,2),g=e=>{var t=Cr();G(t,21,()=>a(n).options,z,(e,t,i)=>{r(e,()=>a(t),()=>a(n),()=>i)}),v(t),K(t,()=>H),V(e,t)},_=e=>{var t=wr();G(t,21,()=>a(n).boxes,z,(e,t)=>{jn(e,{get square(){return a(t)}})}),v(t),V(e,t)};q(h,e=>{a(n).options?e(g):e(_,-1)}),v(f),v(i),V(e,i)},$$slots:{aside:!0,foot:!0,default:!0}})}v(i),s(()=>u=t(i,1,`turn svelte-1gz5qoq`,null,u,{moving:o.moving,waits:a(f)!==void 0&&a(n).card!==a(f)})),V(e,i)}),v(_),s(()=>y=t(_,1,`faces svelte-1gz5qoq`,null,y,{two:a(u).cards.length>1})),V(e,m),F()}R([`click`]);function kr(e,t){if(e.phase!==`roll`&&!e.rolling)return new Map;let n=new Map(e.dice.map(({die:e,count:t})=>[e,t])),r=({die:e,count:t})=>t-(n.get(e)??0);return new Map(t.dice.filter(e=>r(e)>0).map(e=>[e.die,r(e)]))}var Ar=class{table;offers;run;#e=n([]);get up(){return a(this.#e)}set up(e){Y(this.#e,e)}#t=n(null);get goal(){return a(this.#t)}set goal(e){Y(this.#t,e)}#n=n(null);get refused(){return a(this.#n)}set refused(e){Y(this.#n,e)}constructor(e,t,n){this.table=e,this.offers=t,this.run=n}#r=I(()=>new Set(this.offers().map(({text:e})=>e)));get texts(){return a(this.#r)}set texts(e){Y(this.#r,e)}#i=I(()=>qe(this.table().dice));get all(){return a(this.#i)}set all(e){Y(this.#i,e)}#a=I(()=>this.all.filter(({id:e})=>this.up.includes(e)));get dice(){return a(this.#a)}set dice(e){Y(this.#a,e)}#o=I(()=>this.table().phase===`act`&&this.offers().length>0);get free(){return a(this.#o)}set free(e){Y(this.#o,e)}#s=I(()=>{let{phase:e,picking:t}=this.table();return e===`pick`&&t?.what===`change`&&t.left>1?t.left:0});get changes(){return a(this.#s)}set changes(e){Y(this.#s,e)}#c=I(()=>this.texts.has(`join`)&&this.dice.length===this.table().to_join&&this.plain());get mayJoin(){return a(this.#c)}set mayJoin(e){Y(this.#c,e)}#l=I(()=>this.free&&this.goal===null&&this.dice.length===1);get mayDiscard(){return a(this.#l)}set mayDiscard(e){Y(this.#l,e)}#u=I(()=>{let e=this.goal&&X(this.table(),this.goal);return e?it(e,this.dice):!1});get ready(){return a(this.#u)}set ready(e){Y(this.#u,e)}has(e){return this.texts.has(e)}isUp(e){return this.up.includes(e.id)}direct(e){if(this.free||this.changes)return;let t=this.table().encounter?.filling;return[`pick ${e.text}`,`place ${e.text} ${t?.box}`].find(e=>this.has(e))}isLit(e){if(this.changes)return this.isUp(e)||this.mayChange(e);if(!this.free)return this.direct(e)!==void 0;let t=this.goal&&X(this.table(),this.goal);return!t||t.fits(e)}isOpen(e){let t=X(this.table(),e);return!this.free||!t||!this.isOffered(e)?!1:this.goal?Qe(this.goal,e):(!this.dice.length||it(t,this.dice)||at(t,this.dice))&&ot(t,this.all)!==void 0}tapDie(e){this.refused=null;let t=this.direct(e);t?this.run([t]):this.isUp(e)?this.up=this.up.filter(t=>t!==e.id):this.isLit(e)?this.up=this.taking(e):this.refused={die:e.id}}tap(e){this.refused=null,!this.free||!this.isOffered(e)?this.refused={goal:e}:X(this.table(),e)?Qe(this.goal,e)?this.ready?this.commit():this.drop():this.dice.length&&!this.goal?this.aim(e):this.propose(e):this.run(ut(this.table(),e,[]))}commit(){this.goal&&this.ready&&this.run(ut(this.table(),this.goal,this.dice))}join(){this.mayJoin&&this.run([`join`,...Je(this.dice).map(({text:e})=>`pick ${e}`)])}discard(){this.mayDiscard&&this.run(this.dice.map(({text:e})=>`discard ${e}`))}change(){this.changes&&this.run([...Je(this.dice).map(({text:e})=>`pick ${e}`),`done`])}best(){this.free&&this.run(this.table().best)}drop(){this.up=[],this.goal=null,this.refused=null}plain(){return this.dice.every(({kind:e})=>e!==`mana`&&e!==`shields`)}isOffered(e){if(`slot`in e)return this.has(`use ${e.hero} ${e.slot}`);let t=this.table().encounter?.boxes.find(({box:t})=>t===e.box);return t!==void 0&&t.plays!==null}mayChange(e){let{picking:t}=this.table(),n=!t?.same||this.dice.every(({value:t})=>t===e.value);return this.has(`pick ${e.text}`)&&n&&this.dice.length<this.changes}taking(e){return(this.goal&&X(this.table(),this.goal))?.single?[e.id]:[...this.up,e.id]}aim(e){let t=X(this.table(),e);t&&it(t,this.dice)?this.run(ut(this.table(),e,this.dice)):t&&at(t,this.dice)?this.goal=e:this.refused={goal:e}}propose(e){let t=X(this.table(),e),n=t&&ot(t,this.all);if(!n)return void(this.refused={goal:e});this.goal=e,this.up=n.map(({id:e})=>e)}},jr=B(`<span class="mark svelte-jpv4ab"> </span>`);function Mr(e,t){L(t,!0);let n=$();var r=ue(),i=C(r),a=e=>{var r=jr(),i=D(r,!0);s((e,t)=>{W(r,`title`,e),U(i,t)},[()=>n.words.say(`board-mark-${t.mark}-long`),()=>n.words.say(`board-mark-${t.mark}`)]),V(e,r)};q(i,e=>{t.mark&&e(a)}),V(e,r),F()}var Nr=oe(`<svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-1oo3kd"><path class="svelte-1oo3kd"></path><text x="24" y="33" text-anchor="middle" class="svelte-1oo3kd"> </text></svg>`),Pr=B(`<i> </i>`),Fr=B(`<span class="hidden"> </span>`),Ir=B(`<button><span><!> <span class="hidden"> </span></span> <span class="words svelte-1oo3kd"><b> </b> <!> <!> <span class="text"> </span> <!></span> <!></button>`);function Lr(e,n){L(n,!0);let r=$(),i=I(()=>r.table),o=I(()=>r.words),c=I(()=>r.hand),u=I(()=>({hero:n.hero.hero,slot:n.skill.slot})),d=I(()=>r.offer(`use ${n.hero.hero} ${n.skill.slot}`)),f=I(()=>Qe(a(c).goal,a(u))),p=I(()=>a(d)!==void 0&&(a(f)||a(c).goal===null)),m=I(()=>wt(n.skill.cost,a(o))),h=I(()=>r.mine&&a(i).encounter&&!a(d)?Ct(a(i),a(c),a(u),a(o)):``);function g(){a(d)&&!a(c).free?r.play(a(d)):a(c).tap(a(u))}var _=Ir();let y;var b=x(_),S=x(b),C=e=>{var t=Nr(),r=x(t),i=l(r),a=D(i,!0);v(t),s(()=>{W(r,`d`,Ee[Ze[n.skill.cost.colour]]),U(a,n.skill.cost.mana?n.skill.cost.n:`×${n.skill.cost.n}`)}),V(e,t)};q(S,e=>{n.skill.cost&&e(C)});var w=l(S,2),T=D(w,!0);v(b);var E=l(b,2),O=x(E),k=D(O,!0),A=l(O,2);Mr(A,{get mark(){return n.skill.mark}});var j=l(A,2),M=e=>{var t=Pr(),n=D(t,!0);s(e=>U(n,e),[()=>a(o).say(`board-used`)]),V(e,t)};q(j,e=>{n.skill.used&&e(M)});var N=l(j,2),P=D(N,!0),ee=l(N,2),te=e=>{var t=Fr(),n=D(t,!0);s(()=>U(n,a(h))),V(e,t)};q(ee,e=>{a(h)&&e(te)}),v(E),Zt(l(E,2),{get text(){return`skill ${n.hero.hero??``} ${n.skill.slot??``}`}}),v(_),s((e,r)=>{y=t(_,1,`skill svelte-1oo3kd`,null,y,{lit:a(p),aimed:a(f),used:n.skill.used}),W(_,`data-spot`,`skill ${n.hero.hero??``} ${n.skill.slot??``}`),W(_,`data-move`,a(d)?.text),W(_,`aria-pressed`,a(f)),W(_,`aria-disabled`,!a(p)),t(b,1,`cost ${n.skill.cost?.colour??`free`??``}`,`svelte-1oo3kd`),U(T,a(m)),U(k,e),U(P,r)},[()=>Q(n.skill.name,a(o)),()=>Q(n.skill.text,a(o))]),J(`click`,_,()=>r.mine&&g()),V(e,_),F()}R([`click`]);var Rr=B(`<span class="poison svelte-s9nwwz"><!> </span>`),zr=B(`<span class="health svelte-s9nwwz"><!> <span> </span> <!></span>`),Br=B(`<li><svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-s9nwwz"><path class="svelte-s9nwwz"></path><g transform="translate(12.5 12.5) scale(0.045)"></g></svg> <b> </b><span class="hidden"> </span></li>`),Vr=B(`<li> <b> </b></li>`),Hr=B(`<li class="soft"> </li>`),Ur=B(`<span class="stored svelte-s9nwwz"> </span>`),Wr=B(`<button class="button use svelte-s9nwwz"> </button>`),Gr=B(`<button class="button use quiet svelte-s9nwwz"> </button>`),Kr=B(`<div class="body svelte-s9nwwz"><div class="left svelte-s9nwwz"><span class="portrait svelte-s9nwwz" aria-hidden="true"><!></span> <ul class="icons svelte-s9nwwz"></ul> <!></div> <div class="items svelte-s9nwwz"><h3 class="svelte-s9nwwz"> </h3> <ul class="svelte-s9nwwz"></ul></div> <div class="skills svelte-s9nwwz"><div><p class="svelte-s9nwwz"><b> </b> <!> <span class="text"> </span></p> <!> <!></div> <h3 class="svelte-s9nwwz"> </h3> <!></div></div>`),qr=B(`<div><!></div>`);function Jr(e,n){L(n,!0);let i=r(n,`resting`,3,!1),o=$(),u=I(()=>o.table),d=I(()=>o.words),f=I(()=>o.of(`feat`).filter(({text:e})=>e.startsWith(`feat ${n.hero.hero} `))),p=I(()=>o.offer(`unstore ${n.hero.hero}`)),m=[`strength`,`agility`,`magic`],h=I(()=>n.hero.skills.filter(({from:e})=>e===`learned`).length);var g=qr();let _;var y=x(g);{let e=e=>{var t=zr(),r=x(t);{let e=I(()=>Ve(n.hero));Oe(r,{get now(){return a(e)},get most(){return n.hero.health}})}var i=l(r,2),o=D(i,!0),u=l(i,2),f=e=>{var t=Rr(),r=x(t);{let e=I(()=>a(d).say(`board-poison`));c(r,{get of(){return wn},size:`18px`,get label(){return a(e)}})}var i=l(r);v(t),s(()=>U(i,` ${n.hero.poison??``}`)),V(e,t)};q(u,e=>{n.hero.poison&&e(f)}),v(t),s(e=>U(o,e),[()=>a(d).say(`board-health-of`,{left:Ve(n.hero),health:n.hero.health})]),V(e,t)},r=I(()=>Q(n.hero.name,a(d)));ke(y,{get title(){return a(r)},size:`small`,aside:e,children:(e,r)=>{var i=Kr(),g=x(i),_=x(g),y=x(_);{let e=I(()=>xn(n.hero.id));c(y,{get of(){return a(e)},size:`100%`})}v(_);var b=l(_,2);G(b,20,()=>m,e=>e,(e,r)=>{var i=Br();let o;var c=x(i),u=x(c),f=l(u);ge(f,()=>gn[r],!0),v(f),v(c);var p=l(c,2),m=D(p,!0),h=l(p),g=D(h,!0);v(i),s(e=>{o=t(i,1,le(r),`svelte-s9nwwz`,o,{none:!n.hero.icons[r]}),W(u,`d`,Ee[Ze[r]]),U(m,n.hero.icons[r]),U(g,e)},[()=>a(d).say(`colour-${r}`)]),V(e,i)}),v(b),Mr(l(b,2),{get mark(){return n.hero.mark}}),v(g);var S=l(g,2),C=x(S),w=D(C,!0),T=l(C,2);G(T,21,()=>n.hero.items,e=>e.card,(e,t)=>{var n=Vr(),r=x(n),i=l(r),o=D(i,!0);v(n),s((e,t)=>{U(r,`${e??``} `),U(o,t)},[()=>Q(a(t).name,a(d)),()=>Tt(a(t).item,a(d))]),V(e,n)},e=>{var t=Hr(),n=D(t,!0);s(e=>U(n,e),[()=>a(d).say(`board-none`)]),V(e,t)}),v(T),v(S);var E=l(S,2),O=x(E);let k;var A=x(O),j=x(A),M=D(j,!0),N=l(j,2),P=e=>{var t=Ur(),r=D(t,!0);s(e=>U(r,e),[()=>a(d).say(`board-stored`,{n:n.hero.feat.stored,most:n.hero.feat.most})]),V(e,t)};q(N,e=>{n.hero.feat.most&&e(P)});var ee=l(N,2),te=D(ee,!0);v(A);var F=l(A,2);G(F,17,()=>a(f),e=>e.id,(e,t)=>{var n=Wr(),r=D(n,!0);s(e=>{W(n,`data-move`,a(t).text),U(r,e)},[()=>a(d).offer(a(t).said)]),J(`click`,n,()=>o.play(a(t))),V(e,n)});var ne=l(F,2),re=e=>{var t=Gr(),n=D(t,!0);s(e=>{W(t,`data-move`,a(p).text),U(n,e)},[()=>a(d).offer(a(p).said)]),J(`click`,t,()=>o.play(a(p))),V(e,t)};q(ne,e=>{a(p)&&e(re)}),v(O);var ie=l(O,2),L=D(ie,!0),ae=l(ie,2);G(ae,17,()=>n.hero.skills,e=>e.slot,(e,t)=>{Lr(e,{get hero(){return n.hero},get skill(){return a(t)}})}),v(E),K(E,()=>H),v(i),s((e,r,i,o,s)=>{W(b,`aria-label`,e),U(w,r),k=t(O,1,`feat svelte-s9nwwz`,null,k,{off:n.hero.feat.used||!(n.hero.feat.ready||!a(u).encounter)}),U(M,i),U(te,o),U(L,s)},[()=>a(d).say(`board-icons`),()=>a(d).say(`board-items`,{n:n.hero.items.length,most:a(u).level.items}),()=>Q(n.hero.feat.name,a(d)),()=>Q(n.hero.feat.text,a(d)),()=>a(d).say(`board-skills`,{n:a(h),most:a(u).level.skills})]),V(e,i)},$$slots:{aside:!0,default:!0}})}v(g),s(()=>_=t(g,1,`sheet svelte-s9nwwz`,null,_,{resting:i()})),V(e,g),F()}R([`click`]);var Yr=[`best`,`join`,`discard`],Xr=(e,t)=>t.say(`board-key-${e}`);function Zr(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return Yr.find(n=>Xr(n,t)===e.key.toUpperCase())}function Qr(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function $r(e){return[...Yr.map(t=>({keys:[Xr(t,e)],does:e.say(`board-does-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var ei=[`enter`,`open`,`explore`,`option`,`item`,`swap_item`,`skill`,`swap_skill`,`potion`,`xp`],ti=e=>`box`in e?`box ${e.box}`:`skill ${e.hero} ${e.slot}`,ni=class{around;inUse=!1;constructor(e){this.around=e}#e=I(()=>{let{offers:e,barIsEmpty:t}=this.around;return t?ei.flatMap(t=>e.filter(e=>e.verb===t)):[]});get choices(){return a(this.#e)}set choices(e){Y(this.#e,e)}#t=I(()=>{let{hand:e,table:t}=this.around;if(!e.up.length&&!e.goal)return[];let n=t.encounter?.boxes.map(({box:e})=>({box:e}))??[],r=t.heroes.flatMap(({hero:e,skills:t})=>t.map(({slot:t})=>({hero:e,slot:t})));return[...n,...r].filter(t=>e.isOpen(t))});get goals(){return a(this.#t)}set goals(e){Y(this.#t,e)}#n=I(()=>{let e=this.goals.length?this.goals.map(ti):this.choices.map(({text:e})=>e);return new Map(e.slice(0,9).map((e,t)=>[e,t+1]))});get digits(){return a(this.#n)}set digits(e){Y(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||fe(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(!m.letters)return!1;let t=Qr(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;return!e.up.length&&!e.goal?!1:(e.drop(),!0)}choose(e){let[t,n]=[this.goals[e],this.choices[e]];return this.goals.length?(t&&this.aimAt(t),t!==void 0):(n&&this.around.play(n),n!==void 0)}aimAt(e){this.around.hand.tap(e),this.around.hand.goal&&this.focusOn(`[data-spot='${ti(e)}']`)}letter(e){let{hand:t,words:n,offers:r}=this.around,i=Zr(e,n);return!i||!r.length||!t.free&&!t.changes?!1:(t[i](),!0)}focusOn(e){Se().then(()=>this.around.root?.querySelector(e)?.focus())}},ri=B(`<p class="soft svelte-18k0txo"> </p>`),ii=B(`<aside><!> <div><p class="svelte-18k0txo"> </p> <!></div> <span class="step svelte-18k0txo"> </span></aside>`);function ai(e,n){L(n,!0);let r=$(),i=I(()=>r.words),o=I(()=>r.offers.find(({id:e})=>e===n.lesson.move));var u=ii();let d;var f=x(u);c(f,{get of(){return de},size:`36px`});var p=l(f,2),m=x(p),h=D(m,!0),g=l(m,2),_=e=>{var t=ri(),n=D(t,!0);s(e=>U(n,e),[()=>a(i).say(`board-advised`,{move:a(i).offer(a(o).said)})]),V(e,t)};q(g,e=>{a(o)&&e(_)}),v(p);var y=l(p,2),b=D(y,!0);v(u),s((e,r,i)=>{d=t(u,1,`lesson svelte-18k0txo`,null,d,{new:n.lesson.new}),W(u,`aria-label`,e),U(h,r),U(b,i)},[()=>a(i).say(`board-lesson`),()=>a(i).say(n.lesson.id),()=>a(i).say(`board-step`,{step:n.lesson.step,of:n.lesson.of})]),V(e,u),F()}var oi=B(`<kbd aria-hidden="true" class="svelte-1431mbm"> </kbd>`),si=B(`<b class="svelte-1431mbm"><!> </b>`),ci=B(`<p><span class="label svelte-1431mbm"> </span> <b class="wounds svelte-1431mbm"><!> </b> <b class="svelte-1431mbm"><!> </b> <!></p>`),li=B(`<button class="button go svelte-1431mbm" data-commit="" data-go=""> </button>`),ui=B(`<button class="button go svelte-1431mbm" data-change=""> </button>`),di=B(`<button class="button svelte-1431mbm" data-join=""><!> </button>`),fi=B(`<button class="button svelte-1431mbm" data-discard=""><!> </button>`),pi=B(`<button class="button quiet square svelte-1431mbm"><span aria-hidden="true">×</span></button>`),mi=B(`<button class="button svelte-1431mbm" data-best=""><!> </button>`),hi=B(`<div class="deeds svelte-1431mbm"><!> <!> <!> <!> <!></div>`),gi=B(`<div class="line svelte-1431mbm"><!> <p data-sentence=""> </p> <!></div>`);function _i(e,n){L(n,!0);let r=(e,t=ve)=>{var n=ue(),r=C(n),i=e=>{var n=oi(),r=D(n,!0);s(e=>U(r,e),[()=>Xr(t(),a(d))]),V(e,n)};q(r,e=>{o.letters&&e(i)}),V(e,n)},o=$(),u=I(()=>o.table),d=I(()=>o.words),f=I(()=>o.hand),p=I(()=>a(u).stop_now),m=I(()=>Et(a(u),a(f),o.mine,a(d))),h=I(()=>a(f).up.length>0||a(f).goal!==null),g=I(()=>a(f).changes>0);var _=gi(),y=x(_),b=e=>{var n=ci();let r;var o=x(n),u=D(o,!0),f=l(o,2),m=x(f);{let e=I(()=>a(d).say(`board-wounds`));c(m,{get of(){return ae},size:`20px`,get label(){return a(e)}})}var h=l(m);v(f);var g=l(f,2),_=x(g);{let e=I(()=>a(d).say(`board-time`));c(_,{get of(){return i},size:`20px`,get label(){return a(e)}})}var y=l(_);v(g);var b=l(g,2),S=e=>{var t=si(),n=x(t);{let e=I(()=>a(d).say(`board-poison`));c(n,{get of(){return wn},size:`20px`,get label(){return a(e)}})}var r=l(n);v(t),s(()=>U(r,` ${a(p).poison??``}`)),V(e,t)};q(b,e=>{a(p).poison&&e(S)}),v(n),s(e=>{r=t(n,1,`stop svelte-1431mbm`,null,r,{safe:!a(p).wounds&&!a(p).time&&!a(p).poison}),U(u,e),U(h,` −${a(p).wounds??``}`),U(y,` −${a(p).time??``}`)},[()=>a(d).say(`board-stop`)]),V(e,n)};q(y,e=>{a(p)&&e(b)});var S=l(y,2);let w;var T=D(S,!0),E=l(S,2),O=e=>{var t=hi(),n=x(t),i=e=>{var t=li(),n=D(t,!0);s(e=>U(n,e),[()=>a(d).say(`board-commit`)]),J(`click`,t,()=>a(f).commit()),V(e,t)};q(n,e=>{a(f).goal&&a(f).ready&&e(i)});var o=l(n,2),c=e=>{var t=ui(),n=D(t,!0);s(e=>{W(t,`aria-disabled`,!a(f).dice.length),U(n,e)},[()=>a(d).say(`board-change`,{n:a(f).dice.length})]),J(`click`,t,()=>a(f).dice.length&&a(f).change()),V(e,t)};q(o,e=>{a(g)&&e(c)});var p=l(o,2),m=e=>{var t=di(),n=x(t);r(n,()=>`join`);var i=l(n,1,!0);v(t),s(e=>U(i,e),[()=>a(d).say(`board-join`)]),J(`click`,t,()=>a(f).join()),V(e,t)};q(p,e=>{a(f).mayJoin&&!a(f).goal&&e(m)});var _=l(p,2),y=e=>{var t=fi(),n=x(t);r(n,()=>`discard`);var i=l(n,1,!0);v(t),s(e=>U(i,e),[()=>a(d).say(`board-discard`)]),J(`click`,t,()=>a(f).discard()),V(e,t)};q(_,e=>{a(f).mayDiscard&&e(y)});var b=l(_,2),S=e=>{var t=pi();s(e=>W(t,`aria-label`,e),[()=>a(d).say(`board-drop`)]),J(`click`,t,()=>a(f).drop()),V(e,t)},C=e=>{var t=mi(),n=x(t);r(n,()=>`best`);var i=l(n,1,!0);v(t),s(e=>U(i,e),[()=>a(d).say(`board-best`)]),J(`click`,t,()=>a(f).best()),V(e,t)};q(b,e=>{a(h)?e(S):a(f).free&&a(u).best.length&&e(C,1)}),v(t),K(t,()=>H),V(e,t)};q(E,e=>{o.mine&&e(O)}),v(_),s(()=>{w=t(S,1,`text svelte-1431mbm`,null,w,{refused:a(f).refused!==null}),U(T,a(m))}),V(e,_),F()}R([`click`]);var vi=[`item`,`skill`,`potion`,`xp`],yi=e=>vi.find(t=>e===t||e===`swap_${t}`);function bi(e,t,n,r,i){return r.filter(({verb:e})=>yi(e)===n).map(r=>{let[a,o]=r.text.split(` `).slice(1).map(Number),s=a?Be(e,a):void 0;return{offer:r,whose:s&&e.heroes.length>1?Q(s.name,i):``,changes:xi(e,t,n,s,i),instead:s&&o?Ci(s,n,o,i):``}})}function xi(e,t,n,r,i){return n===`xp`?[Si(i.say(`board-xp-short`),e.level.xp,e.level.xp+t.xp)]:n===`potion`?[Si(i.say(`board-cubes-short`),e.potions.cubes,e.potions.cubes+1)]:n===`skill`||!r?[]:Object.entries(t.item).map(([e,t])=>{let n=e===`health`?i.say(`board-health`):i.say(`colour-${e}`),a=e===`health`?r.health:r.icons[e];return Si(n,a,a+t)})}var Si=(e,t,n)=>({what:e,before:String(t),after:String(n)});function Ci(e,t,n,r){return Q(t===`item`?e.items[n-1]?.name:e.skills.filter(({from:e})=>e===`learned`)[n-1]?.name,r)}var wi=B(`<p class="gives svelte-1a07tle"> </p>`),Ti=B(`<p class="svelte-1a07tle"><!> </p>`),Ei=B(`<b> </b>`),Di=B(`<span class="change svelte-1a07tle"> <s class="svelte-1a07tle"> </s> → <b class="svelte-1a07tle"> </b></span>`),Oi=B(`<span class="change svelte-1a07tle"> </span>`),ki=B(`<span class="instead"> </span>`),Ai=B(`<button class="take svelte-1a07tle"><!> <!> <!> <span class="hidden"> </span> <!></button>`),ji=B(`<p class="no svelte-1a07tle"> </p>`),Mi=B(`<section><h3 class="svelte-1a07tle"><!> </h3> <!> <!> <!></section>`),Ni=B(`<div class="loot svelte-1a07tle" role="group"></div>`);function Pi(n,r){L(r,!0);let i=$(),o=I(()=>i.table),u=I(()=>i.words),d=I(()=>a(o).cards[(a(o).loot??1)-1]??a(o).cards[0]),f={item:hr,skill:gr,potion:y,xp:e};function p(e){return a(d)?e===`item`?Tt(a(d).item,a(u)):e===`xp`?a(u).say(`board-worth`,{xp:a(d).xp}):e===`potion`===a(d).scroll.potion?Q(a(d).scroll.name,a(u)):``:``}var m=ue(),h=C(m),g=e=>{var n=Ni();G(n,20,()=>vi,e=>e,(e,n)=>{let r=I(()=>bi(a(o),a(d),n,i.offers,a(u))),m=I(()=>p(n));var h=Mi();let g;var _=x(h),y=x(_);c(y,{get of(){return f[n]},size:`32px`});var b=l(y);v(_);var S=l(_,2),C=e=>{var t=wi(),n=D(t,!0);s(()=>U(n,a(m))),V(e,t)};q(S,e=>{a(m)&&e(C)});var w=l(S,2),T=e=>{var t=Ti(),r=x(t),i=e=>{var t=we();s(e=>U(t,`${e??``} ·`),[()=>wt(a(d).scroll.cost,a(u))]),V(e,t)};q(r,e=>{n===`skill`&&e(i)});var o=l(r,1,!0);v(t),s(e=>U(o,e),[()=>Q(a(d).scroll.text,a(u))]),V(e,t)};q(w,e=>{a(m)&&(n===`skill`||n===`potion`)&&e(T)});var E=l(w,2);G(E,17,()=>a(r),({offer:e,whose:t,changes:n,instead:r})=>e.id,(e,t)=>{let n=()=>a(t).offer,r=()=>a(t).whose,o=()=>a(t).changes,c=()=>a(t).instead;var d=Ai(),f=x(d),p=e=>{var t=Ei(),n=D(t,!0);s(()=>U(n,r())),V(e,t)};q(f,e=>{r()&&e(p)});var m=l(f,2);G(m,17,o,({what:e,before:t,after:n})=>e,(e,t)=>{let n=()=>a(t).what,r=()=>a(t).before,i=()=>a(t).after;var o=Di(),c=x(o),u=l(c),d=D(u,!0),f=l(u,2),p=D(f,!0);v(o),s(()=>{U(c,`${n()??``} `),U(d,r()),U(p,i())}),V(e,o)},e=>{var t=Oi(),n=D(t,!0);s(e=>U(n,e),[()=>a(u).say(`board-take`)]),V(e,t)});var h=l(m,2),g=e=>{var t=ki(),n=D(t,!0);s(e=>U(n,e),[()=>a(u).say(`board-instead`,{old:c()})]),V(e,t)};q(h,e=>{c()&&e(g)});var _=l(h,2),y=D(_,!0);Zt(l(_,2),{get text(){return n().text}}),v(d),s(e=>{W(d,`data-move`,n().text),U(y,e)},[()=>a(u).offer(n().said)]),J(`click`,d,()=>i.play(n())),V(e,d)},e=>{var t=ji(),n=D(t,!0);s(e=>U(n,e),[()=>a(u).say(a(m)?`board-loot-full`:`board-loot-not`)]),V(e,t)}),v(h),s(e=>{g=t(h,1,`way svelte-1a07tle`,null,g,{off:!a(r).length}),U(b,` ${e??``}`)},[()=>a(u).say(`board-loot-${n}`)]),V(e,h)}),v(n),K(n,()=>H),s(e=>W(n,`aria-label`,e),[()=>a(u).say(`board-loot`)]),V(e,n)};q(h,e=>{a(d)&&e(g)}),V(n,m),F()}R([`click`]);var Fi=B(`<!> `,1),Ii=B(`<li><!> <span class="who svelte-1gt7qrh"></span> <span class="state svelte-1gt7qrh"> </span></li>`),Li=B(`<ul class="svelte-1gt7qrh"></ul>`);function Ri(e,n){L(n,!0);let r=$(),i=I(()=>r.table),o=I(()=>r.words),u=I(()=>a(i).encounter?.card?.card),d=I(()=>[...a(i).cards].sort(e=>e.card===a(u)?-1:1)),f=e=>Q(Be(a(i),e)?.name,a(o));var p=Li();G(p,21,()=>a(i).pairs,z,(e,n,r)=>{let u=I(()=>a(d)[r]);var p=Ii();t(p,1,`svelte-1gt7qrh`,null,{},{now:r===0});var m=x(p),h=e=>{var t=Fi(),n=C(t);{let e=I(()=>Cn(a(i).dungeon.id));c(n,{get of(){return a(e)},size:`28px`})}var r=l(n,1,!0);s(e=>U(r,e),[()=>Q(a(i).dungeon.guardian.name,a(o))]),V(e,t)},g=I(()=>He(a(i))),_=e=>{var t=Fi(),n=C(t);{let e=I(()=>yn(a(u).kind));c(n,{get of(){return a(e)},size:`28px`})}var r=l(n,1,!0);s(e=>U(r,e),[()=>Q(a(u).name,a(o))]),V(e,t)};q(m,e=>{a(g)?e(h):a(u)&&e(_,1)});var y=l(m,2);G(y,20,()=>a(n),e=>e,(e,t)=>{{let n=I(()=>xn(Be(a(i),t)?.id??``)),r=I(()=>f(t));c(e,{get of(){return a(n)},size:`20px`,get label(){return a(r)}})}}),v(y);var b=l(y,2),S=D(b,!0);v(p),s(e=>U(S,e),[()=>a(o).say(r===0?`board-pair-now`:`board-pair-other`)]),V(e,p)}),v(p),s(e=>W(p,`aria-label`,e),[()=>a(o).say(`board-pairs`)]),V(e,p),F()}var zi=B(`<button class="button svelte-1gwzexo"> <span class="hidden"> </span></button>`),Bi=B(`<li class="svelte-1gwzexo"><span class="svelte-1gwzexo"><b> </b> </span> <!></li>`),Vi=B(`<section class="potions svelte-1gwzexo"><h3 class="svelte-1gwzexo"> <span class="cubes svelte-1gwzexo" aria-hidden="true"></span> <span class="n svelte-1gwzexo"> </span></h3> <ul class="svelte-1gwzexo"></ul></section>`);function Hi(e,t){L(t,!0);let n=$(),r=I(()=>n.table),i=I(()=>n.words),o=I(()=>a(r).heroes.length>1),u=e=>n.of(`drink`).filter(({text:t})=>t.endsWith(` ${e}`)),d=e=>Q(a(r).heroes[Number(e.split(` `)[1])-1]?.name,a(i));var f=Vi(),p=x(f),m=x(p),h=l(m);G(h,21,()=>({length:a(r).potions.cubes}),z,(e,t)=>{c(e,{get of(){return y},size:`20px`})}),v(h);var g=l(h,2),_=D(g,!0);v(p);var b=l(p,2);G(b,21,()=>a(r).potions.known,e=>e.potion,(e,t)=>{var r=Bi(),c=x(r),f=x(c),p=D(f,!0),m=l(f);v(c);var h=l(c,2);G(h,17,()=>u(a(t).potion),e=>e.id,(e,t)=>{var r=zi(),c=x(r),u=l(c),f=D(u,!0);v(r),s((e,n)=>{W(r,`data-move`,a(t).text),U(c,`${e??``} `),U(f,n)},[()=>a(o)?a(i).say(`board-drink-for`,{hero:d(a(t).text)}):a(i).say(`board-drink`),()=>a(i).offer(a(t).said)]),J(`click`,r,()=>n.play(a(t))),V(e,r)}),v(r),s((e,t)=>{U(p,e),U(m,` ${t??``}`)},[()=>Q(a(t).name,a(i)),()=>Q(a(t).text,a(i))]),V(e,r)}),v(b),K(b,()=>H),v(f),s((e,t,n)=>{W(f,`aria-label`,e),U(m,`${t??``} `),U(_,n)},[()=>a(i).say(`board-potions`),()=>a(i).say(`board-potions`),()=>a(i).say(`board-cubes`,{n:a(r).potions.cubes})]),V(e,f),F()}R([`click`]);function Ui(e){if(e.phase===`won`||e.phase===`lost`)return`end`;if(e.phase===`loot`)return`loot`;let{encounter:t}=e;return t&&(t.boxes.length>0||t.mode===`guardian`)?`encounter`:e.cards.length?`faces`:`doors`}var Wi=B(`<li><b></b><span class="name svelte-1684m1e"> </span></li>`),Gi=B(`<li class="svelte-1684m1e"><!> </li>`),Ki=B(`<i></i>`),qi=B(`<span class="tokens svelte-1684m1e" aria-hidden="true"></span> <span class="hidden"> </span> `,1),Ji=B(`<li class="deck svelte-1684m1e"><!> </li> <li><!> <!></li>`,1),Yi=B(`<p class="effect svelte-1684m1e"><b> </b> </p>`),Xi=B(`<section class="strip svelte-1684m1e"><div class="where svelte-1684m1e"><h2 class="svelte-1684m1e"> </h2> <ol class="svelte-1684m1e"><!> <li><!><span class="name svelte-1684m1e"> </span></li></ol></div> <ul class="counts svelte-1684m1e"><!> <li class="svelte-1684m1e"><!> <span> <!></span> <span class="bar svelte-1684m1e" aria-hidden="true"><i class="svelte-1684m1e"></i></span> <span> </span></li></ul> <!></section>`);function Zi(e,n){L(n,!0);let r=$(),o=I(()=>r.table),u=I(()=>r.words),d=I(()=>a(o).dungeon),f=I(()=>He(a(o))),p=I(()=>Ue(a(o).deck.discarded)),m=I(()=>a(d).floors.filter(({open:e,text:t})=>e&&t)),h=I(()=>Math.min(1,a(o).level.xp/Math.max(1,a(o).level.price)));var g=Xi(),_=x(g),y=x(_),b=D(y,!0),S=l(y,2),w=x(S);G(w,17,()=>a(d).floors,z,(e,n,r)=>{var i=Wi();let o;var c=x(i);c.textContent=r+1;var f=l(c),p=D(f,!0);v(i),s(e=>{W(i,`aria-current`,r+1===a(d).floor),o=t(i,1,`svelte-1684m1e`,null,o,{open:a(n).open,here:r+1===a(d).floor}),U(p,e)},[()=>Q(a(n).name,a(u))]),V(e,i)});var T=l(w,2);let E;var O=x(T);{let e=I(()=>Cn(a(d).id));c(O,{get of(){return a(e)},size:`18px`})}var A=l(O),j=D(A,!0);v(T),v(S),v(_);var N=l(_,2),P=x(N),ee=e=>{var t=Gi(),n=x(t);c(n,{get of(){return i},size:`20px`});var r=l(n,1,!0);v(t),s(e=>U(r,e),[()=>a(u).say(`board-round`,{round:a(d).guardian.round})]),V(e,t)},te=e=>{var n=Ji(),r=C(n),i=x(r);c(i,{get of(){return ce},size:`20px`});var d=l(i,1,!0);v(r);var f=l(r,2);let m;var h=x(f);c(h,{get of(){return me},size:`20px`});var g=l(h,2),_=e=>{var n=qi(),r=C(n);G(r,21,()=>({length:a(o).deck.tokens_for_a_wound}),z,(e,n,r)=>{var i=Ki();let c;s(()=>c=t(i,1,`svelte-1684m1e`,null,c,{on:r<a(o).deck.tokens})),V(e,i)}),v(r);var i=l(r,2),c=D(i,!0),d=l(i);s((e,t)=>{U(c,e),U(d,` ${t??``}`)},[()=>a(u).say(`board-tokens`,{tokens:a(o).deck.tokens,most:a(o).deck.tokens_for_a_wound}),()=>a(u).say(`board-stairs-open`)]),V(e,n)},y=e=>{var t=we();s(e=>U(t,e),[()=>a(u).say(`board-stairs-hidden`)]),V(e,t)};q(g,e=>{a(o).deck.stairs?e(_):e(y,-1)}),v(f),s(e=>{U(d,e),m=t(f,1,`svelte-1684m1e`,null,m,{stairs:a(o).deck.stairs})},[()=>a(u).say(`board-deck`,{cards:a(o).deck.cards,discarded:a(p)})]),V(e,n)};q(P,e=>{a(f)?e(ee):e(te,-1)});var ne=l(P,2),re=x(ne);c(re,{get of(){return M},size:`20px`});var ie=l(re,2),ae=x(ie);Mr(l(ae),{get mark(){return a(o).level.mark}}),v(ie);var oe=l(ie,2),R=D(oe),se=l(oe,2),le=D(se,!0);v(ne),v(N);var B=l(N,2);G(B,17,()=>a(m),e=>e.name.en,(e,t)=>{var n=Yi(),r=x(n),i=D(r,!0),o=l(r);v(n),s((e,t)=>{U(i,e),U(o,` ${t??``}`)},[()=>Q(a(t).name,a(u)),()=>Q(a(t).text,a(u))]),V(e,n)}),v(g),s((e,n,r,i,o)=>{W(g,`aria-label`,e),U(b,n),W(T,`aria-current`,a(f)),E=t(T,1,`svelte-1684m1e`,null,E,{here:a(f),open:a(f)}),U(j,r),U(ae,`${i??``} `),k(R,`inline-size: ${a(h)*100}%`),U(le,o)},[()=>a(u).say(`board-strip`),()=>Q(a(d).name,a(u)),()=>Q(a(d).guardian.name,a(u)),()=>a(u).say(`board-level`,{level:a(o).level.level}),()=>a(u).say(`board-xp`,{xp:a(o).level.xp,price:a(o).level.price})]),V(e,g),F()}var Qi=B(`<span class="whose svelte-15jixgk" aria-hidden="true"><!></span>`),$i=B(`<button><!></button>`),ea=B(`<span class="die still svelte-15jixgk" role="img"><!></span>`),ta=B(`<span class="none svelte-15jixgk"> </span>`),na=B(`<div class="tray svelte-15jixgk" role="group"><!> <!> <!> <!></div>`);function ra(e,n){L(n,!0);let r=$(),i=I(()=>r.table),o=I(()=>r.words),u=I(()=>r.hand),d=I(()=>Xe(a(i),n.hero.hero)),f=I(()=>qe(a(i).rolled.filter(e=>e.hero===n.hero.hero))),p=I(()=>a(i).heroes.length>1),m=(e,t)=>Number(e.split(`.`)[1])<(r.fresh.get(t)??0);var h=na(),g=x(h),_=e=>{var t=Qi(),r=x(t);{let e=I(()=>xn(n.hero.id));c(r,{get of(){return a(e)},size:`24px`})}v(t),V(e,t)};q(g,e=>{a(p)&&e(_)});var y=l(g,2);G(y,17,()=>a(d),e=>e.id,(e,n)=>{var i=$i();let c;var l=x(i);{let e=I(()=>m(a(n).id,a(n).die));Wn(l,{get kind(){return a(n).kind},get value(){return a(n).value},get fresh(){return a(e)},get moving(){return r.moving}})}v(i),s((e,r,o,s,l,u)=>{c=t(i,1,`die svelte-15jixgk`,null,c,{up:e,lit:r}),W(i,`data-die`,a(n).text),W(i,`data-go`,o),W(i,`aria-pressed`,s),W(i,`aria-disabled`,l),W(i,`aria-label`,u)},[()=>a(u).isUp(a(n)),()=>r.mine&&a(u).isLit(a(n)),()=>r.mine&&a(u).isLit(a(n))?!0:void 0,()=>a(u).isUp(a(n)),()=>!r.mine||!a(u).isLit(a(n)),()=>kt(a(n),a(u),a(o))]),J(`click`,i,()=>r.mine&&a(u).tapDie(a(n))),V(e,i)});var b=l(y,2);G(b,17,()=>a(f),e=>e.id,(e,t)=>{var n=ea();Wn(x(n),{get kind(){return a(t).kind},get value(){return a(t).value}}),v(n),s(e=>W(n,`aria-label`,e),[()=>kt(a(t),a(u),a(o))]),V(e,n)});var S=l(b,2),C=e=>{var t=ta(),n=D(t,!0);s(e=>U(n,e),[()=>a(o).say(`board-no-dice`)]),V(e,t)};q(S,e=>{!a(d).length&&!a(f).length&&e(C)}),v(h),K(h,()=>H),s(e=>W(h,`aria-label`,e),[()=>a(o).say(`board-tray`,{hero:Q(n.hero.name,a(o))})]),V(e,h),F()}R([`click`]);var ia=B(`<!><!>`,1),aa=B(`<!> <div class="trays svelte-jv1kro"></div>`,1),oa=B(`<div><!> <!> <!> <div class="stage svelte-jv1kro"><!></div> <!> <div class="heroes svelte-jv1kro"></div> <!></div>`);function sa(e,r){L(r,!0);let i=I(()=>ze(r.view)),o=I(()=>r.motion!==`off`),c=I(()=>new Map(r.offers.map(e=>[e.text,e]))),u=new b(e=>r.play(e)),d=new Ar(()=>a(i),()=>r.offers,e=>u.start(e,r.offers,r.situation.version)),f=n(void 0),p=n(new Map),h=I(()=>Ui(a(i))),g=I(()=>new Set(a(i).encounter?a(i).pairs[0]:[])),_=I(()=>a(i).heroes.length>2),y=I(()=>[...a(i).heroes].sort((e,t)=>Number(a(g).has(t.hero))-Number(a(g).has(e.hero))));At({get table(){return a(i)},get words(){return r.words},get offers(){return r.offers},get mine(){return r.offers.length>0},get moving(){return a(o)},get letters(){return m.letters},get fresh(){return a(p)},get odds(){return r.odds},hand:d,offer:e=>a(c).get(e),of:e=>r.offers.filter(t=>t.verb===e),digit:e=>S.digits.get(e),play:e=>r.play(e.id),nameOf:e=>r.name_of(e)});let S=new ni({get table(){return a(i)},get hand(){return d},get words(){return r.words},get offers(){return r.offers},get barIsEmpty(){return!r.may.roll&&r.offers.every(({verb:e})=>Bn.includes(e))},get root(){return a(f)},play:e=>r.play(e.id)});E(()=>{d.refused&&r.announce(Et(a(i),d,!0,r.words))});let w,T=-1;he(()=>{let e=a(i);ee(()=>{let t=w!==void 0&&w!==e&&r.view.played>T&&!r.looking_back&&a(o);Y(p,t&&w?kr(w,e):new Map),r.view.played!==T&&d.drop(),w=e,T=r.view.played})}),E(()=>{let[e,t]=[r.offers,r.situation.version];ee(()=>{u.answer(e,t),u.busy||Se().then(()=>S.goOn())})});var D=oa();N(`keydown`,pe,function(...e){S.press?.apply(this,e)},!0),N(`pointerdown`,pe,()=>S.inUse=!1,!0);let O;var A=x(D),j=e=>{ai(e,{get lesson(){return a(i).lesson}})};q(A,e=>{a(i).lesson&&e(j)});var M=l(A,2);Zi(M,{});var P=l(M,2),te=e=>{Ri(e,{})};q(P,e=>{a(_)&&a(i).encounter&&a(i).pairs.length&&e(te)});var re=l(P,2),ie=x(re),ae=e=>{var t=ia(),n=C(t);mr(n,{});var i=l(n),a=e=>{Ut(e,{get code(){return r.situation.code},get holds(){return r.situation.holds}})};q(i,e=>{r.situation.campaign&&e(a)}),V(e,t)},oe=e=>{Pi(e,{})},R=e=>{Or(e,{})},z=e=>{dr(e,{get encounter(){return a(i).encounter}})},se=e=>{zn(e,{})};q(ie,e=>{a(h)===`end`?e(ae):a(h)===`loot`?e(oe,1):a(h)===`faces`?e(R,2):a(h)===`encounter`&&a(i).encounter?e(z,3):e(se,-1)}),v(re);var ce=l(re,2),le=e=>{var t=aa(),n=C(t);_i(n,{});var r=l(n,2);G(r,21,()=>a(y).filter(({hero:e})=>a(g).has(e)),e=>e.hero,(e,t)=>{ra(e,{get hero(){return a(t)}})}),v(r),s(e=>k(r,`--heroes: ${e??``}`),[()=>Math.min(2,a(i).heroes.length)]),V(e,t)};q(ce,e=>{a(h)===`encounter`&&e(le)});var B=l(ce,2);G(B,21,()=>a(y),e=>e.hero,(e,t)=>{{let n=I(()=>a(_)&&a(g).size>0&&!a(g).has(a(t).hero));Jr(e,{get hero(){return a(t)},get resting(){return a(n)}})}}),v(B),Hi(l(B,2),{}),v(D),ne(D,e=>Y(f,e),()=>a(f)),s(e=>{O=t(D,1,`board svelte-jv1kro`,null,O,{fighting:a(h)===`encounter`}),W(re,`data-stage`,a(h)),k(B,`--heroes: ${e??``}`)},[()=>Math.min(2,a(i).heroes.length)]),V(e,D),F()}function ca(e,t){let[n,...r]=e.split(` `);if(n!==`place`&&n!==`pick`)return[];let i=`[data-die='${r.slice(0,3).join(` `)}']`,a=ze(t).encounter?.boxes.find(({plays:e})=>n===`place`&&e===Number(r[3]));return a?[i,`[data-spot='box ${a.box}']`]:[i]}function la(e,t){let n=ze(e);return n.phase===`won`||n.phase===`lost`?t.put(e.prompt):[ua(n,t),...n.heroes.map(({hero:e})=>da(n,e,t)),fa(n,t),t.put(e.prompt)].filter(Boolean).join(` `)}function ua(e,t){let{dungeon:n,deck:r,level:i,potions:a}=e;return He(e)?t.say(`board-guardian`,{damage:n.guardian.damage,health:n.guardian.health}):t.say(`board-say-where`,{floor:n.floor,cards:r.cards,closed:r.closed,open:r.open.flat().map(({name:e})=>Q(e,t)).join(`, `)||t.say(`board-none`),level:i.level,xp:i.xp,price:i.price,cubes:a.cubes})}function da(e,t,n){let r=Be(e,t);return n.say(`board-say-hero`,{hero:Q(r?.name,n),left:r?Ve(r):0,health:r?.health??0})}function fa(e,t){let{encounter:n}=e;if(!n?.boxes.length)return e.cards.map(({name:e})=>`${Q(e,t)}.`).join(` `);let r=n.boxes.filter(({covered:e})=>!e).map(e=>bt(e,t));return t.say(`board-say-encounter`,{card:Q(n.card?.name??e.dungeon.guardian.name,t),boxes:r.join(`; `)||t.say(`board-none`),dice:St(qe(e.dice),t)||t.say(`board-none`)})}var pa={en:Ae,fr:je};export{sa as default,Bn as drawn,$r as keys,ca as marks,la as speak,pa as words};