/** Says once, on a page that stays open, that the gateway has a newer one by now. Fetched when the line was down. */
import { toldBy } from './corrections.js'
import { isOlder, type Release } from './release.js'
import type { Shell } from './shell.js'
import type { Words } from './words/index.js'

/** What this page is of. */
function own(): Release | undefined {
  const told = toldBy('release')
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')
  if (told === null || script === null) return undefined
  const made = Number(told.dataset['made'] ?? '')
  return {
    version: told.content.split(' ')[0] ?? '',
    made: made > 0 ? made : null,
    page: script.getAttribute('src'),
  }
}

/** Pages of events that are kept for a hall without a network have a build of their own, and say so themselves. */
const isKept = (): boolean =>
  location.pathname.startsWith('/event/') &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null

/** While one gateway is renewed after the other, an older one may answer a page of a newer one. */
async function isNewer(): Promise<boolean> {
  const mine = own()
  if (mine === undefined || isKept()) return false
  const answer = await fetch('/release.json', { cache: 'no-store' })
  if (!answer.ok) return false
  const theirs = (await answer.json()) as Release
  return theirs.page !== null && theirs.page !== mine.page && !isOlder(theirs, mine)
}

let isTold = false

/** Asks the gateway, and offers a newer page: it is taken when a person says so. */
export async function tellNewer(shell: Shell, words: Words | undefined): Promise<void> {
  if (isTold || words === undefined) return
  // Nobody else asks meanwhile.
  isTold = true
  isTold = await isNewer().catch(() => false)
  if (!isTold) return
  const notice = document.createElement('p')
  notice.className = 'news'
  notice.setAttribute('role', 'status')
  // Where it is seen, whatever of a long page is on the screen.
  Object.assign(notice.style, { position: 'sticky', insetBlockEnd: '0' })
  const button = document.createElement('button')
  button.textContent = words.takeNews
  button.addEventListener('click', () => location.reload())
  shell.tell(notice)
  // A screen reader reads what comes into a region that it knows, and not what the region came with.
  setTimeout(() => notice.append(`${words.newer} `, button), 100)
}
