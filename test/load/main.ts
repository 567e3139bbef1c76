/**
 * `npm run load -- WHAT [options]`: builds what a measurement needs, and runs it. Each measurement is a program of its own,
 * because some run the sources of our packages and others what is built of them.
 */
import { join } from 'node:path'
import { choose, runTool } from '../choose.js'

interface Measurement {
  readonly does: string
  /** Beside this file. */
  readonly program: string
  /** Options of `turbo run build`; left out where nothing is built. */
  readonly builds?: readonly string[]
  readonly sources?: true
}

const gateway = ['--filter=@stolik/cli']
const measurements: Readonly<Record<string, Measurement>> = {
  moves: {
    does: 'moves, deliveries and memory of tables that are played at once',
    program: 'moves.ts',
    builds: gateway,
  },
  page: {
    does: 'pages on a slow phone with an empty cache, and analyses there',
    program: 'page.ts',
    builds: [],
    sources: true,
  },
  embeds: {
    does: 'thousands of browsers with a ranking on the page of a club',
    program: 'embeds.ts',
    builds: [],
    sources: true,
  },
  hall: { does: 'an event of 400 players who write their own lists', program: 'hall.ts', builds: gateway },
  arena: {
    does: 'an arena of 500 players who are seated table after table',
    program: 'arena.ts',
    builds: gateway,
  },
  full: {
    does: 'a store of many finished tables, with as many open ones as allowed',
    program: 'full.ts',
    builds: gateway,
  },
  outages: {
    does: '200 tables while Redis and gateways are killed and cut off',
    program: 'outages/main.ts',
    builds: gateway,
  },
  start: {
    does: 'from the command to the first answer, with an empty and a full store',
    program: 'start.ts',
    builds: gateway,
  },
  history: { does: 'draws docs/history.svg from docs/history.json', program: 'history/main.ts' },
}

const { chosen, args } = choose(measurements, 'moves')
const { program, builds, sources } = chosen
if (builds !== undefined && !args.includes('--help'))
  runTool('turbo', ['run', 'build', ...builds, '--output-logs=errors-only'])
const conditions = sources === true ? ['--conditions=source'] : []
runTool('tsx', [...conditions, join(import.meta.dirname, program), ...args])
