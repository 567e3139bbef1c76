/** The look of Stolik as CSS custom properties, for light and dark, and the one place that sets them. */
import { tokenSheet } from './sheet.js'

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

export const tokens = tokenSheet(`${readersTextSize()}px`)

const sheet = tokens.styleSheet
if (sheet === undefined) {
  const style = document.createElement('style')
  style.textContent = tokens.cssText
  document.head.prepend(style)
} else {
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
}
