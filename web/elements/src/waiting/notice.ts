/** A system notification, if the person has asked for it and the browser allows it. */

export type Permission = 'granted' | 'denied' | 'unknown' | 'none'

export function permission(): Permission {
  if (typeof Notification === 'undefined') return 'none'
  return Notification.permission === 'default' ? 'unknown' : Notification.permission
}

/** Asks the person for permission. Call it only from a press. */
export async function askPermission(): Promise<Permission> {
  if (permission() === 'unknown') await Notification.requestPermission().catch(() => 'denied')
  return permission()
}

let current: Notification | null = null

/** Shows one notification at a time: the newer replaces the older. */
export function notify(title: string, body: string, tag: string, lang: string): void {
  if (permission() !== 'granted') return
  try {
    current = new Notification(title, { body, tag, lang })
    current.addEventListener('click', () => {
      window.focus()
      dismiss()
    })
  } catch {
    // Browsers on Android leave this to a service worker, which another site need not have.
    // A page without https has no workers at all.
    if (!('serviceWorker' in navigator)) return
    void navigator.serviceWorker
      .getRegistration()
      .then((worker) => worker?.showNotification(title, { body, tag, lang }))
      .catch(() => undefined)
  }
}

export function dismiss(): void {
  current?.close()
  current = null
}
