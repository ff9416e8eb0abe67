# Le programme lui-même, en français.

players = { $least ->
    [1] { $most ->
        [1] en solo
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
minutes = { $least }-{ $most } min

roll = Lancer les dés
resumed = Vous reprenez votre partie après { $played } coups.
undone = { $count ->
    [1] Vous reprenez un coup.
   *[other] Vous reprenez { $count } coups.
}
ended = { $result } Coups : { $moves }.{ $seed ->
    [none] {""}
   *[other] {" "}Graine : { $seed }.
}{ $practice ->
    [yes] {" "}(entraînement)
   *[no] {""}
}
ended-solo = Votre score : { $score }{ $best ->
    [none] .
   *[other] {" "}sur { $best }.
}
ended-seat = joueur { $seat } : { $score }
ended-seats = Scores : { $scores }. { $count ->
    [0] Personne n’a gagné.
    [one] Le joueur { $winners } gagne.
   *[other] Victoire partagée : joueurs { $winners }.
}
by-seat = Joueur { $seat } : { $done }
by-bot = Robot { $seat } : { $done }
asked = Joueur { $seat } · { $prompt }
curtain = Passez le clavier au joueur { $seat }. Puis appuyez sur Entrée.
undo-start = Il n’y a encore rien à annuler.
undo-rolled = { $luck ->
    [card] Une carte a été piochée depuis : seule une partie d’entraînement peut revenir plus loin.
   *[dice] Les dés ont été lancés depuis : seule une partie d’entraînement peut revenir plus loin.
}
undo-other = Un autre joueur a joué depuis.
undo-seen = Une carte a été vue depuis : seule une partie d’entraînement peut revenir plus loin.
illegal = Ce coup n’est pas permis ({ $reason }).
kept = Votre partie est gardée. Pour continuer : { $command }
not-understood = « { $given } » n’est ni un numéro de 1 à { $count }, ni un coup, ni une commande ; ? montre les commandes.
which = Lequel voulez-vous dire ?
find = Tapez une partie du nom, puis Entrée. Échap : les touches. Ctrl-Z : annuler.
find-plain = Tapez une partie du nom. Entrée seule affiche les { $count }.
help = Tapez un numéro, ou un coup comme « { $example } ». Entrée seule lance les dés.
    u  annuler · r  recommencer le tour · h  conseil · l  journal · b  plateau
    rules  les règles · fr, en  langue · q  sauver et quitter · ?  cette aide
help-companion = Lancez vos dés, piochez vos cartes, et dites ce qui est sorti : un numéro,
    un nom, ou plusieurs dés à la suite, comme « 4 4 1 ».
    Pour vos coups, tapez le numéro, ou un coup comme « { $example } ».
    u  annuler · r  annuler tout un lancer ou un tour · h  conseil · l  journal
    b  plateau · rules  les règles · fr, en  langue · q  sauver et quitter
    ?  cette aide
thinking = Le robot { $seat } ({ $bot }) réfléchit…
bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-best = le meilleur
companion-asked = { $prompt } Qu’est-ce qui est sorti ?
companion-impossible = Cela n’a pas pu sortir : quelque chose a été mal dit, maintenant ou avant. Annulez avec u.
hint-best = Conseil : { $move }
hint-worth-win = Ce coup gagne { $worth } % des parties jouées à partir d’ici.
hint-worth-level = Il vide le niveau { $worth } % du temps.
hint-worth-points = À la fin : environ { $worth }.
hint-next-share = Ensuite : { $move } ({ $worth } %)
hint-next-points = Ensuite : { $move } (environ { $worth })
worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth-under = <{ $percent }
worth-over = >{ $percent }
worth-beside = { $worth }, { $wins } % de victoires
hint-why-only = Il n’y a rien d’autre à faire.
hint-why-known = Tout ce qui peut s’ensuivre est calculé : aucun coup ne fait mieux.
hint-why-rule = C’est une règle simple, sans hésiter ici.
hint-why-clear = Sur { $games } parties jouées à partir d’ici, il fait nettement mieux que les autres.
hint-why-close = Sur { $games } parties jouées à partir d’ici, il fait un peu mieux : c’est serré.
hint-why-even = Sur { $games } parties jouées à partir d’ici, les deux se valent à peu près.
hint-none = Il n’y a rien à choisir maintenant : redemandez quand ce sera à vous.
hint-thinking = Recherche du meilleur coup…
advise-at = Après { $played } coups, joueur { $seat } : { $prompt }
log-title = Journal
rules-title = Les règles de { $game }, avec nos mots
rules-none = { $game } n’a pas de rulebook.yaml : ses règles ne sont dites nulle part.
options-title = Options de { $game } (la première valeur est jouée sauf choix contraire)

key-undo = Annuler
key-restart = Tour
key-hint = Conseil
key-find = Chercher
key-log = Journal
key-rules = Règles
key-language = English
key-quit = Quitter

lesson = » { $text }
campaign-hero = { $hero } · parties : { $games } · gardiens vaincus : { $beaten }
campaign-wait = { $count ->
    [0] Aucune coche n’est à donner ; cases libres (○ circle, □ square, ⬠ pentagon) :
    [one] Une coche est à donner ; cases libres (○ circle, □ square, ⬠ pentagon) :
   *[other] { $count } coches sont à donner ; cases libres (○ circle, □ square, ⬠ pentagon) :
}
campaign-due = { $count ->
    [one] { $hero } a gagné { $count } coche. Pour la donner : { $command }
   *[other] { $hero } a gagné { $count } coches. Pour les donner : { $command }
}

menu-title = Undercroft : de petits donjons, une table
menu-play = Jouer à { $game }
menu-resume = Continuer { $game } ({ $played } coups)
menu-language = In English
menu-quit = Quitter
menu-choose = Tapez un numéro :
menu-bots = Combien de robots parmi eux, de 0 à { $most } ? (Entrée : { $most })
menu-level = De quel niveau : { $levels } ? (Entrée : { $usual })
menu-seats = Combien de joueurs, de { $least } à { $most } ? (Entrée : { $least })
menu-companion = De vrais dés et cartes sur votre table, o ou n ? (Entrée : n)
menu-yes = o oui y yes

review-offer = r  ce qui a coûté · Entrée  quitter
review-key = Ce qui a coûté
review-title = Les décisions qui ont le plus coûté
review-of = Joueur { $seat } : les décisions qui ont le plus coûté
review-progress = Examen des décisions : { $done } sur { $total }
review-begins = Examen des décisions…
review-stop = { $progress }. Ctrl-C arrête et garde ce qui est connu.
review-stop-key = { $progress }. Échap arrête et garde ce qui est connu.
review-stopped = Arrêté : { $done } décisions examinées sur { $total }.
review-nothing = Il n’y avait rien à décider.
review-none = Aucune décision n’a nettement coûté.
review-none-yet = Aucune pour l’instant.
review-decision = Coup { $number } : { $played } ({ $was }). Le mieux : { $best } ({ $could }).
review-how = Chacune d’après ce qui était connu alors, par des parties jouées à partir de là.
review-ask = Numéro  revoir · p et numéro  rejouer à partir de là, pour s’entraîner
    Entrée  quitter
review-keys = Entrée  revoir · p  rejouer à partir de là, pour s’entraîner · Échap  retour
review-again = { $look } montre la table avant le coup { $number } ;
    { $play } rejoue à partir de là.
review-curve-win = La chance de gagner avec le meilleur coup : { $first } au début, { $last } à la fin, entre { $least } et { $most }.
review-curve-level = La chance de finir le niveau avec le meilleur coup : { $first } au début, { $last } à la fin, entre { $least } et { $most }.
review-curve-points = Ce que le meilleur coup laissait espérer : { $first } au début, { $last } à la fin, entre { $least } et { $most }.
worth-share = { $percent } %
worth-unknown = ?

arena-alone = { $game } : chacun pour soi, avec la même chance
arena-pairs = { $game } : l’un contre l’autre
arena-ratings = { $game } : classement, 400 points pour dix contre un
arena-bot = robot
arena-pair = robots
arena-games = parties
arena-wins = gagnées (à 95 %)
arena-score = score (à 95 %)
arena-points = points du premier (à 95 %)
arena-rating = classement
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-count = { $games }
arena-rated = { $sign ->
    [minus] −{ $rating }
   *[plus] +{ $rating }
}
arena-stopped = Arrêté après { $games } parties sur { $asked }. { $kept ->
    [file] La même commande reprend ici.
   *[nothing] Avec --out FICHIER, on pourrait reprendre une autre fois.
}
sim-title = { $game } : { $games } parties du bot « { $bot } », graine { $seed }
sim-stopped = Arrêté après { $games } parties sur { $asked } ; les nombres portent sur celles-là.
sim-unfinished = { $count } parties abandonnées après trop de coups.
sim-progress = En jeu
sim-what = mesure
sim-mean = moyenne
sim-spread = écart-type
sim-interval = intervalle à 95 %
sim-number = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
sim-numbers = { NUMBER($low, minimumFractionDigits: 4, maximumFractionDigits: 4) } – { NUMBER($high, minimumFractionDigits: 4, maximumFractionDigits: 4) }
sim-percent = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } %
sim-percents = { NUMBER($low, minimumFractionDigits: 4, maximumFractionDigits: 4) } % – { NUMBER($high, minimumFractionDigits: 4, maximumFractionDigits: 4) } %
sim-bounds = { $low } – { $high }
sim-range = du plus petit au plus grand
sim-score = score
sim-score-seat = score de la place { $seat }
sim-wins = parties gagnées
sim-wins-seat = parties gagnées par la place { $seat }, { $bot }
sim-length = coups par partie
sim-share = parties finies au score { $score }
sim-speed = { $games } parties et { $moves } coups par seconde sur { $cores ->
    [1] un cœur
   *[other] { $cores } cœurs
}, { $seconds } s en tout

quest-error = { $file } ligne { $line } : { $reason }
quest-warning = { $file } ligne { $line }, avertissement : { $reason }
quest-bad = { $file } : « { $name } » se lit, mais ne peut pas être gagnée ({ $rooms } { $rooms ->
    [one] pièce
   *[other] pièces
}, { $features } { $features ->
    [one] chose
   *[other] choses
} à utiliser).
quest-good = { $file } : « { $name } » est jouable ({ $rooms } { $rooms ->
    [one] pièce
   *[other] pièces
}, { $features } { $features ->
    [one] chose
   *[other] choses
} à utiliser).

build-fresh = { $game } : correspond aux règles actuelles
build-done = { $game } : compilé en { $seconds } s, { $size } ko
build-same = { $game } : les mêmes octets ({ $seconds } s, { $size } ko)
build-differs = { $game } : pas les mêmes octets : recompilez-le, avec les outils aux versions fixées

new-not = { $game } : { $reason ->
    [id] ce n’est pas un identifiant de jeu ; prenez des minuscules, des chiffres et des tirets bas, 40 au plus, une lettre d’abord.
    [taken] un jeu porte déjà cet identifiant ; prenez-en un autre.
    [folder] il y a déjà quelque chose de ce nom ici ; prenez un autre nom, ou allez ailleurs.
   *[module] Python a déjà un module de ce nom ; prenez-en un autre.
}
new-cannot = { $folder } ne peut pas être écrit ({ $reason }) : allez dans un dossier à vous.
new-done = { $game }/ est un jeu entier, en { $files } fichiers. Faites-en le vôtre :
    undercroft check { $game }
    undercroft play { $game } --game-path { $game }
    undercroft serve --game-path { $game }
check-good = { $game } tient ce que tout jeu promet.
check-wrong = { $count ->
    [one] { $game } : une chose ne va pas.
   *[other] { $game } : { $count } choses ne vont pas.
}
check-stopped = { $place }{ $game } a été arrêté ici. Si c’était long : cela finit-il ?
