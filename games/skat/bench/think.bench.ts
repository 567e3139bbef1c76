/** What a card costs a master, in processor time on one core. */
import { seeded, unhurried } from '@stolik/core'
import { bench, describe } from 'vitest'
import { profiles, skat, type State, type View } from '../src/index.js'
import { bot } from '../src/bot/bot.js'
import type { Memory } from '../src/memory.js'
import { think } from '../src/think/index.js'

interface Choice {
  readonly view: View
  readonly memory: Memory
}

/** Decisions with more than one legal card, spread over hands that usual bots play. */
function choices(wanted: number): readonly Choice[] {
  const found: Choice[] = []
  for (let n = 0; found.length < wanted; n++) {
    const random = seeded(`bench/${n}`)
    let state: State = skat.setup(profiles.pzskat, skat.deal(profiles.pzskat, random), {})
    const memories: Memory[] = []
    for (;;) {
      const seat = skat.toAct(state)[0]
      if (seat === undefined) break
      const view = skat.view(state, seat)
      const memory = skat.remember?.(memories[seat], view) as Memory
      memories[seat] = memory
      const cards = skat.legal(view).filter(({ kind }) => kind === 'card')
      if (cards.length > 1 && random.below(6) === 0) found.push({ view, memory })
      state = skat.apply(state, seat, bot(view, memory))
    }
  }
  return found.slice(0, wanted)
}

const some = choices(100)

/** Milliseconds of processor time of each decision, in order of size. */
function times(effort: number): readonly number[] {
  return some
    .map(({ view, memory }, i) => {
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
