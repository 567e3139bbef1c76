/** The deals of a series in which all tables play the same cards. */
import { describe, expect, test } from 'vitest'
import type { Random, Sealed } from '@stolik/core'
import { dealsCommitment, dealSealed, dealText } from '@stolik/event/same/deals'

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
