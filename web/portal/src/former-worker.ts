/**
 * Retires the worker of Stolik until 1.2, which answered for pages of events only: its scope is narrower, so that it would go
 * before the site's worker there. The entries of lists are in the page's own outbox, and nothing here touches it.
 */

const formerScope = '/event/'
const formerCaches = 'stolik-event-'

/** @param registration of the site's worker, which is active and has the whole site */
export async function retireFormer(registration: ServiceWorkerRegistration): Promise<void> {
  const all = await navigator.serviceWorker.getRegistrations()
  const former = all.find(({ scope }) => new URL(scope).pathname === formerScope)
  // Notices of events come to the registration that the person subscribed with, and only they can subscribe another.
  if (former !== undefined && !(await hasNotices(former))) await former.unregister()
  const names = await caches.keys()
  if (names.some((name) => name.startsWith(formerCaches))) registration.active?.postMessage('delete former')
}

/** Without push, a browser has no notices. */
const hasNotices = async ({ pushManager }: ServiceWorkerRegistration): Promise<boolean> =>
  (pushManager as PushManager | undefined) !== undefined && (await pushManager.getSubscription()) !== null
