/** A club whose key a test has, and what its site does with it. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import type { Club } from '../src/settings/clubs.js'
import type { Role } from '../src/base/roles.js'
import { asker } from './help.js'

export interface HandedOver {
  readonly code?: string
  readonly token: string
  readonly refresh: string
}

export interface ClubKey {
  /** As the owner enters it. */
  readonly spki: string
  /** A club of the environment with this key. */
  readonly club: (id: string, roles?: readonly Role[]) => Club
  /** Signs a member of the club in. @param now in milliseconds since 1970 */
  readonly handOver: (
    app: FastifyInstance,
    now: number,
    member: { readonly club: string; readonly sub: string; readonly roles?: readonly Role[] },
  ) => Promise<HandedOver>
}

export function clubKey(): ClubKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    spki: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    club: (id, roles = []) => ({
      id,
      name: id,
      origins: [],
      roles,
      signs: [{ algorithm: 'EdDSA', key: publicKey }],
    }),
    handOver: async (app, now, { club, sub, roles = [] }) => {
      const at = Math.floor(now / 1000)
      const claims = { iss: club, aud: 'stolik', sub, name: sub, jti: randomUUID(), roles: [...roles] }
      const token = await new SignJWT({ ...claims, iat: at, exp: at + 60 })
        .setProtectedHeader({ alg: 'EdDSA' })
        .sign(privateKey)
      return asker(app).get<HandedOver>(
        `mutation { handOver(token: "${token}") { ... on SignedIn { token refresh } ... on Refused { code } } }`,
      )
    },
  }
}
