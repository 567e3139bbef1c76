import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { contestantOf, contestOf, type Task } from './task.js'

export interface Options {
  readonly task: Task
  readonly deals: number
  readonly workers: number
  /** After how many minutes no further deal is begun. */
  readonly minutes: number
  /** The file that receives the records, and from which a run is resumed. */
  readonly log: string | undefined
  /** Whether each contract is solved with open cards. */
  readonly solve: boolean
  readonly json: boolean
  /** Whether only the row of the ladder is printed. */
  readonly ladder: boolean
}

export const usage = `npm run arena -- --game GAME --a NAME --b NAME [options]
  --game GAME       skat or baska
  --a, --b NAME     who plays: beginner, club, master (the game's bots), today (its bot of 2026-11-27, fixed), random;
                    the same name twice: each deal once, to see what is played at such a table
  --profile NAME    the rules; the game's first profile if left out
  --deals 200       deals, each in every seating that is not all alike (1 to 1000000)
  --seed 1          of deals and bots
  --effort 1        how much of its usual thinking a master may spend (more than 0, up to 1): with half of it, a master looks
                    into half as much; the other bots do not need any
  --solve           also says which share of the contracts could be made with open cards, against best play (Skat)
  --log FILE        writes the records; if the file has the first deals of the same run, plays the rest
  --minutes N       begins no further deal after so many minutes (1 to 600)
  --workers N       threads; as many as there are cores if left out (1 to 64)
  --json            prints the figures as JSON
  --ladder          prints only the row of the ladder in docs/strength.md`

/** @throws Error with a one-line message about what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: '' },
      profile: { type: 'string' },
      a: { type: 'string', default: '' },
      b: { type: 'string', default: '' },
      deals: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      effort: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '600' },
      workers: { type: 'string', default: String(Math.min(64, availableParallelism())) },
      log: { type: 'string' },
      json: { type: 'boolean', default: false },
      solve: { type: 'boolean', default: false },
      ladder: { type: 'boolean', default: false },
    },
  })
  const { game, a, b, seed } = values
  const { plugin } = contestOf({ game })
  const profile = values.profile ?? plugin.profiles[0] ?? ''
  if (!plugin.profiles.includes(profile)) throw new RangeError(`--profile is ${plugin.profiles.join(' or ')}`)
  // It becomes a part of each record's name.
  if (!/^[\w.-]{1,40}$/.test(seed))
    throw new RangeError('--seed is up to 40 letters, digits, dots and dashes')
  const effort = Number(values.effort)
  if (!(effort > 0 && effort <= 1)) throw new RangeError('--effort is a number above 0, up to 1')
  const task: Task = { game, profile, a, b, seed, effort }
  contestantOf(task, 'a')
  contestantOf(task, 'b')
  return {
    task,
    deals: within('deals', values.deals, 1_000_000),
    workers: within('workers', values.workers, 64),
    minutes: within('minutes', values.minutes, 600),
    log: values.log,
    solve: solvable(game, values.solve),
    json: values.json,
    ladder: values.ladder,
  }
}

function solvable(game: string, wanted: boolean): boolean {
  if (wanted && contestOf({ game }).solver === undefined)
    throw new RangeError(`--solve is for games that can be solved with open cards, not for ${game}`)
  return wanted
}

function within(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`--${name} is a whole number from 1 to ${most}`)
  return value
}
