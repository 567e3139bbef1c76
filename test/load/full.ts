/**
 * `npm run load -- full`: a gateway on a store of many finished tables and as many open ones as it allows, in the middle of a
 * hand, within a limit of memory. Fails if it ever uses more, is not ready, or refuses a move.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { play } from './documents.js'
import { finishedTables } from './finished.js'
import { openTables, type OpenTable } from './open-tables.js'
import { closePosts, post } from './post.js'
import { pinSelf, type Pinned } from './process.js'
import { addressOf, gatewayOn } from './single.js'

const { values } = parseArgs({
  options: {
    finished: { type: 'string', default: '50000' },
    hands: { type: 'string', default: '3' },
    open: { type: 'string', default: '5000' },
    moves: { type: 'string', default: '500' },
    limit: { type: 'string', default: '512' },
  },
})
const whole = (name: keyof typeof values): number => {
  const value = Number(values[name])
  if (Number.isInteger(value) && value > 0) return value
  throw new RangeError(`--${name} is a whole number from 1`)
}
const [finished, hands, open, moves, limit] = [
  whole('finished'),
  whole('hands'),
  whole('open'),
  whole('moves'),
  whole('limit'),
]

pinSelf()
setTimeout(() => {
  console.error('it took far too long')
  process.exit(1)
}, 900_000).unref()
const data = mkdtempSync(join(tmpdir(), 'stolik-full-'))
process.once('exit', () => rmSync(data, { recursive: true, force: true }))

const mib = (bytes: number): number => Math.round(bytes / 2 ** 20)
const tell = (when: string, gateway: Pinned): void => {
  const [now, most] = [mib(gateway.memory()), mib(gateway.peakMemory())]
  console.log(`${when}: ${now} MiB, ${most} at most`)
  if (most > limit) throw new Error(`it used ${most} MiB of ${limit}`)
}

/** In a container of that size, Node gives the heap half of it. */
const limited = (): Promise<Pinned> => gatewayOn(data, `--max-old-space-size=${Math.floor(limit / 2)}`)

async function requireReady(gateway: Pinned): Promise<void> {
  const { status } = await fetch(`${addressOf(gateway)}/readyz`)
  if (status !== 200) throw new Error(`/readyz answered ${status}`)
}

/** Plays the first legal move of the person who waits at a table. Returns the milliseconds until it was answered. */
async function moveAt(url: string, { id, token }: OpenTable): Promise<number> {
  const seen = JSON.parse(
    await post(url, token, `{ table(id: "${id}") { ... on Table { seq view { legal } } } }`, {}),
  ) as {
    readonly data: { readonly table: { readonly seq: number; readonly view: { readonly legal: string[] } } }
  }
  const { seq, view } = seen.data.table
  const from = performance.now()
  const answer = await post(url, token, play, { table: id, seq, move: view.legal[0] })
  if (!answer.includes('"seq"')) throw new Error(`${id}: ${answer}`)
  return performance.now() - from
}

async function main(): Promise<void> {
  await finishedTables(data, finished, hands)
  const opener = await limited()
  const tables = await openTables(addressOf(opener), open)
  tell(`${open} tables opened beside ${finished} finished ones of ${hands} hands`, opener)
  await opener.stop()
  const size = mib(statSync(join(data, 'stolik.db')).size)

  const from = performance.now()
  const gateway = await limited()
  await requireReady(gateway)
  tell(`started again on ${size} MiB, ready after ${Math.round(performance.now() - from)} ms`, gateway)
  const url = addressOf(gateway)
  const times: number[] = []
  const step = Math.max(1, Math.floor(open / moves))
  for (const table of tables.filter((_, n) => n % step === 0)) times.push(await moveAt(url, table))
  times.sort((a, b) => a - b)
  const part = (p: number): string => (times[Math.floor((times.length - 1) * p)] ?? 0).toFixed(1)
  tell(`${times.length} moves, one a table, p50 ${part(0.5)} ms, p99 ${part(0.99)} ms`, gateway)
  await requireReady(gateway)
  await gateway.stop()
  closePosts()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
