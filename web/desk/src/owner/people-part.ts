import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import type { People } from './people.js'
import { field, head, list, tick, type OwnerParts } from './parts.js'
import { givenRoles, type Desk, type Person, type RolesSet } from './client.js'

/** Returns the settings that give or take a role. A role that the club gives must be denied to take it away. */
function withRole({ given, byClub, denied }: Person, role: string, on: boolean): RolesSet {
  const others = given.filter((one) => one !== role)
  const stillDenied = denied.filter((one) => one !== role)
  const clubs = byClub.includes(role)
  return {
    roles: on && !clubs ? [...others, role] : others,
    denied: !on && clubs ? [...stillDenied, role] : stillDenied,
  }
}

/** People with a role. Anybody else is found by name or login. */
export function peoplePart(
  { people }: Desk,
  { say, busy, refusal }: OwnerParts,
  { found, find, set, verify, remove }: People,
): TemplateResult {
  const others = (found ?? []).filter(({ id }) => people.every((one) => one.id !== id))
  const person = (one: Person): TemplateResult =>
    html`<li>
      ${head(one.name, one.login, one.club)}
      <fieldset class="row">
        <legend class="visually-hidden">${one.name}</legend>
        ${givenRoles.map((role) => {
          const given = one.given.includes(role)
          // A role that comes from the environment or from another role cannot be taken away here.
          const implied = !given && !one.byClub.includes(role) && one.roles.includes(role)
          return tick(say(`owner.role.${role}`), {
            on: one.roles.includes(role),
            off: busy || implied,
            change: (on) => set(one, withRole(one, role, on)),
          })
        })}
        ${tick(say('owner.verified'), {
          kind: 'tick verified',
          on: one.verified,
          off: busy,
          change: (on) => verify(one, on),
        })}
      </fieldset>
      <details>
        <summary>${say('owner.delete')}</summary>
        <p class="muted">${say('owner.deleteWhat')}</p>
        <button class="button" ?disabled=${busy} @click=${() => remove(one)}>
          ${say('owner.deleteSure', { name: one.name })}
        </button>
      </details>
    </li>`
  return html`<section class="panel stack" id="people">
    <h2>${say('owner.people')}</h2>
    <p class="muted">${say('owner.peopleHint')} ${say('owner.verifiedHint')}</p>
    ${list(people.map(person))}
    <form
      class="row"
      role="search"
      @submit=${(event: SubmitEvent) => {
        const sent = submittedForm(event)
        if (sent !== null) find(text(sent.data, 'text') ?? '')
      }}
    >
      ${field({ name: 'text', label: say('owner.find'), most: 60, needed: true })}
      <button class="button" ?disabled=${busy}>${say('owner.findDo')}</button>
    </form>
    <p role="status" class=${found !== null && found.length === 0 ? '' : 'visually-hidden'}>
      ${found !== null && found.length === 0 ? say('owner.nobody') : nothing}
    </p>
    ${list(others.map(person))} ${refusal('people')}
  </section>`
}
