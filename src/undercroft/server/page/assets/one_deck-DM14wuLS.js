import{$n as e,A as t,At as n,B as r,Bn as i,Bt as a,Cn as o,D as s,Dn as c,E as l,En as u,F as d,Fn as f,G as p,H as m,Ht as h,I as g,In as _,Jn as v,K as y,Kn as b,Ln as x,Lt as S,M as C,Mn as w,Nn as T,O as E,On as D,Ot as O,P as ee,Qn as k,Rn as A,T as te,Tn as j,Un as M,V as ne,W as re,Wn as N,Wt as P,X as ie,Y as ae,Yn as F,Z as oe,Zn as I,Zt as L,_n as R,an as z,at as B,bn as V,dn as H,dt as se,et as ce,fn as U,in as le,it as ue,j as de,jn as W,kn as fe,mn as G,mt as pe,nn as me,nt as he,pt as ge,q as _e,qn as ve,qt as ye,rn as K,tt as be,un as xe,vn as q,vt as Se,wn as J,xn as Ce,yn as we,z as Te,zn as Y}from"./base-CaCwJTyt.js";import{n as Ee,t as De}from"./Die-DU4V2HqI.js";import{t as Oe}from"./Hearts-CRBRBm3P.js";import{t as ke}from"./Card-DOfIJ4PI.js";var Ae=`# The board of One Deck Dungeon in English. The game's own words (dice, boxes, moves) come from the server.

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
`,Me=[`circle`,`square`,`pentagon`],Ne=(e,t)=>`${e} ${t}`,Pe=e=>Object.values(e).reduce((e,t)=>e+t,0);function Fe(e,t,n,r){let i=Ne(n,r),a=e[i]??0,o=a<(t.spaces[n]?.[Me.indexOf(r)]??0)&&Pe(e)<(t.earned??0);return{...e,[i]:o?a+1:0}}var Ie=e=>Object.entries(e).flatMap(([e,t])=>Array.from({length:t},()=>e.split(` `)));function Le(e){let t=Object.values(e.spaces).flat();return Math.min(e.earned??0,t.reduce((e,t)=>e+t,0))}var Re=[`strength`,`agility`,`magic`,`heroic`],ze=e=>e.table,Be=(e,t)=>e.heroes.find(({hero:e})=>e===t),Ve=({health:e,wounds:t})=>Math.max(0,e-t),He=e=>e.dungeon.floor>e.dungeon.floors.length,Ue=e=>Object.values(e).reduce((e,t)=>e+t,0),We=[...Re,`mana`,`shields`],Ge=2,Ke=e=>1+Math.floor(e/We.length)%Ge;function qe(e){return e.flatMap(({die:e,hero:t,kind:n,value:r,count:i})=>Array.from({length:i},(i,a)=>({id:`${e}.${a}`,die:e,hero:t,kind:n,value:r,text:`${r} ${Ke(e)} ${n}`}))).sort((e,t)=>We.indexOf(e.kind)-We.indexOf(t.kind)||e.die-t.die)}var Je=e=>[...e].sort((e,t)=>e.die-t.die),Ye=e=>e.reduce((e,{value:t})=>e+t,0),Xe=(e,t)=>qe(e.dice.filter(e=>e.hero===t)),Ze={strength:`square`,agility:`circle`,magic:`diamond`,heroic:`star`,mana:`diamond`,shields:`star`},Qe=(e,t)=>JSON.stringify(e)===JSON.stringify(t),$e=(e,t)=>`box`in t?e.encounter?.boxes.find(({box:e})=>e===t.box):void 0;function et(e,t){return`slot`in t?Be(e,t.hero)?.skills.find(({slot:e})=>e===t.slot):void 0}function X(e,t){let n=$e(e,t);if(n)return tt(n);let[r,i]=[et(e,t),`slot`in t?Be(e,t.hero):void 0];return r?.cost&&i?nt(r.cost,i):void 0}function tt(e){return{fits:({die:t})=>e.takes.includes(t),worth:({value:e})=>e,enough:e.value,single:!e.wide}}function nt({colour:e,n:t,mana:n},{hero:r}){let i=({kind:t})=>t===`heroic`||t===e||n&&t===`mana`;return{fits:e=>e.hero===r&&i(e),worth:({value:e})=>n?e:1,enough:t,single:!1}}var rt=(e,t)=>t.reduce((t,n)=>t+(e.fits(n)?e.worth(n):0),0);function it(e,t){let n=!e.single||t.length===1;return t.length>0&&n&&t.every(e.fits)&&rt(e,t)>=e.enough}var at=(e,t)=>!e.single&&t.every(e.fits);function ot(e,t){let n=t.filter(e.fits);return e.single?ct(n.filter(t=>e.worth(t)>=e.enough).map(e=>[e])):ct(lt(n).filter(t=>it(e,t)))}var st=e=>e.filter(({kind:e})=>e===`heroic`).length*1e4+Ye(e)*100+e.length,ct=e=>e.reduce((e,t)=>!e||st(t)<st(e)?t:e,void 0);function lt(e){let t=[...new Set(e.map(({die:e})=>e))].map(t=>e.filter(({die:e})=>e===t)),n=e=>Array.from({length:e.length+1},(t,n)=>e.slice(0,n));return t.reduce((e,t)=>e.flatMap(e=>n(t).map(t=>[...e,...t])),[[]])}function ut(e,t,n){let r=$e(e,t),i=X(e,t),a=i?dt(i,Je(n)):[];return r?a.map(({text:e})=>`place ${e} ${r.plays}`):`slot`in t?[`use ${t.hero} ${t.slot}`,...a.map(({text:e})=>`pick ${e}`)]:[]}function dt(e,t){let n=t.findIndex((n,r)=>rt(e,t.slice(0,r+1))>=e.enough);return t.slice(0,n+1)}function ft(e,t,n){let[r,i]=[$e(e,n),et(e,n)];return r?pt(e,t,r):i?ht(e,t,n,i):null}var Z=(e,t={})=>({id:`board-why-${e}`,args:t});function pt(e,t,n){if(n.covered)return Z(`covered`);if(e.phase===`pick`)return Z(`picking`);if(e.phase!==`act`)return Z(`later`);if(n.plays===null)return Z(`shields`);let r=X(e,{box:n.box});return r?t.dice.length?mt(t,n):ot(r,t.all)?null:Z(n.wide?`sum`:`none`,{value:n.value}):null}function mt(e,t){let n={id:`colour-${t.colour}`,args:{}};return e.dice.some(({die:e})=>!t.takes.includes(e))?Z(`colour`,{colour:n}):!t.wide&&e.dice.length>1?Z(`one`):!t.wide&&(e.dice[0]?.value??0)<t.value?Z(`low`,{value:t.value}):null}function ht(e,t,n,r){let i=e.encounter?.mode;if(r.used)return Z(`used`);if(!r.use.length)return Z(`always`);if(!i||e.phase!==`act`)return Z(`later`);if(!r.use.includes(i))return Z(`mode`);let a=X(e,n);return a&&rt(a,t.all)<a.enough?Z(`pay`):a&&t.dice.length&&!t.dice.every(a.fits)?Z(`pay-with`):t.isOpen(n)||t.goal?null:Z(`nothing`)}var Q=(e,t)=>e?.[t.language]??``,gt=(e,t)=>t.say(`die-${e.kind}`,{value:e.value});function _t(e,t){return[t.say(`board-square`,{colour:t.say(`colour-${e.colour}`),value:e.value??`X`,kind:[e.shield?`shield`:``,e.wide?`wide`:``].filter(Boolean).join(`-`)||`single`}),...vt(e,t)].join(`, `)}function vt(e,t){return[`hearts`,`time`,`poison`,`skulls`].filter(t=>e[t]).map(n=>t.say(`board-cost-${n}`,{n:e[n]}))}function yt(e,t,n){let{filling:r}=e.encounter??{};if(r?.box===n.box)return{now:n.value-r.missing,of:n.value};let i=X(e,{box:n.box});return t.goal&&`box`in t.goal&&t.goal.box===n.box&&i?{now:rt(i,t.dice),of:n.value}:null}var bt=(e,t)=>t.say(`board-box`,{number:e.box,box:_t(e,t)});function xt(e,t,n,r){let i=`${bt(n,r)}.`;if(n.covered)return`${i} ${r.say(`board-covered`,{dice:St(n.dice,r)})}`;let a=yt(e,t,n);return`${i} ${a?r.say(`board-filled`,a):Ct(e,t,{box:n.box},r)}`.trim()}var St=(e,t)=>e.map(e=>gt(e,t)).join(`, `);function Ct(e,t,n,r){if(!t.free||t.isOpen(n))return``;let i=ft(e,t,n);return i?r.put(i):``}function wt(e,t){if(!e)return t.say(`board-free`);let n=t.say(`colour-${e.colour}`);return t.say(e.mana?`board-mana`:`board-dice-of`,{n:e.n,colour:n})}function Tt(e,t){return Object.entries(e).map(([e,n])=>`+${n} ${e===`health`?t.say(`board-health`):t.say(`colour-${e}`)}`).join(`, `)}function Et(e,t,n,r){let{refused:i}=t;if(i){let n=`goal`in i?ft(e,t,i.goal):{id:`board-why-die`,args:{}};return n?r.put(n):``}return n?t.changes?r.say(`board-collect`,{n:t.changes,up:t.dice.length}):t.free?t.goal?Dt(e,t,t.goal,r):Ot(t,r):``:``}function Dt(e,t,n,r){let i=X(e,n),a=i?rt(i,t.dice):0,[o,s]=[$e(e,n),et(e,n)],c=o?r.say(`board-box-short`,{number:o.box}):Q(s?.name,r);return r.say(t.ready?`board-ready`:`board-more`,{name:c,now:a,of:i?.enough??0})}function Ot(e,t){return e.dice.length?t.say(`board-held`,{dice:St(e.dice,t),sum:Ye(e.dice),count:e.dice.length}):t.say(`board-how`)}function kt(e,t,n){return`${gt(e,n)}${t.isUp(e)?`, ${n.say(`board-up`)}`:``}`}var[$,At]=ve(),jt=V(`<i> </i>`),Mt=Ce(`<svg viewBox="0 0 48 48"><path class="svelte-wmad1"></path></svg>`),Nt=V(`<button></button>`),Pt=V(`<div><p class="svelte-wmad1"><b> </b> <!> <span> </span></p> <div class="spaces svelte-wmad1"></div></div>`),Ft=V(`<div><h4 class="svelte-wmad1"> </h4> <!></div>`),It=V(`<div class="groups svelte-wmad1"></div>`);function Lt(e,t){F(t,!0);let n=b($),r=b(()=>c(n).words),i=b(()=>[...new Set(t.sheet.talents.map(({group:e})=>e))]),a=[Ee.circle,Ee.square,`M24 3 45 18.5 37 44H11L3 18.5Z`],o=(e,n)=>t.before.talents.find(({id:t})=>t===e.id)?.ticks[n]??0,s=(e,n)=>t.chosen[Ne(e.id,Me[n]??`circle`)]??0;var l=It();H(l,20,()=>c(i),e=>e,(e,n)=>{let i=b(()=>t.sheet.talents.filter(e=>e.group===n));var l=Ft(),u=_(l),d=A(u,!0),f=Y(u,2);H(f,17,()=>c(i),e=>e.id,(e,n)=>{var i=Pt();let l;var u=_(i),d=_(u),f=A(d,!0),p=Y(d,2),m=e=>{var t=jt(),n=A(t,!0);W(e=>R(n,e),[()=>c(r).say(`board-owned`)]),q(e,t)};G(p,e=>{c(n).owned&&e(m)});var h=Y(p,2),g=A(h,!0);I(u);var v=Y(u,2);H(v,21,()=>c(n).of,U,(e,i,l)=>{var u=we(),d=x(u),f=e=>{let u=b(()=>t.spaces[c(n).id]?.[l]??0),d=b(()=>c(n).ticks[l]??0);var f=Nt();let p;H(f,21,()=>({length:c(i)}),U,(e,t,r)=>{var i=Mt();let u;var f=A(i);W(e=>{u=K(i,0,`svelte-wmad1`,null,u,{full:r<c(d),new:e}),L(f,`d`,a[l])},[()=>r>=o(c(n),l)&&r<c(d)||r>=c(d)&&r<c(d)+s(c(n),l)]),q(e,i)}),I(f),W(e=>{L(f,`data-tick`,`${c(n).id??``} ${Me[l]??``}`),f.disabled=!c(u),L(f,`aria-label`,e),p=K(f,1,`svelte-wmad1`,null,p,{free:c(u)})},[()=>c(r).say(`board-tick`,{talent:Q(c(n).name,c(r)),space:c(r).say(`board-space-${Me[l]}`),now:c(d)+s(c(n),l),of:c(i)})]),j(`click`,f,()=>t.tick(c(n).id,l)),q(e,f)};G(d,e=>{c(i)&&e(f)}),q(e,u)}),I(v),I(i),W((e,t)=>{l=K(i,1,`talent svelte-wmad1`,null,l,{owned:c(n).owned}),R(f,e),R(g,t)},[()=>Q(c(n).name,c(r)),()=>Q(c(n).text,c(r))]),q(e,i)}),I(l),W(e=>R(d,e),[()=>Q(c(i)[0]?.group_name,c(r))]),q(e,l)}),I(l),z(l,()=>B),q(e,l),v()}J([`click`]);var Rt=V(`<p role="alert" class="svelte-hbxz76"> </p>`),zt=V(`<p class="soft svelte-hbxz76"> </p>`),Bt=V(`<button class="button go" data-give=""> </button> <!>`,1),Vt=V(`<section class="campaign svelte-hbxz76"><h3 class="svelte-hbxz76"> </h3> <p class="svelte-hbxz76"> </p> <!> <!></section>`),Ht=V(`<!> <!>`,1);function Ut(e,t){F(t,!0);let n=$(),r=b(()=>n.words),a=N([]),o=i({}),s=N(``),l=e=>t.holds.includes(e.seat)&&!e.given&&Le(e)>0;w(()=>{h.campaign(t.code).then(e=>M(a,e.heroes)).catch(e=>M(s,S(e),!0))});async function u({place:e}){try{let n=await h.giveTicks(t.code,e,Ie(o[e]??{}),O(t.code));M(a,n.heroes),o[e]={},M(s,``)}catch(e){M(s,S(e),!0)}}var d=Ht(),f=x(d),p=e=>{var t=Rt(),n=A(t,!0);W(()=>R(n,c(s))),q(e,t)};G(f,e=>{c(s)&&e(p)});var m=Y(f,2);H(m,17,()=>c(a),e=>e.place,(e,t)=>{let n=b(()=>l(c(t))),i=b(()=>Pe(o[c(t).place]??{}));var a=Vt(),s=_(a),d=A(s,!0),f=Y(s,2),p=A(f,!0),m=Y(f,2);{let e=b(()=>c(t).after??c(t).before),r=b(()=>c(n)?c(t).spaces:{}),i=b(()=>o[c(t).place]??{});Lt(m,{get sheet(){return c(e)},get before(){return c(t).before},get spaces(){return c(r)},get chosen(){return c(i)},tick:(e,n)=>o[c(t).place]=Fe(o[c(t).place]??{},c(t),e,Me[n]??`circle`)})}var h=Y(m,2),g=e=>{var n=Bt(),a=x(n),o=A(a,!0),s=Y(a,2),l=e=>{var t=zt(),n=A(t,!0);W(e=>R(n,e),[()=>c(r).say(`board-give-fewer`)]),q(e,t)},d=b(()=>c(i)&&c(i)<Le(c(t)));G(s,e=>{c(d)&&e(l)}),W(e=>{L(a,`aria-disabled`,!c(i)),R(o,e)},[()=>c(r).say(`board-give`,{n:c(i),of:Le(c(t))})]),j(`click`,a,()=>{c(i)&&u(c(t))}),q(e,n)};G(h,e=>{c(n)&&e(g)}),I(a),W((e,t,n)=>{L(a,`aria-label`,e),R(d,t),R(p,n)},[()=>c(r).say(`board-campaign`,{hero:Q(c(t).before.name,c(r))}),()=>c(r).say(`board-campaign`,{hero:Q(c(t).before.name,c(r))}),()=>c(r).say(`board-earned`,{n:c(t).earned??0,name:c(t).nickname,given:c(t).given?`yes`:`no`})]),q(e,a)}),q(e,d),v()}J([`click`]);var Wt=(e,t)=>(e?.choices??[]).find(e=>e.move===t);function Gt(e,t){let n=e=>Math.round(e.mean*10)/10;return[t.say(e.what===`descend`?`board-chance-win`:`board-chance-live`,{percent:Kt(e.survive),low:Math.min(Kt(e.low),Kt(e.survive)),high:Math.max(Kt(e.high),Kt(e.survive))}),t.say(`board-chance-wounds`,{n:n(e.wounds)}),...e.time?[t.say(`board-chance-time`,{n:n(e.time)})]:[],...e.rounds?[t.say(`board-chance-rounds`,{n:n(e.rounds)})]:[]].join(` · `)}function Kt(e){let t=Math.round(e*100);return t===0&&e>0?1:t===100&&e<1?99:t}var qt=V(`<span></span>`),Jt=V(`<span class="chance svelte-1fb3wzk" data-chance=""><span class="spread svelte-1fb3wzk" aria-hidden="true"></span> <span> </span></span>`);function Yt(e,t){F(t,!0);let n=$(),r=b(()=>Wt(n.odds,t.of.id)),i=b(()=>Math.max(...c(r)?.wounds.shares??[1],.01));var a=we(),o=x(a),s=e=>{var t=Jt(),a=_(t);H(a,21,()=>c(r).wounds.shares,U,(e,t,n)=>{var r=qt();K(r,1,`svelte-1fb3wzk`,null,{},{none:n===0}),W(e=>me(r,`block-size: ${e??``}px`),[()=>Math.max(1,c(t)/c(i)*22)]),q(e,r)}),I(a);var o=Y(a,2),s=A(o,!0);I(t),W(e=>R(s,e),[()=>Gt(c(r),n.words)]),q(e,t)};G(o,e=>{c(r)&&e(s)}),q(e,a),v()}var Xt=V(`<kbd aria-hidden="true" class="svelte-sqq5wt"> </kbd>`);function Zt(e,t){F(t,!0);let n=$(),r=b(()=>n.letters?n.digit(t.text):void 0);var i=we(),a=x(i),o=e=>{var t=Xt(),n=A(t,!0);W(()=>R(n,c(r))),q(e,t)};G(a,e=>{c(r)&&e(o)}),q(e,i),v()}var Qt=`<path fill="currentColor" d="m257 16-50 87 28-8 22-39 23 39 28 8zM118 93l19 100 14-22-9-51 49 17 23-10zm279 0-95 34 24 11 50-18-10 53 13 20zm-140 2-9 3v105l10 11 9-10V98zm82 53-55 63h1l-15 17 12 15 71-84-5-7zm-162 0-8 4-6 8 256 300 14-12-8-10 23-10 11-5-8-9-44-52-3-3h-3l-50-7zm56 123-62 73-7 8-49 6-4 1-2 2-44 52-9 10 12 5 23 10-9 10 15 12 149-175zm25 28-10 12v178h19v-15l25 8 12 3v-87l-3-2-34-39v-47zm-112 74-43 50-16-7 34-40zm224 0 25 4 34 39-17 7zm-141 5-16 18-2 2v87l12-3 6-2zm38 7 18 20v55l-18-5zm-88 6-65 74 4 6 7 10 8-9 44-52 2-3zm158 0-1 23v3l3 3 44 52 8 9 7-10 3-6z"/>`,$t=`<path fill="currentColor" d="M256 21q-29 0-46 11-16 11-16 24c0 13 5 17 16 24q6 4 15 7-29 11-50 41l-8 10q42-19 89-19c47 0 60 6 88 19l-7-10q-22-30-51-41 9-3 15-7 17-10 17-24c0-14-6-17-17-24q-17-11-45-11m-85 11c-14 0-26 12-26 27s12 26 26 26l12-2q-9-12-10-27 0-12 7-22zm169 0-9 2q7 10 7 22 0 15-9 27l11 2q24-2 26-26c0-15-11-27-26-27M56 60q14 18 13 35l-23-5c8 11 16 20 20 40q-4 19 11 40 13 23 35 28l11 1 4-18-11-1q-12-3-22-16c-2-65 33-99-38-104m399 0c-71 5-36 39-39 104q-9 13-22 16l-10 1 4 18 10-1q22-5 36-28 14-20 11-36c4-22 12-32 21-44l-25 5q0-17 14-35m-209 79-17 1-12 221-10-217-18 6-12 157-10-147-14 8q-12 34-13 75 1 71 35 116 30 41 71 46zm19 0v266q41-5 72-46 33-45 35-116 0-41-14-75l-10-7-10 146-12-156-18-6-10 216-12-220zm-150 94q-18 1-35 15c-18 12-23 31-27 50-9 18-19 25-30 33l21 2q-6 18-26 29c67 24 48-39 76-102q11-8 23-8h2v-18l-1-1zm281 0h-3l-1 1v18h1q12-1 24 8c28 63 9 126 76 102q-20-11-26-29l21-2c-11-9-21-16-31-36-4-18-9-36-27-47q-16-14-34-15m-263 90-18 11q-17 17-17 44-1 19 20 36c7 19 5 32 3 45l20-17q5 20 0 36l22-19q11 13 19 30c24-72-55-78-63-128q3-7 9-13l12-7zm246 1-8 17 12 7q5 6 8 13c-8 50-86 56-62 128q7-16 18-30l21 19q-3-16 1-36l19 17c-1-13-3-25 3-44q22-18 21-37 1-27-17-44-7-6-16-10"/>`,en=`<path fill="currentColor" d="M131 22v246H44l212 221 212-221h-87V22h-39v309c0 48-39 88-87 88-47 0-85-37-88-82V22zm127 8-28 232-17-128c-4 63-25 135-26 197 0 37 31 67 68 67s67-30 67-67v-6l-20-151-14 98-2-1zm-3 252a49 49 0 0 1 49 49 49 49 0 0 1-49 48 49 49 0 0 1-49-48 49 49 0 0 1 49-49"/>`,tn=`<path fill="currentColor" d="M105 41v398h302v-62H247V231h32v-55c0-38 37-57 73-57q33 0 55 18V41zm247 96c-27 0-55 13-55 39v55h110v-55c0-26-27-39-55-39m-192 78c18 0 33 15 33 33s-15 33-33 33-33-15-33-33 15-33 33-33m0 18q-13 2-15 15c-2 13 7 15 15 15s15-7 15-15-7-15-15-15m105 16v110h174V249zm87 23a16 16 0 0 1 16 16 16 16 0 0 1-11 15l11 33h-32l11-33a16 16 0 0 1-11-15 16 16 0 0 1 16-16M73 457v30h366v-30z"/>`,nn=`<path fill="currentColor" d="M239 24q-15 2-17 17c-2 15 8 18 17 18q17-1 18-18-1-15-18-17M40 36q-18 1-19 19 1 17 19 18c18 1 18-8 18-18s-8-19-18-19m148 15c-14 0-25 12-25 26s11 26 25 26c15 0 26-12 26-26s-11-26-26-26m117 3c26 67-60 117-57 35-40 37-13 84 5 122 13 28 12 54-11 63-16 7-33-11-39-30q-2-6-2-16c10 0 18-9 18-18 0-11-9-19-19-19s-19 8-19 19q1 11 9 16c-18 21-37 10-25-52-59 68-38 199 45 239-13-25-20-57-14-84 36 79 121 2 126-69 14 45 12 110-11 156 91-35 111-171 63-239-6 82-70 50-44-58 7-27-12-58-25-65M55 91q-16 2-18 17c-2 15 8 17 17 17q17-1 18-17-2-15-17-17m66 5c-11 0-21 9-21 21l2 8q-18 6-20 25c0 14 12 26 26 26s26-12 26-26a26 26 0 0 0-4-14q11-6 12-19-1-19-21-21m258 22q-15 2-17 18c-2 16 8 17 17 17q17-2 18-17-2-16-18-18m-279 79q-16 1-17 17c-1 16 7 17 17 17s17-8 17-17-8-17-17-17m1 168c-50 13-82 33-82 56 0 41 106 74 237 74 132 0 238-33 238-74 0-23-32-43-82-57q27 14 28 31c0 32-83 58-184 58S74 428 74 396q1-17 27-30"/>`,rn=`<path fill="currentColor" d="M471 20 368 50l42-28q-40 8-101 36l-68 71 24-50q-35 20-72 50l-16 64-3-47q-37 32-64 71-29 39-42 82l-28-19q4 36 23 64l-33-11q10 34 41 51c-12 33-17 68-23 103l18 3C87 277 238 142 374 82l7 17c-122 55-216 147-266 279q28 0 52-6l5-61 13 56q17-6 30-15l-21-43 33 34q12-9 20-21c30-48 62-95 125-134l-46-16 70 2 33-20-50-4 75-18 16-18c17-22 29-44 26-65q-2-17-18-26z"/>`,an=`<path fill="currentColor" d="M374 22h-4c-31 1-66 16-97 47-88 90-154 172-243 174 24 19 55 32 85 37-24 29-51 48-93 65q57 13 110-2-40 51-108 95c61 0 136-12 182-47-5 30-16 65-43 100 70-19 117-42 146-83 3 27-1 45-11 80 78-66 151-165 183-271 32-108-29-194-107-195m-3 74q9 0 16 5-13 2-14 15 1 12 14 14 8 0 12-7v2c0 15-12 28-28 28s-28-13-28-28c0-16 12-29 28-29m67 35 13 3q-10 4-10 14 1 13 14 14 8 0 12-5v3c0 15-13 28-29 28-15 0-28-13-28-28s13-29 28-29m-111 33 5 45 30-25 4 42 32-26 4 40 30-26 6 55-44 37-4-39-30 25-5-42-31 26-5-45-30 25-6-55z"/>`,on=`<path fill="currentColor" d="M346 20q-18 0-37 4 50 12 66 39l-45-5-19-18-19 17-23 1-29-16-15 23-24 6-29-15-12 31q-13 6-25 14l-33-6v29l-19 17H48l4 37-13 18-21-4v301h19c23-93 95-130 169-85 42 26 94 62 149 41a64 64 0 0 1-7 23l95 19 8-24q-5 5-20 4c-41-7-33-54 0-59q17-1 27 12l19-39c-69 6-130-31-198-17 36 7 57 24 68 42h-21l-11-10-14 7-17-6-8-16-11 6q-11-6-20-15l-2-26-19 5q-12-12-23-19l-2-19-23 9q-18-4-35 0c44-91 134-93 180-65q-7 9-18 14l67 71 20-15c-5 0-15-5-18-8-34-32 7-64 33-49q14 9 16 26l35-24c-59-35-85-98-149-126q34 38 31 70-14-10-29-16l-14-21-18 12-16-1-19-18-15 20-24 4-16-13-9 21-21 9-24-9-8 26q-19 12-35 26c34-138 207-171 295-151l-7 19 96 19 7-23q-4 4-12 4c-46-6-43-54-8-60q17-1 28 12l2-46c-55 5-96-14-145-14"/>`,sn=`<path fill="currentColor" d="M18 18v44l76 9-30-53zm118 0 57 34-14-34zm121 0-20 8 60 61-20-52zM115 35l19 59 58 26v64l37-9-34-93zm94 7 49 139 4-62 29-3zm119 7-8 23 60 62-29-82zM42 92l55 47 4-45zm354 3 10 67-28 54 32-30 19-46zM18 107v67l22 12 63 1zm315 18-7 7-41 40 14 14 24-25v28l-12 13 12 53v2l-31 18-2-1-39-38-17 5-25-14 34-9-5-18-55 15-9 2 2 9 15 56 18-5-9-34 24 14 5 17 52 16 2 1v36l-2 1-52 16-5 17-24 14 9-34-18-5-15 56-3 9 10 2 55 15 5-18-34-9 25-14 17 5 39-38 2-1 31 18v2l-12 53 12 13v28l-24-25-14 13 41 41 7 7 6-7 41-41-13-13-25 25v-28l13-13-13-53v-2l31-18 2 1 40 38 17-5 24 14-34 9 5 18 56-15 9-2-2-9-15-56-18 5 9 34-25-14-4-18-52-15-3-1v-36l3-1 52-16 4-17 25-14-9 34 18 5 15-56 2-9-9-3-56-14-5 18 34 9-24 14-17-5-40 38-2 1-31-18v-2l13-53-13-13v-28l25 25 13-14-41-40zm-204 1-17 35 47 34 14-54zm-67 76 57 86 41 13-15-80-15-15-18 16zm-23 29-8 27 35 19 2-28zm294 42 31 18v36l-31 18-32-18v-36zM94 304l31 57 33 8 12-40zm-26 54 16 47 67-8zm78 67-29 29 96-21z"/>`,cn=`<path fill="currentColor" d="M110 19q-4 12-3 28c0 27 24 48 53 53l59 5q-13 11-14 35 1 29 17 53t36 25 36-25 16-53q0-25-14-35l56-5c29-5 52-24 53-53l-3-28c-3 28-26 46-54 50-60 8-124 8-184 0-28-4-51-22-54-50m80 99c-249 7-201 195-22 243 40-40-7-102-44-57-23-44-21-83 4-95 49 27 84 88 87 148-34 23-60 63-60 63l26 39-41 23h82c-40-40-12-86 36-86 49 0 74 48 37 86h81l-41-23 27-39s-27-40-61-63c3-60 38-121 86-148 26 12 28 51 5 95-37-45-85 17-44 57 179-48 227-236-22-243q3 10 3 22 0 34-20 64c-12 18-30 32-51 32s-39-14-52-32q-18-30-19-64 0-12 3-22"/>`,ln=`<path fill="currentColor" d="M434 32q-15 1-16 14c-1 13 7 15 15 15s16-6 16-15-7-14-15-14M267 59c7 16 17 18 31 25-11 21-23 51-43 59-65 26-99 58-113 99q-18 58 14 145c61 5 127 9 159 3q-3-6-9-9c-28-10-45-11-71-12l1-10c2-19 0-44-8-61q-6-12-16-19c-10-7-16-5-29-3l-3-18q23-3 41 6 15 9 23 26 14 30 10 62l27 3c19-31 37-60 40-91-14-4-33-10-35-24-2-20 4-45 20-56-1 28-5 44-3 50 6 11 31 15 40 17v1c18 4 32 7 35 25 19-29-14-45-36-54v-6q1-35 14-53c8-14 17-25 26-43v-1q-14-1-27 2c6-20 23-24 39-16q8-13 25-30-20-15-18-34c-28-4-58-5-79 10l-4-4c-16-18-61-12-51 11m68-4q7 12 29 14c-8 6-21 11-30 5-8-5-4-13 1-19M129 365c-14 3-38 7-49 16q-14 12-16 31-3 18 12 29c44 29 89 25 129 14 41-12 76-33 120-23 8 3 16 7 14 16l-2 6c-10 11-31 18-34 22-6 9 34 3 45-8q7-7 9-21c2-14-1-15-5-18q-16-15-40-15-24-1-53 6c-39 10-84 28-128 19q-25-5-33-15-6-7-3-16c7-15 28-17 41-20z"/>`,un=`<path fill="currentColor" d="m156 34-37 1 10 29 27-2zM18 38v456h298l-12-46-64-64-48-160-88-80-8-80zm201 61-59 13 16 30 18 6-1 19 52-23zm35 61-20 21 28 12 13-21zm51 90-35 25-12 58 101 23-4-98zm107 62-21 3-16 20 5 22 41-16zm-44 96-44 6 7 29 37-1zm38 60-32 5-34 21h80z"/>`,dn=`<path fill="currentColor" d="m154 20-45 51 64 291-19 2L92 81l-55 57 73 290 41-48 14 14-44 50 201 48 54-50-193-50 5-18 200 52 104-195-69-128zm81 52c81 1 169 80 156 165-28-68-93-133-166-115-63 15-5 80 66 97 79 19 169 84 109 147-55 58-159 2-151-68 18 33 82 86 121 43 55-59-78-93-122-112-46-20-139-86-81-133q31-25 68-24m22 62 24 2c-25 12-30 32-25 55-49-35-37-57 1-57m141 21c39 18 54 67 9 96q12-48-9-96m-151 91q7 0 16 5c12 7 18 19 13 28s-19 9-31 2c-12-6-18-19-13-27q4-8 15-8"/>`,fn=`<path fill="currentColor" d="M267 176v9h34a10 10 0 0 1 0 20h-34v9h2a10 10 0 0 1 0 20h-2v9h1a10 10 0 1 1 0 21h-1v4a10 10 0 0 1-10 10h-1a10 10 0 0 1-10-10v-4h-1a10 10 0 0 1 0-21h1v-9h-1a10 10 0 0 1 0-20h1v-9h-34a10 10 0 0 1-7-17l8-3h33v-9h-34a10 10 0 0 1 1-21h33v-9h-12a10 10 0 1 1 0-20h12v-10a10 10 0 0 1 10-10h1a10 10 0 0 1 10 10v10h12a10 10 0 0 1 7 18l-8 2h-11v9h34a10 10 0 0 1 3 20l-3 1zm-47-61a10 10 0 0 0-9-6l-5 1-29 15a10 10 0 0 0 9 18l29-15a10 10 0 0 0 5-13m119 20a10 10 0 0 0-4-14h-1l-29-15a10 10 0 1 0-9 18l29 15a10 10 0 0 0 14-4m-157 23-7-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-58zm155-3a10 10 0 0 0-10 11v58a10 10 0 0 0 10 10h3a10 10 0 0 0 7-10v-58a10 10 0 0 0-10-11m-37 115-5 2-38 25-39-25-5-2-5 1a10 10 0 0 0-6 9 10 10 0 0 0 5 9l44 29a10 10 0 0 0 12-1l43-28a10 10 0 0 0-6-19m-80 52-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1a10 10 0 0 0 10-10v-59zm88 0-7-4h-1a10 10 0 0 0-10 11v58a10 10 0 0 0 10 11h1l3-1a10 10 0 0 0 7-9v-59zm-88 93-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1a10 10 0 0 0 10-10v-59zm-38-165-7-4a10 10 0 0 0-10 11v22a10 10 0 0 0 10 10 10 10 0 0 0 10-10v-22zm162 3-7-3a10 10 0 0 0-10 10v22a10 10 0 0 0 10 10h3a10 10 0 0 0 7-9v-23zm-36 162-7-3h-1a10 10 0 0 0-10 10v59a10 10 0 0 0 10 10h1l3-1a10 10 0 0 0 7-9v-59zM286 59c0 18-13 39-29 39s-30-21-30-39c0-25 15-38 30-38s29 13 29 38m-34-3a9 9 0 1 0-9 9 9 9 0 0 0 9-9m28 0a9 9 0 1 0-10 9 9 9 0 0 0 10-9"/>`,pn=`<path fill="currentColor" d="M283 19q33 9 40 29l-4 2q-38 10-81 34 31-7 48 4-9 15-15 36c-22 68-126-81-189-5-41 47 11 93-55 175 35-4 45-9 62-36 10-16 28-22 45-21q-19 16-39 60c20-19 45-39 72-40q2 9-12 21C93 327 16 364 20 477q8-17 17-29c6 29 29 54 93 40-47-6-76-59-45-82 63-47 129 1 270-76l7-3c-2 20-12 40-22 57q21-15 34-29c2 26-12 55-26 78 44-31 61-58 63-78 10 36-1 95-25 123 78-39 107-77 110-190 2-60-66-61-56-102q16-73-8-108c-19-49-80-59-149-59M90 48c-35 0-45 35-34 69 17-52 70-44 111-34q-50-36-77-35m254 30c19 22 30 43 10 66-26-17-26-39-10-66m75 49 12 1c-1 31-14 33-46 32 8-22 14-33 34-33m-85 40q15 0 31 9c44 27 22 74-4 75-15 1 1-24-16-38-16-13-39 12-46-6-8-23 11-40 35-40m60 247c-24 27-58 60-99 31 17 46 69 70 99-31"/>`,mn=`<path fill="currentColor" d="M251 22c-58 45-81 38-101 0 17 62 11 67-44 117 67-36 96-34 130 7-34-53-30-75 15-124m18 0 12 115-100 58 98 21-32 30L19 472v20h32l222-219 26-28 19 88 58-100 115 11-77-86 47-105-106 46zM27 56c34 28 35 43 31 88 19-54 28-68 64-82-39 9-56 11-95-6m55 102c25 27 27 44 24 72 15-34 22-45 56-64-35 11-46 10-80-8m325 95c9 52-4 74-33 107 44-37 58-44 97-39-38-11-47-20-64-68m-55 73c-19 69-46 84-108 70 54 20 56 21 53 86 25-56 47-53 96-38-42-32-46-49-41-118m109 56c-15 18-23 18-44 9 23 19 18 34 11 60 16-19 23-25 50-13-23-21-27-30-17-56"/>`,hn=`<path fill="currentColor" d="M64 26c-6 40-10 33-39 37 27 4 40 9 39 37 2-20 0-31 36-36-16-6-34 4-36-38m171 1-30 47 20 15 35-2 23-15-25-44zm58 27 35 58-4 5q-12 18-26 35l26 38-5-31 43-94zm-102 9-57 16 10 20-18 29 32-3 16 33 5 83 35 33 14-61 47 67 56-40-2-11v1l-44-65-8 75-80-79-6-9q-15-24-24-44l-3-4zm182 20-27 62 31 21 32 94c-15-4-31 2-32-36-7 39-10 32-39 36 26 4 39 9 38 38 3-20 1-31 34-37l7 22 8-70 46 27-25-83-31 7-4-17 58-15-21-11-30-16-11-6-2-1zm-81 4-23 16v10h-18v-8l-17 1 1 8-18 2-1-12-21-15-10 15q10 21 21 38 10 20 34 22 30-9 43-22 12-13 23-31zm-171 5-48 14-4 39 14 9c-49 60-2 0-48 60l75-56 10 16-56 34-6 64 41-28 11 25 32-102 11-11-6-12-55 4 32-50zm124 30 5 1q21 2 32 13l-13 12c-1-1-11-6-21-7s-19 0-26 8l-13-13q14-13 31-14zm21 52-22 8 19 18zm173 68-8 74 3-4 19-31 3-4 5 1q11 1 18 4l-10-22zm-201 16-2 1-12 50-24-23 26 42 41-19 16 27 44-10 6-37-4-26-58 42zM92 271h-1l-42 30-5 22 39-23 25 23 1-12zm82 7-46 108 9 41 18-53 17 47 10-14 8-20c39 8 32 11 35 40 5-26 10-39 39-37-20-3-31-2-36-37-6 15 3 33-38 34l20-51zm176 16-7 47-39 9 32 20 6 50 23-35 29 45 8-67zm100 12c-7 40-10 33-39 37 26 4 39 9 38 37 3-19 1-30 36-36-16-6-33 4-35-38m-85 112-24 37-3 33 127 2 20-44-36 20-11-21-14 12-15-1-3 25zm-174 7-25 33-11-28-20 60h57q-3-32-1-65m-112 5-12 60h66l-8-35-23 10z"/>`,gn={strength:ue,agility:rn,magic:mn,heroic:be,mana:mn,shields:de},_n=e=>e===`any`?void 0:gn[e],vn={bandit:ae,beetle:$t,fire_elemental:nn,glooping_ooze:ne,goblin:p,ice_elemental:sn,ogre:t,phantom:an,plague_rat:ln,shadow:pn,skeleton:fn,wraith:Te,arrow_wall:Qt,boulder:en,cave_in:un,flame_statues:ie,force_wall:de,locked_door:tn,rune_puzzle:dn},yn=e=>vn[e]??`<path fill="currentColor" d="m106 114-33 74-3 1-14 5-8-54-25 87-4 12v1q-7 26 4 56 4 21 40 48 44 32 138 64v-6q1-19 14-30l-4-43-31 38-28-11-3-79-34 61-25-15-5-90-28 65q-11-9-20-20-4-30 6-52l5-3q24-7 58-6 50 3 118 31 1-21 19-30l-6-53-30 43q-14-6-28-9l-4-69-33 60q-17-4-32-4zm323 30-16 70-33-2-19-66-18 69-30 4-19-45-16 46q14 10 15 28l-1 7q71-15 119-9 35 3 57 16l4 3q8 24-3 53l-23 16-17-69-20 88-27 10-20-62-19 73-30 6-22-45-15 50 4 17-4 16q107-15 156-40 41-20 48-41 16-28 13-54v-1l-1-12-10-90-17 51-13-7-3-1zm-171 89q-13 2-15 15 0 6 3 10l23 1q5-3 5-11-1-13-16-15m-12 43h-3q-19 1-30 5-8 3-11 6-4 4-3 5-1 4 15 14 16 8 43 11 26 1 42-5l11-6q3-2 3-5 1-4-15-13t-43-11zm-6 57-3 30h3q9 0 16 3l3-31zm0 49q-18 2-20 20 2 20 20 21 19-1 21-21c2-20-9-20-21-20"/>`,bn={warrior:m,mage:re,rogue:ge,archer:oe,paladin:y},xn=e=>bn[e]??`<path fill="currentColor" d="M258 19c-74 0-138 62-156 148q78-11 154-45l4-2 4 2q73 38 151 47C397 82 333 19 258 19m1 122q-84 37-172 47 11 50-1 99c90 41 232 43 341-1q-17-48-1-98-87-6-167-47m-13 33h19v128h-19zm-59 11h19v102h-19zm116 0h19v102h-19zm-172 15h19v79h-19zm228 0h19v79h-19zm39 117-44 10-19 65q40-28 63-75m-278 3q21 42 57 68l-18-59zm213 11c-51 8-105 9-154 2l21 69q28 13 58 13 29 0 53-11zm-195 47q-30 32-49 72c70-8 134 15 168 51 40-35 104-55 171-44q-22-42-54-74-47 49-116 51c-46 0-89-21-120-56"/>`,Sn={dragons_cave:_e,hydras_reef:on,lichs_tomb:s,minotaurs_maze:cn,yetis_cavern:hn},Cn=e=>Sn[e]??`<path fill="currentColor" d="M189 20q-9 41 34 87c11-7 32-11 50-8-46-23-67-47-84-79M29 27c15 46 52 102 101 141-36-2-80-15-111-25 25 35 64 53 103 66-25 18-55 36-103 39 54 19 107 9 131 1-18 35-101 66-122 77 53 4 121-11 167-33 10 24-2 53-10 78l-6 13 15-11c23-16 48-32 59-58 26 31 63 62 107 85q27 35 35 74 14-30 9-61c25-3 36-29 36-54-13 6-15 6-32 8 1-10 1-12-2-29q-16 13-31 12c2-7 3-19 3-27-13 7-19 10-30 11q1-15-4-31c-29 19-48 2-68-21 20-17 97-22 95 7 14-7 19-11 24-16q13 15 15 32c9-10 10-11 17-24 6 10 9 17 11 31q12-10 20-22c7 16 8 16 12 33 18-13 22-31 23-47 2-33 0-109-31-143 2 36-13 70-34 80-13 5-96-74-138-93-23-10-48 7-67 9Q110 94 29 27m267 126q19 30 60 55c-19 3-66-7-77-24-6-8 7-21 17-31M181 319q-23 9-44 14l-7 11q24 8 44 3 6-15 7-28m-68 19-11 2c-31 36-61 103-48 152h36c-11-38-16-87 23-154m8 22-14 32q20 10 45 8l15-33q-25 2-46-7m112 6q-19 16-39 30c7 34 33 63 74 96h83q-84-48-118-126m-130 44q-4 17-3 32c37 15 62 14 97 5q-11-16-17-33c-33 10-55 6-77-4m106 52c-38 11-69 13-107 0q2 16 7 30h130z"/>`,wn=`<path fill="currentColor" d="M182 33v52h149V33zm14 70-3 7q-2 7-19 7-34 1-55 16c-21 15-24 25-24 42v252c0 32 26 58 58 58h214c32 0 58-26 58-58V175q-1-26-23-42c-22-16-33-16-54-16q-22-1-27-7l-3-7h-19q1 10 8 19 12 13 41 13 26 1 43 13 15 12 16 27v252c0 22-18 40-40 40H153c-22 0-40-18-40-40V175q1-15 16-27 17-12 45-13 24 0 34-14 6-8 7-18zm66 46q-44 1-63 32-19 29-19 66 37 20 43 45l2 9q15 8 38 8 19 0 36-7l1-10q7-26 45-45-1-36-19-65-19-31-64-33m-30 75q15 1 17 16c2 15-8 17-17 17q-15-2-16-17 1-15 16-16m56 0q15 1 16 16c1 15-7 17-16 17s-17-8-17-17q1-15 17-16m-29 33q9 20 14 40-15-5-28 0 4-20 14-40m-37 64-9 19c11 8 31 12 50 12q30-1 47-12l-9-18q-18 6-38 6-23 0-41-7m-71 17q-14 16-10 36c69 5 164 32 227 61q13-16 10-37c-68-7-164-29-227-60m217 0q-32 15-72 28 32 7 59 10l23-2q3-20-10-36m-204 57-23 3q-3 21 10 37 33-15 73-28z"/>`,Tn=V(`<span></span>`),En=V(`<span class="cost svelte-ed2mv" aria-hidden="true"></span>`);function Dn(e,t){F(t,!0);let r=P(t,`size`,3,`16px`),i=b(()=>[{name:`hearts`,icon:ce,n:t.square.hearts},{name:`time`,icon:l,n:t.square.time},{name:`poison`,icon:wn,n:t.square.poison},{name:`skulls`,icon:g,n:t.square.skulls}].filter(({n:e})=>e>0));var a=En();H(a,21,()=>c(i),({name:e,icon:t,n})=>e,(e,t)=>{let i=()=>c(t).name,a=()=>c(t).icon,o=()=>c(t).n;var s=Tn();H(s,21,()=>({length:o()}),U,(e,t)=>{n(e,{get of(){return a()},get size(){return r()}})}),I(s),W(()=>K(s,1,le(i()),`svelte-ed2mv`)),q(e,s)}),I(a),q(e,a),v()}var On=V(`<span class="shield svelte-1sxhous"><!></span>`),kn=V(`<span class="plus svelte-1sxhous">+</span>`),An=V(`<span role="img"><span class="top svelte-1sxhous"><!> <svg viewBox="0 0 48 48"><path class="svelte-1sxhous"></path><text x="24" y="33" text-anchor="middle" class="svelte-1sxhous"> </text></svg> <!></span> <!></span>`);function jn(e,t){F(t,!0);let r=$(),i=b(()=>t.square.colour===`any`?`square`:Ze[t.square.colour]);var a=An(),o=_(a),s=_(o),l=e=>{var t=On(),r=_(t);n(r,{get of(){return de},size:`13px`}),I(t),q(e,t)};G(s,e=>{t.square.shield&&e(l)});var u=Y(s,2);let d;var f=_(u),p=Y(f),m=A(p,!0);I(u);var h=Y(u,2),g=e=>{var t=kn();q(e,t)};G(h,e=>{t.square.wide&&e(g)}),I(o),Dn(Y(o,2),{get square(){return t.square},size:`12px`}),I(a),W(e=>{K(a,1,`mini ${t.square.colour??``}`,`svelte-1sxhous`),L(a,`aria-label`,e),d=K(u,0,`svelte-1sxhous`,null,d,{wide:t.square.wide}),L(f,`d`,Ee[c(i)]),R(m,t.square.value??`X`)},[()=>_t(t.square,r.words)]),q(e,a),v()}var Mn=V(`<span class="card svelte-1kp0f66"><b class="svelte-1kp0f66"><!> </b> <span class="boxes svelte-1kp0f66"></span> <span class="xp svelte-1kp0f66"> </span></span>`),Nn=V(`<!><!>`,1),Pn=V(`<button><!> <!></button>`);function Fn(e,t){F(t,!0);let r=$(),i=b(()=>r.words);var a=Pn();let o;var s=_(a);H(s,17,()=>t.cards,e=>e.card,(e,t)=>{var r=Mn(),a=_(r),o=_(a);{let e=b(()=>yn(c(t).kind));n(o,{get of(){return c(e)},size:`22px`})}var s=Y(o);I(a);var l=Y(a,2);H(l,21,()=>c(t).options??c(t).boxes,U,(e,t)=>{jn(e,{get square(){return c(t)}})}),I(l);var u=Y(l,2),d=A(u,!0);I(r),W((e,t)=>{R(s,` ${e??``}`),R(d,t)},[()=>Q(c(t).name,c(i)),()=>c(i).say(`board-worth`,{xp:c(t).xp})]),q(e,r)});var l=Y(s,2),u=e=>{var n=Nn(),r=x(n);Yt(r,{get of(){return t.offer}}),Zt(Y(r),{get text(){return t.offer.text}}),q(e,n)};G(l,e=>{t.offer&&e(u)}),I(a),W(()=>{o=K(a,1,`open svelte-1kp0f66`,null,o,{lit:t.offer,two:t.cards.length>1}),L(a,`data-go`,t.offer?!0:void 0),L(a,`data-move`,t.offer?.text),L(a,`aria-disabled`,!t.offer)}),j(`click`,a,()=>t.offer&&r.play(t.offer)),q(e,a),v()}J([`click`]);var In=V(`<!><!>`,1),Ln=V(`<button><!> <span> </span> <!></button>`),Rn=V(`<!> <div class="doors svelte-hz7czh" role="group"><!> <!> <!></div>`,1);function zn(t,r){F(r,!0);let i=$(),a=b(()=>i.table),o=b(()=>i.words),s=b(()=>[i.offer(`explore`),i.offer(`open`)]),l=b(()=>e(c(s),2)),u=b(()=>c(l)[0]),d=b(()=>c(l)[1]),f=b(()=>i.offer(`descend`)),p=b(()=>Math.max(0,c(a).deck.limit-c(a).deck.closed-c(a).deck.open.length));var m=Rn(),h=x(m),g=e=>{Yt(e,{get of(){return c(f)}})};G(h,e=>{c(f)&&e(g)});var y=Y(h,2),S=_(y);H(S,17,()=>c(a).deck.open,U,(e,t,n)=>{{let r=b(()=>i.of(`enter`)[n]);Fn(e,{get cards(){return c(t)},get offer(){return c(r)}})}});var C=Y(S,2);H(C,17,()=>({length:c(a).deck.closed}),U,(e,t,r)=>{var a=Ln();let s;var l=_(a);n(l,{get of(){return se},size:`56px`});var u=Y(l,2),f=A(u,!0),p=Y(u,2),m=e=>{var t=In(),n=x(t);Yt(n,{get of(){return c(d)}}),Zt(Y(n),{text:`open`}),q(e,t)};G(p,e=>{c(d)&&r===0&&e(m)}),I(a),W(e=>{s=K(a,1,`door closed svelte-hz7czh`,null,s,{lit:c(d)}),L(a,`data-go`,c(d)&&r===0?!0:void 0),L(a,`data-move`,c(d)&&r===0?`open`:void 0),L(a,`aria-disabled`,!c(d)),R(f,e)},[()=>c(o).say(`board-closed`)]),j(`click`,a,()=>c(d)&&i.play(c(d))),q(e,a)});var w=Y(C,2);H(w,17,()=>({length:c(p)}),U,(e,t,r)=>{var s=Ln();let l;var d=_(s);n(d,{get of(){return E},size:`36px`});var f=Y(d,2),p=A(f,!0),m=Y(f,2),h=e=>{Zt(e,{text:`explore`})};G(m,e=>{c(u)&&r===0&&e(h)}),I(s),W(e=>{l=K(s,1,`door free svelte-hz7czh`,null,l,{lit:c(u)}),L(s,`data-go`,c(u)&&r===0?!0:void 0),L(s,`data-move`,c(u)&&r===0?`explore`:void 0),L(s,`aria-disabled`,!c(u)),R(p,e)},[()=>c(o).say(c(u)?`board-explore`:c(a).deck.stairs?`board-no-door`:`board-free-door`)]),j(`click`,s,()=>c(u)&&i.play(c(u))),q(e,s)}),I(y),z(y,()=>B),W(e=>L(y,`aria-label`,e),[()=>c(o).say(`board-doors`)]),q(t,m),v()}J([`click`]);var Bn=[`explore`,`open`,`enter`,`option`,`feat`,`unstore`,`place`,`pick`,`discard`,`join`,`use`,`drink`,`item`,`skill`,`swap_item`,`swap_skill`,`potion`,`xp`],Vn=Ce(`<text y="36.5" text-anchor="middle" class="svelte-dj9y0b"> </text>`),Hn=Ce(`<svg class="face svelte-dj9y0b" viewBox="0 0 48 48"><g transform="translate(1.5 1.5) scale(0.0313)"></g><g><path class="frame svelte-dj9y0b"></path></g><!></svg>`);function Un(e,t){F(t,!0);let n=P(t,`tumble`,3,!1),r=P(t,`fresh`,3,!1);De(e,{get value(){return t.value},get tone(){return t.tone},get tumble(){return n()},get fresh(){return r()},children:(e,n=k)=>{var r=Hn(),i=_(r);xe(i,()=>t.icon,!0),I(i);var a=Y(i),o=A(a),s=Y(a),c=e=>{var r=Vn(),i=A(r,!0);W(()=>{L(r,`x`,t.frame===`star`?26.1:28.2),R(i,n())}),q(e,r)};G(s,e=>{n()!==null&&e(c)}),I(r),W(()=>{L(a,`transform`,t.frame===`star`?`translate(4.5 6) scale(0.9)`:`translate(9.5 9.5) scale(0.78)`),L(o,`d`,Ee[t.frame])}),q(e,r)},$$slots:{default:!0}}),v()}function Wn(e,t){F(t,!0);let n=P(t,`fresh`,3,!1),r=P(t,`moving`,3,!1),i=b(()=>t.kind===`mana`?`magic`:t.kind===`shields`?`heroic`:t.kind);Un(e,{get value(){return t.value},get tone(){return c(i)},get frame(){return Ze[t.kind]},get icon(){return gn[t.kind]},get fresh(){return n()},get tumble(){return r()}}),v()}var Gn=V(`<span></span>`),Kn=Ce(`<svg viewBox="0 0 48 48" class="svelte-1jp9bjh"><path class="svelte-1jp9bjh"></path><text x="24" y="32.5" text-anchor="middle" class="svelte-1jp9bjh"> </text></svg>`),qn=V(`<b class="filled svelte-1jp9bjh"> </b>`),Jn=V(`<span class="kind svelte-1jp9bjh"><!></span>`),Yn=V(`<span class="shield svelte-1jp9bjh"><!></span>`),Xn=V(`<b class="svelte-1jp9bjh">1/2</b>`),Zn=V(`<button><span class="hidden"> </span> <span class="face svelte-1jp9bjh" aria-hidden="true"><!> <!></span> <span class="foot svelte-1jp9bjh" aria-hidden="true"><!> <!> <!> <!></span> <!></button>`);function Qn(e,t){F(t,!0);let r=$(),i=b(()=>r.table),a=b(()=>r.words),o=b(()=>r.hand),s=b(()=>({box:t.box.box})),l=b(()=>c(o).isOpen(c(s))),u=b(()=>yt(c(i),c(o),t.box)),d=b(()=>c(u)!==null&&!t.box.covered),f=b(()=>c(o).goal&&`box`in c(o).goal&&c(o).goal.box===t.box.box?c(o).dice:[]),p=b(()=>t.box.colour===`any`?`square`:Ze[t.box.colour]),m=b(()=>_n(t.box.colour));var h=Zn();let g;var y=_(h),x=A(y,!0),S=Y(y,2),C=_(S),w=e=>{var n=Gn();let r;H(n,21,()=>[...t.box.dice,...c(f)],U,(e,t)=>{Wn(e,{get kind(){return c(t).kind},get value(){return c(t).value}})}),I(n),W(()=>r=K(n,1,`dice svelte-1jp9bjh`,null,r,{ghosts:!t.box.dice.length})),q(e,n)},T=e=>{var n=Kn(),r=_(n),i=Y(r),a=A(i,!0);I(n),W(()=>{L(r,`d`,Ee[c(p)]),R(a,t.box.value)}),q(e,n)};G(C,e=>{t.box.dice.length||c(f).length?e(w):e(T,-1)});var E=Y(C,2),D=e=>{var t=qn(),n=A(t);W(()=>R(n,`${c(u).now??``} / ${c(u).of??``}`)),q(e,t)},O=e=>{var t=qn(),n=A(t,!0);W(e=>R(n,e),[()=>c(a).say(`board-in-all`)]),q(e,t)},ee=e=>{var n=qn(),r=A(n,!0);W(e=>R(r,e),[()=>c(a).say(`board-at-least`,{value:t.box.value})]),q(e,n)};G(E,e=>{c(u)?e(D):!t.box.covered&&t.box.wide?e(O,1):(t.box.dice.length||c(f).length)&&e(ee,2)}),I(S);var k=Y(S,2),te=_(k),M=e=>{var t=Jn(),r=_(t);n(r,{get of(){return c(m)},size:`15px`}),I(t),q(e,t)};G(te,e=>{c(m)&&e(M)});var ne=Y(te,2),re=e=>{var t=Yn(),r=_(t);n(r,{get of(){return de},size:`17px`}),I(t),q(e,t)};G(ne,e=>{t.box.shield&&e(re)});var N=Y(ne,2);Dn(N,{get square(){return t.box}});var P=Y(N,2),ie=e=>{var t=Xn();q(e,t)};G(P,e=>{t.box.once&&e(ie)}),I(k),Zt(Y(k,2),{get text(){return`box ${t.box.box??``}`}}),I(h),W(e=>{g=K(h,1,`box ${t.box.colour??``}`,`svelte-1jp9bjh`,g,{wide:t.box.wide,lit:c(l),aimed:c(d),covered:t.box.covered}),L(h,`data-spot`,`box ${t.box.box??``}`),L(h,`data-lit`,c(l)||void 0),L(h,`aria-disabled`,!c(l)),L(h,`aria-pressed`,c(d)),R(x,e)},[()=>xt(c(i),c(o),t.box,c(a))]),j(`click`,h,()=>c(o).tap(c(s))),q(e,h),v()}J([`click`]);var $n=V(`<div class="first svelte-193l0vd"><p class="svelte-193l0vd"><!> </p> <div class="row svelte-193l0vd"></div></div>`),er=V(`<div class="row svelte-193l0vd"></div>`),tr=V(`<!> <!>`,1),nr=V(`<span class="xp svelte-193l0vd"> </span>`),rr=V(`<p class="svelte-193l0vd"><b> </b></p>`),ir=V(`<b> </b> `,1),ar=V(`<p class="svelte-193l0vd"><!> </p>`),or=V(`<i></i>`),sr=V(`<span class="life svelte-193l0vd" aria-hidden="true"></span>`),cr=V(`<div class="top svelte-193l0vd"><span class="portrait svelte-193l0vd"><!></span> <div><!> <!></div></div> <!> <div class="boxes svelte-193l0vd" role="group"><!> <!></div>`,1),lr=V(`<div class="dungeon svelte-193l0vd" role="group"><h3 class="svelte-193l0vd"> </h3> <!></div>`),ur=V(`<div><!> <!></div>`);function dr(e,t){F(t,!0);let r=(e,t=k)=>{var r=tr(),i=x(r),a=e=>{var r=$n(),i=_(r),a=_(i);n(a,{get of(){return de},size:`16px`});var s=Y(a);I(i);var l=Y(i,2);H(l,21,()=>S(t()),e=>e.box,(e,t)=>{Qn(e,{get box(){return c(t)}})}),I(l),I(r),W(e=>R(s,` ${e??``}`),[()=>c(o).say(c(T)?`board-first`:`board-first-done`)]),q(e,r)},s=b(()=>S(t()).length);G(i,e=>{c(s)&&e(a)});var l=Y(i,2),u=e=>{var n=er();H(n,21,()=>C(t()),e=>e.box,(e,t)=>{Qn(e,{get box(){return c(t)}})}),I(n),q(e,n)},d=b(()=>C(t()).length);G(l,e=>{c(d)&&e(u)}),q(e,r)},i=$(),a=b(()=>i.table),o=b(()=>i.words),s=b(()=>c(a).dungeon),l=b(()=>c(s).guardian),u=b(()=>t.encounter.mode===`guardian`),d=b(()=>c(a).cards.find(({card:e})=>e===t.encounter.card?.card)),f=b(()=>c(u)?c(l).name:t.encounter.card?.name),p=b(()=>t.encounter.option?t.encounter.options?.[t.encounter.option-1]:void 0),m=b(()=>c(u)?{name:null,text:c(l).text}:t.encounter.ability??null),h=b(()=>c(u)?Cn(c(a).dungeon.id):yn(t.encounter.card?.kind??``)),g=b(()=>t.encounter.boxes.filter(({dungeon:e})=>!e)),y=b(()=>t.encounter.boxes.filter(({dungeon:e})=>e)),S=e=>e.filter(e=>e.shield),C=e=>e.filter(e=>!e.shield),w=b(()=>t.encounter.boxes.length?[]:c(d)?.options??c(d)?.boxes??[]),T=b(()=>S(t.encounter.boxes).some(({covered:e})=>!e));var E=ur();let D;var O=_(E);{let e=e=>{var n=we(),r=x(n),i=e=>{var t=nr(),n=A(t,!0);W(e=>R(n,e),[()=>c(o).say(`board-guardian`,{damage:c(l).damage,health:c(l).health})]),q(e,t)},a=e=>{var n=nr(),r=A(n,!0);W(e=>R(r,e),[()=>c(o).say(`board-worth`,{xp:t.encounter.card.xp})]),q(e,n)};G(r,e=>{c(u)?e(i):t.encounter.card&&e(a,1)}),q(e,n)},i=b(()=>Q(c(f),c(o)));ke(O,{get title(){return c(i)},aside:e,children:(e,t)=>{var i=cr(),a=x(i),s=_(a),d=_(s);n(d,{get of(){return c(h)},size:`100%`}),I(s);var f=Y(s,2),v=_(f),y=e=>{var t=rr(),n=_(t),r=A(n,!0);I(t),W(e=>R(r,e),[()=>Q(c(p).name,c(o))]),q(e,t)};G(v,e=>{c(p)&&e(y)});var b=Y(v,2),S=e=>{var t=ar(),n=_(t),r=e=>{var t=ir(),n=x(t),r=A(n,!0),i=Y(n,1,!0);i.nodeValue=` · `,W(e=>R(r,e),[()=>Q(c(m).name,c(o))]),q(e,t)};G(n,e=>{c(m).name&&e(r)});var i=Y(n,1,!0);I(t),W(e=>R(i,e),[()=>Q(c(m).text,c(o))]),q(e,t)};G(b,e=>{c(m)&&e(S)}),I(f),I(a);var C=Y(a,2),T=e=>{var t=sr();H(t,21,()=>({length:c(l).health}),U,(e,t,n)=>{var r=or();let i;W(()=>i=K(r,1,`svelte-193l0vd`,null,i,{hit:n<c(l).damage})),q(e,r)}),I(t),q(e,t)};G(C,e=>{c(u)&&e(T)});var E=Y(C,2),D=_(E);r(D,()=>c(g));var O=Y(D,2),ee=e=>{var t=er();H(t,21,()=>c(w),U,(e,t)=>{jn(e,{get square(){return c(t)}})}),I(t),q(e,t)};G(O,e=>{c(w).length&&e(ee)}),I(E),z(E,()=>B),W(e=>L(E,`aria-label`,e),[()=>c(o).say(`board-boxes`)]),q(e,i)},$$slots:{aside:!0,default:!0}})}var ee=Y(O,2),te=e=>{var t=lr(),n=_(t),i=A(n,!0),s=Y(n,2);r(s,()=>c(y)),I(t),z(t,()=>B),W((e,n)=>{L(t,`aria-label`,e),R(i,n)},[()=>c(o).say(`board-dungeon-boxes`),()=>Q(c(a).dungeon.name,c(o))]),q(e,t)};G(ee,e=>{c(y).length&&e(te)}),I(E),W(()=>D=K(E,1,`encounter svelte-193l0vd`,null,D,{alone:!c(y).length})),q(e,E),v()}var fr=V(`<li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li>`),pr=V(`<section class="end svelte-1fbc52h"><ol class="svelte-1fbc52h"><!> <li><!> <b class="svelte-1fbc52h"> </b> <span> </span></li></ol> <p class="svelte-1fbc52h"> </p></section>`);function mr(e,t){F(t,!0);let r=$(),i=b(()=>r.table),a=b(()=>r.words),o=b(()=>c(i).dungeon),s=b(()=>c(i).phase===`won`),l=e=>e+1<c(o).floor;var u=pr(),d=_(u),f=_(d);H(f,17,()=>c(o).floors,U,(e,t,r)=>{var i=fr();let u;var d=_(i);n(d,{get of(){return C},size:`28px`});var f=Y(d,2),p=A(f,!0),m=Y(f,2),h=A(m,!0);I(i),W((e,t,n)=>{u=K(i,1,`svelte-1fbc52h`,null,u,{passed:e,here:!c(s)&&r+1===c(o).floor}),R(p,t),R(h,n)},[()=>l(r),()=>Q(c(t).name,c(a)),()=>c(a).say(`board-end-floor`,{state:l(r)?`passed`:r+1===c(o).floor?`fell`:`unseen`})]),q(e,i)});var p=Y(f,2);let m;var h=_(p);{let e=b(()=>Cn(c(o).id));n(h,{get of(){return c(e)},size:`28px`})}var g=Y(h,2),y=A(g,!0),x=Y(g,2),S=A(x,!0);I(p),I(d);var w=Y(d,2),T=A(w,!0);I(u),W((e,t,n,r)=>{L(u,`aria-label`,e),m=K(p,1,`svelte-1fbc52h`,null,m,{passed:c(s),here:!c(s)&&c(o).floor>c(o).floors.length}),R(y,t),R(S,n),R(T,r)},[()=>c(a).say(`board-end`),()=>Q(c(o).guardian.name,c(a)),()=>c(o).floor>c(o).floors.length?c(a).say(`board-guardian`,{damage:c(o).guardian.damage,health:c(o).guardian.health}):c(a).say(`board-end-floor`,{state:`unseen`}),()=>c(a).say(`board-end-group`,{level:c(i).level.level,xp:c(i).level.xp,cubes:c(i).potions.cubes,turn:c(i).turn})]),q(e,u),v()}var hr=`<path fill="currentColor" d="M230 18v229h49V18zM79 21 63 158q73 45 148 53V33q-66-3-132-12m349 1q-65 10-130 12v175q70-12 149-51zm-2 166q-66 30-128 39v20h37v143h-37v9c0 34-20 56-43 56s-44-21-44-56v-9h-37V247h37v-17q-65-6-127-38 7 138-5 278 175 47 352 0-11-141-5-282m-233 78v106h123V266zm21 18h82v67h-82zm18 19v30h45v-30zm-2 87v9c0 28 13 38 25 38 11-1 24-11 24-38v-9z"/>`,gr=`<path fill="currentColor" d="M320 21c13 33 13 33-6 63 33-13 33-13 64 6-13-34-13-34 5-64-33 13-33 13-63-5M113 38c-12 21-12 21-36 24 21 12 21 12 25 36 11-21 11-21 35-24-21-12-21-12-24-36m77 56c-1 51-1 51-42 80 50 1 50 1 80 42 1-50 1-50 42-80-51-1-51-1-80-42m191 56c0 24 0 24-20 39 25 0 25 0 39 19 0-24 0-24 19-39-24 0-24 0-38-19m-184 84h-4q-26 2-77 23L76 434q116-31 171-5V248q-26-14-47-14zm122 11h-8l-46 5v177c44-8 107-4 171 8l-40-177c-35-9-56-12-77-13m3 17 53 5 5 17c-24-4-66-5-93-1v-18q18-3 35-3m-251 5-10 46h24l10-46zm346 0 40 177 2 10h23l-41-187zm-79 58 49 2 4 17c-33-3-73-3-103 0l-1-17zm-282 6-7 30h25l7-30zm275 27h15l2 18c-20-1-47 1-60 1v-18zm41 1h24l3 17h-32l-3-17zM45 379l-18 78h25l18-78zm303 12 57 2 3 21c-34-4-86-7-119-3v-18zm-166 44q-44 0-116 20l-7 2 188-2v-6q-24-14-65-14m134 6q-29 1-51 4v10l178-1c-45-9-90-13-127-13M26 475v18h460v-18z"/>`,_r=V(`<p class="svelte-r1vbky"><span><!> </span> <span><!> <b> </b> <!> </span></p>`);function vr(e,t){F(t,!0);let i=b($),a=b(()=>c(i).words);var s=_r(),l=_(s),u=_(l);n(u,{get of(){return hr},size:`18px`});var d=Y(u);I(l);var f=Y(l,2),p=_(f);{let e=b(()=>t.card.scroll.potion?r:gr);n(p,{get of(){return c(e)},size:`18px`})}var m=Y(p,2),h=A(m,!0),g=Y(m,2),y=e=>{var n=o();W(e=>R(n,`(${e??``})`),[()=>wt(t.card.scroll.cost,c(a))]),q(e,n)};G(g,e=>{t.card.scroll.potion||e(y)});var x=Y(g);I(f),I(s),W((e,t,n)=>{R(d,` ${e??``}`),R(h,t),R(x,` · ${n??``}`)},[()=>Tt(t.card.item,c(a)),()=>Q(t.card.scroll.name,c(a)),()=>Q(t.card.scroll.text,c(a))]),q(e,s),v()}var yr=V(`<!><!>`,1),br=V(`<button><b> </b> <span class="price svelte-1gz5qoq"><!> </span> <!> <!></button>`),xr=V(`<span class="xp svelte-1gz5qoq"> </span>`),Sr=V(`<p class="svelte-1gz5qoq"><b> </b> </p>`),Cr=V(`<div class="ways svelte-1gz5qoq"></div>`),wr=V(`<div class="boxes svelte-1gz5qoq"></div>`),Tr=V(`<div class="top svelte-1gz5qoq"><span class="portrait svelte-1gz5qoq"><!></span> <div class="body svelte-1gz5qoq"><!> <!></div></div>`),Er=V(`<div><!></div>`),Dr=V(`<!> <div></div>`,1);function Or(e,t){F(t,!0);let r=(e,t=k,r=k,a=k)=>{let u=b(()=>r().card===c(s)?i.offer(`option ${a()+1}`):void 0);var d=br();let f;var p=_(d),m=A(p,!0),h=Y(p,2),g=_(h);n(g,{get of(){return l},size:`15px`});var v=Y(g);I(h);var y=Y(h,2);jn(y,{get square(){return t()}});var S=Y(y,2),C=e=>{var t=yr(),n=x(t);Yt(n,{get of(){return c(u)}}),Zt(Y(n),{get text(){return c(u).text}}),q(e,t)};G(S,e=>{c(u)&&e(C)}),I(d),W((e,t)=>{f=K(d,1,`way svelte-1gz5qoq`,null,f,{lit:c(u)}),L(d,`data-move`,c(u)?.text),L(d,`aria-disabled`,!c(u)),R(m,e),R(v,` ${t??``}`)},[()=>Q(t().name,c(o)),()=>c(o).say(`board-price`,{time:t().price})]),j(`click`,d,()=>c(u)&&i.play(c(u))),q(e,d)},i=$(),a=b(()=>i.table),o=b(()=>i.words),s=b(()=>c(a).encounter?.card?.card),u=b(()=>i.offer(`fight`));var d=Dr(),f=x(d),p=e=>{Yt(e,{get of(){return c(u)}})};G(f,e=>{c(u)&&e(p)});var m=Y(f,2);let h;H(m,21,()=>c(a).cards,e=>e.card,(e,t)=>{var a=Er();let l;var u=_(a);{let e=e=>{var n=xr(),r=A(n,!0);W(e=>R(r,e),[()=>c(o).say(`board-worth`,{xp:c(t).xp})]),q(e,n)},i=e=>{vr(e,{get card(){return c(t)}})},a=b(()=>Q(c(t).name,c(o)));ke(u,{get title(){return c(a)},aside:e,foot:i,children:(e,i)=>{var a=Tr(),s=_(a),l=_(s);{let e=b(()=>yn(c(t).kind));n(l,{get of(){return c(e)},size:`100%`})}I(s);var u=Y(s,2),d=_(u),f=e=>{var n=Sr(),r=_(n),i=A(r,!0),a=Y(r);I(n),W((e,t)=>{R(i,e),R(a,` · ${t??``}`)},[()=>Q(c(t).ability.name,c(o)),()=>Q(c(t).ability.text,c(o))]),q(e,n)};G(d,e=>{c(t).ability&&e(f)});var p=Y(d,2),m=e=>{var n=Cr();H(n,21,()=>c(t).options,U,(e,n,i)=>{r(e,()=>c(n),()=>c(t),()=>i)}),I(n),z(n,()=>B),q(e,n)},h=e=>{var n=wr();H(n,21,()=>c(t).boxes,U,(e,t)=>{jn(e,{get square(){return c(t)}})}),I(n),q(e,n)};G(p,e=>{c(t).options?e(m):e(h,-1)}),I(u),I(a),q(e,a)},$$slots:{aside:!0,foot:!0,default:!0}})}I(a),W(()=>l=K(a,1,`turn svelte-1gz5qoq`,null,l,{moving:i.moving,waits:c(s)!==void 0&&c(t).card!==c(s)})),q(e,a)}),I(m),W(()=>h=K(m,1,`faces svelte-1gz5qoq`,null,h,{two:c(a).cards.length>1})),q(e,d),v()}J([`click`]);function kr(e,t){if(e.phase!==`roll`&&!e.rolling)return new Map;let n=new Map(e.dice.map(({die:e,count:t})=>[e,t])),r=({die:e,count:t})=>t-(n.get(e)??0);return new Map(t.dice.filter(e=>r(e)>0).map(e=>[e.die,r(e)]))}var Ar=class{table;offers;run;#e=N([]);get up(){return c(this.#e)}set up(e){M(this.#e,e)}#t=N(null);get goal(){return c(this.#t)}set goal(e){M(this.#t,e)}#n=N(null);get refused(){return c(this.#n)}set refused(e){M(this.#n,e)}constructor(e,t,n){this.table=e,this.offers=t,this.run=n}#r=b(()=>new Set(this.offers().map(({text:e})=>e)));get texts(){return c(this.#r)}set texts(e){M(this.#r,e)}#i=b(()=>qe(this.table().dice));get all(){return c(this.#i)}set all(e){M(this.#i,e)}#a=b(()=>this.all.filter(({id:e})=>this.up.includes(e)));get dice(){return c(this.#a)}set dice(e){M(this.#a,e)}#o=b(()=>this.table().phase===`act`&&this.offers().length>0);get free(){return c(this.#o)}set free(e){M(this.#o,e)}#s=b(()=>{let{phase:e,picking:t}=this.table();return e===`pick`&&t?.what===`change`&&t.left>1?t.left:0});get changes(){return c(this.#s)}set changes(e){M(this.#s,e)}#c=b(()=>this.texts.has(`join`)&&this.dice.length===this.table().to_join&&this.plain());get mayJoin(){return c(this.#c)}set mayJoin(e){M(this.#c,e)}#l=b(()=>this.free&&this.goal===null&&this.dice.length===1);get mayDiscard(){return c(this.#l)}set mayDiscard(e){M(this.#l,e)}#u=b(()=>{let e=this.goal&&X(this.table(),this.goal);return e?it(e,this.dice):!1});get ready(){return c(this.#u)}set ready(e){M(this.#u,e)}has(e){return this.texts.has(e)}isUp(e){return this.up.includes(e.id)}direct(e){if(this.free||this.changes)return;let t=this.table().encounter?.filling;return[`pick ${e.text}`,`place ${e.text} ${t?.box}`].find(e=>this.has(e))}isLit(e){if(this.changes)return this.isUp(e)||this.mayChange(e);if(!this.free)return this.direct(e)!==void 0;let t=this.goal&&X(this.table(),this.goal);return!t||t.fits(e)}isOpen(e){let t=X(this.table(),e);return!this.free||!t||!this.isOffered(e)?!1:this.goal?Qe(this.goal,e):(!this.dice.length||it(t,this.dice)||at(t,this.dice))&&ot(t,this.all)!==void 0}tapDie(e){this.refused=null;let t=this.direct(e);t?this.run([t]):this.isUp(e)?this.up=this.up.filter(t=>t!==e.id):this.isLit(e)?this.up=this.taking(e):this.refused={die:e.id}}tap(e){this.refused=null,!this.free||!this.isOffered(e)?this.refused={goal:e}:X(this.table(),e)?Qe(this.goal,e)?this.ready?this.commit():this.drop():this.dice.length&&!this.goal?this.aim(e):this.propose(e):this.run(ut(this.table(),e,[]))}commit(){this.goal&&this.ready&&this.run(ut(this.table(),this.goal,this.dice))}join(){this.mayJoin&&this.run([`join`,...Je(this.dice).map(({text:e})=>`pick ${e}`)])}discard(){this.mayDiscard&&this.run(this.dice.map(({text:e})=>`discard ${e}`))}change(){this.changes&&this.run([...Je(this.dice).map(({text:e})=>`pick ${e}`),`done`])}best(){this.free&&this.run(this.table().best)}drop(){this.up=[],this.goal=null,this.refused=null}plain(){return this.dice.every(({kind:e})=>e!==`mana`&&e!==`shields`)}isOffered(e){if(`slot`in e)return this.has(`use ${e.hero} ${e.slot}`);let t=this.table().encounter?.boxes.find(({box:t})=>t===e.box);return t!==void 0&&t.plays!==null}mayChange(e){let{picking:t}=this.table(),n=!t?.same||this.dice.every(({value:t})=>t===e.value);return this.has(`pick ${e.text}`)&&n&&this.dice.length<this.changes}taking(e){return(this.goal&&X(this.table(),this.goal))?.single?[e.id]:[...this.up,e.id]}aim(e){let t=X(this.table(),e);t&&it(t,this.dice)?this.run(ut(this.table(),e,this.dice)):t&&at(t,this.dice)?this.goal=e:this.refused={goal:e}}propose(e){let t=X(this.table(),e),n=t&&ot(t,this.all);if(!n)return void(this.refused={goal:e});this.goal=e,this.up=n.map(({id:e})=>e)}},jr=V(`<span class="mark svelte-jpv4ab"> </span>`);function Mr(e,t){F(t,!0);let n=$();var r=we(),i=x(r),a=e=>{var r=jr(),i=A(r,!0);W((e,t)=>{L(r,`title`,e),R(i,t)},[()=>n.words.say(`board-mark-${t.mark}-long`),()=>n.words.say(`board-mark-${t.mark}`)]),q(e,r)};G(i,e=>{t.mark&&e(a)}),q(e,r),v()}var Nr=Ce(`<svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-1oo3kd"><path class="svelte-1oo3kd"></path><text x="24" y="33" text-anchor="middle" class="svelte-1oo3kd"> </text></svg>`),Pr=V(`<i> </i>`),Fr=V(`<span class="hidden"> </span>`),Ir=V(`<button><span><!> <span class="hidden"> </span></span> <span class="words svelte-1oo3kd"><b> </b> <!> <!> <span class="text"> </span> <!></span> <!></button>`);function Lr(e,t){F(t,!0);let n=$(),r=b(()=>n.table),i=b(()=>n.words),a=b(()=>n.hand),o=b(()=>({hero:t.hero.hero,slot:t.skill.slot})),s=b(()=>n.offer(`use ${t.hero.hero} ${t.skill.slot}`)),l=b(()=>Qe(c(a).goal,c(o))),u=b(()=>c(s)!==void 0&&(c(l)||c(a).goal===null)),d=b(()=>wt(t.skill.cost,c(i))),f=b(()=>n.mine&&c(r).encounter&&!c(s)?Ct(c(r),c(a),c(o),c(i)):``);function p(){c(s)&&!c(a).free?n.play(c(s)):c(a).tap(c(o))}var m=Ir();let h;var g=_(m),y=_(g),x=e=>{var n=Nr(),r=_(n),i=Y(r),a=A(i,!0);I(n),W(()=>{L(r,`d`,Ee[Ze[t.skill.cost.colour]]),R(a,t.skill.cost.mana?t.skill.cost.n:`×${t.skill.cost.n}`)}),q(e,n)};G(y,e=>{t.skill.cost&&e(x)});var S=Y(y,2),C=A(S,!0);I(g);var w=Y(g,2),T=_(w),E=A(T,!0),D=Y(T,2);Mr(D,{get mark(){return t.skill.mark}});var O=Y(D,2),ee=e=>{var t=Pr(),n=A(t,!0);W(e=>R(n,e),[()=>c(i).say(`board-used`)]),q(e,t)};G(O,e=>{t.skill.used&&e(ee)});var k=Y(O,2),te=A(k,!0),M=Y(k,2),ne=e=>{var t=Fr(),n=A(t,!0);W(()=>R(n,c(f))),q(e,t)};G(M,e=>{c(f)&&e(ne)}),I(w),Zt(Y(w,2),{get text(){return`skill ${t.hero.hero??``} ${t.skill.slot??``}`}}),I(m),W((e,n)=>{h=K(m,1,`skill svelte-1oo3kd`,null,h,{lit:c(u),aimed:c(l),used:t.skill.used}),L(m,`data-spot`,`skill ${t.hero.hero??``} ${t.skill.slot??``}`),L(m,`data-move`,c(s)?.text),L(m,`aria-pressed`,c(l)),L(m,`aria-disabled`,!c(u)),K(g,1,`cost ${t.skill.cost?.colour??`free`??``}`,`svelte-1oo3kd`),R(C,c(d)),R(E,e),R(te,n)},[()=>Q(t.skill.name,c(i)),()=>Q(t.skill.text,c(i))]),j(`click`,m,()=>n.mine&&p()),q(e,m),v()}J([`click`]);var Rr=V(`<span class="poison svelte-s9nwwz"><!> </span>`),zr=V(`<span class="health svelte-s9nwwz"><!> <span> </span> <!></span>`),Br=V(`<li><svg viewBox="0 0 48 48" aria-hidden="true" class="svelte-s9nwwz"><path class="svelte-s9nwwz"></path><g transform="translate(12.5 12.5) scale(0.045)"></g></svg> <b> </b><span class="hidden"> </span></li>`),Vr=V(`<li> <b> </b></li>`),Hr=V(`<li class="soft"> </li>`),Ur=V(`<span class="stored svelte-s9nwwz"> </span>`),Wr=V(`<button class="button use svelte-s9nwwz"> </button>`),Gr=V(`<button class="button use quiet svelte-s9nwwz"> </button>`),Kr=V(`<div class="body svelte-s9nwwz"><div class="left svelte-s9nwwz"><span class="portrait svelte-s9nwwz" aria-hidden="true"><!></span> <ul class="icons svelte-s9nwwz"></ul> <!></div> <div class="items svelte-s9nwwz"><h3 class="svelte-s9nwwz"> </h3> <ul class="svelte-s9nwwz"></ul></div> <div class="skills svelte-s9nwwz"><div><p class="svelte-s9nwwz"><b> </b> <!> <span class="text"> </span></p> <!> <!></div> <h3 class="svelte-s9nwwz"> </h3> <!></div></div>`),qr=V(`<div><!></div>`);function Jr(e,t){F(t,!0);let r=P(t,`resting`,3,!1),i=$(),a=b(()=>i.table),o=b(()=>i.words),s=b(()=>i.of(`feat`).filter(({text:e})=>e.startsWith(`feat ${t.hero.hero} `))),l=b(()=>i.offer(`unstore ${t.hero.hero}`)),u=[`strength`,`agility`,`magic`],d=b(()=>t.hero.skills.filter(({from:e})=>e===`learned`).length);var f=qr();let p;var m=_(f);{let e=e=>{var r=zr(),i=_(r);{let e=b(()=>Ve(t.hero));Oe(i,{get now(){return c(e)},get most(){return t.hero.health}})}var a=Y(i,2),s=A(a,!0),l=Y(a,2),u=e=>{var r=Rr(),i=_(r);{let e=b(()=>c(o).say(`board-poison`));n(i,{get of(){return wn},size:`18px`,get label(){return c(e)}})}var a=Y(i);I(r),W(()=>R(a,` ${t.hero.poison??``}`)),q(e,r)};G(l,e=>{t.hero.poison&&e(u)}),I(r),W(e=>R(s,e),[()=>c(o).say(`board-health-of`,{left:Ve(t.hero),health:t.hero.health})]),q(e,r)},r=b(()=>Q(t.hero.name,c(o)));ke(m,{get title(){return c(r)},size:`small`,aside:e,children:(e,r)=>{var f=Kr(),p=_(f),m=_(p),h=_(m);{let e=b(()=>xn(t.hero.id));n(h,{get of(){return c(e)},size:`100%`})}I(m);var g=Y(m,2);H(g,20,()=>u,e=>e,(e,n)=>{var r=Br();let i;var a=_(r),s=_(a),l=Y(s);xe(l,()=>gn[n],!0),I(l),I(a);var u=Y(a,2),d=A(u,!0),f=Y(u),p=A(f,!0);I(r),W(e=>{i=K(r,1,le(n),`svelte-s9nwwz`,i,{none:!t.hero.icons[n]}),L(s,`d`,Ee[Ze[n]]),R(d,t.hero.icons[n]),R(p,e)},[()=>c(o).say(`colour-${n}`)]),q(e,r)}),I(g),Mr(Y(g,2),{get mark(){return t.hero.mark}}),I(p);var v=Y(p,2),y=_(v),x=A(y,!0),S=Y(y,2);H(S,21,()=>t.hero.items,e=>e.card,(e,t)=>{var n=Vr(),r=_(n),i=Y(r),a=A(i,!0);I(n),W((e,t)=>{R(r,`${e??``} `),R(a,t)},[()=>Q(c(t).name,c(o)),()=>Tt(c(t).item,c(o))]),q(e,n)},e=>{var t=Hr(),n=A(t,!0);W(e=>R(n,e),[()=>c(o).say(`board-none`)]),q(e,t)}),I(S),I(v);var C=Y(v,2),w=_(C);let T;var E=_(w),D=_(E),O=A(D,!0),ee=Y(D,2),k=e=>{var n=Ur(),r=A(n,!0);W(e=>R(r,e),[()=>c(o).say(`board-stored`,{n:t.hero.feat.stored,most:t.hero.feat.most})]),q(e,n)};G(ee,e=>{t.hero.feat.most&&e(k)});var te=Y(ee,2),M=A(te,!0);I(E);var ne=Y(E,2);H(ne,17,()=>c(s),e=>e.id,(e,t)=>{var n=Wr(),r=A(n,!0);W(e=>{L(n,`data-move`,c(t).text),R(r,e)},[()=>c(o).offer(c(t).said)]),j(`click`,n,()=>i.play(c(t))),q(e,n)});var re=Y(ne,2),N=e=>{var t=Gr(),n=A(t,!0);W(e=>{L(t,`data-move`,c(l).text),R(n,e)},[()=>c(o).offer(c(l).said)]),j(`click`,t,()=>i.play(c(l))),q(e,t)};G(re,e=>{c(l)&&e(N)}),I(w);var P=Y(w,2),ie=A(P,!0),ae=Y(P,2);H(ae,17,()=>t.hero.skills,e=>e.slot,(e,n)=>{Lr(e,{get hero(){return t.hero},get skill(){return c(n)}})}),I(C),z(C,()=>B),I(f),W((e,n,r,i,o)=>{L(g,`aria-label`,e),R(x,n),T=K(w,1,`feat svelte-s9nwwz`,null,T,{off:t.hero.feat.used||!(t.hero.feat.ready||!c(a).encounter)}),R(O,r),R(M,i),R(ie,o)},[()=>c(o).say(`board-icons`),()=>c(o).say(`board-items`,{n:t.hero.items.length,most:c(a).level.items}),()=>Q(t.hero.feat.name,c(o)),()=>Q(t.hero.feat.text,c(o)),()=>c(o).say(`board-skills`,{n:c(d),most:c(a).level.skills})]),q(e,f)},$$slots:{aside:!0,default:!0}})}I(f),W(()=>p=K(f,1,`sheet svelte-s9nwwz`,null,p,{resting:r()})),q(e,f),v()}J([`click`]);var Yr=[`best`,`join`,`discard`],Xr=(e,t)=>t.say(`board-key-${e}`);function Zr(e,t){if(!(e.ctrlKey||e.altKey||e.metaKey||e.shiftKey))return Yr.find(n=>Xr(n,t)===e.key.toUpperCase())}function Qr(e){if(!(e.ctrlKey||e.altKey||e.metaKey))return/^[1-9]$/.test(e.key)?Number(e.key)-1:void 0}function $r(e){return[...Yr.map(t=>({keys:[Xr(t,e)],does:e.say(`board-does-${t}`)})),{keys:[`1`,`…`,`9`],does:e.say(`board-keys-digits`)},{keys:[e.say(`key-name-enter`)],does:e.say(`board-keys-enter`)}]}var ei=[`enter`,`open`,`explore`,`option`,`item`,`swap_item`,`skill`,`swap_skill`,`potion`,`xp`],ti=e=>`box`in e?`box ${e.box}`:`skill ${e.hero} ${e.slot}`,ni=class{around;inUse=!1;constructor(e){this.around=e}#e=b(()=>{let{offers:e,barIsEmpty:t}=this.around;return t?ei.flatMap(t=>e.filter(e=>e.verb===t)):[]});get choices(){return c(this.#e)}set choices(e){M(this.#e,e)}#t=b(()=>{let{hand:e,table:t}=this.around;if(!e.up.length&&!e.goal)return[];let n=t.encounter?.boxes.map(({box:e})=>({box:e}))??[],r=t.heroes.flatMap(({hero:e,skills:t})=>t.map(({slot:t})=>({hero:e,slot:t})));return[...n,...r].filter(t=>e.isOpen(t))});get goals(){return c(this.#t)}set goals(e){M(this.#t,e)}#n=b(()=>{let e=this.goals.length?this.goals.map(ti):this.choices.map(({text:e})=>e);return new Map(e.slice(0,9).map((e,t)=>[e,t+1]))});get digits(){return c(this.#n)}set digits(e){M(this.#n,e)}press=e=>{this.inUse=!0,!(e.repeat||ee(e.target,e.key))&&this.perform(e)&&e.preventDefault()};goOn(){let[e,t]=[document.activeElement,this.around.root],n=!e||e===document.body||e.id===`prompt`||t?.contains(e);this.inUse&&n&&!e?.closest(`[data-go]`)&&this.focusOn(`[data-go]`)}perform(e){if(e.key===`Escape`)return this.drop();if(!a.letters)return!1;let t=Qr(e);return t===void 0?this.letter(e):this.choose(t)}drop(){let{hand:e}=this.around;return!e.up.length&&!e.goal?!1:(e.drop(),!0)}choose(e){let[t,n]=[this.goals[e],this.choices[e]];return this.goals.length?(t&&this.aimAt(t),t!==void 0):(n&&this.around.play(n),n!==void 0)}aimAt(e){this.around.hand.tap(e),this.around.hand.goal&&this.focusOn(`[data-spot='${ti(e)}']`)}letter(e){let{hand:t,words:n,offers:r}=this.around,i=Zr(e,n);return!i||!r.length||!t.free&&!t.changes?!1:(t[i](),!0)}focusOn(e){D().then(()=>this.around.root?.querySelector(e)?.focus())}},ri=V(`<p class="soft svelte-18k0txo"> </p>`),ii=V(`<aside><!> <div><p class="svelte-18k0txo"> </p> <!></div> <span class="step svelte-18k0txo"> </span></aside>`);function ai(e,t){F(t,!0);let r=$(),i=b(()=>r.words),a=b(()=>r.offers.find(({id:e})=>e===t.lesson.move));var o=ii();let s;var l=_(o);n(l,{get of(){return Se},size:`36px`});var u=Y(l,2),d=_(u),f=A(d,!0),p=Y(d,2),m=e=>{var t=ri(),n=A(t,!0);W(e=>R(n,e),[()=>c(i).say(`board-advised`,{move:c(i).offer(c(a).said)})]),q(e,t)};G(p,e=>{c(a)&&e(m)}),I(u);var h=Y(u,2),g=A(h,!0);I(o),W((e,n,r)=>{s=K(o,1,`lesson svelte-18k0txo`,null,s,{new:t.lesson.new}),L(o,`aria-label`,e),R(f,n),R(g,r)},[()=>c(i).say(`board-lesson`),()=>c(i).say(t.lesson.id),()=>c(i).say(`board-step`,{step:t.lesson.step,of:t.lesson.of})]),q(e,o),v()}var oi=V(`<kbd aria-hidden="true" class="svelte-1431mbm"> </kbd>`),si=V(`<b class="svelte-1431mbm"><!> </b>`),ci=V(`<p><span class="label svelte-1431mbm"> </span> <b class="wounds svelte-1431mbm"><!> </b> <b class="svelte-1431mbm"><!> </b> <!></p>`),li=V(`<button class="button go svelte-1431mbm" data-commit="" data-go=""> </button>`),ui=V(`<button class="button go svelte-1431mbm" data-change=""> </button>`),di=V(`<button class="button svelte-1431mbm" data-join=""><!> </button>`),fi=V(`<button class="button svelte-1431mbm" data-discard=""><!> </button>`),pi=V(`<button class="button quiet square svelte-1431mbm"><span aria-hidden="true">×</span></button>`),mi=V(`<button class="button svelte-1431mbm" data-best=""><!> </button>`),hi=V(`<div class="deeds svelte-1431mbm"><!> <!> <!> <!> <!></div>`),gi=V(`<div class="line svelte-1431mbm"><!> <p data-sentence=""> </p> <!></div>`);function _i(e,t){F(t,!0);let r=(e,t=k)=>{var n=we(),r=x(n),a=e=>{var n=oi(),r=A(n,!0);W(e=>R(r,e),[()=>Xr(t(),c(o))]),q(e,n)};G(r,e=>{i.letters&&e(a)}),q(e,n)},i=$(),a=b(()=>i.table),o=b(()=>i.words),s=b(()=>i.hand),u=b(()=>c(a).stop_now),d=b(()=>Et(c(a),c(s),i.mine,c(o))),f=b(()=>c(s).up.length>0||c(s).goal!==null),p=b(()=>c(s).changes>0);var m=gi(),h=_(m),g=e=>{var t=ci();let r;var i=_(t),a=A(i,!0),s=Y(i,2),d=_(s);{let e=b(()=>c(o).say(`board-wounds`));n(d,{get of(){return ce},size:`20px`,get label(){return c(e)}})}var f=Y(d);I(s);var p=Y(s,2),m=_(p);{let e=b(()=>c(o).say(`board-time`));n(m,{get of(){return l},size:`20px`,get label(){return c(e)}})}var h=Y(m);I(p);var g=Y(p,2),v=e=>{var t=si(),r=_(t);{let e=b(()=>c(o).say(`board-poison`));n(r,{get of(){return wn},size:`20px`,get label(){return c(e)}})}var i=Y(r);I(t),W(()=>R(i,` ${c(u).poison??``}`)),q(e,t)};G(g,e=>{c(u).poison&&e(v)}),I(t),W(e=>{r=K(t,1,`stop svelte-1431mbm`,null,r,{safe:!c(u).wounds&&!c(u).time&&!c(u).poison}),R(a,e),R(f,` −${c(u).wounds??``}`),R(h,` −${c(u).time??``}`)},[()=>c(o).say(`board-stop`)]),q(e,t)};G(h,e=>{c(u)&&e(g)});var y=Y(h,2);let S;var C=A(y,!0),w=Y(y,2),T=e=>{var t=hi(),n=_(t),i=e=>{var t=li(),n=A(t,!0);W(e=>R(n,e),[()=>c(o).say(`board-commit`)]),j(`click`,t,()=>c(s).commit()),q(e,t)};G(n,e=>{c(s).goal&&c(s).ready&&e(i)});var l=Y(n,2),u=e=>{var t=ui(),n=A(t,!0);W(e=>{L(t,`aria-disabled`,!c(s).dice.length),R(n,e)},[()=>c(o).say(`board-change`,{n:c(s).dice.length})]),j(`click`,t,()=>c(s).dice.length&&c(s).change()),q(e,t)};G(l,e=>{c(p)&&e(u)});var d=Y(l,2),m=e=>{var t=di(),n=_(t);r(n,()=>`join`);var i=Y(n,1,!0);I(t),W(e=>R(i,e),[()=>c(o).say(`board-join`)]),j(`click`,t,()=>c(s).join()),q(e,t)};G(d,e=>{c(s).mayJoin&&!c(s).goal&&e(m)});var h=Y(d,2),g=e=>{var t=fi(),n=_(t);r(n,()=>`discard`);var i=Y(n,1,!0);I(t),W(e=>R(i,e),[()=>c(o).say(`board-discard`)]),j(`click`,t,()=>c(s).discard()),q(e,t)};G(h,e=>{c(s).mayDiscard&&e(g)});var v=Y(h,2),y=e=>{var t=pi();W(e=>L(t,`aria-label`,e),[()=>c(o).say(`board-drop`)]),j(`click`,t,()=>c(s).drop()),q(e,t)},b=e=>{var t=mi(),n=_(t);r(n,()=>`best`);var i=Y(n,1,!0);I(t),W(e=>R(i,e),[()=>c(o).say(`board-best`)]),j(`click`,t,()=>c(s).best()),q(e,t)};G(v,e=>{c(f)?e(y):c(s).free&&c(a).best.length&&e(b,1)}),I(t),z(t,()=>B),q(e,t)};G(w,e=>{i.mine&&e(T)}),I(m),W(()=>{S=K(y,1,`text svelte-1431mbm`,null,S,{refused:c(s).refused!==null}),R(C,c(d))}),q(e,m),v()}J([`click`]);var vi=[`item`,`skill`,`potion`,`xp`],yi=e=>vi.find(t=>e===t||e===`swap_${t}`);function bi(e,t,n,r,i){return r.filter(({verb:e})=>yi(e)===n).map(r=>{let[a,o]=r.text.split(` `).slice(1).map(Number),s=a?Be(e,a):void 0;return{offer:r,whose:s&&e.heroes.length>1?Q(s.name,i):``,changes:xi(e,t,n,s,i),instead:s&&o?Ci(s,n,o,i):``}})}function xi(e,t,n,r,i){return n===`xp`?[Si(i.say(`board-xp-short`),e.level.xp,e.level.xp+t.xp)]:n===`potion`?[Si(i.say(`board-cubes-short`),e.potions.cubes,e.potions.cubes+1)]:n===`skill`||!r?[]:Object.entries(t.item).map(([e,t])=>{let n=e===`health`?i.say(`board-health`):i.say(`colour-${e}`),a=e===`health`?r.health:r.icons[e];return Si(n,a,a+t)})}var Si=(e,t,n)=>({what:e,before:String(t),after:String(n)});function Ci(e,t,n,r){return Q(t===`item`?e.items[n-1]?.name:e.skills.filter(({from:e})=>e===`learned`)[n-1]?.name,r)}var wi=V(`<p class="gives svelte-1a07tle"> </p>`),Ti=V(`<p class="svelte-1a07tle"><!> </p>`),Ei=V(`<b> </b>`),Di=V(`<span class="change svelte-1a07tle"> <s class="svelte-1a07tle"> </s> → <b class="svelte-1a07tle"> </b></span>`),Oi=V(`<span class="change svelte-1a07tle"> </span>`),ki=V(`<span class="instead"> </span>`),Ai=V(`<button class="take svelte-1a07tle"><!> <!> <!> <span class="hidden"> </span> <!></button>`),ji=V(`<p class="no svelte-1a07tle"> </p>`),Mi=V(`<section><h3 class="svelte-1a07tle"><!> </h3> <!> <!> <!></section>`),Ni=V(`<div class="loot svelte-1a07tle" role="group"></div>`);function Pi(e,t){F(t,!0);let i=$(),a=b(()=>i.table),s=b(()=>i.words),l=b(()=>c(a).cards[(c(a).loot??1)-1]??c(a).cards[0]),u={item:hr,skill:gr,potion:r,xp:he};function d(e){return c(l)?e===`item`?Tt(c(l).item,c(s)):e===`xp`?c(s).say(`board-worth`,{xp:c(l).xp}):e===`potion`===c(l).scroll.potion?Q(c(l).scroll.name,c(s)):``:``}var f=we(),p=x(f),m=e=>{var t=Ni();H(t,20,()=>vi,e=>e,(e,t)=>{let r=b(()=>bi(c(a),c(l),t,i.offers,c(s))),f=b(()=>d(t));var p=Mi();let m;var h=_(p),g=_(h);n(g,{get of(){return u[t]},size:`32px`});var v=Y(g);I(h);var y=Y(h,2),x=e=>{var t=wi(),n=A(t,!0);W(()=>R(n,c(f))),q(e,t)};G(y,e=>{c(f)&&e(x)});var S=Y(y,2),C=e=>{var n=Ti(),r=_(n),i=e=>{var t=o();W(e=>R(t,`${e??``} ·`),[()=>wt(c(l).scroll.cost,c(s))]),q(e,t)};G(r,e=>{t===`skill`&&e(i)});var a=Y(r,1,!0);I(n),W(e=>R(a,e),[()=>Q(c(l).scroll.text,c(s))]),q(e,n)};G(S,e=>{c(f)&&(t===`skill`||t===`potion`)&&e(C)});var w=Y(S,2);H(w,17,()=>c(r),({offer:e,whose:t,changes:n,instead:r})=>e.id,(e,t)=>{let n=()=>c(t).offer,r=()=>c(t).whose,a=()=>c(t).changes,o=()=>c(t).instead;var l=Ai(),u=_(l),d=e=>{var t=Ei(),n=A(t,!0);W(()=>R(n,r())),q(e,t)};G(u,e=>{r()&&e(d)});var f=Y(u,2);H(f,17,a,({what:e,before:t,after:n})=>e,(e,t)=>{let n=()=>c(t).what,r=()=>c(t).before,i=()=>c(t).after;var a=Di(),o=_(a),s=Y(o),l=A(s,!0),u=Y(s,2),d=A(u,!0);I(a),W(()=>{R(o,`${n()??``} `),R(l,r()),R(d,i())}),q(e,a)},e=>{var t=Oi(),n=A(t,!0);W(e=>R(n,e),[()=>c(s).say(`board-take`)]),q(e,t)});var p=Y(f,2),m=e=>{var t=ki(),n=A(t,!0);W(e=>R(n,e),[()=>c(s).say(`board-instead`,{old:o()})]),q(e,t)};G(p,e=>{o()&&e(m)});var h=Y(p,2),g=A(h,!0);Zt(Y(h,2),{get text(){return n().text}}),I(l),W(e=>{L(l,`data-move`,n().text),R(g,e)},[()=>c(s).offer(n().said)]),j(`click`,l,()=>i.play(n())),q(e,l)},e=>{var t=ji(),n=A(t,!0);W(e=>R(n,e),[()=>c(s).say(c(f)?`board-loot-full`:`board-loot-not`)]),q(e,t)}),I(p),W(e=>{m=K(p,1,`way svelte-1a07tle`,null,m,{off:!c(r).length}),R(v,` ${e??``}`)},[()=>c(s).say(`board-loot-${t}`)]),q(e,p)}),I(t),z(t,()=>B),W(e=>L(t,`aria-label`,e),[()=>c(s).say(`board-loot`)]),q(e,t)};G(p,e=>{c(l)&&e(m)}),q(e,f),v()}J([`click`]);var Fi=V(`<!> `,1),Ii=V(`<li><!> <span class="who svelte-1gt7qrh"></span> <span class="state svelte-1gt7qrh"> </span></li>`),Li=V(`<ul class="svelte-1gt7qrh"></ul>`);function Ri(e,t){F(t,!0);let r=$(),i=b(()=>r.table),a=b(()=>r.words),o=b(()=>c(i).encounter?.card?.card),s=b(()=>[...c(i).cards].sort(e=>e.card===c(o)?-1:1)),l=e=>Q(Be(c(i),e)?.name,c(a));var u=Li();H(u,21,()=>c(i).pairs,U,(e,t,r)=>{let o=b(()=>c(s)[r]);var u=Ii();K(u,1,`svelte-1gt7qrh`,null,{},{now:r===0});var d=_(u),f=e=>{var t=Fi(),r=x(t);{let e=b(()=>Cn(c(i).dungeon.id));n(r,{get of(){return c(e)},size:`28px`})}var o=Y(r,1,!0);W(e=>R(o,e),[()=>Q(c(i).dungeon.guardian.name,c(a))]),q(e,t)},p=b(()=>He(c(i))),m=e=>{var t=Fi(),r=x(t);{let e=b(()=>yn(c(o).kind));n(r,{get of(){return c(e)},size:`28px`})}var i=Y(r,1,!0);W(e=>R(i,e),[()=>Q(c(o).name,c(a))]),q(e,t)};G(d,e=>{c(p)?e(f):c(o)&&e(m,1)});var h=Y(d,2);H(h,20,()=>c(t),e=>e,(e,t)=>{{let r=b(()=>xn(Be(c(i),t)?.id??``)),a=b(()=>l(t));n(e,{get of(){return c(r)},size:`20px`,get label(){return c(a)}})}}),I(h);var g=Y(h,2),v=A(g,!0);I(u),W(e=>R(v,e),[()=>c(a).say(r===0?`board-pair-now`:`board-pair-other`)]),q(e,u)}),I(u),W(e=>L(u,`aria-label`,e),[()=>c(a).say(`board-pairs`)]),q(e,u),v()}var zi=V(`<button class="button svelte-1gwzexo"> <span class="hidden"> </span></button>`),Bi=V(`<li class="svelte-1gwzexo"><span class="svelte-1gwzexo"><b> </b> </span> <!></li>`),Vi=V(`<section class="potions svelte-1gwzexo"><h3 class="svelte-1gwzexo"> <span class="cubes svelte-1gwzexo" aria-hidden="true"></span> <span class="n svelte-1gwzexo"> </span></h3> <ul class="svelte-1gwzexo"></ul></section>`);function Hi(e,t){F(t,!0);let i=$(),a=b(()=>i.table),o=b(()=>i.words),s=b(()=>c(a).heroes.length>1),l=e=>i.of(`drink`).filter(({text:t})=>t.endsWith(` ${e}`)),u=e=>Q(c(a).heroes[Number(e.split(` `)[1])-1]?.name,c(o));var d=Vi(),f=_(d),p=_(f),m=Y(p);H(m,21,()=>({length:c(a).potions.cubes}),U,(e,t)=>{n(e,{get of(){return r},size:`20px`})}),I(m);var h=Y(m,2),g=A(h,!0);I(f);var y=Y(f,2);H(y,21,()=>c(a).potions.known,e=>e.potion,(e,t)=>{var n=Bi(),r=_(n),a=_(r),d=A(a,!0),f=Y(a);I(r);var p=Y(r,2);H(p,17,()=>l(c(t).potion),e=>e.id,(e,t)=>{var n=zi(),r=_(n),a=Y(r),l=A(a,!0);I(n),W((e,i)=>{L(n,`data-move`,c(t).text),R(r,`${e??``} `),R(l,i)},[()=>c(s)?c(o).say(`board-drink-for`,{hero:u(c(t).text)}):c(o).say(`board-drink`),()=>c(o).offer(c(t).said)]),j(`click`,n,()=>i.play(c(t))),q(e,n)}),I(n),W((e,t)=>{R(d,e),R(f,` ${t??``}`)},[()=>Q(c(t).name,c(o)),()=>Q(c(t).text,c(o))]),q(e,n)}),I(y),z(y,()=>B),I(d),W((e,t,n)=>{L(d,`aria-label`,e),R(p,`${t??``} `),R(g,n)},[()=>c(o).say(`board-potions`),()=>c(o).say(`board-potions`),()=>c(o).say(`board-cubes`,{n:c(a).potions.cubes})]),q(e,d),v()}J([`click`]);function Ui(e){if(e.phase===`won`||e.phase===`lost`)return`end`;if(e.phase===`loot`)return`loot`;let{encounter:t}=e;return t&&(t.boxes.length>0||t.mode===`guardian`)?`encounter`:e.cards.length?`faces`:`doors`}var Wi=V(`<li><b></b><span class="name svelte-1684m1e"> </span></li>`),Gi=V(`<li class="svelte-1684m1e"><!> </li>`),Ki=V(`<i></i>`),qi=V(`<span class="tokens svelte-1684m1e" aria-hidden="true"></span> <span class="hidden"> </span> `,1),Ji=V(`<li class="deck svelte-1684m1e"><!> </li> <li><!> <!></li>`,1),Yi=V(`<p class="effect svelte-1684m1e"><b> </b> </p>`),Xi=V(`<section class="strip svelte-1684m1e"><div class="where svelte-1684m1e"><h2 class="svelte-1684m1e"> </h2> <ol class="svelte-1684m1e"><!> <li><!><span class="name svelte-1684m1e"> </span></li></ol></div> <ul class="counts svelte-1684m1e"><!> <li class="svelte-1684m1e"><!> <span> <!></span> <span class="bar svelte-1684m1e" aria-hidden="true"><i class="svelte-1684m1e"></i></span> <span> </span></li></ul> <!></section>`);function Zi(e,t){F(t,!0);let r=$(),i=b(()=>r.table),a=b(()=>r.words),s=b(()=>c(i).dungeon),u=b(()=>He(c(i))),d=b(()=>Ue(c(i).deck.discarded)),f=b(()=>c(s).floors.filter(({open:e,text:t})=>e&&t)),p=b(()=>Math.min(1,c(i).level.xp/Math.max(1,c(i).level.price)));var m=Xi(),h=_(m),g=_(h),y=A(g,!0),S=Y(g,2),w=_(S);H(w,17,()=>c(s).floors,U,(e,t,n)=>{var r=Wi();let i;var o=_(r);o.textContent=n+1;var l=Y(o),u=A(l,!0);I(r),W(e=>{L(r,`aria-current`,n+1===c(s).floor),i=K(r,1,`svelte-1684m1e`,null,i,{open:c(t).open,here:n+1===c(s).floor}),R(u,e)},[()=>Q(c(t).name,c(a))]),q(e,r)});var T=Y(w,2);let E;var D=_(T);{let e=b(()=>Cn(c(s).id));n(D,{get of(){return c(e)},size:`18px`})}var O=Y(D),ee=A(O,!0);I(T),I(S),I(h);var k=Y(h,2),j=_(k),M=e=>{var t=Gi(),r=_(t);n(r,{get of(){return l},size:`20px`});var i=Y(r,1,!0);I(t),W(e=>R(i,e),[()=>c(a).say(`board-round`,{round:c(s).guardian.round})]),q(e,t)},ne=e=>{var t=Ji(),r=x(t),s=_(r);n(s,{get of(){return pe},size:`20px`});var l=Y(s,1,!0);I(r);var u=Y(r,2);let f;var p=_(u);n(p,{get of(){return C},size:`20px`});var m=Y(p,2),h=e=>{var t=qi(),n=x(t);H(n,21,()=>({length:c(i).deck.tokens_for_a_wound}),U,(e,t,n)=>{var r=Ki();let a;W(()=>a=K(r,1,`svelte-1684m1e`,null,a,{on:n<c(i).deck.tokens})),q(e,r)}),I(n);var r=Y(n,2),o=A(r,!0),s=Y(r);W((e,t)=>{R(o,e),R(s,` ${t??``}`)},[()=>c(a).say(`board-tokens`,{tokens:c(i).deck.tokens,most:c(i).deck.tokens_for_a_wound}),()=>c(a).say(`board-stairs-open`)]),q(e,t)},g=e=>{var t=o();W(e=>R(t,e),[()=>c(a).say(`board-stairs-hidden`)]),q(e,t)};G(m,e=>{c(i).deck.stairs?e(h):e(g,-1)}),I(u),W(e=>{R(l,e),f=K(u,1,`svelte-1684m1e`,null,f,{stairs:c(i).deck.stairs})},[()=>c(a).say(`board-deck`,{cards:c(i).deck.cards,discarded:c(d)})]),q(e,t)};G(j,e=>{c(u)?e(M):e(ne,-1)});var re=Y(j,2),N=_(re);n(N,{get of(){return te},size:`20px`});var P=Y(N,2),ie=_(P);Mr(Y(ie),{get mark(){return c(i).level.mark}}),I(P);var ae=Y(P,2),oe=A(ae),z=Y(ae,2),B=A(z,!0);I(re),I(k);var V=Y(k,2);H(V,17,()=>c(f),e=>e.name.en,(e,t)=>{var n=Yi(),r=_(n),i=A(r,!0),o=Y(r);I(n),W((e,t)=>{R(i,e),R(o,` ${t??``}`)},[()=>Q(c(t).name,c(a)),()=>Q(c(t).text,c(a))]),q(e,n)}),I(m),W((e,t,n,r,i)=>{L(m,`aria-label`,e),R(y,t),L(T,`aria-current`,c(u)),E=K(T,1,`svelte-1684m1e`,null,E,{here:c(u),open:c(u)}),R(ee,n),R(ie,`${r??``} `),me(oe,`inline-size: ${c(p)*100}%`),R(B,i)},[()=>c(a).say(`board-strip`),()=>Q(c(s).name,c(a)),()=>Q(c(s).guardian.name,c(a)),()=>c(a).say(`board-level`,{level:c(i).level.level}),()=>c(a).say(`board-xp`,{xp:c(i).level.xp,price:c(i).level.price})]),q(e,m),v()}var Qi=V(`<span class="whose svelte-15jixgk" aria-hidden="true"><!></span>`),$i=V(`<button><!></button>`),ea=V(`<span class="die still svelte-15jixgk" role="img"><!></span>`),ta=V(`<span class="none svelte-15jixgk"> </span>`),na=V(`<div class="tray svelte-15jixgk" role="group"><!> <!> <!> <!></div>`);function ra(e,t){F(t,!0);let r=$(),i=b(()=>r.table),a=b(()=>r.words),o=b(()=>r.hand),s=b(()=>Xe(c(i),t.hero.hero)),l=b(()=>qe(c(i).rolled.filter(e=>e.hero===t.hero.hero))),u=b(()=>c(i).heroes.length>1),d=(e,t)=>Number(e.split(`.`)[1])<(r.fresh.get(t)??0);var f=na(),p=_(f),m=e=>{var r=Qi(),i=_(r);{let e=b(()=>xn(t.hero.id));n(i,{get of(){return c(e)},size:`24px`})}I(r),q(e,r)};G(p,e=>{c(u)&&e(m)});var h=Y(p,2);H(h,17,()=>c(s),e=>e.id,(e,t)=>{var n=$i();let i;var s=_(n);{let e=b(()=>d(c(t).id,c(t).die));Wn(s,{get kind(){return c(t).kind},get value(){return c(t).value},get fresh(){return c(e)},get moving(){return r.moving}})}I(n),W((e,r,a,o,s,l)=>{i=K(n,1,`die svelte-15jixgk`,null,i,{up:e,lit:r}),L(n,`data-die`,c(t).text),L(n,`data-go`,a),L(n,`aria-pressed`,o),L(n,`aria-disabled`,s),L(n,`aria-label`,l)},[()=>c(o).isUp(c(t)),()=>r.mine&&c(o).isLit(c(t)),()=>r.mine&&c(o).isLit(c(t))?!0:void 0,()=>c(o).isUp(c(t)),()=>!r.mine||!c(o).isLit(c(t)),()=>kt(c(t),c(o),c(a))]),j(`click`,n,()=>r.mine&&c(o).tapDie(c(t))),q(e,n)});var g=Y(h,2);H(g,17,()=>c(l),e=>e.id,(e,t)=>{var n=ea();Wn(_(n),{get kind(){return c(t).kind},get value(){return c(t).value}}),I(n),W(e=>L(n,`aria-label`,e),[()=>kt(c(t),c(o),c(a))]),q(e,n)});var y=Y(g,2),x=e=>{var t=ta(),n=A(t,!0);W(e=>R(n,e),[()=>c(a).say(`board-no-dice`)]),q(e,t)};G(y,e=>{!c(s).length&&!c(l).length&&e(x)}),I(f),z(f,()=>B),W(e=>L(f,`aria-label`,e),[()=>c(a).say(`board-tray`,{hero:Q(t.hero.name,c(a))})]),q(e,f),v()}J([`click`]);var ia=V(`<!><!>`,1),aa=V(`<!> <div class="trays svelte-jv1kro"></div>`,1),oa=V(`<div><!> <!> <!> <div class="stage svelte-jv1kro"><!></div> <!> <div class="heroes svelte-jv1kro"></div> <!></div>`);function sa(e,t){F(t,!0);let n=b(()=>ze(t.view)),r=b(()=>t.motion!==`off`),i=b(()=>new Map(t.offers.map(e=>[e.text,e]))),o=new d(e=>t.play(e)),s=new Ar(()=>c(n),()=>t.offers,e=>o.start(e,t.offers,t.situation.version)),l=N(void 0),p=N(new Map),m=b(()=>Ui(c(n))),h=b(()=>new Set(c(n).encounter?c(n).pairs[0]:[])),g=b(()=>c(n).heroes.length>2),y=b(()=>[...c(n).heroes].sort((e,t)=>Number(c(h).has(t.hero))-Number(c(h).has(e.hero))));At({get table(){return c(n)},get words(){return t.words},get offers(){return t.offers},get mine(){return t.offers.length>0},get moving(){return c(r)},get letters(){return a.letters},get fresh(){return c(p)},get odds(){return t.odds},hand:s,offer:e=>c(i).get(e),of:e=>t.offers.filter(t=>t.verb===e),digit:e=>S.digits.get(e),play:e=>t.play(e.id),nameOf:e=>t.name_of(e)});let S=new ni({get table(){return c(n)},get hand(){return s},get words(){return t.words},get offers(){return t.offers},get barIsEmpty(){return!t.may.roll&&t.offers.every(({verb:e})=>Bn.includes(e))},get root(){return c(l)},play:e=>t.play(e.id)});w(()=>{s.refused&&t.announce(Et(c(n),s,!0,t.words))});let C,E=-1;T(()=>{let e=c(n);fe(()=>{let n=C!==void 0&&C!==e&&t.view.played>E&&!t.looking_back&&c(r);M(p,n&&C?kr(C,e):new Map),t.view.played!==E&&s.drop(),C=e,E=t.view.played})}),w(()=>{let[e,n]=[t.offers,t.situation.version];fe(()=>{o.answer(e,n),o.busy||D().then(()=>S.goOn())})});var O=oa();u(`keydown`,f,function(...e){S.press?.apply(this,e)},!0),u(`pointerdown`,f,()=>S.inUse=!1,!0);let ee;var k=_(O),A=e=>{ai(e,{get lesson(){return c(n).lesson}})};G(k,e=>{c(n).lesson&&e(A)});var te=Y(k,2);Zi(te,{});var j=Y(te,2),ne=e=>{Ri(e,{})};G(j,e=>{c(g)&&c(n).encounter&&c(n).pairs.length&&e(ne)});var re=Y(j,2),P=_(re),ie=e=>{var n=ia(),r=x(n);mr(r,{});var i=Y(r),a=e=>{Ut(e,{get code(){return t.situation.code},get holds(){return t.situation.holds}})};G(i,e=>{t.situation.campaign&&e(a)}),q(e,n)},ae=e=>{Pi(e,{})},oe=e=>{Or(e,{})},R=e=>{dr(e,{get encounter(){return c(n).encounter}})},z=e=>{zn(e,{})};G(P,e=>{c(m)===`end`?e(ie):c(m)===`loot`?e(ae,1):c(m)===`faces`?e(oe,2):c(m)===`encounter`&&c(n).encounter?e(R,3):e(z,-1)}),I(re);var B=Y(re,2),V=e=>{var t=aa(),r=x(t);_i(r,{});var i=Y(r,2);H(i,21,()=>c(y).filter(({hero:e})=>c(h).has(e)),e=>e.hero,(e,t)=>{ra(e,{get hero(){return c(t)}})}),I(i),W(e=>me(i,`--heroes: ${e??``}`),[()=>Math.min(2,c(n).heroes.length)]),q(e,t)};G(B,e=>{c(m)===`encounter`&&e(V)});var se=Y(B,2);H(se,21,()=>c(y),e=>e.hero,(e,t)=>{{let n=b(()=>c(g)&&c(h).size>0&&!c(h).has(c(t).hero));Jr(e,{get hero(){return c(t)},get resting(){return c(n)}})}}),I(se),Hi(Y(se,2),{}),I(O),ye(O,e=>M(l,e),()=>c(l)),W(e=>{ee=K(O,1,`board svelte-jv1kro`,null,ee,{fighting:c(m)===`encounter`}),L(re,`data-stage`,c(m)),me(se,`--heroes: ${e??``}`)},[()=>Math.min(2,c(n).heroes.length)]),q(e,O),v()}function ca(e,t){let[n,...r]=e.split(` `);if(n!==`place`&&n!==`pick`)return[];let i=`[data-die='${r.slice(0,3).join(` `)}']`,a=ze(t).encounter?.boxes.find(({plays:e})=>n===`place`&&e===Number(r[3]));return a?[i,`[data-spot='box ${a.box}']`]:[i]}function la(e,t){let n=ze(e);return n.phase===`won`||n.phase===`lost`?t.put(e.prompt):[ua(n,t),...n.heroes.map(({hero:e})=>da(n,e,t)),fa(n,t),t.put(e.prompt)].filter(Boolean).join(` `)}function ua(e,t){let{dungeon:n,deck:r,level:i,potions:a}=e;return He(e)?t.say(`board-guardian`,{damage:n.guardian.damage,health:n.guardian.health}):t.say(`board-say-where`,{floor:n.floor,cards:r.cards,closed:r.closed,open:r.open.flat().map(({name:e})=>Q(e,t)).join(`, `)||t.say(`board-none`),level:i.level,xp:i.xp,price:i.price,cubes:a.cubes})}function da(e,t,n){let r=Be(e,t);return n.say(`board-say-hero`,{hero:Q(r?.name,n),left:r?Ve(r):0,health:r?.health??0})}function fa(e,t){let{encounter:n}=e;if(!n?.boxes.length)return e.cards.map(({name:e})=>`${Q(e,t)}.`).join(` `);let r=n.boxes.filter(({covered:e})=>!e).map(e=>bt(e,t));return t.say(`board-say-encounter`,{card:Q(n.card?.name??e.dungeon.guardian.name,t),boxes:r.join(`; `)||t.say(`board-none`),dice:St(qe(e.dice),t)||t.say(`board-none`)})}var pa={en:Ae,fr:je};export{sa as default,Bn as drawn,$r as keys,ca as marks,la as speak,pa as words};