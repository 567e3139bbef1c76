import { describe, expect, it } from 'vitest'
import type { ListAct } from '../client/acts.js'
import type { TableList } from '../client/types.js'
import { project } from './project.js'
import type { Queued } from './store.js'

const at = { series: 1, table: 2 }
const table = (lines: readonly string[]): TableList => ({
  ...at,
  event: 'e',
  seq: 9,
  game: 'sixtysix',
  profile: 'plain',
  chairs: 3,
  length: 6,
  online: false,
  live: null,
  paused: false,
  waiting: false,
  missing: [],
  entered: 0,
  status: 'PLAYING',
  seats: [0, 1, 2].map((chair) => ({
    chair,
    player: `p${chair}`,
    number: chair,
    name: `N${chair}`,
    signed: false,
    bot: false,
  })),
  points: null,
  small: null,
  hands: lines.map((line, hand) => ({ hand, line, by: 0, confirmed: [], corrected: false })),
})
const queue = (...acts: readonly ListAct[]): readonly Queued[] =>
  acts.map((act, id) => ({ id, list: 'l', op: `op${id}`, act, chair: 0, refusal: null }))
const hand = (n: number, line: string): ListAct => ({ hand: { ...at, hand: n, line } })

describe('the list as a phone sees it', () => {
  it('continues with the waiting acts', () => {
    const list = project(
      table(['a']),
      queue(hand(1, 'b'), { confirm: { ...at, hand: 1, line: 'b', chair: 2 } }),
    )
    expect(list.hands.map(({ line, waiting, confirmed }) => [line, waiting, confirmed])).toEqual([
      ['a', false, []],
      ['b', true, [2]],
    ])
    expect([list.conflict, list.refused, list.waiting]).toEqual([null, null, 2])
  })

  it('has a hand once that two phones wrote alike', () => {
    expect(project(table(['a', 'b']), queue(hand(1, 'b'))).hands).toHaveLength(2)
  })

  it('shows both lines where two phones differ, and confirms neither', () => {
    const list = project(
      table(['a', 'b']),
      queue(hand(1, 'c'), { confirm: { ...at, hand: 1, line: 'c', chair: 2 } }),
    )
    expect(list.conflict).toMatchObject({ hand: 1, ours: 'c', theirs: 'b' })
    expect(list.hands[1]).toMatchObject({ line: 'b', confirmed: [] })
  })

  it('corrects and signs', () => {
    const list = project(
      table(['a', 'b']),
      queue(
        { correct: { ...at, hand: 0, readings: ['c'], consent: [0, 1, 2], seen: 'a' } },
        { sign: { ...at, chair: 1, lines: ['c', 'b'] } },
        { sign: { ...at, chair: 2, lines: ['a', 'b'] } },
      ),
    )
    expect(list.hands[0]).toMatchObject({ line: 'c', corrected: true, confirmed: [] })
    // Chair 2 signed a list with other lines.
    expect(list.signed).toEqual([1])
  })

  it('removes confirmation and signatures after a correction, as the gateway does', () => {
    const signed = table(['a'])
    const seats = signed.seats.map((seat) => ({ ...seat, signed: true }))
    const correct = { ...at, hand: 0, readings: ['c'], consent: [0, 1, 2], seen: 'a' }
    const list = project({ ...signed, seats }, queue({ correct }))
    expect(list.hands[0]).toMatchObject({ line: 'c', confirmed: [], by: 0 })
    expect(list.signed).toEqual([])
  })

  it('does not correct a hand that was corrected in another way meanwhile', () => {
    const correct = { ...at, hand: 0, readings: ['c'], consent: [0, 1, 2], seen: 'a' }
    expect(project(table(['b']), queue({ correct })).hands[0]).toMatchObject({ line: 'b' })
  })

  it('shows a refused act, and does not apply it', () => {
    const refusal = { code: 'CONSENT', args: { chair: 1 }, clause: 'PT 5.2', problems: [] }
    const [item] = queue({ correct: { ...at, hand: 0, readings: ['c'], consent: [0], seen: null } })
    if (item === undefined) throw new Error('nothing waits')
    const list = project(table(['a']), [{ ...item, refusal }])
    expect(list.refused?.refusal).toEqual(refusal)
    expect(list.hands[0]?.line).toBe('a')
  })
})
