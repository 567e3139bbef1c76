/** The fields for when each series is to begin: how they are shown, read and checked. */
import { html, type TemplateResult } from 'lit'
import type { Format, Regulations } from '@stolik/elements/event/client/types'
import { text } from '@stolik/elements/event/form'
import { fieldTime, readFieldTime, zoneOf } from '@stolik/elements/event/format'
import { foldedPart, type FieldParts } from './parts.js'

/** @param begun how many series have begun, whose beginnings stay */
export function dayFields(
  { from, say }: FieldParts,
  count: number,
  begun: number,
  mode: Regulations['mode'],
): TemplateResult {
  return foldedPart(
    say('announce.days'),
    html`<div class="stack">
      <p class="small muted">${say('announce.daysHow')}</p>
      <div class="fields">
        ${Array.from({ length: Math.max(0, count - begun) }, (_, i) => {
          const n = begun + i + 1
          const at = from.format.series[n - 1]?.starts ?? null
          return html`<label
            ><span>${say('standings.series', { n })}</span
            ><input
              type="datetime-local"
              name="starts.${n}"
              .defaultValue=${at === null ? '' : fieldTime(at, zoneOf(mode))}
          /></label>`
        })}
      </div>
    </div>`,
  )
}

/** Returns the format with the beginnings of the form. Those that it does not show stay as they were. */
export const withDays = (data: FormData, format: Format, mode: Regulations['mode']): Format => ({
  ...format,
  series: format.series.map((plan, i) => {
    const name = `starts.${i + 1}`
    if (!data.has(name)) return plan
    const written = text(data, name)
    return { ...plan, starts: written === null ? null : readFieldTime(written, zoneOf(mode)) }
  }),
})
