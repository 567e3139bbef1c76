/** Which of two builds is older: during an upgrade, a newer page may be answered by an older gateway. */
import { expect, it } from 'vitest'
import { isOlder } from '../web/portal/src/release.js'

const release = (version: string, made: number | null = null) => ({ version, made })

it.each([
  ['a lower version is older, whatever was made when', release('0.9.0', 9), release('0.10.0', 1), true],
  ['a higher one is not', release('1.0.0', 1), release('0.10.0', 9), false],
  ['of one version the one made before is older', release('1.0.0', 1), release('1.0.0', 2), true],
  ['and the one made later is not', release('1.0.0', 2), release('1.0.0', 1), false],
  [
    'of one version, and made at a time that nobody knows, none is',
    release('1.0.0'),
    release('1.0.0', 2),
    false,
  ],
])('%s', (_, one, other, is) => {
  expect(isOlder(one, other)).toBe(is)
})
