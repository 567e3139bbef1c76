/** The reference site: one page an address, made of the widgets alone. */
import { GoEvent, LeftEvent, localeFor, prefs } from '@stolik/widgets'
import { keepOffline } from './keep-offline.js'
import { page } from './pages.js'

let shown = ''

/** Draws the page of the address, unless it is there already, in the language and colours one has chosen. */
function show(): void {
  const locale = localeFor()
  document.documentElement.lang = locale
  const { theme } = prefs.value
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  // A page with a table has no words of its own: the table changes its language by itself.
  const html = page(new URL(location.href), locale)
  if (html === shown) return
  shown = html
  document.body.innerHTML = html
  if (document.querySelector('stolik-hall-list') !== null) void keepOffline()
}

function go(address: string): void {
  history.pushState(null, '', address)
  show()
  window.scrollTo(0, 0)
  document.querySelector<HTMLElement>('main')?.focus()
}

prefs.watch(show)
addEventListener('popstate', show)
document.addEventListener(GoEvent.type, (event) => {
  event.preventDefault()
  if (event instanceof GoEvent) go(`/table/${encodeURIComponent(event.detail.table)}`)
})
document.addEventListener(LeftEvent.type, (event) => {
  event.preventDefault()
  go('/')
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
  go(link.href)
})
show()
