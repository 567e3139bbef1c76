/** The reference site: one page an address, made of the widgets alone. */
import { GoEvent, LeftEvent, localeFor, prefs } from '@stolik/widgets'
import { keepOffline } from './keep-offline.js'
import { page } from './pages.js'
import { fetchWords } from './words/index.js'
import type { Words } from './words/words.js'

let shown = ''
let spoken: Words | undefined

/** The words one has chosen; those spoken so far, where they do not come. */
async function wordsNow(): Promise<Words | undefined> {
  const locale = localeFor()
  const words = await fetchWords[locale]().catch(() => spoken)
  // Another language was chosen meanwhile.
  if (localeFor() !== locale) return wordsNow()
  document.documentElement.lang = locale
  spoken = words
  return words
}

/** Draws the page of the address, unless it is there already, in the language and colours one has chosen. */
async function show(): Promise<void> {
  const { theme } = prefs.value
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  // A page with a table has no words of its own: the table changes its language by itself.
  const words = await wordsNow()
  if (words === undefined) return
  const html = page(new URL(location.href), words)
  if (html === shown) return
  shown = html
  document.body.innerHTML = html
  if (document.querySelector('stolik-hall-list') !== null) void keepOffline()
}

/** What the gateway calls a page is told with that page alone. */
const forgetTitle = (): void => {
  document.title = 'Stolik'
}

async function go(address: string): Promise<void> {
  history.pushState(null, '', address)
  forgetTitle()
  await show()
  window.scrollTo(0, 0)
  document.querySelector<HTMLElement>('main')?.focus()
}

prefs.watch(() => void show())
addEventListener('popstate', () => {
  forgetTitle()
  void show()
})
document.addEventListener(GoEvent.type, (event) => {
  event.preventDefault()
  if (event instanceof GoEvent) void go(`/table/${encodeURIComponent(event.detail.table)}`)
})
document.addEventListener(LeftEvent.type, (event) => {
  event.preventDefault()
  void go('/')
})
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (link === undefined || link.origin !== location.origin || link.hash !== '' || link.download !== '')
    return
  // What is published of rankings are files of the server, and no pages of this site.
  if (link.pathname.startsWith('/rankings/')) return
  event.preventDefault()
  void go(link.href)
})
void show()
