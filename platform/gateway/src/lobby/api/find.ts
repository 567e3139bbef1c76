/** "Find me a table": returns the best public table that waits for people, or a new one that bots fill after a while. */
import { isLuck } from '@stolik/core'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import { sit } from '../../table/door.js'
import type { Person } from '../../base/person.js'
import type { LiveTable } from '../../live/live.js'
import type { Row } from '../../table/row.js'
import { atTooMany, openTable } from './open.js'
import { barredByOpener } from './opener.js'
import type { Opener } from './room.js'

export interface FindArgs {
  readonly game?: string | null
  readonly profile?: string | null
  readonly luck?: string | null
  readonly commits?: boolean | null
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
  const { tables } = gateway
  const isBarred = barredByOpener(gateway)
  const wanted = wish(gateway, args)
  if (typeof wanted === 'string') return wanted
  const rows = tables
    .rows()
    .filter((row) => row.phase === 'GATHERING' && !row.isPrivate && isWished(row, args))
  const own = rows.find((row) => sitsAt(row, person))
  const there = own === undefined ? undefined : await tables.find(own.id)
  if (typeof there === 'object') return there
  if (atTooMany(tables.rows(), null, person)) return 'TOO_MANY'
  const [luck, commits] = [args.luck ?? '', args.commits ?? false]
  for (const { id } of bestFirst(rows)) {
    const table = await tables.find(id)
    if (typeof table !== 'object' || (await isBarred(id, opener))) continue
    if (!(await gateway.room.maySit(opener, false))) return 'TOO_MANY'
    const request = { person, chair: undefined, invitation: undefined, luck, commits }
    // Refused if somebody else was faster or the table has closed. Then the next best table is tried.
    if ((await table.act((state) => sit(state, request))) === undefined) return table
  }
  return openTable(gateway, person, opener, { ...wanted, luck, commits, speed: 'CALM', botsAfter })
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

const isWished = (row: Row, { game, profile }: FindArgs): boolean =>
  (!isNamed(game) || row.game === game) && (!isNamed(profile) || row.profile === profile)

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
