/** The title of the window: the heading of the page, and where the page is of something with a name, that name as the gateway tells it. */
import type { Locale } from '@stolik/elements/site/index'

/** Addresses of things with names, of which the first part of a longer path says which. */
const things =
  /^\/(?:event\/(?!new(?:\/|$))[^/]+|ranking\/(?!desk(?:\/|$))[^/]+(?:\/person\/[^/]+)?|learn\/[^/]+)/

/** The gateway's titles by address and language. */
const known = new Map<string, Promise<string | null>>()

/** What the gateway calls a page; null where it does not say. */
async function told(path: string, locale: Locale): Promise<string | null> {
  try {
    const answer = await fetch(`${path}?lang=${locale}`, { headers: { accept: 'text/html' } })
    if (!answer.ok) return null
    return new DOMParser().parseFromString(await answer.text(), 'text/html').title
  } catch {
    return null
  }
}

/** The document that was opened tells its own title. */
function begin(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  if (canonical === undefined) return
  const key = `${new URL(canonical).pathname} ${document.documentElement.lang}`
  known.set(key, Promise.resolve(document.title))
}
begin()

let asked = 0

/** @param heading of the page, in its language */
export function entitle(pathname: string, heading: string, locale: Locale): void {
  const mine = ++asked
  const path = things.exec(pathname)?.[0]
  const plain = heading === '' ? 'Stolik' : `${heading} · Stolik`
  if (path === undefined) {
    document.title = plain
    return
  }
  const key = `${path} ${locale}`
  // Until the name has come, the title is not that of the page before.
  if (!known.has(key)) document.title = plain
  const coming = known.get(key) ?? told(path, locale)
  known.set(key, coming)
  void coming.then((title) => {
    if (title === null) known.delete(key)
    if (mine === asked) document.title = title ?? plain
  })
}
