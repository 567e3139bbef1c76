/**
 * Opens a table by link whose first hand has the cards of a finished hand, so that friends can play it otherwise. The hands after it are
 * shuffled as usual. Nothing counts there, since some of the players may know the cards.
 */
import { firstRecord, isBad, isLuck, type HandRecord, type Plugin } from '@stolik/core'
import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { LiveTable } from '../../live/live.js'
import type { Gateway } from '../../api/gateway.js'
import { atTooMany } from '../../lobby/api/open.js'
import { recordReader, type RecordAsked } from './read-record.js'

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
  const readRecord = recordReader({ ...gateway, findings: { isBehind: () => Promise.resolve(false) } })

  return async (asked: DealAgainAsked, context: Context): Promise<LiveTable | RefusalCode> => {
    const { person } = context
    if (person === null) return 'NOT_SIGNED_IN'
    const read = await readRecord(asked, context)
    if (typeof read === 'string') return read
    if (read.isHeld) return 'CARDS_IN_PLAY'
    const first = firstRecord(read.text)
    if (first === undefined || isBad(first)) return 'NO_SUCH_RECORD'
    const { record } = first
    const plugin = games.find((offer) => offer.plugin.id === record.game)?.plugin
    if (plugin === undefined) return 'UNKNOWN_GAME'
    const [{ profile, chairs, deal }, luck] = [record, asked.luck ?? '']
    if (!isDealt(plugin, record) || !isLuck(luck)) return 'BAD_CHOICE'
    const length = plugin.lengths(profile, chairs)[0]
    const chair = plugin.seating(chairs, 0)[asked.seat ?? 0]
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
      commits: asked.commits ?? false,
      given: { table: asked.table, hand: asked.hand, deal },
    })
  }
}

/** Whether the rules of now can deal the cards in a first hand. */
const isDealt = (plugin: Plugin, { profile, chairs, deal }: HandRecord): boolean =>
  plugin.knows(profile) &&
  plugin.chairs(profile).includes(chairs) &&
  plugin.start(profile, deal, plugin.between(profile, [])) !== undefined
