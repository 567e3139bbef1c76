/** The people that an owner has found, and the acts about them. */
import type { Gateway } from '@stolik/elements/client/gateway'
import type { Attempts } from './attempts.js'
import {
  deleteAccountOf,
  findAccounts,
  setRoles,
  setVerified,
  type Answer,
  type Person,
  type RolesSet,
  givenRoles,
  type Desk,
} from './client.js'
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import { field, head, list, tick, type OwnerParts, rowButton } from './parts.js'
import { button, send } from '../form/buttons.js'
import { intlOf, type Locale } from '@stolik/core'

export type People = ReturnType<typeof people>

/** @param refresh fetches the desk again, since it lists people with a role */
export function people(attempts: Attempts, gate: () => Gateway, refresh: () => Promise<void>) {
  let found: readonly Person[] | null = null
  /** Does an act and updates the person among those found; null removes them. */
  const change = <T>(
    { id }: Person,
    work: () => Promise<Answer<T>>,
    changed: (one: Person, done: T) => Person | null,
  ): void =>
    void attempts.run(
      'people',
      async () => {
        const answer = await work()
        await refresh()
        return answer
      },
      (done) => {
        found = found?.flatMap((one) => (one.id === id ? (changed(one, done) ?? []) : one)) ?? null
      },
    )
  return {
    /** null before the first search. */
    get found() {
      return found
    },
    find: (text: string) =>
      void attempts.run(
        'people',
        () => findAccounts(gate(), text),
        (some) => {
          found = some
        },
      ),
    /** Gives or denies roles. */
    set: (person: Person, set: RolesSet) =>
      change(
        person,
        () => setRoles(gate(), person.id, set),
        (one, roles) => ({ ...one, ...roles, given: set.roles }),
      ),
    verify: (person: Person, verified: boolean) =>
      change(
        person,
        () => setVerified(gate(), person.id, verified),
        (one) => ({ ...one, verified }),
      ),
    /** Deletes their account. */
    remove: (person: Person) =>
      change(
        person,
        () => deleteAccountOf(gate(), person.id),
        () => null,
      ),
  }
}

/** Returns the settings that give or take a role. A role that the club gives must be denied to take it away. */
function withRole({ given, byClub, denied }: Person, role: Person['roles'][number], on: boolean): RolesSet {
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
        ${button(say('owner.deleteSure', { name: one.name }), () => remove(one), { busy })}
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
      ${send(say('owner.findDo'), { busy, look: 'button' })}
    </form>
    <p role="status" class=${found !== null && found.length === 0 ? '' : 'visually-hidden'}>
      ${found !== null && found.length === 0 ? say('owner.nobody') : nothing}
    </p>
    ${list(others.map(person))} ${refusal('people')}
  </section>`
}

/** Requests for the right to announce. They come first on the page, since somebody waits. */
export function requestsPart(
  { requests, waiting }: Desk,
  { say, busy, act, refusal }: OwnerParts,
  locale: Locale,
): unknown {
  if (requests.length === 0) return refusal('requests')
  const day = new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'medium' })
  return html`<section class="panel stack" id="requests">
    <h2>${say('owner.requests')} <span class="count">${waiting}</span></h2>
    ${list(
      requests.map(
        ({ account, name, login, club, reason, at }) =>
          html`<li>
            ${head(name, login, club, day.format(at))}
            <p class="said">${reason}</p>
            <div class="row">
              ${rowButton(say('owner.grant'), name, busy, () => void act('requests', { grant: account }), 'button primary')}
              ${rowButton(say('owner.refuse'), name, busy, () => void act('requests', { refuse: account }))}
            </div>
          </li>`,
      ),
    )}
    ${waiting > requests.length ? html`<p class="muted small">${say('owner.moreWait', { n: waiting - requests.length })}</p>` : nothing}
    ${refusal('requests')}
  </section>`
}
