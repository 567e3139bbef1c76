/**
 * The addresses that guests played from within the last day, so that the operator can ban a guest together with an address
 * that nobody reads. Only a keyed hash of it is stored.
 */
import { createHmac } from 'node:crypto'
import { logFailure, type Log } from '../base/failure.js'
import type { Context } from '../account/context.js'
import type { Resolver, Resolvers } from '../graphql/resolver.js'
import type { Time } from '../base/time.js'
import { household } from '../http/rates.js'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { run } from '../store/query.js'

interface Seen {
  readonly person: string
  /** A keyed hash of the household. */
  readonly hash: string
  readonly until: number
}

export type SeenStore = ReturnType<typeof sqlSeen>

/** Hashes an address. Without the secret nobody can find it by trying all addresses. */
export const hashOfAddress =
  (secret: string) =>
  (address: string): string =>
    createHmac('sha256', secret)
      .update(`ban ${household(address)}`)
      .digest('hex')
      .slice(0, 32)

const hour = 60 * 60_000
const keep = 24 * hour
/** Nothing is written if this process wrote the same within this time. */
const sameFor = hour
const mostKnown = 10_000
/** Acts of a guest that other people notice. */
const acts = ['open', 'sit', 'findTable', 'again', 'say'] as const

interface Deps {
  readonly store: SeenStore
  readonly hashOf: (address: string) => string
  readonly time: Pick<Time, 'now'>
  readonly log: Log
}

/** Wraps the resolvers: records the address of every guest who acts at a table. Accounts can be banned without it. */
export function noting({ Query, Mutation, Subscription }: Resolvers, deps: Deps): Resolvers {
  const { store, hashOf, time, log } = deps
  const known = new Map<string, Seen>()
  const note = ({ person, session, address }: Context): void => {
    if (person === null || session !== null) return
    const seen = { person: person.id, hash: hashOf(address), until: time.now() + keep }
    const before = known.get(person.id)
    if (before?.hash === seen.hash && before.until > seen.until - sameFor) return
    if (known.size >= mostKnown) known.clear()
    known.set(person.id, seen)
    store.put(seen).catch((error: unknown) => {
      known.delete(person.id)
      logFailure(log, 'the address of a guest could not be recorded', error)
    })
  }
  const noted =
    (act: Resolver<never>): Resolver<never> =>
    (source, args, context) => {
      note(context)
      return act(source, args, context)
    }
  const all = acts.flatMap((name) => {
    const act = Mutation[name]
    return act === undefined ? [] : [[name, noted(act)] as const]
  })
  return { Query, Mutation: { ...Mutation, ...Object.fromEntries(all) }, Subscription }
}

/** The addresses of guests. All functions throw when the database cannot be reached. */
export const sqlSeen = (db: Kysely<Schema>) => ({
  /** Replaces what was stored for this person. */
  put: ({ person, hash, until }: Seen): Promise<void> => {
    const insert = db.insertInto('seen_guests').values({ person, hash, until })
    return run(insert.onConflict((c) => c.column('person').doUpdateSet({ hash, until })))
  },
  of: async (person: string, now: number): Promise<string | undefined> => {
    const found = db.selectFrom('seen_guests').select('hash').where('person', '=', person)
    return (await found.where('until', '>', now).executeTakeFirst())?.hash
  },
  forget: (people: readonly string[]): Promise<void> =>
    run(db.deleteFrom('seen_guests').where('person', 'in', people)),
  tidy: (now: number): Promise<void> => run(db.deleteFrom('seen_guests').where('until', '<=', now)),
})
