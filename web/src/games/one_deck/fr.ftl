# Le plateau de One Deck Dungeon en français. Les mots du jeu (dés, cases, coups) viennent du serveur.

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
board-mark-likely-long = Non vérifié sur la carte ; plusieurs descriptions concordent.
board-mark-original = de nous
board-mark-original-long = Seul le nom est connu ; l’effet est de nous.

## Les portes

board-doors = Portes
board-closed = Porte fermée
board-explore = Explorer
board-free-door = Place pour une porte
board-no-door = Plus de porte
board-worth = { $xp } XP
board-leaf = Feuille : +1 contre le poison tant que cette porte est ouverte
board-price = { $time ->
    [0] sans temps
   *[other] { $time } temps tout de suite
}
board-chance-live = { $percent } % de survie ({ $low }–{ $high })
board-chance-win = { $percent } % de victoire ({ $low }–{ $high })
board-chance-wounds = −{ $n } cœurs
board-chance-time = −{ $n } temps
board-chance-rounds = { $n } rounds

## La rencontre

board-boxes = Cases de la carte
board-dungeon-boxes = Cases du donjon
board-first = À recouvrir d’abord
board-first-done = Boucliers recouverts
board-guardian = Gardien : { $damage } blessures sur { $health }.
board-square = { $colour } { $value }{ $kind ->
    [shield] , bouclier
    [wide] {" "}au total
    [shield-wide] {" "}au total, bouclier
   *[single] {""}
}
board-box = Case { $number } : { $box }
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

board-tray = Dés : { $hero }
board-no-dice = Aucun dé.
board-up = en main
board-stop = Si vous arrêtez là
board-wounds = blessures
board-time = temps
board-poison = poison
board-how = Touchez un dé, puis une case ; ou la case d’abord.
board-held = { $count ->
    [one] { $dice } : maintenant une case ou une compétence.
   *[other] { $dice } : { $sum } au total.
}
board-ready = { $name } : { $now } sur { $of }. Touchez encore, ou changez les dés.
board-more = { $name } : { $now } sur { $of }. Prenez d’autres dés.
board-collect = Prenez jusqu’à { $n } dés : { $up } pour l’instant.
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
board-end-group = Tour { $turn } : niveau { $level }, { $xp } XP, { $cubes ->
    [0] plus de cube de potion
    [one] 1 cube de potion restant
   *[other] { $cubes } cubes de potion restants
}.

## La voix

board-say-where = Étage { $floor } : { $cards } cartes dans la pioche, { $closed } portes fermées, ouvertes : { $open }. Niveau { $level }, expérience { $xp } sur { $price }, { $cubes } cubes de potion.
board-say-hero = { $hero } : { $left } points de vie sur { $health }{ $poison ->
    [0] {""}
    [1] , 1 pion de poison
   *[other] , { $poison } pions de poison
}.
board-say-encounter = { $card }. Cases ouvertes : { $boxes }. Dés : { $dice }.

## Les touches

board-key-best = B
board-key-join = J
board-key-discard = D
board-does-best = placer les dés au mieux
board-does-join = fusionner les dés en main en un dé héroïque
board-does-discard = défausser le dé en main
board-keys-digits = avec des dés en main : la case ou la compétence de ce numéro ; sinon le choix de ce numéro
board-keys-enter = prendre un dé ; utiliser les dés pour la case ou la compétence visée
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
board-advised = Le guide ferait : { $move }
board-step = { $step } / { $of }

## La campagne

board-campaign = Feuille de campagne : { $hero }
board-earned = { $n ->
    [0] Aucune coche pour { $name } cette fois.
    [one] { $name } gagne 1 coche.
   *[other] { $name } gagne { $n } coches.
}{ $given ->
    [yes] {" "}Elles sont sur la feuille.
   *[no] {""}
}
board-owned = acquis
board-tick = { $talent }, { $space } : { $now } sur { $of }
board-space-circle = ronds
board-space-square = carrés
board-space-pentagon = pentagones
board-give = { $n ->
    [0] Choisissez où vont vos coches
   *[other] Inscrire { $n } coches sur { $of }
}
board-give-fewer = Les coches non placées maintenant sont perdues.
