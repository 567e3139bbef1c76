/**
 * What only some accounts may do. Rights are read from the store each time, so a role or session that was taken away ends at
 * once.
 */
import type { Context } from './context.js'
import type { RefusalCode } from '../base/refusal.js'
import type { InstallationSettings } from '../settings/installation.js'
import { most as mostSettings, type Settings } from '../settings/settings.js'
import type { Time } from '../base/time.js'
import type { Account, ActKind } from './account.js'
import type { Accounts } from './accounts.js'
import { roles as all, type Role, grantable } from '../base/roles.js'
import { longestLogin, readLogin } from '../base/login.js'
import type { RightsChanges } from '../store/rights-changes.js'
import type { Sessions } from './sessions.js'

interface Deps {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly time: Time
  readonly changes: Pick<RightsChanges, 'tell'>
  /** Marks an account as verified since a time; null removes the mark. */
  readonly marks: { readonly set: (account: string, since: number | null) => Promise<void> }
  readonly settings: Pick<
    InstallationSettings,
    'fixed' | 'now' | 'announce' | 'clubs' | 'hasClub' | 'catchUp' | 'change'
  >
}

const mostActs = 100

/** Who assigns roles: an account, or null for the operator at the machine. */
interface Assigning {
  readonly who: string | null
  /** The address that the request came from; empty at the machine. */
  readonly from: string
  /** Whether they may appoint and remove owners. */
  readonly mayOwn: boolean
}

export function privileges({ accounts, sessions, time, changes, marks, settings }: Deps) {
  /** Roles that the club names for an account and may give now. */
  const offeredByClub = ({ club, clubRoles }: Account): readonly Role[] => {
    const may = settings.clubs().find(({ id }) => id === club)?.roles ?? []
    return clubRoles.filter((role) => may.includes(role))
  }
  const byClub = (account: Account): readonly Role[] =>
    offeredByClub(account).filter((role) => !account.denied.includes(role))
  /** All roles of an account, in the order of the list of roles. */
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
    const granted = [...roles, ...byClub(account)]
    return all.filter((role) => has[role] || (role !== 'OWNER' && granted.includes(role)))
  }
  /**
   * Whether somebody gave the account a role: the owner, the association or its club. What the settings let everybody do is not
   * given to anybody.
   */
  const isAppointed = (account: Account): boolean => {
    const { id, login, roles } = account
    const owns = settings.now().owners.includes(id)
    const isFixed = login !== null && settings.fixed.association.includes(login)
    return owns || isFixed || roles.length > 0 || byClub(account).length > 0
  }
  /**
   * Whether an account may act as referee, by role, at the events of a club; null stands for events of no club. A role holds
   * at the events of the body that gave it. Elsewhere the director names the referees.
   */
  const referees = (account: Account, club: string | null): boolean =>
    club === null
      ? account.roles.includes('REFEREE')
      : account.club === club && byClub(account).includes('REFEREE')
  /** Whether a club has made an account one of its organisers, who may change what the club keeps here. */
  const organises = (account: Account, club: string): boolean =>
    account.club === club && byClub(account).includes('ORGANISER')
  /** Whether the owner's settings let this account announce events without a role. */
  const announcesUnnamed = ({ club }: Account): boolean => {
    const who = settings.announce()
    if (who === 'MEMBERS') return club !== null && settings.hasClub(club)
    return who === 'EVERYBODY'
  }
  /** The account that sent the request, read from the store instead of from its token. */
  const asking = async ({ person, session }: Context): Promise<Account | RefusalCode> => {
    if (person === null) return 'NOT_SIGNED_IN'
    if (session === null) return 'NOT_ALLOWED'
    const current = await accounts.session(session)
    const account = current?.account === person.id ? await accounts.byId(person.id) : undefined
    await settings.catchUp()
    // Nobody vouches for the members of a club that is not here any more.
    if (account === undefined || (account.club !== null && !settings.hasClub(account.club)))
      return 'SIGN_IN_AGAIN'
    return account
  }
  const having = async (role: Role, context: Context): Promise<Account | RefusalCode> => {
    const account = await asking(context)
    return typeof account === 'string' || rolesOf(account).includes(role) ? account : 'NOT_ALLOWED'
  }
  const act = (who: Account, what: ActKind, about: string, { address }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who: who.id, what, about, from: address })
  /** Finds an account by id or by login. The id goes first: logins are chosen freely, and one may look like an id. */
  const find = async (text: string): Promise<Account | undefined> => {
    if (text.length > longestLogin) return undefined
    const login = readLogin(text)
    return (await accounts.byId(text)) ?? (login === undefined ? undefined : accounts.byLogin(login))
  }
  /** Sets the roles of an account. */
  const assign = async (
    { who, from, mayOwn }: Assigning,
    id: string,
    roles: readonly Role[],
    denied: readonly Role[] | null,
  ): Promise<Account | RefusalCode> => {
    const account = await find(id)
    if (account === undefined) return 'UNKNOWN_ACCOUNT'
    const owns = roles.includes('OWNER')
    const changesOwners = settings.now().owners.includes(account.id) !== owns
    if (changesOwners && !mayOwn) return 'NOT_ALLOWED'
    const refused = changesOwners ? ownersWith(settings.now(), account.id, owns) : settings.now()
    if (typeof refused === 'string') return refused
    const nowGiven = all.filter((role) => roles.includes(role) && role !== 'PLAYER' && role !== 'OWNER')
    const nowDenied = grantable.filter(
      (role) => (denied ?? account.denied).includes(role) && !nowGiven.includes(role),
    )
    const without = nowDenied.length === 0 ? '' : `, not ${nowDenied.join(' ')}`
    const about = `${account.id}: ${roles.join(' ')}${without}`
    // Written first: an act that cannot be recorded must not happen.
    await accounts.write({ at: time.now(), who, what: 'ROLES_SET', about, from })
    const late = changesOwners && (await settings.change((now) => ownersWith(now, account.id, owns)))
    if (typeof late === 'string') return late
    await accounts.change(account.id, { roles: nowGiven, denied: nowDenied })
    changes.tell({ kind: 'account', id: account.id })
    return { ...account, roles: nowGiven, denied: nowDenied }
  }

  return {
    rolesOf,
    isAppointed,
    referees,
    organises,
    offeredByClub,
    asking,
    having,
    find,
    assign,
    setRoles: async (
      context: Context,
      id: string,
      roles: readonly Role[],
      denied: readonly Role[] | null,
    ): Promise<Account | RefusalCode> => {
      const who = await having('ASSOCIATION', context)
      if (typeof who === 'string') return who
      // The association only assists the owner, so it can neither appoint nor remove owners.
      const mayOwn = rolesOf(who).includes('OWNER')
      return assign({ who: who.id, from: context.address, mayOwn }, id, roles, denied)
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

/** There must always be an owner. Of two owners who drop each other at once, the second is refused. */
function ownersWith(settings: Settings, account: string, owns: boolean): Settings | RefusalCode {
  const others = settings.owners.filter((id) => id !== account)
  const owners = owns ? [...others, account] : others
  if (owners.length === 0) return 'LAST_OWNER'
  return owners.length > mostSettings.owners ? 'TOO_MANY' : { ...settings, owners }
}
