/** What is stored of accounts: who may sign in, which sessions are open, and a log of privileged acts. */
import type { Role } from '../base/roles.js'

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
