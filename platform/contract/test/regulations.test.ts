/** Regulations as they are sent, stored and shown: three forms of one description. */
import { describe, expect, it } from 'vitest'
import { regulations, withDefaults } from '../src/event/regulations.js'
import { selectionOf } from '../src/selection.js'

const plain = withDefaults({
  name: 'Cup',
  organiser: 'Club',
  starts: 1,
  game: 'g',
  mode: 'HALL',
  format: {
    id: 'usual',
    profile: 'p',
    chairs: [4, 3],
    series: [{ rounds: 12 }],
    scoring: {},
    tieBreaks: ['small', '-sum.lost'],
  },
})

const full = withDefaults({
  ...plain,
  halls: [{ name: 'A', from: 1, to: 2 }],
  approval: true,
  capacity: 12,
  fee: {
    amount: 100,
    currency: 'PLN',
    use: 'prizes',
    reduced: [{ amount: 50, bornFrom: 2008 }],
    lost: [{ from: 1, amount: 5 }],
  },
  groups: [{ kind: 'TEAM', size: 4, counting: 3 }],
  clubsApart: true,
  ranking: 'liga',
  categories: ['WOMEN'],
  prizes: [{ of: 'all', places: ['a cup'], amounts: [100] }],
  outside: 'a lottery',
  sameCards: 'DIFFERENCE',
  format: {
    ...plain.format,
    scoring: { scale: [3, 2, 1, 0], ties: 'BEST' },
    bye: { points: 2, small: 0 },
    stake: { numerator: 1, denominator: 2 },
  },
})

describe('regulations', () => {
  it.each([
    ['the fewest fields', plain],
    ['all fields', full],
  ])('are shown as they were sent: with %s', (_, sent) => {
    expect(regulations.show(regulations.store(sent))).toEqual(sent)
  })

  it('are stored without the newer fields that they do not use, so that their hash stays the same', () => {
    const stored = regulations.store(plain)
    const newer = ['halls', 'approval', 'clubsApart', 'ranking', 'outside', 'sameCards']
    for (const field of newer) expect(stored).not.toHaveProperty(field)
    expect(stored).toMatchObject({ capacity: null, fee: null, juniorFrom: null, mode: 'hall' })
  })

  it('are stored without a text of spaces, and without the spaces around one', () => {
    expect(regulations.store({ ...plain, outside: '  ' })).not.toHaveProperty('outside')
    expect(regulations.store({ ...plain, outside: ' a lottery ' }).outside).toBe('a lottery')
  })

  it('are selected with all fields', () => {
    expect(selectionOf(regulations.sent)).toContain(
      'halls { name from to } open approval capacity fee { amount',
    )
  })
})
