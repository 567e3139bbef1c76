/** Hints: they are what a master does, come from the view alone, and say it with figures that every language has words for. */
import { locales, seeded, told, unhurried, type Budget } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { baska, type Move, type View } from '../src/index.js'
import { bot } from '../src/bot/index.js'
import { hint } from '../src/hint/index.js'
import type { Memory } from '../src/hand/memory.js'
import type { State } from '../src/hand/state.js'
import { think } from '../src/think/index.js'
import { kop, lebork, turnOf } from './table.js'

const quick: Budget = { ...unhurried, effort: 0.02 }

interface Moment {
  readonly state: State
  readonly view: View
  readonly memory: Memory | undefined
}

/** Some moments at which a player is on turn, in hands of both profiles. */
function* moments(hands: number, every: number): Generator<Moment> {
  for (let n = 0; n < hands; n++) {
    const random = seeded(`hint/${n}`)
    const rules = n % 2 === 0 ? lebork : kop
    let state: State = baska.setup(rules, baska.deal(rules, random), { bokLeft: 0 })
    const memories: (Memory | undefined)[] = []
    while (state.phase !== 'over') {
      const seat = turnOf(state)
      const view = baska.view(state, seat)
      const memory = baska.remember?.(memories[seat], view)
      memories[seat] = memory
      // The first calls take longest, since most deals are possible.
      if (random.below(every) === 0) yield { state, view, memory }
      const move: Move = bot(view, random)
      state = baska.apply(state, seat, move)
    }
  }
}

const hinted = ({ view, memory }: Pick<Moment, 'view' | 'memory'>, budget = quick) =>
  hint(view, budget, seeded('x'), memory)

describe('a hint', () => {
  const some = [...moments(14, 5)]
  const hints = some.map((moment) => hinted(moment))

  it('is the move of a master with the same effort', () => {
    expect(some.length).toBeGreaterThan(30)
    for (const [i, { view, memory }] of some.entries())
      expect(hints[i]?.move).toEqual(think(view, 'master', quick, seeded('x'), memory))
  })

  it('is the same whatever the hidden cards are, its figures too', () => {
    let disguised = 0
    for (const [i, { state, view, memory }] of some.entries()) {
      const other = baska.disguise(state, view.seat, seeded('disguise'))
      if (other === undefined) continue
      disguised += 1
      expect(hinted({ view: baska.view(other, view.seat), memory })).toEqual(hints[i])
    }
    expect(disguised).toBeGreaterThan(10)
  })

  it('has words in every language', () => {
    const own = readCatalogues(
      import.meta.url,
      '../words/table',
      '../words/learn',
      '../words/hint',
      '../../../web/kit/src/table/words',
    )
    const codes = new Set<string>()
    for (const hint of hints)
      for (const locale of locales)
        for (const line of [hint?.what, hint?.why]) {
          if (line === undefined) throw new Error('no hint')
          codes.add(line.code)
          const telling = { words: own[locale], locale, nameOf: (seat: number) => `player ${seat}` }
          expect(told(telling, line), `${locale} ${line.code}`).not.toMatch(/[{}]|hint\.|why\.|card\.|do\./)
        }
    for (const code of ['hint.call', 'hint.card', 'why.only']) expect(codes).toContain(code)
  })

  it('does not come without effort', () => {
    for (const moment of some) expect(hinted(moment, { ...unhurried, effort: 0 })).toBeUndefined()
  })
})
