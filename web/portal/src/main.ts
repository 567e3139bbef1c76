/** The reference site: one page per address, made of the elements and desks alone. */
import {
  gatewayAt,
  GoEvent,
  home,
  LeftEvent,
  localeFor,
  prefs,
  SignedInEvent,
} from '@stolik/elements/site/index'
import { returnAddress } from './back.js'
import { cardMoved, invitationMoved } from './card-address.js'
import { gatewayMeta } from './corrections.js'
import { type Page, text } from './page.js'
import { replaceWords } from './replace-words.js'
import { loadElementsOnDemand } from './lazy.js'
import { pageOf, partsOf } from './routes.js'
import { keepScroll } from './scroll.js'
import { makeShell } from './shell.js'
import { entitle } from './title.js'
import { fetchWords, type Words } from './words/index.js'

/** Shown in place of a page whose code did not load. It is part of the entry. */
const loadFailedPage = (say: Words): Page => ({
  html: `<div class="lost" role="alert"><h1>${text(say.away)}</h1>
    <p>${text(say.awayHint)}</p>
    <p><a href="" data-reload>${text(say.again)}</a></p></div>`,
})

loadElementsOnDemand(document)

const shell = makeShell()
const scroll = keepScroll()
let drawnHtml = ''
let latestRequest = 0
let spoken: Words | undefined

/** Returns the words of the chosen language, or the previous words if those fail to load. */
async function wordsNow(): Promise<Words | undefined> {
  const locale = localeFor()
  const words = await fetchWords(locale).catch(() => spoken)
  // Another language was chosen meanwhile.
  if (localeFor() !== locale) return wordsNow()
  document.documentElement.lang = locale
  spoken = words
  return words
}

/** Draws the page of the current address, unless it is shown already, in the chosen language and colours. */
async function show(): Promise<void> {
  const request = ++latestRequest
  const { theme } = prefs.value
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  const words = await wordsNow()
  if (words === undefined) return
  const url = new URL(location.href)
  const page = await pageOf(url, { locale: localeFor(), say: words }).catch(() => loadFailedPage(words))
  // The person has navigated further, or chosen another language, while the page loaded.
  if (request !== latestRequest) return
  draw(page, words, partsOf(url.pathname))
  scroll.drawn()
  entitle(url.pathname, shell.main.querySelector('h1')?.textContent ?? '', localeFor())
}

function draw({ html, fills }: Page, words: Words, [first = '', ...rest]: readonly string[]): void {
  const { main } = shell
  shell.dress(fills, first === 'table' ? rest[0] : undefined)
  shell.speak(words)
  shell.mark(first === 'event' ? 'events' : first, rest.length === 0)
  main.className = fills ?? ''
  // A page without words of its own stays as it is: its elements change their language by themselves.
  if (html === drawnHtml) return
  const replaced = replaceWords(main, drawnHtml, html)
  drawnHtml = html
  if (replaced) return
  main.innerHTML = html
}

async function go(address: string): Promise<void> {
  scroll.push(address)
  shell.fold()
  await show()
  shell.main.focus({ preventScroll: true })
}

/** In a frame, a page that no site may frame opens beside the site around this one. */
async function follow({ href, pathname }: HTMLAnchorElement): Promise<void> {
  if (window.parent === window) return go(href)
  const { isFramable } = await import('@stolik/elements/site/framable')
  if (isFramable(pathname)) await go(href)
  else open(href, '_blank')
}

// Runs before anything can pass the old address on.
const moved = cardMoved(location) ?? invitationMoved(location)
if (moved !== null) history.replaceState(history.state, '', moved)
prefs.watch(() => void show())
addEventListener('popstate', () => {
  scroll.arrived()
  void show()
})
document.addEventListener(GoEvent.type, (event) => {
  event.preventDefault()
  if (event instanceof GoEvent) void go(`/table/${encodeURIComponent(event.detail.table)}`)
})
document.addEventListener(LeftEvent.type, (event) => {
  event.preventDefault()
  void go('/play')
})
// An organiser is signed in by the page around a frame, and would not be after a load.
document.addEventListener('stolik-announced', (event) => {
  event.preventDefault()
  const { detail } = event as CustomEvent<{ readonly event: string }>
  void go(`/event/${encodeURIComponent(detail.event)}/desk`)
})
document.addEventListener(SignedInEvent.type, () => {
  const back = location.pathname === '/account' ? returnAddress(new URL(location.href)) : null
  if (back !== null) void go(back)
})
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (link === undefined || link.origin !== location.origin || link.hash !== '' || link.download !== '')
    return
  // Published rankings are files of the server, not pages of this site.
  if (link.pathname.startsWith('/rankings/') || 'reload' in link.dataset) return
  event.preventDefault()
  void follow(link)
})
const gateway = gatewayAt(home)
const { opened } = gateway
// The page is in a frame on a club's site, which says who works here.
if (gatewayMeta('sign-in') !== null) gateway.signInBy('page:')
/** After a lost connection, or on returning to this page, checks whether the gateway has a newer version. */
const askForNewer = (): void => {
  void import('./newer.js').then(
    ({ offerNewerRelease }) => offerNewerRelease(shell, spoken),
    () => undefined,
  )
}
opened.watch(() => opened.value > 1 && askForNewer())
addEventListener('pageshow', ({ persisted }) => persisted && askForNewer())
// After all that the page needs.
addEventListener('load', () => {
  void import('./keep-offline.js').then(
    ({ startKeeping }) => startKeeping({ shell, words: () => spoken }),
    () => undefined,
  )
})
void show()
