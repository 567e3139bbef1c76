/** Expensive work is paid for from a budget per address and a common budget of all addresses. */
import { household, type Rates } from './rates.js'
import { TooMany, window } from './too-many.js'

/** Roughly the milliseconds of processor time that each takes in the worst case. */
export const prices = {
  /** An answer with the schema. */
  schema: 200,
  /** A rule set with its differences, or up to eight of a list. */
  ruleSets: 1,
  /** All views of one hand. */
  replay: 50,
  /** A file about one player, or a list of rankings, read from the store. */
  entry: 20,
  /** A page or table of an edition with 2,000 players. */
  edition: 60,
  /** The results of an event with 200 players, as a table or as data. */
  results: 60,
  /** Everything stored about an account. */
  export: 150,
  /** A typeset file, or one with all lists. */
  print: 150,
} as const

/**
 * The price of a document that nobody has sent lately: it is parsed, validated and compiled. Validation compares each two
 * fields of one name, so it grows with the square of the tokens: a thousand took 125 ms. A short document takes some
 * milliseconds, but as a subscription it runs again after each change.
 */
export const priceOfDocument = (tokens: number): number =>
  Math.ceil(18 + tokens / 20 + 130 * (tokens / 1_000) ** 2)

/** How many milliseconds one address, and all together, may spend in a window. */
const [each, all] = [1_500, 5_000]

export interface Budget {
  /**
   * Pays a price. @throws TooMany if a budget is spent. If it is that of the address, nothing is taken from the common one
   */
  pay(address: string, price: number): Promise<void>
}

/** For gateways that are configured without rate limits. */
export const unlimited: Budget = { pay: () => Promise.resolve() }

/** @param more factor for the budgets, where the operator allows each address more than usual */
export function budgetOf(rates: Rates, more = 1): Budget {
  return {
    pay: async (address, price) => {
      if (!(await rates.hit(`budget:${household(address)}`, each * more, window, price)))
        throw new TooMany('You have asked for much that takes long. Try again in ten seconds.')
      if (!(await rates.hit('budget', all * more, window, price)))
        throw new TooMany('The gateway is asked for much that takes long. Try again in ten seconds.')
    },
  }
}
