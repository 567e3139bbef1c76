/** Social Skat as an encyclopaedia tells it. Its numbers are its own, so a test names the document. */
import { chapter, type ClauseIndex } from '@stolik/core'

export const towarzyski: ClauseIndex = Object.fromEntries(
  Object.entries(
    chapter(`
      introduction tournament a series has 24 deals; among friends there is no limit
      1 later 32 cards, their points, their Silesian names
      2 later deal, auction, play, count, entry
      2.1 later three each, the skat, four each, three each
      2.2 later the auction, from 18 up
      2.3 later forehand leads, and suit is followed
      2.4 later a suit is trump, with its base
      2.5 later grand
      2.6 later null, null ouvert and the rewolucja
      2.7 later from the hand
      2.8 later schneider and schwarz, announced or not
      2.9 later open games
      2.10 later the points are counted, the skat for the soloist
      2.11 later only the soloist scores; lost games count double; the bonus of series
      2.12 later nobody plays: a ramsz
    `),
  ).map(([number, clause]) => [number, { ...clause, cites: [] }]),
)
