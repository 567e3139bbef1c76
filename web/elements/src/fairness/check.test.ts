import { skat } from '@stolik/skat'
import type { Random } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { check } from './check.js'

/** A shuffle as a gateway makes it. The digest and the deal were computed with Node's own SHA-256. */
const proof = {
  commitment: '3c0eac5435221c47278d1c3a7633e8fdd6a93a704f9dee43157116939994f567',
  salt: '00112233445566778899aabbccddeeff',
  seed: 'ffeeddccbbaa99887766554433221100',
  luck: ['aa', '', 'c3'],
}
const dealt = 'CAC9C8C7SJS9HTHQDJD8|CTSASTSQHADADTDKD9D7|CKCQCJS8S7HKHJH9H8DQ|SKH7'
const rules = skat.profiles['pzskat']
const deal = (random: Random): string => {
  if (rules === undefined) throw new Error('no such profile')
  return skat.deals.write(skat.deal(rules, random))
}

describe('checking a shuffle in the browser', () => {
  it('reports a fair shuffle as fair', async () => {
    expect(await check(proof, 0, dealt, deal)).toBe('fair')
  })

  it('detects cards that do not follow from the seed', async () => {
    const swapped = dealt.replace('SKH7', 'H7SK').replace('CAC9', 'C9CA')
    expect(await check(proof, 0, swapped, deal)).toBe('deal')
    expect(await check({ ...proof, luck: ['aa', 'b', 'c3'] }, 0, dealt, deal)).toBe('deal')
  })

  it('detects a seed or salt that does not match the commitment', async () => {
    expect(await check({ ...proof, seed: proof.salt }, 0, dealt, deal)).toBe('commitment')
    expect(await check({ ...proof, salt: proof.seed }, 0, dealt, deal)).toBe('commitment')
  })

  it('reports an opening with the wrong format', async () => {
    expect(await check({ ...proof, seed: 'short' }, 0, dealt, deal)).toBe('malformed')
  })

  it('reports that the browser has no SHA-256', async () => {
    expect(await check(proof, 0, dealt, deal, null)).toBe('unable')
  })
})
