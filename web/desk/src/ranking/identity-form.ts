/** Asks a person who the unknown players of an event are. */
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import type { Decision } from '@stolik/contract/ranking/files'
import type { Person, Unmatched, Problem, EventInput, RankingEvent } from './client.js'
import type { DeskParts } from './parts.js'
import { button, send } from '../form/buttons.js'
import { dayOf } from '@stolik/elements/ranking/format'
import { sending } from '../form/values.js'
import { tick } from '../form/draw.js'

export type { Unmatched } from './client.js'

interface Matching extends Pick<DeskParts, 'say' | 'busy'> {
  readonly unmatched: readonly Unmatched[]
  /** Whether the event was taken before; the earlier answers are then filled in. */
  readonly again: boolean
  readonly take: (decisions: readonly Decision[]) => void
}

export function identityForm({ say, busy, unmatched, again, take }: Matching): unknown {
  if (unmatched.length === 0) return nothing
  const before = unmatched.flatMap(({ key, last }) => (last === null ? [] : [{ key, value: last.id }]))
  const unknown = unmatched.flatMap(({ key, people }) => (people.length > 0 ? [] : [{ key, value: 'new' }]))
  return html`<form
    class="stack note"
    @submit=${sending((data) => take(unmatched.map(({ key }) => ({ key, person: text(data, key) ?? '' }))))}
  >
    <h3>${say('rankdesk.who')}</h3>
    ${
      unknown.length === 0
        ? nothing
        : html`<div class="stack">
            <p>${say('rankdesk.unknownHint')}</p>
            <div>
              ${button(say('rankdesk.unknownAll', { n: unknown.length }), choosing(unknown), { busy })}
            </div>
          </div>`
    }
    ${
      before.length === 0 || again
        ? nothing
        : html`<div class="stack">
            <p>${say('rankdesk.lastTimeHint')}</p>
            <div>
              ${button(say('rankdesk.lastTimeAll', { n: before.length }), choosing(before), { busy })}
            </div>
          </div>`
    }
    <div class="fields">
      ${unmatched.map(
        ({ problem, key, name, people, last }) =>
          html`<label
            ><span>${problem.line === 0 ? '' : `${problem.line}. `}${name}</span>
            <select name=${key} required>
              <option value="">${say('rankdesk.choose')}</option>
              ${people.map((one) => html`<option value=${one.id} ?selected=${again && one.id === last?.id}>${personWords(one)}</option>`)}
              <option value="new">${say('rankdesk.newPerson')}</option>
            </select>
            ${
              last === null
                ? nothing
                : html`<span class="sub">${say('rankdesk.lastTime', { person: personWords(last) })}</span>`
            }</label
          >`,
      )}
    </div>
    <div>${send(say('rankdesk.takeSo'), { busy })}</div>
  </form>`
}

const personWords = ({ name, club }: Person): string =>
  [name, club].filter((part) => part !== null).join(', ')

/** Fills in the fields; nothing is taken before the form is sent. */
const choosing =
  (before: readonly { readonly key: string; readonly value: string }[]) =>
  ({ currentTarget }: Event): void => {
    const { form } = currentTarget as HTMLButtonElement
    for (const { key, value } of before) {
      const field = form?.elements.namedItem(key)
      if (field instanceof HTMLSelectElement) field.value = value
    }
  }

/**
 * Asks about lists of an event that already count in another one. The event is taken once a person confirms that each is a
 * different list.
 */
interface Counted extends Pick<DeskParts, 'say' | 'locale' | 'busy'> {
  readonly problems: readonly Problem[]
  /** Called with the keys of all of them. */
  readonly take: (different: readonly string[]) => void
}

export function countedPart({ say, locale, busy, problems, take }: Counted): unknown {
  if (problems.length === 0) return nothing
  return html`<form
    class="stack note"
    @submit=${(event: SubmitEvent) => {
      if (submittedForm(event) !== null) take(problems.map(({ args }) => String(args['key'])))
    }}
  >
    <h3>${say('rankdesk.refused.SAME_LISTS', { lists: problems.length })}</h3>
    <p>${say('rankdesk.countedHint')}</p>
    <ul class="list">
      ${problems.map(
        ({ args }) =>
          html`<li>
            <p>
              ${say('rankdesk.countedList', { ...args })}
              ${say(args['otherTable'] === 0 ? 'rankdesk.countedSeries' : 'rankdesk.countedTable', {
                ...args,
                date: dayOf(String(args['date']), locale),
              })}
            </p>
            ${tick('', say('rankdesk.countBoth'), false, { required: true })}
          </li>`,
      )}
    </ul>
    <div>${send(say('rankdesk.takeBoth'), { busy })}</div>
  </form>`
}

/** The form for taking the result of an event: its kind, and its region where the ranking needs one. */
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
    <div>${send(say('rankdesk.takeIt'), { busy })}</div>
  </form>`
}
