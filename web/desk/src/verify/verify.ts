import { say, type Arg } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult, css } from 'lit'
import { StolikElement } from '@stolik/elements/element/element'
import { runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { verifyWords } from '../words/verify/index.js'
import { makeChecker, type Answer, type Checker, type Outcome, type Progress } from './check.js'
import { outcomePart } from './outcome-part.js'
import { send } from '../form/buttons.js'

type Result = { readonly step: Progress } | Outcome | { readonly trouble: SourceTrouble }

const verifyStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-5);
  }
  .asking {
    display: grid;
    gap: var(--stolik-space-4);
    max-inline-size: 40rem;
  }
  .equal,
  .differs {
    font-weight: 600;
  }
  ol,
  ul {
    padding-inline-start: var(--stolik-space-5);
  }
  li,
  code {
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
  }
`

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
        ${send(this.say('verify.check'))}
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

/** Where a result to be checked comes from: a file of the person, or an event of this site. */

/** The largest file that is read: an event of a thousand players has a few megabytes. */
const mostBytes = 64 * 1024 * 1024

type SourceTrouble = 'address' | 'foreign' | 'large'
type Source = { readonly text: string } | { readonly trouble: SourceTrouble }

async function ofFile(file: File): Promise<Source> {
  return file.size > mostBytes ? { trouble: 'large' } : { text: await file.text() }
}

/** @param wanted the address of an event's page or of its file, or the id alone · @param base of the gateway */
async function ofAddress(wanted: string, base: string): Promise<Source> {
  const id = /^[\w-]+$/.test(wanted) ? wanted : undefined
  const address = id === undefined ? parsed(wanted) : new URL(base)
  if (address === null) return { trouble: 'address' }
  // Pages may fetch only from their own site.
  if (address.origin !== new URL(base).origin) return { trouble: 'foreign' }
  const [, found = id] = /\/event\/([\w-]+)/.exec(address.pathname) ?? []
  if (found === undefined) return { trouble: 'address' }
  try {
    const answer = await fetch(`${base}/files/event/${found}/results.json`)
    return answer.ok ? { text: await answer.text() } : { trouble: 'address' }
  } catch {
    return { trouble: 'address' }
  }
}

function parsed(address: string): URL | null {
  try {
    return new URL(address.trim())
  } catch {
    return null
  }
}

customElements.define('stolik-verify', StolikVerify)
