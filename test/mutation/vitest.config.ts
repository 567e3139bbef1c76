/**
 * The quick tests of one game’s rules, for mutation testing: no laws over thousands of hands, no bots, no searches. The
 * thousands of foreign records run only with STOLIK_MUTATE_LONG=true.
 */
import { defineConfig } from 'vitest/config'

const game = process.env['STOLIK_MUTATE'] ?? '*'
const left = ['laws', 'bot', 'bots', 'cicha', 'enumeration']
const long = process.env['STOLIK_MUTATE_LONG'] === 'true' ? [] : ['records', 'xskat']
const source = { conditions: ['source'] }

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    include: [`games/${game}/test/**/*.test.ts`],
    exclude: [`**/{${[...left, ...long].join(',')}}.test.ts`, '**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
  },
})
