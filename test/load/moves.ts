/**
 * `npm run load`: simulated clients against a gateway of their own, over the real protocol, on loopback. Limited in
 * number and time. Prints the results beside those of a bare `ws` server in the same minute.
 */
import { baseline } from './baseline.js'
import { compare } from './compare/main.js'
import { startGateways } from './gateways.js'
import { besideMasters } from './masters.js'
import { readOptions, usage } from './options.js'
import { crowdPhase, memoryPhase, playPhase } from './phases.js'
import { closePosts } from './post.js'
import { pinSelf } from './process.js'
import { profileMoves } from './profile.js'
import { besidePeers } from './peer/main.js'
import { restingMemory } from './rest.js'
import { report } from './report.js'

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const options = (() => {
  try {
    return readOptions(args)
  } catch (error) {
    return fail(error)
  }
})()
pinSelf()
const runs = options.compare === undefined ? 1 : 2 * options.rounds
const building = options.compare === undefined ? 0 : 600_000
// A phase that hangs is a failure; do not wait for it.
setTimeout(
  () => {
    console.error('load took far too long')
    process.exit(1)
  },
  building + runs * (60_000 + options.seconds * 20_000),
).unref()

if (options.compare !== undefined) {
  const isKept = await compare(options.compare, options).catch(fail)
  process.exit(isKept ? 0 : 1)
}
const gateways = await startGateways(options)
if (options.profile) {
  console.log(await profileMoves(gateways, options))
  await gateways.stop()
  process.exit(0)
}
if (options.rest > 0) {
  console.log(await restingMemory(gateways, options.rest))
  await gateways.stop()
  process.exit(0)
}
if (options.masters > 0) {
  console.log(await besideMasters(gateways, options))
  await gateways.stop()
  process.exit(0)
}
if (options.peer) {
  console.log(await besidePeers(gateways, options))
  process.exit(0)
}
const memory = await memoryPhase(gateways, options)
const calm = await playPhase(gateways, options, { tables: Math.min(options.tables, 40), think: 200 })
const full = await playPhase(gateways, options, { tables: options.tables, think: 0 })
const crowdThinking = async (think: number) =>
  options.onlookers === 0 ? undefined : crowdPhase(gateways, options, think)
const [calmCrowd, crowd] = [await crowdThinking(1_000), await crowdThinking(0)]
await gateways.stop()
closePosts()
const base = await baseline({
  players: full.sockets,
  readers: options.watched * Math.max(options.onlookers, 100),
  bytes: Math.round(full.bytes),
  seconds: Math.min(options.seconds, 5),
})
console.log(report({ options, calm, full, calmCrowd, crowd, memory, base }))
process.exit(0)
