/** The rule sets that owners keep, in SQL that works on both SQLite and PostgreSQL. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { changesOne } from '../store/query.js'
import { sha256 } from '../base/entropy.js'

/** A rule set that a club or the association keeps. */
export interface KeptRules {
  /** The id of a club, or `ASSOCIATION` (`association`). */
  readonly owner: string
  readonly game: string
  /** The profile text: the base and the knobs that differ from it. */
  readonly profile: string
  readonly name: string
}

export interface StoredRules extends KeptRules {
  readonly id: string
}

/** The owner that is not a club. No club's id has capitals. */
export const association = 'ASSOCIATION'

export const mostKept = 100

export type NotKept = 'KEPT_ALREADY' | 'TOO_MANY' | 'UNKNOWN_RULE_SET'

/**
 * The id names the content, so whoever changes a rule set that has changed meanwhile changes nothing, and whoever sends the
 * same again changes nothing either.
 */
export const idOf = ({ owner, game, profile, name }: KeptRules): string =>
  Buffer.from(sha256(JSON.stringify([owner, game, profile, name])))
    .toString('base64url')
    .slice(0, 22)

/** A rule set with its place among those of its owner, from 1. Two in one place cannot be stored. */
type Placed = StoredRules & { readonly place: number }

/** What is to be written for `keep`, and the row that must go for it: nothing if it is there already. */
type Planned =
  | { readonly there: StoredRules }
  | { readonly write: Placed; readonly replaced: Placed | undefined }
  | NotKept

const withoutPlace = ({ id, owner, game, profile, name }: StoredRules): StoredRules => ({
  id,
  owner,
  game,
  profile,
  name,
})

function planned(all: readonly Placed[], rules: KeptRules, instead: string | null): Planned {
  const id = idOf(rules)
  const [same, replaced] = [all.find((one) => one.id === id), all.find((one) => one.id === instead)]
  if (same !== undefined && (replaced === undefined || replaced === same)) return { there: same }
  if (instead !== null && replaced === undefined) return 'UNKNOWN_RULE_SET'
  const { game, profile } = rules
  if (all.some((one) => one !== replaced && one.game === game && one.profile === profile))
    return 'KEPT_ALREADY'
  const taken = new Set(all.map(({ place }) => place))
  const free = Array.from({ length: mostKept }, (_, n) => n + 1).find((place) => !taken.has(place))
  const place = replaced?.place ?? free
  return place === undefined ? 'TOO_MANY' : { write: { ...rules, id, place }, replaced }
}

const fields = ['id', 'owner', 'game', 'profile', 'name'] as const

/** Another request changed the owner's rule sets at the same moment, so what was planned is undone. */
class Collided extends Error {}
const mostTries = 5

export type RuleSetStore = ReturnType<typeof sqlRuleSets>

/** All functions throw when the database cannot be reached. */
export function sqlRuleSets(db: Kysely<Schema>) {
  const all = db.selectFrom('rule_sets').select(fields)
  return {
    /** The rule sets of an owner, in the order of their places. */
    of: (owner: string): Promise<readonly StoredRules[]> =>
      all.where('owner', '=', owner).orderBy('place').execute(),
    /** Everybody's rule sets, sorted by owner, and an owner's in the order of their places; at most this many. */
    all: (most: number): Promise<readonly StoredRules[]> =>
      all.orderBy('owner').orderBy('place').limit(most).execute(),
    /** Everybody's rule sets with these rules, sorted by owner. */
    keptAs: (game: string, profile: string): Promise<readonly StoredRules[]> =>
      all.where('game', '=', game).where('profile', '=', profile).orderBy('owner').execute(),
    /**
     * Keeps a rule set, in place of the one with the id `instead` if there is one. Whoever asks again gets the same answer. An
     * owner keeps the same rules once, and at most `mostKept` in all, however many ask at once.
     */
    keep: async (rules: KeptRules, instead: string | null): Promise<StoredRules | NotKept> => {
      for (let tries = 1; ; tries++)
        try {
          return await db.transaction().execute((trx) => keep(trx, rules, instead))
        } catch (error) {
          if (!(error instanceof Collided) || tries === mostTries) throw error
        }
    },
    /** Removes a rule set and returns it; undefined if the owner has no such rule set. */
    drop: (owner: string, id: string): Promise<StoredRules | undefined> => {
      const own = db.deleteFrom('rule_sets').where('owner', '=', owner)
      return own.where('id', '=', id).returning(fields).executeTakeFirst()
    },
  }
}

async function keep(
  trx: Transaction<Schema>,
  rules: KeptRules,
  instead: string | null,
): Promise<StoredRules | NotKept> {
  const { owner } = rules
  const own = trx
    .selectFrom('rule_sets')
    .select([...fields, 'place'])
    .where('owner', '=', owner)
  const plan = planned(await own.execute(), rules, instead)
  if (typeof plan === 'string') return plan
  if ('there' in plan) return withoutPlace(plan.there)
  const { write, replaced } = plan
  if (replaced !== undefined) {
    const gone = trx.deleteFrom('rule_sets').where('owner', '=', owner).where('id', '=', replaced.id)
    if (!(await changesOne(gone))) throw new Collided('a rule set was changed by two at once')
  }
  // The database refuses a second row with the same rules, and one in a place that is taken.
  const insert = trx
    .insertInto('rule_sets')
    .values(write)
    .onConflict((c) => c.doNothing())
  const row = await insert.returning(fields).executeTakeFirst()
  if (row === undefined) throw new Collided('two rule sets were kept at once')
  return row
}
