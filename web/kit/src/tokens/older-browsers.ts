/**
 * The colours for browsers without `light-dark()`: until Chromium 122, Firefox 119 and Safari 17.4. There the reader's own preference
 * decides, and `data-theme`, but not the `color-scheme` of the page. Of these, Safari before 16.4 has no constructed style sheets either.
 */
import { unsafeCSS } from 'lit'
import { tokenSheet } from './sheet.js'

/** Returns the declarations of the colours of one theme. */
const declarations = (css: string, theme: 'light' | 'dark'): string =>
  [...css.matchAll(/(--stolik-\w+): ?light-dark\((#\w+), ?(#\w+)\)/g)]
    .map(([, name = '', light = '', dark = '']) => `${name}: ${theme === 'light' ? light : dark};`)
    .join(' ')

/** @param css the tokens: of each colour that follows `color-scheme` there is one for each theme */
function fixedColours(css: string): string {
  const [light, dark] = [declarations(css, 'light'), declarations(css, 'dark')]
  return `:where(:root) { ${light} }
@media (prefers-color-scheme: dark) { :where(:root) { ${dark} } }
:where([data-theme='light']) { ${light} }
:where([data-theme='dark']) { ${dark} }
@media print { :where(:root, [data-theme]) { ${light} --stolik-linen: #fff; } }`
}

/** Behind the tokens, so that they apply. Any rule of a club's own is stronger than both. */
const { cssText } = tokenSheet('1rem')
const { styleSheet } = unsafeCSS(fixedColours(cssText))
if (styleSheet === undefined) {
  const style = document.createElement('style')
  style.textContent = cssText + fixedColours(cssText)
  document.head.prepend(style)
} else document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet]
