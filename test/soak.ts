/** `npm run soak -- [WHAT] [options of vitest]`: runs tests at a length for which nobody waits. */
import { choose, runTool } from './choose.js'

interface Soak {
  readonly does: string
  readonly env: Readonly<Record<string, string>>
  /** Whether the tests start what is built. */
  readonly builds?: true
  /** Arguments of vitest. */
  readonly tests: readonly string[]
}

const soaks: Readonly<Record<string, Soak>> = {
  events: {
    does: 'simulated events at full length, and many more hands for the laws and against the bots',
    env: { STOLIK_SOAK: '1', LAW_HANDS: '10000' },
    builds: true,
    tests: ['test/event', 'laws.test', 'bot.test', 'import-route'],
  },
  secrecy: {
    does: '1,000 hands of each profile, of which nobody sees what they may not know',
    env: { STOLIK_SECRECY_HANDS: '1000' },
    tests: ['test/secrecy'],
  },
  'rule-sets': {
    does: 'the laws, by 2,000 hands of 50 drawn rule sets',
    env: { LAW_RULE_SETS: '50', LAW_HANDS: '2000' },
    tests: ['games/skat/test/laws', 'games/baska/test/laws', '-t', '~'],
  },
  solver: {
    does: 'the solver beside a plain search by the rules, on 2,000 positions of each contract',
    env: { STOLIK_SOLVE_POSITIONS: '2000' },
    tests: ['games/skat/test/solve.test', 'games/skat/test/problem.test'],
  },
}

const { chosen, args } = choose(soaks, 'events')
if (chosen.builds === true)
  runTool('turbo', ['run', 'build', '--filter=@stolik/cli', '--output-logs=errors-only'])
runTool('vitest', ['run', '--project', 'node', ...chosen.tests, ...args], chosen.env)
