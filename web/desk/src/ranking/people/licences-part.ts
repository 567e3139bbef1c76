/** The licences of all records of a person: given from a day, and ended on one. */
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import { dayOf } from '@stolik/elements/ranking/format'
import type { Licence, OneRecord } from './client.js'
import { ownLicences, withLicences, type PersonParts } from './parts.js'
import { button, send } from '../../form/buttons.js'
import { input } from '../../form/draw.js'

export function licencesPart(parts: PersonParts): TemplateResult {
  const { say, person } = parts
  const all = [person, ...person.others].flatMap((record) =>
    record.licences.map((licence) => ({ record, licence })),
  )
  return html`<section class="stack">
    <h3>${say('people.licences')}</h3>
    ${
      all.length === 0
        ? html`<p class="muted">${say('people.noLicences')}</p>`
        : html`<ul class="list">
            ${all.map(({ record, licence }) => one(parts, record, licence))}
          </ul>`
    }
    ${giving(parts)}
  </section>`
}

function one(parts: PersonParts, record: OneRecord, licence: Licence): TemplateResult {
  const { say, locale, busy, association, opened, open } = parts
  const { of, number, from, until } = licence
  const own = of === association
  const form = `end ${record.id} ${number} ${from}`
  const days = { from: dayOf(from, locale), until: until === null ? '' : dayOf(until, locale) }
  return html`<li class="stack">
    <div class="row">
      <span
        ><strong>${number}</strong> · ${say(until === null ? 'people.fromOn' : 'people.fromUntil', days)}
        ${own ? nothing : html`<span class="sub">${say('people.ofOther', { of })}</span>`}</span
      >
      ${
        own && until === null
          ? button(say('people.end'), () => open(opened === form ? '' : form), {
              label: `${say('people.end')}: ${number}`,
              open: opened === form,
              busy,
            })
          : nothing
      }
    </div>
    ${opened === form ? ending(parts, record, licence) : nothing}
  </li>`
}

function ending(parts: PersonParts, record: OneRecord, licence: Licence): TemplateResult {
  const { say, busy, association, act } = parts
  return html`<form
    class="stack note"
    @submit=${(event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      if (data === undefined) return
      const until = text(data, 'until')
      const licences = ownLicences(record, association).map((one) =>
        one === licence ? { ...one, until } : one,
      )
      void act(withLicences(record, licences), 'people.done.ended')
    }}
  >
    ${input('until', say('people.endTitle', { number: licence.number }), { type: 'date', required: true, min: licence.from })}
    <div>${send(say('people.endNow'), { busy })}</div>
  </form>`
}

function giving({ say, busy, association, person, act }: PersonParts): TemplateResult {
  return html`<form
    class="stack"
    @submit=${async (event: SubmitEvent) => {
      const read = submittedForm(event)
      if (read === null) return
      const { form, data } = read
      const given = {
        number: text(data, 'number') ?? '',
        from: text(data, 'from') ?? '',
        until: text(data, 'until'),
      }
      const licences = [...ownLicences(person, association), given]
      if (await act(withLicences(person, licences), 'people.done.given')) form.reset()
    }}
  >
    <h4>${say('people.give')}</h4>
    <p class="hint">${say('people.licenceHint')}</p>
    <div class="fields">
      <label
        ><span>${say('people.number')}</span
        ><input name="number" required maxlength="40" autocomplete="off" autocapitalize="none"
      /></label>
      ${input('from', say('people.from'), { type: 'date', required: true })}
      ${input('until', say('people.until'), { type: 'date' })}
    </div>
    <div>${send(say('people.giveNow'), { busy, look: 'button' })}</div>
  </form>`
}
