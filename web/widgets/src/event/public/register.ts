import { controls } from '@stolik/kit'
import { html, nothing } from 'lit'
import { forms } from '../../forms.styles.js'
import type { Entrant } from '../client/acts.js'
import type { Regulations } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { text, ticked } from '../form.js'

/** Somebody wants to enter. */
export class EntrantEvent extends CustomEvent<Entrant> {
  static readonly type = 'stolik-entrant'
  constructor(entrant: Entrant) {
    super(EntrantEvent.type, { detail: entrant, bubbles: true })
  }
}

/**
 * Asks for what the regulations need to know of a player, and for nothing else.
 *
 * @element stolik-register
 * @property regulations - of the event
 * @property name - what the form begins with
 * @fires stolik-entrant - the form was sent
 */
export class StolikRegister extends EventElement {
  static override styles = [controls, forms, eventStyles]
  static override properties = {
    ...EventElement.properties,
    regulations: { attribute: false },
    name: {},
    busy: { type: Boolean },
    licence: { type: Boolean },
  }

  declare regulations: Regulations | null
  declare name: string
  declare busy: boolean
  /** Whether the licence is asked for, as the direction does. */
  declare licence: boolean

  constructor() {
    super()
    this.regulations = null
    this.name = ''
    this.busy = false
    this.licence = false
  }

  /** Empties the form, for the next one. */
  reset(): void {
    this.renderRoot.querySelector('form')?.reset()
    this.renderRoot.querySelector('input')?.focus()
  }

  protected override render(): unknown {
    const { regulations } = this
    if (regulations === null) return nothing
    const { categories, groups } = regulations
    const born = categories.some((category) => category !== 'WOMEN')
    const field = (
      name: string,
      more: { readonly required?: boolean; readonly value?: string } = {},
    ): unknown =>
      html`<label
        ><span>${this.say(`entry.${name}`)}</span
        ><input
          name=${name}
          ?required=${more.required ?? false}
          maxlength="64"
          .value=${more.value ?? ''}
          autocomplete="off"
      /></label>`
    return html`<form class="panel" @submit=${this.#submit}>
      <div class="fields">
        ${field('name', { required: true, value: this.name })} ${field('club')}
        ${this.licence ? field('licence') : nothing}
        ${groups.some(({ kind }) => kind === 'TEAM') ? field('team') : nothing}
        ${groups.some(({ kind }) => kind === 'PAIR') ? field('pair') : nothing}
        ${
          born
            ? html`<label
                ><span>${this.say('entry.born')}</span
                ><input name="born" inputmode="numeric" pattern="(19|20)[0-9]{2}" maxlength="4"
              /></label>`
            : nothing
        }
      </div>
      ${
        categories.includes('WOMEN')
          ? html`<label class="tick"
              ><input type="checkbox" name="woman" /> ${this.say('entry.woman')}</label
            >`
          : nothing
      }
      ${
        regulations.mode === 'MIXED'
          ? html`<label class="tick"
              ><input type="checkbox" name="online" /> ${this.say('entry.online')}</label
            >`
          : nothing
      }
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${this.say('entry.send')}</button>
        <slot></slot>
      </div>
    </form>`
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const { regulations } = this
    if (this.busy || regulations === null || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    const born = Number(text(data, 'born') ?? '')
    this.dispatchEvent(
      new EntrantEvent({
        name: text(data, 'name') ?? '',
        club: text(data, 'club'),
        licence: text(data, 'licence'),
        team: text(data, 'team'),
        pair: text(data, 'pair'),
        born: born === 0 ? null : born,
        woman: regulations.categories.includes('WOMEN') ? ticked(data, 'woman') : null,
        online: regulations.mode === 'ONLINE' || ticked(data, 'online'),
      }),
    )
  }
}

customElements.define('stolik-register', StolikRegister)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-register': StolikRegister
  }
}
