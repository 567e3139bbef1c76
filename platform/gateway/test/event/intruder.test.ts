/** What an attacker can learn of an event or do in it: nothing beyond their own rights. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, fakeTime, guest, testApp, type Asker } from '../help.js'
import { act, announce, does, official, see } from './gateway.js'
import { newAccounts } from '../stores.js'

const juniors = { categories: ['JUNIOR', 'WOMEN'], juniorFrom: 2000, capacity: 4 }
const protestFields = 'protests { n text } players { id number licence woman born card paid }'

interface Shown {
  readonly protests: readonly { readonly n: number; readonly text: string }[]
  readonly players: readonly Readonly<Record<string, unknown>>[]
  readonly opening: object | null
}

describe('an intruder', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let director: Asker
  let event: string
  const register = async (name: string, more: object = {}) => {
    const by = await guest(app, 'G')
    return { by, answer: await act(by, event, { register: { entrant: { name, ...more } } }) }
  }
  beforeEach(async () => {
    accounts = newAccounts()
    app = await testApp({ accounts, time: fakeTime(1_700_000_000_000) })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director, juniors)).event
  })
  afterEach(() => app.close())

  it('does not find out a year of birth or a licence by entering under somebody’s name', async () => {
    await does(director, event, { enter: { entrant: { name: 'Ola', club: 'A', woman: true, born: 2004 } } })
    await does(director, event, { enter: { entrant: { name: 'Ela', club: 'A', licence: 'PL-1' } } })
    const guesses = [
      { born: 2004 },
      { born: 2003 },
      { born: 2004, woman: true },
      { licence: 'PL-2', born: 2004 },
    ]
    const answers = []
    for (const guess of guesses) {
      const { answer } = await register('Ola', { club: 'A', ...guess })
      answers.push(JSON.stringify([answer.code, answer.args]))
    }
    expect(new Set(answers).size).toBe(1)
    const { answer } = await register('Somebody else', { club: 'B', licence: 'PL-1' })
    expect(answer.code).toBe('LICENCE_USED')
    expect(JSON.stringify(answer)).not.toMatch(/Ela|number":1/)
    // The director is told who has it.
    const entered = await act(director, event, { enter: { entrant: { name: 'Jan', licence: 'PL-1' } } })
    expect(entered.code).toBe('LICENCE_TAKEN')
  })

  const begin = async (): Promise<void> => {
    for (let n = 1; n <= 3; n++) await does(director, event, { enter: { entrant: { name: `P${n}` } } })
  }
  const start = async (): Promise<void> => {
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
  }

  it('who withdrew, or waits, does not take part: they read no protests and make none', async () => {
    await begin()
    const gone = (await register('Gone')).by
    const { players } = await see<Shown>(director, event, 'players { id number }')
    await does(gone, event, { withdraw: { player: players.at(-1)?.['id'] } })
    const playing = (await register('Playing')).by
    const waiting = (await register('Waiting')).by
    await start()
    const protest = { protest: { series: 1, table: 1, text: 'they looked at my cards' } }
    expect((await act(playing, event, protest)).__typename).toBe('EventDone')
    expect((await act(gone, event, protest)).code).toBe('NOT_PLAYING')
    expect((await act(waiting, event, protest)).code).toBe('NOT_PLAYING')
    const protests = async (by: Asker): Promise<number> =>
      (await see<Shown>(by, event, protestFields)).protests.length
    expect(await protests(playing)).toBe(1)
    expect([await protests(gone), await protests(waiting), await protests(asker(app))]).toEqual([0, 0, 0])
  })

  it('cannot delay the result by endless protests', async () => {
    await begin()
    const playing = (await register('Playing')).by
    await start()
    const answers = []
    for (let n = 0; n < 12; n++)
      answers.push(await act(playing, event, { protest: { series: 1, table: 1, text: `no ${n}` } }))
    expect(answers.filter(({ __typename }) => __typename === 'EventDone')).toHaveLength(10)
    expect(answers.at(-1)?.code).toBe('TOO_MANY')
  })

  it('cannot fill an event by entering and leaving', async () => {
    event = (await announce(director, { capacity: null }, 'many')).event
    const rows = Array.from({ length: 2_000 }, (_, n) => `Player ${n}`)
    await does(director, event, { enterAll: { csv: `name\n${rows.join('\n')}\n` } })
    expect((await register('One more')).answer).toMatchObject({ code: 'FULL' })
    await does(director, event, { enter: { entrant: { name: 'A guest of honour' } } })
  })

  it('is not shown codes, keys, the seed or private data for categories', async () => {
    await does(director, event, {
      enter: { entrant: { name: 'Ola', licence: 'PL-1', woman: true, born: 2004 } },
    })
    await begin()
    const everything = `${protestFields} opening { seed salt } officials { account } series { tables { key } }`
    const before = await see<Shown>(asker(app), event, everything)
    expect(before.opening).toBeNull()
    await start()
    const { token } = await official({ app, accounts }, 'Rita', 'REFEREE')
    for (const by of [asker(app), await guest(app, 'G'), asker(app, token)]) {
      const text = JSON.stringify(await see<Shown>(by, event, everything))
      expect(text).not.toMatch(/PL-1|2004|"woman":true|"card":"|"key":"|"account":"/)
      for (const file of ['results.json', 'results.csv']) {
        const { body } = await app.inject({ url: `/files/event/${event}/${file}` })
        expect(body).not.toMatch(/PL-1|2004/)
      }
      expect(
        await by.get<object>(
          `{ eventAudit(event: "${event}") { ... on EventAudit { length } ... on EventRefused { code } } }`,
        ),
      ).toEqual({ code: 'NOT_ALLOWED' })
    }
  })

  it('with the key of one table writes no other list, and acts for nobody', async () => {
    event = (await announce(director, { capacity: null }, 'tables')).event
    for (let n = 1; n <= 8; n++) await does(director, event, { enter: { entrant: { name: `P${n}` } } })
    await start()
    const { series } = await see<{ series: { tables: { key: string }[] }[] }>(
      director,
      event,
      'series { tables { key } }',
    )
    const pass = { key: series[0]?.tables[0]?.key, chair: 0 }
    const hand = (table: number) => ({ hand: { series: 1, table, hand: 0, line: 'passed' } })
    const nobody = asker(app)
    expect((await act(nobody, event, hand(1), pass)).__typename).toBe('EventDone')
    for (const what of [
      hand(2),
      { list: { series: 1, table: 1, lines: ['passed'] } },
      { annul: { series: 1, table: 1, reason: 'r' } },
      { protest: { series: 1, table: 1, player: 'p1', text: 'r' } },
      { withdraw: { player: 'p1' } },
      { substitute: { series: 1, table: 1, chair: 0, player: 'p1', reason: 'r' } },
      { final: {} },
    ])
      expect((await act(nobody, event, what, pass)).code).toBe('NOT_ALLOWED')
    expect((await act(nobody, event, hand(1), { key: 'x'.repeat(16), chair: 0 })).code).toBe('BAD_KEY')
  })
})
