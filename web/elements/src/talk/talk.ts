import { closeBeside } from '../base/close-beside.js'
import { say, type Arg } from '@stolik/core'
import { declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import type { LobbyPlayer, Phase } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { fetchMark } from '../mark/fetch.js'
import { talkWords } from '../words/talk/index.js'
import { seatRemarks } from './seat-remarks.js'
import * as documents from './documents.js'
import { isRead, muted, mutePerson } from './muted.js'
import { remarkAnnouncer } from './remark-announcer.js'
import { unmuteSelector } from './mute-part.js'
import { remarkText, type Remark } from './remark.js'
import { talkSheet } from './sheet-part.js'
import { plainLists } from '../base/lists.styles.js'
import { talkStyles } from './talk.styles.js'
import { openTalk, sendRemark, type NewRemark, type TalkSession } from './talk-session.js'

/** The visible remarks at the seats have changed; `answer` names a person who has just answered me. */
export class SaidEvent extends CustomEvent<{
  readonly seats: readonly (string | null)[]
  readonly answer: string | null
}> {
  static readonly type = 'stolik-said'
  constructor(seats: readonly (string | null)[], answer: string | null) {
    super(SaidEvent.type, { detail: { seats, answer } })
  }
}

/**
 * The talk at a table: a button in the table's head, a sheet with short phrases and the last remarks, and a live region. It is
 * loaded only where there is somebody to talk to.
 *
 * @element stolik-talk
 * @attr table - id of the table
 * @attr invitation - the invitation code of a private table
 * @prop chair - the viewer's chair; null = a spectator, who may only read
 * @prop phase - the phase of the table
 * @prop players - the players of the table, by chair
 * @fires stolik-said - the visible remarks at the seats have changed
 */
export class StolikTalk extends declares(StolikElement, {
  table: property(''),
  invitation: property<string | null>(null),
  chair: given<number | null>(null),
  phase: given<Phase>('GATHERING'),
  players: given<readonly (LobbyPlayer | null)[]>([]),
  open: state(false),
  /** Whether all phrases are shown. */
  whole: state(false),
  /** The remark whose menu is open. */
  chosen: state<string | null>(null),
  /** Whether the person may write free text here. */
  writes: state(false),
  note: state(''),
}) {
  static override styles = [controls, forms, plainLists, talkStyles]

  #session: TalkSession | null = null
  #unread = 0
  readonly #seats = seatRemarks((seats, answer) => this.dispatchEvent(new SaidEvent(seats, answer)))
  readonly #announcer = remarkAnnouncer(() => this.renderRoot.querySelector('[role=log]'))

  constructor() {
    super()
    redrawOnChange(this, muted)
    runWhileConnected(
      this,
      () => (!this.table || this.place === null ? null : `${this.place} ${this.table} ${this.invitation}`),
      () => {
        const which = { id: this.table, invitation: this.invitation ?? undefined }
        const session = openTalk(this.gate, which, (fresh) => this.#heard(fresh))
        this.#session = session
        return () => {
          session.stop()
          this.#session = null
          this.#announcer.stop()
          this.#seats.stop()
        }
      },
    )
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.open) this.#close()
    })
    closeBeside(this, () => (this.open = false))
  }

  protected override readonly catalogues = [talkWords]

  #t(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(talkWords[this.locale], this.locale, code, args)
  }

  /** Returns the remarks that are not muted and have a text in this language. */
  #read(): readonly Remark[] {
    const all = this.#session?.remarks ?? []
    return all.filter((r) => isRead(muted.value, this.table, r) && remarkText(r, this.locale) !== '')
  }

  #heard(fresh: readonly Remark[]): void {
    const read = new Set(this.#read().map(({ id }) => id))
    const theirs = fresh.filter(({ id, mine }) => !mine && read.has(id))
    const mine = new Set((this.#session?.remarks ?? []).filter((r) => r.mine).map(({ id }) => id))
    for (const remark of theirs) {
      const text = remarkText(remark, this.locale)
      this.#announcer.announce(`${remark.name}: ${text}`)
      this.#seats.put(remark.chair, text)
    }
    if (!this.open) this.#unread += theirs.length
    const answer = theirs.findLast(({ answering }) => answering !== null && mine.has(answering))
    if (theirs.length > 0) this.#seats.show(answer?.name ?? null)
    this.requestUpdate()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    fetchMark(this.players)
    fetchMark(this.#session?.remarks ?? [])
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed)
    const list = this.renderRoot.querySelector('ol')
    if (list !== null && this.chosen === null) list.scrollTop = list.scrollHeight
  }

  protected override render(): unknown {
    const label = [this.#t('talk.title'), this.#unread > 0 ? this.#t('talk.new', { n: this.#unread }) : '']
    return html`<button
        class="open"
        type="button"
        aria-label=${label.filter((part) => part !== '').join(', ')}
        aria-expanded=${this.open}
        @click=${() => (this.open ? this.#close() : this.#openSheet())}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11h-9l-5 4v-4H4z" />
        </svg>
        ${this.#unread > 0 ? html`<span class="dot"></span>` : nothing}
      </button>
      ${this.open ? this.#renderSheet() : nothing}
      <div class="visually-hidden" role="log" aria-live="polite" aria-label=${this.#t('talk.title')}></div>`
  }

  #renderSheet(): TemplateResult {
    const { whole, chosen, writes, note } = this
    return talkSheet(
      this,
      { remarks: this.#read(), trouble: this.#session?.trouble ?? null, whole, writes, note },
      {
        t: (code, args) => this.#t(code, args),
        locale: this.locale,
        speaks: this.chair !== null && this.phase !== 'CLOSED',
        chosen,
        say: (what) => void this.#say(what),
        choose: (id) => (this.chosen = id),
        mute: (remark) => this.#mute(remark),
        unmute: (person) => this.#unmute(person),
        report: (remark) => void this.#report(remark),
        showWhole: (isWhole) => (this.whole = isWhole),
      },
    )
  }

  #openSheet(): void {
    this.open = true
    this.#unread = 0
    this.note = ''
    void this.#askToWrite()
    void this.#focus('.sheet .phrases button, .sheet ol')
  }

  /** Focuses the first existing element: the pressed one may disappear with the next update. */
  async #focus(...selectors: readonly string[]): Promise<void> {
    await this.updateComplete
    const found = selectors.map((selector) => this.renderRoot.querySelector<HTMLElement>(selector))
    found.find((one) => one !== null)?.focus()
  }

  #close(): void {
    this.open = false
    this.chosen = null
    this.renderRoot.querySelector<HTMLElement>('.open')?.focus()
  }

  /** Only a person signed in with an account may write free text. The gateway checks this again when they do. */
  async #askToWrite(): Promise<void> {
    if (this.chair === null || this.gate.guest.value?.refresh === undefined) return
    const answer = await this.gate.query(documents.mayWrite, { table: this.table })
    this.writes = 'done' in answer && answer.done.mayWrite
  }

  async #say(remark: NewRemark): Promise<void> {
    const outcome = await sendRemark(this.gate, this.table, remark)
    if ('refused' in outcome) this.note = this.#failed(outcome.refused)
    else if (outcome.done > 0) this.note = this.#t('talk.tooSoon', { n: Math.ceil(outcome.done / 1000) })
    else this.#close()
  }

  #failed(why: Failure): string {
    return failureWords(this.locale, why)
  }

  #mute(remark: Remark): void {
    mutePerson(remark, true)
    this.chosen = null
    this.whole = true
    void this.#focus(unmuteSelector(remark))
  }

  #unmute(person: Pick<Remark, 'speaker' | 'name'>): void {
    mutePerson(person, false)
    void this.#focus('.quiet .button', '.sheet ol', '.quiet input')
  }

  async #report({ id }: Remark): Promise<void> {
    const { table, invitation } = this
    const outcome = await this.gate.order(documents.report, { table, remark: id, invitation })
    this.chosen = null
    void this.#focus(`.more[data-remark="${CSS.escape(id)}"]`)
    this.note = 'done' in outcome ? this.#t('talk.reported') : this.#failed(outcome.refused)
  }
}

customElements.define('stolik-talk', StolikTalk)
