import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { say, type Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { pageStyles } from '../pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import { importWords } from '../../words/import/index.js'
import { membersWords } from '../../words/members/index.js'
import { deskWords } from '../../words/ranking/index.js'
import type { CodedMessage, Problem, Refusal } from '../client.js'
import { deskStyles } from '../desk.styles.js'
import { DeskElement } from '../element.js'
import { importStyles } from '../import/import.styles.js'
import { progressPart } from '../import/progress-part.js'
import { sendTo, type SendFile } from '../import/send.js'
import type { Encoding, MembersAsked, Progress } from '../import/types.js'
import { problemWords, refusalWords } from '../import/words.js'
import { peopleStyles } from '../people/people.styles.js'
import { TakenEvent } from '../take-event.js'
import { chooseForm, type ChosenList } from './choose-form.js'
import { addedPart, changedPart, doubtfulPart } from './preview-part.js'
import type { Candidate, MembersPreview, MembersTaken } from '@stolik/contract/ranking/files'

/** How many entries of each part are shown at first, and added on request. */
const page = 20

/** A list that the gateway is told how to read. */
type Sendable = ChosenList & { readonly encoding: Encoding }

/**
 * Takes a list of members into the register: it is compared first, a person decides who may be there already, and what was
 * shown is taken as a whole.
 *
 * @element stolik-ranking-members
 * @fires stolik-taken - the list was taken
 */
export class StolikRankingMembers extends declares(DeskElement, {
  /** The function that sends the file; tests replace it. */
  send: given<SendFile>(sendTo('ranking/members')),
  /** How the file was read, or why it cannot be. */
  told: state<string | null>(null),
  preview: state<MembersPreview<Problem> | null>(null),
  decisions: state<ReadonlyMap<string, string>>(new Map()),
  people: state<ReadonlyMap<string, Candidate>>(new Map()),
  most: state<Readonly<Record<string, number>>>({}),
  busy: state(false),
  progress: state<Progress | null>(null),
  refusal: state<Refusal | null>(null),
  taken: state<MembersTaken | null>(null),
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles, peopleStyles, importStyles]
  #chosen: Sendable | null = null
  #allNew = false

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, membersWords, importWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const { locale } = this
    const all = [membersWords[locale], importWords[locale], deskWords[locale], rankingWords[locale]]
    return say(all.find((words) => Object.hasOwn(words, code)) ?? {}, locale, code, args)
  }

  #begin(chosen: Sendable | null): void {
    this.#chosen = chosen
    this.#allNew = false
    Object.assign(this, { preview: null, progress: null, refusal: null, taken: null, most: {} })
    Object.assign(this, { decisions: new Map(), people: new Map() })
  }

  /** Reads the file here, unless somebody says how its letters are written. */
  async #open(chosen: ChosenList): Promise<void> {
    this.#begin(null)
    this.told = null
    const { encoding, file } = chosen
    if (encoding !== 'auto') return this.#start({ ...chosen, encoding })
    this.busy = true
    const { readChosen } = await import('../../files/read-chosen.js')
    const { text, told } = await readChosen(file, this.locale)
    Object.assign(this, { busy: false, told })
    if (text !== null) await this.#start({ ...chosen, encoding: 'utf-8', file: new File([text], file.name) })
  }

  async #start(chosen: Sendable): Promise<void> {
    this.#begin(chosen)
    await this.#look()
  }

  async #ask<T>(take: MembersAsked['take']): Promise<T | null> {
    if (this.#chosen === null) return null
    Object.assign(this, { busy: true, progress: null, refusal: null })
    const { file, ...rest } = this.#chosen
    const decisions = [...this.decisions].map(([key, person]) => ({ key, person }))
    const asked: MembersAsked = { ...rest, decisions, allNew: this.#allNew, take }
    const answer = await this.send<T>(this.gate, file, asked, (progress) => {
      this.progress = progress
    })
    Object.assign(this, { busy: false, progress: null })
    if ('done' in answer) return answer.done
    this.refusal = answer.refused
    return null
  }

  async #look(): Promise<void> {
    const preview = await this.#ask<MembersPreview<Problem>>(null)
    if (preview === null) return
    this.preview = preview
    this.people = new Map(preview.candidates.map((one) => [one.id, one]))
  }

  async #take(): Promise<void> {
    if (this.preview === null) return
    const taken = await this.#ask<MembersTaken>({ seen: this.preview.seen })
    if (taken === null) {
      // The register has changed meanwhile: the comparison is repeated, with the reason.
      const { refusal } = this
      if (refusal?.code !== 'NOT_SEEN' && refusal?.code !== 'STALE') return
      await this.#look()
      this.refusal ??= refusal
      return
    }
    this.#begin(null)
    this.taken = taken
    this.dispatchEvent(new TakenEvent())
  }

  #choose(key: string, person: string): void {
    const decisions = new Map(this.decisions)
    if (person === '') decisions.delete(key)
    else decisions.set(key, person)
    this.decisions = decisions
  }

  #part(name: string): { readonly most: number; readonly more: () => void } {
    const most = this.most[name] ?? page
    return { most, more: () => (this.most = { ...this.most, [name]: most + 5 * page }) }
  }

  protected override render(): unknown {
    const { say, locale, busy, preview, refusal, taken } = this
    return html`<section class="stack" aria-busy=${busy ? 'true' : 'false'}>
      ${refusal === null ? nothing : this.#refused(refusal)}
      ${
        taken === null
          ? nothing
          : html`<p class="note done" role="status">
              ${say('members.done', { added: taken.added, changed: taken.changed })}
            </p>`
      }
      ${chooseForm({ say, busy, look: (chosen) => void this.#open(chosen) })}
      <p role="status" ?hidden=${this.told === null}>${this.told}</p>
      ${busy ? progressPart({ say, locale }, this.progress) : nothing}
      ${preview === null ? nothing : this.#shown(preview)}
    </section>`
  }

  #refused(refusal: Refusal): TemplateResult {
    const known = `members.refused.${refusal.code}`
    const own = this.say(known, refusal.args)
    const problems = refusal.code === 'BAD_LIST' ? [] : refusal.problems.slice(0, page)
    return html`<div class="note refused stack" role="alert">
      <p class="refusal">${own === known ? refusalWords(refusal, this.say) : own}</p>
      ${problems.map((problem) => html`<p>${this.#problem(problem, problem.line)}</p>`)}
    </div>`
  }

  #problem(problem: CodedMessage, line: number): string {
    const known = `members.problem.${problem.code}`
    const own = this.say(known, problem.args)
    const words = own === known ? problemWords(this.#named(problem), this.say) : own
    return line > 0 ? `${this.say('rankimport.inLine', { line })} ${words}` : words
  }

  /** Names a column as the page does, if lists of results do not have it. */
  #named({ code, args, message }: CodedMessage): CodedMessage {
    const known = `members.column.${String(args['column'])}`
    const own = this.say(known)
    return own === known ? { code, args, message } : { code, args: { ...args, column: own }, message }
  }

  #shown(preview: MembersPreview<Problem>): TemplateResult {
    const { say, locale, busy, people } = this
    const { counts, added, changed, doubtful } = preview
    const parts = { say, locale, busy, people }
    return html`<h3>
        ${say('rankimport.preview', { file: this.#chosen?.file.name ?? '', n: preview.rows })}
      </h3>
      ${this.#bad(preview)}
      ${doubtfulPart({
        ...{ ...parts, all: doubtful, length: counts.doubtful, ...this.#part('doubtful') },
        chosen: this.decisions,
        choose: (key, person) => this.#choose(key, person),
        allNew: () => {
          this.#allNew = true
          void this.#look()
        },
        again: () => void this.#look(),
      })}
      ${changedPart({ ...parts, all: changed, length: counts.changed, ...this.#part('changed') })}
      ${addedPart({ ...parts, all: added, length: counts.added, ...this.#part('added') })}
      ${this.#taking(preview)}`
  }

  #bad({ bad, counts }: MembersPreview<Problem>): unknown {
    if (counts.bad === 0) return nothing
    const { most, more } = this.#part('bad')
    return html`<section class="stack">
      <h4>${this.say('members.bad', { n: counts.bad })}</h4>
      <p class="hint">${this.say('members.badHint')}</p>
      <ul class="list">
        ${bad.slice(0, most).map((row) => html`<li>${this.#problem(row, row.line)}</li>`)}
      </ul>
      ${bad.length > most ? html`<div><button class="button" @click=${more}>${this.say('rankimport.more', { n: bad.length - most })}</button></div>` : nothing}
    </section>`
  }

  #taking({ counts }: MembersPreview<Problem>): TemplateResult {
    const { say, busy } = this
    const { added, changed, same, absent, doubtful, bad } = counts
    const open = bad > 0 || doubtful > 0
    const what = [
      ...(added > 0 ? [say('members.added', { n: added })] : []),
      ...(changed > 0 ? [say('members.changed', { n: changed })] : []),
      ...(same > 0 ? [say('members.same', { n: same })] : []),
      ...(absent > 0 ? [say('members.absent', { n: absent })] : []),
    ]
    return html`<section class="stack note">
      <h4>${say('rankimport.takeTitle')}</h4>
      <p>${what.join(' · ')}</p>
      ${
        open
          ? html`<p>${say('members.notYet')}</p>`
          : added + changed === 0
            ? html`<p role="status">${say('members.refused.NOTHING_NEW')}</p>`
            : html`<div>
                <button class="button primary" ?disabled=${busy} @click=${() => void this.#take()}>
                  ${say('members.take')}
                </button>
              </div>`
      }
    </section>`
  }
}

customElements.define('stolik-ranking-members', StolikRankingMembers)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-ranking-members': StolikRankingMembers
  }
}
