/**
 * The part of the driver that runs inside a page: it finds elements as Playwright does, and says whether a person could press
 * one. Bundled into one script that every document runs before anything else is asked of it (see script.ts).
 */
import { Ivya } from 'ivya'
import { elementAt, endPress, expectPress, isHit } from './hit.js'

const finder = Ivya.create({ browser: 'webkit' })

const styleOf = globalThis.getComputedStyle

/**
 * The style before or after an element, with its alternative text as content, because the finder does not know
 * `content: "✓" / ""`.
 */
function readable(element: Element, part?: string | null): CSSStyleDeclaration {
  const style = styleOf(element, part)
  const [, words] = /^".*" \/ (".*")$/s.exec(style.content) ?? []
  if (words === undefined) return style
  return { content: words, display: style.display } as CSSStyleDeclaration
}

function all(selector: string): HTMLElement[] {
  globalThis.getComputedStyle = readable
  try {
    return finder.queryLocatorSelectorAll(selector) as HTMLElement[]
  } finally {
    globalThis.getComputedStyle = styleOf
  }
}

/** The only match. Throws if there are several, since it is unclear which is meant. */
function one(selector: string): HTMLElement | undefined {
  const [found, another] = all(selector)
  if (another !== undefined && found !== undefined)
    throw new Error(
      `several elements: ${[found, another].map((each) => finder.previewNode(each)).join(', ')}`,
    )
  return found
}

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0) return true
  // An element without a box of its own is visible if one of its children is.
  return getComputedStyle(element).display === 'contents' && [...element.children].some(isSeen)
}
const isSeen = (element: Element): boolean => isVisible(element as HTMLElement)

const isDisabled = (element: HTMLElement): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') === element

const frame = (): Promise<unknown> =>
  new Promise((done) => {
    requestAnimationFrame(done)
    // A covered window may never draw a frame.
    setTimeout(done, 100)
  })

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where in the window the element can be pressed, or why it cannot yet. The next press reaches the element or nothing. */
async function aim(selector: string, position: Spot | null): Promise<string | Spot> {
  const element = one(selector)
  if (element === undefined) return 'there is none'
  if (!isVisible(element)) return 'it is not visible'
  if (isDisabled(element)) return 'it is disabled'
  const spot = (): Spot => {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (position === null) return { x: left + width / 2, y: top + height / 2 }
    return { x: left + element.clientLeft + position.x, y: top + element.clientTop + position.y }
  }
  const isInside = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  if (!isInside(spot()) || !isHit(element, elementAt(spot().x, spot().y)))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = spot()
  await frame()
  const now = spot()
  if (before.x !== now.x || before.y !== now.y) return 'it moves'
  const hit = elementAt(now.x, now.y)
  if (!isHit(element, hit)) return `it is covered by ${hit === null ? 'nothing' : finder.previewNode(hit)}`
  expectPress(element)
  return now
}

/** Why the press after `aim` missed its element; null when it reached it. */
async function missed(): Promise<string | null> {
  const other = await endPress()
  return other === null ? null : `the press would have reached ${finder.previewNode(other)}`
}

type Field = HTMLInputElement | HTMLTextAreaElement
/** Fields whose value is not typed letter by letter. */
const picked = ['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range']

const changed = (element: HTMLElement): void => {
  for (const event of ['input', 'change'])
    element.dispatchEvent(new Event(event, { bubbles: true, composed: true }))
}

/**
 * Why the field cannot be filled yet, as a string. True when it is filled; false when its old text is selected and the new text
 * must be typed.
 */
function fill(selector: string, value: string): string | boolean {
  const found = one(selector)
  if (found === undefined) return 'there is none'
  if (!isVisible(found)) return 'it is not visible'
  const element = (found instanceof HTMLLabelElement ? found.control : found) as Field
  if (isDisabled(element) || element.readOnly) return 'it cannot be written in'
  element.focus()
  if (picked.includes(element.type)) {
    element.value = value
    changed(element)
    return true
  }
  element.select()
  return element.value === '' && value === ''
}

/** Why the option cannot be chosen yet, or null when it has been. */
function select(selector: string, wanted: string | { readonly label: string }): string | null {
  const element = one(selector)
  if (!(element instanceof HTMLSelectElement)) return 'there is none'
  if (isDisabled(element)) return 'it is disabled'
  const option = [...element.options].find((each) =>
    typeof wanted === 'string'
      ? each.value === wanted || each.label === wanted
      : each.label.trim() === wanted.label,
  )
  if (option === undefined || option.disabled) return 'there is no such option'
  element.focus()
  element.value = option.value
  changed(element)
  return null
}

const inside = { all, one, isVisible, aim, missed, fill, select }
export type Inside = typeof inside

declare global {
  var stolikInside: Inside | undefined
}
globalThis.stolikInside = inside
