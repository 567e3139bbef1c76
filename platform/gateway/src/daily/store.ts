/**
 * Who plays the deals of which day at which table, in SQL that works on both SQLite and PostgreSQL. Results are those of the tables,
 * so they are not stored twice.
 */
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { countOf, run } from '../store/query.js'
import type { ShownHand } from '../table/played-row.js'
import type { DayOf } from './deals.js'

/** Somebody who plays the deals of a day: an account, or a guest, whose result is not listed. */
export interface Attempt extends DayOf {
  readonly person: string
  readonly table: string
  readonly commitment: string
}

/** The result of an account that has played all deals. */
export interface DayResult {
  readonly person: string
  readonly table: string
  readonly name: string
  /** The total of the list. */
  readonly total: number
}

export interface Results {
  /** The best first. */
  readonly rows: readonly DayResult[]
  /** How many have begun, those who have finished included. */
  readonly begun: number
}

/** One deal of a listed table, as its list has it. */
export interface DayHand {
  readonly person: string
  readonly table: string
  readonly name: string
  /** From 0. */
  readonly hand: number
  /** The kind of contract: a key in the game's catalogue. */
  readonly kind: string
  /** Whether the contract was the player's own, not a master's. */
  readonly own: boolean
  readonly score: number
}

/** Which attempts of a game's day are listed. */
export interface Listed extends DayOf {
  readonly commitment: string
  /** A table that ended after this time does not count. */
  readonly until: number
}

export const noLimit: number = Number.MAX_SAFE_INTEGER

/** A column of a key cannot be empty, so everybody who is in no club has the club ''. */
export const toColumn = (club: string | null): string => club ?? ''
export const fromColumn = (club: string): string | null => (club === '' ? null : club)

interface PlayedHandRow {
  readonly person: string
  readonly table_id: string
  readonly chair: number
  readonly hand: number
  readonly kind: string
  readonly own: number
  readonly score: number | null
  readonly shown: string
}
const handOf = (row: PlayedHandRow): DayHand => ({
  person: row.person,
  table: row.table_id,
  name: (JSON.parse(row.shown) as ShownHand).players[row.chair] ?? '',
  hand: row.hand,
  kind: row.kind,
  own: row.own === 1,
  score: row.score ?? 0,
})

export type DailyStore = ReturnType<typeof sqlDaily>

export function sqlDaily(db: Kysely<Schema>) {
  type OfGame = Pick<DayOf, 'day' | 'game'>
  const ofGame = ({ day, game }: OfGame) =>
    db.selectFrom('daily').where('daily.day', '=', day).where('daily.game', '=', game)
  const ofDeals = (of: DayOf) => ofGame(of).where('daily.club', '=', toColumn(of.club))
  const find = async (of: OfGame, person: string): Promise<Attempt | undefined> => {
    const row = await ofGame(of)
      .where('person', '=', person)
      .select(['day', 'game', 'club', 'person', 'commitment', 'table_id as table'])
      .executeTakeFirst()
    return row && { ...row, club: fromColumn(row.club) }
  }
  const commitment = async (of: DayOf): Promise<string | undefined> =>
    (await ofDeals(of).select('commitment').orderBy('person').executeTakeFirst())?.commitment
  /** The attempts of accounts with this commitment; of a club's members only, if `club` names one. */
  const listed = ({ day, game, club, commitment: committed }: Omit<Listed, 'until'>) =>
    ofGame({ day, game })
      .where('daily.commitment', '=', committed)
      .where((e) => {
        const accounts = e
          .selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.id', '=', 'daily.person')
        return e.exists(club === null ? accounts : accounts.where('accounts.club', '=', club))
      })
  /** Those who have played all deals in time. */
  const finished = (of: Listed) =>
    listed(of).innerJoin('played', (join) =>
      join
        .onRef('played.table_id', '=', 'daily.table_id')
        .onRef('played.person', '=', 'daily.person')
        .on('played.ended', '=', 1)
        .on('played.at', '<=', of.until),
    )

  return {
    /** The attempt of an account, whichever club's deals it plays. */
    of: find,
    /** The commitment of the first attempt at these deals; undefined if there is none. */
    commitment,
    /**
     * Notes an attempt unless the account has one for that day already, be it for the deals of another club. Returns the one that stands; all
     * attempts at the same deals have the commitment of the first.
     */
    begin: async (attempt: Attempt): Promise<Attempt> => {
      const { club, table, ...rest } = attempt
      const first = (await commitment(attempt)) ?? attempt.commitment
      const row = { ...rest, table_id: table, commitment: first, released: 0, club: toColumn(club) }
      await run(
        db
          .insertInto('daily')
          .values(row)
          .onConflict((c) => c.doNothing()),
      )
      return (await find(attempt, attempt.person)) ?? { ...attempt, commitment: first }
    },
    /** The attempt of a person, or of one of the guests that they were before; their own goes first. */
    ofAny: async (of: OfGame, selves: readonly string[]): Promise<Attempt | undefined> => {
      for (const self of selves) {
        const attempt = await find(of, self)
        if (attempt !== undefined) return attempt
      }
      return undefined
    },
    /** The results of accounts with this commitment; of a club's members only, if `club` names one. */
    results: async (of: Listed): Promise<Results> => {
      const ended = finished(of).select(['daily.person', 'daily.table_id', 'played.chair', 'played.shown'])
      const begun = await countOf(listed(of))
      const rows = (await ended.execute()).flatMap((row): readonly DayResult[] => {
        const { players, final } = JSON.parse(row.shown) as ShownHand
        const total = final?.[row.chair]
        const name = players[row.chair] ?? ''
        return total === undefined ? [] : [{ person: row.person, table: row.table_id, name, total }]
      })
      return { rows: rows.toSorted((a, b) => b.total - a.total || (a.table < b.table ? -1 : 1)), begun }
    },
    /** What somebody has made at their table of a day, listed or not; undefined if they have not played all deals in time. */
    totalAt: async (
      table: string,
      selves: readonly string[],
      until: number,
    ): Promise<{ readonly name: string; readonly total: number } | undefined> => {
      const row = await db
        .selectFrom('played')
        .where('table_id', '=', table)
        .where('person', 'in', selves)
        .where('ended', '=', 1)
        .where('at', '<=', until)
        .select(['chair', 'shown'])
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { players, final } = JSON.parse(row.shown) as ShownHand
      const total = final?.[row.chair]
      return total === undefined ? undefined : { name: players[row.chair] ?? '', total }
    },
    /** Every deal of those who are listed. */
    hands: async (of: Listed): Promise<readonly DayHand[]> => {
      const rows = await finished(of)
        .innerJoin('played as one', (join) =>
          join.onRef('one.table_id', '=', 'daily.table_id').onRef('one.person', '=', 'daily.person'),
        )
        .select(['daily.person', 'daily.table_id', 'one.chair', 'one.hand', 'one.kind', 'one.own'])
        .select(['one.score', 'one.shown'])
        .execute()
      return rows.map(handOf)
    },
    /** Every deal of one person at their table, listed or not. */
    handsAt: async (table: string, selves: readonly string[]): Promise<readonly DayHand[]> => {
      const rows = await db
        .selectFrom('played')
        .where('table_id', '=', table)
        .where('person', 'in', selves)
        .select(['person', 'table_id', 'chair', 'hand', 'kind', 'own', 'score', 'shown'])
        .execute()
      return rows.map(handOf)
    },
    /** Deals of days before this one that are not closed, the oldest day first. */
    unclosed: async (before: string): Promise<readonly DayOf[]> => {
      const rows = await db
        .selectFrom('daily')
        .leftJoin('daily_closed', (join) =>
          join
            .onRef('daily_closed.day', '=', 'daily.day')
            .onRef('daily_closed.game', '=', 'daily.game')
            .onRef('daily_closed.club', '=', 'daily.club'),
        )
        .select(['daily.day', 'daily.game', 'daily.club'])
        .distinct()
        .where('daily.released', '=', 0)
        .where('daily.day', '<', before)
        .where('daily_closed.at', 'is', null)
        .orderBy('daily.day')
        .execute()
      return rows.map((row) => ({ ...row, club: fromColumn(row.club) }))
    },
    /** The tables at which these deals were begun. */
    tables: async (of: DayOf): Promise<readonly string[]> => {
      const rows = await ofDeals(of).select('table_id').orderBy('person').execute()
      return rows.map(({ table_id }) => table_id)
    },
    /** Closes a day once. */
    close: ({ day, game, club }: DayOf, at: number): Promise<void> => {
      const insert = db.insertInto('daily_closed').values({ day, game, club: toColumn(club), at })
      return run(insert.onConflict((c) => c.doNothing()))
    },
    /**
     * When a day was closed. Undefined: it is not. A day that nobody began, or that a release before 1.3 has opened, has no such time, and
     * counts as closed at `noLimit`.
     */
    closedAt: async (of: DayOf): Promise<number | undefined> => {
      const closed = db.selectFrom('daily_closed').select('at').where('day', '=', of.day)
      const ofClub = closed.where('game', '=', of.game).where('club', '=', toColumn(of.club))
      const row = await ofClub.executeTakeFirst()
      if (row !== undefined) return row.at
      const isHeld = await ofDeals(of).select('table_id').where('released', '=', 0).executeTakeFirst()
      return isHeld === undefined ? noLimit : undefined
    },
    /** Tables of closed days that nobody else may look at yet. */
    held: async (most: number): Promise<readonly string[]> => {
      const rows = await db
        .selectFrom('daily')
        .innerJoin('daily_closed', (join) =>
          join
            .onRef('daily_closed.day', '=', 'daily.day')
            .onRef('daily_closed.game', '=', 'daily.game')
            .onRef('daily_closed.club', '=', 'daily.club'),
        )
        .select('daily.table_id')
        .where('daily.released', '=', 0)
        .orderBy('daily.day')
        .limit(most)
        .execute()
      return rows.map(({ table_id }) => table_id)
    },
    released: (table: string): Promise<void> =>
      run(db.updateTable('daily').set({ released: 1 }).where('table_id', '=', table)),
    /** Removes all attempts of a person. */
    forget: (person: string): Promise<void> => run(db.deleteFrom('daily').where('person', '=', person)),
    /** Removes the attempts of days before this one. */
    tidy: async (before: string): Promise<void> => {
      await run(db.deleteFrom('daily').where('day', '<', before))
      await run(db.deleteFrom('daily_closed').where('day', '<', before))
    },
  }
}
