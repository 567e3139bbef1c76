import { show } from '@stolik/kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../../test/line.js'
import { StolikEvents } from './events.js'

let line: Line
beforeEach(() => {
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const row = {
  name: 'Puchar Kaszub',
  place: 'Kartuzy',
  organiser: 'Klub',
  starts: 1_790_000_000_000,
  players: 2,
}
const rows = [
  {
    ...row,
    id: 'b',
    name: 'Liga',
    game: 'baska',
    mode: 'ONLINE',
    open: false,
    phase: 'FINAL',
    capacity: null,
  },
  { ...row, id: 'a', game: 'skat', mode: 'HALL', open: true, phase: 'OPEN', capacity: null },
]
const text = (element: Element): string => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''

it('shows for each event what it is, where, and how far it is', async () => {
  line.answer('Events', { events: rows })
  const element = await show(new StolikEvents(), { server: line.base, lang: 'pl' })
  await expect
    .poll(() => text(element))
    .toMatch(/Puchar Kaszub.*Kartuzy.*w sali 2 uczestników zapisy.*Liga.*zakończony/)
  expect(element.shadowRoot?.querySelector('a')?.getAttribute('href')).toBe('/event/a')
})

it('says why there is no list, and asks again', async () => {
  const element = await show(new StolikEvents(), { server: line.base, lang: 'pl' })
  await expect.poll(() => element.shadowRoot?.querySelector('[role=alert]')?.textContent).toMatch(/^\p{Lu}/u)
  line.answer('Events', { events: [] })
  element.shadowRoot?.querySelector('button')?.click()
  await expect.poll(() => text(element)).toContain('Nie ma jeszcze żadnego turnieju.')
})
