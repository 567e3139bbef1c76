/** Public files are made once, and kept within bounds until what they show has changed. */
import type { PublicFile } from '../../http/public-file.js'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'

export interface KeptFilesDeps {
  /** Another number once anything was written that a file may show. */
  readonly version: () => number
  readonly now: () => number
  /** Milliseconds after which a file is made anew all the same: other processes write too. */
  readonly keepFor: number
  /** Bytes of all that is kept. */
  readonly most: number
}

type Made = PublicFile | RankingRefusal
/** @param pay Awaited before a file is made, and not where it is kept. */
type KeptFiles = (key: string, make: () => Promise<Made>, pay?: () => Promise<void>) => Promise<Made>

interface Kept {
  readonly version: number
  readonly at: number
  readonly made: Promise<Made>
  size: number
}

/** Refusals are not kept: there is no end of what does not exist. */
export function keptFiles({ version, now, keepFor, most }: KeptFilesDeps): KeptFiles {
  const kept = new Map<string, Kept>()
  let bytes = 0

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  const find = (key: string): Promise<Made> | undefined => {
    const known = kept.get(key)
    if (known?.version !== version() || now() - known.at >= keepFor) return undefined
    // To the end of the line of those that go.
    kept.delete(key)
    kept.set(key, known)
    return known.made
  }

  return async (key, make, pay) => {
    let known = find(key)
    if (known === undefined && pay !== undefined) {
      await pay()
      // Somebody else may have had it made meanwhile.
      known = find(key)
    }
    if (known !== undefined) return known
    drop(key)
    // The version of before it is made: what is written meanwhile makes it old at once.
    const one: Kept = { version: version(), at: now(), made: make(), size: 0 }
    kept.set(key, one)
    const settled = (made: Made | undefined): void => {
      if (kept.get(key) !== one) return
      if (made === undefined || 'refused' in made) return drop(key)
      one.size = made.body.length + (made.gzip?.length ?? 0)
      bytes += one.size
      // The newest stays however large it is: made for each who asks it would cost more.
      for (const oldest of kept.keys()) {
        if (bytes <= most || oldest === key) break
        drop(oldest)
      }
    }
    one.made.then(settled, () => settled(undefined))
    return one.made
  }
}
