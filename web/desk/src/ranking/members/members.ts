import { declares, given } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { pageStyles } from '../pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { importWords } from '../../words/import/index.js'
import { membersWords } from '../../words/members/index.js'
import type { CodedMessage, Problem, Refusal } from '../client.js'
import { deskStyles } from '../desk.styles.js'
import { DeskElement } from '../element.js'
import { importStyles } from '../import/import.styles.js'
import { listOf } from '../import/events-part.js'
import { progressPart } from '../import/progress-part.js'
import { sendTo, type SendFile, type MembersAsked } from '../import/send.js'
import { fileWork, page } from '../import/work.js'
import { placedWords, problemWords, refusalWords } from '../import/words.js'
import { peopleStyles } from '../people/people.styles.js'
import { TakenEvent } from '../take-event.js'
import { addedPart, changedPart, doubtfulPart } from './preview-part.js'
import type { MembersPreview, MembersTaken } from '@stolik/contract/ranking/files'
import { button, send } from '../../form/buttons.js'
import { submittedForm, text } from '@stolik/elements/event/form'
import { encodings, type Encoding } from '@stolik/files/encoding/names'
import type { DeskParts } from '../parts.js'
import { input, choice, worded } from '../../form/draw.js'

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
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles, peopleStyles, importStyles]
  readonly #work = fileWork<ChosenList, MembersPreview<Problem>, MembersTaken>(this, {
    gate: () => this.gate,
    send: () => this.send,
    locale: () => this.locale,
    sheet: 'members',
    more: () => ({ allNew: this.#allNew }),
    begin: () => (this.#allNew = false),
  })
  #allNew = false

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, importWords, membersWords]
  }

  async #take(): Promise<void> {
    if (await this.#work.take({})) this.dispatchEvent(new TakenEvent())
  }

  protected override render(): unknown {
    const { say, locale } = this
    const { busy, preview, refusal, taken, reading, progress, open } = this.#work
    return html`<section class="stack" aria-busy=${busy ? 'true' : 'false'}>
      ${refusal === null ? nothing : this.#refused(refusal)}
      ${
        taken === null
          ? nothing
          : html`<p class="note done" role="status">
              ${say('members.done', { added: taken.added, changed: taken.changed })}
            </p>`
      }
      ${chooseForm({ say, busy, look: (chosen) => void open(chosen) })}
      <p role="status" ?hidden=${reading === null}>${reading}</p>
      ${busy ? progressPart({ say, locale }, progress) : nothing}
      ${preview === null ? nothing : this.#shown(preview)}
    </section>`
  }

  #refused(refusal: Refusal): TemplateResult {
    const known = `members.refused.${refusal.code}`
    const own = this.say(known, refusal.args)
    const problems = refusal.code === 'BAD_LIST' ? [] : refusal.problems.slice(0, page)
    return html`<div class="note refused stack" role="alert">
      <p class="refusal">${own === known ? refusalWords(refusal, this.say) : own}</p>
      ${problems.map((problem) => html`<p>${this.#problem(problem)}</p>`)}
    </div>`
  }

  #problem(problem: Problem): string {
    const known = `members.problem.${problem.code}`
    const own = this.say(known, problem.args)
    const words = own === known ? problemWords(this.#named(problem), this.say) : own
    return placedWords(problem, words, { say: this.say, isSheet: this.#work.isSheet })
  }

  /** Names a column as the page does, if lists of results do not have it. */
  #named({ code, args, message }: CodedMessage): CodedMessage {
    const known = `members.column.${String(args['column'])}`
    const own = this.say(known)
    return own === known ? { code, args, message } : { code, args: { ...args, column: own }, message }
  }

  #shown(preview: MembersPreview<Problem>): TemplateResult {
    const { say, locale } = this
    const { busy, people, chosen, decisions, choose, look, extentOf } = this.#work
    const { counts, added, changed, doubtful } = preview
    const parts = { say, locale, busy, people }
    return html`<h3>${say('rankimport.preview', { file: chosen?.file.name ?? '', n: preview.rows })}</h3>
      ${this.#bad(preview)}
      ${doubtfulPart({
        ...parts,
        ...extentOf('doubtful'),
        all: doubtful,
        length: counts.doubtful,
        chosen: decisions,
        choose,
        allNew: () => {
          this.#allNew = true
          void look()
        },
        again: () => void look(),
      })}
      ${changedPart({ ...parts, ...extentOf('changed'), all: changed, length: counts.changed })}
      ${addedPart({ ...parts, ...extentOf('added'), all: added, length: counts.added })}
      ${this.#taking(preview)}`
  }

  #bad({ bad, counts }: MembersPreview<Problem>): unknown {
    if (counts.bad === 0) return nothing
    return html`<section class="stack">
      <h4>${this.say('members.bad', { n: counts.bad })}</h4>
      <p class="hint">${this.say('members.badHint')}</p>
      ${listOf(bad, { say: this.say, ...this.#work.extentOf('bad') }, (row) => html`<li>${this.#problem(row)}</li>`)}
    </section>`
  }

  #taking({ counts }: MembersPreview<Problem>): TemplateResult {
    const { say } = this
    const { busy } = this.#work
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
                ${button(say('members.take'), () => this.#take(), { look: 'button primary', busy })}
              </div>`
      }
    </section>`
  }
}

/** Chooses the list, and the days for rows that name none. */
interface ChosenList {
  readonly file: File
  readonly encoding: Encoding | 'auto'
  readonly defaults: MembersAsked['defaults']
}

interface Choosing extends Pick<DeskParts, 'say' | 'busy'> {
  readonly look: (chosen: ChosenList) => void
}

function chooseForm({ say, busy, look }: Choosing): TemplateResult {
  return html`<form
    class="stack"
    @submit=${(event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      const file = data?.get('file')
      if (data === undefined || !(file instanceof File)) return
      const encoding = encodings.find((one) => one === data.get('encoding')) ?? 'auto'
      look({ file, encoding, defaults: { from: text(data, 'from'), joined: text(data, 'joined') } })
    }}
  >
    <p class="hint">${say('members.hint')}</p>
    <p class="hint">${say('members.columns')}</p>
    <div class="fields">
      <label
        ><span>${say('members.file')}</span
        ><input
          name="file"
          type="file"
          required
          accept=".csv,.txt,.xlsx,.ods,.json,text/csv,text/plain,application/json"
      /></label>
      ${choice('encoding', say('rankimport.encoding'), worded(['auto', ...encodings] as const, say, 'rankimport.encoding.'))}
      ${input('from', say('members.from'), { type: 'date' })}
      ${input('joined', say('members.joined'), { type: 'date' })}
    </div>
    <div>${send(say('members.look'), { busy })}</div>
  </form>`
}

customElements.define('stolik-ranking-members', StolikRankingMembers)
