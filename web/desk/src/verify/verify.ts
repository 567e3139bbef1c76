import { say, type Arg } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { StolikElement } from '@stolik/elements/element/element'
import { runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { verifyWords } from '../words/verify/index.js'
import { makeChecker, type Answer, type Checker, type Outcome, type Progress } from './check.js'
import { outcomePart } from './outcome-part.js'
import { ofAddress, ofFile, type Source, type SourceTrouble } from './source.js'
import { verifyStyles } from './verify.styles.js'

type Result = { readonly step: Progress } | Outcome | { readonly trouble: SourceTrouble }

/**
 * Draws and counts the published result of an event again, on this device: nothing is sent anywhere.
 *
 * @element stolik-verify
 * @attr event - id of an event of this site that is checked at once; without one the person chooses
 */
export class StolikVerify extends declares(StolikElement, {
  event: property(''),
  result: state<Result | null>(null),
  /** Whether the network is no longer needed. */
  ready: state(false),
}) {
  static override styles = [controls, forms, verifyStyles]
  #checker: Checker | null = null
  /** Counts the checks, so that a slow file does not answer for a newer one. */
  #latestCheck = 0

  constructor() {
    super()
    runWhileConnected(
      this,
      () => `${this.place ?? ''} ${this.event}`,
      () => {
        this.#checker = makeChecker(() => (this.ready = true))
        if (this.event !== '') void this.#check(ofAddress(this.event, this.#base))
        return () => {
          this.#latestCheck += 1
          this.#checker?.stop()
        }
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [verifyWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(verifyWords[this.locale], this.locale, code, args)
  }

  /** The gateway's base address, without a trailing slash. */
  get #base(): string {
    return new URL('.', new URL(`${this.server.replace(/\/$/, '')}/`, location.href)).href.replace(/\/$/, '')
  }

  async #check(source: Promise<Source>): Promise<void> {
    const turn = ++this.#latestCheck
    this.result = { step: { step: 'read' } }
    const found = await source
    if (turn !== this.#latestCheck) return
    if ('trouble' in found) {
      this.result = found
      return
    }
    this.#checker?.check(found.text, (answer: Answer) => {
      if (turn === this.#latestCheck) this.result = answer
    })
  }

  protected override render(): TemplateResult {
    return html`<h2>${this.say('verify.title')}</h2>
      <p>${this.say('verify.lead')}</p>
      ${this.ready ? html`<p class="note">${this.say('verify.ready')}</p>` : nothing}
      <form
        class="asking"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault()
          const { address } = event.target as HTMLFormElement & { readonly address: HTMLInputElement }
          if (address.value.trim() !== '') void this.#check(ofAddress(address.value.trim(), this.#base))
        }}
      >
        <label>
          ${this.say('verify.file')}
          <input
            type="file"
            accept=".json,application/json"
            @change=${({ target }: Event) => {
              const [file] = (target as HTMLInputElement).files ?? []
              if (file !== undefined) void this.#check(ofFile(file))
            }}
          />
        </label>
        <label>
          ${this.say('verify.address')}
          <input name="address" inputmode="url" autocomplete="off" />
        </label>
        <button>${this.say('verify.check')}</button>
      </form>
      ${this.#outcome()}`
  }

  #outcome(): TemplateResult | typeof nothing {
    const { result } = this
    if (result === null) return nothing
    if ('checked' in result) return outcomePart(result.checked, (code, args) => this.say(code, args))
    const line = (code: string, args: Readonly<Record<string, Arg>> = {}): TemplateResult =>
      html`<p class="note" role="status">${this.say(code, args)}</p>`
    if ('step' in result) {
      const { step, ...args } = result.step
      return line(`verify.step.${step}`, args)
    }
    if ('trouble' in result) return line(`verify.bad.${result.trouble}`)
    if ('failed' in result) return line('verify.bad.failed')
    return result.bad === '' ? line('verify.bad.none') : line('verify.bad.field', { field: result.bad })
  }
}

customElements.define('stolik-verify', StolikVerify)
