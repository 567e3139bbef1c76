/**
 * Tells the page around a frame how tall the content is, whenever that changes. It sends our own message. If WordPress has put a
 * secret in the hash, it also sends the message that WordPress's script for embedded posts expects.
 */

/** The secret that WordPress puts in the hash of a frame's address, `#?secret=…`; null elsewhere. */
const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret')
/** Any origin may receive it: the height is no secret, and the origin of the page around is unknown here. */
const tellParent = (message: object): void => parent.postMessage(message, '*')

/** The address as the page around knows it, even if the reader opens another chapter in the frame. */
const address = location.href
let sentHeight = 0
function sendHeight(): void {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
  if (height === sentHeight) return
  sentHeight = height
  tellParent({ type: 'stolik-height', height, address })
  if (secret !== null) tellParent({ message: 'height', value: height, secret })
}

/** A WordPress frame may not navigate itself. Its page does that when it receives the link. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (link === undefined || link.download !== '' || link.href === '') return
  event.preventDefault()
  tellParent({ message: 'link', value: link.href, secret })
}

/** Removes the margin: the space around the element belongs to the other page. */
function fill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body { margin: 0; font-family: system-ui, sans-serif }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

if (parent !== window) {
  if ('adoptedStyleSheets' in document) fill()
  new ResizeObserver(sendHeight).observe(document.documentElement)
  if (secret !== null) addEventListener('click', follow)
}
