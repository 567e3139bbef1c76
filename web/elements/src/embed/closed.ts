/**
 * Whether the page has no origin: in a frame whose sandbox removes it, or opened from a file. Anybody could make such a page, so
 * no gateway answers it, and a browser would log each attempt in the console of the page around. Elements that need no gateway
 * still work there, including those that only read published files.
 */

export const isClosed = (): boolean => globalThis.origin === 'null'

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
export function linkOf(element: Element, module: string): HTMLAnchorElement {
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
