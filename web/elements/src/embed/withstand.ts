/** Keeps the look of our elements on pages with rules for everything, such as `* { all: unset }`. Loaded only on such pages. */

/** What our elements set on their `:host`, by its shorthands where there are any. */
const ofHost = [
  ...['display', 'grid-template', 'gap', 'place-items', 'place-content', 'container', 'overflow'],
  ...[
    'height',
    'min-height',
    'max-width',
    'margin',
    'padding',
    'background',
    'border-radius',
    'color-scheme',
  ],
]

/** The selectors for which it has been done. */
const done = new Set<string>()

/**
 * Puts what lies below the rule for everything in its place: our own rule for `:host`. Any rule of the page with a class or the name of
 * an element is stronger still, because `:where` has no specificity.
 */
export function withstand(page: Document, selector: string): void {
  if (done.has(selector)) return
  done.add(selector)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:where(${selector}) { ${ofHost.map((name) => `${name}: revert-layer`).join('; ')} }`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}
