about = Lancez tant que vous osez, et arrêtez-vous à temps.

prompt-choose = { $pot ->
    [0] Lancez le dé.
   *[other] Lancez le dé, ou arrêtez-vous et gardez les { $pot } du pot.
}
prompt-wait = C’est à { PLAYER($seat) } de jouer.
prompt-done = La partie est finie.

move-face = { $face }
done-face = { CAP(PLAYER($seat)) } obtient { $face }.
move-throw = Lancer le dé
done-throw = { CAP(PLAYER($seat)) } lance le dé.
move-stop = S’arrêter
done-stop = { CAP(PLAYER($seat)) } s’arrête.

event-lost = { $pot ->
    [0] { CAP(PLAYER($seat)) } n’a rien à perdre.
   *[other] { CAP(PLAYER($seat)) } perd les { $pot } du pot.
}
event-banked = { CAP(PLAYER($seat)) } en garde { $pot }.

picture-goal = But : { $goal }
table-goal = But
table-die = Dé
table-pot = Pot
table-bank = Gardé
