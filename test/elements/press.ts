/** What can be pressed or reached by keyboard in an element: its size, its order, and how its focus is shown. */
import { userEvent } from 'vitest/browser'
import { below } from '../../web/elements/test/below.js'

const pressable = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

export const called = (one: HTMLElement): string => {
  const host = one.getRootNode()
  const name = one.getAttribute('aria-label') ?? one.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)
  return `${host instanceof ShadowRoot ? host.host.localName : ''} ${one.localName}${[...one.classList].map((c) => `.${c}`).join('')} “${name}”`
}

/** Everything that can be pressed now, in page order. */
export const pressables = (element: HTMLElement): HTMLElement[] =>
  below(element.shadowRoot as ShadowRoot).filter(
    (one) =>
      one.matches(pressable) &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !(one as HTMLButtonElement).disabled,
  )

/** A link within a sentence is as tall as its line (WCAG 2.5.8, inline). */
const inSentence = (one: HTMLElement): boolean =>
  one.localName === 'a' && getComputedStyle(one).display === 'inline'

/** The area that a finger may touch: for an input, the whole label around it. */
function target(one: HTMLElement): DOMRect {
  const label = one.matches('input') ? one.closest('label') : null
  return (label ?? one).getBoundingClientRect()
}

/** Rows of figures and lists of links lie close together. */
const dense = (one: HTMLElement): boolean => one.localName === 'a' || one.closest('table') !== null

/** One line for each thing that is too small to touch: 44 pixels are required, and 24 where things are dense (WCAG 2.5.8). */
export const tooSmall = (element: HTMLElement): string[] =>
  pressables(element)
    .filter((one) => !inSentence(one) && !one.matches('[tabindex="0"]:not(button, a)'))
    .flatMap((one) => {
      const { width, height } = target(one)
      const small = dense(one) ? Math.min(width, height) < 24 : width < 36 || height < 44
      return small ? [`${Math.round(width)} × ${Math.round(height)}: ${called(one)}`] : []
    })

const focused = (): HTMLElement | null => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active as HTMLElement | null
}

/** How the focus is shown: on the element itself, or on what is drawn for it. */
function ring(one: HTMLElement): string {
  const drawn = getComputedStyle(one).opacity === '0' ? (one.nextElementSibling ?? one) : one
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
  return outlineStyle === 'none' ? 'none' : outlineWidth
}

export interface Walk {
  readonly stops: readonly HTMLElement[]
  /** Elements that show no ring of three pixels when focused. */
  readonly unseen: readonly string[]
}

/**
 * Goes through an element by Tab, from a button before it to one behind it; once more if the element was drawn anew meanwhile. Throws if
 * Tab never leaves the element.
 */
export async function walk(element: HTMLElement): Promise<Walk> {
  const before = pressables(element)
  const walked = await walkOnce(element)
  const now = pressables(element)
  return now.length === before.length && now.every((one, i) => one === before[i]) ? walked : walk(element)
}

async function walkOnce(element: HTMLElement): Promise<Walk> {
  const [before, after] = [document.createElement('button'), document.createElement('button')]
  element.before(before)
  element.after(after)
  before.focus()
  const stops: HTMLElement[] = []
  const unseen: string[] = []
  let end: 'out' | 'caught' | undefined
  // Each press is a message to the browser and back, so many are requested at once, and each is checked on keyup.
  const look = (): void => {
    const now = focused()
    if (end !== undefined) return
    if (now === after) end = 'out'
    else if (now === null || now === before || now === document.body || stops.includes(now)) end = 'caught'
    else {
      stops.push(now)
      if (ring(now) !== '3px') unseen.push(`${ring(now)}: ${called(now)}`)
    }
  }
  addEventListener('keyup', look, true)
  // A group of radios is one stop, and a scrolling area may be one more.
  while (end === undefined)
    await userEvent.keyboard('{Tab}'.repeat(Math.max(2, pressables(element).length / 2)))
  removeEventListener('keyup', look, true)
  before.remove()
  after.remove()
  if (end === 'caught') throw new Error(`Tab does not lead out of ${stops.map(called).join(', ')}`)
  return { stops, unseen }
}

/**
 * The pressable elements that Tab missed. In a group of radios or a hand one stop is enough, since arrows lead to the others.
 */
export function missed(element: HTMLElement, stops: readonly HTMLElement[]): string[] {
  const group = (one: HTMLElement): unknown =>
    one.matches('[type=radio]') ? (one as HTMLInputElement).name : (one.closest('[role=toolbar]') ?? one)
  const groups = stops.map(group)
  return pressables(element)
    .filter((one) => !groups.includes(group(one)))
    .map(called)
}
