/** Caches public files, up to a total size, until the data they show changes. */
import type { PublicFile } from '../../http/public-file.js'

export interface KeptFilesDeps {
  /** Changes whenever anything is written that a file may show. */
  readonly version: () => number
  readonly now: () => number
  /** Milliseconds after which a file is always made again, because other processes write too. */
  readonly keepFor: number
  /** The limit of the cache in bytes. */
  readonly most: number
}

type Made<R extends Refusal> = PublicFile | R
type Refusal = { readonly refused: string }
/** @param pay Awaited before a file is made; not called if the file is cached. */
type KeptFiles<R extends Refusal> = (
  key: string,
  make: () => Promise<Made<R>>,
  pay?: () => Promise<void>,
) => Promise<Made<R>>

interface Kept<R extends Refusal> {
  readonly version: number
  readonly at: number
  readonly made: Promise<Made<R>>
  size: number
}

/** Refusals are not cached, because there are endless addresses that do not exist. */
export function keptFiles<R extends Refusal>({ version, now, keepFor, most }: KeptFilesDeps): KeptFiles<R> {
  const cached = new Map<string, Kept<R>>()
  let bytes = 0

  const drop = (key: string): void => {
    bytes -= cached.get(key)?.size ?? 0
    cached.delete(key)
  }

  const find = (key: string): Promise<Made<R>> | undefined => {
    const known = cached.get(key)
    if (known?.version !== version() || now() - known.at >= keepFor) return undefined
    // Moves it to the end, so that it is evicted last.
    cached.delete(key)
    cached.set(key, known)
    return known.made
  }

  return async (key, make, pay) => {
    let known = find(key)
    if (known === undefined && pay !== undefined) {
      await pay()
      // Another request may have made it meanwhile.
      known = find(key)
    }
    if (known !== undefined) return known
    drop(key)
    // The version is read before the file is made, so that anything written meanwhile makes it stale at once.
    const one: Kept<R> = { version: version(), at: now(), made: make(), size: 0 }
    cached.set(key, one)
    const settled = (made: Made<R> | undefined): void => {
      if (cached.get(key) !== one) return
      if (made === undefined || 'refused' in made) return drop(key)
      one.size = [made.body, ...Object.values(made.compressed)].reduce((sum, { length }) => sum + length, 0)
      bytes += one.size
      // The newest file stays however large it is: making it again for each request would cost more.
      for (const oldest of cached.keys()) {
        if (bytes <= most || oldest === key) break
        drop(oldest)
      }
    }
    one.made.then(settled, () => settled(undefined))
    return one.made
  }
}
