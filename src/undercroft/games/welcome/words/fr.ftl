# Welcome to the Dungeon en français. Les mêmes identifiants que en.ftl. Les noms des cartes sont dans box.yaml.

about = Poussez les autres dans le donjon, et n’y entrez pas quand il est trop tard.

## Ce qu’on vous demande

prompt-first = Le sort désigne qui commence.
prompt-hero = Le sort désigne le premier aventurier.
prompt-choose = Choisissez l’aventurier de la prochaine manche. Vous commencez.
prompt-bid = { $cards ->
    [0] Le donjon est vide : piochez une carte, ou passez.
    [1] Il y a 1 carte dans le donjon : piochez une carte, ou passez.
   *[other] Il y a { $cards } cartes dans le donjon : piochez une carte, ou passez.
}
prompt-must-pass = La pioche est vide : vous devez passer.
prompt-must-draw = À votre premier tour, vous devez piocher.
prompt-draw = Le joueur { $seat } pioche une carte.
prompt-place = Vous avez pioché { $monster } ({ $power }) : dans le donjon, ou devant vous avec un équipement.
prompt-must-add = Vous avez pioché { $monster } ({ $power }) : la carte va forcément dans le donjon.
prompt-name = Nommez une sorte de monstre pour votre arme vorpale : aucun de cette sorte ne vous blessera.
prompt-flip = Il vous reste { $hp ->
    [1] 1 point de vie.
   *[other] { $hp } points de vie.
} { $cards ->
    [1] Retournez la dernière carte.
   *[other] Retournez la prochaine des { $cards } cartes.
}
prompt-swap = { $monster } ({ $power }) : l’affronter, ou l’échanger contre une carte de la pioche ?
prompt-redraw = Le sort tire la nouvelle carte.
prompt-axe = { $monster } ({ $power }) frappe, et il vous reste { $hp ->
    [1] 1 point de vie
   *[other] { $hp } points de vie
} : utiliser la hache ?
prompt-drink = Vous n’avez plus de points de vie : boire la potion et repartir avec { $base } ?
prompt-wait-choose = Le joueur { $seat } choisit le prochain aventurier.
prompt-wait-bid = Le joueur { $seat } pioche ou passe.
prompt-wait-place = Le joueur { $seat } regarde une carte.
prompt-wait-name = Le joueur { $seat } nomme une sorte de monstre.
prompt-wait-flip = Le joueur { $seat } retourne la carte suivante.
prompt-wait-swap = Le joueur { $seat } peut échanger la carte.
prompt-wait-axe = Le joueur { $seat } peut utiliser la hache.
prompt-wait-drink = Le joueur { $seat } peut boire la potion.
prompt-won = Vous avez gagné.
prompt-over = Le joueur { $seat } a gagné.

## Les coups, proposés puis joués

move-first = Le joueur { $seat } commence
done-first = Le joueur { $seat } commence.
move-hero = { $hero }
done-hero = Aventurier tiré au sort : { $hero }.
move-choose = { $hero }
done-choose = Prochain aventurier : { $hero }.
move-draw = Piocher une carte
done-draw = Une carte est piochée.
move-card = Une carte
done-card = Seul le joueur { $seat } la regarde.
move-pass = Passer : la manche continue sans vous
done-pass = Passe.
move-add = Dans le donjon
done-add = La carte va dans le donjon.
move-aside = L’écarter avec l’équipement : { $tile }
done-aside = La carte est écartée avec un équipement : { $tile }.
move-name = { $monster } ({ $power })
done-name = Monstre nommé : { $monster }.
move-flip = Retourner une carte
done-flip = Une carte du donjon est retournée.
move-polymorph = Polymorphe : échanger { $monster } ({ $power })
done-polymorph = Polymorphe : { $monster } ({ $power }) s’en va.
move-new = { $monster } ({ $power })
done-new = À sa place arrive { $monster } ({ $power }).
move-stay = Affronter { $monster } ({ $power })
done-stay = La carte reste.
move-axe = Utiliser la hache sur { $monster } ({ $power })
done-axe = La hache est utilisée.
move-brave = Encaisser le coup de { $monster } ({ $power })
done-brave = La hache est gardée.
move-drink = Boire la potion : { $base ->
    [1] 1 point de vie
   *[other] { $base } points de vie
}
done-drink = La potion est bue.
move-wait = Garder la potion
done-wait = La potion est gardée.

## Ce qui arrive tout seul

event-round = Manche { $round } : { $hero }. Le joueur { $seat } commence.
event-drawn = C’est : { $monster } ({ $power }).
event-enters = Le joueur { $seat } entre dans le donjon avec { $hp ->
    [1] 1 point de vie
   *[other] { $hp } points de vie
} ; { $cards ->
    [0] il est vide.
    [1] il y a 1 carte.
   *[other] il y a { $cards } cartes.
}
event-turned = { $monster } ({ $power }).
event-harmless = { $tile } : { $monster } ({ $power }) ne blesse pas. Points de vie : { $hp }.
event-protected = { $tile }, carte suivante : { $monster } ({ $power }) ne blesse pas. Points de vie : { $hp }.
event-gains = { $tile } : { $monster } ({ $power }) ne blesse pas et rapporte { $power }. Points de vie : { $hp }.
event-hit = { $monster } ({ $power }) frappe. { $hp ->
    [0] Plus aucun point de vie.
   *[other] Points de vie : { $hp }.
}
event-falls = L’aventurier est à terre ; { $tile } peut encore tout changer.
event-revived = { $tile } : retour à { $hp ->
    [1] 1 point de vie.
   *[other] { $hp } points de vie.
}
event-rest = { $count ->
    [1] Il restait une carte dans le donjon : { $cards }.
   *[other] Il restait { $count } cartes dans le donjon : { $cards }.
}
event-aside = Le joueur { $seat } avait écarté : { $pairs }.
event-succeeds = { $how ->
    [different] Tous les monstres étaient différents : le joueur { $seat } réussit.
   *[alive] Le joueur { $seat } survit au donjon.
} { $count ->
    [1] Première réussite !
   *[other] Deuxième réussite !
}
event-fails = { $count ->
    [1] Le joueur { $seat } échoue : sa carte d’aide passe au rouge.
   *[other] Le joueur { $seat } échoue pour la deuxième fois et quitte la partie.
}
event-won = { $how ->
    [last] Le joueur { $seat } est le dernier en jeu et gagne la partie.
   *[successes] Le joueur { $seat } gagne la partie avec deux réussites.
}

## Quand le sort décide

roll-yours = { $what ->
    [first] Qui commence ?
    [hero] Tirer l’aventurier
   *[card] Prendre la carte
}
roll-awaited = { $what ->
    [first] Le sort désigne qui commence.
    [hero] Le sort désigne le premier aventurier.
   *[card] { $name } prend une carte.
}
odds-survive = Chance neutre de survivre : { $percent } %
odds-exact = Calcul exact, d’après ce que vous savez ; les cartes des autres comptent comme prises au hasard.

## Le dessin

picture-start = Avant la première manche
picture-title = Manche { $round } · { $hero } · entrerait avec { $total ->
    [1] 1 point de vie
   *[other] { $total } points de vie
}
picture-monsters = Monstre   force dans hors  vus    ?
picture-player = Joueur { $seat } : { $successes } réussi, { $failures } raté
picture-in = {""}
picture-passed = · passé
picture-out = · éliminé
picture-inside = · au donjon
picture-spent = utilisé
picture-gone = écarté ({ $seat })
picture-dungeon = Donjon, prochaine carte d’abord ({ $count }) : { $cards } · pioche { $deck }
picture-hand = En main : { $monster } ({ $power })
picture-run = Le joueur { $seat } est au donjon : points de vie { $hp }, cartes à venir { $left }
picture-ended = { $outcome ->
    [failure] Le joueur { $seat } a échoué dans le donjon.
   *[other] Le joueur { $seat } est sorti du donjon.
}
picture-named = Monstre nommé : { $monster }

## Les options

option-first_adventurer = Aventurier de la première manche
option-first_adventurer-drawn = Tiré au sort
option-first_adventurer-chosen = Choisi par qui commence
option-first_adventurer-warrior = Guerrier : pour une première partie
option-first_adventurer-barbarian = Barbare
option-first_adventurer-mage = Mage
option-first_adventurer-rogue = Voleur
option-first_turn_add = Le premier tour de chacun dans une manche
option-first_turn_add-off = Comme les autres
option-first_turn_add-drawn_cards = Une carte piochée va dans le donjon (variante de l’auteur)
option-first_turn_add-must_draw = Il faut piocher, et la carte va dans le donjon
option-reveal_order = Dans quel ordre on retourne le donjon
option-reveal_order-top_first = La dernière carte ajoutée en premier
option-reveal_order-bottom_first = La première carte ajoutée en premier
option-death = Quand l’aventurier tombe
option-death-immediate = Aussitôt, sans points de vie
option-death-total_at_end = Après la dernière carte, si les dégâts atteignent les points de vie
option-omnipotence_counts = Les monstres que regarde Omnipotence
option-omnipotence_counts-final_line_up = Ceux affrontés, avec la carte venue par Polymorphe
option-omnipotence_counts-original_pile = Ceux de la pile au départ
option-eliminated = Les joueurs éliminés
option-eliminated-closed_hands = Voient ce que tout le monde voit
option-eliminated-open_hands = Voient toutes les cartes

## Sur la page

page-round = Manche { $round }
page-players = Joueurs
page-bidding = en lice
page-passed = a passé
page-inside = dans le donjon
page-out = hors jeu
page-added = { $count ->
    [0] aucune carte ajoutée
    [one] { $count } carte ajoutée
   *[other] { $count } cartes ajoutées
}
page-successes = { $count ->
    [0] aucune réussite
    [one] { $count } réussite
   *[other] { $count } réussites
}
page-failures = { $count ->
    [0] aucun échec
    [one] { $count } échec
   *[other] { $count } échecs
}
page-equipment = Équipement
page-tile = { $tile } : { $text } ({ $state })
page-tile-ready = en place
page-tile-spent = a déjà servi
page-tile-gone = hors de la manche, par { $name }
page-tile-gone-with = hors de la manche, par { $name }, avec { $monster } ({ $power })
page-hit-points = { $count } sur { $total } points de vie
page-total = Entrerait avec { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
}
page-dungeon = { $count ->
    [0] Le donjon est vide
    [one] { $count } carte dans le donjon
   *[other] { $count } cartes dans le donjon
}
page-dungeon-empty = Aucun monstre n’y attend encore.
page-order = prochaine carte à gauche
page-order-left = encadrées : non retournées
page-card = { $monster }, puissance { $power }
page-card-hidden = Une carte face cachée
page-card-by = carte de { $name }
page-card-mine = carte ajoutée par vous
page-card-turned = retournée
page-card-left = non retournée
page-stage = La pioche et la carte
page-deck = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
page-bid = Piochez, ou passez et restez hors du donjon.
page-bid-other = { $name } décide : piocher, ou passer ?
page-you-passed = Vous avez passé : vous restez hors du donjon.
page-looks = { $name } regarde une carte.
page-hand-secret = Personne d’autre ne la voit.
page-hand-of = { $name } l’a en main.
page-stopped = { $count ->
    [one] { $tiles } l’arrête.
   *[other] { $tiles } l’arrêtent.
}
page-not-stopped = Aucun équipement ne l’arrête.
page-blow = Après le coup : { $hp ->
    [0] plus aucun point de vie.
    [one] { $hp } point de vie.
   *[other] { $hp } points de vie.
}
page-name = Un nom pour la lame vorpale
page-name-put = de vous : { $count }
page-name-stopped = sans danger
page-named = Monstre nommé : { $monster }.
page-protected = La prochaine carte ne blesse pas.
page-down = À terre : seuls des monstres tous différents sauveraient la manche.
page-swapped = Carte changée par Polymorphe : { $monster }.
page-percent = { $percent } %
page-odds = de chances de survie, neutres
page-odds-hint = Équipement utilisé au mieux, cartes des autres prises au hasard.
page-checklist = { $whose ->
    [open] Où sont les monstres
    [all] Ce que tout le monde sait
   *[mine] Ce que vous savez
}
page-check = { $monster }, puissance { $power }. { $known }.
page-check-count = { $what } : { $count }
page-check-put = { $whose ->
    [open] dans le donjon
   *[other] mis par vous
}
page-check-removed = { $whose ->
    [open] de côté
   *[other] ôté par vous
}
page-check-shown = montré
page-check-hand = { $whose ->
    [open] en main
   *[other] dans votre main
}
page-check-unknown = { $whose ->
    [open] dans la pioche
   *[other] inconnu
}
page-adventurers = Les aventuriers
page-sheet = { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
}
page-choose = Choisir : { $hero }
page-result-success = Manche { $round } : { $name } survit
page-result-failure = Manche { $round } : { $name } échoue
page-result-different = Manche { $round } : Omnipotence sauve { $name }
page-left = Points de vie : { $hp } sur { $total }.
page-aside = Mis de côté pendant les enchères
page-replay = Revoir la manche { $round } cartes sur table
page-won = { $how ->
    [last] gagne, faute d’adversaire encore en jeu
   *[successes] gagne avec deux réussites
}
page-say-where = Manche { $round } : { $hero }, { $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
}. Cartes dans le donjon : { $cards } ; dans la pioche : { $deck }.
page-say-equipment = Équipement : { $tiles }.
page-say-none = aucun
page-say-seat = { $name } : { $successes ->
    [0] aucune réussite
    [one] { $successes } réussite
   *[other] { $successes } réussites
}, { $failures ->
    [0] aucun échec
    [one] { $failures } échec
   *[other] { $failures } échecs
}{ $state ->
    [passed] , a passé
    [out] , hors jeu
   *[in] {""}
}.
page-keys-enter = retourner la carte suivante
page-keys-digits = les boutons de la barre, puis les équipements, monstres ou aventuriers selon leur numéro
