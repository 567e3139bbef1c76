/** `npm run load -- --compare REF`: this checkout and another commit by turns, with the clients of this checkout. */
import { startGateways } from '../gateways.js'
import type { Options } from '../options.js'
import { crowdPhase, memoryPhase, playPhase } from '../phases.js'
import { buildCommit } from './build.js'
import { isLost, ratioOf, type Pair } from './ratio.js'

interface Figure {
  readonly name: string
  /** Whether more is better. */
  readonly more: boolean
}

const figures = {
  moves: { name: 'moves a second', more: true },
  movesOfCpu: { name: 'moves a second of processor time', more: true },
  deliveriesOfCpu: { name: 'deliveries a second of processor time', more: true },
  p99: { name: 'p99 of players who think, ms', more: false },
  memory: { name: 'bytes of memory a reader', more: false },
} as const satisfies Record<string, Figure>

type Name = keyof typeof figures
type Run = Readonly<Record<Name, number>>

async function run(options: Options, dist?: string): Promise<Run> {
  const gateways = await startGateways(options, dist)
  const memory = await memoryPhase(gateways, options)
  const calm = await playPhase(gateways, options, { tables: Math.min(options.tables, 40), think: 200 })
  const full = await playPhase(gateways, options, { tables: options.tables, think: 0 })
  const crowd = await crowdPhase(gateways, options, 0)
  await gateways.stop()
  return {
    moves: full.movesPerSecond,
    movesOfCpu: full.movesOfCpu,
    deliveriesOfCpu: crowd.deliveriesOfCpu,
    p99: calm.players.p99,
    memory,
  }
}

/** Prints as it goes. Returns whether nothing was lost. */
export async function compare(ref: string, options: Options): Promise<boolean> {
  const { commit, dist } = buildCommit(ref)
  console.log(`${commit.slice(0, 8)} and this checkout by turns, ${options.rounds} times`)
  const pairs: { readonly before: Run; readonly after: Run }[] = []
  for (let round = 0; round < options.rounds; round++) {
    // Each is the first of a pair in turn.
    const turn = round % 2 === 0 ? [dist, undefined] : [undefined, dist]
    const [first, second] = [await run(options, turn[0]), await run(options, turn[1])]
    pairs.push(round % 2 === 0 ? { before: first, after: second } : { before: second, after: first })
    console.log(`round ${round + 1}: ${shown(first.moves)} and ${shown(second.moves)} moves a second`)
  }
  const lost: string[] = []
  console.log(cells('', 'before', 'after', 'ratio', '95 % within'))
  for (const [key, { name, more }] of Object.entries(figures)) {
    const of = pairs.map(({ before, after }): Pair => ({
      before: before[key as Name],
      after: after[key as Name],
    }))
    const ratio = ratioOf(of)
    const interval = `${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)}`
    console.log(
      cells(
        name,
        shown(mean(of.map(({ before }) => before))),
        shown(mean(of.map(({ after }) => after))),
        ratio.mean.toFixed(2),
        interval,
      ),
    )
    if (isLost(ratio, more)) lost.push(name)
  }
  for (const name of lost) console.log(`lost more than a tenth: ${name}`)
  return lost.length === 0
}

const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length
const shown = (n: number): string => (n < 100 ? n.toFixed(1) : Math.round(n).toLocaleString('en'))
const cells = (first: string, ...rest: readonly string[]): string =>
  first.padEnd(40) + rest.map((one) => one.padStart(16)).join('')
