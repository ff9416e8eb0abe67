about = Lancez tant que vous osez, et arrêtez-vous à temps.

prompt-choose = { $pot ->
    [0] Lancez le dé.
   *[other] Lancez le dé, ou arrêtez-vous et gardez les { $pot } du pot.
}
prompt-roll = Voyons ce que dit le dé.
prompt-wait = { PLAYER($seat) } joue.
prompt-done = La partie est finie.

move-face = { $face }
done-face = Un { $face }.
move-throw = Lancer le dé
done-throw = Le dé est lancé.
move-stop = S’arrêter
done-stop = Cela suffit.

event-lost = { $pot ->
    [0] { PLAYER($seat) } n’a rien à perdre.
   *[other] { PLAYER($seat) } perd les { $pot } du pot.
}
event-banked = { PLAYER($seat) } en garde { $pot }.

picture-goal = But : { $goal }
table-goal = But
table-die = Dé
table-pot = Pot
table-bank = Gardé
