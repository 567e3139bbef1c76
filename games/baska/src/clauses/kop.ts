/**
 * Kop as the club of Wolsztyn prints it, and Kościan where it says more. Their rules bear no numbers, so each gets
 * a word here; a test names the document, `kop ladder`. Where they are silent, the regulations of the Cup stand.
 */
import { chapter, type ClauseIndex } from '@stolik/core'

export const kop: ClauseIndex = Object.fromEntries(
  Object.entries(
    chapter(`
      ladder tested A♥ and three tens above the queens; fourteen trumps
      fele tested only the black aces are left
      contracts tested wesele, zolo, zolo du; no gran
      order tested a higher game voids what was called
      asking tested forehand who asks may play no zolo
      wesele tested it may be kept back for a round
      partner tested the highest jack
      names tested kontra, rej, bok, słup
      limits tested four raises in a plain game, three in a cicha, two in zolo
      first tested who is alone never raises first
      skipping tested only raises against opponents count
      payments tested 1, 2, 3; 4; 5; 10
      cicha tested two cards from the top, or in the last seat A♥ with a ten
      covered tested raising goes on until the first card is covered; who led it may change it
    `),
  ).map(([word, clause]) => [word, { ...clause, cites: [] }]),
)
