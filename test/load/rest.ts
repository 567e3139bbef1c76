/** `npm run load -- --rest`: the memory of tables at rest, in the middle of a hand that waits for a person. */
import type { Gateways } from './gateways.js'
import { openTables } from './open-tables.js'

interface Memory {
  readonly rss: number
  readonly heapUsed: number
}

export async function restingMemory(gateways: Gateways, tables: number): Promise<string> {
  const [gateway] = gateways.all
  if (gateway === undefined) throw new RangeError('no gateway')
  const url = gateways.url(0)
  const memory = async (): Promise<Memory> => (await gateway.order('memory')) as Memory
  // The first tables compile code and fill caches.
  await openTables(url, 200)
  const before = await memory()
  await openTables(url, tables)
  const after = await memory()
  const per = (key: keyof Memory): string =>
    Math.round((after[key] - before[key]) / tables).toLocaleString('en')
  return [
    `${tables} tables in the middle of a hand, nobody there`,
    `bytes a table: ${per('heapUsed')} of the heap, ${per('rss')} of the process`,
    `the process has ${Math.round(after.rss / 2 ** 20)} MiB`,
  ].join('\n')
}
