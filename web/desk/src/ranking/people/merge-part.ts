/** Two records of one person: found, compared, and merged by a decision; and earlier decisions, which can be undone. */
import { intlOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import { dayOf } from '@stolik/elements/ranking/format'
import type { OneRecord, OtherRecord, PersonRecord, Played } from './client.js'
import type { PersonParts } from './parts.js'
import { aboutOf, nameOf } from './search-part.js'
import { button, send } from '../../form/buttons.js'
import { input } from '../../form/draw.js'
import { sending } from '../../form/values.js'

/** The other record beside this one, with the events of both. */
export interface Compared {
  readonly other: PersonRecord
  readonly played: Played
  readonly otherPlayed: Played
}

interface Merging extends PersonParts {
  /** The search results; null before the first search. */
  readonly others: readonly PersonRecord[] | null
  readonly compared: Compared | null
  readonly lookFor: (text: string) => void
  readonly compare: (other: PersonRecord) => void
}

export function mergePart(parts: Merging): TemplateResult {
  const { say, person } = parts
  return html`<section class="stack">
    <h3>${say('people.one')}</h3>
    ${
      person.others.length === 0
        ? nothing
        : html`<ul class="list">
            ${person.others.map((other) => merged(parts, other))}
          </ul>`
    }
    <p class="hint">${say('people.oneHint')}</p>
    ${looking(parts)} ${comparing(parts)}
  </section>`
}

const when = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long' }).format(at)

function merged({ say, locale, busy, act }: Merging, other: OtherRecord): TemplateResult {
  return html`<li class="stack">
    <div>
      <span class="muted">${say('people.merged')}</span> <strong>${nameOf(other, say)}</strong>
      <span class="sub">${aboutOf(other, say)}</span>
      <span class="sub">${say('people.decided', { by: other.by, date: when(other.at, locale) })}</span>
    </div>
    <div>
      ${button(say('people.split'), () => act({ split: { person: other.id } }, 'people.done.split'), { busy })}
    </div>
  </li>`
}

function looking({ say, busy, others, compare, lookFor }: Merging): TemplateResult {
  return html`<form @submit=${sending((data) => lookFor(text(data, 'other') ?? ''))}>
      <div class="asked">
        ${input('other', say('people.other'), { type: 'search', required: true, most: 100 })}
        ${send(say('people.find'), { busy, look: 'button' })}
      </div>
    </form>
    ${
      others === null
        ? nothing
        : others.length === 0
          ? html`<p role="status">${say('people.noOther')}</p>`
          : html`<ul class="list">
              ${others.map(
                (other) =>
                  html`<li class="row between">
                    <span
                      ><strong>${nameOf(other, say)}</strong
                      ><span class="sub">${aboutOf(other, say)}</span></span
                    >
                    ${button(say('people.compare'), () => compare(other), { label: `${say('people.compare')}: ${nameOf(other, say)}`, busy })}
                  </li>`,
              )}
            </ul>`
    }`
}

function comparing(parts: Merging): unknown {
  const { say, busy, person, compared, open, act } = parts
  if (compared === null) return nothing
  const { other, played, otherPlayed } = compared
  return html`<form
    class="stack note"
    aria-label=${say('people.compareTitle')}
    @submit=${(event: SubmitEvent) => {
      const into = submittedForm(event)?.data.get('into') === other.id ? other.id : person.id
      void act({ merge: { person: into === person.id ? other.id : person.id, into } }, 'people.done.merged')
    }}
  >
    <h4>${say('people.compareTitle')}</h4>
    <fieldset>
      <legend>${say('people.stands')}</legend>
      ${choice(parts, person, played, true)} ${choice(parts, other, otherPlayed, false)}
    </fieldset>
    <div class="row">
      ${send(say('people.merge'), { busy })} ${button(say('people.cancel'), () => open(''))}
    </div>
  </form>`
}

function choice(
  { say, locale }: Merging,
  record: OneRecord,
  { events }: Played,
  checked: boolean,
): TemplateResult {
  const last = events.at(-1)
  return html`<label class="tick">
    <input type="radio" name="into" value=${record.id} .checked=${checked} />
    <span
      ><strong>${nameOf(record, say)}</strong>
      <span class="sub">${aboutOf(record, say)}</span>
      <span class="sub"
        >${say('people.events', { n: events.length })}${
          last === undefined
            ? nothing
            : ` · ${say('people.lastEvent', { name: last.name, date: dayOf(last.date, locale) })}`
        }</span
      ></span
    >
  </label>`
}
