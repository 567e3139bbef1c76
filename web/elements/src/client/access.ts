/**
 * Why a page gets no answers, which a browser does not tell it: its site may not be allowed yet, or the proxy in front of the
 * gateway passes no sockets on.
 */
import { atOnce } from '@stolik/kit/words/at-once'
import { html } from 'lit'
import type { Observable, Source } from '../base/observable.js'
import { speak } from '../words/index.js'
import type { Barred } from './barred.js'
import type { Connection } from './socket.js'

/** What `/site-access` answers. */
export interface SiteAccess {
  readonly origin: string | null
  readonly allowed: boolean
  /** A code of why an address is of no site. */
  readonly problem: string | null
  /** False when the gateway has seen lately that sockets do not come through. */
  readonly sockets?: false
}

/** What of a pasted address is known; all of it is null until that is. */
export interface Checked extends SiteAccess {
  readonly address: string
}

const patience = 8_000
/** As long as an answer may be kept. */
const pause = 5_000

/** Whether a page may ask a gateway; with an address any other page of it. Undefined when nobody says. */
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

/** The owner's page of a gateway with a site filled in. */
export const ownerHref = (graphql: string, site: string): string =>
  new URL(`owner#site=${encodeURIComponent(site)}`, graphql).href

/** Said to whoever looks, who can tell it to whoever runs the gateway. */
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

/** Of several gateways another one may have seen the socket that did not come through. */
const mostTries = 3

/** Returns what asks whether a page is barred at a gateway, and from time to time again while it is. */
export function doubtAt(
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
