/** Unknown players of the file. A person decides who they are, by name or for all newcomers at once. */
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import type { DeskParts } from '../parts.js'
import type { Extent } from './work.js'
import { linesWords } from './words.js'
import type { Candidate, Unmatched } from '@stolik/contract/ranking/files'
import { button, send } from '../../form/buttons.js'

interface Matching extends Extent, Pick<DeskParts, 'say' | 'busy'> {
  readonly unmatched: readonly Unmatched[]
  /** By id. */
  readonly people: ReadonlyMap<string, Candidate>
  /** Search results by key of the unknown player. */
  readonly found: ReadonlyMap<string, readonly string[]>
  /** By key: id of a person, or `new`. */
  readonly chosen: ReadonlyMap<string, string>
  readonly choose: (key: string, person: string) => void
  readonly search: (key: string, text: string) => void
  readonly allNew: () => void
  readonly again: () => void
}

/** Whether a player can be new. Somebody else's licence cannot become a newcomer's. */
const mayBeNew = ({ problem }: Unmatched): boolean => problem === 'UNMATCHED' || problem === 'UNKNOWN_PERSON'

/** Returns the clear newcomers: nobody in the register has their name. */
export const plainlyNew = (unmatched: readonly Unmatched[]): readonly Unmatched[] =>
  unmatched.filter((one) => one.problem === 'UNMATCHED' && one.candidates.length === 0)

export function peoplePart(parts: Matching): unknown {
  const { say, busy, unmatched, chosen, most, more, allNew, again } = parts
  if (unmatched.length === 0) return nothing
  const open = plainlyNew(unmatched).filter(({ key }) => !chosen.has(key))
  return html`<section class="stack">
    <h4>${say('rankimport.who', { n: unmatched.length })}</h4>
    <p class="muted">${say('rankimport.whoHint')}</p>
    ${
      open.length > 1
        ? html`<div>${button(say('rankimport.allNew', { n: open.length }), allNew, { busy })}</div>`
        : nothing
    }
    <ul class="list">
      ${unmatched.slice(0, most).map((one) => unmatchedForm(parts, one))}
    </ul>
    <div class="row">
      ${
        unmatched.length > most
          ? button(say('rankimport.more', { n: unmatched.length - most }), more)
          : nothing
      }
      ${button(say('rankimport.withPeople'), again, { look: 'button primary', busy: busy || chosen.size === 0 })}
    </div>
  </section>`
}

function unmatchedForm(parts: Matching, one: Unmatched): TemplateResult {
  const { say, busy, people, chosen, choose, found } = parts
  const { key, name, club, licence, problem, candidates, lines } = one
  const ids = [...new Set([...candidates, ...(found.get(key) ?? [])])]
  const facts = [
    club,
    licence === null ? null : say('rankimport.licence', { licence }),
    linesWords(lines, say),
  ]
  return html`<li class="who">
    <p>
      <strong>${name}</strong> <span class="sub">${facts.filter((fact) => fact !== null).join(' · ')}</span>
      ${problem === 'UNMATCHED' ? nothing : html`<span class="sub">${say(`rankimport.why.${problem}`)}</span>`}
    </p>
    <div>
      <select
        aria-label=${say('rankimport.is', { name })}
        .value=${chosen.get(key) ?? ''}
        ?disabled=${busy}
        @change=${({ target }: Event) => choose(key, (target as HTMLSelectElement).value)}
      >
        <option value="" ?selected=${!chosen.has(key)}>${say('rankimport.leftOut')}</option>
        ${ids.map((id) => html`<option value=${id} ?selected=${chosen.get(key) === id}>${words(people.get(id), say)}</option>`)}
        ${mayBeNew(one) ? html`<option value="new" ?selected=${chosen.get(key) === 'new'}>${say('rankdesk.newPerson')}</option>` : nothing}
      </select>
      ${searching(parts, one)}
    </div>
  </li>`
}

function words(person: Candidate | undefined, say: DeskParts['say']): string {
  if (person === undefined) return ''
  const licences = person.licences.map((licence) => say('rankimport.licence', { licence }))
  return [person.name, person.club, ...licences].filter((part) => part !== null).join(', ')
}

function searching({ say, busy, search, found }: Matching, { key, name }: Unmatched): TemplateResult {
  const hits = found.get(key)
  return html`<details>
    <summary class="small">${say('rankimport.find')}</summary>
    <form
      class="row tight"
      @submit=${(event: SubmitEvent) => {
        const data = submittedForm(event)?.data
        const written = data === undefined ? null : text(data, 'search')
        if (written !== null) search(key, written)
      }}
    >
      <input
        name="search"
        type="search"
        required
        maxlength="100"
        aria-label=${say('rankimport.findFor', { name })}
      />
      ${send(say('rankimport.search'), { busy, look: 'button' })}
    </form>
    ${hits === undefined ? nothing : html`<p class="sub" role="status">${say(hits.length === 0 ? 'rankimport.nobody' : 'rankimport.nowInList', { n: hits.length })}</p>`}
  </details>`
}
