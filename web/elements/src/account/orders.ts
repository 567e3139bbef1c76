/** Orders and questions of people about their account, and of those who sign in to one. */
import { readStored, writeStored } from '../base/storage.js'
import type { Done, Variables } from '../client/document.js'
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import * as documents from './documents.js'

/** The data for a new account. */
export type Registration = Omit<Variables<typeof documents.register>, 'device'>
type Account = Done<typeof documents.register>
export type NewAccount = Omit<Extract<Account, { readonly token: string }>, 'device'>
export type Registered = Outcome<NewAccount | Exclude<Account, { readonly token: string }>>

/** Signs in on this device. The gateway recognises the device the next time, even after signing out. */
export async function onDevice<T extends object>(
  gate: Gateway,
  send: (device: string | undefined) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = `stolik.device ${gate.address('')}`
  const outcome = await send(readStored(key) ?? undefined)
  if ('done' in outcome && 'device' in outcome.done && typeof outcome.done.device === 'string')
    writeStored(key, outcome.done.device)
  return outcome
}

/** Signs in by login, name or e-mail address, with a code if one is needed after the password. */
export const signIn = (gate: Gateway, login: string, password: string, code?: string) =>
  onDevice(gate, (device) => gate.signInWith(documents.signIn, { login, password, code, device }))

/** Creates an account without signing in. Call `Gateway.become` after the recovery codes have been shown. */
export const registerAt = (gate: Gateway, registration: Registration): Promise<Registered> =>
  onDevice(gate, (device) => gate.order(documents.register, { ...registration, device }))

/** What a person gives besides a recovery code or a mailed link, if the account has a second step or a passkey. */
export interface Factor {
  /** A code of the app, or a recovery code. */
  readonly factor?: string
  readonly word?: string
  readonly response?: string
  /** Whether to wait a day instead. */
  readonly wait?: boolean
}

/** Sets a new password with a recovery code instead of the old password. */
export const recover = (gate: Gateway, recovery: Omit<Variables<typeof documents.recover>, 'device'>) =>
  onDevice(gate, (device) => gate.signInWith(documents.recover, { ...recovery, device }))

/** Sets the new password without signing in. Call `Gateway.become` after the new recovery codes have been shown. */
export const recoverByMail = (
  gate: Gateway,
  recovery: Omit<Variables<typeof documents.recoverByMail>, 'device'>,
) => onDevice(gate, (device) => gate.order(documents.recoverByMail, { ...recovery, device }))

/** Changes the password. All other devices are signed out; this one stays signed in. */
export async function changePassword(gate: Gateway, passwords: Variables<typeof documents.changePassword>) {
  const outcome = await gate.order(documents.changePassword, passwords)
  if ('done' in outcome) gate.become(outcome.done)
  return outcome
}

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
  const outcome = await gate.order(documents.signOutEverywhere)
  if ('done' in outcome) gate.forget()
  return outcome
}

/** Returns whether the gateway sends mails at all. If that is unknown, it returns false, and mails are not mentioned. */
export async function sendsMail(gate: Gateway): Promise<boolean> {
  const answer = await gate.query(documents.sendsMail)
  return 'done' in answer && answer.done.sendsMail
}
