/** The mails with personal links of entrants, in SQL that both SQLite and PostgreSQL understand. A part of the store of notices. */
import type { Kysely, Selectable } from 'kysely'
import { accepted } from '../mail/server.js'
import type { Schema } from '../store/migrations.js'
import type { Durably } from '../store/sql.js'

/** A mail to one entrant of an event. `answer` is empty while it waits to be sent; else what came of it. */
export type LinkMail = Selectable<Schema['event_link_mails']>

export const linkRows = (db: Kysely<Schema>, durably: Durably) => ({
  /** Asks for mails to players. Whoever waits for one gets no second; nor does whoever has got one, unless `again`. */
  askLinks: (asked: Pick<LinkMail, 'event' | 'locale' | 'at'>, players: readonly string[], again: boolean) =>
    durably(async (trx) => {
      const fresh = { ...asked, tries: 0, next: 0, answer: '' }
      const sent = again ? [''] : ['', accepted]
      for (const player of players)
        await trx
          .insertInto('event_link_mails')
          .values({ ...fresh, player })
          .onConflict((c) =>
            c
              .columns(['event', 'player'])
              .doUpdateSet(fresh)
              .where('event_link_mails.answer', 'not in', sent),
          )
          .execute()
    }),
  linksOf: (event: string): Promise<readonly LinkMail[]> =>
    db.selectFrom('event_link_mails').selectAll().where('event', '=', event).execute(),
  dueLinks: (now: number, most: number): Promise<readonly LinkMail[]> =>
    db
      .selectFrom('event_link_mails')
      .selectAll()
      .where('answer', '=', '')
      .where('next', '<=', now)
      .orderBy('at')
      .orderBy('player')
      .limit(most)
      .execute(),
  /** Reserves a mail for sending until this time. False: another process has it, or it was asked for anew. */
  claimLink: async ({ event, player, at, tries, next }: LinkMail, until: number): Promise<boolean> => {
    const row = await durably((trx) =>
      trx
        .updateTable('event_link_mails')
        .set({ tries: tries + 1, next: until })
        .where('event', '=', event)
        .where('player', '=', player)
        .where('at', '=', at)
        .where('tries', '=', tries)
        .where('next', '=', next)
        .where('answer', '=', '')
        .returning('player')
        .executeTakeFirst(),
    )
    return row !== undefined
  },
  /** Records the outcome of what was claimed until this time. */
  settleLink: async (
    { event, player }: Pick<LinkMail, 'event' | 'player'>,
    claimed: number,
    outcome: Pick<LinkMail, 'answer' | 'tries' | 'next'>,
  ): Promise<void> => {
    await durably((trx) =>
      trx
        .updateTable('event_link_mails')
        .set(outcome)
        .where('event', '=', event)
        .where('player', '=', player)
        .where('next', '=', claimed)
        .execute(),
    )
  },
})
