/** `stolik drain`: empties a running gateway before it is stopped. */
import { readCount, take } from '../base/arguments.js'
import type { Running } from './doctor/look-gateways.js'
import { UsageError, type Io } from '../base/io.js'
import { dataFolder, withGateway } from './running.js'

const options = {
  data: { type: 'string' },
  port: { type: 'string' },
  limit: { type: 'string' },
  tables: { type: 'boolean' },
  off: { type: 'boolean' },
} as const

/** Milliseconds between two looks. */
const lookEvery = 1_000
/** Minutes. */
const [usualLimit, mostLimit] = [60, 10_000]

/** @param pause waits for so many milliseconds */
export async function drainCommand(
  args: readonly string[],
  io: Io,
  env: Readonly<Record<string, string | undefined>>,
  pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms)),
): Promise<number> {
  const { values } = take(args, options, false)
  const port = readCount('port', values.port, undefined, 65_535)
  const limit = readCount('limit', values.limit, usualLimit, mostLimit) * 60_000
  const work = async (gateway: Running, all: readonly Running[]): Promise<number> => {
    if (port === undefined && all.length > 1)
      throw new UsageError(
        `Several gateways have this folder. Name one: --port ${all.map((one) => one.port).join(' or --port ')}.`,
      )
    if (values.off === true) {
      await gateway.request({ kind: 'drain', emptying: null })
      io.out('The gateway works as usual again.')
      return 0
    }
    const { alone } = await gateway.request({ kind: 'status' })
    const isOfTables = alone || values.tables === true
    await gateway.request({ kind: 'drain', emptying: isOfTables ? 'tables' : 'people' })
    return watch(gateway, isOfTables)
  }

  /** Says how much is left whenever that changes, until nothing is. */
  const watch = async (gateway: Running, isOfTables: boolean): Promise<number> => {
    const end = io.now() + limit
    for (let last = -1; ;) {
      const { sockets, tables, closing } = await gateway.request({ kind: 'drained' })
      const left = isOfTables ? tables : sockets
      // Before the proxy has noticed, others may still come.
      if (left === 0 && (isOfTables || closing)) {
        io.out(isOfTables ? 'No table is in play any more.' : 'Nobody is connected any more.')
        return 0
      }
      if (left !== last) io.out(isOfTables ? `Tables in play: ${left}` : `Connected: ${left}`)
      last = left
      if (io.now() >= end) {
        io.error(
          'stolik: The time is over. The gateway may be stopped all the same: what was played is stored. ' +
            'Or let it work as usual again: stolik drain --off.',
        )
        return 1
      }
      await pause(lookEvery)
    }
  }

  return withGateway(dataFolder(values.data, env), io, work, port)
}
