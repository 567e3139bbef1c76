/** Asks a person who the unknown players of an event are. */
import { html, nothing } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import type { Decision } from '@stolik/contract/ranking/files'
import type { Person, Unmatched } from './client.js'
import type { DeskParts } from './parts.js'

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
    @submit=${(event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      if (data !== undefined) take(unmatched.map(({ key }) => ({ key, person: text(data, key) ?? '' })))
    }}
  >
    <h3>${say('rankdesk.who')}</h3>
    ${
      unknown.length === 0
        ? nothing
        : html`<div class="stack">
            <p>${say('rankdesk.unknownHint')}</p>
            <div>
              <button type="button" class="button" ?disabled=${busy} @click=${choosing(unknown)}>
                ${say('rankdesk.unknownAll', { n: unknown.length })}
              </button>
            </div>
          </div>`
    }
    ${
      before.length === 0 || again
        ? nothing
        : html`<div class="stack">
            <p>${say('rankdesk.lastTimeHint')}</p>
            <div>
              <button type="button" class="button" ?disabled=${busy} @click=${choosing(before)}>
                ${say('rankdesk.lastTimeAll', { n: before.length })}
              </button>
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
    <div><button class="button primary" ?disabled=${busy}>${say('rankdesk.takeSo')}</button></div>
  </form>`
}

const personWords = ({ name, club }: Person): string => (club === null ? name : `${name}, ${club}`)

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
