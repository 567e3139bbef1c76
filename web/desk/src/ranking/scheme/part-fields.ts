/** The events that count: groups of events, each with its own weight. */
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { RankingPart } from '@stolik/core'
import { dayOf } from '@stolik/elements/ranking/format'
import { choice, field, lines, ticks } from './fields.js'
import { formatFigure, formatSteps } from './figures.js'
import { sizeSteps, strengthSteps } from './steps.js'
import type { PartShape, SchemeParts } from './types.js'

export interface PartActs {
  readonly add: () => void
  readonly remove: (index: number) => void
}

export function partFields(parts: SchemeParts, { add, remove }: PartActs): TemplateResult {
  const { say, draft } = parts
  return html`${repeat(
      draft.parts,
      ({ key }) => key,
      (shape, i) =>
        html`<fieldset class="part stack">
          <legend>${say('rankscheme.part', { n: i + 1 })}</legend>
          ${one(parts, shape, i)}
          ${
            draft.parts.length < 2
              ? nothing
              : html`<div>
                  <button type="button" class="button" @click=${() => remove(i)}>
                    ${say('rankscheme.removePart', { n: i + 1 })}
                  </button>
                </div>`
          }
        </fieldset>`,
    )}
    <div>
      <button type="button" class="button" @click=${add}>${say('rankscheme.addPart')}</button>
    </div>`
}

function one(parts: SchemeParts, shape: PartShape, i: number): unknown {
  const { say, locale, draft, events } = parts
  const part = draft.scheme.parts[i] as RankingPart
  const at = `parts.${i + 1}`
  const known = (of: 'organiser' | 'region'): string | undefined => {
    const names = [...new Set(events.flatMap((event) => event[of] ?? []))].slice(0, 12)
    return names.length === 0 ? undefined : say('rankscheme.hint.known', { names: names.join(', ') })
  }
  return html`<div class="fields">
      ${field(parts, `${at}.name`, { value: part.name, required: true })}
      ${field(parts, `${at}.weight`, { value: formatFigure(part.weight, locale), numeric: true, hint: say('rankscheme.hint.weight') })}
      ${field(parts, `${at}.best`, { value: part.best === undefined ? '' : String(part.best), numeric: true, hint: say('rankscheme.hint.best') })}
      ${field(parts, `${at}.sizes`, { value: formatSteps(sizeSteps(part), locale), hint: say('rankscheme.hint.sizes') })}
      ${field(parts, `${at}.strengths`, { value: formatSteps(strengthSteps(part), locale), hint: say('rankscheme.hint.strengths') })}
    </div>
    <div class="fields">
      ${ticks(parts, `${at}.kinds`, part.kinds, [
        ['tournament', say('rankdesk.kind.TOURNAMENT')],
        ['evening', say('rankdesk.kind.EVENING')],
      ])}
      ${ticks(
        parts,
        `${at}.hall`,
        [...(part.hall ? ['hall'] : []), ...(part.online ? ['online'] : [])],
        [
          ['hall', say('rankscheme.hall')],
          ['online', say('rankscheme.online')],
        ],
      )}
    </div>
    <div class="fields">
      ${lines(parts, `${at}.organisers`, part.organisers, known('organiser') ?? say('rankscheme.hint.all'))}
      ${lines(parts, `${at}.regions`, part.regions, known('region') ?? say('rankscheme.hint.all'))}
    </div>
    ${choice(parts, `${at}.only`, shape.only ? 'chosen' : 'all', [
      ['all', say('rankscheme.events.all')],
      ['chosen', say('rankscheme.events.chosen')],
    ])}
    ${shape.only ? chosen(parts, part, shape, at) : nothing}`
}

/** Chooses events by name. Chosen ones stay in the list, whatever the search is. */
function chosen(parts: SchemeParts, part: RankingPart, { find }: PartShape, at: string): TemplateResult {
  const { say, locale, events, draft } = parts
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
  return html`${field(parts, `${at}.find`, { value: find, type: 'search', label: say('rankscheme.find') })}
    <div class="choices">
      ${ticks(parts, `${at}.events`, ids, [
        ...offered.map(
          (event) =>
            [eventKey(event), `${event.name} · ${dayOf(event.date, locale)} · ${event.organiser}`] as const,
        ),
        ...gone.map((event) => [eventKey(event), `${event.event} (${event.source})`] as const),
      ])}
      ${offered.length + gone.length === 0 ? html`<p class="sub">${say('rankdesk.noEvents')}</p>` : nothing}
    </div>`
}

/** Returns an event as the value of its tick box. */
export const eventKey = ({ source, event }: { readonly source: string; readonly event: string }): string =>
  JSON.stringify([source, event])
