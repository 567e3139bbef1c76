/** What a list would change: who is new, who changes and how, and who may be here already. */
import { html, nothing, type TemplateResult } from 'lit'
import { dayOf } from '@stolik/elements/ranking/format'
import { listOf as list } from '../import/events-part.js'
import { linesWords } from '../import/words.js'
import type { Extent } from '../import/work.js'
import type { DeskParts } from '../parts.js'
import type {
  AddedMember,
  Candidate,
  ChangedMember,
  DoubtfulMember,
  ListedMember,
  MemberChange,
} from '@stolik/contract/ranking/files'
import { button } from '../../form/buttons.js'

type Say = DeskParts['say']

/** A part of a long list: how much of it is shown, and how long it is. */
interface Part<T> extends Extent, Pick<DeskParts, 'say' | 'locale'> {
  readonly all: readonly T[]
  readonly length: number
}

const listOf = <T>(part: Part<T>, one: (item: T) => TemplateResult): TemplateResult => {
  const { say, all, length, most } = part
  return html`${list(all, part, one)}
  ${all.length <= most && length > all.length ? html`<p class="muted">${say('members.more', { n: length - all.length })}</p>` : nothing}`
}

const facts = ({ club, licence, line }: ListedMember, say: Say): string =>
  [club, licence === null ? null : say('rankimport.licence', { licence }), linesWords([line], say)]
    .filter((fact) => fact !== null)
    .join(' · ')

function personWords(person: Candidate | undefined, say: Say): string {
  if (person === undefined) return ''
  const licences = person.licences.map((licence) => say('rankimport.licence', { licence }))
  return [person.name, person.club, ...licences].filter((part) => part !== null).join(', ')
}

type People = ReadonlyMap<string, Candidate>

export function addedPart(part: Part<AddedMember> & { readonly people: People }): unknown {
  const { say, length, people } = part
  if (length === 0) return nothing
  return html`<details open>
    <summary><h4>${say('members.added', { n: length })}</h4></summary>
    ${listOf(
      part,
      (one) =>
        html`<li>
          <strong>${one.name}</strong> <span class="sub">${facts(one, say)}</span>
          ${one.alike.length === 0 ? nothing : html`<span class="sub">${say('members.alike', { people: one.alike.map((id) => personWords(people.get(id), say)).join('; ') })}</span>`}
        </li>`,
    )}
  </details>`
}

export function changedPart(part: Part<ChangedMember>): unknown {
  const { say, locale, length } = part
  if (length === 0) return nothing
  return html`<details open>
    <summary><h4>${say('members.changed', { n: length })}</h4></summary>
    ${listOf(
      part,
      ({ name, changes, line }) =>
        html`<li>
          <strong>${name}</strong> <span class="sub">${linesWords([line], say)}</span>
          ${changes.map((change) => html`<span class="sub">${changeWords(change, say, locale)}</span>`)}
        </li>`,
    )}
  </details>`
}

function changeWords(change: MemberChange, say: Say, locale: DeskParts['locale']): string {
  if (change.what === 'name') return say('members.change.name', { before: change.before, now: change.now })
  if (change.what === 'club') {
    const args = { before: change.before ?? '–', now: change.now }
    return change.from === null
      ? say('members.change.club', args)
      : say('members.change.clubFrom', { ...args, from: dayOf(change.from, locale) })
  }
  if (change.what === 'born')
    return say('members.change.born', { before: String(change.before ?? '–'), now: String(change.now) })
  const { number, from, until } = change
  const args = { number, from: dayOf(from, locale) }
  return until === null
    ? say('members.change.licence', args)
    : say('members.change.licenceUntil', { ...args, until: dayOf(until, locale) })
}

interface Deciding extends Part<DoubtfulMember>, Pick<DeskParts, 'busy'> {
  readonly people: People
  /** By key: id of a person, or `new`. */
  readonly chosen: ReadonlyMap<string, string>
  readonly choose: (key: string, person: string) => void
  readonly allNew: () => void
  readonly again: () => void
}

export function doubtfulPart(part: Deciding): unknown {
  const { say, busy, all, length, people, chosen, choose, allNew, again } = part
  if (length === 0) return nothing
  const mayBeNew = all.some(({ doubt }) => doubt !== 'NAME_DIFFERS')
  return html`<section class="stack">
    <h4>${say('members.doubtful', { n: length })}</h4>
    <p class="hint">${say('members.doubtfulHint')}</p>
    ${listOf(
      part,
      (one) =>
        html`<li class="who">
          <p>
            <strong>${one.name}</strong> <span class="sub">${facts(one, say)}</span>
            ${one.doubt === 'ALIKE' ? nothing : html`<span class="sub">${say(`members.why.${one.doubt}`)}</span>`}
          </p>
          <select
            aria-label=${say('rankimport.is', { name: one.name })}
            .value=${chosen.get(one.key) ?? ''}
            ?disabled=${busy}
            @change=${({ target }: Event) => choose(one.key, (target as HTMLSelectElement).value)}
          >
            <option value="">${say('rankdesk.choose')}</option>
            ${one.candidates.map((id) => html`<option value=${id}>${personWords(people.get(id), say)}</option>`)}
            ${one.doubt === 'NAME_DIFFERS' ? nothing : html`<option value="new">${say('rankdesk.newPerson')}</option>`}
          </select>
        </li>`,
    )}
    <div class="row">
      ${button(say('rankimport.withPeople'), again, { look: 'button primary', busy: busy || chosen.size === 0 })}
      ${mayBeNew ? button(say('members.allNew'), allNew, { busy }) : nothing}
    </div>
  </section>`
}
