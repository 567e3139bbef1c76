/** A whole hall behind one address makes its accounts at once. */
import { expect, it, onTestFinished } from 'vitest'
import { memoryRates } from '../../src/http/rates.js'
import { asker, fakeTime, testApp } from '../help.js'

const time = fakeTime()

/** How many accounts are made where so many people ask at once, and how many are counted. */
async function registering(people: number, loginOf: (i: number) => string | null) {
  const rates = memoryRates(time)
  let counted = 0
  const app = await testApp({
    time,
    rates: {
      ...rates,
      hit: (key, most, window, more = 1) => {
        if (key.startsWith('registered:')) counted += more
        return rates.hit(key, most, window, more)
      },
    },
  })
  onTestFinished(() => app.close())
  const document = `mutation ($login: String) {
    register(name: "Somebody", login: $login, password: "karo as wino 10") { ... on Refused { code } }
  }`
  const answers = await Promise.all(
    Array.from({ length: people }, (_, i) =>
      asker(app).get<{ readonly code?: string }>(document, { login: loginOf(i) }),
    ),
  )
  return { codes: answers.flatMap(({ code }) => code ?? []), counted }
}

it('is refused nobody, with logins of their own', async () => {
  expect(await registering(200, (i) => `player${i}`)).toEqual({ codes: [], counted: 200 })
}, 60_000)

it('is counted for those who got an account, and not for those who are asked to come back', async () => {
  const { codes, counted } = await registering(300, () => null)
  expect(new Set(codes)).toEqual(new Set(['TOO_MANY']))
  expect(codes.length).toBeLessThan(60)
  expect(counted).toBe(300 - codes.length)
}, 60_000)
