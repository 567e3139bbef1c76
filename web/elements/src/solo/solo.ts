import { say, type Arg } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { playing } from '../base/playing.js'
import { save } from '../base/save.js'
import { gameWords } from '../element/game-names.js'
import { StolikElement } from '../element/element.js'
import { withoutGateway, type Shown, type Trouble } from '../replay/source.js'
import { soloWords } from '../words/solo/index.js'
import { sitDown, type AtTable } from './at-table.js'
import { choosing } from './choosing.js'
import { forgetHands, readHands, readRunning, writeChoice, writeRunning } from './kept.js'
import { soloGames } from './open.js'
import { addressOf, choosePart, contractOf, handsPart } from './parts.js'
import type { SoloPlaying } from './playing.js'
import { chairsFor, recordsOf, type SoloHand, type SoloSeries } from './series.js'
import { soloStyles } from './solo.styles.js'

/** Pages without https have no `randomUUID`. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('')

/** The bots: names that can be read in all our languages. */
const others = ['Ola', 'Jan', 'Ewa', 'Jo']

const replayHere = async (record: string): Promise<Shown | Trouble | null> => {
  try {
    return await (await import('../replay/here.js')).replayedHere(record)
  } catch {
    return null
  }
}

/**
 * A series against bots, played in the browser alone: without a network, too. Nothing of it counts or leaves the device, which stores
 * every move, so a closed page goes on where it was. Finished hands are listed, and can be looked at, analysed and played again.
 *
 * @element stolik-solo
 * @attr pace - milliseconds between the moves of bots; 900
 */
export class StolikSolo extends declares(StolikElement, {
  pace: property(900, { type: Number }),
  table: state<AtTable | null>(null),
  /** The code of the sentence that says what happened or is wrong. */
  message: state<string | null>(null),
  /** Whether the person has asked to forget all hands. */
  isSure: state(false),
  /** The hand that is looked at, by the address of the page. */
  viewed: state(''),
}) {
  static override styles = [controls, forms, soloStyles]

  readonly #choosing = choosing({
    locale: () => this.locale,
    changed: () => this.requestUpdate(),
    loaded: (isThere) => {
      if (!isThere) this.message = 'solo.failed'
      else if (this.message === 'solo.failed') this.message = null
    },
  })

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    redrawOnChange(this, playing)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('hashchange', this.#follow)
    addEventListener('storage', this.#elsewhere)
    this.#follow()
    void this.#choosing.start()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('hashchange', this.#follow)
    removeEventListener('storage', this.#elsewhere)
    this.#choosing.stop()
    this.#leave(this.message)
  }

  protected override readonly catalogues = [soloWords]

  protected override get rooms(): readonly Words[] {
    if (this.table === null) return super.rooms
    const { board, playing } = this.table
    return [...super.rooms, playing.game.renderer.catalogues, ...(board.rooms ?? [])]
  }

  /** The series in play; null before and after it. */
  get playing(): SoloPlaying | null {
    return this.table?.playing ?? null
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(soloWords[this.locale], this.locale, code, args)

  readonly #follow = (): void => {
    this.viewed = /[#&]hand=([\w.-]+)/.exec(location.hash)?.[1] ?? ''
  }

  /** Two pages must not play the same hand: the one that is left stops. */
  readonly #elsewhere = (change: StorageEvent): void => {
    if (this.table?.isElsewhere(change) === true) this.#leave('solo.elsewhere')
  }

  get #everybody(): readonly string[] {
    return [this.#say('solo.you'), ...others]
  }

  #names({ playing }: AtTable): readonly string[] {
    return this.#everybody.slice(0, playing.series.chairs)
  }

  async #begin(): Promise<void> {
    const { game, choice } = this.#choosing
    if (game === null) return
    writeChoice(choice)
    const chairs = chairsFor(game.plugin, choice.profile)
    const series: SoloSeries = { ...choice, chairs, id: newId() }
    writeRunning({ series, record: null })
    await this.#play(series)
  }

  async #play(series: SoloSeries): Promise<void> {
    this.#leave(null)
    const table = await sitDown(series, {
      players: this.#everybody,
      pace: () => this.pace,
      changed: () => this.requestUpdate(),
    })
    if (typeof table === 'string') return void (this.message = table)
    this.table = table
    await this.updateComplete
    table.board.scrollIntoView({ block: 'nearest' })
    table.board.focus()
  }

  #leave(message: string | null): void {
    this.playing?.stop()
    this.table = null
    this.message = message
  }

  #forget(): void {
    if (this.isSure) forgetHands()
    this.isSure = !this.isSure
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const { table, locale } = this
    // The page around may show less beside a table.
    this.toggleAttribute('data-at-table', table !== null)
    table?.dress(this, { locale, say: this.#say }, this.#names(table))
  }

  /** Brings the result into view when a hand is over. */
  protected override updated(): void {
    if (this.table?.hasEnded() !== true) return
    this.renderRoot.querySelector<HTMLElement>('stolik-settlement')?.scrollIntoView({ block: 'nearest' })
  }

  protected override render(): unknown {
    const viewed =
      this.viewed === '' ? undefined : readHands().find((hand) => addressOf(hand) === this.viewed)
    if (viewed !== undefined) return this.#one(viewed)
    const { table, locale } = this
    if (table === null) return this.#rest()
    return table.render({ locale, say: this.#say }, this.#names(table), () => this.#leave(null))
  }

  #rest(): TemplateResult {
    const { message, locale } = this
    const { choice, profiles, levels, quickness } = this.#choosing
    const running = readRunning()
    return html`<div class="head">
        <h2>${this.#say('solo.title')}</h2>
        <p class="muted">${this.#say('solo.lead')}</p>
      </div>
      ${message === null ? nothing : html`<p class="note" role="alert">${this.#say(message)}</p>`}
      ${message === 'solo.failed' ? this.#again() : nothing}
      ${running === null ? nothing : this.#waits(running.series)}
      ${choosePart({
        say: this.#say,
        locale,
        games: soloGames,
        choice,
        profiles,
        levels,
        quickness,
        goesOn: running !== null,
        change: (change) => void this.#choosing.choose(change),
        begin: () => void this.#begin(),
      })}
      ${handsPart({
        say: this.#say,
        locale,
        hands: readHands(),
        names: this.#everybody,
        isSure: this.isSure,
        forget: () => this.#forget(),
        save: () => save('stolik-alone.txt', recordsOf(readHands())),
      })}`
  }

  #again(): TemplateResult {
    return html`<button class="button fit" type="button" @click=${() => void this.#choosing.choose({})}>
      ${this.#say('solo.again')}
    </button>`
  }

  /** A series that was begun goes on. */
  #waits(series: SoloSeries): TemplateResult {
    const played = readHands().filter((hand) => hand.series === series.id).length
    return html`<div class="waits">
      <p>${this.#say('solo.waits', { n: played + 1 })}</p>
      <button class="button primary on" type="button" @click=${() => void this.#play(series)}>
        ${this.#say('solo.on')}
      </button>
    </div>`
  }

  /** A finished hand, step by step. */
  #one(hand: SoloHand): TemplateResult {
    // A failed load is repeated at the next drawing.
    import('../same-cards/same-cards.js').catch(() => undefined)
    withoutGateway.replay = replayHere
    return html`<div class="one">
      <p><a href="#hands">${this.#say('solo.back')}</a></p>
      <h2>${contractOf({ locale: this.locale, names: this.#everybody }, hand)}</h2>
      <p class="muted">${this.#say('solo.notCounted')}</p>
      <stolik-replay lang=${this.locale} record=${hand.record}></stolik-replay>
      <button
        class="button save fit"
        type="button"
        @click=${() => save(`stolik-alone-${addressOf(hand)}.txt`, hand.record)}
      >
        ${this.#say('solo.save')}
      </button>
      <stolik-same-cards lang=${this.locale} record=${hand.record}></stolik-same-cards>
    </div>`
  }
}

customElements.define('stolik-solo', StolikSolo)
