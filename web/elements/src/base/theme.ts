/** Light or dark, as a person, the author of a page, or the page itself decides. */
import { prefs } from './prefs.js'

/**
 * Sets `data-theme`, by which the tokens are chosen. A person's own choice comes before the element's `theme`; what is neither
 * light nor dark, such as `auto`, leaves the choice to the page.
 */
export function showTheme(element: Element, own: string): void {
  const theme = prefs.value.theme === 'auto' ? own : prefs.value.theme
  if (theme === 'light' || theme === 'dark') element.setAttribute('data-theme', theme)
  else element.removeAttribute('data-theme')
}
