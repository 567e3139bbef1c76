/**
 * `npm run abuse`: runs the attacks with which strangers could slow down the gateway, one after the other. Each runs
 * for STOLIK_ABUSE seconds (default 8)
 * against a new gateway on loopback. Prints how long the gateway and a bare server took to answer meanwhile, how long
 * an honest player
 * waited for their moves, how much memory was taken, and whether the player could sit down afterwards. Under attacks on
 * what is scarce, a guest, an account of a week, a member of a club and a director must find tables and answers. The attacks on
 * `/graphql`, the lobby
 * and replays are also run against two gateways over Redis and PostgreSQL. `npm run abuse -- one` or `two` runs only
 * those; further words select
 * the attacks whose names contain them. Exits with 1 if a limit was exceeded.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { honest } from '../fuzz/honest.js'
import { attacks, midnight, ofTwo, scarce } from './attacks.js'
import { fourPeople } from './people.js'
import { probe } from './probe.js'
import { beforeMidnight } from './attacks/later.js'
import { announceEvent, openWithBots, printsPaper, sitsDown } from './player.js'
import { hasServers, startOne, startTwo, type Beginning, type Targets } from './targets.js'

const seconds = Number(process.env['STOLIK_ABUSE'] ?? 8)
/** Limits: milliseconds at the 99th percentile, and MiB. */
const bounds = { wait: 250, memory: 64 }

const percentile = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? Infinity

process.setMaxListeners(0)
const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare.mjs')])
process.once('exit', () => bare.kill('SIGKILL'))
const [data] = (await once(bare.stdout, 'data')) as [Buffer]
const barePort = Number(/\d+/.exec(data.toString())?.[0])

console.log(
  'attack | /healthz p99, slowest | bare p99, slowest | moves, p99, slowest | memory before, most | sits down',
)
const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0)
const ms = (of: readonly number[]): string =>
  `${percentile(of, 0.99).toFixed(0)}, ${Math.max(0, ...of).toFixed(0)} ms`

/** Runs one attack against new gateways and prints the outcome. Returns whether they stayed within the limits. */
async function tryOut(name: string, start: (how: Beginning) => Promise<Targets>): Promise<boolean> {
  const target = await start({
    hasOld: scarce.includes(name),
    untilMidnight: name === midnight ? beforeMidnight : undefined,
  })
  const [first = 0] = target.ports
  const { event, owner } = await announceEvent(first, target.setup)
  const { token, table } = await openWithBots(first)
  // A gateway starts its printing thread with its first paper and keeps it. What the attack adds to that counts.
  await Promise.all(target.ports.map(printsPaper))
  const four = scarce.includes(name) ? await fourPeople(target, owner, event) : undefined
  const calm = honest(first, token, table, { 'x-forwarded-for': '198.51.100.7' })
  await new Promise((done) => setTimeout(done, 2_000))
  const before = target.memory()
  let most = before
  const grown = (): number => Math.max(...most.map((bytes, i) => bytes - (before[i] ?? 0))) / 1024 / 1024
  const watch = setInterval(() => {
    const now = target.memory()
    most = most.map((bytes, i) => Math.max(bytes, now[i] ?? 0))
  }, 50)
  const script = join(import.meta.dirname, 'attacker.ts')
  const attacker = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--conditions=source',
      script,
      name,
      target.ports.join(','),
      event,
      table,
      String(seconds),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  process.once('exit', () => attacker.kill('SIGKILL'))
  const ended = once(attacker, 'exit')
  const healths = target.ports.map((port) => probe(port, '/healthz'))
  const machine = probe(barePort, '/')
  const [code] = (await ended) as [number | null]
  const own = (await Promise.all(healths.map((health) => health.stop()))).flat()
  const its = await machine.stop()
  const { moves, times } = await calm.stop()
  const served = await four?.stop()
  clearInterval(watch)
  const failed =
    calm.failed() ?? target.dead() ?? (code === 0 ? undefined : 'the attack got what nobody may have')
  const sits = (await Promise.all(target.ports.map(sitsDown))).every(Boolean)
  const waits = [percentile(own, 0.99), percentile(times, 0.99)]
  const isGood =
    failed === undefined &&
    (served?.refused.length ?? 0) === 0 &&
    sits &&
    Math.max(...waits) < bounds.wait &&
    grown() < bounds.memory &&
    moves > 10
  console.log(
    [
      `${isGood ? 'held  ' : 'BROKEN'} ${target.ports.length > 1 ? 'two gateways: ' : ''}${name}`,
      ms(own),
      ms(its),
      `${moves}, ${ms(times)}`,
      target.ports.map((_, i) => `${mib(before[i] ?? 0)}, ${mib(most[i] ?? 0)} MiB`).join('; '),
      sits ? 'yes' : 'NO',
      ...(served === undefined
        ? []
        : [`of ${served.asked} requests of four people refused: ${served.refused.length}`]),
      ...(served?.refused.slice(0, 5) ?? []),
      ...(failed === undefined ? [] : [failed.slice(0, 200)]),
    ].join(' | '),
  )
  await target.end()
  return isGood
}

const asked = process.argv.slice(2)
const how = asked.find((word) => word === 'one' || word === 'two')
const parts = asked.filter((word) => word !== how)
const isWanted = (name: string): boolean => parts.length === 0 || parts.some((part) => name.includes(part))
const held: boolean[] = []
if (how !== 'two')
  for (const name of Object.keys(attacks).filter(isWanted)) held.push(await tryOut(name, startOne))
if (how !== 'one' && !hasServers)
  console.log('Two gateways are not attacked: there is no Redis or PostgreSQL here.')
else if (how !== 'one') for (const name of ofTwo.filter(isWanted)) held.push(await tryOut(name, startTwo))
bare.kill()
process.exit(held.every(Boolean) ? 0 : 1)
