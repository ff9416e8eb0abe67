# Dungeon Roll en français. Les mêmes identifiants que en.ftl.
# À qui joue seul, on dit « vous » ; à plusieurs, les joueurs portent leur numéro.

about = Tentez votre chance : encore un niveau, ou la Taverne avec ce que vous avez ?

## Les dés : une face par son nom, un dé, plusieurs dés, et ce que d’autres deviennent

face-champion = Champion
face-fighter = Guerrier
face-cleric = Clerc
face-mage = Mage
face-thief = Voleur
face-scroll = Parchemin
face-dragon = Dragon
face-goblin = Gobelin
face-skeleton = Squelette
face-ooze = Gelée
face-chest = Coffre
face-potion = Potion

one-champion = un Champion
one-fighter = un Guerrier
one-cleric = un Clerc
one-mage = un Mage
one-thief = un Voleur
one-scroll = un Parchemin
one-goblin = un Gobelin
one-skeleton = un Squelette
one-ooze = une Gelée
one-chest = un Coffre
one-potion = une Potion

many-champion = { $count ->
    [one] 1 Champion
   *[other] { $count } Champions
}
many-fighter = { $count ->
    [one] 1 Guerrier
   *[other] { $count } Guerriers
}
many-cleric = { $count ->
    [one] 1 Clerc
   *[other] { $count } Clercs
}
many-mage = { $count ->
    [one] 1 Mage
   *[other] { $count } Mages
}
many-thief = { $count ->
    [one] 1 Voleur
   *[other] { $count } Voleurs
}
many-scroll = { $count ->
    [one] 1 Parchemin
   *[other] { $count } Parchemins
}
many-goblin = { $count ->
    [one] 1 Gobelin
   *[other] { $count } Gobelins
}
many-skeleton = { $count ->
    [one] 1 Squelette
   *[other] { $count } Squelettes
}
many-ooze = { $count ->
    [one] 1 Gelée
   *[other] { $count } Gelées
}
many-chest = { $count ->
    [one] 1 Coffre
   *[other] { $count } Coffres
}
many-potion = { $count ->
    [one] 1 Potion
   *[other] { $count } Potions
}

kind-champion = { $count ->
    [one] Champion
   *[other] Champions
}
kind-fighter = { $count ->
    [one] Guerrier
   *[other] Guerriers
}
kind-cleric = { $count ->
    [one] Clerc
   *[other] Clercs
}
kind-mage = { $count ->
    [one] Mage
   *[other] Mages
}
kind-thief = { $count ->
    [one] Voleur
   *[other] Voleurs
}
kind-scroll = { $count ->
    [one] Parchemin
   *[other] Parchemins
}
kind-companion = { $count ->
    [one] Compagnon
   *[other] Compagnons
}

both = { $a } et { $b }
by-means = { $who } ({ $by })
the-treasure = le Trésor { $treasure }
the-hero = le héros ({ $by })
stand-in = { $who }, en { $other },

## Les Trésors : leur nom, et ce qu’ils font

treasure-town_portal = Portail de Ville
treasure-town_portal-does = Partez aussitôt, avec autant d’expérience que l’indique le Dé de Niveau. Inutilisé, il en vaut 2.
treasure-dragon_bait = Appât à Dragon
treasure-dragon_bait-does = Un dé de Donjon de votre choix devient un Dragon et va dans l’Antre.
treasure-dragon_bait-does-published = Tous les monstres deviennent des Dragons et vont dans l’Antre.
treasure-ring = Anneau d’invisibilité
treasure-ring-does = Les dés de l’Antre retournent dans la réserve. Ce n’est pas une victoire.
treasure-elixir = Potion
treasure-elixir-published = Élixir
treasure-elixir-does = Un dé revient du Cimetière, sur la face de votre choix.
treasure-scroll_token = Parchemin
treasure-scroll_token-does = Agit une fois comme un Parchemin.
treasure-sword = Épée Vorpale
treasure-sword-does = Agit une fois comme un Guerrier.
treasure-talisman = Talisman
treasure-talisman-does = Agit une fois comme un Clerc.
treasure-sceptre = Sceptre de Pouvoir
treasure-sceptre-does = Agit une fois comme un Mage.
treasure-tools = Outils de Voleur
treasure-tools-does = Agissent une fois comme un Voleur.
treasure-scales = Écailles de Dragon
treasure-scales-does = Sans effet pendant l’exploration. À la fin, chaque paire ajoute 2 points.

## Ce qu’on vous demande

prompt-roll-hero = Retournez votre carte Héros.
prompt-take = Choisissez votre héros.
prompt-roll-party = { $count ->
    [one] Lancez un dé de Groupe.
   *[other] Lancez { $count } dés de Groupe.
}
prompt-muster = { $count ->
    [0] Reprenez des dés de Groupe pour les relancer une fois, ou gardez-les tous.
    [one] Un dé repris : reprenez-en d’autres, ou lancez-le.
   *[other] { $count } dés repris : reprenez-en d’autres, ou lancez-les.
}
prompt-roll-dungeon = { $count ->
    [one] Lancez un dé de Donjon pour le niveau { $level }.
   *[other] Lancez { $count } dés de Donjon pour le niveau { $level }.
}
prompt-roll-treasure = { $count ->
    [one] Piochez un Trésor.
   *[other] Piochez { $count } Trésors.
}
prompt-monster = { $count ->
    [0] Pas de monstre à battre au niveau { $level } : relancez des dés avec un Parchemin, ou continuez.
    [one] Niveau { $level } : battez le monstre, ou fuyez sans rien.
    [2] Niveau { $level } : battez les deux monstres, ou fuyez sans rien.
   *[other] Niveau { $level } : battez les { $count } monstres, ou fuyez sans rien.
}
prompt-loot = { $count ->
    [0] Pas de butin ici : utilisez un Trésor ou votre héros, ou continuez.
   *[other] Prenez le butin, ou laissez-le et continuez.
}
prompt-dragon = { $count ->
    [one] Le Dragon est là : envoyez un Compagnon, ou fuyez sans rien.
    [2] Le Dragon est là : envoyez deux Compagnons différents, ou fuyez sans rien.
   *[other] Le Dragon est là : envoyez trois Compagnons différents, ou fuyez sans rien.
}
prompt-fight = { $count ->
    [one] Encore un Compagnon contre le Dragon, d’un autre type.
   *[other] Encore { $count } Compagnons contre le Dragon, d’autres types.
}
prompt-choose = { $count ->
    [0] Reprenez les dés que vous voulez relancer.
    [one] Un dé repris : reprenez-en d’autres, ou lancez-le.
   *[other] { $count } dés repris : reprenez-en d’autres, ou lancez-les.
}
prompt-extra = Un monstre de plus, de n’importe quel type, peut être battu.
prompt-strike = { $count ->
    [one] Choisissez un monstre à battre.
   *[other] Choisissez un monstre à battre, jusqu’à { $count }.
}
prompt-charm = { $count ->
    [one] Choisissez un monstre à charmer.
   *[other] Choisissez un monstre à charmer, jusqu’à { $count }.
}
prompt-raise = { $count ->
    [one] Un dé revient du Cimetière : choisissez sa face.
   *[other] { $count } dés reviennent du Cimetière : choisissez la face du prochain.
}
prompt-discard = { $count ->
    [one] Défaussez un Trésor.
   *[other] Défaussez { $count } Trésors, un par un.
}
prompt-regroup = Retirez-vous avec { $retire ->
    [one] { $retire } point
   *[other] { $retire } points
} d’expérience, ou risquez le niveau { $next } contre { $dice } dés de Donjon.
prompt-last = Vous êtes au fond du Donjon : retirez-vous avec { $level ->
    [one] { $level } point
   *[other] { $level } points
} d’expérience.
prompt-done-alone = Vous avez { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $rank }.
prompt-done-you = Vous gagnez avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
prompt-done-other = { PLAYER($seat) } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
prompt-done-shared = Les joueurs { $others } et { $last } partagent la victoire avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} chacun.

prompt-wait-roll-hero = { PLAYER($seat) } retourne une carte Héros.
prompt-wait-take = { PLAYER($seat) } choisit un héros.
prompt-wait-roll-party = { PLAYER($seat) } lance les dés de Groupe.
prompt-wait-muster = { PLAYER($seat) } rassemble son Groupe.
prompt-wait-roll-dungeon = { $count ->
    [one] { PLAYER($seat) } lance un dé de Donjon pour le niveau { $level }.
   *[other] { PLAYER($seat) } lance { $count } dés de Donjon pour le niveau { $level }.
}
prompt-wait-roll-treasure = { PLAYER($seat) } pioche des Trésors.
prompt-wait-monster = { $count ->
    [0] { PLAYER($seat) } n’a pas de monstre à battre au niveau { $level }.
    [one] { PLAYER($seat) } affronte un monstre au niveau { $level }.
   *[other] { PLAYER($seat) } affronte { $count } monstres au niveau { $level }.
}
prompt-wait-loot = { PLAYER($seat) } prend le butin.
prompt-wait-dragon = { PLAYER($seat) } affronte le Dragon.
prompt-wait-regroup = { PLAYER($seat) } peut se retirer avec { $retire ->
    [one] { $retire } point
   *[other] { $retire } points
} d’expérience, ou tenter le niveau { $next }.
prompt-wait-last = { PLAYER($seat) } est au fond du Donjon, pour { $level ->
    [one] { $level } point
   *[other] { $level } points
} d’expérience.

## Ce qu’on demande au sort, quand ce ne sont pas des dés


## Les coups, proposés puis joués

move-die = { $face }
done-die = Dé de Groupe : { $face }.
move-monster = { $face }
done-monster = Dé de Donjon : { $face }.
move-draw = { $treasure }
done-draw = Trésor pioché : { $treasure }.
move-deal = { $hero }
done-deal = { $alone ->
    [yes] Votre héros : { $hero }.
   *[no] Héros de { PLAYER($seat) } : { $hero }.
}
move-take = { $hero }. { $specialty } { $ultimate } : { $text }
done-take = Héros choisi : { $hero }.
move-beat = { CAP($who) } bat { $what }
done-beat = { CAP($who) } bat { $what }.
move-extra = Battre aussi { $what }
done-extra = Victoire aussi sur { $what }.
move-strike = Battre { $what }
done-strike = Victoire sur { $what }.
move-charm = Charmer { $what }
done-charm = Sous le charme : { $what }.
move-enough = Cela suffit
done-enough = Cela suffit.
move-open = { CAP($who) } ouvre { $what }
done-open = { CAP($who) } ouvre { $what }.
move-quaff = { CAP($who) } boit { $what } : { $count ->
    [one] 1 dé revient
   *[other] { $count } dés reviennent
}
done-quaff = { CAP($who) } boit { $what }.
move-revive = Ramener { $what }
done-revive = { CAP($what) } revient du Cimetière.
move-read = Dépenser { $who } pour relancer des dés
done-read = { CAP($who) } est dépensé pour relancer des dés.
move-choose = Reprendre { $what }
done-choose = À relancer : { $what }.
move-reroll = { $count ->
    [one] Lancer le dé repris
   *[other] Lancer les { $count } dés repris
}
done-reroll = { $count ->
    [one] Un dé est relancé.
   *[other] { $count } dés sont relancés.
}
move-keep = Garder tous les dés
done-keep = Tous les dés sont gardés.
move-use-town_portal = { $treasure } : partir maintenant avec { $level ->
    [one] { $level } point
   *[other] { $level } points
} d’expérience
done-use-town_portal = Un { $treasure } s’ouvre.
move-use-ring = { $treasure } : vider l’Antre ({ $count ->
    [one] 1 dé
   *[other] { $count } dés
})
done-use-ring = { $treasure } : l’Antre est vidé.
move-use-elixir = { $treasure } de vos Trésors : un dé revient du Cimetière
done-use-elixir = { $treasure } : un dé revient du Cimetière.
move-use-dragon_bait = { $treasure } : tous les monstres deviennent des Dragons
done-use-dragon_bait = { $treasure } : tous les monstres vont dans l’Antre, en Dragons.
move-bait = Appât à Dragon : { $what } devient un Dragon
done-bait = Appât à Dragon : { $what } devient un Dragon.
move-ultimate = { $ultimate } : { $text }
done-ultimate = Ultimate : { $ultimate }.
move-recruit = { $ultimate } : { $what } { $count ->
    [one] vous suit comme
   *[other] vous suivent comme
} { $who }
done-recruit = { $ultimate } : { $what } { $count ->
    [one] rejoint
   *[other] rejoignent
} le Groupe comme { $who }.
move-pay = { $ultimate }, contre un Trésor : { $treasure }
done-pay = { $ultimate }, payée d’un Trésor : { $treasure }.
move-discard = Défausser : { $treasure }
done-discard = Défaussé : { $treasure }.
move-specialty = Relancer { $what }, une fois par niveau
done-specialty = { CAP($what) } : dé relancé.
move-fight = Envoyer { $who } contre le Dragon
done-fight = { CAP($who) } affronte le Dragon.
move-loot = Passer au butin
done-loot = Le Groupe passe au butin.
move-onward = { $count ->
    [0] Continuer
    [one] Continuer : 1 dé de butin est laissé
   *[other] Continuer : { $count } dés de butin sont laissés
}
done-onward = Le Groupe continue.
move-flee = Fuir : l’exploration finit sans rien
done-flee = Le Groupe prend la fuite.
move-retire = Se retirer à la Taverne : +{ $level ->
    [one] { $level } point
   *[other] { $level } points
} d’expérience
done-retire = Le Groupe rentre à la Taverne.
move-seek = Chercher la Gloire : niveau { $level }, { $count ->
    [one] 1 dé de Donjon
   *[other] { $count } dés de Donjon
}
done-seek = Le Groupe cherche la Gloire.

## Ce qui arrive tout seul

event-delve-starts = { $alone ->
    [yes] Exploration { $delve } sur { $delves }.
   *[no] { PLAYER($seat) } est l’Aventurier : exploration { $delve } sur { $delves }.
}
event-party-converted = Dans le Groupe, { $what } : maintenant { $who }.
event-level-starts = { $count ->
    [0] Niveau { $level } : aucun dé de Donjon disponible.
    [1] Niveau { $level } : un dé de Donjon.
   *[other] Niveau { $level } : { $count } dés de Donjon.
}
event-dice-converted = { CAP($what) } devient { $into }.
event-dragon-comes = Le Dragon arrive : { $count } dés sont dans son Antre.
event-dragon-slain = { $points ->
    [0] Le Dragon est vaincu : le Dé de Niveau indique { $level }.
   *[other] Le Dragon est vaincu : +{ $points } point d’expérience.
}
event-level-cleared = Niveau { $level } réussi.
event-empty-box = La boîte à Trésors est vide : +{ $count ->
    [one] { $count } point
   *[other] { $count } points
} d’expérience à la place.
event-hero-turns = { $alone ->
    [yes] Votre héros passe Maître : { $hero }.
   *[no] Le héros de { PLAYER($seat) } passe Maître : { $hero }.
}
event-fled = { $alone ->
    [yes] Vous fuyez le niveau { $level } : pas d’expérience pour cette exploration.
   *[no] { PLAYER($seat) } fuit le niveau { $level } : pas d’expérience pour cette exploration.
}
event-retired = { $alone ->
    [yes] Vous vous retirez : +{ $level ->
        [one] { $level } point
       *[other] { $level } points
    } d’expérience.
   *[no] { PLAYER($seat) } se retire : +{ $level ->
        [one] { $level } point
       *[other] { $level } points
    } d’expérience.
}
event-ported = { $alone ->
    [yes] Vous voilà en ville : +{ $level ->
        [one] { $level } point
       *[other] { $level } points
    } d’expérience.
   *[no] { PLAYER($seat) } est de retour en ville : +{ $level ->
        [one] { $level } point
       *[other] { $level } points
    } d’expérience.
}
event-allies-leave = { CAP($what) } { $count ->
    [one] quitte
   *[other] quittent
} le Groupe.
event-loot-left = Laissé sur place : { $what }.
event-achieved = Succès « { $achievement } » : { $how }
event-gave-up = { $alone ->
    [yes] Vous défaussez { $count ->
        [one] un Trésor, celui qui vaut le moins.
       *[other] { $count } Trésors, ceux qui valent le moins.
    }
   *[no] { PLAYER($seat) } défausse { $count ->
        [one] un Trésor, celui qui vaut le moins.
       *[other] { $count } Trésors, ceux qui valent le moins.
    }
}
event-game-ends = Toutes les explorations sont finies : les Trésors inutilisés comptent aussi.

## Le dessin

picture-heroes = Les héros
picture-done = Toutes les explorations sont finies
picture-title = { $alone ->
    [yes] Exploration { $delve } sur { $delves }, niveau { $level }
   *[no] { PLAYER($seat) } : exploration { $delve } sur { $delves }, niveau { $level }
}
picture-chosen = { $party } du Groupe, { $dungeon } du Donjon
picture-hero = { $side ->
    [novice] { $hero } (Novice ; { $other } dès { $level } points d’expérience)
   *[master] { $hero } (Maître)
}
picture-ultimate = { $name }{ $ready ->
    [yes] {" "}(Ultimate prêt)
   *[no] {" "}(Ultimate utilisé)
} : { $text }
picture-nobody = { $phase ->
    [heroes] (pas encore de héros)
   *[other] (sans héros)
}
picture-score = expérience { $experience } ({ $delves }), Trésors { $worth }{ $over ->
    [yes] , total { $total }
   *[no] {""}
}

zone-party = Groupe
zone-dungeon = Donjon
zone-lair = Antre
zone-graveyard = Cimetière
zone-pool = Réserve
zone-chosen = À relancer
zone-allies = Alliés
zone-fighters = En lutte
zone-hero = Héros
zone-treasures = Trésors
zone-score = Score
zone-achievements = Succès

phase-heroes = Héros
phase-form = Rassembler le Groupe
phase-muster = Rassemblement
phase-monster = Monstres
phase-loot = Butin
phase-dragon = Dragon
phase-regroup = Regroupement
phase-done = Fin

role-adventurer = Aventurier
role-lord = Maître du Donjon
side-novice = Novice
side-master = Maître
card-specialty = Spécialité
card-ultimate = Ultimate

## Rangs et succès de la partie en solo

rank-fodder = Chair à Dragon
rank-village = Héros du Village
rank-explorer = Explorateur aguerri
rank-champion = Champion
rank-ages = Héros des Âges

achievement-dragon_slayer = Tueur de Dragons
achievement-dragon_slayer-how = deux Dragons tués en une exploration.
achievement-dragon_master = Maître des Dragons
achievement-dragon_master-how = trois Dragons tués en une exploration.
achievement-never_tell_odds = Ne me parlez pas de probabilités !
achievement-never_tell_odds-how = sept dés de Donjon lancés à la fois, et le niveau réussi.
achievement-here_dragon = Petit petit Dragon, où es-tu ?
achievement-here_dragon-how = trois Appâts à Dragon au même niveau, et le Dragon tué.
achievement-piece_of_cake = Les doigts dans le nez
achievement-piece_of_cake-how = un niveau réussi avec moins de dés de Groupe que de dés de Donjon.
achievement-elite = L’élite
achievement-elite-how = cinq Champions dans le Groupe.
achievement-bottomless_bag = On va avoir besoin d’un sac sans fond !
achievement-bottomless_bag-how = plus un seul Trésor dans la boîte.
achievement-dungeon_master = Maître du Donjon
achievement-dungeon_master-how = une exploration finie au niveau 10.
achievement-natural_20 = 20 naturel
achievement-natural_20-how = 20 points sans la carte Héros.
achievement-critical_hit = Coup critique
achievement-critical_hit-how = un niveau réussi sans Compagnon, ni l’Ultimate du Paladin ou du Mage de Bataille.

## Les options

option-rules = Quelles règles
option-rules-prototype = Prototype : un Dragon vaincu fait monter le niveau, un Ultimate par face
option-rules-published = Publiées : un Dragon vaincu vaut 1, un Ultimate par exploration
option-heroes = Comment les héros sont donnés
option-heroes-random = Au hasard
option-heroes-choose = Chacun choisit
option-heroes-none = Sans héros
option-hero_set = Quels héros sont en jeu
option-hero_set-base = Les huit du jeu de base
option-hero_set-pack = Quatre de la première extension
option-hero_set-all = Tous les douze
option-scroll_phases = Quand un Parchemin peut relancer des dés
option-scroll_phases-monster = En phase des Monstres seulement
option-scroll_phases-all = Dans toutes les phases sauf le regroupement
option-level_cap = Le Dé de Niveau s’arrête à 10
option-level_cap-yes = Oui, même si un Dragon est vaincu au niveau 10
option-level_cap-no = Non : un Dragon vaincu au niveau 10 le fait passer à 11

## Sur la page : qui lance, et les chances

roll-yours = { $what ->
    [party] { $count ->
        [one] Lancer un dé de Groupe
       *[other] Lancer { $count } dés de Groupe
    }
    [dungeon] { $count ->
        [one] Lancer un dé de Donjon
       *[other] Lancer { $count } dés de Donjon
    }
    [treasure] { $count ->
        [one] Piocher un Trésor
       *[other] Piocher { $count } Trésors
    }
   *[hero] Retourner une carte Héros
}
roll-awaited = { $what ->
    [party] { $name } lance les dés de Groupe.
    [dungeon] { $name } lance les dés de Donjon.
    [treasure] { $name } pioche dans la boîte.
   *[hero] { $name } retourne une carte Héros.
}
