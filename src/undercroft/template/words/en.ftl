about = Roll as often as you dare, and stop in time.

prompt-choose = { $pot ->
    [0] Throw the die.
   *[other] Throw the die, or stop and keep the { $pot } in the pot.
}
prompt-wait = { CAP(PLAYER($seat)) } is to play.
prompt-done = The game is over.

move-face = { $face }
done-face = { CAP(PLAYER($seat)) } rolls a { $face }.
move-throw = Throw the die
done-throw = { CAP(PLAYER($seat)) } throws the die.
move-stop = Stop
done-stop = { CAP(PLAYER($seat)) } stops.

event-lost = { $pot ->
    [0] { CAP(PLAYER($seat)) } has nothing to lose.
   *[other] { CAP(PLAYER($seat)) } loses the { $pot } in the pot.
}
event-banked = { CAP(PLAYER($seat)) } keeps { $pot }.

picture-goal = Goal: { $goal }
table-goal = Goal
table-die = Die
table-pot = Pot
table-bank = Kept
