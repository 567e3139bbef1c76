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
} from './client.js'

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
