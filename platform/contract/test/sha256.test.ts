/** Node and browsers hash texts with the same result. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from '@stolik/contract/sha256'
import { sha256Hex as byNode } from '../node/sha256.js'

test('a text has the same hash in Node and in a browser, even with a lone surrogate', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('\ud83d')), (text) => {
      expect(byNode(text)).toBe(sha256Hex(text))
    }),
  )
})
