/** The orders for what a person at a gathering table wants with its free chairs. */
import type { Gateway, OrderAnswer } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { BotLevel } from '../client/types.js'
import * as documents from './seat-documents.js'

export type SeatOrder = (
  gateway: Gateway,
  table: string,
  invitation: string | undefined,
) => Promise<Outcome<OrderAnswer>>

/** Seats the person themselves, on the first free chair if they have chosen none. */
export const sit =
  (chair?: number): SeatOrder =>
  (gateway, table, invitation) =>
    gateway.sit(table, chair, invitation)

export const addBot =
  (chair: number, level: BotLevel): SeatOrder =>
  (gateway, table) =>
    gateway.order(documents.addBot, { table, chair, level })

/** Puts bots on all free chairs. */
export const fillWithBots =
  (level: BotLevel): SeatOrder =>
  (gateway, table) =>
    gateway.fillWithBots(table, level)

/** Stops the table from adding bots by itself. */
export const waitForPeople: SeatOrder = (gateway, table) => gateway.order(documents.waitForPeople, { table })
