import { say } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventShown } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../words/event/index.js'
import type { Cash } from './cash.js'
import { moneyDesk } from './money.js'
import type { DeskParts } from './parts.js'
import { sectionsOf } from './sections.js'

const words = {
  locale: 'en' as const,
  say: (code: string, args = {}) => say(eventDeskWords.en, 'en', code, args),
}
let box: HTMLElement
let acts: Act[]
let printed: string[]
beforeEach(async () => {
  await eventDeskWords.need('en')
  box = document.createElement('main')
  document.body.replaceChildren(box)
  acts = []
  printed = []
})

const cash: Cash = {
  currency: 'PLN',
  fees: 20_000,
  back: -2000,
  lost: 350,
  income: 0,
  costs: -5000,
  fund: 13_350,
  promised: 15_000,
  prizes: 0,
  left: 13_350,
  handedOut: 0,
  inBox: 13_350,
  booked: [
    { n: 1, at: 0, by: 'Anna', what: 'Hall', amount: -5000, struck: null },
    { n: 2, at: 0, by: null, what: 'Hall', amount: -5000, struck: 'Twice.' },
  ],
  owing: [{ player: 'p1', amount: 2000, paid: true }],
  refunds: [
    { player: 'p2', amount: 2000, paid: false },
    { player: 'p3', amount: 500, paid: true },
  ],
}
const shown: EventShown = event({ phase: 'PLAYING' })

function draw(more: Partial<Cash> = {}): void {
  const watched = {
    busy: false,
    act: (act: Act) => {
      acts.push(act)
      return Promise.resolve(null)
    },
  }
  const parts = {
    ...words,
    event: shown,
    cash: { ...cash, ...more },
    watched,
    print: (file: string) => printed.push(file),
  }
  render(moneyDesk(parts as unknown as DeskParts), box)
}
const text = (): string => box.textContent.replace(/[\s\u00a0]+/g, ' ')
const buttons = (label: string): readonly HTMLButtonElement[] =>
  [...box.querySelectorAll('button')].filter((one) => one.textContent.trim() === label)

describe('the cash of an event', () => {
  it('shows what there is, and at once what is missing for the prizes', async () => {
    draw()
    for (const must of [
      'Fund for prizes PLN 133.50',
      'To be paid back −PLN 25.00',
      'Prizes promised −PLN 150.00',
      'Left −PLN 41.50',
      'PLN 41.50 are missing',
    ])
      expect(text()).toContain(must)
    expect(text()).toContain('struck: Twice.')
    expect(await faults(box)).toEqual([])
    draw({ prizes: -10_000, promised: 10_000, left: 3350 })
    expect(text()).toContain('Prizes of the winners −PLN 100.00')
    expect(text()).toContain('Left PLN 8.50')
    expect(text()).not.toContain('missing')
  })

  it('folds a long list, so that the book stays near', () => {
    draw({ owing: Array.from({ length: 13 }, (_, n) => ({ player: `p${n}`, amount: 2000, paid: true })) })
    expect([...box.querySelectorAll('summary')].map((one) => one.textContent)).toContain('Not paid yet: 13')
    expect([...box.querySelectorAll('h3')].map((one) => one.textContent)).toContain('To be paid back')
  })

  it('books what is spent with what the director has seen of the book', () => {
    draw()
    const form = [...box.querySelectorAll('form')].at(-1) as HTMLFormElement
    ;(form.elements.namedItem('what') as HTMLInputElement).value = 'Cards'
    ;(form.elements.namedItem('amount') as HTMLInputElement).value = '12,30'
    form.querySelector('button')?.click()
    expect(acts).toEqual([{ book: { what: 'Cards', amount: -1230, seen: 2 } }])
    const amount = form.elements.namedItem('amount') as HTMLInputElement
    for (const wrong of ['twelve', '-5', '1 00', '1.2.3', '']) {
      amount.value = wrong
      expect([wrong, form.checkValidity()]).toEqual([wrong, false])
    }
    amount.value = '1 250,50'
    form.querySelector('button')?.click()
    expect(acts.at(-1)).toEqual({ book: { what: 'Cards', amount: -125_050, seen: 2 } })
  })

  it('notes money that was paid back: all of it to who left, the difference to who stays', () => {
    draw()
    for (const one of buttons('paid back')) one.click()
    for (const one of buttons('paid')) one.click()
    expect(acts).toEqual([
      { paid: { player: 'p2', paid: false } },
      { paid: { player: 'p3', paid: true } },
      { paid: { player: 'p1', paid: true } },
    ])
  })

  it('strikes an entry with a reason, and opens the papers', () => {
    draw()
    const form = box.querySelector('article form') as HTMLFormElement
    form.querySelector('button')?.click()
    expect(acts).toEqual([])
    ;(form.elements.namedItem('reason') as HTMLInputElement).value = 'Wrong.'
    form.querySelector('button')?.click()
    expect(acts).toEqual([{ strike: { n: 1, reason: 'Wrong.' } }])
    for (const label of [
      'cash report (PDF)',
      'cash report (CSV)',
      'cash report (.xlsx)',
      'cash report (.ods)',
      'receipts (PDF)',
    ])
      buttons(label)[0]?.click()
    expect(printed).toEqual(['cash.pdf', 'cash.csv', 'cash.xlsx', 'cash.ods', 'receipts.pdf'])
  })

  it('is a section for directors of events with a fee, not for helpers at the door', () => {
    const nobody = { director: false, referee: false, door: false }
    const director = { ...nobody, director: true }
    const paid = { phase: 'OPEN', regulations: { fee: {} } }
    const free = { phase: 'OPEN', regulations: { fee: null } }
    expect(sectionsOf(director, paid)).toContain('money')
    expect(sectionsOf(director, free)).not.toContain('money')
    expect(sectionsOf({ ...nobody, referee: true }, paid)).not.toContain('money')
    expect(sectionsOf({ ...nobody, door: true }, paid)).toEqual(['entries'])
  })
})
