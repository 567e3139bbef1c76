/** Acts of events as the contract describes them: what is sent is read by it, and so is what stands in logs. */
import { describe, expect, test } from 'vitest'
import { acts, checkWritten, isAfterwards, readAsked } from '@stolik/contract/event/acts'

describe('what is asked for', () => {
  test('is read with what was left out', () => {
    expect(readAsked('exclude', { player: 'p1', reason: 'r' })).toEqual({
      asked: { player: 'p1', reason: 'r', clause: null },
    })
    expect(readAsked('rule', { series: 1, table: 2 })).toEqual({
      asked: { series: 1, table: 2, hand: null, question: null, facts: [], note: '' },
    })
  })

  test.each([
    ['move', { series: 1, a: 'p1' }, 'reason'],
    ['extend', { series: 1, minutes: 1.5 }, 'minutes'],
    ['approve', { players: ['p1', 2] }, 'players.1'],
    ['enter', { entrant: { name: null } }, 'entrant.name'],
    ['appoint', { account: 'a', office: 'KING' }, 'office'],
    ['start', null, 'start'],
    ['toString', {}, 'toString'],
  ])('as %s and cannot be read is told by its field', (kind, sent, bad) => {
    expect(readAsked(kind, sent)).toEqual({ bad })
  })
})

describe('an entry of a log', () => {
  test('that was written as it was asked for is read by the same description', () => {
    checkWritten({ kind: 'exclude', player: 'p1', reason: 'r', clause: null } as { kind: string })
    const broken = { kind: 'exclude', player: 'p1' }
    expect(() => checkWritten(broken)).toThrow('an entry of the kind exclude without reason')
  })

  test('that says more than was asked for is read by its own description', () => {
    const drawn = { series: 1, reason: null, tables: [], byes: [] }
    for (const entry of [
      { kind: 'draw', ...drawn },
      { kind: 'draw', ...drawn, outside: '7 12 31', next: { salt: 's', seed: 'd' } },
      { kind: 'pause', at: null, paused: true, reason: '' },
    ])
      checkWritten(entry)
  })

  test.each<[entry: { readonly kind: string; readonly [field: string]: unknown }, without: string]>([
    [
      { kind: 'draw', series: 1, reason: null, tables: [{ table: 1, players: ['p1'] }], byes: [] },
      'tables.0.online',
    ],
    [{ kind: 'adjust', n: 1, player: 'p1', series: null, points: '5' }, 'points'],
    [{ kind: 'confirm', series: 1, table: 2, hand: 0, chair: null }, 'chair'],
    [{ kind: 'final' }, 'hash'],
    [{ kind: 'enter', player: 'p1', number: 1, entrant: { name: '' } }, 'entrant.club'],
  ])('%j cannot be read', (entry, without) => {
    expect(() => checkWritten(entry)).toThrow(`an entry of the kind ${entry.kind} without ${without}`)
  })

  test('with regulations is left to who knows it', () => {
    for (const kind of ['announce', 'amend', 'toString']) expect(() => checkWritten({ kind })).not.toThrow()
  })
})

test('what changes no result can be done when it is final, and nothing else', () => {
  const done = [...Object.keys(acts), 'toString'].filter(isAfterwards)
  expect(done).toEqual(['renewCodes', 'forget', 'notice', 'reopen'])
})
