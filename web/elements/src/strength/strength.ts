import { say, type Arg, type HandStrength } from '@stolik/core'
import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { hasThreads } from '../analysis/thread.js'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { gameName, gameWords } from '../element/game-names.js'
import { strengthWords } from '../words/strength/index.js'
import { countHands, type Counting } from './count.js'
import { figuresPart } from './figures-part.js'
import { strengths } from './games.js'
import { keyOf, listHands, type Listed } from './hands.js'
import { forgetCounted, readCounted, writeCounted } from './kept.js'
import { plainLists } from '../base/lists.styles.js'
import { unfolding } from '../base/details.styles.js'
import { strengthStyles } from './strength.styles.js'

/** How it stands. `rest`: all is counted. */
type Stand =
  | { readonly at: 'listing' | 'rest' | 'stopped' | 'forgotten' }
  | { readonly at: 'counting'; readonly game: string; readonly done: number; readonly of: number }
  | { readonly at: 'none'; readonly why: 'threads' | 'died' }
  | { readonly at: 'refused'; readonly why: Failure }

interface Found {
  readonly parts: readonly string[]
  readonly words: Words
  readonly listed: Listed
  readonly hands: ReadonlyMap<string, HandStrength | null>
}

/** After so many hands, what has been counted is stored: the page may be closed at any moment. */
const storedAfter = 25

/**
 * How well a player plays, with the luck of the cards taken out. Their own finished hands are counted in this browser, and the figures stay
 * on this device. It begins when it is put on a page.
 *
 * @element stolik-strength
 * @prop games - ids of the games that the player has played
 */
export class StolikStrength extends declares(StolikElement, {
  games: given<readonly string[]>([]),
  stand: state<Stand>({ at: 'listing' }),
  found: state<ReadonlyMap<string, Found>>(new Map()),
}) {
  static override styles = [controls, forms, unfolding, plainLists, strengthStyles]
  #counting: Counting | null = null
  /** What is begun later ends what was begun before. */
  #run = 0

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  protected override readonly catalogues = [strengthWords]

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, ...[...this.found.values()].map(({ words }) => words)]
  }

  override connectedCallback(): void {
    super.connectedCallback()
    void this.#begin()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#end({ at: 'listing' })
  }

  async #begin(): Promise<void> {
    const run = ++this.#run
    this.stand = { at: 'listing' }
    if (!hasThreads()) return this.#end({ at: 'none', why: 'threads' })
    for (const game of this.games) {
      const ofGame = strengths[game]
      if (ofGame === undefined) continue
      const [listed, said, code] = await Promise.all([
        listHands(this.gate, game),
        ofGame.words(),
        ofGame.thread(),
      ])
      if (run !== this.#run) return
      if ('refused' in listed) return this.#end({ at: 'refused', why: listed.refused })
      const end = await this.#count(run, game, { ...said, listed: listed.done }, code)
      if (run !== this.#run) return
      if (end !== undefined) return this.#end(end)
    }
    this.#end({ at: 'rest' })
  }

  /** Returns how it stands if not all could be counted. */
  async #count(
    run: number,
    game: string,
    found: Omit<Found, 'hands'>,
    code: string,
  ): Promise<Stand | undefined> {
    const place = this.place ?? ''
    const listed = found.listed.hands.map((hand) => ({ hand, key: keyOf(hand) }))
    const cached = readCounted(place, game, code)
    // Hands that are not listed any more, maybe those of somebody who played here before, are dropped.
    const hands = new Map(
      listed.flatMap(({ key }) => {
        const counted = cached.get(key)
        return counted === undefined ? [] : [[key, counted] as const]
      }),
    )
    const store = (): void => writeCounted(place, game, code, hands)
    const show = (): void => {
      this.found = new Map([...this.found, [game, { ...found, hands: new Map(hands) }]])
    }
    const left = listed.filter(({ key }) => !hands.has(key)).map(({ hand }) => hand)
    const of = hands.size + left.length
    const progress = (): void => {
      this.stand = { at: 'counting', game, done: hands.size, of }
    }
    show()
    store()
    if (left.length === 0) return undefined
    progress()
    this.#counting = countHands(left, {
      address: code,
      recordOf: ({ table, hand, invitation }) => this.gate.record(table, hand, invitation ?? undefined),
      counted: (hand, counted) => {
        hands.set(keyOf(hand), counted)
        if (hands.size % storedAfter === 0) store()
        progress()
      },
    })
    const ended = await this.#counting.ended
    if (run !== this.#run) return undefined
    store()
    show()
    if (ended === 'done') return undefined
    if (ended === 'stopped') return { at: 'stopped' }
    return typeof ended === 'string' ? { at: 'none', why: ended } : { at: 'refused', why: ended.refused }
  }

  #end(stand: Stand): void {
    this.#run += 1
    this.#counting?.stop()
    this.#counting = null
    this.stand = stand
  }

  #forget(): void {
    forgetCounted(this.place ?? '')
    this.found = new Map()
    this.#end({ at: 'forgotten' })
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const { locale } = this
    return say(strengthWords[locale], locale, `strength.${code}`, args)
  }

  #nameOf(game: string): string {
    return gameName(this.locale, game, '').game
  }

  protected override render(): unknown {
    const { stand } = this
    const visible =
      stand.at === 'counting' ? [] : [...this.found].filter(([, { listed }]) => listed.hands.length > 0)
    return html`${this.#status(stand, visible.length > 0)}
    ${visible.map(([game, found]) => this.#figures(game, found))}
    ${visible.length === 0 ? nothing : this.#meaning()}`
  }

  #status(stand: Stand, hasFigures: boolean): TemplateResult | typeof nothing {
    const word = this.#say
    if (stand.at === 'listing') return html`<p class="muted" role="status">${word('listing')}</p>`
    if (stand.at === 'counting') return this.#progress(stand)
    if (stand.at === 'forgotten')
      return html`<p role="status">${word('forgotten')}</p>
        ${this.#button('begin')}`
    if (stand.at === 'none') return html`<p role="status">${word(`none.${stand.why}`)}</p>`
    if (stand.at === 'stopped')
      return html`<p role="status">${word('stopped')}</p>
        ${this.#button('go')}`
    if (stand.at === 'refused')
      return html`<p class="refusal" role="alert">${failureWords(this.locale, stand.why)}</p>
        ${this.#button('go')}`
    return hasFigures ? nothing : html`<p role="status">${word('nothing')}</p>`
  }

  #button(code: 'begin' | 'go'): TemplateResult {
    return html`<button class="button" type="button" @click=${() => void this.#begin()}>
      ${this.#say(code)}
    </button>`
  }

  #progress({ game, done, of }: Stand & { readonly at: 'counting' }): TemplateResult {
    return html`<div class="running">
      <p class="small muted">${this.#say('counting', { game: this.#nameOf(game), done, of })}</p>
      <progress max=${of} value=${done} aria-label=${this.#say('progress')}></progress>
      <button class="button" type="button" @click=${() => this.#counting?.stop()}>
        ${this.#say('stop')}
      </button>
    </div>`
  }

  #figures(game: string, { parts, words, listed, hands }: Found): TemplateResult {
    const { locale } = this
    const all = { ...strengthWords[locale], ...words[locale] }
    const counted = [...hands.values()]
    return figuresPart(
      {
        game: this.#nameOf(game),
        parts,
        hands: counted.filter((hand) => hand !== null),
        left:
          this.stand.at === 'rest' ? listed.hands.length - counted.filter((hand) => hand !== null).length : 0,
        newest: listed.isCut ? listed.hands.length : null,
      },
      { locale, say: (code, args = {}) => say(all, locale, `strength.${code}`, args) },
    )
  }

  #meaning(): TemplateResult {
    return html`<details>
        <summary>${this.#say('meaning')}</summary>
        <div class="meaning small">
          ${['points', 'adjusted', 'beside', 'between', 'others'].map(
            (part) => html`<p>${this.#say(`meaning.${part}`)}</p>`,
          )}
        </div>
      </details>
      <p class="small muted">${this.#say('kept')}</p>
      <button class="quiet" type="button" @click=${() => this.#forget()}>${this.#say('forget')}</button>`
  }
}

customElements.define('stolik-strength', StolikStrength)
