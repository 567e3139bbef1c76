import { locales } from '@stolik/core'
import { faults, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { event as eventOf } from '../../../../elements/test/event.js'
import { fakeLine, type Line } from '../../../../elements/test/line.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { Watched } from '@stolik/elements/event/watched'
import { sectionsOf } from '../sections.js'
import type { StolikAfterEvent } from './after.js'
import './after.js'
import type { After } from './parts.js'

const plain = {
  at: null,
  series: null,
  table: null,
  hand: null,
  who: [],
  points: null,
  amount: null,
  status: null,
  question: null,
  lines: [],
  text: '',
  clause: null,
}
const long = 'Maksymilian Zdzisław Trzebiatowski-Żelewski'
const prize = { of: 'all', place: 1, winner: 'p0', number: 1, name: long, prize: '500 zł', amount: 50_000 }
const after: After = {
  __typename: 'Event',
  prizes: [
    { ...prize, given: null },
    {
      ...prize,
      place: 2,
      winner: 'p1',
      number: 2,
      name: 'Ola Żak',
      prize: 'ham',
      amount: 0,
      given: { at: 0, by: 'Anna', amount: 0 },
    },
  ],
  prizesAstray: [
    { of: 'all', winner: 'p2', number: 3, name: 'Jan', given: { at: 0, by: null, amount: 20_000 } },
  ],
  incidents: [
    {
      ...plain,
      group: 'penalties',
      kind: 'penalty',
      series: 1,
      points: -50,
      who: [`1 ${long}`],
      text: 'Shown cards',
      clause: 'PT 9.9',
    },
    { ...plain, group: 'protests', kind: 'protest', series: 1, table: 2, status: 'REJECTED', text: 'No' },
    { ...plain, group: 'payments', kind: 'unpaid', who: ['2 Ola'], amount: 5000 },
  ],
}

let line: Line
let acts: Act[]
let printed: unknown[]
beforeEach(() => {
  line = fakeLine()
  acts = []
  printed = []
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

async function draw(
  more: Partial<After> = {},
  lang = 'en',
  phase: 'FINAL' | 'PROVISIONAL' = 'FINAL',
): Promise<StolikAfterEvent> {
  line.answer('AfterEvent', { event: { ...after, ...more } })
  const element = document.createElement('stolik-after-event')
  for (const [name, value] of Object.entries({ server: line.base, lang, event: 'e', href: '/event/e' }))
    element.setAttribute(name, value)
  const event = eventOf({ phase })
  element.shown = {
    ...event,
    regulations: {
      ...event.regulations,
      fee: { amount: 5000, currency: 'PLN', use: '', reduced: [], lost: [] },
    },
  }
  element.watched = {
    busy: false,
    act: (act: Act) => {
      acts.push(act)
      return Promise.resolve(null)
    },
  } as unknown as Watched
  element.print = (...paper) => printed.push(paper)
  document.body.append(element)
  await expect.poll(() => shown(element.shadowRoot, '#publish')).not.toBeUndefined()
  await expect.poll(() => element.shadowRoot?.querySelector('#incidents')).toBeTruthy()
  return element
}
const all = <T extends Element = HTMLElement>(element: Element, selector: string): T[] => [
  ...(element.shadowRoot?.querySelectorAll<T>(selector) ?? []),
]
const text = (element: StolikAfterEvent): string =>
  (element.shadowRoot?.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '').replace(/\s+/g, ' ')
const press = (element: Element, words: string): void =>
  all(element, 'button')
    .find(({ textContent }) => textContent.trim() === words)
    ?.click()

describe('stolik-after-event', () => {
  it('is accessible, in light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      const element = await draw()
      element.setAttribute('theme', theme)
      expect(await faults(element)).toEqual([])
      document.body.replaceChildren()
    }
  })

  it('has a tick for each prize, which sends what the director saw and follows the log alone', async () => {
    const element = await draw()
    expect(text(element)).toContain('One prize is not handed out yet.')
    expect(text(element)).toMatch(/2 Ola Żak ham handed out .*, Anna/)
    const [money, ham] = all<HTMLInputElement>(element, 'input[type=checkbox]')
    expect([money?.checked, ham?.checked]).toEqual([false, true])
    money?.click()
    ham?.click()
    expect(acts).toEqual([
      { payPrize: { of: 'all', winner: 'p0', amount: 50_000, paid: true } },
      { payPrize: { of: 'all', winner: 'p1', amount: 0, paid: false } },
    ])
    expect([money?.checked, ham?.checked]).toEqual([false, true])
  })

  it('says who has a prize that a correction took, and what is to be settled', async () => {
    const given = { at: 0, by: 'Anna', amount: 40_000 }
    const element = await draw({ prizes: [{ ...prize, given }] })
    expect(text(element)).toContain('they get PLN 100.00 more')
    press(element, 'settled')
    press(element, 'it came back')
    expect(acts).toEqual([
      { payPrize: { of: 'all', winner: 'p0', amount: 50_000, paid: true } },
      { payPrize: { of: 'all', winner: 'p2', amount: 20_000, paid: false } },
    ])
  })

  it('prints certificates with the organiser’s own text', async () => {
    const element = await draw()
    const [field] = all<HTMLTextAreaElement>(element, 'textarea')
    if (field === undefined) throw new Error('no field')
    field.value = 'Well played!'
    press(element, 'certificates to print')
    expect(printed).toEqual([['certificates.pdf', { of: 'all', first: '3', text: 'Well played!' }]])
  })

  it('lists what went wrong, group by group, and prints it', async () => {
    const element = await draw()
    for (const must of [
      `penalty · 1 ${long} · −50`,
      'Shown cards',
      'PT 9.9',
      'Protests',
      'Series 1',
      'fee not paid · 2 Ola · PLN 50.00',
    ])
      expect(text(element)).toContain(must)
    press(element, 'list for the board (PDF)')
    expect(printed).toEqual([['incidents.pdf']])
    document.body.replaceChildren()
    expect(text(await draw({ incidents: [] }))).toContain('Nothing went wrong this evening.')
  })

  it('has poster and results in one place, and the news item once the result is final', async () => {
    const element = await draw()
    press(element, 'poster of the result (A3)')
    expect(printed).toEqual([['poster.pdf']])
    expect(all(element, 'stolik-event-news')).toHaveLength(1)
    document.body.replaceChildren()
    const before = await draw({}, 'en', 'PROVISIONAL')
    expect(all(before, 'stolik-event-news')).toHaveLength(0)
    expect(text(before)).toContain('comes with the final result')
  })

  it('is a section for the director alone, once all series are over', () => {
    const nobody = { director: false, referee: false, door: false }
    const regulations = { fee: null }
    for (const phase of ['PROVISIONAL', 'FINAL'])
      expect(sectionsOf({ ...nobody, director: true }, { phase, regulations })).toContain('after')
    expect(sectionsOf({ ...nobody, director: true }, { phase: 'PLAYING', regulations })).not.toContain(
      'after',
    )
    expect(sectionsOf({ ...nobody, referee: true }, { phase: 'FINAL', regulations })).not.toContain('after')
  })

  it.each(locales)('fits 320 pixels in %s', async (lang) => {
    const element = await draw({}, lang)
    element.style.display = 'block'
    element.style.width = '320px'
    expect(text(element)).not.toMatch(/\bafter\.\w|\bdesk\.\w|\brules\.\w/)
    for (const one of all(element, 'h3, p, li, .row'))
      expect(one.scrollWidth, one.textContent).toBeLessThanOrEqual(one.clientWidth + 1)
  })
})
