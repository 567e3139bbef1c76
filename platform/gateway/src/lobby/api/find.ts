/** "Find me a table": returns the best public table that waits for people, or a new one that bots fill after a while. */
import { leastRatedHands } from '@stolik/contract/rated'
import type { Speed } from '@stolik/contract/shapes'
import { isLuck } from '@stolik/core'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import { leave, sit } from '../../table/door.js'
import type { Person } from '../../base/person.js'
import type { LiveTable } from '../../live/live.js'
import type { Row } from '../../table/row.js'
import { better, levelFor, nearest } from './near.js'
import { atTooMany, openTable } from './open.js'
import { barredByOpener } from './opener.js'
import type { Opener } from './room.js'

export interface FindArgs {
  readonly game?: string | null
  readonly profile?: string | null
  readonly luck?: string | null
  readonly commits?: boolean | null
  readonly rated?: boolean | null
  readonly speed?: Speed | null
  /** Whether bots come: null stands for half a minute later, of the usual level, unless the table is rated. */
  readonly bots?: boolean | null
}

/** Long enough for somebody in the lobby to see the table and sit down, and short enough to wait for. */
export const botsAfter = 30_000

type Found = LiveTable | RefusalCode

/** Searches run one after the other. If two people search at once, the second finds the table of the first. */
export function tableFinder(gateway: Gateway) {
  let last: Promise<unknown> = Promise.resolve()
  return (person: Person, opener: Opener, args: FindArgs): Promise<Found> => {
    const found = last.then(() => findTable(gateway, person, opener, args))
    last = found.catch(() => undefined)
    return found
  }
}

async function findTable(gateway: Gateway, person: Person, opener: Opener, args: FindArgs): Promise<Found> {
  const { tables, ratings, time } = gateway
  const isBarred = barredByOpener(gateway)
  const wanted = wish(gateway, args)
  if (typeof wanted === 'string') return wanted
  const isRated = args.rated === true
  const isAccount = opener.session !== null
  if (isRated && !isAccount) return 'RATED_NEEDS_ACCOUNT'
  // A game, so that there is one rating to be seated by.
  if (isRated && !isNamed(args.game)) return 'BAD_CHOICE'
  const rows = tables
    .rows()
    .filter((row) => row.phase === 'GATHERING' && !row.isPrivate && isWished(row, args))
  const own = rows.find((row) => sitsAt(row, person))
  const there = own === undefined ? undefined : await tables.find(own.id)
  const isThere = typeof there === 'object'
  if (isThere && own?.rated === undefined) return there
  if (!isThere && atTooMany(tables.rows(), null, person)) return 'TOO_MANY'
  const rating = isRated || args.bots === true ? await ratings.seatedAs(person.id, wanted.game) : undefined
  if (rating === 'UNAVAILABLE') return rating
  const [luck, commits] = [args.luck ?? '', args.commits ?? false]
  const strength = isRated ? rating : undefined
  const now = time.now()
  for (const { id } of candidates(rows, isThere ? own : undefined, strength, now)) {
    const table = await tables.find(id)
    if (typeof table !== 'object' || (await isBarred(id, opener))) continue
    if (!(await gateway.room.maySit(opener, false))) return 'TOO_MANY'
    const request = { person, chair: undefined, invitation: undefined, luck, commits, isAccount }
    // Refused if somebody else was faster or the table has closed. Then the next best table is tried.
    if ((await table.act((state) => sit(state, request))) !== undefined) continue
    // They waited alone, so their own table closes.
    if (isThere) await there.act((state) => leave(state, person))
    return table
  }
  if (isThere) return there
  const speed = args.speed ?? (isRated ? 'NORMAL' : 'CALM')
  const botsComeAt = isRated || args.bots === false ? undefined : botsAfter
  const { length, ...table } = isRated ? ratedWish(gateway, wanted) : { ...wanted, length: undefined }
  const botLevel =
    args.bots === true && rating !== undefined ? levelFor(rating, levelsOf(gateway, wanted.game)) : undefined
  return openTable(gateway, person, opener, {
    ...table,
    luck,
    commits,
    speed,
    rated: isRated,
    ...(length !== undefined && { length }),
    ...(botsComeAt !== undefined && { botsAfter: botsComeAt }),
    ...(botLevel !== undefined && { botLevel }),
  })
}

/** The tables to try, the best first. */
function candidates(
  rows: readonly Row[],
  own: Row | undefined,
  rating: number | undefined,
  now: number,
): readonly Row[] {
  if (own !== undefined) return better(own, rows, now)
  return rating === undefined ? bestFirst(rows) : nearest(rows, rating, now)
}

const levelsOf = ({ games }: Gateway, game: string) =>
  games.find(({ plugin }) => plugin.id === game)?.plugin.levels ?? []

/** A rated table that is opened for somebody has the shortest length that is rated: it is full soonest, and a rating sure soonest. */
function ratedWish(
  { games }: Gateway,
  { game, profile, chairs }: Wish,
): Wish & { readonly length: number | undefined } {
  const plugin = games.find((offer) => offer.plugin.id === game)?.plugin
  const lengths = plugin?.lengths(profile, chairs).filter((length) => length >= leastRatedHands) ?? []
  return { game, profile, chairs, length: lengths.length === 0 ? undefined : Math.min(...lengths) }
}

interface Wish {
  readonly game: string
  readonly profile: string
  readonly chairs: number
}

/** The table to open if none is found: the default choices for what was requested. */
function wish({ games }: Gateway, { game, profile, luck }: FindArgs) {
  if (!isLuck(luck ?? '')) return 'BAD_CHOICE'
  // A profile's name means nothing without its game.
  if (isNamed(profile) && !isNamed(game)) return 'BAD_CHOICE'
  const plugin = games.find((offer) => !isNamed(game) || offer.plugin.id === game)?.plugin
  if (plugin === undefined) return 'UNKNOWN_GAME'
  const rules = isNamed(profile) ? profile : plugin.profiles[0]
  const chairs = rules !== undefined && plugin.knows(rules) ? plugin.chairs(rules)[0] : undefined
  return rules === undefined || chairs === undefined
    ? 'BAD_CHOICE'
    : { game: plugin.id, profile: rules, chairs }
}

const isNamed = (id: string | null | undefined): id is string => id !== null && id !== undefined

const isWished = (row: Row, { game, profile, speed, rated }: FindArgs): boolean =>
  (row.rated !== undefined) === (rated === true) &&
  (!isNamed(speed) || row.speed === speed) &&
  (!isNamed(game) || row.game === game) &&
  (!isNamed(profile) || row.profile === profile)

const sitsAt = ({ players }: Row, { id }: Person): boolean =>
  players.some((player) => player?.person === id && !player.bot)

/** Whoever has just opened such a table is not connected yet. They count as waiting, because bots will come in any case. */
const waiting = ({ players, botsAt }: Row): number =>
  players.filter((player) => player !== null && !player.bot && (player.online || botsAt !== null)).length

const free = ({ players }: Row): number => players.filter((player) => player === null).length

/** Tables where people wait: most people first, then fewest free chairs. Every process sorts them alike. */
export const bestFirst = (rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((row) => waiting(row) > 0 && free(row) > 0)
    .toSorted((a, b) => waiting(b) - waiting(a) || free(a) - free(b) || (a.id < b.id ? -1 : 1))
