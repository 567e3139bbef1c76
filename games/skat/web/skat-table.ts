import { has, readCard, toSet, type Card } from '@stolik/core'
import { declares, state } from '@stolik/kit/properties'
import {
  GameTable,
  gameTableStyles,
  nameOf,
  type Scene,
  type Situation,
  type Strength,
} from '@stolik/kit/table'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { idleDealer } from '../src/hand/idle-dealer.js'
import { legal } from '../src/hand/legal.js'
import { write, type Move } from '../src/hand/moves.js'
import { power, trumps } from '../src/rules/cards.js'
import { grand } from '../src/rules/games.js'
import type { View } from '../src/rules/view.js'
import type { Picked } from './announce.js'
import { announcementControls } from './announce-controls.js'
import type { Desk } from './desk.js'
import { answerControls, endingControls, endingsIn } from './ending.js'
import { offerWords } from './offer.js'
import { playScene, toPick } from './play-scene.js'
import { ruling } from './scene.js'
import { skatStyles } from './skat-table.styles.js'
import { tell } from './speech.js'
import { playTexts } from './texts/play/index.js'

/**
 * A table of Skat: auction, skat, discard, announcement, exchange, play, early ends. Everything shown comes from
 * the view, and everything that can be pressed from `legal(view)`.
 *
 * @summary The Skat table.
 * @event stolik-move - a person's move in Skat's notation
 */
export class SkatTable extends declares(GameTable<View>, {
  /** Whether the values above the next one are shown. */
  jumping: state(false),
  /** Whether the ways to end the game early are shown. */
  ending: state(false),
  /** The game that is about to be announced. */
  picked: state<Picked | null>(null),
}) {
  static override readonly styles = [...gameTableStyles, skatStyles]
  protected readonly catalogues = playTexts
  readonly #desk: Desk = {
    t: this.t,
    call: (label, move, note, kind) => this.callButton(label, move, note, kind),
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('view')) {
      this.jumping = false
      this.ending = false
      if (this.view?.phase !== 'announcement') this.picked = null
    }
    super.willUpdate(changed)
  }

  protected override dismiss(): void {
    super.dismiss()
    this.jumping = false
    this.ending = false
  }

  protected override get picks(): number {
    return this.view === null ? 0 : toPick(this.view)
  }

  protected sceneOf(view: View, at: Situation): Scene {
    return playScene(view, at, this.picked)
  }

  protected override strength(view: View, name: string): Strength {
    const game = ruling(view) ?? this.picked?.game ?? grand
    const card = readCard(name) as Card
    return { isTrump: has(trumps(game), card), rank: power(game, card, card) }
  }

  protected tell(before: View, now: View, at: Situation): readonly string[] {
    const isLookAsked = before.look === null && now.look !== null && now.look.at === now.seat
    return [
      ...tell(before, now, at),
      ...(isLookAsked ? [at.t('skat.show', { name: nameOf(at, idleDealer) })] : []),
    ]
  }

  protected controls(view: View): TemplateResult | typeof nothing {
    const moves = legal(view)
    if (moves.length === 0) return this.#waits(view)
    switch (view.phase) {
      case 'auction':
        return this.#auction(view, moves)
      case 'skat':
        return html`${this.callButton(this.t('skat.take'), 'take')}${this.finalButton(this.t('skat.hand'), 'hand')}`
      case 'discard':
        return this.#chosen('discard')
      case 'announcement':
        return announcementControls(view, moves, this.picked, (picked) => (this.picked = picked), this.#desk)
      case 'exchange':
        return this.#exchange(view, moves)
      case 'play':
        return this.#endings(view, moves)
      case 'ramsz':
      case 'over':
        return nothing
    }
  }

  /**
   * Ending a game early is rare and final. So the button is small, lies below the hand, and asks for confirmation
   * (4.3).
   */
  protected override asides(): TemplateResult | typeof nothing {
    if (this.view === null || this.ending) return nothing
    const moves = legal(this.view)
    const end = endingsIn(moves).length > 0
    return html`${moves.map((move) => this.#look(move))}${
      end
        ? html`<button class="plain" type="button" data-end @click=${() => (this.ending = true)}>
            ${this.t('skat.end')}
          </button>`
        : nothing
    }`
  }

  /** A dealer who sits out asks to look into a hand, and its owner lets them (pzskat 3.5.4). */
  #look(move: Move): TemplateResult | typeof nothing {
    if (move.kind !== 'look' && move.kind !== 'show') return nothing
    const name = nameOf(this.situation(), move.kind === 'look' ? move.seat : idleDealer)
    const text = write(move)
    return html`<button class="plain" type="button" data-move=${text} @click=${() => this.send(text)}>
      ${this.t(`skat.${move.kind}`, { name })}
    </button> `
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

  /** The values above the next one. They are shown above the buttons but follow them in keyboard order. */
  #jump(higher: readonly number[]): TemplateResult {
    return html`<button
        class="call quiet"
        type="button"
        data-jump
        aria-expanded=${this.jumping}
        @click=${() => (this.jumping = !this.jumping)}
      >
        ${this.t('skat.jump')}&nbsp;<span aria-hidden="true">${this.jumping ? '▾' : '▸'}</span>
      </button>
      ${
        this.jumping
          ? html`<div class="values" role="group" aria-label=${this.t('skat.values')}>
              ${higher.map((value) => this.callButton(String(value), String(value)))}
            </div>`
          : nothing
      }`
  }

  /** The cards to discard, or to give to the other opponent, once they are chosen. */
  #chosen(kind: 'discard' | 'give'): TemplateResult {
    const open = this.picks - this.chosen.length
    if (open > 0) return html`<p class="ask">${this.t('skat.pickTwo', { n: open })}</p>`
    const cards = toSet(this.chosen.flatMap((name) => readCard(name) ?? []))
    const labels = this.chosen.map((c) => this.t('card', { suit: c.charAt(0), rank: c.charAt(1) }))
    return this.callButton(this.t(`skat.${kind}`), write({ kind, cards }), labels.join(' · '), 'wide')
  }

  /**
   * The exchange before a rewolucja: take or leave the skat, or give the agreed number of cards (patrolki 3.4.9).
   */
  #exchange(view: View, moves: readonly Move[]): TemplateResult {
    switch (view.exchange?.step) {
      case 'take':
        return html`${this.callButton(this.t('skat.leave'), 'leave')}${this.callButton(this.t('skat.take'), 'take')}`
      case 'put':
        return this.#chosen('discard')
      case 'number':
        return html`<div class="values" role="group" aria-label=${this.t('skat.youNumber')}>
          ${moves.map((move) => (move.kind === 'swap' ? this.callButton(String(move.count), write(move)) : nothing))}
        </div>`
      default:
        return this.#chosen('give')
    }
  }

  /** Another player's offer to end the game, or the viewer's own ways to end it. */
  #endings(view: View, moves: readonly Move[]): TemplateResult | typeof nothing {
    if (view.offer !== null && moves.some((m) => m.kind === 'accept'))
      return answerControls(view, offerWords(view.offer, this.situation()), this.#desk)
    if (!this.ending || endingsIn(moves).length === 0) return nothing
    return endingControls(view, moves, () => (this.ending = false), this.#desk)
  }

  #waits(view: View): TemplateResult | typeof nothing {
    const isOwn = view.offer !== null && view.seat === view.offer.by
    return isOwn ? html`<p class="ask">${this.t('skat.waitsOffer')}</p>` : nothing
  }
}

customElements.define('skat-table', SkatTable)

declare global {
  interface HTMLElementTagNameMap {
    'skat-table': SkatTable
  }
}
