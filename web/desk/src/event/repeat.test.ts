import { say } from '@stolik/core'
import { faults } from '@stolik/kit/testing'
import { render } from 'lit'
import { beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import { eventDeskWords } from '../words/event/index.js'
import type { DeskParts } from './parts.js'
import { repeat } from './repeat.js'

let box: HTMLElement
let acts: Act[]
beforeEach(async () => {
  await eventDeskWords.need('en')
  box = document.createElement('main')
  document.body.replaceChildren(box)
  acts = []
})

function draw(weekdays: readonly number[]): HTMLFormElement {
  const watched = {
    busy: false,
    act: (act: Act) => {
      acts.push(act)
      return Promise.resolve(null)
    },
  } as unknown as DeskParts['watched']
  const parts = {
    locale: 'en',
    say: (code: string, args = {}) => say(eventDeskWords.en, 'en', code, args),
    watched,
    event: { ...event({ phase: 'OPEN' }), repeat: weekdays },
  }
  render(repeat(parts as unknown as DeskParts), box)
  ;(box.querySelector('details') as HTMLDetailsElement).open = true
  return box.querySelector('form') as HTMLFormElement
}
const tickOf = (form: HTMLFormElement, name: string): HTMLInputElement =>
  form.elements.namedItem(name) as HTMLInputElement

describe('the weekly repetition of an event', () => {
  it('has no faults that axe finds', async () => {
    draw([3])
    expect(await faults(box)).toEqual([])
  })

  it('is set for the days that are ticked, and says what it saw', () => {
    const form = draw([3])
    expect(box.textContent).toContain('Repeats every week: Wednesday.')
    expect(tickOf(form, 'day3').checked).toBe(true)
    tickOf(form, 'day5').checked = true
    form.querySelector('button')?.click()
    expect(acts).toEqual([{ repeat: { weekdays: [3, 5], seen: [3] } }])
  })

  it('ends without a day', () => {
    const form = draw([3])
    tickOf(form, 'day3').checked = false
    form.querySelector('button')?.click()
    expect(acts).toEqual([{ repeat: { weekdays: [], seen: [3] } }])
  })

  it('says nothing of days where there are none', () => {
    draw([])
    expect(box.textContent).not.toContain('Repeats every week:')
  })
})
