/** Who may open another table: guests within a limit per address, people with an account as long as there is room. */
import { expect, it } from 'vitest'
import { mostOfGuests, mostTables, roomBy } from '../src/api/lobby/room.js'
import { memoryRates } from '../src/http/rates.js'
import { fakeTime, guest, openTiny, testApp } from './help.js'

const guestAt = (address: string) => ({ address, session: null })

it('an address can open tables for an evening of its club, and then none for that hour', async () => {
  const time = fakeTime()
  const roomFor = roomBy(memoryRates(time))
  for (let n = 0; n < 60; n++) expect(await roomFor(guestAt('192.0.2.7'), n)).toBe(true)
  expect(await roomFor(guestAt('192.0.2.7'), 60)).toBe(false)
  expect(await roomFor(guestAt('192.0.2.8'), 60)).toBe(true)
  expect(await roomFor({ address: '192.0.2.7', session: 's' }, 60)).toBe(true)
  await time.advance(60 * 60_000)
  expect(await roomFor(guestAt('192.0.2.7'), 60)).toBe(true)
})

it.each([
  ['192.0.2.', '198.51.100.1'],
  ['2001:db8:1:', '2001:db8:2::1'],
])('a network of %s* gains nothing by using many addresses', async (network, elsewhere) => {
  const roomFor = roomBy(memoryRates(fakeTime()))
  let given = 0
  for (let n = 0; n < 250; n++) {
    const address = network.includes(':') ? `${network}${n.toString(16)}::1` : `${network}${n}`
    if (await roomFor(guestAt(address), n)) given += 1
  }
  expect(given).toBe(200)
  expect(await roomFor(guestAt(elsewhere), 250)).toBe(true)
})

it('the last tables are for people with an account', async () => {
  const roomFor = roomBy(memoryRates(fakeTime()))
  const member = { address: '192.0.2.7', session: 's' }
  expect(await roomFor(guestAt('192.0.2.7'), mostOfGuests)).toBe(false)
  expect(await roomFor(member, mostOfGuests)).toBe(true)
  expect(await roomFor(member, mostTables)).toBe(false)
})

it('a guest whose network has opened too many is refused, and nothing is opened', async () => {
  const app = await testApp({ rate: 600 })
  for (let n = 0; n < 10; n++) {
    const who = await guest(app, `Ola ${n}`)
    for (let table = 0; table < 6; table++) await openTiny(who)
  }
  const late = await guest(app, 'Ewa')
  const refused = await late.get<{ code: string }>(
    'mutation { open(game: "tiny", profile: "plain", chairs: 3) { ... on Refused { code } } }',
  )
  expect(refused.code).toBe('TOO_MANY')
  expect(await late.get<object[]>('{ lobby { id } }')).toHaveLength(60)
  await app.close()
})
