import { kitWords } from '@stolik/kit/clause'
import { declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { css, html, nothing, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import { failed, type Refusal } from '@stolik/elements/event/client/client'
import type { EventShown } from '@stolik/elements/event/client/types'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { papersOf } from '@stolik/elements/event/public/downloads'
import { publicStyles } from '@stolik/elements/event/public/event.styles'
import type { Watched } from '@stolik/elements/event/watched'
import { eventDeskWords } from '../../words/event/index.js'
import { afterWords } from '../../words/after/index.js'
import { button, loading } from '../../form/buttons.js'
import { whenConnected } from '../../site/when-connected.js'
import { deskStyles } from '../desk.styles.js'
import { DeskElement } from '../element.js'
import { certificates } from './certificates.js'
import { afterEvent } from './documents.js'
import { incidents } from './incidents.js'
import type { After, AfterParts } from './parts.js'
import { prizes } from './prizes.js'

const groups = css`
  .group {
    margin-block: var(--stolik-space-3) 0;
    color: var(--stolik-muted);
    font-weight: 700;
  }
  li > .words {
    display: block;
  }
  .prize {
    width: fit-content;
  }
`

/**
 * All that is left to do after an event, for its director: give the prizes, print certificates, publish the result, and tell the
 * board what went wrong.
 *
 * @element stolik-after-event
 * @property watched - the watched event with its client
 * @property shown - the event
 * @property print - opens a paper that only the director may have
 * @attr href - the address of the event's page
 */
export class StolikAfterEvent extends declares(DeskElement, {
  watched: given<Watched | null>(null),
  shown: given<EventShown | null>(null),
  print: given<AfterParts['print']>(() => undefined),
  href: property(''),
  /** Null until it has been fetched. */
  ending: state<After | null>(null),
  failure: state<Refusal | null>(null),
}) {
  static override styles = [controls, forms, eventStyles, publicStyles, deskStyles, groups]
  protected override readonly catalogues = [eventDeskWords, afterWords]

  constructor() {
    super()
    whenConnected(
      this,
      () => (this.shown === null ? null : `${this.shown.id} ${this.shown.seq}`),
      () => this.#fetch(),
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, kitWords]
  }

  protected override get game(): string {
    return this.shown?.regulations.game ?? ''
  }

  async #fetch(): Promise<void> {
    const id = this.shown?.id
    if (id === undefined) return
    const outcome = await this.gate.query(afterEvent, { id })
    this.failure = 'refused' in outcome ? failed(outcome.refused) : null
    if ('refused' in outcome) return
    const { event } = outcome.done
    if ('prizes' in event) this.ending = event
  }

  protected override render(): unknown {
    const { shown: event, watched, ending: after, print } = this
    if (event === null || watched === null) return nothing
    if (after === null)
      return this.failure === null
        ? html`<p class="muted">${this.say('event.loading')}</p>`
        : this.refused(this.failure)
    const parts: AfterParts = {
      locale: this.locale,
      say: (code, args) => this.say(code, args),
      watched,
      event,
      after,
      print,
    }
    return html`<div class="stack">
      ${prizes(parts)} ${this.#publish(event)} ${certificates(parts)} ${incidents(parts)}
    </div>`
  }

  /** The results, the poster and the news item. */
  #publish(event: EventShown): TemplateResult {
    return html`<section class="panel stack" aria-labelledby="publish">
      <h3 id="publish">${this.say('after.publish')}</h3>
      <div class="row">
        ${papersOf(event)
          .filter(({ name }) => published.has(name))
          .map(({ name, kind }) => button(this.say(`file.${kind}`), () => this.print(name)))}
        ${button(this.say('desk.poster'), () => this.print('poster.pdf'))}
      </div>
      ${loading(
        this.say('after.template'),
        () => import('../template/template.js'),
        html`<stolik-results-template
          lang=${this.lang}
          server=${this.server}
          event=${event.id}
          name=${event.regulations.name}
        ></stolik-results-template>`,
      )}
      ${
        event.phase === 'FINAL'
          ? loading(
              this.say('desk.news'),
              () => import('../news/news.js'),
              html`<stolik-event-news
                lang=${this.lang}
                server=${this.server}
                .shown=${event}
                href=${this.href}
              ></stolik-event-news>`,
            )
          : html`<p class="muted">${this.say('after.newsLater')}</p>`
      }
    </section>`
  }
}

const published = new Set([
  'results.pdf',
  'teams.pdf',
  'pairs.pdf',
  'categories.pdf',
  'results.csv',
  'minutes.pdf',
])

customElements.define('stolik-after-event', StolikAfterEvent)
