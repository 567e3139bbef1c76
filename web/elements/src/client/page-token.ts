/** A member's token from the page around a frame, if the member is signed in there. */

/** The `token-url` of a frame that asks the page around it; see docs/club-site.md. */
export const pageAround = 'page:'

/** Returns the origins of the club's pages, which the gateway has written into the frame's page. */
const origins = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="stolik-sign-in"]')?.content ?? '')
    .split(' ')
    .filter((origin) => origin !== '')

/** Returns the origin of the page around, if the browser tells it. Asking any other origin would log an error in the console. */
function around(): string | undefined {
  const ancestors = location.ancestorOrigins as DOMStringList | undefined
  if (ancestors !== undefined) return ancestors[0]
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}

/**
 * Returns the answer of the page around, an object with `token`. The browser delivers the question and its port only to a page
 * of the club, so no other page can answer. A page that does not know this protocol never answers.
 * @throws when there is no such page, or no answer in time. @param patience milliseconds
 */
export function askPage(patience: number): Promise<unknown> {
  const all = origins()
  const known = around()
  const targets = known === undefined ? all : all.filter((origin) => origin === known)
  if (parent === window || targets.length === 0)
    return Promise.reject(new Error('no page of the club is around'))
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patience)
    for (const origin of targets) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }: MessageEvent<unknown>) => {
        clearTimeout(late)
        resolve(data)
      }
      parent.postMessage({ type: 'stolik-token' }, origin, [port2])
    }
  })
}
