/** `npm run ratings`: how well ratings agree with the strength of simulated players, beside plain points and another way of rating. */
import { parseArgs } from 'node:util'
import { luckAHand, strengthSpread } from './skat-like.js'
import { simulate, type Agreement, type Simulated } from './simulate.js'

const usage = `npm run ratings -- [options]
  --players 2000   simulated players (30 to 100000)
  --series 60      of each (1 to 1000)
  --hands 9,36     lengths of series
  --seed 1         of strengths, tables and hands
  --json           prints the figures as JSON`

function run(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      players: { type: 'string', default: '2000' },
      series: { type: 'string', default: '60' },
      hands: { type: 'string', default: '9,36' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  })
  const [players, series] = [
    read('players', values.players, 30, 100_000),
    read('series', values.series, 1, 1_000),
  ]
  const lengths = values.hands.split(',').map((text) => read('hands', text, 1, 200))
  const figures = lengths.flatMap((hands) =>
    (['drawn', 'by strength'] as const).map((seating) => {
      const simulated: Simulated = { players, series, hands, seating, seed: values.seed }
      return { hands, seating, ...simulate(simulated) }
    }),
  )
  console.log(values.json ? JSON.stringify(figures, null, 2) : report(players, series, figures))
}

function read(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`--${name} is a whole number from ${least} to ${most}`)
  return value
}

const report = (
  players: number,
  series: number,
  figures: readonly (Agreement & Pick<Simulated, 'hands' | 'seating'>)[],
): string =>
  [
    `${players} players, ${series} series each; strengths spread by ${strengthSpread} points a hand, luck by ${luckAHand}`,
    'hands  seating       points  Glicko-2  OpenSkill  deviation  within it',
    ...figures.map(({ hands, seating, points, glicko, openskill, deviation, covered }) =>
      [
        String(hands).padStart(5),
        seating.padEnd(12),
        points.toFixed(3).padStart(7),
        glicko.toFixed(3).padStart(9),
        openskill.toFixed(3).padStart(10),
        deviation.toFixed(0).padStart(10),
        `${(100 * covered).toFixed(0)} %`.padStart(10),
      ].join('  '),
    ),
  ].join('\n')

try {
  if (process.argv.includes('--help')) console.log(usage)
  else run(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
