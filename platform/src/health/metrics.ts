/** What an operator watches, in the form that Prometheus reads. Numbers only: no table, name or card is in it. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Build } from '../build.js'
import type { RefusalCode } from '../refusal.js'
import type { Appended } from '../store/store.js'
import type { Phase } from '../table/state.js'

/** What is looked at when the numbers are asked for. */
export interface Gauges {
  /** The phases of the tables that are not over, whichever process drives them. */
  readonly tables: () => Iterable<Phase>
  readonly sockets: () => number
  /** Tables of which something settled is not yet where it is kept for good. */
  readonly behind: () => number
}

export interface Metrics {
  readonly moved: (by: 'player' | 'bot' | 'clock') => void
  /** How long the store took to make an entry durable, or to fail. */
  readonly appended: (outcome: Appended | 'failed', seconds: number) => void
  readonly answered: (kind: 'graphql' | 'other', status: number, seconds: number) => void
  readonly refused: (code: RefusalCode) => void
  /** Said once, before the numbers are asked for. */
  readonly watch: (gauges: Gauges) => void
  /** The numbers as text, and its content type. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** From a local disk without a sync to the patience with a database that is away. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Options {
  /** Whether memory, processor time and the lag of the event loop are counted too. */
  readonly ofProcess?: boolean
  /** Which Stolik this is; nothing is said of it unless given. */
  readonly build?: Build
}

export function metrics({ ofProcess = false, build }: Options = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (build !== undefined) tellBuild(registers, build)
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const moves = new Counter({
    name: 'stolik_moves_total',
    help: 'Moves made durable, by who decided them.',
    labelNames: ['by'],
    registers,
  })
  const appends = new Histogram({
    name: 'stolik_append_seconds',
    help: 'How long the store took for an entry of a log, by outcome.',
    labelNames: ['outcome'],
    buckets,
    registers,
  })
  const requests = new Histogram({
    name: 'stolik_request_seconds',
    help: 'How long requests took, by kind and class of status.',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  })
  const refusals = new Counter({
    name: 'stolik_refusals_total',
    help: 'What was refused, by code.',
    labelNames: ['code'],
    registers,
  })
  return {
    moved: (by) => moves.inc({ by }),
    appended: (outcome, seconds) => appends.observe({ outcome }, seconds),
    answered: (kind, status, seconds) =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
    refused: (code) => refusals.inc({ code }),
    watch: (gauges) => watch(registers, gauges),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** As others do it: always 1, so that whatever is measured can be joined with the version that it was measured of. */
function tellBuild(registers: Registry[], { version, commit }: Build): void {
  new Gauge({
    name: 'stolik_build_info',
    help: 'Which Stolik this is, by version and commit; always 1.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version, commit: commit ?? '' }, 1)
}

const phases: readonly Phase[] = ['GATHERING', 'PLAYING', 'BETWEEN']

function watch(registers: Registry[], { tables, sockets, behind }: Gauges): void {
  new Gauge({
    name: 'stolik_tables',
    help: 'Tables that are not over, by phase, whichever process drives them.',
    labelNames: ['phase'],
    registers,
    collect() {
      const now = [...tables()]
      for (const phase of phases) this.set({ phase }, now.filter((p) => p === phase).length)
    },
  })
  new Gauge({
    name: 'stolik_sockets',
    help: 'Sockets that are open.',
    registers,
    collect() {
      this.set(sockets())
    },
  })
  new Gauge({
    name: 'stolik_archive_behind_tables',
    help: 'Tables of which something settled is not in PostgreSQL yet.',
    registers,
    collect() {
      this.set(behind())
    },
  })
}
