# Le plateau de Dungeon Roll en français. Les mots du jeu (faces, trésors, coups) viennent du serveur.

## Où l’on en est

board-level = Niveau { $level }
board-delve = Exploration { $delve }/{ $delves }
board-phases = Phases d’un niveau
board-dungeon = Donjon, niveau { $level }
board-level-dice = Monstres et butin
board-lair-of = { $count } dés sur les { $calls } qui appellent le Dragon sont dans son Antre.
board-pool = Réserve { $count }

## Piles de dés et jetons

board-pile = { $face } : { $count }.
board-pile-up = { $face } : { $up } sur { $most } à relancer.
board-token = { $name }, { $count }.
board-ally = Allié ({ $face })
board-does-ally = Un monstre à votre service jusqu’au regroupement.
board-no-treasures = Aucun pour l’instant. Les Coffres et les Dragons en gardent.

## Entre les plateaux : que faire, ce qui est choisi

board-how-form = Le Groupe va être lancé.
board-how-muster = Vous pouvez relancer une fois les dés de votre choix.
board-how-monster = { $monsters ->
    [yes] Choisissez un Compagnon, puis un monstre.
   *[no] Choisissez un Parchemin pour relancer des dés, ou continuez.
}
board-how-loot = Choisissez qui ouvre les Coffres ou boit les Potions.
board-how-dragon = Choisissez des Compagnons différents, l’un après l’autre.
board-how-regroup = Rentrer avec ce qui est acquis, ou descendre encore ?
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
    [muster] Lesquels relancer ?
   *[other] Choisissez les dés à relancer.
}
board-for-what = { $name } : choisissez la cible.
board-by-whom = { $name } : choisissez qui s’en charge.
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

board-why-none = { $face } : il n’y en a pas.
board-why-party-only = Seuls les dés de Groupe peuvent être relancés.
board-why-scroll-fights = Un Parchemin n’est pas un Compagnon : il relance des dés, ou boit des Potions.
board-why-scroll-opens = Un Parchemin n’est pas un Compagnon : il n’ouvre pas de Coffre.
board-why-scroll-loot = Un Parchemin ne peut plus que boire des Potions.
board-why-scroll-dragon = Un Parchemin n’est pas un Compagnon : il ne combat pas le Dragon.
board-why-monsters-first = Les monstres d’abord : le butin attend qu’ils soient tous battus.
board-why-dragon-first = Trop tard pour le butin : le Dragon est là.
board-why-nobody-to-raise = Il n’y a personne au Cimetière.
board-why-nobody = Personne ne peut s’en charger pour l’instant.
board-why-regroup = Le Groupe se repose : décidez s’il continue.
board-why-same-type = { $face } : ce type affronte déjà le Dragon, il en faut un autre.
board-why-too-few = Le Groupe n’a pas assez de Compagnons différents contre le Dragon.
board-why-idle = { $face } : rien à faire ici pour l’instant.
board-why-scales = Les Écailles de Dragon ne servent pas en exploration : elles comptent à la fin.
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
   *[other]  : { $list }.
}

## Regroupement

board-regroup = Se retirer ou chercher la Gloire
board-retire = Se retirer
board-gain = +{ $count } d’expérience
board-retire-safe = À la Taverne, en sûreté.
board-retire-must = Nul n’est jamais allé plus bas : à la Taverne !
board-seek = Chercher la Gloire
board-next = Niveau { $level }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
board-seek-risk = Ou rentrer sans rien.
board-chance = { $exact ->
    [yes] { $chance } % de réussite
   *[no] environ { $chance } % de réussite
}
board-change = { $change } en moyenne

## À côté du plateau

odds-clear = Chances de réussir le niveau : { $percent } %.
odds-expected = Expérience à attendre de cette exploration : { NUMBER($value, maximumFractionDigits: 1) }.
odds-change = Soit { $signed } par rapport à une retraite immédiate.

## Héros et joueurs

board-hero = Héros
board-choose = Choisir { $name }
board-heroes = Héros au choix
board-ready = prêt
board-used = utilisé
board-other-novice = { $name } dès { $experience } points d’expérience
board-other-master = Avant : { $name }
board-then = Dès { $experience } points d’expérience : { $name }
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
board-keys-enter = valide ; relance les dés choisis

## La situation, lue à voix haute

board-say-where = Exploration { $delve } sur { $delves }, niveau { $level }, { $experience ->
    [one] { $experience } point
   *[other] { $experience } points
} d’expérience jusqu’ici.
board-say-here = Donjon : { $dungeon } ; Antre : { $lair }. Groupe : { $party } ; Cimetière : { $graveyard } ; Trésors : { $treasures }.
board-say-nothing = rien
board-say-nobody = personne
