import { controls } from '@stolik/kit'
import { html, nothing, type TemplateResult } from 'lit'
import { forms } from '../../forms.styles.js'
import { gameName } from '../../game-names.js'
import { tableAddress } from '../../address.js'
import { keep, recall } from '../../storage.js'
import type { Pass } from '../client/acts.js'
import { eventClient, failed, type At, type Refusal } from '../client/client.js'
import type { EventShown } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { clockTime, dayTime } from '../format.js'
import { sent, text } from '../form.js'
import '../sheet.js'
import type { Speaker } from '../speaker.js'
import { watchEvent, type Watched } from '../watched.js'
import './claim.js'
import { draw } from './draw.js'
import { publicStyles } from './event.styles.js'
import { current, nextThing } from './next.js'
import { players } from './players.js'
import { protests } from './protests.js'
import './register.js'
import type { EntrantEvent } from './register.js'
import { regulations } from './regulations.js'
import { standings } from './standings.js'

const sections = ['draw', 'standings', 'players', 'protests', 'rules'] as const
type Section = (typeof sections)[number]

/**
 * One event for everybody: the next thing first, then who plays where, the standings, and the regulations.
 *
 * @element stolik-event
 * @attr event - id of the event
 * @attr card - the code of a start card, whose player this is
 * @attr href - the address of the event's page; its other pages are below it
 * @attr table-href - the address of a table's page with `{id}` in it
 */
export class StolikEvent extends EventElement {
  static override styles = [controls, forms, eventStyles, publicStyles]
  static override properties = {
    ...EventElement.properties,
    card: {},
    href: {},
    tableHref: { attribute: 'table-href' },
    section: { state: true },
    at: { state: true },
    registering: { state: true },
    refusal: { state: true },
  }

  declare card: string | null
  declare href: string
  declare tableHref: string | null
  declare private section: Section | null
  /** The list that is being looked at. */
  declare private at: At | null
  declare private registering: boolean
  declare private refusal: Refusal | null
  readonly #watched = watchEvent(
    this,
    () => this.gate,
    () => this.#pass,
  )

  constructor() {
    super()
    this.card = null
    this.href = ''
    this.tableHref = null
    this.section = null
    this.at = null
    this.registering = false
    this.refusal = null
  }

  /** A card that was scanned once is remembered by its phone. */
  get #pass(): Pass | null {
    const card = this.card ?? recall(`stolik.card ${this.event}`)
    return card === null ? null : { card }
  }

  protected override updated(): void {
    if (this.card !== null && this.#watched.now?.me?.player?.card === this.card)
      keep(`stolik.card ${this.event}`, this.card)
  }

  protected override render(): unknown {
    const watched = this.#watched.now
    const event = watched?.shown ?? null
    if (watched === null || event === null)
      return watched?.trouble
        ? html`<p class="refusal" role="alert">${this.why(watched.trouble)}</p>`
        : html`<p class="muted" role="status">${this.say('event.loading')}</p>`
    const { name } = event.regulations
    const section =
      this.section ??
      (event.phase === 'OPEN'
        ? 'rules'
        : event.series.some(({ status }) => status === 'ENDED')
          ? 'standings'
          : 'draw')
    const shown = sections.filter((one) => this.#has(one, event, watched))
    return html`
      <h2>${name}</h2>
      ${this.#facts(event)} ${this.#line()} ${this.#next(watched, event)}
      <nav class="sections" aria-label=${name}>
        ${shown.map(
          (one) =>
            html`<button
              aria-current=${one === section ? 'true' : nothing}
              @click=${() => {
                this.section = one
                this.at = null
              }}
            >
              ${this.say(`section.${one}`)}
            </button>`,
        )}
      </nav>
      <stolik-event-sheet
        lang=${this.lang}
        gateway=${this.gateway}
        .client=${watched.client}
        .at=${this.at}
        @close=${() => (this.at = null)}
      ></stolik-event-sheet>
      ${this.#section(section, watched, event)} ${this.#downloads(event)}
    `
  }

  #has(section: Section, event: EventShown, { me }: Watched): boolean {
    if (section === 'draw') return current(event) !== undefined
    if (section === 'standings') return event.standings.individual.length > 0 && current(event) !== undefined
    if (section === 'protests') return event.protests.length > 0 || me?.player !== null
    return true
  }

  #facts({ regulations: rules, players: all }: EventShown): TemplateResult {
    const name = gameName(this.locale, rules.game, rules.format.profile)
    const n = all.filter(({ status }) => status === 'ENTERED').length
    return html`<ul class="facts">
      <li>${dayTime(rules.starts, this.locale)}</li>
      ${rules.place === '' ? nothing : html`<li>${rules.place}</li>`}
      <li>${name.profile}</li>
      <li>${this.say(`mode.${rules.mode}`)}</li>
      <li>
        ${rules.capacity === null ? this.say('event.players', { n }) : this.say('event.playersOf', { n, most: rules.capacity })}
      </li>
    </ul>`
  }

  #line(): unknown {
    return this.gate.connection.value === 'lost'
      ? html`<p class="note" role="status">${this.say('line.lost')}</p>`
      : nothing
  }

  #next(watched: Watched, event: EventShown): TemplateResult {
    const mine = watched.me?.player ?? null
    const player = event.players.find(({ id }) => id === mine?.id) ?? null
    const { code, args, table, at } = nextThing(event, player)
    const said =
      code === 'running'
        ? this.say(`phase.${event.phase}`, args)
        : this.say(`next.${code}`, { ...args, name: player?.name ?? '' })
    return html`<section class="next" aria-label=${this.say('next.title')} aria-live="polite">
      <p class="big">${said}</p>
      ${at === null ? nothing : html`<p>${this.#when(code, at)}</p>`}
      ${this.#deed(watched, event, code, table)}
      ${
        this.card === null || player === null || event.phase === 'FINAL'
          ? nothing
          : html`<stolik-claim
              lang=${this.lang}
              gateway=${this.gateway}
              event=${this.event}
              card=${this.card}
              player=${player.id}
              name=${player.name}
            ></stolik-claim>`
      }
    </section>`
  }

  /** "za 4 min" by the gateway's clock; a day and an hour when that is far, or not known. */
  #when(code: string, at: number): string {
    const now = this.gate.now()
    const minutes = now === null ? null : Math.round((at - now) / 60_000)
    const time = dayTime(at, this.locale)
    if (minutes === null || minutes > 180) return this.say(`when.${code}`, { time })
    if (minutes <= 0) return this.say(`when.${code}.now`, { time: clockTime(at, this.locale) })
    return this.say(`when.${code}.in`, { n: minutes, time: clockTime(at, this.locale) })
  }

  /** What to do about the next thing. */
  #deed(
    watched: Watched,
    event: EventShown,
    code: string,
    table: ReturnType<typeof nextThing>['table'],
  ): unknown {
    if (code === 'enter')
      return this.registering
        ? this.#register(event)
        : html`<button class="button" @click=${() => this.#begin()}>${this.say('event.register')}</button>`
    if (table !== null && code !== 'done') {
      const { live } = table
      if (table.online)
        return live === null || this.tableHref === null
          ? nothing
          : html`<a class="button" href=${tableAddress(this.tableHref, live)}
              >${this.say('event.toTable')}</a
            >`
      if (code !== 'seat')
        return html`<a class="button" href="${this.href}/list/${table.series}/${table.table}"
          >${this.say('event.toList')}</a
        >`
    }
    const { me } = watched
    return code === 'entered' && me?.player !== null && me?.player !== undefined
      ? html`<button class="quiet" ?disabled=${watched.busy} @click=${() => void this.#withdraw(watched)}>
            ${this.say(this.registering ? 'event.withdrawSure' : 'event.withdraw')}</button
          >${this.refused(watched.refusal)}`
      : nothing
  }

  #begin(): void {
    this.registering = true
    void this.updateComplete.then(async () => {
      const form = this.renderRoot.querySelector('stolik-register')
      await form?.updateComplete
      form?.renderRoot.querySelector('input')?.focus()
    })
  }

  #register({ regulations: rules }: EventShown): TemplateResult {
    return html`${this.refused(this.refusal)}<stolik-register
        lang=${this.lang}
        .regulations=${rules}
        name=${this.gate.guest.value?.name ?? ''}
        @stolik-entrant=${({ detail }: EntrantEvent) => void this.#enter(detail)}
      ></stolik-register>`
  }

  async #enter(entrant: EntrantEvent['detail']): Promise<void> {
    const guest = this.gate.guest.value
    if (guest === null) {
      const outcome = await this.gate.enter(entrant.name)
      if ('refused' in outcome) {
        this.refusal = failed(outcome.refused)
        return
      }
    }
    const answer = await eventClient(this.gate, this.event).act({ register: { entrant } })
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('done' in answer) this.registering = false
    this.#watched.now?.again()
  }

  async #withdraw(watched: Watched): Promise<void> {
    const player = watched.me?.player?.id
    if (player === undefined) return
    if (!this.registering) {
      this.registering = true
      return
    }
    this.registering = false
    await watched.act({ withdraw: { player } })
  }

  #section(section: Section, watched: Watched, event: EventShown): unknown {
    const speaker: Speaker = { locale: this.locale, say: (code, args) => this.say(code, args) }
    const mine = watched.me?.player?.id
    const parts = {
      ...speaker,
      event,
      mine: mine === undefined ? [] : [mine],
      show: (at: At) => {
        this.at = at
      },
    }
    const series = current(event)
    switch (section) {
      case 'draw':
        return series === undefined ? nothing : draw({ ...parts, series })
      case 'standings':
        return standings(parts)
      case 'players':
        return players(parts)
      case 'protests':
        return html`${this.refused(watched.refusal)}${protests(parts, watched.me, (submit, n) => {
          const form = sent(submit)
          const words = form === null ? null : text(form.data, 'text')
          const at = watched.me?.table ?? null
          if (form === null || words === null) return
          const act =
            n !== null
              ? { appeal: { n, text: words } }
              : at === null
                ? null
                : { protest: { series: at.series, table: at.table, text: words } }
          if (act === null) return
          void watched.act(act).then((answer) => {
            if (answer !== null && 'done' in answer) form.form.reset()
          })
        })}`
      case 'rules':
        return regulations(event, speaker)
    }
  }

  #downloads(event: EventShown): TemplateResult {
    const file = (name: string, kind: string, n = 0): unknown =>
      html`<a href=${this.gate.address(this.paper(name))} target="_blank"
        >${this.say(`file.${kind}`, { n })}</a
      >`
    const begun = event.series.filter(({ status }) => status !== 'PLANNED')
    return html`<p class="files small">
      <span class="muted">${this.say('file.title')}</span>
      ${file('regulations.pdf', 'rules')}
      ${begun.map(({ n, status }) =>
        status === 'ENDED' ? file(`kept-${n}.pdf`, 'lists', n) : file(`draw-${n}.pdf`, 'draw', n),
      )}
      ${begun.length === 0 ? nothing : html`${file('results.pdf', 'pdf')} ${file('results.csv', 'csv')} ${file('results.json', 'json')}`}
      <a href="${this.href}/board">${this.say('event.board')}</a>
      <a href="${this.href}/desk">${this.say('event.desk')}</a>
    </p>`
  }
}

customElements.define('stolik-event', StolikEvent)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-event': StolikEvent
  }
}
