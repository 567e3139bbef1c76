/** The quick tests of one game’s rules, for mutation testing: no laws over thousands of hands, no bots. */
import { defineConfig } from 'vitest/config'

const game = process.env['STOLIK_MUTATE'] ?? '*'
const source = { conditions: ['source'] }

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    include: [`games/${game}/test/**/*.test.ts`],
    exclude: ['**/{laws,bot,bots,cicha,enumeration}.test.ts', '**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
  },
})
