/** What is ordered about the second step of signing in. */
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import * as documents from './documents.js'

/** Whether a code is asked for after the password; null where that cannot be known. */
export async function hasSecondStep(gate: Gateway): Promise<boolean | null> {
  const answer = await gate.query<{ readonly me: { readonly secondStep: boolean | null } | null }>(
    documents.secondStep,
  )
  return 'done' in answer ? (answer.done.me?.secondStep ?? null) : null
}

/** A secret as text and as the address that apps read. Nothing counts yet. */
export const offerSecondStep = (
  gate: Gateway,
): Promise<Outcome<{ readonly secret: string; readonly address: string }>> =>
  gate.order<{ readonly secret: string; readonly address: string }>(documents.offerSecondStep, {})

/** From then on a code is asked for. All other devices are signed out. */
export const turnOnSecondStep = (
  gate: Gateway,
  confirmation: { readonly password: string; readonly secret: string; readonly code: string },
): Promise<Outcome<unknown>> => gate.order(documents.turnOnSecondStep, confirmation)

export const turnOffSecondStep = (gate: Gateway, password: string): Promise<Outcome<unknown>> =>
  gate.order(documents.turnOffSecondStep, { password })
