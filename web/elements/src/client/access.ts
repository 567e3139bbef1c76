/**
 * Finds out why a page gets no answers, which the browser does not say: its site may not be allowed yet, or the proxy in front
 * of the gateway may not pass WebSockets on.
 */
import { atOnce } from '@stolik/kit/words/at-once'
import { html } from 'lit'
import type { Observable, Source } from '../base/observable.js'
import { speak } from '../words/index.js'
import type { Barred } from './barred.js'
import type { Connection } from './socket.js'

/** The answer of `/site-access`. */
export interface SiteAccess {
  readonly origin: string | null
  readonly allowed: boolean
  /** A code for why an address does not belong to a site. */
  readonly problem: string | null
  /** False when the gateway has noticed lately that WebSockets do not get through. */
  readonly sockets?: false
}

/** The answer for a pasted address; its fields are null until it arrives. */
export interface Checked extends SiteAccess {
  readonly address: string
}

const patience = 8_000
/** The time for which an answer may be cached. */
const pause = 5_000

/** Returns whether this page, or the page at `address`, may query a gateway. Undefined when there is no answer. */
export async function siteAccess(graphql: string, address?: string): Promise<SiteAccess | undefined> {
  const url = new URL('site-access', graphql)
  if (address !== undefined) url.searchParams.set('address', address)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
    return response.ok ? ((await response.json()) as SiteAccess) : undefined
  } catch {
    return undefined
  }
}

/** Returns the gateway's owner page with a site filled in. */
export const ownerHref = (graphql: string, site: string): string =>
  new URL(`owner#site=${encodeURIComponent(site)}`, graphql).href

/** Shown to every visitor, who can report it to the gateway's owner. */
const noSockets = atOnce(
  import.meta.glob<Readonly<Record<'sockets.none', string>>>('./sockets/*.json', {
    eager: true,
    import: 'default',
  }),
)

const barredSite = (graphql: string, site: string): Barred => ({
  say: (locale) =>
    html`${speak(locale, 'page.barred', { host: new URL(graphql).host, site })}
      <a href=${ownerHref(graphql, site)} target="_blank" rel="noopener"
        >${speak(locale, 'page.allow', { site })}</a
      >`,
})
const barredSockets: Barred = { say: (locale) => noSockets[locale]['sockets.none'] }

/** With several gateways, a different one may have noticed that the WebSocket failed. */
const mostTries = 3

/** Returns a function that asks whether a page is barred at a gateway, and keeps asking while it is. */
export function accessChecker(
  graphql: string,
  barred: Source<Barred | null>,
  line: Observable<Connection>,
): () => Promise<void> {
  let asking = false
  return async () => {
    if (asking) return
    asking = true
    for (let tries = 1; line.value !== 'up'; tries++) {
      const answer = await siteAccess(graphql)
      if (answer === undefined) break
      const site = answer.allowed ? null : answer.origin
      const isBarred = site !== null || answer.sockets === false
      if (!isBarred && (tries >= mostTries || barred.value !== null)) break
      // The same answer again changes nothing.
      if (isBarred && barred.value === null)
        barred.set(site === null ? barredSockets : barredSite(graphql, site))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    barred.set(null)
    asking = false
  }
}
