import { isLuck, type BotLevel } from '@stolik/core'
import { mayBeRated } from '@stolik/contract/rated'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Speed } from '@stolik/contract/shapes'
import type { Person } from '../../base/person.js'
import type { LiveTable } from '../../live/live.js'
import type { Row } from '../../table/row.js'
import type { Opener } from './room.js'

export interface OpenArgs {
  readonly game: string
  readonly profile: string
  readonly chairs: number
  readonly length?: number | null
  readonly speed?: Speed | null
  readonly private?: boolean | null
  readonly luck?: string | null
  readonly commits?: boolean | null
  readonly rated?: boolean | null
  /** Milliseconds until bots take the free chairs. Without it, bots come only when asked for. */
  readonly botsAfter?: number
  /** Their level; without it, the usual one. */
  readonly botLevel?: BotLevel
}

/** How many tables one person may sit at. */
const mostEach = 8

/** Opens a table and seats the person on its first chair. */
export async function openTable(
  { games, tables, room, ratings, opensTables }: Gateway,
  person: Person,
  opener: Opener,
  args: OpenArgs,
): Promise<LiveTable | RefusalCode> {
  const plugin = games.find((offer) => offer.plugin.id === args.game)?.plugin
  if (plugin === undefined) return 'UNKNOWN_GAME'
  const { profile, chairs, luck } = args
  if (!plugin.knows(profile) || !plugin.chairs(profile).includes(chairs)) return 'BAD_CHOICE'
  const lengths = plugin.lengths(profile, chairs)
  const length = args.length ?? lengths[0]
  if (length === undefined || !lengths.includes(length) || !isLuck(luck ?? '')) return 'BAD_CHOICE'
  const speed = args.speed ?? 'NORMAL'
  const isRated = args.rated === true
  if (isRated) {
    if (opener.session === null) return 'RATED_NEEDS_ACCOUNT'
    if (!mayBeRated({ length, speed })) return 'RATED_TOO_SHORT'
  }
  if (!opensTables()) return 'MAINTENANCE'
  const rows = tables.rows()
  if (atTooMany(rows, null, person) || !(await room.mayOpen(opener, rows))) return 'TOO_MANY'
  const rating = isRated ? await ratings.seatedAs(person.id, plugin.id) : undefined
  if (rating === 'UNAVAILABLE') return rating
  return tables.open({
    plugin,
    profile,
    chairs,
    length,
    speed,
    isPrivate: args.private ?? false,
    person,
    luck: luck ?? '',
    commits: args.commits ?? false,
    ...(rating !== undefined && { rating }),
    ...(args.botLevel !== undefined && { botLevel: args.botLevel }),
    ...(args.botsAfter !== undefined && { botsAfter: args.botsAfter }),
  })
}

/** Whether somebody already sits at the maximum of tables, not counting table `but`. */
export const atTooMany = (rows: readonly Row[], but: string | null, person: Person): boolean =>
  rows.filter(({ id, players }) => id !== but && players.some((p) => p?.person === person.id && !p.bot))
    .length >= mostEach
