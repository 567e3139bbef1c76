/** What only accounts order of a gateway. */
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { LoginTaken, Registration, SignedIn } from '../client/types.js'
import * as documents from './documents.js'
import { onDevice } from './on-device.js'

/** By login, name or e-mail address; with a code where one is asked for after the password. */
export const signIn = (
  gate: Gateway,
  login: string,
  password: string,
  code?: string,
): Promise<Outcome<SignedIn>> =>
  onDevice(gate, { login, password, code }, (variables) => gate.signInWith(documents.signIn, variables))

/** Nobody is signed in by it yet: `Gateway.become`, once the recovery codes were shown. */
export const registerAt = (
  gate: Gateway,
  registration: Registration,
): Promise<Outcome<SignedIn | LoginTaken>> =>
  onDevice(gate, registration, (variables) =>
    gate.order<SignedIn | LoginTaken>(documents.register, variables),
  )

/** By a recovery code instead of the password, which becomes another one. */
export const recover = (
  gate: Gateway,
  recovery: {
    readonly login: string
    readonly code: string
    readonly newPassword: string
    readonly removeOtherWays: boolean
  },
): Promise<Outcome<SignedIn>> =>
  onDevice(gate, recovery, (variables) => gate.signInWith(documents.recover, variables))

/** New recovery codes: those from before are no longer good. */
export const drawRecovery = (
  gate: Gateway,
  password: string,
): Promise<Outcome<{ readonly codes: readonly string[] }>> =>
  gate.order<{ readonly codes: readonly string[] }>(documents.drawRecovery, { password })

/** How many recovery codes are left; null where that cannot be known. */
export async function recoveryLeft(gate: Gateway): Promise<number | null> {
  const answer = await gate.query<{ readonly me: { readonly recoveryCodes: number | null } | null }>(
    documents.recoveryLeft,
  )
  return 'done' in answer ? (answer.done.me?.recoveryCodes ?? null) : null
}

/** All other devices are signed out; this one goes on. */
export async function changePassword(gate: Gateway, old: string, next: string): Promise<Outcome<SignedIn>> {
  const outcome = await gate.order<SignedIn>(documents.changePassword, { old, new: next })
  if ('done' in outcome) gate.become(outcome.done)
  return outcome
}

/** Everything that is kept of one, as JSON. */
export const exportAccount = (gate: Gateway): Promise<Outcome<{ readonly json: string }>> =>
  gate.order<{ readonly json: string }>(documents.exportAccount, {})

/** Deletes the account for good; whoever had it is nobody here from then on. */
export async function deleteAccount(gate: Gateway, password: string | null): Promise<Outcome<unknown>> {
  const outcome = await gate.order(documents.deleteAccount, { password })
  if ('done' in outcome) gate.forget()
  return outcome
}

/** Ends all sessions of the account. Where that cannot be done this one stays, so that one can try again. */
export async function signOutEverywhere(gate: Gateway): Promise<Outcome<unknown>> {
  const outcome = await gate.order(documents.signOutEverywhere, {})
  if ('done' in outcome) gate.forget()
  return outcome
}
