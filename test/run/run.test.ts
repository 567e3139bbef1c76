/** How `npm test` chooses parts, runs them in lanes, tries journeys again, and tells what came of it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { tryAgain } from './again.js'
import { chosenParts } from './chosen.js'
import { inLanes } from './lanes.js'
import { keepOthersOut, nameOf, whyNoStart } from './machine.js'
import { optionsOf } from './options.js'
import type { Module } from './part.js'
import { sliceOf } from './parts.js'
import { countsOf, summaryOf } from './summary.js'
import { slices } from './tiers.js'

const namesOf = (...args: readonly string[]): readonly string[] | string => {
  const options = optionsOf(args)
  if ('wrong' in options) throw new Error(options.wrong)
  const chosen = chosenParts(options)
  return 'wrong' in chosen ? chosen.wrong : chosen.parts.map(({ name }) => name)
}

describe('the parts that are run', () => {
  it('are those that are named, built first', () => {
    expect(namesOf('journeys')).toEqual(['build', 'journeys'])
    expect(namesOf('format')).toEqual(['format'])
  })
  it('are named where somebody asks for one that does not exist', () => {
    expect(namesOf('nonsense')).toMatch(/There is no part “nonsense”. The parts are:\n {2}build\n[^]*unit/)
  })
  it('are those of one slice, in turn by the count of commits', () => {
    expect([1, slices.length, slices.length + 1].map(sliceOf)).toEqual([1, slices.length, 1])
    const names = namesOf('--slice', String(slices.length + 2))
    expect(names).toEqual([
      'build',
      ...(names as readonly string[]).filter((name) => name.startsWith('slice 2: ')),
    ])
  })
  it('are all parts once for a release', () => {
    const names = namesOf('--all') as readonly string[]
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining(['build', 'journeys', ...(namesOf('--slice', '3') as readonly string[])]),
    )
  })
  it('need an option that exists', () => {
    expect(optionsOf(['--fast'])).toEqual({ wrong: '--fast is not an option' })
    expect(optionsOf(['--slice', '0'])).toEqual({ wrong: '--slice needs a number from 1' })
    expect(optionsOf([''])).toEqual({ wrong: 'A name of a part is empty' })
    expect(optionsOf(['--changed', '--slice', '3'])).toEqual({
      wrong: '--changed and --slice cannot be combined',
    })
    expect(optionsOf(['--help'])).toMatchObject({ tier: 'help' })
  })
  it('since a commit that git does not know are none', () => {
    expect(namesOf('--changed', 'no-such-commit')).toMatch(/git knows no commit no-such-commit/)
  })
})

describe('two runs in one checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-runs-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'test-runs-in')

  it('are refused while the first one goes on, and only then', () => {
    writeFileSync(file, String(process.ppid))
    expect(keepOthersOut(folder)).toMatch(`Process ${process.ppid} runs tests in this checkout.`)
    expect(readFileSync(file, 'utf8')).toBe(String(process.ppid))
    // No process has such a number: that run was killed.
    writeFileSync(file, '4194305')
    expect(keepOthersOut(folder)).toBeUndefined()
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  })
})

describe('a browser that is none', () => {
  it('does not start, for a reason in words', () => {
    expect(whyNoStart('/bin/false')).toContain('does not start (it ended with 1). Install')
    expect(nameOf('/bin/true')).not.toContain('\n')
  })
})

describe('two lanes', () => {
  it('begin a part when those before it are over', async () => {
    const told: string[] = []
    const parts = [
      { name: 'browser', seconds: 1, after: ['build', 'servers'] },
      { name: 'build', seconds: 1 },
      { name: 'servers', seconds: 1, after: ['build'] },
      { name: 'lint', seconds: 1 },
    ]
    await inLanes(parts, async ({ name }) => {
      told.push(`+${name}`)
      await Promise.resolve()
      told.push(`-${name}`)
    })
    const at = (one: string): number => told.indexOf(one)
    expect(told).toHaveLength(8)
    expect(at('+servers')).toBeGreaterThan(at('-build'))
    expect(at('+browser')).toBeGreaterThan(at('-servers'))
    expect(told.slice(0, 2)).toEqual(['+build', '+lint'])
  })
})

const failure = { name: 'opens', text: 'expected 1 to be 2\n at somewhere' }
const module = (file: string, failed = 0): Module => ({
  file,
  passed: 1,
  failed,
  skipped: 0,
  loading: 0,
  testing: 0,
  failures: failed === 0 ? [] : [failure],
})
const outcome = (...modules: Module[]) => ({
  name: 'journeys',
  ok: false,
  seconds: 61,
  modules,
})

describe('a journey that fails', () => {
  it('and passes alone is unsteady, with its first failure, and the run is green', async () => {
    const one = outcome(module('a'), module('b', 1))
    const unsteady = await tryAgain(one, (file) => Promise.resolve({ ok: true, modules: [module(file)] }))
    expect(unsteady).toEqual([{ file: 'b', ...failure }])
    expect(one.ok).toBe(true)
    const end = summaryOf([one], unsteady, { browser: undefined, mustRun: true })
    expect(end.split('\n').at(-1)).toBe('unsteady b: opens (passed when tried again): expected 1 to be 2')
  })
  it('and fails alone is a failure', async () => {
    const one = outcome(module('b', 1))
    expect(await tryAgain(one, (file) => Promise.resolve({ ok: false, modules: [module(file, 1)] }))).toEqual(
      [],
    )
    expect(one.ok).toBe(false)
  })
  it('beside files that never ended is not tried again', async () => {
    const { file: _file, ...lost } = module('', 1)
    const one = outcome(module('a', 1), lost)
    expect(await tryAgain(one, () => Promise.reject(new Error('tried')))).toEqual([])
    expect(one.ok).toBe(false)
  })
  it('beside three others is not tried again', async () => {
    const one = outcome(...['a', 'b', 'c', 'd'].map((file) => module(file, 1)))
    expect(await tryAgain(one, () => Promise.reject(new Error('tried')))).toEqual([])
    expect(one.ok).toBe(false)
  })
})

describe('the summary', () => {
  it('fits a screen however much fails, and says what repeats it', () => {
    const long = { name: 'opens', text: Array.from({ length: 500 }, (_, i) => `line ${i}`).join('\n') }
    const many = Array.from({ length: 40 }, (_, i) => ({ ...module(`f${i}`, 1), failures: [long] }))
    const lines = summaryOf([{ ...outcome(...many), name: 'slice 3: journeys', log: 'var/x.log' }], [], {
      browser: 'Chromium 1',
      mustRun: false,
    }).split('\n')
    expect(lines[1]).toBe(
      'FAILED   slice 3: journeys (1:01): npm test -- "slice 3: journeys"; all it printed: var/x.log',
    )
    expect(lines.length).toBeLessThan(90)
    const changed = { ...outcome(), name: 'what it reaches in Node', repeat: '--changed main' }
    expect(summaryOf([changed], [], { browser: undefined, mustRun: false })).toContain(
      'npm test -- --changed main "what it reaches in Node"',
    )
    expect(lines).toContain('browser  Chromium 1')
  })
  it('counts tests', () => {
    expect(
      countsOf([outcome(module('a'), module('b', 1)), { name: 'the plugin', skipped: 'no PHP' }]),
    ).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
    })
  })
  it('names what was skipped, with the remedy', () => {
    const skipped = { name: 'the plugin', skipped: 'install PHP 8' }
    expect(summaryOf([skipped], [], { browser: undefined, mustRun: true })).toContain(
      'skipped  the plugin: install PHP 8',
    )
  })
})
