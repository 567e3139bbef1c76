import { declares, given, property, state } from '@stolik/kit/properties'
import '@stolik/kit/result'
import { type MoveEvent, controls, type Lessons, type Renderer, type TableElement } from '@stolik/kit/table'
import { drawWithWords } from '@stolik/kit/words'
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { forms } from '../base/forms.styles.js'
import { moveGuide, trickGuide } from './guide-part.js'
import { firstHandStyles } from './learn.styles.js'
import { lessonHand, type LessonHand } from './lesson-hand.js'
import type { Look } from './pieces.js'
import { told } from '@stolik/core'

/** The choice of a first hand, and the links to go on when it is over. */
interface Choice {
  readonly hands: Lessons['teaching']['hands']
  /** The hand that is being played, from 0. */
  readonly which: number
  readonly look: Look
  readonly start: (which: number) => void
}

const nameOf = (hand: Choice['hands'][number] | undefined, { telling }: Look): string =>
  told(telling, { code: `hand.${hand?.id ?? ''}`, args: {}, clause: '' })

const handChoice = ({ hands, which, look, start }: Choice): TemplateResult =>
  html`<div class="row" role="group" aria-label=${look.say('learn.hand.which')}>
    ${hands.map(
      (hand, n) =>
        html`<button class="button" type="button" aria-pressed=${n === which} @click=${() => start(n)}>
          ${nameOf(hand, look)}
        </button>`,
    )}
  </div>`

/** @param tableHref the address of a table to play on; '' = no link */
function handOver({ hands, which, look, start }: Choice, tableHref: string): TemplateResult {
  const next = (which + 1) % hands.length
  return html`<h3 class="over" tabindex="-1">${look.say('learn.over')}</h3>
    <p>${look.say('learn.overHint')}</p>
    <div class="row">
      <button class="button primary" type="button" @click=${() => start(next)}>
        ${look.say('learn.other', { hand: nameOf(hands[next], look) })}
      </button>
      <button class="button" type="button" @click=${() => start(which)}>${look.say('learn.replay')}</button>
      ${tableHref === '' ? nothing : html`<a class="button" href=${tableHref}>${look.say('learn.toTable')}</a>`}
    </div>`
}

/** The other players: names that can be read in all our languages. */
const others = ['Ola', 'Jan', 'Ewa']

/**
 * A guided hand against bots, for `<stolik-learn>`.
 *
 * @csspart guide - the text beside the table
 */
export class StolikFirstHand extends declares(LitElement, {
  lessons: given<Lessons | null>(null),
  renderer: given<Renderer | null>(null),
  look: given<Look | null>(null),
  pace: property(900, { type: Number }),
  tableHref: given(''),
  /** The number of the first hand, from 0. */
  which: state(0),
}) {
  static override styles = [controls, forms, firstHandStyles]

  #lesson: LessonHand | null = null
  #board: TableElement | null = null
  /** Whether the learner has started: until then the page keeps the focus. */
  #begun = false
  #focused = ''

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.hasUpdated) this.#start(this.which)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#lesson?.stop()
  }

  #start(which: number): void {
    const { lessons, renderer } = this
    const first = lessons?.teaching.hands[which]
    if (lessons === null || renderer === null || first === undefined) return
    this.#lesson?.stop()
    this.which = which
    this.#lesson = lessonHand(
      lessons.teaching,
      first,
      (view) => renderer.tricks(view).done,
      () => this.pace,
      () => this.requestUpdate(),
    )
    this.requestUpdate()
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const { renderer, look } = this
    if (renderer !== null && this.#board?.localName !== renderer.tag)
      this.#board = document.createElement(renderer.tag) as TableElement
    // Waits for the table's words: a move made before it is drawn would not be announced.
    const words = this.#board?.rooms ?? []
    return drawWithWords(this, look?.telling.locale ?? 'pl', words, () => super.scheduleUpdate())
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lessons')) this.#start(0)
    const [lesson, board, look] = [this.#lesson, this.#board, this.look]
    if (lesson === null || board === null || look === null) return
    const { seat } = this.#first
    const teaching = this.#teaching
    const seating = teaching.seating(this.#teaching.chairs, 0)
    Object.assign(board, {
      className: 'board',
      view: lesson.hand.view(seat),
      seat,
      chair: seating[seat] ?? null,
      seating,
      dealer: teaching.dealer(this.#teaching.chairs, 0),
      players: this.#players,
      locale: look.telling.locale,
      busy: lesson.looking,
      still: lesson.looking,
      deck: look.deck,
      letters: look.letters,
    })
  }

  get #first(): Lessons['teaching']['hands'][number] {
    return this.#teaching.hands[this.which] as Lessons['teaching']['hands'][number]
  }

  get #teaching(): Lessons['teaching'] {
    return (this.lessons as Lessons).teaching
  }

  get #players(): TableElement['players'] {
    const teaching = this.#teaching
    const chair = teaching.seating(this.#teaching.chairs, 0)[this.#first.seat]
    const names = [...others]
    return Array.from({ length: this.#teaching.chairs }, (_, one) => ({
      name: one === chair ? (this.look as Look).say('learn.you') : (names.shift() ?? ''),
      bot: one !== chair,
      online: true,
      clock: null,
    }))
  }

  #play(move: string): void {
    this.#begun = true
    this.#lesson?.play(move)
  }

  /** Moves the focus to the next thing to do: to the button after a trick, and back to the table. */
  protected override updated(): void {
    const lesson = this.#lesson
    if (lesson === null) return
    const looking = lesson.looking
      ? 'trick'
      : lesson.hand.toAct.length === 0
        ? 'over'
        : lesson.mine
          ? 'mine'
          : 'bots'
    const before = this.#focused
    this.#focused = looking
    if (!this.#begun || before === looking) return
    if (looking === 'trick') this.#find('.on')?.focus()
    else if (looking === 'over') this.#find('.over')?.focus()
    else if (looking === 'mine') this.#board?.focus()
  }

  #find(selector: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(selector)
  }

  protected override render(): unknown {
    const { lessons, look } = this
    if (lessons === null || look === null || this.#lesson === null) return nothing
    const own = this.#spoken(look)
    const over = this.#lesson.hand.toAct.length === 0
    const { hands } = lessons.teaching
    const choice = { hands, which: this.which, look: own, start: (which: number) => this.#start(which) }
    return html`<p>${look.say('learn.hand.intro')}</p>
      ${handChoice(choice)}
      <div class="both">
        <div
          class="guide"
          part="guide"
          role="region"
          aria-label=${look.say('learn.guide')}
          aria-live="polite"
        >
          ${over ? handOver(choice, this.tableHref) : this.#guide(this.#lesson, own)}
        </div>
        <div
          class="place"
          role="group"
          aria-label=${look.say('learn.table')}
          @stolik-move=${(event: MoveEvent) => this.#play(event.detail.move)}
        >
          ${this.#board}
        </div>
      </div>
      ${over ? this.#result(own) : nothing}`
  }

  /** Returns a look that names each seat of this hand by its player. */
  #spoken(look: Look): Look {
    const seating = this.#teaching.seating(this.#teaching.chairs, 0)
    const players = this.#players
    const nameOf = (seat: number): string => players[seating[seat] ?? seat]?.name ?? ''
    return { ...look, telling: { ...look.telling, nameOf } }
  }

  #guide(lesson: LessonHand, look: Look): TemplateResult {
    const { seat } = this.#first
    if (lesson.looking)
      return trickGuide(lesson.hand.trick(seat), look, () => {
        this.#begun = true
        lesson.goOn()
      })
    if (lesson.mine) return moveGuide(lesson.guidance, look, (move) => this.#play(move))
    return html`<p class="muted">${look.say('learn.waits')}</p>`
  }

  #result(look: Look): TemplateResult {
    const teaching = this.#teaching
    const seating = teaching.seating(this.#teaching.chairs, 0)
    return html`<stolik-result
      .settlement=${this.#lesson?.hand.settlement ?? null}
      .catalogue=${(this.renderer as Renderer).catalogues[look.telling.locale]}
      locale=${look.telling.locale}
      .players=${this.#players}
      .seating=${seating}
      .chair=${seating[this.#first.seat] ?? null}
    ></stolik-result>`
  }
}

customElements.define('stolik-first-hand', StolikFirstHand)
