/** A gateway in a process of its own, which can be stopped, killed and restarted. */
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundled } from './bundle.js'
import type { Asker } from './help.js'
import { outer } from './outer.js'

export interface Child {
  readonly url: string
  kill(signal: NodeJS.Signals): Promise<Exit>
  /** Sends a signal and waits for output. Returns the first group of the pattern. */
  signal(signal: NodeJS.Signals, printed: RegExp): Promise<string>
  /** Waits for output. Returns the first group of the pattern. */
  printed(pattern: RegExp): Promise<string>
  /** Pauses the process, or resumes it. */
  hold(signal: 'SIGSTOP' | 'SIGCONT'): void
}

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** Lines of JSON. */
  readonly out: string
  /** The messages of the lines of standard error. */
  readonly err: string
}

/** The message of each line of JSON, as a line. Other lines are none that a gateway may write. */
const messagesIn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `${(JSON.parse(line) as { msg: string }).msg}\n`)
    .join('')

const tinyGateway = fileURLToPath(new URL('./tiny-gateway.ts', import.meta.url))

interface Started {
  readonly exit: Promise<Exit>
  readonly first: Promise<string>
  readonly kill: (signal: NodeJS.Signals) => void
  readonly printed: (pattern: RegExp) => Promise<string>
}

const running = new Set<ChildProcess>()

/** Ends processes that a failed test has left behind. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}

async function run(
  env: Record<string, string>,
  by: readonly string[] = [],
  script = tinyGateway,
): Promise<Started> {
  const gateway = [process.execPath, await bundled(script)]
  const [command = '', ...args] = [...by, ...gateway]
  const child = spawn(command, args, {
    env: { ...outer, PORT: '0', HOST: '127.0.0.1', STOLIK_BOT_DELAY: '0', STOLIK_RATE: '0', ...env },
  })
  running.add(child)
  let [out, err] = ['', '']
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = pattern.exec(out)?.[1]
        if (found !== undefined) resolve(found)
      }
      child.stdout.on('data', look)
      look()
    })
  const first = printed(/Stolik is on ([^"\\\s]+)(?=["\\\s])/)
  const exit = new Promise<Exit>((resolve) =>
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve({ code, signal, out, err: messagesIn(err) })
    }),
  )
  return { exit, first, printed, kill: (signal) => void child.kill(signal) }
}

/**
 * Starts a gateway on a data folder and waits until it listens.
 * @param by a command that runs it
 * @param script the program; default: a gateway with only the third game
 */
export async function startChild(
  data: string,
  env: Record<string, string> = {},
  by: readonly string[] = [],
  script = tinyGateway,
): Promise<Child> {
  const { exit, first, kill, printed } = await run({ STOLIK_DATA: data, ...env }, by, script)
  const url = await Promise.race([first, exit.then(({ err }) => Promise.reject(new Error(err)))])
  return {
    url,
    printed,
    hold: kill,
    kill: (signal) => {
      kill(signal)
      return exit
    },
    signal: (signal, pattern) => {
      kill(signal)
      return printed(pattern)
    },
  }
}

/** Starts a gateway that is expected to fail, and waits for its end. */
export const failedStart = async (env: Record<string, string>): Promise<Exit> => (await run(env)).exit

/** A client over real HTTP. It fails if no answer comes. */
export const remote = (url: string, token?: string): Pick<Asker, 'get'> => ({
  get: async <T>(query: string, variables?: object) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Record<string, T> | null; errors?: unknown }
    if (data === null || errors !== undefined) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0] as T
  },
})
