import { say } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, css } from 'lit'
import { failureWords } from '../element/failure.js'
import { privacyAt } from '../base/privacy.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { forms } from '../base/forms.styles.js'
import { clubWords } from '../words/club/index.js'

const nameStyles = css`
  :host {
    display: block;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--stolik-space-2);
  }
  label {
    display: grid;
    flex: 1 1 calc(var(--stolik-rem) * 14);
    gap: var(--stolik-space-1);
    max-width: calc(var(--stolik-rem) * 24);
  }
  p {
    flex-basis: 100%;
  }
  /* Large enough for a finger. */
  a {
    padding-block: var(--stolik-space-1);
  }
`

/** A person, or their club's site, has given a name, and the person may now play. Bubbles and crosses shadow roots. */
export class NamedEvent extends CustomEvent<{ readonly name: string }> {
  static readonly type = 'stolik-named'
  /** Whether the person has given it here. */
  readonly isTyped: boolean

  constructor(name: string, isTyped = false) {
    super(NamedEvent.type, { detail: { name }, bubbles: true, composed: true })
    this.isTyped = isTyped
  }
}

/**
 * Asks for the name a person plays under. A given name is shown and can be changed. A member's name comes from their club.
 *
 * @element stolik-name
 * @attr action - the word on the button, where giving a name leads further at once
 * @fires stolik-named - a name was given
 */
export class StolikName extends declares(StolikElement, {
  /** The word on its button, where a name leads further at once. */
  action: property<string | null>(null),
  changing: state(false),
  busy: state(false),
  refusal: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, nameStyles]
  /** Whether the element is asking for a name. */
  #asks = false

  /** Why the club's site gave no name, if it was asked. */
  get #hint(): 'club.nobody' | 'club.failed' | null {
    const { value } = this.gate.club
    if (value === 'nobody') return 'club.nobody'
    return value === 'failed' || value === 'away' ? 'club.failed' : null
  }

  protected override get rooms(): readonly Words[] {
    return this.#hint === null && !this.gate.nameTaken.value ? super.rooms : [...super.rooms, clubWords]
  }

  /** Focuses the name field. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('input')?.focus())
  }

  /** Takes the name that is typed already, or asks for it. */
  give(): void {
    const input = this.renderRoot.querySelector('input')
    if (input === null || input.value.trim() === '') this.focus()
    // Pressed like a person does, since the sandbox of a frame may forbid to submit forms.
    else this.renderRoot.querySelector<HTMLElement>('form button')?.click()
  }

  protected override render(): unknown {
    const guest = this.gate.guest.value
    const taken = guest !== null && this.gate.nameTaken.value
    if (guest !== null && !this.changing && !taken)
      return html`<span
        >${this.say('name.playingAs')} <strong>${guest.name}</strong> ${
          this.gate.club.value === 'member' || guest.refresh !== undefined
            ? nothing
            : html`<button class="quiet" @click=${this.#change}>${this.say('name.change')}</button>`
        }</span
      >`
    const hint = this.#hint
    return html`
      <form @submit=${this.#submit}>
        <label>
          <span
            >${taken ? say(clubWords[this.locale], this.locale, 'club.nameTaken') : this.say('name.ask')}</span
          >
          <input
            type="text"
            name="name"
            required
            maxlength="32"
            autocomplete="nickname"
            .value=${taken ? '' : (guest?.name ?? '')}
            aria-invalid=${this.refusal === 'BAD_NAME' || this.refusal === 'RESERVED_NAME'}
            aria-describedby=${this.refusal === null ? nothing : 'refusal'}
          />
        </label>
        <button class="button primary" ?disabled=${this.busy}>
          ${this.action ?? this.say('name.enter')}
        </button>
        ${hint === null ? nothing : html`<p class="small muted">${say(clubWords[this.locale], this.locale, hint)}</p>`}
        <a
          class="small"
          href=${privacyAt(this.server, this.locale)}
          target="_blank"
          rel="noopener"
          data-reload
          >${this.say('name.privacy')}</a
        >
        <p id="refusal" role="status" class=${this.refusal === null ? 'visually-hidden' : 'refusal'}>
          ${this.refusal === null ? nothing : failureWords(this.locale, this.refusal)}
        </p>
      </form>
    `
  }

  /** Fires too when the name came from elsewhere, the club or another window, so that waiting orders continue. */
  protected override updated(): void {
    const guest = this.gate.guest.value
    const asks = this.#asks
    this.#asks = guest === null
    if (asks && guest !== null && !this.busy) this.dispatchEvent(new NamedEvent(guest.name))
  }

  #change = (): void => {
    this.changing = true
    this.focus()
  }

  #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const name = (this.renderRoot.querySelector('input')?.value ?? '').trim()
    if (this.busy) return
    this.busy = true
    const outcome = await this.gate.enter(name)
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('refused' in outcome) return this.focus()
    this.changing = false
    this.dispatchEvent(new NamedEvent(outcome.done.name, true))
  }
}

customElements.define('stolik-name', StolikName)
