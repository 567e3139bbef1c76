/** What a card costs a master, in processor time on one core. */
import { seeded, unhurried } from '@stolik/core'
import { bench, describe } from 'vitest'
import { profiles, skat } from '../src/index.js'
import { think } from '../src/think/index.js'
import { choices } from '../test/choices.js'

/** Decisions with more than one legal card, spread over hands that usual bots play. */
const some = [...choices('bench', 60, [profiles.pzskat], 6)].slice(0, 100)

/** Milliseconds of processor time of each decision, in order of size. */
function times(effort: number): readonly number[] {
  return some
    .map(({ state, seat, memory }, i) => {
      const view = skat.view(state, seat)
      const from = process.cpuUsage()
      think(view, 'master', { ...unhurried, effort }, seeded(i), memory)
      const { user, system } = process.cpuUsage(from)
      return (user + system) / 1000
    })
    .sort((a, b) => a - b)
}

describe('a card of a master', () => {
  bench(
    '100 decisions',
    () => {
      const all = times(1)
      const at = (share: number): string => (all[Math.floor(share * (all.length - 1))] as number).toFixed(0)
      console.log(`processor time of a decision, ms: median ${at(0.5)}, 90 % ${at(0.9)}, 99 % ${at(0.99)}`)
    },
    { time: 1, iterations: 1, warmupTime: 0, warmupIterations: 0 },
  )
})
