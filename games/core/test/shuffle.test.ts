import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commitment,
  isLuck,
  luckCommitment,
  shuffled,
  stream,
  verify,
  type LuckBinding,
  type Proof,
  type Random,
} from '@stolik/core'
import { sha256 } from './sha256.js'

const seed = '000102030405060708090a0b0c0d0e0f'
const salt = 'f0e0d0c0b0a090807060504030201000'
const cards = 'A B C D E F G H I J K L M N O P'.split(' ')
const deal = (random: Random): string => shuffled(cards, random).join('')
const luck = ['ola', '', 'x:1']
const proof: Proof = { salt, seed, luck, commitment: commitment(sha256, { salt, seed }) }

describe('the stream of a deal', () => {
  it('is SHA-256 of seed, luck and a counter, read as big-endian words', () => {
    const random = stream(sha256, seed, luck)
    const blocks = [0, 1].map((n) => Buffer.from(sha256(`${seed}:ola||x:1:${n}`)))
    const expected = blocks.flatMap((block) =>
      [0, 4, 8, 12, 16, 20, 24, 28].map((at) => block.readUInt32BE(at)),
    )
    expect(expected.map(() => random.below(2 ** 32))).toEqual(expected)
  })

  it('hashes a block only when it is needed', () => {
    let hashed = 0
    const random = stream(
      (text) => {
        hashed += 1
        return sha256(text)
      },
      seed,
      luck,
    )
    expect(hashed).toBe(0)
    random.below(2 ** 32)
    expect(hashed).toBe(1)
  })

  it('changes with every part of its key', () => {
    const deals = [
      stream(sha256, seed, luck),
      stream(sha256, salt, luck),
      stream(sha256, seed, ['', 'ola', 'x:1']),
      stream(sha256, seed, ['ola', '']),
    ].map(deal)
    expect(new Set(deals).size).toBe(deals.length)
  })

  it('refuses a short seed, a seed in other letters and ambiguous luck', () => {
    expect(() => stream(sha256, seed.slice(1), luck)).toThrow(RangeError)
    expect(() => stream(sha256, seed.toUpperCase(), luck)).toThrow(RangeError)
    expect(() => stream(sha256, seed, ['a|b'])).toThrow(RangeError)
  })
})

describe('luck', () => {
  it('is up to 64 visible ASCII characters without a bar', () => {
    expect(['', 'a', '!~{}:', 'x'.repeat(64)].every(isLuck)).toBe(true)
    for (const text of ['a|b', ' ', 'a b', 'ż', 'a\n', '\u007f', 'x'.repeat(65)])
      expect(isLuck(text)).toBe(false)
  })
})

describe('checking a shuffle', () => {
  const dealt = deal(stream(sha256, seed, luck))

  it('finds an honest shuffle fair', () => {
    expect(verify(sha256, proof, 0, dealt, deal)).toBe('fair')
  })

  it('notices every single changed letter', () => {
    const change = (text: string, at: number): string =>
      text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1)
    fc.assert(
      fc.property(fc.constantFrom('salt', 'seed', 'commitment'), fc.nat(31), (part, at) => {
        const verdict = verify(sha256, { ...proof, [part]: change(proof[part], at) }, 0, dealt, deal)
        expect(verdict).toBe('commitment')
      }),
    )
    expect(verify(sha256, proof, 0, 'B' + dealt.slice(1), deal)).toBe('deal')
    expect(verify(sha256, { ...proof, luck: ['ola', '', 'x:2'] }, 0, dealt, deal)).toBe('deal')
  })

  it('reports a text that does not have the required form', () => {
    expect(verify(sha256, { ...proof, salt: 'short' }, 0, dealt, deal)).toBe('malformed')
    expect(verify(sha256, { ...proof, luck: ['|'] }, 0, dealt, deal)).toBe('malformed')
  })
})

describe('luck that was committed to', () => {
  const dealt = deal(stream(sha256, seed, luck))
  const place = { table: 'abcdefgh', hand: 4, attempt: 1, commitment: proof.commitment }
  const binding: LuckBinding = {
    table: place.table,
    attempt: place.attempt,
    commitments: luck.map((one, chair) => luckCommitment(sha256, { ...place, chair }, one)),
    ways: ['committed', 'withheld', 'open'],
  }
  const check = (changed: Partial<LuckBinding>, hand = place.hand): string =>
    verify(sha256, { ...proof, binding: { ...binding, ...changed } }, hand, dealt, deal)

  it('is fair if each luck is what its commitment says', () => {
    expect(check({})).toBe('fair')
    expect(check({ ways: ['open', 'none', 'committed'] })).toBe('fair')
    expect(check({ ways: ['open', 'none', 'committed'], commitments: binding.commitments.with(1, '') })).toBe(
      'fair',
    )
  })

  it('is bound to table, hand, attempt, chair and the commitment of the platform', () => {
    expect(check({ table: 'abcdefgi' })).toBe('luck')
    expect(check({}, 5)).toBe('luck')
    expect(check({ attempt: 0 })).toBe('luck')
    const [first = '', second = '', third = ''] = binding.commitments
    expect(check({ commitments: [third, second, first] })).toBe('luck')
    const salted = { ...proof, salt: seed, binding }
    const other = { ...salted, commitment: commitment(sha256, salted) }
    expect(verify(sha256, other, place.hand, dealt, deal)).toBe('luck')
  })

  it('is not there where it was withheld, and is there where it was not', () => {
    expect(check({ ways: ['withheld', 'withheld', 'open'] })).toBe('luck')
    expect(check({ ways: ['none', 'withheld', 'open'] })).toBe('luck')
    expect(check({ ways: ['committed', 'committed', 'open'] })).toBe('luck')
  })

  it('has a commitment for each chair that added any', () => {
    expect(check({ commitments: binding.commitments.with(0, '') })).toBe('malformed')
    expect(check({ commitments: binding.commitments.slice(1) })).toBe('malformed')
    expect(check({ ways: ['committed'] })).toBe('malformed')
    expect(check({ attempt: -1 })).toBe('malformed')
    expect(check({ table: 'a:b' })).toBe('malformed')
  })
})
