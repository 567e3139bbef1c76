import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { pseudoLocale } from './test/pseudo/pseudo-locale.js'
import { sliced } from './test/run/tiers.js'
import { findTool } from './test/tools.mjs'

const source = { conditions: ['source'] }
const chromium = findTool('chromium') ?? 'chromium'
const graphql = createRequire(new URL('platform/gateway/package.json', import.meta.url)).resolve('graphql')
/** Gateways and servers that are killed, cut off and held up: a project of its own, to be run beside less. */
const faults = ['platform/gateway/test/redis/**/*.test.ts', 'test/deploy/upgrade.test.ts']
// The graphql that Node itself takes: there must be one, for our code and for the libraries.
const inNode = {
  resolve: { ...source, alias: [{ find: /^graphql$/, replacement: graphql }] },
  ssr: { resolve: source },
}
/** In processes of their own: one measures its heap, others put something in the place of a driver or of the disk. */
const alone = ['memory', 'no-locks', 'backup/rights'].map((name) => `platform/gateway/test/${name}.test.ts`)
/** Commands of an operator, on a root of its own: test/deploy/main.mjs makes it. */
const deploy = ['test/deploy/evening.test.ts', 'test/deploy/disks.test.ts']
/** What `npm test` leaves to slices; everything else runs each time. */
const later = process.env['STOLIK_TIER'] === 'usual' ? [...sliced] : []
/** Needs PHP. */
const plugin = ['test/wordpress/**/*.test.ts']
/** In Node, and opens a browser: to be run when no other test changes the machine's networks, which cuts what a browser loads. */
const opensBrowser = ['test/new/element.test.ts']
/** What is waited for comes at once on a quiet machine, and comes all the same on a busy one. */
const patient = { poll: { timeout: 30_000, interval: 10 } }
/** In a page of their own: what they say is so before other elements or words have come, or while nothing else listens to the page. */
const fresh = [
  'desk/src/event/game-choice',
  'desk/src/paste/paste',
  'desk/src/ranking/desk',
  'elements/src/element/game-names',
  'elements/src/sound/table-sounds',
  'elements/src/waiting/waiting',
].map((file) => `web/${file}.test.ts`)
const elements = ['web/**/*.test.ts', 'games/*/web/**/*.test.ts', 'test/elements/**/*.test.ts']

/** Another set of fonts: no layout may rest on the widths of one. What is read or pressed is the same in all. */
const measured = ['finger', 'fits', 'layouts'].map((file) => `test/elements/${file}.test.ts`)
const narrow = fileURLToPath(new URL('test/elements/narrow-fonts.conf', import.meta.url))
/** Elements in Chromium; `environment` is what it is started with beside our own. */
const elementsIn = (
  name: string,
  include: string[],
  {
    environment = {},
    plugins = [],
    isolate = false,
  }: { environment?: Record<string, string>; plugins?: PluginOption[]; isolate?: boolean } = {},
): TestProjectConfiguration => ({
  resolve: source,
  // How `--changed` finds out which tests a change touches: it reads imports as Node would.
  ssr: { resolve: source },
  plugins,
  // Bundled before the first page. One that is discovered later makes Vite reload the page in the middle of a test, and on a busy machine
  // the search for them lasts until then. What has only modules may be missing here; of lit, each path that is imported must be named.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'lit',
      'lit/directives/repeat.js',
      'lit/directives/unsafe-svg.js',
      'axe-core',
      'graphql',
      'graphql-ws/client',
    ],
  },
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**', ...(isolate ? [] : fresh), ...later],
    // To load the elements anew for each file takes as long as to test them.
    isolate,
    setupFiles: ['test/elements/tidy.ts', 'test/run/patience.ts'],
    testTimeout: 60_000,
    expect: patient,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: chromium,
          args: ['--no-sandbox'],
          env: { ...(process.env as Record<string, string>), ...environment },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
/** Each look at a page takes three processes a millisecond or two: at 10 ms all of them were a sixth of what the journeys take. */
const seldom = { poll: { ...patient.poll, interval: 40 } }
const journeys = {
  globalSetup: 'test/browser/setup.ts',
  setupFiles: 'test/browser/on-failure.ts',
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: seldom,
  // Playwright and axe take longer to load than some journeys.
  isolate: false,
}
/** What is played in Firefox and WebKit, too. */
const main = [
  'engines/**',
  'browser/after-the-hand',
  'browser/analysis',
  'browser/duplicate',
  'browser/first-card',
  'browser/hall-list',
  'browser/problem',
  'browser/ranking',
  'browser/same-cards',
  'browser/strange-lobby',
].map((journey) => `test/${journey}.test.ts`)
/** Unit tests in Node, the elements in a real browser, and journeys: a browser against a real gateway. */
export default defineConfig({
  test: {
    projects: [
      {
        ...inNode,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            'var/**',
            ...elements,
            ...faults,
            ...alone,
            ...opensBrowser,
            'test/browser/**',
            'test/engines/**',
            'test/pseudo/**',
            ...plugin,
            ...deploy,
            ...later,
          ],
          setupFiles: ['test/run/cpu.ts', 'test/run/patience.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          // To load the gateway anew for each file takes longer than most files. No test may leave anything behind in a module.
          isolate: false,
          // Apart from projects that ask for another number of workers.
          sequence: { groupOrder: 1 },
        },
      },
      { ...inNode, test: { name: 'node-alone', include: alone, exclude: later, testTimeout: 60_000 } },
      { ...inNode, test: { name: 'wordpress', include: plugin, testTimeout: 60_000 } },
      // One after the other: they share the ports and paths of one machine.
      {
        ...inNode,
        test: {
          name: 'deploy',
          include: deploy,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          expect: patient,
        },
      },
      {
        ...inNode,
        test: {
          name: 'faults',
          include: faults,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
          // As in `node`.
          isolate: false,
        },
      },
      elementsIn('elements', elements),
      elementsIn('elements-fresh', fresh, { isolate: true }),
      {
        ...inNode,
        test: { name: 'elements-new', include: opensBrowser, testTimeout: 120_000, hookTimeout: 60_000 },
      },
      elementsIn('pseudo', ['test/pseudo/**/*.test.ts'], { plugins: [pseudoLocale()] }),
      elementsIn('fonts', measured, { environment: { FONTCONFIG_FILE: narrow } }),
      {
        test: {
          name: 'journeys',
          // Here the evening and the hands of the other engines would repeat parts of longer journeys.
          include: [
            'test/browser/**/*.test.ts',
            'test/engines/press.test.ts',
            'test/engines/swallowed-network.test.ts',
          ],
          ...journeys,
          // Two gateways are more servers to a journey.
          maxWorkers: process.env['STOLIK_JOURNEYS'] === 'two' ? 1 : 2,
        },
      },
      ...['firefox', 'webkit'].map((engine) => ({
        test: {
          name: engine,
          // Our WebKit driver has no pages that share a device.
          include: engine === 'firefox' ? [...main, 'test/browser/offline.test.ts'] : main,
          ...journeys,
          maxWorkers: 1,
          env: { STOLIK_ENGINE: engine },
        },
      })),
    ],
  },
})
