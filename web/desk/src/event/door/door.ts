import { isolated } from '@stolik/core'
import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EntryOf, EventPlayer, EventShown } from '@stolik/elements/event/client/types'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { submittedForm, text } from '@stolik/elements/event/form'
import { chairLetter } from '@stolik/elements/event/format'
import { playing } from '@stolik/elements/event/current'
import { DeskElement } from '../element.js'
import { arrivalOf } from './arrivals.js'
import { canScan, scan } from './camera.js'
import { matchingPlayers, personOf } from './find.js'
import { button, send } from '../../form/buttons.js'

/** Something is to be noted about somebody at the door. */
export class DoorEvent extends CustomEvent<Act> {
  static readonly type = 'stolik-door'
  /** What follows if the act is done. */
  readonly next: Act | null
  constructor(detail: Act, next: Act | null = null) {
    super(DoorEvent.type, { detail })
    this.next = next
  }
}

/** Somebody is looked for: the list below shows only who matches. */
export class SeekEvent extends CustomEvent<string> {
  static readonly type = 'stolik-seek'
  constructor(detail: string) {
    super(SeekEvent.type, { detail })
  }
}

/**
 * Check-in at the door. A helper scans start cards, with the camera or a scanner that types, or types a number or a part of a
 * name. It notes who has come, and says their table and whether they have paid.
 *
 * @element stolik-door
 * @property shown - the event
 * @property people - its entries, with the codes of their cards
 * @attr busy - whether an act is being sent
 * @attr directs - whether a director is at the door, who takes fees and brings back who has withdrawn
 * @fires stolik-door - the act to send
 * @fires stolik-seek - what is typed to find somebody
 */
export class StolikDoor extends declares(DeskElement, {
  shown: given<EventShown | null>(null),
  people: given<readonly EntryOf[]>([]),
  busy: flag(),
  directs: flag(),
  /** Who stands at the door now. */
  at: state<string | null>(null),
  /** What was typed or scanned last, if it is not one person, and how many it may be. */
  missed: state<{ readonly text: string; readonly matches: number } | null>(null),
  scanning: state<AbortController | null>(null),
  noCamera: state(false),
}) {
  static override styles = [
    controls,
    forms,
    eventStyles,
    css`
      :host {
        display: block;
        max-width: 42rem;
      }
      .person {
        display: grid;
        gap: var(--stolik-space-1);
      }
      .name {
        font-size: 1.6em;
        font-weight: 700;
        overflow-wrap: anywhere;
      }
      video {
        width: min(100%, 24rem);
        border-radius: var(--stolik-radius);
      }
    `,
  ]

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop()
  }

  protected override render(): unknown {
    const { shown, people } = this
    if (shown === null) return nothing
    const person = people.find(({ id }) => id === this.at)
    const player = shown.players.find(({ id }) => id === this.at)
    const players = playing(shown)
    const here = people.filter(({ id, arrival }) => arrival !== null && players.some((one) => one.id === id))
    return html`<div class="stack">
      <form class="fields" @submit=${(event: SubmitEvent) => this.#submit(event)}>
        <label
          ><span>${this.say('door.seek')}</span
          ><input
            name="code"
            required
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            @input=${({ currentTarget }: Event) => this.#seek((currentTarget as HTMLInputElement).value)}
        /></label>
        ${send(this.say('door.check'))} ${canScan() ? this.#camera() : nothing}
      </form>
      <video ?hidden=${this.scanning === null} muted playsinline></video>
      ${this.noCamera ? html`<p class="refusal" role="alert">${this.say('door.noCamera')}</p>` : nothing}
      <div role="status">
        ${this.#missed()}
        ${person === undefined || player === undefined ? nothing : this.#person(shown, person, player)}
      </div>
      <p class="muted">${this.say('door.count', { n: here.length, of: players.length })}</p>
    </div>`
  }

  #missed(): unknown {
    if (this.missed === null) return nothing
    const { text, matches } = this.missed
    return matches === 0
      ? html`<p class="refusal">${this.say('door.unknown', { code: text })}</p>`
      : html`<p>${this.say('door.several', { n: matches, text })}</p>`
  }

  #person(shown: EventShown, { id, arrival, fee: asked }: EntryOf, player: EventPlayer): TemplateResult {
    const { table, chair, paid, status } = player
    const fee = shown.regulations.fee !== null && asked !== 0
    const seat = chair === null ? '' : ` ${chairLetter(chair)}`
    const place = table === null ? this.say('door.noTable') : `${this.say('draw.table', { n: table })}${seat}`
    const owes = fee && paid !== true
    return html`<div class="panel person">
      <p class="name">${player.number} ${isolated(player.name)}</p>
      <p class="muted">
        ${[player.club, player.team, table === null ? place : null].filter((one) => one !== null).join(' · ')}
      </p>
      <p>
        ${table === null ? nothing : html`<b>${place}</b> · `}<b
          >${this.say(`door.arrival.${arrival ?? 'NONE'}`)}</b
        >
        ${status === 'ENTERED' ? nothing : html` · <b>${this.say(`status.${status}`)}</b>`}
        ${fee ? html` · <span class=${owes ? 'refusal' : ''}>${this.say(owes ? 'door.unpaid' : 'door.paid')}</span>` : nothing}
      </p>
      <div class="row">
        ${owes && this.directs ? this.#button('door.pay', { paid: { player: id, paid: true } }) : nothing}
        ${status === 'WITHDRAWN' && this.directs ? this.#button('door.hereAfterAll', { restore: { players: [id] } }, arrivalOf(shown, { id, arrival }, true)) : nothing}
        ${arrival === 'HERE' ? this.#button('door.late', { checkIn: { player: id, arrival: 'LATE', seen: 'HERE' } }) : nothing}
        ${arrival === null ? nothing : this.#button('door.undo', { checkIn: { player: id, arrival: null, seen: arrival } })}
      </div>
    </div>`
  }

  #button(code: string, act: Act, next: Act | null = null): TemplateResult {
    return button(this.say(code), () => this.dispatchEvent(new DoorEvent(act, next)), {
      look: 'quiet',
      busy: this.busy,
    })
  }

  #camera(): TemplateResult {
    const on = this.scanning !== null
    return button(this.say(on ? 'door.cameraOff' : 'door.camera'), () =>
      on ? this.#stop() : void this.#scan(),
    )
  }

  async #scan(): Promise<void> {
    const video = this.renderRoot.querySelector('video')
    if (video === null) return
    const scanning = new AbortController()
    this.scanning = scanning
    this.noCamera = false
    await scan(video, (code) => this.#come(code), scanning.signal).catch(() => {
      this.noCamera = true
      this.#stop()
    })
  }

  #stop(): void {
    this.scanning?.abort()
    this.scanning = null
  }

  #seek(text: string): void {
    this.missed = null
    this.dispatchEvent(new SeekEvent(text))
  }

  #submit(event: SubmitEvent): void {
    const sent = submittedForm(event)
    const code = sent === null ? null : text(sent.data, 'code')
    if (sent === null || code === null) return
    if (!this.#come(code)) return sent.form.querySelector('input')?.select()
    sent.form.reset()
    this.#seek('')
  }

  /**
   * Notes that somebody has come, unless that is noted already. Whoever has left is only shown. Returns whether it was one
   * person: of several with that name, the list is shown.
   */
  #come(sought: string): boolean {
    const matches = matchingPlayers(this.shown?.players ?? [], sought, this.people)
    const only = matches.length === 1 ? matches[0]?.id : undefined
    const person = personOf(this.people, sought) ?? this.people.find(({ id }) => id === only)
    this.at = person?.id ?? null
    this.missed = person === undefined ? { text: sought.slice(0, 80), matches: matches.length } : null
    const player = this.shown?.players.find(({ id }) => id === person?.id)
    const comes = player !== undefined && ['ENTERED', 'WAITING', 'RESERVE'].includes(player.status)
    if (this.shown !== null && person?.arrival === null && comes)
      this.dispatchEvent(new DoorEvent(arrivalOf(this.shown, person, true)))
    return person !== undefined
  }
}

customElements.define('stolik-door', StolikDoor)
