/** Each test file is run by `npm test` or in exactly one slice of the rest, so that nothing is forgotten or run twice. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Part } from '../run/part.js'
import { partsOfSlice, usualParts } from '../run/parts.js'
import { handful, slices, ways } from '../run/tiers.js'

const root = join(import.meta.dirname, '../..')
const text = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    // All files, also where this is one of few.
    env: { ...process.env, STOLIK_TIER: '' },
  })

interface Listed {
  readonly file: string
  readonly projectName: string
}
/** `PROJECT FILE` for each file of each project of vitest.config.ts. */
const listed = (
  JSON.parse(text('npx', '--no-install', 'vitest', 'list', '--filesOnly', '--json')) as readonly Listed[]
).map(({ file, projectName }) => `${projectName.replace(/ \(.*/, '')} ${relative(root, file)}`)
const chosen: Readonly<Record<string, readonly string[]>> = { journeys: ways, faults: handful }
const usualProjects = ['node', 'node-alone', 'elements']

const filesOf = ({ project = '', files = [] }: Part): readonly string[] =>
  files.map((file) => `${project} ${file}`)
const slicesParts = slices.map((_, i) => partsOfSlice(i + 1))
/** The slices by number, each with `PROJECT FILE` of what it runs; without what only repeats files in another way. */
const inSlices = slicesParts.map((parts) => parts.filter(({ repeats }) => repeats !== true).flatMap(filesOf))
const tiersOf = (one: string): readonly string[] => {
  const [project = '', file = ''] = one.split(' ')
  const numbers = inSlices.flatMap((all, i) =>
    all.filter((other) => other === one).map(() => `slice ${i + 1}`),
  )
  const usual = chosen[project]?.includes(file) ?? (usualProjects.includes(project) && numbers.length === 0)
  return usual ? ['npm test', ...numbers] : numbers
}

describe('the tiers', () => {
  it('have each test file in `npm test` or in exactly one slice', () => {
    const wrong = listed.map((one) => [one, tiersOf(one)] as const).filter(([, tiers]) => tiers.length !== 1)
    expect(
      wrong.map(
        ([one, tiers]) =>
          `${one}: ${tiers.join(' and ') || 'no tier: name it in test/run/tiers.ts or a slice'}`,
      ),
    ).toEqual([])
  })

  it('leave out no test file of the repository', () => {
    const files = new Set(listed.map((one) => one.split(' ')[1]))
    const all = text('git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts')
      .trim()
      .split('\n')
    expect(all.filter((file) => existsSync(join(root, file)) && !files.has(file))).toEqual([])
  })

  it('name only files that are there, in a project that has them', () => {
    const chosenFiles = Object.entries(chosen).map(([project, files]) => ({
      name: '',
      seconds: 0,
      project,
      files,
    }))
    const named = [...chosenFiles, ...slicesParts.flat()].flatMap(filesOf)
    expect(named.filter((one) => !listed.includes(one))).toEqual([])
  })

  it('draw all cases of each test that draws fewer in `npm test`, in exactly one slice', () => {
    const drawing = listed
      .flatMap((one) => (one.startsWith('node ') ? [one.slice('node '.length)] : []))
      .filter((file) => drawsFewer(file))
    const thorough = slices.flatMap(({ thorough = [] }) => thorough)
    expect(thorough.toSorted()).toEqual(drawing.toSorted())
  })

  it('try on PostgreSQL each unit test that can, in exactly one slice', () => {
    const able = listed
      .flatMap((one) => (one.startsWith('node ') ? [one.slice('node '.length)] : []))
      .filter((file) => /servers\/postgres\.js'|\/columns\.js'/.test(readFileSync(join(root, file), 'utf8')))
    const tried = slices.flatMap(({ unit = [], onPostgres = [] }) => [...unit, ...onPostgres])
    expect(tried.filter((file) => able.includes(file)).toSorted()).toEqual(able.toSorted())
  })

  it('cover what `npm test` runs by name', () => {
    const projects = usualParts().flatMap(({ project }) => project ?? [])
    expect(projects.toSorted()).toEqual(['elements', 'faults', 'journeys', 'node*'])
  })
})

/** Whether a file asks how many cases to draw: itself, or by the laws of core. */
function drawsFewer(file: string): boolean {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/^import (.*) from '@stolik\/core\/(cases|laws)'$/gm)].some(
    ([, names = '', module]) => module === 'cases' || /\b(?:laws|teachingLaws|usualHands)\b/.test(names),
  )
}
