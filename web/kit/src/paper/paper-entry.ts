/** The base of the games' elements for entering a hand that was played with real cards. */
import {
  say,
  signed,
  type Arg,
  type Chair,
  type Line,
  type Locale,
  type PaperFault,
  type Settled,
  type SheetRow,
} from '@stolik/core'
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { declares, given, property, state } from '../properties/properties.js'
import { clauseWords, tone } from '../settlement/clause.js'
import { choiceStyles } from '../tokens/choices.js'
import { controls } from '../tokens/controls.js'
import { words } from '../words/index.js'
import { drawWithWords, type Words } from '../words/room.js'
import { paperStyles } from './paper-entry.styles.js'

/** Carries a hand as a person entered it: a line of the game's table list. Bubbles and crosses shadow roots. */
export class PaperEvent extends CustomEvent<{ readonly line: string }> {
  static readonly type = 'paper'
  constructor(line: string) {
    super(PaperEvent.type, { detail: { line }, bubbles: true, composed: true })
  }
}

/** A possible hand: its line in canonical form, its settlement and its row of the list. */
export interface Entered {
  readonly line: string
  readonly settled: Settled
  readonly row: SheetRow
}

/**
 * A form for a hand that was played at a real table, entered on a phone in the order people say it. A game brings its questions.
 * Below them the form shows the game's name, the scores and how they come about. For an impossible hand it shows the reason and
 * its clause. Only a possible hand can be sent.
 *
 * @fires paper - the hand was entered; its line is in `detail`
 */
export abstract class PaperEntry<D> extends declares(LitElement, {
  profile: property(''),
  /** Names, by chair. */
  players: given<readonly string[]>([]),
  chairs: property(0, { type: Number }),
  /** The number of the hand in the list, from 0. */
  hand: property(0, { type: Number }),
  /** The line to correct; null for a new hand. */
  line: property<string | null>(null),
  /** How the hands before this one are settled: they affect its settlement. */
  settled: given<readonly Settled[]>([]),
  locale: property<Locale>('pl'),
  draft: state<unknown>(undefined),
}) {
  static override readonly styles = [controls, choiceStyles, paperStyles]
  declare draft: D
  /** How many questions the screen showed last. */
  #questionCount = 0

  /** The element's own words: questions and answers. */
  protected abstract readonly texts: Words
  /** The words of settlements and lists, and the reasons why a hand is impossible. */
  protected abstract readonly catalogues: Words
  /** The answers that a line stands for before anybody changes them; without a line, no answers yet. */
  protected abstract begun(): D
  protected abstract questions(): TemplateResult
  /** Returns the line for the answers so far; undefined while something is missing. */
  protected abstract told(): string | undefined
  /** Settles a line, given the hands before it. */
  protected abstract enter(line: string): Entered | PaperFault

  protected readonly t = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const all = [this.texts[this.locale], this.catalogues[this.locale], words[this.locale]]
    const catalogue = all.find((one) => Object.hasOwn(one, code)) ?? {}
    return say(catalogue, this.locale, code, args)
  }

  protected readonly nameOf = (chair: Chair): string => {
    const name = this.players[chair] ?? ''
    return name === '' ? this.t('list.free', { n: chair + 1 }) : name
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const rooms = [this.texts, this.catalogues, words]
    return drawWithWords(this, this.locale, rooms, () => super.scheduleUpdate())
  }

  protected override willUpdate(changed: PropertyValues): void {
    // Properties set from outside start the form again. Only then are a person's answers discarded.
    if (['profile', 'chairs', 'hand', 'line'].some((name) => changed.has(name))) this.draft = this.begun()
  }

  protected override updated(): void {
    const fieldsets = [...this.renderRoot.querySelectorAll('fieldset')]
    // Scrolls to the next question, but not to the first ones, which came with the page.
    if (this.#questionCount > 0 && fieldsets.length > this.#questionCount)
      fieldsets.at(-1)?.scrollIntoView({ block: 'nearest' })
    this.#questionCount = fieldsets.length
  }

  protected override render(): TemplateResult {
    const line = this.told()
    const answer = line === undefined ? null : this.enter(line)
    const fault = answer !== null && 'refused' in answer ? answer : null
    const entered = answer === null || 'refused' in answer ? null : answer
    const send = (event: Event): void => {
      event.preventDefault()
      if (entered !== null) this.dispatchEvent(new PaperEvent(entered.line))
    }
    const whole = entered === null ? '' : 'whole'
    return html`<form @submit=${send}>
      ${this.questions()}
      <section class="answer ${fault === null ? whole : 'fault'}">
        <div role="status">
          ${fault === null ? nothing : this.#fault(fault)}
          ${entered === null ? nothing : this.#worth(entered)}
        </div>
        ${entered === null ? nothing : this.#sum(entered)}
        ${entered === null ? nothing : html`<button class="button primary">${this.t('paper.enter')}</button>`}
      </section>
    </form>`
  }

  #fault({ refused, clause, word }: PaperFault): TemplateResult {
    const why = this.t(`cannot.${refused}`, word === undefined ? {} : { word })
    return html`<p class="cannot">${why} <small>${this.#clause(clause)}</small></p>`
  }

  #worth({ row }: Entered): TemplateResult {
    const scores = row.scores.flatMap((score, chair) => (score === null ? [] : [{ score, chair }]))
    return html`<p class="game">${this.t(row.code, row.args)}</p>
      <p class="scores">
        ${scores.map(
          ({ score, chair }) =>
            html`<span>${this.nameOf(chair)} <b class=${tone(score)}>${signed(score)}</b></span> `,
        )}
      </p>`
  }

  /** Shows how the score comes about, without the first line, which states the result itself. */
  #sum({ settled }: Entered): TemplateResult | typeof nothing {
    const { lines } = settled.settlement
    if (lines.length < 2) return nothing
    return html`<details>
      <summary>${this.t('settlement.sum')}</summary>
      <ol>
        ${lines.slice(1).map((line) => this.#line(line, settled))}
      </ol>
    </details>`
  }

  #line({ code, args, clause }: Line, { seating }: Settled): TemplateResult {
    const { seat } = args
    const named = typeof seat === 'number' ? { ...args, seat: this.nameOf(seating[seat] as Chair) } : args
    return html`<li><span>${this.t(code, named)}</span> <small>${this.#clause(clause)}</small></li>`
  }

  #clause(clause: string): string {
    return clauseWords(this.catalogues[this.locale], this.locale, clause)
  }
}

/** Settles the next hand of a list by the game's own rules; `papers` and `sheet` come from the game. */
export function entering<R, E extends object>(
  game: {
    readonly papers: {
      settle(rules: R, chairs: number, before: readonly Settled<E>[], line: string): Settled<E> | PaperFault
      fromSettled(rules: R, chairs: number, settled: Settled<E>): string
    }
    sheet(rules: R, chairs: number, settled: readonly Settled<E>[]): { readonly rows: readonly SheetRow[] }
  },
  rules: R,
  chairs: number,
  before: readonly Settled[],
  line: string,
): Entered | PaperFault {
  // They are hands of this same game.
  const done = before as readonly Settled<E>[]
  const settled = game.papers.settle(rules, chairs, done, line)
  if ('refused' in settled) return settled
  const row = game.sheet(rules, chairs, [...done, settled]).rows.at(-1) as SheetRow
  return { line: game.papers.fromSettled(rules, chairs, settled), settled, row }
}
