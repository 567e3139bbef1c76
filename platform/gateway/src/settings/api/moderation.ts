/** What an owner does against disturbers: closes a table, bans a person or an address for a time, or takes a name away. */
import { hashOfAddress } from '../../bans/seen.js'
import { household } from '../../http/rates.js'
import { isIP } from 'node:net'
import type { Account } from '../../account/account.js'
import type { privileges } from '../../account/privilege.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import { leave } from '../../table/door.js'
import { isOver } from '../../table/state.js'
import { isTableId } from '../../live/tables.js'
import { renaming } from '../../account/api/rename.js'
import { isGiven } from '../read.js'
import { refuseSettings as refuse, type SettingsRefused } from '../refusal.js'

const hour = 60 * 60_000
const lasts = { HOUR: hour, DAY: 24 * hour, WEEK: 7 * 24 * hour, MONTH: 30 * 24 * hour } as const

export interface BanInput {
  readonly person?: string | null
  readonly address?: string | null
  readonly lasts: keyof typeof lasts
  readonly mute?: boolean | null
  readonly withAddress?: boolean | null
}

/** Limited, because every request is checked against all bans. */
const mostBans = 1_000
const mostReports = 1_000

type Done = Promise<SettingsRefused | undefined>
/** The account of an owner, or null for the operator at the machine. */
type Actor = Pick<Account, 'id'> | { readonly id: null }
type Privilege = Pick<ReturnType<typeof privileges>, 'find' | 'rolesOf'>

export function moderation(gateway: Gateway, { find, rolesOf }: Privilege) {
  const { accounts, bans, entropy, reports, sessions, tables, time } = gateway
  const names = renaming(gateway)
  const write = (
    who: Actor,
    what: 'TABLE_CLOSED' | 'BANNED' | 'UNBANNED' | 'NAME_TAKEN',
    about: string,
    { address }: Pick<Context, 'address'>,
  ) => accounts.write({ at: time.now(), who: who.id, what, about, from: address })

  const closeTable = async (who: Account, text: string, context: Context): Done => {
    const id = tableIn(text)
    const table = id === undefined ? undefined : await tables.find(id)
    if (table === undefined || id === undefined) return refuse('UNKNOWN_TABLE', 'closeTable')
    if (table === 'UNAVAILABLE') return refuse(table)
    if (table.state().opened.event !== undefined) return refuse('EVENT_TABLE', 'closeTable')
    await write(who, 'TABLE_CLOSED', id, context)
    const refused = await table.act((state) => (isOver(state) ? [] : [{ kind: 'close' }]))
    return refused === undefined ? undefined : refuse('UNAVAILABLE')
  }

  /** Finds an account, or a guest whom a report is about. */
  const personOf = async (text: string) => {
    const account = await find(text)
    if (account !== undefined) return account
    const about = (await reports.newest(null, mostReports)).find((one) => one.about.id === text)?.about
    return about === undefined ? undefined : { ...about, roles: [] }
  }

  const offTables = async (person: { readonly id: string; readonly name: string }): Promise<void> => {
    const sits = tables.rows().filter(({ players }) => players.some((p) => p?.person === person.id))
    for (const { id } of sits) {
      const table = await tables.find(id)
      if (typeof table === 'object') await table.act((state) => leave(state, person))
    }
  }

  const ban = async (who: Actor, input: BanInput, context: Pick<Context, 'address'>): Done => {
    const { person: text, address, lasts: span } = input
    if (isGiven(text) === isGiven(address)) return refuse('ONE_ACT')
    if (bans.active().length >= mostBans) return refuse('TOO_LONG_LIST')
    const at = time.now()
    const mute = input.mute === true
    const base = { id: entropy.word(10), mute, at, until: at + lasts[span] }
    const how = `${base.id} ${mute ? 'mute' : 'ban'} ${span}`
    if (isGiven(address)) {
      const trimmed = address.trim()
      const bare = trimmed.replace(/::\/64$/, '::')
      if (isIP(bare) === 0) return refuse('BAD_ADDRESS', 'address')
      const of = household(bare)
      if (of === household(context.address)) return refuse('SELF', 'address')
      // The address is removed together with the ban, so it must not be in the log of acts, which is kept longer.
      await write(who, 'BANNED', `${how} of an address`, context)
      await bans.add({ ...base, kind: 'address', of, name: of })
      return undefined
    }
    const person = await personOf(text ?? '')
    if (person === undefined) return refuse('UNKNOWN_PERSON', 'person')
    const owns = 'login' in person && rolesOf(person).includes('OWNER')
    if (person.id === who.id || owns) return refuse('SELF', 'person')
    const hash = input.withAddress === true ? await gateway.seenGuests.of(person.id, at) : undefined
    if (input.withAddress === true && hash === undefined) return refuse('UNKNOWN_ADDRESS', 'withAddress')
    const own = gateway.secrets.good().map((secret) => hashOfAddress(secret)(context.address))
    if (hash !== undefined && own.includes(hash)) return refuse('SELF', 'withAddress')
    await write(
      who,
      'BANNED',
      `${how} of ${person.id}${hash === undefined ? '' : ' and their address'}`,
      context,
    )
    await bans.add({ ...base, kind: 'person', of: person.id, name: person.name })
    if (hash !== undefined)
      await bans.add({
        ...base,
        id: entropy.word(10),
        kind: 'hash',
        of: hash,
        name: '',
        // Shorter, because others share the address.
        until: at + Math.min(lasts[span], lasts.DAY),
      })
    if (!mute) {
      await offTables(person)
      await sessions.endAll(person.id)
    }
    return undefined
  }

  const unban = async (who: Actor, id: string, context: Pick<Context, 'address'>): Done => {
    await write(who, 'UNBANNED', id.slice(0, 40), context)
    return (await bans.lift(id)) ? undefined : refuse('UNKNOWN_BAN', 'unban')
  }

  /** Takes a name away at tables, in the lobby and in talk. Names in events are up to their directors. */
  const takeName = async (who: Account, text: string, context: Context): Done => {
    const person = await personOf(text)
    if (person === undefined) return refuse('UNKNOWN_PERSON', 'takeName')
    const owns = 'login' in person && rolesOf(person).includes('OWNER')
    if (person.id === who.id || owns) return refuse('SELF', 'takeName')
    // The name itself is not recorded, because the log is kept longer than data about a person.
    await write(who, 'NAME_TAKEN', person.id, context)
    await names.take(person)
    return undefined
  }

  return { closeTable, ban, unban, takeName, personOf }
}

/** Reads the id of a table, alone or at the end of a link to it. */
function tableIn(text: string): string | undefined {
  const trimmed = text.trim()
  const path = URL.canParse(trimmed) ? new URL(trimmed).pathname : trimmed
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return isTableId(last) ? last : undefined
}
