/** Sixty-six, as the platform needs it. */
import { plainSheet, simplePapers, type Game } from '@stolik/core'
import { bot } from './bot.js'
import { disguise } from './disguise.js'
import type { Move } from './state.js'
import { legal } from './moves.js'
import { play, type SixtysixShapes } from './playing.js'
import { ended, scored } from './result.js'

export const sixtysix: Game<SixtysixShapes> = {
  ...play,
  // S14: after twelve game points between two players the thirteenth hand is the last, unless some hands were ties.
  lengths: () => [13],
  ended,
  auto: (view) => legal(view)[0] as Move,
  bot,
  scoreSum: () => undefined,
  sheet: (_, chairs, settled) => plainSheet(chairs, settled, () => ({ code: 'row.hand', args: {} })),
  papers: simplePapers({
    example: '0 2',
    clause: 'S11',
    kind: 'row.hand',
    seating: (chairs, hand) => play.seating(chairs, hand),
    dealer: (chairs, hand) => play.dealer(chairs, hand),
    settle: (_, before, scores) => scored(before, scores),
  }),
  disguise,
}
