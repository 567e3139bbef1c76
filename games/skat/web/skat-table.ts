import type { Catalogue, Locale } from '@stolik/core'
import { toSet, readCard } from '@stolik/core'
import { GameTable, nameOf, tableStyles, type Scene, type Situation } from '@stolik/kit'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import {
  gameKinds,
  legal,
  write,
  type Addition,
  type Announcement,
  type GameKind,
  type Move,
  type View,
} from '../src/index.js'
import { additionOf, announcementsIn, worth, worthWords } from './announce.js'
import { gameWord, gameWords } from './contract.js'
import { sceneOf } from './scene.js'
import { skatStyles } from './skat-table.styles.js'
import { tell } from './speech.js'
import { texts } from './texts/index.js'

const pips = ['♣', '♠', '♥', '♦', '', '']

/**
 * A table of Skat: auction in dialogue, skat, discard, announcement, play, resignation. All that is drawn comes
 * from the view, and all that can be pressed from `legal(view)`.
 *
 * @summary The Skat table.
 * @event stolik-move - a person's move in Skat's notation
 */
export class SkatTable extends GameTable<View> {
  static override readonly styles = [...tableStyles, skatStyles]
  static override readonly properties = {
    ...GameTable.properties,
    jumping: { state: true },
    resigning: { state: true },
    picked: { state: true },
    added: { state: true },
  }

  /** The values above the next one are shown. */
  declare private jumping: boolean
  /** Asked whether he really gives up. */
  declare private resigning: boolean
  declare private picked: GameKind | null
  declare private added: Addition | null
  protected readonly catalogues: Readonly<Record<Locale, Catalogue>> = texts
  protected override readonly picks = 2

  constructor() {
    super()
    this.jumping = false
    this.resigning = false
    this.picked = null
    this.added = null
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('view')) {
      this.jumping = false
      this.resigning = false
      if (this.view?.phase !== 'announcement') {
        this.picked = null
        this.added = null
      }
    }
    super.willUpdate(changed)
  }

  protected override dismiss(): void {
    super.dismiss()
    this.jumping = false
    this.resigning = false
  }

  protected sceneOf(view: View, at: Situation): Scene {
    return sceneOf(view, at, this.picked)
  }

  protected tell(before: View, now: View, at: Situation): readonly string[] {
    return tell(before, now, at)
  }

  protected controls(view: View): TemplateResult | typeof nothing {
    const moves = legal(view)
    if (moves.length === 0) return this.#waits(view)
    switch (view.phase) {
      case 'auction':
        return this.#auction(view, moves)
      case 'skat':
        return html`${this.callButton(this.t('skat.take'), 'take')}${this.callButton(this.t('skat.hand'), 'hand')}`
      case 'discard':
        return this.#discard()
      case 'announcement':
        return this.#announcement(view, moves)
      case 'play':
        return this.#resignation(view, moves)
      case 'exchange':
      case 'ramsz':
      case 'over':
        return nothing
    }
  }

  /** Giving up is rare and final: small, below the hand, and asked once more (4.3.1). */
  protected override asides(): TemplateResult | typeof nothing {
    const may = this.view !== null && legal(this.view).some((m) => m.kind === 'resign')
    if (!may || this.resigning) return nothing
    return html`<button class="plain" type="button" data-resign @click=${() => (this.resigning = true)}>
      ${this.t('skat.resign')}
    </button>`
  }

  #auction(view: View, moves: readonly Move[]): TemplateResult {
    const bids = moves.flatMap((m) => (m.kind === 'bid' ? [m.value] : []))
    const pass = this.callButton(this.t('skat.pass'), 'pass')
    if (moves.some((m) => m.kind === 'hold'))
      return html`${pass}${this.callButton(this.t('skat.hold'), 'hold', String(view.bid))}`
    if (moves.some((m) => m.kind === 'play'))
      return html`${pass}${this.callButton(this.t('skat.play'), 'play', '18')}`
    const [next, ...higher] = bids
    if (next === undefined) return pass
    return html`${pass}${this.callButton(String(next), String(next))}${higher.length === 0 ? nothing : this.#jump(higher)}`
  }

  /** The values above the next one: they lie above the buttons, and follow them for the keyboard. */
  #jump(higher: readonly number[]): TemplateResult {
    return html`<button
        class="call quiet"
        type="button"
        data-jump
        aria-expanded=${this.jumping}
        @click=${() => (this.jumping = !this.jumping)}
      >
        ${this.t('skat.jump')} ${this.jumping ? '▾' : '▸'}
      </button>
      ${
        this.jumping
          ? html`<div class="values" role="group" aria-label=${this.t('skat.values')}>
              ${higher.map((value) => this.callButton(String(value), String(value)))}
            </div>`
          : nothing
      }`
  }

  #discard(): TemplateResult {
    const open = this.picks - this.chosen.length
    if (open > 0) return html`<p class="ask">${this.t('skat.pickTwo', { n: open })}</p>`
    const cards = toSet(this.chosen.flatMap((name) => readCard(name) ?? []))
    const labels = this.chosen.map((c) => this.t('card', { suit: c.charAt(0), rank: c.charAt(1) }))
    return this.callButton(
      this.t('skat.discard'),
      write({ kind: 'discard', cards }),
      labels.join(' · '),
      'wide',
    )
  }

  #announcement(view: View, moves: readonly Move[]): TemplateResult {
    const all = announcementsIn(moves)
    const ofGame = all.filter((a) => a.game === this.picked)
    const chosen = ofGame.find((a) => additionOf(a) === this.added)
    return html`
      <div class="games" role="group" aria-label=${this.t('skat.games')}>
        ${gameKinds.map((game) => {
          // Null may reach the bid only as ouvert: then that is what picking it means.
          const plain = all.find((a) => a.game === game)
          return plain === undefined
            ? nothing
            : this.#game(plain, worthWords(view, worth(view, plain), this.t))
        })}
      </div>
      ${
        ofGame.length < 2
          ? nothing
          : html`<div class="additions" role="group" aria-label=${this.t('skat.additions')}>
              ${ofGame.map((a) => additionOf(a)).map((a) => (a === null ? nothing : this.#addition(a)))}
            </div>`
      }
      ${
        chosen === undefined
          ? nothing
          : this.callButton(
              this.t('skat.announce', { what: gameWords(chosen, this.t) }),
              write({ kind: 'announce', announcement: chosen }),
              worthWords(view, worth(view, chosen), this.t),
              'wide',
            )
      }
    `
  }

  #game(first: Announcement, note: string): TemplateResult {
    const { game } = first
    const pick = (): void => {
      this.picked = game
      this.added = additionOf(first)
    }
    return html`<button
      class="call"
      type="button"
      data-game=${game}
      aria-pressed=${this.picked === game}
      @click=${pick}
    >
      <span class="pip" aria-hidden="true">${pips[game]}</span> ${gameWord(game, this.t)}
      <small>${note}</small>
    </button>`
  }

  #addition(addition: Addition): TemplateResult {
    const on = this.added === addition
    return html`<button
      class="call"
      type="button"
      data-addition=${addition}
      aria-pressed=${on}
      @click=${() => (this.added = on ? null : addition)}
    >
      ${this.t(`skat.${addition}`)}
    </button>`
  }

  #resignation(view: View, moves: readonly Move[]): TemplateResult | typeof nothing {
    if (view.resignation !== null && moves.some((m) => m.kind === 'accept')) {
      const name = view.soloist === null ? '' : nameOf(this.situation(), view.soloist)
      return html`<p class="ask">${this.t('skat.wantsResign', { name })}</p>
        ${this.callButton(this.t('skat.accept'), 'accept')}${this.callButton(this.t('skat.refuse'), 'refuse')}`
    }
    if (!this.resigning) return nothing
    return html`<p class="ask">${this.t('skat.resignSure')}</p>
      ${this.callButton(this.t('skat.resignYes'), 'resign')}
      <button class="call" type="button" data-stay @click=${() => (this.resigning = false)}>
        ${this.t('skat.resignNo')}
      </button>`
  }

  #waits(view: View): TemplateResult | typeof nothing {
    const asked = view.resignation !== null && view.seat === view.soloist
    return asked ? html`<p class="ask">${this.t('skat.waitsResign')}</p>` : nothing
  }
}

customElements.define('skat-table', SkatTable)

declare global {
  interface HTMLElementTagNameMap {
    'skat-table': SkatTable
  }
}
