/** The events that count: groups of events, each with its own weight. */
import type { Part } from '@stolik/contract/ranking/scheme'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { dayOf } from '@stolik/elements/ranking/format'
import { button } from '../../form/buttons.js'
import { choice, input, ticks, worded } from '../../form/draw.js'
import { drawRows, type Row, type Showing } from '../../form/show.js'
import type { RankingEvent } from '../client.js'
import { shortLabelOf } from './paths.js'
import type { Draft, PartShape, SchemeSpeaker } from './types.js'

export interface PartsOf extends SchemeSpeaker {
  readonly draft: Draft
  readonly events: readonly RankingEvent[]
  readonly rows: readonly (readonly Row[])[]
  readonly showing: Showing
  readonly add: () => void
  readonly remove: (index: number) => void
}

export function partFields(parts: PartsOf): TemplateResult {
  const { say, draft, add, remove } = parts
  return html`${repeat(
      draft.parts,
      ({ key }) => key,
      (shape, i) =>
        html`<fieldset class="part stack">
          <legend>${say('rankscheme.part', { n: i + 1 })}</legend>
          ${one(parts, shape, i)}
          ${draft.parts.length < 2 ? nothing : html`<div>${button(say('rankscheme.removePart', { n: i + 1 }), () => remove(i))}</div>`}
        </fieldset>`,
    )}
    <div>${button(say('rankscheme.addPart'), add)}</div>`
}

function one(parts: PartsOf, shape: PartShape, i: number): unknown {
  const { say, draft, rows, showing } = parts
  const part = draft.scheme.parts[i]
  const name = `parts.${i + 1}.only`
  const which = worded(['all', 'chosen'], say, 'rankscheme.events.')
  return html`${drawRows(rows[i] ?? [], showing)}
  ${choice(name, shortLabelOf(name, parts), which, { value: shape.only ? 'chosen' : 'all', wrong: showing.wrong?.(name) })}
  ${shape.only && part !== undefined ? chosen(parts, part, shape, `parts.${i + 1}`) : nothing}`
}

/** Chooses events by name. Chosen ones stay in the list, whatever the search is. */
function chosen(parts: PartsOf, part: Part, { find }: PartShape, at: string): TemplateResult {
  const { say, locale, events, draft, showing } = parts
  const ids = (part.events ?? []).map(eventKey)
  const text = find.trim().toLowerCase()
  const offered = events.filter(
    (event) =>
      event.game === draft.scheme.game &&
      (ids.includes(eventKey(event)) ||
        `${event.name} ${event.organiser} ${event.date}`.toLowerCase().includes(text)),
  )
  const listed = offered.map(eventKey)
  const gone = (part.events ?? []).filter((event) => !listed.includes(eventKey(event)))
  const options = [
    ...offered.map((event) => {
      const words = `${event.name} · ${dayOf(event.date, locale)} · ${event.organiser}`
      return [eventKey(event), words] as const
    }),
    ...gone.map((event) => [eventKey(event), `${event.event} (${event.source})`] as const),
  ]
  const name = `${at}.events`
  return html`${input(`${at}.find`, say('rankscheme.find'), { value: find, type: 'search' })}
    <div class="choices">
      ${ticks(name, shortLabelOf(name, parts), options, ids, { wrong: showing.wrong?.(name) })}
      ${options.length === 0 ? html`<p class="sub">${say('rankdesk.noEvents')}</p>` : nothing}
    </div>`
}

/** Returns an event as the value of its tick box. */
export const eventKey = ({ source, event }: { readonly source: string; readonly event: string }): string =>
  JSON.stringify([source, event])
