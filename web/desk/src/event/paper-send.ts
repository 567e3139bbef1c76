/** Sending a typed list: what is missing until it is whole, the button, and the event that takes it to the desk. */
import { html, type TemplateResult } from 'lit'
import type { PaperWords } from './paper-row.js'
import type { ComputedList } from './paper-rows.js'
import { send } from '../form/buttons.js'
import { tick } from '../form/draw.js'

interface PaperList {
  readonly lines: readonly string[]
  readonly signed: boolean
  /** The list that the lines were typed over. */
  readonly seen: readonly string[]
  readonly begun: number | null
}

/** A whole list was typed in. Bubbles and crosses shadow roots. */
export class PaperListEvent extends CustomEvent<PaperList> {
  static readonly type = 'stolik-paper-list'
  constructor(detail: PaperList) {
    super(PaperListEvent.type, { detail, bubbles: true, composed: true })
  }
}

interface Sending {
  readonly computed: ComputedList
  /** Whether the tick for signatures is set at first. */
  readonly signed: boolean
  readonly busy: boolean
  /** Whether a row differs from a line that has changed meanwhile. */
  readonly held: boolean
}

export function sendPart(
  { say, list }: PaperWords,
  { computed: { lines, faults, gap }, signed, busy, held }: Sending,
): TemplateResult {
  const left = list.length - lines.length
  const whole = left === 0 && faults.size === 0 && gap === null
  const last = say('paper.left', { n: left })
  return html`<p role="status">${whole ? say('paper.whole') : last}</p>
    ${tick('signed', say('desk.typeSigned'), signed)}
    <div>${send(say('desk.typeSend'), { busy: busy || !whole || held })}</div>`
}
