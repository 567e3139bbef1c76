/** Shows an owner in the navigation how many requests wait. Loaded only when somebody is signed in. */
import type { Answer } from '@stolik/elements/client/document'
import { gatewayAt, home } from '@stolik/elements/site/index'
import { requestsWaiting } from './requests-document.js'
import type { Words } from './words/index.js'

type Waiting = NonNullable<Answer<typeof requestsWaiting>['me']>

/** Returns what waits for the signed-in person; undefined without an answer. */
async function waitingNow(): Promise<Waiting | undefined> {
  const outcome = await gatewayAt(home).query(requestsWaiting)
  return 'done' in outcome ? (outcome.done.me ?? { requestsWaiting: null, recoveryWaits: null }) : undefined
}

/** Leads to the account, where the recovery can be cancelled. Goes when it is. */
function recoveryNotice(words: Words | undefined): HTMLElement {
  const notice = document.createElement('p')
  notice.className = 'news'
  notice.setAttribute('role', 'status')
  // Sticky, so that it is visible anywhere on a long page.
  Object.assign(notice.style, { position: 'sticky', insetBlockEnd: '0' })
  const link = document.createElement('a')
  link.href = '/account'
  link.textContent = words?.recoveryWaits ?? ''
  link.style.color = 'inherit'
  notice.append(link)
  document.addEventListener('stolik-recovery-cancelled', () => (notice.hidden = true), { once: true })
  return notice
}

/** Shows the link to the owner's page in the head, with the number if there are requests. */
function show(entry: HTMLElement, waiting: number | null, words: Words | undefined): void {
  entry.hidden = waiting === null
  const link = entry.querySelector('a')
  if (waiting === null || link === null) return
  const count = document.createElement('span')
  count.className = 'count'
  count.textContent = waiting === 0 ? '' : String(waiting)
  const name = words?.owner ?? ''
  link.replaceChildren(name, ...(waiting === 0 ? [] : [' ', count]))
  if (waiting === 0) link.removeAttribute('aria-label')
  // The label begins with the visible text, for people who use voice control.
  else link.setAttribute('aria-label', `${name} ${waiting}: ${words?.requests ?? ''}`)
}

let [latestToken, latest] = ['', 0]
let spoken: Words | undefined
let again = (): void => undefined
document.addEventListener('stolik-decided', () => again())

/**
 * Asks again and shows the answer. @param signed the token of the signed-in person, '' for nobody. A person who is no owner is
 * asked about only once
 */
export async function showRequestCount(
  entry: HTMLElement,
  signed: string,
  words: Words | undefined,
  showNotice: (notice: HTMLElement) => void,
): Promise<void> {
  spoken = words
  // An answer still on its way must be shown too, in the current language.
  if (signed === latestToken && entry.hidden) return
  const request = ++latest
  latestToken = signed
  if (signed === '') {
    entry.hidden = true
    return
  }
  // Asks again after the owner has decided a request.
  again = () => void showRequestCount(entry, signed, words, showNotice)
  const waiting = await waitingNow()
  if (request !== latest || waiting === undefined) return
  show(entry, waiting.requestsWaiting, spoken)
  if (waiting.recoveryWaits !== null) showNotice(recoveryNotice(spoken))
}
