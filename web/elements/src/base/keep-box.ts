/** Keeps the box of an element on pages that take the styles of everything away, as `* { all: unset }` does. */
import type { ReactiveControllerHost } from 'lit'

/** An element's own `:host` rules, as important ones: only those are stronger than the page's. */
function importantHostRules(sheets: readonly CSSStyleSheet[]): string {
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules])
  return rules
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ':host')
    .map(({ style }) => `:host { ${style.cssText.replaceAll(/(?: !important)?;/g, ' !important;')} }`)
    .join('\n')
}

/**
 * Looks after the first drawing whether the page has taken the element's box away. Without that, a page's own rules for the
 * element stay stronger than ours.
 */
export function keepBox(host: ReactiveControllerHost & HTMLElement): void {
  let isDone = false
  host.addController({
    hostUpdated() {
      const { shadowRoot } = host
      if (isDone || shadowRoot === null || !host.isConnected || !('adoptedStyleSheets' in shadowRoot)) return
      isDone = true
      // Below another shadow root no rule of the page arrives.
      if (host.getRootNode() !== document || getComputedStyle(host).display !== 'inline') return
      const sheet = new CSSStyleSheet()
      const background = ':host { display: block !important; background: var(--stolik-linen) !important }'
      sheet.replaceSync(`${background}\n${importantHostRules(shadowRoot.adoptedStyleSheets)}`)
      shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet]
    },
  })
}
