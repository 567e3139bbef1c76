/**
 * Keeps the site on a device, so that it opens without a network: a list in the hall, and the page to play alone. A worker holds
 * exactly one complete build of the site. The next build waits beside it until a person accepts it, or all its pages are closed.
 * Entered data is in the page's own outbox, which no worker touches.
 */
// Makes this file a module for TypeScript, so that `self` can be declared. The built file exports nothing.
export {}

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build: all files of the site, the entry of the page, a hash of them, and the first parts of its pages' paths. */
declare const STOLIK_FILES: readonly string[]
declare const STOLIK_ENTRY: string
declare const STOLIK_BUILD: string
declare const STOLIK_PAGES: readonly string[]

const family = 'stolik-site-'
/** Caches of the workers until 1.2, whose scope was `/event/`. */
const formerFamily = 'stolik-event-'
const name = family + STOLIK_BUILD
/** The document that serves every page without a network. */
const page = '/'

async function fill(): Promise<void> {
  // Another worker of this build, with the former scope, has filled it.
  if (await isComplete()) return
  const cache = await caches.open(name)
  try {
    const document = await fetch(page, { cache: 'reload' })
    // During an update, the page may belong to another build than this worker.
    if (!(await document.clone().text()).includes(STOLIK_ENTRY))
      throw new Error('the page is of another build')
    await Promise.all([cache.put(page, document), cache.addAll([...STOLIK_FILES])])
  } catch (error) {
    // A device without room must not lose what there is to half a build.
    await caches.delete(name)
    throw error
  }
}

async function isComplete(): Promise<boolean> {
  const found = await (await caches.open(name)).keys()
  return found.length > STOLIK_FILES.length
}

async function empty(): Promise<void> {
  // With the former scope, it has replaced a former worker, which needs its caches no more.
  const replacesFormer = self.registration.scope.endsWith('/event/')
  await deleteCaches(
    (one) => (one.startsWith(family) && one !== name) || (replacesFormer && one.startsWith(formerFamily)),
  )
  await self.clients.claim()
}

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isOld).map((one) => caches.delete(one)))
}

/**
 * Deletes the caches of former workers, which a page has unregistered. A page that is still open from then loads its code from
 * there.
 */
async function deleteFormer(): Promise<void> {
  const [all, own] = await Promise.all([
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    self.clients.matchAll({ type: 'window' }),
  ])
  const known = new Set(own.map(({ id }) => id))
  const isFormer = ({ id, url }: WindowClient): boolean =>
    !known.has(id) && new URL(url).pathname.startsWith('/event/')
  if (!all.some(isFormer)) await deleteCaches((one) => one.startsWith(formerFamily))
}

/**
 * How long a page waits for the network, in milliseconds. On the slowest network of a hall a document comes within two
 * seconds. Where a network swallows everything, people reload or give up after about four.
 */
const patience = 3_000

/**
 * The network's document, since documents differ by address: in their title, language, status, and in the headers that say who
 * may frame them. Without a network it is the kept page. So it is if another build answers, until somebody accepts that build,
 * or if something else does, such as a proxy whose gateway is down.
 */
async function documentOf(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patience) })
    if (response.type === 'opaqueredirect') return response
    // The whole text, since a network can also fall silent in the middle of a document.
    return (await response.clone().text()).includes(STOLIK_ENTRY) ? response : await cached(page)
  } catch {
    return cached(page)
  }
}

/** Whether a path leads to a page of the site. All others are the server's own: files, downloads, published rankings. */
const isPage = (pathname: string): boolean =>
  !/\.\w+$/.test(pathname) && STOLIK_PAGES.includes(pathname.split('/')[1] ?? '')

/**
 * Whether it is a frame on another site. Which sites may frame a page depends on its address and on the page around, and the
 * kept page has other headers: a browser would refuse it. A request of the worker's own would not name the page around.
 */
const isForeignFrame = ({ destination, referrer }: Request): boolean =>
  destination !== 'document' && !referrer.startsWith(`${self.location.origin}/`)

const cached = async (request: string | Request): Promise<Response> => {
  const cache = await caches.open(name)
  // A file is the same for every request: its answer varies only by compression.
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(empty()))
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
  if (event.data === 'delete former') event.waitUntil(deleteFormer())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    const isLeft = !isPage(pathname) || isForeignFrame(request)
    return isLeft ? undefined : event.respondWith(documentOf(request))
  }
  if (STOLIK_FILES.includes(pathname)) event.respondWith(cached(request))
})

/** Shows a notice about an event, which the gateway has encrypted for this browser. */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data?.json() as Readonly<Record<string, string | undefined>>
  event.waitUntil(
    self.registration.showNotification(title ?? '', { body: body ?? '', tag: tag ?? '', data: url }),
  )
})
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openPage(String(notification.data)))
})

/** Goes to the page where it is open already, or opens it. */
async function openPage(path: string): Promise<void> {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const opened = windows.find(({ url }) => new URL(url).pathname === path)
  await (opened === undefined ? self.clients.openWindow(href) : opened.focus())
}
