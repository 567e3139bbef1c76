/**
 * `npm test`: what they run is in test/run/parts.ts. Says at the end what passed, what failed with the
 * command that repeats it, and what was skipped with the remedy. With CI=true a skipped part is a failure.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { findTools } from '../tools.mjs'
import { mostUnsteady, tryAgain, type Unsteady } from './again.js'
import { chosenParts } from './chosen.js'
import { inLanes } from './lanes.js'
import { keepOthersOut, nameOf, preferMemory, scratchFolder, whyNoNode24, whyNoStart } from './machine.js'
import { optionsOf, usage } from './options.js'
import type { Outcome, Part } from './part.js'
import { progress } from './progress.js'
import { root, run } from './programs.js'
import { clock, countsOf, summaryOf } from './summary.js'
import { printTimes } from './times.js'
import { runVitest, type Places } from './vitest.js'

const ci = process.env['CI'] === 'true'
function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

const options = optionsOf(process.argv.slice(2))
if ('wrong' in options) stop(`${options.wrong}.\n\n${usage}`)
if (options.tier === 'help') {
  console.log(usage)
  process.exit(0)
}
if (options.tier === 'times') {
  printTimes()
  process.exit(0)
}
const chosen = chosenParts(options)
if ('wrong' in chosen) stop(chosen.wrong)
const { parts, title } = chosen
preferMemory()
const place = scratchFolder()
if ('wrong' in place) stop(place.wrong)
const scratch = place.folder
// What a test or a server that is stopped leaves behind goes with the folder.
process.env['TMPDIR'] = scratch
const tidy = (): void => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
process.once('exit', tidy)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stop(`Stopped by ${signal}: nothing is known of this change.`))
if (title !== undefined) console.log(title)
if (parts.length === 0) process.exit(0)

const tools = findTools(new Set(parts.flatMap(({ needs = [] }) => needs)), { install: ci || options.install })
for (const [id, why] of [
  ['chromium', whyNoStart],
  ['node24', whyNoNode24],
] as const) {
  const path = tools[id]?.path
  const missing = path === undefined ? undefined : why(path)
  if (missing !== undefined) tools[id] = { missing }
}

/** Everything that parts printed, and the table of times: they stay until the next run. */
const results = join(root, 'var/test')
const other = keepOthersOut(join(root, 'var'))
if (other !== undefined) stop(other)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
let runs = 0
const placesOf = (name: string): Places => ({
  scratch,
  log: join(results, `${name.replaceAll(/[^\w.-]+/g, '-')}.log`),
  report: join(scratch, `${++runs}.jsonl`),
})

/** What keeps a part from running here. */
const hindrance = ({ needs = [], hindered }: Part): string | undefined =>
  hindered?.() ?? (needs.flatMap((id) => tools[id]?.missing ?? []).join('; ') || undefined)

/** The processes that such tests start use Node 24, too. */
function runTests(part: Part, places: Places): ReturnType<typeof runVitest> {
  const node = part.onNode24 === true ? tools.node24?.path : undefined
  if (node === undefined) return runVitest(part, places)
  const env = { ...part.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` }
  return runVitest({ ...part, env }, places, node)
}

const tailOf = (log: string): string => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-60).join('\n')

const display = progress(parts)
const outcomes = new Map<Part, Outcome>()

async function perform(part: Part): Promise<void> {
  const { name, command } = part
  const skipped = hindrance(part)
  const places = placesOf(name)
  const { log, report } = places
  let outcome: Outcome
  if (skipped !== undefined) outcome = { name, skipped }
  else {
    display.begins(part, report)
    const from = performance.now()
    const ended = await (command === undefined
      ? runTests(part, places)
      : run(command, { log, env: part.env ?? {} }))
    const seconds = (performance.now() - from) / 1000
    outcome = {
      name,
      ...(part.repeat !== undefined && { repeat: part.repeat }),
      ...ended,
      seconds,
      log: relative(root, log),
      ...(!ended.ok && { tail: tailOf(log) }),
    }
  }
  outcomes.set(part, outcome)
  display.ended(part, outcome)
}

await inLanes(parts, perform)
const unsteady: Unsteady[] = []
for (const [part, outcome] of outcomes) {
  if (part.again !== true || outcome.ok !== false) continue
  const again = await tryAgain(outcome, (file) => {
    console.log(`tries ${file} again, alone`)
    return runTests({ ...part, files: [file], workers: 1 }, placesOf(`${part.name} again`))
  })
  unsteady.push(...again)
}
const seconds = display.stop()

/** What was asked for by name must have run. */
const mustRun = ci || options.names.length > 0
const all = [...outcomes.values()]
writeFileSync(join(results, 'times.json'), JSON.stringify(all))
const chromium = tools.chromium?.path
console.log(
  summaryOf(all, unsteady, { browser: chromium === undefined ? undefined : nameOf(chromium), mustRun }),
)
const tooMany = new Set(unsteady.map(({ file }) => file)).size > mostUnsteady
if (tooMany) console.log(`More than ${mostUnsteady} unsteady journeys are a failure.`)
const green = !tooMany && all.every(({ ok, skipped }) => (skipped === undefined ? ok === true : !mustRun))
const { passed, failed, skipped } = countsOf(all)
console.log(`${green ? 'green' : 'RED'} after ${clock(seconds)}`)
console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(green ? 0 : 1)
