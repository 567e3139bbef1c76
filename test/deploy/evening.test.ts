/**
 * Years of an operator, by the commands of docs/operations.md, on the isolated root that test/deploy/main.mjs makes. Each test
 * continues where the last one ended, as the pages do.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations, run, shell } from './documents.js'
import { isMidTrick, playUntil, sitDown, type Player } from './people.js'

beforeAll(() => {
  if (process.env['STOLIK_DEPLOY'] === undefined)
    throw new Error(
      'These tests change the machine that they run on: npm test -- docs/operations.md gives them one.',
    )
})

const ports = [4000, 4001] as const
const until = async (isSo: () => Promise<boolean> | boolean, patience = 60_000): Promise<void> => {
  for (const end = Date.now() + patience; !(await isSo()); await new Promise((next) => setTimeout(next, 100)))
    if (Date.now() > end) throw new Error('this takes too long')
}
const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
const sockets = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^stolik_sockets (\d+)/m.exec(text)?.[1])
}
const pidOf = (port: number): number => Number(readFileSync(`/run/stolik@${port}.main`, 'utf8'))
const logOf = (port: number): string => readFileSync(`/var/log/stolik@${port}.log`, 'utf8')

interface Answered {
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  readonly text: string
}
/** Fetches a path through the proxy. */
const answerTo = (path: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const ca = readFileSync('/etc/ssl/stolik/ca.pem')
    request({ host: 'cards.example', path, ca, agent: false, headers: { accept: 'text/html' } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('end', () =>
        resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'], text }),
      )
    })
      .once('error', reject)
      .end()
  })
const status = async (path: string): Promise<number | undefined> => (await answerTo(path)).status

/** Stops gateways, requests a page, starts them, and requests it until it is there again. Returns all other answers. */
async function answeredWhile(renewed: string): Promise<readonly Answered[]> {
  expect((await shell(`systemctl stop ${renewed}`)).code).toBe(0)
  const answers = [await answerTo('/')]
  const done = shell(`systemctl start ${renewed}`).then(({ code }) => code)
  await until(async () => {
    const answer = await answerTo('/')
    if (answer.status !== 200) answers.push(answer)
    return answer.status === 200 && (await Promise.race([done, Promise.resolve('not yet')])) !== 'not yet'
  })
  expect(await done).toBe(0)
  return answers
}
const starting: Answered = {
  status: 503,
  retryAfter: '5',
  text: 'This Stolik is starting. Try again in a moment.',
}

/** What a gateway tells a player of the table. */
async function told(port: number): Promise<Told> {
  const query = `{ table(id: "${table}") { ... on Table {
    seq phase hand players { name } sheet { totals } view { seat toAct legal ... on BaskaView { hand left } } } } }`
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${players[0]?.token}` },
    body: JSON.stringify({ query }),
  })
  return ((await answer.json()) as { data: { table: Told } }).data.table
}
interface Told {
  readonly seq: number
  readonly phase: string
  readonly hand: number | null
  readonly players: readonly object[]
  readonly sheet: { readonly totals: readonly number[] }
  readonly view: object | null
}
/** The settled results, which a restored store must keep. A hand whose cards were seen is dealt anew. */
const settled = ({ players, sheet }: Told) => ({ players, sheet })

/** Whether six requests in a row are answered, each within a second. */
async function answersAtOnce(): Promise<boolean> {
  for (let i = 0; i < 6; i++) {
    const late = new Promise((resolve) => setTimeout(resolve, 1_000))
    if ((await Promise.race([status('/healthz').catch(() => 0), late])) !== 200) return false
  }
  return true
}

let table: string
let players: readonly Player[] = []
const leave = async (): Promise<void> => {
  await Promise.all(players.map((player) => player.end()))
  players = []
}
afterAll(leave)

/** Reconnects until each gateway has a connection. */
async function spread(): Promise<void> {
  await until(async () => {
    const counts = await Promise.all(ports.map(sockets))
    if (counts.every((count) => count > 0)) return true
    await players[0]?.renew()
    return false
  })
}
/** Plays the current hand to its end. */
const settle = (): Promise<unknown> => playUntil(table, players, ({ phase }) => phase === 'BETWEEN')
const midTrick = (): Promise<unknown> => playUntil(table, players, isMidTrick)

describe('the first evening', () => {
  it('takes one command', async () => {
    const block = operations().find(({ name }) => name === 'first-evening')
    const child = spawn('bash', ['-c', block?.commands ?? 'false'], {
      cwd: '/opt/stolik',
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, PATH: `${join(import.meta.dirname, 'bin')}:${process.env['PATH'] ?? ''}` },
    })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    await until(() => isReady(4000))
    expect(await (await fetch('http://localhost:4000/')).text()).toContain('<title>')
    // As Ctrl-C does, to the whole process group.
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await gone
    await until(async () => !(await isReady(4000)))
    expect(readdirSync('/opt/stolik/var')).toEqual(expect.arrayContaining(['secret', 'stolik.db']))
  })
})

describe('a domain of its own with TLS', () => {
  it('has a service that reports ready and alive, and keeps its data private', async () => {
    await run('build')
    await run('service')
    expect(await isReady(4000)).toBe(true)
    expect(statSync('/var/lib/stolik/4000/stolik.db').mode & 0o777).toBe(0o600)
    expect(statSync('/etc/stolik/stolik.env').mode & 0o777).toBe(0o600)
    const told = (): string => readFileSync('/var/log/stolik@4000.notify', 'utf8')
    expect(told()).toMatch(/ READY=1\n/)
    await until(() => told().includes(' WATCHDOG=1\n'))
    expect(logOf(4000)).not.toContain('SETTING_UNKNOWN')
  })

  it('is served by nginx, and a hand is played over wss', async () => {
    await run('own-ca')
    expect(await run('nginx')).toContain('"ready":true')
    expect(await status('/')).toBe(200)
    expect(await status('/metrics')).toBe(403)
    const plain = await fetch('http://cards.example/', { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://cards.example/'])
    ;({ table, players } = await sitDown())
    await settle()
    expect(logOf(4000)).not.toMatch(/NO_UPGRADE|PROXY_UNKNOWN/)
  })

  it('answers that it is starting while its only gateway is upgraded', async () => {
    const answers = await answeredWhile('stolik@4000')
    expect(answers).toEqual(answers.map(() => starting))
  })

  it('is backed up in the middle of a hand, and restored elsewhere unchanged', async () => {
    await midTrick()
    await run('backup-file')
    await run('restore-file')
    const secret = /^STOLIK_SECRET=(.*)$/m.exec(readFileSync('/etc/stolik/stolik.env', 'utf8'))?.[1] ?? ''
    const env = { PORT: '4010', HOST: '127.0.0.1', STOLIK_DATA: '/srv/backups/tried', STOLIK_SECRET: secret }
    const tried = spawn(process.execPath, ['/opt/stolik/platform/gateway/dist/bundle/main.js'], {
      env,
      stdio: 'ignore',
    })
    const gone = new Promise((resolve) => tried.once('exit', resolve))
    await until(() => isReady(4010))
    expect(settled(await told(4010))).toEqual(settled(await told(4000)))
    tried.kill()
    await gone
  })
})

describe('two gateways over Redis and PostgreSQL', () => {
  it('take over from the file in the middle of a hand, with the same cards', async () => {
    await run('servers')
    // A start adds an entry of its own, so `seq` differs.
    const { seq, ...before } = await told(4000)
    expect(before).toMatchObject({ phase: 'PLAYING' })
    expect(await run('move')).toMatch(/rows on both sides/)
    for (const port of ports) {
      const { seq: later, ...after } = await told(port)
      expect(after).toEqual(before)
      expect(later - seq).toBeLessThanOrEqual(1)
    }
  })

  it('play a hand over wss on both', async () => {
    await run('two-gateways')
    expect(await Promise.all(ports.map(isReady))).toEqual([true, true])
    const trusting = { NODE_EXTRA_CA_CERTS: '/etc/ssl/stolik/ca.pem' }
    expect(await run('doctor', trusting)).toContain('Nothing is wrong.')
    await spread()
    await settle()
  })

  it('play on when one is killed in mid-trick and started again', async () => {
    await spread()
    await midTrick()
    const pid = pidOf(4000)
    process.kill(pid, 'SIGKILL')
    await settle()
    await until(() => isReady(4000))
    expect(pidOf(4000)).not.toBe(pid)
  })

  it('play on when one hangs in mid-trick: nginx stops sending to it, and it is replaced', async () => {
    await spread()
    await midTrick()
    const pid = pidOf(4001)
    process.kill(pid, 'SIGSTOP')
    // The first requests wait for it, and are answered by the other.
    expect(await Promise.all(Array.from({ length: 4 }, () => status('/healthz')))).toEqual([
      200, 200, 200, 200,
    ])
    const from = Date.now()
    for (let i = 0; i < 10; i++) expect(await status('/healthz')).toBe(200)
    expect(Date.now() - from).toBeLessThan(5_000)
    await settle()
    await until(() => pidOf(4001) !== pid)
    await until(() => isReady(4001))
    expect(logOf(4001)).toContain('no sign of life: ended by the watchdog')
  })

  it('do the same behind Caddy', async () => {
    await run('caddy')
    expect([await status('/'), await status('/metrics')]).toEqual([200, 403])
    await spread()
    await midTrick()
    const pid = pidOf(4000)
    process.kill(pid, 'SIGSTOP')
    // Caddy notices through /readyz, before systemd has replaced the process.
    await until(answersAtOnce, 25_000)
    expect(pidOf(4000)).toBe(pid)
    await settle()
    if (pidOf(4000) === pid) process.kill(pid, 'SIGCONT')
    await until(() => isReady(4000))
  })

  it('answer behind Caddy that they are starting when both are upgraded at once', async () => {
    const answers = await answeredWhile('stolik@4000 stolik@4001')
    expect(answers).toEqual(answers.map(() => starting))
    await until(() => isReady(4001))
  })

  it('are backed up, restored unchanged into another database, and moved back into the file', async () => {
    await run('backup-postgres')
    await run('restore-postgres')
    const hashes = async (database: string): Promise<string> => {
      const query = `SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)), count(*) FROM entries t`
      return (await shell(`cd /; runuser -u postgres -- psql -Atc "${query}" ${database}`)).out
    }
    expect(await hashes('tried')).toBe(await hashes('stolik'))
    const before = settled(await told(4000))
    expect(await run('move-back')).toMatch(/rows on both sides/)
    expect(settled(await told(4000))).toEqual(before)
    await leave()
  })
})

describe('docs/operations.md', () => {
  it('has no commands that no test runs', () => {
    const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'))
    const text = tests.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
    const named = operations().filter(({ name }) => !/^not-run: ./.test(name))
    expect(named.filter(({ name }) => name === '' || !text.includes(`'${name}'`))).toEqual([])
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length)
  })

  it('has its commands run so that one failing command fails the run', async () => {
    expect((await shell('false\ntrue')).code).not.toBe(0)
  })
})
