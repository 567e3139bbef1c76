/** A simulated device with passkeys that answers like a browser: ES256, no attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Options {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
}

export interface Behaviour {
  /** The page that asks. */
  readonly origin?: string
  /** Whether the device verifies its user. */
  readonly verifies?: boolean
  /** The signature counter that it reports. */
  readonly counter?: number
}

const present = 0x01
const verified = 0x04
const withKey = 0x40

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()
const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** Encodes a key as a COSE key of WebAuthn. */
function cose(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]
  return isoCBOR.encode(new Map(entries))
}

export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let signed = 0
  const clientDataOf = (
    type: string,
    { challenge }: Options,
    { origin = 'http://localhost' }: Behaviour,
  ): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (rpId: string, flags: number, { verifies = true, counter }: Behaviour): Buffer =>
    Buffer.concat([
      sha256(rpId),
      number(present | flags | (verifies ? verified : 0), 1),
      number(counter ?? signed, 4),
    ])
  const answer = (response: object): string =>
    JSON.stringify({
      id: base64(id),
      rawId: base64(id),
      type: 'public-key',
      response,
      clientExtensionResults: {},
    })

  return {
    /** Creates a passkey from creation options (JSON). */
    create: (json: string, behaviour: Behaviour = {}): string => {
      const options = JSON.parse(json) as Options
      const authData = Buffer.concat([
        data(options.rp?.id ?? '', withKey, behaviour),
        ...[Buffer.alloc(16), number(id.length, 2), id, cose(publicKey)],
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return answer({
        clientDataJSON: base64(clientDataOf('webauthn.create', options, behaviour)),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
      })
    },
    /** Signs with the passkey. */
    get: (json: string, behaviour: Behaviour = {}): string => {
      const options = JSON.parse(json) as Options
      signed += 1
      const authenticatorData = data(options.rpId ?? '', 0, behaviour)
      const clientData = clientDataOf('webauthn.get', options, behaviour)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      return answer({
        clientDataJSON: base64(clientData),
        authenticatorData: base64(authenticatorData),
        signature: base64(signature),
      })
    },
  }
}
