import { locales, say, type Locale } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { Notice } from '@stolik/elements/event/client/types'
import { notice as shown } from '@stolik/elements/event/notice'
import { eventDeskWords } from '../words/event/index.js'
import { notice } from './notice.js'
import type { DeskParts } from './parts.js'

const speakerIn = (locale: Locale) => ({
  locale,
  say: (code: string, args = {}): string => say(eventDeskWords[locale], locale, code, args),
})
const lunch: Notice = { text: 'Lunch <b>until two</b>.', at: Date.UTC(2027, 2, 6, 11) }

let box: HTMLElement
let acts: Act[]
beforeEach(async () => {
  await Promise.all(locales.map((locale) => eventDeskWords.need(locale)))
  box = document.createElement('main')
  document.body.replaceChildren(box)
  acts = []
})

function draw(told: Notice | null, locale: Locale = 'en'): HTMLFormElement {
  const watched = {
    busy: false,
    act: (act: Act) => {
      acts.push(act)
      return Promise.resolve(null)
    },
  } as unknown as DeskParts['watched']
  const parts = { ...speakerIn(locale), watched, event: { ...event({ phase: 'OPEN' }), notice: told } }
  render(notice(parts as DeskParts), box)
  ;(box.querySelector('details') as HTMLDetailsElement).open = true
  return box.querySelector('form') as HTMLFormElement
}

describe('a notice to all players', () => {
  it('is written as one line, and not empty', async () => {
    const form = draw(null)
    const press = (): void => form.querySelector('button')?.click()
    press()
    expect(acts).toEqual([])
    const area = form.elements.namedItem('text') as HTMLTextAreaElement
    area.value = ' Lunch\n until two. '
    press()
    expect(acts).toEqual([{ notice: { text: 'Lunch until two.', seen: '' } }])
    expect(area.maxLength).toBe(280)
    expect(await faults(box)).toEqual([])
  })

  it('is shown above while it stands, and removed with one press', async () => {
    const form = draw(lunch)
    expect(box.querySelector('[role=status]')?.textContent).toContain(lunch.text)
    ;(form.parentElement?.querySelector(':scope > .row button') as HTMLButtonElement).click()
    expect(acts).toEqual([{ notice: { text: '', seen: lunch.text } }])
    expect(await faults(box)).toEqual([])
  })

  it.each(locales)('has its words in %s', (locale) => {
    draw(lunch, locale)
    expect(box.textContent).not.toMatch(/desk\.|notice\./)
  })

  it('appears in a status that was there before it, and disappears from it', () => {
    const speaker = speakerIn('en')
    render(shown(null, speaker), box)
    const status = box.querySelector('[role=status]')
    expect(status?.textContent).toBe('')
    render(shown(lunch, speaker), box)
    expect(box.querySelector('[role=status]')).toBe(status)
    expect(status?.textContent).toMatch(/Notice.*Lunch <b>until two<\/b>\..*12:00/s)
    render(shown(null, speaker), box)
    expect(status?.textContent).toBe('')
  })
})
