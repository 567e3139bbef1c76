import type { Chair, PaperFault } from '@stolik/core'
import { choices } from '@stolik/kit/choices'
import { entering, PaperEntry, type Entered } from '@stolik/kit/paper'
import { html, nothing, type TemplateResult } from 'lit'
import { baska } from '../../src/game/game.js'
import { sets as ruleSets } from '../../src/rules/knobs.js'
import { rulesOf } from '../../src/rules/profiles.js'
import { paired } from '../../src/rules/row.js'
import type { Contract, Rules } from '../../src/rules/rules.js'
import { contractWord } from '../../src/rules/words.js'
import {
  contractsFor,
  draftOf,
  endsFor,
  lineOf,
  emptyDraft,
  starzyOf,
  type Draft,
  type End,
} from './draft.js'
import { allWords } from '../words/all.js'
import { texts } from './texts/index.js'

const chairs: readonly Chair[] = [0, 1, 2, 3]

/**
 * A deal of Baśka played with real cards, entered in the hall.
 *
 * @summary Enters a deal of a table list of Baśka.
 * @element baska-paper
 * @fires paper - the hand was entered; its line is in `detail`
 */
export class BaskaPaper extends PaperEntry<Draft> {
  protected readonly texts = texts
  protected readonly catalogues = allWords

  constructor() {
    super()
    this.profile = 'lebork'
    this.chairs = 4
    this.draft = emptyDraft
  }

  get #rules(): Rules {
    return ruleSets.rulesOf(this.profile) ?? rulesOf('lebork')
  }

  protected begun(): Draft {
    return draftOf(this.#rules, this.line)
  }

  protected enter(line: string): Entered | PaperFault {
    return entering(baska, this.#rules, this.chairs, this.settled, line)
  }

  protected told(): string | undefined {
    return lineOf(this.draft)
  }

  #say(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change }
  }

  protected questions(): TemplateResult {
    const { contract } = this.draft
    if (contract === null) return this.#contract()
    return html`${this.#contract()} ${this.#sides(contract)}
    ${starzyOf(this.draft) === undefined ? nothing : this.#rest(contract)}`
  }

  #contract(): TemplateResult {
    const options = contractsFor(this.#rules).map((contract) => ({
      value: contract,
      label: this.t(`contract.${contractWord(this.#rules, contract)}`),
    }))
    const choose = (value: string): void => {
      const contract = value as Contract
      // Partner and result depend on the contract, so they are cleared.
      this.#say({ contract, others: [], du: false, end: null, points: null, counted: null })
    }
    const on = this.draft.contract ?? ''
    return html`<div class="two">${choices('contract', this.t('contract'), options, on, choose)}</div>`
  }

  #sides(contract: Contract): TemplateResult {
    const { owner, others } = this.draft
    const names = (left: readonly Chair[]): { value: Chair; label: string }[] =>
      left.map((value) => ({ value, label: this.nameOf(value) }))
    if (contract === 'zwykla') return this.#old(others)
    const partners = chairs.filter((chair) => chair !== owner)
    return html`<div class="two">
        ${choices('owner', this.t(`who.${contract}`), names(chairs), owner ?? -1, (chair) =>
          this.#say({ owner: chair, others: [] }),
        )}
      </div>
      ${
        contract !== 'wesele' || owner === null
          ? nothing
          : choices('partner', this.t('partner'), names(partners), others[0] ?? -1, (chair) =>
              this.#say({ others: [chair] }),
            )
      }`
  }

  /** The two holders of the old queens. Naming a third replaces the first. */
  #old(others: readonly Chair[]): TemplateResult {
    const turn = (chair: Chair): void =>
      this.#say({
        others: others.includes(chair) ? others.filter((one) => one !== chair) : [...others, chair].slice(-2),
      })
    return html`<fieldset class="two">
      <legend>${this.t('who.zwykla')}</legend>
      <div class="choices">
        ${chairs.map(
          (chair) =>
            html`<label class="choice">
              <input
                type="checkbox"
                name="old"
                value=${chair}
                .checked=${others.includes(chair)}
                @change=${() => turn(chair)}
              />
              <span>${this.nameOf(chair)}</span>
            </label>`,
        )}
      </div>
    </fieldset>`
  }

  #rest(contract: Contract): TemplateResult {
    const { draft } = this
    const alone = contract === 'gran' || contract === 'zolla'
    return html`${
      alone
        ? choices(
            'du',
            this.t('du'),
            [
              { value: 'no', label: this.t('du.no') },
              { value: 'yes', label: this.t('du.yes') },
            ],
            draft.du ? 'yes' : 'no',
            (value) => this.#say({ du: value === 'yes' }),
          )
        : nothing
    }
    ${this.#raises(contract)} ${this.#end(contract)}`
  }

  #raises(contract: Contract): TemplateResult {
    const { announced, counted } = this.draft
    const { raises, raiseMax } = this.#rules
    // A cicha may have been raised like a zwykła gra, since nobody knew of it.
    const most = raiseMax[contract === 'cicha' ? 'zwykla' : contract]
    const spoken = raises
      .slice(0, most)
      .map((raise, i) => ({ value: i + 1, label: this.t(`raise.${raise}`) }))
    const options = [{ value: 0, label: this.t('raised.none') }, ...spoken]
    const counts = Array.from({ length: announced + 1 }, (_, n) => ({ value: n, label: String(n) }))
    return html`${choices('announced', this.t('raised'), options, announced, (n) =>
      this.#say({ announced: n, counted: null }),
    )}
    ${
      announced === 0
        ? nothing
        : choices('counted', this.t('counted'), counts, counted ?? announced, (n) =>
            this.#say({ counted: n }),
          )
    }`
  }

  #end(contract: Contract): TemplateResult {
    const { end, points } = this.draft
    const pair = paired(contract)
    const options = endsFor(contract).map((value) => ({ value, label: this.t(`end.${value}`) }))
    const type = (event: Event): void => {
      const value = (event.target as HTMLInputElement).value.trim()
      this.#say({ points: /^\d{1,3}$/.test(value) ? Number(value) : null, end: null })
    }
    return html`<div>
        ${choices('end', this.t('end'), options, points === null ? (end ?? '') : '', (value) =>
          this.#say({ end: value as End, points: null }),
        )}
      </div>
      <label class="numbers"
        ><span class="muted">${this.t(pair ? 'points.pair' : 'points.solo')}</span>
        <input
          type="text"
          inputmode="numeric"
          maxlength="3"
          autocomplete="off"
          name="points"
          .value=${String(points ?? '')}
          @input=${type}
      /></label>`
  }
}

customElements.define('baska-paper', BaskaPaper)

declare global {
  interface HTMLElementTagNameMap {
    'baska-paper': BaskaPaper
  }
}
