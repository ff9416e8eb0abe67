# Deck Box Dungeons en français. Identifiants : prompt-ATTENTE, move-VERBE (une offre), done-VERBE (un fait), event-…

about = Explorez, combattez et marchandez ensemble dans un donjon de cartes.

hero-number = Héros { $number }
figure-enemy = { $enemy } { $letter }
quest-generated = Un donjon que personne n’a cartographié
won-generated = Le maître du donjon est à terre. La lampe brûle toujours.

side-N = nord
side-E = est
side-S = sud
side-W = ouest

skill-strength = Force
skill-dexterity = Dextérité
skill-wisdom = Sagesse
skill-charisma = Charisme

phase-setup = mise en place
phase-heroes = les héros agissent
phase-enemies = les ennemis agissent
phase-recovery = récupération
phase-won = gagné
phase-lost = perdu

room-fight = un combat
room-test = une épreuve
room-treasure = un trésor
room-rest = un repos
room-boss = La dernière pièce
room-boss-text = On vous y attendait.

counter-wick = Mèches prises
counter-dark = Le Noir

target-nearest = le plus proche
target-weakest = le plus blessé
target-richest = le plus riche
target-charged = le plus chargé d’énergie
target-frail = le moins protégé

## Ce qu’on vous demande

prompt-roll = { $left ->
    [one] Lancez un dé.
   *[other] Lancez { $left } dés.
}
prompt-face = Lancez le dé d’un ennemi : sa face dit qui arrive.
prompt-loot = Lancez le dé de l’ennemi vaincu pour le trésor.
prompt-card = Retournez un objet.
prompt-act = L’ennemi suivant agit.
prompt-faction = Qui tient ce donjon ?
prompt-red = Qui en est le maître ?
prompt-entrance = Posez la tuile de départ.
prompt-side = Le plan s’agrandit : de quel côté ?
prompt-tile = Le plan s’agrandit : quelle tuile ?
prompt-kind = Quel genre de pièce est-ce ?
prompt-template = Que rencontrez-vous ici ?
prompt-other = { PLAYER($seat) } décide. { $prompt }
prompt-hero = Héros { $number } : choisissez une carte Héros.
prompt-gear = { $hero } : choisissez votre équipement.
prompt-ability = { $hero } : choisissez votre capacité.
prompt-stand = { $hero } : choisissez une case de l’entrée.
prompt-begin = Choisissez le héros qui agit maintenant.
prompt-action = { $hero } : { $actions ->
    [0] plus d’action
    [one] encore 1 action
   *[other] encore { $actions } actions
}{ $points ->
    [0] {""}
    [one] , 1 déplacement
   *[other] , { $points } déplacements
}.
prompt-minor = { $hero } : faites vos actions mineures, puis rendez la main.
prompt-aim = { $hero } : envoyez le dé suivant du barrage.
prompt-glide = { $hero } : continuez, ou arrêtez-vous ici.
prompt-again = { $hero } : relancer certains de vos dés ?
prompt-save = { $hero } : sauver le héros qui tombe ?
prompt-place = { $hero } : quel ennemi placer ensuite ?
prompt-tie = Un ennemi hésite entre plusieurs héros : choisissez sa cible.
prompt-tester = Choisissez qui passe l’épreuve.
prompt-patient = { $card } : choisissez qui soigner.
prompt-victim = { $card } : choisissez un ennemi.
prompt-spot = { $card } : choisissez une case.
prompt-exit = { $card } : choisissez une sortie à explorer.
prompt-still = { $card } : choisissez un ennemi à immobiliser.
prompt-won = Vous avez gagné la quête.
prompt-lost = La quête est perdue.

## Les coups, offerts et joués

move-die = Un { $face }
done-die = Le dé montre { $face }.
move-foe = Face { $face } : { $enemy }, { $health } PV
done-foe = Le dé montre { $enemy }, { $health } PV.
move-loot = Face { $face } : { $amount } de trésor pour { $hero }
done-loot = Le dé montre { $amount } de trésor pour { $hero }.
move-card = { $card }
done-card = On retourne { $card }.
move-act = { $enemy } { $letter } agit
done-act = { $enemy } { $letter } agit.
move-faction = { $card }
done-faction = Ce donjon appartient à : { $card }.
move-red = { $card }
done-red = Son maître : { $card }.
move-side = Une pièce de plus
done-side = Le plan s’agrandit.
move-tile = { $card } { $name }
done-tile = Une tuile s’ajoute au plan.
move-kind = { CAP($kind) }
done-kind = Cette pièce est { $kind }.
move-theme = { $title }
done-theme = Vous rencontrez : { $title }.
move-hero = { $card }
done-hero = Héros { $number } : { $card }.
move-gear = { $card }
done-gear = { $hero } prend : { $card }.
move-ability = { $card }
done-ability = { $hero } apprend : { $card }.
move-stand = { $hero } en { $tile }
done-stand = { $hero } commence en { $tile }.
move-begin = { $other } agit maintenant
done-begin = { $other } agit.
move-let = Actions mineures de { $other }
done-let = { $other } intervient.
move-back = C’est tout
done-back = { $hero } rend la main.
move-end = Finir l’activation
done-end = { $hero } a fini.
move-go = Aller en { $tile }
done-go = { $hero } va en { $tile }.
move-strike = Frapper { $enemy } { $letter } en { $tile } ({ $dice } { $dice ->
    [one] dé
   *[other] dés
} { $modifier }, { $health } PV)
done-strike = { $hero } frappe { $enemy } { $letter } : { $dice } { $dice ->
    [one] dé
   *[other] dés
} { $modifier }.
move-shoot = Tirer sur { $enemy } { $letter } en { $tile } ({ $dice } { $dice ->
    [one] dé
   *[other] dés
} { $modifier }, { $health } PV)
done-shoot = { $hero } tire sur { $enemy } { $letter } : { $dice } { $dice ->
    [one] dé
   *[other] dés
} { $modifier }.
move-aim = Sur { $enemy } { $letter } en { $tile }
done-aim = { $hero } envoie un dé sur { $enemy } { $letter }.
move-work = { $label }
done-work = { $hero } : { $label }.
move-pick = Ramasser ce qui traîne ici
done-pick = { $hero } ramasse ce qui traînait là.
move-cast = { $card } ({ $cost } d’énergie)
done-cast = { $hero } paie { $cost } d’énergie : { $card }.
move-use = Utiliser : { $card }
done-use = { $hero } utilise : { $card }.
move-buy = Acheter : { $card } ({ $cost } de trésor)
done-buy = { $hero } achète pour { $cost } de trésor : { $card }.
move-give = Donner à { $other } : { $card }
done-give = { $hero } donne à { $other } : { $card }.
move-pay = Donner 1 de trésor à { $other }
done-pay = { $hero } donne 1 de trésor à { $other }.
move-hand = Confier à { $other } ce que vous portez
done-hand = { $hero } confie à { $other } l’objet de la quête.
move-stop = S’arrêter ici
done-stop = { $hero } s’arrête.
move-again = Relancer le { $face }
done-again = { $hero } reprend le { $face }.
move-throw = Lancer
done-throw = { $hero } relance.
move-keep = Garder ce jet
done-keep = { $hero } garde son jet.
move-save = Sauver { $other }
done-save = { $hero } sauve { $other }.
move-fall = Garder la carte
done-fall = { $hero } garde sa carte.
move-place = { $enemy }, { $health } PV{ $boss ->
    [yes] {" "}(le boss)
   *[no] {""}
}
done-place = { $hero } place { $enemy }, { $health } PV{ $boss ->
    [yes] , le boss
   *[no] {""}
}.
move-tie = Il vise { $other }
done-tie = L’ennemi vise { $other }.
move-test = { $other } passe l’épreuve
done-test = { $other } passe l’épreuve.
move-on = { $other }
done-on = { $hero } choisit { $other }.
move-at = { $enemy } { $letter } en { $tile }
done-at = { $hero } choisit { $enemy } { $letter }.
move-spot = En { $tile }
done-spot = { $hero } vise { $tile }.
move-look = Pièce { $room }, { $side }
done-look = On explore la sortie { $side } de la pièce { $room }.
move-enough = Cela suffit
done-enough = { $hero } s’en tient là.

## Ce qui arrive tout seul

event-round = Tour { $round }.
event-enemies = Aux ennemis.
event-explored = { $hero } explore la pièce { $room } : { $title }. { $text }
event-met = Pièce { $room } : { $title }. { $text }
event-spawned = { $count ->
    [one] Un ennemi apparaît dans la pièce { $room }.
   *[other] { $count } ennemis apparaissent dans la pièce { $room }.
}
event-short = Plus de dé d’ennemi : chaque héros subit une touche.
event-walks = { $enemy } { $letter } va en { $tile }, à la suite de { $hero }.
event-stays = { $enemy } { $letter } ne peut pas s’approcher de { $hero } et reste là.
event-attacks = { $enemy } { $letter } préfère { $why } et { $how ->
    [ranged] tire sur
   *[melee] frappe
} { $hero }.
event-skips = { $enemy } { $letter }, étourdi, ne fait que se remettre.
event-siphons = { $enemy } { $letter } siphonne { $amount } d’énergie.
event-unhurt = { CAP($figure) } s’en tire sans mal.
event-hurt = { CAP($figure) } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} : reste { $left } PV.
event-beaten = { $enemy } { $letter } est hors de combat.
event-falls = { $hero } tombe.
event-saved = { $other } sauve { $hero } : { $amount } PV.
event-stands-up = { $enemy } { $letter } se relève avec { $amount } PV !
event-stunned = { $enemy } { $letter } ne bouge plus.
event-dazed = { $hero } chancelle : une action de moins la prochaine fois.
event-pushed = { CAP($figure) } recule en { $tile }.
event-bumped = { CAP($figure) } recule contre { $into ->
    [wall] un mur : 1 dégât de plus
   *[figure] quelqu’un : 1 touche de plus
}.
event-ritual = Rituel de { $enemy } { $letter } : { $other } a { $amount } PV.
event-regenerates = { $count ->
    [one] Un ennemi récupère 1 PV.
   *[other] { $count } ennemis récupèrent 1 PV chacun.
}
event-energy = { $hero } : { $amount } d’énergie.
event-treasure = { $hero } : { $amount } de trésor.
event-healed = { $hero } récupère { $amount } PV.
event-item = { $hero } reçoit : { $card }.
event-flag = Quelque chose cède.
event-counter = { $counter } : { $amount }.
event-say = { $text }
event-passes = { $hero } réussit l’épreuve : { $amount } sur { $most }.
event-fails = { $hero } rate l’épreuve : { $amount } sur { $most }.
event-dropped = Ce que portait { $hero } reste en { $tile }.
event-won = { $text }
event-lost = { $reason ->
    [late] Le temps est écoulé : la quête est perdue.
    [much] Le Noir est complet : la quête est perdue.
    [stalemate] Deux cents tours ont passé : la lampe s’est éteinte.
   *[dead] Tous les héros sont tombés : la quête est perdue.
}

## Pourquoi une carte ne peut pas être prise, et un héros ne peut plus rien

choice-taken = Le héros { $hero } l’a déjà.
choice-face = C’est l’autre face de « { $card } », que le héros { $hero } a déjà.
choice-none-left = Les héros { $first } et { $second } ont les deux cartes.
hero-fell = À terre en { $tile }, hors de la partie.

## Pourquoi un ennemi ne peut pas être attaqué

refuse-action = Plus d’action pour cela.
refuse-melee = Seulement un ennemi à côté de vous : votre arme ne tire pas.
refuse-near = Trop près pour tirer, et pas à côté de vous.
refuse-far = Trop loin : seulement votre tuile et les tuiles voisines.
refuse-sight = Hors de vue : un mur ou un autre ennemi gêne.

## Le dessin

picture-title = { $name } · { $round ->
    [0] {""}
   *[other] tour { $round } ·{" "}
}{ $phase }
picture-hero = { $number } { $name } { $tile } · PV { $health }/{ $most_health } · énergie { $energy } · trésor { $treasure } · actions { $actions }
picture-refused = { $card } : { $reason }
picture-out = { $number } { $name } : { $reason }
picture-enemy = { $letter } { $name } { $tile } · { $health }{ $state ->
    [boss] {" "}boss
    [stunned] {" "}étourdi
   *[none] {""}
}
picture-market = Marché : { $cards }
picture-legend = 1-4 héros · A-Z ennemis · # mur · ~ eau · o fosse · _ entrée · + passage · ? inexploré · ! fermé · * à utiliser · $ laissé là

## Options

option-quest = Quête
option-quest-dimming_lamp = La lampe faiblit (facile)
option-quest-three_wicks = Trois mèches volées (normale)
option-quest-drowned_bell = La cloche noyée (normale)
option-quest-snuffing = L’Extinction (difficile)
option-quest-long_night = La longue nuit (très difficile)
option-quest-generated = Une nouvelle à chaque fois, faite par le hasard
option-heroes = Héros, au moins
option-heroes-2 = Deux
option-heroes-3 = Trois (deux boîtes)
option-heroes-4 = Quatre (deux boîtes)
option-difficulty = Difficulté d’une quête générée
option-difficulty-easy = Facile
option-difficulty-normal = Normale
option-difficulty-hard = Difficile
option-faction = Ennemis d’une quête générée
option-faction-random = Au hasard
option-faction-rustpick = Clan Pic-Rouille
option-faction-choir = Chœur Creux
option-faction-snuffed = Main Soufflée
option-faces = Les deux faces d’une carte
option-faces-one = Non : une carte montre l’une ou l’autre
option-faces-both = Oui : toutes peuvent être en jeu
option-ties = Qui décide là où les règles laissent le choix
option-ties-player = Vous, si cela change quelque chose
option-ties-fixed = Un ordre fixe : comme imprimé, le premier héros
option-order = Dans quel ordre les ennemis agissent
option-order-threat = Par menace, à distance d’abord dans chaque couleur
option-order-ranged = Tous ceux à distance, puis tous ceux de mêlée
option-crush = Écraser ajoute 1 dégât
option-crush-each_hit = Par touche non bloquée
option-crush-once = Une fois par attaque

## Le hasard, quand on le demande

roll-yours = { $what ->
    [act] Les ennemis agissent
    [layout] Disposer le donjon
    [card] Retourner les cartes
   *[other] Lancer les dés
}
roll-for = { $what ->
    [act] Faire agir les ennemis à la place de { $name }
   *[other] Lancer pour { $name }
}
roll-awaited = { $what ->
    [act] { $name } fait agir les ennemis.
   *[other] C’est à { $name } de lancer.
}

## Sur la page

page-set = « Sous Mècheval » est un jeu de cartes à nous, écrit pour ce programme à la mesure des règles. Les cartes imprimées ne sont pas publiques.
page-quest = La quête
page-quest-text = Son histoire et ses règles
page-generated = Le hasard dispose ce donjon pièce par pièce. Trouvez son maître dans la dernière, et battez-le.
page-round = tour { $round }
page-rooms = pièces { $count }/{ $of }
page-level = { $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[very_hard] très difficile
}

page-map = Carte des pièces explorées
page-map-how = Les flèches vont de case en case, Tab va vers qui peut être attaqué ou choisi, Entrée agit, plus et moins zooment.
page-zoom = Voir plus ou moins de la carte
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-all = Toute la carte
page-zoom-hero = Le héros qui agit
page-keys-arrows = de case en case sur la carte
page-keys-tab = sur la carte : prochain ennemi ou héros à choisir
page-keys-enter = sur la carte : marcher, attaquer, choisir
page-keys-zoom = sur la carte : plus près, plus loin, tout voir
page-keys-next = l’ennemi suivant, pendant que leur tour est montré ; Échap passe le reste

page-square = { $square }, { $ground }.
page-ground-floor = sol
page-ground-water = eau
page-ground-pit = une fosse
page-ground-entrance = entrée
page-ground-exit-open = passage
page-ground-exit-unexplored = une sortie inexplorée
page-ground-exit-locked = une sortie verrouillée
page-ground-exit-closed = une sortie murée
page-thing = Ici : { $label }.
page-left-here = Un objet de la quête est posé ici.
page-hero-here = { $hero }, { $health } points de vie sur { $most }.
page-enemy-here = { $enemy }{ $boss ->
    [yes] , le boss
   *[no] {""}
}, { $type ->
    [ranged] à distance
   *[melee] au corps à corps
}, { $health } { $health ->
    [one] point
   *[other] points
} de vie.
page-stunned = Étourdi.
page-walk = Marcher ici : { $cost } de mouvement{ $action ->
    [yes] , coûte une action
   *[no] {""}
}.
page-explore-warn = Explore ce qui est derrière.
page-pit-warn = Vous tombez dedans et prenez un coup.

page-now = Ce qui se passe
page-begin-here = Ce qui arrive est raconté ici. Pointez une case ou un ennemi pour en savoir plus.
page-boss = le boss
page-enemy-numbers = vie { $health }/{ $top } · défense { $defence } · vitesse { $speed }
page-dice = { $dice } { $dice ->
    [one] dé
   *[other] dés
} { $modifier }
page-strike = Frapper : { $dice } { $dice ->
    [one] dé
   *[other] dés
} { $modifier }
page-shoot = Tirer : { $dice } { $dice ->
    [one] dé
   *[other] dés
} { $modifier }
page-goes-for = Vise { $target } ; { $stance ->
    [charge] fonce.
    [hold] reste sur place et tire.
   *[kite] tire d’aussi loin que possible.
}
page-odds-damage = Touches à prévoir : { $hits }, dégâts après parades : { $damage }.
page-odds-kill = Tombe : { $percent } %.
page-odds-test = { $need } sur { $dice } à réussir avec { $modifier } : { $percent } %.
page-odds-strike = Frapper { $enemy } : dégâts après parades { $damage }, tombe à { $percent } %.
page-odds-shoot = Tirer sur { $enemy } : dégâts après parades { $damage }, tombe à { $percent } %.
page-odds-tester = { $hero }, { $skill } :
page-odds-end = Si tout le monde s’arrête ici, d’ici au prochain tour :
page-odds-danger = { $hero } : { $harm ->
    [no] rien à craindre
   *[yes] environ −{ $damage } PV, chute { $percent } %
}.
page-odds-samples = Estimé sur { $count } fins de tour jouées.
page-danger = Si tout le monde s’arrête ici : environ −{ $damage } PV, chute { $percent } %
page-dice-shown = { $for } : { $faces }
page-dice-attack = Attaque
page-dice-defence = Défense
page-dice-test = Épreuve
page-dice-encounter = Rencontre
page-pool = { $count ->
    [one] Un ennemi est venu : placez-le.
   *[other] { $count } ennemis sont venus : lequel placer d’abord ?
}

page-enemy-turn = Les ennemis agissent
page-enemies-again = Revoir le tour des ennemis pas à pas
page-of = { $at } sur { $of }
page-next = Suivant
page-skip = Passer
page-pace = À quelle vitesse
page-pace-step = Pas à pas
page-pace-play = Auto
page-pace-fast = Rapide

page-order = Ennemis, dans l’ordre où ils agissent
page-no-enemies = Aucun ennemi en vue.
page-market = Marché
page-deck = pioche { $count }
page-market-empty = Épuisé

page-find = trouver sur la carte
page-actions = { $count ->
    [0] plus d’action
    [one] 1 action restante
   *[other] { $count } actions restantes
}
page-health = points de vie
page-energy = énergie
page-treasure = trésor
page-objects = { $count ->
    [one] porte 1 objet de la quête
   *[other] porte { $count } objets de la quête
}
page-fallen = à terre
page-hidden = hors de vue
page-dazed = sonné
page-melee = corps à corps
page-ranged = à distance
page-defence = Défense
page-speed = Vitesse
page-items = Objets
page-use = Utiliser
page-cast = L’utiliser
page-cards = Cartes
page-card-hero = Carte de héros
page-card-gear = Carte d’équipement
page-card-ability = Carte de capacité
page-choose-hero = Héros { $number } : qui est-ce ?
page-choose-gear = Héros { $number } : quel équipement ?
page-choose-ability = Héros { $number } : quelle capacité ?
page-number-melee = Corps à corps
page-number-ranged = Distance
page-number-defence = Défense
page-number-speed = Vitesse
page-number-strength = Force
page-number-dexterity = Dextérité
page-number-wisdom = Sagesse
page-number-charisma = Charisme
page-number-health = Vie
page-keyword-reach = Allonge : frappe aussi en diagonale.
page-keyword-barrage = Barrage : une cible par dé.
page-keyword-crush = Écraser : les touches qui passent font 1 de plus.
page-keyword-stun = Étourdir : l’ennemi saute son prochain tour.
page-keyword-heavy = Lourd : au plus 1 énergie par attaque.
page-keyword-knockback = Recul : recule la cible d’une case.
page-keyword-regenerate = Régénérer : 1 vie par tour.
page-keyword-ritual = Rituel : ses dégâts soignent le plus faible.
page-keyword-siphon = Siphonner : boit l’énergie autour de lui.
page-keyword-pierce = Transpercer : parades à −1.
page-keyword-daze = Sonner : vous perdez une action.

page-far = Tour { $round }, { $rooms } pièces explorées sur { $of }, { $enemies ->
    [0] plus aucun ennemi
    [one] 1 ennemi restant
   *[other] { $enemies } ennemis restants
}.
page-hero-end = { $hero } : { $health ->
    [0] à terre
   *[other] { $health } vie
}, { $treasure } trésor
page-end = Comment cela finit
page-last = Ce qui est arrivé en dernier

page-say-where = { $quest }{ $round ->
    [0] {""}
   *[other] , tour { $round }
}, { $phase }.
page-say-hero = { $hero } en { $square } : { $health } points de vie sur { $most }, énergie { $energy }, trésor { $treasure }, actions { $actions }.
page-say-enemies = Ennemis dans l’ordre où ils agissent : { $list }.

## Ce qui est douteux dans une quête écrite par quelqu’un

quest-no-boss = { $heroes ->
    [all] aucun boss n’apparaît, et la quête se gagne en le battant ; marquez un ennemi d’une apparition par boss: true.
   *[other] à { $list } héros, aucun boss n’apparaît : ils ne peuvent pas gagner ; que son apparition en compte au moins 1.
}
quest-boss-unreached = { $heroes ->
    [all] le boss apparaît là où personne n’arrive jamais : personne ne peut gagner ; voyez ce qu’attend sa pièce.
   *[other] à { $list } héros, le boss apparaît là où ils n’arrivent jamais : ils ne peuvent pas gagner ; voyez ce qu’attend sa pièce.
}
quest-counter-short = { $heroes ->
    [all] « { $counter } » arrive au plus à { $most }, et il en faut { $least } pour gagner ; ajoutez-en, ou demandez-en moins.
   *[other] à { $list } héros, « { $counter } » arrive au plus à { $most }, et il en faut { $least } pour gagner ; ajoutez-en, ou demandez-en moins.
}
quest-locked = la pièce { $room } ne peut jamais être explorée : elle attend { $flags }, qui ne s’obtient que derrière elle ou nulle part ; donnez-le dans une pièce qui vient avant.
quest-luck-locked = avec de la malchance, la pièce { $room } reste fermée : elle attend { $flags }, qui n’est pas sûr de venir ; donnez-le aussi en cas d’échec, ou laissez réessayer l’épreuve (retry: true).
quest-luck-boss = avec de la malchance, aucun boss n’apparaît et la quête ne peut pas être gagnée ; qu’il apparaisse à chaque résultat du dé.
quest-luck-counter = avec de la malchance, « { $counter } » n’est sûr d’arriver qu’à { $sure }, et il en faut { $least } pour gagner ; donnez-le aussi en cas d’échec, ou laissez réessayer l’épreuve (retry: true).
