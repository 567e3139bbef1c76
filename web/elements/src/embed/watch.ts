/**
 * Finds our elements on a page of somebody else's and fetches the code of each kind when one of it is needed. Nothing is
 * thrown into that page, whatever happens.
 */
import { isClosed, linkOf } from './closed.js'
import { clearTrouble, drawFacade, drawTrouble } from './facade.js'

export interface Part {
  /** Defines the element. */
  load(): Promise<unknown>
  /** What stands there until it is pressed; without one the element comes when it is near the screen. */
  readonly facade?: 'table'
  /** It asks no gateway. */
  readonly alone?: true
}
/** By tag. */
export type Parts = Readonly<Record<string, Part>>

/** How far from the screen an element is fetched. */
const near = '50% 0px'

/** What the elements' code cannot do without, all of it in the browsers of 2022 and 2023 on. */
const isModern = (): boolean =>
  'adoptedStyleSheets' in Document.prototype &&
  typeof structuredClone === 'function' &&
  typeof IntersectionObserver === 'function'

/** @returns stops watching; what is under way is finished */
export function watch(
  page: Document,
  parts: Parts,
  { modern = isModern(), closed = isClosed() }: { readonly modern?: boolean; readonly closed?: boolean } = {},
): () => void {
  const selector = Object.keys(parts).join()
  const met = new WeakSet<Element>()
  const coming = new Map<string, Promise<unknown>>()
  const waiting = (tag: string): boolean => customElements.get(tag) === undefined

  async function load(element: Element, part: Part): Promise<void> {
    const tag = element.localName
    // Another loader may have brought it since.
    if (!waiting(tag)) return
    clearTrouble(element)
    try {
      const one = coming.get(tag) ?? part.load()
      coming.set(tag, one)
      await one
    } catch {
      // The next one of its kind asks again.
      coming.delete(tag)
    }
    // A module that failed after it had defined the element is good enough.
    if (waiting(tag)) drawTrouble(element, 'failed')
  }

  async function press(element: HTMLElement, part: Part): Promise<void> {
    await load(element, part)
    // The button that was pressed is gone, and with it the focus.
    if (waiting(element.localName) || page.activeElement !== page.body || element.hasAttribute('tabindex'))
      return
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
    element.focus({ preventScroll: true })
  }

  const seen = modern
    ? new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue
            seen?.unobserve(target)
            const part = parts[target.localName]
            if (part !== undefined) void load(target, part)
          }
        },
        { rootMargin: near },
      )
    : null

  function meet(element: Element): void {
    const part = parts[element.localName]
    if (part === undefined || met.has(element) || !waiting(element.localName)) return
    met.add(element)
    if (seen === null) drawTrouble(element, 'old')
    else if (closed && part.alone !== true) drawTrouble(element, 'closed', linkOf(element, import.meta.url))
    else if (element.hasAttribute('open')) void load(element, part)
    else if (part.facade === undefined) seen.observe(element)
    else if (element instanceof HTMLElement) drawFacade(element, part.facade, () => void press(element, part))
  }

  function tryToMeet(element: Element): void {
    try {
      meet(element)
    } catch {
      // Another script has closed the element to us: it is not ours to draw.
    }
  }

  const meetIn = (root: ParentNode): void => root.querySelectorAll(selector).forEach(tryToMeet)

  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') {
        const part = target instanceof Element ? parts[target.localName] : undefined
        if (!(target instanceof Element) || part === undefined || !modern || (closed && part.alone !== true))
          continue
        if (target.hasAttribute('open') && waiting(target.localName)) void load(target, part)
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        tryToMeet(node)
        meetIn(node)
      }
    }
  })
  changes.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  meetIn(page)
  return () => {
    changes.disconnect()
    seen?.disconnect()
  }
}
