/** Who plays in which league of which week, in SQL that works on both SQLite and PostgreSQL. */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { run } from '../store/query.js'
import { fromColumn, toColumn } from './store.js'
import { divisions, nextLeague, type Member } from './week.js'

/** A game's week: of the members of a club, or of everybody. */
export interface WeekOf {
  readonly game: string
  /** Its Monday. */
  readonly week: string
  readonly club: string | null
}

/** Somebody in a league, with their name of now. */
export interface Named extends Member {
  readonly name: string
}

/** What somebody came to in a week that is closed. */
export interface Outcome {
  readonly person: string
  readonly next: number
}

export type WeekStore = ReturnType<typeof sqlWeeks>

export function sqlWeeks(db: Kysely<Schema>) {
  const ofWeek = ({ game, week, club }: WeekOf) =>
    db
      .selectFrom('daily_leagues')
      .where('daily_leagues.week', '=', week)
      .where('daily_leagues.game', '=', game)
      .where('daily_leagues.club', '=', toColumn(club))
  /** In which division somebody begins; undefined while an earlier week of theirs is not closed. */
  const divisionOf = async ({ game, week, club }: WeekOf, person: string): Promise<number | undefined> => {
    const latest = await db
      .selectFrom('daily_leagues')
      .where('person', '=', person)
      .where('game', '=', game)
      .where('club', '=', toColumn(club))
      .where('week', '<', week)
      .orderBy('week', 'desc')
      .select('next')
      .executeTakeFirst()
    return latest === undefined ? divisions : (latest.next ?? undefined)
  }
  const enter = async (of: WeekOf, person: string): Promise<void> => {
    const division = await divisionOf(of, person)
    if (division === undefined) return
    const newest = await ofWeek(of)
      .where('division', '=', division)
      .groupBy('league')
      .select((e) => ['league', e.fn.countAll<number>().as('members')])
      .orderBy('league', 'desc')
      .executeTakeFirst()
    // Two who enter at once may both take the last place: a league of thirty-one is one, too.
    const league = nextLeague(newest)
    const row = {
      week: of.week,
      game: of.game,
      club: toColumn(of.club),
      person,
      division,
      league,
      next: null,
    }
    await run(
      db
        .insertInto('daily_leagues')
        .values(row)
        .onConflict((c) => c.doNothing()),
    )
  }

  return {
    /** Puts somebody into a league, once; nobody while an earlier week of theirs is not closed. */
    enter,
    /** Puts everybody into a league who has begun deals of these days and is in none. */
    enterMissing: async (week: string, last: string): Promise<void> => {
      const missing = await db
        .selectFrom('daily')
        .innerJoin('accounts', 'accounts.id', 'daily.person')
        .where('daily.day', '>=', week)
        .where('daily.day', '<=', last)
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('daily_leagues')
                .select('daily_leagues.person')
                .where('daily_leagues.week', '=', week)
                .whereRef('daily_leagues.game', '=', 'daily.game')
                .whereRef('daily_leagues.person', '=', 'daily.person'),
            ),
          ),
        )
        .select(['daily.game', 'daily.club', 'daily.person'])
        .orderBy('daily.day')
        .orderBy('daily.person')
        .execute()
      for (const { game, club, person } of missing)
        await enter({ game, week, club: fromColumn(club) }, person)
    },
    members: async (of: WeekOf): Promise<readonly Named[]> => {
      const rows = ofWeek(of).innerJoin('accounts', 'accounts.id', 'daily_leagues.person')
      return rows
        .select(['daily_leagues.person', 'daily_leagues.division', 'daily_leagues.league', 'accounts.name'])
        .execute()
    },
    /** Weeks before this one that are not closed, the oldest first. */
    unclosed: async (before: string): Promise<readonly WeekOf[]> => {
      const rows = await db
        .selectFrom('daily_leagues')
        .where('next', 'is', null)
        .where('week', '<', before)
        .select(['week', 'game', 'club'])
        .distinct()
        .orderBy('week')
        .execute()
      return rows.map((row) => ({ ...row, club: fromColumn(row.club) }))
    },
    /** Closes a week: what was closed before stays as it is. */
    close: (of: WeekOf, outcomes: readonly Outcome[]): Promise<void> =>
      db.transaction().execute(async (trx) => {
        for (const { person, next } of outcomes)
          await run(
            trx
              .updateTable('daily_leagues')
              .set({ next })
              .where('week', '=', of.week)
              .where('game', '=', of.game)
              .where('person', '=', person)
              .where('next', 'is', null),
          )
      }),
    /** The division in which a person plays after a week; null while it is not closed. */
    nextOf: async (of: WeekOf, person: string): Promise<number | null> =>
      (await ofWeek(of).where('person', '=', person).select('next').executeTakeFirst())?.next ?? null,
    isClosed: async (of: WeekOf): Promise<boolean> =>
      (await ofWeek(of).where('next', 'is', null).select('person').executeTakeFirst()) === undefined,
    /** Removes all leagues of a person. */
    forget: (person: string): Promise<void> =>
      run(db.deleteFrom('daily_leagues').where('person', '=', person)),
    /** Removes the leagues of weeks before this one: whoever comes back after that begins anew. */
    tidy: (before: string): Promise<void> => run(db.deleteFrom('daily_leagues').where('week', '<', before)),
  }
}
