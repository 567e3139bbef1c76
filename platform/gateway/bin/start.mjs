/** `npm start`: builds what is missing or out of date, then serves everything. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compress } from './compress.mjs'
import { noteBuild } from './note-build.mjs'

// Before anything else that an older Node would stumble over.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Stolik needs Node 20.19 or newer; this is ${process.versions.node}.`)
}
const root = join(import.meta.dirname, '../../..')
await build()
noteBuild()
compress(join(root, 'web/portal/dist'))
await import('../dist/bundle/main.js')

/** Turbo knows what is up to date; most starts wait a moment only, so nothing is said at first. */
async function build() {
  let turbo
  try {
    turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo')
  } catch {
    fail('The packages are not installed: run `npm ci` first.')
  }
  const child = spawn(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const patience = setTimeout(() => console.log('Building; the first time this takes a minute.'), 3_000)
  const status = await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(patience)
  if (status !== 0) fail(`${output}\nThe build failed.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
