/** The port of accounts: who may sign in, what is signed in, and what was done by privilege. One contract suite. */

import type { Role } from '../settings/roles.js'
import type { MailAddresses } from './mail-rows.js'
import type { Passkeys } from './passkey-rows.js'

/** Somebody who comes back: by a password, or by the site of a club. */
export interface Account {
  readonly id: string
  readonly name: string
  /** What they sign in with; null for a club's member. */
  readonly login: string | null
  /** An argon2id hash; null for a club's member. */
  readonly password: string | null
  /** The club that vouches for them, and what it calls them. */
  readonly club: string | null
  readonly member: string | null
  /** Given by the association. */
  readonly roles: readonly Role[]
  /** Given by the club when it last vouched for them. They count only as far as the club may give them now. */
  readonly clubRoles: readonly Role[]
  /** Denied by the association, whatever their club gives. */
  readonly denied: readonly Role[]
}

/** A device that is signed in. */
export interface Session {
  readonly id: string
  readonly account: string
  /** Browser and system; empty when neither is known. */
  readonly device: string
  /** When it began; null for one from before that was kept. */
  readonly opened: number | null
  /** How often it has been refreshed: a refresh token names the one that it is good for. */
  readonly generation: number
  /** Milliseconds since 1970, as all times here. */
  readonly refreshed: number
  readonly until: number
}

/** What an app that shows codes for an account has in common with the gateway. */
export interface SecondStep {
  /** Sealed with the gateway's secret. */
  readonly secret: string
  /** When it was turned on. */
  readonly since: number
  /** The half minute whose code was used last: that one and those before are used up. */
  readonly step: number
}

export type SealedStep = Pick<SecondStep, 'secret'> & { readonly account: string }

/** A privileged act: written down once. Nothing of it is changed but its address, which is dropped after a time. */
export interface Act {
  readonly at: number
  /** The account that acted; null = the gateway itself. */
  readonly who: string | null
  readonly what: ActKind
  /** Whom or what it was about, in so many words: never a secret. */
  readonly about: string
  /** The address that the request came from; empty once it was dropped. */
  readonly from: string
}

export type ActKind =
  | 'ROLES_SET'
  | 'SESSIONS_ENDED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RECOVERED'
  | 'RECOVERY_DRAWN'
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
  | 'VERIFIED'
  | 'UNVERIFIED'

/** All methods throw when the store cannot be reached. */
export interface Accounts extends MailAddresses, Passkeys {
  /** `taken`: its id, its login, or its member of that club is there already; nothing was written. */
  add(account: Account): Promise<'done' | 'taken'>
  byId(id: string): Promise<Account | undefined>
  byLogin(login: string): Promise<Account | undefined>
  /** Those with a password whose name is found by this key (`nameKey`); at most two, since one is one too many. */
  byName(key: string): Promise<readonly Account[]>
  byMember(club: string, member: string): Promise<Account | undefined>
  change(
    id: string,
    change: Partial<Pick<Account, 'name' | 'password' | 'roles' | 'clubRoles' | 'denied'>>,
  ): Promise<void>
  /** Sets another password where the hash of the one before is still this; false where it is not. Of two at once one wins. */
  changePassword(id: string, before: string | null, after: string): Promise<boolean>
  /** Accounts with a role of their own or of their club, by name; at most so many. */
  withRoles(most: number): Promise<readonly Account[]>
  /** Accounts whose name holds a text, whatever its case and marks, or whose login begins with it, by name; at most so many. */
  like(text: string, most: number): Promise<readonly Account[]>
  openSession(session: Session): Promise<void>
  session(id: string): Promise<Session | undefined>
  /** Goes on to the next generation; false when it is at another, or gone. Of two at once one wins. */
  refresh(id: string, generation: number, at: number, until: number): Promise<boolean>
  /** Those of an account that have not run out, the one last refreshed first; at most so many. */
  sessionsOf(account: string, now: number, most: number): Promise<readonly Session[]>
  /** Those of these that stand. */
  standingAmong(ids: readonly string[], now: number): Promise<ReadonlySet<string>>
  endSession(id: string): Promise<void>
  /** All of an account; `except` stays. Answers with the ids of those that it has ended. */
  endSessions(account: string, except?: string | null): Promise<readonly string[]>
  /** Whether a token that is good once is used for the first time, by any process. */
  firstUse(token: string, until: number): Promise<boolean>
  /** Keeps these hashes of recovery codes for an account, and no others. */
  setRecovery(account: string, hashes: readonly string[]): Promise<void>
  /** The hashes of those that were not used. */
  recovery(account: string): Promise<readonly string[]>
  /** Uses a code up; false when it is none of that account, or was used. Of two at once one wins. */
  takeRecovery(account: string, hash: string): Promise<boolean>
  /** Keeps this for an account, in place of what was kept; null: nothing. */
  setSecondStep(account: string, kept: SecondStep | null): Promise<void>
  secondStep(account: string): Promise<SecondStep | undefined>
  /** So many accounts with a second step, in the order of their ids, behind this one: whose it is, and as it is sealed. */
  secondStepsAfter(account: string, most: number): Promise<readonly SealedStep[]>
  /** Seals it anew; false where it is another one by now. */
  sealSecondStep(before: SealedStep, secret: string): Promise<boolean>
  /** Goes on to a later step; false when it is used up already, or there is none. Of two at once one wins. */
  useStep(account: string, step: number): Promise<boolean>
  /** Since when which accounts are verified. */
  verified(): Promise<ReadonlyMap<string, number>>
  /** Verifies an account from then on; null: no longer. */
  setVerified(account: string, since: number | null): Promise<void>
  write(act: Act): Promise<void>
  /** The newest first, before a number that was given; at most so many. */
  acts(before: number | null, most: number): Promise<readonly (Act & { readonly n: number })[]>
  /** Those of one account, the newest first; at most so many. */
  actsOf(who: string, most: number): Promise<readonly Act[]>
  /** Everything but the acts goes: the account, its sessions, what it signs in with. They stay, under an id that is nobody's any more. */
  remove(id: string): Promise<void>
  /** Acts from before that time, and all of an account where one is named, say no longer from which address they came. */
  dropAddresses(of: { readonly before: number } | { readonly who: string }): Promise<void>
  /** Forgets sessions, used tokens and mailed links that have run out. */
  tidy(now: number): Promise<void>
}
