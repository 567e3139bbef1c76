/** Tells people on a page that stays open, once, that the gateway has a newer version. Loaded after the connection was lost. */
import { gatewayMeta } from './corrections.js'
import { isOlder, type Release } from './release.js'
import type { Shell } from './shell.js'
import type { Words } from './words/index.js'

/** Returns the release that this page belongs to. */
function own(): Release | undefined {
  const meta = gatewayMeta('release')
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')
  if (meta === null || script === null) return undefined
  const made = Number(meta.dataset['made'] ?? '')
  return {
    version: meta.content.split(' ')[0] ?? '',
    made: made > 0 ? made : null,
    page: script.getAttribute('src'),
  }
}

/** Whether the site is kept on this device. Its pages have their own build then, and offer updates themselves. */
const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Whether the gateway's release is newer. During a rolling update, an older gateway may answer a page of a newer one. */
async function isNewer(): Promise<boolean> {
  const mine = own()
  if (mine === undefined || isKept()) return false
  const answer = await fetch('/release.json', { cache: 'no-store' })
  if (!answer.ok) return false
  const theirs = (await answer.json()) as Release
  return theirs.page !== null && theirs.page !== mine.page && !isOlder(theirs, mine)
}

let isTold = false

/** Asks the gateway, and offers the newer page. It loads only when a person accepts. */
export async function offerNewerRelease(shell: Shell, words: Words | undefined): Promise<void> {
  if (isTold || words === undefined) return
  // Set before the answer, so that nobody else asks meanwhile.
  isTold = true
  isTold = await isNewer().catch(() => false)
  if (isTold) showNewer(shell, words, () => location.reload())
}

/** Shows the offer of a newer page. `take` loads it. */
export function showNewer(shell: Shell, words: Words, take: () => void): void {
  const notice = document.createElement('p')
  notice.className = 'news'
  notice.setAttribute('role', 'status')
  // Sticky, so that it is visible anywhere on a long page.
  Object.assign(notice.style, { position: 'sticky', insetBlockEnd: '0' })
  const button = document.createElement('button')
  button.textContent = words.takeNews
  button.addEventListener('click', take)
  shell.showNotice(notice)
  // A screen reader announces only what is added to a region that it knows, not the region's initial content.
  setTimeout(() => notice.append(`${words.newer} `, button), 100)
}
