/** Presses real keys in the browser: through each group of choices, along sliders, from page to page and through sections. */
import { show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { below } from '../../elements/test/below.js'
import { event } from '../../elements/test/event.js'
import { fakeLine, type Line } from '../../elements/test/line.js'
import { StolikBoard } from '@stolik/elements/event/board/board'
import { StolikEvent } from '@stolik/elements/event/public/event'
import { StolikLook } from './look/look.js'
import { choose, prefs } from '@stolik/elements/base/prefs'
import { StolikSettings } from '@stolik/elements/settings/settings'
import { StolikValue } from '@stolik/elements/value/value'

let line: Line
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', location.pathname + location.search)
  line = fakeLine()
  line.answer('Things', { events: [], rankings: [], leagues: [], lobby: [] })
  line.answer('EventMe', {
    eventMe: { director: false, referee: false, door: false, player: null, table: null },
  })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
  choose({ locale: null, theme: 'auto', deck: 'french', letters: 'auto', firstTap: false, sounds: false })
})

const focused = (): Element | null => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}
const within = (element: HTMLElement, selector: string): HTMLElement[] =>
  below(element.shadowRoot as ShadowRoot).filter((one) => one.matches(selector))
/** Returns the first matching element, once it is drawn. */
async function met(element: HTMLElement, selector: string): Promise<HTMLElement> {
  await expect.poll(() => within(element, selector).length).toBeGreaterThan(0)
  return within(element, selector)[0] as HTMLElement
}
const radios = (element: HTMLElement, name: string): HTMLInputElement[] =>
  within(element, `input[type=radio][name='${name}']`).filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && !one.disabled,
  )
const namesOf = (element: HTMLElement): string[] => [
  ...new Set(within(element, 'input[type=radio]').map((one) => one.getAttribute('name') ?? '')),
]
const chosen = (element: HTMLElement, name: string): string | undefined =>
  radios(element, name).find(({ checked }) => checked)?.value

/** Presses a key once per choice and returns what each press chose. Checks that the focus follows. */
async function round(element: HTMLElement, name: string, key: string): Promise<string[]> {
  const values: string[] = []
  const first = radios(element, name)
  first.find(({ checked }) => checked)?.focus()
  while (values.length < first.length) {
    await userEvent.keyboard(key)
    await expect
      .poll(() => focused() instanceof HTMLInputElement && (focused() as HTMLInputElement).checked)
      .toBe(true)
    const now = focused() as HTMLInputElement
    expect(now.name).toBe(name)
    values.push(now.value)
  }
  return values
}

const drawn: Readonly<Record<string, () => Promise<HTMLElement>>> = {
  settings: () => show(new StolikSettings(), { lang: 'pl' }),
  look: () => show(new StolikLook(), { lang: 'pl', server: line.base }),
  calculator: () => show(new StolikValue(), { lang: 'pl', server: line.base }),
}

describe.each(Object.entries(drawn))('the choices of the %s', (_, draw) => {
  it('are passed through and chosen by arrow keys, both ways', async () => {
    const element = await draw()
    await expect.poll(() => namesOf(element).length).toBeGreaterThan(1)
    for (const name of namesOf(element)) {
      // A choice may remove other choices, or add some.
      if (radios(element, name).length < 2) continue
      const before = chosen(element, name)
      const onwards = await round(element, name, '{ArrowRight}')
      expect(new Set(onwards).size, name).toBe(onwards.length)
      expect(onwards.at(-1), name).toBe(before)
      const back = await round(element, name, '{ArrowUp}')
      expect(back, name).toEqual([...onwards.slice(0, -1).toReversed(), before])
    }
  })
})

describe('a deck', () => {
  it('is chosen by arrow keys, and kept', async () => {
    const settings = await show(new StolikSettings(), { lang: 'pl' })
    radios(settings, 'deck').at(0)?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(prefs.value.deck).toBe('german')
    await userEvent.keyboard('{ArrowDown}')
    expect(prefs.value.deck).toBe('french')
  })
})

describe('the slider of the look', () => {
  it('is moved by arrow keys and to both ends', async () => {
    const look = await show(new StolikLook(), { lang: 'pl', server: line.base })
    const slider = await met(look, 'input[type=range]')
    if (!(slider instanceof HTMLInputElement)) throw new Error('no slider')
    const before = slider.valueAsNumber
    slider.focus()
    const said = (): string => slider.closest('label')?.textContent ?? ''
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    expect(slider.valueAsNumber).toBe(before + 2)
    await expect.poll(said).toContain(String(before + 2))
    await userEvent.keyboard('{ArrowLeft}')
    expect(slider.valueAsNumber).toBe(before + 1)
    await userEvent.keyboard('{End}')
    expect(slider.value).toBe(slider.max)
    await userEvent.keyboard('{Home}')
    expect(slider.value).toBe(slider.min)
    expect(focused()).toBe(slider)
  })
})

describe('the big screen', () => {
  it('turns its pages by arrow keys, and pauses at the space bar', async () => {
    const board = await show(new StolikBoard(), { lang: 'pl', server: line.base, event: 'e' })
    await line.push('Event', { event: event({ phase: 'PLAYING', players: 12 }) })
    const stop = await met(board, '.turn button:nth-child(2)')
    const at = (): string => stop.textContent.trim()
    await expect.poll(at).toBe('zatrzymaj 1/3')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(at).toBe('zatrzymaj 2/3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.poll(at).toBe('zatrzymaj 3/3')
    await userEvent.keyboard(' ')
    await expect.poll(at).toBe('dalej samo 3/3')
  })
})

describe('the sections of an event', () => {
  it('are stops of the tab key, each opened by Enter or the space bar', async () => {
    const page = await show(new StolikEvent(), { lang: 'pl', server: line.base, event: 'e' })
    await line.push('Event', { event: event({ phase: 'PLAYING', players: 12 }) })
    await met(page, 'nav.sections button')
    const [first, ...others] = within(page, 'nav.sections button')
    first?.focus()
    for (const [n, section] of others.entries()) {
      await userEvent.keyboard('{Tab}')
      expect(focused()).toBe(section)
      await userEvent.keyboard(n % 2 === 0 ? '{Enter}' : ' ')
      await expect.poll(() => section.getAttribute('aria-current')).toBe('true')
      expect(within(page, 'nav.sections [aria-current]')).toHaveLength(1)
      expect(focused()).toBe(section)
    }
    expect(others.length).toBeGreaterThan(2)
  })
})
