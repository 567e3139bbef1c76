import { say, type Locale } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import { reopenings } from '@stolik/elements/event/public/standings'
import { eventDeskWords } from '../words/event/index.js'
import type { DeskParts } from './parts.js'
import { reopen } from './ending.js'

const locale: Locale = 'en'
const speaker = {
  locale,
  say: (code: string, args = {}): string => say(eventDeskWords[locale], locale, code, args),
}

let box: HTMLElement
let acts: Act[]
beforeEach(async () => {
  await eventDeskWords.need(locale)
  box = document.createElement('main')
  document.body.replaceChildren(box)
  acts = []
})

/** Draws the form as the director opens it. */
function draw(): HTMLFormElement {
  const watched = {
    busy: false,
    act: (act: Act) => {
      acts.push(act)
      return Promise.resolve(null)
    },
  } as unknown as DeskParts['watched']
  render(reopen({ ...speaker, watched } as DeskParts), box)
  ;(box.querySelector('details') as HTMLDetailsElement).open = true
  return box.querySelector('form') as HTMLFormElement
}

const input = (form: HTMLFormElement, name: string): HTMLInputElement =>
  form.elements.namedItem(name) as HTMLInputElement

describe('a final result', () => {
  it('is reopened only with a reason, and with confirmation', async () => {
    const form = draw()
    const press = (): void => form.querySelector('button')?.click()
    press()
    input(form, 'reason').value = 'A line was misread.'
    press()
    expect(acts).toEqual([])
    input(form, 'sure').checked = true
    press()
    expect(acts).toEqual([{ reopen: { reason: 'A line was misread.', clause: null } }])
    expect(await faults(box)).toEqual([])
  })

  it('tells everybody when it was reopened, with the previous final result', async () => {
    const [at, final] = [Date.UTC(2027, 2, 8), Date.UTC(2027, 2, 6)]
    const one = {
      at,
      final,
      reason: 'Two lists were <b>swapped</b>.',
      clause: '7.3.3',
      hash: 'ab'.repeat(32),
    }
    const shown = { ...event({ phase: 'PROVISIONAL' }), reopenings: [one] }
    render(reopenings(shown, speaker), box)
    const text = box.textContent
    for (const must of [one.reason, '7.3.3', one.hash, 'Results reopened on']) expect(text).toContain(must)
    expect(await faults(box)).toEqual([])
    render(reopenings(event({ phase: 'FINAL' }), speaker), box)
    expect(box.textContent.trim()).toBe('')
  })
})
