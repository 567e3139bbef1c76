/** Leads from the tables to the page to play alone while there is no network. */
import { localeFor } from '@stolik/elements/site/index'
import type { Shell } from './shell.js'
import { fetchDeviceWords } from './words/offline/index.js'

/** Shows a notice on pages with tables as long as the browser has no network. */
export function watchNetwork({ main, showNotice }: Shell): void {
  const notice = document.createElement('p')
  notice.className = 'news'
  notice.setAttribute('role', 'status')
  const look = async (): Promise<void> => {
    const isAway = !navigator.onLine && main.querySelector('stolik-lobby') !== null
    notice.hidden = !isAway
    if (!isAway) return
    const say = await fetchDeviceWords(localeFor())
    const link = document.createElement('a')
    link.href = '/offline'
    link.textContent = say['device.alone']
    link.style.color = 'inherit'
    if (!notice.isConnected) showNotice(notice)
    notice.replaceChildren(`${say['device.away']} `, link)
  }
  const safely = (): void => void look().catch(() => undefined)
  addEventListener('offline', safely)
  addEventListener('online', safely)
  new MutationObserver(safely).observe(main, { childList: true })
  safely()
}
