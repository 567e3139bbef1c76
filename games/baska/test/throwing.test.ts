/** Cards thrown in before the last one is played. */
import { pick, seeded } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import type { State } from '../src/hand/state.js'
import { pair, strong } from './hunt.js'
import { after, kop, lebork, open, openCards, passed, start, turnOf, viewOf } from './table.js'

const agreed = 'rzut zgoda zgoda zgoda'

describe('R5, T13 cards thrown in', () => {
  const sure = after(start(strong), 'zolla pas pas pas pas')

  it('R5 ends the hand if all agree and nothing can change', () => {
    const over = after(sure, agreed)
    expect(over.phase).toBe('over')
    const result = baska.result(over)
    expect(result?.scores).toEqual([-5, 15, -5, -5])
    expect(result?.entry).toMatchObject({ won: true, thrown: true, points: [0, 0], unit: 5 })
    expect(result?.lines).toContainEqual({ code: 'thrown', args: { seat: 0 }, clause: 'R5' })
    expect(viewOf(over, null)).toMatchObject({ phase: 'over', left: [4, 4, 4, 4] })
    expect(viewOf(over, null).dealt).toHaveLength(4)
  })

  it('R5 a single refusal ends the offer, and play goes on', () => {
    const accepted = after(sure, 'rzut zgoda')
    expect(baska.toAct(accepted)).toEqual([2, 3])
    expect(open(accepted)).toEqual(['nie', 'zgoda'])
    const on = after(accepted, 'nie')
    expect(on.phase).toBe('play')
    expect(viewOf(on, 0).throws).toEqual([{ seat: 0, at: 0, agreed: [1], declined: 2, settled: null }])
    expect(turnOf(on)).toBe(0)
    expect(openCards(on)).toEqual(openCards(sure))
  })

  it('R5 needs all three others, in any order of answers', () => {
    let state = after(sure, 'rzut')
    for (const seat of [3, 1, 2]) {
      expect(state.phase).toBe('play')
      expect(baska.legal(baska.view(state, 0))).toEqual([])
      state = baska.apply(state, seat, { agree: true })
    }
    expect(state.phase).toBe('over')
  })

  it('T13 is offered by the player on turn, once per trick, and not before the last', () => {
    expect(open(sure)).toContain('rzut')
    for (const seat of [1, 2, 3, null]) expect(baska.legal(viewOf(sure, seat))).toEqual([])
    let state = after(sure, 'rzut nie')
    for (let trick = 0; trick < 3; trick++) {
      expect(open(state).includes('rzut')).toBe(trick > 0)
      for (let i = 0; i < 4; i++) state = after(state, openCards(state)[0] as string)
    }
    expect(open(state)).toHaveLength(1)
  })

  it('T13 is possible once in later tricks too, and records how many cards had been played', () => {
    const second = after(sure, `${openCards(sure)[0] as string} `)
    let state = second
    for (let i = 0; i < 4; i++) state = after(state, openCards(state)[0] as string)
    const thrown = after(state, 'rzut')
    expect(viewOf(thrown, 0).throws).toMatchObject([{ at: 5, agreed: [], declined: null, settled: null }])
    const on = after(thrown, 'nie')
    expect(open(on)).not.toContain('rzut')
    expect(open(after(on, openCards(on)[0] as string))).not.toContain('rzut')
  })

  it('R5 a settled hand says so, and a hand played out was not thrown in', () => {
    expect(viewOf(after(sure, agreed), 0).throws).toMatchObject([{ agreed: [1, 2, 3], settled: true }])
    let state: State = sure
    expect(baska.result(state)).toBeUndefined()
    while (state.phase !== 'over') state = after(state, openCards(state)[0] as string)
    expect(baska.result(state)?.entry.thrown).toBe(false)
  })

  it('T13 play goes on if the outcome can change, and everybody sees the ruling', () => {
    const on = after(start(pair), `${passed} ${agreed}`)
    expect(on.phase).toBe('play')
    for (const seat of [0, 1, 2, 3, null]) {
      expect(viewOf(on, seat).throws[0]).toMatchObject({ agreed: [1, 2, 3], settled: false })
    }
    expect(open(on)).not.toContain('rzut')
  })

  it('a timeout declines, and a bot agrees', () => {
    const thrown = after(sure, 'rzut')
    expect(baska.write(baska.auto(viewOf(thrown)))).toBe('nie')
    expect(baska.write(baska.bot(viewOf(thrown), seeded(1)))).toBe('zgoda')
    expect(baska.write(baska.auto(viewOf(sure)))).not.toBe('rzut')
  })
})

/** Returns every payment that play from here can lead to. */
function payments(state: State, found = new Set<string>()): Set<string> {
  if (state.phase === 'over') {
    const { scores, entry } = baska.result(state) ?? { scores: [] }
    return found.add(JSON.stringify([scores, entry?.grade, entry?.bok, entry?.won]))
  }
  const seat = turnOf(state)
  for (const move of baska.legal(viewOf(state)))
    if ('card' in move) payments(baska.apply(state, seat, move), found)
  return found
}

describe('T13 the ruling', () => {
  it.each([lebork, kop])('T13 ends the hand exactly if every line of play pays the same: $id', (rules) => {
    const counts = { settled: 0, open: 0, wonEitherWay: 0 }
    for (let n = 0; n < 400; n++) {
      const random = seeded(`judged/${n}`)
      let state: State = baska.setup(rules, baska.deal(rules, random), { bokLeft: n % 2 })
      while (state.phase === 'auction') {
        const calls = baska.legal(viewOf(state))
        const pass = calls.find((move) => 'call' in move && move.call === 'pas')
        state = baska.apply(
          state,
          turnOf(state),
          random.below(3) > 0 && pass !== undefined ? pass : pick(calls, random),
        )
      }
      for (let cards = 3 + random.below(9); cards > 0; cards--)
        state = after(state, pick(openCards(state), random))
      if (!open(state).includes('rzut')) continue
      const paid = payments(state)
      const over = after(state, agreed)
      expect({ n, over: over.phase === 'over' }).toEqual({ n, over: paid.size === 1 })
      if (over.phase === 'over') {
        const { scores, entry } = baska.result(over) ?? { scores: [] }
        expect([...paid]).toEqual([JSON.stringify([scores, entry?.grade, entry?.bok, entry?.won])])
        counts.settled += 1
      } else {
        counts.open += 1
        if (new Set([...paid].map((text) => /(?:true|false)\]$/.exec(text)?.[0])).size === 1)
          counts.wonEitherWay += 1
      }
    }
    console.log(
      `baska ${rules.id}: ${counts.settled} offers settled, ${counts.open} open, of them ${counts.wonEitherWay} won or lost already`,
    )
    expect(Math.min(counts.settled, counts.open, counts.wonEitherWay)).toBeGreaterThan(20)
  })
})
