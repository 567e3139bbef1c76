import { declares, flag, given, property, state } from '@stolik/kit/properties'
import { html, type PropertyValues } from 'lit'
import type { At, EventClient, Refusal } from '@stolik/elements/event/client/client'
import type { TableList } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import type { Correction } from './correct-deal.js'
import './correct-deal.js'
import './paper-table.js'
import './void-deals.js'

/**
 * Fetches the list of a table, and lets the director type it in from paper, correct one of its deals, or have deals dealt again.
 *
 * @element stolik-type-in
 * @property client - the client of the event
 * @property at - series and table
 * @property seq - the number of the event's newest log entry; a change reloads the list
 * @attr how - `typed`, `corrected` or `voided`
 * @attr busy - whether an act is being sent
 * @attr part-of-form - set if another form sends the correction
 */
export class StolikTypeIn extends declares(DeskElement, {
  client: given<EventClient | null>(null),
  at: property<At | null>(null, {
    attribute: false,
    hasChanged: (a: At | null, b: At | null) => JSON.stringify(a) !== JSON.stringify(b),
  }),
  seq: given(0),
  how: property<'typed' | 'corrected' | 'voided'>('typed'),
  busy: flag(),
  partOfForm: flag('part-of-form'),
  list: state<TableList | null>(null),
  trouble: state<Refusal | null>(null),
}) {
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('at')) {
      this.list = null
      // Where one list was typed, the next one begins at once.
      this.#begins = this.how === 'typed' && this.checkVisibility()
    }
    if (changed.has('at') || changed.has('seq') || changed.has('client')) void this.#fetch()
  }

  /** Gives the keyboard to the first empty row, once the list is there. */
  begin(): void {
    this.#begins = true
    this.#focus()
  }

  /** What the fields of a correction say; null if nothing is to be corrected, and undefined if they cannot be read. */
  correction(): Correction | null | undefined {
    const fields = this.renderRoot.querySelector('stolik-correct-deal')
    return fields === null ? null : fields.correction()
  }

  #begins = false

  #focus(): void {
    const table = this.renderRoot.querySelector('stolik-paper-table')
    if (!this.#begins || this.list === null || table === null) return
    this.#begins = false
    table.begin()
  }

  protected override updated(): void {
    this.#focus()
  }

  async #fetch(): Promise<void> {
    const { at, client } = this
    if (at === null || client === null) return
    const answer = await client.table(at)
    if (this.at?.series !== at.series || this.at.table !== at.table) return
    this.trouble = 'refused' in answer ? answer.refused : null
    if ('done' in answer) this.list = answer.done
  }

  protected override render(): unknown {
    if (this.trouble !== null) return this.refused(this.trouble)
    const { lang, server, list, busy } = this
    if (this.how === 'voided')
      return html`<stolik-void-deals
        lang=${lang}
        server=${server}
        .list=${list}
        ?busy=${busy}
      ></stolik-void-deals>`
    return this.how === 'corrected'
      ? html`<stolik-correct-deal
          lang=${lang}
          server=${server}
          .list=${list}
          ?busy=${busy}
          ?part-of-form=${this.partOfForm}
        ></stolik-correct-deal>`
      : html`<stolik-paper-table
          lang=${lang}
          server=${server}
          .list=${list}
          ?busy=${busy}
        ></stolik-paper-table>`
  }
}

customElements.define('stolik-type-in', StolikTypeIn)
