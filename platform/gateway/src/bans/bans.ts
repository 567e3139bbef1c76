/** The port of bans: who may not play, or not talk, for a time. One contract suite runs on every column. */
import { nameless } from '../table/forgotten.js'

export interface Ban {
  readonly id: string
  /** A person by their id; an address as its household, or as its keyed hash where nobody has read it. */
  readonly kind: 'person' | 'address' | 'hash'
  readonly of: string
  /** What the person was called; of an address the address, and nothing where it is a hash. */
  readonly name: string
  /** Only what they say is refused. */
  readonly mute: boolean
  /** Milliseconds since 1970, as all times here. */
  readonly at: number
  readonly until: number
}

/** All methods throw when the store cannot be reached. */
export interface BanStore {
  add(ban: Ban): Promise<void>
  /** False where there is none. */
  lift(id: string): Promise<boolean>
  /** Those that have not run out, the newest first. */
  standing(now: number): Promise<readonly Ban[]>
  /** Those of these people stand, and say no longer what they are called. */
  forget(people: readonly string[]): Promise<void>
  /** Forgets those that have run out, and with them the addresses. */
  tidy(now: number): Promise<void>
}

/** Forgotten with the process. */
export function memoryBans(): BanStore {
  let kept: readonly Ban[] = []
  return {
    add: (ban) => {
      kept = [ban, ...kept].toSorted((a, b) => b.at - a.at)
      return Promise.resolve()
    },
    lift: (id) => {
      const found = kept.some((ban) => ban.id === id)
      kept = kept.filter((ban) => ban.id !== id)
      return Promise.resolve(found)
    },
    standing: (now) => Promise.resolve(kept.filter(({ until }) => until > now)),
    forget: (people) => {
      kept = kept.map((ban) => (isOfOne(ban, people) ? { ...ban, name: nameless } : ban))
      return Promise.resolve()
    },
    tidy: (now) => {
      kept = kept.filter(({ until }) => until > now)
      return Promise.resolve()
    },
  }
}

const isOfOne = ({ kind, of }: Ban, people: readonly string[]): boolean =>
  kind === 'person' && people.includes(of)
