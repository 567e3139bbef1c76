/**
 * The second step of a sign-in: a single-use code from an authenticator app (TOTP, RFC 6238). A recovery code takes its place
 * for somebody who has lost their phone.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Secrets } from '../base/secrets.js'
import type { Time } from '../base/time.js'
import type { Rates } from '../http/rates.js'
import type { Accounts } from './accounts.js'
import { recoveryHash } from './recovery.js'
import { throttle } from './throttle.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'secondStep' | 'useStep' | 'takeRecovery'>
  readonly secrets: Pick<Secrets, 'all'>
  readonly rates: Rates
  readonly time: Pick<Time, 'now'>
}

interface Try {
  readonly code: string
  /** The id of a device on which this account was signed in before, as the rate limits of signing in use it. */
  readonly device: string | null
}

/** 160 bits, as the standard recommends. */
const bytes = 20
/** How many seconds a code is shown. */
const period = 30
/** How many earlier and later codes are accepted, for clocks that are wrong and people who type slowly. */
const window = 1
const longestCode = 40

const totp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period })

/** A new secret that is not active yet, as text and as the URI that apps read. */
export function offeredSecret(
  issuer: string,
  label: string,
): { readonly secret: string; readonly address: string } {
  const secret = new Secret({ size: bytes }).base32
  return { secret, address: totp(secret, issuer, label).toString() }
}

/** Reads a secret as it was offered: base 32, with any case and spaces. */
export function readSecret(text: string): string | undefined {
  const typed = text.slice(0, 100).replace(/\s/g, '').toUpperCase()
  return /^[A-Z2-7]{32}$/.test(typed) ? typed : undefined
}

/** The time step (half minute) that a code belongs to; undefined if the code is wrong now. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const token = code.slice(0, longestCode).replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totp(secret).validate({ token, timestamp: now, window })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/**
 * Encrypts a secret. Somebody who reads the database or a backup, but does not have the gateway's secret, can make no codes.
 */
export function sealSecret(secret: string, account: string, key: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), iv).setAAD(Buffer.from(account))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a secret. undefined if it was sealed for another account or with a key that is not among these. */
export function openSealed(
  sealed: string,
  account: string,
  keys: readonly string[],
): { readonly secret: string; readonly key: string } | undefined {
  const all = Buffer.from(sealed, 'base64url')
  for (const key of keys)
    try {
      const cipher = createDecipheriv('aes-256-gcm', keyOf(key), all.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(account))
        .setAuthTag(all.subarray(12, 28))
      const secret = Buffer.concat([cipher.update(all.subarray(28)), cipher.final()]).toString('utf8')
      return { secret, key }
    } catch {
      // Sealed with another key.
    }
  return undefined
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'second step', 32))

export function secondStep({ accounts, secrets, rates, time }: Deps) {
  const may = throttle(rates)

  /** The time step of a code of the app; undefined if it is none. */
  const stepIn = (account: string, sealed: string, code: string): number | undefined => {
    const secret = openSealed(sealed, account, secrets.all)?.secret
    return secret === undefined ? undefined : stepOf(secret, code, time.now())
  }
  const isRight = async (account: string, sealed: string, code: string): Promise<boolean> => {
    const step = stepIn(account, sealed, code)
    if (step !== undefined) return accounts.useStep(account, step)
    return accounts.takeRecovery(account, recoveryHash(account, code))
  }

  return {
    /** Whether this is a code of the app, which it uses up. */
    isFromApp: async (account: string, code: string): Promise<boolean> => {
      const app = await accounts.secondStep(account)
      const step = app === undefined ? undefined : stepIn(account, app.secret, code)
      return step !== undefined && accounts.useStep(account, step)
    },
    /** Called only after the password was right. `MISSING`: there is a second step, and no code was given. */
    passes: async (
      account: string,
      { code, device }: Try,
    ): Promise<'PASSED' | 'MISSING' | 'WRONG' | 'TOO_MANY'> => {
      const app = await accounts.secondStep(account)
      if (app === undefined) return 'PASSED'
      if (code.trim() === '') return 'MISSING'
      const isGood = await may.code({ account, device }, () => isRight(account, app.secret, code))
      if (isGood === undefined) return 'TOO_MANY'
      return isGood ? 'PASSED' : 'WRONG'
    },
  }
}
