/** Which of two builds is older: during an upgrade, a newer page may be answered by an older gateway. */
import { expect, it } from 'vitest'
import { isOlder } from '../web/portal/src/release.js'

const release = (version: string, made: number | null = null) => ({ version, made })

it.each([
  ['a lower version is older, whenever it was built', release('0.9.0', 9), release('0.10.0', 1), true],
  ['a higher version is not older, whenever it was built', release('1.0.0', 1), release('0.10.0', 9), false],
  ['of two builds of one version the earlier is older', release('1.0.0', 1), release('1.0.0', 2), true],
  ['of two builds of one version the later is not older', release('1.0.0', 2), release('1.0.0', 1), false],
  [
    'of two builds of one version none is older if a time is unknown',
    release('1.0.0'),
    release('1.0.0', 2),
    false,
  ],
])('%s', (_, one, other, is) => {
  expect(isOlder(one, other)).toBe(is)
})
