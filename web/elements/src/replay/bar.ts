/** The controls of a replay: step back and forward, jump to a trick, whose cards are open, and a way to link to the current step. */
import type { Arg } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { Position } from './position.js'

export interface Bar {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly position: Position
  /** The last step. */
  readonly last: number
  /** As trickStarts returns them. */
  readonly starts: readonly number[]
  /** The players by seat. */
  readonly names: readonly string[]
  readonly go: (position: Partial<Position>) => void
  readonly share: () => void
  /** The requested link. */
  readonly link: unknown
}

export function bar(of: Bar): TemplateResult {
  const { say, position, last, go } = of
  const { step } = position
  // Uses aria-disabled, since a button that became disabled under the finger would lose the focus.
  const button = (by: -1 | 1, word: string, dead: boolean): TemplateResult =>
    html`<button
      class="button ${by === 1 ? 'on primary' : 'back'}"
      type="button"
      aria-disabled=${dead}
      @click=${() => go({ step: step + by })}
    >
      ${say(word)}
    </button>`
  return html`<div class="bar">
    <div class="steps">
      ${button(-1, 'replay.back', step === 0)}
      <span class="at" aria-hidden="true">${step} / ${last}</span>
      ${button(1, 'replay.on', step === last)}
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(step)}
        aria-label=${say('replay.step')}
        aria-valuetext=${say('replay.stepOf', { step, last })}
        @input=${({ target }: Event) => go({ step: Number((target as HTMLInputElement).value) })}
      />
    </div>
    ${jump(of)} ${eyes(of)}
    <button class="button share" type="button" @click=${of.share}>${say('replay.link')}</button>
    ${of.link}
  </div>`
}

/** Shows the trick that the current step belongs to. Choosing another jumps to its beginning. */
function jump({ say, position: { step }, last, starts, go }: Bar): TemplateResult {
  const parts = [
    { at: 0, label: say('replay.start') },
    ...starts.map((at, n) => ({ at, label: say('replay.trick', { n: n + 1 }) })),
    { at: last, label: say('replay.end') },
  ]
  const now = parts.findLastIndex(({ at }) => at <= step)
  return html`<label>
    <span>${say('replay.jump')}</span>
    <select
      data-jump
      @change=${({ target }: Event) => go({ step: Number((target as HTMLSelectElement).value) })}
    >
      ${parts.map(({ at, label }, n) => html`<option value=${at} .selected=${n === now}>${label}</option>`)}
    </select>
  </label>`
}

function eyes({ say, position, names, go }: Bar): TemplateResult {
  const choose = ({ target }: Event): void => {
    const { value } = target as HTMLSelectElement
    go({ eyes: value === '' ? null : Number(value) })
  }
  return html`<label>
    <span>${say('replay.eyes')}</span>
    <select data-eyes @change=${choose}>
      <option value="" .selected=${position.eyes === null}>${say('replay.open')}</option>
      ${names.map(
        (name, seat) =>
          html`<option value=${seat} .selected=${position.eyes === seat}>
            ${say('replay.seenBy', { name })}
          </option>`,
      )}
    </select>
  </label>`
}
