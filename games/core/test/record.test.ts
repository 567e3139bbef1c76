import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isBad,
  luckWays,
  readRecordJson,
  readRecords,
  writeRecord,
  writeRecordJson,
  type HandRecord,
  type ReadRecord,
} from '@stolik/core'

const record: HandRecord = {
  game: 'sixtysix',
  version: 1,
  profile: 'plain',
  chairs: 3,
  hand: 7,
  players: ['Ola', 'Jan | Kowalski: "żółty"', ''],
  deal: 'CA CT/CK',
  carry: '',
  proof: null,
  moves: [
    { seat: 0, move: 'pass' },
    { seat: 1, move: 'CA' },
  ],
}

const text = writeRecord(record)
const good = (reading: unknown): HandRecord => (reading as ReadRecord).record

const value = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((s) => s.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim())
const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code))
const luck = fc.string({ unit: visible, maxLength: 64 }).map((text) => text.replaceAll('|', ''))
const digest = fc.string({ unit: fc.constantFrom('0', '9', 'a', 'f'), minLength: 64, maxLength: 64 })
const hex = fc.string({ unit: fc.constantFrom('0', '7', 'a', 'f'), minLength: 32, maxLength: 64 })
const rating = value.map((text) => text.replaceAll('|', '').trim())
const spare = fc.record(
  {
    id: value,
    place: value,
    series: value,
    date: value,
    comment: value,
    ratings: fc.array(rating, { minLength: 9, maxLength: 9 }),
    scores: fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: [] },
)
const anyHand: fc.Arbitrary<HandRecord> = fc.integer({ min: 1, max: 9 }).chain((chairs) =>
  fc.record({
    game: fc.constantFrom('sixtysix', 'a', 'x2'),
    version: fc.integer({ min: 1, max: 999 }),
    profile: fc.constantFrom('plain', 'two-part'),
    chairs: fc.constant(chairs),
    hand: fc.nat(999_999),
    players: fc.array(value, { minLength: chairs, maxLength: chairs }),
    deal: value,
    carry: value,
    proof: fc.option(
      fc.record(
        {
          commitment: hex,
          salt: hex,
          seed: hex,
          luck: fc.array(luck, { minLength: chairs, maxLength: chairs }),
          binding: fc.record({
            table: fc.constantFrom('abcdefgh', 'a-2_C'),
            attempt: fc.nat(999),
            commitments: fc.array(digest, { minLength: chairs, maxLength: chairs }),
            ways: fc.array(fc.constantFrom(...luckWays), { minLength: chairs, maxLength: chairs }),
          }),
        },
        { requiredKeys: ['commitment', 'salt', 'seed', 'luck'] },
      ),
    ),
    moves: fc.array(
      fc.record({ seat: fc.nat(9), move: fc.string({ unit: visible, minLength: 1, maxLength: 30 }) }),
      {
        maxLength: 120,
      },
    ),
  }),
)

const anyRecord = fc.tuple(anyHand, spare).map(([hand, { ratings, ...more }]): HandRecord => ({
  ...hand,
  ...more,
  ...(ratings === undefined ? {} : { ratings: ratings.slice(0, hand.chairs) }),
}))

describe('record text', () => {
  it('is read back as it was written, with any number of records in a file', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 4 }), fc.constantFrom('\n', '\r\n'), (records, end) => {
        const file = records.map(writeRecord).join('# next\n\n').replaceAll('\n', end)
        expect(readRecords(file).map(good)).toEqual(records)
      }),
      { numRuns: 150 },
    )
  })

  it('wraps moves at 80 columns', () => {
    const moves = Array.from({ length: 200 }, () => ({ seat: 2, move: 'H7' }))
    const lines = writeRecord({ ...record, moves }).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(lines.length).toBeGreaterThan(20)
  })

  it('is written as people read it', () => {
    expect(text).toBe(`stolik: 1
game: sixtysix 1
profile: plain
chairs: 3
hand: 7
player 0: Ola
player 1: Jan | Kowalski: "żółty"
player 2:
deal: CA CT/CK
carry:
moves:
0:pass 1:CA
`)
  })

  it('keeps id, place, series, date, comment, ratings and scores as its platform wrote them', () => {
    const more = { id: '7', place: 'a server', series: '', date: '2007-10-29', comment: 'x|y' }
    const whole = writeRecord({ ...record, ...more, ratings: ['1200', '', 'new'], scores: [0, 3, -6] })
    expect(whole.split('\n').slice(10, 18)).toEqual([
      'id: 7',
      'place: a server',
      'series:',
      'date: 2007-10-29',
      'comment: x|y',
      'ratings: 1200||new',
      'scores: 0|3|-6',
      'moves:',
    ])
  })

  it('can be read without throwing, whatever the text', () => {
    const lines = text.split('\n')
    const piece = fc.oneof(fc.constantFrom(...lines, 'moves: 1:x', 'stolik: 2', ':', '1:'), fc.string())
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        for (const reading of readRecords(pieces.join('\n'))) {
          if (isBad(reading)) expect(reading.line).toBeGreaterThan(0)
          else expect(good(readRecords(writeRecord(reading.record))[0])).toEqual(reading.record)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses to write what could not be read', () => {
    expect(() => writeRecord({ ...record, players: ['a\nb', '', ''] })).toThrow(RangeError)
    expect(() => writeRecord({ ...record, players: ['a'] })).toThrow(RangeError)
    expect(() => writeRecord({ ...record, moves: [{ seat: 0, move: 'a b' }] })).toThrow(RangeError)
    expect(() => writeRecord({ ...record, ratings: ['1', '2'] })).toThrow(RangeError)
    expect(() => writeRecord({ ...record, ratings: ['1', '2|3', '4'] })).toThrow(RangeError)
    const proof = { commitment: '', salt: '', seed: '', luck: ['', ''] }
    expect(() => writeRecord({ ...record, proof })).toThrow(RangeError)
  })
})

describe('a bad record', () => {
  /** The first fault in a text, as `line problem about`. */
  const fault = (broken: string): string => {
    const reading = readRecords(broken)[0]
    return reading !== undefined && isBad(reading)
      ? `${reading.line} ${reading.problem} ${reading.about}`
      : 'none'
  }

  const opened = 'commitment: a\nsalt: a\nseed: a\nluck: ||\n'
  const bound = (ways: string): string => `table: a\nattempt: 0\ncommitments: ||\nways: ${ways}\n`

  it.each([
    ['text before any record', 'hello\n' + text, '1 stray hello'],
    ['another format', text.replace('stolik: 1', 'stolik: 2'), '1 format 2'],
    ['a line without a key and a value', text.replace('hand: 7', 'hand 7'), '5 line hand 7'],
    ['an unknown key', text.replace('hand: 7', 'hand: 7\nhands: 7'), '6 key hands'],
    ['a key that comes twice', text.replace('hand: 7', 'hand: 7\nhand: 8'), '6 twice hand'],
    ['a missing key', text.replace('carry:\n', ''), '1 missing carry'],
    ['moves without their heading', text.replace('moves:', '#'), '12 line 0:pass 1:CA'],
    ['an end before the moves', text.slice(0, text.indexOf('moves')), '1 missing moves'],
    ['a hand number that is not valid', text.replace('hand: 7', 'hand: -7'), '5 value hand'],
    ['a game without its version', text.replace('sixtysix 1', 'sixtysix'), '2 value game'],
    ['a player too few', text.replace('player 2:\n', ''), '1 missing player 2'],
    ['a player too many', text.replace('chairs: 3', 'chairs: 2'), '8 key player 2'],
    ['scores that are not numbers', text.replace('moves:', 'scores: 3|x\nmoves:'), '11 value scores'],
    ['ratings of fewer chairs', text.replace('moves:', 'ratings: 1|2\nmoves:'), '11 value ratings'],
    ['an incomplete proof', text.replace('moves:', 'salt: 1\nmoves:'), '1 missing commitment'],
    ['a binding without luck', text.replace('moves:', 'table: a\nmoves:'), '1 missing luck'],
    ['an incomplete binding', text.replace('moves:', `${opened}table: a\nmoves:`), '1 missing attempt'],
    ['an unknown way of luck', text.replace('moves:', `${opened}${bound('lost')}moves:`), '18 value ways'],
    [
      'a way of luck too few',
      text.replace('moves:', `${opened}${bound('none')}moves:`),
      '17 value commitments',
    ],
    ['a move without its seat', text.replace('1:CA', 'CA'), '12 move CA'],
    ['a control character', text.replace('Ola', 'O\u0000la'), '6 value player 0'],
  ])('%s is reported with its line', (_, broken, expected) => {
    expect(fault(broken)).toBe(expected)
  })

  it('does not affect its neighbours', () => {
    const readings = readRecords([text, text.replace('hand: 7', 'hand: x'), text].join('\n'))
    expect(readings.map((reading) => ('problem' in reading ? reading.line : 'good'))).toEqual([
      'good',
      18,
      'good',
    ])
  })
})

describe('a record as JSON', () => {
  it('is read back as it was written, on one line', () => {
    fc.assert(
      fc.property(anyRecord, (any) => {
        const line = writeRecordJson(any)
        expect(line).not.toContain('\n')
        expect(good(readRecordJson({ text: line, number: 1 }))).toEqual(any)
      }),
      { numRuns: 150 },
    )
  })

  const json = writeRecordJson({ ...record, scores: [3, -6, 3] })

  it.each([
    ['text that is not JSON', json.slice(0, -9), 'line'],
    ['a list instead of an object', '[]', 'line'],
    ['another format', json.replace('"stolik":1', '"stolik":2'), 'format'],
    ['an unknown key', json.replace('"hand"', '"hands"'), 'key'],
    ['players that are not names', json.replace('"Ola"', '{}'), 'value'],
    ['a hand number that is not valid', json.replace('"hand":7', '"hand":-7'), 'value'],
    ['a missing deal', json.replace('"deal":"CA CT/CK",', ''), 'missing'],
    ['a player too few', json.replace('"Ola",', ''), 'missing'],
    ['an incomplete proof', json.replace('"proof":null', '"proof":{"salt":"1"}'), 'missing'],
    ['a move without its seat', json.replace('1:CA', 'CA'), 'move'],
    ['scores that are not numbers', json.replace('[3,-6,3]', '["x"]'), 'value'],
    ['scores that are no list', json.replace('[3,-6,3]', '3'), 'value'],
    ['ratings of fewer chairs', json.replace('"scores"', '"ratings":["1"],"scores"'), 'value'],
    ['ratings that are no list', json.replace('"scores"', '"ratings":"1|2|3","scores"'), 'value'],
    ['a list where a text belongs', json.replace('"scores"', '"place":["a","b"],"scores"'), 'value'],
    ['a name of two lines', json.replace('Ola', 'O\\nla'), 'value'],
  ])('%s is reported', (_, broken, problem) => {
    expect(broken).not.toBe(json)
    expect(readRecordJson({ text: broken, number: 5 })).toMatchObject({ line: 5, problem })
  })
})

it('a line that was made to take long is refused at once', () => {
  const spaces = `${' '.repeat(300_000)}\u2028x`
  expect(readRecords(`stolik:${spaces}`)).toMatchObject([{ problem: 'stray' }])
  expect(readRecords(`stolik: 1\ngame:${spaces}`)).toMatchObject([{ problem: 'line' }])
})
