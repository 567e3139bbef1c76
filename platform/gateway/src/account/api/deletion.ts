/**
 * Deletes an account with everything that names the person. Results that rank others stay, under ids that belong to nobody.
 */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import { passwordCheck, secondStepAgain, type Done, type Privilege as All, type Proven } from './own.js'
import { renaming } from './rename.js'
import { forgetPerson } from '../../ranking/people/registry.js'
import { forget } from '../../table/door.js'
import type { Person } from '../../base/person.js'
import type { Account } from '../account.js'
import { throttle } from '../throttle.js'

/** When more people than this wait to be forgotten, the next ones are asked to come back. */
const mostWaiting = 20

type Privilege = Pick<All, 'asking' | 'having' | 'find'>

export function deletion(gateway: Gateway, { asking, having, find }: Privilege) {
  const { accounts, sessions, settings, played, reports, tables, events, time } = gateway
  const may = throttle(gateway.rates)
  const inTurn = turns(mostWaiting)
  const again = secondStepAgain(gateway)
  const check = passwordCheck(gateway)

  /** Checks that the owner of the account is asking, and not somebody else at a device that they left. */
  const isThem = async (account: Account, { password, factor }: Proven, context: Context): Done => {
    if (account.password === null) return undefined
    return (await check(account, password ?? '')) ?? again(account.id, factor, context)
  }

  const disown = async (id: string): Done => {
    if (!settings.now().owners.includes(id)) return undefined
    return settings.change<'LAST_OWNER'>((now) => {
      const owners = now.owners.filter((one) => one !== id)
      return owners.length === 0 ? 'LAST_OWNER' : { ...now, owners }
    })
  }

  const atTables = async (selves: readonly string[], name: string): Done => {
    const sits = tables.rows().filter(({ players }) => players.some((p) => selves.includes(p?.person ?? '')))
    for (const { id } of sits) {
      const table = await tables.find(id)
      if (table === 'UNAVAILABLE') return table
      for (const self of selves) await table?.act((state) => forget(state, { id: self, name }))
    }
    return undefined
  }

  const atEvents = async (selves: readonly string[]): Done => {
    for (const self of selves)
      for (const { event: id, player } of await gateway.eventStore.namedIn(self)) {
        const event = await events.find(id)
        if ('refused' in event) return 'UNAVAILABLE'
        await event.catchUp()
        // Before the first draw a player can withdraw without anybody waiting for them.
        const leaves = player !== null && !event.state().opened && event.state().final === null
        if (leaves)
          await event.act(
            () => ({ by: { kind: 'person', person: self }, act: { kind: 'withdraw', player } }),
            null,
          )
        const act =
          player === null
            ? ({ kind: 'forgetOfficial', account: self } as const)
            : ({ kind: 'forget', player } as const)
        const done = await event.act(() => ({ by: { kind: 'gateway' }, act }), null)
        if ('refused' in done) return 'UNAVAILABLE'
      }
    return undefined
  }

  const inRankings = async (account: string): Promise<void> => {
    const { store } = gateway.rankings
    const person = await store.personOf(account)
    const left = person === undefined ? undefined : await forgetPerson(store, person.id)
    if (left !== undefined && 'refused' in left) throw new Error(`not forgotten: ${left.refused}`)
  }

  /** Removes everything that names them except the account. */
  const forgetAll = async (selves: readonly string[], name: string): Done => {
    // First of all, so that nobody is told of what is being forgotten.
    for (const self of selves) await gateway.notices.store.dropPerson(self)
    const away = (await atTables(selves, name)) ?? (await atEvents(selves))
    if (away !== undefined) return away
    // Before the reports: a remark that is still visible could be reported again, with its author's name.
    await tables.forgetRemarks(selves)
    await gateway.forgetAtTables(selves)
    for (const self of selves) await played.forget(self, time.now())
    for (const self of selves) await gateway.daily.forget(self)
    for (const self of selves) await gateway.ratings.forget(self)
    for (const self of selves) await gateway.weeks.forget(self)
    await reports.forget(selves)
    await gateway.findings.forget(selves)
    await gateway.bans.forget(selves)
    await gateway.seenGuests.forget(selves)
    for (const self of selves) await renaming(gateway).forget(self)
    return undefined
  }

  /** A guest has nothing but their token, so anybody who shows it is the guest. */
  const forgetGuest = async ({ id, name }: Person): Done => {
    const away = await forgetAll([id], name)
    if (away === undefined) await gateway.scrub()
    return away
  }

  /**
   * Each step can be repeated. If one fails, the account still exists, and another request deletes it.
   * @param here the session that sent the request, if it is their own
   */
  const removeAll = async ({ id, name, login }: Account, here: string | null): Done => {
    // First of all: if they still play on another device, their name would reappear behind the search.
    await sessions.endAll(id, here)
    const selves = await played.selves(id)
    const away = await forgetAll(selves, name)
    if (away !== undefined) return away
    await inRankings(id)
    await played.disclaim(id)
    await accounts.dropAddresses({ who: id })
    if (login !== null) await gateway.failedSignIns.forget({ login })
    await sessions.endAll(id)
    await gateway.marks.set(id, null)
    await accounts.remove(id)
    // A series of theirs may have been counted meanwhile.
    await gateway.ratings.forget(id)
    // Their club's referees lose their role at the events that they announced.
    gateway.changes.tell({ kind: 'unknown' })
    await gateway.scrub()
    return undefined
  }

  /** @param who the account of the owner who does it; null at the machine */
  const removeBy = async (who: string | null, text: string, from: string): Done => {
    const account = await find(text)
    if (account === undefined) return 'UNKNOWN_ACCOUNT'
    const refused = await disown(account.id)
    if (refused !== undefined) return refused
    await accounts.write({ at: time.now(), who, what: 'ACCOUNT_DELETED', about: account.id, from })
    return inTurn(() => removeAll(account, null))
  }

  return {
    remove: async (proof: Proven, context: Context): Done => {
      const { person, session } = context
      if (session === null && person !== null)
        return (await may.forget(context.address)) ? inTurn(() => forgetGuest(person)) : 'TOO_MANY'
      const account = await asking(context)
      if (typeof account === 'string') return account
      const stranger = await isThem(account, proof, context)
      if (stranger !== undefined) return stranger
      if (!(await may.forget(context.address))) return 'TOO_MANY'
      const refused = await disown(account.id)
      if (refused !== undefined) return refused
      const { id } = account
      await accounts.write({ at: time.now(), who: id, what: 'ACCOUNT_DELETED', about: id, from: '' })
      return inTurn(() => removeAll(account, session))
    },
    /** For somebody who asks the operator because they cannot sign in. */
    removeFor: async (text: string, context: Context): Done => {
      const owner = await having('OWNER', context)
      return typeof owner === 'string' ? owner : removeBy(owner.id, text, context.address)
    },
    removeBy,
  }
}

/** Runs deletions one after the other: each searches everything that was played, and tables must be served meanwhile. */
function turns(most: number) {
  let last: Promise<unknown> = Promise.resolve()
  let many = 0
  return async (work: () => Done): Done => {
    if (many >= most) return 'TOO_MANY'
    many += 1
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      many -= 1
    }
  }
}
