/**
 * Limits who may open another table or sit down at one, so that nobody can fill the lobby, or the database. Everybody is counted by
 * themselves, by household and by neighbourhood, with an account or without.
 */
import type { Context } from '../../account/context.js'
import type { TierOf } from '../../account/tiers.js'
import { logFailure, type Log } from '../../base/failure.js'
import {
  countedAs,
  guestTries,
  partOf,
  tables,
  tablesADay,
  type Counted,
  type Quota,
} from '../../http/quotas.js'
import { household, neighbourhood, within, type Limit, type Rates } from '../../http/rates.js'
import type { Row } from '../../table/row.js'

export type Opener = Pick<Context, 'address' | 'session' | 'person'>

export type Room = ReturnType<typeof roomBy>

/** The maximum of all tables, for gateways that are configured without rate limits. */
const mostTables = 5_000

export const roomForAll: Room = {
  mayOpen: (_, rows) => Promise.resolve(rows.length < mostTables),
  maySit: () => Promise.resolve(true),
  mayTry: () => Promise.resolve(true),
}

interface RoomDeps {
  readonly rates: Rates
  readonly tierOf: TierOf
  /** How many hands somebody has played, counted up to `most`. */
  readonly handsOf: (person: string, most: number) => Promise<number>
  readonly log: Log
}

/** @param more factor for the limits, where the operator allows each address more than usual */
export function roomBy({ rates, tierOf, handsOf, log }: RoomDeps, more = 1) {
  const handsPlayed = async (person: string): Promise<number> => {
    try {
      return await handsOf(person, tables.person.known.aDay)
    } catch (error) {
      logFailure(log, 'the hands of a person could not be counted', error)
      return 0
    }
  }

  /** How many tables a person may sit at when they open one, and open in a day. */
  const ofPerson = async (person: string, as: Counted): Promise<{ atOnce: number; aDay: number }> => {
    const { newcomer, known } = tables.person
    if (as === 'known') return known
    const hands = await handsPlayed(person)
    return {
      atOnce: Math.min(known.atOnce, newcomer.atOnce + Math.floor(hands / newcomer.handsForOneMore)),
      aDay: Math.min(known.aDay, newcomer.aDay + hands),
    }
  }

  /** The same key may have quotas for several windows. */
  const limits = (key: string, quotas: readonly Quota[]): readonly Limit[] =>
    quotas.map(({ most, window }) => ({ key: `${key}:${window}`, most: most * more, window }))

  return {
    /**
     * Counts another table that somebody opens, unless it is refused.
     * @param rows all tables that are not over
     * @param goesOn whether people go on who have just finished a series. They find room as long as known people do
     */
    mayOpen: async (opener: Opener, rows: readonly Row[], goesOn: boolean = false): Promise<boolean> => {
      const { address, person } = opener
      const as = countedAs(await tierOf(opener))
      const quotas = goesOn ? 'known' : as
      const free = tables.room[quotas] - rows.length
      if (free <= 0 || person === null) return false
      // A hall that plays short series goes on often.
      const { household: home, neighbourhood: near } = tables.address[quotas]
      const counted = goesOn ? 'on' : as
      // The widest first: whoever exceeds it cannot create counts for all the households that they have.
      const here = [
        ...limits(`tables:${counted}:near:${neighbourhood(address)}`, [partOf(free, quotas), ...near]),
        ...limits(`tables:${counted}:${household(address)}`, home),
      ]
      if (!(await within(rates, here))) return false
      const { atOnce, aDay } = await ofPerson(person.id, as)
      const sitsAt = rows.filter((row) => row.players.some((one) => one?.person === person.id && !one.bot))
      const own = limits(`tables:person:${person.id}`, [tablesADay(aDay)])
      if (sitsAt.length < atOnce * more && (await within(rates, own))) return true
      // Others behind the same address pay nothing for one person who is refused.
      await within(rates, here, -1)
      return false
    },
    /** Counts that somebody sits down. @param isOwn whether the seat is theirs already: strangers at their address cannot keep it from them */
    maySit: async (opener: Opener, isOwn: boolean): Promise<boolean> => {
      const { address, person } = opener
      if (person === null) return false
      const as = countedAs(await tierOf(opener))
      const { household: home, neighbourhood: near } = tables.seats.address[as]
      const own = limits(`seats:person:${person.id}`, [tables.seats.person[as]])
      if (isOwn) return within(rates, own)
      return within(rates, [
        ...limits(`seats:${as}:near:${neighbourhood(address)}`, near),
        ...limits(`seats:${as}:${household(address)}`, home),
        ...own,
      ])
    },
    /** Counts that a guest begins the deals of a day. */
    mayTry: ({ address }: Pick<Opener, 'address'>): Promise<boolean> =>
      within(rates, [
        ...limits(`tries:near:${neighbourhood(address)}`, guestTries.neighbourhood),
        ...limits(`tries:${household(address)}`, guestTries.household),
      ]),
  }
}
