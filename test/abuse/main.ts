/**
 * `npm run abuse`: what strangers could hold the gateway up with, one after the other, each against a gateway of its own on loopback for
 * STOLIK_ABUSE seconds (8 unless set). Prints how long the gateway and a bare server took to answer meanwhile, what an honest player waited for
 * their moves, how much memory was taken, and whether the player could sit down afterwards. Ends with 1 where a bound is broken.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { honest } from '../fuzz/honest.js'
import { startTarget } from '../fuzz/gateway.js'
import { attacks } from './attacks.js'
import { probe } from './probe.js'
import { announceEvent, openWithBots, sitsDown } from './player.js'

const seconds = Number(process.env['STOLIK_ABUSE'] ?? 8)
const wanted = process.argv.slice(2)
/** As it is shipped, with its limits. */
const limited = {
  STOLIK_RATE: '',
  STOLIK_PROXIES: 'loopback',
  STOLIK_BOT_DELAY: '20',
  NODE_ENV: 'production',
}
const built = join(import.meta.dirname, '../../platform/dist/main.js')
/** Milliseconds at the 99th percentile, and MiB. */
const bounds = { wait: 250, memory: 64 }

const percentile = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? Infinity

process.setMaxListeners(0)
const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare.mjs')])
process.once('exit', () => bare.kill('SIGKILL'))
const [data] = (await once(bare.stdout, 'data')) as [Buffer]
const barePort = Number(/\d+/.exec(data.toString())?.[0])

let isBroken = false
console.log(
  'attack | /healthz p99, slowest | bare p99, slowest | moves, p99, slowest | memory before, most | sits down',
)
for (const name of Object.keys(attacks)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
  const target = await startTarget(limited, [built])
  const event = await announceEvent(target.port, target.setup)
  const { token, table } = await openWithBots(target.port)
  const calm = honest(target.port, token, table, { 'x-forwarded-for': '198.51.100.7' })
  await new Promise((done) => setTimeout(done, 2_000))
  const before = target.memory()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, target.memory())), 50)
  const attacker = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(import.meta.dirname, 'attacker.ts'),
      name,
      String(target.port),
      event,
      String(seconds),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  process.once('exit', () => attacker.kill('SIGKILL'))
  const ended = once(attacker, 'exit')
  const [health, machine] = [probe(target.port, '/healthz'), probe(barePort, '/')]
  await ended
  const [own, its] = await Promise.all([health.stop(), machine.stop()])
  const { moves, times } = await calm.stop()
  clearInterval(watch)
  const failed = calm.failed() ?? target.dead()
  const sits = await sitsDown(target.port)
  const waits = [percentile(own, 0.99), percentile(times, 0.99)]
  const grown = (most - before) / 1024 / 1024
  const isGood =
    failed === undefined && sits && Math.max(...waits) < bounds.wait && grown < bounds.memory && moves > 10
  isBroken ||= !isGood
  const ms = (of: readonly number[]): string =>
    `${percentile(of, 0.99).toFixed(0)}, ${Math.max(0, ...of).toFixed(0)} ms`
  const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0)
  console.log(
    [
      `${isGood ? 'held  ' : 'BROKEN'} ${name}`,
      ms(own),
      ms(its),
      `${moves}, ${ms(times)}`,
      `${mib(before)}, ${mib(most)} MiB`,
      sits ? 'yes' : 'NO',
      ...(failed === undefined ? [] : [failed.slice(0, 200)]),
    ].join(' | '),
  )
  await target.end()
}
bare.kill()
process.exit(isBroken ? 1 : 0)
