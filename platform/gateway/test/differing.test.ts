import { describe, expect, it } from 'vitest'
import { differing, groupSize, lowest } from '../src/graphql/differing.js'

const names = Array.from({ length: 2 * groupSize + 5 }, (_, i) => `field${i}`)
const compare = differing(names)
const before = Object.fromEntries(names.map((name, i) => [name, i]))

/** The names of the fields that differ. */
const found = (after: Readonly<Record<string, unknown>>): string[] =>
  compare.flatMap((group, n) => {
    const some: string[] = []
    for (let bits = group(before, after); bits !== 0; bits &= bits - 1)
      some.push(names[groupSize * n + lowest(bits)] ?? '')
    return some
  })

describe('the comparison of two objects', () => {
  it('finds each field that differs, and only those', () => {
    expect(found(before)).toEqual([])
    for (const name of names) expect(found({ ...before, [name]: 'other' })).toEqual([name])
    expect(found({})).toEqual(names)
    const some = { ...before, field0: null, [`field${groupSize - 1}`]: null, [`field${groupSize}`]: null }
    expect(found(some)).toEqual(['field0', `field${groupSize - 1}`, `field${groupSize}`])
  })

  it('is made of names alone', () => {
    expect(() => differing(['a', 'b) || alert('])).toThrow(RangeError)
    expect(differing([])).toEqual([])
  })
})
