/** Follows, blocks and invitations of players: each is refused where the other player does not accept it. */
import type { Account } from '../../account/account.js'
import type { Context } from '../../account/context.js'
import { privileges } from '../../account/privilege.js'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import { household } from '../../http/rates.js'
import { chairOf, isOver } from '../../table/state.js'

const hour = 60 * 60_000
export const mostFollowed = 200
const mostBlocked = 500
/** In an hour: what one account may change of its follows and blocks, and whom it may invite. */
const mostChanges = 120
const mostInvited = 30
/** In an hour: to the same player, and from one household. */
const mostToOne = 6
const mostFromHome = 200
/** How long an invitation lasts. */
export const invitedFor = hour

/** Undefined once it is done. */
type Done = Promise<RefusalCode | undefined>

/** @param found the player of a page that the caller may see; undefined: there is none */
export function contacts(
  gateway: Gateway,
  found: (page: string, by: Account | null) => Promise<Account | undefined>,
) {
  const { accounts, changes, players, rates, tables, time } = gateway
  const { asking } = privileges(gateway)

  /** The account that asks. */
  const caller = async (context: Context): Promise<Account | RefusalCode> => {
    const account = await asking(context)
    return account === 'NOT_ALLOWED' || account === 'NOT_SIGNED_IN' ? 'ACCOUNT_NEEDED' : account
  }
  const tell = (...people: readonly Account[]): void =>
    changes.tell({ kind: 'players', ids: people.map(({ id }) => id) })

  /** Does something that concerns another player. */
  const between = async (
    page: string,
    context: Context,
    work: (me: Account, other: Account) => Done,
  ): Done => {
    const me = await caller(context)
    if (typeof me === 'string') return me
    if (!(await rates.hit(`players:${me.id}`, mostChanges, hour))) return 'TOO_MANY'
    const other = await found(page, me)
    if (other === undefined) return 'UNKNOWN_PLAYER'
    if (other.id === me.id) return 'BAD_CHOICE'
    const refused = await work(me, other)
    if (refused === undefined) tell(me, other)
    return refused
  }

  /** Whether a player lets another one follow and invite them. */
  const accepts = async (other: Account, me: Account): Promise<boolean> =>
    (await players.page(other.id)).contact &&
    !(await players.isBlocked(other.id, me.id)) &&
    !(await players.isBlocked(me.id, other.id))

  /** Undoing what was done must be possible when the other page cannot be seen any more. */
  const undo = async (
    page: string,
    context: Context,
    work: (me: Account, other: Account) => Promise<void>,
  ): Done => {
    const me = await caller(context)
    if (typeof me === 'string') return me
    const other = await accounts.byPageName(page, time.now())
    if (other === undefined) return 'UNKNOWN_PLAYER'
    await work(me, other)
    tell(me, other)
    return undefined
  }

  const mayInvite = async (me: Account, other: Account, { address }: Context): Promise<boolean> =>
    (await rates.hit(`invites:from:${household(address)}`, mostFromHome, hour)) &&
    (await rates.hit(`invites:${me.id}`, mostInvited, hour)) &&
    (await rates.hit(`invites:${me.id}:${other.id}`, mostToOne, hour))

  /** Invites a player who accepts it to a table. */
  const inviteTo = async (table: string, me: Account, other: Account, context: Context): Done => {
    if (!(await accepts(other, me))) return 'NO_CONTACT'
    if (!(await mayInvite(me, other, context))) return 'TOO_MANY'
    await players.invite(other.id, { table, by: me.id, until: time.now() + invitedFor })
    return undefined
  }

  return {
    caller,
    tell,
    inviteTo,
    follow: (page: string, context: Context): Done =>
      between(page, context, async (me, other) => {
        if (await players.follows(me.id, other.id)) return undefined
        if (!(await accepts(other, me))) return 'NO_CONTACT'
        if ((await players.countFollowed(me.id)) >= mostFollowed) return 'TOO_MANY'
        await players.follow(me.id, other.id, time.now())
        return undefined
      }),
    unfollow: (page: string, context: Context): Done =>
      undo(page, context, (me, other) => players.unfollow(me.id, other.id)),
    block: (page: string, context: Context): Done =>
      between(page, context, async (me, other) => {
        if ((await players.countBlocked(me.id)) >= mostBlocked) return 'TOO_MANY'
        await players.block(me.id, other.id, time.now())
        return undefined
      }),
    unblock: (page: string, context: Context): Done =>
      undo(page, context, (me, other) => players.unblock(me.id, other.id)),
    invite: (id: string, page: string, context: Context): Done =>
      between(page, context, async (me, other) => {
        const table = await tables.find(id)
        if (table === undefined) return 'UNKNOWN_TABLE'
        if (table === 'UNAVAILABLE') return table
        const state = table.state()
        if (chairOf(state, me.id) === undefined) return 'NOT_SEATED'
        if (isOver(state)) return 'OVER'
        const { event, daily } = state.opened
        // An event seats its players itself, and the deals of a day are played alone.
        if (state.phase !== 'GATHERING' || event !== undefined || daily !== undefined) return 'NOT_ALLOWED'
        return chairOf(state, other.id) === undefined ? inviteTo(id, me, other, context) : undefined
      }),
    decline: async (table: string, context: Context): Done => {
      const me = await caller(context)
      if (typeof me === 'string') return me
      if (await players.dropInvitation(me.id, table)) tell(me)
      return undefined
    },
  }
}
