/** The base of the two ways to a new password for people who forgot theirs: by a recovery code, and by a mailed link. */
import type { Locale } from '@stolik/core'
import { declares, state } from '@stolik/kit/properties'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure, Outcome } from '../client/http.js'
import { AccountElement } from './element.js'
import type { Factor } from './orders.js'
import { otherFactor } from './other-factor.js'
import { textOf } from './password-field.js'
import { broken, type Owner } from './rules.js'
import { teller } from './signed-in.js'

const day = 24 * 60 * 60_000

/** What both ways send. */
export interface Recovery extends Factor {
  readonly newPassword: string
  readonly removeOtherWays: boolean
  /** The language of the mail that tells of a recovery that waits. */
  readonly lang: Locale
}

export abstract class RecoveryElement<Recovered> extends declares(AccountElement, {
  /** Whether the account needs another factor. */
  needed: state(false),
  /** When the new password is valid, if the person waits for that. */
  begun: state<number | null>(null),
}) {
  /** What the person has given already, and the sentence that says that it is wrong. */
  protected abstract readonly proof: { readonly by: 'paper' | 'mail'; readonly wrong: string }
  protected abstract recover(recovery: Recovery, data: FormData): Promise<Outcome<Recovered>>
  protected abstract recovered(done: Recovered, tell: (name: string) => void): void
  /** What the person has given was used up by a recovery that waits for a day. */
  protected usedUp(): void {}

  /** The usual words speak of a password, but nobody typed the old one here. */
  protected override why(refusal: Failure | 'DECLINED'): string {
    if (refusal !== 'WRONG_CREDENTIALS') return super.why(refusal)
    return this.say(this.needed ? 'step.used' : this.proof.wrong)
  }

  /** Says that the new password is valid in a day. */
  protected waiting(at: number): TemplateResult {
    return html`<p role="status" class="good">${this.say('factor.begun', { at: this.time(at) })}</p>`
  }

  /**
   * Draws the new password and, where the account needs one, another factor. All other ways to sign in are removed unless the
   * person says otherwise, since a stranger may have added them.
   */
  protected fields(owner: Owner, note: unknown): TemplateResult {
    return html`${this.password({
        label: this.say('account.new'),
        kind: 'new-password',
        broken: broken(this.typed['new-password'] ?? '', owner),
      })}
      <label class="tick"
        ><input type="checkbox" name="others" checked /><span>${this.say('forgot.others')}</span></label
      >
      ${note}
      ${
        this.needed
          ? otherFactor({
              say: (code, args) => this.say(code, args),
              by: this.proof.by,
              gate: this.gate,
              busy: this.busy,
              send: (factor) => void this.#send(factor),
              failed: (refusal) => (this.refusal = refusal),
            })
          : nothing
      }`
  }

  protected readonly submit = (event: SubmitEvent): void => {
    const data = this.sent(event)
    if (data !== null) void this.#send(this.needed ? { factor: textOf(data, 'factor') } : {})
  }

  async #send(factor: Factor): Promise<void> {
    const form = this.renderRoot.querySelector('form')
    if (this.busy || form === null) return
    const data = new FormData(form)
    const recovery = {
      newPassword: textOf(data, 'new-password'),
      removeOtherWays: data.has('others'),
      lang: this.locale,
      ...factor,
    }
    this.busy = true
    const tell = teller(this)
    const outcome = await this.recover(recovery, data)
    this.busy = false
    if ('done' in outcome) {
      this.refusal = null
      return this.recovered(outcome.done, tell)
    }
    const { refused } = outcome
    this.begun = refused === 'RECOVERY_WAITS' ? (this.gate.now() ?? Date.now()) + day : null
    this.needed ||= refused === 'FACTOR_NEEDED'
    this.refusal = refused === 'FACTOR_NEEDED' ? null : refused
    if (this.begun !== null) this.usedUp()
  }
}
