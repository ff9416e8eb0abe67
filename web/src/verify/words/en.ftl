verify-running = Computing every die again…
verify-fair = The luck of this game is as it was promised.
verify-unfair = The luck of this game is not as it was promised.
verify-kept = Before the first move the server published the hash below; the seed it shows now has that hash.
verify-broken = The seed the server shows now does not have the hash below, which it published before the first move.
verify-checked = { $count ->
    [0] No die or card was left to luck.
    [one] The one draw was computed again from the seed and came out the same.
   *[other] All { $count } draws were computed again from the seed and came out the same.
}
verify-wrong = { $wrong ->
    [one] One of { $count } draws should have come out otherwise: move { $moves }.
   *[other] { $wrong } of { $count } draws should have come out otherwise: moves { $moves }.
}
verify-earlier = { $count ->
    [one] One earlier draw was made at the table this one was copied from, and is not part of this check.
   *[other] { $count } earlier draws were made at the table this one was copied from, and are not part of this check.
}
verify-seed-chosen = The seed was chosen by a player, who could have known this luck.
verify-hash = Published hash (SHA-256)
verify-seed = Seed
verify-nonce = Nonce
verify-not-over = The seed is shown when the game is over.
verify-again = Check again
