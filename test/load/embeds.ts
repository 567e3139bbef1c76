/**
 * `npm run load -- embeds`: thousands of browsers that open a club's page with a ranking on it, each over a connection of its own,
 * first with an empty cache and then again. The same is asked of a bare server that has the answers in memory.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compress } from '../../platform/gateway/bin/compress.mjs'
import { fetched } from '../size/embedded.mjs'
import { publishLeague } from '../stage/league.js'
import { pinSelf, start, type Pinned } from './process.js'
import { addressOf, gatewayOn } from './single.js'
import type { Answer } from './static.js'

const { values } = parseArgs({
  options: { embeds: { type: 'string', default: '5000' }, 'at-once': { type: 'string', default: '200' } },
})
const [embeds, atOnce] = [Number(values.embeds), Number(values['at-once'])]
if (!(embeds >= 1 && embeds <= 20_000 && atOnce >= 1 && atOnce <= 5_000))
  throw new RangeError('--embeds is from 1 to 20000, --at-once from 1 to 5000')

pinSelf()
setTimeout(() => {
  console.error('it took far too long')
  process.exit(1)
}, 300_000).unref()
const folder = mkdtempSync(join(tmpdir(), 'stolik-embeds-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

interface Got {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

const ask = (url: string, agent: Agent, more: Readonly<Record<string, string>>): Promise<Got> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', origin: 'https://club.example', ...more }
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    }).once('error', reject)
  })

/** A request of a browser; with the tag of what it has, it expects to be told that this is still right. */
interface Request {
  readonly path: string
  readonly tag?: string
}

/** Milliseconds from the first request to the last answer, which must be as expected. */
async function visit(url: string, requests: readonly Request[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const from = performance.now()
  for (const { path, tag } of requests) {
    const { status } = await ask(`${url}${path}`, agent, tag === undefined ? {} : { 'if-none-match': tag })
    if (status !== (tag === undefined ? 200 : 304)) throw new Error(`${path} answered ${status}`)
  }
  agent.destroy()
  return performance.now() - from
}

interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Microseconds of the server's processor for a request. */
  readonly micros: number
}

async function measure(server: Pinned, requests: readonly Request[]): Promise<Measured> {
  const url = addressOf(server)
  const times: number[] = []
  // Compiles and caches what the first visitors need.
  for (let n = 0; n < 200; n++) await visit(url, requests)
  const [cpu, from] = [server.cpu(), performance.now()]
  let left = embeds
  const browser = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      times.push(await visit(url, requests))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, browser))
  const seconds = (performance.now() - from) / 1_000
  times.sort((a, b) => a - b)
  const part = (p: number): number => times[Math.floor((times.length - 1) * p)] ?? 0
  return {
    perSecond: embeds / seconds,
    p50: part(0.5),
    p99: part(0.99),
    micros: ((server.cpu() - cpu) * 1_000) / (embeds * requests.length),
  }
}

async function main(): Promise<void> {
  compress('web/portal/dist')
  const { id } = await publishLeague(folder)
  const gateway = await gatewayOn(folder)
  const elements = '../elements/src'
  const files = fetched([`${elements}/ranking/embed.ts`], [`${elements}/words/pl.json`])
  const paths = [...files.map((file) => file.replace('web/portal/dist', '')), `/rankings/${id}/latest.json`]
  const agent = new Agent()
  const answers = await Promise.all(
    paths.map(async (path): Promise<Answer & { readonly tag: string; readonly fresh: boolean }> => {
      const { status, headers, body } = await ask(`${addressOf(gateway)}${path}`, agent, {})
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      if (headers['content-encoding'] !== 'br') throw new Error(`${path} is not compressed`)
      const told = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' && !/^(connection|keep-alive|date|content-length)$/.test(name)
          ? [[name, value] as const]
          : [],
      )
      const fresh = headers['cache-control']?.includes('immutable') === true
      return {
        path,
        headers: Object.fromEntries(told),
        body: body.toString('base64'),
        tag: headers.etag ?? '',
        fresh,
      }
    }),
  )
  const kept = join(folder, 'answers.json')
  writeFileSync(kept, JSON.stringify(answers))
  const script = join(import.meta.dirname, 'static.ts')
  const bare = await start(['--import', 'tsx', script, kept], {}, /Files are on (\S+)\n/)

  const bytes = answers.reduce((sum, { body }) => sum + Buffer.from(body, 'base64').length, 0)
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.versions.node}`)
  console.log(
    `${embeds} embeds, ${atOnce} at once; a first visit is ${paths.length} requests, ${bytes} bytes`,
  )
  console.log(['', 'visits/s', 'p50 ms', 'p99 ms', 'µs/request'].map((one) => one.padStart(14)).join(''))
  const print = (name: string, { perSecond, p50, p99, micros }: Measured): void =>
    console.log(
      name.padEnd(40) + [perSecond, p50, p99, micros].map((one) => one.toFixed(1).padStart(14)).join(''),
    )
  const again = answers.filter(({ fresh }) => !fresh)
  for (const [name, requests] of [
    ['first visit', paths.map((path) => ({ path }))],
    [`visited before, ${again.length} requests`, again.map(({ path, tag }) => ({ path, tag }))],
  ] as const) {
    print(name, await measure(gateway, requests))
    print('  a bare server', await measure(bare, requests))
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
  await Promise.all([gateway.stop(), bare.stop()])
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
