/**
 * Passkeys (WebAuthn): a device signs a challenge instead of a password. The device checks a finger, a face or its PIN, so no
 * second step follows. The host that a request names is ignored: the site comes from the settings.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Entropy } from '../base/entropy.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { Time } from '../base/time.js'
import type { Account } from './account.js'
import type { Accounts } from './accounts.js'
import type { Passkey } from './passkey-rows.js'
import type { Tokens } from './tokens.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'firstUse' | 'passkey' | 'passkeysOf' | 'usePasskey'>
  readonly tokens: Pick<Tokens, 'challenge' | 'readChallenge'>
  readonly settings: Pick<InstallationSettings, 'now' | 'url'>
  readonly entropy: Pick<Entropy, 'word'>
  readonly time: Pick<Time, 'now'>
}

/** Options for the browser, and a token that comes back with its answer. */
export interface Asked {
  /** JSON. */
  readonly options: string
  readonly word: string
}

/** Loaded on demand: it takes a second on a slow machine, and the start need not wait for that. */
const library = () => import('@simplewebauthn/server')

/** How many milliseconds somebody has to find their phone. */
const ceremonyTimeout = 5 * 60_000
const longestResponse = 20_000

export function passkeyChecks({ accounts, tokens, settings, entropy, time }: Deps) {
  const site = (): { readonly origin: string; readonly id: string } => {
    const origin = settings.url()
    return { origin, id: new URL(origin).hostname }
  }
  const requestOf = async (
    options: { readonly challenge: string },
    account: string | null,
  ): Promise<Asked> => ({
    options: JSON.stringify(options),
    word: await tokens.challenge({ challenge: options.challenge, account }, time.now() + ceremonyTimeout),
  })
  const draw = (): Uint8Array<ArrayBuffer> => new TextEncoder().encode(entropy.word(32))
  /** Returns the challenge of an answer, if this answer comes for the first time. */
  const challengeOf = async (word: string, account: string | null): Promise<string | undefined> => {
    const challenge = await tokens.readChallenge(word)
    if (challenge === undefined || challenge.account !== account) return undefined
    const isFirst = await accounts.firstUse(`passkey ${challenge.challenge}`, time.now() + ceremonyTimeout)
    return isFirst ? challenge.challenge : undefined
  }

  return {
    toAdd: async ({ id, name, login }: Account): Promise<Asked> => {
      const { generateRegistrationOptions } = await library()
      const known = await accounts.passkeysOf(id)
      const options = await generateRegistrationOptions({
        rpName: settings.now().name ?? 'Stolik',
        rpID: site().id,
        userID: new TextEncoder().encode(id),
        userName: login ?? name,
        userDisplayName: name,
        challenge: draw(),
        timeout: ceremonyTimeout,
        // The maker of the device does not matter.
        attestationType: 'none',
        excludeCredentials: known.map((one) => ({ id: one.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return requestOf(options, id)
    },
    /**
     * Checks a new passkey. undefined if the answer belongs to another challenge or site, or if the device did not check its
     * user.
     */
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
          response: answer as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: true,
        }),
      )
      if (verified?.registrationInfo === undefined) return undefined
      const { id, publicKey, counter } = verified.registrationInfo.credential
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    },
    /** Names no account: the device knows for which accounts it has passkeys here. */
    toSignIn: async (): Promise<Asked> => {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID: site().id,
        challenge: draw(),
        timeout: ceremonyTimeout,
        userVerification: 'required',
      })
      return requestOf(options, null)
    },
    /** Returns the account that a device signed in for; undefined as above. */
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
      const passkey = await accounts.passkey(answer.id)
      if (passkey === undefined) return undefined
      const { origin, id: rpId } = site()
      const { verifyAuthenticationResponse } = await library()
      const verified = await orNone(() =>
        verifyAuthenticationResponse({
          response: answer as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
          },
          requireUserVerification: true,
        }),
      )
      if (verified?.verified !== true) return undefined
      await accounts.usePasskey(passkey.id, verified.authenticationInfo.newCounter, time.now())
      return passkey.account
    },
  }
}

/** Checks only that there is an id. The library checks every field. */
function read(text: string): { readonly id: string } | undefined {
  if (text.length > longestResponse) return undefined
  try {
    const clientData: unknown = JSON.parse(text)
    const isThere =
      typeof clientData === 'object' &&
      clientData !== null &&
      'id' in clientData &&
      typeof clientData.id === 'string'
    return isThere ? { ...clientData, id: String(clientData.id) } : undefined
  } catch {
    return undefined
  }
}

/**
 * The library throws for every invalid answer. None of these calls reads a store, so no failure of a store is hidden here.
 */
async function orNone<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
