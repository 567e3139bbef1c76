/**
 * `npm test`: everything. Checks, builds and runs all tests. Prints at the end what passed, what failed, and
 * what was skipped and how to enable it. With CI=true a skipped part is a failure.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { whyNoRoot } from './deploy/possible.mjs'
import { findTools } from './tools.mjs'

const root = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'stolik-test-'))
const ci = process.env.CI === 'true'
const tools = findTools()
const counts = { passed: 0, failed: 0, skipped: 0 }
/** Each failed test with the beginning of its output, repeated at the end for people who read only the end. */
const failures = []

const npx = (...args) =>
  spawnSync('npx', ['--no-install', ...args], { cwd: root, stdio: 'inherit' }).status === 0

/** The same, in parallel with others: its output is printed as a whole when it is over. */
const asideWith =
  (more, [program, ...first] = ['npx', '--no-install']) =>
  (...args) =>
    new Promise((done) => {
      const env = { ...process.env, ...more }
      const child = spawn(program, [...first, ...args], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const told = []
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => told.push(bytes))
      child.on('error', () => done(false))
      child.on('close', (code) => {
        process.stdout.write(Buffer.concat(told))
        done(code === 0)
      })
    })
const aside = asideWith({})
/** The project `deploy` on an isolated root; its launcher decides what is run there. */
const onOwnRoot = (_vitest, _run, _flag, _project, ...args) =>
  asideWith({}, [process.execPath, 'test/deploy/main.mjs'])(...args)

/** The failures of one file in the report. A file that could not be loaded has no tests, only a message. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const own =
    failed.length === 0 && status === 'failed' ? [{ fullName: '', failureMessages: [message] }] : failed
  return own.map(({ fullName, failureMessages }) => {
    const lines = failureMessages
      .join('\n')
      .split('\n')
      .filter((line) => !line.includes('node_modules'))
    // The beginning says what was expected. Of another program's output, the end says why it stopped.
    const shown = lines.length <= 40 ? lines : [...lines.slice(0, 6), '…', ...lines.slice(-33)]
    const said = shown.join('\n    ')
    return `failed   ${relative(root, name)}: ${fullName}\n    ${said}`
  })
}

let reports = 0

/** Runs a project of vitest.config.ts, or some of its files, and adds up the results. */
async function vitest(run, project, ...args) {
  const file = join(scratch, `${++reports}.json`)
  // What one project has translated, the next ones need not translate again.
  const translated = [
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${join(scratch, 'modules')}`,
  ]
  const green = await run(
    'vitest',
    'run',
    '--project',
    project,
    ...args,
    ...translated,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  )
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed += report.numPassedTests
    counts.failed += report.numFailedTests
    counts.skipped += report.numPendingTests + report.numTodoTests
    failures.push(...report.testResults.flatMap(failuresOf))
  } catch {
    counts.failed += 1
  }
  return green
}

/** Runs the journeys that know nothing of gateways over two of them: see test/browser/gateways.ts. */
const overTwoGateways = () =>
  vitest(asideWith({ STOLIK_JOURNEYS: 'two' }), 'journeys', 'test/browser/company', 'test/browser/round')

/** Runs files of a project on the newest Node that we promise to support. The processes that they start use it, too. */
const onNode24 =
  (project, ...files) =>
  () => {
    const node = tools.node24.path
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
    if (!version?.startsWith('v24.')) {
      failures.push(`failed   ${node} is ${version}`)
      return false
    }
    // What the rules of clubs do to the laws is shown in full on the Node that runs this.
    const laws = { LAW_HANDS: '100', LAW_RULE_SETS: '2' }
    const more = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, ...laws }
    const start = asideWith(more, [node, 'node_modules/vitest/vitest.mjs'])
    return vitest((_, ...args) => start(...args), project, ...files)
  }
/** The store contracts, the laws of the games, and hands played at a gateway that is killed. */
const unitsOnNode24 = onNode24(
  'node',
  'platform/gateway/test/store',
  'platform/gateway/test/crash',
  'laws.test.ts',
  'platform/gateway/test/account/contract',
  '--maxWorkers=2',
)

/** Journeys in two other engines, in parallel: each waits more than it works. */
const inOtherEngines = () =>
  Promise.all(['firefox', 'webkit'].map((engine) => vitest(aside, engine))).then((all) => all.every(Boolean))

const browser = tools.chromium.missing
const missing = (...ids) => ids.flatMap((id) => tools[id].missing ?? []).join('; ') || undefined
const engines = missing('firefox', 'webkit', 'minibrowser', 'xvfb')
const servers = missing('redis', 'postgres')
/**
 * Each stage has two lanes, one per core; the free lane takes the next part. Parts that others need come first, then the
 * longest ones. Server tests that cut networks and kill servers finish before any browser opens: Chromium ends its requests
 * when a network of the machine comes or goes (ERR_NETWORK_CHANGED).
 */
const stages = [
  [
    { name: 'build', run: () => aside('turbo', 'run', 'build', '--output-logs', 'errors-only') },
    // It tells errors of types, too: the compiler would read all packages again.
    { name: 'lint and types', run: () => aside('oxlint') },
    { name: 'size budget', run: () => aside('size-limit') },
    { name: 'unused code', run: () => aside('knip') },
    { name: 'format', run: () => aside('oxfmt', '--list-different') },
    { name: 'the plugin for WordPress', skip: missing('php'), run: () => vitest(aside, 'wordpress') },
    // Some of these wait for other processes, and what runs beside them waits even more.
    { name: 'unit, laws, contract', run: () => vitest(aside, 'node*', '--maxWorkers=3') },
    { name: 'real servers', skip: servers, run: () => vitest(aside, 'faults', '--maxWorkers=1') },
    { name: 'units on Node 24', skip: missing('node24'), run: unitsOnNode24 },
  ],
  [
    { name: 'browser journeys', skip: browser, run: () => vitest(aside, 'journeys') },
    { name: 'journeys in Firefox and WebKit', skip: engines, run: inOtherEngines },
    { name: 'elements in the browser', skip: browser, run: () => vitest(aside, 'elements*') },
    {
      name: 'the commands of docs/operations.md',
      skip: whyNoRoot() ?? missing('redis', 'postgres', 'nginx', 'caddy', 'notify'),
      run: () => vitest(onOwnRoot, 'deploy'),
    },
    { name: 'journeys over two gateways', skip: browser ?? servers, run: overTwoGateways },
    {
      name: 'a journey on Node 24',
      skip: browser ?? missing('node24'),
      run: onNode24('journeys', 'test/browser/first-card'),
    },
    {
      name: 'elements in other fonts',
      skip: missing('chromium', 'fonts'),
      run: () => vitest(aside, 'fonts'),
    },
    { name: 'elements in longer words', skip: browser, run: () => vitest(aside, 'pseudo') },
  ],
]

const wanted = process.argv.slice(2)
const lines = []
let green = true

async function perform(part) {
  if (wanted.length > 0 && !wanted.some((word) => part.name.includes(word))) return
  if (part.skip !== undefined) {
    lines.push(`skipped  ${part.name}: ${part.skip}`)
    if (ci) green = false
    return
  }
  console.log(`\n── ${part.name}`)
  const from = performance.now()
  const ok = await part.run()
  if (!ok) green = false
  const seconds = Math.round((performance.now() - from) / 1000)
  lines.push(`${ok ? 'passed ' : 'FAILED '}  ${part.name} (${seconds} s)`)
}

for (const parts of stages) {
  const left = [...parts]
  const lane = async () => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) await perform(part)
  }
  await Promise.all([lane(), lane()])
}
rmSync(scratch, { recursive: true, force: true })

console.log(`\n${[...lines, ...failures].join('\n')}\n`)
if (ci && lines.some((line) => line.startsWith('skipped')))
  console.log('CI=true: a skipped part is a failure')
console.log(`tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(green ? 0 : 1)
