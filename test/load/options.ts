import { parseArgs } from 'node:util'
import { mostPairs } from './compare/ratio.js'

export interface Options {
  readonly tables: number
  /** The number of tables with onlookers. */
  readonly watched: number
  /** At each watched table. */
  readonly onlookers: number
  /** The seconds of each phase. */
  readonly seconds: number
  readonly gateways: number
  /** Whether to use a Redis and a PostgreSQL of their own. */
  readonly redis: boolean
  /** The number of tables at which one person plays, over one socket. */
  readonly each: number
  /** How moves are sent. */
  readonly by: 'socket' | 'post'
  /** What players ask for: everything that the portal asks, or what a bot needs. */
  readonly ask: 'portal' | 'lean'
  /** Whether they receive changes, as the portal does, or the whole view each time. */
  readonly changes: boolean
  /** Prints, instead of the usual figures, where the time and the memory of a move go. */
  readonly profile: boolean
  /** Plays Skat beside the servers of others, instead of the usual figures. */
  readonly peer: boolean
  /** How many tables are left alone to see what memory they take, instead of the usual figures; 0: none. */
  readonly rest: number
  /** How many tables one person each plays at with masters, instead of the usual figures; 0: none. */
  readonly masters: number
  /** Another commit that is measured by turns with this checkout, instead of the usual figures. */
  readonly compare: string | undefined
  /** Milliseconds that the players of `--peer` and `--masters` think before each move. */
  readonly think: number
  /** Whether all players of a table are at the same gateway. */
  readonly together: boolean
  /** How often both are measured. */
  readonly rounds: number
}

export const usage = `npm run load -- [options]
  --tables 120      tables that are played at once (1 to 2000)
  --watched 2       tables with onlookers (1 or 2)
  --onlookers 500   onlookers at each of them (0 to 10000 together)
  --seconds 10      of each phase (1 to 120)
  --each 1          tables that one person plays at over one socket (1 to 8)
  --by socket       how moves travel: socket or post
  --ask portal      what players ask for: portal (the whole table) or lean (what a bot needs)
  --whole           tells players the whole table after each move, instead of what has changed
  --gateways 1      gateways (1 to 4); more than one only with --redis
  --together        all players of a table at the same gateway, as behind a proxy that goes by the table
  --redis           over a Redis and a PostgreSQL that it starts for itself
  --profile         where the time and the memory of a move go, by stage, instead of the usual figures
  --peer            Skat here, on Colyseus, boardgame.io and a bare server, instead of the usual figures
  --masters 0       so many tables (up to 1000) of one person and masters, instead of the usual figures
  --think 0         milliseconds that players of --peer and --masters think before each move (0 to 5000)
  --rest 0          the memory of so many tables at rest (up to 4800), instead of the usual figures
  --compare REF     this checkout and another commit by turns; fails if more than a tenth is lost
  --rounds 5        of --compare (2 to 10)`

/** @throws RangeError with a one-line message about what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '120' },
      watched: { type: 'string', default: '2' },
      onlookers: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '10' },
      each: { type: 'string', default: '1' },
      gateways: { type: 'string', default: '1' },
      by: { type: 'string', default: 'socket' },
      ask: { type: 'string', default: 'portal' },
      redis: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      peer: { type: 'boolean', default: false },
      think: { type: 'string', default: '0' },
      together: { type: 'boolean', default: false },
      rest: { type: 'string', default: '0' },
      masters: { type: 'string', default: '0' },
      compare: { type: 'string' },
      rounds: { type: 'string', default: '5' },
    },
  })
  const { by, ask, redis } = values
  if (by !== 'socket' && by !== 'post') throw new RangeError('--by is socket or post')
  if (ask !== 'portal' && ask !== 'lean') throw new RangeError('--ask is portal or lean')
  const gateways = within('gateways', values.gateways, 1, 4)
  if (gateways > 1 && !redis) throw new RangeError('several gateways need --redis')
  const watched = within('watched', values.watched, 1, 2)
  return {
    tables: within('tables', values.tables, 1, 2_000),
    watched,
    onlookers: within('onlookers', values.onlookers, 0, 10_000 / watched),
    seconds: within('seconds', values.seconds, 1, 120),
    each: within('each', values.each, 1, 8),
    gateways,
    redis,
    by,
    ask,
    changes: !values.whole,
    profile: values.profile,
    peer: values.peer,
    think: within('think', values.think, 0, 5_000),
    together: values.together,
    rest: within('rest', values.rest, 0, 4_800),
    masters: within('masters', values.masters, 0, 1_000),
    compare: values.compare,
    rounds: within('rounds', values.rounds, 2, mostPairs),
  }
}

function within(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`--${name} is a whole number from ${least} to ${most}`)
  return value
}
