verify-running = Chaque dé est recalculé…
verify-fair = Le hasard de cette partie est bien celui qui avait été promis.
verify-unfair = Le hasard de cette partie n’est pas celui qui avait été promis.
verify-kept = Avant le premier coup, le serveur a publié l’empreinte ci-dessous ; la graine qu’il montre maintenant a bien cette empreinte.
verify-broken = La graine que le serveur montre maintenant n’a pas l’empreinte ci-dessous, publiée avant le premier coup.
verify-checked = { $count ->
    [0] Rien n’a été laissé au hasard.
    [one] L’unique tirage a été recalculé à partir de la graine : même résultat.
   *[other] Les { $count } tirages ont été recalculés à partir de la graine : mêmes résultats.
}
verify-wrong = { $wrong ->
    [one] Un tirage sur { $count } aurait dû donner autre chose : coup { $moves }.
   *[other] { $wrong } tirages sur { $count } auraient dû donner autre chose : coups { $moves }.
}
verify-earlier = { $count ->
    [one] Un tirage antérieur a eu lieu à la table dont celle-ci est la copie ; il n’est pas vérifié ici.
   *[other] { $count } tirages antérieurs ont eu lieu à la table dont celle-ci est la copie ; ils ne sont pas vérifiés ici.
}
verify-seed-chosen = La graine a été choisie par un joueur, qui pouvait donc connaître ce hasard.
verify-hash = Empreinte publiée (SHA-256)
verify-seed = Graine
verify-nonce = Nombre à usage unique
verify-not-over = La graine est montrée quand la partie est finie.
verify-again = Vérifier encore
