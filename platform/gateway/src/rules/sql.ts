import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../store/migrations.js'
import {
  planned,
  withoutPlace,
  type KeptRules,
  type NotKept,
  type Placed,
  type RuleSetStore,
  type StoredRules,
} from './store.js'

const fields = ['id', 'owner', 'game', 'profile', 'name'] as const

/** Another request changed the owner's rule sets at the same moment, so what was planned is undone. */
class Collided extends Error {}
const mostTries = 5

/** Rule sets in SQL that both SQLite and PostgreSQL understand. */
export const sqlRuleSets = (db: Kysely<Schema>): RuleSetStore => ({
  of: (owner) =>
    db.selectFrom('rule_sets').select(fields).where('owner', '=', owner).orderBy('place').execute(),
  all: (most) =>
    db.selectFrom('rule_sets').select(fields).orderBy('owner').orderBy('place').limit(most).execute(),
  keptAs: (game, profile) =>
    db
      .selectFrom('rule_sets')
      .select(fields)
      .where('game', '=', game)
      .where('profile', '=', profile)
      .orderBy('owner')
      .execute(),
  keep: async (rules, instead) => {
    for (let tries = 1; ; tries++)
      try {
        return await db.transaction().execute((trx) => keep(trx, rules, instead))
      } catch (error) {
        if (!(error instanceof Collided) || tries === mostTries) throw error
      }
  },
  drop: (owner, id) =>
    db
      .deleteFrom('rule_sets')
      .where('owner', '=', owner)
      .where('id', '=', id)
      .returning(fields)
      .executeTakeFirst(),
})

async function keep(
  trx: Transaction<Schema>,
  rules: KeptRules,
  instead: string | null,
): Promise<StoredRules | NotKept> {
  const { owner } = rules
  const all: readonly Placed[] = await trx
    .selectFrom('rule_sets')
    .select([...fields, 'place'])
    .where('owner', '=', owner)
    .execute()
  const plan = planned(all, rules, instead)
  if (typeof plan === 'string') return plan
  if ('there' in plan) return withoutPlace(plan.there)
  const { write, replaced } = plan
  if (replaced !== undefined) {
    const gone = await trx
      .deleteFrom('rule_sets')
      .where('owner', '=', owner)
      .where('id', '=', replaced.id)
      .returning('id')
      .executeTakeFirst()
    if (gone === undefined) throw new Collided('a rule set was changed by two at once')
  }
  // The database refuses a second row with the same rules, and one in a place that is taken.
  const row = await trx
    .insertInto('rule_sets')
    .values(write)
    .onConflict((c) => c.doNothing())
    .returning(fields)
    .executeTakeFirst()
  if (row === undefined) throw new Collided('two rule sets were kept at once')
  return row
}
