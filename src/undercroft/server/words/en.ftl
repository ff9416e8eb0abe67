# The server in English: why something was refused, and what is printed when it starts.

## Requests that cannot be read

problem-bad_json = This is not well-formed JSON.
problem-bad_field = { $reason ->
    [missing] The field “{ $field }” is missing.
    [unknown] There is no field “{ $field }” here.
    [type] The field “{ $field }” has a value of the wrong type.
    [bounds] The field “{ $field }” is out of bounds.
    [nickname] A nickname has 1 to 24 characters, all of them visible, with two accents on one at most.
    [nickname_taken] This nickname looks like what we call bots and players who have none.
   *[other] The field “{ $field }” has a value that cannot be used.
}
problem-too_big = This is too big: at most { $most } bytes are read.
problem-too_slow = The request took too long to arrive.
problem-not_found = There is nothing at this address.
problem-not_allowed = This address does not answer that kind of request.
problem-foreign_origin = Pages of other sites may not talk to this table.
problem-foreign_host = This server does not go by the name “{ $host }”. Open its address in figures or, if the server is yours, allow the name: UNDERCROFT_HOSTS={ $host }
problem-unexpected = Something went wrong here; nothing was changed. Please try again.

## Seats and tokens

problem-no_token = Only those who sit at the table can do this: sit down first.
problem-bad_token = This is not a token of ours: sit down again.
problem-token_expired = Your token has expired: sit down again.
problem-token_left = This seat was given up or freed: sit down again.
problem-other_table = This token is for another table.
problem-bad_seat = This table has no such seat.
problem-seat_taken = Somebody sits there already: choose another seat.
problem-full = Every seat is taken; you can watch.
problem-not_yours = It is not your turn.
problem-not_your_seat = You do not sit there, so you cannot look from there before the end.
problem-sealed = Cards lie hidden at this table, and each seat knows some of them: you can sit down when they are turned up, or if everybody at the table agrees.
problem-not_sealed = Nothing is hidden at this table now: just sit down.
problem-wish_pending = Somebody is asking for a seat already: wait for the answer.
problem-no_wish = Nobody asks for this seat any more.
problem-not_host = Only whoever opened the table can do this.
problem-not_away = They are here, or have been away for a moment only: wait a little.
problem-nobody_there = Nobody sits there.
problem-luck_known = Whoever opened this table chose its luck, and may know what is coming: nobody else can sit down here.

## Games and tables

problem-no_game = There is no such game.
problem-no_language = There are no words in this language.
problem-no_rules = This game has no rules in writing.
problem-not_ready = This game cannot be played here now: its rules could not be made ready.
problem-no_option = This game has no option “{ $option }”.
problem-bad_option = The option “{ $option }” has these values: { $values }.
problem-bad_seats = { $kind ->
    [one] This game is for one player.
    [exact] This game is for { $most } players.
   *[range] This game is for { $least } to { $most } players.
}
problem-no_bot = There is no such bot; these can play here: { $bots }.
problem-too_many_bots = Somebody must sit at the table: leave a seat free of bots.
problem-practice_alone = Practice is for one person or one screen: with others, what was rolled stays rolled.
problem-seed_secrets = This game has secrets: whoever chose the seed would know everybody’s cards. Leave it empty, or play alone with bots.
problem-companion_practice = With your own dice and cards everything can be taken back: choose that.
problem-companion_secrets = This game has secrets: it cannot be told to one screen what everybody draws.
problem-no_table = There is no table with this code.
problem-old_rules = This table was played by another version of the rules and cannot be shown any more.
problem-damaged = What is stored of this table is damaged.
problem-not_all_seated = There are still free seats: the game starts when everybody sits.
problem-started = The game has started already.
problem-not_started = The game has not started yet.

## Playing

problem-stale = The table has changed since: look again.
problem-illegal = This move is not possible now: choose one of those offered.
problem-not_luck = There is nothing to roll now.
problem-companion = Nothing is rolled at this table: say what fell.
problem-over = The game is over.
problem-no_undo = At this table nothing is taken back.
problem-cannot_undo = { $reason ->
    [start] There is nothing to take back.
    [rolled] Luck has spoken since: this cannot be taken back.
    [seen] Something was shown since: this cannot be taken back.
   *[other] Somebody else has moved since: this cannot be taken back.
}
problem-table_full = This table has seen too many moves; start another.
problem-no_position = The game has no move of this number yet.
problem-not_over = The game is still running: this is shown at the end.
problem-secrets = This game has secrets: it can be played on from here once it is over.
problem-same_luck = The same luck can be had once the game is over.
problem-odds_off = At this table nobody is told the odds.
problem-advice_off = At this table nobody is given advice.

## Campaigns

problem-no_campaign = This table is not part of a campaign.
problem-campaign_practice = Practice is not part of a campaign: choose one or the other.
problem-campaign_not_here = A match with these options cannot be part of a campaign.
problem-bad_focus = There is no such focus for a hero.
problem-bad_ticks = These ticks do not fit: there are too many, or a space is not free.
problem-ticks_given = The ticks of this match were given before.

## Limits and storage

problem-too_many_tables = Too many new tables from your address: wait a while.
problem-too_many_requests = Too many requests from your address: wait a moment.
problem-too_many_connections = Too many connections from your address: close some, or wait a moment.
problem-storage = This could not be stored, so nothing was changed. Please try again.

## What is printed when it starts

serve-local = Undercroft is open: { $address }
serve-friends = For friends on the same network: { $address }
serve-busy = Port { $wanted } is taken, so this is port { $port }.
serve-no-listening = --host { $host } --port { $port }: cannot listen there, { $reason ->
    [address] for this computer has no such address; leave out --host, or give 127.0.0.1 for this computer alone.
    [rights] for you are not allowed to; give another port, from 1024 on.
   *[other] { $said }; give others.
}
serve-no-port = --port { $port }: this port and those after it are taken; give another.
serve-no-database = The database { $database } does not answer: is it running, and is its address right?
serve-stop = Ctrl-C closes it; every table is kept.
serve-closed = Closed. Every table is kept.
page-missing = The page was not built. From the sources, `python3 run.py` builds it. The tables themselves are open under /api.
exported = { $moves ->
    [one] Table { $code }, one move: written to { $file }
   *[other] Table { $code }, { $moves } moves: written to { $file }
}
imported = { $moves ->
    [one] Table { $code } is there, with one move. Open it at /table/{ $code }
   *[other] Table { $code } is there, with { $moves } moves. Open it at /table/{ $code }
}
