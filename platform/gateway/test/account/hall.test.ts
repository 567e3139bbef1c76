/** A whole hall registers its accounts behind one address at once. */
import { expect, it, onTestFinished } from 'vitest'
import { recommendedCost } from '../../src/account/passwords.js'
import { memoryRates } from '../../src/http/rates.js'
import { asker, fakeTime, testApp } from '../help.js'

const time = fakeTime()

/** Lets so many people register at once. Returns the refusals, and how many accounts counted against the limit. */
async function registering(people: number, loginOf: (i: number) => string | null) {
  const rates = memoryRates(time)
  let counted = 0
  let everybodyCame = (): void => undefined
  const everybody = new Promise<void>((resolve) => (everybodyCame = resolve))
  const app = await testApp({
    time,
    // So many wait for it that some are asked to try again.
    hashCost: recommendedCost,
    rates: {
      ...rates,
      hit: async (key, most, window, more = 1) => {
        // The neighbourhood is counted as well.
        if (/^registered:(?!near:)/.test(key)) {
          counted += more
          // Nobody's password is hashed before everybody is here, however slowly they come.
          if (counted === people) everybodyCame()
          await everybody
        }
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

it('registration accepts everybody with a login of their own', async () => {
  expect(await registering(200, (i) => `player${i}`)).toEqual({ codes: [], counted: 200 })
}, 60_000)

it('the limit counts only accounts that were made, not those asked to try again', async () => {
  const { codes, counted } = await registering(300, () => null)
  expect(new Set(codes)).toEqual(new Set(['TOO_MANY']))
  expect(codes.length).toBeLessThan(60)
  expect(counted).toBe(300 - codes.length)
}, 60_000)
