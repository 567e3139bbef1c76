/** A real gateway as a child process, as it is shipped: on a free port, with its own data, and bots without delay. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outer } from '../../platform/gateway/test/outer.js'
import { freePort } from '../servers/server.js'

const root = join(import.meta.dirname, '../..')

/** A gateway as most journeys use it. */
export interface Served {
  readonly url: string
  /** The address where the first owner is created, as printed at the last start. */
  readonly setup: () => string | undefined
  /** Stops the gateway and deletes its data. */
  stop(): Promise<void>
}

/** A gateway in a process of its own. */
export interface Gateway extends Served {
  /** Sends a signal that the process survives. */
  signal(signal: NodeJS.Signals): void
  /** Kills the process as a power cut would, and waits until it is gone. */
  kill(): Promise<void>
  /** Starts it again, at the same address and with the same data. */
  start(): Promise<void>
}

/** A random secret, although it protects nothing here. */
const secret = randomBytes(32).toString('hex')

/** The environment of a gateway in a journey, with further settings. */
export const settings = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...outer,
  NODE_ENV: 'production',
  STOLIK_BOT_DELAY: '0',
  STOLIK_RATE: '0',
  STOLIK_SECRET: secret,
  ...more,
})

/**
 * Starts one gateway. With `shared` it uses other servers than its own file. `main` is the script to run, if not the usual one.
 */
export async function startAlone(
  shared: Readonly<Record<string, string>> = {},
  main = 'platform/gateway/dist/bundle/main.js',
): Promise<Gateway> {
  const port = shared['PORT'] ?? (await freePort())
  const data = mkdtempSync(join(tmpdir(), 'stolik-journey-'))
  let child: ChildProcess | undefined
  let setup: string | undefined

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const gateway: Gateway = {
    url: `http://localhost:${port}`,
    setup: () => setup,
    async start() {
      child = spawn(process.execPath, [main], {
        cwd: root,
        env: settings({ PORT: String(port), STOLIK_DATA: data, ...shared }),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      setup = /http[^"\s]+\/setup#[\w-]+/.exec(await listening(child))?.[0]
    },
    signal: (signal) => void child?.kill(signal),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
  await gateway.start()
  return gateway
}

/** Resolves with the output when it contains the address. Rejects with the output if the process ends first. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      if (said.includes('Stolik is on')) resolve(said)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}: ${said}`)))
  })
}
