/** A notice to all players at a gateway: who may write it, and where it appears at once. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { realTime } from '../../src/base/time.js'
import { asker, type App } from '../help.js'
import { owned } from '../settings/owner.js'
import { listen, subscribe } from '../socket-help.js'
import { act, does, official } from './gateway.js'
import { begun, idOf, type Installation } from './rights-kinds.js'
import { newAccounts } from '../stores.js'

interface Told {
  readonly notice: { readonly text: string; readonly at: number } | null
}

let app: App
let installation: Installation
beforeEach(async () => {
  const accounts = newAccounts()
  const { owner, ...setup } = await owned({ accounts, time: realTime })
  app = setup.app
  installation = { app, accounts, owner, now: Date.now }
})
afterEach(() => app.close())

const notice = (text: string) => ({ notice: { text } })
const says = (text: string) => (news: Told) => news.notice?.text === text

it('a notice appears at once for everybody who watches the event or one of its tables, until it is withdrawn', async () => {
  const director = await official(installation, 'Director', 'ORGANISER')
  const event = await begun(director)
  const address = await listen(app)
  const watching = [
    `subscription { event(id: "${event}") { notice { text at } } }`,
    `subscription { eventTable(event: "${event}", series: 1, table: 1) { notice { text at } } }`,
  ].map((query) => subscribe<Told>(address, query))
  for (const one of watching) await one.until((news) => news.notice === null)
  await does(director, event, notice('Lunch until two.'))
  for (const one of watching) await one.until(says('Lunch until two.'))
  await does(director, event, notice('Lunch until three.'))
  for (const one of watching) await one.until(says('Lunch until three.'))
  await does(director, event, notice(''))
  for (const one of watching) {
    await one.until((news) => news.notice === null)
    one.close()
  }
})

it('a notice is refused to referees and strangers, and when it is too long', async () => {
  const director = await official(installation, 'Director', 'ORGANISER')
  const event = await begun(director)
  const referee = await official(installation, 'Rita')
  await does(director, event, { appoint: { account: await idOf(referee), office: 'REFEREE' } })
  const other = await official(installation, 'Other', 'ORGANISER')
  for (const who of [referee, other])
    expect((await act(who, event, notice('Free beer.'))).code).toBe('NOT_ALLOWED')
  expect((await act(asker(app), event, notice('Free beer.'))).code).toBe('NOT_SIGNED_IN')
  expect(await act(director, event, notice('a'.repeat(281)))).toMatchObject({
    code: 'MALFORMED',
    args: [
      { name: 'field', text: 'text' },
      { name: 'problem', text: 'long' },
      { name: 'most', number: 280 },
    ],
  })
  const { notice: latest } = await director.get<Told>(
    `query { event(id: "${event}") { ... on Event { notice { text } } } }`,
  )
  expect(latest).toBeNull()
})
