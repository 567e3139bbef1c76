/** The limits of sizes cannot be raised from one release to the next. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { held, limitsOf, noted } from './held.mjs'

const page = (name: string, limit: string) => ({ name, limit })

it('a limit that was raised is refused by name', () => {
  const before = limitsOf([page('home', '69.5 kB'), page('list', '28 kB')])
  expect(() => held([page('home', '70 kB'), page('list', '28 kB')], before)).toThrow(
    'home: 70000 instead of 69500 bytes',
  )
})

it('a limit that is lower, and that of a new page, is taken', () => {
  const before = limitsOf([page('home', '69.5 kB')])
  const entries = [page('home', '60 kB'), page('shop', '500 kB')]
  expect(held(entries, before)).toBe(entries)
})

it('the limits of the last release are noted', () => {
  const limits = Object.values(JSON.parse(readFileSync(noted, 'utf8')) as Record<string, number>)
  expect(limits.length).toBeGreaterThan(30)
  expect(limits.every((limit) => limit > 1_000)).toBe(true)
})
