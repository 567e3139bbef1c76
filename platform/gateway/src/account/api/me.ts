/** What people see of themselves. Each part is looked up only if it is requested. */
import type { Privilege } from './own.js'
import type { Resolver } from '../../graphql/resolver.js'
import type { Gateway } from '../../api/gateway.js'
import type { myDecisions } from '../../fair-play/api/mine.js'
import type { rights } from './rights.js'
import type { mySessions } from './my-sessions.js'

interface Parts {
  readonly decisions: ReturnType<typeof myDecisions>
  readonly privilege: Privilege
  readonly right: ReturnType<typeof rights>
  readonly own: ReturnType<typeof mySessions>
}

export function meResolver(
  { tables, accounts, names }: Gateway,
  { privilege, right, own, decisions }: Parts,
): Resolver<object> {
  return (_, _args, { person, session }) => {
    if (person === null) return null
    const mine = tables.rows().filter(({ players }) => players.some((p) => p?.person === person.id))
    const account = async () => (session === null ? undefined : accounts.byId(person.id))
    const rightsOf = async () => {
      const known = await account()
      return known && right.ofAccount(known)
    }
    /** What only accounts with a password have. */
    const ofPassword = async <T>(look: (id: string) => Promise<T>): Promise<T | null> => {
      const known = await account()
      return known === undefined || known.password === null ? null : look(known.id)
    }
    return {
      id: person.id,
      name: person.name,
      nameTaken: names.of(person.id)?.chosen === false,
      tables: mine.map(({ id }) => id),
      login: async () => (await account())?.login ?? null,
      club: async () => (await account())?.club ?? null,
      roles: async () => {
        const known = await account()
        return known === undefined ? ['PLAYER'] : privilege.rolesOf(known)
      },
      recoveryCodes: () => ofPassword(async (id) => (await accounts.recovery(id)).length),
      secondStep: () => ofPassword(async (id) => (await accounts.secondStep(id)) !== undefined),
      recoveryWaits: async () =>
        session === null ? null : ((await accounts.waitingRecovery(person.id))?.until ?? null),
      mail: async () =>
        session === null ? null : ((await accounts.mailAddress(person.id))?.address ?? null),
      passkeys: () => (session === null ? [] : accounts.passkeysOf(person.id)),
      sessions: () => (session === null ? [] : own.list(person.id, session)),
      mayAnnounce: async () => (await rightsOf())?.mayAnnounce ?? false,
      request: async () => (await rightsOf())?.request() ?? null,
      decisions: () => decisions.list(person.id),
      requestsWaiting: async () => (await rightsOf())?.requestsWaiting() ?? null,
    }
  }
}
