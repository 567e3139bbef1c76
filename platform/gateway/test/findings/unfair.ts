/** A gateway with a game in which each hand shows one player who helps another, for the tests of what is counted. */
import type { Scrutiny } from '@stolik/core'
import type { Offer } from '../../src/base/offer.js'
import { sqlFindings } from '../../src/findings/sql.js'
import type { FindingStore } from '../../src/findings/sql.js'
import type { SqlData } from '../../src/store/sql.js'
import { openForTwo, playOn, ready, tiny, type Asker, type FakeTime, type TestDeps } from '../help.js'

/** In each hand every player raises without a chance against the next one, which the third one may like. */
export const scrutiny: Scrutiny = {
  noChance: 0.5,
  honest: {
    seed: 1,
    hands: 100,
    marks: { bids: { found: 1, among: 200 } },
    cases: { bids: { found: 10, among: 100 } },
  },
  see: () => ({
    calls: [0, 1, 2].flatMap((seat, n) => [
      { move: 3 * n, seat, raises: true, chance: 0 },
      { move: 3 * n + 1, seat: (seat + 1) % 3, raises: false, chance: 0 },
      { move: 3 * n + 2, seat: (seat + 2) % 3, raises: false, chance: 0 },
    ]),
    cards: [],
    game: null,
  }),
}
export const offers: readonly Offer[] = [{ ...tiny, scrutiny }]

export const onData = ({ store, db }: SqlData): TestDeps & { readonly findings: FindingStore } => ({
  games: offers,
  store,
  findings: sqlFindings(db),
})

/** More than the detector needs, and the length of a series. */
const length = 9

/** Opens a table of two people and a bot, who play all but these last hands of a series. */
export async function playSeries(
  time: FakeTime,
  [ola, jan]: readonly [Asker, Asker],
  { hands = length, args = '' } = {},
): Promise<string> {
  const { id } = await openForTwo([ola, jan], `speed: FREE, length: ${length} ${args}`)
  for (let hand = 0; hand < hands; hand++) {
    await playOn(time, [ola, jan], id)
    for (const who of [ola, jan]) await ready(who, id)
  }
  return id
}
