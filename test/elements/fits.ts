/**
 * Finds what does not fit in an element: what sticks out at the side, is cut off, or covers something else that can be pressed.
 */
import { below } from '../../web/elements/test/below.js'

/** Pixels of tolerance, for sub-pixels and shadows of type. */
const slack = 1.5
/** Cards may overlap one another. */
const cards = 'playing-card, .slot, .laid'

const up = (one: Element): Element | null => {
  const root = one.getRootNode()
  return one.assignedSlot ?? one.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}
/** Whether an element or any ancestor satisfies a condition. Each element is tested once, so use it between redraws only. */
function anyAbove(is: (one: Element) => boolean): (one: Element) => boolean {
  const known = new Map<Element, boolean>()
  const self = (one: Element): boolean => {
    const before = known.get(one)
    if (before !== undefined) return before
    const above = up(one)
    const now = is(one) || (above !== null && self(above))
    known.set(one, now)
    return now
  }
  return self
}
const isWithin = (one: Element, outer: Element): boolean => {
  const above = up(one)
  return above !== null && (above === outer || isWithin(above, outer))
}

const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowX)
/** Whether an element is for screen readers only. */
const heard = (one: Element): boolean => getComputedStyle(one).clipPath === 'inset(50%)'
const called = (one: HTMLElement): string => {
  const host = one.getRootNode()
  const where = host instanceof ShadowRoot ? host.host.localName : ''
  const name = `${one.localName}${one.id === '' ? '' : `#${one.id}`}${[...one.classList].map((c) => `.${c}`).join('')}`
  return `${where} ${name} “${one.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}”`
}

const pressed = 'button, a[href], input:not([type=hidden]), select, summary'

/** One line for each thing that does not fit a page of that width; empty when all is well. */
export function misfits(element: HTMLElement, width: number): string[] {
  const isHeard = anyAbove(heard)
  const isScrolled = anyAbove(scrolls)
  const all = [element, ...below(element.shadowRoot as ShadowRoot)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !isHeard(one) &&
      one.closest(cards) === null &&
      !(one instanceof SVGElement),
  )
  const free = all.filter((one) => {
    const above = up(one)
    return above === null || !isScrolled(above)
  })
  const wide = free.filter((one) => {
    const { left, right, width: own } = one.getBoundingClientRect()
    return own > 0 && (left < -slack || right > width + slack)
  })
  const tight = free.filter((one) => {
    const { display, overflowY } = getComputedStyle(one)
    if (display.startsWith('inline') && display !== 'inline-block') return false
    if (one.clientWidth === 0 || scrolls(one)) return false
    const cut = overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 2
    return one.scrollWidth > one.clientWidth + slack || cut
  })
  const outer = (found: readonly HTMLElement[]): HTMLElement[] =>
    found.filter((one) => !found.some((other) => isWithin(other, one)))
  return [
    ...outer(wide).map((one) => `sticks out: ${called(one)}`),
    ...outer(tight).map(
      (one) =>
        `does not fit its box (${one.scrollWidth} × ${one.scrollHeight} in ${one.clientWidth} × ${one.clientHeight}): ${called(one)}`,
    ),
    ...written(free),
    ...overlaps(all.filter((one) => one.matches(pressed) && getComputedStyle(one).opacity !== '0')),
  ]
}

function overlaps(all: readonly HTMLElement[]): string[] {
  // A link that breaks across lines has two boxes.
  const boxed = all.map((one) => ({ one, root: one.getRootNode(), boxes: [...one.getClientRects()] }))
  return boxed.flatMap(({ one, root, boxes }, i) =>
    boxed.slice(i + 1).flatMap(({ one: other, root: otherRoot, boxes: others }) => {
      if (root !== otherRoot || one.contains(other)) return []
      const met = boxes.some((a) =>
        others.some((b) => {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          return across > slack && down > slack
        }),
      )
      return met ? [`${called(one)} lies on ${called(other)}`] : []
    }),
  )
}

/** Words that overlap other words. Elements that are laid over others on purpose are positioned, and do not count. */
function written(all: readonly HTMLElement[]): string[] {
  const isLaidOver = anyAbove((one) => /absolute|fixed|sticky/.test(getComputedStyle(one).position))
  const lines = all.flatMap((one) => {
    const texts = [...one.childNodes].filter(
      (n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim() !== '',
    )
    if (texts.length === 0 || isLaidOver(one)) return []
    const boxes = texts.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
    return [{ one, boxes }]
  })
  return lines.flatMap(({ one, boxes }, i) =>
    lines.slice(i + 1).flatMap((other) => {
      // Lines are a little taller than the letters in them.
      const met = boxes.some((a) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3,
        ),
      )
      return met ? [`${called(one)} is written over ${called(other.one)}`] : []
    }),
  )
}
