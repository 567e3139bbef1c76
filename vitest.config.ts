import { createRequire } from 'node:module'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const source = { conditions: ['source'] }
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const graphql = createRequire(new URL('platform/package.json', import.meta.url)).resolve('graphql')
/** Gateways and servers that are killed, cut off and held up: a project of its own, to be run beside less. */
const faults = ['platform/test/redis/**/*.test.ts']
// The graphql that Node itself takes: there must be one, for our code and for the libraries.
const inNode = {
  resolve: { ...source, alias: [{ find: /^graphql$/, replacement: graphql }] },
  ssr: { resolve: source },
}
/** What is waited for comes at once on a quiet machine, and comes all the same on a busy one. */
const patient = { poll: { timeout: 15_000 } }
const elements = ['web/**/*.test.ts', 'games/*/web/**/*.test.ts', 'test/elements/**/*.test.ts']

/** Unit tests in Node, the elements in a real browser, and journeys: a browser against a real gateway. */
export default defineConfig({
  test: {
    projects: [
      {
        ...inNode,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'var/**', ...elements, ...faults, 'test/browser/**'],
          testTimeout: 60_000,
          expect: patient,
        },
      },
      { ...inNode, test: { name: 'faults', include: faults, testTimeout: 60_000, expect: patient } },
      {
        resolve: source,
        // Known beforehand, so that the page is not reloaded in the middle of a test when one is first met.
        optimizeDeps: { include: ['lit', 'lit/directives/repeat.js', 'axe-core', 'graphql-ws/client'] },
        test: {
          name: 'elements',
          include: elements,
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
          expect: patient,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: chromium, args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: patient,
          maxWorkers: 2,
        },
      },
    ],
  },
})
