import type { Gateway, Placed } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { Table } from '../client/types.js'
import type { SeatEvent } from './gathering.js'

/** The order behind a seat that a person fills: he sits down, or a bot does, or bots on all free chairs. */
export const seatOrder =
  (table: Table, { who, chair }: SeatEvent['detail'], invitation: string | undefined) =>
  async (gateway: Gateway, id: string): Promise<Outcome<Placed>> => {
    if (who === 'me') return gateway.sit(id, chair ?? undefined, invitation)
    if (chair !== null) return gateway.addBot(id, chair)
    const free = table.players.flatMap((player, index) => (player === null ? [index] : []))
    let last = await gateway.addBot(id, free[0])
    for (const next of free.slice(1)) if ('done' in last) last = await gateway.addBot(id, next)
    return last
  }
