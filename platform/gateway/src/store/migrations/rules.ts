/** The SQL table of the rule sets that clubs and the association keep, for both SQLite and PostgreSQL. */
import type { Kysely, Migration } from 'kysely'

export interface RulesSchema {
  /** `profile` is the profile text; `place` counts the rule sets of an owner, and limits them. */
  rule_sets: { id: string; owner: string; place: number; game: string; profile: string; name: string }
}

export const ruleSetsMigration: Migration = {
  up: async (db: Kysely<RulesSchema>) => {
    await db.schema
      .createTable('rule_sets')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('profile', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addUniqueConstraint('rule_sets_place', ['owner', 'place'])
      .addUniqueConstraint('rule_sets_rules', ['owner', 'game', 'profile'])
      .execute()
    await db.schema.createIndex('rule_sets_kept_as').on('rule_sets').columns(['game', 'profile']).execute()
  },
}
