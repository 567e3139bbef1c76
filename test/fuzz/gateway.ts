/** The gateway under attack, with all games, in a process of its own, started as by an operator. */
import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outer } from '../../platform/gateway/test/outer.js'

export interface Target {
  readonly port: number
  /** The bytes that it uses now; 0 where the system does not tell. */
  memory(): number
  /** The code that creates its owner. */
  readonly setup: string
  /** Its output, once it has ended. */
  dead(): string | undefined
  end(): Promise<void>
}

export const secret = 'e1b7c4fd02a94e0f8f6f6d1f3b2f7a55'
export const clubKey = 'pV7qk2zWm0sYb4xN9dTg6rLh1cFj8uEa'

const root = join(import.meta.dirname, '../..')

/**
 * The heap limit in MiB. The process ends when it needs more, which tells a leak from memory waiting to be collected. It starts
 * with 110.
 */
const heap = 256

/** Starts it without a request limit unless `env` sets one, so that the code behind it is reached. All other limits stay. */
export async function startTarget(
  env: Readonly<Record<string, string>> = {},
  main: readonly string[] = [
    '--import',
    'tsx',
    '--conditions=source',
    join(root, 'platform/gateway/src/main.ts'),
  ],
): Promise<Target> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-fuzz-'))
  const clubs = join(data, 'clubs.json')
  writeFileSync(clubs, JSON.stringify([{ id: 'club', hs256: 'CLUB_KEY', roles: ['REFEREE'] }]))
  const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, ...main], {
    cwd: root,
    env: {
      ...outer,
      PORT: '0',
      HOST: '127.0.0.1',
      STOLIK_DATA: data,
      STOLIK_RATE: '1000000',
      STOLIK_SECRET: secret,
      STOLIK_CLUBS: clubs,
      CLUB_KEY: clubKey,
      STOLIK_LOG: 'error',
      STOLIK_BOT_DELAY: '50',
      REDIS_URL: '',
      DATABASE_URL: '',
      ...env,
    },
  })
  // The child ends with this process, however that ends.
  process.once('exit', () => child.kill('SIGKILL'))
  let said = ''
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        said = (said + data.toString()).slice(-20_000)
        const found = /Stolik is on \S+:(\d+)/.exec(said)?.[1]
        if (found !== undefined && said.includes('/setup#')) resolve(Number(found))
      })
    child.once('close', () => reject(new Error(said)))
  })
  return {
    port,
    setup: /\/setup#([\w-]+)/.exec(said)?.[1] ?? '',
    memory: () => {
      try {
        const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
      } catch {
        return 0
      }
    },
    dead: () => (child.exitCode === null && child.signalCode === null ? undefined : said),
    end: async () => {
      child.kill('SIGTERM')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JWT by HS256 with any claims. */
export function jwt(claims: object, key: string, header: object = { alg: 'HS256' }): string {
  const body = `${base64(header)}.${base64(claims)}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}
