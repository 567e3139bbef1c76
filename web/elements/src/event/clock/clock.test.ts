import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { event } from '../../../test/event.js'
import { sendsMail } from '../../account/documents.js'
import { gatewayAt } from '../../client/gateway.js'
import type { EventSeries } from '../client/types.js'
import { StolikEventClock } from './clock.js'

const server = 'https://clock.example'
const minute = 60_000
/** The gateway's clock is far from that of this device. */
const there = Date.UTC(2031, 0, 1, 18)

beforeAll(async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockResolvedValue(
    new Response('{"data":{"sendsMail":false}}', { headers: { date: new Date(there).toUTCString() } }),
  )
  await gatewayAt(server).query(sendsMail)
  fetched.mockRestore()
})
afterEach(() => document.body.replaceChildren())

const playing = event({ phase: 'PLAYING' }).series[0] as EventSeries

async function shown(change: Partial<EventSeries>): Promise<StolikEventClock> {
  const clock = new StolikEventClock()
  clock.server = server
  clock.lang = 'en'
  clock.series = { ...playing, ...change }
  document.body.append(clock)
  await clock.updateComplete
  return clock
}
const now = (): number => gatewayAt(server).now() ?? 0
const timer = (clock: StolikEventClock): string =>
  clock.renderRoot.querySelector('[role=timer]')?.textContent ?? ''
const heard = (clock: StolikEventClock): string =>
  clock.renderRoot.querySelector('[role=status]')?.textContent ?? ''

describe('the clock of a series', () => {
  it('counts down by the gateway’s clock, whatever the device’s is, and says nothing of it', async () => {
    const clock = await shown({ endsAt: now() + 72 * minute })
    expect(timer(clock)).toMatch(/^1:1[12]:[05]\d$/)
    const first = timer(clock)
    await expect.poll(() => timer(clock)).not.toBe(first)
    expect(heard(clock)).toBe('')
  })

  it('takes no room where no clock runs', async () => {
    for (const status of ['PLANNED', 'ENDED'] as const) {
      const { offsetHeight } = await shown({ status, endsAt: null })
      expect(offsetHeight, status).toBe(0)
    }
    expect((await shown({ endsAt: now() + 72 * minute })).offsetHeight).toBeGreaterThan(0)
  })

  it('tells a screen reader once that ten minutes are left', async () => {
    const clock = await shown({ endsAt: now() + 10 * minute + 600 })
    expect(heard(clock)).toBe('')
    await expect.poll(() => heard(clock)).toBe('10 minutes left')
    expect(clock.renderRoot.querySelectorAll('[role=status]')).toHaveLength(1)
  })

  it('says when the time is up, and forgets it when time is added', async () => {
    const clock = await shown({ endsAt: now() + 400 })
    await expect.poll(() => heard(clock)).toBe('Time is up')
    expect(timer(clock)).toBe('')
    expect(clock.renderRoot.querySelector('strong')?.textContent).toBe('Time is up')
    clock.series = { ...playing, endsAt: now() + 10 * minute }
    await clock.updateComplete
    expect(heard(clock)).toBe('')
    expect(timer(clock)).toMatch(/^(10:00|9:5\d)$/)
  })

  it('says nothing to whoever comes after the mark', async () => {
    const clock = await shown({ endsAt: now() + 4 * minute })
    expect(timer(clock)).toMatch(/^[43]:\d\d$/)
    expect(heard(clock)).toBe('')
  })

  it('stands still while play is stopped', async () => {
    const clock = await shown({ status: 'PAUSED', endsAt: null, left: 754_000 })
    expect(timer(clock)).toBe('12:34')
    expect(clock.renderRoot.textContent).toContain('Time stands still')
  })

  it.each([{ endsAt: null }, { status: 'ENDED' }, { status: 'DRAWN', endsAt: null }] as const)(
    'shows nothing where no time runs: %o',
    async (change) => {
      const clock = await shown(change)
      expect(clock.renderRoot.textContent.trim()).toBe('')
    },
  )
})
