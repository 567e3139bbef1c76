/** Orders of people who recover their account, and of those who are told that somebody does. */
import type { Locale } from '@stolik/core'
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { SignedIn } from '../client/types.js'
import * as documents from './documents.js'
import { onDevice } from './on-device.js'

/** What a person gives besides a recovery code or a mailed link, if the account has a second step or a passkey. */
export interface Factor {
  /** A code of the app, or a recovery code. */
  readonly factor?: string
  readonly word?: string
  readonly response?: string
  /** Whether to wait a day instead. */
  readonly wait?: boolean
}

interface Recovery extends Factor {
  readonly code: string
  readonly newPassword: string
  readonly removeOtherWays: boolean
  /** The language of the mail that tells of a recovery that waits. */
  readonly lang: Locale
}

/** Sets a new password with a recovery code instead of the old password. */
export const recover = (
  gate: Gateway,
  recovery: Recovery & { readonly login: string },
): Promise<Outcome<SignedIn>> =>
  onDevice(gate, recovery, (variables) => gate.signInWith(documents.recover, variables))

/** Sets the new password without signing in. Call `Gateway.become` after the new recovery codes have been shown. */
export const recoverByMail = (gate: Gateway, recovery: Recovery): Promise<Outcome<SignedIn>> =>
  onDevice(gate, recovery, (variables) => gate.order<SignedIn>(documents.recoverByMail, variables))

/** Returns when a recovery takes effect that waits; null if there is none, or that is unknown. */
export async function recoveryWaits(gate: Gateway): Promise<number | null> {
  const answer = await gate.query<{ readonly me: { readonly recoveryWaits: number | null } | null }>(
    documents.recoveryWaits,
  )
  return 'done' in answer ? (answer.done.me?.recoveryWaits ?? null) : null
}

export const cancelRecovery = (gate: Gateway, lang: Locale): Promise<Outcome<unknown>> =>
  gate.order(documents.cancelRecovery, { lang })
