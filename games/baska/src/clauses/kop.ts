/**
 * Kop as the club of Wolsztyn prints it, and Kościan where it says more. Their rules bear no numbers, so each gets
 * a word here; a test names the document, `kop ladder`. Where they are silent, the regulations of the Cup stand.
 */
import { chapter, type ClauseIndex } from '@stolik/core'

export const kop: ClauseIndex = Object.fromEntries(
  Object.entries(
    chapter(`
      ladder later A♥ and three tens above the queens; fourteen trumps
      fele later only the black aces are left
      contracts later wesele, zolo, zolo du; no gran
      order later a higher game voids what was called
      asking later forehand who asks may play no zolo
      wesele later it may be kept back for a round
      partner later the highest jack
      names later kontra, rej, bok, słup
      limits later four raises in a plain game, three in a cicha, two in zolo
      first later who is alone never raises first
      skipping later only raises against opponents count
      payments later 1, 2, 3; 4; 5; 10
      cicha later two cards from the top, or in the last seat A♥ with a ten
      covered later raising goes on until the first card is covered: not built, raises end with the auction
    `),
  ).map(([word, clause]) => [word, { ...clause, cites: [] }]),
)
