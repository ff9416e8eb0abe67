# One Deck Dungeon en français. Les mêmes identifiants que en.ftl.

about = Trois étages, un gardien : couvrez les cases avec vos dés avant que le temps ne manque.

## Les noms

colour-strength = force
colour-agility = agilité
colour-magic = magie
colour-heroic = héroïque
colour-any = toute couleur

die-strength = { $value } de force
die-agility = { $value } d’agilité
die-magic = { $value } de magie
die-heroic = { $value } héroïque
die-mana = { $value } de magie pour le mana
die-shields = { $value } héroïque pour les boucliers
die-poison = { $value } contre le poison

box = case { $number } ({ $colour } { $value }{ $kind ->
    [shield] , bouclier
    [wide] {""} ou plus en tout
    [shield-wide] {""} ou plus en tout, bouclier
   *[single] {""}
})
leafy = { $card } (feuille)
one-card = { $card }
two-cards = { $a } et { $b }
nobody = {""}
somebody = {" "}({ $hero })

## Ce qu’on vous demande

prompt-other = Aux autres de décider. { $prompt }
prompt-roll = { $left ->
    [1] Lancez le dernier dé.
   *[other] Lancez { $left } dés.
}
prompt-card = { $why ->
    [door] Retournez la porte.
    [xp] Piochez une carte comme expérience.
    [lone] Défaussez la carte qui reste.
   *[time] { $left ->
        [1] Le temps passe : défaussez une carte.
       *[other] Le temps passe : défaussez { $left } cartes.
    }
}
prompt-resist = Résistez au poison : lancez un dé, contre { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
}{ $leaves ->
    [0] {""}
    [1] {" ; "}1 feuille ajoute 1
   *[other] {" ; "}{ $leaves } feuilles ajoutent { $leaves }
}{ $bonus ->
    [0] {""}
   *[other] {" ; "}+{ $bonus }
}.
prompt-won = Gagné : le donjon est à vous.
prompt-lost = Partie perdue { $floor ->
    [4] face au gardien.
   *[other] à l’étage { $floor }.
}
prompt-basic = Choisissez une compétence basique ({ $hero }).
prompt-brew = Choisissez la potion basique du départ.
prompt-start = Nouveau tour : soignez-vous maintenant, ou laissez passer le temps.
prompt-action = Explorez, ou entrez dans une pièce.
prompt-door = { $card } : combattre ou fuir.
prompt-stealth = En fuyant, vous pouvez ajouter une porte fermée.
prompt-split = { $why ->
    [resist] Séparez-vous pour résister au poison : choisissez la première paire.
    [guardian] Séparez-vous : choisissez la paire qui affronte le gardien en premier.
   *[fight] Séparez-vous : choisissez la paire pour la première carte.
}
prompt-order = Choisissez la carte à résoudre en premier.
prompt-face = { $card } : affronter, ou boire et disparaître.
prompt-hit = { $why ->
    [stairs] L’escalier est dangereux : choisissez qui prend une blessure.
    [foe] L’ennemi frappe d’abord : choisissez qui le subit.
    [boxes] Il reste une blessure : choisissez qui la prend.
    [poison] Un pion de poison : choisissez qui le prend.
    [resisting] Le poison l’emporte : choisissez qui perd un pion et prend deux blessures.
    [relief] Vous résistez : choisissez qui perd un pion de poison.
   *[gamble] Le pari est perdu : choisissez qui prend la blessure.
}
prompt-drain = Un objet devient de l’expérience : choisissez lequel.
prompt-option = { $card } : choisissez l’une des deux façons.
prompt-feats = Utilisez une capacité héroïque, ou lancez vos dés.
prompt-drop = Remettez l’un des dés héroïques.
prompt-first = La réserve est courte : choisissez qui prend ses dés en premier.
prompt-bonus = { $left ->
    [1] Choisissez qui lance le dé bonus.
   *[other] Choisissez qui lance le prochain des { $left } dés bonus.
}
prompt-act = Placez des dés, utilisez des compétences. Si vous arrêtez : { $wounds ->
    [0] aucune blessure
    [1] 1 blessure
   *[other] { $wounds } blessures
}, { $time } temps{ $poison ->
    [0] {""}
   *[other] , { $poison } poison
}.
prompt-pick = { $what ->
    [fill] Ajoutez des dés à la case { $box } : il manque { $left }.
    [pay] Payez { $skill } : encore { $left }.
    [join] Choisissez des dés pour un dé héroïque : encore { $left }.
    [increase] { $skill } : choisissez un dé à augmenter, ou arrêtez.
    [reroll] { $skill } : choisissez un dé à relancer, ou arrêtez.
    [change] { $skill } : choisissez un dé à tourner, ou arrêtez.
    [recolour] { $skill } : choisissez un dé qui change de couleur, ou arrêtez.
    [trade] { $skill } : choisissez un dé à échanger, ou arrêtez.
    [exile] { $skill } : choisissez les dés à exiler, c’est son prix : encore { $left }.
   *[other] { $skill } : choisissez un dé, ou arrêtez.
}
prompt-receive = Choisissez qui reçoit le { $value } héroïque.
prompt-choose = { $skill } : choisissez son effet.
prompt-kite = Il reste une blessure : payer du temps à la place ?
prompt-loot = { $card } : choisissez comment prendre la carte.
prompt-spend = { $cube ->
    [yes] { $xp } d’expérience : { $left } valent un cube de potion.
   *[no] Niveau { $level } : choisissez des cartes pour { $left } de vos { $xp } d’expérience.
}
prompt-stairs = { $when ->
    [start] L’escalier est trouvé : descendre tout de suite ?
   *[end] L’escalier est ouvert : descendre ou rester ?
}
prompt-save = { CAP($hero) } va tomber : { $cubes ->
    [1] il reste 1 cube de potion.
   *[other] il reste { $cubes } cubes de potion.
}
prompt-mend = { CAP($hero) } se soigne : une blessure, ou un pion de poison ?
prompt-mend_who = Un cube apporte un soin : choisissez pour qui.

## Les coups, proposés puis joués

move-die = { $die }
done-die = Vous obtenez : { $die }.
move-card = { $card } ({ $scroll })
done-card = { $why ->
    [door] Derrière la porte : { $card }.
    [xp] { $card } compte comme expérience.
   *[time] Le temps passe : { $card } à la défausse.
}
move-basic = Commencer avec { $skill }
done-basic = Vous commencez avec { $skill }.
move-brew = Commencer avec { $skill }
done-brew = Vous commencez avec { $skill }.
move-begin = Laisser passer le temps
done-begin = Vous commencez le tour.
move-explore = Explorer
done-explore = Vous explorez.
move-open = Ouvrir une porte fermée
done-open = Vous ouvrez une porte.
move-enter = Entrer par la porte ouverte : { $card }
done-enter = Vous entrez par la porte ouverte : { $card }.
move-fight = Combattre
done-fight = Vous combattez.
move-flee = Fuir
done-flee = Vous fuyez et laissez la porte ouverte.
move-stealth = Ajouter une porte fermée
done-stealth = Vous ajoutez une porte fermée.
move-leave = N’ajouter aucune porte
done-leave = Vous partez simplement.
move-split = { $a } et { $b } d’abord
done-split = { CAP($a) } et { $b } passent en premier.
move-order = { $card } d’abord
done-order = { $card } passe en premier.
move-vanish = { $choice ->
    [yes] { CAP($hero) } boit : { $time } temps, puis le butin
   *[no] Boire et disparaître : { $time } temps, puis le butin
}
done-vanish = { $choice ->
    [yes] { CAP($hero) } boit : vous disparaissez et prenez le butin.
   *[no] Vous disparaissez et prenez le butin.
}
move-face = Affronter
done-face = Vous affrontez la rencontre.
move-hit = { $why ->
    [poison] { $hero } prend le poison ({ $wounds } blessures sur { $health })
    [two] { $hero } perd un pion et prend deux blessures ({ $wounds } sur { $health })
    [relief] { $hero } perd un pion
    [mend] { $hero } se soigne ({ $wounds } blessures sur { $health })
   *[wound] { $hero } prend la blessure ({ $wounds } sur { $health })
}
done-hit = { $why ->
    [poison] { CAP($hero) } prend le poison (blessures : { $wounds } sur { $health }).
    [two] { CAP($hero) } paie pour le poison (blessures avant : { $wounds } sur { $health }).
    [relief] { CAP($hero) } se débarrasse d’un pion.
    [mend] { CAP($hero) } se soigne (blessures avant : { $wounds } sur { $health }).
   *[wound] { CAP($hero) } prend la blessure (avant : { $wounds } sur { $health }).
}
move-drain = { $card } ({ $hero })
done-drain = { $card } ({ $hero }) devient de l’expérience.
move-option = { $name } : { $time } temps, puis { $colour } { $value }
done-option = Vous choisissez { $name } : { $time } temps, puis { $colour } { $value }.
move-feat = { $feat } ({ $hero }) : lancer { $dice ->
    [1] 1 dé héroïque
   *[other] { $dice } dés héroïques
}{ $time ->
    [0] {""}
   *[other] {" "}pour { $time } temps
}
done-feat = { CAP($hero) } utilise { $feat } : { $dice ->
    [1] 1 dé héroïque
   *[other] { $dice } dés héroïques
}{ $time ->
    [0] {""}
   *[other] {" "}pour { $time } temps
}.
move-unstore = Remettre un dé stocké ({ $hero })
done-unstore = { CAP($hero) } remet un dé stocké.
move-gather = Lancer les dés
done-gather = Vous rassemblez vos dés.
move-drop = Remettre le { $die }
done-drop = Vous remettez le { $die }.
move-first = { CAP($hero) } prend ses dés en premier
done-first = { CAP($hero) } prend ses dés en premier.
move-bonus = { CAP($hero) } lance le dé bonus
done-bonus = { CAP($hero) } reçoit un dé bonus.
move-place = { CAP($die) }{ $hero } sur la { $box }
done-place = Vous posez le { $die }{ $hero } sur la { $box }.
move-discard = Défausser le { $die }{ $hero }
done-discard = Vous défaussez le { $die }{ $hero }.
move-pick-join = Donner le { $die }{ $hero }
done-pick-join = Vous donnez le { $die }{ $hero } pour un dé héroïque.
move-pick-pay = Payer avec le { $die }{ $hero } ({ $skill })
done-pick-pay = Pour { $skill }, vous payez le { $die }{ $hero }.
move-pick-increase = Passer le { $die }{ $hero } à { $to }
done-pick-increase = Le { $die }{ $hero } passe à { $to }.
move-pick-reroll = Relancer le { $die }{ $hero }
done-pick-reroll = Vous relancez le { $die }{ $hero }.
move-pick-change = Mettre le { $die }{ $hero } sur { $to }
done-pick-change = Vous mettez le { $die }{ $hero } sur { $to }.
move-pick-recolour = Changer le { $die }{ $hero } en { $colour }
done-pick-recolour = Vous changez le { $die }{ $hero } en { $colour }.
move-pick-trade = Échanger le { $die }{ $hero }
done-pick-trade = Vous échangez le { $die }{ $hero }.
move-pick-exile = Exiler le { $die }{ $hero }
done-pick-exile = Vous exilez le { $die }{ $hero }.
move-done = Pas d’autre dé
done-done = Vous ne choisissez pas d’autre dé.
move-join = Réunir des dés en un dé héroïque
done-join = Vous réunissez des dés en un dé héroïque.
move-receive = { CAP($hero) } reçoit le { $die }
done-receive = { CAP($hero) } reçoit le { $die }.
move-use = { $skill } ({ $hero }) : { $text }
done-use = { CAP($hero) } utilise { $skill } : { $text }
move-choose = Effet { $way }
done-choose = Vous choisissez l’effet { $way }.
move-drink = Potion : { $skill } pour { $hero } ({ $wounds } blessures sur { $health })
done-drink = { CAP($hero) } boit { $skill } (blessures : { $wounds } sur { $health }).
move-hand = Laisser la main à l’autre
done-hand = Vous laissez la main.
move-finish = Arrêter : subir les conséquences
done-finish = Vous arrêtez là.
move-kite = Payer 1 temps à la place
done-kite = Vous vous en tirez pour 1 temps.
move-suffer = Prendre la blessure
done-suffer = Vous prenez la blessure.
move-item = Objet pour { $hero } : { $strength ->
    [0] {""}
   *[other] +{ $strength } force{" "}
}{ $agility ->
    [0] {""}
   *[other] +{ $agility } agilité{" "}
}{ $magic ->
    [0] {""}
   *[other] +{ $magic } magie{" "}
}{ $health ->
    [0] {""}
   *[other] +{ $health } santé{" "}
}({ $card })
done-item = { CAP($hero) } prend { $card } comme objet.
move-skill = Compétence pour { $hero } : { $skill }
done-skill = { CAP($hero) } apprend { $skill }.
move-swap_item = Objet pour { $hero } à la place de { $old } : { $strength ->
    [0] {""}
   *[other] +{ $strength } force{" "}
}{ $agility ->
    [0] {""}
   *[other] +{ $agility } agilité{" "}
}{ $magic ->
    [0] {""}
   *[other] +{ $magic } magie{" "}
}{ $health ->
    [0] {""}
   *[other] +{ $health } santé{" "}
}({ $card })
done-swap_item = { CAP($hero) } prend { $card } à la place de { $old }.
move-swap_skill = Compétence pour { $hero } à la place de { $old } : { $skill }
done-swap_skill = { CAP($hero) } apprend { $skill } à la place de { $old }.
move-potion = Identifier la potion : { $skill }
done-potion = Vous identifiez une potion : { $skill }.
move-xp = Expérience : { $xp } ({ $card })
done-xp = Vous prenez { $card } comme expérience ({ $xp }).
move-later = D’abord l’autre carte : { $card }
done-later = D’abord l’autre carte : { $card }.
move-spend = Une carte qui vaut { $xp }
done-spend = Vous dépensez une carte qui vaut { $xp }.
move-save = Garder l’expérience
done-save = Vous gardez votre expérience.
move-descend = Descendre
done-descend = Vous descendez.
move-stay = Rester à cet étage
done-stay = Vous restez.
move-fall = Abandonner
done-fall = Vous abandonnez.
move-mend = { $what ->
    [poison] Retirer un pion de poison
   *[wounds] Soigner une blessure
}
done-mend = { $what ->
    [poison] Un pion de poison s’en va.
   *[wounds] Une blessure est soignée.
}

## Ce qui arrive tout seul

event-floor = Étage { $floor } : { $name }.
event-stairs = Le paquet est vide : l’escalier apparaît.
event-stairs-wound = Le donjon rattrape { $hero }.
event-wounded = { CAP($hero) } prend { $n ->
    [1] 1 blessure
   *[other] { $n } blessures
}, { $now } en tout.
event-healed = { CAP($hero) } soigne { $n ->
    [1] 1 blessure
   *[other] { $n } blessures
}, il en reste { $now }.
event-poisoned = Poison ({ $hero }) : { $now } { $now ->
    [0] pion
    [1] pion
   *[other] pions
}.
event-stores = { CAP($hero) } stocke un dé héroïque ({ $n }).
event-dice-lost = { $n ->
    [1] 1 dé perdu
   *[other] { $n } dés perdus
} sitôt lancé.
event-time-for = Les dés lancés coûtent { $n } temps.
event-doors = { $n ->
    [0] Aucune nouvelle porte.
    [1] 1 nouvelle porte.
   *[other] { $n } nouvelles portes.
}
event-consequences = Conséquences : { $wounds ->
    [0] 0 blessure
    [1] 1 blessure
   *[other] { $wounds } blessures
}, { $time } temps{ $poison ->
    [0] {""}
   *[other] , { $poison } poison
}.
event-no-loot = { $card } s’échappe : pas de butin.
event-level = Le groupe atteint le niveau { $level }.
event-cubes = Cubes de potion : +{ $n }, { $now } en tout.
event-guardian = { CAP($guardian) } attend en bas.
event-guardian-hit = { CAP($guardian) } prend { $n ->
    [0] 0 blessure
    [1] 1 blessure
   *[other] { $n } blessures
}, { $damage } en tout.
event-guardian-heals = { CAP($guardian) } soigne { $n }, il en reste { $damage }.
event-resisted = Contre le poison : { $total } contre { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
}, { $success ->
    [yes] réussi.
   *[no] raté.
}
event-won = { CAP($guardian) } tombe : vous avez gagné.
event-lost = { $floor ->
    [4] Un héros tombe face au gardien : la partie est perdue.
   *[other] Un héros tombe à l’étage { $floor } : la partie est perdue.
}
event-exiled = { $n ->
    [1] 1 dé quitte
   *[other] { $n } dés quittent
} la partie.

## Le dessin

picture-title = { $dungeon } · étage { $floor } sur 3 · tour { $turn }
picture-guardian = { $dungeon } · gardien · round { $turn }
picture-deck = Paquet { $cards } · défausse { $discarded } · portes fermées { $closed }
picture-stairs = Escalier : { $tokens } pions sur { $most } · défausse { $discarded } · portes fermées { $closed }
picture-open = Portes ouvertes : { $doors }
picture-level = Niveau { $level } · XP { $xp } sur { $price } · cubes de potion { $cubes } : { $potions }
picture-hero = { $hero }{ $turn ->
    [yes] {" "}*
   *[no] {""}
}
picture-health = { $wounds } blessures sur { $health }
picture-poison = poison { $poison }
picture-stored = stock { $stored }
picture-items = Objets : { $items }
picture-skills = Compétences : { $skills }
picture-dice = Dés : { $dice }
picture-supply = Réserve : S { $strength } A { $agility } M { $magic } H { $heroic }
picture-foe = { $name } · { $xp } XP
picture-stop = Si vous arrêtez : { $wounds } blessures, { $time } temps, { $poison } poison.
picture-legend = S force, A agilité, M magie, H héroïque · w large · ! bouclier · h cœur t sablier k crâne

## Ce que comptent les conseils

worth-points = { $points ->
    [one] { $points } étage franchi
   *[other] { $points } étages franchis
}

## Options

dungeon-of = { $name } ({ $difficulty ->
    [1] facile
    [2] moyen
   *[3] difficile
})
talent-of = { $name } : { $text }
option-dungeon = Donjon
option-dungeon-dragons_cave = Caverne du Dragon (facile)
option-dungeon-hydras_reef = Récif de l’Hydre (moyen)
option-dungeon-lichs_tomb = Tombeau de la Liche (difficile)
option-dungeon-minotaurs_maze = Labyrinthe du Minotaure (difficile)
option-dungeon-yetis_cavern = Caverne du Yéti (moyen)
option-heroes = Nombre de héros
option-heroes-seats = Un par place (quatre à trois places)
option-heroes-two = Au moins deux
option-heroes-four = Quatre
option-hero_1 = Premier héros
option-hero_1-warrior = Guerrière
option-hero_1-mage = Mage
option-hero_1-rogue = Rebelle
option-hero_1-archer = Archère
option-hero_1-paladin = Paladin
option-hero_2 = Deuxième héros
option-hero_2-warrior = Guerrière
option-hero_2-mage = Mage
option-hero_2-rogue = Rebelle
option-hero_2-archer = Archère
option-hero_2-paladin = Paladin
option-hero_3 = Troisième héros
option-hero_3-warrior = Guerrière
option-hero_3-mage = Mage
option-hero_3-rogue = Rebelle
option-hero_3-archer = Archère
option-hero_3-paladin = Paladin
option-hero_4 = Quatrième héros
option-hero_4-warrior = Guerrière
option-hero_4-mage = Mage
option-hero_4-rogue = Rebelle
option-hero_4-archer = Archère
option-hero_4-paladin = Paladin
option-difficulty = Difficulté
option-difficulty-veteran = Vétéran : les règles telles quelles
option-difficulty-novice = Novice : commencer au niveau 2
option-difficulty-standard = Standard : commencer avec une carte d’expérience
option-difficulty-fearless = Sans peur : commencer sans potion
option-talents = Talents d’une campagne
option-talents-none = Aucun
option-talents-veteran = Vétéran : une compétence basique
option-talents-durability = Endurance : 1 point de vie de plus
option-talents-crafty = Débrouillarde : un objet ou une compétence de plus
option-talents-prepared = Préparée : un cube de potion de plus
option-talents-first_aid = Premiers soins : les potions soignent aussi 1
option-talents-recovery = Récupération : soigner 1 en descendant
option-talents-grit = Cran : soigner 1 après chaque round de gardien
option-talents-guile = Ruse : un dé de force devient agilité
option-talents-fortitude = Force d’âme : les 1 et 2 de force sont relancés
option-talents-planning = Anticipation : un 3 héroïque
option-talents-direct_hit = Coup direct : +1 à un dé
option-talents-cunning = Astuce : un 5 devient un 6 dans les pièges
option-talents-speed = Vitesse : un sablier de moins dans les pièges
option-talents-knowledge = Savoir : un dé héroïque contre le gardien
option-talents-foresight = Prévoyance : relancer un dé dans les pièges
option-lesson = Première partie guidée
option-lesson-off = Non
option-lesson-first = Oui : deux étages à la chance préparée, en solo
option-leading = Qui décide pour le groupe
option-leading-turns = Chaque place à son tour
option-leading-first = Toujours la première place
option-tokens = Les pions de l’escalier quand on descend
option-tokens-cleared = Sont retirés
option-tokens-stay = Restent
option-statues_descend = L’escalier révélé par le temps d’un nouvel étage permet de descendre aussitôt
option-statues_descend-yes = Oui
option-statues_descend-no = Non, seul le temps du tour le permet
option-whole = Les cases que regardent Survivant et Immortel
option-whole-all = Toutes, celles du donjon aussi
option-whole-card = Celles de l’ennemi seul
option-gamble = Qui prend la blessure d’un pari perdu
option-gamble-rogue = La Rebelle
option-gamble-group = Au choix du groupe
option-kiting = Harcèlement d’un cœur isolé
option-kiting-free = Au choix
option-kiting-must = Toujours
option-passives_fade = Armure et Harcèlement coûtent du temps face à l’Ombre
option-passives_fade-yes = Quand ils agissent
option-passives_fade-no = Jamais
option-winds = Les cœurs que le donjon ajoute se comptent
option-winds-after = Après les icônes ignorées
option-winds-before = Avant les icônes ignorées
option-swarm = À quatre héros, la pile combattue compte pour la Nuée
option-swarm-once = Comme une porte ouverte
option-swarm-twice = Comme deux

## La première partie guidée

lesson-time = Le temps est votre ennemi : chaque tour commence par deux cartes qui passent de la pioche à la défausse, et ce donjon en prend cinq de plus à chaque étage. Quand la pioche est vide, l’escalier apparaît. Retournez les cartes.
lesson-explore = Il n’y a pas encore de porte. Explorez : jusqu’à quatre cartes sont posées en portes fermées.
lesson-doors = Ouvrez une porte pour voir ce qu’elle cache. Explorer encore ne ferait que vous coûter le temps du tour.
lesson-fight = Vous voyez ce qui vous attend : chaque case laissée libre fait mal. Les cœurs sont des blessures, les sabliers du temps. Combattez, ou fuyez et laissez la porte ouverte pour plus tard. Entrez : il vous faut du butin.
lesson-option = Un piège offre deux voies. Le sablier devant une voie est son prix ; ensuite seuls comptent les dés de la couleur de sa case. Prenez la voie pour laquelle vous avez le plus de dés.
lesson-roll = Un dé par symbole de votre héroïne et de vos objets : force, agilité, magie. Lancez-les tous.
lesson-place = Posez des dés sur les cases : la couleur doit convenir, et le dé montrer au moins la valeur de la case. Les cases à bouclier d’abord. Une case large prend plusieurs dés, le plus haut en premier. Couvrez les cœurs avant les sabliers.
lesson-stop = La ligne « si vous arrêtez » dit ce que coûteront les cases libres. Deux dés inutiles font un dé héroïque, aussi bas que le plus bas des deux ; il va sur toute couleur. Quand plus rien n’aide, arrêtez.
lesson-loot = La carte vaincue est à vous, de quatre façons : un objet pour plus de dés ou de vie, une compétence, une potion que vous connaîtrez, ou de l’expérience. Commencez par un objet.
lesson-feats = Chacune de vos blessures stocke un dé héroïque, deux au plus. C’est le moment de les lancer : avant les autres. Ils vont sur toutes les cases.
lesson-skill = Vous avez une compétence. Sous votre héroïne vous voyez son coût ; payez avec des dés que vous ne pouvez pas poser. Chaque compétence sert une fois par rencontre.
lesson-potion = Vous avez des blessures et une potion. Au début d’un tour elle soigne plus qu’en combat. Gardez-la tant que tout va bien : elle vous sauve aussi d’une chute.
lesson-level = Vous avez assez d’expérience pour le niveau suivant : il donne un dé héroïque à chaque rencontre, et de la place pour plus d’objets et de compétences. Dépensez-la.
lesson-stairs = L’escalier apparaît. Désormais le temps y pose des jetons, et un jeton sur trois est une blessure. Descendez quand plus rien ne vaut la peine de rester.
lesson-floor = Un nouvel étage : ses cases et sa règle s’ajoutent à celles de l’étage du dessus. La pioche a été mélangée avec tout ce que vous n’avez pas pris.
lesson-guardian = Le gardien ! D’autres l’ont blessé avant vous. On le combat round par round : le temps ne compte plus, les blessures si. Chaque case à crâne couverte blesse le gardien.
lesson-end = C’était le jeu. Un vrai donjon a trois étages, et sa chance n’est pas préparée. Choisissez un héros et un donjon, et retournez-y.

luck-card = Retourner une carte
