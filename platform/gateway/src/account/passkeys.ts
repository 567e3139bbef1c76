/**
 * Passkeys (WebAuthn): a device signs a challenge instead of a password. Each asks for a finger, a face or the device's PIN, so no
 * code is asked for after it. What a request says of its host counts for nothing: the site is that of the settings.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Entropy } from '../base/entropy.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { Time } from '../base/time.js'
import type { Account, Accounts } from './accounts.js'
import type { Passkey } from './passkey-rows.js'
import type { Tokens } from './tokens.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'firstUse' | 'passkey' | 'passkeysOf' | 'usePasskey'>
  readonly tokens: Pick<Tokens, 'challenge' | 'readChallenge'>
  readonly settings: Pick<InstallationSettings, 'now' | 'url'>
  readonly entropy: Pick<Entropy, 'word'>
  readonly time: Pick<Time, 'now'>
}

/** What a browser is asked: options for it, and a word that comes back with its answer. */
export interface Asked {
  /** JSON. */
  readonly options: string
  readonly word: string
}

/** A second of a slow machine, which a start need not wait for. */
const library = () => import('@simplewebauthn/server')

/** Milliseconds that somebody may look for their phone. */
const patience = 5 * 60_000
const longestResponse = 20_000

export function passkeyChecks({ accounts, tokens, settings, entropy, time }: Deps) {
  const site = (): { readonly origin: string; readonly id: string } => {
    const origin = settings.url()
    return { origin, id: new URL(origin).hostname }
  }
  const asked = async (options: { readonly challenge: string }, account: string | null): Promise<Asked> => ({
    options: JSON.stringify(options),
    word: await tokens.challenge({ challenge: options.challenge, account }, time.now() + patience),
  })
  const draw = (): Uint8Array<ArrayBuffer> => new TextEncoder().encode(entropy.word(32))
  /** What an answer was asked for, the first time that it comes. */
  const challengeOf = async (word: string, account: string | null): Promise<string | undefined> => {
    const said = await tokens.readChallenge(word)
    if (said === undefined || said.account !== account) return undefined
    const isFirst = await accounts.firstUse(`passkey ${said.challenge}`, time.now() + patience)
    return isFirst ? said.challenge : undefined
  }

  return {
    toAdd: async ({ id, name, login }: Account): Promise<Asked> => {
      const { generateRegistrationOptions } = await library()
      const kept = await accounts.passkeysOf(id)
      const options = await generateRegistrationOptions({
        rpName: settings.now().name ?? 'Stolik',
        rpID: site().id,
        userID: new TextEncoder().encode(id),
        userName: login ?? name,
        userDisplayName: name,
        challenge: draw(),
        timeout: patience,
        // Nothing is asked of who made the device.
        attestationType: 'none',
        excludeCredentials: kept.map((one) => ({ id: one.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return asked(options, id)
    },
    /** undefined for an answer to something else, of another site, or of a device that did not check who holds it. */
    added: async (
      account: string,
      { word, response }: { readonly word: string; readonly response: string },
    ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined> => {
      const answer = read(response)
      const expectedChallenge = answer && (await challengeOf(word, account))
      if (answer === undefined || expectedChallenge === undefined) return undefined
      const { origin, id: rpId } = site()
      const { verifyRegistrationResponse } = await library()
      const verified = await orNone(() =>
        verifyRegistrationResponse({
          ...{
            response: answer as RegistrationResponseJSON,
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: rpId,
          },
          requireUserVerification: true,
        }),
      )
      if (verified?.registrationInfo === undefined) return undefined
      const { id, publicKey, counter } = verified.registrationInfo.credential
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    },
    /** Names nobody: the device knows for whom it has a passkey here. */
    toSignIn: async (): Promise<Asked> => {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        ...{ rpID: site().id, challenge: draw(), timeout: patience, userVerification: 'required' },
      })
      return asked(options, null)
    },
    /** The account that a device speaks for; undefined as above. */
    signedBy: async ({
      word,
      response,
    }: {
      readonly word: string
      readonly response: string
    }): Promise<string | undefined> => {
      const answer = read(response)
      const expectedChallenge = answer && (await challengeOf(word, null))
      if (answer === undefined || expectedChallenge === undefined) return undefined
      const kept = await accounts.passkey(answer.id)
      if (kept === undefined) return undefined
      const { origin, id: rpId } = site()
      const { verifyAuthenticationResponse } = await library()
      const verified = await orNone(() =>
        verifyAuthenticationResponse({
          ...{
            response: answer as AuthenticationResponseJSON,
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: rpId,
          },
          credential: {
            id: kept.id,
            publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
            counter: kept.counter,
          },
          requireUserVerification: true,
        }),
      )
      if (verified?.verified !== true) return undefined
      await accounts.usePasskey(kept.id, verified.authenticationInfo.newCounter, time.now())
      return kept.account
    },
  }
}

/** The library looks at every field of it; here only that there is something to look at. */
function read(text: string): { readonly id: string } | undefined {
  if (text.length > longestResponse) return undefined
  try {
    const said: unknown = JSON.parse(text)
    const isThere = typeof said === 'object' && said !== null && 'id' in said && typeof said.id === 'string'
    return isThere ? { ...said, id: String(said.id) } : undefined
  } catch {
    return undefined
  }
}

/** The library throws for every answer that is not as it should be. Nothing of it asks a store. */
async function orNone<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
