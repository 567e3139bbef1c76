import type { TemplateResult, nothing } from 'lit'
import { declares, given } from '../properties/properties.js'
import type { ShownTableElement } from './renderer.js'
import { BaseTable } from './base-table.js'
import { openHands } from './open-hands.js'
import { openPart } from './parts.js'
import type { Scene } from './scene.js'
import type { Situation } from './situation.js'

/** A table that is only looked at, such as in a replay: with all hands open, or as one player saw it. */
export abstract class ShownTable<V extends object>
  extends declares(BaseTable, { hands: given<unknown>(null) })<V>
  implements ShownTableElement<V>
{
  declare hands: readonly V[] | null

  protected override get isMine(): boolean {
    return this.hands === null
  }

  protected override picture(view: V, at: Situation): Scene {
    const { hands } = this
    const scene = super.picture(view, at)
    if (hands === null) return scene
    return openHands(scene, at, (seat) => {
      const own = hands[seat]
      return own === undefined ? [] : this.sceneOf(own, { ...at, seat }).hand
    })
  }

  protected cardsPart(scene: Scene): TemplateResult | typeof nothing {
    const below = scene.plates.find(({ place }) => place === 'bottom')
    const label = this.isMine ? this.t('table.hand') : this.openLabel(below?.player ?? null)
    return openPart({ place: 'bottom', label, cards: scene.hand }, this)
  }
}
