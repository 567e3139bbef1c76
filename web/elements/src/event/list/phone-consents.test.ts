/** Tests agreement by PIN on a phone: the PIN is sent to the gateway only once, when there is a network. */
import { render } from 'lit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Agreed, ListAct, Pass } from '../client/acts.js'
import { failed, type Answer, type Refusal } from '../client/client.js'
import type { TableList } from '../client/types.js'
import { phoneConsents } from './phone-consents.js'
import type { ListSession } from './list-session.js'
import { emptyDraft, type ListParts } from './parts.js'
import { agreeForm } from './pin.js'

const table = {
  series: 1,
  table: 2,
  seats: ['Ala', 'Ola'].map((name, chair) => ({ chair, name, player: `p${chair}` })),
} as unknown as TableList
const sign = (chair: number): ListAct => ({ sign: { series: 1, table: 2, chair, lines: [] } })
const correct: ListAct = { correct: { series: 1, table: 2, hand: 0, readings: ['x'], consent: [0, 1] } }

let event: string
beforeEach(() => {
  event = `event ${Math.random()}`
})
afterEach(() => document.body.replaceChildren())

/** A gateway that knows one PIN. */
function gateway(pin: string) {
  const asked: { chair: number; pin: string; pass: Pass }[] = []
  const state = { down: false }
  const enterPin = (_: unknown, chair: number, told: string, pass: Pass): Promise<Answer<Agreed>> => {
    asked.push({ chair, pin: told, pass })
    if (state.down) return Promise.resolve({ refused: failed('OFFLINE') })
    if (told === pin) return Promise.resolve({ done: { chair, code: `word of ${chair}` } })
    return Promise.resolve({ refused: { ...failed('FAULT'), code: 'BAD_PIN' } })
  }
  return { asked, state, enterPin }
}
const passOf = async (answer: Promise<Answer<Pass>>): Promise<Pass> => {
  const told = await answer
  if ('refused' in told) throw new Error(told.refused.code)
  return told.done
}

it('is asked for once per player, and exchanged for a code that later acts carry', async () => {
  const gate = gateway('123456')
  const here = phoneConsents(event, gate, { key: 'k' })
  expect(here.device).toMatch(/^[a-z0-9]{8}$/)
  expect(here.has(table, 0)).toBe(false)
  expect(await here.enterPin(table, 0, '123456')).toBeNull()
  expect(gate.asked).toEqual([{ chair: 0, pin: '123456', pass: { device: here.device } }])
  const sent = { key: 'k', chair: 0, device: here.device, agreed: [{ chair: 0, code: 'word of 0' }] }
  expect(await passOf(here.passOf(table, sign(0), 0))).toEqual(sent)
  expect(await passOf(here.passOf(table, correct, 0))).toEqual(sent)
  expect(await passOf(here.passOf(table, sign(1), 1))).toEqual({ ...sent, chair: 1, agreed: [] })
  // The page is opened again, and the players sit elsewhere in the next series.
  const again = phoneConsents(event, gate, { key: 'k' })
  const elsewhere = { ...table, seats: table.seats.toReversed() }
  expect([again.device, again.has(elsewhere, 1), again.has(elsewhere, 0)]).toEqual([here.device, true, false])
  expect(gate.asked).toHaveLength(1)
})

it('that is wrong is not kept', async () => {
  const here = phoneConsents(event, gateway('123456'), { key: 'k' })
  expect((await here.enterPin(table, 0, '654321'))?.code).toBe('BAD_PIN')
  expect(here.has(table, 0)).toBe(false)
})

it('that was entered without a network waits for it with the act', async () => {
  const gate = gateway('123456')
  gate.state.down = true
  const here = phoneConsents(event, gate, { key: 'k' })
  expect(await here.enterPin(table, 0, '123456')).toBeNull()
  expect(await here.enterPin(table, 1, '654321')).toBeNull()
  expect(here.has(table, 0)).toBe(true)
  expect(await here.passOf(table, sign(0), 0)).toMatchObject({ refused: { code: 'OFFLINE' } })
  gate.state.down = false
  expect((await passOf(here.passOf(table, sign(0), 0))).agreed).toEqual([{ chair: 0, code: 'word of 0' }])
  expect(await here.passOf(table, sign(1), 1)).toMatchObject({ refused: { code: 'BAD_PIN' } })
  expect(here.has(table, 1)).toBe(false)
})

it('is not asked of the player whose card or account the phone has', async () => {
  const here = phoneConsents(event, gateway('123456'), { card: 'c' })
  here.setOwner('p1')
  expect([here.has(table, 0), here.has(table, 1)]).toEqual([false, true])
  expect(await passOf(here.passOf(table, sign(1), 1))).toEqual({ card: 'c', device: here.device, agreed: [] })
  // Somebody else signs in.
  here.setOwner('p0')
  expect([here.has(table, 0), here.has(table, 1)]).toEqual([true, false])
  here.forget(table, 0)
  expect(here.has(table, 0)).toBe(false)
})

it('has a field until it was entered, and says why it was not right', async () => {
  const refusals: (Refusal | null)[] = [{ ...failed('FAULT'), code: 'BAD_PIN' }, null]
  const entered: string[] = []
  let done = 0
  const session: Partial<ListSession> = {
    agrees: () => refusals.length === 0,
    enterPin: (_, pin) => {
      entered.push(pin)
      return Promise.resolve(refusals.shift() ?? null)
    },
  }
  let draft = emptyDraft
  const root = document.body.appendChild(document.createElement('div'))
  const draw = (): void => {
    const parts = {
      session,
      table,
      draft,
      say: (code: string) => code,
      why: ({ code }: Refusal) => code,
      updateDraft: (what: object) => {
        draft = { ...draft, ...what }
        draw()
      },
    } as unknown as ListParts
    render(
      agreeForm(parts, 0, 'I sign', () => (done += 1)),
      root,
    )
  }
  draw()
  const press = (pin: string): void => {
    const input = root.querySelector('input') as HTMLInputElement
    input.value = pin
    root.querySelector('button')?.click()
  }
  press('654321')
  await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toBe('BAD_PIN')
  expect(done).toBe(0)
  press('123456')
  await expect.poll(() => done).toBe(1)
  expect(entered).toEqual(['654321', '123456'])
  expect([root.querySelector('input'), root.querySelector('[role=alert]')]).toEqual([null, null])
  root.querySelector('button')?.click()
  expect(done).toBe(2)
})
