import{At as e,B as t,Bn as n,Bt as r,Cn as i,D as a,Dn as o,E as s,En as c,F as l,Fn as u,G as d,Gn as f,H as p,Ht as m,I as h,In as g,J as _,Jn as v,K as y,Kn as b,L as x,Ln as S,Lt as C,M as w,Mn as T,N as E,Nn as D,O,On as k,Ot as ee,Q as A,Qn as te,Rn as j,Tn as M,U as ne,Un as N,V as re,Wn as P,Wt as F,X as ie,Xn as I,Z as ae,Zn as oe,Zt as L,_n as R,an as z,at as se,bn as B,dn as V,fn as H,ft as ce,ht as le,in as ue,j as de,jn as U,k as fe,kn as pe,mn as W,mt as me,nn as he,nt as ge,ot as _e,q as ve,qn as G,qt as ye,rn as K,rt as be,tt as xe,un as Se,vn as q,wn as J,xn as Ce,yn as we,yt as Te,zn as Y}from"./base-B6R8qdun.js";import{n as Ee,t as De}from"./Die-Cgcr7uYl.js";import{t as Oe}from"./Hearts-2Qwzmrqn.js";import{t as ke}from"./Card-WPpAq3Ga.js";var Ae=`# The board of One Deck Dungeon in English. The game's own words (dice, boxes, moves) come from the server.

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
`,Me=[`circle`,`square`,`pentagon`],Ne=(e,t)=>`${e} ${t}`,Pe=e=>Object.values(e).reduce((e,t)=>e+t,0);function Fe(e,t,n,r){let i=Ne(n,r),a=e[i]??0,o=a<(t.spaces[n]?.[Me.indexOf(r)]??0)&&Pe(e)<(t.earned??0);return{...e,[i]:o?a+1:0}}var Ie=e=>Object.entries(e).flatMap(([e,t])=>Array.from({length:t},()=>e.split(` `)));function Le(e){let t=Object.values(e.spaces).flat();return Math.min(e.earned??0,t.reduce((e,t)=>e+t,0))}var Re=[`strength`,`agility`,`magic`,`heroic`],ze=e=>e.table,Be=(e,t)=>e.heroes.find(({hero:e})=>e===t),Ve=({health:e,wounds:t})=>Math.max(0,e-t),He=e=>e.dungeon.floor>e.dungeon.floors.length,Ue=e=>Object.values(e).reduce((e,t)=>e+t,0),We=[...Re,`mana`,`shields`],Ge=2,Ke=e=>1+Math.floor(e/We.length)%Ge;function qe(e){return e.flatMap(({die:e,hero:t,kind:n,value:r,count:i})=>Array.from({length:i},(i,a)=>({id:`${e}.${a}`,die:e,hero:t,kind:n,value:r,text:`${r} ${Ke(e)} ${n}`}))).sort((e,t)=>We.indexOf(e.kind)-We.indexOf(t.kind)||e.die-t.die)}var Je=e=>[...e].sort((e,t)=>e.die-t.die),Ye=e=>e.reduce((e,{value:t})=>e+t,0),Xe=(e,t)=>qe(e.dice.filter(e=>e.hero===t)),Ze={strength:`square`,agility:`circle`,magic:`diamond`,heroic:`star`,mana:`diamond`,shields:`star`},Qe=(e,t)=>JSON.stringify(e)===JSON.stringify(t),$e=(e,t)=>`box`in t?e.encounter?.boxes.find(({box:e})=>e===t.box):void 0;function et(e,t){return`slot`in t?Be(e,t.hero)?.skills.find(({slot:e})=>e===t.slot):void 0}function X(e,t){let n=$e(e,t);if(n)return tt(n);let[r,i]=[et(e,t),`slot`in t?Be(e,t.hero):void 0];return r?.cost&&i?nt(r.cost,i):void 0}function tt(e){return{fits:({die:t})=>e.takes.includes(t),worth:({value:e})=>e,enough:e.value,single:!e.wide}}function nt({colour:e,n:t,mana:n},{hero:r}){let i=({kind:t})=>t===`heroic`||t===e||n&&t===`mana`;return{fits:e=>e.hero===r&&i(e),worth:({value:e})=>n?e:1,enough:t,single:!1}}var rt=(e,t)=>t.reduce((t,n)=>t+(e.fits(n)?e.worth(n):0),0);function it(e,t){let n=!e.single||t.length===1;return t.length>0&&n&&t.every(e.fits)&&rt(e,t)>=e.enough}var at=(e,t)=>!e.single&&t.every(e.fits);function ot(e,t){let n=t.filter(e.fits);return e.single?ct(n.filter(t=>e.worth(t)>=e.enough).map(e=>[e])):ct(lt(n).filter(t=>it(e,t)))}var st=e=>e.filter(({kind:e})=>e===`heroic`).length*1e4+Ye(e)*100+e.length,ct=e=>e.reduce((e,t)=>!e||st(t)<st(e)?t:e,void 0);function lt(e){let t=[...new Set(e.map(({die:e})=>e))].map(t=>e.filter(({die:e})=>e===t)),n=e=>Array.from({length:e.length+1},(t,n)=>e.slice(0,n));return t.reduce((e,t)=>e.flatMap(e=>n(t).map(t=>[...e,...t])),[[]])}function ut(e,t,n){let r=$e(e,t),i=X(e,t),a=i?dt(i,Je(n)):[];return r?a.map(({text:e})=>`place ${e} ${r.plays}`):`slot`in t?[`use ${t.hero} ${t.slot}`,...a.map(({text:e})=>`pick ${e}`)]:[]}function dt(e,t){let n=t.findIndex((n,r)=>rt(e,t.slice(0,r+1))>=e.enough);return t.slice(0,n+1)}function ft(e,t,n){let[r,i]=[$e(e,n),et(e,n)];return r?pt(e,t,r):i?ht(e,t,n,i):null}var Z=(e,t={})=>({id:`board-why-${e}`,args:t});function pt(e,t,n){if(n.covered)return Z(`covered`);if(e.phase===`pick`)return Z(`picking`);if(e.phase!==`act`)return Z(`later`);if(n.plays===null)return Z(`shields`);let r=X(e,{box:n.box});return r?t.dice.length?mt(t,n):ot(r,t.all)?null:Z(n.wide?`sum`:`none`,{value:n.value}):null}function mt(e,t){let n={id:`colour-${t.colour}`,args:{}};return e.dice.some(({die:e})=>!t.takes.includes(e))?Z(`colour`,{colour:n}):!t.wide&&e.dice.length>1?Z(`one`):!t.wide&&(e.dice[0]?.value??0)<t.value?Z(`low`,{value:t.value}):null}function ht(e,t,n,r){let i=e.encounter?.mode;if(r.used)return Z(`used`);if(!r.use.length)return Z(`always`);if(!i||e.phase!==`act`)return Z(`later`);if(!r.use.includes(i))return Z(`mode`);let a=X(e,n);return a&&rt(a,t.all)<a.enough?Z(`pay`):a&&t.dice.length&&!t.dice.every(a.fits)?Z(`pay-with`):t.isOpen(n)||t.goal?null:Z(`nothing`)}var Q=(e,t)=>e?.[t.language]??``,gt=(e,t)=>t.say(`die-${e.kind}`,{value:e.value});function _t(e,t){return[t.say(`board-square`,{colour:t.say(`colour-${e.colour}`),value:e.value??`X`,kind:[e.shield?`shield`:``,e.wide?`wide`:``].filter(Boolean).join(`-`)||`single`}),...vt(e,t)].join(`, `)}function vt(e,t){return[`hearts`,`time`,`poison`,`skulls`].filter(t=>e[t]).map(n=>t.say(`board-cost-${n}`,{n:e[n]}))}function yt(e,t,n){let{filling:r}=e.encounter??{};if(r?.box===n.box)return{now:n.value-r.missing,of:n.value};let i=X(e,{box:n.box});return t.goal&&`box`in t.goal&&t.goal.box===n.box&&i?{now:rt(i,t.dice),of:n.value}:null}var bt=(e,t)=>t.say(`board-box`,{number:e.box,box:_t(e,t)});function xt(e,t,n,r){let i=`${bt(n,r)}.`;if(n.covered)return`${i} ${r.say(`board-covered`,{dice:St(n.dice,r)})}`;let a=yt(e,t,n);return`${i} ${a?r.say(`board-filled`,a):Ct(e,t,{box:n.box},r)}`.trim()}var St=(e,t)=>e.map(e=>gt(e,t)).join(`, `);function Ct(e,t,n,r){if(!t.free||t.isOpen(n))return``;let i=ft(e,t,n);return i?r.put(i):``}function wt(e,t){if(!e)return t.say(`board-free`);let n=t.say(`colour-${e.colour}`);return t.say(e.mana?`board-mana`:`board-dice-of`,{n:e.n,colour:n})}function Tt(e,t){return Object.entries(e).map(([e,n])=>`+${n} ${e===`health`?t.say(`board-health`):t.say(`colour-${e}`)}`).join(`, `)}function Et(e,t,n,r){let{refused:i}=t;if(i){let n=`goal`in i?ft(e,t,i.goal):{id:`board-why-die`,args:{}};return n?r.put(n):``}return n?t.changes?r.say(`board-collect`,{n:t.changes,up:t.dice.length}):t.free?t.goal?Dt(e,t,t.goal,r):Ot(t,r):``:``}function Dt(e,t,n,r){let i=X(e,n),a=i?rt(i,t.dice):0,[o,s]=[$e(e,n),et(e,n)],c=o?r.say(`board-box-short`,{number:o.box}):Q(s?.name,r);return r.say(t.ready?`board-ready`:`board-more`,{name:c,now:a,of:i?.enough??0})}function Ot(e,t){return e.dice.length?t.say(`board-held`,{dice:St(e.dice,t),sum:Ye(e.dice),count:e.dice.length}):t.say(`board-how`)}function kt(e,t,n){return`${gt(e,n)}${t.isUp(e)?`, ${n.say(`board-up`)}`:``}`}var[$,At]=b(),jt=B(`<i> </i>`),Mt=Ce(`<svg viewBox="0 0 48 48"><path class="svelte-wmad1"></path></svg>`),Nt=B(`<button></button>`),Pt=B(`<div><p class="svelte-wmad1"><b> </b> <!> <span> </span></p> <div class="spaces svelte-wmad1"></div></div>`),Ft=B(`<div><h4 class="svelte-wmad1"> </h4> <!></div>`),It=B(`<div class="groups svelte-wmad1"></div>`);function Lt(e,t){v(t,!0);let n=f($),r=f(()=>o(n).words),i=f(()=>[...new Set(t.sheet.talents.map(({group:e})=>e))]),a=[Ee.circle,Ee.square,`M24 3 45 18.5 37 44H11L3 18.5Z`],s=(e,n)=>t.before.talents.find(({id:t})=>t===e.id)?.ticks[n]??0,c=(e,n)=>t.chosen[Ne(e.id,Me[n]??`circle`)]??0;var l=It();V(l,20,()=>o(i),e=>e,(e,n)=>{let i=f(()=>t.sheet.talents.filter(e=>e.group===n));var l=Ft(),u=g(l),d=j(u,!0),p=Y(u,2);V(p,17,()=>o(i),e=>e.id,(e,n)=>{var i=Pt();let l;var u=g(i),d=g(u),p=j(d,!0),m=Y(d,2),h=e=>{var t=jt(),n=j(t,!0);U(e=>R(n,e),[()=>o(r).say(`board-owned`)]),q(e,t)};W(m,e=>{o(n).owned&&e(h)});var _=Y(m,2),v=j(_,!0);I(u);var y=Y(u,2);V(y,21,()=>o(n).of,H,(e,i,l)=>{var u=we(),d=S(u),p=e=>{let u=f(()=>t.spaces[o(n).id]?.[l]??0),d=f(()=>o(n).ticks[l]??0);var p=Nt();let m;V(p,21,()=>({length:o(i)}),H,(e,t,r)=>{var i=Mt();let u;var f=j(i);U(e=>{u=K(i,0,`svelte-wmad1`,null,u,{full:r<o(d),new:e}),L(f,`d`,a[l])},[()=>r>=s(o(n),l)&&r<o(d)||r>=o(d)&&r<o(d)+c(o(n),l)]),q(e,i)}),I(p),U(e=>{L(p,`data-tick`,`${o(n).id??``} ${Me[l]??``}`),p.disabled=!o(u),L(p,`aria-label`,e),m=K(p,1,`svelte-wmad1`,null,m,{free:o(u)})},[()=>o(r).say(`board-tick`,{talent:Q(o(n).name,o(r)),space:o(r).say(`board-space-${Me[l]}`),now:o(d)+c(o(n),l),of:o(i)})]),M(`click`,p,()=>t.tick(o(n).id,l)),q(e,p)};W(d,e=>{o(i)&&e(p)}),q(e,u)}),I(y),I(i),U((e,t)=>{l=K(i,1,`talent svelte-wmad1`,null,l,{owned:o(n).owned}),R(p,e),R(v,t)},[()=>Q(o(n).name,o(r)),()=>Q(o(n).text,o(r))]),q(e,i)}),I(l),U(e=>R(d,e),[()=>Q(o(i)[0]?.group_name,o(r))]),q(e,l)}),I(l),z(l,()=>_e),q(e,l),G()}J([`click`]);var Rt=B(`<p role="alert" class="svelte-hbxz76"> </p>`),zt=B(`<p class="soft svelte-hbxz76"> </p>`),Bt=B(`<button class="button go" data-give=""> </button> <!>`,1),Vt=B(`<section class="campaign svelte-hbxz76"><h3 class="svelte-hbxz76"> </h3> <p class="svelte-hbxz76"> </p> <!> <!></section>`),Ht=B(`<!> <!>`,1);function Ut(e,t){v(t,!0);let r=$(),i=f(()=>r.words),a=P([]),s=n({}),c=P(``),l=e=>t.holds.includes(e.seat)&&!e.given&&Le(e)>0;T(()=>{m.campaign(t.code).then(e=>N(a,e.heroes)).catch(e=>N(c,C(e),!0))});async function u({place:e}){try{let n=await m.giveTicks(t.code,e,Ie(s[e]??{}),ee(t.code));N(a,n.heroes),s[e]={},N(c,``)}catch(e){N(c,C(e),!0)}}var d=Ht(),p=S(d),h=e=>{var t=Rt(),n=j(t,!0);U(()=>R(n,o(c))),q(e,t)};W(p,e=>{o(c)&&e(h)});var _=Y(p,2);V(_,17,()=>o(a),e=>e.place,(e,t)=>{let n=f(()=>l(o(t))),r=f(()=>Pe(s[o(t).place]??{}));var a=Vt(),c=g(a),d=j(c,!0),p=Y(c,2),m=j(p,!0),h=Y(p,2);{let e=f(()=>o(t).after??o(t).before),r=f(()=>o(n)?o(t).spaces:{}),i=f(()=>s[o(t).place]??{});Lt(h,{get sheet(){return o(e)},get before(){return o(t).before},get spaces(){return o(r)},get chosen(){return o(i)},tick:(e,n)=>s[o(t).place]=Fe(s[o(t).place]??{},o(t),e,Me[n]??`circle`)})}var _=Y(h,2),v=e=>{var n=Bt(),a=S(n),s=j(a,!0),c=Y(a,2),l=e=>{var t=zt(),n=j(t,!0);U(e=>R(n,e),[()=>o(i).say(`board-give-fewer`)]),q(e,t)},d=f(()=>o(r)&&o(r)<Le(o(t)));W(c,e=>{o(d)&&e(l)}),U(e=>{L(a,`aria-disabled`,!o(r)),R(s,e)},[()=>o(i).say(`board-give`,{n:o(r),of:Le(o(t))})]),M(`click`,a,()=>{o(r)&&u(o(t))}),q(e,n)};W(_,e=>{o(n)&&e(v)}),I(a),U((e,t,n)=>{L(a,`aria-label`,e),R(d,t),R(m,n)},[()=>o(i).say(`board-campaign`,{hero:Q(o(t).before.name,o(i))}),()=>o(i).say(`board-campaign`,{hero:Q(o(t).before.name,o(i))}),()=>o(i).say(`board-earned`,{n:o(t).earned??0,name:o(t).nickname,given:o(t).given?`yes`:`no`})]),q(e,a)}),q(e,d),G()}J([`click`]);var Wt=(e,t)=>(e?.choices??[]).find(e=>e.move===t);function Gt(e,t){let n=e=>Math.round(e.mean*10)/10;return[t.say(e.what===`descend`?`board-chance-win`:`board-chance-live`,{percent:Kt(e.survive),low:Math.min(Kt(e.low),Kt(e.survive)),high:Math.max(Kt(e.high),Kt(e.survive))}),t.say(`board-chance-wounds`,{n:n(e.wounds)}),...e.time?[t.say(`board-chance-time`,{n:n(e.time)})]:[],...e.rounds?[t.say(`board-chance-rounds`,{n:n(e.rounds)})]:[]].join(` · `)}function Kt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}var qt=B(`<span></span>`),Jt=B(`<span class="chance svelte-1fb3wzk" data-chance=""><span class="spread svelte-1fb3wzk" aria-hidden="true"></span> <span> </span></span>`);function Yt(e,t){v(t,!0);let n=$(),r=f(()=>Wt(n.odds,t.of.id)),i=f(()=>Math.max(...o(r)?.wounds.shares??[1],.01));var a=we(),s=S(a),c=e=>{var t=Jt(),a=g(t);V(a,21,()=>o(r).wounds.shares,H,(e,t,n)=>{var r=qt();K(r,1,`svelte-1fb3wzk`,null,{},{none:n===0}),U(e=>he(r,`block-size: ${e??``}px`),[()=>Math.max(1,o(t)/o(i)*22)]),q(e,r)}),I(a);var s=Y(a,2),c=j(s,!0);I(t),U(e=>R(c,e),[()=>Gt(o(r),n.words)]),q(e,t)};W(s,e=>{o(r)&&e(c)}),q(e,a),G()}var Xt=B(`<kbd aria-hidden="true" class="svelte-sqq5wt"> </kbd>`);function Zt(e,t){v(t,!0);let n=$(),r=f(()=>n.letters?n.digit(t.text):void 0);var i=we(),a=S(i),s=e=>{var t=Xt(),n=j(t,!0);U(()=>R(n,o(r))),q(e,t)};W(a,e=>{o(r)&&e(s)}),q(e,i),G()}var Qt=`<path fill="currentColor" d="m257 16-50 87 28-8 22-39 23 39 28 8zM118 93l19 100 14-22-9-51 49 17 23-10zm279 0-95 34 24 11 50-18-10 53 13 20zm-140 2-9 3v105l10 11 9-10V98zm82 53-55 63h1l-15 17 12 15 71-84-5-7zm-162 0-8 4-6 8 256 300 14-12-8-10 23-10 11-5-8-9-44-52-3-3h-3l-50-7zm56 123-62 73-7 8-49 6-4 1-2 2-44 52-9 10 12 5 23 10-9 10 15 12 149-175zm25 28-10 12v178h19v-15l25 8 12 3v-87l-3-2-34-39v-47zm-112 74-43 50-16-7 34-40zm224 0 25 4 34 39-17 7zm-141 5-16 18-2 2v87l12-3 6-2zm38 7 18 20v55l-18-5zm-88 6-65 74 4 6 7 10 8-9 44-52 2-3zm158 0-1 23v3l3 3 44 52 8 9 7-10 3-6z"/>`,$t=`<path fill="currentColor" d="M256 21q-29 0-46 11-16 11-16 24c0 13 5 17 16 24q6 4 15 7-29 11-50 41l-8 10q42-19 89-19c47 0 60 6 88 19l-7-10q-22-30-51-41 9-3 15-7 17-10 17-24c0-14-6-17-17-24q-17-11-45-11m-85 11c-14 0-26 12-26 27s12 26 26 26l12-2q-9-12-10-27 0-12 7-22zm169 0-9 2q7 10 7 22 0 15-9 27l11 2q24-2 26-26c0-15-11-27-26-27M56 60q14 18 13 35l-23-5c8 11 16 20 20 40q-4 19 11 40 13 23 35 28l11 1 4-18-11-1q-12-3-22-16c-2-65 33-99-38-104m399 0c-71 5-36 39-39 104q-9 13-22 16l-10 1 4 18 10-1q22-5 36-28 14-20 11-36c4-22 12-32 21-44l-25 5q0-17 14-35m-209 79-17 1-12 221-10-217-18 6-12 157-10-147-14 8q-12 34-13 75 1 71 35 116 30 41 71 46zm19 0v266q41-5 72-46 33-45 35-116 0-41-14-75l-10-7-10 146-12-156-18-6-10 216-12-220zm-150 94q-18 1-35 15c-18 12-23 31-27 50-9 18-19 25-30 33l21 2q-6 18-26 29c67 24 48-39 76-102q11-8 23-8h2v-18l-1-1zm281 0h-3l-1 1v18h1q12-1 24 8c28 63 9 126 76 102q-20-11-26-29l21-2c-11-9-21-16-31-36-4-18-9-36-27-47q-16-14-34-15m-263 90-18 11q-17 17-17 44-1 19 20 36c7 19 5 32 3 45l20-17q5 20 0 36l22-19q11 13 19 30c24-72-55-78-63-128q3-7 9-13l12-7zm246 1-8 17 12 7q5 6 8 13c-8 50-86 56-62 128q7-16 18-30l21 19q-3-16 1-36l19 17c-1-13-3-25 3-44q22-18 21-37 1-27-17-44-7-6-16-10"/>`,en=`<path fill="currentColor" d="M131 22v246H44l212 221 212-221h-87V22h-39v309c0 48-39 88-87 88-47 0-85-37-88-82V22zm127 8-28 232-17-128c-4 63-25 135-26 197 0 37 31 67 68 67s67-30 67-67v-6l-20-151-14 98-2-1zm-3 252a49 49 0 0 1 49 49 49 49 0 0 1-49 48 49 49 0 0 1-49-48 49 49 0 0 1 49-49"/>`,tn=`<path fill="currentColor" d="M105 41v398h302v-62H247V231h32v-55c0-38 37-57 73-57q33 0 55 18V41zm247 96c-27 0-55 13-55 39v55h110v-55c0-26-27-39-55-39m-192 78c18 0 33 15 33 33s-15 33-33 33-33-15-33-33 15-33 33-33m0 18q-13 2-15 15c-2 13 7 15 15 15s15-7 15-15-7-15-15-15m105 16v110h174V249zm87 23a16 16 0 0 1 16 16 16 16 0 0 1-11 15l11 33h-32l11-33a16 16 0 0 1-11-15 16 16 0 0 1 16-16M73 457v30h366v-30z"/>`,nn=`<path fill="currentColor" d="M239 24q-15 2-17 17c-2 15 8 18 17 18q17-1 18-18-1-15-18-17M40 36q-18 1-19 19 1 17 19 18c18 1 18-8 18-18s-8-19-18-19m148 15c-14 0-25 12-25 26s11 26 25 26c15 0 26-12 26-26s-11-26-26-26m117 3c26 67-60 117-57 35-40 37-13 84 5 122 13 28 12 54-11 63-16 7-33-11-39-30q-2-6-2-16c10 0 18-9 18-18 0-11-9-19-19-19s-19 8-19 19q1 11 9 16c-18 21-37 10-25-52-59 68-38 199 45 239-13-25-20-57-14-84 36 79 121 2 126-69 14 45 12 110-11 156 91-35 111-171 63-239-6 82-70 50-44-58 7-27-12-58-25-65M55 91q-16 2-18 17c-2 15 8 17 17 17q17-1 18-17-2-15-17-17m66 5c-11 0-21 9-21 21l2 8q-18 6-20 25c0 14 12 26 26 26s26-12 26-26a26 26 0 0 0-4-14q11-6 12-19-1-19-21-21m258 22q-15 2-17 18c-2 16 8 17 17 17q17-2 18-17-2-16-18-18m-279 79q-16 1-17 17c-1 16 7 17 17 17s17-8 17-17-8-17-17-17m1 168c-50 13-82 33-82 56 0 41 106 74 237 74 132 0 238-33 238-74 0-23-32-43-82-57q27 14 28 31c0 32-83 58-184 58S74 428 74 396q1-17 27-30"/>`,rn=`<path fill="currentColor" d="M471 20 368 50l42-28q-40 8-101 36l-68 71 24-50q-35 20-72 50l-16 64-3-47q-37 32-64 71-29 39-42 82l-28-19q4 36 23 64l-33-11q10 34 41 51c-12 33-17 68-23 103l18 3C87 277 238 142 374 82l7 17c-122 55-216 147-266 279q28 0 52-6l5-61 13 56q17-6 30-15l-21-43 33 34q12-9 20-21c30-48 62-95 125-134l-46-16 70 2 33-20-50-4 75-18 16-18c17-22 29-44 26-65q-2-17-18-26z"/>`,an=`<path fill="currentColor" d="M374 22h-4c-31 1-66 16-97 47-88 90-154 172-243 174 24 19 55 32 85 37-24 29-51 48-93 65q57 13 110-2-40 51-108 95c61 0 136-12 182-47-5 30-16 65-43 100 70-19 117-42 146-83 3 27-1 45-11 80 78-66 151-165 183-271 32-108-29-194-107-195m-3 74q9 0 16 5-13 2-14 15 1 12 14 14 8 0 12-7v2c0 15-12 28-28 28s-28-13-28-28c0-16 12-29 28-29m67 35 13 3q-10 4-10 14 1 13 14 14 8 0 12-5v3c0 15-13 28-29 28-15 0-28-13-28-28s13-29 28-29m-111 33 5 45 30-25 4 42 32-26 4 40 30-26 6 55-44 37-4-39-30 25-5-42-31 26-5-45-30 25-6-55z"/>`,on=`<path fill="currentColor" d="M346 20q-18 0-37 4 50 12 66 39l-45-5-19-18-19 17-23 1-29-16-15 23-24 6-29-15-12 31q-13 6-25 14l-33-6v29l-19 17H48l4 37-13 18-21-4v301h19c23-93 95-130 169-85 42 26 94 62 149 41a64 64 0 0 1-7 23l95 19 8-24q-5 5-20 4c-41-7-33-54 0-59q17-1 27 12l19-39c-69 6-130-31-198-17 36 7 57 24 68 42h-21l-11-10-14 7-17-6-8-16-11 6q-11-6-20-15l-2-26-19 5q-12-12-23-19l-2-19-23 9q-18-4-35 0c44-91 134-93 180-65q-7 9-18 14l67 71 20-15c-5 0-15-5-18-8-34-32 7-64 33-49q14 9 16 26l35-24c-59-35-85-98-149-126q34 38 31 70-14-10-29-16l-14-21-18 12-16-1-19-18-15 20-24 4-16-13-9 21-21 9-24-9-8 26q-19 12-35 26c34-138 207-171 295-151l-7 19 96 19 7-23q-4 4-12 4c-46-6-43-54-8-60q17-1 28 12l2-46c-55 5-96-14-145-14"/>`,sn=`<path fill="currentColor" d="M18 18v44l76 9-30-53zm118 0 57 34-14-34zm121 0-20 8 60 61-20-52zM115 35l19 59 58 26v64l37-9-34-93zm94 7 49 139 4-62 29-3zm119 7-8 23 60 62-29-82zM42 92l55 47 4-45zm354 3 10 67-28 54 32-30 19-46zM18 107v67l22 12 63 1zm315 18-7 7-41 40 14 14 24-25v28l-12 13 12 53v2l-31 18-2-1-39-38-17 5-25-14 34-9-5-18-55 15-9 2 2 9 15 56 18-5-9-34 24 14 5 17 52 16 2 1v36l-2 1-52 16-5 17-24 14 9-34-18-5-15 56-3 9 10 2 55 15 5-18-34-9 25-14 17 5 39-38 2-1 31 18v2l-12 53 12 13v28l-24-25-14 13 41 41 7 7 6-7 41-41-13-13-25 25v-28l13-13-13-53v-2l31-18 2 1 40 38 17-5 24 14-34 9 5 18 56-15 9-2-2-9-15-56-18 5 9 34-25-14-4-18-52-15-3-1v-36l3-1 52-16 4-17 25-14-9 34 18 5 15-56 2-9-9-3-56-14-5 18 34 9-24 14-17-5-40 38-2 1-31-18v-2l13-53-13-13v-28l25 25 13-14-41-40zm-204 1-17 35 47 34 14-54zm-67 76 57 86 41 13-15-80-15-15-18 16zm-23 29-8 27 35 19 2-28zm294 42 31 18v36l-31 18-32-18v-36zM94 304l31 57 33 8 12-40zm-26 54 16 47 67-8zm78 67-29 29 96-21z"/>`,cn=`<path fill="currentColor" d="M110 19q-4 12-3 28c0 27 24 48 53 53l59 5q-13 11-14 35 1 29 17 53t36 25 36-25 16-53q0-25-14-35l56-5c29-5 52-24 53-53l-3-28c-3 28-26 46-54 50-60 8-124 8-184 0-28-4-51-22-54-50m80 99c-249 7-201 195-22 243 40-40-7-102-44-57-23-44-21-83 4-95 49 27 84 88 87 148-34 23-60 63-60 63l26 39-41 23h82c-40-40-12-86 36-86 49 0 74 48 37 86h81l-41-23 27-39s-27-40-61-63c3-60 38-121 86-148 26 12 28 51 5 95-37-45-85 17-44 57 179-48 227-236-22-243q3 10 3 22 0 34-20 64c-12 18-30 32-51 32s-39-14-52-32q-18-30-19-64 0-12 3-22"/>`,ln=`<path fill="currentColor" d="M434 32q-15 1-16 14c-1 13 7 15 15 15s16-6 16-15-7-14-15-14M267 59c7 16 17 18 31 25-11 21-23 51-43 59-65 26-99 58-113 99q-18 58 14 145c61 5 127 9 159 3q-3-6-9-9c-28-10-45-11-71-12l1-10c2-19 0-44-8-61q-6-12-16-19c-10-7-16-5-29-3l-3-18q23-3 41 6 15 9 23 26 14 30 10 62l27 3c19-31 37-60 40-91-14-4-33-10-35-24-2-20 4-45 20-56-1 28-5 44-3 50 6 11 31 15 40 17v1c18 4 32 7 35 25 19-29-14-45-36-54v-6q1-35 14-53c8-14 17-25 26-43v-1q-14-1-27 2c6-20 23-24 39-16q8-13 25-30-20-15-18-34c-28-4-58-5-79 10l-4-4c-16-18-61-12-51 11m68-4q7 12 29 14c-8 6-21 11-30 5-8-5-4-13 1-19M129 365c-14 3-38 7-49 16q-14 12-16 31-3 18 12 29c44 29 89 25 129 14 41-12 76-33 120-23 8 3 16 7 14 16l-2 6c-10 11-31 18-34 22-6 9 34 3 45-8q7-7 9-21c2-14-1-15-5-18q-16-15-40-15-24-1-53 6c-39 10-84 28-128 19q-25-5-33-15-6-7-3-16c7-15 28-17 41-20z"/>`,un=`<path fill="currentColor" d="m156 34-37 1 10 29 27-2zM18 38v456h298l-12-46-64-64-48-160-88-80-8-80zm201 61-59 13 16 30 18 6-1 19 52-23zm35 61-20 21 28 12 13-21zm51 90-35 25-12 58 101 23-4-98zm107 62-21 3-16 20 5 22 41-16zm-44 96-44 6 7 29 37-1zm38 60-32 5-34 21h80z"/>`,dn=`<path fill="currentColor" d="m154 20-45 51 64 291-19 2L92 81l-55 57 73 290 41-48 14 14-44 50 201 48 54-50-193-50 5-18 200 52 104-195-69-128zm81 52c81 1 169 80 156 165-28-68-93-133-166-115-63 15-5 80 66 97 79 19 169 84 109 147-55 58-159 2-151-68 18 33 82 86 121 43 55-59-78-93-122-112-46-20-139-86-81-133q31-25 68-24m22 62 24 2c-25 12-30 32-25 55-49-35-37-57 1-57m141 21c39 18 54 67 9 96q12-48-9-96m-151 91q7 0 16 5c12 7 18 19 13 28s-19 9-31 2c-12-6-18-19-13-27q4-8 15-8"/>`,fn=`<path fill="currentColor" d="M267 176v9h34a10 10 0 0 1 0 20h-34v9h2a10 10 0 0 1 0 20h-2v9h1a10 10 0 1 1 0 21h-1v4a10 10 0 0 1-10 10h-1a10 10 0 0 1-10-10v-4h-1a10 10 0 0 1 0-21h1v-9h-1a10 10 0 0 1 0-20h1v-9h-34a10 10 0 0 1-7-17l8-3h33v-9h-34a10 10 0 0 1 1-21h33v-9h-12a10 10 0 1 1 0-20h12v-10a10 10 0 0 1 10-10h1a10 10 0 0 1 10 10v10h12a10 10 0 0 1 7 18l-8 2h-11v9h34a10 10 0 0 1 3 20l-3 1zm-47-61a10 10 0 0 0-9-6l-5 1-29 15a10 10 0 0 0 9 18l29-15a10 10 0 0 0 5-13m119 20a10 10 0 0 0-4-14h-1l-29-15a10 10 0 1 0-9 18l29 15a10 10 0 0 0 14-4m-157 23-7-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-58zm155-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10h3a10 10 0 0 0 7-10v-58a10 10 0 0 0-10-11m-37 115-5 2-38 25-39-25-5-2-5 1a10 10 0 0 0-6 9 10 10 0 0 0 5 9l44 29a10 10 0 0 0 12-1l43-28a10 10 0 0 0-6-19m-80 52-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1a10 10 0 0 0 10-10v-59zm88 0-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1l3-1a10 10 0 0 0 7-9v-59zm-88 93-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1a10 10 0 0 0 10-10v-59zm-38-165-7-4a10 10 0 0 0-10 11v22a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-22zm162 3-7-3a10 10 0 0 0-10 10v22a10 10 0 0 0 10 10h3a10 10 0 0 0 7-9v-23zm-36 162-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1l3-1a10 10 0 0 0 7-9v-59zM286 59c0 18-13 39-29 39s-30-21-30-39c0-25 15-38 30-38s29 13 29 38m-34-3a9 9 0 1 0-9 9 9 9 0 0 0 9-9m28 0a9 9 0 1 0-10 9 9 9 0 0 0 10-9"/>`,pn=`<path fill="currentColor" d="M283 19q33 9 40 29l-4 2q-38 10-81 34 31-7 48 4-9 15-15 36c-22 68-126-81-189-5-41 47 11 93-55 175 35-4 45-9 62-36 10-16 28-22 45-21q-19 16-39 60c20-19 45-39 72-40q2 9-12 21C93 327 16 364 20 477q8-17 17-29c6 29 29 54 93 40-47-6-76-59-45-82 63-47 129 1 270-76l7-3c-2 20-12 40-22 57q21-15 34-29c2 26-12 55-26 78 44-31 61-58 63-78 10 36-1 95-25 123 78-39 107-77 110-190 2-60-66-61-56-102q16-73-8-108c-19-49-80-59-149-59M90 48c-35 0-45 35-34 69 17-52 70-44 111-34q-50-36-77-35m254 30c19 22 30 43 10 66-26-17-26-39-10-66m75 49 12 1c-1 31-14 33-46 32 8-22 14-33 34-33m-85 40q15 0 31 9c44 27 22 74-4 75-15 1 1-24-16-38-16-13-39 12-46-6-8-23 11-40 35-40m60 247c-24 27-58 60-99 31 17 46 69 70 99-31"/>`,mn=`<path fill="currentColor" d="M251 22c-58 45-81 38-101 0 17 62 11 67-44 117 67-36 96-34 130 7-34-53-30-75 15-124m18 0 12 115-100 58 98 21-32 30L19 472v20h32l222-219 26-28 19 88 58-100 115 11-77-86 47-105-106 46zM27 56c34 28 35 43 31 88 19-54 28-68 64-82-39 9-56 11-95-6m55 102c25 27 27 44 24 72 15-34 22-45 56-64-35 11-46 10-80-8m325 95c9 52-4 74-33 107 44-37 58-44 97-39-38-11-47-20-64-68m-55 73c-19 69-46 84-108 70 54 20 56 21 53 86 25-56 47-53 96-38-42-32-46-49-41-118m109 56c-15 18-23 18-44 9 23 19 18 34 11 60 16-19 23-25 50-13-23-21-27-30-17-56"/>`,hn=`<path fill="currentColor" d="M64 26c-6 40-10 33-39 37 27 4 40 9 39 37 2-20 0-31 36-36-16-6-34 4-36-38m171 1-30 47 20 15 35-2 23-15-25-44zm58 27 35 58-4 5q-12 18-26 35l26 38-5-31 43-94zm-102 9-57 16 10 20-18 29 32-3 16 33 5 83 35 33 14-61 47 67 56-40-2-11v1l-44-65-8 75-80-79-6-9q-15-24-24-44l-3-4zm182 20-27 62 31 21 32 94c-15-4-31 2-32-36-7 39-10 32-39 36 26 4 39 9 38 38 3-20 1-31 34-37l7 22 8-70 46 27-25-83-31 7-4-17 58-15-21-11-30-16-11-6-2-1zm-81 4-23 16v10h-18v-8l-17 1 1 8-18 2-1-12-21-15-10 15q10 21 21 38 10 20 34 22 30-9 43-22 12-13 23-31zm-171 5-48 14-4 39 14 9c-49 60-2 0-48 60l75-56 10 16-56 34-6 64 41-28 11 25 32-102 11-11-6-12-55 4 32-50zm124 30 5 1q21 2 32 13l-13 12c-1-1-11-6-21-7s-19 0-26 8l-13-13q14-13 31-14zm21 52-22 8 19 18zm173 68-8 74 3-4 19-31 3-4 5 1q11 1 18 4l-10-22zm-201 16-2 1-12 50-24-23 26 42 41-19 16 27 44-10 6-37-4-26-58 42zM92 271h-1l-42 30-5 22 39-23 25 23 1-12zm82 7-46 108 9 41 18-53 17 47 10-14 8-20c39 8 32 11 35 40 5-26 10-39 39-37-20-3-31-2-36-37-6 15 3 33-38 34l20-51zm176 16-7 47-39 9 32 20 6 50 23-35 29 45 8-67zm100 12c-7 40-10 33-39 37 26 4 39 9 38 37 3-19 1-30 36-36-16-6-33 4-35-38m-85 112-24 37-3 33 127 2 20-44-36 20-11-21-14 12-15-1-3 25zm-174 7-25 33-11-28-20 60h57q-3-32-1-65m-112 5-12 60h66l-8-35-23 10z"/>`,gn={strength:se,agility:rn,magic:mn,heroic:ge,mana:mn,shields:w},_n=e=>e===`any`?void 0:gn[e],vn={bandit:ie,beetle:$t,fire_elemental:nn,glooping_ooze:p,goblin:y,ice_elemental:sn,ogre:de,phantom:an,plague_rat:ln,shadow:pn,skeleton:fn,wraith:t,arrow_wall:Qt,boulder:en,cave_in:un,flame_statues:ae,force_wall:w,locked_door:tn,rune_puzzle:dn},yn=e=>vn[e]??`<path fill="currentColor" d="m106 114-33 74-3 1-14 5-8-54-25 87-4 12v1q-7 26 4 56 4 21 40 48 44 32 138 64v-6q1-19 14-30l-4-43-31 38-28-11-3-79-34 61-25-15-5-90-28 65q-11-9-20-20-4-30 6-52l5-3q24-7 58-6 50 3 118 31 1-21 19-30l-6-53-30 43q-14-6-28-9l-4-69-33 60q-17-4-32-4zm323 30-16 70-33-2-19-66-18 69-30 4-19-45-16 46q14 10 15 28l-1 7q71-15 119-9 35 3 57 16l4 3q8 24-3 53l-23 16-17-69-20 88-27 10-20-62-19 73-30 6-22-45-15 50 4 17-4 16q107-15 156-40 41-20 48-41 16-28 13-54v-1l-1-12-10-90-17 51-13-7-3-1zm-171 89q-13 2-15 15 0 6 3 10l23 1q5-3 5-11-1-13-16-15m-12 43h-3q-19 1-30 5-8 3-11 6-4 4-3 5-1 4 15 14 16 8 43 11 26 1 42-5l11-6q3-2 3-5 1-4-15-13t-43-11zm-6 57-3 30h3q9 0 16 3l3-31zm0 49q-18 2-20 20 2 20 20 21 19-1 21-21c2-20-9-20-21-20"/>`,bn={warrior:ne,mage:d,rogue:me,archer:A,paladin:ve},xn=e=>bn[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Sn={dragons_cave:_,hydras_reef:on,lichs_tomb:O,minotaurs_maze:cn,yetis_cavern:hn},Cn=e=>Sn[e]??`<path fill="currentColor" d="M189 20q-9 41 34 87c11-7 32-11 50-8-46-23-67-47-84-79M29 27c15 46 52 102 101 141-36-2-80-15-111-25 25 35 64 53 103 66-25 18-55 36-103 39 54 19 107 9 131 1-18 35-101 66-122 77 53 4 121-11 167-33 10 24-2 53-10 78l-6 13 15-11c23-16 48-32 59-58 26 31 63 62 107 85q27 35 35 74 14-30 9-61c25-3 36-29 36-54-13 6-15 6-32 8 1-10 1-12-2-29q-16 13-31 12c2-7 3-19 3-27-13 7-19 10-30 11q1-15-4-31c-29 19-48 2-68-21 20-17 97-22 95 7 14-7 19-11 24-16q13 15 15 32c9-10 10-11 17-24 6 10 9 17 11 31q12-10 20-22c7 16 8 16 12 33 18-13 22-31 23-47 2-33 0-109-31-143 2 36-13 70-34 80-13 5-96-74-138-93-23-10-48 7-67 9Q110 94 29 27m267 126q19 30 60 55c-19 3-66-7-77-24-6-8 7-21 17-31M181 319q-23 9-44 14l-7 11q24 8 44 3 6-15 7-28m-68 19-11 2c-31 36-61 103-48 152h36c-11-38-16-87 23-154m8 22-14 32q20 10 45 8l15-33q-25 2-46-7m112 6q-19 16-39 30c7 34 33 63 74 96h83q-84-48-118-126m-130 44q-4 17-3 32c37 15 62 14 97 5q-11-16-17-33c-33 10-55 6-77-4m106 52c-38 11-69 13-107 0q2 16 7 30h130z"/>`,wn=`<path fill="currentColor" d="M182 33v52h149V33zm14 70-3 7q-2 7-19 7-34 1-55 16c-21 15-24 25-24 42v252c0 32 26 58 58 58h214c32 0 58-26 58-58V175q-1-26-23-42c-22-16-33-16-54-16q-22-1-27-7l-3-7h-19q1 10 8 19 12 13 41 13 26 1 43 13 15 12 16 27v252c0 22-18 40-40 40H153c-22 0-40-18-40-40V175q1-15 16-27 17-12 45-13 24 0 34-14 6-8 7-18zm66 46q-44 1-63 32-19 29-19 66 37 20 43 45l2 9q15 8 38 8 19 0 36-7l1-10q7-26 45-45-1-36-19-65-19-31-64-33m-30 75q15 1 17 16c2 15-8 17-17 17q-15-2-16-17 1-15 16-16m56 0q15 1 16 16c1 15-7 17-16 17s-17-8-17-17q1-15 17-16m-29 33q9 20 14 40-15-5-28 0 4-20 14-40m-37 64-9 19c11 8 31 12 50 12q30-1 47-12l-9-18q-18 6-38 6-23 0-41-7m-71 17q-14 16-10 36c69 5 164 32 227 61q13-16 10-37c-68-7-164-29-227-60m217 0q-32 15-72 28 32 7 59 10l23-2q3-20-10-36m-204 57-23 3q-3 21 10 37 33-15 73-28z"/>`,Tn=B(`<span></span>`),En=B(`<span class="cost svelte-ed2mv" aria-hidden="true"></span>`);function Dn(t,n){v(n,!0);let r=F(n,`size`,3,`16px`),i=f(()=>[{name:`hearts`,icon:xe,n:n.square.hearts},{name:`time`,icon:a,n:n.square.time},{name:`poison`,icon:wn,n:n.square.poison},{name:`skulls`,icon:x,n:n.square.skulls}].filter(({n:e})=>e>0));var s=En();V(s,21,()=>o(i),({name:e,icon:t,n})=>e,(t,n)=>{let i=()=>o(n).name,a=()=>o(n).icon,s=()=>o(n).n;var c=Tn();V(c,21,()=>({length:s()}),H,(t,n)=>{e(t,{get of(){return a()},get size(){return r()}})}),I(c),U(()=>K(c,1,ue(i()),`svelte-ed2mv`)),q(t,c)}),I(s),q(t,s),G()}var On=B(`<span class="shield svelte-1sxhous"><!></span>`),kn=B(`<span class="plus svelte-1sxhous">+</span>`),An=B(`<span role="img"><span class="top svelte-1sxhous"><!> <svg viewBox="0 0 48 48"><path class="svelte-1sxhous"></path><text x="24" y="33" text-anchor="middle" class="svelte-1sxhous"> </text></svg> <!></span> <!></span>`);function jn(t,n){v(n,!0);let r=$(),i=f(()=>n.square.colour===`any`?`square`:Ze[n.square.colour]);var a=An(),s=g(a),c=g(s),l=t=>{var n=On(),r=g(n);e(r,{get of(){return w},size:`13px`}),I(n),q(t,n)};W(c,e=>{n.square.shield&&e(l)});var u=Y(c,2);let d;var p=g(u),m=Y(p),h=j(m,!0);I(u);var _=Y(u,2),y=e=>{var t=kn();q(e,t)};W(_,e=>{n.square.wide&&e(y)}),I(s),Dn(Y(s,2),{get square(){return n.square},size:`12px`}),I(a),U(e=>{K(a,1,`mini ${n.square.colour??``}`,`svelte-1sxhous`),L(a,`aria-label`,e),d=K(u,0,`svelte-1sxhous`,null,d,{wide:n.square.wide}),L(p,`d`,Ee[o(i)]),R(h,n.square.value??`X`)},[()=>_t(n.square,r.words)]),q(t,a),G()}var Mn=B(`<span class="card svelte-1kp0f66"><b class="svelte-1kp0f66"><!> </b> <span class="boxes svelte-1kp0f66"></span> <span class="xp svelte-1kp0f66"> </span></span>`),Nn=B(`<!><!>`,1),Pn=B(`<button><!> <!></button>`);function Fn(t,n){v(n,!0);let r=$(),i=f(()=>r.words);var a=Pn();let s;var c=g(a);V(c,17,()=>n.cards,e=>e.card,(t,n)=>{var r=Mn(),a=g(r),s=g(a);{let t=f(()=>yn(o(n).kind));e(s,{get of(){return o(t)},size:`22px`})}var c=Y(s);I(a);var l=Y(a,2);V(l,21,()=>o(n).options??o(n).boxes,H,(e,t)=>{jn(e,{get square(){return o(t)}})}),I(l);var u=Y(l,2),d=j(u,!0);I(r),U((e,t)=>{R(c,` ${e??``}`),R(d,t)},[()=>Q(o(n).name,o(i)),()=>o(i).say(`board-worth`,{xp:o(n).xp})]),q(t,r)});var l=Y(c,2),u=e=>{var t=Nn(),r=S(t);Yt(r,{get of(){return n.offer}}),Zt(Y(r),{get text(){return n.offer.text}}),q(e,t)};W(l,e=>{n.offer&&e(u)}),I(a),U(()=>{s=K(a,1,`open svelte-1kp0f66`,null,s,{lit:n.offer,two:n.cards.length>1}),L(a,`data-go`,n.offer?!0:void 0),L(a,`data-move`,n.offer?.text),L(a,`aria-disabled`,!n.offer)}),M(`click`,a,()=>n.offer&&r.play(n.offer)),q(t,a),G()}J([`click`]);var In=B(`<!><!>`,1),Ln=B(`<button><!> <span> </span> <!></button>`),Rn=B(`<!> <div class="doors svelte-hz7czh" role="group"><!> <!> <!></div>`,1);function zn(t,n){v(n,!0);let r=$(),i=f(()=>r.table),a=f(()=>r.words),s=f(()=>[r.offer(`explore`),r.offer(`open`)]),c=f(()=>te(o(s),2)),l=f(()=>o(c)[0]),u=f(()=>o(c)[1]),d=f(()=>r.offer(`descend`)),p=f(()=>Math.max(0,o(i).deck.limit-o(i).deck.closed-o(i).deck.open.length));var m=Rn(),h=S(m),_=e=>{Yt(e,{get of(){return o(d)}})};W(h,e=>{o(d)&&e(_)});var y=Y(h,2),b=g(y);V(b,17,()=>o(i).deck.open,H,(e,t,n)=>{{let i=f(()=>r.of(`enter`)[n]);Fn(e,{get cards(){return o(t)},get offer(){return o(i)}})}});var x=Y(b,2);V(x,17,()=>({length:o(i).deck.closed}),H,(t,n,i)=>{var s=Ln();let c;var l=g(s);e(l,{get of(){return ce},size:`56px`});var d=Y(l,2),f=j(d,!0),p=Y(d,2),m=e=>{var t=In(),n=S(t);Yt(n,{get of(){return o(u)}}),Zt(Y(n),{text:`open`}),q(e,t)};W(p,e=>{o(u)&&i===0&&e(m)}),I(s),U(e=>{c=K(s,1,`door closed svelte-hz7czh`,null,c,{lit:o(u)}),L(s,`data-go`,o(u)&&i===0?!0:void 0),L(s,`data-move`,o(u)&&i===0?`open`:void 0),L(s,`aria-disabled`,!o(u)),R(f,e)},[()=>o(a).say(`board-closed`)]),M(`click`,s,()=>o(u)&&r.play(o(u))),q(t,s)});var C=Y(x,2);V(C,17,()=>({length:o(p)}),H,(t,n,s)=>{var c=Ln();let u;var d=g(c);e(d,{get of(){return fe},size:`36px`});var f=Y(d,2),p=j(f,!0),m=Y(f,2),h=e=>{Zt(e,{text:`explore`})};W(m,e=>{o(l)&&s===0&&e(h)}),I(c),U(e=>{u=K(c,1,`door free svelte-hz7czh`,null,u,{lit:o(l)}),L(c,`data-go`,o(l)&&s===0?!0:void 0),L(c,`data-move`,o(l)&&s===0?`explore`:void 0),L(c,`aria-disabled`,!o(l)),R(p,e)},[()=>o(a).say(o(l)?`board-explore`:o(i).deck.stairs?`board-no-door`:`board-free-door`)]),M(`click`,c,()=>o(l)&&r.play(o(l))),q(t,c)}),I(y),z(y,()=>_e),U(e=>L(y,`aria-label`,e),[()=>o(a).say(`board-doors`)]),q(t,m),G()}J([`click`]);var Bn=[`explore`,`open`,`enter`,`option`,`feat`,`unstore`,`place`,`pick`,`discard`,`join`,`use`,`drink`,`item`,`skill`,`swap_item`,`swap_skill`,`potion`,`xp`],Vn=Ce(`<text y="36.5" text-anchor="middle" class="svelte-dj9y0b"> </text>`),Hn=Ce(`<svg class="face svelte-dj9y0b" viewBox="0 0 48 48"><g transform="translate(1.5 1.5) scale(0.0313)"></g><g><path class="frame svelte-dj9y0b"></path></g><!></svg>`);function Un(e,t){v(t,!0);let n=F(t,`tumble`,3,!1),r=F(t,`fresh`,3,!1);De(e,{get value(){return t.value},get tone(){return t.tone},get tumble(){return n()},get fresh(){return r()},children:(e,n=oe)=>{var r=Hn(),i=g(r);Se(i,()=>t.icon,!0),I(i);var a=Y(i),o=j(a),s=Y(a),c=e=>{var r=Vn(),i=j(r,!0);U(()=>{L(r,`x`,t.frame===`star`?26.1:28.2),R(i,n())}),q(e,r)};W(s,e=>{n()!==null&&e(c)}),I(r),U(()=>{L(a,`transform`,t.frame===`star`?`translate(4.5 6) scale(0.9)`:`translate(9.5 9.5) scale(0.78)`),L(o,`d`,Ee[t.frame])}),q(e,r)},$$slots:{default:!0}}),G()}function Wn(e,t){v(t,!0);let n=F(t,`fresh`,3,!1),r=F(t,`moving`,3,!1),i=f(()=>t.kind===`mana`?`magic`:t.kind===`shields`?`heroic`:t.kind);Un(e,{get value(){return t.value},get tone(){return o(i)},get frame(){return Ze[t.kind]},get icon(){return gn[t.kind]},get fresh(){return n()},get tumble(){return r()}}),G()}var Gn=B(`<span></span>`),Kn=Ce(`<svg viewBox="0 0 48 48" class="svelte-1jp9bjh"><path class="svelte-1jp9bjh"></path><text x="24" y="32.5" text-anchor="middle" class="svelte-1jp9bjh"> </text></svg>`),qn=B(`<b class="filled svelte-1jp9bjh"> </b>`),Jn=B(`<span class="kind svelte-1jp9bjh"><!></span>`),Yn=B(`<span class="shield svelte-1jp9bjh"><!></span>`),Xn=B(`<b class="svelte-1jp9bjh">1/2</b>`),Zn=B(`<button><span class="hidden"> </span> <span class="face svelte-1jp9bjh" aria-hidden="true"><!> <!></span> <span class="foot svelte-1jp9bjh" aria-hidden="true"><!> <!> <!> <!></span> <!></button>`);function Qn(t,n){v(n,!0);let r=$(),i=f(()=>r.table),a=f(()=>r.words),s=f(()=>r.hand),c=f(()=>({box:n.box.box})),l=f(()=>o(s).isOpen(o(c))),u=f(()=>yt(o(i),o(s),n.box)),d=f(()=>o(u)!==null&&!n.box.covered),p=f(()=>o(s).goal&&`box`in o(s).goal&&o(s).goal.box===n.box.box?o(s).dice:[]),m=f(()=>n.box.colour===`any`?`square`:Ze[n.box.colour]),h=f(()=>_n(n.box.colour));var _=Zn();let y;var b=g(_),x=j(b,!0),S=Y(b,2),C=g(S),T=e=>{var t=Gn();let r;V(t,21,()=>[...n.box.dice,...o(p)],H,(e,t)=>{Wn(e,{get kind(){return o(t).kind},get value(){return o(t).value}})}),I(t),U(()=>r=K(t,1,`dice svelte-1jp9bjh`,null,r,{ghosts:!n.box.dice.length})),q(e,t)},E=e=>{var t=Kn(),r=g(t),i=Y(r),a=j(i,!0);I(t),U(()=>{L(r,`d`,Ee[o(m)]),R(a,n.box.value)}),q(e,t)};W(C,e=>{n.box.dice.length||o(p).length?e(T):e(E,-1)});var D=Y(C,2),O=e=>{var t=qn(),n=j(t);U(()=>R(n,`${o(u).now??``} / ${o(u).of??``}`)),q(e,t)},k=e=>{var t=qn(),n=j(t,!0);U(e=>R(n,e),[()=>o(a).say(`board-in-all`)]),q(e,t)},ee=e=>{var t=qn(),r=j(t,!0);U(e=>R(r,e),[()=>o(a).say(`board-at-least`,{value:n.box.value})]),q(e,t)};W(D,e=>{o(u)?e(O):!n.box.covered&&n.box.wide?e(k,1):(n.box.dice.length||o(p).length)&&e(ee,2)}),I(S);var A=Y(S,2),te=g(A),ne=t=>{var n=Jn(),r=g(n);e(r,{get of(){return o(h)},size:`15px`}),I(n),q(t,n)};W(te,e=>{o(h)&&e(ne)});var N=Y(te,2),re=t=>{var n=Yn(),r=g(n);e(r,{get of(){return w},size:`17px`}),I(n),q(t,n)};W(N,e=>{n.box.shield&&e(re)});var P=Y(N,2);Dn(P,{get square(){return n.box}});var F=Y(P,2),ie=e=>{var t=Xn();q(e,t)};W(F,e=>{n.box.once&&e(ie)}),I(A),Zt(Y(A,2),{get text(){return`box ${n.box.box??``}`}}),I(_),U(e=>{y=K(_,1,`box ${n.box.colour??``}`,`svelte-1jp9bjh`,y,{wide:n.box.wide,lit:o(l),aimed:o(d),covered:n.box.covered}),L(_,`data-spot`,`box ${n.box.box??``}`),L(_,`data-lit`,o(l)||void 0),L(_,`aria-disabled`,!o(l)),L(_,`aria-pressed`,o(d)),R(x,e)},[()=>xt(o(i),o(s),n.box,o(a))]),M(`click`,_,()=>o(s).tap(o(c))),q(t,_),G()}J([`click`]);var $n=B(`<div class="first svelte-193l0vd"><p class="svelte-193l0vd"><!> </p> <div class="row svelte-193l0vd"></div></div>`),er=B(`<div class="row svelte-193l0vd"></div>`),tr=B(`<!> <!>`,1),nr=B(`<span class="xp svelte-193l0vd"> </span>`),rr=B(`<p class="svelte-193l0vd"><b> </b></p>`),ir=B(`<b> </b> `,1),ar=B(`<p class="svelte-193l0vd"><!> </p>`),or=B(`<i></i>`),sr=B(`<span class="life svelte-193l0vd" aria-hidden="true"></span>`),cr=B(`<div class="top svelte-193l0vd"><span class="portrait svelte-193l0vd"><!></span> <div><!> <!></div></div> <!> <div class="boxes svelte-193l0vd" role="group"><!> <!></div>`,1),lr=B(`<div class="dungeon svelte-193l0vd" role="group"><h3 class="svelte-193l0vd"> </h3> <!></div>`),ur=B(`<div><!> <!></div>`);function dr(t,n){v(n,!0);let r=(t,n=oe)=>{var r=tr(),i=S(r),a=t=>{var r=$n(),i=g(r),a=g(i);e(a,{get of(){return w},size:`16px`});var c=Y(a);I(i);var l=Y(i,2);V(l,21,()=>x(n()),e=>e.box,(e,t)=>{Qn(e,{get box(){return o(t)}})}),I(l),I(r),U(e=>R(c,` ${e??``}`),[()=>o(s).say(o(E)?`board-first`:`board-first-done`)]),q(t,r)},c=f(()=>x(n()).length);W(i,e=>{o(c)&&e(a)});var l=Y(i,2),u=e=>{var t=er();V(t,21,()=>C(n()),e=>e.box,(e,t)=>{Qn(e,{get box(){return o(t)}})}),I(t),q(e,t)},d=f(()=>C(n()).length);W(l,e=>{o(d)&&e(u)}),q(t,r)},i=$(),a=f(()=>i.table),s=f(()=>i.words),c=f(()=>o(a).dungeon),l=f(()=>o(c).guardian),u=f(()=>n.encounter.mode===`guardian`),d=f(()=>o(a).cards.find(({card:e})=>e===n.encounter.card?.card)),p=f(()=>o(u)?o(l).name:n.encounter.card?.name),m=f(()=>n.encounter.option?n.encounter.options?.[n.encounter.option-1]:void 0),h=f(()=>o(u)?{name:null,text:o(l).text}:n.encounter.ability??null),_=f(()=>o(u)?Cn(o(a).dungeon.id):yn(n.encounter.card?.kind??``)),y=f(()=>n.encounter.boxes.filter(({dungeon:e})=>!e)),b=f(()=>n.encounter.boxes.filter(({dungeon:e})=>e)),x=e=>e.filter(e=>e.shield),C=e=>e.filter(e=>!e.shield),T=f(()=>n.encounter.boxes.length?[]:o(d)?.options??o(d)?.boxes??[]),E=f(()=>x(n.encounter.boxes).some(({covered:e})=>!e));var D=ur();let O;var k=g(D);{let t=e=>{var t=we(),r=S(t),i=e=>{var t=nr(),n=j(t,!0);U(e=>R(n,e),[()=>o(s).say(`board-guardian`,{damage:o(l).damage,health:o(l).health})]),q(e,t)},a=e=>{var t=nr(),r=j(t,!0);U(e=>R(r,e),[()=>o(s).say(`board-worth`,{xp:n.encounter.card.xp})]),q(e,t)};W(r,e=>{o(u)?e(i):n.encounter.card&&e(a,1)}),q(e,t)},i=f(()=>Q(o(p),o(s)));ke(k,{get title(){return o(i)},aside:t,children:(t,n)=>{var i=cr(),a=S(i),c=g(a),d=g(c);e(d,{get of(){return o(_)},size:`100%`}),I(c);var f=Y(c,2),p=g(f),v=e=>{var t=rr(),n=g(t),r=j(n,!0);I(t),U(e=>R(r,e),[()=>Q(o(m).name,o(s))]),q(e,t)};W(p,e=>{o(m)&&e(v)});var b=Y(p,2),x=e=>{var t=ar(),n=g(t),r=e=>{var t=ir(),n=S(t),r=j(n,!0),i=Y(n,1,!0);i.nodeValue=` · `,U(e=>R(r,e),[()=>Q(o(h).name,o(s))]),q(e,t)};W(n,e=>{o(h).name&&e(r)});var i=Y(n,1,!0);I(t),U(e=>R(i,e),[()=>Q(o(h).text,o(s))]),q(e,t)};W(b,e=>{o(h)&&e(x)}),I(f),I(a);var C=Y(a,2),w=e=>{var t=sr();V(t,21,()=>({length:o(l).health}),H,(e,t,n)=>{var r=or();let i;U(()=>i=K(r,1,`svelte-193l0vd`,null,i,{hit:n<o(l).damage})),q(e,r)}),I(t),q(e,t)};W(C,e=>{o(u)&&e(w)});var E=Y(C,2),D=g(E);r(D,()=>o(y));var O=Y(D,2),k=e=>{var t=er();V(t,21,()=>o(T),H,(e,t)=>{jn(e,{get square(){return o(t)}})}),I(t),q(e,t)};W(O,e=>{o(T).length&&e(k)}),I(E),z(E,()=>_e),U(e=>L(E,`aria-label`,e),[()=>o(s).say(`board-boxes`)]),q(t,i)},$$slots:{aside:!0,default:!0}})}var ee=Y(k,2),A=e=>{var t=lr(),n=g(t),i=j(n,!0),c=Y(n,2);r(c,()=>o(b)),I(t),z(t,()=>_e),U((e,n)=>{L(t,`aria-label`,e),R(i,n)},[()=>o(s).say(`board-dungeon-boxes`),()=>Q(o(a).dungeon.name,o(s))]),q(e,t)};W(ee,e=>{o(b).length&&e(A)}),I(D),U(()=>O=K(D,1,`encounter svelte-193l0vd`,null,O,{alone:!o(b).length})),q(t,D),G()}var fr=B(`<li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li>`),pr=B(`<section class="end svelte-1fbc52h"><ol class="svelte-1fbc52h"><!> <li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li></ol> <p class="svelte-1fbc52h"> </p></section>`);function mr(t,n){v(n,!0);let r=$(),i=f(()=>r.table),a=f(()=>r.words),s=f(()=>o(i).dungeon),c=f(()=>o(i).phase===`won`),l=e=>e+1<o(s).floor;var u=pr(),d=g(u),p=g(d);V(p,17,()=>o(s).floors,H,(t,n,r)=>{var i=fr();let u;var d=g(i);e(d,{get of(){return E},size:`28px`});var f=Y(d,2),p=j(f,!0),m=Y(f,2),h=j(m,!0);I(i),U((e,t,n)=>{u=K(i,1,`svelte-1fbc52h`,null,u,{passed:e,here:!o(c)&&r+1===o(s).floor}),R(p,t),R(h,n)},[()=>l(r),()=>Q(o(n).name,o(a)),()=>o(a).say(`board-end-floor`,{state:l(r)?`passed`:r+1===o(s).floor?`fell`:`unseen`})]),q(t,i)});var m=Y(p,2);let h;var _=g(m);{let t=f(()=>Cn(o(s).id));e(_,{get of(){return o(t)},size:`28px`})}var y=Y(_,2),b=j(y,!0),x=Y(y,2),S=j(x,!0);I(m),I(d);var C=Y(d,2),w=j(C,!0);I(u),U((e,t,n,r)=>{L(u,`aria-label`,e),h=K(m,1,`svelte-1fbc52h`,null,h,{passed:o(c),here:!o(c)&&o(s).floor>o(s).floors.length}),R(b,t),R(S,n),R(w,r)},[()=>o(a).say(`board-end`),()=>Q(o(s).guardian.name,o(a)),()=>o(s).floor>o(s).floors.length?o(a).say(`board-guardian`,{damage:o(s).guardian.damage,health:o(s).guardian.health}):o(a).say(`board-end-floor`,{state:`unseen`}),()=>o(a).say(`board-end-group`,{level:o(i).level.level,xp:o(i).level.xp,cubes:o(i).potions.cubes,turn:o(i).turn})]),q(t,u),G()}var hr=`<path fill="currentColor" d="M230 18v229h49V18zM79 21 63 158q73 45 148 53V33q-66-3-132-12m349 1q-65 10-130 12v175q70-12 149-51zm-2 166q-66 30-128 39v20h37v143h-37v9c0 34-20 56-43 56s-44-21-44-56v-9h-37V247h37v-17q-65-6-127-38 7 138-5 278 175 47 352 0-11-141-5-282m-233 78v106h123V266zm21 18h82v67h-82zm18 19v30h45v-30zm-2 87v9c0 28 13 38 25 38 11-1 24-11 24-38v-9z"/>`,gr=`<path fill="currentColor" d="M320 21c13 33 13 33-6 63 33-13 33-13 64 6-13-34-13-34 5-64-33 13-33 13-63-5M113 38c-12 21-12 21-36 24 21 12 21 12 25 36 11-21 11-21 35-24-21-12-21-12-24-36m77 56c-1 51-1 51-42 80 50 1 50 1 80 42 1-50 1-50 42-80-51-1-51-1-80-42m191 56c0 24 0 24-20 39 25 0 25 0 39 19 0-24 0-24 19-39-24 0-24 0-38-19m-184 84h-4q-26 2-77 23L76 434q116-31 171-5V248q-26-14-47-14zm122 11h-8l-46 5v177c44-8 107-4 171 8l-40-177c-35-9-56-12-77-13m3 17 53 5 5 17c-24-4-66-5-93-1v-18q18-3 35-3m-251 5-10 46h24l10-46zm346 0 40 177 2 10h23l-41-187zm-79 58 49 2 4 17c-33-3-73-3-103 0l-1-17zm-282 6-7 30h25l7-30zm275 27h15l2 18c-20-1-47 1-60 1v-18zm41 1h24l3 17h-32l-3-17zM45 379l-18 78h25l18-78zm303 12 57 2 3 21c-34-4-86-7-119-3v-18zm-166 44q-44 0-116 20l-7 2 188-2v-6q-24-14-65-14m134 6q-29 1-51 4v10l178-1c-45-9-90-13-127-13M26 475v18h460v-18z"/>`,_r=B(`<p class="svelte-r1vbky"><span><!> </span> <span><!> <b> </b> <!> </span></p>`);function vr(t,n){v(n,!0);let r=f($),a=f(()=>o(r).words);var s=_r(),c=g(s),l=g(c);e(l,{get of(){return hr},size:`18px`});var u=Y(l);I(c);var d=Y(c,2),p=g(d);{let t=f(()=>n.card.scroll.potion?re:gr);e(p,{get of(){return o(t)},size:`18px`})}var m=Y(p,2),h=j(m,!0),_=Y(m,2),y=e=>{var t=i();U(e=>R(t,`(${e??``})`),[()=>wt(n.card.scroll.cost,o(a))]),q(e,t)};W(_,e=>{n.card.scroll.potion||e(y)});var b=Y(_);I(d),I(s),U((e,t,n)=>{R(u,` ${e??``}`),R(h,t),R(b,` · ${n??``}`)},[()=>Tt(n.card.item,o(a)),()=>Q(n.card.scroll.name,o(a)),()=>Q(n.card.scroll.text,o(a))]),q(t,s),G()}var yr=B(`<!><!>`,1),br=B(`<button><b> </b> <span class="price svelte-1gz5qoq"><!> </span> <!> <!></button>`),xr=B(`<span class="xp svelte-1gz5qoq"> </span>`),Sr=B(`<p class="svelte-1gz5qoq"><b> </b> </p>`),Cr=B(`<div class="ways svelte-1gz5qoq"></div>`),wr=B(`<div class="boxes svelte-1gz5qoq"></div>`),Tr=B(`<div class="top svelte-1gz5qoq"><span class="portrait svelte-1gz5qoq"><!></span> <div class="body svelte-1gz5qoq"><!> <!></div></div>`),Er=B(`<div><!></div>`),Dr=B(`<!> <div></div>`,1);function Or(t,n){v(n,!0);let r=(t,n=oe,r=oe,s=oe)=>{let u=f(()=>r().card===o(l)?i.offer(`option ${s()+1}`):void 0);var d=br();let p;var m=g(d),h=j(m,!0),_=Y(m,2),v=g(_);e(v,{get of(){return a},size:`15px`});var y=Y(v);I(_);var b=Y(_,2);jn(b,{get square(){return n()}});var x=Y(b,2),C=e=>{var t=yr(),n=S(t);Yt(n,{get of(){return o(u)}}),Zt(Y(n),{get text(){return o(u).text}}),q(e,t)};W(x,e=>{o(u)&&e(C)}),I(d),U((e,t)=>{p=K(d,1,`way svelte-1gz5qoq`,null,p,{lit:o(u)}),L(d,`data-move`,o(u)?.text),L(d,`aria-disabled`,!o(u)),R(h,e),R(y,` ${t??``}`)},[()=>Q(n().name,o(c)),()=>o(c).say(`board-price`,{time:n().price})]),M(`click`,d,()=>o(u)&&i.play(o(u))),q(t,d)},i=$(),s=f(()=>i.table),c=f(()=>i.words),l=f(()=>o(s).encounter?.card?.card),u=f(()=>i.offer(`fight`));var d=Dr(),p=S(d),m=e=>{Yt(e,{get of(){return o(u)}})};W(p,e=>{o(u)&&e(m)});var h=Y(p,2);let _;V(h,21,()=>o(s).cards,e=>e.card,(t,n)=>{var a=Er();let s;var u=g(a);{let t=e=>{var t=xr(),r=j(t,!0);U(e=>R(r,e),[()=>o(c).say(`board-worth`,{xp:o(n).xp})]),q(e,t)},i=e=>{vr(e,{get card(){return o(n)}})},a=f(()=>Q(o(n).name,o(c)));ke(u,{get title(){return o(a)},aside:t,foot:i,children:(t,i)=>{var a=Tr(),s=g(a),l=g(s);{let t=f(()=>yn(o(n).kind));e(l,{get of(){return o(t)},size:`100%`})}I(s);var u=Y(s,2),d=g(u),p=e=>{var t=Sr(),r=g(t),i=j(r,!0),a=Y(r);I(t),U((e,t)=>{R(i,e),R(a,` · ${t??``}`)},[()=>Q(o(n).ability.name,o(c)),()=>Q(o(n).ability.text,o(c))]),q(e,t)};W(d,e=>{o(n).ability&&e(p)});var m=Y(d,2),h=e=>{var t=Cr();V(t,21,()=>o(n).options,H,(e,t,i)=>{r(e,()=>o(t),()=>o(n),()=>i)}),I(t),z(t,()=>_e),q(e,t)},_=e=>{var t=wr();V(t,21,()=>o(n).boxes,H,(e,t)=>{jn(e,{get square(){return o(t)}})}),I(t),q(e,t)};W(m,e=>{o(n).options?e(h):e(_,-1)}),I(u),I(a),q(t,a)},$$slots:{aside:!0,foot:!0,default:!0}})}I(a),U(()=>s=K(a,1,`turn svelte-1gz5qoq`,null,s,{moving:i.moving,waits:o(l)!==void 0&&o(n).card!==o(l)})),q(t,a)}),I(h),U(()=>_=K(h,1,`faces svelte-1gz5qoq`,null,_,{two:o(s).cards.length>1})),q(t,d),G()}J([`click`]);function kr(e,t){if(e.phase!==`roll`&&!e.rolling)return new Map;let n=new Map(e.dice.map(({die:e,count:t})=>[e,t])),r=({die:e,count:t})=>t-(n.get(e)??0);return new Map(t.dice.filter(e=>r(e)>0).map(e=>[e.die,r(e)]))}var Ar=class{table;offers;run;#e=P([]);get up(){return o(this.#e)}set up(e){N(this.#e,e)}#t=P(null);get goal(){return o(this.#t)}set goal(e){N(this.#t,e)}#n=P(null);get refused(){return o(this.#n)}set refused(e){N(this.#n,e)}constructor(e,t,n){this.table=e,this.offers=t,this.run=n}#r=f(()=>new Set(this.offers().map(({text:e})=>e)));get texts(){return o(this.#r)}set texts(e){N(this.#r,e)}#i=f(()=>qe(this.table().dice));get all(){return o(this.#i)}set all(e){N(this.#i,e)}#a=f(()=>this.all.filter(({id:e})=>this.up.includes(e)));get dice(){return o(this.#a)}set dice(e){N(this.#a,e)}#o=f(()=>this.table().phase===`act`&&this.offers().length>0);get free(){return o(this.#o)}set free(e){N(this.#o,e)}#s=f(()=>{let{phase:e,picking:t}=this.table();return e===`pick`&&t?.what===`change`&&t.left>1?t.left:0});get changes(){return o(this.#s)}set changes(e){N(this.#s,e)}#c=f(()=>this.texts.has(`join`)&&this.dice.length===this.table().to_join&&this.plain());get mayJoin(){return o(this.#c)}set mayJoin(e){N(this.#c,e)}#l=f(()=>this.free&&this.goal===null&&this.dice.length===1);get mayDiscard(){return o(this.#l)}set mayDiscard(e){N(this.#l,e)}#u=f(()=>{let e=this.goal&&X(this.table(),this.goal);return e?it(e,this.dice):!1});get ready(){return o(this.#u)}set ready(e){N(this.#u,e)}has(e){return this.texts.has(e)}isUp(e){return this.up.includes(e.id)}direct(e){if(this.free||this.changes)return;let t=this.table().encounter?.filling;return[`pick ${e.text}`,`place ${e.text} ${t?.box}`].find(e=>this.has(e))}isLit(e){if(this.changes)return this.isUp(e)||this.mayChange(e);if(!this.free)return this.direct(e)!==void 0;let t=this.goal&&X(this.table(),this.goal);return!t||t.fits(e)}isOpen(e){let t=X(this.table(),e);return!this.free||!t||!this.isOffered(e)?!1:this.goal?Qe(this.goal,e):(!this.dice.length||it(t,this.dice)||at(t,this.dice))&&ot(t,this.all)!==void 0}tapDie(e){this.refused=null;let t=this.direct(e);t?this.run([t]):this.isUp(e)?this.up=this.up.filter(t=>t!==e.id):this.isLit(e)?this.up=this.taking(e):this.refused={die:e.id}}tap(e){this.refused=null,!this.free||!this.isOffered(e)?this.refused={goal:e}:X(this.table(),e)?Qe(this.goal,e)?this.ready?this.commit():this.drop():this.dice.length&&!this.goal?this.aim(e):this.propose(e):this.run(ut(this.table(),e,[]))}commit(){this.goal&&this.ready&&this.run(ut(this.table(),this.goal,this.dice))}join(){this.mayJoin&&this.run([`join`,...Je(this.dice).map(({text:e})=>`pick ${e}`)])}discard(){this.mayDiscard&&this.run(this.dice.map(({text:e})=>`discard ${e}`))}change(){this.changes&&this.run([...Je(this.dice).map(({text:e})=>`pick ${e}`),`done`])}best(){this.free&&this.run(this.table().best)}drop(){this.up=[],this.goal=null,this.refused=null}plain(){return this.dice.every(({kind:e})=>e!==`mana`&&e!==`shields`)}isOffered(e){if(`slot`in e)return this.has(`use ${e.hero} ${e.slot}`);let t=this.table().encounter?.boxes.find(({box:t})=>t===e.box);return t!==void 0&&t.plays!==null}mayChange(e){let{picking:t}=this.table(),n=!t?.same||this.dice.every(({value:t})=>t===e.value);return this.has(`pick ${e.text}`)&&n&&this.dice.length<this.changes}taking(e){return(this.goal&&X(this.table(),this.goal))?.single?[e.id]:[...this.up,e.id]}aim(e){let t=X(this.table(),e);t&&it(t,this.dice)?this.run(ut(this.table(),e,this.dice)):t&&at(t,this.dice)?this.goal=e:this.refused={goal:e}}propose(e){let t=X(this.table(),e),n=t&&ot(t,this.all);if(!n)return void(this.refused={goal:e});this.goal=e,this.up=n.map(({id:e})=>e)}},jr=B(`<span class="mark svelte-jpv4ab"> </span>`);function Mr(e,t){v(t,!0);let n=$();var r=we(),i=S(r),a=e=>{var r=jr(),i=j(r,!0);U((e,t)=>{L(r,`title`,e),R(i,t)},[()=>n.words.say(`board-mark-${t.mark}-long`),()=>n.words.say(`board-mark-${t.mark}`)]),q(e,r)};W(i,e=>{t.mark&&e(a)}),q(e,r),G()}var Nr=Ce(`<svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-1oo3kd"><path class="svelte-1oo3kd"></path><text x="24" y="33" text-anchor="middle" class="svelte-1oo3kd"> </text></svg>`),Pr=B(`<i> </i>`),Fr=B(`<span class="hidden"> </span>`),Ir=B(`<button><span><!> <span class="hidden"> </span></span> <span class="words svelte-1oo3kd"><b> </b> <!> <!> <span class="text"> </span> <!></span> <!></button>`);function Lr(e,t){v(t,!0);let n=$(),r=f(()=>n.table),i=f(()=>n.words),a=f(()=>n.hand),s=f(()=>({hero:t.hero.hero,slot:t.skill.slot})),c=f(()=>n.offer(`use ${t.hero.hero} ${t.skill.slot}`)),l=f(()=>Qe(o(a).goal,o(s))),u=f(()=>o(c)!==void 0&&(o(l)||o(a).goal===null)),d=f(()=>wt(t.skill.cost,o(i))),p=f(()=>n.mine&&o(r).encounter&&!o(c)?Ct(o(r),o(a),o(s),o(i)):``);function m(){o(c)&&!o(a).free?n.play(o(c)):o(a).tap(o(s))}var h=Ir();let _;var y=g(h),b=g(y),x=e=>{var n=Nr(),r=g(n),i=Y(r),a=j(i,!0);I(n),U(()=>{L(r,`d`,Ee[Ze[t.skill.cost.colour]]),R(a,t.skill.cost.mana?t.skill.cost.n:`×${t.skill.cost.n}`)}),q(e,n)};W(b,e=>{t.skill.cost&&e(x)});var S=Y(b,2),C=j(S,!0);I(y);var w=Y(y,2),T=g(w),E=j(T,!0),D=Y(T,2);Mr(D,{get mark(){return t.skill.mark}});var O=Y(D,2),k=e=>{var t=Pr(),n=j(t,!0);U(e=>R(n,e),[()=>o(i).say(`board-used`)]),q(e,t)};W(O,e=>{t.skill.used&&e(k)});var ee=Y(O,2),A=j(ee,!0),te=Y(ee,2),ne=e=>{var t=Fr(),n=j(t,!0);U(()=>R(n,o(p))),q(e,t)};W(te,e=>{o(p)&&e(ne)}),I(w),Zt(Y(w,2),{get text(){return`skill ${t.hero.hero??``} ${t.skill.slot??``}`}}),I(h),U((e,n)=>{_=K(h,1,`skill svelte-1oo3kd`,null,_,{lit:o(u),aimed:o(l),used:t.skill.used}),L(h,`data-spot`,`skill ${t.hero.hero??``} ${t.skill.slot??``}`),L(h,`data-move`,o(c)?.text),L(h,`aria-pressed`,o(l)),L(h,`aria-disabled`,!o(u)),K(y,1,`cost ${t.skill.cost?.colour??`free`??``}`,`svelte-1oo3kd`),R(C,o(d)),R(E,e),R(A,n)},[()=>Q(t.skill.name,o(i)),()=>Q(t.skill.text,o(i))]),M(`click`,h,()=>n.mine&&m()),q(e,h),G()}J([`click`]);var Rr=B(`<span class="poison svelte-s9nwwz"><!> </span>`),zr=B(`<span class="health svelte-s9nwwz"><!> <span> </span> <!></span>`),Br=B(`<li><svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-s9nwwz"><path class="svelte-s9nwwz"></path><g transform="translate(12.5 12.5) scale(0.045)"></g></svg> <b> </b><span class="hidden"> </span></li>`),Vr=B(`<li> <b> </b></li>`),Hr=B(`<li class="soft"> </li>`),Ur=B(`<span class="stored svelte-s9nwwz"> </span>`),Wr=B(`<button class="button use svelte-s9nwwz"> </button>`),Gr=B(`<button class="button use quiet svelte-s9nwwz"> </button>`),Kr=B(`<div class="body svelte-s9nwwz"><div class="left svelte-s9nwwz"><span class="portrait svelte-s9nwwz" aria-hidden="true"><!></span> <ul class="icons svelte-s9nwwz"></ul> <!></div> <div class="items svelte-s9nwwz"><h3 class="svelte-s9nwwz"> </h3> <ul class="svelte-s9nwwz"></ul></div> <div class="skills svelte-s9nwwz"><div><p class="svelte-s9nwwz"><b> </b> <!> <span class="text"> </span></p> <!> <!></div> <h3 class="svelte-s9nwwz"> </h3> <!></div></div>`),qr=B(`<div><!></div>`);function Jr(t,n){v(n,!0);let r=F(n,`resting`,3,!1),i=$(),a=f(()=>i.table),s=f(()=>i.words),c=f(()=>i.of(`feat`).filter(({text:e})=>e.startsWith(`feat ${n.hero.hero} `))),l=f(()=>i.offer(`unstore ${n.hero.hero}`)),u=[`strength`,`agility`,`magic`],d=f(()=>n.hero.skills.filter(({from:e})=>e===`learned`).length);var p=qr();let m;var h=g(p);{let t=t=>{var r=zr(),i=g(r);{let e=f(()=>Ve(n.hero));Oe(i,{get now(){return o(e)},get most(){return n.hero.health}})}var a=Y(i,2),c=j(a,!0),l=Y(a,2),u=t=>{var r=Rr(),i=g(r);{let t=f(()=>o(s).say(`board-poison`));e(i,{get of(){return wn},size:`18px`,get label(){return o(t)}})}var a=Y(i);I(r),U(()=>R(a,` ${n.hero.poison??``}`)),q(t,r)};W(l,e=>{n.hero.poison&&e(u)}),I(r),U(e=>R(c,e),[()=>o(s).say(`board-health-of`,{left:Ve(n.hero),health:n.hero.health})]),q(t,r)},r=f(()=>Q(n.hero.name,o(s)));ke(h,{get title(){return o(r)},size:`small`,aside:t,children:(t,r)=>{var p=Kr(),m=g(p),h=g(m),_=g(h);{let t=f(()=>xn(n.hero.id));e(_,{get of(){return o(t)},size:`100%`})}I(h);var v=Y(h,2);V(v,20,()=>u,e=>e,(e,t)=>{var r=Br();let i;var a=g(r),c=g(a),l=Y(c);Se(l,()=>gn[t],!0),I(l),I(a);var u=Y(a,2),d=j(u,!0),f=Y(u),p=j(f,!0);I(r),U(e=>{i=K(r,1,ue(t),`svelte-s9nwwz`,i,{none:!n.hero.icons[t]}),L(c,`d`,Ee[Ze[t]]),R(d,n.hero.icons[t]),R(p,e)},[()=>o(s).say(`colour-${t}`)]),q(e,r)}),I(v),Mr(Y(v,2),{get mark(){return n.hero.mark}}),I(m);var y=Y(m,2),b=g(y),x=j(b,!0),S=Y(b,2);V(S,21,()=>n.hero.items,e=>e.card,(e,t)=>{var n=Vr(),r=g(n),i=Y(r),a=j(i,!0);I(n),U((e,t)=>{R(r,`${e??``} `),R(a,t)},[()=>Q(o(t).name,o(s)),()=>Tt(o(t).item,o(s))]),q(e,n)},e=>{var t=Hr(),n=j(t,!0);U(e=>R(n,e),[()=>o(s).say(`board-none`)]),q(e,t)}),I(S),I(y);var C=Y(y,2),w=g(C);let T;var E=g(w),D=g(E),O=j(D,!0),k=Y(D,2),ee=e=>{var t=Ur(),r=j(t,!0);U(e=>R(r,e),[()=>o(s).say(`board-stored`,{n:n.hero.feat.stored,most:n.hero.feat.most})]),q(e,t)};W(k,e=>{n.hero.feat.most&&e(ee)});var A=Y(k,2),te=j(A,!0);I(E);var ne=Y(E,2);V(ne,17,()=>o(c),e=>e.id,(e,t)=>{var n=Wr(),r=j(n,!0);U(e=>{L(n,`data-move`,o(t).text),R(r,e)},[()=>o(s).offer(o(t).said)]),M(`click`,n,()=>i.play(o(t))),q(e,n)});var N=Y(ne,2),re=e=>{var t=Gr(),n=j(t,!0);U(e=>{L(t,`data-move`,o(l).text),R(n,e)},[()=>o(s).offer(o(l).said)]),M(`click`,t,()=>i.play(o(l))),q(e,t)};W(N,e=>{o(l)&&e(re)}),I(w);var P=Y(w,2),F=j(P,!0),ie=Y(P,2);V(ie,17,()=>n.hero.skills,e=>e.slot,(e,t)=>{Lr(e,{get hero(){return n.hero},get skill(){return o(t)}})}),I(C),z(C,()=>_e),I(p),U((e,t,r,i,s)=>{L(v,`aria-label`,e),R(x,t),T=K(w,1,`feat svelte-s9nwwz`,null,T,{off:n.hero.feat.used||!(n.hero.feat.ready||!o(a).encounter)}),R(O,r),R(te,i),R(F,s)},[()=>o(s).say(`board-icons`),()=>o(s).say(`board-items`,{n:n.hero.items.length,most:o(a).level.items}),()=>Q(n.hero.feat.name,o(s)),()=>Q(n.hero.feat.text,o(s)),()=>o(s).say(`board-skills`,{n:o(d),most:o(a).level.skills})]),q(t,p)},$$slots:{aside:!0,default:!0}})}I(p),U(()=>m=K(p,1,`sheet svelte-s9nwwz`,null,m,{resting:r()})),q(t,p),G()}J([`click`]);var Yr=[`best`,`join`,`discard`],Xr=(e,t)=>t.say(`board-key-${e}`);function Zr(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return Yr.find(n=>Xr(n,t)===e.key.toUpperCase())}function Qr(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function $r(e){return[...Yr.map(t=>({keys:[Xr(t,e)],does:e.say(`board-does-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var ei=[`enter`,`open`,`explore`,`option`,`item`,`swap_item`,`skill`,`swap_skill`,`potion`,`xp`],ti=e=>`box`in e?`box ${e.box}`:`skill ${e.hero} ${e.slot}`,ni=class{around;inUse=!1;constructor(e){this.around=e}#e=f(()=>{let{offers:e,barIsEmpty:t}=this.around;return t?ei.flatMap(t=>e.filter(e=>e.verb===t)):[]});get choices(){return o(this.#e)}set choices(e){N(this.#e,e)}#t=f(()=>{let{hand:e,table:t}=this.around;if(!e.up.length&&!e.goal)return[];let n=t.encounter?.boxes.map(({box:e})=>({box:e}))??[],r=t.heroes.flatMap(({hero:e,skills:t})=>t.map(({slot:t})=>({hero:e,slot:t})));return[...n,...r].filter(t=>e.isOpen(t))});get goals(){return o(this.#t)}set goals(e){N(this.#t,e)}#n=f(()=>{let e=this.goals.length?this.goals.map(ti):this.choices.map(({text:e})=>e);return new Map(e.slice(0,9).map((e,t)=>[e,t+1]))});get digits(){return o(this.#n)}set digits(e){N(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||l(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(!r.letters)return!1;let t=Qr(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;return!e.up.length&&!e.goal?!1:(e.drop(),!0)}choose(e){let[t,n]=[this.goals[e],this.choices[e]];return this.goals.length?(t&&this.aimAt(t),t!==void 0):(n&&this.around.play(n),n!==void 0)}aimAt(e){this.around.hand.tap(e),this.around.hand.goal&&this.focusOn(`[data-spot='${ti(e)}']`)}letter(e){let{hand:t,words:n,offers:r}=this.around,i=Zr(e,n);return!i||!r.length||!t.free&&!t.changes?!1:(t[i](),!0)}focusOn(e){k().then(()=>this.around.root?.querySelector(e)?.focus())}},ri=B(`<p class="soft svelte-18k0txo"> </p>`),ii=B(`<aside><!> <div><p class="svelte-18k0txo"> </p> <!></div> <span class="step svelte-18k0txo"> </span></aside>`);function ai(t,n){v(n,!0);let r=$(),i=f(()=>r.words),a=f(()=>r.offers.find(({id:e})=>e===n.lesson.move));var s=ii();let c;var l=g(s);e(l,{get of(){return Te},size:`36px`});var u=Y(l,2),d=g(u),p=j(d,!0),m=Y(d,2),h=e=>{var t=ri(),n=j(t,!0);U(e=>R(n,e),[()=>o(i).say(`board-advised`,{move:o(i).offer(o(a).said)})]),q(e,t)};W(m,e=>{o(a)&&e(h)}),I(u);var _=Y(u,2),y=j(_,!0);I(s),U((e,t,r)=>{c=K(s,1,`lesson svelte-18k0txo`,null,c,{new:n.lesson.new}),L(s,`aria-label`,e),R(p,t),R(y,r)},[()=>o(i).say(`board-lesson`),()=>o(i).say(n.lesson.id),()=>o(i).say(`board-step`,{step:n.lesson.step,of:n.lesson.of})]),q(t,s),G()}var oi=B(`<kbd aria-hidden="true" class="svelte-1431mbm"> </kbd>`),si=B(`<b class="svelte-1431mbm"><!> </b>`),ci=B(`<p><span class="label svelte-1431mbm"> </span> <b class="wounds svelte-1431mbm"><!> </b> <b class="svelte-1431mbm"><!> </b> <!></p>`),li=B(`<button class="button go svelte-1431mbm" data-commit="" data-go=""> </button>`),ui=B(`<button class="button go svelte-1431mbm" data-change=""> </button>`),di=B(`<button class="button svelte-1431mbm" data-join=""><!> </button>`),fi=B(`<button class="button svelte-1431mbm" data-discard=""><!> </button>`),pi=B(`<button class="button quiet square svelte-1431mbm"><span aria-hidden="true">×</span></button>`),mi=B(`<button class="button svelte-1431mbm" data-best=""><!> </button>`),hi=B(`<div class="deeds svelte-1431mbm"><!> <!> <!> <!> <!></div>`),gi=B(`<div class="line svelte-1431mbm"><!> <p data-sentence=""> </p> <!></div>`);function _i(t,n){v(n,!0);let r=(e,t=oe)=>{var n=we(),r=S(n),a=e=>{var n=oi(),r=j(n,!0);U(e=>R(r,e),[()=>Xr(t(),o(c))]),q(e,n)};W(r,e=>{i.letters&&e(a)}),q(e,n)},i=$(),s=f(()=>i.table),c=f(()=>i.words),l=f(()=>i.hand),u=f(()=>o(s).stop_now),d=f(()=>Et(o(s),o(l),i.mine,o(c))),p=f(()=>o(l).up.length>0||o(l).goal!==null),m=f(()=>o(l).changes>0);var h=gi(),_=g(h),y=t=>{var n=ci();let r;var i=g(n),s=j(i,!0),l=Y(i,2),d=g(l);{let t=f(()=>o(c).say(`board-wounds`));e(d,{get of(){return xe},size:`20px`,get label(){return o(t)}})}var p=Y(d);I(l);var m=Y(l,2),h=g(m);{let t=f(()=>o(c).say(`board-time`));e(h,{get of(){return a},size:`20px`,get label(){return o(t)}})}var _=Y(h);I(m);var v=Y(m,2),y=t=>{var n=si(),r=g(n);{let t=f(()=>o(c).say(`board-poison`));e(r,{get of(){return wn},size:`20px`,get label(){return o(t)}})}var i=Y(r);I(n),U(()=>R(i,` ${o(u).poison??``}`)),q(t,n)};W(v,e=>{o(u).poison&&e(y)}),I(n),U(e=>{r=K(n,1,`stop svelte-1431mbm`,null,r,{safe:!o(u).wounds&&!o(u).time&&!o(u).poison}),R(s,e),R(p,` −${o(u).wounds??``}`),R(_,` −${o(u).time??``}`)},[()=>o(c).say(`board-stop`)]),q(t,n)};W(_,e=>{o(u)&&e(y)});var b=Y(_,2);let x;var C=j(b,!0),w=Y(b,2),T=e=>{var t=hi(),n=g(t),i=e=>{var t=li(),n=j(t,!0);U(e=>R(n,e),[()=>o(c).say(`board-commit`)]),M(`click`,t,()=>o(l).commit()),q(e,t)};W(n,e=>{o(l).goal&&o(l).ready&&e(i)});var a=Y(n,2),u=e=>{var t=ui(),n=j(t,!0);U(e=>{L(t,`aria-disabled`,!o(l).dice.length),R(n,e)},[()=>o(c).say(`board-change`,{n:o(l).dice.length})]),M(`click`,t,()=>o(l).dice.length&&o(l).change()),q(e,t)};W(a,e=>{o(m)&&e(u)});var d=Y(a,2),f=e=>{var t=di(),n=g(t);r(n,()=>`join`);var i=Y(n,1,!0);I(t),U(e=>R(i,e),[()=>o(c).say(`board-join`)]),M(`click`,t,()=>o(l).join()),q(e,t)};W(d,e=>{o(l).mayJoin&&!o(l).goal&&e(f)});var h=Y(d,2),_=e=>{var t=fi(),n=g(t);r(n,()=>`discard`);var i=Y(n,1,!0);I(t),U(e=>R(i,e),[()=>o(c).say(`board-discard`)]),M(`click`,t,()=>o(l).discard()),q(e,t)};W(h,e=>{o(l).mayDiscard&&e(_)});var v=Y(h,2),y=e=>{var t=pi();U(e=>L(t,`aria-label`,e),[()=>o(c).say(`board-drop`)]),M(`click`,t,()=>o(l).drop()),q(e,t)},b=e=>{var t=mi(),n=g(t);r(n,()=>`best`);var i=Y(n,1,!0);I(t),U(e=>R(i,e),[()=>o(c).say(`board-best`)]),M(`click`,t,()=>o(l).best()),q(e,t)};W(v,e=>{o(p)?e(y):o(l).free&&o(s).best.length&&e(b,1)}),I(t),z(t,()=>_e),q(e,t)};W(w,e=>{i.mine&&e(T)}),I(h),U(()=>{x=K(b,1,`text svelte-1431mbm`,null,x,{refused:o(l).refused!==null}),R(C,o(d))}),q(t,h),G()}J([`click`]);var vi=[`item`,`skill`,`potion`,`xp`],yi=e=>vi.find(t=>e===t||e===`swap_${t}`);function bi(e,t,n,r,i){return r.filter(({verb:e})=>yi(e)===n).map(r=>{let[a,o]=r.text.split(` `).slice(1).map(Number),s=a?Be(e,a):void 0;return{offer:r,whose:s&&e.heroes.length>1?Q(s.name,i):``,changes:xi(e,t,n,s,i),instead:s&&o?Ci(s,n,o,i):``}})}function xi(e,t,n,r,i){return n===`xp`?[Si(i.say(`board-xp-short`),e.level.xp,e.level.xp+t.xp)]:n===`potion`?[Si(i.say(`board-cubes-short`),e.potions.cubes,e.potions.cubes+1)]:n===`skill`||!r?[]:Object.entries(t.item).map(([e,t])=>{let n=e===`health`?i.say(`board-health`):i.say(`colour-${e}`),a=e===`health`?r.health:r.icons[e];return Si(n,a,a+t)})}var Si=(e,t,n)=>({what:e,before:String(t),after:String(n)});function Ci(e,t,n,r){return Q(t===`item`?e.items[n-1]?.name:e.skills.filter(({from:e})=>e===`learned`)[n-1]?.name,r)}var wi=B(`<p class="gives svelte-1a07tle"> </p>`),Ti=B(`<p class="svelte-1a07tle"><!> </p>`),Ei=B(`<b> </b>`),Di=B(`<span class="change svelte-1a07tle"> <s class="svelte-1a07tle"> </s> → <b class="svelte-1a07tle"> </b></span>`),Oi=B(`<span class="change svelte-1a07tle"> </span>`),ki=B(`<span class="instead"> </span>`),Ai=B(`<button class="take svelte-1a07tle"><!> <!> <!> <span class="hidden"> </span> <!></button>`),ji=B(`<p class="no svelte-1a07tle"> </p>`),Mi=B(`<section><h3 class="svelte-1a07tle"><!> </h3> <!> <!> <!></section>`),Ni=B(`<div class="loot svelte-1a07tle" role="group"></div>`);function Pi(t,n){v(n,!0);let r=$(),a=f(()=>r.table),s=f(()=>r.words),c=f(()=>o(a).cards[(o(a).loot??1)-1]??o(a).cards[0]),l={item:hr,skill:gr,potion:re,xp:be};function u(e){return o(c)?e===`item`?Tt(o(c).item,o(s)):e===`xp`?o(s).say(`board-worth`,{xp:o(c).xp}):e===`potion`===o(c).scroll.potion?Q(o(c).scroll.name,o(s)):``:``}var d=we(),p=S(d),m=t=>{var n=Ni();V(n,20,()=>vi,e=>e,(t,n)=>{let d=f(()=>bi(o(a),o(c),n,r.offers,o(s))),p=f(()=>u(n));var m=Mi();let h;var _=g(m),v=g(_);e(v,{get of(){return l[n]},size:`32px`});var y=Y(v);I(_);var b=Y(_,2),x=e=>{var t=wi(),n=j(t,!0);U(()=>R(n,o(p))),q(e,t)};W(b,e=>{o(p)&&e(x)});var S=Y(b,2),C=e=>{var t=Ti(),r=g(t),a=e=>{var t=i();U(e=>R(t,`${e??``} ·`),[()=>wt(o(c).scroll.cost,o(s))]),q(e,t)};W(r,e=>{n===`skill`&&e(a)});var l=Y(r,1,!0);I(t),U(e=>R(l,e),[()=>Q(o(c).scroll.text,o(s))]),q(e,t)};W(S,e=>{o(p)&&(n===`skill`||n===`potion`)&&e(C)});var w=Y(S,2);V(w,17,()=>o(d),({offer:e,whose:t,changes:n,instead:r})=>e.id,(e,t)=>{let n=()=>o(t).offer,i=()=>o(t).whose,a=()=>o(t).changes,c=()=>o(t).instead;var l=Ai(),u=g(l),d=e=>{var t=Ei(),n=j(t,!0);U(()=>R(n,i())),q(e,t)};W(u,e=>{i()&&e(d)});var f=Y(u,2);V(f,17,a,({what:e,before:t,after:n})=>e,(e,t)=>{let n=()=>o(t).what,r=()=>o(t).before,i=()=>o(t).after;var a=Di(),s=g(a),c=Y(s),l=j(c,!0),u=Y(c,2),d=j(u,!0);I(a),U(()=>{R(s,`${n()??``} `),R(l,r()),R(d,i())}),q(e,a)},e=>{var t=Oi(),n=j(t,!0);U(e=>R(n,e),[()=>o(s).say(`board-take`)]),q(e,t)});var p=Y(f,2),m=e=>{var t=ki(),n=j(t,!0);U(e=>R(n,e),[()=>o(s).say(`board-instead`,{old:c()})]),q(e,t)};W(p,e=>{c()&&e(m)});var h=Y(p,2),_=j(h,!0);Zt(Y(h,2),{get text(){return n().text}}),I(l),U(e=>{L(l,`data-move`,n().text),R(_,e)},[()=>o(s).offer(n().said)]),M(`click`,l,()=>r.play(n())),q(e,l)},e=>{var t=ji(),n=j(t,!0);U(e=>R(n,e),[()=>o(s).say(o(p)?`board-loot-full`:`board-loot-not`)]),q(e,t)}),I(m),U(e=>{h=K(m,1,`way svelte-1a07tle`,null,h,{off:!o(d).length}),R(y,` ${e??``}`)},[()=>o(s).say(`board-loot-${n}`)]),q(t,m)}),I(n),z(n,()=>_e),U(e=>L(n,`aria-label`,e),[()=>o(s).say(`board-loot`)]),q(t,n)};W(p,e=>{o(c)&&e(m)}),q(t,d),G()}J([`click`]);var Fi=B(`<!> `,1),Ii=B(`<li><!> <span class="who svelte-1gt7qrh"></span> <span class="state svelte-1gt7qrh"> </span></li>`),Li=B(`<ul class="svelte-1gt7qrh"></ul>`);function Ri(t,n){v(n,!0);let r=$(),i=f(()=>r.table),a=f(()=>r.words),s=f(()=>o(i).encounter?.card?.card),c=f(()=>[...o(i).cards].sort(e=>e.card===o(s)?-1:1)),l=e=>Q(Be(o(i),e)?.name,o(a));var u=Li();V(u,21,()=>o(i).pairs,H,(t,n,r)=>{let s=f(()=>o(c)[r]);var u=Ii();K(u,1,`svelte-1gt7qrh`,null,{},{now:r===0});var d=g(u),p=t=>{var n=Fi(),r=S(n);{let t=f(()=>Cn(o(i).dungeon.id));e(r,{get of(){return o(t)},size:`28px`})}var s=Y(r,1,!0);U(e=>R(s,e),[()=>Q(o(i).dungeon.guardian.name,o(a))]),q(t,n)},m=f(()=>He(o(i))),h=t=>{var n=Fi(),r=S(n);{let t=f(()=>yn(o(s).kind));e(r,{get of(){return o(t)},size:`28px`})}var i=Y(r,1,!0);U(e=>R(i,e),[()=>Q(o(s).name,o(a))]),q(t,n)};W(d,e=>{o(m)?e(p):o(s)&&e(h,1)});var _=Y(d,2);V(_,20,()=>o(n),e=>e,(t,n)=>{{let r=f(()=>xn(Be(o(i),n)?.id??``)),a=f(()=>l(n));e(t,{get of(){return o(r)},size:`20px`,get label(){return o(a)}})}}),I(_);var v=Y(_,2),y=j(v,!0);I(u),U(e=>R(y,e),[()=>o(a).say(r===0?`board-pair-now`:`board-pair-other`)]),q(t,u)}),I(u),U(e=>L(u,`aria-label`,e),[()=>o(a).say(`board-pairs`)]),q(t,u),G()}var zi=B(`<button class="button svelte-1gwzexo"> <span class="hidden"> </span></button>`),Bi=B(`<li class="svelte-1gwzexo"><span class="svelte-1gwzexo"><b> </b> </span> <!></li>`),Vi=B(`<section class="potions svelte-1gwzexo"><h3 class="svelte-1gwzexo"> <span class="cubes svelte-1gwzexo" aria-hidden="true"></span> <span class="n svelte-1gwzexo"> </span></h3> <ul class="svelte-1gwzexo"></ul></section>`);function Hi(t,n){v(n,!0);let r=$(),i=f(()=>r.table),a=f(()=>r.words),s=f(()=>o(i).heroes.length>1),c=e=>r.of(`drink`).filter(({text:t})=>t.endsWith(` ${e}`)),l=e=>Q(o(i).heroes[Number(e.split(` `)[1])-1]?.name,o(a));var u=Vi(),d=g(u),p=g(d),m=Y(p);V(m,21,()=>({length:o(i).potions.cubes}),H,(t,n)=>{e(t,{get of(){return re},size:`20px`})}),I(m);var h=Y(m,2),_=j(h,!0);I(d);var y=Y(d,2);V(y,21,()=>o(i).potions.known,e=>e.potion,(e,t)=>{var n=Bi(),i=g(n),u=g(i),d=j(u,!0),f=Y(u);I(i);var p=Y(i,2);V(p,17,()=>c(o(t).potion),e=>e.id,(e,t)=>{var n=zi(),i=g(n),c=Y(i),u=j(c,!0);I(n),U((e,r)=>{L(n,`data-move`,o(t).text),R(i,`${e??``} `),R(u,r)},[()=>o(s)?o(a).say(`board-drink-for`,{hero:l(o(t).text)}):o(a).say(`board-drink`),()=>o(a).offer(o(t).said)]),M(`click`,n,()=>r.play(o(t))),q(e,n)}),I(n),U((e,t)=>{R(d,e),R(f,` ${t??``}`)},[()=>Q(o(t).name,o(a)),()=>Q(o(t).text,o(a))]),q(e,n)}),I(y),z(y,()=>_e),I(u),U((e,t,n)=>{L(u,`aria-label`,e),R(p,`${t??``} `),R(_,n)},[()=>o(a).say(`board-potions`),()=>o(a).say(`board-potions`),()=>o(a).say(`board-cubes`,{n:o(i).potions.cubes})]),q(t,u),G()}J([`click`]);function Ui(e){if(e.phase===`won`||e.phase===`lost`)return`end`;if(e.phase===`loot`)return`loot`;let{encounter:t}=e;return t&&(t.boxes.length>0||t.mode===`guardian`)?`encounter`:e.cards.length?`faces`:`doors`}var Wi=B(`<li><b></b><span class="name svelte-1684m1e"> </span></li>`),Gi=B(`<li class="svelte-1684m1e"><!> </li>`),Ki=B(`<i></i>`),qi=B(`<span class="tokens svelte-1684m1e" aria-hidden="true"></span> <span class="hidden"> </span> `,1),Ji=B(`<li class="deck svelte-1684m1e"><!> </li> <li><!> <!></li>`,1),Yi=B(`<p class="effect svelte-1684m1e"><b> </b> </p>`),Xi=B(`<section class="strip svelte-1684m1e"><div class="where svelte-1684m1e"><h2 class="svelte-1684m1e"> </h2> <ol class="svelte-1684m1e"><!> <li><!><span class="name svelte-1684m1e"> </span></li></ol></div> <ul class="counts svelte-1684m1e"><!> <li class="svelte-1684m1e"><!> <span> <!></span> <span class="bar svelte-1684m1e" aria-hidden="true"><i class="svelte-1684m1e"></i></span> <span> </span></li></ul> <!></section>`);function Zi(t,n){v(n,!0);let r=$(),c=f(()=>r.table),l=f(()=>r.words),u=f(()=>o(c).dungeon),d=f(()=>He(o(c))),p=f(()=>Ue(o(c).deck.discarded)),m=f(()=>o(u).floors.filter(({open:e,text:t})=>e&&t)),h=f(()=>Math.min(1,o(c).level.xp/Math.max(1,o(c).level.price)));var _=Xi(),y=g(_),b=g(y),x=j(b,!0),C=Y(b,2),w=g(C);V(w,17,()=>o(u).floors,H,(e,t,n)=>{var r=Wi();let i;var a=g(r);a.textContent=n+1;var s=Y(a),c=j(s,!0);I(r),U(e=>{L(r,`aria-current`,n+1===o(u).floor),i=K(r,1,`svelte-1684m1e`,null,i,{open:o(t).open,here:n+1===o(u).floor}),R(c,e)},[()=>Q(o(t).name,o(l))]),q(e,r)});var T=Y(w,2);let D;var O=g(T);{let t=f(()=>Cn(o(u).id));e(O,{get of(){return o(t)},size:`18px`})}var k=Y(O),ee=j(k,!0);I(T),I(C),I(y);var A=Y(y,2),te=g(A),M=t=>{var n=Gi(),r=g(n);e(r,{get of(){return a},size:`20px`});var i=Y(r,1,!0);I(n),U(e=>R(i,e),[()=>o(l).say(`board-round`,{round:o(u).guardian.round})]),q(t,n)},ne=t=>{var n=Ji(),r=S(n),a=g(r);e(a,{get of(){return le},size:`20px`});var s=Y(a,1,!0);I(r);var u=Y(r,2);let d;var f=g(u);e(f,{get of(){return E},size:`20px`});var m=Y(f,2),h=e=>{var t=qi(),n=S(t);V(n,21,()=>({length:o(c).deck.tokens_for_a_wound}),H,(e,t,n)=>{var r=Ki();let i;U(()=>i=K(r,1,`svelte-1684m1e`,null,i,{on:n<o(c).deck.tokens})),q(e,r)}),I(n);var r=Y(n,2),i=j(r,!0),a=Y(r);U((e,t)=>{R(i,e),R(a,` ${t??``}`)},[()=>o(l).say(`board-tokens`,{tokens:o(c).deck.tokens,most:o(c).deck.tokens_for_a_wound}),()=>o(l).say(`board-stairs-open`)]),q(e,t)},_=e=>{var t=i();U(e=>R(t,e),[()=>o(l).say(`board-stairs-hidden`)]),q(e,t)};W(m,e=>{o(c).deck.stairs?e(h):e(_,-1)}),I(u),U(e=>{R(s,e),d=K(u,1,`svelte-1684m1e`,null,d,{stairs:o(c).deck.stairs})},[()=>o(l).say(`board-deck`,{cards:o(c).deck.cards,discarded:o(p)})]),q(t,n)};W(te,e=>{o(d)?e(M):e(ne,-1)});var N=Y(te,2),re=g(N);e(re,{get of(){return s},size:`20px`});var P=Y(re,2),F=g(P);Mr(Y(F),{get mark(){return o(c).level.mark}}),I(P);var ie=Y(P,2),ae=j(ie),oe=Y(ie,2),z=j(oe,!0);I(N),I(A);var se=Y(A,2);V(se,17,()=>o(m),e=>e.name.en,(e,t)=>{var n=Yi(),r=g(n),i=j(r,!0),a=Y(r);I(n),U((e,t)=>{R(i,e),R(a,` ${t??``}`)},[()=>Q(o(t).name,o(l)),()=>Q(o(t).text,o(l))]),q(e,n)}),I(_),U((e,t,n,r,i)=>{L(_,`aria-label`,e),R(x,t),L(T,`aria-current`,o(d)),D=K(T,1,`svelte-1684m1e`,null,D,{here:o(d),open:o(d)}),R(ee,n),R(F,`${r??``} `),he(ae,`inline-size: ${o(h)*100}%`),R(z,i)},[()=>o(l).say(`board-strip`),()=>Q(o(u).name,o(l)),()=>Q(o(u).guardian.name,o(l)),()=>o(l).say(`board-level`,{level:o(c).level.level}),()=>o(l).say(`board-xp`,{xp:o(c).level.xp,price:o(c).level.price})]),q(t,_),G()}var Qi=B(`<span class="whose svelte-15jixgk" aria-hidden="true"><!></span>`),$i=B(`<button><!></button>`),ea=B(`<span class="die still svelte-15jixgk" role="img"><!></span>`),ta=B(`<span class="none svelte-15jixgk"> </span>`),na=B(`<div class="tray svelte-15jixgk" role="group"><!> <!> <!> <!></div>`);function ra(t,n){v(n,!0);let r=$(),i=f(()=>r.table),a=f(()=>r.words),s=f(()=>r.hand),c=f(()=>Xe(o(i),n.hero.hero)),l=f(()=>qe(o(i).rolled.filter(e=>e.hero===n.hero.hero))),u=f(()=>o(i).heroes.length>1),d=(e,t)=>Number(e.split(`.`)[1])<(r.fresh.get(t)??0);var p=na(),m=g(p),h=t=>{var r=Qi(),i=g(r);{let t=f(()=>xn(n.hero.id));e(i,{get of(){return o(t)},size:`24px`})}I(r),q(t,r)};W(m,e=>{o(u)&&e(h)});var _=Y(m,2);V(_,17,()=>o(c),e=>e.id,(e,t)=>{var n=$i();let i;var c=g(n);{let e=f(()=>d(o(t).id,o(t).die));Wn(c,{get kind(){return o(t).kind},get value(){return o(t).value},get fresh(){return o(e)},get moving(){return r.moving}})}I(n),U((e,r,a,s,c,l)=>{i=K(n,1,`die svelte-15jixgk`,null,i,{up:e,lit:r}),L(n,`data-die`,o(t).text),L(n,`data-go`,a),L(n,`aria-pressed`,s),L(n,`aria-disabled`,c),L(n,`aria-label`,l)},[()=>o(s).isUp(o(t)),()=>r.mine&&o(s).isLit(o(t)),()=>r.mine&&o(s).isLit(o(t))?!0:void 0,()=>o(s).isUp(o(t)),()=>!r.mine||!o(s).isLit(o(t)),()=>kt(o(t),o(s),o(a))]),M(`click`,n,()=>r.mine&&o(s).tapDie(o(t))),q(e,n)});var y=Y(_,2);V(y,17,()=>o(l),e=>e.id,(e,t)=>{var n=ea();Wn(g(n),{get kind(){return o(t).kind},get value(){return o(t).value}}),I(n),U(e=>L(n,`aria-label`,e),[()=>kt(o(t),o(s),o(a))]),q(e,n)});var b=Y(y,2),x=e=>{var t=ta(),n=j(t,!0);U(e=>R(n,e),[()=>o(a).say(`board-no-dice`)]),q(e,t)};W(b,e=>{!o(c).length&&!o(l).length&&e(x)}),I(p),z(p,()=>_e),U(e=>L(p,`aria-label`,e),[()=>o(a).say(`board-tray`,{hero:Q(n.hero.name,o(a))})]),q(t,p),G()}J([`click`]);var ia=B(`<!><!>`,1),aa=B(`<!> <div class="trays svelte-jv1kro"></div>`,1),oa=B(`<div><!> <!> <!> <div class="stage svelte-jv1kro"><!></div> <!> <div class="heroes svelte-jv1kro"></div> <!></div>`);function sa(e,t){v(t,!0);let n=f(()=>ze(t.view)),i=f(()=>t.motion!==`off`),a=f(()=>new Map(t.offers.map(e=>[e.text,e]))),s=new h(e=>t.play(e)),l=new Ar(()=>o(n),()=>t.offers,e=>s.start(e,t.offers,t.situation.version)),d=P(void 0),p=P(new Map),m=f(()=>Ui(o(n))),_=f(()=>new Set(o(n).encounter?o(n).pairs[0]:[])),y=f(()=>o(n).heroes.length>2),b=f(()=>[...o(n).heroes].sort((e,t)=>Number(o(_).has(t.hero))-Number(o(_).has(e.hero))));At({get table(){return o(n)},get words(){return t.words},get offers(){return t.offers},get mine(){return t.offers.length>0},get moving(){return o(i)},get letters(){return r.letters},get fresh(){return o(p)},get odds(){return t.odds},hand:l,offer:e=>o(a).get(e),of:e=>t.offers.filter(t=>t.verb===e),digit:e=>x.digits.get(e),play:e=>t.play(e.id),nameOf:e=>t.name_of(e)});let x=new ni({get table(){return o(n)},get hand(){return l},get words(){return t.words},get offers(){return t.offers},get barIsEmpty(){return!t.may.roll&&t.offers.every(({verb:e})=>Bn.includes(e))},get root(){return o(d)},play:e=>t.play(e.id)});T(()=>{l.refused&&t.announce(Et(o(n),l,!0,t.words))});let C,w=-1;D(()=>{let e=o(n);pe(()=>{let n=C!==void 0&&C!==e&&t.view.played>w&&!t.looking_back&&o(i);N(p,n&&C?kr(C,e):new Map),t.view.played!==w&&l.drop(),C=e,w=t.view.played})}),T(()=>{let[e,n]=[t.offers,t.situation.version];pe(()=>{s.answer(e,n),s.busy||k().then(()=>x.goOn())})});var E=oa();c(`keydown`,u,function(...e){x.press?.apply(this,e)},!0),c(`pointerdown`,u,()=>x.inUse=!1,!0);let O;var ee=g(E),A=e=>{ai(e,{get lesson(){return o(n).lesson}})};W(ee,e=>{o(n).lesson&&e(A)});var te=Y(ee,2);Zi(te,{});var j=Y(te,2),M=e=>{Ri(e,{})};W(j,e=>{o(y)&&o(n).encounter&&o(n).pairs.length&&e(M)});var ne=Y(j,2),re=g(ne),F=e=>{var n=ia(),r=S(n);mr(r,{});var i=Y(r),a=e=>{Ut(e,{get code(){return t.situation.code},get holds(){return t.situation.holds}})};W(i,e=>{t.situation.campaign&&e(a)}),q(e,n)},ie=e=>{Pi(e,{})},ae=e=>{Or(e,{})},oe=e=>{dr(e,{get encounter(){return o(n).encounter}})},R=e=>{zn(e,{})};W(re,e=>{o(m)===`end`?e(F):o(m)===`loot`?e(ie,1):o(m)===`faces`?e(ae,2):o(m)===`encounter`&&o(n).encounter?e(oe,3):e(R,-1)}),I(ne);var z=Y(ne,2),se=e=>{var t=aa(),r=S(t);_i(r,{});var i=Y(r,2);V(i,21,()=>o(b).filter(({hero:e})=>o(_).has(e)),e=>e.hero,(e,t)=>{ra(e,{get hero(){return o(t)}})}),I(i),U(e=>he(i,`--heroes: ${e??``}`),[()=>Math.min(2,o(n).heroes.length)]),q(e,t)};W(z,e=>{o(m)===`encounter`&&e(se)});var B=Y(z,2);V(B,21,()=>o(b),e=>e.hero,(e,t)=>{{let n=f(()=>o(y)&&o(_).size>0&&!o(_).has(o(t).hero));Jr(e,{get hero(){return o(t)},get resting(){return o(n)}})}}),I(B),Hi(Y(B,2),{}),I(E),ye(E,e=>N(d,e),()=>o(d)),U(e=>{O=K(E,1,`board svelte-jv1kro`,null,O,{fighting:o(m)===`encounter`}),L(ne,`data-stage`,o(m)),he(B,`--heroes: ${e??``}`)},[()=>Math.min(2,o(n).heroes.length)]),q(e,E),G()}function ca(e,t){let[n,...r]=e.split(` `);if(n!==`place`&&n!==`pick`)return[];let i=`[data-die='${r.slice(0,3).join(` `)}']`,a=ze(t).encounter?.boxes.find(({plays:e})=>n===`place`&&e===Number(r[3]));return a?[i,`[data-spot='box ${a.box}']`]:[i]}function la(e,t){let n=ze(e);return n.phase===`won`||n.phase===`lost`?t.put(e.prompt):[ua(n,t),...n.heroes.map(({hero:e})=>da(n,e,t)),fa(n,t),t.put(e.prompt)].filter(Boolean).join(` `)}function ua(e,t){let{dungeon:n,deck:r,level:i,potions:a}=e;return He(e)?t.say(`board-guardian`,{damage:n.guardian.damage,health:n.guardian.health}):t.say(`board-say-where`,{floor:n.floor,cards:r.cards,closed:r.closed,open:r.open.flat().map(({name:e})=>Q(e,t)).join(`, `)||t.say(`board-none`),level:i.level,xp:i.xp,price:i.price,cubes:a.cubes})}function da(e,t,n){let r=Be(e,t);return n.say(`board-say-hero`,{hero:Q(r?.name,n),left:r?Ve(r):0,health:r?.health??0})}function fa(e,t){let{encounter:n}=e;if(!n?.boxes.length)return e.cards.map(({name:e})=>`${Q(e,t)}.`).join(` `);let r=n.boxes.filter(({covered:e})=>!e).map(e=>bt(e,t));return t.say(`board-say-encounter`,{card:Q(n.card?.name??e.dungeon.guardian.name,t),boxes:r.join(`; `)||t.say(`board-none`),dice:St(qe(e.dice),t)||t.say(`board-none`)})}var pa={en:Ae,fr:je};export{sa as default,Bn as drawn,$r as keys,ca as marks,la as speak,pa as words};