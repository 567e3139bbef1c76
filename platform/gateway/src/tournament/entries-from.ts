/** Limits how many people may enter one event from one place, so that nobody fills it with invented guests. */
import type { Context } from '../account/context.js'
import { household, neighbourhood, type Rates } from '../http/rates.js'

type Enterer = Pick<Context, 'address' | 'session' | 'person'>

/** Whether somebody may enter an event now. Called for each attempt. */
export type MayEnter = (event: string, by: Enterer) => Promise<boolean>

/**
 * The limits per hour and event. Guests of one household or one network neighbourhood: enough for a club whose members
 * enter from its room. One person: they may have mistyped a name, or withdrawn and entered again.
 */
const [ofHousehold, ofNeighbourhood, ofPerson, hour] = [60, 200, 10, 60 * 60_000]

/** For gateways configured without limits. */
export const allMayEnter: MayEnter = () => Promise.resolve(true)

/** @param more a factor for the limits, if the operator allows more requests per address than usual */
export const mayEnterBy =
  (rates: Rates, more = 1): MayEnter =>
  async (event, { address, session, person }) => {
    const here = (of: string): string => `entries:${event}:${of}`
    if (person !== null && !(await rates.hit(here(person.id), ofPerson * more, hour))) return false
    // Accounts are already limited where they are created.
    if (session !== null) return true
    return (
      (await rates.hit(here(household(address)), ofHousehold * more, hour)) &&
      rates.hit(here(neighbourhood(address)), ofNeighbourhood * more, hour)
    )
  }
