/** Expensive work is paid for from a budget per address and a common budget of all addresses. */
import { LRUCache } from 'lru-cache'
import type { Time } from '../base/time.js'
import { household, type Rates } from './rates.js'
import { TooMany, window } from './too-many.js'

/** Roughly the milliseconds of processor time that each takes in the worst case. */
export const prices = {
  /** An answer with the schema. */
  schema: 200,
  /** A rule set with its differences, or up to eight of a list. */
  ruleSets: 1,
  /** A hint, in a thread that gives way to people's moves. */
  hint: 300,
  /** All views of one hand. */
  replay: 50,
  /** A picture for link previews, drawn in threads of its own. */
  picture: 130,
  /** The results of a day that 500 people have played. */
  daily: 20,
  /** A file about one player, or a list of rankings, read from the store. */
  entry: 20,
  /** A page or table of an edition with 2,000 players. */
  edition: 60,
  /** The results of an event with 200 players, as a table or as data. */
  results: 60,
  /** Everything stored about an account. */
  export: 150,
  /** A draw of a file that is made again, in a thread of its own. */
  draw: 20,
  /** A typeset file, or one with all lists. */
  print: 150,
  /** All papers of a series, with a list for each of a hundred tables. */
  printSeries: 600,
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
   * @param price a function if it takes time to tell: it is called only as long as the budgets are not spent
   */
  pay(address: string, price: number | (() => number)): Promise<void>
}

/** For gateways that are configured without rate limits. */
export const unlimited: Budget = { pay: () => Promise.resolve() }

/** How many spent budgets are remembered. */
const mostSpent = 10_000

const theirs = 'You have asked for much that takes long. Try again in ten seconds.'
const everybodys = 'The gateway is asked for much that takes long. Try again in ten seconds.'

/** @param more factor for the budgets, where the operator allows each address more than usual */
export function budgetOf(rates: Rates, { now }: Pick<Time, 'now'>, more = 1): Budget {
  /**
   * When the windows of spent budgets end. What is refused is counted, too, so nothing more can be paid in such a window, and
   * a flood is refused without being counted.
   */
  const spent = new LRUCache<string, number>({ max: mostSpent })
  const refuse = (key: string, message: string): void => {
    if ((spent.get(key) ?? 0) > now()) throw new TooMany(message)
  }
  const take = async (key: string, most: number, price: number, message: string): Promise<void> => {
    if (await rates.hit(key, most * more, window, price)) return
    // Until the answer is here, too: a flood would ask a thousand times.
    spent.set(key, now() + window)
    spent.set(key, now() + (await rates.rest(key)))
    throw new TooMany(message)
  }
  return {
    pay: async (address, price) => {
      const own = `budget:${household(address)}`
      refuse(own, theirs)
      refuse('budget', everybodys)
      const due = typeof price === 'number' ? price : price()
      await take(own, each, due, theirs)
      await take('budget', all, due, everybodys)
    },
  }
}
