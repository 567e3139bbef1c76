import { say } from '@stolik/core'
import { render } from 'lit'
import { beforeEach, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventShown } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../words/event/index.js'
import type { DeskParts } from './parts.js'
import { protestsDesk } from './protests.js'
import { StolikTypeIn } from './type-in.js'

const shown: EventShown = {
  ...event({ phase: 'PLAYING' }),
  protests: [
    {
      n: 1,
      at: 0,
      series: 1,
      table: 1,
      player: 'p0',
      text: 'The list is wrong.',
      status: 'OPEN',
      decision: null,
      appeal: null,
      appealDecision: null,
    },
  ],
}
let box: HTMLElement
let acts: Act[]
beforeEach(async () => {
  await eventDeskWords.need('en')
  acts = []
  box = document.createElement('main')
  document.body.replaceChildren(box)
})
const draw = (directs: boolean): void => {
  const parts = {
    locale: 'en',
    lang: 'en',
    server: '',
    say: (code: string, args = {}) => say(eventDeskWords.en, 'en', code, args),
    event: shown,
    directs,
    watched: {
      busy: false,
      client: null,
      act: (act: Act) => {
        acts.push(act)
        return Promise.resolve(null)
      },
    },
    print: () => undefined,
  }
  render(protestsDesk(parts as unknown as DeskParts), box)
}

it('an undecided protest has its list beside it, and for a director the form that corrects it', () => {
  draw(true)
  const sheet = box.querySelector('stolik-event-sheet')
  expect(sheet?.at).toEqual({ series: 1, table: 1 })
  expect(box.querySelectorAll('stolik-type-in')).toHaveLength(1)
  // Drawn again, the place is the same, so that the list is not fetched anew.
  const at = sheet?.at
  draw(true)
  expect(box.querySelector('stolik-event-sheet')?.at).toBe(at)
  draw(false)
  expect(box.querySelectorAll('stolik-event-sheet')).toHaveLength(1)
  expect(box.querySelectorAll('stolik-type-in')).toHaveLength(0)
})

/** A part of the form, by the class that it must have. */
function part<T extends Element>(of: new () => T, selector: string): T {
  const found = box.querySelector(selector)
  if (!(found instanceof of)) throw new Error(`no ${selector}`)
  return found
}

/** Chooses a usual decision, as keys do. */
function choose(code: string): HTMLSelectElement {
  const select = part(HTMLSelectElement, 'select.first')
  select.value = code
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return select
}
const enter = (on: HTMLElement): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))

it('a usual decision fills in its words, and Enter decides as it says', () => {
  draw(false)
  enter(part(HTMLSelectElement, 'select.first'))
  expect(acts).toEqual([])
  const select = choose('unseen')
  const text = 'Nobody else saw it. The list stands.'
  expect(part(HTMLTextAreaElement, 'textarea[name=text]').value).toBe(text)
  enter(select)
  enter(choose('ruled'))
  expect(acts).toEqual([
    { decide: { n: 1, upheld: false, text, correction: null } },
    {
      decide: {
        n: 1,
        upheld: true,
        text: 'The rules were broken. The deal counts as the rule book says.',
        correction: null,
      },
    },
  ])
})

it('a decision takes along what its form corrects, and nothing of a closed part', () => {
  draw(true)
  const fields = part(StolikTypeIn, 'stolik-type-in')
  const correction = { hand: 2, readings: ['a'], consent: [], seen: 'b' }
  let reads: typeof correction | null | undefined = correction
  fields.correction = () => reads
  enter(choose('unseen'))
  const select = choose('corrected')
  expect(part(HTMLDetailsElement, 'form details').open).toBe(true)
  enter(select)
  // What cannot be read is mended first.
  reads = undefined
  enter(select)
  reads = null
  enter(select)
  expect(acts.map((act) => ('decide' in act ? act.decide.correction : 'another act'))).toEqual([
    null,
    correction,
    null,
  ])
})

it('a usual decision by which the list stands takes along no correction that was begun', () => {
  draw(true)
  part(StolikTypeIn, 'stolik-type-in').correction = () => ({
    hand: 2,
    readings: ['a'],
    consent: [],
    seen: 'b',
  })
  choose('corrected')
  enter(choose('unseen'))
  expect(part(HTMLDetailsElement, 'form details').open).toBe(false)
  const text = 'Nobody else saw it. The list stands.'
  expect(acts).toEqual([{ decide: { n: 1, upheld: false, text, correction: null } }])
})
