/** Who may open one more table, so that nobody can fill the lobby: whoever has no account is counted by where they come from. */
import type { Context } from '../../account/context.js'
import { household, neighbourhood, type Rates } from '../../http/rates.js'

export type Opener = Pick<Context, 'address' | 'session'>

/** @param open tables that there are */
export type RoomFor = (opener: Opener, open: number) => Promise<boolean>

/** Tables in all; the last of them are for people with an account. */
export const mostTables = 5_000
export const mostOfGuests = 4_500

/** Tables that guests of one household, and of one neighbourhood of networks, may open in an hour: an evening of a whole club, and not the lobby. */
const [ofHousehold, ofNeighbourhood, hour] = [60, 200, 60 * 60_000]

/** For gateways that are told to count nothing. */
export const roomForAll: RoomFor = (_, open) => Promise.resolve(open < mostTables)

/** @param more how many times the usual, where an operator lets each address ask for more than usual */
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
