/**
 * Opens a table by link whose first hand has the cards of a finished hand, so that friends can play it otherwise. The hands after it are
 * shuffled as usual. Nothing counts there, since some of the players may know the cards.
 */
import { firstRecord, isBad, isLuck, type HandRecord, type Plugin, type Chair } from '@stolik/core'
import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { LiveTable } from '../../live/live.js'
import type { Gateway } from '../../api/gateway.js'
import { atTooMany } from '../../lobby/api/open.js'
import { recordReader, type RecordAsked } from './read-record.js'
import type { Opener } from '../../lobby/api/room.js'
import { sit, type Decision } from '../door.js'
import type { Person } from '../../base/person.js'
import { seatingNext } from '../next.js'
import { chairOf, isOver, type TableState } from '../state.js'

export interface DealAgainAsked extends RecordAsked {
  readonly seat?: number | null
  readonly luck?: string | null
  readonly commits?: boolean | null
}

/**
 * Refuses like the record of the hand, which a hand in play does not have. Also refused: `CARDS_IN_PLAY` while other tables have the same
 * cards before them, to their players and directors too; `BAD_CHOICE` for another seat, or cards that the rules of now cannot deal; `TOO_MANY`.
 */
export function dealerAgain(gateway: Gateway) {
  const { games, tables, room } = gateway
  // An owner who examines a hand of strangers may read it, but not hand out its cards.
  const findings = { ...gateway.findings, isBehind: () => Promise.resolve(false) }
  const readRecord = recordReader({ ...gateway, findings })

  return async (request: DealAgainAsked, context: Context): Promise<LiveTable | RefusalCode> => {
    const { person } = context
    if (person === null) return 'NOT_SIGNED_IN'
    const read = await readRecord(request, context)
    if (typeof read === 'string') return read
    if (read.isHeld) return 'CARDS_IN_PLAY'
    const first = firstRecord(read.text)
    if (first === undefined || isBad(first)) return 'NO_SUCH_RECORD'
    const { record } = first
    const plugin = games.find((offer) => offer.plugin.id === record.game)?.plugin
    if (plugin === undefined) return 'UNKNOWN_GAME'
    const [{ profile, chairs, deal }, luck] = [record, request.luck ?? '']
    if (!isDealt(plugin, record) || !isLuck(luck)) return 'BAD_CHOICE'
    const length = plugin.lengths(profile, chairs)[0]
    const chair = plugin.seating(chairs, 0)[request.seat ?? 0]
    if (length === undefined || chair === undefined) return 'BAD_CHOICE'
    if (!gateway.opensTables()) return 'MAINTENANCE'
    const rows = tables.rows()
    if (atTooMany(rows, null, person) || !(await room.mayOpen(context, rows))) return 'TOO_MANY'
    return tables.open({
      plugin,
      profile,
      chairs,
      length,
      speed: 'NORMAL',
      isPrivate: true,
      person,
      chair,
      luck,
      commits: request.commits ?? false,
      given: { table: request.table, hand: request.hand, deal },
    })
  }
}

/** Whether the rules of now can deal the cards in a first hand. */
const isDealt = (plugin: Plugin, { profile, chairs, deal }: HandRecord): boolean =>
  plugin.knows(profile) &&
  plugin.chairs(profile).includes(chairs) &&
  plugin.start(profile, deal, plugin.between(profile, [])) !== undefined

// "Again with the same people": after the last hand of a series, opens a table with the same settings and the same chairs.

/** Names the next table in the log of the finished one, unless somebody did so since `before` was read. */
const point = (state: TableState, before: TableState['again'], table: string, { name }: Person): Decision =>
  state.again?.table === before?.table ? [{ kind: 'again', table, name }] : []

function refusalOf(state: TableState, person: Person): RefusalCode | undefined {
  if (chairOf(state, person.id) === undefined) return 'NOT_SEATED'
  if (state.phase !== 'FINISHED') return 'STALE'
  // At an event a draw decides who plays whom.
  return state.opened.event === undefined ? undefined : 'OVER'
}

export function againFrom({ tables, entropy, room, opensTables }: Gateway) {
  /** The id of the next table if one can still sit down there, else of a new one. */
  const next = async (
    old: LiveTable,
    person: Person,
    opener: Opener,
  ): Promise<{ readonly to: string } | RefusalCode> => {
    const before = old.state().again
    const there = before === null ? undefined : await tables.find(before.table)
    if (there === 'UNAVAILABLE') return there
    // A table that is named but does not exist yet is opened by whoever asks first.
    if (before !== null && (there === undefined || !isOver(there.state()))) return { to: before.table }
    if (!(await room.mayOpen(opener, tables.rows(), true))) return 'TOO_MANY'
    const refused = await old.act((state) => point(state, before, entropy.word(8), person))
    const now = old.state().again
    return refused ?? (now === null ? 'UNAVAILABLE' : { to: now.table })
  }

  const sitAt = async (
    table: LiveTable,
    person: Person,
    chair: Chair,
    luck: string,
    commits: boolean,
    isAccount: boolean,
  ): Promise<RefusalCode | undefined> => {
    const at = (wanted: Chair | undefined): Promise<RefusalCode | undefined> =>
      table.act((state) => {
        // Somebody who already sits there, on any chair, stays there.
        if (chairOf(state, person.id) !== undefined) return []
        const invitation = state.opened.invitation ?? undefined
        return sit(state, { person, chair: wanted, invitation, luck, commits, isAccount })
      })
    const refused = await at(chair)
    return refused === 'TAKEN' ? at(undefined) : refused
  }

  return async (
    id: string,
    person: Person,
    luck: string,
    commits: boolean,
    opener: Opener,
  ): Promise<LiveTable | RefusalCode> => {
    if (!isLuck(luck)) return 'BAD_CHOICE'
    const old = await tables.find(id)
    if (old === undefined) return 'UNKNOWN_TABLE'
    if (old === 'UNAVAILABLE') return old
    await old.catchUp()
    const refused = refusalOf(old.state(), person)
    if (refused !== undefined) return refused
    // The next table may be there already: somebody else wanted it before.
    if (old.state().again === null && !opensTables()) return 'MAINTENANCE'
    const rows = tables.rows()
    const known = old.state().again?.table ?? null
    // Tables with a finished series do not count, so people who played there find room for the next one.
    if (atTooMany(rows, known, person)) return 'TOO_MANY'
    const found = await next(old, person, opener)
    if (typeof found === 'string') return found
    const chair = chairOf(old.state(), person.id) ?? 0
    const first = seatingNext(old.state(), person, chair, luck, commits)
    const table = await tables.openNext(found.to, old.state(), first)
    if (table === 'UNAVAILABLE') return table
    return (await sitAt(table, person, chair, luck, commits, opener.session !== null)) ?? table
  }
}
