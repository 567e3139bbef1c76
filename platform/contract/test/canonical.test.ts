/** Compares canonical JSON with a naive implementation. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, contentHash } from '@stolik/contract/canonical'

function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const own = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${own.map(([key, inner]) => `${JSON.stringify(key)}:${plain(inner)}`).join(',')}}`
}

/** Without integer keys: JavaScript puts those first in any object. */
const key = fc
  .oneof(fc.constantFrom('__proto__', 'toString', '', 'é', 'z', '\ud83d'), fc.string())
  .filter((text) => !/^\d+$/.test(text))
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, ''),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .uniqueArray(fc.tuple(key, tie('value')), { maxLength: 5, selector: ([name]) => name })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value

describe('canonical JSON', () => {
  test('has keys in order, no spaces, and every key', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(canonical(value)).toBe(plain(value))
      }),
    )
  })

  test('differs for values that differ only in a key “__proto__”', () => {
    const [a, b] = ['{"a":1,"__proto__":{"b":2}}', '{"a":1}'].map((text) => JSON.parse(text) as unknown)
    expect(canonical(a)).toBe('{"__proto__":{"b":2},"a":1}')
    expect(contentHash(a)).not.toBe(contentHash(b))
  })
})
