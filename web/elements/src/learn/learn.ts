import { type Arg, type Chapter, type ChapterId, say, told } from '@stolik/core'
import { namedBy } from '@stolik/kit/german-names'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls, type Lessons, type Renderer } from '@stolik/kit/table'
import { tableWords } from '@stolik/kit/table/words'
import type { Words } from '@stolik/kit/words'
import { html, type PropertyValues, type TemplateResult } from 'lit'
import { lettersFor } from '../base/cards.js'
import { StolikElement } from '../element/element.js'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { gameWords } from '../element/game-names.js'
import { extras } from '../extras/games.js'
import { games } from '../games.js'
import { hashOf } from '../base/hash.js'
import { prefs } from '../base/prefs.js'
import { learnWords } from '../words/learn/index.js'
import { chapterFoot, chapterList, type Chapters, type Place } from './chapters.js'
import './first-hand.js'
import { gameList, taught } from './game-list.js'
import { learnStyles } from './learn.styles.js'
import { piecePart, type Look } from './pieces.js'

/** The person has gone to another chapter. Bubbles and crosses shadow roots. */
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
/**
 * Teaches a game: short chapters whose examples are computed by the rules themselves, then a hand against bots. Before each move
 * a guide explains the situation, the possible moves and what a bot would do. It needs no server.
 *
 * @summary The rules of a game, and a guided first hand of it.
 * @element stolik-learn
 * @attr game - id of the game; without one, the games that can be learned are listed
 * @attr chapter - where to begin: `cards`, `counting`, `sides`, `bidding`, `play`, `settlement` or `hand`; an address that names
 * a chapter (`#chapter=play`) has priority
 * @attr game-href - address of a game's lessons with `{game}` in it, for the list; without one a game opens here
 * @attr table-href - address of a table to play on, offered after a hand; without one nothing is offered
 * @attr pace - milliseconds between the moves of bots; 900
 * @attr lang - one of our languages; a person's own choice has priority
 * @attr theme - `light`, `dark`, or `auto`: the `color-scheme` of the page
 * @fires stolik-chapter - another chapter was chosen; `detail.chapter`
 * @csspart chapters - the list of chapters
 * @cssprop --stolik-learn-block - least height of the whole element
 * @cssprop --stolik-learn-table - height of the table of the guided hand
 */
export class StolikLearn extends declares(StolikElement, {
  game: property(''),
  chapter: property(''),
  gameHref: attribute('game-href', ''),
  tableHref: attribute('table-href', ''),
  pace: property(900, { type: Number }),
  opened: state<Opened | null>(null),
  failed: state(false),
  at: state<Place>('cards'),
}) {
  static override styles = [controls, forms, learnStyles]

  /** The chapters of each game's lessons, for the list of games. */
  #offered: Readonly<Record<string, readonly ChapterId[]>> | null = null

  /** The game that was opened last. */
  #opening = ''
  #moved = false

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('hashchange', this.#linked)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('hashchange', this.#linked)
  }

  /** The chapter's key in the hash. It is the element's id if there is one, so that a page may hold several elements. */
  get #name(): string {
    return this.id === '' ? 'chapter' : this.id
  }

  readonly #linked = (): void => {
    this.at = this.#start
    // The links to the other chapters repeat the rest of the hash, which may have changed.
    this.requestUpdate()
  }

  protected override get rooms(): readonly Words[] {
    const { opened } = this
    const own = opened === null ? [] : [opened.lessons.words, opened.renderer.catalogues]
    return [...super.rooms, learnWords, tableWords, ...own]
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(learnWords[this.locale], this.locale, code, args)

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed as PropertyValues<this>)
    if (changed.has('game') && this.game !== this.#opening) void this.#open(this.game)
    if (!taught.includes(this.game) && this.#offered === null) this.#offer()
    if (changed.has('opened')) this.at = this.#start
    else if (changed.has('chapter')) this.at = this.#known(this.chapter)
  }

  protected override updated(): void {
    if (this.#moved) {
      const heading = this.renderRoot.querySelector<HTMLElement>('h2')
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus()
    }
    this.#moved = false
  }

  /** Loads the chapters of all games for the list. If that fails, the lessons can be opened all the same. */
  #offer(): void {
    this.#offered = {}
    const list = async (id: string): Promise<void> => {
      const chapters = (await extras[id]?.lessons?.())?.teaching.chapters() ?? []
      this.#offered = { ...this.#offered, [id]: chapters.map((chapter) => chapter.id) }
      this.requestUpdate()
    }
    for (const id of taught) list(id).catch(() => undefined)
  }

  async #open(game: string): Promise<void> {
    this.#opening = game
    this.opened = null
    this.failed = false
    const offer = Object.hasOwn(games, game) ? games[game] : undefined
    const taught = extras[game]?.lessons
    if (offer === undefined || taught === undefined) return
    try {
      const [lessons, renderer] = await Promise.all([taught(), offer.renderer()])
      if (this.#opening === game) this.opened = { lessons, renderer, chapters: lessons.teaching.chapters() }
    } catch {
      this.failed = this.#opening === game
    }
  }

  /** The available chapters; the hand is last. */
  get #places(): readonly Place[] {
    return [...(this.opened?.chapters.map(({ id }) => id) ?? []), 'hand']
  }

  #known(chapter: string): Place {
    return this.#places.find((one) => one === chapter) ?? this.#places[0] ?? 'hand'
  }

  /** The chapter in the address, else the one that the page sets. */
  get #start(): Place {
    return this.#known(hashOf(location.href)?.get(this.#name) ?? this.chapter)
  }

  #go(place: Place): void {
    this.at = place
    this.#moved = true
    this.dispatchEvent(new ChapterEvent(place))
  }

  protected override render(): unknown {
    const { opened } = this
    const { game: wanted, gameHref: href, locale } = this
    if (!taught.includes(wanted))
      return gameList({
        game: wanted,
        href,
        locale,
        say: this.#say,
        open: (id) => (this.game = id),
        chapters: (id) => this.#offered?.[id] ?? [],
      })
    if (this.failed)
      return html`<div class="message">
        <p class="refusal" role="alert">${this.#say('learn.failed')}</p>
        <button class="button" type="button" @click=${() => void this.#open(this.game)}>
          ${this.#say('learn.again')}
        </button>
      </div>`
    if (opened === null)
      return html`<div class="message"><p class="muted" role="status">${this.#say('learn.loading')}</p></div>`
    const game = told(this.#look.telling, { code: 'game', args: {}, clause: '' })
    return html`<div class="whole">
      <p class="title">${this.#say('learn.title', { game })}</p>
      ${chapterList(this.#chapters)}
      <section class="chapter" aria-labelledby="heading">
        <h2 id="heading" tabindex="-1">${this.#say(`learn.chapter.${this.at}`)}</h2>
        ${this.at === 'hand' ? this.#hand(opened) : this.#pieces(opened)}
      </section>
      ${chapterFoot(this.#chapters)}
    </div>`
  }

  get #chapters(): Chapters {
    return {
      places: this.#places,
      at: this.at,
      name: this.#name,
      say: this.#say,
      go: (place) => this.#go(place),
    }
  }

  get #look(): Look {
    const { words } = (this.opened as Opened).lessons
    const { locale } = this
    return {
      telling: { words: namedBy(prefs.value.deck, words[locale], locale), locale, nameOf: String },
      say: this.#say,
      deck: prefs.value.deck,
      letters: lettersFor(prefs.value, locale),
    }
  }

  #pieces({ lessons, chapters }: Opened): unknown {
    const look = this.#look
    const chapter = chapters.find(({ id }) => id === this.at)
    const profile = told(look.telling, { code: `profile.${lessons.teaching.profile}`, args: {}, clause: '' })
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
}

customElements.define('stolik-learn', StolikLearn)
