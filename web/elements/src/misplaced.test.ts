/** Tests what an element says when it cannot show its content: the page is written wrongly, or the server does not answer. */
import { faults } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../test/line.js'
import './event/board/board.js'
import './event/public/event.js'
import './event/public/events.js'
import './event/standings/standings.js'
import './list/list.js'
import './lobby/lobby.js'
import './table/table.js'

const tags = [
  ...['stolik-table', 'stolik-lobby', 'stolik-events', 'stolik-event'],
  ...['stolik-board', 'stolik-standings', 'stolik-list'],
] as const
/** Elements that need an id, with the name of the attribute. */
const ids = [
  ['stolik-table', 'table'],
  ['stolik-event', 'event'],
  ['stolik-board', 'event'],
  ['stolik-standings', 'event'],
  ['stolik-list', 'table'],
] as const

let line: Line
const thrown: unknown[] = []
const keep = (event: Event): void => void thrown.push(event)
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  thrown.length = 0
  addEventListener('error', keep)
  addEventListener('unhandledrejection', keep)
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
  removeEventListener('error', keep)
  removeEventListener('unhandledrejection', keep)
  expect(thrown).toEqual([])
})

/** Puts the element on the page as a club would paste it. */
function paste(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ server: line.base, lang: 'en', ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  return element
}
const said = (element: HTMLElement): string =>
  [...(element.shadowRoot?.querySelectorAll('[role=status], [role=alert]') ?? [])]
    .map((one) => one.textContent.replace(/\s+/g, ' ').trim())
    .join(' ')
    .trim()

describe('an element on a page that is written wrongly', () => {
  it.each(ids)('reports on <%s> which attribute is missing, and sends no query', async (tag, attribute) => {
    const element = paste(tag, {})
    await expect.poll(() => said(element)).toContain(`the attribute “${attribute}” is missing`)
    expect(line.asked).toEqual([])
    expect(await faults(element)).toEqual([])
  })

  it.each(ids)(
    'starts <%s> when the attribute comes later, and reports again when it goes',
    async (tag, attribute) => {
      const element = paste(tag, {})
      await expect.poll(() => said(element)).toContain('is missing')
      element.setAttribute(attribute, 'a')
      await expect.poll(() => said(element)).not.toContain('is missing')
      element.removeAttribute(attribute)
      await expect.poll(() => said(element)).toContain('is missing')
    },
  )

  const nowhere = ['http://', 'ftp://club.example', 'javascript:alert(1)', 'https://:443']
  it.each(tags.flatMap((tag) => nowhere.map((server) => [tag, server] as const)))(
    'reports on <%s> that no server can be at %s',
    async (tag, server) => {
      const element = paste(tag, { server, table: '1', event: 'a', series: '1' })
      await expect.poll(() => said(element)).toContain(`where no server can be (“${server}”)`)
      expect(line.asked).toEqual([])
    },
  )

  it.each(tags)('reports it in the language of <%s>', async (tag) => {
    const element = paste(tag, { server: 'http://', lang: 'pl' })
    await expect.poll(() => said(element)).toContain('Powiedz o tym osobie, która ją prowadzi.')
  })
})

describe('an element whose server does not answer', () => {
  it.each(tags.filter((tag) => tag !== 'stolik-events'))(
    'reports on <%s> that the server is away and that it continues by itself',
    async (tag) => {
      line.cut()
      const element = paste(tag, { table: '1', event: 'a', series: '1' })
      await expect.poll(() => said(element), { timeout: 5_000 }).toContain('The server does not answer.')
      expect(await faults(element)).toEqual([])
    },
  )

  it('offers to try again on <stolik-events>', async () => {
    line.cut()
    const element = paste('stolik-events', {})
    await expect.poll(() => said(element)).toContain('No connection to the server.')
    line.mend()
    line.answer('Events', { events: [] })
    element.shadowRoot?.querySelector<HTMLElement>('button')?.click()
    await expect.poll(() => element.shadowRoot?.textContent).toContain('There is no tournament yet.')
  })

  it.each([['stolik-event'], ['stolik-board'], ['stolik-standings']])(
    'reports on <%s> that there is no such event',
    async (tag) => {
      const element = paste(tag, { event: 'a' })
      await line.refuse('Event', 'UNKNOWN_TABLE')
      await expect
        .poll(() => said(element))
        .toBe('There is no such tournament. A letter may be missing in the address. Ask the organiser.')
      expect(await faults(element)).toEqual([])
    },
  )
})
