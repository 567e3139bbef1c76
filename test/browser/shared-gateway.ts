/** Gateways that nobody kills: all that a worker of the tests starts are served by one process. */
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../servers/server.js'
import { settings, type Served } from './gateway.js'

const root = join(import.meta.dirname, '../..')

interface Answer {
  readonly id: number
  readonly setup?: string
  readonly failed?: string
}
type Ask = (id: number, env?: NodeJS.ProcessEnv) => Promise<Answer>

let host: Ask | undefined
let ids = 0

/** The process, until it ends: then all who wait for it are told, and the next one to ask has another. */
function begin(): Ask {
  const child: ChildProcess = fork(join(import.meta.dirname, 'gateway-host.mjs'), {
    cwd: root,
    env: settings({}),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // It ends with the worker, and does not keep it.
  child.unref()
  child.channel?.unref()
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Error) => void }>()
  child.on('message', (answer: Answer) => {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.failed === undefined) one?.resolve(answer)
    else one?.reject(new Error(answer.failed))
  })
  child.once('exit', (code) => {
    host = undefined
    const why = `the process of the gateways ended with ${code}: ${said}`
    console.error(why)
    for (const { reject } of waiting.values()) reject(new Error(why))
  })
  return (id, env) =>
    new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      child.send({ id, env })
    })
}

/** Starts one gateway with a file and a port of its own. Whoever wants to kill it or start it again takes `startAlone`. */
export async function startGateway(more: Readonly<Record<string, string>> = {}): Promise<Served> {
  const ask = (host ??= begin())
  const id = ids++
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'stolik-journey-'))
  const { setup } = await ask(id, settings({ PORT: String(port), STOLIK_DATA: data, ...more }))
  return {
    url: `http://localhost:${port}`,
    setup: () => setup,
    stop: async () => {
      await ask(id)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
