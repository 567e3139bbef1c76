import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Plan } from './train.js'

export interface Options extends Omit<Plan, 'report'> {
  readonly minutes: number
  readonly out: string
}

const root = join(import.meta.dirname, '../..')

/** Where the weights of each game belong. */
const places: Readonly<Record<string, string>> = {
  skat: join(root, 'games/skat/src/think/bidding/weights.ts'),
}

export const usage = `npm run train -- --game GAME [options]
  --game GAME       skat
  --seed 1          of all deals
  --deals 20000     deals of each of the two rounds with open cards (20 to 1000000)
  --called 4000     deals of each of the three rounds that are only bid, and solved with open cards (1 to 1000000)
  --played 1000     deals of each of the three rounds that bots play (1 to 1000000)
  --effort 0        how much masters think there, up to 1; with 0, the usual bot plays the cards
  --minutes 60      gives up after so many minutes and writes nothing (1 to 600)
  --out FILE        the file for the weights; that of the game if left out`

/** @throws Error with a one-line message about what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      deals: { type: 'string', default: '20000' },
      called: { type: 'string', default: '4000' },
      played: { type: 'string', default: '1000' },
      effort: { type: 'string', default: '0' },
      minutes: { type: 'string', default: '60' },
      out: { type: 'string' },
    },
  })
  const { game, seed } = values
  const place = Object.hasOwn(places, game) ? places[game] : undefined
  if (place === undefined) throw new RangeError(`--game is ${Object.keys(places).join(' or ')}`)
  if (!/^[\w.-]{1,40}$/.test(seed))
    throw new RangeError('--seed is up to 40 letters, digits, dots and dashes')
  const effort = Number(values.effort)
  if (!(effort >= 0 && effort <= 1)) throw new RangeError('--effort is a number from 0 to 1')
  return {
    seed,
    effort,
    out: values.out ?? place,
    open: within('deals', values.deals, 20, 1_000_000),
    called: within('called', values.called, 1, 1_000_000),
    played: within('played', values.played, 1, 1_000_000),
    minutes: within('minutes', values.minutes, 1, 600),
  }
}

function within(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`--${name} is a whole number from ${least} to ${most}`)
  return value
}
