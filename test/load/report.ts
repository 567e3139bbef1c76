import { cpus, loadavg, totalmem } from 'node:os'
import type { Baseline } from './baseline.js'
import type { Options } from './options.js'
import type { Reached } from './phases.js'
import type { Spread } from './tally.js'

export interface Results {
  readonly options: Options
  /** Players who think. */
  readonly calm: Reached
  /** Players who do not. */
  readonly full: Reached
  /** Watched by onlookers: players who think, and who do not. */
  readonly calmCrowd: Reached | undefined
  readonly crowd: Reached | undefined
  /** Bytes per reader. */
  readonly memory: number
  readonly base: Baseline
}

const whole = (n: number): string => Math.round(n).toLocaleString('en')
const part = (n: number): string => (Number.isFinite(n) ? n.toFixed(2) : '–')

/** The figures as a text report, each beside the baseline of the same run. */
export function report({ options, calm, full, calmCrowd, crowd, memory, base }: Results): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${whole(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  const rows: [string, string, string, string][] = [
    ['', 'reached', 'ws echo', 'ratio'],
    row('moves a second', full.movesPerSecond, base.roundTrips),
    row('moves a second of processor time', full.movesOfCpu, base.roundTripsOfCpu),
    row('deliveries a second beside them', full.deliveriesPerSecond, base.deliveries),
    ...(crowd === undefined
      ? []
      : [
          row('deliveries a second to onlookers', crowd.deliveriesPerSecond, base.deliveries),
          row('deliveries a second of processor time', crowd.deliveriesOfCpu, base.deliveriesOfCpu),
          row('moves a second under them', crowd.movesPerSecond, base.roundTrips),
        ]),
    row('bytes of memory a reader', memory, base.memory),
  ]
  const crowds = [calmCrowd, crowd].filter((one) => one !== undefined)
  const latency = (name: string, { tables, movesPerSecond }: Reached, { p50, p99 }: Spread): string =>
    `${name}: ${tables} tables, ${movesPerSecond.toFixed(1)} moves/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  const busy = [full, ...crowds].map(({ clients }) => `${whole(100 * clients)} %`)
  return [
    machine,
    `load average ${loadavg()
      .map((n) => n.toFixed(1))
      .join(' ')} for ${cpus().length} cores`,
    `${options.gateways} gateway(s)${options.redis ? ' over Redis and PostgreSQL' : ''}, moves by ${options.by}, ` +
      `views as ${options.ask} asks (${whole(full.bytes)} bytes), ${full.sockets} sockets of players`,
    '',
    ...rows.map(([name, ...cells]) => name.padEnd(40) + cells.map((cell) => cell.padStart(12)).join('')),
    '',
    'from a move sent to the last seat’s new view',
    latency('  players who think', calm, calm.players),
    latency('  players who do not', full, full.players),
    ...crowds.flatMap((one, n) => {
      const name = `  ${options.onlookers} onlookers each of players who ${n === 0 ? 'think' : 'do not'}`
      return [
        latency(`${name}, to an onlooker`, one, one.onlookers),
        latency(`${name}, to the last seat`, one, one.players),
      ]
    }),
    `the clients used ${busy.join(', with onlookers ')} of their core`,
    ...[calm, full, ...crowds].flatMap(({ refusals }) =>
      Object.entries(refusals).map(([code, n]) => `refused with ${code}: ${n}`),
    ),
  ].join('\n')
}

const row = (name: string, reached: number, of: number): [string, string, string, string] => [
  name,
  whole(reached),
  whole(of),
  part(reached / of),
]
