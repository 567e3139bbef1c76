/**
 * Tells the page around a frame how tall the frame's content is, again whenever that changes: as a message of our own, and,
 * where WordPress has put a secret behind the address, in the form that its script for embedded posts listens to.
 */

/** What WordPress puts behind the address of a frame, `#?secret=…`; null elsewhere. */
const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret')
/** The height is nobody's secret, and whose page is around cannot be known here. */
const tellParent = (message: object): void => parent.postMessage(message, '*')

/** As the page around has it, whatever chapter one goes to in here. */
const address = location.href
let told = 0
function tell(): void {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
  if (height === told) return
  told = height
  tellParent({ type: 'stolik-height', height, address })
  if (secret !== null) tellParent({ message: 'height', value: height, secret })
}

/** A frame of WordPress's may not leave its page by itself; its page does that when it is told where to. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (link === undefined || link.download !== '' || link.href === '') return
  event.preventDefault()
  tellParent({ message: 'link', value: link.href, secret })
}

/** The element reaches to the edges: what is around it is the other page's. */
function fill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body { margin: 0; font-family: system-ui, sans-serif }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

if (parent !== window) {
  if ('adoptedStyleSheets' in document) fill()
  new ResizeObserver(tell).observe(document.documentElement)
  if (secret !== null) addEventListener('click', follow)
}
