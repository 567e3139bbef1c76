/** "Again with the same people": a new table after the last hand of a series. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  asker,
  fakeTime,
  guest,
  leave,
  look,
  openForTwo,
  openTiny,
  playSeries,
  sit,
  testApp,
  whole,
  type Asker,
  type FakeTime,
  type TableAnswer,
} from './help.js'

let app: FastifyInstance
let time: FakeTime
let ola: Asker
let jan: Asker
beforeEach(async () => {
  time = fakeTime()
  app = await testApp({ time })
  ;[ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
})
afterEach(() => app.close())

interface Next extends TableAnswer {
  readonly again: { readonly table: string; readonly name: string } | null
}
const again = (who: Asker, id: string, args = ''): Promise<TableAnswer> =>
  who.get(`mutation { again(table: "${id}" ${args}) { ${whole} } }`)
const pointer = async (who: Asker, id: string): Promise<Next['again']> =>
  (await who.get<Next>(`{ table(id: "${id}") { ... on Table { again { table name } } } }`)).again
const names = ({ players }: TableAnswer): (string | null)[] => players.map((player) => player?.name ?? null)

/** A finished table of Ola, Jan and a bot. */
async function finished(
  args = '',
  meanwhile: (id: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  const { id } = await openForTwo([ola, jan], `speed: FREE ${args}`)
  await meanwhile(id)
  await playSeries(time, [ola, jan], id)
  return id
}

describe('again with the same people', () => {
  it('opens a table with the same settings for the first player, and seats each on their old chair', async () => {
    const id = await finished('length: 9')
    expect(await pointer(ola, id)).toBeNull()
    const first = await again(jan, id)
    expect(first).toMatchObject({ __typename: 'Table', phase: 'GATHERING', chair: 1 })
    expect(first.id).not.toBe(id)
    expect(names(first)).toEqual([null, 'Jan', expect.any(String)])
    expect(first.players[2]?.bot).toBe(true)
    expect(await pointer(ola, id)).toEqual({ table: first.id, name: 'Jan' })
    const second = await again(ola, id)
    expect(second).toMatchObject({ id: first.id, chair: 0, phase: 'PLAYING' })
    const settings = 'game profile chairs length speed'
    const of = (table: string): Promise<object> =>
      ola.get(`{ table(id: "${table}") { ... on Table { ${settings} } } }`)
    expect(await of(first.id)).toEqual(await of(id))
  })

  it('is one table, however many ask and however often', async () => {
    const id = await finished()
    const answers = await Promise.all([again(ola, id), again(jan, id), again(ola, id)])
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    expect((await again(jan, id)).id).toBe(answers[0].id)
    expect(await ola.get<unknown[]>('{ lobby { id } }')).toHaveLength(1)
  })

  it('is private if the table was, and its players need no invitation', async () => {
    const id = await finished('private: true')
    const first = await again(ola, id)
    expect(first.invitation).toMatch(/^\w{16}$/)
    expect((await again(jan, id)).chair).toBe(1)
    const [eve, old] = [await guest(app, 'Ewa'), await look(ola, id)]
    expect(first.invitation).not.toBe(old.invitation)
    expect((await look(eve, first.id)).code).toBe('NOT_INVITED')
  })

  it('refuses a player when their chair and all others are taken', async () => {
    const id = await finished()
    const first = await again(ola, id)
    await sit(await guest(app, 'Ewa'), first.id, 'chair: 1')
    expect((await again(jan, id)).code).toBe('TAKEN')
  })

  it('opens another table when the people of the last one have left it', async () => {
    const id = await finished()
    const first = await again(ola, id)
    await leave(ola, first.id)
    const second = await again(jan, id)
    expect(second.id).not.toBe(first.id)
    expect(await pointer(ola, id)).toEqual({ table: second.id, name: 'Jan' })
  })

  it('puts a bot with a name of its own on the chair of somebody who left', async () => {
    const id = await finished('', async (table) => leave(jan, table))
    const next = await again(ola, id)
    expect(next.phase).toBe('PLAYING')
    expect(names(next)).not.toContain('Jan')
    expect(new Set(names(next)).size).toBe(3)
    expect((await again(jan, id)).code).toBe('NOT_SEATED')
  })

  it('is refused before the end, to people who did not play, without a name, and with invalid luck', async () => {
    const { id } = await openTiny(ola)
    expect((await again(ola, id)).code).toBe('STALE')
    const done = await finished()
    expect((await again(await guest(app, 'Ewa'), done)).code).toBe('NOT_SEATED')
    expect((await again(asker(app), done)).code).toBe('NOT_SIGNED_IN')
    expect((await again(ola, 'nosuchid')).code).toBe('UNKNOWN_TABLE')
    expect((await again(ola, "x' OR 1")).code).toBe('UNKNOWN_TABLE')
    expect((await again(ola, done, 'luck: "not hex"')).code).toBe('BAD_CHOICE')
    expect(await pointer(ola, done)).toBeNull()
  })

  it('is refused to somebody who has as many tables as allowed', async () => {
    const id = await finished()
    for (let i = 0; i < 8; i++) await openTiny(ola)
    expect((await again(ola, id)).code).toBe('TOO_MANY')
    expect(await pointer(ola, id)).toBeNull()
  })

  it('is still known when the finished table is loaded from its log', async () => {
    const id = await finished()
    const first = await again(ola, id)
    expect(await pointer(jan, id)).toEqual({ table: first.id, name: 'Ola' })
    await time.advance(60 * 60_000)
    expect((await pointer(jan, id))?.table).toBe(first.id)
  })
})
