import { say, signed, type Arg, type Catalogue, type SheetRow } from '@stolik/core'
import { declares, flag, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type TemplateResult } from 'lit'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { analyses } from '../extras/analyses/games.js'
import { forms } from '../base/forms.styles.js'
import { addressAt } from '../base/place.js'
import { replayAt } from '../base/replay-address.js'
import { save } from '../base/save.js'
import { fairnessWords } from '../words/fairness/index.js'
import { handsWords } from '../words/hands/index.js'
import { outcomeOf } from './outcome.js'
import { share, type Shared } from '../base/share.js'
import { checkRecord } from './shuffle.js'
import { plainLists } from '../base/lists.styles.js'

/** The outcome of an action on a hand, in a sentence; `link` is for copying by hand, `event` has the check of the cards. */
interface Told {
  readonly hand: number
  readonly words: string
  readonly kind: 'good' | 'refusal' | 'plain'
  readonly link?: string
  readonly event?: string
}

/**
 * The finished hands of a table, the newest first. Each can be replayed, its shuffle checked, and its replay shared.
 *
 * @element stolik-hands
 * @attr game - id of the game; without it there is no way to an analysis
 * @attr table - id of the table
 * @attr invitation - the key that opens a private table for onlookers; shared links then contain it
 * @attr event - the event that the table belongs to
 * @attr given - whether the first hand has the cards of a finished hand
 * @prop rows - rows of the table list
 * @prop hinted - the numbers of the hands in which the person was given hints
 * @prop catalogue - words of the game
 * @prop players - names by chair
 */
export class StolikHands extends declares(StolikElement, {
  game: property(''),
  table: property(''),
  invitation: property<string | null>(null),
  event: property<string | null>(null),
  given: flag(),
  rows: given<readonly SheetRow[]>([]),
  hinted: given<readonly number[]>([]),
  catalogue: given<Catalogue>({}),
  players: given<readonly string[]>([]),
  busy: state(false),
  notice: state<Told | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    plainLists,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-3);
      }
      ol {
        display: grid;
        gap: var(--stolik-space-3);
      }
      li {
        display: grid;
        gap: var(--stolik-space-2);
      }
      .what {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .scores {
        color: var(--stolik-muted);
        font-size: var(--stolik-text-s);
        font-variant-numeric: tabular-nums;
      }
      input {
        width: 100%;
      }
    `,
  ]

  protected override readonly catalogues = [handsWords, fairnessWords]

  #fair(code: string): string {
    return say(fairnessWords[this.locale], this.locale, code)
  }

  #say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(handsWords[this.locale], this.locale, code, args)
  }

  protected override render(): unknown {
    if (this.rows.length === 0) return html`<p class="muted">${this.#say('hands.none')}</p>`
    return html`${this.invitation === null ? nothing : html`<p class="small muted">${this.#say('hands.private')}</p>`}
      <ol aria-label=${this.#say('hands.title')}>
        ${this.rows.toReversed().map((row) => html`<li>${this.#row(row)}</li>`)}
      </ol>`
  }

  #row(row: SheetRow): TemplateResult {
    const { hand } = row
    const notice = this.notice?.hand === hand ? this.notice : null
    return html`<p class="what" id=${`hand-${hand}`}>${hand + 1}. ${this.#contract(row)}</p>
      <p class="scores">${this.#scores(row)}</p>
      <div class="row" role="group" aria-labelledby=${`hand-${hand}`}>
        <a class="button" href=${this.#replay(hand)} target="_blank" rel="noopener"
          >${this.#say('hands.replay')}<span class="visually-hidden"> ${this.#say('hands.newTab')}</span></a
        >
        ${
          analyses[this.game] === undefined
            ? nothing
            : html`<a class="button" href=${this.#replay(hand, true)} target="_blank" rel="noopener"
                >${this.#say('hands.analysis')}<span class="visually-hidden">
                  ${this.#say('hands.newTab')}</span
                ></a
              >`
        }
        <button class="button" ?disabled=${this.busy} @click=${() => void this.#check(hand)}>
          ${this.#fair('fair.check')}
        </button>
        <button class="button" @click=${() => void this.#share(row)}>${this.#say('hands.share')}</button>
        <button class="quiet" ?disabled=${this.busy} @click=${() => void this.#save(hand)}>
          ${this.#say('hands.save')}
        </button>
      </div>
      <p role="status" class=${notice?.kind ?? ''}>${notice?.words}</p>
      ${notice?.event === undefined ? nothing : this.#checkOf(notice.event)}
      ${
        notice?.link === undefined
          ? nothing
          : html`<input type="text" readonly aria-label=${this.#say('hands.link')} .value=${notice.link} />`
      }`
  }

  #checkOf(event: string): unknown {
    const href = addressAt(this.server, `event/${encodeURIComponent(event)}/verify`)
    if (href === null) return nothing
    return html`<a href=${href} target="_blank" rel="noopener"
      >${this.#fair('fair.result')}<span class="visually-hidden"> ${this.#say('hands.newTab')}</span></a
    >`
  }

  #contract({ code, args }: SheetRow): string {
    const { chair } = args
    const called = typeof chair === 'number' ? { ...args, chair: this.players[chair] ?? '' } : args
    return say(this.catalogue, this.locale, code, called)
  }

  /** Returns the scores, the owner of the contract first, and whether there were hints. */
  #scores({ hand, scores, owners }: SheetRow): string {
    const chairs = [...scores.keys()].sort((a, b) => Number(owners.includes(b)) - Number(owners.includes(a)))
    const results = chairs.flatMap((chair) => {
      const score = scores[chair] ?? null
      return score === null ? [] : `${this.players[chair] ?? ''} ${signed(score)}`
    })
    return [...results, ...(this.hinted.includes(hand) ? [this.#say('hands.hinted')] : [])].join(' · ')
  }

  #replay(hand: number, analysed = false): string {
    return replayAt(this.server, { table: this.table, hand: hand + 1, invitation: this.invitation, analysed })
  }

  /** Returns the record of a hand. If it was refused, shows the reason and returns undefined. */
  async #record(hand: number): Promise<string | undefined> {
    this.busy = true
    const outcome = await this.gate.record(this.table, hand, this.invitation ?? undefined)
    this.busy = false
    if ('done' in outcome) return outcome.done
    this.notice = { hand, kind: 'refusal', words: failureWords(this.locale, outcome.refused) }
    return undefined
  }

  async #check(hand: number): Promise<void> {
    this.notice = { hand, kind: 'plain', words: this.#fair('fair.checking') }
    const record = await this.#record(hand)
    if (record === undefined) return
    const { event, given } = this
    const { code, ...outcome } = outcomeOf(await checkRecord(record), { hand, event, given })
    this.notice = { hand, ...outcome, words: this.#fair(code) }
  }

  async #share(row: SheetRow): Promise<void> {
    const [{ hand }, link] = [row, this.#replay(row.hand)]
    const how: Shared = await share(`${hand + 1}. ${this.#contract(row)}`, link)
    if (how === undefined) return
    const isShown = how === 'shown'
    this.notice = {
      hand,
      kind: isShown ? 'plain' : 'good',
      words: this.#say(`hands.${how}`),
      ...(isShown && { link }),
    }
    if (!isShown) return
    await this.updateComplete
    this.renderRoot.querySelector<HTMLInputElement>('input')?.select()
  }

  async #save(hand: number): Promise<void> {
    const record = await this.#record(hand)
    if (record !== undefined) save(`stolik-${this.table}-${hand + 1}.txt`, record)
  }
}

customElements.define('stolik-hands', StolikHands)
