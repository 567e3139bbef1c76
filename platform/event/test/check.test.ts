/** Regulations must say what PT 6.2 asks for, and nothing impossible. */
import { describe, expect, test } from 'vitest'
import { checkRegulations } from '@stolik/event/model/check'
import type { Regulations } from '@stolik/contract/event/regulations'
import { format, numbers, regulations } from './event.js'

const check = (change: object): unknown =>
  checkRegulations({ ...regulations, ...change }, numbers).map(({ code, args }) => [args['field'], code])
const inFormat = (change: object): object => ({ format: { ...format, ...change } })
const inNotes = (change: object): object => ({ notes: { ...regulations.notes, ...change } })
const series = (change: object, before: object[] = []): object =>
  inFormat({ series: [...before, { rounds: 12, minutes: 90, draw: 'lots', ...change }] })
const group = (change: object): object => ({
  groups: [{ kind: 'team', size: 4, counting: 3, substitutes: 1, ...change }],
})
const scale = (points: readonly number[]): object =>
  inFormat({ scoring: { kind: 'places', scale: points, ties: 'mean' } })

test('PT 6.1 the regulations of these tests are complete', () => {
  expect(check({})).toEqual([])
})

describe('PT 3.1, PT 6.2 what is missing', () => {
  test.each<[string, object, string, string]>([
    ['a name is needed', { name: ' ' }, 'name', 'MISSING'],
    ['1.1 an organiser is needed', { organiser: '' }, 'organiser', 'MISSING'],
    ['an event in a hall needs a place', { place: '' }, 'place', 'MISSING'],
    [
      '1.2 a fee cannot be negative',
      { fee: { amount: -1, currency: 'PLN', use: 'x' } },
      'fee.amount',
      'RANGE',
    ],
    [
      '1.2 a currency has three capital letters',
      { fee: { amount: 1, currency: 'zl', use: 'x' } },
      'fee.currency',
      'SHAPE',
    ],
    ['1.5 a fee needs a use', { fee: { amount: 1, currency: 'PLN', use: '' } }, 'fee.use', 'MISSING'],
    ['1.3 at least one series is needed', inFormat({ series: [] }), 'format.series', 'RANGE'],
    ['1.4 a series needs at least one round', series({ rounds: 0 }), 'format.series.1.rounds', 'RANGE'],
    ['1.6 a note on exclusion is needed', inNotes({ exclusion: '' }), 'notes.exclusion', 'MISSING'],
    ['1.7 a note on appeals is needed', inNotes({ appeals: '' }), 'notes.appeals', 'MISSING'],
    ['2.2 a note on control is needed', inNotes({ control: '' }), 'notes.control', 'MISSING'],
    ['2.3 a note on penalties is needed', inNotes({ penalties: '' }), 'notes.penalties', 'MISSING'],
    ['2.6 a note on material is needed', inNotes({ material: '' }), 'notes.material', 'MISSING'],
  ])('%s', (_, change, field, code) => {
    expect(check(change)).toEqual([[field, code]])
  })

  test('an online event needs no hall and no cards', () => {
    expect(check({ mode: 'online', place: '', ...inNotes({ material: '' }) })).toEqual([])
  })
})

describe('halls', () => {
  const hall = (name: string, from: number, to: number): object => ({ name, from, to })
  test.each<[string, object[], [string, string][]]>([
    ['stand side by side', [hall('A', 1, 20), hall('B', 21, 40)], []],
    ['leave tables without a hall', [hall('A', 11, 20), hall('B', 1, 1)], []],
    ['share no table', [hall('A', 1, 20), hall('B', 20, 40)], [['halls.2.from', 'CONTRADICTS']]],
    ['do not contain one another', [hall('A', 5, 6), hall('B', 1, 40)], [['halls.2.from', 'CONTRADICTS']]],
    ['go from a table to a later one', [hall('A', 20, 1)], [['halls.1.to', 'RANGE']]],
    ['begin with table 1 at the earliest', [hall('A', 0, 3)], [['halls.1.from', 'RANGE']]],
    ['end with table 10,000 at the latest', [hall('A', 1, 10_001)], [['halls.1.to', 'RANGE']]],
    ['have a name', [hall(' ', 1, 2)], [['halls.1.name', 'MISSING']]],
    ['have a name of up to 60 letters', [hall('A'.repeat(61), 1, 2)], [['halls.1.name', 'RANGE']]],
    ['have a name of one line', [hall('A\nB', 1, 2)], [['halls.1.name', 'SHAPE']]],
    ['have names that differ', [hall('A', 1, 2), hall('A', 3, 4)], [['halls.2.name', 'TWICE']]],
  ])('%s', (_, halls, found) => {
    expect(check({ halls })).toEqual(found)
  })

  test('are up to twenty', () => {
    const halls = Array.from({ length: 21 }, (_, n) => hall(`Hall ${n}`, n + 1, n + 1))
    expect(check({ halls: halls.slice(1) })).toEqual([])
    expect(check({ halls })).toEqual([['halls.21', 'RANGE']])
  })

  test('do not exist online', () => {
    expect(check({ mode: 'online', halls: [hall('A', 1, 2)] })).toEqual([['halls.1.name', 'CONTRADICTS']])
  })
})

describe('invisible characters', () => {
  test.each<[string, object, string]>([
    ['a name with a character that reverses text', { name: 'Cup\u202epuC' }, 'name'],
    ['a name with a line break', { name: 'Cup\nof the valley' }, 'name'],
    ['an organiser with an invisible letter', { organiser: 'Club\u3164' }, 'organiser'],
    ['a place with a control character', { place: 'Hall\u001b[31m' }, 'place'],
    [
      'a prize with a character that reverses text',
      { prizes: [{ of: 'all', places: ['\u202eabc'] }] },
      'prizes.all',
    ],
    [
      'a use of the fee with a control character',
      { fee: { amount: 1, currency: 'PLN', use: 'a\u0000' } },
      'fee.use',
    ],
    ['a note with a character that isolates text', inNotes({ control: 'a\u2066b' }), 'notes.control'],
    ['other notes with a character that reverses text', inNotes({ other: 'a\u202eb' }), 'notes.other'],
  ])('%s is refused', (_, change, field) => {
    expect(check(change)).toEqual([[field, 'SHAPE']])
  })

  test('a note may have several lines, tabs and any letters', () => {
    expect(check(inNotes({ other: 'One\r\n\ttwo 👩‍👩‍👧 Dampf\u00adschiff' }))).toEqual([])
  })
})

describe('impossible values', () => {
  test.each<[string, object, string, string]>([
    ['a profile of another game', inFormat({ profile: 'other' }), 'format.profile', 'NOT_OFFERED'],
    ['no size of tables', inFormat({ chairs: [] }), 'format.chairs', 'MISSING'],
    ['tables of five', inFormat({ chairs: [5, 4] }), 'format.chairs', 'NOT_OFFERED'],
    ['a size of tables twice', inFormat({ chairs: [4, 4] }), 'format.chairs', 'TWICE'],
    ['half a round', series({ rounds: 1.5 }), 'format.series.1.rounds', 'RANGE'],
    ['no time at all', series({ minutes: 0 }), 'format.series.1.minutes', 'RANGE'],
    [
      'a draw by standings for the first series',
      series({ draw: 'standing' }),
      'format.series.1.draw',
      'CONTRADICTS',
    ],
    ['a scale that is too short', scale([5, 3, 1]), 'format.scoring.scale', 'SIZE'],
    ['a scale that rises', scale([5, 3, 4, 0]), 'format.scoring.scale', 'CONTRADICTS'],
    ['half points on the scale', scale([5, 3.5, 1, 0]), 'format.scoring.scale', 'RANGE'],
    [
      'a tie-break by a line that lists do not have',
      inFormat({ tieBreaks: ['sum.aces'] }),
      'format.tieBreaks',
      'NOT_OFFERED',
    ],
    ['a tie-break twice', inFormat({ tieBreaks: ['sum.won', '-sum.won'] }), 'format.tieBreaks', 'TWICE'],
    [
      'a tie-break after the lot',
      inFormat({ tieBreaks: ['lot', 'small'] }),
      'format.tieBreaks',
      'CONTRADICTS',
    ],
    [
      'no points for a bye where tables of four leave players over',
      inFormat({ chairs: [4] }),
      'format.bye',
      'MISSING',
    ],
    [
      'a third of a point for a bye',
      inFormat({ bye: { points: 1 / 3, small: 0 } }),
      'format.bye.points',
      'RANGE',
    ],
    ['a stake that the game does not have', inFormat({ stake: [1, 2] }), 'format.stake', 'NOT_OFFERED'],
    ['a capacity below one table', { capacity: 2 }, 'capacity', 'RANGE'],
    ['a team of one player', group({ size: 1, counting: 1 }), 'groups.team.size', 'RANGE'],
    ['more counting results than members', group({ counting: 5 }), 'groups.team.counting', 'RANGE'],
    [
      'a pair of three',
      group({ kind: 'pair', size: 3, counting: 2, substitutes: 0 }),
      'groups.pair.size',
      'RANGE',
    ],
    [
      'a substitute of a pair',
      group({ kind: 'pair', size: 2, counting: 2 }),
      'groups.pair.substitutes',
      'RANGE',
    ],
    ['juniors without a year', { categories: ['junior'] }, 'juniorFrom', 'MISSING'],
    ['seniors without a year', { categories: ['senior'] }, 'seniorUntil', 'MISSING'],
    [
      'a year of seniors in the future',
      { categories: ['senior'], seniorUntil: 2030 },
      'seniorUntil',
      'RANGE',
    ],
    [
      'a birth year that is both junior and senior',
      { juniorFrom: 1950, seniorUntil: 1960 },
      'juniorFrom',
      'CONTRADICTS',
    ],
    ['a category twice', { categories: ['women', 'women'] }, 'categories', 'TWICE'],
    [
      'a prize for teams without teams',
      { prizes: [{ of: 'team', places: ['x'] }] },
      'prizes.team',
      'CONTRADICTS',
    ],
    ['a list of no prizes', { prizes: [{ of: 'all', places: [] }] }, 'prizes.all', 'RANGE'],
    ['a prize without a name', { prizes: [{ of: 'all', places: [''] }] }, 'prizes.all', 'MISSING'],
    ['a protest time of more than a day', { protestMinutes: 1441 }, 'protestMinutes', 'RANGE'],
  ])('%s', (_, change, field, code) => {
    expect(check(change)).toEqual([[field, code]])
  })

  test('all problems are reported at once', () => {
    const wrong: Partial<Regulations> = { name: '', organiser: '', capacity: 0 }
    expect(check(wrong)).toEqual([
      ['name', 'MISSING'],
      ['organiser', 'MISSING'],
      ['capacity', 'RANGE'],
    ])
  })
})
