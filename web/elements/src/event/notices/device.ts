/** Web push in this browser. Only a page of the gateway's own site has the service worker that shows notices. */

/** The site's one worker. A device whose notices come to the former one, of `/event/`, keeps that for them. */
const worker = '/worker.js'
const scope = '/'
/** The pages that offer notices. */
const pages = '/event/'

/** Whether this page can ask the browser for notices. */
export const canPush = (server: string): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  new URL(server, location.href).origin === location.origin &&
  location.pathname.startsWith(pages)

const registration = async (): Promise<ServiceWorkerRegistration> => {
  const { serviceWorker } = navigator
  const one =
    (await serviceWorker.getRegistration()) ??
    (await serviceWorker.register(worker, { scope, updateViaCache: 'none' }))
  if (one.active === null) await navigator.serviceWorker.ready
  return one
}

/** The endpoint of this browser; null if it has none. */
export async function endpointHere(): Promise<string | null> {
  const known = await navigator.serviceWorker.getRegistration()
  return (await known?.pushManager.getSubscription())?.endpoint ?? null
}

export interface PushKeys {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Asks the person and the browser. Call it only from a press. `denied`: the person or the browser does not want it. */
export async function subscribe(key: string): Promise<PushKeys | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { pushManager } = await registration()
  const before = await pushManager.getSubscription()
  // The gateway has new keys, for which the browser must be asked again.
  if (before !== null && keyOf(before.options.applicationServerKey) !== key) await before.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {}
  return { endpoint: made.endpoint, p256dh, auth }
}

const keyOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
