/** Runs the start commands of Dockerfile, compose.yaml and the systemd unit as written, without Docker and systemd. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../test/servers/redis.js'
import { freePort, type Server } from '../../../test/servers/server.js'
import { remote } from './child.js'

type Env = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const secret = '7c1f6a0e9b3d4852a6f0c4d8e2b17359'
const folder = mkdtempSync(join(tmpdir(), 'stolik-deploy-'))
const running = new Set<ChildProcess>()
const servers: Server[] = []

/** The first group of a pattern in a file. */
function line(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`no line like ${pattern.source}`)
  return found
}

/** Parses `A=1 B=2`. */
const pairs = (text: string): Env =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]))

const image = (() => {
  const text = read('Dockerfile')
  const last = text.slice(text.lastIndexOf('\nFROM '))
  return {
    env: pairs(line(last, /^ENV (.*)$/m)),
    start: JSON.parse(line(last, /^CMD (\[.*\])$/m)) as string[],
    health: JSON.parse(line(last, /^HEALTHCHECK .*CMD (\[.*\])$/m)) as string[],
  }
})()

const composed = (() => {
  const text = read('docs/deploy/compose.yaml')
  const block = line(text, /^ {2}environment:\n((?: {4}.*\n)+)/m)
  const env = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/: (.*)/) as [string, string]),
  )
  return {
    env: env as Env,
    redis: line(text, /command: redis-server (.*)$/m)
      .replaceAll('""', '')
      .split(' '),
  }
})()

/** Runs a start command in the project’s folder, with only this environment. */
function start([program = '', ...args]: readonly string[], env: Env): ChildProcess {
  const file = /(^|\/)node$/.test(program) ? process.execPath : program
  const child = spawn(file, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.add(child)
  return child
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })

/** Repeats the image’s health check until the gateway can serve. */
async function healthy(gateway: ChildProcess, env: Env): Promise<void> {
  let output = ''
  gateway.stderr?.on('data', (data: Buffer) => (output += data.toString()))
  while ((await ended(start(image.health, env))) !== 0)
    if (gateway.exitCode !== null) throw new Error(`the gateway did not start: ${output}`)
}

const stop = (child: ChildProcess): Promise<number | null> => {
  child.kill('SIGTERM')
  return ended(child)
}

beforeAll(() => {
  execFileSync(
    'npx',
    ['--no-install', 'turbo', 'run', 'build', '--filter=@stolik/gateway', '--output-logs=none'],
    {
      cwd: root,
      stdio: 'ignore',
    },
  )
}, 300_000)
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  for (const server of servers) await server.end()
  rmSync(folder, { recursive: true })
})

describe('the systemd unit', () => {
  it('starts a gateway that stores its data where the unit says', { timeout: 120_000 }, async () => {
    const unit = read('docs/deploy/stolik@.service')
    const port = await freePort()
    const fill = (text: string): string => text.replaceAll('%i', `${port}`).replace('/var/lib', folder)
    const env = { ...pairs(fill(line(unit, /^Environment=(.*)$/m))), STOLIK_SECRET: secret }
    const gateway = start(fill(line(unit, /^ExecStart=(.*)$/m)).split(' '), env)
    await healthy(gateway, env)
    expect(existsSync(join(folder, `stolik/${port}/stolik.db`))).toBe(true)
    expect(await stop(gateway)).toBe(0)
  })

  it('makes systemd end a process without heartbeats, restart it without limit, and keep its files private', () => {
    const unit = read('docs/deploy/stolik@.service').split('\n')
    expect(unit).toEqual(
      expect.arrayContaining([
        ...['Type=notify', 'NotifyAccess=all', 'WatchdogSec=30', 'StartLimitIntervalSec=0', 'UMask=0077'],
        ...['Restart=always', 'User=stolik'],
      ]),
    )
    expect(line(unit.join('\n'), /^Environment=(.*)$/m)).toContain('HOST=127.0.0.1')
  })

  it('lets a gateway write to the folder of scheduled backups', () => {
    const unit = read('docs/deploy/stolik@.service')
    const into = line(read('docs/operations.md'), /`STOLIK_BACKUPS=([^`]+)`/)
    expect(line(read('docs/deploy/stolik.env'), /^#STOLIK_BACKUPS=(.*)$/m)).toBe(into)
    // Everything else is read-only.
    expect(unit).toContain('\nProtectSystem=strict\n')
    expect(line(unit, /^ReadWritePaths=(.*)$/m)).toBe(`-${into}`)
  })

  it('does not start with a weak secret', { timeout: 120_000 }, async () => {
    const env = { ...image.env, STOLIK_DATA: join(folder, 'weak'), PORT: '0' }
    expect(await ended(start(image.start, env))).toBe(1)
    expect(existsSync(join(folder, 'weak'))).toBe(false)
  })
})

describe('the image', () => {
  it('installs packages before copying the source, so that a changed source keeps that layer', () => {
    const text = read('Dockerfile')
    const stage = (name: string): string => {
      const from = text.indexOf(` AS ${name}\n`)
      return text.slice(from, text.indexOf('\nFROM ', from))
    }
    for (const name of ['build', 'packages']) {
      const before = stage(name).slice(0, stage(name).indexOf('RUN npm ci'))
      expect(before).toContain('COPY --from=manifests /app ./')
      expect(before).not.toContain('COPY . ')
    }
    // The part of a checkout that the command there leaves.
    const checkout = join(folder, 'checkout')
    mkdirSync(checkout)
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
    for (const file of files.filter((one) => existsSync(join(root, one)))) {
      mkdirSync(dirname(join(checkout, file)), { recursive: true })
      writeFileSync(join(checkout, file), '')
    }
    execFileSync('sh', ['-c', line(stage('manifests'), /^RUN (.*)$/m)], { cwd: checkout })
    const left = readdirSync(checkout, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => relative(checkout, join(one.parentPath, one.name)))
    expect(left.toSorted()).toEqual(
      files.filter((file) => /(?:^|\/)package(?:-lock)?\.json$/.test(file)).toSorted(),
    )
  })

  it('is built without the settings beside compose.yaml, which git ignores too', () => {
    expect(read('.dockerignore').split('\n')).toContain('**/.env')
    expect(read('.gitignore').split('\n')).toContain('.env')
  })

  it('knows its commit and that commit’s time, however it is built', () => {
    const commits = /STOLIK_COMMIT="\$\((.*)\)"/g
    const commands = ['Dockerfile', 'docs/operations.md'].map((file) => [...read(file).matchAll(commits)])
    for (const found of commands) {
      expect(found.length).toBeGreaterThan(0)
      for (const [, command = ''] of found) expect(command).toBe("git log -1 --format='%H %ct'")
    }
    // Compose passes on only what is named.
    expect(read('docs/deploy/compose.yaml')).toMatch(/^ {4}args: \[STOLIK_COMMIT\]$/m)
  })

  it('is made of pinned versions', () => {
    const images = [
      ...read('Dockerfile').matchAll(/^(?:ARG NODE=|FROM )(\S+)/gm),
      ...read('docs/deploy/compose.yaml').matchAll(/image: (\S+)/g),
    ]
    const named = images
      .map((match) => match[1])
      .filter((image) => image !== 'node:${NODE}' && image !== 'stolik')
    expect(named.length).toBeGreaterThan(3)
    for (const image of named) expect(image).toMatch(/\d/)
  })
})

describe.skipIf(!hasRedis || !hasPostgres)('compose.yaml', () => {
  it(
    'starts two gateways that serve the same tables and restart one after the other',
    { timeout: 180_000 },
    async () => {
      const [redis, postgres] = await Promise.all([startRedis(...composed.redis), startPostgres()])
      servers.push(redis, postgres)
      expect(composed.env['STOLIK_SECRET']).toMatch(/^\$\{STOLIK_SECRET:\?/)
      const { PGHOST, PGPORT, PGUSER, PGDATABASE, PGPASSWORD } = composed.env
      expect({ PGHOST, PGPORT, PGUSER, PGDATABASE }).toEqual({
        PGHOST: 'postgres',
        PGPORT: '5432',
        PGUSER: 'stolik',
        PGDATABASE: 'stolik',
      })
      expect(PGPASSWORD).toMatch(/^\$\{PGPASSWORD:\?/)
      const { hostname, port, username, pathname } = new URL(postgres.url)
      expect(composed.env['REDIS_URL']).toBe('redis://redis:6379')
      const common: Env = {
        ...image.env,
        ...composed.env,
        STOLIK_SECRET: secret,
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGDATABASE: pathname.slice(1),
        PGPASSWORD: 'trusted/@anyway',
        REDIS_URL: redis.url,
        STOLIK_DATA: join(folder, 'composed'),
        STOLIK_ASSETS: join(folder, 'assets'),
      }
      const ports = [await freePort(), await freePort()] as const
      const [one, two] = ports.map((port) => start(image.start, { ...common, PORT: `${port}` })) as [
        ChildProcess,
        ChildProcess,
      ]
      for (const [i, child] of [one, two].entries()) await healthy(child, { ...common, PORT: `${ports[i]}` })

      const at = (i: 0 | 1, token?: string) => remote(`http://127.0.0.1:${ports[i]}`, token)
      const { token } = await at(0).get<{ token: string }>(
        'mutation { enter(name: "Ola") { ... on Guest { token } } }',
      )
      const { id } = await at(0, token).get<{ id: string }>(
        'mutation { open(game: "skat", profile: "pzskat", chairs: 3, speed: FREE) { ... on Table { id } } }',
      )
      const seen = `{ table(id: "${id}") { ... on Table { players { name } } } }`
      expect(await at(1, token).get(seen)).toEqual({ players: [{ name: 'Ola' }, null, null] })
      expect(await stop(one)).toBe(0)
      const sat = `mutation { addBot(table: "${id}") { ... on Table { chair phase } } }`
      expect(await at(1, token).get(sat)).toEqual({ chair: 0, phase: 'GATHERING' })
      expect(await stop(two)).toBe(0)
    },
  )
})
