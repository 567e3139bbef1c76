import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { forms } from '../../base/forms.styles.js'
import { writeStored, readStored } from '../../base/storage.js'
import type { Pass, Entrant } from '../client/acts.js'
import { type At, type Refusal, eventClient, failed } from '../client/client.js'
import type { EventPlayer, EventShown } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { groundStyles } from '../frame.styles.js'
import { ended } from '../ended.js'
import '../sheet.js'
import type { Speaker } from '../speaker.js'
import { away } from '../away.js'
import { notice } from '../notice.js'
import { watchEvent, type Watched } from '../watched.js'
import './claim.js'
import { downloads } from './downloads.js'
import { publicStyles } from './event.styles.js'
import { facts } from './facts.js'
import { currentSeries, isOpenArena } from '../current.js'
import { nextPanel } from './next-panel.js'
import './register.js'
import type { EntrantEvent } from './register.js'
import { firstSection, section, sectionsOf, type Section } from './sections.js'
import type { Gateway } from '../../client/gateway.js'

/** Returns the refusal; null if the entry succeeded. */
async function enterAs(gate: Gateway, event: string, entrant: Entrant): Promise<Refusal | null> {
  if (gate.guest.value === null && (await gate.token()) === null) {
    const outcome = await gate.enter(entrant.name)
    if ('refused' in outcome) return failed(outcome.refused)
  }
  const answer = await eventClient(gate, event).act({ register: { entrant } })
  return 'refused' in answer ? answer.refused : null
}

/**
 * One event for everybody: the next thing first, then who plays where, the standings, and the regulations.
 *
 * @element stolik-event
 * @attr event - id of the event
 * @attr card - the code of a start card, which identifies the player
 * @attr href - the address of the event's page; its other pages are below it
 * @attr table-href - the address of a table's page with `{id}` in it
 * @fires stolik-go - the person's next table of an arena begins; unless cancelled, its page opens
 */
export class StolikEvent extends declares(EventElement, {
  card: property<string | null>(null),
  href: property(''),
  tableHref: attribute<string | null>('table-href', null),
  section: state<Section | null>(null),
  /** The list that is shown. */
  at: state<At | null>(null),
  registering: state(false),
  refusal: state<Refusal | null>(null),
}) {
  static override styles = [controls, forms, eventStyles, publicStyles, groundStyles]
  readonly #watched = watchEvent(
    this,
    () => this.gate,
    () => this.#pass,
  )

  /** The phone remembers a scanned card. */
  get #pass(): Pass | null {
    const card = this.card ?? readStored(`stolik.card ${this.event}`)
    return card === null ? null : { card }
  }

  protected override updated(): void {
    if (this.card !== null && this.#watched.now?.me?.player?.card === this.card)
      writeStored(`stolik.card ${this.event}`, this.card)
  }

  protected override render(): unknown {
    const watched = this.#watched.now
    const event = watched?.shown ?? null
    if (watched === null || event === null) return this.unshown(watched?.trouble ?? null)
    const speaker: Speaker = { locale: this.locale, say: (code, args) => this.say(code, args) }
    const { name } = event.regulations
    const chosen = this.section ?? firstSection(event)
    return html`
      <h2>${name}</h2>
      ${facts(event, speaker)} ${ended(event, speaker)} ${away(event, speaker)} ${this.#line()}
      ${notice(event.notice, speaker, event.regulations.mode)} ${this.#next(watched, event, speaker)}
      ${this.#clock(event)}
      <nav class="sections" aria-label=${name}>
        ${sectionsOf(event, watched).map(
          (one) =>
            html`<button
              aria-current=${one === chosen ? 'true' : nothing}
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
        server=${this.server}
        .client=${watched.client}
        .at=${this.at}
        @close=${() => (this.at = null)}
      ></stolik-event-sheet>
      ${section(chosen, {
        ...speaker,
        event,
        watched,
        now: this.gate.now(),
        file: (name) => this.gate.address(this.paper(name)),
        show: (at) => {
          this.at = at
        },
        arena: (mine) => this.#leaders(mine),
        refused: this.refused(watched.refusal),
      })}
      ${downloads(event, speaker, (file) => this.gate.address(this.paper(file)), this.href)}
    `
  }

  /** Its code loads when a series with a clock is played. */
  #clock(event: EventShown): unknown {
    const series = currentSeries(event)
    if (series === undefined || (series.endsAt ?? series.left) === null) return nothing
    void import('../clock/clock.js')
    return html`<stolik-event-clock
      lang=${this.lang}
      server=${this.server}
      .series=${series}
      .mode=${event.regulations.mode}
    ></stolik-event-clock>`
  }

  #line(): unknown {
    return this.gate.connection.value === 'lost'
      ? html`<p class="note" role="status">${this.say('line.lost')}</p>`
      : nothing
  }

  #next(watched: Watched, event: EventShown, speaker: Speaker): TemplateResult {
    const mine = watched.me?.player ?? null
    if (isOpenArena(event)) return this.#arena(watched, event)
    // A player who waits for approval is on no public list.
    const player = event.players.find(({ id }) => id === mine?.id) ?? mine
    return nextPanel({
      ...speaker,
      event,
      player,
      pin: mine?.pin ?? null,
      now: this.gate.now(),
      href: this.href,
      tableHref: this.tableHref,
      enter: this.registering
        ? this.#register(event)
        : html`<button class="button" @click=${() => this.#begin()}>${this.say('event.register')}</button>`,
      withdraw: mine === null ? nothing : this.#leave(watched, mine.id),
      more: [this.#claim(event, player), mine === null ? nothing : this.#notices(event)],
    })
  }

  /** Its code loads when there is an arena. */
  #arena(watched: Watched, event: EventShown): TemplateResult {
    void import('../arena/seat.js')
    const { open, starts } = event.regulations
    const enter = this.registering
      ? this.#register(event)
      : html`<p class="big">
            ${this.say(event.phase === 'PLAYING' ? 'arena.on' : `phase.${event.phase}`, { series: 1 })}
          </p>
          ${open ? html`<button class="button" @click=${() => this.#join()}>${this.say('arena.join')}</button>` : nothing}`
    return html`<section class="next" aria-label=${this.say('next.title')}>
      <stolik-arena-seat
        lang=${this.lang}
        server=${this.server}
        event=${this.event}
        table-href=${this.tableHref ?? nothing}
        .starts=${starts}
        @stolik-phase=${() => watched.resume()}
        >${enter}</stolik-arena-seat
      >
      ${watched.me?.player ? this.#notices(event) : nothing}
    </section>`
  }

  #leaders(mine: string | null): TemplateResult {
    void import('../arena/arena.js')
    return html`<stolik-arena
      lang=${this.lang}
      server=${this.server}
      event=${this.event}
      mine=${mine ?? nothing}
    ></stolik-arena>`
  }

  /** Whoever has a name already is in with one press. */
  #join(): void {
    const name = this.gate.guest.value?.name ?? ''
    if (name === '') return this.#begin()
    void this.#enter({ name }).then(() => {
      if (this.refusal !== null) this.#begin()
    })
  }

  /** A person who shows a card that is not linked to them yet can claim it. */
  #claim(event: EventShown, player: EventPlayer | null): unknown {
    if (this.card === null || player === null || event.phase === 'FINAL') return nothing
    return html`<stolik-claim
      lang=${this.lang}
      server=${this.server}
      event=${this.event}
      card=${this.card}
      player=${player.id}
      name=${player.name}
      ?online=${player.online}
    ></stolik-claim>`
  }

  /** The code for notices loads when somebody opens them. Nothing is told about an event that is over. */
  #notices({ phase }: EventShown): unknown {
    if (phase === 'FINAL' || phase === 'CANCELLED') return nothing
    return html`<details @toggle=${() => void import('../notices/notices.js')}>
      <summary>${this.say('event.notices')}</summary>
      <stolik-notices lang=${this.lang} server=${this.server} event=${this.event}></stolik-notices>
    </details>`
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
    this.refusal = await enterAs(this.gate, this.event, entrant)
    if (this.refusal === null) this.registering = false
    this.#watched.now?.reloadMe()
  }

  /** Asks for confirmation with a second press. */
  #leave(watched: Watched, player: string): TemplateResult {
    const press = (): void => {
      if (this.registering) void watched.act({ withdraw: { player } })
      this.registering = !this.registering
    }
    return html`<button class="quiet" ?disabled=${watched.busy} @click=${press}>
        ${this.say(this.registering ? 'event.withdrawSure' : 'event.withdraw')}</button
      >${this.refused(watched.refusal)}`
  }
}

customElements.define('stolik-event', StolikEvent)
