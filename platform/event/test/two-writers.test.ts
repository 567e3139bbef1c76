/** Two phones and a desk at one list: nobody changes what they did not see, in whatever order they write. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Act } from '@stolik/event/model/act'
import type { By } from '@stolik/event/model/entry'
import type { TableState } from '@stolik/event/model/state'
import { mayBeDrawn } from '@stolik/event/decide/draw'
import { chair, director, format, gateway, names, startEvent, type TestEvent } from './event.js'

const at = { series: 1, table: 1 } as const
const consent = [0, 1, 2, 3]
const reason = 'r'

const begun = (players = 4): TestEvent => {
  const event = startEvent()
  event.enter(...names(players))
  event.begin(1)
  return event
}
const table = (event: TestEvent): TableState => event.state.series[0]?.tables[0] as TableState
const lines = (event: TestEvent): readonly string[] => table(event).list.hands.map(({ line }) => line)

/** Somebody at a device, with the list as it was when they looked last. */
interface Writer {
  readonly by: By
  copy: readonly string[]
}

type Step =
  | { readonly kind: 'look' }
  | { readonly kind: 'write' | 'confirm'; readonly line: string }
  | { readonly kind: 'correct' | 'type' | 'redeal'; readonly hand: number; readonly line: string }
  | { readonly kind: 'sign' }

/** The act of a step by what its writer sees; undefined if they see nothing to do. */
function actOf({ by, copy }: Writer, step: Step): Act | undefined {
  const own = by.kind === 'chair' ? by.chair : 0
  switch (step.kind) {
    case 'look':
      return undefined
    case 'write':
      return { kind: 'hand', ...at, hand: copy.length, line: step.line }
    case 'confirm':
      return copy.length === 0
        ? undefined
        : { kind: 'confirm', ...at, hand: copy.length - 1, line: copy.at(-1) ?? '', chair: own }
    case 'sign':
      return { kind: 'sign', ...at, chair: own, lines: copy }
    case 'correct': {
      const seen = copy[step.hand]
      return seen === undefined
        ? undefined
        : { kind: 'correct', ...at, hand: step.hand, readings: [step.line], consent, seen }
    }
    case 'type': {
      const typed = Array.from({ length: 4 }, (_, i) => copy[i] ?? '0 0 0 0').with(step.hand, step.line)
      return by.kind === 'direction'
        ? { kind: 'list', ...at, lines: typed, signed: false, seen: copy }
        : undefined
    }
    case 'redeal':
      return by.kind === 'direction'
        ? { kind: 'redeal', ...at, hand: Math.min(step.hand, copy.length), reason, seen: copy }
        : undefined
  }
}

const line = fc.constantFrom('1 0 0 0', '0 1 0 0', '0 0 1 0')
const hand = fc.integer({ min: 0, max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('write' as const, 'confirm' as const), line }),
  fc.record({ kind: fc.constantFrom('correct' as const, 'type' as const, 'redeal' as const), hand, line }),
  fc.record({ kind: fc.constantFrom('look' as const, 'sign' as const) }),
)

test('nothing that anybody confirmed changes unless whoever changes it has seen it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), step), { minLength: 6, maxLength: 24 }), (steps) => {
      const event = begun()
      const writers: Writer[] = [chair(0), chair(1), director].map((by) => ({ by, copy: [] }))
      for (const [who, one] of steps) {
        const writer = writers[who] as Writer
        const act = actOf(writer, one)
        if (act === undefined) {
          writer.copy = lines(event)
          continue
        }
        const before = lines(event)
        const { signed } = table(event).list
        const refused = event.act(act, writer.by)
        const after = lines(event)
        if (refused !== undefined) expect(after).toEqual(before)
        for (const [i, stood] of before.entries()) if (after[i] !== stood) expect(writer.copy[i]).toBe(stood)
        // A signature is for the list that its chair saw.
        const isNew = table(event).list.signed.length > signed.length
        if (isNew) expect(writer.copy).toEqual(after)
      }
    }),
    { numRuns: 300 },
  )
})

describe('who looked before somebody else wrote', () => {
  test('has no deal dealt again that they did not see', () => {
    const event = begun()
    for (const [i, one] of ['1 0 0 0', '0 1 0 0'].entries())
      event.must({ kind: 'hand', ...at, hand: i, line: one }, chair(0))
    const redeal = (from: number, seen: readonly string[]) =>
      event.act({ kind: 'redeal', ...at, hand: from, reason, seen }, director)
    expect(redeal(1, ['1 0 0 0'])).toEqual({ refused: 'DIFFERS', args: { hand: 2, line: '0 1 0 0' } })
    expect(redeal(1, ['1 0 0 0', '9 9 9 9'])).toEqual({
      refused: 'DIFFERS',
      args: { hand: 2, line: '0 1 0 0' },
    })
    expect(redeal(2, ['1 0 0 0', '0 1 0 0', '0 0 1 0'])).toEqual({
      refused: 'DIFFERS',
      args: { hand: 3, line: '' },
    })
    expect(lines(event)).toHaveLength(2)
    // An earlier deal does not become void, so it does not matter.
    expect(redeal(1, ['9 9 9 9', '0 1 0 0'])).toBeUndefined()
    expect(lines(event)).toEqual(['1 0 0 0'])
  })

  test('puts no substitute in the place of another one', () => {
    const event = begun()
    event.enter(...names(7).slice(4))
    const substitute = (player: string, seen: string | null) =>
      event.act({ kind: 'substitute', ...at, chair: 2, player, reason, seen }, director)
    const sits = table(event).players[2] ?? ''
    const { length } = event.log
    expect(substitute('p5', 'p9')).toMatchObject({ refused: 'OVERTAKEN' })
    expect(event.log).toHaveLength(length)
    expect(substitute('p5', sits)).toBeUndefined()
    expect(substitute('p6', sits)).toEqual({ refused: 'OVERTAKEN', args: { field: 'Player 5' } })
    expect(substitute('p6', 'p5')).toBeUndefined()
  })

  test('says of no table that its players are missing while it has begun to write', () => {
    const event = startEvent({ format: { ...format, bye: { points: 5, small: 0 } } })
    event.enter(...names(4))
    event.begin(1)
    const missing = (chairs: readonly number[], seen: { chairs: readonly number[]; hands: number } | null) =>
      event.act({ kind: 'missing', ...at, chairs, reason, seen }, director)
    const seen = { chairs: [], hands: 0 }
    event.must({ kind: 'hand', ...at, hand: 0, line: '1 0 0 0' }, chair(0))
    expect(missing([1], seen)).toEqual({ refused: 'OVERTAKEN', args: { field: 'missing' } })
    expect(missing([1], { chairs: [], hands: 1 })).toBeUndefined()
    const { length } = event.log
    // Another director says the same, and a third one something else.
    expect(missing([1], seen)).toBeUndefined()
    expect(event.log).toHaveLength(length)
    expect(missing([2], { chairs: [], hands: 0 })).toMatchObject({ refused: 'OVERTAKEN' })
    expect(missing([1, 2], { chairs: [1], hands: 0 })).toBeUndefined()
  })

  test('draws no series again that was drawn since', () => {
    const event = startEvent()
    event.enter(...names(8))
    const may = (seen: number) => {
      const [first] = event.state.series
      return first && mayBeDrawn(event.state, first, { reason, outside: null, seen })
    }
    expect(may(0)).toBeUndefined()
    event.draw(1)
    expect(may(0)).toEqual({ refused: 'OVERTAKEN', args: { field: 'draw' } })
    expect(may(1)).toBeUndefined()
    event.draw(1)
    expect(may(1)).toEqual({ refused: 'OVERTAKEN', args: { field: 'draw' } })
  })

  test('gives nobody an office in place of another one', () => {
    const event = startEvent()
    const appoint = (office: 'referee' | 'door') =>
      event.act({ kind: 'appoint', account: 'a7', name: 'Ola', office, appointed: true }, director)
    expect(appoint('referee')).toBeUndefined()
    expect(appoint('door')).toEqual({ refused: 'HAS_OFFICE', args: { name: 'Ola' } })
    expect(appoint('referee')).toBeUndefined()
    expect(event.state.officials).toMatchObject([{ account: 'a7', office: 'referee' }])
  })

  test('replaces no hand by a file of lists, unless the file is to', () => {
    const event = begun()
    event.must({ kind: 'hand', ...at, hand: 0, line: '1 0 0 0' }, chair(0))
    const rows = [
      { line: 2, ...at, lines: ['0 1 0 0', '0 0 0 0', '0 0 0 0', '0 0 0 0'], fileLines: [2, 3, 4, 5] },
    ]
    expect(event.act({ kind: 'listAll', rows, overwrite: false }, director)).toMatchObject({
      refused: 'BAD_FILE',
      problems: [{ line: 2, code: 'DIFFERS', args: { ...at, hand: 1, line: '1 0 0 0' } }],
    })
    expect(lines(event)).toEqual(['1 0 0 0'])
    expect(event.act({ kind: 'listAll', rows, overwrite: true }, director)).toBeUndefined()
    expect(lines(event)[0]).toBe('0 1 0 0')
  })
})

describe('an online table that waits for its players', () => {
  const pause = (event: TestEvent, paused: boolean, by: By, why = '') =>
    event.act({ kind: 'pause', at, paused, reason: why }, by)

  test('waits once, and notes where bots play from the start', () => {
    const event = begun()
    expect(table(event)).toMatchObject({ waiting: 'not yet', bots: [] })
    expect(pause(event, true, gateway, 'waits for its players')).toBeUndefined()
    expect(table(event).waiting).toBe('now')
    expect(pause(event, false, director)).toBeUndefined()
    expect(table(event)).toMatchObject({ waiting: 'over', bots: [0, 1, 2, 3] })
    // A stop by the director is no waiting.
    expect(pause(event, true, director, 'fire')).toBeUndefined()
    expect(pause(event, false, director)).toBeUndefined()
    expect(table(event).waiting).toBe('over')
  })
})
