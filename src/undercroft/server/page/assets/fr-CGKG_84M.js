var e=`# La page elle-même, en français. Les mêmes identifiants que en.ftl.

title = Undercroft
tagline = Undercroft\xA0: de petits donjons, une table
language-other = English
skip = Aller à la table
home = Accueil
settings = Réglages
credits = Crédits
close = Fermer
copied = Copié.
copy-failed = Le navigateur n’a pas permis la copie\xA0: sélectionnez le texte et copiez-le vous-même.
retry = Réessayer
loading = Un instant…

error-offline = Le serveur ne répond pas. Vos parties sont en sûreté\xA0; réessayez dans un instant.
error-unexpected = Quelque chose s’est mal passé sur le serveur. Vos parties sont en sûreté\xA0; réessayez dans un instant.

## Accueil

doors = Jeux
door-players = { $least ->
    [1] { $most ->
        [1] solo
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
door-minutes = { $least } à { $most }\xA0min
door-play = Jouer
door-play-game = Jouer à { $game }
door-guided = Guidée
door-guided-game = Jouer une première partie guidée de { $game }
door-options = Options
door-options-game = Options de { $game }
door-soon = Pas encore là
door-opening = On dresse la table…
name-one_card = One Card Dungeon
name-dungeon_roll = Dungeon Roll
name-welcome = Welcome to the Dungeon
name-one_deck = One Deck Dungeon
name-deck_box = Deck Box Dungeons
soon-one_card = Videz douze niveaux avec trois dés par tour.
soon-dungeon_roll = Tentez le sort\xA0: un niveau de plus, ou on rentre avec le butin\xA0?
soon-welcome = Bluffez, et envoyez vos rivaux dans un donjon trop profond pour eux.
soon-one_deck = Un seul paquet fait le donjon\xA0; vos dés doivent en couvrir les dangers.
soon-deck_box = Explorez tuile après tuile, quête après quête.

tables = Vos tables
tables-none = Pas encore de table. Choisissez une porte ci-dessus, et vous jouez.
table-turn-you = À vous de jouer
table-turn-other = À { $name } de jouer
table-waiting = En attente de joueurs
table-over = Terminée
table-gone = N’existe plus
table-unknown = Le serveur ne répond pas
table-continue = Continuer
table-replay = Revoir
table-forget = Retirer { $code } de cette liste

join = Rejoindre avec un code
join-label = Code ou lien de la table
join-go = Rejoindre
join-empty = Tapez le code qu’on vous a donné, par exemple K7P2QX.

## Nouvelle table

new-title = Nouvelle table
new-options = Règles et options
new-default = d’ordinaire
new-players = Joueurs
new-seats = Places
new-seats-count = { $count ->
    [1] Une
   *[other] { $count }
}
new-bots = Robots
new-bots-hint = Ils prennent les dernières places et jouent d’après ce que leur place peut savoir. Vous pourrez aussi en asseoir plus tard.
new-bots-count = { $count ->
    [0] Aucun
   *[other] { $count }
}
new-bot = Leur force
new-nickname = Votre nom à la table
new-nickname-hint = Ce que voient les autres. Vous pouvez le laisser vide.
new-hot-seat = Tout le monde joue sur cet appareil
new-hot-seat-hint = Vous tenez toutes les places et faites passer l’appareil.
new-stand-in = Si quelqu’un s’absente, un robot joue à sa place
new-stand-in-after = { $minutes ->
    [0] Jamais
   *[other] au bout de { $minutes } minutes
}
new-stand-in-hint = Jusqu’à son retour, et tant que quelqu’un est à la table.
new-campaign = Campagne
new-campaign-on = Jouer avec des feuilles de campagne
new-campaign-hint = Ce que vos héros accomplissent est gardé sous votre nom et les renforce dans les parties suivantes.
new-focus = Talents à utiliser en plus des talents de base
new-focus-hint = Chaque héros choisit un domaine\xA0; ce que la feuille en contient compte.
new-focus-none = Aucun
new-focus-healing = Soin
new-focus-combat = Combat
new-focus-dungeon = Donjon
new-luck = Hasard
new-companion = J’ai les vrais dés et cartes
new-companion-hint = Rien n’est lancé ici\xA0: vous dites ce que vous lancez et piochez, Undercroft tient la table. Tout le monde est à cet écran, et tout peut être annulé.
new-seed = Graine
new-seed-hint = La même graine redonne le même hasard. Laissez vide pour une nouvelle.
new-seed-bad = Une graine est un nombre entier de 0 à 9007199254740991.
new-seed-secrets = Ici personne ne choisit le hasard\xA0: qui le ferait connaîtrait les cartes de tous.
new-undo = Annuler des coups
new-undo-turn = Jusqu’aux dés
new-undo-turn-hint = Jusqu’au dernier lancer, à la dernière carte retournée ou au coup d’un autre joueur.
new-undo-practice = Tout
new-undo-practice-hint = Entraînement\xA0: jusqu’au tout début, et la partie est marquée comme telle.
new-undo-none = Rien
new-undo-none-hint = Coup joué, coup gardé.
new-odds = Probabilités
new-odds-hint = Pour toute la table, là où un jeu sait les calculer\xA0; d’après ce que votre place peut savoir.
new-odds-off = Aucune
new-odds-off-hint = Vous jugez par vous-même.
new-odds-odds = Probabilités
new-odds-odds-hint = Vous voyez les chances de chaque chose.
new-odds-advice = Probabilités et conseils
new-odds-advice-hint = On vous dit aussi ce qui semble le mieux.
new-open = Ouvrir la table
new-no-game = Il n’y a pas ici de jeu appelé «\xA0{ $game }\xA0».

## Table

untitled-player = Aventurier
player = Joueur { $number }
you = vous
bot = Robot, { $level }
bot-named = Robot { $number }
bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-best = le meilleur
bot-greedy = simple
bot-random = au hasard
bot-fighter = combattant
bot-shopper = combattant qui achète
bot-seat = Place { $number }
bot-none = libre pour quelqu’un
bot-fill = Confier la place { $number } à un robot
seat-free = libre
seat-away = absent
seat-stand-in = un robot joue à sa place
seat-failed = un robot plus simple joue
seat-failed-why = Ce robot n’a pas pu réfléchir à son coup\xA0: un plus simple l’a joué.
seat-turn = doit jouer
seat-roll = doit lancer
seat-score = Score { $score }
seats = Places
code = Table { $code }
invite-title = Des amis par un lien
invite-hint = Qui ouvre ce lien peut prendre une place libre, ou regarder. Aucun compte n’est nécessaire.
invite-local = Cette adresse ne vaut que sur cet ordinateur. Pour des amis sur votre réseau, prenez celle qu’Undercroft a affichée en démarrant.
copy-link = Copier le lien
link-label = Lien de cette table
luck-chosen = Hasard choisi
luck-chosen-hint = La personne qui a ouvert cette table a choisi la graine du hasard, et sait peut-être ce qui vient.
watching = Vous regardez
practice = Entraînement
analysis = Analyse
hot-seat = Sur un seul appareil

seat-lost = Votre clé n’ouvre pas cette place pour l’instant\xA0: vous regardez. Elle est gardée.
seat-try = Réessayer
leave = Quitter votre place
leave-hint = La place est alors libre pour quelqu’un d’autre.

stand-in-for = Confier la suite à un robot pour { $name }
free-seat = Libérer la place de { $name }
free-hint = La personne assise là perd sa place pour de bon\xA0; quelqu’un d’autre ou un robot peut la prendre.
wait-away = { $name } n’est pas là, et toute la table attend.
wait-away-soon = { $name } n’est pas là. Sans retour d’ici un instant, vous pourrez confier la suite à un robot.
ask-stand-in = Laisser jouer un robot

wish-asks = { $name } demande la place de { $seat }.
wish-means = Des choses sont cachées, et cette place en sait une partie\xA0: qui s’y assoit la saura aussi. Un seul non suffit.
wish-yes = D’accord
wish-no = Non

device = Votre place sur un autre appareil
device-hint = Un lien privé vous y mène\xA0: ouvrez-le, ou visez son code avec l’appareil photo.
device-show = Montrer mon lien privé
device-link = Lien privé vers votre place
device-qr = Code QR du lien privé vers votre place
device-warning = Ne le montrez à personne\xA0: qui a ce lien est assis à votre place.
device-title = Continuer ici comme { $name }\xA0?
device-both = Voici le lien privé d’une place. Il marche toujours sur votre autre appareil aussi.
device-other = Ce navigateur a déjà une autre place à cette table\xA0: elle serait abandonnée ici.
device-go = M’asseoir ici
device-not = Non, ne rien changer
device-watch = Voir la table

seating-sat = { $name } s’assoit à la place { $number }.
seating-agreed = { $name } s’assoit à la place { $number }\xA0: toute la table est d’accord.
seating-left = { $name } quitte la place { $number }.
seating-freed = { $by } libère la place de { $name }, qui ne revient pas.
seating-bot = { $known ->
    [no] Un robot joue à la place { $number } ({ $level }).
   *[yes] { $by } confie la place { $number } à un robot ({ $level }).
}
seating-level = { $by } change le robot de la place { $number }\xA0: { $level }.
seating-bot_left = { $known ->
    [no] Le robot cède la place { $number }.
   *[yes] { $by } retire le robot de la place { $number }.
}
seating-stand_in = { $known ->
    [no] { $name } n’est pas là\xA0: un robot joue la suite.
   *[yes] { $name } n’est pas là\xA0: { $by } confie la suite à un robot.
}
seating-back = { $name } est de retour.

line-joining = Connexion…
line-live = La ligne est de retour.
line-lost = La ligne est coupée\xA0; nouvel essai…
line-kept = Votre coup est gardé et partira dès le retour de la ligne.

bar = Ce que vous pouvez faire
board = Table
tools = Annulation et aide
companion-ask = Qu’est-ce qui est sorti à votre table\xA0?
companion-find = Quelques lettres de son nom
companion-more = Encore { $count }\xA0: tapez pour les trouver.
companion-none = Rien de ce qui peut sortir ne porte ce nom.
roll = Lancer les dés
roll-yours = Lancer les dés
roll-for = Lancer pour { $name }
roll-awaited = À { $name } de lancer.
roll-soon = Lancer automatique dans { $seconds } secondes
roll-soon-away = { $name } n’est pas là\xA0: lancer automatique dans { $seconds } secondes
roll-hold = Attendre
undo = Annuler
undo-not = { $policy ->
    [none] À cette table, on n’annule rien.
   *[other] Il n’y a rien à annuler\xA0: on ne revient pas avant le dernier lancer, la dernière carte retournée ou le coup d’un autre joueur.
}
restart = Refaire le tour
help = Aide
moves = Coups
moves-all = Tous les coups possibles maintenant
moves-none = Vous ne pouvez rien faire pour l’instant.
moves-spoken = { $count ->
    [1] Un coup\xA0: { $list }.
   *[other] { $count } coups\xA0: { $list }.
}
more = { $count } de plus…
wait-other = À { $name } de jouer.
wait-bot = { $name } réfléchit…
wait-chance = Les dés vont tomber.
taken-back = { $count ->
    [1] Un coup est annulé.
   *[other] { $count } coups sont annulés.
}
nothing-yet = Il ne s’est encore rien passé.
hint = Conseil
hint-off = Cette table ne donne pas de conseils\xA0: cela se choisit avec une nouvelle table, sous «\xA0Probabilités\xA0».
hint-not-yours = Vous n’avez rien à choisir en ce moment.
hint-none = Il n’y a pas de conseil pour ce moment.
hint-coming = Réflexion…
hint-close = Fermer le conseil
hint-best = Le mieux\xA0: { $move }.
hint-worth-win = Gagne { $worth } des parties jouées à partir d’ici.
hint-worth-level = Vide le niveau dans { $worth } des cas.
hint-worth-points = À la fin\xA0: environ { $worth }.
hint-next = Ensuite\xA0: { $move }.
hint-next-worth = Ensuite\xA0: { $move } ({ $worth }).
hint-even-worth = Tout aussi bien\xA0: { $move } ({ $worth }).
hint-why-only = C’est le seul coup possible.
hint-why-known = Ici, tout est calculé\xA0: aucun coup ne fait mieux.
hint-why-rule = C’est une règle simple, et rien ne s’y oppose.
hint-why-clear = Nettement meilleur sur { $games } parties jouées à partir d’ici.
hint-why-close = Un peu meilleur sur { $games } parties jouées à partir d’ici\xA0: un autre choix se défend.
hint-why-even = { $games } parties jouées à partir d’ici ne les départagent pas.
worth-win = { $percent }\xA0%
worth-level = { $percent }\xA0%
worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
worth-beside = { $worth }, { $wins }\xA0% de victoires
odds = Probabilités
odds-off = Cette table ne montre pas les probabilités.
odds-none = Il n’y a rien à calculer en ce moment.
odds-coming = Calcul en cours…
odds-exact = Calcul exact.
odds-games = { $value ->
    [one] D’après une partie simulée.
   *[other] D’après { $value } parties simulées.
}
not-now-looking = Vous regardez un coup passé\xA0: revenez au présent pour jouer.

recap = Entre-temps
recap-hint = Ce que les autres ont joué depuis votre dernier tour, en cinq secondes
recap-log = Depuis votre dernier tour, en cinq secondes
recap-watcher = Le dernier tour, en cinq secondes
recap-none = Personne d’autre n’a joué depuis votre dernier tour.
recap-title = Entre-temps\xA0:
recap-skip = Passer (n’importe quelle touche)

refused-title = Coup non joué
dismiss = Fermer ce message

side = Journal, coups et places
table = Table
log = Journal
log-empty = Il ne s’est encore rien passé. Tout s’écrit ici\xA0; cliquez sur une ligne pour revoir la table à ce moment.
log-all = Tout le monde
log-filter = Montrer les coups de
log-turn = Tour { $number }

looking = Vous regardez le coup { $at } sur { $of }.
looking-start = Vous regardez le début.
looking-slider = Coup
looking-now = Revenir au présent
looking-fork = Jouer à partir d’ici
looking-failed = Ce moment n’a pas pu être retrouvé.
step-back = Un coup en arrière
step-on = Un coup en avant
forked = Ceci est une copie pour essayer\xA0; la partie d’origine continue sans elle.

plain-title = La table
plain-die = { $face ->
    [none] pas encore lancé
   *[other] un { $face }
}
plain-card = une carte, face cachée
plain-none = aucun
plain-yes = oui
plain-no = non

## Salle d’attente

waiting-title = En attente de joueurs
waiting-hint = Envoyez le lien à vos amis. Dès que tout le monde est assis, chacun peut lancer la partie.
waiting-start = Commencer
waiting-not-full = La partie peut commencer quand toutes les places sont prises.

sit-title = Une place est libre
sit-for-bot = Prendre la place de { $name }
sit-go = S’asseoir
ask-why = Des cartes sont cachées, et chaque place en connaît. Vous pourrez vous asseoir quand elles seront retournées, ou dès maintenant si toute la table est d’accord.
ask-go = Demander la place
ask-waiting = { $count ->
    [0] Vous avez demandé\xA0: les autres répondent.
   *[other] Vous avez demandé. Déjà d’accord\xA0: { $names }.
}
ask-withdraw = Ne plus demander
ask-refused = La table préfère que non, pour l’instant. Vous pourrez vous asseoir quand les cartes seront retournées.

## Rideau

curtain-title = Passez l’appareil à { $name }
curtain-hint = La table reste cachée jusqu’à ce que { $name } regarde.
curtain-go = Je suis { $name }

## La fin

end-score = Score { $score }
end-score-of = { $name }\xA0: { $score }
end-scores = Scores
end-winner = gagne
end-won-you = Vous avez gagné.
end-won = { $names } a gagné.
end-shared = { $names } se partagent la victoire.
end-shared-all = Tout le monde partage la victoire.
end-moves = { $count ->
    [0] Aucun coup
    [1] Un coup
   *[other] { $count } coups
}
end-seed = Graine { $seed }
end-blow = Le coup le plus dur\xA0:
end-blow-look = Revoir
end-again = Rejouer cette graine
end-new = Nouvelle partie
end-replay = Revoir la partie
end-verify = Vérifier le hasard
end-practice = Partie d’entraînement\xA0: les coups pouvaient être annulés librement.

## Retour sur les décisions

review = Ce qui a coûté cher
review-title = Les décisions qui ont le plus coûté
review-of = { $name }\xA0: les décisions qui ont le plus coûté
review-progress = Examen des décisions\xA0: { $done } sur { $total }
review-begins = Examen des décisions…
review-again = Second regard sur celles qui semblent avoir le plus coûté…
review-nothing = Il n’y avait rien à décider.
review-none = Aucune décision n’a nettement coûté.
review-none-yet = Aucune pour l’instant.
review-decision = Coup { $number }\xA0: { $played } ({ $was }). Le mieux\xA0: { $best } ({ $could }).
review-look = Revoir
review-how = Chacune d’après ce qui était connu alors, par des parties jouées à partir de là.
review-curve-win = La chance de gagner avec le meilleur coup\xA0: { $first } au début, { $last } à la fin, entre { $least } et { $most }.
review-curve-level = La chance de vider le niveau avec le meilleur coup\xA0: { $first } au début, { $last } à la fin, entre { $least } et { $most }.
review-curve-points = Ce que le meilleur coup laissait espérer\xA0: { $first } au début, { $last } à la fin, entre { $least } et { $most }.

## Hauts faits

honours = Hauts faits
honours-yours = Vos hauts faits
honours-hint = Obtenus sous le nom { $name }, en solo et hors entraînement. Qui joue ici sous le même nom les partage.
honours-no-name = Les hauts faits sont gardés sous votre nom à la table. Vous n’en avez pas encore\xA0: choisissez-le dans les réglages.
honours-none = Aucun jeu ici n’a de hauts faits.
honours-rank = { $who ->
    [you] Votre rang\xA0: { $rank }
   *[other] Rang\xA0: { $rank }
}
honours-new = nouveau
honours-nothing = Aucun succès cette fois.
honours-not-kept = Entraînement\xA0: rien n’est gardé.
honours-not-yet = Pas encore
honours-times = { $count ->
    [1] Une fois, le { $date }
   *[other] { $count } fois, la première le { $date }
}
honours-played = { $count ->
    [0] Pas encore joué
    [1] Une partie
   *[other] { $count } parties
}
honours-best = meilleur score { $score }
honours-best-rank = votre meilleur
honours-reached = Succès\xA0: { $reached } sur { $all }
achievements = Succès
ranks = Rangs

## Revoir

replay-title = Relecture
replay-play = Lecture
replay-pause = Pause
replay-start = Au début
replay-end = À la fin
replay-running = Cette partie est encore en cours\xA0: on pourra la revoir quand elle sera finie.
replay-watch = La regarder

## Réglages

set-language = Langue
set-theme = Lumière
set-theme-system = Comme le système
set-theme-dark = Lanterne
set-theme-light = Parchemin
set-speed = Animations
set-speed-full = Normales
set-speed-fast = Rapides
set-speed-off = Aucune
set-speed-still = Votre système ne veut pas de mouvement\xA0: il n’y en a donc pas.
set-sound = Sons
set-sound-hint = Quelques-uns, discrets\xA0: les dés, votre tour, la fin.
set-letters = Touches d’un seul caractère
set-letters-hint = Z pour annuler, 1 à 9 pour les actions, etc. Coupez-les si une commande vocale ou un contacteur les actionne par accident.
set-rolling = Les dés qu’il suffit de lancer
set-rolling-auto = Ils tombent tout seuls
set-rolling-auto-hint = Aussitôt après un choix à vous, et au bout de 3 secondes quand les autres attendent votre lancer. Lancer ne décide de rien.
set-rolling-press = Je les lance
set-rolling-press-hint = Ils attendent que vous appuyiez.
set-unhurried = Aucune limite de temps
set-unhurried-hint = Rien ne se fait à la montre\xA0: les dés vous attendent, et ce qui s’est passé se revoit pas à pas.
set-nickname = Votre nom à la table
set-kept = Gardé dans ce navigateur seulement.

## Aide

help-keys = Touches
help-keys-off = Les touches d’un seul caractère sont coupées dans les réglages.
help-rules = Les règles, avec nos mots
help-rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
key-act = de la première à la neuvième action
key-arrows = se déplacer dans une partie de la page
key-tab = partie suivante de la page
key-enter = valider
key-esc = lâcher la sélection\xA0; revenir au présent
key-space = lancer les dés
key-undo = annuler
key-restart = refaire le tour
key-repeat = redire le dernier événement
key-recap = revoir ce que les autres ont joué depuis votre dernier tour
key-hint = un conseil, aux tables qui en donnent
key-odds = dire les probabilités
key-speak = dire où en est la partie
key-moves = énumérer les coups
key-step = reculer et avancer dans le journal
key-help = cette aide
key-name-arrows = Flèches
key-name-tab = Tab
key-name-enter = Entrée
key-name-esc = Échap
key-name-space = Espace
key-name-shift = Maj

## Ailleurs

lost-title = Un cul-de-sac
lost-text = Il n’y a rien à l’adresse { $path }.
no-table-title = Table introuvable
no-table-text = Il n’y a pas de table { $code }. Une lettre du code est peut-être fausse, ou la table a été débarrassée.
refused-page-title = Le serveur refuse cette page
refused-page-text = Il n’accepte pas de connexion depuis cette adresse.
lost-home = Vers les portes

credits-title = Crédits
credits-games = Les jeux
credits-games-text = Undercroft est une réalisation indépendante. Les noms des jeux appartiennent à leurs propriétaires\xA0; aucun texte, aucune image, aucune mise en page d’éditeur n’est utilisée. Si un jeu vous plaît, achetez-le.
credits-icons = Icônes
credits-icons-text = De game-icons.net, sous licence CC BY 3.0\xA0:
credits-icons-by = { $author }\xA0: { $icons }
credits-fonts = Caractères
credits-fonts-text = Atkinson Hyperlegible du Braille Institute, Cinzel de Natanael Gama\xA0; tous deux sous licence SIL Open Font License.
`;export{e as default};