/**
 * Pages without an origin: in a frame whose sandbox takes it away, or opened from a file. Everybody could make such a page, so
 * the gateway lets none of them ask, and a browser would write each attempt into the console of the page around. What is
 * not asked works there all the same: files that are published for all, and what needs no gateway.
 */

export const isClosed = (): boolean => globalThis.origin === 'null'

/** What is of the page around it, or leads to other pages, and means nothing in a page of its own. */
const ofPage = /^(server|token-url|class|id|style|slot|part|hidden|tabindex|home|(.*-)?href)$/

/**
 * The address where an element stands alone, as a link with the address for its words: where a frame lets no window open,
 * it can be copied.
 * @param module the address of the loader
 */
export function linkOf(element: Element, module: string): HTMLAnchorElement {
  const server = element.getAttribute('server') ?? /^(.*)\/embed\//.exec(module)?.[1] ?? ''
  const told = new URLSearchParams()
  for (const { name, value } of element.attributes) if (!ofPage.test(name)) told.set(name, value)
  const query = told.toString()
  const link = document.createElement('a')
  link.href = `${server.replace(/\/$/, '')}/frame/${element.localName.replace('stolik-', '')}${query === '' ? '' : `?${query}`}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = link.href.replace(/^https?:\/\//, '')
  return link
}
