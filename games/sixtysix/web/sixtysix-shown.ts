import { ShownTable, shownTableStyles, type Scene, type Situation } from '@stolik/kit/shown'
import { stockPart, stockStyles } from '@stolik/kit/stock'
import type { View } from '../src/view.js'
import { sceneOf } from './scene.js'
import { tell } from './speech.js'
import { texts } from './texts/index.js'

/**
 * A hand of Sixty-six to look at.
 *
 * @summary A table of Sixty-six to look at.
 */
export class SixtysixShown extends ShownTable<View> {
  static override readonly styles = [...shownTableStyles, stockStyles]
  protected readonly catalogues = texts
  protected override readonly stockPart = stockPart

  protected sceneOf(view: View, at: Situation): Scene {
    return sceneOf(view, at)
  }

  protected tell(before: View, now: View, at: Situation): readonly string[] {
    return tell(before, now, at)
  }
}

customElements.define('sixtysix-shown', SixtysixShown)

declare global {
  interface HTMLElementTagNameMap {
    'sixtysix-shown': SixtysixShown
  }
}
