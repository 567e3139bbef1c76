/** A gateway as a process of its own, to be stopped, killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Asker } from './help.js'

export interface Child {
  readonly url: string
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
}

const script = fileURLToPath(new URL('./tiny-gateway.ts', import.meta.url))

interface Started {
  readonly exit: Promise<Exit>
  readonly first: Promise<string>
  readonly kill: (signal: NodeJS.Signals) => void
}

const running = new Set<ChildProcess>()

/** Ends whatever a failed test has left behind. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}

function run(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', script], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', STOLIK_BOT_DELAY: '0', STOLIK_RATE: '0', ...env },
  })
  running.add(child)
  let [out, err] = ['', '']
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const first = new Promise<string>((resolve) =>
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString()
      const line = /^Stolik is on (.*)$/m.exec(out)?.[1]
      if (line !== undefined) resolve(line)
    }),
  )
  const exit = new Promise<Exit>((resolve) =>
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve({ code, signal, out, err })
    }),
  )
  return { exit, first, kill: (signal) => void child.kill(signal) }
}

/** Starts a gateway on a data folder and waits until it listens. */
export async function startChild(data: string): Promise<Child> {
  const { exit, first, kill } = run({ STOLIK_DATA: data })
  const url = await Promise.race([first, exit.then(({ err }) => Promise.reject(new Error(err)))])
  return {
    url,
    kill: (signal) => {
      kill(signal)
      return exit
    },
  }
}

/** Starts a gateway that is not expected to run, and waits for its end. */
export const failedStart = (env: Record<string, string>): Promise<Exit> => run(env).exit

/** Asks over real HTTP; fails when the answer does not come. */
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
