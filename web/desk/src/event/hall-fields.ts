/** The fields of the halls of an event: how they are shown, read and checked. */
import { html, type TemplateResult } from 'lit'
import type { Hall } from '@stolik/contract/event/halls'
import type { Regulations } from '@stolik/elements/event/client/types'
import { number, text } from '@stolik/elements/event/form'
import { foldedPart, inputField, type FieldParts } from './parts.js'

/** Rows that are empty at first, besides those that are filled in. */
const more = 3
const most = 20

export function hallFields({ from: { halls }, say }: FieldParts): TemplateResult {
  const count = Math.min(most, halls.length + more)
  const figure = (value: number | undefined) => ({ numeric: true, value: String(value ?? '') })
  return foldedPart(
    say('announce.hallsPart'),
    html`<div class="stack">
      <p class="small muted">${say('announce.hallsHow')}</p>
      ${Array.from({ length: count }, (_, i) => {
        const [hall, at] = [halls[i], `halls.${i + 1}`]
        return html`<fieldset class="fields">
          <legend class="small">${say('announce.halls', { n: i + 1 })}</legend>
          ${inputField(`${at}.name`, say('announce.hallName'), { value: hall?.name ?? '' })}
          ${inputField(`${at}.from`, say('announce.hallFrom'), figure(hall?.from))}
          ${inputField(`${at}.to`, say('announce.hallTo'), figure(hall?.to))}
        </fieldset>`
      })}
    </div>`,
  )
}

interface Row {
  /** Its number in the form. */
  readonly n: number
  readonly name: string | null
  readonly from: number | null
  readonly to: number | null
}

/** The rows in which something is filled in. */
export const hallRows = (data: FormData): readonly Row[] =>
  [...data.keys()].flatMap((key): Row[] => {
    const [, n] = /^halls\.(\d+)\.name$/.exec(key) ?? []
    if (n === undefined || ['name', 'from', 'to'].every((of) => text(data, `halls.${n}.${of}`) === null))
      return []
    const figure = (of: string): number | null => number(data, `halls.${n}.${of}`)
    return [{ n: Number(n), name: text(data, key), from: figure('from'), to: figure('to') }]
  })

/** Returns the halls of the form. If it does not show them, they stay as they were; an event online has none. */
export function hallsOf(data: FormData, from: Regulations, mode: Regulations['mode']): readonly Hall[] {
  if (mode === 'ONLINE') return []
  if (!data.has('halls.1.name')) return from.halls
  return hallRows(data).map(({ name, from, to }) => ({ name: name ?? '', from: from ?? 0, to: to ?? 0 }))
}
