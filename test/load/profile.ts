/** `npm run load -- --profile`: the time and the bytes that a move costs a gateway, by stage. */
import type { Gateways } from './gateways.js'
import type { Options } from './options.js'
import { playPhase } from './phases.js'
import { bytesByStage, stages, timeByStage, type CpuProfile, type HeapNode } from './stages.js'

/** Players do not think. One phase samples the first gateway's processor time, and a second one its allocations. */
export async function profileMoves(gateways: Gateways, options: Options): Promise<string> {
  const [gateway] = gateways.all
  if (gateway === undefined) throw new RangeError('no gateway')
  const share = gateways.all.length
  const phase = async (begin: string, end: string) => {
    let profile: unknown
    const reached = await playPhase(gateways, options, {
      tables: options.tables,
      think: 0,
      begin: () => gateway.order(begin),
      end: async () => (profile = await gateway.order(end)),
    })
    return { reached, profile, moves: reached.moves / share }
  }
  const cpu = await phase('cpu', 'endCpu')
  const heap = await phase('heap', 'endHeap')
  const time = timeByStage(cpu.profile as CpuProfile)
  const bytes = bytesByStage((heap.profile as { readonly head: HeapNode }).head)
  const row = (name: string, micros: number, size: number): string =>
    name.padEnd(12) + micros.toFixed(1).padStart(12) + Math.round(size).toLocaleString('en').padStart(14)
  const sum = (all: ReadonlyMap<unknown, number>): number => [...all.values()].reduce((a, b) => a + b, 0)
  const { movesPerSecond, movesOfCpu } = cpu.reached
  return [
    `${Math.round(movesPerSecond)} moves a second while it was sampled`,
    'stage'.padEnd(12) + 'µs a move'.padStart(12) + 'bytes a move'.padStart(14),
    ...stages.map((stage) =>
      row(stage, (time.get(stage) ?? 0) / cpu.moves, (bytes.get(stage) ?? 0) / heap.moves),
    ),
    row('together', sum(time) / cpu.moves, sum(bytes) / heap.moves),
    `${(1e6 / movesOfCpu).toFixed(1)} µs a move by the clock of the system, with the threads that sync and collect`,
  ].join('\n')
}
