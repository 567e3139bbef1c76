/** The parts that tests are run in: those of `npm test`, and what a slice of the rest can consist of. */
import { whyNoRoot } from '../deploy/possible.mjs'
import type { Part } from './part.js'
import { bin } from './programs.js'
import type { Kind } from './slice.js'
import { handful, slices, ways } from './tiers.js'

const journey = { needs: ['chromium'], after: ['build'], again: true } as const
// The rules of clubs are shown to the laws in full by the Node that runs everything else.
const fewHands = { LAW_HANDS: '100', LAW_RULE_SETS: '2' }

interface Sort extends Omit<Part, 'name' | 'seconds'> {
  readonly title: string
  readonly project: string
}

/** What a slice can run. */
export const kinds: Readonly<Record<Kind, Sort>> = {
  unit: { title: 'unit and laws', project: 'node', after: ['build'] },
  thorough: { title: 'more cases', project: 'node', env: { STOLIK_THOROUGH: '1' }, repeats: true },
  onPostgres: {
    title: 'stores on PostgreSQL',
    project: 'node',
    needs: ['postgres'],
    after: ['build'],
    repeats: true,
  },
  servers: {
    title: 'real servers',
    project: 'faults',
    needs: ['redis', 'postgres'],
    after: ['build'],
    workers: 1,
  },
  plugin: { title: 'the plugin for WordPress', project: 'wordpress', needs: ['php'] },
  commands: {
    title: 'the commands of docs/operations.md',
    project: 'deploy',
    needs: ['redis', 'postgres', 'nginx', 'caddy', 'notify'],
    hindered: whyNoRoot,
    after: ['build'],
    launcher: [process.execPath, 'test/deploy/main.mjs'],
  },
  unitOnNode24: {
    title: 'units on Node 24',
    project: 'node',
    needs: ['node24'],
    after: ['build'],
    onNode24: true,
    env: fewHands,
    repeats: true,
  },
  installed: {
    title: 'a release on Node 20, 22 and 24',
    project: 'node',
    needs: ['node22', 'node24'],
    after: ['build'],
  },
  journeys: { title: 'journeys', project: 'journeys', ...journey },
  /** Journeys that go one way of several in `npm test`: `allWays` of test/engines/open.ts. */
  journeysAllWays: { title: 'journeys in all their ways', project: 'journeys', ...journey, repeats: true },
  journeysOverTwo: {
    title: 'journeys over two gateways',
    project: 'journeys',
    ...journey,
    needs: ['chromium', 'redis', 'postgres'],
    env: { STOLIK_JOURNEYS: 'two' },
    repeats: true,
  },
  journeysOnNode24: {
    title: 'journeys on Node 24',
    project: 'journeys',
    ...journey,
    needs: ['chromium', 'node24'],
    onNode24: true,
    repeats: true,
  },
  frameworks: {
    title: 'elements in pages of frameworks',
    project: 'journeys',
    ...journey,
    needs: ['chromium', 'frameworks'],
  },
  firefox: { title: 'journeys in Firefox', project: 'firefox', ...journey, needs: ['firefox'] },
  webkit: {
    title: 'journeys in WebKit',
    project: 'webkit',
    ...journey,
    needs: ['webkit', 'minibrowser', 'xvfb'],
  },
  elements: { title: 'elements', project: 'elements', needs: ['chromium'] },
  fresh: { title: 'elements on fresh pages', project: 'elements-fresh', needs: ['chromium'] },
  newElement: { title: 'a new element', project: 'elements-new', needs: ['chromium'] },
  fonts: { title: 'elements in other fonts', project: 'fonts', needs: ['chromium', 'fonts'] },
  words: { title: 'elements in longer words', project: 'pseudo', needs: ['chromium'] },
}

const browsers: ReadonlySet<string> = new Set(['chromium', 'firefox', 'webkit'])

/**
 * Chromium ends its requests when a network of the machine comes or goes (ERR_NETWORK_CHANGED), so servers whose networks
 * are cut come before any browser.
 */
const browserLast = (parts: readonly Part[]): readonly Part[] => {
  const servers = parts.filter(({ project }) => project === 'faults').map(({ name }) => name)
  return parts.map((part) =>
    part.needs?.some((tool) => browsers.has(tool))
      ? { ...part, after: [...(part.after ?? []), ...servers] }
      : part,
  )
}

export const build: Part = {
  name: 'build',
  seconds: 50,
  command: [bin('turbo'), 'run', 'build', '--output-logs', 'errors-only'],
}

/** It tells errors of types, too: the compiler would read all packages again. */
export const lint: Part = {
  name: 'lint and types',
  seconds: 70,
  command: ['npm', 'run', '--silent', 'lint'],
  // Written in Go: it collects garbage less often, for a tenth less of the processor and a gibibyte more.
  env: { GOGC: '400' },
}

/** What every change must pass. */
export const usualParts = (): readonly Part[] =>
  browserLast([
    build,
    lint,
    {
      name: 'unit, laws, gateway',
      seconds: 450,
      project: 'node*',
      after: ['build'],
      workers: 2,
      env: { STOLIK_TIER: 'usual' },
    },
    { name: 'real servers', seconds: 60, ...kinds.servers, files: handful },
    {
      name: 'elements',
      seconds: 190,
      needs: ['chromium'],
      project: 'elements',
      env: { STOLIK_TIER: 'usual' },
    },
    // Last, since two at once keep both cores busy.
    {
      name: 'journeys',
      seconds: 300,
      ...kinds.journeys,
      files: ways,
      env: { STOLIK_TIER: 'usual' },
    },
    { name: 'size budget', seconds: 10, command: [bin('size-limit')], after: ['build'] },
    { name: 'unused code', seconds: 10, command: ['npm', 'run', '--silent', 'knip'] },
    { name: 'format', seconds: 10, command: [bin('oxfmt'), '--list-different'] },
  ])

/** The parts of one slice, counted from 1. */
export function partsOfSlice(number: number): readonly Part[] {
  const { seconds, ...lists } = slices[number - 1] as (typeof slices)[number]
  const listed = Object.entries(lists) as [Kind, readonly string[]][]
  return listed.map(([kind, files]) => {
    const { title, ...rest } = kinds[kind]
    return { ...rest, name: `slice ${number}: ${title}`, seconds: seconds / listed.length, files }
  })
}

/** Which slice it is the turn of, by a count such as that of commits. */
export const sliceOf = (count: number): number => ((count - 1) % slices.length) + 1

/** The parts of some slices, built first. */
export const slicedParts = (numbers: readonly number[]): readonly Part[] =>
  browserLast([build, ...numbers.flatMap(partsOfSlice)])

/** Everything. */
export const allParts = (): readonly Part[] =>
  browserLast([...usualParts(), ...slices.flatMap((_, i) => partsOfSlice(i + 1))])
