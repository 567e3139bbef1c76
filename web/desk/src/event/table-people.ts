import { css, html, nothing, type TemplateResult } from 'lit'
import type { Answer } from '@stolik/elements/client/document'
import { isolated } from '@stolik/core'
import { share, type Shared } from '@stolik/elements/base/share'
import { runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { chairLetter, clockTime } from '@stolik/elements/event/format'
import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { tablePeople } from './documents.js'
import { DeskElement } from './element.js'
import { button } from '../form/buttons.js'

type Seated = Answer<typeof tablePeople>['table']

/**
 * Who sits at an online table, and who is not there and since when. It follows the live table.
 *
 * @element stolik-table-people
 * @prop live - id of the live table
 * @prop cards - the addresses of the players' start cards, by chair; those who are not there can be sent theirs
 */
export class StolikTablePeople extends declares(DeskElement, {
  live: given(''),
  cards: given<readonly (string | null)[]>([]),
  /** The chair whose player was sent their card last, and how. */
  sent: state<{ readonly chair: number; readonly how: Shared } | null>(null),
  seated: state<Seated | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    eventStyles,
    css`
      .people {
        margin: 0;
        padding: 0;
        list-style: none;
      }
    `,
  ]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => (this.live === '' ? null : `${this.server} ${this.live}`),
      () => {
        this.seated = null
        return this.gate.watch(
          tablePeople,
          { id: this.live },
          ({ table }) => (this.seated = table),
          () => undefined,
        )
      },
    )
  }

  protected override render(): unknown {
    if (this.seated === null) return nothing
    return html`<ul class="people" role="list">
      ${this.seated.players.map((player, chair) => (player === null ? nothing : this.#person(player, chair)))}
    </ul>`
  }

  #person(
    { name, bot, online, awaySince }: NonNullable<Seated['players'][number]>,
    chair: number,
  ): TemplateResult {
    const isExpected = this.seated?.awaits === true && bot
    const state = isExpected
      ? this.say('people.noAccount')
      : bot
        ? this.say('people.bot')
        : online
          ? this.say('people.here')
          : awaySince === null
            ? this.say('people.away')
            : this.say('people.awaySince', { time: clockTime(awaySince, this.locale) })
    return html`<li>
      <b>${chairLetter(chair)}</b> ${isolated(name)}: <span class=${online ? 'good' : 'muted'}>${state}</span>
      ${online ? nothing : this.#call(name, chair)}
    </li>`
  }

  /** A button that sends a player the link to their seat, by whatever the director's device offers. */
  #call(name: string, chair: number): unknown {
    const card = this.cards[chair] ?? null
    if (card === null) return nothing
    const how = this.sent?.chair === chair ? this.sent.how : undefined
    return html`${button(this.say('people.call'), () => share(this.say('people.waits'), card).then((shared) => (this.sent = { chair, how: shared })), { look: 'quiet', label: this.say('people.callOf', { name }) })}<span
        role="status"
        >${how === undefined ? nothing : this.say(`people.${how}`)}</span
      >${how === 'shown' ? html` <span class="link" translate="no">${card}</span>` : nothing}`
  }
}

customElements.define('stolik-table-people', StolikTablePeople)
