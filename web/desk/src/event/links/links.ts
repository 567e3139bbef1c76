import { css, html, nothing, type TemplateResult } from 'lit'
import type { Answer } from '@stolik/elements/client/document'
import { forms } from '@stolik/elements/base/forms.styles'
import { runWhileConnected } from '@stolik/elements/base/follow'
import { failed, type Refusal } from '@stolik/elements/event/client/client'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { shortTime } from '@stolik/elements/event/format'
import { isolated } from '@stolik/core'
import { declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { button, copyText } from '../../form/buttons.js'
import { eventDeskWords } from '../../words/event/index.js'
import { linksWords } from '../../words/links/index.js'
import { deskStyles } from '../desk.styles.js'
import { DeskElement } from '../element.js'
import * as documents from './documents.js'

type Answered = Answer<typeof documents.readLinks>['eventLinks']
type Links = Extract<Answered, { readonly __typename: 'EventLinks' }>
type Link = Links['links'][number]

/** While mails are on their way, what became of them is looked up this often, in milliseconds. */
const lookEvery = 3_000

/**
 * The personal links of all entrants of an event, for its director: mailed to everybody who has an address, or copied and printed.
 *
 * @element stolik-event-links
 * @attr event - id of the event
 * @property print - opens a paper that only the director may have
 */
export class StolikEventLinks extends declares(DeskElement, {
  event: property(''),
  print: given<(file: string) => void>(() => undefined),
  /** Null until they have been fetched. */
  links: state<Links | null>(null),
  failure: state<Refusal | null>(null),
  busy: state(false),
  /** Whether the list was copied; false: the browser forbids it, so it stands there to be copied by hand. */
  copied: state<boolean | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    eventStyles,
    deskStyles,
    css`
      textarea {
        min-height: 8em;
        font: inherit;
        font-size: 14px;
      }
    `,
  ]
  protected override readonly catalogues = [eventDeskWords, linksWords]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => (this.event === '' ? null : `${this.server} ${this.event}`),
      () => {
        void this.#read()
        const timer = setInterval(() => {
          if (this.links?.links.some(({ mail }) => mail === 'WAITING') === true) void this.#read()
        }, lookEvery)
        return () => clearInterval(timer)
      },
    )
  }

  async #read(): Promise<void> {
    const outcome = await this.gate.query(documents.readLinks, { event: this.event })
    this.#take('refused' in outcome ? outcome : { done: outcome.done.eventLinks })
  }

  async #send(players: readonly string[] | null, again: boolean): Promise<void> {
    if (this.busy) return
    this.busy = true
    const { event, locale: lang } = this
    const outcome = await this.gate.query(documents.sendLinks, { event, players, again, lang })
    this.busy = false
    this.#take('refused' in outcome ? outcome : { done: outcome.done.sendEventLinks })
  }

  #take(outcome: { readonly done: Answered } | { readonly refused: Parameters<typeof failed>[0] }): void {
    if ('refused' in outcome) {
      this.failure = failed(outcome.refused)
      return
    }
    const { done } = outcome
    this.failure =
      done.__typename === 'EventRefused' ? { code: done.code, args: {}, clause: null, problems: [] } : null
    if (done.__typename === 'EventLinks') this.links = done
  }

  protected override render(): unknown {
    const { links: answer, failure } = this
    if (answer === null)
      return failure === null
        ? html`<p class="muted">${this.say('event.loading')}</p>`
        : this.refused(failure)
    const { links, mails } = answer
    if (links.length === 0) return html`<p class="muted">${this.say('players.none')}</p>`
    const byHand = links.filter(({ mail }) => mail === 'NO_ADDRESS').length
    return html`<div class="stack">
      <p>${this.say('links.how')}</p>
      ${mails ? nothing : html`<p>${this.say('links.noMails')}</p>`}
      ${mails && byHand > 0 ? html`<p>${this.say('links.byHand', { n: byHand })}</p>` : nothing}
      <div class="row">
        ${mails ? this.#sendAll(links) : nothing} ${button(this.say('links.copy'), () => this.#copy(links))}
        ${button(this.say('desk.printCards'), () => this.print('cards.pdf'), { look: 'quiet' })}
        <span class=${this.copied === true ? 'good' : ''} role="status"
          >${this.copied === true ? this.say('links.copied') : nothing}</span
        >
      </div>
      ${
        this.copied === false
          ? html`<label class="broad"
              ><span>${this.say('links.list')}</span>
              <textarea readonly translate="no" @focus=${select}>${written(links)}</textarea>
            </label>`
          : nothing
      }
      ${failure === null ? nothing : this.refused(failure)} ${this.#table(links, mails)}
    </div>`
  }

  /** The button for everybody who has an address and got nothing yet. */
  #sendAll(links: readonly Link[]): unknown {
    const n = links.filter(({ mail }) => mail === 'NOT_SENT' || mail === 'REFUSED').length
    if (n > 0)
      return button(this.say('links.send', { n }), () => this.#send(null, false), {
        busy: this.busy,
        look: 'button primary',
      })
    return links.some(({ mail }) => mail === 'SENT')
      ? html`<span class="good">${this.say('links.allSent')}</span>`
      : nothing
  }

  async #copy(links: readonly Link[]): Promise<void> {
    this.copied = await copyText(written(links))
  }

  #table(links: readonly Link[], mails: boolean): TemplateResult {
    return html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${this.say('players.number')}</th>
            <th scope="col" class="text">${this.say('standings.name')}</th>
            ${mails ? html`<th scope="col" class="text">${this.say('links.state')}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${links.map(
            (one) =>
              html`<tr>
                <td>${one.number}</td>
                <th scope="row" class="text">
                  <a href=${one.link}>${isolated(one.name)}</a>
                </th>
                ${mails ? html`<td class="text">${this.#state(one)}</td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
  }

  #state({ player, name, mail, at, answer }: Link): unknown {
    const time = at === null ? '' : shortTime(at, this.locale)
    const words =
      mail === 'REFUSED' && answer === 'GONE'
        ? this.say('links.GONE')
        : this.say(`links.${mail}`, { time, answer: answer ?? '' })
    const look = {
      SENT: 'good',
      REFUSED: 'refusal',
      NO_ADDRESS: 'muted',
      NOT_SENT: 'muted',
      WAITING: 'muted',
    }
    return html`<span class=${look[mail]}>${words}</span> ${
        mail === 'SENT' || mail === 'REFUSED'
          ? button(this.say('links.again'), () => this.#send([player], true), {
              busy: this.busy,
              look: 'quiet',
              label: this.say('links.againTo', { name }),
            })
          : nothing
      }`
  }
}

const select = ({ target }: Event): void => (target as HTMLTextAreaElement).select()

/** A line for each player, to be pasted anywhere. */
const written = (links: readonly Link[]): string =>
  links.map(({ name, link }) => `${name} – ${link}`).join('\n')

customElements.define('stolik-event-links', StolikEventLinks)
