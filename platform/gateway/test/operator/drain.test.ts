/** A process that is emptied for maintenance: people move to others, or tables in play end. */
import { afterEach, describe, expect, it } from 'vitest'
import { buildGateway, type BuiltGateway } from '../../src/app/app.js'
import { proxyNotices } from '../../src/operator/drain.js'
import { singleNode, type Cluster } from '../../src/store/cluster.js'
import { addBot, fakeTime, guest, look, openTiny, playSeries, testDeps, type FakeTime } from '../help.js'
import { listen, opened, rawSocket, subscribe, watchTable } from '../socket-help.js'

/** As if others were there, too. */
const several: Cluster = { ...singleNode(), alone: false }

let built: BuiltGateway
let time: FakeTime
const start = async (cluster = singleNode()): Promise<number> => {
  time = fakeTime()
  built = await buildGateway(testDeps({ time, cluster }))
  return listen(built.app)
}
afterEach(() => built.app.close())

const readyz = async (): Promise<unknown> => {
  const { statusCode, body } = await built.app.inject({ url: '/readyz' })
  return { status: statusCode, ...(JSON.parse(body) as object) }
}

describe('a process that waits for its tables', () => {
  it('opens no new ones, while those in play go on to their end', async () => {
    const port = await start()
    const ola = await guest(built.app, 'Ola')
    const { id } = await openTiny(ola, 'length: 3')
    await addBot(ola, id)
    await addBot(ola, id)
    const table = subscribe(port, watchTable(id), ola.token)
    await table.until(({ phase }) => phase === 'PLAYING')
    expect(built.drains.set('tables')).toEqual({ emptying: 'tables', closing: false, sockets: 1, tables: 1 })
    const jan = await guest(built.app, 'Jan')
    expect(await openTiny(jan)).toMatchObject({ __typename: 'Refused', code: 'MAINTENANCE' })
    expect(
      await jan.get('mutation { findTable(game: "tiny") { __typename ... on Refused { code } } }'),
    ).toEqual({ __typename: 'Refused', code: 'MAINTENANCE' })
    await playSeries(time, [ola], id)
    expect((await look(ola, id)).phase).toBe('FINISHED')
    expect(
      await ola.get(`mutation { again(table: "${id}") { __typename ... on Refused { code } } }`),
    ).toEqual({
      __typename: 'Refused',
      code: 'MAINTENANCE',
    })
    expect(built.drains.look().tables).toBe(0)
    table.close()
  })

  it('stays ready, since its people have nowhere else to load their page', async () => {
    await start()
    built.drains.set('tables')
    expect(await readyz()).toMatchObject({ status: 200, ready: true })
    built.drains.set(null)
    expect((await openTiny(await guest(built.app, 'Ola'))).__typename).toBe('Table')
  })

  it('does not wait for tables at which nobody is', async () => {
    await start()
    const ola = await guest(built.app, 'Ola')
    const { id } = await openTiny(ola)
    await addBot(ola, id)
    await addBot(ola, id)
    expect(built.drains.set('tables').tables).toBe(0)
  })
})

describe('a process whose people others take over', () => {
  const watching = async (port: number) => {
    const ola = await guest(built.app, 'Ola')
    const { id } = await openTiny(ola)
    const table = subscribe(port, watchTable(id), ola.token)
    await table.until(({ phase }) => phase === 'GATHERING')
    return table
  }

  it('tells the proxy at once, and closes sockets once it must have noticed', async () => {
    const port = await start(several)
    const table = await watching(port)
    built.drains.set('people')
    expect(await readyz()).toMatchObject({ status: 503, ready: false, leaving: true })
    await time.advance(proxyNotices - 1)
    expect(built.drains.look()).toMatchObject({ sockets: 1, closing: false })
    await time.advance(1)
    expect(await table.ended).toMatchObject({ code: 1012 })
    await expect.poll(() => built.drains.look()).toMatchObject({ sockets: 0, closing: true })
    await expect(opened(rawSocket(port))).rejects.toThrow('503')
  })

  it('answers requests to the last, and takes people again when the operator changes their mind', async () => {
    const port = await start(several)
    built.drains.set('people')
    await time.advance(proxyNotices)
    expect((await openTiny(await guest(built.app, 'Jan'))).__typename).toBe('Table')
    built.drains.set(null)
    expect(await readyz()).toMatchObject({ status: 200, ready: true })
    const table = await watching(port)
    await time.advance(proxyNotices)
    expect(built.drains.look()).toEqual({ emptying: null, closing: false, sockets: 1, tables: 0 })
    table.close()
  })
})
