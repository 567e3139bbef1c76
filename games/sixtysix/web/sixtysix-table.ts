import { cardName, rankOf, readCard, suitOf, type Card } from '@stolik/core'
import { stockPart, stockStyles } from '@stolik/kit/stock'
import {
  GameTable,
  gameTableStyles,
  toShownCard,
  type Scene,
  type Situation,
  type Strength,
} from '@stolik/kit/table'
import { html, nothing, type TemplateResult } from 'lit'
import type { Move } from '../src/state.js'
import { legal, write } from '../src/moves.js'
import type { View } from '../src/view.js'
import { sceneOf } from './scene.js'
import { tell } from './speech.js'
import { texts } from './texts/index.js'

/**
 * A table of Sixty-six: the stock with its turned-up trump, marriages, the exchange and closing. Everything drawn comes from
 * the view, and all buttons and playable cards from `legal(view)`.
 *
 * @summary The table of Sixty-six.
 * @event stolik-move - a person's move in the notation of Sixty-six
 */
export class SixtysixTable extends GameTable<View> {
  static override readonly styles = [...gameTableStyles, stockStyles]
  protected readonly catalogues = texts
  protected override readonly stockPart = stockPart

  protected sceneOf(view: View, at: Situation): Scene {
    return sceneOf(view, at)
  }

  protected tell(before: View, now: View, at: Situation): readonly string[] {
    return tell(before, now, at)
  }

  protected override strength({ trump }: View, name: string): Strength {
    const card = readCard(name) as Card
    return { isTrump: suitOf(card) === trump, rank: -rankOf(card) }
  }

  protected controls(view: View): TemplateResult | typeof nothing {
    const moves = legal(view).filter(
      (move) => move.kind === 'exchange' || (move.kind === 'card' && move.marriage),
    )
    return moves.length === 0
      ? nothing
      : html`${moves.map((move) => this.callButton(this.#label(view, move), write(move)))}`
  }

  #label(view: View, move: Move): string {
    const called = (card: Card): string => toShownCard(this.situation(), cardName(card)).label
    if (move.kind !== 'card') return this.t('sixtysix.exchange', { card: called(view.turned ?? 0) })
    const points = suitOf(move.card) === view.trump ? 40 : 20
    return this.t('sixtysix.marriage', { points, card: called(move.card) })
  }

  protected override asides(): TemplateResult | typeof nothing {
    const may = this.view !== null && legal(this.view).some(({ kind }) => kind === 'close')
    return may ? this.finalButton(this.t('sixtysix.close'), 'close') : nothing
  }
}

customElements.define('sixtysix-table', SixtysixTable)

declare global {
  interface HTMLElementTagNameMap {
    'sixtysix-table': SixtysixTable
  }
}
