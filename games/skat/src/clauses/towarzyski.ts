/**
 * Social Skat as described in an encyclopaedia. Its numbers are its own, so a test names the document. What it has
 * in common with the federation's rules stands in the code under the federation's numbers.
 */
import { chapter, type ClauseIndex } from '@stolik/core'

const common: Readonly<Record<string, readonly string[]>> = {
  '1': ['1.2.1', '1.2.2'],
  '2.1': ['3.2.6'],
  '2.3': ['4.1.1', '4.2.1', '4.2.2'],
  '2.4': ['2.3.1', '2.3.2', '5.2.2'],
  '2.5': ['2.3.3'],
  '2.7': ['2.2.3'],
  '2.8': ['5.2.3', '5.2.4', '5.2.5'],
  '2.9': ['5.2.6'],
  '2.10': ['2.2.1', '5.2.2'],
  '2.11': ['5.3.4', '5.5.1'],
}

export const towarzyski: ClauseIndex = Object.fromEntries(
  Object.entries(
    chapter(`
      introduction tournament a series has 24 deals; among friends there is no limit
      1 tested 32 cards, their points, their Silesian names
      2 prose deal, auction, play, count and entry follow one another
      2.1 tested three each, the skat, four each, three each
      2.2 tested the auction, from 18 up
      2.3 tested forehand leads, and suit is followed
      2.4 tested a suit is trump, with its base
      2.5 tested grand
      2.6 tested null, null ouvert and the rewolucja
      2.7 tested from the hand
      2.8 tested schneider and schwarz, announced or not
      2.9 tested open games
      2.10 tested the points are counted, the skat for the declarer
      2.11 tested only the declarer scores; lost games count double; the bonus of series
      2.12 tested nobody plays: a ramsz
    `),
  ).map(([number, clause]) => [number, { ...clause, cites: [], code: common[number] ?? [] }]),
)
