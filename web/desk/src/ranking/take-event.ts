import { declares, flag, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { dayOf } from '@stolik/elements/ranking/format'
import { pageStyles } from './pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import * as client from './client.js'
import { countedPart, identityForm, type Unmatched, takeForm } from './identity-form.js'
import { deskStyles } from './desk.styles.js'
import { DeskElement } from './element.js'
import { refusedNote } from './refused.js'
import { button } from '../form/buttons.js'
import { whenConnected } from '../site/when-connected.js'
import { sure } from '../form/sure.js'

/** The counted events have changed: one was added, or one removed. */
export class TakenEvent extends CustomEvent<null> {
  static readonly type = 'stolik-taken'
  constructor() {
    super(TakenEvent.type)
  }
}

/**
 * Events to choose from, by name: final ones can be taken into the rankings, and counted ones taken out.
 *
 * @element stolik-take-event
 * @attr game - limits the events to this game
 * @attr region-needed - set if no event counts without a region
 * @property regions - the regions that the ranking knows
 * @property kinds - the kinds of events that some group of the ranking takes
 * @fires stolik-taken - the counted events have changed
 */
export class StolikTakeEvent extends declares(DeskElement, {
  game: property(''),
  regionNeeded: flag('region-needed'),
  regions: given<readonly string[]>([]),
  /** The kinds of events that can count in the ranking. */
  kinds: given<readonly client.EventInput['kind'][]>([]),
  /** null until they have loaded. */
  events: state<readonly client.RankingEvent[] | null>(null),
  /** The event about to be taken, or taken out. */
  chosen: state<client.RankingEvent | null>(null),
  dropping: state(false),
  asked: state<client.EventInput | null>(null),
  unmatched: state<readonly Unmatched[]>([]),
  /** The message about the last act. */
  done: state(''),
  refusal: state<client.Refusal | null>(null),
  busy: state(false),
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles]

  #find = ''
  /** Answers may overtake each other, so only the one to the last query counts. */
  #questions = 0

  constructor() {
    super()
    redrawOnChange(this, { value: null, watch: (listener) => this.gate.guest.watch(listener) })
    // Read again when another person signs in.
    whenConnected(
      this,
      () => `${this.server} ${this.gate.guest.value?.name ?? ''}`,
      () => {
        this.refusal = null
        void this.#look()
      },
    )
  }

  /** Reads the events again, because others have been taken. */
  again(): void {
    void this.#look()
  }

  async #look(): Promise<void> {
    const question = (this.#questions += 1)
    const answer = await client.eventsLike(this.gate, this.#find)
    if (question !== this.#questions) return
    if ('refused' in answer) {
      this.refusal = answer.refused
      return
    }
    this.events = answer.done.events
    // Somebody who may see them by now was taken in meanwhile.
    if (this.refusal?.code === 'NOT_ALLOWED') this.refusal = null
  }

  async #order(act: client.Act, done: string): Promise<void> {
    this.busy = true
    this.done = ''
    const answer = await client.actOn(this.gate, act)
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) {
      const { code, problems } = answer.refused
      this.unmatched = code === 'UNMATCHED' ? await client.fetchUnmatched(this.gate, problems) : []
      return
    }
    this.unmatched = []
    this.chosen = null
    this.asked = null
    this.done = done
    await this.#look()
    this.dispatchEvent(new TakenEvent())
  }

  async #take(asked: client.EventInput): Promise<void> {
    this.asked = asked
    const counts = this.kinds.includes(asked.kind)
    await this.#order({ event: asked }, this.say(counts ? 'rankdesk.taken' : 'rankdesk.takenNobody'))
  }

  protected override render(): unknown {
    const { say, events, refusal } = this
    const loading =
      refusal === null ? html`<p class="muted" role="status">${say('rankdesk.loadingEvents')}</p>` : nothing
    return html`<section class="stack">
      <h3>${say('rankdesk.event')}</h3>
      <p class="muted">${say('rankdesk.eventHint')}</p>
      ${refusal === null || refusal.code === 'UNMATCHED' || refusal.code === 'SAME_LISTS' ? nothing : refusedNote(refusal, { say, locale: this.locale })}
      ${this.done === '' ? nothing : html`<p class="note" role="status">${this.done}</p>`}
      <label
        ><span>${say('rankdesk.findEvent')}</span
        ><input
          type="search"
          name="find"
          @input=${({ target }: Event) => {
            this.#find = (target as HTMLInputElement).value
            void this.#look()
          }}
      /></label>
      ${events === null ? loading : this.#list(events)}
    </section>`
  }

  #list(all: readonly client.RankingEvent[]): TemplateResult {
    const events = all.filter(({ game }) => game === this.game)
    if (events.length === 0) return html`<p class="muted" role="status">${this.say('rankdesk.noEvents')}</p>`
    return html`<ul class="list">
      ${events.map((event) => this.#event(event))}
    </ul>`
  }

  #event(event: client.RankingEvent): TemplateResult {
    const { say, locale, chosen } = this
    const { name, date, organiser, players, kind, region, taken, here, changed } = event
    const open = chosen?.event === event.event && chosen.source === event.source
    return html`<li class="stack">
      <div>
        <p>
          <strong>${name}</strong> · ${dayOf(date, locale)} · ${organiser} ·
          ${say('ranking.found', { n: players })}
        </p>
        ${
          kind === null
            ? nothing
            : html`<p class="counts">
                ${say('rankdesk.countsAs', { kind: say(`rankdesk.kind.${kind}`) })}${region === null ? '' : ` · ${region}`}
              </p>`
        }
        ${changed === null ? nothing : html`<p class="note">${say(`rankdesk.changed.${changed}`)}</p>`}
      </div>
      <div class="row">
        ${here ? this.#button(taken ? 'rankdesk.takeAnew' : 'rankdesk.take', event, false) : nothing}
        ${taken ? this.#button('rankdesk.drop', event, true) : nothing}
      </div>
      ${open && this.dropping ? this.#dropping(event) : nothing}
      ${open && !this.dropping ? this.#taking(event) : nothing}
      ${open && this.asked !== null ? this.#who(this.asked) : nothing}
    </li>`
  }

  /** A button that opens its form below, and closes it again. */
  #button(code: string, event: client.RankingEvent, dropping: boolean): TemplateResult {
    const { say, locale, chosen } = this
    const open = chosen?.event === event.event && chosen.source === event.source && this.dropping === dropping
    return button(say(code), () => this.#choose(open ? null : event, dropping), {
      label: `${say(code)}: ${event.name}, ${dayOf(event.date, locale)}`,
      open,
      busy: this.busy,
    })
  }

  #choose(event: client.RankingEvent | null, dropping = false): void {
    Object.assign(this, { chosen: event, dropping, asked: null, unmatched: [], refusal: null, done: '' })
  }

  #taking(event: client.RankingEvent): TemplateResult {
    const { say, busy, regions, regionNeeded, kinds } = this
    return takeForm({
      say,
      busy,
      event,
      regions,
      regionNeeded,
      kinds,
      take: (asked) => void this.#take(asked),
    })
  }

  #dropping({ source, event }: client.RankingEvent): TemplateResult {
    const { say } = this
    return sure({
      question: say('rankdesk.dropAsk'),
      yes: say('rankdesk.dropYes'),
      no: say('rankdesk.leaveIt'),
      busy: this.busy,
      act: () => this.#order({ drop: { source, event } }, say('rankdesk.dropped')),
      leave: () => this.#choose(null),
    })
  }

  /** The questions to answer before the event is taken as requested. */
  #who(asked: client.EventInput): unknown {
    const { say, busy, locale, unmatched, refusal } = this
    const problems = refusal?.code === 'SAME_LISTS' ? refusal.problems : []
    return html`${identityForm({
      say,
      busy,
      unmatched,
      again: this.chosen?.taken === true,
      take: (decisions) => void this.#take({ ...asked, decisions }),
    })}
    ${countedPart({
      say,
      busy,
      locale,
      problems,
      take: (different) => void this.#take({ ...asked, different }),
    })}`
  }
}

customElements.define('stolik-take-event', StolikTakeEvent)
