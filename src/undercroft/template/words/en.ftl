about = Roll as often as you dare, and stop in time.

prompt-choose = { $pot ->
    [0] Throw the die.
   *[other] Throw the die, or stop and keep the { $pot } in the pot.
}
prompt-roll = Let us see what the die says.
prompt-wait = { PLAYER($seat) } is to play.
prompt-done = The game is over.

move-face = { $face }
done-face = A { $face }.
move-throw = Throw the die
done-throw = The die is thrown.
move-stop = Stop
done-stop = That is enough.

event-lost = { $pot ->
    [0] { PLAYER($seat) } has nothing to lose.
   *[other] { PLAYER($seat) } loses the { $pot } in the pot.
}
event-banked = { PLAYER($seat) } keeps { $pot }.

picture-goal = Goal: { $goal }
table-goal = Goal
table-die = Die
table-pot = Pot
table-bank = Kept
