/** Maps each clause of the rules to its place in the software. See `rules.ts` for the rules. */
import { chapter, type RuleDocument } from '@stolik/core'

export const clauses: readonly RuleDocument[] = [
  {
    id: 'sixtysix',
    index: chapter(`
      S1 tested the cards and their order
      S2 tested the deal and the turned-up trump
      S3 tested who leads, and who takes a trick
      S4 tested cards are drawn, the taker of the trick first
      S5 tested the nine of trumps is exchanged for the turned-up card
      S6 tested what cards count, and the last trick
      S7 tested marriages
      S8 tested the stock is closed
      S9 tested suit is followed once there is no stock
      S10 tested the hand ends with 66 points
      S11 tested game points of a hand
      S12 tested who closes and does not get there
      S13 tested a tie is for the next winner
      S14 tested seven game points
    `),
  },
]
