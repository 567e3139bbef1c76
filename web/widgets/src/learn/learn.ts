import { type Arg, type Chapter, type ChapterId, say, told } from '@stolik/core'
import { controls, type Lessons, type Renderer } from '@stolik/kit/table'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { StolikElement } from '../element.js'
import { follow } from '../follow.js'
import { forms } from '../forms.styles.js'
import { gameName, gameWords } from '../game-names.js'
import { games } from '../games.js'
import { lettersFor, prefs } from '../prefs.js'
import { learnWords } from '../words/learn/index.js'
import './first-hand.js'
import { learnStyles } from './learn.styles.js'
import { piecePart, type Look } from './pieces.js'

/** A person has gone to another chapter. Bubbles and crosses shadow roots. */
export class ChapterEvent extends CustomEvent<{ readonly chapter: string }> {
  static readonly type = 'stolik-chapter'
  constructor(chapter: string) {
    super(ChapterEvent.type, { detail: { chapter }, bubbles: true, composed: true })
  }
}

interface Opened {
  readonly lessons: Lessons
  readonly renderer: Renderer
  readonly chapters: readonly Chapter[]
}
/** The guided hand is the last chapter. */
type Place = ChapterId | 'hand'

/** The games that can be learnt. */
const taught = Object.keys(games).filter((id) => games[id]?.lessons !== undefined)

/**
 * Teaches a game: short chapters whose examples the rules themselves have worked out, then a hand against bots in which a
 * guide says before each move what is going on, what may be done, and what a bot would do. Nothing is asked of a server.
 *
 * @summary The rules of a game, and a guided first hand of it.
 * @element stolik-learn
 * @attr game - id of the game; without one, the games that can be learnt are listed
 * @attr chapter - where to begin: `cards`, `counting`, `sides`, `bidding`, `play`, `settlement` or `hand`
 * @attr game-href - address of a game's lessons with `{game}` in it, for the list; without one it is opened here
 * @attr table-href - where to go on playing, offered after a hand; without one it is not offered
 * @attr pace - milliseconds between the moves of bots; 900
 * @attr lang - one of our languages; a person's own choice goes first
 * @attr theme - light or dark; default: as the system has it
 * @fires stolik-chapter - another chapter was chosen; `detail.chapter`
 * @csspart chapters - the list of chapters
 * @cssprop --stolik-learn-block - least height of the whole element
 * @cssprop --stolik-learn-table - height of the table of the guided hand
 */
export class StolikLearn extends StolikElement {
  static override styles = [controls, forms, learnStyles]
  static override properties = {
    ...StolikElement.properties,
    game: {},
    chapter: {},
    gameHref: { attribute: 'game-href' },
    tableHref: { attribute: 'table-href' },
    pace: { type: Number },
    opened: { state: true },
    failed: { state: true },
    at: { state: true },
  }

  declare game: string
  declare chapter: string
  declare gameHref: string
  declare tableHref: string
  declare pace: number
  declare private opened: Opened | null
  declare private failed: boolean
  declare private at: Place

  /** The game that was asked for last. */
  #asked = ''
  #moved = false

  constructor() {
    super()
    this.game = ''
    this.chapter = ''
    this.gameHref = ''
    this.tableHref = ''
    this.pace = 900
    this.opened = null
    this.failed = false
    this.at = 'cards'
    follow(this, gameWords)
  }

  protected override get rooms(): readonly Words[] {
    const { opened } = this
    const own = opened === null ? [] : [opened.lessons.words, opened.renderer.catalogues]
    return [...super.rooms, learnWords, ...own]
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(learnWords[this.locale], this.locale, code, args)

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed as PropertyValues<this>)
    if (changed.has('game') && this.game !== this.#asked) void this.#open(this.game)
    if (changed.has('chapter') || changed.has('opened')) this.at = this.#known(this.chapter)
  }

  protected override updated(): void {
    if (this.#moved) {
      const heading = this.renderRoot.querySelector<HTMLElement>('h2')
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus()
    }
    this.#moved = false
  }

  async #open(game: string): Promise<void> {
    this.#asked = game
    this.opened = null
    this.failed = false
    const offer = Object.hasOwn(games, game) ? games[game] : undefined
    if (offer?.lessons === undefined) return
    try {
      const [lessons, renderer] = await Promise.all([offer.lessons(), offer.renderer()])
      if (this.#asked === game) this.opened = { lessons, renderer, chapters: lessons.teaching.chapters() }
    } catch {
      this.failed = this.#asked === game
    }
  }

  /** The chapters there are, the hand last. */
  get #places(): readonly Place[] {
    return [...(this.opened?.chapters.map(({ id }) => id) ?? []), 'hand']
  }

  #known(chapter: string): Place {
    return this.#places.find((one) => one === chapter) ?? this.#places[0] ?? 'hand'
  }

  #go(place: Place): void {
    this.at = place
    this.#moved = true
    this.dispatchEvent(new ChapterEvent(place))
  }

  protected override render(): unknown {
    const { opened } = this
    if (!taught.includes(this.game)) return this.#list()
    if (this.failed)
      return html`<div class="message">
        <p class="refusal" role="alert">${this.#say('learn.failed')}</p>
        <button class="button" type="button" @click=${() => void this.#open(this.game)}>
          ${this.#say('learn.again')}
        </button>
      </div>`
    if (opened === null)
      return html`<div class="message"><p class="muted" role="status">${this.#say('learn.loading')}</p></div>`
    const game = told(this.#look.tongue, { code: 'game', args: {}, clause: '' })
    return html`<div class="whole">
      <p class="title">${this.#say('learn.title', { game })}</p>
      ${this.#chapters()}
      <section class="chapter" aria-labelledby="heading">
        <h2 id="heading" tabindex="-1">${this.#say(`learn.chapter.${this.at}`)}</h2>
        ${this.at === 'hand' ? this.#hand(opened) : this.#pieces(opened)}
      </section>
      ${this.#foot()}
    </div>`
  }

  /** Which games can be learnt. */
  #list(): TemplateResult {
    const asked =
      this.game === '' ? this.#say('learn.which') : this.#say('learn.unknown', { game: this.game })
    return html`<div class="whole">
      <p role=${this.game === '' ? nothing : 'alert'}>${asked}</p>
      <ul class="games">
        ${taught.map((id) => {
          const name = gameName(this.locale, id, '').game
          return html`<li>
            ${
              this.gameHref === ''
                ? html`<button class="button" type="button" @click=${() => (this.game = id)}>${name}</button>`
                : html`<a class="button" href=${this.gameHref.replace('{game}', id)}>${name}</a>`
            }
          </li>`
        })}
      </ul>
    </div>`
  }

  #chapters(): TemplateResult {
    return html`<nav part="chapters" aria-label=${this.#say('learn.chapters')}>
      <ol>
        ${this.#places.map(
          (place) =>
            html`<li>
              <button
                type="button"
                aria-current=${place === this.at ? 'step' : nothing}
                @click=${() => this.#go(place)}
              >
                ${this.#say(`learn.chapter.${place}`)}
              </button>
            </li>`,
        )}
      </ol>
    </nav>`
  }

  get #look(): Look {
    const { words } = (this.opened as Opened).lessons
    const { locale } = this
    return {
      tongue: { words: words[locale], locale, nameOf: String },
      say: this.#say,
      deck: prefs.value.deck,
      letters: lettersFor(prefs.value, locale),
    }
  }

  #pieces({ lessons, chapters }: Opened): unknown {
    const look = this.#look
    const chapter = chapters.find(({ id }) => id === this.at)
    const profile = told(look.tongue, { code: `profile.${lessons.teaching.profile}`, args: {}, clause: '' })
    return html`${chapter?.pieces.map((piece) => piecePart(piece, look))}
      <p class="muted small">${this.#say('learn.rules', { profile })}</p>`
  }

  #hand({ lessons, renderer }: Opened): TemplateResult {
    return html`<stolik-first-hand
      .lessons=${lessons}
      .renderer=${renderer}
      .look=${this.#look}
      .pace=${this.pace}
      .tableHref=${this.tableHref}
    ></stolik-first-hand>`
  }

  #foot(): TemplateResult {
    const places = this.#places
    const now = places.indexOf(this.at)
    const [before, after] = [places[now - 1], places[now + 1]]
    return html`<div class="foot row">
      ${
        before === undefined
          ? nothing
          : html`<button class="button" type="button" @click=${() => this.#go(before)}>
              ‹ ${this.#say('learn.back')}
            </button>`
      }
      ${
        after === undefined
          ? nothing
          : html`<button class="button primary" type="button" @click=${() => this.#go(after)}>
              ${this.#say('learn.next', { chapter: this.#say(`learn.chapter.${after}`) })} ›
            </button>`
      }
    </div>`
  }
}

customElements.define('stolik-learn', StolikLearn)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-learn': StolikLearn
  }
}
