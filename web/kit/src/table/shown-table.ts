import type { CSSResult, TemplateResult, nothing } from 'lit'
import { declares, given } from '../properties/properties.js'
import type { ShownTableElement } from './renderer.js'
import { BaseTable } from './base-table.js'
import { tableStyles } from './base-table.styles.js'
import { openPart } from './parts.js'
import type { Scene, HandCard } from './scene.js'
import type { Situation } from './situation.js'
import type { stockPart } from './stock.js'
import type { Words } from '../words/room.js'
import type { Seat } from '@stolik/core'

/**
 * Returns an onlooker's scene with every hand open at its owner's place; the hand at the bottom is the one below. `handOf`
 * returns a hand as its own player sees it.
 */
function openHands(
  scene: Scene,
  { seating }: Pick<Situation, 'seating'>,
  handOf: (seat: Seat) => readonly HandCard[],
): Scene {
  const at = (chair: number): readonly HandCard[] => {
    const seat = seating.indexOf(chair)
    return seat === -1 ? [] : handOf(seat)
  }
  const below = scene.plates.find(({ place }) => place === 'bottom')
  return {
    ...scene,
    plates: scene.plates.map((plate) => (plate === below ? plate : { ...plate, open: at(plate.chair) })),
    hand: below === undefined ? [] : at(below.chair),
    mode: 'still',
  }
}

/** A table that is only looked at, such as in a replay: with all hands open, or as one player saw it. */
export abstract class ShownTable<V extends object>
  extends declares(BaseTable, { hands: given<unknown>(null), handPart: given<unknown>(null) })<V>
  implements ShownTableElement<V>
{
  declare hands: readonly V[] | null
  declare handPart: NonNullable<ShownTableElement['handPart']> | null
  abstract override catalogues: Words

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
    if (this.handPart !== null) return this.handPart(scene.hand)
    const below = scene.plates.find(({ place }) => place === 'bottom')
    const label = this.isMine ? this.t('table.hand') : this.openLabel(below?.player ?? null)
    return openPart({ place: 'bottom', label, cards: scene.hand }, this)
  }
}

/** How a game draws its views, and what it says between two of them. */
interface Drawing<V> {
  readonly catalogues: Words
  readonly sceneOf: (view: V, at: Situation) => Scene
  readonly tell: (before: V, now: V, at: Situation) => readonly string[]
  /** Styles beside those of every table. */
  readonly styles?: readonly CSSResult[]
  /** Draws a stock, in games that have one. */
  readonly stockPart?: typeof stockPart
}

/** Defines the element that shows hands of a game. */
export function defineShown<V extends object>(
  tag: `${string}-shown`,
  { catalogues, sceneOf, tell, styles = [], stockPart: stock }: Drawing<V>,
): void {
  class Shown extends ShownTable<V> {
    static override readonly styles = [...tableStyles, ...styles]
    catalogues = catalogues
    protected override readonly stockPart = stock

    protected sceneOf(view: V, at: Situation): Scene {
      return sceneOf(view, at)
    }

    protected tell(before: V, now: V, at: Situation): readonly string[] {
      return tell(before, now, at)
    }
  }
  customElements.define(tag, Shown)
}
