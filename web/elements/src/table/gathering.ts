import { declares, flag, given, property } from '@stolik/kit/properties'
import { countdown } from '@stolik/kit/table'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult, type LitElement } from 'lit'
import type { BotLevel, Player } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { forms } from '../base/forms.styles.js'
import { chosenLevel } from '../live/bot-level.js'
import '../name/name.js'
import type { NamedEvent, StolikName } from '../name/name.js'
import { gatherWords } from '../words/gather/index.js'
import { levelChoice } from './level-choice.js'
import { addBot, fillWithBots, sit, waitForPeople, type SeatOrder } from './seat-order.js'
import { plainLists } from '../base/lists.styles.js'
import { gatheringStyles } from './gathering.styles.js'
import { share, type Shared } from '../base/share.js'

/** @param host is drawn again when the link has been sent or copied */
function invite(host: LitElement, say: (code: string) => string): (link: string) => TemplateResult {
  let shared: Shared
  const send = async (link: string): Promise<void> => {
    shared = await share(say('gather.invited'), link)
    // Without the device's dialog and without https the address is selected, to be copied by hand.
    const text = host.renderRoot.querySelector('#link')
    if (shared === 'shown' && text !== null) getSelection()?.selectAllChildren(text)
    host.requestUpdate()
  }
  return (link) =>
    html`<section class="panel share" aria-labelledby="share">
      <h3 id="share">${say('gather.share')}</h3>
      <p id="link" class="link" translate="no">${link}</p>
      <button class="button primary" @click=${() => void send(link)}>
        ${say(typeof navigator.share === 'function' ? 'gather.send' : 'gather.copy')}
      </button>
      <p class="small" role="status">${shared === undefined ? nothing : say(`gather.${shared}`)}</p>
    </section>`
}

/** A person's order for the free chairs, which the table is to send. */
export class SeatEvent extends CustomEvent<SeatOrder> {
  static readonly type = 'stolik-seat'
  constructor(order: SeatOrder) {
    super(SeatEvent.type, { detail: order })
  }
}

/**
 * A table where people still gather: who sits where, and how the free chairs can be filled. Loaded at such a table only.
 *
 * @element stolik-gathering
 * @prop players - by chair; null = free
 * @prop chair - the viewer's chair; null = the viewer does not sit here
 * @prop remarks - the last remark at each chair
 * @prop botsIn - milliseconds, from the moment this is set, until bots take the free chairs; null = they do not
 * @prop levels - how well the bots can play that may be added
 * @attr rated - whether the series changes ratings: then no bots sit down
 * @prop waitSeconds - about how many seconds until everybody is there; null = not known
 * @attr given - whether the first hand has the cards of a finished hand
 * @attr awaits - whether the table of an event waits for players whose chairs are kept
 * @prop link - the address that invites others, or null
 * @prop table - id of the table, to which people whom the viewer follows can be invited; null = nobody can
 * @prop busy - whether an order is under way
 * @fires stolik-seat - an order for free chairs
 */
export class StolikGathering extends declares(StolikElement, {
  players: given<readonly (Player | null)[]>([]),
  chair: given<number | null>(null),
  remarks: given<readonly (string | null)[]>([]),
  botsIn: given<number | null>(null),
  link: property<string | null>(null),
  table: given<string | null>(null),
  busy: flag(),
  given: flag(),
  rated: flag(),
  waitSeconds: given<number | null>(null),
  awaits: flag(),
  levels: given<readonly BotLevel[]>([]),
}) {
  static override styles = [controls, forms, plainLists, gatheringStyles]

  readonly #countdown = countdown(this)
  readonly #invite = invite(this, (code) => this.say(code))
  /** The order that waits until the person has given a name. */
  #waiting: SeatOrder | null = null

  protected override readonly catalogues = [gatherWords]

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('botsIn')) this.#countdown.start(this.botsIn)
  }

  protected override render(): unknown {
    const free = this.players.filter((player) => player === null).length
    const absent = this.players.filter((player) => player?.online === false)
    const adds = this.chair !== null && free > 0
    return html`
      <div class="words">
        <h2>${this.say('gather.title')}</h2>
        <p role="status">
          ${this.awaits ? this.say('gather.absent', { n: absent.length }) : this.say('gather.waiting', { n: free })}
        </p>
        ${this.given ? html`<p>${this.say('gather.given')}</p>` : nothing}
        ${this.rated ? this.#renderRated() : nothing}
      </div>
      ${this.chair === null && free > 0 && !this.awaits && this.gate.guest.value === null ? this.#renderName() : nothing}
      <ol>
        ${this.players.map((player, chair) =>
          player === null ? this.#renderFree(chair) : this.#renderTaken(player, chair),
        )}
      </ol>
      ${adds ? levelChoice(this, this.levels, (code) => this.say(code)) : nothing} ${this.#renderBots(free)}
      ${this.link === null || this.awaits ? nothing : this.#invite(this.link)}
      ${adds ? this.#renderPeople() : nothing}
    `
  }

  /** What is at stake, and how long it may take. */
  #renderRated(): TemplateResult {
    const wait = this.waitSeconds
    const minutes = wait === null ? 0 : Math.max(1, Math.round(wait / 60))
    return html`<p>${this.say('gather.rated')}</p>
      ${wait === null ? nothing : html`<p>${this.say('gather.waits', { n: minutes })}</p>`}`
  }

  /** Shows when bots come by themselves, with buttons to have them now or not at all. */
  #renderBots(free: number): unknown {
    const { seconds } = this.#countdown
    const sits = this.chair !== null
    const wanted = sits && !this.rated && (free > 1 || seconds !== null)
    // The seconds count down on the screen. A screen reader announces them once, not each second.
    const soon = (n: number): string => this.say('gather.botsIn', { n })
    return html`${
      seconds === null
        ? nothing
        : html`<p class="soon">
            <span aria-hidden="true">${soon(seconds)}</span>
            <span class="visually-hidden" role="status">${soon(Math.ceil((this.botsIn ?? 0) / 1000))}</span>
          </p>`
    }
    ${
      wanted
        ? html`<div class="row bots">
            <button
              class="button fill"
              ?disabled=${this.busy}
              @click=${() => void this.#seat(fillWithBots(this.#level))}
            >
              ${this.say('gather.bots')}
            </button>
            ${
              seconds === null
                ? nothing
                : html`<button
                    class="button wait"
                    ?disabled=${this.busy}
                    @click=${() => void this.#seat(waitForPeople)}
                  >
                    ${this.say('gather.wait')}
                  </button>`
            }
          </div>`
        : nothing
    }`
  }

  /** People with an account can invite those whom they follow. */
  #renderPeople(): unknown {
    if (this.table === null || this.awaits || this.gate.guest.value?.refresh === undefined) return nothing
    import('../people/people.js').catch(() => undefined)
    return html`<stolik-people
      server=${this.server}
      lang=${this.lang}
      theme=${this.theme}
      .table=${this.table}
      .but=${this.players.flatMap((player) => player?.name ?? [])}
      .invites=${true}
    ></stolik-people>`
  }

  /** A stranger gives a name and takes a seat with one press. */
  #renderName(): unknown {
    return html`<stolik-name
      class="panel"
      server=${this.server}
      lang=${this.lang}
      action=${this.say('gather.join')}
      @stolik-named=${this.#named}
    ></stolik-name>`
  }

  #renderTaken(player: Player, chair: number): TemplateResult {
    const remark = this.remarks[chair] ?? null
    return html`<li>
      <span class="small muted">${this.say('gather.place', { n: chair + 1 })}</span>
      <strong>${player.name}</strong>
      <span
        class=${remark === null ? 'small muted' : 'said'}
        aria-hidden=${remark === null ? nothing : 'true'}
      >
        ${
          remark !== null
            ? remark
            : chair === this.chair
              ? this.say('gather.you')
              : this.awaits && !player.online
                ? this.say('gather.notCome')
                : player.bot
                  ? this.say(`gather.bot.${player.level ?? 'CLUB'}`)
                  : player.online
                    ? nothing
                    : this.say('lobby.away')
        }
      </span>
    </li>`
  }

  #renderFree(chair: number): TemplateResult {
    const stands = this.chair === null
    const label = this.say(stands ? 'gather.sit' : 'gather.bot')
    const place = this.say('gather.place', { n: chair + 1 })
    return html`<li class="free">
      <span class="small">${place}</span>
      <strong>${this.say('gather.free')}</strong>
      ${this.rated && !stands ? nothing : this.#renderTake(chair, label, place)}
    </li>`
  }

  #renderTake(chair: number, label: string, place: string): TemplateResult {
    const stands = this.chair === null
    return html`<button
        class="button"
        aria-label=${`${label}, ${place}`}
        ?disabled=${this.busy}
        @click=${() => void this.#seat(stands ? sit(chair) : addBot(chair, this.#level))}
      >
        ${label}
      </button>
    </li>`
  }

  /** Of the bots that the person adds. */
  get #level(): BotLevel {
    return chosenLevel(this.levels)
  }

  async #seat(order: SeatOrder): Promise<void> {
    this.#waiting = order
    if (await this.knows()) this.dispatchEvent(new SeatEvent(order))
    else this.renderRoot.querySelector<StolikName>('stolik-name')?.give()
  }

  /** A name that comes from elsewhere seats nobody who has pressed nothing. */
  #named = (event: NamedEvent): void => {
    const order = this.#waiting ?? (event.isTyped ? sit() : null)
    if (order !== null) this.dispatchEvent(new SeatEvent(order))
  }
}

customElements.define('stolik-gathering', StolikGathering)
