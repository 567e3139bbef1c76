import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import { isShown } from './table-files.js'
import { save } from '@stolik/elements/base/save'
import type { Act } from '@stolik/elements/event/client/acts'
import { failed, formatsOf, type At, type Refusal } from '@stolik/elements/event/client/client'
import type { Entries, EventShown } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import '@stolik/elements/event/public/register'
import { publicStyles } from '@stolik/elements/event/public/event.styles'
import { watchEvent, type Watched } from '@stolik/elements/event/watched'
import { body } from './body.js'
import type { Cash } from './cash.js'
import { DeskFetching } from './desk-fetching.js'
import { inTurn } from './door/in-turn.js'
import { deskPage, deskStyles } from './desk.styles.js'
import { openProtests, type Incident, type Undoing } from './parts.js'
import { sectionsOf, type Rights, type Section } from './sections.js'
import '@stolik/elements/account/sign-in'

/**
 * The desk of an event's director: the next step, the state of every table, and all actions.
 *
 * @element stolik-desk
 * @attr event - id of the event
 * @attr href - the address of the event's page
 * @attr table-href - the address of a live table's page with `{id}` in it
 * @attr new-href - the address of the page for announcing an event
 */
export class StolikDesk extends declares(DeskElement, {
  href: property(''),
  tableHref: attribute<string | null>('table-href', null),
  newHref: attribute<string | null>('new-href', null),
  section: state<Section>('now'),
  at: state<At | null>(null),
  /** The list that is shown. */
  listed: state<At | null>(null),
  /** Where something happened on which somebody begins to rule. */
  incident: state<Incident | null>(null),
  entries: state<Entries | null>(null),
  /** The player whose entry is being changed. */
  editing: state<string | null>(null),
  /** The search text for entries. */
  sought: state(''),
  /** Whether the entries show only who is not here. */
  onlyAbsent: state(false),
  /** What was just done to many at the door. */
  undoing: state<Undoing | null>(null),
  /** Why a paper could not be opened. */
  failure: state<Refusal | null>(null),
  /** Null until it has been fetched, and without a fee. */
  cash: state<Cash | null>(null),
}) {
  static override styles = [controls, forms, eventStyles, publicStyles, deskStyles, deskPage]
  readonly #watched = watchEvent(
    this,
    () => this.gate,
    () => null,
  )
  readonly #fetching = new DeskFetching({
    client: () => this.#watched.now?.client ?? null,
    gate: () => this.gate,
    setEntries: (entries) => (this.entries = entries),
    setCash: (cash) => (this.cash = cash),
  })
  readonly #act = inTurn(async (act: Act) => (await this.#watched.now?.act(act)) ?? null)
  /** How far the event was when the desk was drawn last, and whether this desk has just taken it further. */
  #step = ''
  #stepped = false
  /** The length of the event's log when the viewer's offices were last asked for. */
  #askedAt: number | null = null

  protected override get game(): string {
    return this.#watched.now?.shown?.regulations.game ?? ''
  }

  protected override firstUpdated(): void {
    // Why an act was refused is said until somebody changes what they wrote: at the first letter, since a page that moves when a field
    // is left would move the button away from under the pointer.
    this.renderRoot.addEventListener('input', () => {
      const { now } = this.#watched
      if (now !== null && now.refusal !== null) now.clear()
    })
  }

  protected override updated(changed: PropertyValues): void {
    // Focuses the opened part, which is below everything else on a phone.
    if (changed.has('editing')) this.renderRoot.querySelector<HTMLElement>('.changing')?.focus()
    if (changed.has('at')) this.renderRoot.querySelector<HTMLElement>('.chosen, .todo .primary')?.focus()
    this.#followStep()
    const watched = this.#watched.now
    const event = watched?.shown ?? null
    const me = watched?.me ?? null
    if (me !== null && event !== null) this.#awaitOffice(me, event, watched)
    if (me === null || !(me.director || me.door) || event === null) return
    if (me.director) this.#fetching.followCash(event, this.section)
    this.#fetching.followEntries(event, this.section)
  }

  /** After a step the keyboard is where the next one is. */
  #followStep(): void {
    const watched = this.#watched.now
    const event = watched?.shown ?? null
    if (event === null || watched?.busy === true) return
    const step = `${event.phase} ${event.series.map(({ status }) => status).join(' ')}`
    if (step === this.#step) return
    const follows = this.#step !== '' && this.#stepped
    this.#step = step
    this.#stepped = false
    if (follows) this.renderRoot.querySelector<HTMLElement>('.todo .primary')?.focus()
  }

  /** An office is given by an act, so after each one whoever does not direct asks what they may do now. */
  #awaitOffice({ director }: Rights, { seq }: EventShown, watched: Watched | null): void {
    const before = this.#askedAt
    this.#askedAt = seq
    if (!director && before !== null && before !== seq) watched?.reloadMe()
  }

  /** Sends an act of the door after those before it: a queue is faster than an answer. */
  async #atDoor(act: Act, next: Act | null = null): Promise<boolean> {
    const answer = await this.#act(act)
    const isDone = answer !== null && 'done' in answer
    // A refusal says that somebody else was quicker, so what they did is shown.
    void this.#fetching.entries()
    return isDone && next !== null ? this.#atDoor(next) : isDone
  }

  /** A change sends the whole entry, so it starts from the current one. */
  async #edit(player: string | null): Promise<void> {
    if (player !== null) await this.#fetching.entries()
    this.editing = player
  }

  /** The sign-in element stays in place in every state, since it may have to report a login. */
  protected override render(): unknown {
    const watched = this.#watched.now
    const event = watched?.shown ?? null
    const signed = this.gate.guest.value?.refresh !== undefined
    return html`<div class="top ${signed ? '' : 'alone'}">
        ${event === null ? nothing : html`<h2><a href=${this.href}>${event.regulations.name}</a></h2>`}
        ${event === null || signed ? nothing : html`<p>${this.say('desk.notYours')}</p>`}
        <stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>
      </div>
      ${
        watched === null || event === null
          ? watched?.trouble
            ? html`<p class="refusal" role="alert">${this.why(watched.trouble)}</p>`
            : html`<p class="muted" role="status">${this.say('event.loading')}</p>`
          : signed
            ? this.#desk(watched, event)
            : this.#line()
      }`
  }

  #desk(watched: Watched, event: EventShown): TemplateResult {
    const { me } = watched
    return html`${this.#line()}
    ${
      me !== null && (me.director || me.referee || me.door)
        ? html`${this.#nav(event, me)}${this.refused(this.failure, () => (this.failure = null))}${this.refused(watched.refusal, () => watched.clear())}${this.#body(watched, event)}`
        : me === null
          ? html`<p class="panel">${this.say('event.loading')}</p>`
          : html`<p class="panel">
              ${this.say('desk.notYours')} <a href=${this.href}>${this.say('desk.toEvent')}</a>
            </p>`
    }`
  }

  #line(): unknown {
    return this.gate.connection.value === 'lost'
      ? html`<p class="note" role="status">${this.say('line.lost')}</p>`
      : nothing
  }

  #nav(event: EventShown, rights: Rights): TemplateResult {
    const open = openProtests(event)
    return html`<nav class="sections" aria-label=${this.say('desk.title')}>
      ${sectionsOf(rights, event).map(
        (one) =>
          html`<button
            aria-current=${one === this.#shown(event, rights) ? 'true' : nothing}
            @click=${() => this.#go(one)}
          >
            ${this.say(`desk.section.${one}`)}${one === 'protests' && open > 0 ? html` <span class="count">${open}</span>` : nothing}
          </button>`,
      )}
    </nav>`
  }

  /** The chosen section, or the first that the viewer may see. */
  #shown(event: EventShown, rights: Rights): Section {
    const may = sectionsOf(rights, event)
    return may.includes(this.section) ? this.section : (may[0] ?? this.section)
  }

  #go(section: Section, incident: Incident | null = null): void {
    this.section = section
    this.incident = incident
    this.listed = null
    this.editing = null
    this.undoing = null
    this.sought = ''
    this.#watched.now?.clear()
    // Whoever comes to rule or to decide has the keyboard in the first field.
    void this.updateComplete.then(() => {
      void this.renderRoot.querySelector('stolik-arbiter')?.begin()
      this.renderRoot.querySelector<HTMLElement>('select.first')?.focus()
    })
  }

  async #print(file: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    if (!isShown(file)) return this.#saveTable(file)
    // Opens the window at once, since browsers block windows that open later.
    const view = window.open('', '_blank')
    const outcome = await this.gate.file(this.paper(file, more))
    if ('done' in outcome && view !== null) view.location.href = URL.createObjectURL(outcome.done)
    else view?.close()
    this.failure = 'refused' in outcome ? failed(outcome.refused) : null
  }

  /** A spreadsheet opens it from where people save it. */
  async #saveTable(file: string): Promise<void> {
    const outcome = await this.gate.file(this.paper(file))
    if ('done' in outcome)
      save(`${fileName(this.#watched.now?.shown?.regulations.name ?? '')}-${file}`, outcome.done)
    this.failure = 'refused' in outcome ? failed(outcome.refused) : null
  }

  async #saveRegulations({ regulations }: EventShown): Promise<void> {
    const [answer, { writeRegulations }] = await Promise.all([
      formatsOf(this.gate),
      import('./regulations/file.js'),
    ])
    this.failure = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) return
    save(`${fileName(regulations.name)}.json`, writeRegulations(regulations, answer.done))
  }

  #body(watched: Watched, event: EventShown): unknown {
    const { me } = watched
    return body(me === null ? this.section : this.#shown(event, me), {
      locale: this.locale,
      say: (code, args) => this.say(code, args),
      watched,
      event,
      directs: me?.director === true,
      entries: this.entries,
      cash: this.cash,
      refresh: () => void this.#fetching.entries(),
      editing: this.editing,
      edit: (player) => void this.#edit(player),
      sought: this.sought,
      seek: (text) => (this.sought = text),
      door: {
        send: (act, next) => this.#atDoor(act, next),
        undoing: this.undoing,
        offerUndo: (undoing) => (this.undoing = undoing),
        onlyAbsent: this.onlyAbsent,
        showOnlyAbsent: (only) => (this.onlyAbsent = only),
      },
      lang: this.lang,
      server: this.server,
      href: this.href,
      tableHref: this.tableHref,
      newHref: this.newHref,
      saveRegulations: () => void this.#saveRegulations(event),
      print: (file, more) => void this.#print(file, more),
      at: this.at,
      choose: (at) => {
        this.at = at
        this.listed = at
        if (at !== null) this.section = 'now'
      },
      ruleOn: (incident) => this.#go('arbiter', incident),
      incident: this.incident,
      go: (section) => this.#go(section),
      stepped: () => (this.#stepped = true),
      listed: this.listed,
      list: (at) => (this.listed = at),
    })
  }
}

/** A name that every file system takes. */
const fileName = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)

customElements.define('stolik-desk', StolikDesk)
