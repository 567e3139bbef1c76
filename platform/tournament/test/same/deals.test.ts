/** The deals of a series in which all tables play the same cards, and the check of them afterwards. */
import { describe, expect, test } from 'vitest'
import type { Random, Sealed } from '@stolik/core'
import { checkDeals, type DealPlayed, type DealsOpened } from '@stolik/tournament/same/check'
import { dealsCommitment, dealSealed, dealText } from '@stolik/tournament/same/deals'

/** The secret of the examples in docs/verifying.md. */
const secret: Sealed = {
  salt: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  seed: 'ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100',
}
const first = { series: 1, hand: 0, redeal: 0 }

/** Shuffles twenty cards. */
const deal = (random: Random): string => {
  const cards = Array.from({ length: 20 }, (_, i) => i)
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const card = cards[i] as number
    cards[i] = cards[j] as number
    cards[j] = card
  }
  return cards.join(' ')
}

describe('The deals of a series', () => {
  test('are committed to as a draw is, so sha256sum gives the same', () =>
    expect(dealsCommitment(secret)).toBe('366234bc6ca2388555875993a4f3c772f855a98191b00ff8d70b96af6349730d'))

  test('have salts and seeds that sha256sum gives, too', () => {
    // printf '%s' "SALT:deal|1|0|0" | sha256sum, and the same with the seed
    expect(dealSealed(secret, null, first)).toEqual({
      salt: '0e73e6425885259751f006f53faa56dd3180d6fd758fc4d6aa669935782703f8',
      seed: 'a82cd2f8b05474d84b7dcf4b0b70b146b09ac5ae6d23366de15bdd55c98b2dc6',
    })
    // The seed of the mixture with the outside value 3 14 15 26.
    expect(dealSealed(secret, '3 14 15 26', first).seed).toBe(
      '580f767bcaed6f3cbe22224999de9de32698d6664c2d67261a8246ee276b5c0e',
    )
  })

  test('differ from hand to hand, from series to series, and from substitute to substitute', () => {
    const texts = [1, 2].flatMap((series) =>
      [0, 1, 10, 11].flatMap((hand) =>
        [0, 1].map((redeal) => dealText(secret, null, { series, hand, redeal }, deal)),
      ),
    )
    expect(new Set(texts).size).toBe(16)
    expect(dealText(secret, '3 14 15 26', first, deal)).not.toBe(dealText(secret, null, first, deal))
    expect(dealText(secret, null, first, deal)).toBe(dealText(secret, null, first, deal))
  })

  test('hold each place of the deck equally often, so that the many seeds of one secret shuffle well', () => {
    const hands = 2000
    const places = Array.from({ length: 20 }, () => 0)
    for (let hand = 0; hand < hands; hand++) {
      const place = dealText(secret, null, { series: 1, hand, redeal: 0 }, deal).split(' ').indexOf('0')
      places[place] = (places[place] as number) + 1
    }
    const expected = hands / 20
    const chi = places.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    // 19 degrees of freedom: 43.8 is exceeded by chance once in a thousand times, and this secret never changes.
    expect(chi).toBeLessThan(43.8)
  })
})

describe('The check', () => {
  const opened: DealsOpened = {
    ...{ series: 1, ...secret, outside: null },
    commitment: dealsCommitment(secret),
    entries: { sealed: 4, drawn: 5, opened: 40 },
  }
  const two: DealsOpened = {
    ...{ series: 2, salt: secret.seed, seed: secret.salt, outside: '3 14 15 26' },
    commitment: dealsCommitment({ salt: secret.seed, seed: secret.salt }),
    entries: { sealed: 41, drawn: 42, opened: 90 },
  }
  const played = [opened, two].flatMap((of) =>
    [1, 2, 3].flatMap((table) =>
      [0, 1, 2].map((hand): DealPlayed => ({
        ...{ series: of.series, table, hand, redeal: 0 },
        deal: dealText(of, of.outside, { series: of.series, hand, redeal: 0 }, deal),
        players: ['a', 'b', 'c'].map((name) => `${name}${table}`),
        entry: of.entries.drawn + 3 * hand + table,
      })),
    ),
  )
  const changed = (n: number, change: Partial<DealPlayed>): readonly DealPlayed[] =>
    played.map((one, i) => (i === n ? { ...one, ...change } : one))
  const check = (
    series: readonly DealsOpened[] = [opened, two],
    hands: readonly DealPlayed[] = played,
  ): ReturnType<typeof checkDeals> => checkDeals(series, hands, deal)

  test('finds nothing where every table played the committed deals', () => expect(check()).toEqual([]))

  test('finds the table that played other cards', () => {
    const other = dealText(opened, null, { series: 1, hand: 7, redeal: 0 }, deal)
    expect(check(undefined, changed(4, { deal: other }))).toEqual([
      { code: 'DEAL', series: 1, table: 2, hand: 1 },
    ])
  })

  test('accepts a substitute for a voided hand only if it is the committed one', () => {
    const substitute = dealText(opened, null, { series: 1, hand: 1, redeal: 1 }, deal)
    expect(check(undefined, changed(4, { deal: substitute, redeal: 1 }))).toEqual([])
    expect(check(undefined, changed(4, { deal: substitute, redeal: 2 }))).toEqual([
      { code: 'DEAL', series: 1, table: 2, hand: 1 },
    ])
  })

  test('finds a secret that is not the committed one, or none at all', () => {
    expect(check([{ ...opened, seed: secret.salt }, two])).toEqual([{ code: 'COMMITMENT', series: 1 }])
    expect(check([opened, { ...two, salt: 'Kos' }])).toEqual([{ code: 'MALFORMED', series: 2 }])
    expect(check([opened])).toEqual([{ code: 'UNOPENED', series: 2 }])
  })

  test('finds the other outside value, because it gives other cards', () =>
    expect(check([opened, { ...two, outside: null }]).map(({ code }) => code)).toEqual(
      new Array(9).fill('DEAL'),
    ))

  test('finds a commitment that came after the draw', () => {
    const late = { ...opened, entries: { ...opened.entries, sealed: 6 } }
    expect(check([late, two])).toEqual([{ code: 'LATE', series: 1 }])
  })

  test('finds a hand that was finished after the deals were opened', () =>
    expect(check(undefined, changed(8, { entry: 41 }))).toEqual([
      { code: 'EARLY', series: 1, table: 3, hand: 2 },
    ]))

  test('finds a player who met a deal twice, at another table or in another series', () => {
    expect(check(undefined, changed(4, { players: ['a2', 'b1', 'c2'] }))).toEqual([
      { code: 'TWICE', player: 'b1', first: { series: 1, hand: 1 }, again: { series: 1, hand: 1 } },
    ])
    const again = { ...opened, series: 2, entries: two.entries }
    const found = check([opened, again], changed(9, { deal: played[0]?.deal ?? '' }))
    expect(found).toContainEqual({
      ...{ code: 'TWICE', player: 'a1' },
      ...{ first: { series: 1, hand: 0 }, again: { series: 2, hand: 0 } },
    })
  })
})
