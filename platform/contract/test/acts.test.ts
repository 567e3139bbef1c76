/** Acts of events as the contract describes them. The same descriptions parse requests and log entries. */
import { describe, expect, test } from 'vitest'
import { acts, checkWritten, isAfterwards } from '@stolik/contract/event/acts'
import { readOne } from '@stolik/contract/input'
import { checkLogged } from '@stolik/contract/event/logged'

describe('a request', () => {
  test('is parsed with defaults for missing fields', () => {
    expect(readOne(acts, { exclude: { player: 'p1', reason: 'r' } })).toEqual({
      kind: 'exclude',
      fields: { player: 'p1', reason: 'r', clause: null },
    })
    expect(readOne(acts, { rule: { series: 1, table: 2 } })).toEqual({
      kind: 'rule',
      fields: { series: 1, table: 2, hand: null, question: null, facts: [], note: '' },
    })
  })

  test.each([
    ['move', { series: 1, a: 'p1' }, 'reason'],
    ['extend', { series: 1, minutes: 1.5 }, 'minutes'],
    ['approve', { players: ['p1', 2] }, 'players.1'],
    ['enter', { entrant: { name: null } }, 'entrant.name'],
    ['appoint', { account: 'a', office: 'KING' }, 'office'],
    ['start', 1, 'start'],
    ['toString', {}, ''],
  ])('as %s that is not valid is refused with its field', (kind, sent, bad) => {
    expect(readOne(acts, { [kind]: sent })).toEqual({ bad })
  })
})

describe('an entry of a log', () => {
  test('with the fields of its request is checked by the same description', () => {
    checkWritten({ kind: 'exclude', player: 'p1', reason: 'r', clause: null } as { kind: string })
    const broken = { kind: 'exclude', player: 'p1' }
    expect(() => checkWritten(broken)).toThrow('an entry of the kind exclude without reason')
  })

  test('with other fields than its request is checked by its own description', () => {
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
  ])('%j is not valid', (entry, without) => {
    expect(() => checkWritten(entry)).toThrow(`an entry of the kind ${entry.kind} without ${without}`)
  })

  const announced = {
    name: 'Turniej',
    place: '',
    organiser: 'Klub',
    starts: 0,
    game: 'skat',
    mode: 'hall',
    open: true,
    format: {
      id: 'pt',
      profile: 'pzskat',
      chairs: [4, 3],
      series: [{ rounds: 12, minutes: null, draw: 'lots' }],
      scoring: { kind: 'total' },
      tieBreaks: ['sum.won', 'lot'],
      bye: null,
      stake: [1, 2],
    },
    capacity: null,
    fee: null,
    groups: [],
    categories: ['women'],
    juniorFrom: null,
    seniorUntil: null,
    prizes: [],
    protestMinutes: 15,
    dropOut: 'bot',
    speed: 'NORMAL',
    notes: { control: '', penalties: '', exclusion: '', appeals: '', material: '', other: '' },
  }
  const ofFormat = (more: object): object => ({ ...announced, format: { ...announced.format, ...more } })

  test('that announces or amends an event is checked with all of its regulations', () => {
    for (const regulations of [announced, { ...announced, approval: true, outside: '7 12 31' }]) {
      checkWritten({ kind: 'announce', regulations, sealed: { salt: 's', seed: 'd' } } as { kind: string })
      checkWritten({ kind: 'amend', regulations, reason: 'r' } as { kind: string })
    }
  })

  test.each<[regulations: object, without: string]>([
    [{ ...announced, mode: 'HALL' }, 'mode'],
    [{ ...announced, prizes: [{ of: 'nobody', places: [] }] }, 'prizes.0.of'],
    [ofFormat({ tieBreaks: ['lots'] }), 'format.tieBreaks.0'],
    [ofFormat({ stake: [1] }), 'format.stake.1'],
    [ofFormat({ scoring: { kind: 'places', ties: 'mean' } }), 'format.scoring.scale'],
  ])('with regulations %j is not valid', (regulations, without) => {
    const entry = { kind: 'amend', regulations, reason: 'r' }
    expect(() => checkWritten(entry)).toThrow(`an entry of the kind amend without regulations.${without}`)
  })

  test('of an unknown kind is not checked', () => {
    expect(() => checkWritten({ kind: 'toString' })).not.toThrow()
  })
})

test('only acts that change no result are possible after it is final', () => {
  const done = [...Object.keys(acts), 'toString'].filter(isAfterwards)
  expect(done).toEqual([
    'renewCodes',
    'paid',
    'paidAll',
    'book',
    'strike',
    'payPrize',
    'forget',
    'notice',
    'repeat',
    'reopen',
  ])
})

describe('a line of a log', () => {
  const entry = { kind: 'approve', player: 'p1', waiting: false }
  test('says who did it, and in which role', () => {
    for (const by of [
      { kind: 'direction', account: 'a1', name: '' },
      { kind: 'chair', chair: 2, device: 'abcd2345' },
      { kind: 'gateway' },
    ])
      checkLogged({ by, op: null, entry })
  })

  test.each<[broken: object, without: string]>([
    [{ op: null, entry }, 'a line of an event’s log without by'],
    [{ by: { kind: 'player' }, op: null, entry }, 'a line of an event’s log without by.player'],
    [{ by: { kind: 'chair', chair: 'A' }, op: null, entry }, 'a line of an event’s log without by.chair'],
    [{ by: { kind: 'gateway' }, entry }, 'a line of an event’s log without op'],
    [{ by: { kind: 'gateway' }, op: null }, 'a line of an event’s log without entry'],
    [{ by: { kind: 'gateway' }, op: null, entry: { kind: 'decline' } }, 'of the kind decline without player'],
  ])('%j is not valid', (broken, without) => {
    expect(() => checkLogged(broken)).toThrow(without)
  })
})
