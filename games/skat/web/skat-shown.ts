import { ShownTable, type Scene, type Situation } from '@stolik/kit/shown'
import type { View } from '../src/rules/view.js'
import { sceneOf } from './scene.js'
import { tell } from './speech.js'
import { texts } from './texts/index.js'

/**
 * A hand of Skat for watching only.
 *
 * @summary A Skat table to look at.
 */
export class SkatShown extends ShownTable<View> {
  protected readonly catalogues = texts

  protected sceneOf(view: View, at: Situation): Scene {
    return sceneOf(view, at)
  }

  protected tell(before: View, now: View, at: Situation): readonly string[] {
    return tell(before, now, at)
  }
}

customElements.define('skat-shown', SkatShown)

declare global {
  interface HTMLElementTagNameMap {
    'skat-shown': SkatShown
  }
}
