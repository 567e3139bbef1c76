/** `npm start`: builds what is missing or out of date, then serves everything. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// Before anything else that an older Node would stumble over.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Stolik needs Node 20.19 or newer; this is ${process.versions.node}.`)
}
const root = join(import.meta.dirname, '../..')
build()
await import('../dist/main.js')

function build() {
  let turbo
  try {
    turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo')
  } catch {
    fail('The packages are not installed: run `npm ci` first.')
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [turbo, 'run', 'build', '--output-logs=errors-only'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  )
  if (status !== 0) fail(`${stdout ?? ''}${stderr ?? ''}\nThe build failed.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
