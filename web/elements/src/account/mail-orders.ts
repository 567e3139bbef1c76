/** What is asked and ordered about mails: one's address, and another password by a link. */
import type { Locale } from '@stolik/core'
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { SignedIn } from '../client/types.js'
import * as documents from './documents.js'
import { onDevice } from './on-device.js'

/** Whether the gateway sends mails at all. Where that cannot be known, nothing is said of them. */
export async function sendsMail(gate: Gateway): Promise<boolean> {
  const answer = await gate.query<{ readonly sendsMail: boolean }>(documents.sendsMail)
  return 'done' in answer && answer.done.sendsMail
}

/** One's confirmed address; null without one, undefined where that cannot be known. */
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

/** A link is mailed, if there is such an account with an address: nobody is told. */
export const askRecovery = (gate: Gateway, login: string, lang: Locale): Promise<Outcome<unknown>> =>
  gate.order(documents.askRecovery, { login, lang })

/** Nobody is signed in by it yet: `Gateway.become`, once new recovery codes were shown. */
export const recoverByMail = (
  gate: Gateway,
  recovery: { readonly code: string; readonly newPassword: string; readonly removeOtherWays: boolean },
): Promise<Outcome<SignedIn>> =>
  onDevice(gate, recovery, (variables) => gate.order<SignedIn>(documents.recoverByMail, variables))
