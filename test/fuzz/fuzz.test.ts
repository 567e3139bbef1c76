/** The short form of `npm run fuzz`. */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { campaign } from './campaign.js'

describe('whatever is thrown at the gateway', () => {
  const seed = process.env['STOLIK_SEED'] ?? randomBytes(4).toString('hex')
  it(`is refused with a code, and nobody else notices (seed ${seed})`, { timeout: 180_000 }, async () => {
    const { messages, counts } = await campaign(2_000, seed)
    expect(messages).toBeGreaterThanOrEqual(2_000)
    for (const seen of [
      'http OK',
      'http BAD_REQUEST',
      'http UNKNOWN_TABLE',
      'http UNREADABLE_RECORD',
      'socket OK',
      'socket BAD_REQUEST',
      'socket NOT_SIGNED_IN',
      'socket NOT_SEATED',
    ])
      expect(counts.get(seen), seen).toBeGreaterThan(0)
  })
})
