import type { SealedPlay } from '@stolik/core'
import { controls, type Renderer, type TableElement } from '@stolik/kit'
import { css, html, nothing, type PropertyValues } from 'lit'
import { follow } from '../../../follow.js'
import { forms } from '../../../forms.styles.js'
import { games } from '../../../games.js'
import { lettersFor, prefs } from '../../../prefs.js'
import { failed, type Refusal } from '../../client/client.js'
import { EventElement } from '../../element.js'
import { eventStyles } from '../../event.styles.js'
import { courseOf, type Course } from './course.js'

const otherRules: Refusal = { code: 'OTHER_RULES', args: {}, clause: null, problems: [] }

/**
 * A finished hand of an online table, card by card, as any of its players saw it. The gateway gives the record, with the
 * deal, only when the hand is over.
 *
 * @element stolik-record
 * @attr game - id of the game
 * @property live - id of the live table
 * @property hands - how many hands its list has
 */
export class StolikRecord extends EventElement {
  static override styles = [
    controls,
    forms,
    eventStyles,
    css`
      .board {
        display: block;
        --stolik-table-height: min(calc(var(--stolik-rem) * 38), 80vh);
        border-radius: var(--stolik-radius);
        overflow: hidden;
      }
      output {
        min-width: 5ch;
        font-variant-numeric: tabular-nums;
        text-align: center;
      }
      input[type='range'] {
        flex: 1 1 calc(var(--stolik-rem) * 8);
        padding: 0;
        border: 0;
        accent-color: var(--stolik-granat);
      }
      @container (max-width: 479px) {
        input[type='range'] {
          order: 1;
          flex-basis: 100%;
        }
        output {
          flex: 1;
        }
      }
    `,
  ]
  static override properties = {
    ...EventElement.properties,
    of: { attribute: 'game' },
    live: { attribute: false },
    hands: { attribute: false },
    hand: { state: true },
    course: { state: true },
    renderer: { state: true },
    step: { state: true },
    seat: { state: true },
    refusal: { state: true },
  }

  declare of: string
  declare live: string | null
  declare hands: number
  /** From 0; null before one is chosen. */
  declare private hand: number | null
  declare private course: Course | null
  declare private renderer: Renderer | null
  /** Moves that are made. */
  declare private step: number
  /** Through whose eyes; null = an onlooker's. */
  declare private seat: number | null
  declare private refusal: Refusal | null
  #board: TableElement | null = null

  constructor() {
    super()
    this.of = ''
    this.live = null
    this.hands = 0
    this.hand = null
    this.course = null
    this.renderer = null
    this.step = 0
    this.seat = 0
    this.refusal = null
    follow(this, prefs)
  }

  protected override get game(): string {
    return this.of
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('live')) {
      this.hand = null
      this.course = null
      this.refusal = null
    }
    if (this.course !== null && this.renderer !== null) this.#show(this.course, this.renderer)
  }

  #show({ record, hands }: Course, { tag }: Renderer): void {
    const rules = this.#rules
    const hand = hands[this.step]
    if (rules === null || hand === undefined) return
    this.#board ??= document.createElement(tag) as TableElement
    const seating = rules.seating(record.chairs, record.hand)
    Object.assign(this.#board, {
      className: 'board',
      view: hand.view(this.seat),
      seat: this.seat,
      chair: this.seat === null ? null : (seating[this.seat] ?? null),
      seating,
      dealer: rules.dealer(record.chairs, record.hand),
      players: record.players.map((name) => ({ name, bot: false, online: true, clock: null })),
      locale: this.locale,
      busy: false,
      still: true,
      deck: prefs.value.deck,
      letters: lettersFor(prefs.value, this.locale),
    } satisfies Partial<TableElement>)
  }

  #rules: SealedPlay | null = null

  async #open(hand: number): Promise<void> {
    const offer = Object.hasOwn(games, this.of) ? games[this.of] : undefined
    const { live } = this
    if (live === null || offer?.play === undefined) return
    this.hand = hand
    const [answer, rules, renderer] = await Promise.all([
      this.gate.record(live, hand),
      offer.play(),
      offer.renderer(),
    ])
    if (this.hand !== hand || this.live !== live) return
    const course = 'done' in answer ? courseOf(rules, answer.done) : null
    this.#rules = rules
    this.renderer = renderer
    this.course = course
    this.step = 0
    this.seat = 0
    this.refusal = 'refused' in answer ? failed(answer.refused) : course === null ? otherRules : null
  }

  protected override render(): unknown {
    const { course } = this
    return html`<div class="stack">
      <label
        ><span>${this.say('desk.handNumber')}</span>
        <select
          @change=${({ target }: Event) => {
            const { value } = target as HTMLSelectElement
            if (value !== '') void this.#open(Number(value))
          }}
        >
          <option value="" ?selected=${this.hand === null}>${this.say('desk.choose')}</option>
          ${Array.from({ length: this.hands }, (_, n) => html`<option value=${n} ?selected=${n === this.hand}>${n + 1}</option>`)}
        </select></label
      >
      ${this.refused(this.refusal)} ${course === null ? nothing : this.#player(course)}
    </div>`
  }

  #player({ record, hands }: Course): unknown {
    const last = hands.length - 1
    const go = (step: number): void => {
      this.step = Math.max(0, Math.min(last, step))
    }
    const seating = this.#rules?.seating(record.chairs, record.hand) ?? []
    return html`<label
        ><span>${this.say('record.eyes')}</span>
        <select
          @change=${({ target }: Event) => {
            const { value } = target as HTMLSelectElement
            this.seat = value === '' ? null : Number(value)
          }}
        >
          ${seating.map((chair, seat) => html`<option value=${seat} ?selected=${seat === this.seat}>${record.players[chair]}</option>`)}
          <option value="" ?selected=${this.seat === null}>${this.say('record.onlooker')}</option>
        </select></label
      >
      <div class="row">
        <button class="button" ?disabled=${this.step === 0} @click=${() => go(this.step - 1)}>
          ${this.say('record.back')}
        </button>
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(this.step)}
          aria-label=${this.say('record.step')}
          @input=${({ target }: Event) => go(Number((target as HTMLInputElement).value))}
        />
        <output>${this.step} / ${last}</output>
        <button class="button" ?disabled=${this.step === last} @click=${() => go(this.step + 1)}>
          ${this.say('record.on')}
        </button>
      </div>
      ${this.#board}`
  }
}

customElements.define('stolik-record', StolikRecord)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-record': StolikRecord
  }
}
