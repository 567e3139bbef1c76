/**
 * The keys that sign pushes (VAPID, RFC 8292). A browser's subscription is bound to them, so they are made once and stay. The
 * private key is sealed with the gateway's secret.
 */
import { openSealed, sealSecret } from '../account/second-step.js'
import type { Secrets } from '../base/secrets.js'
import type { KeptKeys } from './store.js'
import type { NoticeStore } from './sql.js'

export interface PushKeys {
  readonly public: string
  /** SECRET */
  readonly private: string
}

const owner = 'push'

/** Loaded on demand, as a start without pushes need not wait for it. */
export const library = async () => (await import('web-push')).default

/** Reads the keys, and makes them if there are none, or none that any known secret opens. */
export function pushKeys(
  store: Pick<NoticeStore, 'keys' | 'keepKeys'>,
  secrets: Pick<Secrets, 'all' | 'now'>,
): () => Promise<PushKeys> {
  let known: { readonly keys: PushKeys; readonly key: string } | undefined
  const opened = ({ public: publicKey, sealed }: KeptKeys): typeof known => {
    const read = openSealed(sealed, owner, secrets.all)
    return read && { keys: { public: publicKey, private: read.secret }, key: read.key }
  }
  const sealed = (keys: PushKeys): KeptKeys => ({
    public: keys.public,
    sealed: sealSecret(keys.private, owner, secrets.now()),
  })
  return async () => {
    if (known?.key === secrets.now()) return known.keys
    const stored = await store.keys()
    const read = stored && opened(stored)
    const { publicKey, privateKey } =
      read === undefined
        ? (await library()).generateVAPIDKeys()
        : { publicKey: read.keys.public, privateKey: read.keys.private }
    // They are sealed again when the secret changes: the old secret goes, and the keys must stay. Another process may be faster.
    if (read?.key !== secrets.now())
      known = opened(await store.keepKeys(sealed({ public: publicKey, private: privateKey }), stored))
    else known = read
    if (known === undefined) throw new Error('the keys for pushes cannot be opened')
    return known.keys
  }
}
