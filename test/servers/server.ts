/** A third-party server (Redis, PostgreSQL) as a process of the tests: on a free port, in a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'

export interface Server {
  /** Stays the same when the server is stopped and started again. */
  readonly url: string
  readonly port: number
  /** The folder of its data. */
  readonly data: string
  /** Starts a stopped server again. Resolves when it accepts connections. */
  start(): Promise<void>
  /** Stops it with a signal, by default the one for a clean end; SIGKILL acts like a power cut. Resolves when it has gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Sends a signal: SIGSTOP freezes it without closing connections, SIGCONT lets it go on. */
  signal(signal: NodeJS.Signals): void
  /** Deletes its data, so that it starts empty. Only while it is stopped. */
  empty(): void
  /** Stops it and removes its folder. */
  end(): Promise<void>
}

/** The user that a process runs as; undefined means our own. */
export interface User {
  readonly uid: number
  readonly gid: number
}

export interface Recipe {
  readonly name: string
  readonly user: User | undefined
  /** Fills an empty data folder. */
  prepare(data: string): void
  /** The program and its arguments. */
  command(data: string, port: number): readonly [string, ...string[]]
  /** Matches what it prints when it accepts connections. */
  readonly ready: RegExp
  /** The signal for a clean end. */
  readonly clean: NodeJS.Signals
  url(port: number): string
}

/**
 * The shell becomes the server, and leaves a watcher behind. When this process ends, in whatever way, the watcher's input ends
 * and it kills the server. So a test that is killed leaves nothing running.
 */
const guarded = '( { read -r _ <&3 || kill -KILL $$; } >/dev/null 2>&1 & ); exec "$@" 3<&-'

/** Starts a server in a new folder; `end` must be called. */
export async function serverOf(recipe: Recipe): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), `stolik-${recipe.name}-`))
  const data = join(folder, 'data')
  const make = (): void => {
    mkdirSync(data, { mode: 0o700 })
    if (recipe.user === undefined) return recipe.prepare(data)
    for (const path of [folder, data]) chownSync(path, recipe.user.uid, recipe.user.gid)
    recipe.prepare(data)
  }
  make()
  const port = await freePort()
  let running: Running | undefined

  const start = async (tries = 20): Promise<void> => {
    if (running !== undefined) return
    try {
      running = await run(recipe, data, port)
    } catch (error) {
      // The helpers of a killed PostgreSQL hold its memory for a moment longer.
      if (tries === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
      await start(tries - 1)
    }
  }
  const stop = async (signal = recipe.clean): Promise<void> => {
    const stopped = running
    running = undefined
    if (stopped === undefined) return
    // When PostgreSQL is killed, its helpers go on for a moment, and still answer connected clients.
    const helpers = signal === 'SIGKILL' ? helpersOf(stopped.pid) : []
    process.kill(stopped.pid, signal)
    for (const helper of helpers) endAtOnce(helper)
    // A frozen server handles no other signal before it continues.
    process.kill(stopped.pid, 'SIGCONT')
    await stopped.exit
  }
  await start()

  return {
    url: recipe.url(port),
    port,
    data,
    start: () => start(),
    stop,
    signal: (signal) => {
      if (running !== undefined) process.kill(running.pid, signal)
    },
    empty: () => {
      if (running !== undefined) throw new Error(`${recipe.name} runs`)
      rmSync(data, { recursive: true })
      make()
    },
    end: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Child processes of the same program, where the system tells; elsewhere none. Our watcher does not count. */
function helpersOf(pid: number): readonly number[] {
  const own = programOf(pid)
  if (own === undefined) return []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.filter((child) => child !== '' && programOf(child) === own).map(Number)
}

/** The program of a process. Undefined where the system does not tell, or if the process has just gone. */
function programOf(pid: number | string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/exe`)
  } catch {
    return undefined
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went by itself.
  }
}

interface Running {
  readonly pid: number
  readonly exit: Promise<void>
}

async function run(recipe: Recipe, data: string, port: number): Promise<Running> {
  const child = spawn('/bin/sh', ['-c', guarded, 'sh', ...recipe.command(data, port)], {
    cwd: data,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    ...recipe.user,
  })
  const watcher = child.stdio[3] as Writable
  const exit = new Promise<void>((resolve) =>
    child.once('exit', () => {
      watcher.end('done\n')
      resolve()
    }),
  )
  await ready(child, recipe)
  return { pid: child.pid as number, exit }
}

const ready = (child: ChildProcess, { name, ready: sign }: Recipe): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer): void => {
      // Always read, or the server would block. The beginning is kept, in case it does not start.
      if (output.length < 10_000) output += chunk.toString()
      if (sign.test(output)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`${name} did not start:\n${output}`)))
  })

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * A port on which nobody listens. It is below 32768, where the system takes ports for outgoing connections: one of those could
 * be taken while a server is stopped and started again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768)
    if (await isFree(port)) return port
  }
}
