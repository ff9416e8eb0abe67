# One Card Dungeon en français. Les mêmes identifiants que en.ftl.

about = Videz douze niveaux avec trois dés par tour.

skill-speed = Vitesse
skill-attack = Attaque
skill-defence = Défense
skill-range = Portée

hero-paladin = Paladin
hero-barbarian = Barbare
hero-ranger = Rôdeur
hero-wizard = Magicien

## Ce qu’on vous demande

prompt-keep = Gardez un dé du tour précédent sous sa capacité, ou relancez les trois.
prompt-roll = { $left ->
    [3] Lancez les trois dés d’énergie.
    [2] Lancez les deux autres dés.
   *[1] Lancez le dernier dé.
}
prompt-give = Vous avez { $a }, { $b } et { $c } : placez un dé sous Vitesse, un sous Attaque, un sous Défense.
prompt-act = Déplacez-vous et attaquez : il reste { $speed } en vitesse et { $attack } en attaque.
prompt-order = Plusieurs monstres sont aussi proches : choisissez lequel bouge en premier.
prompt-send = { CAP($monster) } { $number } a plusieurs cases aussi bonnes : choisissez où aller.
prompt-reward = Niveau { $level } vidé : choisissez une récompense.
prompt-won = Gagné : le Sceptre de M’Guf-yn est à vous.
prompt-lost = Vous avez succombé au niveau { $level }.

## Les coups, proposés puis joués

move-die = Un { $face }
done-die = Vous obtenez { $face }.
move-keep = Garder le { $die } sous { $skill }
done-keep = Vous gardez le { $die } sous { $skill }.
move-throw = Lancer les trois dés
done-throw = Vous lancez les trois dés.
move-give = Vitesse { $speed }, Attaque { $attack }, Défense { $defence }
done-give = Vous placez { $speed_die } sous Vitesse, { $attack_die } sous Attaque et { $defence_die } sous Défense.
move-aim = Viser : Portée { $range }, Vitesse { $speed } seulement, Attaque { $attack }, Défense { $defence }
done-aim = Vous visez : { $speed_die } sous Portée, { $attack_die } sous Attaque et { $defence_die } sous Défense.
move-reroll = Relancer les trois dés
done-reroll = Vous relancez les trois dés.
move-step = Aller en { $tile } ({ $cost } en vitesse)
done-step = Vous allez en { $tile }.
move-attack = Attaquer { $monster } { $number } en { $tile } ({ $cost } en attaque)
done-attack = Vous touchez { $monster } { $number } : { $left ->
    [0] plus aucun point de vie.
    [1] il lui reste 1 point de vie.
   *[other] il lui reste { $left } points de vie.
}
move-end = Finir votre tour : les monstres se déplacent et attaquent{ $falls ->
    [yes] , et vous succombez
    [perhaps] , et vous pouvez succomber
   *[no] {""}
}
done-end = Vous finissez votre tour.
move-order = { CAP($monster) } { $number }, en { $tile }, bouge en premier
done-order = Vous laissez { $monster } { $number } bouger en premier.
move-send = { CAP($monster) } { $number } va en { $tile }
done-send = Vous envoyez { $monster } { $number } en { $tile }.
move-train = { $skill } de { $now } à { $then }
done-train = { $skill } passe à { $then }.
move-heal = Se soigner : de { $now } à { $then } points de vie
done-heal = Vous vous soignez : { $then } points de vie.

## Ce qui arrive tout seul

event-level-starts = Niveau { $level } : { $name } × { $count }.
event-monster-dies = { CAP($monster) } { $number } meurt.
event-monster-moves = { CAP($monster) } { $number } va en { $tile }{ $same ->
    [yes] {" "}(une case parmi d’autres qui reviennent au même)
   *[no] {""}
}.
event-monsters-attack = { $count ->
    [0] Aucun monstre ne vous a à portée et en ligne de vue.
    [1] Un monstre attaque, { $attack } contre { $defence } en défense : { $falls ->
        [yes] { $blow ->
            [1] un dégât
           *[other] { $blow } dégâts
        }, et { $loss ->
            [1] il ne vous restait qu’un point de vie.
           *[other] il ne vous restait que { $loss } points de vie.
        }
       *[no] { $loss ->
            [0] aucun dégât.
            [1] vous perdez 1 point de vie.
           *[other] vous perdez { $loss } points de vie.
        }
    }
   *[other] { $count } monstres attaquent, { $attack } contre { $defence } en défense : { $falls ->
        [yes] { $blow ->
            [1] un dégât
           *[other] { $blow } dégâts
        }, et { $loss ->
            [1] il ne vous restait qu’un point de vie.
           *[other] il ne vous restait que { $loss } points de vie.
        }
       *[no] { $loss ->
            [0] aucun dégât.
            [1] vous perdez 1 point de vie.
           *[other] vous perdez { $loss } points de vie.
        }
    }
}
event-level-cleared = Niveau { $level } vidé.
event-won = Les derniers monstres sont morts : vous avez gagné.
event-lost = Vous succombez : le donjon vous garde au niveau { $level }.

## Pourquoi un monstre ne peut pas être attaqué

refuse-points = Un coup coûte { $needs } en attaque ; il vous en reste { $left }.
refuse-range = Trop loin : il est à portée { $range }, la vôtre est de { $mine }.
refuse-sight = Hors de vue : un mur ou un autre monstre gêne.

## Le dessin

picture-title = Niveau { $level } sur { $levels } · tour { $turn }{ $power ->
    [none] {""}
    [used] {" · "}{ $hero } (pouvoir utilisé)
   *[ready] {" · "}{ $hero } (pouvoir prêt)
}
picture-legend = @ vous et votre vie · { $initial }1:2 monstre 1, vie 2 · ##### mur · = escalier
picture-reply = Si vous vous arrêtez ici : { $count ->
    [0] personne n’attaque
    [1] un monstre attaque
   *[other] { $count } monstres attaquent
}{ $count ->
    [0] {""}
   *[other] { $falls ->
        [yes] , et vous succombez
       *[no] , vie −{ $loss }
    }
}{ $choice ->
    [yes] {" "}(ou selon votre choix).
   *[no] .
}
panel-health = Points de vie : { $now } sur { $most }
panel-skill = base
panel-die = dé
panel-total = total
panel-left = reste
panel-monster = vitesse { $speed }, attaque { $attack }, défense { $defence }, portée { $range }
panel-one = { $number } en { $tile } : { $health ->
    [1] 1 point de vie
   *[other] { $health } points de vie
}

## Ce que comptent les conseils

worth-points = { $points ->
    [one] { $points } niveau vidé
   *[other] { $points } niveaux vidés
}

## Les options

option-hero = Classe de l’aventurier
option-hero-none = Aucune
option-hero-paladin = Paladin : une fois par niveau, garde un dé du tour précédent
option-hero-barbarian = Barbare : à 1 point de vie, relance les dés une fois par tour
option-hero-ranger = Rôdeur : une fois par niveau, un dé pour la Portée au lieu de la Vitesse
option-hero-wizard = Magicien : une fois par niveau, relance tous les dés
option-sight = Ce qui coupe une ligne de vue
option-sight-closed = Une case que la ligne longe ou traverse
option-sight-open = Seulement une case que la ligne traverse
option-sight-mid_touch = Aussi une case dont la ligne touche un coin en chemin
option-range = Ce qui gêne votre portée
option-range-walls = Les murs seuls
option-range-monsters = Les murs et les autres monstres
option-approach = Où va un monstre qui ne peut pas attaquer ce tour
option-approach-shot = Vers la case de tir la plus proche
option-approach-full_range = Vers la case la plus proche à portée maximale
option-approach-adventurer = Droit sur vous
option-ties = Qui choisit entre des déplacements de monstre aussi bons
option-ties-player = Vous, quand cela change quelque chose
option-ties-fixed = La première case, rangée par rangée depuis le fond
option-kept_die = Le dé que garde un paladin
option-kept_die-stays = Reste sous sa capacité
option-kept_die-free = Peut changer de capacité
option-back_off = Les monstres reculent jusqu’à leur portée maximale
option-back_off-yes = Oui
option-back_off-no = Non : celui qui peut attaquer reste sur place
option-squeeze = Passer en diagonale entre deux cases bloquées
option-squeeze-yes = Permis
option-squeeze-no = Interdit
option-skill_cap = Les capacités s’arrêtent à 6
option-skill_cap-yes = Oui, ce sont des dés
option-skill_cap-no = Non

## Sur la page

page-keys-slanted = sur le plateau : un pas en diagonale
page-keys-pad = sur le plateau : un pas dans chaque direction, au pavé numérique
page-keys-enter = sur le plateau : marcher, attaquer, choisir

page-board = Le donjon, niveau { $level }
page-level = Niveau { $level } sur { $levels }
page-turn = Tour { $turn }
page-hero = Aventurier
page-health = Vie

page-power-ready = Pouvoir prêt :
page-power-used = Pouvoir utilisé :
page-power-paladin = une fois par niveau, garder un dé du tour précédent.
page-power-barbarian = une fois par tour, avec 1 seul point de vie, relancer tous les dés.
page-power-ranger = une fois par niveau, placer le dé de Vitesse sous Portée.
page-power-wizard = une fois par niveau, relancer tous les dés.

page-sum = { $skill } : { $die ->
    [0] { $base }
   *[other] { $base } + { $die } = { $total }
}{ $left ->
    [-1] {""}
   *[other] , reste { $left }
}
page-left = reste { $left }

page-part-energy = Lancez les dés d’énergie et placez-les sous vos capacités.
page-part-adventurer = Déplacez-vous et attaquez, dans l’ordre de votre choix.
page-part-march = Les monstres se déplacent, le plus proche d’abord.
page-part-strike = Ceux qui vous ont à portée et en vue attaquent ensemble.

page-tray = Dés d’énergie
page-roll = Lancer
page-die = { $face ->
    [0] Dé d’énergie, pas encore lancé
   *[other] Dé d’énergie { $face } : le prendre
}
page-take = Choisissez ci-dessous, ou prenez un dé et placez-le vous-même.
page-under = Choisissez sous quelle capacité le placer.
page-put = Placer le { $die } sous { $skill }

page-ways = Répartitions possibles des dés
page-give = En Vitesse
page-aim = Viser : en Portée
page-tiles = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
page-hits = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
page-safe = indemne
page-deadly = mortel
page-legend = Cases accessibles, coups, vie perdue si tous les monstres attaquent.

page-tile-you = { $tile } : vous, { $health ->
    [1] 1 point de vie
   *[other] { $health } points de vie
}.
page-tile-monster = { $tile } : { $monster } { $number }, { $health ->
    [1] 1 point de vie
   *[other] { $health } points de vie
}.
page-tile-wall = { $tile } : mur.
page-tile-stairs = { $tile } : escalier.
page-tile-free = { $tile } : case libre.
page-walk = Y aller coûte { $cost } en vitesse.
page-attack = L’attaquer coûte { $cost } en attaque.
page-outlook = { $deadly ->
    [yes] Si vous y finissez votre tour, vous succombez.
   *[no] { $damage ->
        [0] Si vous y finissez votre tour, vous ne perdez rien.
        [1] Si vous y finissez votre tour, vous perdez 1 point de vie.
       *[other] Si vous y finissez votre tour, vous perdez { $damage } points de vie.
    }
}

page-reply = Si vous finissez votre tour en { $tile }
page-goes = { $from } → { $to }
page-stays = reste en { $to }
page-strikes = attaque
page-idle = ne peut pas attaquer
page-against = Attaque { $attack } contre défense { $defence } : { $deadly ->
    [yes] { $blow ->
        [1] un dégât
       *[other] { $blow } dégâts
    }, il vous reste { $health ->
        [1] un point de vie
       *[other] { $health } points de vie
    }, et vous succombez.
   *[no] { $damage ->
        [0] aucun dégât.
        [1] −1 point de vie.
       *[other] −{ $damage } points de vie.
    }
}
page-unseen = Aucun monstre ne vous aura à portée et en vue.
page-choice = Des monstres auront le choix entre des déplacements équivalents et on vous le demandera ; en voici un.

page-most = { $now }, le maximum
page-cleared = { $count ->
    [0] Aucun niveau vidé.
    [one] 1 niveau vidé sur { $levels }.
   *[other] { $count } niveaux vidés sur { $levels }.
}
page-fell = C’était en { $tile }, au tour { $turn } du niveau. Encore debout :

odds-clear = Chance de franchir ce niveau en jouant au mieux : { $percent } %
