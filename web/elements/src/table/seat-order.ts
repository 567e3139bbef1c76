import type { OrderAnswer } from '../client/requester.js'
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { SeatEvent } from './gathering.js'

/** Returns the order for a person's wish about the free chairs: to sit there, bots, or only people. */
export const seatOrder =
  ({ who, chair }: SeatEvent['detail'], invitation: string | undefined) =>
  (gateway: Gateway, id: string): Promise<Outcome<OrderAnswer>> => {
    if (who === 'me') return gateway.sit(id, chair ?? undefined, invitation)
    if (who === 'people') return gateway.waitForPeople(id)
    return chair === null ? gateway.fillWithBots(id) : gateway.addBot(id, chair)
  }
