/** The keys of associations, and signatures. Each one covers a stamp of an edition together with all stamps before it. */
import {
  publicKeyFields,
  type EditionStatus,
  type PublicKey,
  type Stamped,
} from '@stolik/contract/ranking/edition'
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { exact, readExact, text } from '@stolik/contract/ranking/parts'
import * as v from 'valibot'

export interface SigningKey {
  readonly public: PublicKey
  readonly private: KeyObject
}

const keyFormat = 'stolik-key/1'
const keyFile = exact({ format: v.literal(keyFormat), ...publicKeyFields, private: text })

const idOf = (key: Omit<PublicKey, 'id'>): string => contentHash(key).slice(0, 24)

/** Creates a new key of an association, as the text of its file: SECRET. */
export function newKeyFile(association: string): string {
  const pair = generateKeyPairSync('ed25519')
  const ed25519 = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const secret = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const id = idOf({ association, ed25519 })
  return `${JSON.stringify({ format: keyFormat, id, association, ed25519, private: secret }, null, 2)}\n`
}

/** Reads a key file. Undefined if it is not valid or its two halves belong to different keys. */
export function readKeyFile(content: string): SigningKey | undefined {
  try {
    const file = readExact(keyFile, JSON.parse(content))
    if ('bad' in file) return undefined
    const { id, association, ed25519, private: secret } = file.read
    const key = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
    const known = { id, association, ed25519 }
    const own = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
    return own === ed25519 && publicKey(known) !== undefined ? { public: known, private: key } : undefined
  } catch {
    return undefined
  }
}

/** The key object; undefined if it is not an Ed25519 key, or if the id does not match. */
function publicKey({ id, association, ed25519 }: PublicKey): KeyObject | undefined {
  if (id !== idOf({ association, ed25519 })) return undefined
  try {
    const key = createPublicKey({ key: Buffer.from(ed25519, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}

/** The bytes that are signed: the edition, its earlier stamps, and the new stamp. */
const signed = (edition: string, before: readonly Stamped[], stamp: Omit<Stamped, 'signature'>): Buffer =>
  Buffer.from(
    canonical({
      edition,
      before,
      status: stamp.status,
      at: stamp.at,
      by: stamp.by,
      key: stamp.key,
    }),
    'utf8',
  )

/** Makes the next stamp of an edition, given by its hash. */
export function signStamp(
  key: SigningKey,
  edition: string,
  before: readonly Stamped[],
  done: Pick<Stamped, 'status' | 'at' | 'by'>,
): Stamped {
  const stamp = { ...done, key: key.public.id }
  return { ...stamp, signature: sign(null, signed(edition, before, stamp), key.private).toString('base64') }
}

/** The statuses that may follow each status. */
export const steps: Readonly<Record<EditionStatus, readonly EditionStatus[]>> = {
  draft: ['provisional', 'final', 'withdrawn'],
  provisional: ['final', 'withdrawn'],
  final: ['withdrawn'],
  withdrawn: [],
}

export type StampFault = 'STEP' | 'UNSIGNED' | 'UNKNOWN_KEY' | 'KEY' | 'SIGNATURE'

/**
 * The first invalid stamp, counted from 0; undefined if all are valid. The first stamp of an edition is always a draft's.
 */
export function stampFault(
  edition: string,
  stamps: readonly Stamped[],
  keys: readonly PublicKey[],
): { readonly n: number; readonly fault: StampFault } | undefined {
  for (const [n, stamp] of stamps.entries()) {
    const fault = faultOf(edition, stamps.slice(0, n), stamp, keys)
    if (fault !== undefined) return { n, fault }
  }
  return undefined
}

function faultOf(
  edition: string,
  before: readonly Stamped[],
  stamp: Stamped,
  keys: readonly PublicKey[],
): StampFault | undefined {
  const last = before.at(-1)
  if (last === undefined) return stamp.status === 'draft' && stamp.key === null ? undefined : 'STEP'
  if (!steps[last.status].includes(stamp.status) || stamp.at < last.at) return 'STEP'
  if (stamp.key === null || stamp.signature === null) return 'UNSIGNED'
  const known = keys.find(({ id }) => id === stamp.key)
  if (known === undefined) return 'UNKNOWN_KEY'
  const key = publicKey(known)
  if (key === undefined) return 'KEY'
  const signature = Buffer.from(stamp.signature, 'base64')
  // Another Base64 spelling of the same bytes is refused.
  const same = signature.toString('base64') === stamp.signature
  return same && verify(null, signed(edition, before, stamp), key, signature) ? undefined : 'SIGNATURE'
}
