/** Puts elements into the page: their requests are answered, and tests wait for what they look for. */
import type { Locale } from '@stolik/core'
import { expect } from 'vitest'
import { event } from '../../web/elements/test/event.js'
import type { Line } from '../../web/elements/test/line.js'
import { fakeFiles } from '../../web/elements/test/ranking.js'
import { names } from './tables.js'

export let line: Line
/** Sets the gateway from which elements are drawn from now on. */
export const drawFrom = (gateway: Line): void => {
  line = gateway
}

type Attributes = Readonly<Record<string, string>>
export const paste = (tag: string, lang: Locale, attributes: Attributes): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ server: line.base, lang, ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  return element
}
export const root = (element: HTMLElement): ShadowRoot => element.shadowRoot as ShadowRoot

/** Waits until the element at the path, through shadow roots, is visible on the page. */
export const drawn = (element: HTMLElement, ...path: readonly string[]): Promise<unknown> => {
  const found = (): Element | null =>
    path.reduce<Element | null>((at, selector) => at?.shadowRoot?.querySelector(selector) ?? null, element)
  return expect.poll(() => found()?.checkVisibility(), { message: path.join(' ') }).toBe(true)
}

/** Waits until a field of a part has the focus: a part takes it once it is drawn, and would take it from whoever came before that. */
export const focusedIn = (element: HTMLElement, part: string): Promise<unknown> => {
  const field = (): Element | null | undefined =>
    element.shadowRoot?.querySelector(part)?.shadowRoot?.activeElement
  return expect.poll(() => field()?.localName, { message: `the focus in ${part}` }).toBe('input')
}

/** Puts an element into the page and waits until it is drawn. */
export type Draw = (lang: Locale) => Promise<HTMLElement>
export const ofTable =
  (data: object, ...path: readonly string[]): Draw =>
  async (lang) => {
    const { game } = data as { game: string }
    line.answer('TableGame', { table: { __typename: 'Table', id: 'a', game } })
    const element = paste('stolik-table', lang, { table: 'a' })
    await line.push('Table', { table: data })
    await drawn(element, ...path)
    // Loaded separately, and later than the table's cards where the machine is busy.
    if (root(element).querySelector('stolik-talk') !== null) await drawn(element, 'stolik-talk', '.open')
    return element
  }
export const ofEvent =
  (tag: string, phase: Parameters<typeof event>[0]['phase']): Draw =>
  async (lang) => {
    line.answer('EventMe', {
      eventMe: { director: false, referee: false, door: false, player: null, table: null },
    })
    const element = paste(tag, lang, { event: 'e' })
    await line.push('Event', {
      event: event({ phase, names: [...names, 'Wawrzyniec Brzęczyszczykiewicz', 'Ola'] }),
    })
    await drawn(element, 'h1, h2, h3')
    return element
  }
export const ofFiles =
  (tag: string, path: string, file: object, attributes: Attributes = {}): Draw =>
  async (lang) => {
    const files = fakeFiles()
    files.put(path, file)
    const element = paste(tag, lang, { ranking: 'r', ...attributes })
    await drawn(element, 'h2, h3')
    files.restore()
    return element
  }
