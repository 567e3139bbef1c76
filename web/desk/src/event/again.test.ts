import { faults } from '@stolik/kit/testing'
import { say } from '@stolik/core'
import { render } from 'lit'
import { expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import { eventDeskWords } from '../words/event/index.js'
import { again } from './body.js'
import type { DeskParts } from './parts.js'

it('an event can be announced again and saved as a file, also once it is over', async () => {
  await eventDeskWords.need('en')
  const box = document.createElement('main')
  document.body.replaceChildren(box)
  let saved = 0
  const parts = {
    event: { ...event({ phase: 'FINAL' }), id: 'a/b' },
    newHref: '/event/new',
    say: (code: string, args = {}): string => say(eventDeskWords.en, 'en', code, args),
    saveRegulations: () => (saved += 1),
  } as unknown as DeskParts
  render(again(parts), box)
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/event/new?from=a%2Fb')
  box.querySelector('button')?.click()
  expect(saved).toBe(1)
  expect(await faults(box)).toEqual([])
  // A page that does not know where events are announced leads nowhere.
  render(again({ ...parts, newHref: null }), box)
  expect(box.querySelector('a')).toBeNull()
  box.remove()
})
