/** The look of Stolik as CSS custom properties, for light and dark, and the one place that sets them. */
import { tokenSheet } from './sheet.js'

/** Returns the size in pixels. The page's rules cannot change it. */
function readersTextSize(): number {
  const probe = document.createElement('span')
  // The initial size is that of the reader; nothing has to be drawn for it.
  probe.style.cssText = 'all:initial!important;display:none!important'
  document.documentElement.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size
}

export const tokens = tokenSheet(`${readersTextSize()}px`)

const { styleSheet } = tokens
if (styleSheet !== undefined) document.adoptedStyleSheets = [styleSheet, ...document.adoptedStyleSheets]
if (!CSS.supports('color:light-dark(#fff,#fff)')) void import('./older-browsers.js')
