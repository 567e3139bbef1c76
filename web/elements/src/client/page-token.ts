/** A member's token that the page around a frame gives, for who is signed in there. */

/** What a frame's `token-url` says where the page around it is to be asked; see docs/club-site.md. */
export const pageAround = 'page:'

/** The origins of the club's pages, which the gateway has written into the frame's. */
const origins = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="stolik-sign-in"]')?.content ?? '')
    .split(' ')
    .filter((origin) => origin !== '')

/** The origin of the page around, where the browser tells it: a question to another one is an error in its console. */
function around(): string | undefined {
  const told = location.ancestorOrigins as DOMStringList | undefined
  if (told !== undefined) return told[0]
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}

/**
 * What the page around answers, an object with `token`. It is asked through a port that the browser gives to a page of
 * the club's and to no other, so that no other one can answer; one that knows nothing of this never does.
 * @throws when there is no such page, or no answer in time. @param patience milliseconds
 */
export function askPage(patience: number): Promise<unknown> {
  const all = origins()
  const known = around()
  const asked = known === undefined ? all : all.filter((origin) => origin === known)
  if (parent === window || asked.length === 0)
    return Promise.reject(new Error('no page of the club is around'))
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patience)
    for (const origin of asked) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }: MessageEvent<unknown>) => {
        clearTimeout(late)
        resolve(data)
      }
      parent.postMessage({ type: 'stolik-token' }, origin, [port2])
    }
  })
}
