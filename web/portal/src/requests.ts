/** For an owner: how many requests wait, told in the navigation. Fetched only when somebody is signed in. */
import { gatewayAt, home } from '@stolik/elements/site/index'
import { requestsWaiting } from './requests-document.js'
import type { Words } from './words/index.js'

/** So many wait; null for whoever is no owner, undefined when there is no answer. */
async function waitingRequests(): Promise<number | null | undefined> {
  const outcome = await gatewayAt(home).query<{
    readonly me: { readonly requestsWaiting: number | null } | null
  }>(requestsWaiting)
  return 'done' in outcome ? (outcome.done.me?.requestsWaiting ?? null) : undefined
}

/** Shows the way to the owner's page in the head, with the number where somebody waits. */
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
  // It begins with what is to be seen, for those who say what they see.
  else link.setAttribute('aria-label', `${name} ${waiting}: ${words?.requests ?? ''}`)
}

let [asked, latest] = ['', 0]
let spoken: Words | undefined
let again = (): void => undefined
document.addEventListener('stolik-decided', () => again())

/** Asks anew and shows it. @param signed whose token it is, '' for nobody's: whoever turned out to be no owner is asked for once */
export async function tellRequests(
  entry: HTMLElement,
  signed: string,
  words: Words | undefined,
): Promise<void> {
  spoken = words
  // An answer that is on its way is still to be shown, in the words of now.
  if (signed === asked && entry.hidden) return
  const mine = ++latest
  asked = signed
  if (signed === '') {
    entry.hidden = true
    return
  }
  // When they have decided, it is asked again.
  again = () => void tellRequests(entry, signed, words)
  const waiting = await waitingRequests()
  if (mine === latest && waiting !== undefined) show(entry, waiting, spoken)
}
