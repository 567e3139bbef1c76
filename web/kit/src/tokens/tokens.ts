/** The look of Stolik as CSS custom properties, for light and dark, and the one place that sets them. */
import { tokenSheet } from './sheet.js'
import { readersTextSize } from './text-size.js'

export const tokens = tokenSheet(`${readersTextSize()}px`)

const sheet = tokens.styleSheet
if (sheet === undefined) {
  const style = document.createElement('style')
  style.textContent = tokens.cssText
  document.head.prepend(style)
} else {
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
}
