/** Opens another table for the people of a finished one, and invites them. */
import type { Context } from '../../account/context.js'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { LiveTable } from '../../live/live.js'
import { openTable } from '../../lobby/api/open.js'
import { isTableId } from '../../live/tables.js'
import type { contacts } from './contact.js'

export interface RematchArgs {
  readonly table: string
  readonly luck?: string | null
  readonly commits?: boolean | null
}

export function rematchBy(gateway: Gateway, { caller, inviteTo, tell }: ReturnType<typeof contacts>) {
  const { accounts, played } = gateway

  /** The accounts of these people, who may have played as guests before they had one. */
  const accountsOf = async (people: readonly string[]) => {
    const became = await played.accountsOf(people)
    const ids = [...new Set(people.map((person) => became.get(person) ?? person))]
    return (await Promise.all(ids.map((id) => accounts.byId(id)))).flatMap((account) => account ?? [])
  }

  return async (
    { table: id, luck = null, commits = null }: RematchArgs,
    context: Context,
  ): Promise<LiveTable | RefusalCode> => {
    const me = await caller(context)
    if (typeof me === 'string') return me
    const { person } = context
    if (person === null) return 'NOT_SIGNED_IN'
    const rows = isTableId(id) ? await played.lastAt(id) : []
    const selves = await played.selves(me.id)
    const mine = rows.find((row) => selves.includes(row.person))
    // Whether there was such a table is nobody's business who did not play there.
    if (mine === undefined) return 'UNKNOWN_TABLE'
    const { profile, length, players, invitation } = mine.shown
    const table = await openTable(gateway, person, context, {
      game: mine.game,
      profile,
      length,
      luck,
      commits,
      chairs: players.length,
      private: invitation !== null,
    })
    if (typeof table === 'string') return table
    const others = (await accountsOf(rows.map((row) => row.person))).filter((one) => one.id !== me.id)
    // Whoever does not accept it is not invited, and the others are.
    for (const other of others) if ((await inviteTo(table.id, me, other, context)) === undefined) tell(other)
    return table
  }
}
