import { say } from '@stolik/core'
import { render } from 'lit'
import { beforeEach, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { EventShown } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../words/event/index.js'
import type { DeskParts } from './parts.js'
import { protestsDesk } from './protests.js'

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
beforeEach(async () => {
  await eventDeskWords.need('en')
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
    watched: { busy: false, client: null, act: () => Promise.resolve(null) },
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
