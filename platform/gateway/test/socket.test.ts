/** Live tables over real sockets. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realTime } from '../src/base/time.js'
import { addBot, guest, look, openTiny, play, sit, testApp, type Asker } from './help.js'
import { listen, subscribe, watchTable, type Watching } from './socket-help.js'

let app: FastifyInstance
let port: number
let ola: Asker
let jan: Asker
const watching: Watching<never>[] = []
const watch = (id: string, who?: Asker, args = ''): Watching<Awaited<ReturnType<typeof look>>> => {
  const it = subscribe(port, watchTable(id, args), who?.token)
  watching.push(it as never)
  return it
}

beforeEach(async () => {
  app = await testApp({ time: realTime })
  port = await listen(app)
  ;[ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
})
afterEach(async () => {
  for (const it of watching.splice(0)) it.close()
  await app.close()
})

describe('a subscription to a table', () => {
  it('returns the newest view at once and after every change, to each viewer their own', async () => {
    const { id } = await openTiny(ola)
    const [mine, jans, theirs] = [watch(id, ola), watch(id, jan), watch(id)]
    expect((await mine.until(() => true)).phase).toBe('GATHERING')
    await sit(jan, id)
    await addBot(ola, id)
    const [a, b, c] = await Promise.all(
      [mine, jans, theirs].map((one) => one.until(({ phase }) => phase === 'PLAYING')),
    )
    expect(a?.view?.hand).toHaveLength(3)
    expect(b?.view?.hand).toHaveLength(3)
    expect(a?.view?.hand).not.toEqual(b?.view?.hand)
    expect(c?.view).toMatchObject({ seat: null, hand: [] })
  })

  it('never reveals hidden information in any message', async () => {
    const { id } = await openTiny(ola)
    const [mine, theirs] = [watch(id, ola), watch(id)]
    await sit(jan, id)
    await addBot(ola, id)
    for (;;) {
      const seen = await look(jan, id)
      if (seen.phase === 'BETWEEN') break
      for (const who of [ola, jan]) {
        const now = await look(who, id)
        if (now.view === null || !now.view.toAct.includes(now.view.seat ?? -1)) continue
        await play(who, id, now.seq, now.view.legal[0] ?? '')
      }
    }
    await mine.until(({ phase }) => phase === 'BETWEEN')
    await theirs.until(({ phase }) => phase === 'BETWEEN')
    for (const { phase, fairness, view } of [...mine.seen, ...theirs.seen])
      if (phase === 'PLAYING') {
        expect(fairness?.opened).toBeNull()
        if (view?.seat === null) expect(view.hand).toEqual([])
      }
  })

  it('counts its viewer as online until it ends', async () => {
    const { id } = await openTiny(ola)
    const theirs = watch(id)
    await theirs.until(({ players }) => players[0]?.online === false)
    const mine = watch(id, ola)
    await theirs.until(({ players }) => players[0]?.online === true)
    const count = theirs.seen.length
    mine.close()
    await theirs.until((seen) => theirs.seen.indexOf(seen) >= count && seen.players[0]?.online === false)
  })

  it('resumes after an interruption with nothing lost', async () => {
    const { id } = await openTiny(ola)
    await sit(jan, id)
    const first = watch(id, jan)
    await first.until(() => true)
    first.close()
    await addBot(ola, id)
    const again = watch(id, jan)
    const [now] = [await again.until(() => true)]
    expect(now).toMatchObject({ phase: 'PLAYING', chair: 1 })
    expect(now.view).toEqual((await look(jan, id)).view)
  })

  it('is refused with a code if the table would be', async () => {
    const { id, invitation } = await openTiny(ola, 'private: true')
    const code = async (of: Watching<unknown>): Promise<unknown> => {
      const [error] = (await of.ended) as { extensions: { code: string } }[]
      return error?.extensions.code
    }
    expect(await code(watch('zzzzzzzz', jan))).toBe('UNKNOWN_TABLE')
    expect(await code(watch('#', jan))).toBe('UNKNOWN_TABLE')
    expect(await code(watch('+/x', jan))).toBe('UNKNOWN_TABLE')
    expect(await code(watch(id, jan))).toBe('NOT_INVITED')
    const invited = watch(id, jan, `invitation: "${invitation ?? ''}"`)
    expect((await invited.until(() => true)).id).toBe(id)
  })
})

describe('the lobby', () => {
  it('announces new tables, those with free chairs first', async () => {
    const lobby = subscribe<{ id: string; phase: string; players: unknown[] }[]>(
      port,
      'subscription { lobby { id phase players { name } } }',
    )
    watching.push(lobby as never)
    expect(await lobby.until(() => true)).toEqual([])
    const full = await openTiny(ola)
    await addBot(ola, full.id)
    await addBot(ola, full.id)
    const { id } = await openTiny(jan)
    const rows = await lobby.until((tables) => tables.length === 2)
    expect(rows.map((row) => row.id)).toEqual([id, full.id])
    expect(rows[0]?.players).toEqual([{ name: 'Jan' }, null, null])
  })
})
