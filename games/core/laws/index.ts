/**
 * The laws of every game. In a test file, `laws(game, { profile, … })` plays seeded hands and checks each position
 * against the laws. A finding names the seed, the deal and the moves, so that it can become a test.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Game, Shapes } from '@stolik/core'
import { usualHands } from './hands.js'
import { lawNames, type Law } from './findings.js'
import type { LawOptions } from './options.js'
import type { Run } from './position.js'
import { runLaws } from './run.js'

export { lawNames, runLaws, usualHands, type Law, type LawOptions }

/** How long a law run of so many hands may take on a slow machine, in milliseconds. */
const patience = (hands = usualHands): number => 5 * 60_000 + 1_000 * hands

/** Declares the law tests of a game and one of its profiles. */
export function laws<T extends Shapes>(game: Game<T>, options: LawOptions<T>): void {
  describe(`laws of ${game.id}, ${options.profile}`, () => {
    let run: Run<T> | undefined
    beforeAll(() => {
      const forbidden = (): never => {
        throw new Error('rules have no clock and no dice of their own')
      }
      const from = performance.now()
      const spies = [
        vi.spyOn(Math, 'random').mockImplementation(forbidden),
        vi.spyOn(Date, 'now').mockImplementation(forbidden),
      ]
      try {
        run = runLaws(game, options)
      } finally {
        for (const spy of spies) spy.mockRestore()
      }
      const { hands, moves, disguises, changed, thoughts } = run.counts
      const seconds = ((performance.now() - from) / 1000).toFixed(1)
      console.log(
        `laws of ${game.id} ${options.profile}: ${hands} hands, ${moves} moves in ${seconds} s; ` +
          `${share(changed, disguises)} % of states disguised${thoughts === 0 ? '' : `, bots of other levels asked in ${thoughts}`}`,
      )
    }, patience(options.hands))
    afterAll(() => {
      run = undefined
    })

    it.each(Object.entries(lawNames) as [Law, string][])('%s: %s', (law) => {
      expect(run?.findings.of(law) ?? 'nothing').toBe('nothing')
    })

    it('play: every hand was played to its end', () => {
      expect((run as Run<T>).counts.hands).toBe(options.hands ?? usualHands)
    })
  })
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))

export { knobLaws, turnedRules, type Steer } from './knobs.js'
export { drawnRuleSets, handsOfDrawn } from './rule-sets.js'
export { examplesOf } from './examples.js'
export { teachingLaws, type TeachingLaws } from './teaching.js'
export { rulebookLaws } from './rulebook.js'
export {
  cardsIn,
  handsOf,
  isCard,
  partsOf,
  plainLedger,
  type Known,
  type Ledger,
  type LedgerOf,
} from './ledger.js'
