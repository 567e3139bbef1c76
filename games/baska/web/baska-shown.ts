import { ShownTable, shownTableStyles, type Scene, type Situation } from '@stolik/kit/shown'
import type { View } from '../src/rules/view.js'
import { baskaCards } from './cards.styles.js'
import { sceneOf } from './scene.js'
import { tell } from './speech.js'
import { texts } from './texts/index.js'

/**
 * A hand of Baśka to look at.
 *
 * @summary A Baśka table to look at.
 */
export class BaskaShown extends ShownTable<View> {
  static override readonly styles = [...shownTableStyles, baskaCards]
  protected readonly catalogues = texts

  protected sceneOf(view: View, at: Situation): Scene {
    return sceneOf(view, at)
  }

  protected tell(before: View, now: View, at: Situation): readonly string[] {
    return tell(before, now, at)
  }
}

customElements.define('baska-shown', BaskaShown)

declare global {
  interface HTMLElementTagNameMap {
    'baska-shown': BaskaShown
  }
}
