/** Passkeys as pages order them: the browser is asked in between, by a library that is fetched then. */
import type * as Library from '@simplewebauthn/browser'
import type { Gateway } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import type { SignedIn } from '../client/types.js'
import * as documents from './documents.js'
import { onDevice } from './on-device.js'

export interface Passkey {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly made: number
  readonly used: number | null
}

interface Asked {
  /** JSON. */
  readonly options: string
  readonly word: string
}

/** The browser or the device did not go along, or its owner did not. */
export type Declined = { readonly declined: true }

/** Passkeys belong to one site, and browsers show them on its own pages only, fetched in a safe way. */
export const hasPasskeys = (gate: Gateway): boolean =>
  typeof PublicKeyCredential === 'function' && new URL(gate.address('')).origin === location.origin

export async function passkeysOf(gate: Gateway): Promise<readonly Passkey[] | Failure> {
  const answer = await gate.query<{ readonly me: { readonly passkeys: readonly Passkey[] } | null }>(
    documents.passkeys,
  )
  return 'refused' in answer ? answer.refused : (answer.done.me?.passkeys ?? [])
}

export async function addPasskey(
  gate: Gateway,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<Outcome<unknown> | Declined> {
  const asked = await gate.order<Asked>(documents.offerPasskey, { password })
  if (!('done' in asked)) return asked
  const response = await ask(asked.done, async ({ startRegistration }, optionsJSON) =>
    startRegistration({ optionsJSON: optionsJSON as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  )
  if (response === null) return { declined: true }
  return gate.order(documents.addPasskey, { name, word: asked.done.word, response })
}

export const removePasskey = (gate: Gateway, id: string): Promise<Outcome<unknown>> =>
  gate.order(documents.removePasskey, { id })

export async function signInByPasskey(gate: Gateway): Promise<Outcome<SignedIn> | Declined> {
  const asked = await gate.order<Asked>(documents.askPasskey, {})
  if (!('done' in asked)) return asked
  const response = await ask(asked.done, async ({ startAuthentication }, optionsJSON) =>
    startAuthentication({
      optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    }),
  )
  if (response === null) return { declined: true }
  return onDevice(gate, { word: asked.done.word, response }, (variables) =>
    gate.signInWith(documents.signInByPasskey, variables),
  )
}

async function ask(
  { options }: Asked,
  answer: (library: typeof Library, options: unknown) => Promise<object>,
): Promise<string | null> {
  try {
    return JSON.stringify(await answer(await import('@simplewebauthn/browser'), JSON.parse(options)))
  } catch {
    // Cancelled, no such passkey here, or a page at another address than the site's own.
    return null
  }
}
