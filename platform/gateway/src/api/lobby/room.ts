/**
 * Limits who may open another table, so that nobody can fill the lobby. People without an account are counted by network
 * address.
 */
import type { Context } from '../../account/context.js'
import { household, neighbourhood, type Rates } from '../../http/rates.js'

export type Opener = Pick<Context, 'address' | 'session'>

/** @param open how many tables are open */
export type RoomFor = (opener: Opener, open: number) => Promise<boolean>

/** The maximum of all tables. The last of them are reserved for people with an account. */
export const mostTables = 5_000
export const mostOfGuests = 4_500

/**
 * How many tables the guests of one household, and of one network neighbourhood, may open per hour. Enough for an evening of
 * a whole club, but not to fill the lobby.
 */
const [ofHousehold, ofNeighbourhood, hour] = [60, 200, 60 * 60_000]

/** For gateways that are configured without rate limits. */
export const roomForAll: RoomFor = (_, open) => Promise.resolve(open < mostTables)

/** @param more factor for the limits, where the operator allows each address more than usual */
export const roomBy =
  (rates: Rates, more = 1): RoomFor =>
  async ({ address, session }, open) => {
    if (session !== null) return open < mostTables
    if (open >= mostOfGuests) return false
    return (
      (await rates.hit(`tables:${household(address)}`, ofHousehold * more, hour)) &&
      rates.hit(`tables:${neighbourhood(address)}`, ofNeighbourhood * more, hour)
    )
  }
