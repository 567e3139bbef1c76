/** Limits how many events an account announces a day, and how many rows of their logs it writes: rows of events stay for good. */
import type { Context } from '../../account/context.js'
import type { TierOf } from '../../account/tiers.js'
import { writing } from '../../http/quotas.js'
import { household, type Rates } from '../../http/rates.js'

type Writer = Pick<Context, 'address' | 'session' | 'person'>

export interface MayWrite {
  /** Counts an event that somebody announces, unless it is refused. */
  event(by: Writer): Promise<boolean>
  /** Counts rows that somebody writes, unless they are refused. A device without an account or a guest's name counts with its household. */
  rows(by: Writer, many: number): Promise<boolean>
}

/** For gateways configured without limits. */
export const allMayWrite: MayWrite = {
  event: () => Promise.resolve(true),
  rows: () => Promise.resolve(true),
}

interface Deps {
  readonly rates: Rates
  readonly tierOf: TierOf
}

/** @param more a factor for the limits, if the operator allows more requests per address than usual */
export const writingBy = ({ rates, tierOf }: Deps, more = 1): MayWrite => ({
  event: async (by) => {
    const { most, window } = writing.events[await tierOf(by)]
    return by.person !== null && rates.hit(`announced:${by.person.id}`, most * more, window)
  },
  rows: async (by, many) => {
    const { person, address } = by
    const { most, window } = person === null ? writing.device : writing.rows[await tierOf(by)]
    return rates.hit(`written:${person?.id ?? household(address)}`, most * more, window, many)
  },
})
