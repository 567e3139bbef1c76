/** What costs the gateway more than a glance is paid for: from one budget for each address, and one for all of them. */
import { household, type Rates } from './rates.js'
import { TooMany, window } from './too-many.js'

/** About how many milliseconds of a processor each takes at worst. */
export const prices = {
  /** The schema in an answer. */
  schema: 200,
  /** The series of views of one hand. */
  replay: 50,
  /** A file of one player or a list of rankings, read from the store. */
  entry: 20,
  /** A page or a table of an edition with 2,000 players. */
  edition: 60,
  /** The results of an event with 200 players as a table or as data. */
  results: 60,
  /** All that is kept of an account. */
  export: 150,
  /** A file that is laid out and typeset, or one with all lists in it. */
  print: 150,
} as const

/**
 * The price of a document that nobody has sent lately, which is parsed, held against the schema and compiled. Whether fields of one name
 * agree is looked at for each two of them, so that it grows with the square of the tokens: a thousand took 125 ms. A short one takes some
 * milliseconds, but is run anew with each change where somebody subscribes to it.
 */
export const priceOfDocument = (tokens: number): number =>
  Math.ceil(18 + tokens / 20 + 130 * (tokens / 1_000) ** 2)

/** What an address, and what all of them, may spend in a window, in milliseconds. */
const [each, all] = [1_500, 5_000]

export interface Budget {
  /** @throws TooMany when it is spent; then nothing has been taken from that of all. */
  pay(address: string, price: number): Promise<void>
}

/** For gateways that are told to count nothing. */
export const unlimited: Budget = { pay: () => Promise.resolve() }

/** @param more how many times the usual, where an operator lets each address ask for more than usual */
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
