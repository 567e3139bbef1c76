/** The form for taking the result of an event: its kind, and its region where the ranking needs one. */
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import type { EventInput, RankingEvent } from './client.js'
import type { DeskParts } from './parts.js'

interface Taking extends Pick<DeskParts, 'say' | 'busy'> {
  readonly event: RankingEvent
  /** The regions that the ranking knows. */
  readonly regions: readonly string[]
  /** Whether every group of the ranking names regions, so that nothing of the event would count without one. */
  readonly regionNeeded: boolean
  /** The kinds of events that some group of the ranking takes. */
  readonly kinds: readonly EventInput['kind'][]
  readonly take: (asked: EventInput) => void
}

const all = ['TOURNAMENT', 'EVENING'] as const

export function takeForm(taking: Taking): TemplateResult {
  const { say, busy, event, regions, regionNeeded, kinds, take } = taking
  // If only one kind counts, it is preset. Otherwise a person chooses.
  const likely = event.kind ?? (kinds.length === 1 ? (kinds[0] ?? null) : null)
  const others = all.filter((kind) => !kinds.includes(kind))
  return html`<form
    class="stack panel"
    @submit=${(submitted: SubmitEvent) => {
      const data = submittedForm(submitted)?.data
      if (data === undefined) return
      const kind = data.get('kind') === 'EVENING' ? 'EVENING' : 'TOURNAMENT'
      take({ event: event.event, kind, region: text(data, 'region'), decisions: [], different: [] })
    }}
  >
    <div class="fields">
      <label
        ><span>${say('rankdesk.kind')}</span>
        <select name="kind" required>
          <option value="" ?selected=${likely === null}>${say('rankdesk.choose')}</option>
          ${all.map((kind) => html`<option value=${kind} ?selected=${kind === likely}>${say(`rankdesk.kind.${kind}`)}</option>`)}
        </select>
        ${others.map((kind) => html`<span class="sub">${say(`rankdesk.countsNot.${kind}`)}</span>`)}</label
      >
      ${
        regions.length === 0
          ? nothing
          : html`<label
              ><span>${say('rankdesk.region')}</span>
              <select name="region" ?required=${regionNeeded}>
                <option value="">${regionNeeded ? say('rankdesk.choose') : '–'}</option>
                ${regions.map((region) => html`<option value=${region} ?selected=${region === event.region}>${region}</option>`)}
              </select>
              ${regionNeeded ? html`<span class="sub">${say('rankdesk.regionNeeded')}</span>` : nothing}</label
            >`
      }
    </div>
    <p>${say('rankdesk.willCount', { n: event.players })}</p>
    <div><button class="button primary" ?disabled=${busy}>${say('rankdesk.takeIt')}</button></div>
  </form>`
}
