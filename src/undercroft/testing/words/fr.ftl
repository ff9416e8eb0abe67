# Ce qui est dit d’un jeu qui ne tient pas une promesse.

broken-in = { $what }
broken-at = { $what } ({ $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}, graine { $seed }, après { $played } coups)
broken-crash = { $place }{ $reason }.
broken-field = { $place }il n’y a pas de champ « { $field } » ; il y a : { $known }.
broken-field-near = { $place }il n’y a pas de champ « { $field } » ; est-ce « { $near } » ?

# De quoi il est fait
broken-no-function = Dans { $file }, il manque { $name } ; CONTRIBUTING.md, « Add a game », dit ce qu’il fait.
broken-no-rule = Dans rules.py, { $name } n’est pas marqué @rule : il ne serait pas compilé.
broken-no-secrets = rules.py contient { $name }, mais le GAME ne dit pas secrets=True : retirez l’un ou ajoutez l’autre.
broken-seats = seats=({ $fewest }, { $most }) : le plus petit nombre de joueurs vient d’abord, et il y en a au moins un.
broken-empty-table = La table n’a pas d’état : nommez ses champs dans table.py.
broken-field-name = Le champ « { $field } » porte un nom qui sert à autre chose dans tout enregistrement : changez-le.

# Jouer
broken-endless = La partie ne finit pas : après { $moves } coups, elle dure encore. Peut-on sortir de toute position ?
broken-no-move = turn dit que c’est à quelqu’un de jouer, mais legal ne donne aucun coup.
broken-turn = turn rend { $turn } : ce doit être un siège de 0 à { $most }, CHANCE ou OVER.
broken-unknown-move = legal donne { $move }, qui n’est pas un coup : ils vont de 0 à { $most }.
broken-twice = legal donne deux fois « { $move } » : chaque coup n’y figure qu’une fois.
broken-weight = odds donne à « { $move } » le poids { $weight } : ce que donne legal doit être possible, donc 1 au moins.
broken-weights = Les poids que donne odds sont trop grands : 2 147 483 648 au plus en tout.
broken-stream = odds rend la suite { $stream } ; le GAME nomme les suites de 0 à { $most }.
broken-changes = { $name } change le champ « { $field } » : seuls apply et setup le peuvent.
broken-clone = Une copie d’une partie n’en est pas séparée : les règles gardent quelque chose hors de la table.
broken-same-seed = La même graine et les mêmes coups mènent à des parties différentes : les règles gardent quelque chose hors de la table, ou un autre hasard que celui d’odds.
broken-no-luck = Toutes les graines donnent la même partie, alors que le GAME nomme des suites de hasard : turn rend-il jamais CHANCE ?
broken-replay = Une partie rejouée arrive à une autre table : les règles gardent quelque chose hors de la table, ou un autre hasard que celui d’odds.
broken-score = score donne { $score } ; le GAME dit que les scores vont de { $worst } à { $best }.
broken-option = Avec { $option }={ $value }, la partie ne peut pas être menée à sa fin.
broken-events = Un coup annonce plus de { $most } événements : les derniers sont perdus.
broken-bot-illegal = Le bot { $bot } joue « { $move } », qui n’est pas permis.
broken-bot-differs = Le bot { $bot } joue autrement dans une partie que dans beaucoup à la fois : il lit ce qu’il n’a pas écrit, au brouillon ou dans ses notes.
broken-play-out = La même graine donne une partie seule, et une autre parmi beaucoup : des règles lisent au brouillon ce qu’elles n’ont pas écrit.

# Ce que savent les sièges
broken-see-again = see ne montre pas la même chose à { $viewer } d’après ce qu’il a vu : « { $field } ».
broken-see-forgot = Aucun siège ne voit le champ « { $field } » : see l’a oublié, ou la table contient ce que personne ne sait.
broken-see-open = Qui peut tout voir ne voit pas le champ « { $field } » : see l’a oublié.
broken-see-scratch = see écrit au brouillon : il ne doit que copier ce qui est vu.
broken-watcher-knows = Quelqu’un qui regarde voit le champ « { $field } », et le siège { $seat } non.
broken-mover-knows = D’après ce que voit le siège { $seat }, d’autres coups sont permis : legal lit ce qui lui est caché.
broken-score-secret = D’après ce que peut voir { $viewer }, le score est autre : score lit ce qui est caché.
broken-looks-differ = La même table n’est pas montrée deux fois de la même façon : look.py garde quelque chose.
broken-scratch-read = look.py lit au brouillon ce qu’il n’a pas écrit.
broken-bot-scratch = Le bot { $bot } lit au brouillon ce qu’il n’a pas écrit.
broken-rule-scratch = « { $move } » mène à un autre « { $field } » quand autre chose est au brouillon : une règle lit ce qu’elle n’a pas écrit.
broken-legal-scratch = Après « { $move } », d’autres coups sont permis quand autre chose est au brouillon : une règle lit ce qu’elle n’a pas écrit.
broken-undeclared = { $where } : le champ « { $field } » de la table est nouveau ; nommez-le dans SHOWN, HIDDEN ou DERIVED près de see.
broken-declared-twice = { $where } : le champ « { $field } » est dans { $one } et dans { $other } ; il ne peut être que dans un des deux.
broken-declared-strange = { $where } : « { $field } » n’est pas un champ de la table que l’on voit ; retirez-le de ce qui est déclaré.
broken-sees = { CAP($viewer) } voit le champ « { $field } » comme { $seen } ; il est { $real } : see l’a oublié, ou le change.
broken-makes-up = { CAP($viewer) } voit le champ « { $field } » comme { $seen }, ni tel qu’il est ({ $real }) ni vide.
broken-leaks = Ce que voit { $viewer } dépend du champ « { $field } », qui est caché.
broken-leaks-itself = Que { $viewer } voie ou non le champ « { $field } » dépend de sa valeur : cela seul en dit trop.
broken-never-hidden = Le champ « { $field } » est dans HIDDEN, mais n’est jamais caché à personne.
broken-never-told = Le champ « { $field } » est dans HIDDEN, mais n’est jamais montré à personne.
broken-deal-seen = Après deal, { $viewer } voit autre chose qu’avant : « { $field } ».
broken-deal-same = deal ne met jamais rien d’autre que ce qui est sur la table : n’y a-t-il rien de caché ?
broken-deal-turn = Après deal, c’est à un autre de jouer.
broken-deal-end = Une table complétée par deal ne peut pas être jouée jusqu’à la fin.
broken-deal-twice = deal donne deux tables pour la même graine et le même numéro : tirez de DEAL_STREAM à (seed, number).
broken-deal-open = deal change le champ « { $field } », alors que rien n’est caché.
broken-view-leaks = Ce qui est montré à { $viewer } dépend de ce qui est caché : look.py le lit.
broken-moves-leak = Les coups annoncés à { $viewer } dépendent de ce qui est caché.
broken-log-other = Le journal dit un autre coup que celui qui a été joué.
broken-log-own = Le journal cache un coup à { $viewer }, qui l’a joué, ou que tous peuvent savoir : knows se trompe.
broken-log-open = Le journal ne cache jamais de coup, alors que les sièges ont des secrets : knows se trompe.

# Les mots
broken-words-junk = { $file } : « { $text } » n’est ni un message ni un commentaire.
broken-words-twice = { $file } : le message { $message } y est deux fois.
broken-words-broken = { $file } : { $reason }.
broken-words-empty = { $file } : le message { $message } ne dit rien.
broken-words-missing = Il manque dans { $file } : { $ids }.
broken-words-variables = Le message { $message } n’emploie pas la même chose dans les deux langues : { $names }.
broken-words-left = Il y a des messages d’options que le GAME n’a pas : { $ids }.
broken-words-pair = Il y a { $here }, mais pas { $missing } : un coup se dit comme offre et comme fait.
broken-words-label = Il n’y a pas de message table-{ $name } : comment la page appelle-t-elle « { $name } » sur la table ?
broken-said-missing = Le message { $message } est dit, mais manque dans { $file }.
broken-said-wrong = { $file } : le message { $message } ne peut pas être dit : { $reason }.
broken-said-odd = Le message { $message } se lit mal : « { $text } ».
broken-said-data = Le message { $message } a des arguments qui ne sont ni nombres, ni textes, ni phrases : écrivez int(…) autour des nombres de la table.
broken-view-data = describe donne autre chose que de simples données : { $reason }. Écrivez int(…) autour des nombres de la table.
broken-picture-wide = Une ligne de picture a { $columns } colonnes ; 80 au plus : « { $text } ».
broken-picture-spaces = Une ligne de picture finit par des espaces : « { $text } ».
broken-picture-marks = Les marques d’une ligne de picture n’y sont pas fermées, ou sont inconnues : « { $text } ».

# Ce qui est peut-être faux
broken-note-verb = « { $verb } » n’est jamais venu dans les parties essayées : est-ce mal écrit, ou rare ?
broken-note-messages = Jamais dits dans les parties essayées : { $ids }. Sont-ils mal écrits, ou rares ?

viewer = { $seat ->
    [-3] quelqu’un qui regarde
    [-4] quelqu’un pour qui tout est ouvert
   *[other] le siège { $number }
}
