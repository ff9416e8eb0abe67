# Face ou pile en français : comme Pile ou face, et à la fin ce que celui-ci n’a pas.

about = Lancez des pièces, et arrêtez-vous à temps.

prompt-deal = Le sort donne un charme au joueur { $seat }.
prompt-choose = Posez des pièces et lancez-les, ou mettez à l’abri les { $pot } du pot.
prompt-wait = Attendez le joueur { $seat }.
prompt-done = La partie est finie.

move-charm = Un charme
done-charm = Le joueur { $seat } reçoit un charme.
move-heads = Face
done-heads = Le joueur { $seat } obtient face.
move-tails = Pile
done-tails = Le joueur { $seat } obtient pile.
move-lay = { $coins ->
    [one] Poser une pièce
   *[other] Poser { $coins } pièces
}
done-lay = { $coins ->
    [one] Le joueur { $seat } pose une pièce.
   *[other] Le joueur { $seat } pose { $coins } pièces.
}
move-toss = Les lancer
done-toss = Le joueur { $seat } lance.
move-bank = Mettre le pot à l’abri
done-bank = Le joueur { $seat } s’arrête.

event-charm = { CAP($charm) } : c’est votre charme.
event-lost = { $coins ->
    [0] Le joueur { $seat } n’avait rien à perdre.
   *[other] Le joueur { $seat } en perd { $coins }.
}
event-banked = Le joueur { $seat } en met { $coins } à l’abri.

picture-goal = { $goal } pièces pour gagner.

option-length = Durée de la partie
option-length-short = Courte
option-length-long = Longue
option-charms = Charmes
option-charms-yes = Oui
option-charms-no = Non

roll-yours = { $count ->
    [one] Vous lancez la pièce
   *[other] Vous lancez { $count } pièces
}

odds-clear = { $percent } % pour que des piles
odds-change = { $signed } pièces

rank-pauper = Sans le sou
rank-saver = Économe
rank-banker = Banquier
achievement-finisher = Persévérance
achievement-finisher-how = Jouez une partie jusqu’au bout.
achievement-winner = Victoire
achievement-winner-how = Atteignez le but.
achievement-never = Jamais vu
achievement-never-how = Personne ne sait comment.
