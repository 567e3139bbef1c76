/** The look of Stolik as CSS custom properties, for light and dark, and the one place that sets them. */
import { pageScheme, watchScheme } from './page-scheme.js'
import { tokenSheet, type Scheme } from './sheet.js'

/** Returns the size in pixels. The page's rules cannot change it. */
function readersTextSize(): number {
  const probe = document.createElement('span')
  for (const [name, value] of [
    ['all', 'initial'],
    ['position', 'absolute'],
    ['visibility', 'hidden'],
    ['font-size', 'medium'],
  ] as const)
    probe.style.setProperty(name, value, 'important')
  document.documentElement.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size
}

const rem = `${readersTextSize()}px`

export const tokens = tokenSheet(rem)

/** In a browser without constructed style sheets the reader's preference decides. */
function follow(sheet: CSSStyleSheet): void {
  let scheme: Scheme | undefined
  const look = (): void => {
    // A page may take its scheme from these tokens, so it is read without them.
    sheet.disabled = true
    const next = pageScheme()
    sheet.disabled = false
    if (next === scheme) return
    scheme = next
    sheet.replaceSync(tokenSheet(rem, scheme).cssText)
  }
  look()
  watchScheme(look)
}

const sheet = tokens.styleSheet
if (sheet === undefined) {
  const style = document.createElement('style')
  style.textContent = tokens.cssText
  document.head.prepend(style)
} else {
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  follow(sheet)
}
