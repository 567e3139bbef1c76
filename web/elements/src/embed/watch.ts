/**
 * Finds our elements on somebody else's page, and loads the code of each tag when it is needed. It never throws an error into
 * that page.
 */
import { clearTrouble, drawFacade, drawTrouble } from './facade.js'

/**
 * Whether the page has no origin: in a frame whose sandbox removes it, or opened from a file. Anybody could make such a page, so
 * no gateway answers it, and a browser would log each attempt in the console of the page around. Elements that need no gateway
 * still work there, including those that only read published files.
 */
const isClosed = (): boolean => globalThis.origin === 'null'

/**
 * Attributes that belong to the surrounding page or lead to other pages. They mean nothing when the element has a page of its
 * own.
 */
const ofPage = /^(server|token-url|class|id|style|slot|part|hidden|tabindex|home|(.*-)?href)$/

/**
 * Returns a link to the page that shows just this element. The link's text is its address: if a frame may open no window, the
 * address can be copied.
 * @param module the address of the loader
 */
function linkOf(element: Element, module: string): HTMLAnchorElement {
  const server = element.getAttribute('server') ?? /^(.*)\/embed\//.exec(module)?.[1] ?? ''
  const params = new URLSearchParams()
  for (const { name, value } of element.attributes) if (!ofPage.test(name)) params.set(name, value)
  const query = params.toString()
  const link = document.createElement('a')
  link.href = `${server.replace(/\/$/, '')}/frame/${element.localName.replace('stolik-', '')}${query === '' ? '' : `?${query}`}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = link.href.replace(/^https?:\/\//, '')
  return link
}

export interface Part {
  /** Defines the element. */
  load(): Promise<unknown>
  /** The facade until it is pressed. Without one, the element loads when it is near the screen. */
  readonly facade?: true
  /** The element needs no gateway. */
  readonly alone?: true
}
/** By tag. */
export type Parts = Readonly<Record<string, Part>>

/** How near the screen an element has to be to load. */
const near = '50% 0px'

/** The features that the elements' code needs; browsers have had all of them since 2022 or 2023. */
const isModern = (): boolean =>
  'adoptedStyleSheets' in Document.prototype && typeof structuredClone === 'function'

/** @returns a function that stops watching; loading that has begun is finished */
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
    // Another loader may have defined it meanwhile.
    if (!waiting(tag)) return
    clearTrouble(element)
    try {
      const one = coming.get(tag) ?? part.load()
      coming.set(tag, one)
      await one
    } catch {
      // The next element with this tag tries again.
      coming.delete(tag)
    }
    // A module that failed after it had defined the element is good enough.
    if (waiting(tag)) return drawTrouble(element, 'failed')
    // Elements of ours are never inline: the page has a rule for everything, which is stronger than `:host`.
    if (getComputedStyle(element).display === 'inline')
      (await import('./withstand.js')).withstand(page, selector)
  }

  async function press(element: HTMLElement, part: Part): Promise<void> {
    await load(element, part)
    // The button that was pressed is gone, and the focus with it.
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
    else if (element instanceof HTMLElement) drawFacade(element, () => void press(element, part))
  }

  function tryToMeet(element: Element): void {
    try {
      meet(element)
    } catch {
      // Another script has closed the element's shadow root, so we do not draw it.
    }
  }

  const meetIn = (root: ParentNode): void => root.querySelectorAll(selector).forEach(tryToMeet)

  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') {
        const element = target as Element
        const part = parts[element.localName]
        if (part === undefined || !modern || (closed && part.alone !== true)) continue
        if (element.hasAttribute('open') && waiting(element.localName)) void load(element, part)
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
