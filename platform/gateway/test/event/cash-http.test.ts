/** The cash of an event over the network: two directors at once, and who may see it. */
import { expect, it } from 'vitest'
import { fakeTime, testApp, type Asker } from '../help.js'
import { act, announce, does, official, see } from './gateway.js'
import { newAccounts } from '../stores.js'

it('a fee that two directors take at once is counted once, and only they see the cash', async () => {
  const accounts = newAccounts()
  const app = await testApp({ accounts, time: fakeTime(1_700_000_000_000) })
  try {
    const director = await official({ app, accounts }, 'Director', 'ORGANISER')
    const other = await official({ app, accounts }, 'Other')
    const fee = { amount: 5000, currency: 'PLN', use: 'prizes', reduced: [{ amount: 3000, women: true }] }
    const { event } = await announce(director, { fee })
    const me = await other.get<{ login: string }>('{ me { login } }')
    const id = (await accounts.byLogin(me.login))?.id
    await does(director, event, { appoint: { account: id, office: 'DIRECTION' } })
    await does(director, event, { enter: { entrant: { name: 'Anna', woman: true } } })
    const pay = { paid: { player: 'p1', paid: true } }
    const answers = await Promise.all([act(director, event, pay), act(other, event, pay)])
    expect(
      answers.map((one) => (one.__typename === 'EventDone' ? 'EventDone' : one.code)).toSorted(),
    ).toEqual(['EventDone', 'PAID_ALREADY'])
    const ask = (by: Asker): Promise<object> =>
      see<object>(by, event, 'cash { fees fund booked { n } } players { fee paid }')
    expect(await ask(director)).toMatchObject({
      cash: { fees: 3000, fund: 3000, booked: [] },
      players: [{ fee: 3000, paid: true }],
    })
    const stranger = await official({ app, accounts }, 'Stranger', 'ORGANISER')
    expect(await ask(stranger)).toMatchObject({ cash: null, players: [{ fee: null, paid: null }] })
    const file = async (name: string, token?: string): Promise<number> =>
      (
        await app.inject({
          method: 'GET',
          url: `/files/event/${event}/${name}`,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
      ).statusCode
    const tables = ['cash', 'entries'].flatMap((table) =>
      ['csv', 'xlsx', 'ods'].map((form) => `${table}.${form}`),
    )
    for (const name of ['cash.pdf', ...tables, 'receipts.pdf', 'receipt-1.pdf', 'incidents.pdf'])
      expect([
        name,
        await file(name),
        await file(name, stranger.token),
        await file(name, director.token),
      ]).toEqual([...[name, 404, 404, 200]])
    // Nobody has a certificate before the last series has ended, and a wrong number is refused in words.
    expect(await file('certificates.pdf', director.token)).toBe(404)
    expect(await file('certificates.pdf?first=0', director.token)).toBe(400)
    const hidden = { prizes: [], prizesAstray: [], incidents: [] }
    const query = 'prizes { winner } prizesAstray { winner } incidents { kind who amount }'
    expect(await see<object>(stranger, event, query)).toMatchObject(hidden)
    expect(await see<object>(director, event, query)).toMatchObject({ prizes: [], incidents: [] })
    await does(director, event, { enter: { entrant: { name: 'Ola' } } })
    expect(await see<object>(director, event, query)).toMatchObject({
      incidents: [{ kind: 'unpaid', who: ['2 Ola'], amount: 5000 }],
    })
    expect(await act(director, event, { payPrize: { of: 'all', winner: 'p1', amount: 0 } })).toMatchObject({
      code: 'NO_PRIZE',
    })
  } finally {
    await app.close()
  }
})
