/**
 * An evening at two gateways with the same cards. At one, requests come by POST and GraphQL executes them. At the other they
 * come over sockets, where moves go straight to their resolver. Both give the same bytes, whatever is asked.
 */
import { pick, seeded } from '@stolik/core'
import { afterEach, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import type { Entropy } from '../platform/gateway/src/base/entropy.js'
import { games } from '../platform/gateway/src/games.js'
import { fakeTime, guest, testApp, testEntropy, type App, type Asker } from '../platform/gateway/test/help.js'
import { listen, opened, rawSocket } from '../platform/gateway/test/socket-help.js'
import { play, ready } from '../web/elements/src/client/documents.js'
import { table as tableDocument } from '../web/elements/src/client/table-document.js'

const apps: App[] = []
const sockets: WebSocket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  for (const app of apps.splice(0)) await app.close()
})

/** Draws the same at every gateway. Each length has draws of its own: a number for each request is drawn by POST alone. */
function alike(): Entropy {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz'.split('')
  const randoms = new Map<number, ReturnType<typeof seeded>>()
  const word = (length: number): string => {
    const random = randoms.get(length) ?? seeded(`evening ${length}`)
    randoms.set(length, random)
    return Array.from({ length }, () => pick(letters, random)).join('')
  }
  return { ...testEntropy(), word }
}

/** The answer to a request: its text, or that of the errors for which nothing was run. */
type Send = (who: number, query: string, variables: object) => Promise<string>

interface Side {
  readonly people: readonly Asker[]
  readonly send: Send
  /** Moves time on. */
  readonly later: () => Promise<void>
}

async function side(
  names: readonly string[],
  over: (app: App, people: readonly Asker[]) => Promise<Send>,
): Promise<Side> {
  const time = fakeTime()
  const app = await testApp({ time, games, entropy: alike() })
  apps.push(app)
  const people: Asker[] = []
  for (const name of names) people.push(await guest(app, name))
  return { people, send: await over(app, people), later: () => time.advance(7) }
}

const byPost = (app: App, people: readonly Asker[]): Promise<Send> =>
  Promise.resolve(async (who, query, variables) => {
    const { token = '' } = people[who] ?? {}
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query, variables },
    })
    const { data, errors } = JSON.parse(body) as { data: unknown; errors?: object }
    return data === null && errors !== undefined ? JSON.stringify(errors) : body
  })

async function bySocket(app: App, people: readonly Asker[]): Promise<Send> {
  const port = await listen(app)
  const answers = new Map<string, (text: string) => void>()
  const lines = await Promise.all(
    people.map(async ({ token }) => {
      const socket = rawSocket(port)
      sockets.push(socket)
      await opened(socket)
      const greeted = new Promise((done) => socket.once('message', done))
      socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }))
      await greeted
      socket.on('message', (message: Buffer) => {
        const [, id = '', text = ''] =
          /^\{"id":"(\d+)","type":"(?:next|error)","payload":(.*)\}$/s.exec(message.toString()) ?? []
        answers.get(id)?.(text)
      })
      return socket
    }),
  )
  let last = 0
  return (who, query, variables) =>
    new Promise((done) => {
      const id = String(++last)
      answers.set(id, done)
      lines[who]?.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }))
    })
}

interface Seen {
  readonly seq: number
  readonly phase: string
  readonly view: {
    readonly seat: number | null
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
}

describe.each(games.map(({ plugin }) => plugin.id))('an evening of %s', (game) => {
  it('gives the same bytes by execution and straight from the resolver', async () => {
    const { selection } = (await import(`../games/${game}/graphql/selection.ts`)) as { selection: string }
    const plugin = games.find(({ plugin }) => plugin.id === game)?.plugin
    const [profile = ''] = plugin?.profiles ?? []
    const chairs = Math.max(...(plugin?.chairs(profile) ?? []))
    const length = Math.min(...(plugin?.lengths(profile, chairs) ?? []))
    const names = Array.from({ length: chairs }, (_, n) => `Player ${n}`)
    const [posted, sent] = [await side(names, byPost), await side(names, bySocket)]
    const texts: string[] = []
    /** Asks both, and returns what they answer alike. */
    const ask = async (who: number, query: string, variables: object): Promise<string> => {
      const [one, other] = [await posted.send(who, query, variables), await sent.send(who, query, variables)]
      expect(other).toBe(one)
      texts.push(one)
      return one
    }
    /** A document of a page that asks for the whole table, too. */
    const table = /\{\n {2}table\(.*?\{(.*)\n {2}\}\n\}$/s.exec(tableDocument(selection))?.[1] ?? ''
    const widened = (document: string): string =>
      document.replace('... on Table { id seq }', `... on Table {${table}}`)
    const whole = widened(play)
    expect(whole).toContain('fairness')
    const looking = `query ($id: ID!) { table(id: $id) { ... on Table {${table}} } }`
    /** A query goes to each by POST. */
    const look = async (who: number, id: string): Promise<Seen> => {
      const [one, other] = await Promise.all(
        [posted, sent].map(({ people }) => (people[who] as Asker).get<Seen>(looking, { id })),
      )
      expect(other).toEqual(one)
      return one as Seen
    }

    const { data } = JSON.parse(
      await ask(
        0,
        `mutation ($game: ID!, $profile: ID!, $chairs: Int!, $length: Int) {
          open(game: $game, profile: $profile, chairs: $chairs, length: $length, speed: NORMAL) {
            __typename ... on Table {${table}} ... on Refused { code }
          }
        }`,
        { game, profile, chairs, length },
      ),
    ) as { data: { open: { id: string } } }
    const { id } = data.open
    for (let who = 1; who < chairs; who++)
      await ask(
        who,
        `mutation ($table: ID!) { sit(table: $table) {${table.replace(/^/, ' ... on Table {')} } } }`,
        { table: id },
      )

    const random = seeded(game)
    for (let hands = 0; hands < 2;) {
      for (let who = 0; who < chairs; who++) {
        const { seq, phase, view } = await look(who, id)
        if (phase === 'BETWEEN' || phase === 'FINISHED') break
        if (view === null || !view.toAct.includes(view.seat ?? -1)) {
          if (random.below(8) === 0)
            await ask(who, play, { table: id, seq, move: pick(['x', 'pass'], random) })
          continue
        }
        const move = pick(view.legal, random)
        const variables = { table: id, seq, move }
        if (random.below(8) === 0) await ask(who, play, { ...variables, seq: seq - 1 })
        if (random.below(8) === 0) await ask(who, play, { ...variables, move: 'nonsense' })
        await Promise.all([posted.later(), sent.later()])
        await ask(who, random.below(4) === 0 ? whole : play, variables)
        if (random.below(8) === 0) await ask(who, play, variables)
      }
      const { phase } = await look(0, id)
      if (phase === 'PLAYING') continue
      hands += 1
      for (let who = 0; who < chairs; who++) {
        await ask(who, who === 0 ? widened(ready) : ready, {
          table: id,
          ...(who === 1 && { luck: null }),
          ...(who === 2 && { luck: 'ł"7' }),
        })
      }
    }

    // What the variables must be converted for, or are refused for, and whom nothing is known of.
    const good = { table: id, seq: 1, move: 'x' }
    for (const variables of [
      { ...good, table: 7 },
      { ...good, seq: 1.5 },
      { ...good, seq: 2 ** 31 },
      { ...good, seq: '1' },
      { ...good, move: null },
      { table: id, seq: 1 },
      { ...good, move: ['x'] },
      { ...good, more: true },
      { ...good, table: 'zzzzzzzz' },
      { ...good, table: '#' },
      {},
    ])
      await ask(0, play, variables)
    for (const document of [
      `mutation { play(table: "${id}", seq: 1, move: "x") { __typename } }`,
      'mutation ($t: ID!) { a: ready(table: $t) { a: __typename } b: ready(table: $t) { b: __typename } }',
      'mutation ($t: ID! = "zzzzzzzz") { ready(table: $t) { ... on Refused { code message } } }',
      'mutation ($t: ID!, $luck: String) { mine: ready(table: $t, luck: $luck) { ... on Refused { code message } } }',
    ])
      await ask(0, document, { t: id })
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter((text) => text.includes('"Refused"')).length).toBeGreaterThan(5)
  })
})
