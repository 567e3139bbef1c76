/** Why a page of another site gets no answers: it may not be allowed yet, which a browser does not tell it. */
import type { Source } from '../observable.js'

/** This page's site is not allowed there. */
export interface Barred {
  /** The site, as the owner allows it. */
  readonly site: string
  /** Who can: the host of the gateway, and the page where that is done. */
  readonly host: string
  readonly href: string
}

/** What `/site-access` answers. */
export interface SiteAccess {
  readonly origin: string | null
  readonly allowed: boolean
  /** A code of why an address is of no site. */
  readonly problem: string | null
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

/** Returns what asks whether a page of this site is barred at a gateway, and from time to time again while it is. */
export function doubtAt(graphql: string, barred: Source<Barred | null>): () => Promise<void> {
  let asking = false
  return async () => {
    if (asking) return
    asking = true
    for (;;) {
      const answer = await siteAccess(graphql)
      const site = answer?.allowed === false ? answer.origin : null
      if (site === null) break
      // The same answer again changes nothing.
      barred.set(barred.value ?? { site, host: new URL(graphql).host, href: ownerHref(graphql, site) })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    barred.set(null)
    asking = false
  }
}
