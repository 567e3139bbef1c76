/** What only accounts order of a gateway. */
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { LoginTaken, Registration, SignedIn } from '../client/types.js'
import * as documents from './documents.js'

/** By login, name or e-mail address. */
export const signIn = (gate: Gateway, login: string, password: string): Promise<Outcome<SignedIn>> =>
  gate.signInWith(documents.signIn, { login, password })

export const registerAt = (
  gate: Gateway,
  registration: Registration,
): Promise<Outcome<SignedIn | LoginTaken>> => gate.signInWith<LoginTaken>(documents.register, registration)

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
