/** The code of a table, even from a photograph, only allows writing its list. Players confirm with their card or their PIN. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, fakeTime, guest, testApp, type Asker, type FakeTime } from '../help.js'
import { act, announce, does, official, see } from './gateway.js'
import { newAccounts, newEvents } from '../stores.js'

interface Shown {
  readonly players: readonly { readonly id: string; readonly card: string; readonly pin: string }[]
  readonly series: readonly {
    readonly tables: readonly {
      readonly key: string
      readonly seats: readonly { readonly player: string; readonly signed: boolean }[]
      readonly hands: readonly { readonly line: string; readonly confirmed: readonly number[] }[]
    }[]
  }[]
}
const fields =
  'players { id card pin } series { tables { key seats { player signed } hands { line confirmed } } }'

const at = { series: 1, table: 1 }
const all = [0, 1, 2, 3]
const passed = ['passed', 'passed', 'passed', 'passed']
const device = 'phone234'

let app: FastifyInstance
let accounts: Accounts
let time: FakeTime
let director: Asker
let event: string
let key: string
/** By chair of the first table. */
let seated: readonly { readonly id: string; readonly card: string; readonly pin: string }[]
/** Somebody with a photograph of the code, and no account. */
let stranger: Asker

const look = () => see<Shown>(director, event, fields)
const table = async () => (await look()).series[0]?.tables[0]

beforeEach(async () => {
  accounts = newAccounts()
  time = fakeTime(1_700_000_000_000)
  app = await testApp({ accounts, events: newEvents(), time })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  event = (await announce(director)).event
  for (let n = 1; n <= 8; n++) await does(director, event, { enter: { entrant: { name: `P${n}` } } })
  await does(director, event, { draw: { series: 1 } })
  await does(director, event, { start: { series: 1 } })
  const { players, series } = await look()
  const one = series[0]?.tables[0]
  key = one?.key ?? ''
  seated = (one?.seats ?? []).map(({ player }) => players.find(({ id }) => id === player)) as typeof seated
  stranger = asker(app)
})
afterEach(() => app.close())

interface Agreed {
  readonly code: string
  readonly chair?: number
}
/** Enters a PIN from an address. */
const enterPin = async (
  chair: number,
  pin: string,
  pass: object = { key, device },
  remoteAddress = '10.0.0.1',
  where = at,
): Promise<Agreed> => {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    payload: {
      query: `mutation ($e: ID!, $s: Int!, $t: Int!, $c: Int!, $pin: String!, $p: EventPass!) {
        enterPin(event: $e, series: $s, table: $t, chair: $c, pin: $pin, pass: $p) {
          ... on EventAgreed { chair code } ... on EventRefused { code } } }`,
      variables: { e: event, s: where.series, t: where.table, c: chair, pin, p: pass },
    },
  })
  return response.json<{ data: { enterPin: Agreed } }>().data.enterPin
}
const agree = async (chair: number): Promise<Agreed> => enterPin(chair, seated[chair]?.pin ?? '')
const write = async (hands = 1): Promise<void> => {
  for (let hand = 0; hand < hands; hand++)
    await does(stranger, event, { hand: { ...at, hand, line: 'passed' } }, { key, chair: 0, device })
}
const code = async (what: object, pass: object): Promise<string> =>
  (await act(stranger, event, what, pass)).code
const confirm = { confirm: { ...at, hand: 0, line: 'passed', chair: 1 } }
const correct = { correct: { ...at, hand: 0, readings: ['2 1 made'], consent: all } }
const sign = (chair: number) => ({ sign: { ...at, chair, lines: passed } })

describe('a photograph of a table’s code', () => {
  it('allows writing, but not confirming, correcting or signing for anybody', async () => {
    await write(4)
    for (const pass of [
      { key, chair: 1 },
      { key, chair: 1, device },
      { key, chair: 1, device, agreed: [{ chair: 1, code: 'a' }] },
    ]) {
      expect(await code(confirm, pass)).toBe('PIN_NEEDED')
      expect(await code(correct, pass)).toBe('PIN_NEEDED')
      for (const chair of all) expect(await code(sign(chair), { ...pass, chair })).toBe('PIN_NEEDED')
    }
    expect(await table()).toMatchObject({
      hands: passed.map((line) => ({ line, confirmed: [] })),
      seats: all.map(() => ({ signed: false })),
    })
  })

  it('does not reveal PINs', async () => {
    const { players } = await see<{ players: { pin: string | null }[] }>(stranger, event, 'players { pin }', {
      key,
    })
    expect(players.map(({ pin }) => pin)).toEqual(players.map(() => null))
    for (const { pin } of seated) expect(pin).toMatch(/^\d{6}$/)
  })
})

describe('a player at a table in the hall', () => {
  it('enters the PIN once, and then confirms on that device', async () => {
    await write(4)
    const { code: word } = await agree(1)
    const pass = { key, chair: 1, device, agreed: [{ chair: 1, code: word }] }
    expect((await act(stranger, event, confirm, pass)).__typename).toBe('EventDone')
    expect((await act(stranger, event, sign(1), pass)).__typename).toBe('EventDone')
    // Only for themselves, only on that device.
    expect(await code(sign(2), { ...pass, chair: 2 })).toBe('PIN_NEEDED')
    expect(await code(sign(2), { ...pass, chair: 2, agreed: [{ chair: 2, code: word }] })).toBe('PIN_NEEDED')
    expect(await code(sign(1), { ...pass, device: 'phone999' })).toBe('PIN_NEEDED')
    expect((await table())?.seats.map(({ signed }) => signed)).toEqual([false, true, false, false])
  })

  it('confirms with their own card or account, only for their own chair', async () => {
    await write(4)
    const card = seated[1]?.card
    expect((await act(stranger, event, confirm, { card })).__typename).toBe('EventDone')
    expect((await act(stranger, event, sign(1), { key, card, chair: 1 })).__typename).toBe('EventDone')
    expect(await code(correct, { card })).toBe('PIN_NEEDED')
    expect(await code(sign(2), { key, card, chair: 2 })).toBe('PIN_NEEDED')
    const ola = await guest(app, 'Ola')
    await does(ola, event, { claim: {} }, { card: seated[3]?.card })
    expect((await act(ola, event, { sign: { ...at, lines: passed } })).__typename).toBe('EventDone')
  })

  it('may correct once all have agreed, but not with one PIN missing', async () => {
    await write()
    const agreed = await Promise.all(all.map(agree))
    const pass = { key, chair: 0, device, agreed }
    expect(await code(correct, { ...pass, agreed: agreed.slice(1) })).toBe('PIN_NEEDED')
    // A card replaces its owner’s PIN.
    expect(await code(correct, { ...pass, agreed: agreed.slice(1), card: seated[0]?.card })).toBe(undefined)
    expect((await table())?.hands[0]?.line).toBe('2 1 made')
  })

  it('may type the PIN with spaces, or the code of the card', async () => {
    const { card = '', pin = '' } = seated[2] ?? {}
    expect(await enterPin(2, ` ${pin.slice(0, 3)} ${pin.slice(3)} `)).toMatchObject({ chair: 2 })
    expect(await enterPin(2, card)).toMatchObject({ chair: 2 })
  })

  it('must enter a PIN again after a substitution', async () => {
    await write(4)
    const agreed = [await agree(0)]
    await does(director, event, { enter: { entrant: { name: 'Reserve' }, reserve: true } })
    const { players } = await look()
    await does(director, event, {
      substitute: { ...at, chair: 0, player: players.at(-1)?.id, reason: 'ill' },
    })
    expect(await code(sign(0), { key, chair: 0, device, agreed })).toBe('PIN_NEEDED')
    expect(await enterPin(0, seated[0]?.pin ?? '')).toEqual({ code: 'BAD_PIN' })
  })
})

describe('PINs', () => {
  const wrong = async (times: number, from?: string): Promise<readonly string[]> => {
    const codes: string[] = []
    for (let n = 0; n < times; n++) codes.push((await enterPin(1, '000000', undefined, from)).code)
    return codes
  }

  it('cannot be guessed: failures count for the table and the address', async () => {
    const { code: word } = await agree(2)
    for (let n = 0; n < 12; n++) expect(await agree(3)).toMatchObject({ chair: 3 })
    expect(await wrong(11)).toEqual([...Array.from({ length: 10 }, () => 'BAD_PIN'), 'PIN_LIMIT'])
    // A right PIN is no longer checked; a device that has agreed before continues.
    expect(await agree(1)).toEqual({ code: 'PIN_LIMIT' })
    await write(4)
    const pass = { key, chair: 2, device, agreed: [{ chair: 2, code: word }] }
    expect((await act(stranger, event, sign(2), pass)).__typename).toBe('EventDone')
    // Other addresses are not blocked until the table has had too many failures.
    expect(await enterPin(1, seated[1]?.pin ?? '', undefined, '10.0.7.7')).toMatchObject({ chair: 1 })
    for (let n = 1; n <= 5; n++) await wrong(10, `10.1.${n}.1`)
    expect(await enterPin(1, seated[1]?.pin ?? '', undefined, '10.0.7.8')).toEqual({ code: 'PIN_LIMIT' })
    await time.advance(15 * 60_000)
    expect(await agree(1)).toMatchObject({ chair: 1 })
  })

  it('are checked only for people at the table, on a device with a valid name', async () => {
    const [pin = ''] = seated.map((one) => one.pin)
    expect(await enterPin(0, pin, { device })).toEqual({ code: 'NOT_ALLOWED' })
    expect(await enterPin(0, pin, { key: 'x', device })).toEqual({ code: 'BAD_KEY' })
    expect(await enterPin(0, pin, undefined, undefined, { series: 1, table: 2 })).toEqual({
      code: 'NOT_ALLOWED',
    })
    expect(await enterPin(7, pin)).toEqual({ code: 'NOT_ALLOWED' })
    expect(await enterPin(0, pin, { key })).toEqual({ code: 'MALFORMED' })
    expect(await enterPin(0, pin, { key, device: 'Anna’s phone' })).toEqual({ code: 'MALFORMED' })
    expect(await enterPin(0, pin, { card: seated[3]?.card, device })).toMatchObject({ chair: 0 })
  })
})

it('only the log tells which device wrote a list', async () => {
  await write()
  const pass = { key, chair: 1, device: 'phone555', agreed: [] as Agreed[] }
  const agreed = await enterPin(1, seated[1]?.pin ?? '', pass)
  await does(stranger, event, confirm, { ...pass, agreed: [agreed] })
  await does(stranger, event, { hand: { ...at, hand: 1, line: 'passed' } }, { key, chair: 0 })
  const { entries } = await director.get<{
    entries: readonly { kind: string; by: string; device: string | null }[]
  }>(`{ eventAudit(event: "${event}") { ... on EventAudit { entries { kind by device } } } }`)
  expect(entries.filter(({ by }) => by === 'chair')).toEqual([
    { kind: 'hand', by: 'chair', device },
    { kind: 'confirm', by: 'chair', device: 'phone555' },
    { kind: 'hand', by: 'chair', device: null },
  ])
})
