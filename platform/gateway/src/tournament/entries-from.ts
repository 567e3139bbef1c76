/** How many may enter one event from one place, so that nobody fills it with guests who do not exist. */
import type { Context } from '../account/context.js'
import { household, neighbourhood, type Rates } from '../http/rates.js'

type Enterer = Pick<Context, 'address' | 'session' | 'person'>

/** Whether somebody may enter an event now; asked for each attempt. */
export type MayEnter = (event: string, by: Enterer) => Promise<boolean>

/**
 * In an hour and at one event: the entries of guests of one household and of one neighbourhood of networks, enough for a club
 * whose members enter in its room, and those of one person, who may have mistyped a name or gone away again.
 */
const [ofHousehold, ofNeighbourhood, ofPerson, hour] = [60, 200, 10, 60 * 60_000]

/** For gateways that are told to count nothing. */
export const allMayEnter: MayEnter = () => Promise.resolve(true)

/** @param more how many times the usual, where an operator lets each address ask for more than usual */
export const mayEnterBy =
  (rates: Rates, more = 1): MayEnter =>
  async (event, { address, session, person }) => {
    const here = (of: string): string => `entries:${event}:${of}`
    if (person !== null && !(await rates.hit(here(person.id), ofPerson * more, hour))) return false
    // Accounts are limited where they are made.
    if (session !== null) return true
    return (
      (await rates.hit(here(household(address)), ofHousehold * more, hour)) &&
      rates.hit(here(neighbourhood(address)), ofNeighbourhood * more, hour)
    )
  }
