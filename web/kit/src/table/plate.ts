import { say, type Locale } from '@stolik/core'
import { LitElement, html, nothing, type TemplateResult } from 'lit'
import { declares, given, property } from '../properties/properties.js'
import { plateStyles } from './plate.styles.js'
import type { Plate } from './scene.js'
import { tableWords } from './words/index.js'
import { drawWithWords } from '../words/room.js'
import type { TablePlayer } from './renderer.js'

/** Returns the time left on a clock at `now` (performance.now), in whole seconds, never below 0. */
export function secondsLeft(clock: NonNullable<TablePlayer['clock']>, now: number): number {
  const left = clock.running ? clock.left - (now - clock.at) : clock.left
  return Math.max(0, Math.ceil(left / 1000))
}

/** Writes 760 seconds as 12:40. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Shows a player's name, place in this hand, last call, cards left and clock, and a yellow line while it is their turn.
 *
 * @summary A player's plate at the table.
 * @csspart plate - the whole plate
 */
export class StolikPlate extends declares(LitElement, {
  plate: given<Plate | null>(null),
  locale: property<Locale>('pl'),
  /** What this player has just said to the table; screen readers are told elsewhere. */
  remark: given<string | null>(null),
  /** The viewer's own plate: one line, and their turn is written in words. */
  mine: property(false, { type: Boolean, reflect: true }),
  /** One of three plates in a row: on a phone the name takes a line of its own. */
  slim: property(false, { type: Boolean, reflect: true }),
}) {
  static override readonly styles = plateStyles
  #tick: ReturnType<typeof setInterval> | undefined

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearInterval(this.#tick)
  }

  override updated(): void {
    clearInterval(this.#tick)
    if (this.plate?.player?.clock?.running) this.#tick = setInterval(() => this.requestUpdate(), 1000)
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return drawWithWords(this, this.locale, [tableWords], () => super.scheduleUpdate())
  }

  override render(): TemplateResult | typeof nothing {
    const plate = this.plate
    if (plate === null) return nothing
    const { player } = plate
    const name = player?.name ?? this.#t('table.free')
    const away = player?.online === false
    return html`<div
      class="plate ${plate.turn ? 'turn' : ''} ${plate.plays ? 'plays' : ''} ${away ? 'away' : ''}"
      part="plate"
      role="group"
      aria-label=${name}
    >
      <span class="name"><stolik-mark .of=${player}></stolik-mark>${name}</span>
      ${this.#clock()}
      <span class="facts">
        ${
          plate.cards === null || this.mine
            ? nothing
            : html`<span class="cards"
                ><span class="back" aria-hidden="true"></span><span aria-hidden="true">${plate.cards}</span
                ><span class="visually-hidden">${this.#held(plate)}</span></span
              >`
        }
        ${plate.role === '' ? nothing : html`<span class="role">${plate.role}</span>`}
        ${
          plate.points === null
            ? nothing
            : html`<span class="points">${this.#t('table.points', { n: plate.points })}</span>`
        }
        ${player?.bot ? html`<stolik-bot .of=${player}>${this.#t('table.bot')}</stolik-bot>` : nothing}
        ${away ? html`<span>${this.#t('table.offline')}</span>` : nothing}
        ${this.mine ? this.#callLine(plate) : nothing}
      </span>
      ${this.mine ? nothing : this.#callLine(plate)} ${this.#turn(plate.turn)}
      ${this.remark === null ? nothing : html`<span class="remark" aria-hidden="true">${this.remark}</span>`}
    </div>`
  }

  /** Returns what lies before the player, in words: "3 karty, 1 sztych". */
  #held({ cards, tricks }: Plate): string {
    const held = this.#t('table.cards', { n: cards ?? 0 })
    return (tricks ?? 0) === 0 ? held : `${held}, ${this.#t('table.tricks', { n: tricks ?? 0 })}`
  }

  /** On the viewer's own plate, side and call are in one line with the other facts. */
  #callLine({ side, call }: Plate): TemplateResult {
    return html`${side === '' ? nothing : html`<span class="side">${side}</span>`}
    ${call === '' ? nothing : html`<span class="call">${call}</span>`}`
  }

  #turn(turn: boolean): TemplateResult | typeof nothing {
    if (!turn) return nothing
    return this.mine
      ? html`<strong class="yours">${this.#t('table.yourTurn')}</strong>`
      : html`<span class="visually-hidden">${this.#t('table.waiting')}</span>`
  }

  #clock(): TemplateResult | typeof nothing {
    const clock = this.plate?.player?.clock
    if (!clock) return nothing
    const seconds = secondsLeft(clock, performance.now())
    const time = clockText(seconds)
    return html`<span class="clock ${clock.running && seconds <= 10 ? 'short' : ''}"
      ><span class="visually-hidden">${this.#t('table.clock', { time })}</span
      ><span aria-hidden="true">${time}</span></span
    >`
  }

  #t(code: string, args: Readonly<Record<string, string | number>> = {}): string {
    return say(tableWords[this.locale], this.locale, code, args)
  }
}

customElements.define('stolik-plate', StolikPlate)
