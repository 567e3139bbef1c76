import type { Chair, PaperFault } from '@stolik/core'
import { choices } from '@stolik/kit/choices'
import { entering, PaperEntry, type Entered } from '@stolik/kit/paper'
import { html, nothing, type TemplateResult } from 'lit'
import { skat } from '../../src/game/game.js'
import { sets as ruleSets } from '../../src/rules/knobs.js'
import { gameKinds, nullGame, type GameKind } from '../../src/rules/games.js'
import { mostPatrolki } from '../../src/rules/patrolki.js'
import { profiles } from '../../src/rules/profiles.js'
import type { Rules } from '../../src/rules/rules.js'
import type { Level } from '../../src/rules/valuation.js'
import { gameWord, pips } from '../contract.js'
import { additionsFor, matadorsFor } from '../value/wish.js'
import { allWords } from '../words/all.js'
import {
  announced,
  countedFor,
  draftOf,
  levelsFor,
  lineOf,
  emptyDraft,
  playing,
  tiedOf,
  type Draft,
} from './draft.js'
import { texts } from './texts/index.js'

const ends = [true, false] as const

/**
 * A deal of Skat played with real cards, entered in the hall.
 *
 * @summary Enters a deal of a table list of Skat.
 * @element skat-paper
 * @fires paper - the hand was entered; its line is in `detail`
 */
export class SkatPaper extends PaperEntry<Draft> {
  protected readonly texts = texts
  protected readonly catalogues = allWords

  constructor() {
    super()
    this.profile = 'pzskat'
    this.chairs = 4
    this.draft = emptyDraft
  }

  get #rules(): Rules {
    return ruleSets.rulesOf(this.profile) ?? profiles.pzskat
  }

  protected begun(): Draft {
    return draftOf(this.#rules, this.chairs, this.line)
  }

  protected enter(line: string): Entered | PaperFault {
    return entering(skat, this.#rules, this.chairs, this.settled, line)
  }

  protected told(): string | undefined {
    return lineOf(this.#rules, this.chairs, this.hand, this.draft)
  }

  #say(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change }
  }

  protected questions(): TemplateResult {
    const { who, game } = this.draft
    return html`${this.#who()} ${who === 'ramsz' ? this.#ramsz() : nothing}
    ${typeof who === 'number' ? this.#game() : nothing}
    ${typeof who === 'number' && game !== null ? this.#announcement(game) : nothing}
    ${announced(this.draft) === null ? nothing : this.#end()}`
  }

  #who(): TemplateResult {
    const players = playing(this.chairs, this.hand).map((chair, seat) => ({
      value: String(chair),
      label: html`<b>${this.nameOf(chair)}</b><small>${this.t(`place.${seat}`)}</small>`,
    }))
    const nobody = this.#rules.ramsz ? 'ramsz' : 'passed'
    const options = [...players, { value: nobody, label: this.t(`who.${nobody}`) }]
    const choose = (value: string): void =>
      this.#say({ who: value === 'passed' || value === 'ramsz' ? value : Number(value) })
    return this.#choice('who', options, this.draft.who, choose, 'two')
  }

  /** One question. Nothing is chosen at first. */
  #choice(
    name: string,
    options: readonly { readonly value: string; readonly label: string | TemplateResult }[],
    chosen: string | number | boolean | null,
    choose: (value: string) => void,
    shape = '',
  ): TemplateResult {
    const on = chosen === null ? '' : String(chosen)
    return html`<div class=${shape}>${choices(name, this.t(name), options, on, choose)}</div>`
  }

  #yesNo(
    name: 'hand' | 'with' | 'won',
    order: readonly boolean[],
    change: (on: boolean) => Partial<Draft>,
  ): TemplateResult {
    const options = order.map((on) => ({ value: String(on), label: this.t(`${name}.${on}`) }))
    return this.#choice(
      name,
      options,
      this.draft[name],
      (value) => this.#say(change(value === 'true')),
      'two',
    )
  }

  #game(): TemplateResult {
    const options = gameKinds.map((kind) => ({
      value: String(kind),
      label: html`<b
        ><i class=${kind === 2 || kind === 3 ? 'red' : ''} aria-hidden="true">${pips[kind]}</i>
        ${gameWord(kind, this.t)}</b
      >`,
    }))
    return this.#choice('game', options, this.draft.game, (value) => {
      const game = Number(value) as GameKind
      this.#say({ game, addition: 'none', patrolki: 0, level: 'simple', counted: null })
    })
  }

  #announcement(game: GameKind): TemplateResult {
    const { draft } = this
    const additions = additionsFor(this.#rules, { game, hand: draft.hand })
    const most = mostPatrolki(this.#rules, game)
    const upTo = (from: number, to: number): { value: string; label: string }[] =>
      Array.from({ length: to - from + 1 }, (_, i) => ({ value: String(from + i), label: String(from + i) }))
    return html`
      ${this.#yesNo('hand', [false, true], (hand) => ({ hand, addition: 'none', level: 'simple', counted: null }))}
      ${
        additions.length < 2
          ? nothing
          : this.#choice(
              'addition',
              additions.map((value) => ({ value, label: this.t(`addition.${value}`) })),
              draft.addition,
              (addition) => this.#say({ addition: addition as Draft['addition'], level: 'simple' }),
              'four',
            )
      }
      ${
        most === 0
          ? nothing
          : this.#choice(
              'patrolki',
              upTo(0, most),
              draft.patrolki,
              (n) => this.#say({ patrolki: Number(n) }),
              'many',
            )
      }
      ${
        game === nullGame
          ? nothing
          : html`${this.#yesNo('with', [true, false], (has) => ({ with: has, counted: null }))}
            ${this.#choice('n', upTo(1, matadorsFor({ game })), draft.n, (n) => this.#say({ n: Number(n), counted: null }), 'many')}`
      }
    `
  }

  #end(): TemplateResult {
    const { draft } = this
    const levels = levelsFor(this.#rules, draft)
    const level = levels.includes(draft.level) ? draft.level : (levels[0] ?? null)
    return html`
      ${this.#yesNo('won', ends, (won) => ({ won, level: 'simple', counted: null }))}
      ${
        levels.length < 2 || draft.counted !== null
          ? nothing
          : this.#choice(
              `level.of.${String(draft.won)}`,
              levels.map((value) => ({ value, label: this.t(`level.${value}`) })),
              level,
              (value) => this.#say({ level: value as Level }),
            )
      }
      ${this.#overbid()}
    `
  }

  #overbid(): TemplateResult | typeof nothing {
    const values = countedFor(this.#rules, this.draft)
    if (values.length === 0) return nothing
    const choose = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement
      this.#say({ counted: value === '' ? null : Number(value) })
    }
    return html`<label class="overbid"
      ><span class="muted">${this.t('overbid')}</span>
      <select name="overbid" @change=${choose}>
        <option value="" .selected=${this.draft.counted === null}>${this.t('overbid.no')}</option>
        ${values.map(
          (value) =>
            html`<option value=${value} .selected=${value === this.draft.counted}>
              ${this.t('overbid.counts', { value })}
            </option>`,
        )}
      </select></label
    >`
  }

  #ramsz(): TemplateResult {
    const players = playing(this.chairs, this.hand)
    const tied = this.#rules.ramszTie === 'lower-jack' ? tiedOf(this.draft, players) : []
    const one = (chair: Chair): TemplateResult => {
      const type = (event: Event): void => {
        const { value } = event.target as HTMLInputElement
        const points = Array.from({ length: this.chairs }, (_, i) => this.draft.points[i] ?? null)
        points[chair] = /^\d{1,3}$/.test(value.trim()) ? Number(value) : null
        this.#say({ points })
      }
      return html`<label
        >${this.nameOf(chair)}
        <input
          type="text"
          inputmode="numeric"
          maxlength="3"
          autocomplete="off"
          name=${`points-${chair}`}
          .value=${String(this.draft.points[chair] ?? '')}
          @input=${type}
      /></label>`
    }
    return html`<fieldset>
        <legend>${this.t('points')}</legend>
        <div class="numbers">${players.map(one)}</div>
      </fieldset>
      ${
        tied.length === 0
          ? nothing
          : this.#choice(
              'loser',
              tied.map((chair) => ({ value: String(chair), label: this.nameOf(chair) })),
              this.draft.losers.length === 1 ? (this.draft.losers[0] as Chair) : null,
              (chair) => this.#say({ losers: [Number(chair)] }),
              'two',
            )
      }`
  }
}

customElements.define('skat-paper', SkatPaper)

declare global {
  interface HTMLElementTagNameMap {
    'skat-paper': SkatPaper
  }
}
