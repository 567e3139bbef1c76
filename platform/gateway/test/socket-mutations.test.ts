/** Mutations over sockets are executed, limited and refused like posted ones. */
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { realTime } from '../src/base/time.js'
import { guest, look, openTiny, play, sit, testApp, type Asker, type TestDeps } from './help.js'
import { listen, message, opened, rawSocket } from './socket-help.js'

let app: FastifyInstance
const ends: (() => void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await app.close()
})

interface Said {
  readonly id: string
  readonly type: string
  readonly payload: unknown
}

/** An initialised socket, and everything it receives. */
async function line(port: number, token?: string) {
  const socket = rawSocket(port)
  ends.push(() => socket.terminate())
  await opened(socket)
  const hello = message(socket)
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }))
  await hello
  const received: Said[] = []
  let check = (): void => undefined
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as Said)
    check()
  })
  const until = (fits: (message: Said) => boolean): Promise<Said> =>
    new Promise((resolve) => {
      check = () => {
        const found = received.find(fits)
        if (found !== undefined) resolve(found)
      }
      check()
    })
  let last = 0
  const ask = async (query: string, variables: object = {}): Promise<Said> => {
    const id = `${++last}`
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }))
    return until((message) => message.id === id)
  }
  return { ask, until, received }
}

async function start(deps: TestDeps = {}): Promise<number> {
  app = await testApp({ time: realTime, ...deps })
  return listen(app)
}

/** Three people at a table after the deal, and the one to move. */
async function dealt(): Promise<{ id: string; seq: number; who: Asker; other: Asker; move: string }> {
  const [ola, jan, ewa] = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
  const { id } = await openTiny(ola, 'speed: FREE')
  await sit(jan, id)
  await sit(ewa, id)
  for (const who of [ola, jan, ewa]) {
    const { seq, view } = await look(who, id)
    if (view?.toAct.includes(view.seat ?? -1) !== true) continue
    return { id, seq, who, other: who === ola ? jan : ola, move: view.legal[0] ?? '' }
  }
  throw new Error('nobody is on the clock')
}

const playing = `mutation ($table: ID!, $seq: Int!, $move: String!) {
  play(table: $table, seq: $seq, move: $move) { __typename ... on Table { seq } ... on Refused { code } }
}`

describe('a move over a socket', () => {
  it('is made, answered once and completed, and answered again when repeated', async () => {
    const port = await start()
    const { id, seq, who, move } = await dealt()
    const { ask, until, received } = await line(port, who.token)
    const variables = { table: id, seq, move }
    const done = { data: { play: { __typename: 'Table', seq: seq + 1 } } }
    expect(await ask(playing, variables)).toEqual({ id: '1', type: 'next', payload: done })
    await until(({ type }) => type === 'complete')
    expect(received.map(({ type }) => type)).toEqual(['next', 'complete'])
    expect((await ask(playing, variables)).payload).toEqual(done)
    expect(await play(who, id, seq, move)).toMatchObject({ seq: seq + 1 })
  })

  it('is refused as it would be by POST', async () => {
    const port = await start()
    const { id, seq, other, who, move } = await dealt()
    const refused = async (token: string | undefined, variables: object): Promise<unknown> => {
      const { payload } = await (await line(port, token)).ask(playing, variables)
      return (payload as { data: { play: { code: string } } }).data.play.code
    }
    expect(await refused(undefined, { table: id, seq, move })).toBe('NOT_SIGNED_IN')
    expect(await refused('forged', { table: id, seq, move })).toBe('NOT_SIGNED_IN')
    expect(await refused(other.token, { table: id, seq, move })).toBe('NOT_YOUR_TURN')
    expect(await refused(who.token, { table: '#', seq, move })).toBe('UNKNOWN_TABLE')
    expect(await refused(who.token, { table: id, seq: seq - 1, move })).toBe('STALE')
    expect(await refused(who.token, { table: id, seq, move: 'nonsense' })).toBe('UNREADABLE')
    expect((await look(who, id)).seq).toBe(seq)
  })

  it('with invalid variables is an error of the client', async () => {
    const port = await start()
    const { ask } = await line(port)
    const { type, payload } = await ask(playing, { table: 'zzzzzzzz', seq: 'one', move: 'x' })
    expect(type).toBe('error')
    expect(payload).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
  })

  it('counts against the person’s rate', async () => {
    const port = await start({ rate: 12 })
    const { token } = await guest(app, 'Ola')
    const { ask } = await line(port, token)
    const codes: unknown[] = []
    for (let n = 0; n < 14; n++) {
      const { payload } = await ask(playing, { table: 'zzzzzzzz', seq: 1, move: 'x' })
      codes.push(
        Array.isArray(payload) ? (payload as [{ extensions: { code: string } }])[0].extensions.code : 'done',
      )
    }
    expect(codes.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 'done'))
    expect(codes.slice(12)).toEqual(['TOO_MANY', 'TOO_MANY'])
  })
})

const acting = `mutation ($act: EventAct!) {
  act(event: "zzzzzzzz", op: "1", act: $act) { __typename ... on EventRefused { code } }
}`

describe('an act of an event over a socket', () => {
  it('may leave out what has a default, as by POST', async () => {
    const port = await start()
    const { token } = await guest(app, 'Ola')
    const { ask } = await line(port, token)
    expect(await ask(acting, { act: { register: { entrant: { name: 'Ola' } } } })).toMatchObject({
      type: 'next',
      payload: { data: { act: { __typename: 'EventRefused', code: 'UNKNOWN_EVENT' } } },
    })
  })

  it('is exactly one, as by POST', async () => {
    const port = await start()
    const { ask } = await line(port)
    const series = { series: 1 }
    for (const act of [{}, { start: series, draw: series }, { start: null }]) {
      const { type, payload } = await ask(acting, { act })
      expect(type).toBe('error')
      expect(payload).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
    }
  })
})
