/** Orders to a gateway that only account elements send. */
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { LoginTaken, Registration, SignedIn } from '../client/types.js'
import * as documents from './documents.js'
import { onDevice } from './on-device.js'

/** Signs in by login, name or e-mail address, with a code if one is needed after the password. */
export const signIn = (
  gate: Gateway,
  login: string,
  password: string,
  code?: string,
): Promise<Outcome<SignedIn>> =>
  onDevice(gate, { login, password, code }, (variables) => gate.signInWith(documents.signIn, variables))

/** Creates an account without signing in. Call `Gateway.become` after the recovery codes have been shown. */
export const registerAt = (
  gate: Gateway,
  registration: Registration,
): Promise<Outcome<SignedIn | LoginTaken>> =>
  onDevice(gate, registration, (variables) =>
    gate.order<SignedIn | LoginTaken>(documents.register, variables),
  )

/** Draws new recovery codes; the previous ones are no longer valid. */
export const drawRecovery = (
  gate: Gateway,
  password: string,
  factor?: string,
): Promise<Outcome<{ readonly codes: readonly string[] }>> =>
  gate.order<{ readonly codes: readonly string[] }>(documents.drawRecovery, { password, factor })

/** Returns how many recovery codes are left; null if that is unknown. */
export async function recoveryLeft(gate: Gateway): Promise<number | null> {
  const answer = await gate.query<{ readonly me: { readonly recoveryCodes: number | null } | null }>(
    documents.recoveryLeft,
  )
  return 'done' in answer ? (answer.done.me?.recoveryCodes ?? null) : null
}

/** Changes the password. All other devices are signed out; this one stays signed in. */
export async function changePassword(
  gate: Gateway,
  passwords: { readonly old: string; readonly new: string; readonly factor?: string | undefined },
): Promise<Outcome<SignedIn>> {
  const outcome = await gate.order<SignedIn>(documents.changePassword, passwords)
  if ('done' in outcome) gate.become(outcome.done)
  return outcome
}

/** Returns all stored data about the person, as JSON. */
export const exportAccount = (gate: Gateway): Promise<Outcome<{ readonly json: string }>> =>
  gate.order<{ readonly json: string }>(documents.exportAccount, {})

/** Deletes the account for good and signs out here. */
export async function deleteAccount(
  gate: Gateway,
  password: string | null,
  factor?: string,
): Promise<Outcome<unknown>> {
  const outcome = await gate.order(documents.deleteAccount, { password, factor })
  if ('done' in outcome) gate.forget()
  return outcome
}

/** Ends all sessions of the account. If that fails, this one stays, so that the person can try again. */
export async function signOutEverywhere(gate: Gateway): Promise<Outcome<unknown>> {
  const outcome = await gate.order(documents.signOutEverywhere, {})
  if ('done' in outcome) gate.forget()
  return outcome
}
