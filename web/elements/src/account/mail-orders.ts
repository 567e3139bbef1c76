/** Queries and orders about mails: the person's address, and the link to a new password. */
import type { Locale } from '@stolik/core'
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import * as documents from './documents.js'

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
  offer: {
    readonly address: string
    readonly password: string
    readonly lang: Locale
    readonly factor?: string | undefined
  },
): Promise<Outcome<unknown>> => gate.order(documents.offerMailAddress, offer)

export const confirmMailAddress = (gate: Gateway, code: string, lang: Locale): Promise<Outcome<unknown>> =>
  gate.order(documents.confirmMailAddress, { code, lang })

export const removeMailAddress = (
  gate: Gateway,
  order: { readonly password: string; readonly lang: Locale; readonly factor?: string | undefined },
): Promise<Outcome<unknown>> => gate.order(documents.removeMailAddress, order)

/** Requests a link by mail. It is sent if there is such an account with an address, but the answer does not say so. */
export const askRecovery = (gate: Gateway, login: string, lang: Locale): Promise<Outcome<unknown>> =>
  gate.order(documents.askRecovery, { login, lang })
