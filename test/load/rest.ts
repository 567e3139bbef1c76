/** `npm run load -- --rest`: the memory of tables at rest, in the middle of a hand that waits for a person. */
import * as documents from './documents.js'
import type { Gateways } from './gateways.js'
import { post } from './post.js'
import { sleep } from './clock.js'

interface Memory {
  readonly rss: number
  readonly heapUsed: number
}

/** A person may sit at so many tables. */
const each = 8
const atOnce = 16
/** Milliseconds in which bots, who do not think here, play up to the person's turn. */
const settling = 3_000

const fillWithBots = `mutation ($table: ID!) { fillWithBots(table: $table) { __typename } }`

export async function restingMemory(gateways: Gateways, tables: number): Promise<string> {
  const [gateway] = gateways.all
  if (gateway === undefined) throw new RangeError('no gateway')
  const url = gateways.url(0)
  const openSome = async (count: number): Promise<void> => {
    const entered = await post(url, undefined, documents.enter, { name: 'Guest' })
    const token = /"token":"([^"]+)"/.exec(entered)?.[1]
    if (token === undefined) throw new Error(`not let in: ${entered}`)
    for (let n = 0; n < count; n++) {
      const game = documents.games[n % documents.games.length]
      const opened = await post(url, token, documents.open, { ...game, selection: undefined, speed: 'FREE' })
      const id = /"id":"(\w{8})"/.exec(opened)?.[1]
      if (id === undefined) throw new Error(`no table: ${opened}`)
      await post(url, token, fillWithBots, { table: id })
    }
  }
  const open = async (count: number): Promise<void> => {
    const people = Array.from({ length: Math.ceil(count / each) }, (_, i) => Math.min(each, count - i * each))
    for (let i = 0; i < people.length; i += atOnce)
      await Promise.all(people.slice(i, i + atOnce).map(openSome))
    await sleep(settling)
  }
  const memory = async (): Promise<Memory> => (await gateway.order('memory')) as Memory
  // The first tables compile code and fill caches.
  await open(200)
  const before = await memory()
  await open(tables)
  const after = await memory()
  const per = (key: keyof Memory): string =>
    Math.round((after[key] - before[key]) / tables).toLocaleString('en')
  return [
    `${tables} tables in the middle of a hand, nobody there`,
    `bytes a table: ${per('heapUsed')} of the heap, ${per('rss')} of the process`,
    `the process has ${Math.round(after.rss / 2 ** 20)} MiB`,
  ].join('\n')
}
