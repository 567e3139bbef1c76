/** Events over real servers when something dies: a gateway in the middle of lists, or Redis, which comes back empty. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { endChildren, remote, startChild, type Child } from '../child.js'
import { secret, type Asker } from '../help.js'
import { subscribe, type Watching } from '../socket-help.js'
import { act, announce, comeTo, does, regulations, see } from '../event/gateway.js'
import { playBesideBots } from './real-time.js'

const patience = { timeout: 30_000, interval: 50 }
const rounds = 3

interface Table {
  readonly table: number
  readonly status: string
  readonly online: boolean
  readonly live: string | null
  readonly hands: readonly { readonly line: string }[]
  readonly sheet: { readonly totals: readonly number[] }
}
interface Shown {
  readonly seq: number
  readonly series: readonly { readonly tables: readonly Table[] }[]
}
const fields = 'seq series { tables { table status online live hands { line } sheet { totals } } }'

describe.skipIf(!hasRedis || !hasPostgres)('events over Redis and PostgreSQL', { timeout: 120_000 }, () => {
  let redis: Server
  let postgres: Server
  let env: Record<string, string>
  let one: Child
  let two: Child
  let token: string
  const at = (child: Child): Asker => ({ ...remote(child.url, token), token }) as Asker

  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([startRedis(), startPostgres()])
    env = { REDIS_URL: redis.url, DATABASE_URL: postgres.url, STOLIK_SECRET: secret, STOLIK_BOT_DELAY: '30' }
    const first = await startChild('', env)
    const signed = await remote(first.url).get<{ token: string; login: string }>(
      `mutation { register(name: "Director", password: "correct horse battery") { ... on SignedIn { token login } } }`,
    )
    token = signed.token
    await first.kill('SIGTERM')
    env = { ...env, STOLIK_ASSOCIATION: signed.login }
    ;[one, two] = await Promise.all([startChild('', env), startChild('', env)])
    await at(one).get(`mutation { setRoles(account: "${signed.login}", roles: [ORGANISER]) { __typename } }`)
  }, 120_000)
  afterAll(async () => {
    endChildren()
    await Promise.all([redis.end(), postgres.end()])
  })

  interface Begun {
    readonly event: string
    /** Settles once both online tables have been played to their end, through the second gateway. */
    readonly played: Promise<void>
    readonly leave: () => void
  }
  /** Starts an event with one table in the hall and two online tables, at each of which somebody plays beside bots. */
  const begin = async (op: string): Promise<Begun> => {
    const { event } = await announce(
      at(one),
      {
        mode: 'MIXED',
        speed: 'FREE',
        format: { ...regulations().format, series: [{ rounds, minutes: null, draw: 'LOTS' }] },
      },
      op,
    )
    for (let n = 0; n < 4; n++) await does(at(one), event, { enter: { entrant: { name: `P${n}` } } })
    const guests = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        remote(one.url).get<{ token: string }>(
          `mutation { enter(name: "Guest ${n}") { ... on Guest { token } } }`,
        ),
      ),
    )
    const players = guests.map(({ token }) => ({ ...remote(two.url, token), token }) as Asker)
    for (const [n, player] of players.entries())
      await does(player, event, { register: { entrant: { name: `Guest ${n}`, online: true } } })
    await does(at(one), event, { draw: { series: 1 } })
    const leave = await comeTo(Number(new URL(two.url).port), event, players)
    await does(at(one), event, { start: { series: 1 } })
    const online = async () => (await tables(two, event)).filter((table) => table.online)
    await expect.poll(async () => (await online()).every(({ live }) => live !== null), patience).toBe(true)
    const played = playBesideBots(
      players,
      (await online()).map(({ live }) => live ?? ''),
    )
    return { event, played, leave }
  }
  const watch = (child: Child, event: string): Watching<Shown> =>
    subscribe<Shown>(
      Number(new URL(child.url).port),
      `subscription { event(id: "${event}") { __typename ${fields} } }`,
    )
  const tables = async (child: Child, event: string): Promise<readonly Table[]> =>
    (await see<Shown>(at(child), event, fields)).series[0]?.tables ?? []
  const statuses = (list: readonly Table[] | undefined): readonly string[] =>
    (list ?? []).map(({ status }) => status)
  /** Repeats an act until it is answered, as a phone’s outbox does. */
  const insist = async (child: () => Child, event: string, what: object, op: string): Promise<void> => {
    await expect
      .poll(
        () =>
          act(at(child()), event, what, null, op).then(
            ({ __typename, code }) => (__typename === 'EventDone' ? 'done' : code),
            () => 'away',
          ),
        patience,
      )
      .toBe('done')
  }
  const lines = Array.from({ length: 4 * rounds }, () => 'passed')
  const writeFrom = async (
    child: () => Child,
    event: string,
    first: number,
    until: number,
  ): Promise<void> => {
    for (let hand = first; hand < until; hand++)
      await insist(child, event, { hand: { series: 1, table: 1, hand, line: lines[hand] } }, `hand-${hand}`)
  }
  const signAll = async (child: () => Child, event: string): Promise<void> => {
    for (const chair of [0, 1, 2, 3])
      await insist(child, event, { sign: { series: 1, table: 1, chair, lines } }, `sign-${chair}`)
  }
  /** Waits until both gateways show the expected state, and the log has it. */
  const converged = async (
    event: string,
    child: Child,
    readers: readonly Watching<Shown>[],
  ): Promise<void> => {
    await expect
      .poll(async () => statuses(await tables(child, event)), patience)
      .toEqual(['SIGNED', 'SIGNED', 'SIGNED'])
    const last = await see<Shown>(at(child), event, fields)
    for (const reader of readers) expect(await reader.until(({ seq }) => seq >= last.seq)).toEqual(last)
    const [hall, ...online] = last.series[0]?.tables ?? []
    expect(hall?.hands.map(({ line }) => line)).toEqual(lines)
    for (const { live, hands, sheet } of online) {
      expect(hands).toHaveLength(4 * rounds)
      const played = await at(child).get<{ phase: string; sheet: Table['sheet'] }>(
        `{ table(id: "${live ?? ''}") { ... on Table { phase sheet { totals } } } }`,
      )
      expect(played).toEqual({ phase: 'FINISHED', sheet })
    }
    const { entries } = await at(child).get<{ entries: { kind: string; entry: string }[] }>(
      `{ eventAudit(event: "${event}") { ... on EventAudit { entries { kind entry } } } }`,
    )
    const opened = entries.filter(({ kind }) => kind === 'open').map(({ entry }) => entry)
    expect(new Set(opened).size).toBe(opened.length)
    expect(opened).toHaveLength(2)
    expect(entries.filter(({ kind }) => kind === 'sign')).toHaveLength(12)
  }

  it('lose no acknowledged act when the gateway is killed, and do nothing twice', async () => {
    const { event, played, leave } = await begin('killed')
    const reader = watch(two, event)
    await reader.until(() => true)
    await writeFrom(() => one, event, 0, 3)
    // Some are in progress at the kill, so nobody knows whether they were written.
    const underWay = [3, 4, 5].map((hand) =>
      act(at(one), event, { hand: { series: 1, table: 1, hand, line: 'passed' } }, null, `hand-${hand}`).then(
        ({ __typename }) => __typename,
        () => 'away',
      ),
    )
    const [, answers] = await Promise.all([one.kill('SIGKILL'), Promise.all(underWay)])
    const taken = answers.filter((answer) => answer === 'EventDone').length
    expect((await tables(two, event))[0]?.hands.length).toBeGreaterThanOrEqual(3 + taken)
    await writeFrom(() => two, event, 0, 4 * rounds)
    await signAll(() => two, event)
    one = await startChild('', env)
    await played
    const late = watch(one, event)
    await converged(event, two, [reader, late])
    leave()
    for (const watching of [reader, late]) watching.close()
  })

  it('continue where they were when Redis comes back empty', async () => {
    const { event, played, leave } = await begin('emptied')
    const readers = [watch(one, event), watch(two, event)]
    for (const reader of readers) await reader.until(() => true)
    await writeFrom(() => one, event, 0, 2)
    // In the middle: some hands of an online table are settled, but not all.
    const some = (view: Shown): boolean =>
      view.series[0]?.tables.some(({ online, hands }) => online && hands.length > 0) === true
    await readers[1]?.until(some)
    const before = await tables(two, event)
    await redis.stop('SIGKILL')
    const written = writeFrom(() => two, event, 2, 4 * rounds)
    redis.empty()
    await redis.start()
    await written
    const after = await tables(one, event)
    for (const [i, { hands }] of before.entries())
      expect(after[i]?.hands.slice(0, Math.min(hands.length, after[i].hands.length))).toEqual(
        hands.slice(0, after[i]?.hands.length),
      )
    await signAll(() => one, event)
    await played
    await converged(event, one, readers)
    leave()
    for (const watching of readers) watching.close()
  })
})
