/**
 * The rules of Kop, as the club of Wolsztyn prints them, with additions from Kościan. They have no numbers, so each rule gets a
 * word here. A test names the document and the word: `kop ladder`. Where the clubs say nothing, the Cup's rules apply.
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
  ).map(([word, clause]) => [word, { ...clause, cites: [], code: [] }]),
)
