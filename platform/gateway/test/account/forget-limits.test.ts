/** Forgetting somebody is expensive: it is limited per address, runs one at a time, and cannot be raced. */
import { expect, it, onTestFinished } from 'vitest'
import { asker, guest, openTiny, testApp, type App, type Asker, type TestDeps } from '../help.js'
import { owned, register } from '../settings/owner.js'

interface Given {
  readonly code?: string
}
const asks = '{ ... on Refused { code } }'
const remove = (who: Asker): Promise<Given> => who.get(`mutation { deleteAccount ${asks} }`)
const forgetPlayed = (who: Asker): Promise<Given> => who.get(`mutation { forgetPlayed ${asks} }`)

const start = async (deps: TestDeps): Promise<App> => {
  const app = await testApp(deps)
  onTestFinished(() => app.close())
  return app
}

it('a household may make sixty requests to forget, each with a single search of all tables', async () => {
  let looks = 0
  const app = await start({
    forgetAtTables: () => {
      looks += 1
      return Promise.resolve()
    },
  })
  const her = await guest(app, 'Zenobia')
  const codes: (string | undefined)[] = []
  for (let i = 0; i < 70; i++) codes.push((await (i % 2 === 0 ? remove : forgetPlayed)(her)).code)
  expect(codes.filter((code) => code === undefined)).toHaveLength(60)
  expect(new Set(codes.slice(60))).toEqual(new Set(['TOO_MANY']))
  expect(looks).toBe(30)
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${her.token}`, 'x-forwarded-for': '203.0.113.7' },
    payload: { query: `mutation { deleteAccount ${asks} }` },
  })
  expect(elsewhere.json()).toEqual({ data: { deleteAccount: {} } })
})

it('forgetting runs one at a time, and few requests may wait', async () => {
  const many = 25
  let [now, most, refused] = [0, 0, 0]
  let go = (): void => undefined
  const gate = new Promise<void>((resolve) => (go = resolve))
  const app = await start({
    forgetAtTables: async () => {
      most = Math.max(most, ++now)
      if (now === many) go()
      await gate
      now -= 1
    },
  })
  const all = await Promise.all(Array.from({ length: many }, (_, i) => guest(app, `Guest ${i}`)))
  await Promise.all(
    all.map(async (one) => {
      const { code } = await remove(one)
      if (code !== 'TOO_MANY') return
      refused += 1
      if (refused === 5) go()
    }),
  )
  expect([most, refused]).toEqual([1, 5])
})

it('forgetting ends all sessions first, so that nobody sits down during the search for their name', async () => {
  let meanwhile = (): Promise<void> => Promise.resolve()
  const installation = await owned({ forgetAtTables: () => meanwhile() })
  onTestFinished(() => installation.app.close())
  const ada = await register(installation.app, 'Ada')
  let sat: unknown
  meanwhile = async () => {
    sat = await openTiny(asker(installation.app, ada.token), 'speed: FREE').catch(() => 'refused')
  }
  const done = await installation.owner.get<Given>(
    `mutation { deleteAccountOf(account: "${ada.login}") ${asks} }`,
  )
  expect(done).toEqual({})
  expect(sat).toMatchObject({ code: 'NOT_SIGNED_IN' })
})
