/**
 * The title of the window: the heading of the page. For a page about something with a name, the title comes from the gateway.
 */
import type { Locale } from '@stolik/elements/site/index'

/** Addresses of things with names. For a longer path, the matched first part identifies the thing. */
const things =
  /^\/(?:event\/(?!new(?:\/|$))[^/]+(?:\/standings)?|club\/[^/]+|league\/(?!desk(?:\/|$))[^/]+|ranking\/(?!desk(?:\/|$))[^/]+(?:\/person\/[^/]+)?|learn\/[^/]+|replay\/[^/]+\/\d+)/

/** The gateway's titles by address and language. */
const known = new Map<string, Promise<string | null>>()

/** Returns the gateway's title of a page; null if it has none. */
async function fetchTitle(path: string, locale: Locale): Promise<string | null> {
  try {
    const answer = await fetch(`${path}?lang=${locale}`, { headers: { accept: 'text/html' } })
    if (!answer.ok) return null
    return new DOMParser().parseFromString(await answer.text(), 'text/html').title
  } catch {
    return null
  }
}

/** The opened document contains its own title. */
function begin(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  if (canonical === undefined) return
  const key = `${new URL(canonical).pathname} ${document.documentElement.lang}`
  known.set(key, Promise.resolve(document.title))
}
begin()

let latestRequest = 0

/** @param heading the heading of the page, in its language */
export function entitle(pathname: string, heading: string, locale: Locale): void {
  const request = ++latestRequest
  const path = things.exec(pathname)?.[0]
  const plain = heading === '' ? 'Stolik' : `${heading} · Stolik`
  if (path === undefined) {
    document.title = plain
    return
  }
  const key = `${path} ${locale}`
  // Until the name has loaded, the title must not be that of the previous page.
  if (!known.has(key)) document.title = plain
  const coming = known.get(key) ?? fetchTitle(path, locale)
  known.set(key, coming)
  void coming.then((title) => {
    if (title === null) known.delete(key)
    if (request === latestRequest) document.title = title ?? plain
  })
}
