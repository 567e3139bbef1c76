/** What the machine must have before tests begin, each with a sentence that says what to do. */
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Bytes: databases of tests, translated modules and profiles of browsers. */
const room = 1e9

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm'

/**
 * Has the tests write to memory, if there is plenty: they make hundreds of databases, and each commit would wait for the disk. What a
 * killed process has written is there all the same. Whoever sets TMPDIR decides for themselves.
 */
export function preferMemory(): void {
  if (process.env['TMPDIR'] !== undefined || freemem() < 8e9) return
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize > 4e9) process.env['TMPDIR'] = inMemory
  } catch {
    // Not on this machine.
  }
}

/** Makes the folder for everything temporary, or says why that is not possible and what to do. */
export function scratchFolder(): { readonly folder: string } | { readonly wrong: string } {
  const folder = tmpdir()
  const remedy = 'Free some space, or set TMPDIR to a folder that has it.'
  try {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < room)
      return { wrong: `There is less than 1 GB left for temporary files in ${folder}. ${remedy}` }
    const made = mkdtempSync(join(folder, 'stolik-test-'))
    // PostgreSQL does not run as root, so its user must reach its folder within.
    chmodSync(made, 0o711)
    return { folder: made }
  } catch (error) {
    return { wrong: `No temporary files can be made in ${folder} (${(error as Error).message}). ${remedy}` }
  }
}

/**
 * Takes the checkout for this process until it ends: two runs would build over each other and remove each other's logs. Returns what to
 * do if another one has it.
 * @param folder where the number of the process is noted
 */
export function keepOthersOut(folder: string): string | undefined {
  const file = join(folder, 'test-runs-in')
  const other = Number(numberIn(file))
  if (isAlive(other))
    return `Process ${other} runs tests in this checkout. Wait until it has ended, or use another checkout.`
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, String(process.pid))
  process.once('exit', () => rmSync(file, { force: true }))
  return undefined
}

const numberIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Why this browser does not start, and what to do; undefined if it starts. */
export function whyNoStart(browser: string): string | undefined {
  const profile = mkdtempSync(join(tmpdir(), 'stolik-browser-'))
  const page = ['--dump-dom', 'data:text/html,up']
  const { status, signal, stderr, error } = spawnSync(
    browser,
    ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`, ...page],
    { encoding: 'utf8', timeout: 60_000 },
  )
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  if (status === 0) return undefined
  const last = stderr.trim().split('\n').at(-1) ?? ''
  const why = error?.message ?? (last === '' ? `it ended with ${status ?? signal}` : last.slice(0, 200))
  return `${browser} does not start (${why}). Install chromium-headless-shell, or set CHROMIUM to a browser that starts`
}

/** The browser's name and version. The shell is told apart, since journeys take half as long again without it. */
export function nameOf(browser: string): string {
  const version = versionOf(browser)
  const kind = basename(browser).includes('shell')
    ? 'the headless shell'
    : 'not the headless shell, which is faster'
  return `${version || basename(browser)} (${kind})`
}

/** What a program says of itself; empty if it cannot be started. */
function versionOf(program: string): string {
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  return error === undefined ? (stdout.trim().split('\n')[0] ?? '') : ''
}

/** Why this is no Node 24; undefined if it is one. */
export function whyNoNode24(node: string): string | undefined {
  const version = versionOf(node)
  return version.startsWith('v24.') ? undefined : `${node} is ${version || 'no Node'}, not Node 24`
}
