/**
 * The second part of a recovery, for an account that has a second step or a passkey: another factor, or a day of waiting.
 */
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Gateway } from '../client/gateway.js'
import type { Failure } from '../client/http.js'
import { codeField } from './code-field.js'
import { hasPasskeys, provePasskey } from './passkey-orders.js'
import type { Factor } from './orders.js'

interface Parts {
  readonly gate: Gateway
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  /** What the person has given already. */
  readonly by: 'paper' | 'mail'
  readonly busy: boolean
  /** Sends the form of this event's target with a factor. */
  readonly send: (factor: Factor) => void
  readonly failed: (why: Failure | 'DECLINED') => void
}

/** Draws the field for a code; the form's own button sends it. Below are a passkey and the day. */
export function otherFactor({ gate, say, by, busy, send, failed }: Parts): TemplateResult {
  const prove = async (): Promise<void> => {
    const proof = await provePasskey(gate)
    if ('done' in proof) send(proof.done)
    else failed('declined' in proof ? 'DECLINED' : proof.refused)
  }
  return html`<p class="note" role="status">${say(by === 'paper' ? 'factor.app' : 'factor.paper')}</p>
    ${codeField({ label: say(by === 'paper' ? 'factor.codeApp' : 'factor.code'), digits: by === 'paper', name: 'factor' })}
    ${
      hasPasskeys(gate)
        ? html`<button type="button" class="button fit" ?disabled=${busy} @click=${() => void prove()}>
            ${say('factor.passkey')}
          </button>`
        : nothing
    }
    <details>
      <summary>${say('factor.none')}</summary>
      <div class="field">
        <p>${say('factor.day')}</p>
        <button type="button" class="button fit" ?disabled=${busy} @click=${() => send({ wait: true })}>
          ${say('factor.wait')}
        </button>
      </div>
    </details>`
}
