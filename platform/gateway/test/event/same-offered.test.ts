/** How organisers ask for the same deals at all tables, and what everybody is told about them. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dealsCommitment } from '@stolik/event/same/deals'
import type { Accounts } from '../../src/account/accounts.js'
import { asker, testApp, type Asker } from '../help.js'
import { quiet } from '../quiet.js'
import { act, announce, does, official, regulations, see } from './gateway.js'
import { newAccounts } from '../stores.js'

interface Shown {
  readonly regulations: { readonly sameCards: string | null }
  readonly series: readonly {
    readonly deals: {
      readonly commitment: string
      readonly opened: { readonly salt: string; readonly seed: string } | null
    } | null
  }[]
}
const fields = 'regulations { sameCards } series { deals { commitment opened { salt seed } } }'

const { format } = regulations()
const same = (sameCards: string | null) => ({
  sameCards,
  format: { ...format, chairs: [4], bye: { points: 0, small: 0 } },
})

describe('the same deals at all tables', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let director: Asker
  beforeEach(async () => {
    accounts = newAccounts()
    app = await testApp({ accounts })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
  })
  afterEach(() => app.close())

  it('are asked for in the regulations, and sealed before anybody can enter', async () => {
    const { event } = await announce(director, same('DIFFERENCE'))
    await quiet()
    const { regulations, series } = await see<Shown>(asker(app), event, fields)
    expect(regulations.sameCards).toBe('DIFFERENCE')
    expect(series.map(({ deals }) => deals?.opened)).toEqual([null, null])
    expect(new Set(series.map(({ deals }) => deals?.commitment)).size).toBe(2)
  })

  it('are opened once the series has ended: anybody can compare them with what was shown', async () => {
    const { event } = await announce(director, same('PLACES'))
    const names = Array.from({ length: 8 }, (_, n) => `Player ${n}`)
    await does(director, event, { enterAll: { csv: `name\n${names.join('\n')}\n` } })
    await quiet()
    const [sealed] = (await see<Shown>(asker(app), event, fields)).series
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    const list = { series: 1, lines: ['2 1 made', '3 2 made', 'passed', '1 1 failed'], signed: true }
    for (const table of [1, 2]) await does(director, event, { list: { ...list, table } })
    await does(director, event, { end: { series: 1 } })
    await quiet()
    const [opened, next] = (await see<Shown>(asker(app), event, fields)).series
    expect(opened?.deals?.commitment).toBe(sealed?.deals?.commitment)
    expect(opened?.deals?.opened && dealsCommitment(opened.deals.opened)).toBe(sealed?.deals?.commitment)
    expect(next?.deals?.opened).toBeNull()
  })

  it('are not there unless they are asked for', async () => {
    const { event } = await announce(director)
    await quiet()
    const { regulations, series } = await see<Shown>(asker(app), event, fields)
    expect([regulations.sameCards, series.map(({ deals }) => deals)]).toEqual([null, [null, null]])
  })

  it('are kept after the first draw', async () => {
    const { event } = await announce(director, same('LIST'))
    const csv = 'name\nA\nB\nC\nD\n'
    await does(director, event, { enterAll: { csv } })
    const amend = { regulations: regulations(same(null)), reason: 'r', seen: regulations(same('LIST')) }
    await quiet()
    await does(director, event, { draw: { series: 1 } })
    expect((await act(director, event, { amend })).code).toBe('LOCKED')
  })

  it('come on slips for tables in the hall, to directors alone who do not play and have it noted', async () => {
    const { event } = await announce(director, same('DIFFERENCE'))
    const player = await official({ app, accounts }, 'Player', 'ORGANISER')
    await does(player, event, { register: { entrant: { name: 'Player' } } })
    await does(director, event, { enterAll: { csv: 'name\nA\nB\nC\n' } })
    const { login } = await player.get<{ login: string }>('{ me { login } }')
    const account = (await accounts.byLogin(login))?.id
    await does(director, event, { appoint: { account, office: 'DIRECTION' } })
    await quiet()
    await does(director, event, { draw: { series: 1 } })
    const fetched = async ({ token = '' }: Asker): Promise<number> =>
      (
        await app.inject({
          url: `/files/event/${event}/slips-1.pdf`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode
    expect([await fetched(director), await fetched(player)]).toEqual([404, 404])
    expect((await act(player, event, { printSlips: { series: 1 } })).code).toBe('PLAYS_HERE')
    await does(director, event, { printSlips: { series: 1 } })
    expect([await fetched(director), await fetched(player), await fetched(asker(app))]).toEqual([
      200, 404, 404,
    ])
  })
})
