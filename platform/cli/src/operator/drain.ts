/** `stolik drain`: empties a running gateway before it is stopped. */
import { readCount, take, type Call } from '../base/command.js'
import { Failure, UsageError, type Io } from '../base/io.js'
import { withGateway, type Running } from './running.js'

/** Milliseconds between two looks. */
const lookEvery = 1_000
/** Minutes. */
const [usualLimit, mostLimit] = [60, 10_000]

/** @param pause waits for so many milliseconds */
export async function drainCommand(
  { args, io, env }: Pick<Call, 'args' | 'io' | 'env'>,
  pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms)),
): Promise<void> {
  const { values } = take(args, '[--data FOLDER] [--port PORT] [--limit MINUTES] [--tables] [--off]')
  const port = readCount(values, 'port', undefined, 65_535)
  const limit = readCount(values, 'limit', usualLimit, mostLimit) * 60_000
  const drain = async (gateway: Running, all: readonly Running[]): Promise<void> => {
    if (port === undefined && all.length > 1)
      throw new UsageError(
        `Several gateways have this folder. Name one: --port ${all.map((one) => one.port).join(' or --port ')}.`,
      )
    if (values.off === true) {
      await gateway.request({ kind: 'drain', emptying: null })
      return io.out('The gateway works as usual again.')
    }
    const { alone } = await gateway.request({ kind: 'status' })
    const isOfTables = alone || values.tables === true
    await gateway.request({ kind: 'drain', emptying: isOfTables ? 'tables' : 'people' })
    await watch(gateway, isOfTables, io.now() + limit, io, pause)
  }
  await withGateway({ env }, values.data, drain, port)
}

/** Says how much is left whenever that changes, until nothing is. */
async function watch(
  gateway: Running,
  isOfTables: boolean,
  end: number,
  io: Io,
  pause: (ms: number) => Promise<void>,
): Promise<void> {
  for (let last = -1; ;) {
    const { sockets, tables, closing } = await gateway.request({ kind: 'drained' })
    const left = isOfTables ? tables : sockets
    // Before the proxy has noticed, others may still come.
    if (left === 0 && (isOfTables || closing))
      return io.out(isOfTables ? 'No table is in play any more.' : 'Nobody is connected any more.')
    if (left !== last) io.out(isOfTables ? `Tables in play: ${left}` : `Connected: ${left}`)
    last = left
    if (io.now() >= end)
      throw new Failure(
        'stolik: The time is over. The gateway may be stopped all the same: what was played is stored. ' +
          'Or let it work as usual again: stolik drain --off.',
      )
    await pause(lookEvery)
  }
}
