/** The clock of a series at a gateway: who starts it, what everybody is told at once, and who did it. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { realTime } from '../../src/base/time.js'
import { asker, type App } from '../help.js'
import { owned } from '../settings/owner.js'
import { listen, subscribe } from '../socket-help.js'
import { act, does, official } from './gateway.js'
import { begun, idOf, type Installation } from './rights-kinds.js'
import { newAccounts } from '../stores.js'

interface Told {
  readonly series: readonly {
    readonly endsAt: number | null
    readonly left: number | null
    readonly started: number | null
  }[]
}
interface Audit {
  readonly entries: readonly { readonly kind: string; readonly name: string | null }[]
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

const clock = (minutes: number, seen: number | null) => ({ clock: { series: 1, minutes, seen } })
const minute = 60_000

it('is told at once to everybody who watches, stands still with play, and its log names the director', async () => {
  const director = await official(installation, 'Director', 'ORGANISER')
  const second = await official(installation, 'Second', 'ORGANISER')
  const event = await begun(director)
  await does(director, event, { appoint: { account: await idOf(second), office: 'DIRECTION' } })
  const watching = subscribe<Told>(
    await listen(app),
    `subscription { event(id: "${event}") { series { started endsAt left } } }`,
  )
  await watching.until(({ series }) => series[0]?.started !== null)
  await does(director, event, clock(40, null))
  const news = await watching.until(
    ({ series: [one] }) => Math.abs((one?.endsAt ?? 0) - Date.now() - 40 * minute) < minute,
  )
  // The second director has not seen it yet.
  expect((await act(second, event, clock(30, 0))).code).toBe('OVERTAKEN')
  await does(second, event, clock(30, news.series[0]?.endsAt ?? null))
  await watching.until(
    ({ series: [one] }) => Math.abs((one?.endsAt ?? 0) - Date.now() - 30 * minute) < minute,
  )
  await does(second, event, { pause: { paused: true, reason: 'soup' } })
  const stopped = await watching.until(({ series }) => series[0]?.left !== null)
  expect(stopped.series[0]?.endsAt).toBeNull()
  expect(stopped.series[0]?.left).toBeGreaterThan(29 * minute)
  watching.close()
  const { entries } = await director.get<Audit>(
    `query { eventAudit(event: "${event}", from: 0) { ... on EventAudit { entries { kind name } } } }`,
  )
  expect(entries.filter(({ kind }) => kind === 'clock').map(({ name }) => name)).toEqual([
    'Director',
    'Second',
  ])
})

it('is refused to referees and strangers', async () => {
  const director = await official(installation, 'Director', 'ORGANISER')
  const event = await begun(director)
  const referee = await official(installation, 'Rita')
  await does(director, event, { appoint: { account: await idOf(referee), office: 'REFEREE' } })
  expect((await act(referee, event, clock(30, null))).code).toBe('NOT_ALLOWED')
  expect((await act(asker(app), event, clock(30, null))).code).toBe('NOT_SIGNED_IN')
})
