/** Processes under load: each is pinned to a core where the system can do that, and tells what it has used so far. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

export interface Pinned {
  /** What `fits` found in its output: its address. */
  readonly address: string
  readonly pid: number
  /** Milliseconds of processor time so far. */
  cpu(): number
  /** Bytes of memory that it uses now. */
  memory(): number
  /** The most bytes of memory that it has used. */
  peakMemory(): number
  /** Gives its sampler an order; the process must have been started with sampler.mjs. */
  order(order: string): Promise<unknown>
  stop(): Promise<void>
}

const canPin = process.platform === 'linux' && availableParallelism() > 1
/** Servers run on the first core, clients on the second. */
export const serverCore = 0
const clientCore = 1

export const pinSelf = (): void => {
  if (canPin) execFileSync('taskset', ['-acp', String(clientCore), String(process.pid)], { stdio: 'ignore' })
}

/** The children end with this process, however that ends. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** What a gateway prints when it listens: its address, in a line of text or of JSON. */
export const listening = /Stolik is on ([^"\s]+?)(?=["\\\s])/

/** Milliseconds within which a server prints that it listens, on a busy machine. */
const startsWithin = 60_000

/**
 * Starts a Node process and waits until it prints a matching line.
 * @param cores `own`: on the servers' core only; `both`: also on that of the clients
 */
export async function start(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  fits: RegExp,
  cores: 'own' | 'both' = 'own',
): Promise<Pinned> {
  const command = [process.execPath, ...args]
  const on = cores === 'own' ? String(serverCore) : `${serverCore},${clientCore}`
  const [file = '', ...rest] = canPin ? ['taskset', '-c', on, ...command] : command
  const child = spawn(file, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null
  running.add(child)
  child.once('exit', () => running.delete(child))
  const address = await addressIn(child, fits)
  const pid = child.pid ?? 0
  return {
    address,
    pid,
    cpu: () => cpuOf(pid),
    memory: () => statusOf(pid, 'VmRSS'),
    peakMemory: () => statusOf(pid, 'VmHWM'),
    order: async (order) => {
      child.send(order)
      const [{ profile }] = (await once(child, 'message')) as [{ profile: unknown }]
      return profile
    },
    stop: async () => {
      if (ended()) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

function addressIn(child: ChildProcess, fits: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const take = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = fits.exec(output)
      if (found !== null) resolve(found[1] ?? '')
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}: ${output}`)))
    setTimeout(() => reject(new Error(`a server has not begun to listen: ${output}`)), startsWithin).unref()
  })
}

const statusOf = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

/** Clock ticks are hundredths of a second on every Linux that Node runs on. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
