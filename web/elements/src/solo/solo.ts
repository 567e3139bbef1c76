import { say, writeRecord, type Arg, type BotLevel } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import type { MoveEvent, TableElement } from '@stolik/kit/table'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { prefs } from '../base/prefs.js'
import { gameWords, profilesFor } from '../element/game-names.js'
import { StolikElement } from '../element/element.js'
import { withoutGateway, type Shown, type Trouble } from '../replay/source.js'
import { soloWords } from '../words/solo/index.js'
import {
  forgetHands,
  readChoice,
  readHands,
  readRunning,
  runningKey,
  writeChoice,
  writeRunning,
} from './kept.js'
import { openGame, soloGames, type SoloGame } from './open.js'
import { addressOf, boardOf, choosePart, contractOf, handsPart, tablePart } from './parts.js'
import { playSeries, type SoloPlaying } from './playing.js'
import { chairsFor, type SoloChoice, type SoloHand, type SoloSeries } from './series.js'
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
  choice: state<SoloChoice>({ game: soloGames[0] ?? '', profile: '', level: 'club' }),
  /** The chosen game; null while its code loads. */
  game: state<SoloGame | null>(null),
  playing: state<SoloPlaying | null>(null),
  /** The code of the sentence that says what happened or is wrong. */
  message: state<string | null>(null),
  /** Whether the person has asked to forget all hands. */
  isSure: state(false),
  /** The hand that is looked at, by the address of the page. */
  viewed: state(''),
}) {
  static override styles = [controls, forms, soloStyles]

  #board: TableElement | null = null
  #hadMove = false

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('hashchange', this.#follow)
    addEventListener('storage', this.#elsewhere)
    this.#follow()
    const chosen = readRunning()?.series ?? readChoice()
    void this.#choose(chosen !== null && soloGames.includes(chosen.game) ? chosen : {})
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('hashchange', this.#follow)
    removeEventListener('storage', this.#elsewhere)
    this.playing?.stop()
    this.playing = null
  }

  protected override readonly catalogues = [soloWords]

  protected override get rooms(): readonly Words[] {
    const table = this.playing?.game.renderer.catalogues
    return [...super.rooms, ...(table === undefined ? [] : [table]), ...(this.#board?.rooms ?? [])]
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(soloWords[this.locale], this.locale, code, args)

  readonly #follow = (): void => {
    this.viewed = /[#&]hand=([\w.-]+)/.exec(location.hash)?.[1] ?? ''
  }

  /** Two pages must not play the same hand: the one that is left stops. */
  readonly #elsewhere = ({ key, newValue }: StorageEvent): void => {
    const { playing } = this
    if (key !== runningKey || playing === null) return
    if (newValue === JSON.stringify({ series: playing.series, record: writeRecord(playing.record) })) return
    this.#leave('solo.elsewhere')
  }

  get #names(): readonly string[] {
    const chairs = this.playing?.series.chairs ?? others.length + 1
    return [this.#say('solo.you'), ...others].slice(0, chairs)
  }

  async #choose(change: Partial<SoloChoice>): Promise<void> {
    const choice = { ...this.choice, ...change }
    this.choice = choice
    if (this.game?.plugin.id !== choice.game) {
      this.game = null
      const game = await openGame(choice.game).catch(() => undefined)
      // Meanwhile another one was chosen.
      if (this.choice.game !== choice.game) return
      if (game === undefined) return void (this.message = 'solo.failed')
      this.game = game
      this.message = this.message === 'solo.failed' ? null : this.message
    }
    this.#settle(choice)
  }

  /** Keeps what was chosen where the game has it. */
  #settle({ game: id }: SoloChoice): void {
    const { game } = this
    if (game === null) return
    const [profile = ''] = this.#profiles
    const { levels } = game
    this.choice = {
      game: id,
      profile: this.#profiles.includes(this.choice.profile) ? this.choice.profile : profile,
      level: levels.includes(this.choice.level) ? this.choice.level : 'club',
    }
  }

  /** The rules of the chosen game, those that readers of the language play most first. */
  get #profiles(): readonly string[] {
    const { game } = this
    if (game === null) return []
    const profiles = game.plugin.profiles.map((id) => ({ id, tables: [] }))
    return profilesFor(this.locale, { id: game.plugin.id, levels: [], profiles }).map(({ id }) => id)
  }

  async #begin(): Promise<void> {
    const { game, choice } = this
    if (game === null) return
    writeChoice(choice)
    const chairs = chairsFor(game.plugin, choice.profile)
    const series: SoloSeries = { ...choice, chairs, id: newId() }
    writeRunning({ series, record: null })
    await this.#play(series)
  }

  async #play(series: SoloSeries): Promise<void> {
    this.playing?.stop()
    this.message = null
    const game = await openGame(series.game).catch(() => undefined)
    if (game === undefined) return void (this.message = 'solo.failed')
    const playing = await playSeries(series, game, {
      players: [this.#say('solo.you'), ...others],
      pace: () => this.pace,
      changed: () => this.requestUpdate(),
    }).catch(() => null)
    if (playing === null) return void (this.message = 'solo.failed')
    if (playing === undefined) {
      // What was played stays in the list; the hand in play cannot be finished.
      writeRunning(null)
      return void (this.message = 'solo.otherRules')
    }
    this.#board = document.createElement(game.renderer.tag) as TableElement
    this.playing = playing
    this.#hadMove = false
    await this.updateComplete
    this.#board.scrollIntoView({ block: 'nearest' })
    this.#board.focus()
  }

  #leave(message: string | null): void {
    this.playing?.stop()
    this.playing = null
    this.#board = null
    this.message = message
  }

  #forget(): void {
    if (this.isSure) forgetHands()
    this.isSure = !this.isSure
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const { playing } = this
    // The page around may show less beside a table.
    this.toggleAttribute('data-at-table', playing !== null)
    if (playing === null || this.#board === null) return
    Object.assign(this.#board, boardOf(playing, this.#names), {
      locale: this.locale,
      firstTap: prefs.value.firstTap,
      ...cardsFor(this, this.locale),
    })
  }

  /** Moves the focus to the result when a hand is over. */
  protected override updated(): void {
    if (!this.#hadMove || this.playing?.hand.settlement === undefined) return
    this.#hadMove = false
    const result = this.renderRoot.querySelector<HTMLElement>('stolik-settlement')
    result?.scrollIntoView({ block: 'nearest' })
  }

  protected override render(): unknown {
    const viewed =
      this.viewed === '' ? undefined : readHands().find((hand) => addressOf(hand) === this.viewed)
    if (viewed !== undefined) return this.#one(viewed)
    return this.playing === null ? this.#rest() : this.#table(this.playing)
  }

  #rest(): TemplateResult {
    const { choice, game, message, locale } = this
    const running = readRunning()
    const levels: readonly BotLevel[] = game?.levels ?? []
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
        profiles: this.#profiles,
        levels,
        goesOn: running !== null,
        change: (change) => void this.#choose(change),
        begin: () => void this.#begin(),
      })}
      ${handsPart({
        say: this.#say,
        locale,
        hands: readHands(),
        names: [this.#say('solo.you'), ...others],
        isSure: this.isSure,
        forget: () => this.#forget(),
      })}`
  }

  #again(): TemplateResult {
    return html`<button class="button fit" type="button" @click=${() => void this.#choose({})}>
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

  #table(playing: SoloPlaying): TemplateResult {
    const board = html`<div
      @stolik-move=${(event: MoveEvent) => {
        event.stopPropagation()
        this.#hadMove = true
        playing.play(event.detail.move)
      }}
    >
      ${this.#board}
    </div>`
    return tablePart({
      playing,
      board,
      say: this.#say,
      locale: this.locale,
      names: this.#names,
      next: () => playing.next(),
      leave: () => this.#leave(null),
    })
  }

  /** A finished hand, step by step. */
  #one(hand: SoloHand): TemplateResult {
    // A failed load is repeated at the next drawing.
    import('../same-cards/same-cards.js').catch(() => undefined)
    withoutGateway.replay = replayHere
    const names = [this.#say('solo.you'), ...others]
    return html`<div class="one">
      <p><a href="#hands">${this.#say('solo.back')}</a></p>
      <h2>${contractOf({ locale: this.locale, names }, hand)}</h2>
      <stolik-replay lang=${this.locale} record=${hand.record}></stolik-replay>
      <stolik-same-cards lang=${this.locale} record=${hand.record}></stolik-same-cards>
    </div>`
  }
}

customElements.define('stolik-solo', StolikSolo)
