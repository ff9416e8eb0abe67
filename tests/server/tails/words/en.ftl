# Tails in English: as Heads, and what that has not, at the end.

about = Toss coins, and stop in time.

prompt-deal = Luck deals player { $seat } a charm.
prompt-choose = Lay coins and toss them, or bank the { $pot } in the pot.
prompt-wait = Wait for player { $seat }.
prompt-done = The game is over.

move-charm = A charm
done-charm = Player { $seat } gets a charm.
move-heads = Heads
done-heads = Player { $seat } tosses heads.
move-tails = Tails
done-tails = Player { $seat } tosses tails.
move-lay = { $coins ->
    [one] Lay a coin
   *[other] Lay { $coins } coins
}
done-lay = { $coins ->
    [one] Player { $seat } lays a coin.
   *[other] Player { $seat } lays { $coins } coins.
}
move-toss = Toss them
done-toss = Player { $seat } tosses.
move-bank = Bank the pot
done-bank = Player { $seat } stops.

event-charm = { CAP($charm) } is your charm.
event-lost = { $coins ->
    [0] Player { $seat } had nothing to lose.
   *[other] Player { $seat } loses { $coins }.
}
event-banked = Player { $seat } banks { $coins }.

picture-goal = Who has { $goal } wins.

option-length = Length of the game
option-length-short = Short
option-length-long = Long
option-charms = Charms
option-charms-yes = Yes
option-charms-no = No

roll-yours = { $count ->
    [one] You toss the coin
   *[other] You toss { $count } coins
}

odds-clear = { $percent } % for heads only
odds-change = { $signed } coins

rank-pauper = Pauper
rank-saver = Saver
rank-banker = Banker
achievement-finisher = Finisher
achievement-finisher-how = Play a game to its end.
achievement-winner = Winner
achievement-winner-how = Reach the goal.
achievement-never = Never seen
achievement-never-how = Nobody knows how.
