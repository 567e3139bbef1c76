import { say } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventSeries, EventShown } from '@stolik/elements/event/client/types'
import { ended } from '@stolik/elements/event/ended'
import { eventDeskWords } from '../words/event/index.js'
import { endNow, refunds, undoEarlyEnd, unstart } from './ending.js'
import type { Cash } from './cash.js'
import type { DeskParts } from './parts.js'

const speaker = {
  locale: 'en' as const,
  say: (code: string, args = {}): string => say(eventDeskWords.en, 'en', code, args),
}
let box: HTMLElement
let acts: Act[]
beforeEach(async () => {
  await eventDeskWords.need('en')
  box = document.createElement('main')
  document.body.replaceChildren(box)
  acts = []
})

function parts(shown: EventShown): DeskParts {
  const act = (one: Act): Promise<null> => {
    acts.push(one)
    return Promise.resolve(null)
  }
  return {
    ...speaker,
    event: shown,
    cash: cashOf(shown),
    directs: true,
    watched: { busy: false, act },
  } as unknown as DeskParts
}
const open = (): void => {
  for (const details of box.querySelectorAll('details')) details.open = true
}
const fill = (form: HTMLFormElement, reason: string, ...ticks: string[]): void => {
  ;(form.elements.namedItem('reason') as HTMLInputElement).value = reason
  for (const name of ticks) (form.elements.namedItem(name) as HTMLInputElement).checked = true
}
const forms = (): readonly HTMLFormElement[] => [...box.querySelectorAll('form')]
const press = (form: HTMLFormElement | undefined): void => form?.querySelector('button')?.click()

/** Everybody has paid 20 złoty, and gets it back. */
const cashOf = ({ players }: EventShown): Cash => ({
  currency: 'PLN',
  fees: 2000 * players.length,
  back: 0,
  lost: 0,
  income: 0,
  costs: 0,
  fund: 2000 * players.length,
  promised: 0,
  prizes: 0,
  left: 2000 * players.length,
  handedOut: 0,
  inBox: 2000 * players.length,
  booked: [],
  owing: [],
  refunds: players.map(({ id }) => ({ player: id, amount: 2000, paid: false })),
})

const two = (status: EventSeries['status']): EventShown => {
  const before = event({ phase: 'PLAYING' })
  const first = before.series[0] as EventSeries
  return {
    ...before,
    series: [
      { ...first, status: 'ENDED' },
      { ...first, n: 2, status },
    ],
  }
}

describe('the end of an evening that does not go to plan', () => {
  it('is early only after a series that has ended, and says what counts', async () => {
    render(endNow(parts(event({ phase: 'PLAYING' }))), box)
    expect(forms()).toHaveLength(1)
    render(endNow(parts(two('RUNNING'))), box)
    open()
    expect(box.textContent).toContain('Series 1 to 1 count')
    expect(box.textContent).toContain('Series 2 does not count')
    const [early] = forms()
    fill(early as HTMLFormElement, 'The hall closes.')
    press(early)
    expect(acts).toEqual([])
    fill(early as HTMLFormElement, 'The hall closes.', 'sure', 'refund')
    press(early)
    expect(acts).toEqual([{ endEarly: { after: 1, refund: true, reason: 'The hall closes.' } }])
    expect(await faults(box)).toEqual([])
  })

  it('can be taken back until the result is final', async () => {
    const early = (phase: 'PROVISIONAL' | 'FINAL') => ({
      ...event({ phase }),
      endedEarly: { after: 1, refund: false, reason: 'Dark.' },
    })
    render(undoEarlyEnd(parts(early('PROVISIONAL'))), box)
    open()
    expect(box.textContent).toContain('The series from 2 on will be as they were')
    const [form] = forms()
    press(form)
    expect(acts).toEqual([])
    fill(form as HTMLFormElement, 'The caretaker stays.')
    press(form)
    expect(acts).toEqual([{ undoEarlyEnd: { reason: 'The caretaker stays.' } }])
    expect(await faults(box)).toEqual([])
    for (const other of [early('FINAL'), event({ phase: 'PLAYING' })]) {
      render(undoEarlyEnd(parts(other)), box)
      expect(forms()).toHaveLength(0)
    }
  })

  it('is a cancellation, which says how many fees are to be paid back', () => {
    render(endNow(parts(event({ phase: 'OPEN' }))), box)
    open()
    const people = event({ phase: 'OPEN' }).players.length
    expect(box.textContent).toContain(`${people} people have paid`)
    const form = forms().at(-1) as HTMLFormElement
    fill(form, 'Flood.', 'sure')
    press(form)
    expect(acts).toEqual([{ cancel: { reason: 'Flood.' } }])
  })

  it('is told to everybody, with whose fees are due for the director', async () => {
    const cancelled = { ...event({ phase: 'CANCELLED' }), cancelled: { reason: 'A <b>flood</b>.' } }
    render([ended(cancelled, speaker), refunds(parts(cancelled)), endNow(parts(cancelled))], box)
    for (const must of ['The tournament is cancelled.', 'A <b>flood</b>.', 'Entry fees are paid back.'])
      expect(box.textContent).toContain(must)
    expect(box.querySelectorAll('li')).toHaveLength(cancelled.players.length)
    expect(forms()).toHaveLength(0)
    expect(await faults(box)).toEqual([])
    const early = {
      ...event({ phase: 'PROVISIONAL' }),
      endedEarly: { after: 2, refund: false, reason: 'Dark.' },
    }
    render([ended(early, speaker), refunds(parts(early))], box)
    expect(box.textContent).toContain('series up to 2 count')
    expect(box.textContent).not.toContain('paid back')
  })
})

describe('a start', () => {
  const series = (status: string): EventSeries => {
    const [one] = event({ phase: 'PLAYING' }).series as [EventSeries]
    return { ...one, tables: one.tables.map((table) => ({ ...table, status: status as 'EMPTY' })) }
  }

  it('is taken back with a reason, while no deal is written', () => {
    render(unstart(parts(event({ phase: 'PLAYING' })), series('EMPTY')), box)
    open()
    const form = forms()[0] as HTMLFormElement
    fill(form, 'Too early.')
    press(form)
    expect(acts).toEqual([{ unstart: { series: 1, reason: 'Too early.' } }])
  })

  it('stays afterwards, and the page says what can be done instead', () => {
    render(unstart(parts(event({ phase: 'PLAYING' })), series('PLAYING')), box)
    expect(forms()).toHaveLength(0)
    expect(box.textContent).toContain('have the first deal dealt again')
  })
})
