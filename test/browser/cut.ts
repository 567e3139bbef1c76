/** Cuts a page off the network and brings it back. */
import type { BrowserContext, Page } from 'playwright'
import { engine } from '../engines/open.js'

declare global {
  /** The open WebSockets of a page. */
  var stolikConnections: Set<WebSocket> | undefined
}

/** Makes a page know its own connections. The driver of Firefox refuses new ones offline, but leaves the open ones alone. */
export async function recordConnections(context: BrowserContext): Promise<void> {
  if (engine !== 'firefox') return
  await context.addInitScript(() => {
    const open = new Set<WebSocket>()
    globalThis.stolikConnections = open
    globalThis.WebSocket = class extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given)
        open.add(this)
        this.addEventListener('close', () => open.delete(this))
      }
    }
  })
}

export async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.evaluate(async () => {
    const closed = [...(globalThis.stolikConnections ?? [])].map(
      (one) =>
        new Promise((resolve) => {
          one.addEventListener('close', resolve)
          one.close()
        }),
    )
    await Promise.all(closed)
  })
}

/** What a browser says in its console because a page was cut off: Firefox where it was just about to connect. */
export const isOfCut = (fault: string): boolean =>
  fault.includes('ERR_INTERNET_DISCONNECTED') ||
  (engine === 'firefox' && /connection to \S+ was interrupted while the page was loading/.test(fault))

export const mend = (page: Page): Promise<void> => page.context().setOffline(false)
