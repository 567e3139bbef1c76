/** Starts programs and keeps what they print and how long the processor worked for them. */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The program of a package, without npx, which takes half a second of its own. */
export const bin = (name: string): string => join(root, 'node_modules/.bin', name)

/** The shell says at the end how long the processor worked for the program and for all processes that it waited for. */
const timed = '"$@"; code=$?; times >&3; exit $code'

/** Seconds in what `times` prints: two lines of `0m1.23s 0m4.56s`, the second for the children. */
function secondsIn(times: string): number {
  const [, children = ''] = times.trim().split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + 60 * Number(m) + Number(s),
    0,
  )
}

export interface Ended {
  readonly ok: boolean
  /** Seconds of the processor. */
  readonly cpu: number
}

/** Runs a program to its end. What it prints is appended to the file `log`. */
export function run(
  command: readonly string[],
  { env = {}, log }: { readonly env?: NodeJS.ProcessEnv; readonly log: string },
): Promise<Ended> {
  return new Promise((done) => {
    const file = createWriteStream(log, { flags: 'a' })
    const child = spawn('sh', ['-c', timed, 'sh', ...command], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    let times = ''
    child.stdout?.pipe(file, { end: false })
    child.stderr?.pipe(file, { end: false })
    child.stdio[3]?.on('data', (bytes: Buffer) => (times += bytes.toString()))
    child.on('error', (error) => file.write(`${error.message}\n`))
    child.on('close', (code) => file.end(() => done({ ok: code === 0, cpu: secondsIn(times) })))
  })
}
