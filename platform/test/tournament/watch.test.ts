/** Events as they are watched over a socket: told after every change, and to everybody what he may see. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { fakeTime, testApp, type Asker } from '../help.js'
import { listen, subscribe, type Watching } from '../socket-help.js'
import { announce, does, newAccounts, official, see } from './gateway.js'

interface Told {
  readonly seq: number
  readonly phase: string
  readonly players: readonly { readonly name: string; readonly card: string | null }[]
}
interface TableTold {
  readonly seq: number
  readonly key: string | null
  readonly hands: readonly { readonly line: string }[]
}

describe('an event that is watched', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let direction: Asker
  let event: string
  let port: number
  const open: Watching<unknown>[] = []
  const watch = <T>(query: string, token?: string): Watching<T> => {
    const watching = subscribe<T>(port, query, token)
    open.push(watching)
    return watching
  }
  beforeEach(async () => {
    accounts = newAccounts()
    app = await testApp({ accounts, time: fakeTime(1_700_000_000_000) })
    port = await listen(app)
    direction = await official({ app, accounts }, 'Direction', 'ORGANISER')
    event = (await announce(direction)).event
  })
  afterEach(async () => {
    for (const watching of open.splice(0)) watching.close()
    await app.close()
  })
  const whole = () => `subscription { event(id: "${event}") { seq phase players { name card } } }`
  const table = (at: number, pass = '') =>
    `subscription { eventTable(event: "${event}", series: 1, table: ${at} ${pass}) { seq key hands { line } } }`

  it('is told after every change, with cards for the direction alone', async () => {
    const [own, other] = [watch<Told>(whole(), direction.token), watch<Told>(whole())]
    for (let n = 1; n <= 4; n++) await does(direction, event, { enter: { entrant: { name: `P${n}` } } })
    const all = (told: Told): boolean => told.players.length === 4
    expect((await own.until(all)).players.every(({ card }) => card !== null)).toBe(true)
    expect((await other.until(all)).players.every(({ card }) => card === null)).toBe(true)
    await does(direction, event, { draw: { series: 1 } })
    await other.until(({ phase }) => phase === 'DRAWN')
  })

  it('shows what one is to it now, not what one was', async () => {
    await does(direction, event, { enter: { entrant: { name: 'P1' } } })
    const other = await official({ app, accounts }, 'Other')
    const { id } = await other.get<{ id: string }>('{ me { id } }')
    const watching = watch<Told>(whole(), other.token)
    const has = (cards: boolean, phase: number) => (told: Told) =>
      told.seq >= phase && told.players.every(({ card }) => (card !== null) === cards)
    await watching.until(has(false, 2))
    await does(direction, event, { appoint: { account: id, office: 'DIRECTION' } })
    await watching.until(has(true, 3))
    await does(direction, event, { appoint: { account: id, office: 'DIRECTION', appointed: false } })
    await watching.until(has(false, 4))
    await does(direction, event, { appoint: { account: id, office: 'REFEREE' } })
    await watching.until(has(false, 5))
  })

  it('tells of a table what happens there, and not what happens elsewhere', async () => {
    for (let n = 1; n <= 8; n++) await does(direction, event, { enter: { entrant: { name: `P${n}` } } })
    await does(direction, event, { draw: { series: 1 } })
    await does(direction, event, { start: { series: 1 } })
    const { series } = await see<{ series: { tables: { key: string }[] }[] }>(
      direction,
      event,
      'series { tables { key } }',
    )
    const key = series[0]?.tables[0]?.key ?? ''
    const [one, two] = [
      watch<TableTold>(table(1, `, pass: { key: "${key}", chair: 0 }`)),
      watch<TableTold>(table(2)),
    ]
    await Promise.all([one, two].map((watching) => watching.until(() => true)))
    await does(
      direction,
      event,
      { hand: { series: 1, table: 1, hand: 0, line: 'passed' } },
      { key, chair: 0 },
    )
    await does(
      direction,
      event,
      { hand: { series: 1, table: 1, hand: 1, line: '1 1 made' } },
      { key, chair: 0 },
    )
    const { key: shown } = await one.until(({ hands }) => hands.length === 2)
    expect(shown).toBeNull()
    await does(direction, event, { hand: { series: 1, table: 2, hand: 0, line: 'passed' } })
    await two.until(({ hands }) => hands.length === 1)
    expect(two.seen.map(({ hands }) => hands.length)).toEqual([0, 1])
  })

  it.each([
    ['that there is not', 'subscription { event(id: "aaaaaaaaaa") { seq } }'],
    ['by a wrong key', 'subscription { event(id: "EVENT", pass: { key: "nonsense" }) { seq } }'],
    [
      'at a table that is not drawn',
      'subscription { eventTable(event: "EVENT", series: 1, table: 1) { seq } }',
    ],
  ])('is not shown %s', async (_, query) => {
    expect(await watch(query.replace('EVENT', event)).ended).toMatchObject([
      { extensions: { code: expect.any(String) as string } },
    ])
  })
})
