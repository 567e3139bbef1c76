import { paragraphOf, say, type Arg, type Chapter, type Piece } from '@stolik/core'
import { declares, given, property, state } from '@stolik/kit/properties'
import '@stolik/kit/table'
import type { Rules } from '@stolik/kit/table'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, type PropertyValues, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { StolikElement } from '../element/element.js'
import { redrawOnChange } from '../base/follow.js'
import { gameWords } from '../element/game-names.js'
import { extras } from '../extras/games.js'
import { piecePart, type Look } from '../learn/pieces.js'
import { learnWords } from '../words/learn/index.js'
import { rulesStyles } from './rules.styles.js'

/**
 * The rules of a table's profile in short paragraphs beside the table. The paragraph that matters now is in sight.
 *
 * @element stolik-rules
 * @prop game - id of the game
 * @prop profile - id of its profile
 * @prop view - the player's view, as the game's renderer has read it; null before the first hand
 */
export class StolikRules extends declares(StolikElement, {
  game: property(''),
  profile: property(''),
  view: given<object | null>(null),
  rules: state<Rules | null>(null),
}) {
  static override styles = [controls, rulesStyles]
  #chapters: readonly Chapter[] = []
  /** The paragraph that was last scrolled into sight. */
  #currentId = ''
  #width = 0
  /** Turning a phone breaks lines elsewhere, so the paragraph is scrolled into sight again. */
  readonly #size = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? 0
    if (width === this.#width) return
    this.#width = width
    this.#currentId = ''
    this.#bringIntoSight()
  })

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#size.observe(this)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#size.disconnect()
  }

  protected override readonly catalogues = [learnWords]

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, ...(this.rules === null ? [] : [this.rules.words])]
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    // The first view says what a rule set changes.
    const begins = changed.has('view') && (changed.get('view') ?? null) === null
    if (changed.has('game') || changed.has('profile') || begins) void this.#open(this.game, this.profile)
  }

  async #open(game: string, profile: string): Promise<void> {
    const offer = Object.hasOwn(extras, game) ? extras[game] : undefined
    const rules = (await offer?.rulebook?.().catch(() => null)) ?? null
    if (game !== this.game || profile !== this.profile) return
    this.#chapters = rules?.chapters(profile, this.view) ?? []
    this.rules = rules
  }

  protected override render(): unknown {
    const { rules } = this
    if (rules === null) return html`<p role="status">${this.say('table.loading')}</p>`
    const now = this.view === null ? '' : rules.matters(this.view)
    const { deck, letters } = cardsFor(this, this.locale)
    const own = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
      say(learnWords[this.locale], this.locale, code, args)
    const telling = { words: rules.words[this.locale], locale: this.locale, nameOf: String }
    const look: Look = { telling, say: own, deck, letters }
    if (this.profile.includes('~')) import('../rule-sets/later.js').catch(() => undefined)
    return html`<stolik-differences
        lang=${this.lang}
        game=${this.game}
        profile=${this.profile}
      ></stolik-differences>
      ${this.#chapters.map(
        ({ id, pieces }) => html`
          <section aria-labelledby=${id}>
            <h3 id=${id}>${own(`learn.chapter.${id}`)}</h3>
            ${pieces.map((piece) => this.#paragraph(piece, now, look))}
          </section>
        `,
      )}`
  }

  #paragraph(piece: Piece, now: string, look: Look): TemplateResult {
    const isNow = paragraphOf(piece) === now
    return html`<div class="paragraph ${isNow ? 'now' : ''}" data-paragraph=${paragraphOf(piece)}>
      ${isNow ? html`<strong class="mark">${look.say('learn.matters')}</strong>` : ''}
      ${piecePart(piece, look)}
    </div>`
  }

  /** Scrolls a newly relevant paragraph into sight without moving the rest of the page. */
  protected override updated(): void {
    this.#bringIntoSight()
  }

  #bringIntoSight(): void {
    const now = this.renderRoot.querySelector<HTMLElement>('.now')
    const id = now?.dataset['paragraph'] ?? ''
    if (now === null || id === this.#currentId) return
    // Those who open a club's own rules first see what is different.
    const differs = this.#currentId === '' && this.profile.includes('~')
    this.#currentId = id
    if (differs) return
    this.dispatchEvent(new MattersEvent(now))
  }
}

/** A paragraph has become relevant. The element that scrolls these rules brings it into sight. */
export class MattersEvent extends CustomEvent<{ readonly paragraph: HTMLElement }> {
  static readonly type = 'stolik-matters'
  constructor(paragraph: HTMLElement) {
    super(MattersEvent.type, { detail: { paragraph } })
  }
}

customElements.define('stolik-rules', StolikRules)
