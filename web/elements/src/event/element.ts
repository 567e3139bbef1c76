import { declares, property } from '@stolik/kit/properties'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import { named } from '../client/plain.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { redrawOnChange } from '../base/follow.js'
import { gameWords } from '../element/game-names.js'
import { eventWords } from '../words/event/index.js'
import type { Refusal } from './client/client.js'
import { allGameWords, gameSay } from './game-words.js'
import { fieldWords } from './fields.js'
import { clockTime, dayTime } from './format.js'

/** The attributes and words that every event element shares. */
export abstract class EventElement extends declares(StolikElement, {
  /** Id of the event. */
  event: property(''),
}) {
  constructor() {
    super()
    redrawOnChange(this, gameWords)
    redrawOnChange(this, allGameWords)
  }

  /** The director's pages need more words than the public ones. */
  protected override readonly catalogues: readonly Words[] = [eventWords]

  /** Returns the address of a paper of the event, in the language and time zone of the reader. `more` is what it is asked for besides. */
  protected paper(file: string, more: Readonly<Record<string, string>> = {}): string {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return `event/${encodeURIComponent(this.event)}/${file}?${new URLSearchParams({ lang: this.locale, zone: timeZone, ...more }).toString()}`
  }

  /** The id of the event's game, if known. Its catalogue explains why a hand is impossible. */
  protected get game(): string {
    return ''
  }

  /** Draws the loading state, or the reason why there is no event to show. */
  protected unshown(trouble: Refusal | null): TemplateResult {
    const wrong = this.misplaced({ event: this.event })
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    if (trouble !== null) {
      // The gateway reports an unknown id as an unknown table, whatever was watched.
      const unknown = trouble.code === 'UNKNOWN_TABLE' || trouble.code === 'UNKNOWN_EVENT'
      return html`<div class="note" role="alert">
        <p class="refusal">${this.why(unknown ? { ...trouble, code: 'UNKNOWN_EVENT' } : trouble)}</p>
        ${unknown ? html`<p>${this.say('page.eventHint')}</p>` : nothing}
      </div>`
    }
    return this.gate.connection.value === 'lost'
      ? html`<p class="note" role="status">${this.say('line.away')}</p>`
      : html`<p class="muted" role="status">${this.say('event.loading')}</p>`
  }

  /** Explains a refusal in words, with its clause. */
  protected why({ code, args, clause }: Refusal): string {
    const { field, other, fault, since } = args
    const called = (path: string): string => fieldWords(path, (of, more) => this.say(of, more))
    const wordArgs = {
      ...args,
      ...(typeof field === 'string' ? { field: called(field) } : {}),
      ...(typeof since === 'number' ? { since: dayTime(since, this.locale) } : {}),
      ...(typeof other === 'string' ? { other: called(other) } : {}),
      ...(typeof fault === 'string'
        ? { fault: gameSay(this.locale, this.game, `cannot.${fault}`, args) }
        : {}),
    }
    // A list that contradicts itself is in the wrong order.
    const problem = code === 'CONTRADICTS' && field === other ? 'ORDER' : code
    const own = this.say(`event.refused.${problem}`, wordArgs)
    const words = own === `event.refused.${problem}` ? failureWords(this.locale, code as Failure) : own
    return clause === null ? words : `${words} ${this.say('event.clause', { clause })}`
  }

  /** Draws a refusal, line by line if it concerns a file or a form. */
  protected refused(refusal: Refusal | null, put?: () => void): unknown {
    if (refusal === null) return nothing
    const { until } = refusal.args
    const args =
      typeof until === 'number' ? { ...refusal.args, until: clockTime(until, this.locale) } : refusal.args
    return html`<div class="note" role="alert">
      <p class="refusal">${this.why({ ...refusal, args })}</p>
      ${
        refusal.problems.length === 0
          ? nothing
          : html`<ul class="problems">
              ${refusal.problems.map(
                ({ line, code, args: about }) =>
                  html`<li>
                    ${line === 0 ? nothing : html`<b>${this.say('event.line', { n: line })}</b>`}
                    ${this.why({ code, args: named(about), clause: null, problems: [] })}
                  </li>`,
              )}
            </ul>`
      }
      ${put === undefined ? nothing : html`<button class="quiet" @click=${put}>${this.say('table.close')}</button>`}
    </div>`
  }
}
