/** Opens another table for the people of a finished one, and invites them. */
import type { Context } from '../../account/context.js'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { LiveTable } from '../../live/live.js'
import { openTable } from '../../lobby/api/open.js'
import { peopleAtTables } from './at-table.js'
import type { contacts } from './contact.js'

export interface RematchArgs {
  readonly table: string
  readonly luck?: string | null
  readonly commits?: boolean | null
}

export function rematchBy(gateway: Gateway, { caller, inviteTo, tell }: ReturnType<typeof contacts>) {
  const { finished } = peopleAtTables(gateway)

  return async (
    { table: id, luck = null, commits = null }: RematchArgs,
    context: Context,
  ): Promise<LiveTable | RefusalCode> => {
    const me = await caller(context)
    if (typeof me === 'string') return me
    const { person } = context
    if (person === null) return 'NOT_SIGNED_IN'
    const before = await finished(id, me.id)
    if (before === undefined) return 'UNKNOWN_TABLE'
    const { game, shown } = before.mine
    const { profile, length, players, invitation } = shown
    const table = await openTable(gateway, person, context, {
      game,
      profile,
      length,
      luck,
      commits,
      chairs: players.length,
      private: invitation !== null,
    })
    if (typeof table === 'string') return table
    // Whoever does not accept it is not invited, and the others are.
    for (const { account } of before.people)
      if (account.id !== me.id && (await inviteTo(table.id, me, account, context)) === undefined)
        tell(account)
    return table
  }
}
