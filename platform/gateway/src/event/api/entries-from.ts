/**
 * Limits how many people may enter one event from one place, so that nobody fills it with invented people. What directors enter is
 * not counted.
 */
import type { Context } from '../../account/context.js'
import type { TierOf } from '../../account/tiers.js'
import { countedAs, entries, entriesNear } from '../../http/quotas.js'
import { household, neighbourhood, within, type Limit, type Rates } from '../../http/rates.js'
import type { Quota } from '../../http/quotas.js'

type Enterer = Pick<Context, 'address' | 'session' | 'person'>

/** An event that people enter. */
interface Entered {
  readonly id: string
  /** How many places it has; null: any number. */
  readonly capacity: number | null
}

/** Whether somebody may enter an event now. Called for each attempt. */
export type MayEnter = (event: Entered, by: Enterer) => Promise<boolean>

/** For gateways configured without limits. */
export const allMayEnter: MayEnter = () => Promise.resolve(true)

interface Deps {
  readonly rates: Rates
  readonly tierOf: TierOf
}

/** @param more a factor for the limits, if the operator allows more requests per address than usual */
export const mayEnterBy =
  ({ rates, tierOf }: Deps, more = 1): MayEnter =>
  async ({ id, capacity }, by) => {
    const { address, person } = by
    const as = countedAs(await tierOf(by))
    const limits = (key: string, quotas: readonly Quota[]): readonly Limit[] =>
      quotas.map(({ most, window }) => ({ key: `entries:${key}:${window}`, most: most * more, window }))
    const own =
      person === null
        ? []
        : [
            ...limits(`${id}:${person.id}`, [entries.tries]),
            ...limits(`person:${person.id}`, [entries.person[as]]),
          ]
    // The widest first: whoever exceeds it cannot create counts for all the households that they have.
    return within(rates, [
      ...limits(`${id}:${as}:near:${neighbourhood(address)}`, entriesNear(as, capacity)),
      ...limits(`${id}:${as}:${household(address)}`, entries.household[as]),
      ...own,
    ])
  }
