/** The talk at a table: who may say what, how often, and when others hear it. */
import { phrases, answersTo } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../src/account/accounts.js'
import type { SettingsStore } from '../src/settings/store.js'
import type { FreeText } from '../src/talk/free-text.js'
import {
  addBot,
  asker,
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  play,
  playOn,
  sit,
  testApp,
  type Asker,
  type FakeTime,
} from './help.js'
import { drawn, form, setUp } from './settings/owner.js'
import { listen, subscribe, type Watching } from './socket-help.js'
import { newAccounts, newSettings } from './stores.js'

interface SaidAnswer {
  readonly __typename: 'Said' | 'TooSoon' | 'Refused'
  readonly id: string
  readonly waiting: boolean
  readonly wait: number
  readonly code: string
}
interface Heard {
  readonly id: string
  readonly name: string
  readonly chair: number
  readonly speaker: string
  readonly phrase: string | null
  readonly text: string | null
  readonly answering: string | null
  readonly mine: boolean
  readonly waiting: boolean
  readonly ago: number
}
interface TalkAnswer {
  readonly remarks: readonly Heard[]
}

let app: FastifyInstance
let port: number
let time: FakeTime
let accounts: Accounts
let settings: SettingsStore
let free: { everywhere: boolean; clubs: readonly string[] }
let ola: Asker
let jan: Asker
const watching: Watching<never>[] = []

const sayThere = (who: Asker, table: string, what: object): Promise<SaidAnswer> =>
  who.get(
    `mutation ($table: ID!, $phrase: String, $text: String, $answering: ID) {
      say(table: $table, phrase: $phrase, text: $text, answering: $answering) {
        __typename ... on Said { id waiting } ... on TooSoon { wait } ... on Refused { code }
      }
    }`,
    { table, ...what },
  )
const hear = (table: string, who?: Asker, args = ''): Watching<TalkAnswer> => {
  const it = subscribe<TalkAnswer>(
    port,
    `subscription { talk(id: "${table}" ${args}) {
      remarks { id name chair speaker phrase text answering mine waiting ago }
    } }`,
    who?.token,
  )
  watching.push(it as never)
  return it
}
const heardBy = async (table: string, who?: Asker): Promise<readonly Heard[]> => {
  const it = hear(table, who)
  const { remarks } = await it.until(() => true)
  it.close()
  return remarks
}
const register = async (name: string): Promise<Asker> => {
  const { token } = await asker(app).get<{ token: string }>(
    `mutation { register(name: "${name}", password: "a long enough one 7") { ... on SignedIn { token } } }`,
  )
  return asker(app, token)
}

beforeEach(async () => {
  time = fakeTime()
  accounts = newAccounts()
  settings = newSettings()
  free = { everywhere: false, clubs: [] }
  const freeText: FreeText = {
    everywhere: () => free.everywhere,
    ofClub: (club) => free.clubs.includes(club),
  }
  const clubs = [{ id: 'baszta', origins: [], roles: [] }]
  app = await testApp({ time, accounts, settings, freeText, clubs })
  port = await listen(app)
  ;[ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
})
afterEach(async () => {
  for (const it of watching.splice(0)) it.close()
  await app.close()
})

describe('the phrases', () => {
  it('have phrases as their answers', () => {
    for (const phrase of phrases) for (const answer of answersTo(phrase)) expect(phrases).toContain(answer)
  })
})

describe('a remark', () => {
  it('is heard by players and spectators, with its speaker and what it answers, and does not change the table', async () => {
    const { id } = await openTiny(ola)
    const { seq } = await sit(jan, id)
    const [seated, theirs] = [hear(id, jan), hear(id)]
    const first = await sayThere(ola, id, { phrase: 'good-evening' })
    expect(first).toMatchObject({ __typename: 'Said', waiting: false })
    await sayThere(jan, id, { phrase: 'good-luck', answering: first.id })
    for (const [it, mine] of [
      [seated, true],
      [theirs, false],
    ] as const) {
      const { remarks } = await it.until(({ remarks }) => remarks.length === 2)
      expect(remarks).toMatchObject([
        { id: first.id, name: 'Ola', chair: 0, phrase: 'good-evening', text: null, answering: null },
        { name: 'Jan', chair: 1, phrase: 'good-luck', answering: first.id, mine },
      ])
      expect(remarks[0]?.speaker).toMatch(/^[0-9a-f]{20}$/)
      expect(remarks[0]?.speaker).not.toBe(remarks[1]?.speaker)
    }
    expect((await look(ola, id)).seq).toBe(seq)
  })

  it('has the same speaker at every table, without revealing their id', async () => {
    const [one, two] = [await openTiny(ola), await openTiny(ola)]
    await sayThere(ola, one.id, { phrase: 'hello' })
    await sayThere(ola, two.id, { phrase: 'hello' })
    const [[a], [b]] = [await heardBy(one.id), await heardBy(two.id)]
    expect(a?.speaker).toBe(b?.speaker)
    const me = await ola.get<{ id: string }>('{ me { id } }')
    expect(JSON.stringify([a, b])).not.toContain(me.id)
  })

  it('is refused from people without a seat, with an unknown phrase, and as an answer to something unheard', async () => {
    const { id } = await openTiny(ola)
    const hello = { phrase: 'hello' }
    expect((await sayThere(asker(app), id, hello)).code).toBe('NOT_SIGNED_IN')
    expect((await sayThere(jan, id, hello)).code).toBe('NOT_SEATED')
    expect((await sayThere(ola, 'zzzzzzzz', hello)).code).toBe('UNKNOWN_TABLE')
    for (const bad of [
      {},
      { phrase: '' },
      { phrase: 'i-have-all-jacks' },
      { phrase: 'toString' },
      { phrase: 'hello', text: 'hello' },
      { phrase: 'hello', answering: 'zzzzzzzzzz' },
    ])
      expect((await sayThere(ola, id, bad)).code).toBe('BAD_CHOICE')
    await leave(ola, id)
    expect((await sayThere(ola, id, hello)).code).toBe('NOT_SEATED')
    expect(await heardBy(id)).toEqual([])
  })

  it('is limited to six in half a minute, and the next is told how long to wait', async () => {
    const { id } = await openTiny(ola)
    await sit(jan, id)
    for (let i = 0; i < 6; i++) {
      expect((await sayThere(ola, id, { phrase: 'hello' })).__typename).toBe('Said')
      await time.advance(1_000)
    }
    expect(await sayThere(ola, id, { phrase: 'hello' })).toEqual({ __typename: 'TooSoon', wait: 24_000 })
    expect((await sayThere(jan, id, { phrase: 'hello' })).__typename).toBe('Said')
    expect(await heardBy(id)).toHaveLength(7)
    await time.advance(24_000)
    expect((await sayThere(ola, id, { phrase: 'hello' })).__typename).toBe('Said')
  })

  it('is one of the newest forty that are stored', async () => {
    const { id } = await openTiny(ola)
    for (let i = 0; i < 45; i++) {
      await sayThere(ola, id, { phrase: 'hello' })
      await time.advance(5_000)
    }
    const remarks = await heardBy(id)
    expect(remarks).toHaveLength(40)
    expect(remarks.at(-1)?.ago).toBeLessThan(6_000)
  })

  it('of a forgotten person is removed, even from a table that they have left', async () => {
    const [left, stayed] = [(await openTiny(ola)).id, (await openTiny(ola)).id]
    for (const id of [left, stayed]) {
      await sit(jan, id)
      await sayThere(jan, id, { phrase: 'hello' })
      await sayThere(ola, id, { phrase: 'good-evening' })
    }
    await leave(jan, left)
    const [remark] = await heardBy(left, ola)
    expect(remark).toMatchObject({ name: 'Jan', phrase: 'hello' })
    const watching = hear(left, ola)
    expect(await jan.get('mutation { deleteAccount { ... on Done { done } } }')).toEqual({ done: true })
    const { remarks } = await watching.until(({ remarks }) => remarks.length === 1)
    expect(remarks).toMatchObject([{ name: 'Ola' }])
    for (const id of [left, stayed])
      expect(await heardBy(id, ola)).toMatchObject([{ name: 'Ola', phrase: 'good-evening' }])
    const report = `mutation { report(table: "${left}", remark: "${remark?.id}") { ... on Refused { code } } }`
    expect(await ola.get(report)).toEqual({ code: 'BAD_CHOICE' })
  })

  it('at a private table is heard by its players and people with its invitation', async () => {
    const { id, invitation } = await openTiny(ola, 'private: true')
    expect(await hear(id, jan).ended).toMatchObject([{ extensions: { code: 'NOT_INVITED' } }])
    await sayThere(ola, id, { phrase: 'hello' })
    const invited = hear(id, jan, `invitation: "${invitation}"`)
    expect((await invited.until(() => true)).remarks).toHaveLength(1)
  })
})

describe('while cards are held, a remark', () => {
  let id: string
  const begin = async (): Promise<void> => {
    ;({ id } = await openTiny(ola, 'speed: FREE'))
    await sit(jan, id)
    await addBot(ola, id)
    await time.advance(1)
    expect((await look(ola, id)).phase).toBe('PLAYING')
  }

  it('is withheld from everybody but its speaker until the hand is settled', async () => {
    await begin()
    const [seated, theirs] = [hear(id, jan), hear(id)]
    // Each has heard that nothing was said yet.
    for (const it of [seated, theirs]) await it.until(() => true)
    const answer = await sayThere(ola, id, { phrase: 'good-luck' })
    expect(answer.waiting).toBe(true)
    expect(await heardBy(id, ola)).toMatchObject([{ mine: true, waiting: true }])
    expect(await heardBy(id, jan)).toEqual([])
    expect(await heardBy(id)).toEqual([])
    // An answer to it must not reveal that it exists.
    expect((await sayThere(jan, id, { phrase: 'thanks', answering: answer.id })).code).toBe('BAD_CHOICE')
    const report = `mutation { report(table: "${id}", remark: "${answer.id}") { ... on Refused { code } } }`
    expect(await jan.get(report)).toEqual({ code: 'BAD_CHOICE' })
    const before = [seated.seen.length, theirs.seen.length]
    await playOn(time, [ola, jan], id)
    for (const it of [seated, theirs]) {
      const { remarks } = await it.until(({ remarks }) => remarks.length === 1)
      expect(remarks).toMatchObject([{ name: 'Ola', phrase: 'good-luck', mine: false, waiting: false }])
    }
    // Until the settlement, updates revealed nothing, not even that something was said.
    expect(seated.seen.slice(0, before[0]).concat(theirs.seen.slice(0, before[1]))).toEqual(
      [...seated.seen, ...theirs.seen].filter(({ remarks }) => remarks.length === 0),
    )
  })

  it('is heard at once if it asks for a moment, from the player to move, once per hand', async () => {
    await begin()
    const seat = (await look(ola, id)).view?.toAct[0]
    const [mover, other] = (await look(ola, id)).view?.seat === seat ? [ola, jan] : [jan, ola]
    expect(await sayThere(other, id, { phrase: 'one-moment' })).toMatchObject({ waiting: true })
    expect(await sayThere(mover, id, { phrase: 'one-moment' })).toMatchObject({ waiting: false })
    expect(await sayThere(mover, id, { phrase: 'one-moment' })).toMatchObject({ waiting: true })
    expect(await heardBy(id)).toHaveLength(1)
    const { seq, view } = await look(mover, id)
    await play(mover, id, seq, view?.legal[0] ?? '')
    expect(await heardBy(id)).toHaveLength(1)
  })
})

describe("a line in one's own words", () => {
  it('is refused unless the owner has enabled it, and from people without an account', async () => {
    const eva = await register('Eva')
    const { id } = await openTiny(eva)
    await sit(ola, id)
    const may = (who: Asker): Promise<boolean> => who.get(`{ mayWrite(table: "${id}") }`)
    expect(await may(eva)).toBe(false)
    expect((await sayThere(eva, id, { text: 'Jak się macie?' })).code).toBe('NOT_ALLOWED')
    free = { everywhere: true, clubs: [] }
    expect([await may(eva), await may(ola), await may(jan), await may(asker(app))]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect((await sayThere(ola, id, { text: 'Ahoj' })).code).toBe('NOT_ALLOWED')
    expect((await sayThere(eva, id, { text: '  Jak   się macie? ' })).__typename).toBe('Said')
    expect(await heardBy(id)).toMatchObject([{ phrase: null, text: 'Jak się macie?' }])
  })

  it('is one line of at most 120 visible characters', async () => {
    free = { everywhere: true, clubs: [] }
    const eva = await register('Eva')
    const { id } = await openTiny(eva)
    expect((await sayThere(eva, id, { text: 'ż'.repeat(120) })).__typename).toBe('Said')
    for (const text of ['', '   ', 'ż'.repeat(121), 'a\nb', 'a\u202eb', 'a\u200bb', 'x'.repeat(60_000)])
      expect((await sayThere(eva, id, { text })).code).toBe('BAD_CHOICE')
  })

  it('is possible at tables of a club that enabled it, if everybody there is its member', async () => {
    const [eva, adam] = [await register('Eva'), await register('Adam')]
    const ids = await Promise.all([eva, adam].map((who) => who.get<{ id: string }>('{ me { id } }')))
    const members = await Promise.all(ids.map(({ id }) => accounts.byId(id)))
    const byId: Accounts['byId'] = accounts.byId.bind(accounts)
    accounts.byId = async (id) => {
      const account = await byId(id)
      return account && members.some((m) => m?.id === id) ? { ...account, club: 'baszta' } : account
    }
    free = { everywhere: false, clubs: ['baszta'] }
    const { id } = await openTiny(eva)
    await sit(adam, id)
    expect((await sayThere(adam, id, { text: 'Cześć' })).__typename).toBe('Said')
    await sit(ola, id)
    expect((await sayThere(adam, id, { text: 'Cześć' })).code).toBe('NOT_ALLOWED')
  })
})

describe('a report', () => {
  const send = (who: Asker, table: string, remark: string): Promise<{ done?: boolean; code?: string }> =>
    who.get(
      `mutation { report(table: "${table}", remark: "${remark}") { ... on Done { done } ... on Refused { code } } }`,
    )
  const list = (who: Asker): Promise<{ code?: string; reports?: readonly { id: string }[] }> =>
    who.get(
      '{ reports { ... on Reports { reports { id at table by { name } about { name } lines { phrase text } done } } ... on Refused { code } } }',
    )
  const owner = async (): Promise<Asker> => {
    const { token } = await setUp(app, { code: await drawn(settings), ...form })
    return asker(app, token)
  }

  it('shows the owner the line and those before it, once, and can be resolved', async () => {
    const eva = await owner()
    const { id } = await openTiny(ola)
    await sit(jan, id)
    await sayThere(ola, id, { phrase: 'hello' })
    const { id: remark } = await sayThere(ola, id, { phrase: 'again' })
    await sayThere(ola, id, { phrase: 'see-you' })
    expect(await send(jan, id, remark)).toEqual({ done: true })
    expect(await send(jan, id, remark)).toEqual({ done: true })
    const { reports } = await list(eva)
    expect(reports).toEqual([
      {
        id: reports?.[0]?.id,
        at: time.now(),
        table: id,
        by: { name: 'Jan' },
        about: { name: 'Ola' },
        lines: [
          { phrase: 'hello', text: null },
          { phrase: 'again', text: null },
        ],
        done: null,
      },
    ])
    const done = `mutation { reportDone(id: "${reports?.[0]?.id}") { ... on Done { done } ... on Refused { code } } }`
    expect(await jan.get(done)).toEqual({ code: 'NOT_ALLOWED' })
    expect(await eva.get(done)).toEqual({ done: true })
    expect((await list(eva)).reports).toMatchObject([{ done: time.now() }])
    expect(await eva.get(done.replace(/"\w+"/, '"none"'))).toEqual({ code: 'BAD_CHOICE' })
  })

  it('of a player needs no remark, but a chair and a reason, once for each', async () => {
    const eva = await owner()
    const { id } = await openTiny(ola)
    await sit(jan, id, 'chair: 1')
    const about = (who: Asker, rest: string): Promise<{ done?: boolean; code?: string }> =>
      who.get(`mutation { report(table: "${id}" ${rest}) { ... on Done { done } ... on Refused { code } } }`)
    for (const bad of ['', 'chair: 0', 'reason: NAME', 'chair: 2, reason: NAME', 'chair: 1, reason: NAME'])
      expect([bad, await about(jan, bad)]).toEqual([bad, { code: 'BAD_CHOICE' }])
    expect(await about(asker(app), 'chair: 0, reason: NAME')).toEqual({ code: 'NOT_SIGNED_IN' })
    await sayThere(ola, id, { phrase: 'hello' })
    for (const reason of ['NAME', 'DELAY', 'NAME'])
      expect(await about(jan, `chair: 0, reason: ${reason}`)).toEqual({ done: true })
    const all = await eva.get<{ reports: readonly object[] }>(
      '{ reports { ... on Reports { reports { reason about { name } lines { phrase } } } } }',
    )
    const rest = { about: { name: 'Ola' }, lines: [{ phrase: 'hello' }] }
    expect(all.reports).toHaveLength(2)
    expect(all.reports).toEqual(
      expect.arrayContaining([
        { reason: 'NAME', ...rest },
        { reason: 'DELAY', ...rest },
      ]),
    )
  })

  it('of a player counts with those of remarks: ten a day', async () => {
    const { id } = await openTiny(ola)
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 11; n++) {
      const there = await openTiny(ola, ', private: false')
      const answer = await jan.get<{ code?: string }>(
        `mutation { report(table: "${there.id}", chair: 0, reason: PLAY) { ... on Refused { code } } }`,
      )
      codes.push(answer.code)
      await ola.get(`mutation { leave(table: "${there.id}") { __typename } }`)
    }
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), 'TOO_MANY'])
    await sayThere(ola, id, { phrase: 'hello' })
  })

  it('is visible to nobody else, not about oneself, and one of at most ten a day', async () => {
    const { id } = await openTiny(ola)
    await sit(jan, id)
    const answer = await sayThere(ola, id, { phrase: 'hello' })
    expect((await send(asker(app), id, answer.id)).code).toBe('NOT_SIGNED_IN')
    expect((await send(ola, id, answer.id)).code).toBe('BAD_CHOICE')
    expect((await send(jan, id, 'zzzzzzzzzz')).code).toBe('BAD_CHOICE')
    for (let i = 0; i < 10; i++) expect(await send(jan, id, answer.id)).toEqual({ done: true })
    expect((await send(jan, id, answer.id)).code).toBe('TOO_MANY')
    expect((await list(jan)).code).toBe('NOT_ALLOWED')
    expect((await list(asker(app))).code).toBe('NOT_SIGNED_IN')
  })
})
