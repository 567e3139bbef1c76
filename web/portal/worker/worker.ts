/**
 * Keeps the pages of events on a phone, so that a list in the hall opens without a network. One worker has one build of
 * the site, all of it or nothing; the next build waits beside it until a person takes it, or all its pages are closed.
 * What was entered is in the page's own outbox, which no build of the worker touches.
 */
// A module for TypeScript, so that `self` is its own; what is built exports nothing.
export {}

declare const self: ServiceWorkerGlobalScope
/** Written in when the site is built: all its files, the one that the page begins with, and a hash over them. */
declare const STOLIK_FILES: readonly string[]
declare const STOLIK_ENTRY: string
declare const STOLIK_BUILD: string

const family = 'stolik-event-'
const name = family + STOLIK_BUILD
/** Every page is the one document. */
const page = '/'

async function fill(): Promise<void> {
  const cache = await caches.open(name)
  const document = await fetch(page, { cache: 'reload' })
  // While a new build is being brought out, the page may be of another build than this worker.
  if (!(await document.clone().text()).includes(STOLIK_ENTRY)) throw new Error('the page is of another build')
  await Promise.all([cache.put(page, document), cache.addAll([...STOLIK_FILES])])
}

async function empty(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((one) => one.startsWith(family) && one !== name).map((one) => caches.delete(one)),
  )
  await self.clients.claim()
}

const kept = async (request: string | Request): Promise<Response> => {
  const cache = await caches.open(name)
  // A file is the same whoever asks for it: what its answer varies by is how it was packed.
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(empty()))
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // A path with an ending is a file to download.
  if (request.mode === 'navigate' && !/\.\w+$/.test(pathname)) return event.respondWith(kept(page))
  if (STOLIK_FILES.includes(pathname)) event.respondWith(kept(request))
})
