/**
 * The result of `npm run new -- game`: a lawful game that is offered, and that is named only in the composition roots and
 * manifests.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchCopy, type Scratch } from './scratch.js'

let scratch: Scratch
const make = (...args: readonly string[]): { readonly status: number | null; readonly output: string } =>
  scratch.node('test/new/main.mjs', 'game', ...args)

beforeAll(() => {
  scratch = scratchCopy()
  const { status, output } = make('mariasz', 'Mariasz')
  expect(status, output).toBe(0)
})
afterAll(() => scratch.remove())

describe('a new game', () => {
  it('changes the composition roots and the manifests, and nothing else outside its folder', () => {
    expect(scratch.changed()).toEqual([
      'package-lock.json',
      'platform/gateway/package.json',
      'platform/gateway/src/games.ts',
      'web/desk/package.json',
      'web/desk/src/verify/games.ts',
      'web/elements/package.json',
      'web/elements/src/extras/games.ts',
      'web/elements/src/games.ts',
    ])
  })

  it('does not mention the game that it was copied from', () => {
    const files = readdirSync(join(scratch.folder, 'games/mariasz'), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(scratch.folder.length + 1))
    expect(files).toContain('games/mariasz/test/laws.test.ts')
    expect(files.filter((file) => /sixty-?six/i.test(file + scratch.read(file)))).toEqual([])
  })

  it('has a name in every language', () => {
    for (const locale of locales) {
      const words = JSON.parse(scratch.read(`games/mariasz/words/game/${locale}.json`)) as Record<
        string,
        string
      >
      expect([words['game'], words['profile.hoyle']], locale).toEqual([
        'Mariasz',
        expect.stringContaining('Mariasz'),
      ])
    }
  })

  it('is linked as npm would link it', () => {
    expect(existsSync(join(scratch.folder, 'node_modules/@stolik/mariasz/src/index.ts'))).toBe(true)
  })

  it('passes its rules and laws, and the tests of every game', { timeout: 120_000 }, () => {
    const { status, output } = scratch.node(
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', 'node', '--reporter', 'verbose', '--maxWorkers', '1'],
      ...['games/mariasz', 'test/clauses.test.ts', 'test/offers.test.ts', 'test/words.test.ts'],
    )
    expect(status, output).toBe(0)
    expect(output).toContain('games/mariasz/test/laws.test.ts')
  })
})

describe('an invalid game', () => {
  it.each([
    ['', 'cannot be the id'],
    ['66', 'cannot be the id'],
    ['Skat', 'cannot be the id'],
    ['schafkopf-lang', 'cannot be the id'],
    ['skat', 'games/skat is there already'],
    ['core', 'games/core is there already'],
    ['legal', 'has another meaning'],
    ['with', 'has another meaning'],
  ])('is refused with a sentence: %j', (id, why) => {
    const before = scratch.changed()
    const { status, output } = make(id)
    expect([status, output]).toEqual([1, expect.stringMatching(new RegExp(`^.*${why}.*\\.\n$`))])
    expect(scratch.changed()).toEqual(before)
  })
})
