/** Hints: they are what a master does, come from the view alone, and say it with figures that every language has words for. */
import { locales, seeded, told, unhurried, type Budget, type Hint, type Seat } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { profiles, skat, type Move, type Rules, type State } from '../src/index.js'
import { bot } from '../src/bot/bot.js'
import { hint } from '../src/hint/index.js'
import type { Memory } from '../src/hand/memory.js'
import { think } from '../src/think/index.js'

const quick: Budget = { ...unhurried, effort: 0.005 }

interface Moment {
  readonly state: State
  readonly seat: Seat
  readonly memory: Memory
}

/** One of `every` moments at which a seat is on turn, in hands of all profiles, from the first call to the last card. */
function* moments(hands: number, every: number): Generator<Moment> {
  const rules = Object.values(profiles)
  for (let n = 0; n < hands; n++) {
    const random = seeded(`hint/${n}`)
    const row = rules[n % rules.length] as Rules
    let state: State = skat.setup(row, skat.deal(row, random), {})
    const memories: Memory[] = []
    for (;;) {
      const seat = skat.toAct(state)[0]
      if (seat === undefined) break
      const view = skat.view(state, seat)
      const memory = skat.remember?.(memories[seat], view) as Memory
      memories[seat] = memory
      if (random.below(every) === 0) yield { state, seat, memory }
      state = skat.apply(state, seat, bot(view, memory))
    }
  }
}

/** A hint that there must be. */
function hintAt(moment: Moment): Hint<Move> {
  const found = hinted(moment)
  if (found === undefined) throw new Error('no hint')
  return found
}

const hinted = ({ state, seat, memory }: Moment, budget = quick) =>
  hint(skat.view(state, seat), budget, seeded('x'), memory)

describe('a hint', () => {
  const some = [...moments(27, 6)]
  const hints = some.map((moment) => hintAt(moment))

  it('is the move of a master with the same effort', () => {
    expect(new Set(some.map(({ state }) => state.phase)).size).toBeGreaterThan(4)
    for (const [i, { state, seat, memory }] of some.entries()) {
      const view = skat.view(state, seat)
      expect(hints[i]?.move).toEqual(think(view, 'master', quick, seeded('x'), memory))
      expect(skat.legal(view)).toContainEqual(hints[i]?.move)
    }
  })

  it('is the same whatever the hidden cards are, its figures too', () => {
    let disguised = 0
    for (const [i, moment] of some.entries()) {
      const other = skat.disguise(moment.state, moment.seat, seeded('disguise'))
      if (other === undefined) continue
      disguised += 1
      expect(hinted({ ...moment, state: other })).toEqual(hints[i])
    }
    expect(disguised).toBeGreaterThan(60)
  })

  it('has words in every language', () => {
    const own = readCatalogues(
      import.meta.url,
      '../words/table',
      '../words/value',
      '../words/learn',
      '../words/hint',
      '../../../web/kit/src/table/words',
    )
    const codes = new Set<string>()
    for (const hint of hints) {
      const { what, why } = hint
      for (const locale of locales) {
        const words = own[locale]
        for (const line of [what, why]) {
          codes.add(line.code)
          const text = told({ words, locale, nameOf: (seat) => `player ${seat}` }, line)
          expect(text, `${locale} ${line.code}`).not.toMatch(/[{}]|hint\.|why\.|card\.|game\./)
          expect(text).not.toBe('')
        }
      }
    }
    for (const code of ['hint.wins', 'hint.pass', 'hint.play', 'hint.take', 'hint.discardBetter'])
      expect(codes).toContain(code)
  })

  it('does not come without effort, nor if time is up before any deal was looked into', () => {
    for (const moment of some) {
      expect(hinted(moment, { ...unhurried, effort: 0 })).toBeUndefined()
      const late = hinted(moment, { effort: 1, over: () => true })
      if (late?.move.kind === 'card') expect(late.why.code).toMatch(/^(?:why|hint\.alike)/)
    }
  })

  it('says of a card that it wins more often, or what else it brings', () => {
    let compared = 0
    for (const hint of hints) {
      const { n, m, gain } = hint.why.args as Record<string, number>
      if (hint.why.code === 'hint.wins') {
        compared += 1
        expect(n).toBeGreaterThan(Number(m))
        expect(n).toBeLessThanOrEqual(100)
      }
      if (hint.why.code === 'hint.gains') expect(gain).toBeGreaterThan(0)
    }
    expect(compared).toBeGreaterThan(5)
  })
})
