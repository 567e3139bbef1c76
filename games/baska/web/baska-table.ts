import { GameTable, gameTableStyles, type Scene, type Situation, type Strength } from '@stolik/kit/table'
import { css, html, nothing, type TemplateResult } from 'lit'
import { rankOf, readCard, type Card } from '@stolik/core'
import { legal } from '../src/hand/legal.js'
import { ladderFor } from '../src/rules/ladder.js'
import type { Call } from '../src/rules/moves.js'
import { rulesIn } from '../src/rules/profiles.js'
import type { View } from '../src/rules/view.js'
import { callWord } from '../src/rules/words.js'
import { baskaCards } from './cards.styles.js'
import { playScene } from './play-scene.js'
import { tell } from './speech.js'
import { playTexts } from './texts/play/index.js'
import { throwLine } from './throwing.js'
import type { Say } from '@stolik/kit/shown'
import { factor } from './contract.js'

/** The note on a call's button: "stawka ×4", "po 10 pkt"; '' for a pass. */
function stakeNote(view: View, call: Call, t: Say): string {
  const { pay } = rulesIn(view)
  switch (call) {
    case 'pas':
    case 'pytam':
      return ''
    case 'wesele': {
      const n = factor(view, 0, false)
      return t('baska.from', { low: pay.pair.exit * n, high: pay.pair.noTrick * n })
    }
    case 'gran':
    case 'zolla':
      return t('baska.each', { n: pay[call] * factor(view, 0, false) })
    case 'gran-du':
      return t('baska.each', { n: pay.gran * factor(view, 0, true) })
    case 'zolla-du':
      return t('baska.each', { n: pay.zolla * factor(view, 0, true) })
    case 'du':
      return t('baska.stake', { n: factor(view, 0, true) })
    default:
      return t('baska.stake', { n: factor(view, view.raises.length + 1, view.du) })
  }
}

const baskaCalls = css`
  .calls button.call {
    flex-basis: 104px;
  }
`

/** Calls that make one player play alone against three for the whole hand. */
const alone: ReadonlySet<Call> = new Set(['gran', 'gran-du', 'zolla', 'zolla-du', 'du'])

/**
 * A table of Baśka: auction with raises, play, throwing in, and sides as far as the viewer knows them. Everything drawn comes
 * from the view, and all buttons and playable cards from `legal(view)`.
 *
 * @summary The Baśka table.
 * @event stolik-move - a person's move in Baśka's notation
 */
export class BaskaTable extends GameTable<View> {
  static override readonly styles = [...gameTableStyles, baskaCards, baskaCalls]
  protected readonly catalogues = playTexts

  protected sceneOf(view: View, at: Situation): Scene {
    return playScene(view, at)
  }

  protected override strength(view: View, name: string): Strength {
    const card = readCard(name) as Card
    return { isTrump: ladderFor(rulesIn(view), view.contract).trumps.includes(card), rank: -rankOf(card) }
  }

  protected tell(before: View, now: View, at: Situation): readonly string[] {
    return tell(before, now, at)
  }

  protected controls(view: View): TemplateResult | typeof nothing {
    const moves = legal(view)
    const calls = moves.flatMap((m) => ('call' in m ? [m.call] : []))
    if (calls.length === 0)
      return this.#throwing(
        view,
        moves.some((m) => 'agree' in m),
      )
    const rules = rulesIn(view)
    return html`${
      view.mustBid && !calls.includes('pas') ? html`<p class="ask">${this.t('baska.mustBid')}</p>` : nothing
    }
    ${calls.map((call) => {
      const label = this.t(`baska.call.${callWord(rules, call)}`)
      const note = stakeNote(view, call, this.t)
      return alone.has(call) ? this.finalButton(label, call, note) : this.callButton(label, call, note)
    })}`
  }

  /** The offer to throw the cards in, and the buttons to answer it. */
  #throwing(view: View, asked: boolean): TemplateResult | typeof nothing {
    const line = throwLine(view, this.situation())
    if (line === '') return nothing
    return html`<p class="ask">${line}</p>
      ${
        asked
          ? html`${this.callButton(this.t('baska.agree'), 'zgoda')}
            ${this.callButton(this.t('baska.playOn'), 'nie')}`
          : nothing
      }`
  }

  protected override asides(): TemplateResult | typeof nothing {
    const may = this.view !== null && legal(this.view).some((m) => 'throwIn' in m)
    if (!may) return nothing
    return html`<button class="plain" type="button" data-throw @click=${() => this.send('rzut')}>
      ${this.t('baska.throwIn')}
    </button>`
  }
}

customElements.define('baska-table', BaskaTable)

declare global {
  interface HTMLElementTagNameMap {
    'baska-table': BaskaTable
  }
}
