import { webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Person } from '../table/entry.js'
import { readName } from './name.js'

/** Signed tokens: who a guest is, and nothing that the server would have to remember. */
export interface Tokens {
  readonly sign: (person: Person) => Promise<string>
  /** undefined for a token that is not ours, was changed, or has expired. */
  readonly read: (token: string) => Promise<Person | undefined>
}

const algorithm = 'HS256'
const audience = 'stolik'
const lifetime = '400d'
const longest = 2_000

/** @throws RangeError for a secret that is too short to sign with. */
export function tokens(secret: string): Tokens {
  const bytes = new TextEncoder().encode(secret)
  if (bytes.length < 32) throw new RangeError('a secret has at least 32 characters')
  // Once, not for every request.
  const imported = webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  return {
    sign: async ({ id, name }) =>
      new SignJWT({ name })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(id)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(await imported),
    read: async (token) => {
      if (token.length > longest) return undefined
      try {
        const { payload } = await jwtVerify(token, await imported, { algorithms: [algorithm], audience })
        const { sub, name } = payload
        const shown = typeof name === 'string' ? readName(name) : undefined
        return sub === undefined || shown === undefined ? undefined : { id: sub, name: shown }
      } catch {
        return undefined
      }
    },
  }
}
