/** Orders about passkeys. The browser is asked in between, with a library that is loaded on demand. */
import type * as Library from '@simplewebauthn/browser'
import type { Answer, Done } from '../client/document.js'
import type { Gateway } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import * as documents from './documents.js'
import { onDevice } from './orders.js'

export type Passkey = NonNullable<Answer<typeof documents.passkeys>['me']>['passkeys'][number]
type Request = Done<typeof documents.askPasskey>

/** The browser, the device or the person declined. */
export type Declined = { readonly declined: true }

/**
 * Returns whether passkeys can be used. They belong to one site, and browsers allow them only on its own pages in a secure
 * context.
 */
export const hasPasskeys = (gate: Gateway): boolean =>
  typeof PublicKeyCredential === 'function' && new URL(gate.address('')).origin === location.origin

export async function passkeysOf(gate: Gateway): Promise<readonly Passkey[] | Failure> {
  const answer = await gate.query(documents.passkeys)
  return 'refused' in answer ? answer.refused : (answer.done.me?.passkeys ?? [])
}

export async function addPasskey(
  gate: Gateway,
  {
    name,
    password,
    factor,
  }: { readonly name: string; readonly password: string; readonly factor?: string | undefined },
): Promise<Outcome<object> | Declined> {
  const request = await gate.order(documents.offerPasskey, { password, factor })
  if (!('done' in request)) return request
  const response = await ask(request.done, async ({ startRegistration }, optionsJSON) =>
    startRegistration({ optionsJSON: optionsJSON as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  )
  if (response === null) return { declined: true }
  return gate.order(documents.addPasskey, { name, word: request.done.word, response })
}

/** Lets the device sign a challenge with one of its passkeys. */
export async function provePasskey(
  gate: Gateway,
): Promise<Outcome<{ readonly word: string; readonly response: string }> | Declined> {
  const request = await gate.order(documents.askPasskey)
  if (!('done' in request)) return request
  const response = await ask(request.done, async ({ startAuthentication }, optionsJSON) =>
    startAuthentication({
      optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    }),
  )
  return response === null ? { declined: true } : { done: { word: request.done.word, response } }
}

export async function signInByPasskey(
  gate: Gateway,
): Promise<Outcome<Done<typeof documents.signInByPasskey>> | Declined> {
  const proof = await provePasskey(gate)
  if (!('done' in proof)) return proof
  return onDevice(gate, (device) => gate.signInWith(documents.signInByPasskey, { ...proof.done, device }))
}

async function ask(
  { options }: Request,
  answer: (library: typeof Library, options: unknown) => Promise<object>,
): Promise<string | null> {
  try {
    return JSON.stringify(await answer(await import('@simplewebauthn/browser'), JSON.parse(options)))
  } catch {
    // The person cancelled, this device has no such passkey, or the page is not at the site's own address.
    return null
  }
}
