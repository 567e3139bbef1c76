/** `npm run fairness`: how often each detector marks honest bots, and two who cheat together. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { count } from '@stolik/gateway/fairness/count'
import type { ExaminedHand } from '@stolik/gateway/fairness/hand'
import { scrutiny } from '../../games/skat/src/scrutiny/index.js'
import { examined } from './play.js'
import { rates, report } from './report.js'

const usage = `npm run fairness -- [options]
  --honest 20000    hands of honest bots (a multiple of --table)
  --planted 2000    hands of tables at which two of three cheat together
  --table 200       hands that the same three play
  --share 0.5       how often the two use an opportunity (more than 0, up to 1)
  --seed 1          of deals and bots
  --log FILE        keeps the examined tables, and takes those that it has from there
  --json            prints the rates as JSON`

interface Options {
  readonly honest: number
  readonly planted: number
  readonly hands: number
  readonly share: number
  readonly seed: string
  readonly log: string | undefined
  readonly json: boolean
}

/** @throws Error with a one-line message about what is wrong. */
function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      honest: { type: 'string', default: '20000' },
      planted: { type: 'string', default: '2000' },
      table: { type: 'string', default: '200' },
      share: { type: 'string', default: '0.5' },
      seed: { type: 'string', default: '1' },
      log: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const { seed, log, json } = values
  const hands = Number(values.table)
  if (!Number.isInteger(hands) || hands < 1 || hands > 10_000)
    throw new RangeError('--table is a whole number from 1 to 10000')
  const tablesOf = (name: 'honest' | 'planted'): number => {
    const tables = Number(values[name]) / hands
    if (Number.isInteger(tables) && tables >= 0 && tables <= 10_000) return tables
    throw new RangeError(`--${name} is a multiple of ${hands}`)
  }
  const share = Number(values.share)
  if (!(share > 0 && share <= 1)) throw new RangeError('--share is a number above 0, up to 1')
  if (!/^[\w.-]{1,40}$/.test(seed))
    throw new RangeError('--seed is up to 40 letters, digits, dots and dashes')
  return { honest: tablesOf('honest'), planted: tablesOf('planted'), hands, share, seed, log, json }
}

type Kept = Map<string, readonly ExaminedHand[]>

/** The tables of earlier runs; a line that was cut off is played again. */
function kept(file: string | undefined): Kept {
  const out: Kept = new Map()
  if (file === undefined || !existsSync(file)) return out
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const [name, hands] = JSON.parse(line) as [string, ExaminedHand[]]
    out.set(name, hands)
  }
  return out
}

/** Plays the tables of one kind, or takes them from the log. */
function play(options: Options, kind: 'honest' | 'planted', known: Kept): readonly ExaminedHand[] {
  const { hands, seed, log } = options
  const share = kind === 'planted' ? options.share : 0
  return Array.from({ length: options[kind] }, (_, number) => {
    const name = `${seed}/${kind}/${number}`
    const key = `${name} ${hands} ${share}`
    const before = known.get(key)
    if (before !== undefined) return before
    const table = examined({ name, hands, share })
    if (log !== undefined) appendFileSync(log, `${JSON.stringify([key, table])}\n`)
    return table
  }).flat()
}

function run(options: Options): void {
  const known = kept(options.log)
  const planted = play(options, 'planted', known)
  const counts = count([...planted, ...play(options, 'honest', known)], scrutiny.noChance)
  const found = rates(counts, (player) => player.startsWith(`${options.seed}/planted/`))
  console.log(options.json ? JSON.stringify(found, null, 2) : report(found))
}

function main(args: readonly string[]): void {
  if (args.includes('--help')) {
    console.log(usage)
    return
  }
  try {
    run(readOptions(args))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = 2
  }
}

main(process.argv.slice(2))
