/** Rated tables for somebody of a certain strength: the longer one waits, the further away the others may be. Pure. */
import type { BotLevel } from '@stolik/core'
import type { Row } from '../../table/row.js'

/** A row of a rated table. */
type RatedRow = Row & Required<Pick<Row, 'rated'>>

const isRated = (row: Row): row is RatedRow => row.rated !== undefined

/** How far the ratings of two people may be apart at once, and how much further for each second that one of them waits. */
const atOnce = 100
const aSecond = 10

/** Whoever has just opened a table is not connected yet. */
const arriving = 15_000

export const rangeAfter = (waited: number): number => atOnce + (aSecond * Math.max(0, waited)) / 1_000

const people = ({ players }: Row): number => players.filter((player) => player !== null && !player.bot).length

const isAwaited = (row: RatedRow, now: number): boolean =>
  row.players.some((player) => player?.online === true) || now - row.rated.at < arriving

/** The tables that fit, those with the most people first, then those of the closest strength. */
export function nearest(rows: readonly Row[], rating: number, now: number): readonly RatedRow[] {
  const apart = (row: RatedRow): number => Math.abs(row.rated.rating - rating)
  return rows
    .filter(isRated)
    .filter((row) => row.players.includes(null) && isAwaited(row, now))
    .filter((row) => apart(row) <= rangeAfter(now - row.rated.at))
    .toSorted((a, b) => people(b) - people(a) || apart(a) - apart(b) || (a.id < b.id ? -1 : 1))
}

/**
 * The tables to which somebody moves who waits alone at their own: older ones, so that of two who wait one moves. They fit by now, since
 * both have waited.
 */
export function better(own: Row, rows: readonly Row[], now: number): readonly RatedRow[] {
  const { rated } = own
  if (rated === undefined || people(own) !== 1) return []
  const isOlder = (row: Row): boolean =>
    row.rated !== undefined && (row.rated.at < rated.at || (row.rated.at === rated.at && row.id < own.id))
  return nearest(
    rows.filter((row) => row.id !== own.id && isOlder(row)),
    rated.rating,
    now,
  )
}

/** The level of bots that suit somebody: the strength of the levels is measured in docs/strength.md. */
export function levelFor(rating: number, levels: readonly BotLevel[]): BotLevel {
  const clear = 150
  if (rating < 1500 - clear && levels.includes('beginner')) return 'beginner'
  return rating > 1500 + clear && levels.includes('master') ? 'master' : 'club'
}
