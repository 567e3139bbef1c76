/** Who of the people at a table has an account: now, or in the last hand that was finished there. */
import type { Account } from '../../account/account.js'
import type { Gateway } from '../../api/gateway.js'
import { nameKey } from '../../base/login.js'
import { isTableId } from '../../live/tables.js'
import type { Played } from '../../played/store.js'

interface Seated {
  readonly account: Account
  /** The name that they play under there. */
  readonly name: string
}

export interface FinishedTable {
  /** What the caller played there. */
  readonly mine: Played
  readonly people: readonly Seated[]
}

/** How many hands of each of two players are looked at for a table where both were. */
const mostLookedAt = 60

export function peopleAtTables({ accounts, played, tables, time }: Gateway) {
  /** The accounts of these people, who may have played as guests before they had one. */
  const seatedOf = async (
    people: readonly { readonly person: string; readonly name: string }[],
  ): Promise<readonly Seated[]> => {
    const became = await played.accountsOf(people.map(({ person }) => person))
    const found = await Promise.all(
      people.map(async ({ person, name }) => {
        const account = await accounts.byId(became.get(person) ?? person)
        return account === undefined ? [] : [{ account, name }]
      }),
    )
    const all = found.flat()
    // Somebody may have sat there twice, as a guest and with their account.
    return all.filter((one, i) => all.findIndex(({ account }) => account.id === one.account.id) === i)
  }

  /** Undefined for somebody who did not play there: whether there was such a table is not theirs to know. */
  const finished = async (id: string, me: string): Promise<FinishedTable | undefined> => {
    const rows = isTableId(id) ? await played.lastAt(id) : []
    const selves = await played.selves(me)
    const mine = rows.find((row) => selves.includes(row.person))
    if (mine === undefined) return undefined
    const people = rows.map(({ person, chair, shown }) => ({ person, name: shown.players[chair] ?? '' }))
    return { mine, people: await seatedOf(people) }
  }
  /** Whether somebody plays under the name of their page, or one that leads to it. Else nobody learns whose page it is. */
  const isOpen = async ({ account, name }: Seated): Promise<boolean> => {
    const former = await accounts.formerNames(account.id, time.now())
    return [account.name, ...former.map((one) => one.name)].some((one) => nameKey(one) === nameKey(name))
  }
  const newestTables = async (person: string): Promise<readonly string[]> => {
    const hands = await played.newest({ person, game: null, what: 'hands', before: null, most: mostLookedAt })
    return [...new Set(hands.map(({ table }) => table))]
  }

  return {
    finished,
    isOpen,
    /** The last table where both finished a hand, the other one under a name of their page. */
    lastTogether: async (me: string, other: string): Promise<string | null> => {
      const [mine, theirs] = await Promise.all([newestTables(me), newestTables(other)])
      for (const table of mine.filter((one) => theirs.includes(one))) {
        const seated = (await finished(table, me))?.people.find(({ account }) => account.id === other)
        if (seated !== undefined && (await isOpen(seated))) return table
      }
      return null
    },
    /** Those who sit at a table with the caller; undefined if the caller sits at no such table. */
    live: async (id: string, me: string): Promise<readonly Seated[] | undefined> => {
      const table = await tables.find(id)
      if (typeof table !== 'object') return undefined
      const people = table
        .state()
        .occupants.flatMap((one) =>
          one === null || one.person === null ? [] : [{ person: one.person, name: one.name }],
        )
      return people.some(({ person }) => person === me) ? seatedOf(people) : undefined
    },
  }
}
