import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isStale } from '../bin/stale.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stolik-stale-'))
  write('games/skat/src/rules/legal.ts', 10)
  write('games/skat/dist/src/rules/legal.js', 20)
  write('platform/cli/src/main.ts', 10)
  write('platform/cli/dist/main.js', 20)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes a file as at so many seconds. */
function write(file: string, at: number): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  utimesSync(path, at, at)
}

it('takes what was built after its source', () => {
  expect(isStale(root)).toBe(false)
})

it('does not take what was built before a rule was edited', () => {
  write('games/skat/src/rules/legal.ts', 30)
  expect(isStale(root)).toBe(true)
})

it('does not take what was never built of a package', () => {
  write('platform/ranking/src/count.ts', 10)
  expect(isStale(root)).toBe(true)
})

it('takes what an installation has without sources', () => {
  rmSync(join(root, 'games/skat/src'), { recursive: true })
  rmSync(join(root, 'platform/cli/src'), { recursive: true })
  expect(isStale(root)).toBe(false)
})
