import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isStale } from '../bin/stale.mjs'

let root: string
let built: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stolik-stale-'))
  write('games/skat/src/rules/legal.ts', 10)
  write('platform/cli/src/main.ts', 10)
  write('platform/cli/dist/bundle/main.js', 20)
  built = join(root, 'platform/cli/dist/bundle/main.js')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes a file with a modification time of `at` seconds. */
function write(file: string, at: number): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  utimesSync(path, at, at)
}

it('the command uses a build that is newer than its source', () => {
  expect(isStale(root, built)).toBe(false)
})

it('the command does not use a build that is older than an edited rule', () => {
  write('games/skat/src/rules/legal.ts', 30)
  expect(isStale(root, built)).toBe(true)
})

it('the command does not use a build that lacks a package added later', () => {
  write('platform/ranking/src/count.ts', 30)
  expect(isStale(root, built)).toBe(true)
})

it('the command uses the build of an installation, which has no sources', () => {
  rmSync(join(root, 'games/skat/src'), { recursive: true })
  rmSync(join(root, 'platform/cli/src'), { recursive: true })
  expect(isStale(root, built)).toBe(false)
})
