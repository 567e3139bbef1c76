/** Queries and orders about mails: the person's address, and a new password by a mailed link. */
import type { Locale } from '@stolik/core'
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { SignedIn } from '../client/types.js'
import * as documents from './documents.js'
import { onDevice } from './on-device.js'

/** Returns whether the gateway sends mails at all. If that is unknown, it returns false, and mails are not mentioned. */
export async function sendsMail(gate: Gateway): Promise<boolean> {
  const answer = await gate.query<{ readonly sendsMail: boolean }>(documents.sendsMail)
  return 'done' in answer && answer.done.sendsMail
}

/** Returns the person's confirmed address; null if there is none, undefined if that is unknown. */
export async function mailAddress(gate: Gateway): Promise<string | null | undefined> {
  const answer = await gate.query<{ readonly me: { readonly mail: string | null } | null }>(
    documents.mailAddress,
  )
  return 'done' in answer ? answer.done.me?.mail : undefined
}

export const offerMailAddress = (
  gate: Gateway,
  offer: { readonly address: string; readonly password: string; readonly lang: Locale },
): Promise<Outcome<unknown>> => gate.order(documents.offerMailAddress, offer)

export const confirmMailAddress = (gate: Gateway, code: string, lang: Locale): Promise<Outcome<unknown>> =>
  gate.order(documents.confirmMailAddress, { code, lang })

export const removeMailAddress = (gate: Gateway, password: string, lang: Locale): Promise<Outcome<unknown>> =>
  gate.order(documents.removeMailAddress, { password, lang })

/** Requests a link by mail. It is sent if there is such an account with an address, but the answer does not say so. */
export const askRecovery = (gate: Gateway, login: string, lang: Locale): Promise<Outcome<unknown>> =>
  gate.order(documents.askRecovery, { login, lang })

/** Sets the new password without signing in. Call `Gateway.become` after the new recovery codes have been shown. */
export const recoverByMail = (
  gate: Gateway,
  recovery: { readonly code: string; readonly newPassword: string; readonly removeOtherWays: boolean },
): Promise<Outcome<SignedIn>> =>
  onDevice(gate, recovery, (variables) => gate.order<SignedIn>(documents.recoverByMail, variables))
