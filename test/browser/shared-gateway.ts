/** Gateways that no test kills: one process serves all those that a test worker starts. */
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
type Ask = (id: number, env?: NodeJS.ProcessEnv, dealt?: DealtCards) => Promise<Answer>

/** The cards of every hand of a game, as its records write them. */
export interface DealtCards {
  readonly game: string
  readonly cards: string
}

let host: Ask | undefined
let ids = 0

/** Starts the process. When it ends, all pending requests fail, and the next request starts another one. */
function begin(): Ask {
  const child: ChildProcess = fork(join(import.meta.dirname, 'gateway-host.mjs'), {
    cwd: root,
    env: settings({}),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // It ends with the worker, and does not keep the worker alive.
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
  return (id, env, dealt) =>
    new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      child.send({ id, env, dealt })
    })
}

/** Starts one gateway with its own file and port. A test that kills or restarts it uses `startAlone` instead. */
export async function startGateway(
  more: Readonly<Record<string, string>> = {},
  dealt?: DealtCards,
): Promise<Served> {
  const ask = (host ??= begin())
  const id = ids++
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'stolik-journey-'))
  const { setup } = await ask(id, settings({ PORT: String(port), STOLIK_DATA: data, ...more }), dealt)
  return {
    url: `http://localhost:${port}`,
    setup: () => setup,
    stop: async () => {
      await ask(id)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
