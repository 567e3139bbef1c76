/** What only some may do. Who may is read anew each time: a role or a session that was taken away is gone at once. */
import type { Context } from './context.js'
import type { RefusalCode } from '../base/refusal.js'
import type { InstallationSettings } from '../settings/installation.js'
import { most as mostSettings, type Settings } from '../settings/settings.js'
import type { Time } from '../base/time.js'
import type { Account, Accounts, ActKind } from './accounts.js'
import { roles as all, type Role, grantable } from '../settings/roles.js'
import { longestLogin, readLogin } from '../base/login.js'
import type { RightsChanges } from '../store/rights-changes.js'
import type { Sessions } from './sessions.js'

interface Deps {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly time: Time
  readonly changes: Pick<RightsChanges, 'tell'>
  /** Verifies an account from then on, or with null no longer. */
  readonly marks: { readonly set: (account: string, since: number | null) => Promise<void> }
  readonly settings: Pick<InstallationSettings, 'fixed' | 'now' | 'announce' | 'clubs' | 'catchUp' | 'change'>
}

const mostActs = 100

export function privileges({ accounts, sessions, time, changes, marks, settings }: Deps) {
  /** Roles that its club gives an account, and may give now. */
  const offeredByClub = ({ club, clubRoles }: Account): readonly Role[] => {
    const may = settings.clubs().find(({ id }) => id === club)?.roles ?? []
    return clubRoles.filter((role) => may.includes(role))
  }
  const byClub = (account: Account): readonly Role[] =>
    offeredByClub(account).filter((role) => !account.denied.includes(role))
  /** All roles that somebody has, in their order. */
  const rolesOf = (account: Account): Role[] => {
    const { id, login, roles, denied } = account
    const owns = settings.now().owners.includes(id)
    const has: Readonly<Record<Role, boolean>> = {
      PLAYER: true,
      REFEREE: false,
      ORGANISER: owns || (announcesUnnamed(account) && !denied.includes('ORGANISER')),
      ASSOCIATION: owns || (login !== null && settings.fixed.association.includes(login)),
      OWNER: owns,
    }
    const given = [...roles, ...byClub(account)]
    return all.filter((role) => has[role] || (role !== 'OWNER' && given.includes(role)))
  }
  /**
   * Whether somebody may rule, by role, at the events of a club, or with null at those of no club: a role holds where
   * whoever gave it has their events. Elsewhere the director names its referees.
   */
  const referees = (account: Account, club: string | null): boolean =>
    club === null
      ? account.roles.includes('REFEREE')
      : account.club === club && byClub(account).includes('REFEREE')
  /** Whether the owner lets somebody announce events without naming them. */
  const announcesUnnamed = ({ club }: Account): boolean => {
    const who = settings.announce()
    if (who === 'MEMBERS') return club !== null && settings.clubs().some(({ id }) => id === club)
    return who === 'EVERYBODY'
  }
  /** The account that asks, from the store and not from its token. */
  const asking = async ({ person, session }: Context): Promise<Account | RefusalCode> => {
    if (person === null) return 'NOT_SIGNED_IN'
    if (session === null) return 'NOT_ALLOWED'
    const standing = await accounts.session(session)
    const account = standing?.account === person.id ? await accounts.byId(person.id) : undefined
    await settings.catchUp()
    return account ?? 'SIGN_IN_AGAIN'
  }
  const having = async (role: Role, context: Context): Promise<Account | RefusalCode> => {
    const account = await asking(context)
    return typeof account === 'string' || rolesOf(account).includes(role) ? account : 'NOT_ALLOWED'
  }
  const act = (who: Account, what: ActKind, about: string, { address }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: who.id, what, about, from: address })
  /** By id, or by what one signs in with. An id goes first: logins are chosen, and one may look like an id. */
  const find = async (text: string): Promise<Account | undefined> => {
    if (text.length > longestLogin) return undefined
    const login = readLogin(text)
    return (await accounts.byId(text)) ?? (login === undefined ? undefined : accounts.byLogin(login))
  }

  return {
    rolesOf,
    referees,
    offeredByClub,
    asking,
    having,
    find,
    setRoles: async (
      context: Context,
      id: string,
      roles: readonly Role[],
      denied: readonly Role[] | null,
    ): Promise<Account | RefusalCode> => {
      const who = await having('ASSOCIATION', context)
      if (typeof who === 'string') return who
      const account = await find(id)
      if (account === undefined) return 'UNKNOWN_ACCOUNT'
      const owns = roles.includes('OWNER')
      const changesOwners = settings.now().owners.includes(account.id) !== owns
      // Who only helps the owner neither makes owners nor unmakes them.
      if (changesOwners && !rolesOf(who).includes('OWNER')) return 'NOT_ALLOWED'
      const refused = changesOwners ? ownersWith(settings.now(), account.id, owns) : settings.now()
      if (typeof refused === 'string') return refused
      const kept = all.filter((role) => roles.includes(role) && role !== 'PLAYER' && role !== 'OWNER')
      const nowDenied = grantable.filter(
        (role) => (denied ?? account.denied).includes(role) && !kept.includes(role),
      )
      const without = nowDenied.length === 0 ? '' : `, not ${nowDenied.join(' ')}`
      // Written first: an act that cannot be written down is not done.
      await act(who, 'ROLES_SET', `${account.id}: ${roles.join(' ')}${without}`, context)
      const late = changesOwners && (await settings.change((now) => ownersWith(now, account.id, owns)))
      if (typeof late === 'string') return late
      await accounts.change(account.id, { roles: kept, denied: nowDenied })
      changes.tell({ kind: 'account', id: account.id })
      return { ...account, roles: kept, denied: nowDenied }
    },
    setVerified: async (
      context: Context,
      id: string,
      verified: boolean,
    ): Promise<RefusalCode | undefined> => {
      const who = await having('ASSOCIATION', context)
      if (typeof who === 'string') return who
      const account = await find(id)
      if (account === undefined) return 'UNKNOWN_ACCOUNT'
      await act(who, verified ? 'VERIFIED' : 'UNVERIFIED', account.id, context)
      await marks.set(account.id, verified ? time.now() : null)
      return undefined
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

/** There is always an owner: of two who drop each other at once the second is refused. */
function ownersWith(settings: Settings, account: string, owns: boolean): Settings | RefusalCode {
  const others = settings.owners.filter((id) => id !== account)
  const owners = owns ? [...others, account] : others
  if (owners.length === 0) return 'LAST_OWNER'
  return owners.length > mostSettings.owners ? 'TOO_MANY' : { ...settings, owners }
}
