/** A person's own seats, as the line on top of every page shows them: which tables, whose move it is, and when they are over. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realTime } from '../src/base/time.js'
import { sweepDecision } from '../src/live/sweep.js'
import { addBot, guest, leave, look, openTiny, play, sit, testApp, type Asker } from './help.js'
import { listen, subscribe, watchTable, type Watching } from './socket-help.js'

interface Seat {
  readonly table: { readonly id: string; readonly phase: string; readonly players: readonly unknown[] }
  readonly chair: number
  readonly kept: boolean
  readonly toMove: readonly number[]
  readonly event: string | null
}
const query = `subscription Seats { seats { table { id phase players { name } } chair kept toMove event } }`

let app: FastifyInstance
let port: number
let ola: Asker
let jan: Asker
const watching: Watching<never>[] = []
const follow = (who?: Asker): Watching<readonly Seat[]> => {
  const it = subscribe<readonly Seat[]>(port, query, who?.token)
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

/** A private table where Ola, Jan and a bot play. */
async function playing(): Promise<string> {
  const { id } = await openTiny(ola, 'private: true')
  const { invitation } = await ola.get<{ invitation: string }>(
    `{ table(id: "${id}") { ... on Table { invitation } } }`,
  )
  await sit(jan, id, `invitation: "${invitation}"`)
  await addBot(ola, id)
  return id
}

describe('the seats of a person', () => {
  it('are told to them alone, also those at private tables, as soon as they sit down', async () => {
    const [hers, his] = [follow(ola), follow(jan)]
    for (const seats of [hers, his]) expect(await seats.until(() => true)).toEqual([])
    const { id } = await openTiny(ola, 'private: true')
    const [seat] = await hers.until((seats) => seats.length === 1)
    expect(seat).toMatchObject({
      table: { id, phase: 'GATHERING' },
      chair: 0,
      kept: false,
      toMove: [],
      event: null,
    })
    expect(his.seen.flat()).toEqual([])
  })

  it('say whose move it is after every move, and not more often', async () => {
    const id = await playing()
    const hers = follow(ola)
    for (let moves = 0; moves < 6; moves++) {
      const seen = await look(ola, id)
      if (seen.phase !== 'PLAYING') break
      const toMove = seen.players.flatMap((player, chair) => (player?.thinking === true ? [chair] : []))
      await hers.until(([seat]) => seat?.toMove.join() === toMove.join())
      for (const who of [ola, jan]) {
        const now = await look(who, id)
        if (now.view?.toAct.includes(now.view.seat ?? -1) === true)
          await play(who, id, now.seq, now.view.legal[0] ?? '')
      }
    }
    const texts = hers.seen.map((seats) => JSON.stringify(seats))
    expect(texts.filter((text, i) => text === texts[i - 1])).toEqual([])
  })

  it('begin with the one where it is their move', async () => {
    const { id: waits } = await openTiny(ola)
    const plays = await playing()
    const hers = follow(ola)
    const toMove = (seats: readonly Seat[]): readonly number[] =>
      seats.flatMap((seat) => (seat.table.id === plays ? seat.toMove : []))
    const first = await hers.until((seats) => toMove(seats).some((chair) => chair < 2))
    if (toMove(first).includes(1)) {
      const now = await look(jan, plays)
      await play(jan, plays, now.seq, now.view?.legal[0] ?? '')
    }
    const seats = await hers.until(([first]) => first?.toMove.includes(first.chair) === true)
    expect(seats.map(({ table }) => table.id)).toEqual([plays, waits])
  })

  it('do not make the person present at the table, nor keep an abandoned table open', async () => {
    const id = await playing()
    const his = subscribe(port, watchTable(id), jan.token)
    watching.push(his as never)
    const hers = follow(ola)
    await hers.until(([seat]) => seat !== undefined)
    const { players } = await his.until(({ phase }) => phase === 'PLAYING')
    expect(players[0]).toMatchObject({ name: 'Ola', online: false })
    const table = {
      phase: 'GATHERING',
      opened: { invitation: null },
      occupants: [null],
      haveSat: ['a', 'b'],
    } as never
    const rest = { state: table, isDriven: true, isFollowed: true, quiet: 60 * 60_000, away: 0, unchanged: 0 }
    expect(sweepDecision({ ...rest, isWatched: false })).toBe('close')
    expect(sweepDecision({ ...rest, isWatched: true })).toBe('stay')
    // Where another process drives the table, this one must go on following it.
    expect(sweepDecision({ ...rest, isWatched: false, isDriven: false })).toBe('stay')
  })

  it('are kept by a bot after leaving, and are gone when the table is closed', async () => {
    const id = await playing()
    const hers = follow(ola)
    await leave(ola, id)
    await hers.until(([seat]) => seat?.kept === true)
    await leave(jan, id)
    await hers.until((seats) => seats.length === 0 && hers.seen.length > 1)
  })

  it('are refused to somebody who has not entered', async () => {
    expect(JSON.stringify(await follow().ended)).toContain('NOT_SIGNED_IN')
  })
})
