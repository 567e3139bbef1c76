/** The other people at a table: their pages, and reporting one of them to the owner without a remark. */
import { say } from '@stolik/core'
import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import type { ReportReason } from '../client/answers.js'
import type { Failure } from '../client/http.js'
import type { LobbyPlayer } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { forms } from '../base/forms.styles.js'
import { talkWords } from '../words/talk/index.js'
import * as documents from './documents.js'

const reasons = ['NAME', 'PLAY', 'DELAY'] as const

/** Returns the players that can be reported: everybody but the person themselves and the bots. */
export const reportable = (
  players: readonly (LobbyPlayer | null)[],
  mine: number | null,
): readonly { readonly chair: number; readonly name: string }[] =>
  players.flatMap((player, chair) =>
    player === null || player.bot || chair === mine ? [] : [{ chair, name: player.name }],
  )

/**
 * The other people at a table: a way to the pages of those who have one, and a report of one of them to the owner, whom and why.
 *
 * @element stolik-report-player
 * @prop table - id of the table
 * @prop invitation - the invitation code of a private table
 * @prop players - the players of the table, by chair
 * @prop chair - the viewer's chair; null = a spectator
 */
export class StolikReportPlayer extends declares(StolikElement, {
  table: given(''),
  invitation: given<string | null>(null),
  players: given<readonly (LobbyPlayer | null)[]>([]),
  chair: given<number | null>(null),
  busy: state(false),
  refusal: state<Failure | null>(null),
  /** Whether the last report was sent. */
  done: state(false),
}) {
  static override styles = [
    controls,
    forms,
    css`
      :host,
      form {
        display: grid;
        gap: var(--stolik-space-2);
        justify-items: start;
      }
    `,
  ]

  protected override readonly catalogues = [talkWords]

  protected override render(): unknown {
    const people = reportable(this.players, this.chair)
    // Only a person with a name can report.
    if (people.length === 0 || this.gate.guest.value === null) return nothing
    const t = (code: string): string => say(talkWords[this.locale], this.locale, code)
    const done = this.done ? t('talk.reported') : nothing
    return html`${this.#pages()}
      <h3>${t('report.title')}</h3>
      <form @submit=${this.#submit}>
        <label
          ><span>${t('report.who')}</span
          ><select name="chair">
            ${people.map(({ chair, name }) => html`<option value=${chair}>${name}</option>`)}
          </select></label
        >
        <label
          ><span>${t('report.why')}</span
          ><select name="reason">
            ${reasons.map((reason) => html`<option value=${reason}>${t(`report.${reason}`)}</option>`)}
          </select></label
        >
        <button class="button" ?disabled=${this.busy}>${t('talk.report')}</button>
        <p role="status" class=${this.refusal === null ? 'small' : 'refusal'}>
          ${this.refusal === null ? done : failureWords(this.locale, this.refusal)}
        </p>
      </form>`
  }

  /** Who sits there with an account finds the pages of the others. */
  #pages(): unknown {
    if (this.chair === null || this.gate.guest.value?.refresh === undefined) return nothing
    import('../people/table-players.js').catch(() => undefined)
    return html`<stolik-table-players
      lang=${this.lang}
      server=${this.server}
      table=${this.table}
    ></stolik-table-players>`
  }

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (this.busy) return
    const form = new FormData(event.target as HTMLFormElement)
    this.busy = true
    this.done = false
    const { table, invitation } = this
    const which = {
      table,
      invitation,
      chair: Number(form.get('chair')),
      reason: form.get('reason') as ReportReason,
    }
    const outcome = await this.gate.order(documents.report, which)
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    this.done = 'done' in outcome
  }
}

customElements.define('stolik-report-player', StolikReportPlayer)
