/**
 * The port of accounts: who may sign in, which sessions are open, and a log of privileged acts. One contract suite tests
 * every store.
 */

import type { Role } from '../base/roles.js'
import type { MailAddresses } from './mail-rows.js'
import type { Passkeys } from './passkey-rows.js'
import type { WaitingRecoveries } from './waiting-recovery-rows.js'

/** A person with an account, who signs in with a password or through the site of a club. */
export interface Account {
  readonly id: string
  readonly name: string
  /** The login that they type; null for a club's member. */
  readonly login: string | null
  /** An argon2id hash; null for a club's member. */
  readonly password: string | null
  /** The club that vouches for them, and the club's id for this member. */
  readonly club: string | null
  readonly member: string | null
  /** Given by the association. */
  readonly roles: readonly Role[]
  /** Roles that the club named when it last vouched for them. Only those that the club may give now count. */
  readonly clubRoles: readonly Role[]
  /** Roles that the association denies them, even if their club gives them. */
  readonly denied: readonly Role[]
  /** When it was made, in milliseconds since 1970; null for an account from before this was recorded. */
  readonly made: number | null
}

/** A device that is signed in. */
export interface Session {
  readonly id: string
  readonly account: string
  /** Browser and system; empty when neither is known. */
  readonly device: string
  /** When it began; null for a session from before this was recorded. */
  readonly opened: number | null
  /** How often it has been refreshed. A refresh token is valid for one generation only. */
  readonly generation: number
  /** Milliseconds since 1970, like all times here. */
  readonly refreshed: number
  readonly until: number
}

/** The shared secret of an authenticator app (TOTP) that serves as second step for an account. */
export interface SecondStep {
  /** Sealed with the gateway's secret. */
  readonly secret: string
  /** When it was turned on. */
  readonly since: number
  /** The time step (half minute) of the last code used. Codes of this step and of earlier ones are no longer accepted. */
  readonly step: number
}

export type SealedStep = Pick<SecondStep, 'secret'> & { readonly account: string }

/** A privileged act, written once. It never changes, except that its address is erased after a while. */
export interface Act {
  readonly at: number
  /** The account that acted; null for the gateway itself. */
  readonly who: string | null
  readonly what: ActKind
  /** Text that says whom or what the act concerned. Never contains a secret. */
  readonly about: string
  /** The address that the request came from; empty once it was erased. */
  readonly from: string
}

export type ActKind =
  | 'ROLES_SET'
  | 'SESSIONS_ENDED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RECOVERED'
  | 'RECOVERY_DRAWN'
  | 'RECOVERY_BEGUN'
  | 'RECOVERY_CANCELLED'
  | 'SECOND_STEP_ON'
  | 'SECOND_STEP_OFF'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'MAIL_ADDRESS_SET'
  | 'MAIL_ADDRESS_REMOVED'
  | 'ACCOUNT_DELETED'
  | 'REFRESH_REUSED'
  | 'ROLES_VOUCHED'
  | 'AUDIT_READ'
  | 'RANKING_ACT'
  | 'HOUSE_SET_UP'
  | 'SETTINGS_CHANGED'
  | 'RIGHT_DECIDED'
  | 'TABLE_CLOSED'
  | 'BANNED'
  | 'UNBANNED'
  | 'NAME_TAKEN'
  | 'FAIR_PLAY'
  | 'VERIFIED'
  | 'UNVERIFIED'

/** All methods throw when the store cannot be reached. */
export interface Accounts extends MailAddresses, Passkeys, WaitingRecoveries {
  /**
   * Adds an account. `taken`: the id or this member of the club exists already, or another account is signed in to by this
   * login or name, and nothing was written.
   */
  add(account: Account): Promise<'done' | 'taken'>
  byId(id: string): Promise<Account | undefined>
  byLogin(login: string): Promise<Account | undefined>
  /**
   * The account that this key (`nameKey`) signs in to: the one whose login it is, or the one with a password that was the
   * first to have this name. Later accounts of the same name sign in by their logins.
   */
  bySignInName(key: string): Promise<Account | undefined>
  byMember(club: string, member: string): Promise<Account | undefined>
  /** The clubs whose members have accounts, whether the clubs are still here or not. */
  clubs(): Promise<readonly string[]>
  change(
    id: string,
    change: Partial<Pick<Account, 'name' | 'password' | 'roles' | 'clubRoles' | 'denied'>>,
  ): Promise<void>
  /** Sets a new password if the stored hash is still `before`; otherwise false. Of two calls at once only one wins. */
  changePassword(id: string, before: string | null, after: string): Promise<boolean>
  /** Accounts with a role of their own or of their club, sorted by name; at most `most`. */
  withRoles(most: number): Promise<readonly Account[]>
  /**
   * Accounts whose name contains a text (ignoring case and diacritics) or whose login begins with it. Sorted by name; at most
   * `most`.
   */
  like(text: string, most: number): Promise<readonly Account[]>
  /** @throws also if there is no such account. */
  openSession(session: Session): Promise<void>
  session(id: string): Promise<Session | undefined>
  /**
   * Advances a session to the next generation; false if it has another generation or is gone. Of two calls at once only one
   * wins.
   */
  refresh(id: string, generation: number, at: number, until: number): Promise<boolean>
  /** Sessions of an account that have not expired, most recently refreshed first; at most `most`. */
  sessionsOf(account: string, now: number, most: number): Promise<readonly Session[]>
  /** Returns those of these sessions that are still open. */
  standingAmong(ids: readonly string[], now: number): Promise<ReadonlySet<string>>
  endSession(id: string): Promise<void>
  /** Ends all sessions of an account except `except`. Returns the ids of the sessions that it ended. */
  endSessions(account: string, except?: string | null): Promise<readonly string[]>
  /** Ends all sessions of a club's members. Returns the ids of the sessions that it ended. */
  endSessionsOfClub(club: string): Promise<readonly string[]>
  /** Whether a single-use token is used for the first time, across all processes. */
  firstUse(token: string, until: number): Promise<boolean>
  /** Replaces the hashes of an account's recovery codes with these. */
  setRecovery(account: string, hashes: readonly string[]): Promise<void>
  /** The hashes of the recovery codes that were not used yet. */
  recovery(account: string): Promise<readonly string[]>
  /** Uses up a recovery code; false if the account has no such code or it was used. Of two calls at once only one wins. */
  takeRecovery(account: string, hash: string): Promise<boolean>
  /** Replaces the second step of an account; null removes it. */
  setSecondStep(account: string, step: SecondStep | null): Promise<void>
  secondStep(account: string): Promise<SecondStep | undefined>
  /** Accounts with a second step and their sealed secrets, in order of id, starting after this account; at most `most`. */
  secondStepsAfter(account: string, most: number): Promise<readonly SealedStep[]>
  /** Replaces the sealed secret if it is still the same; otherwise false. */
  sealSecondStep(before: SealedStep, secret: string): Promise<boolean>
  /**
   * Advances to a later time step. False if that step is used up or there is no second step. Of two calls at once only one
   * wins.
   */
  useStep(account: string, step: number): Promise<boolean>
  /** Verified accounts, each with the time since when it is verified. */
  verified(): Promise<ReadonlyMap<string, number>>
  /** Marks an account as verified since this time; null removes the mark. */
  setVerified(account: string, since: number | null): Promise<void>
  write(act: Act): Promise<void>
  /** Acts, newest first, with a number below `before` if that is given; at most `most`. */
  acts(before: number | null, most: number): Promise<readonly (Act & { readonly n: number })[]>
  /** Acts of one account, newest first; at most `most`. */
  actsOf(who: string, most: number): Promise<readonly Act[]>
  /**
   * Removes the account, its sessions and everything it signs in with. Its acts stay, under an id that no longer belongs to
   * anybody.
   */
  remove(id: string): Promise<void>
  /** Erases the addresses of acts from before a time, or of all acts of one account. */
  dropAddresses(of: { readonly before: number } | { readonly who: string }): Promise<void>
  /** Removes sessions, used tokens and mailed links that have expired. */
  tidy(now: number): Promise<void>
}
