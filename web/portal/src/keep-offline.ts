/** Keeps the whole site on the device, so that it opens without a network, and offers a newer build of it when there is one. */
import { observable, type Observable } from '@stolik/elements/base/observable'
import { LeftEvent } from '@stolik/elements/site/index'
import { watchNetwork } from './away-notice.js'
import { catchInstallPrompt } from './install-prompt.js'
import { retireFormer } from './former-worker.js'
import type { Shell } from './shell.js'
import type { Words } from './words/index.js'

/** Where a newer build is offered, and in which words. */
interface Offering {
  readonly shell: Shell
  readonly words: () => Words | undefined
}

/** `kept`: the whole site is on this device · `none`: it is not, and nobody asked · `unable`: this browser cannot keep it. */
export type Keeping = 'none' | 'coming' | 'kept' | 'failed' | 'unable'

/** Pages without https have no workers. */
const canKeep = 'serviceWorker' in navigator && !import.meta.env.DEV
const state = observable<Keeping>(canKeep ? 'none' : 'unable')
export const keeping: Observable<Keeping> = state

/** Bytes are scarce where a person says so to their browser. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

let offering: Offering | undefined

/**
 * Decides when the site is kept: at once for a list in the hall, where it is kept already or runs as an app; sparing data on the page
 * to play alone, and after a game at a table. Whoever only reads need not fetch the whole site.
 */
export function startKeeping(place: Offering): void {
  offering = place
  catchInstallPrompt()
  watchNetwork(place.shell)
  const { main } = place.shell
  const look = (): void => {
    if (main.querySelector('stolik-hall-list') !== null) void keepOffline()
    else if (main.querySelector('stolik-solo') !== null) void keepOffline(true)
  }
  new MutationObserver(look).observe(main, { childList: true })
  look()
  document.addEventListener(LeftEvent.type, () => void keepOffline(true))
  const isApp = matchMedia('(display-mode: standalone)').matches
  if (canKeep && (isApp || navigator.serviceWorker.controller !== null)) void keepOffline()
}

/**
 * A device may lack the room; the page then works with a network as before, and tells so on its page about the device.
 * @param sparing does not begin to keep anything where people save data
 */
export async function keepOffline(sparing = false): Promise<void> {
  if (!canKeep || state.value === 'coming' || state.value === 'kept') return
  if (sparing && savesData() && navigator.serviceWorker.controller === null) return
  state.set('coming')
  state.set((await register()) ? 'kept' : 'failed')
}

async function register(): Promise<boolean> {
  const workers = navigator.serviceWorker
  try {
    const registration = await workers.register('/worker.js', { scope: '/', updateViaCache: 'none' })
    const look = (): void => {
      const { waiting } = registration
      // The very first worker replaces no older one, so there is nothing to offer.
      if (waiting !== null && workers.controller !== null) offer(waiting)
    }
    look()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    )
    if (!(await isActive(registration))) return false
    await retireFormer(registration)
    return true
  } catch {
    // The page still works with a network, and its element shows the state of its entries.
    return false
  }
}

/** Waits until the first worker has filled its cache; false if it could not. */
function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const first = active ?? waiting ?? installing
  if (first === null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const look = (): void => {
      if (first.state === 'activated') resolve(true)
      if (first.state === 'redundant') resolve(false)
    }
    first.addEventListener('statechange', look)
    look()
  })
}

/** A list in the hall has a place of its own for the offer; all other pages have that of newer releases. */
function offer(waiting: ServiceWorker): void {
  if (offering === undefined) return
  const { shell, words } = offering
  const take = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('take over')
  }
  const news = shell.main.querySelector<HTMLElement>('.news')
  if (news === null) {
    const say = words()
    if (say !== undefined)
      void import('./newer.js').then(
        ({ showNewer }) => showNewer(shell, say, take),
        () => undefined,
      )
    return
  }
  news.hidden = false
  news.querySelector('button')?.addEventListener('click', take)
}
