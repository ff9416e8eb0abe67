# Le serveur en français : pourquoi une demande est refusée, et ce qu'il affiche au démarrage.

## Demandes illisibles

problem-bad_json = Ce n’est pas du JSON bien formé.
problem-bad_field = { $reason ->
    [missing] Le champ « { $field } » manque.
    [unknown] Il n’y a pas de champ « { $field } » ici.
    [type] Le champ « { $field } » n’est pas du bon type.
    [bounds] La valeur du champ « { $field } » est hors limites.
    [nickname] Un pseudo compte de 1 à 24 caractères, tous visibles, avec deux accents au plus sur chacun.
    [nickname_taken] Ce pseudo ressemble au nom que nous donnons aux robots ou aux joueurs sans pseudo.
   *[other] La valeur du champ « { $field } » n’est pas utilisable.
}
problem-too_big = C’est trop gros : on ne lit pas plus de { $most } octets.
problem-too_slow = La demande a mis trop de temps à arriver.
problem-not_found = Il n’y a rien à cette adresse.
problem-not_allowed = Cette adresse ne répond pas à ce genre de demande.
problem-foreign_origin = Les pages d’autres sites n’ont pas accès à cette table.
problem-foreign_host = Ce serveur ne répond pas au nom « { $host } ». Ouvrez son adresse en chiffres ou, si c’est votre serveur, autorisez ce nom : UNDERCROFT_HOSTS={ $host }
problem-unexpected = Un incident s’est produit ; rien n’a été modifié. Réessayez.

## Places et jetons d'accès

problem-no_token = Il faut être assis à la table pour faire cela : prenez d’abord une place.
problem-bad_token = Ce laissez-passer n’est pas valable : reprenez une place.
problem-token_expired = Votre laissez-passer a expiré : reprenez une place.
problem-token_left = Cette place a été quittée ou libérée : reprenez une place.
problem-other_table = Ce laissez-passer est celui d’une autre table.
problem-bad_seat = Cette place n’existe pas à cette table.
problem-seat_taken = Cette place est prise : choisissez-en une autre.
problem-full = Toutes les places sont prises ; vous pouvez regarder.
problem-not_yours = Ce n’est pas à vous de jouer.
problem-not_your_seat = Ce n’est pas votre place : vous ne pourrez regarder de là qu’une fois la partie finie.
problem-sealed = Des cartes sont cachées à cette table, et chaque place en connaît : vous pourrez vous asseoir quand elles seront retournées, ou si toute la table est d’accord.
problem-not_sealed = Rien n’est caché à cette table pour l’instant : asseyez-vous.
problem-wish_pending = Quelqu’un demande déjà une place : attendez la réponse.
problem-no_wish = Plus personne ne demande cette place.
problem-not_host = Seule la personne qui a ouvert la table peut faire cela.
problem-not_away = Cette personne est là, ou vient à peine de s’absenter : patientez un peu.
problem-nobody_there = Il n’y a personne à cette place.
problem-luck_known = La personne qui a ouvert cette table a choisi le hasard et sait peut-être ce qui vient : personne d’autre ne peut s’y asseoir.

## Jeux et tables

problem-no_game = Ce jeu n’existe pas.
problem-no_language = Il n’y a pas de textes dans cette langue.
problem-no_rules = Ce jeu n’a pas de règles écrites.
problem-not_ready = Ce jeu n’est pas jouable ici pour l’instant : ses règles n’ont pas pu être préparées.
problem-no_option = Ce jeu n’a pas d’option « { $option } ».
problem-bad_option = Les valeurs de l’option « { $option } » sont : { $values }.
problem-bad_seats = { $kind ->
    [one] Ce jeu se joue seul.
    [exact] Ce jeu se joue à { $most }.
   *[range] Ce jeu se joue de { $least } à { $most } joueurs.
}
problem-no_bot = Ce robot n’existe pas ; peuvent jouer ici : { $bots }.
problem-too_many_bots = Il faut quelqu’un à la table : laissez une place sans robot.
problem-practice_alone = On ne s’entraîne que seul ou sur un seul écran : à plusieurs, ce qui est lancé est lancé.
problem-seed_secrets = Ce jeu a des secrets : qui choisit la graine connaîtrait les cartes de tous. Laissez-la vide, ou jouez seul avec des robots.
problem-companion_practice = Avec vos propres dés et cartes, tout peut être annulé : choisissez cela.
problem-companion_secrets = Ce jeu a des secrets : on ne peut pas dire à un seul écran ce que chacun pioche.
problem-no_table = Aucune table ne porte ce code.
problem-old_rules = Cette table a été jouée avec une autre version des règles et ne peut plus être affichée.
problem-damaged = Ce qui est conservé de cette table est abîmé.
problem-not_all_seated = Il reste des places libres : la partie commence quand tout le monde est assis.
problem-started = La partie a déjà commencé.
problem-not_started = La partie n’a pas encore commencé.

## Jouer

problem-stale = La table a changé entre-temps : regardez-la de nouveau.
problem-illegal = Ce coup n’est pas possible maintenant : choisissez parmi ceux proposés.
problem-not_luck = Il n’y a rien à lancer pour l’instant.
problem-companion = Rien n’est lancé à cette table : dites ce qui est tombé.
problem-over = La partie est finie.
problem-no_undo = À cette table, on ne reprend pas ses coups.
problem-cannot_undo = { $reason ->
    [start] Il n’y a aucun coup à reprendre.
    [seen] Quelque chose a été montré depuis : ce coup ne se reprend plus.
    [rolled] Le hasard a parlé depuis : ce coup ne se reprend plus.
   *[other] Quelqu’un d’autre a joué depuis : ce coup ne se reprend plus.
}
problem-table_full = Cette table a vu trop de coups ; ouvrez-en une autre.
problem-no_position = La partie n’a pas encore de coup portant ce numéro.
problem-not_over = La partie est en cours : cela sera montré à la fin.
problem-secrets = Ce jeu a des secrets : on pourra rejouer à partir d’ici quand la partie sera finie.
problem-same_luck = On ne peut reprendre le même hasard qu’une fois la partie finie.
problem-odds_off = À cette table, personne ne voit les probabilités.
problem-advice_off = À cette table, personne ne reçoit de conseils.

## Campagnes

problem-no_campaign = Cette table ne fait pas partie d’une campagne.
problem-campaign_practice = L’entraînement ne compte pas pour une campagne : choisissez l’un ou l’autre.
problem-campaign_not_here = Une partie avec ces options ne peut pas faire partie d’une campagne.
problem-bad_focus = Il n’y a pas de tel domaine pour un héros.
problem-bad_ticks = Ces coches ne vont pas : il y en a trop, ou une case n’est pas libre.
problem-ticks_given = Les coches de cette partie ont déjà été données.

## Limites et conservation

problem-too_many_tables = Trop de nouvelles tables depuis votre adresse : patientez un peu.
problem-too_many_requests = Trop de demandes depuis votre adresse : patientez un instant.
problem-too_many_connections = Trop de connexions depuis votre adresse : fermez-en, ou patientez un instant.
problem-storage = Rien n’a pu être enregistré ; rien n’a donc changé. Réessayez.

## Au démarrage

serve-local = Undercroft est ouvert : { $address }
serve-friends = Pour vos amis sur le même réseau : { $address }
serve-busy = Le port { $wanted } est pris ; ce sera donc le port { $port }.
serve-no-listening = --host { $host } --port { $port } : impossible d’écouter là, { $reason ->
    [address] car cet ordinateur n’a pas cette adresse ; omettez --host, ou donnez 127.0.0.1 pour cet ordinateur seul.
    [rights] car vous n’en avez pas le droit ; donnez un autre port, à partir de 1024.
   *[other] { $said } ; donnez-en d’autres.
}
serve-no-port = --port { $port } : ce port et les suivants sont pris ; donnez-en un autre.
serve-no-database = La base de données { $database } ne répond pas : est-elle lancée, et son adresse est-elle juste ?
serve-stop = Ctrl-C pour fermer ; toutes les tables sont conservées.
serve-closed = C’est fermé. Toutes les tables sont conservées.
page-missing = La page n’a pas été construite. Depuis les sources, `python3 run.py` la construit. Les tables, elles, sont ouvertes sous /api.
exported = { $moves ->
    [one] Table { $code }, un coup : enregistrée dans { $file }
   *[other] Table { $code }, { $moves } coups : enregistrée dans { $file }
}
imported = { $moves ->
    [one] La table { $code } est là, avec un coup. Elle s’ouvre à l’adresse /table/{ $code }
   *[other] La table { $code } est là, avec { $moves } coups. Elle s’ouvre à l’adresse /table/{ $code }
}
