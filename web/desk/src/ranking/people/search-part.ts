/** Looks for people in the register. */
import { html, nothing, type TemplateResult } from 'lit'
import { text } from '@stolik/elements/event/form'
import type { Found, OneRecord, PersonRecord } from './client.js'
import type { PeopleParts } from './parts.js'
import { recordForm } from './record-form.js'
import { button, send } from '../../form/buttons.js'
import { input } from '../../form/draw.js'
import { sending } from '../../form/values.js'

interface Searching extends PeopleParts {
  /** null while they load. */
  readonly found: Found | null
  readonly hrefOf: (person: string) => string
  readonly search: (text: string) => void
  /** Whether somebody new is being entered. */
  readonly entering: boolean
  readonly enter: () => void
}

export function searchPart(parts: Searching): TemplateResult {
  const { say, busy, found, hrefOf, search, entering, enter } = parts
  return html`<form role="search" @submit=${sending((data) => search(text(data, 'search') ?? ''))}>
      <div class="asked">
        ${input('search', say('people.search'), { type: 'search', most: 100 })}
        ${send(say('people.find'), { busy })}
      </div>
    </form>
    ${
      entering
        ? html`<div class="note">${recordForm(parts, null)}</div>`
        : html`<div>${button(say('people.new'), enter)}</div>`
    }
    ${found === null ? html`<p class="muted" role="status">${say('people.loading')}</p>` : list(found, say, hrefOf)}`
}

function list(
  { people, found }: Found,
  say: PeopleParts['say'],
  hrefOf: (person: string) => string,
): TemplateResult {
  if (people.length === 0) return html`<p role="status">${say('people.none')}</p>`
  return html`<p class="muted" role="status">
      ${say('people.found', { n: found })}${found > people.length ? ` · ${say('people.more')}` : ''}
    </p>
    <ul class="list">
      ${people.map(
        (person) =>
          html`<li>
            <a href=${hrefOf(person.id)}>${nameOf(person, say)}</a>
            <span class="sub">${aboutOf(person, say)}</span>
            ${
              person.others.length === 0
                ? nothing
                : html`<span class="sub"
                    >${say('people.merged')} ${person.others.map(({ name }) => name ?? '–').join(', ')}</span
                  >`
            }
          </li>`,
      )}
    </ul>`
}

export const nameOf = ({ name }: OneRecord, say: PeopleParts['say']): string =>
  name ?? say('people.forgotten')

/** Club and licences, to tell namesakes apart. */
export function aboutOf(record: OneRecord | PersonRecord, say: PeopleParts['say']): string {
  const numbers = [...new Set(record.licences.map(({ number }) => number))]
  const licences = numbers.map((number) => say('people.licence', { number }))
  if (record.name === null) return ''
  return [record.club ?? [], licences.length === 0 ? say('people.noLicence') : licences].flat().join(' · ')
}
