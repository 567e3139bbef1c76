import { declares, flag, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { forms } from '../../base/forms.styles.js'
import type { Entrant } from '../client/acts.js'
import { asksBorn, asksWoman, type Regulations } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { text, isTicked } from '../form.js'

/** A person wants to enter. */
export class EntrantEvent extends CustomEvent<Entrant> {
  static readonly type = 'stolik-entrant'
  constructor(entrant: Entrant) {
    super(EntrantEvent.type, { detail: entrant, bubbles: true })
  }
}

/** Letters and pictures that the fonts of printed papers lack. */
const unprintable = /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{L}|\p{Extended_Pictographic}/u

/**
 * Asks for exactly what the regulations need to know of a player.
 *
 * @element stolik-register
 * @property regulations - the regulations of the event
 * @property name - the initial name in the form
 * @property entrant - the entry being changed; the form starts with it
 * @attr fixed - team, pair and place of play cannot change, because the draw used them
 * @fires stolik-entrant - the form was sent
 */
export class StolikRegister extends declares(EventElement, {
  regulations: given<Regulations | null>(null),
  name: property(''),
  busy: flag(),
  /** Whether the form asks for the licence, as it does for the director. */
  licence: flag(),
  entrant: given<Entrant | null>(null),
  fixed: flag(),
  /** Whether papers will print boxes for letters of the name. */
  boxes: state(false),
}) {
  static override styles = [controls, forms, eventStyles]

  /** Empties the form, for the next entry. */
  reset(): void {
    this.renderRoot.querySelector('form')?.reset()
    this.renderRoot.querySelector('input')?.focus()
  }

  protected override render(): unknown {
    const { regulations, entrant } = this
    if (regulations === null) return nothing
    const { groups } = regulations
    const born = asksBorn(regulations)
    const team = groups.find(({ kind }) => kind === 'TEAM')
    return html`<form class="panel" @submit=${this.#submit} @input=${this.#read}>
      <div class="fields">
        ${this.#field('name', entrant?.name ?? this.name, { required: true })}
        ${this.#field('club', entrant?.club)}
        ${this.licence ? this.#field('licence', entrant?.licence) : nothing}
        ${team === undefined ? nothing : this.#field('team', entrant?.team, { disabled: this.fixed })}
        ${
          groups.some(({ kind }) => kind === 'PAIR')
            ? this.#field('pair', entrant?.pair, { disabled: this.fixed })
            : nothing
        }
        ${
          born
            ? html`<label
                ><span>${this.say('entry.born')}</span
                ><input
                  name="born"
                  inputmode="numeric"
                  pattern="(19|20)[0-9]{2}"
                  maxlength="4"
                  .value=${String(entrant?.born ?? '')}
              /></label>`
            : nothing
        }
      </div>
      ${
        team === undefined || team.substitutes === 0
          ? nothing
          : this.#tick('substitute', entrant?.substitute, this.fixed)
      }
      ${asksWoman(regulations) ? this.#tick('woman', entrant?.woman, false, this.#ofWomen(regulations)) : nothing}
      ${regulations.mode === 'MIXED' ? this.#tick('online', entrant?.online, this.fixed) : nothing}
      ${this.boxes ? html`<p class="muted" role="status">${this.say('entry.boxes')}</p>` : nothing}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>
          ${this.say(entrant === null ? 'entry.send' : 'entry.save')}
        </button>
        <slot></slot>
      </div>
    </form>`
  }

  #field(
    name: string,
    value: string | null | undefined,
    more: { readonly required?: boolean; readonly disabled?: boolean } = {},
  ): unknown {
    return html`<label
      ><span>${this.say(`entry.${name}`)}</span
      ><input
        name=${name}
        ?required=${more.required ?? false}
        ?disabled=${more.disabled ?? false}
        maxlength="64"
        .value=${value ?? ''}
        autocomplete="off"
    /></label>`
  }

  /** There may be a lower fee for women, but no ranking of theirs. */
  #ofWomen = ({ categories }: Regulations): string =>
    categories.includes('WOMEN') ? 'entry.woman' : 'rules.of.women'

  #tick(
    name: string,
    on: boolean | null | undefined,
    disabled = false,
    words: string = `entry.${name}`,
  ): unknown {
    return html`<label class="tick"
      ><input type="checkbox" name=${name} .checked=${on ?? false} ?disabled=${disabled} />
      ${this.say(words)}</label
    >`
  }

  #read = ({ currentTarget }: InputEvent): void => {
    if (!(currentTarget instanceof HTMLFormElement)) return
    const data = new FormData(currentTarget)
    this.boxes = unprintable.test(`${text(data, 'name') ?? ''}${text(data, 'club') ?? ''}`)
  }

  #submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const { regulations, entrant, fixed } = this
    if (this.busy || regulations === null || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    const born = Number(text(data, 'born') ?? '')
    this.dispatchEvent(
      new EntrantEvent({
        name: text(data, 'name') ?? '',
        club: text(data, 'club'),
        licence: this.licence ? text(data, 'licence') : (entrant?.licence ?? null),
        born: born === 0 ? null : born,
        woman: asksWoman(regulations) ? isTicked(data, 'woman') : null,
        team: fixed ? (entrant?.team ?? null) : text(data, 'team'),
        pair: fixed ? (entrant?.pair ?? null) : text(data, 'pair'),
        substitute: fixed ? (entrant?.substitute ?? false) : isTicked(data, 'substitute'),
        online: fixed
          ? (entrant?.online ?? false)
          : regulations.mode === 'ONLINE' || isTicked(data, 'online'),
      }),
    )
  }
}

customElements.define('stolik-register', StolikRegister)
