/** What only some may do. Who may is read anew each time: a role or a session that was taken away is gone at once. */
import type { Context } from '../graphql/context.js'
import type { RefusalCode } from '../refusal.js'
import type { Time } from '../time.js'
import { roles as all, type Account, type Accounts, type ActKind, type Role } from './accounts.js'
import { readLogin } from './login.js'
import type { Sessions } from './sessions.js'

interface Deps {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly time: Time
  /** Logins that are of the association by the operator's word. */
  readonly association: readonly string[]
}

const mostActs = 100

export function privileges({ accounts, sessions, time, association }: Deps) {
  /** All roles that somebody has, in their order. */
  const rolesOf = (account: Account): Role[] => {
    const { login, roles, clubRoles } = account
    const appointed = login !== null && association.includes(login)
    return all.filter(
      (role) =>
        role === 'PLAYER' ||
        roles.includes(role) ||
        clubRoles.includes(role) ||
        (role === 'ASSOCIATION' && appointed),
    )
  }
  /** The account that asks, from the store and not from its token. */
  const asking = async ({ person, session }: Context): Promise<Account | RefusalCode> => {
    if (person === null) return 'NOT_SIGNED_IN'
    if (session === null) return 'NOT_ALLOWED'
    const standing = await accounts.session(session)
    const account = standing?.account === person.id ? await accounts.byId(person.id) : undefined
    return account ?? 'SIGN_IN_AGAIN'
  }
  const having = async (role: Role, context: Context): Promise<Account | RefusalCode> => {
    const account = await asking(context)
    return typeof account === 'string' || rolesOf(account).includes(role) ? account : 'NOT_ALLOWED'
  }
  const act = (who: Account, what: ActKind, about: string, { address }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: who.id, what, about, from: address })
  /** By id, or by what one signs in with. */
  const find = async (text: string): Promise<Account | undefined> => {
    if (text.length > 40) return undefined
    const login = readLogin(text)
    return (login === undefined ? undefined : await accounts.byLogin(login)) ?? (await accounts.byId(text))
  }

  return {
    rolesOf,
    asking,
    having,
    find,
    setRoles: async (
      context: Context,
      id: string,
      roles: readonly Role[],
    ): Promise<Account | RefusalCode> => {
      const who = await having('ASSOCIATION', context)
      if (typeof who === 'string') return who
      const account = await find(id)
      if (account === undefined) return 'UNKNOWN_ACCOUNT'
      // Written first: an act that cannot be written down is not done.
      await act(who, 'ROLES_SET', `${account.id}: ${roles.join(' ')}`, context)
      const kept = all.filter((role) => roles.includes(role) && role !== 'PLAYER')
      await accounts.change(account.id, { roles: kept })
      return { ...account, roles: kept }
    },
    endSessions: async (context: Context, id: string): Promise<RefusalCode | undefined> => {
      const who = await having('ASSOCIATION', context)
      if (typeof who === 'string') return who
      const account = await find(id)
      if (account === undefined) return 'UNKNOWN_ACCOUNT'
      await act(who, 'SESSIONS_ENDED', account.id, context)
      await sessions.endAll(account.id)
      return undefined
    },
    acts: async (context: Context, before: number | null) => {
      const who = await having('ASSOCIATION', context)
      if (typeof who === 'string') return who
      const rows = await accounts.acts(before, mostActs)
      await act(who, 'AUDIT_READ', `before ${before ?? 'the end'}`, context)
      return rows
    },
    signOutEverywhere: async (context: Context): Promise<RefusalCode | undefined> => {
      const who = await asking(context)
      if (typeof who === 'string') return who
      await act(who, 'SESSIONS_ENDED', who.id, context)
      await sessions.endAll(who.id)
      return undefined
    },
  }
}
