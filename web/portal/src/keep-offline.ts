/** Lets the page of a hall list open without a network, and offers a newer build of the site when there is one. */

let isRegistered = false

/** Does nothing if the browser has no service workers, as on pages without https. */
export async function keepOffline(): Promise<void> {
  if (isRegistered || !('serviceWorker' in navigator) || import.meta.env.DEV) return
  isRegistered = true
  const workers = navigator.serviceWorker
  try {
    const registration = await workers.register('/event-worker.js', {
      scope: '/event/',
      updateViaCache: 'none',
    })
    const look = (): void => {
      const { waiting } = registration
      // The very first worker replaces no older one, so there is nothing to offer.
      if (waiting !== null && workers.controller !== null) offer(waiting)
    }
    look()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    )
  } catch {
    // The page still works with a network, and its element shows the state of its entries.
  }
}

function offer(waiting: ServiceWorker): void {
  const news = document.querySelector<HTMLElement>('.news')
  if (news === null) return
  news.hidden = false
  news.querySelector('button')?.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take over')
  })
}
