import type { Mark, Marks } from '../../names/marks.js'
import type { Offer } from '../../base/offer.js'
import type { Row, RowPlayer } from '../../table/row.js'
import { showKnobs, showTables } from '../../rules/api/show.js'
import { shownLevel } from '@stolik/core'

/** More rows than anybody reads. */
const longest = 200

export interface ShownRow extends Omit<Row, 'rated'> {
  readonly rated: boolean
  readonly players: readonly ((RowPlayer & { readonly mark: Mark | null }) | null)[]
}

/**
 * The public tables. Those with free chairs come first, with the most people waiting on top. Those where only bots play come
 * last.
 */
export function showLobby(rows: readonly Row[], marks: Pick<Marks, 'of'>): readonly ShownRow[] {
  const rank = ({ phase, players }: Row): number => {
    const people = players.filter((player) => player?.online === true).length
    if (phase === 'GATHERING') return -1 - people
    return people > 0 ? 0 : 1
  }
  return rows
    .filter(({ isPrivate }) => !isPrivate)
    .map((row) => ({ row, rank: rank(row) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, longest)
    .map(({ row }) => showRow(row, marks))
}

export const showRow = (row: Row, marks: Pick<Marks, 'of'>): ShownRow => ({
  ...row,
  rated: row.rated !== undefined,
  players: row.players.map((one) => one && { ...one, mark: one.bot ? null : marks.of(one.person) }),
})

/** The games that can be opened, in the shape of the schema. */
export const showGames = (games: readonly Offer[]) =>
  games.map((offer) => ({
    id: offer.plugin.id,
    levels: offer.plugin.levels.map(shownLevel),
    ...showKnobs(offer),
    profiles: offer.plugin.profiles.map((profile) => ({
      id: profile,
      tables: showTables(offer.plugin, profile),
    })),
  }))
