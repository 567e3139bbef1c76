/** A notice to all players: one line from the director. The newest one holds. */
import { describe, expect, test } from 'vitest'
import { foldAll } from '@stolik/event/fold/fold'
import { card, chair, director, gateway, names, startEvent } from './event.js'

const notice = (text: string) => ({ kind: 'notice', text }) as const

describe('a notice to all players', () => {
  test('holds with its time until the next one, and an empty one takes it back', () => {
    const event = startEvent()
    expect(event.state.latest.notice).toBeUndefined()
    event.must(notice('  Lunch until two.  '))
    const first = event.state.latest.notice
    expect(first).toMatchObject({ text: 'Lunch until two.', at: event.log.at(-1)?.at })
    event.wait(60)
    event.must(notice('Lunch until three.'))
    expect(event.state.latest.notice).toMatchObject({
      text: 'Lunch until three.',
      at: (first?.at ?? 0) + 60_000,
    })
    event.must(notice(' '))
    expect(event.state.latest.notice?.text).toBe('')
    expect(event.state.notices).toEqual(
      event.log.slice(1).map(({ at, entry }) => ({ at, text: entry.kind === 'notice' && entry.text })),
    )
    expect(event.log.slice(1).map(({ by, entry }) => [by, entry])).toEqual([
      [director, notice('Lunch until two.')],
      [director, notice('Lunch until three.')],
      [director, notice('')],
    ])
    expect(foldAll(event.log)).toEqual(event.state)
  })

  test('replaces only the one that its writer saw', () => {
    const event = startEvent()
    event.must({ ...notice('Lunch until two.'), seen: '' })
    expect(event.act({ ...notice('Photo at one.'), seen: '' })).toEqual({
      refused: 'OVERTAKEN',
      args: { field: 'notice' },
    })
    expect(event.act({ ...notice(''), seen: 'Lunch until three.' })).toMatchObject({ refused: 'OVERTAKEN' })
    event.must({ ...notice('Lunch until two, photo at one.'), seen: 'Lunch until two.' })
    expect(event.log.at(-1)?.entry).toEqual(notice('Lunch until two, photo at one.'))
  })

  test('is not written if it is already shown, or if there is none to take back', () => {
    const event = startEvent()
    event.must(notice(''))
    event.must(notice('Lunch.'), director, 'a')
    event.must(notice('Lunch. '))
    event.must(notice('Lunch.'), director, 'a')
    expect(event.log).toHaveLength(2)
    event.must(notice(''))
    // An act that is sent again is not done again.
    event.must(notice('Lunch.'), director, 'a')
    expect(event.state.latest.notice?.text).toBe('')
  })

  test.each([
    ['is longer than 280 characters', 'a'.repeat(281), { problem: 'long', most: 280 }],
    ['has two lines', 'Lunch\nuntil two', { problem: 'invisible', most: 280 }],
    ['has a control character', 'Lunch\u0007', { problem: 'invisible', most: 280 }],
    ['reverses the text', 'Lunch \u202euntil two', { problem: 'invisible', most: 280 }],
  ])('that %s is refused, and changes nothing', (_, text, why) => {
    const event = startEvent()
    event.must(notice('a'.repeat(280)))
    const before = event.state
    expect(event.act(notice(text))).toEqual({ refused: 'MALFORMED', args: { field: 'text', ...why } })
    expect(event.state).toBe(before)
  })

  test('comes from the director only', () => {
    const event = startEvent()
    event.enter('Ada')
    for (const by of [card('p1'), chair(0), gateway, { kind: 'person', person: 'x' } as const])
      expect(event.act(notice('Free beer.'), by)).toMatchObject({ refused: 'NOT_ALLOWED' })
  })

  test('can be written and taken back after the result is final, which does not change', () => {
    const event = startEvent()
    event.enter(...names(4))
    for (const series of [1, 2]) {
      event.begin(series)
      event.fill(series)
      event.must({ kind: 'end', series })
    }
    event.wait(16 * 60)
    event.must(notice('Prizes at six.'))
    event.must({ kind: 'final' })
    const { final } = event.state
    event.must(notice('Prizes at seven.'))
    event.must(notice(''))
    expect(event.state.final).toEqual(final)
  })
})
