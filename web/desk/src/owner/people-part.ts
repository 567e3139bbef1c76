import { html, nothing, type TemplateResult } from 'lit'
import type { OwnerParts } from './element.js'
import type { People } from './people.js'
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
      <div>
        <strong>${one.name}</strong>
        <span class="muted small said">${[one.login, one.club].filter(Boolean).join(' · ')}</span>
      </div>
      <fieldset class="row">
        <legend class="visually-hidden">${one.name}</legend>
        ${givenRoles.map((role) => {
          const given = one.given.includes(role)
          // A role that comes from the environment or from another role cannot be taken away here.
          const implied = !given && !one.byClub.includes(role) && one.roles.includes(role)
          return html`<label class="tick"
            ><input
              type="checkbox"
              .checked=${one.roles.includes(role)}
              ?disabled=${busy || implied}
              @change=${({ target }: Event) =>
                set(one, withRole(one, role, (target as HTMLInputElement).checked))}
            /><span>${say(`owner.role.${role}`)}</span></label
          >`
        })}
        <label class="tick verified"
          ><input
            type="checkbox"
            .checked=${one.verified}
            ?disabled=${busy}
            @change=${({ target }: Event) => verify(one, (target as HTMLInputElement).checked)}
          /><span>${say('owner.verified')}</span></label
        >
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
    <ul class="list">
      ${people.map(person)}
    </ul>
    <form
      class="row"
      role="search"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault()
        const text = new FormData(event.target as HTMLFormElement).get('text')
        find(typeof text === 'string' ? text : '')
      }}
    >
      <label
        ><span>${say('owner.find')}</span
        ><input name="text" type="text" autocomplete="off" required maxlength="60"
      /></label>
      <button class="button" ?disabled=${busy}>${say('owner.findDo')}</button>
    </form>
    <p role="status" class=${found !== null && found.length === 0 ? '' : 'visually-hidden'}>
      ${found !== null && found.length === 0 ? say('owner.nobody') : nothing}
    </p>
    ${
      others.length === 0
        ? nothing
        : html`<ul class="list">
            ${others.map(person)}
          </ul>`
    }
    ${refusal('people')}
  </section>`
}
