/**
 * `npm run load -- start`: how long a gateway takes from its command to its first answer, with an empty file and with one of
 * many finished tables. One series is played over the real protocol, and copied. Prints one line for the table in
 * docs/performance.md.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { finishedTables } from './finished.js'
import { closePosts } from './post.js'
import { pinSelf } from './process.js'
import { addressOf, gatewayOn } from './single.js'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50000' },
    hands: { type: 'string', default: '3' },
    times: { type: 'string', default: '5' },
  },
})
const [tables, hands, times] = [values.tables, values.hands, values.times].map(Number) as [
  number,
  number,
  number,
]

pinSelf()
// Each gateway adds a listener that ends it if this process ends first.
process.setMaxListeners(100)
setTimeout(() => {
  console.error('it took far too long')
  process.exit(1)
}, 900_000).unref()
const folder = mkdtempSync(join(tmpdir(), 'stolik-start-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const [empty, full] = [join(folder, 'empty'), join(folder, 'full')]

/** Milliseconds by the clock, and of processor time, until it answers, from the median run of several. */
async function measure(data: string): Promise<{ readonly ms: number; readonly cpu: number }> {
  const all: { ms: number; cpu: number }[] = []
  for (let n = 0; n < times; n++) {
    const from = performance.now()
    const gateway = await gatewayOn(data)
    const { ok } = await fetch(`${addressOf(gateway)}/readyz`)
    all.push({ ms: performance.now() - from, cpu: gateway.cpu() })
    if (!ok) throw new Error('it is not ready')
    await gateway.stop()
  }
  return all.toSorted((a, b) => a.ms - b.ms)[Math.floor(times / 2)] as { ms: number; cpu: number }
}

await (await gatewayOn(empty)).stop()
await finishedTables(full, tables, hands)
closePosts()
const [before, after] = [await measure(empty), await measure(full)]
const size = statSync(join(full, 'stolik.db')).size / 1024 / 1024
const ms = ({ ms, cpu }: { ms: number; cpu: number }): string => `${ms.toFixed(0)} (${cpu.toFixed(0)})`
console.log(`| ${tables} of ${hands} hands, ${size.toFixed(0)} MiB | ${ms(before)} | ${ms(after)} |`)
console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}, Node ${process.version}`,
)
process.exit(0)
