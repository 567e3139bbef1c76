/** Queries and orders about the second step of signing in. */
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import * as documents from './documents.js'

/** Returns whether a code is needed after the password; null if that is unknown. */
export async function hasSecondStep(gate: Gateway): Promise<boolean | null> {
  const answer = await gate.query<{ readonly me: { readonly secondStep: boolean | null } | null }>(
    documents.secondStep,
  )
  return 'done' in answer ? (answer.done.me?.secondStep ?? null) : null
}

/** Returns a secret as text and as the address that apps read. It is not active yet. */
export const offerSecondStep = (
  gate: Gateway,
): Promise<Outcome<{ readonly secret: string; readonly address: string }>> =>
  gate.order<{ readonly secret: string; readonly address: string }>(documents.offerSecondStep, {})

/** Turns the second step on: from now on a code is needed. All other devices are signed out. */
export const turnOnSecondStep = (
  gate: Gateway,
  confirmation: { readonly password: string; readonly secret: string; readonly code: string },
): Promise<Outcome<unknown>> => gate.order(documents.turnOnSecondStep, confirmation)

export const turnOffSecondStep = (
  gate: Gateway,
  password: string,
  factor?: string,
): Promise<Outcome<unknown>> => gate.order(documents.turnOffSecondStep, { password, factor })
