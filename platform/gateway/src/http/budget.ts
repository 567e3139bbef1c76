/**
 * Expensive work is paid for from pools that everybody shares. Whoever has spent least finds something even while others spend as
 * much as they can.
 */
import { LRUCache } from 'lru-cache'
import type { Time } from '../base/time.js'
import { countedAs, pools, shares, type Tier } from './quotas.js'
import { household, neighbourhood, type Rates, type Share } from './rates.js'
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
  /** All deals of such a day. */
  dailyField: 80,
  /** Seven such days. */
  dailyWeek: 140,
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

/** Whoever pays. */
export interface Payer {
  readonly address: string
  /** null: a guest, or somebody who sent no token. */
  readonly session: string | null
  readonly person: { readonly id: string } | null
}

/** Somebody of whom only the address is known. */
export const payerAt = (address: string): Payer => ({ address, session: null, person: null })

export type Budget = ReturnType<typeof budgetOf>

/** For gateways that are configured without rate limits. */
export const unlimited: Budget = { pay: () => Promise.resolve() }

/** How many of those who were refused are remembered. */
const mostRefused = 10_000

const theirs = 'You have asked for much that takes long. Try again in ten seconds.'
const everybodys = 'The gateway is asked for much that takes long. Try again in ten seconds.'

interface Pool {
  readonly pool: string
  readonly size: number
  readonly times: number
}
const everybody: Pool = { pool: 'budget', ...pools.everybody }
const reserved: Pool = { pool: 'budget-known', ...pools.known }
const directors: Pool = { pool: 'budget-directors', ...pools.directors }

/** The pools of each, in the order in which they spend them: what is reserved goes first, and leaves more to guests. */
const poolsOf: Readonly<Record<Tier, readonly Pool[]>> = {
  newcomer: [everybody],
  known: [reserved, everybody],
  director: [directors, reserved, everybody],
}

function sharesOf({ address, person }: Payer, tier: Tier, more: number): readonly Share[] {
  const as = countedAs(tier)
  const [home, near] = [household(address), neighbourhood(address)]
  const own = { key: `${as}:${home}`, ...shares.household[as] }
  const around = { key: `${as}:near:${near}`, ...shares.neighbourhood }
  const all =
    as === 'known' && person !== null
      ? [{ key: `person:${person.id}`, ...shares.person }, own, around]
      : [own, around]
  return all.map(({ key, most, times }) => ({ key, most: most * more, times }))
}

export interface BudgetDeps {
  readonly rates: Rates
  readonly time: Pick<Time, 'now'>
  /** How well a payer is known. Called before each payment. */
  readonly tierOf: (by: Payer) => Promise<Tier>
}

/** @param more factor for the budgets, where the operator allows each address more than usual */
export function budgetOf({ rates, time, tierOf }: BudgetDeps, more = 1) {
  /**
   * What was left for those who were refused, until a window ends. In a window it only becomes less, so a flood is refused without
   * asking again.
   */
  const refused = new LRUCache<string, { readonly left: number; readonly until: number }>({
    max: mostRefused,
  })
  const cheapest = priceOfDocument(0)
  return {
    /**
     * Pays a price. @throws TooMany if they have spent their share; nothing is taken then
     * @param price a function if it takes time to tell: it is called only as long as a document could be paid for
     */
    pay: async (by: Payer, price: number | (() => number)): Promise<void> => {
      const tier = await tierOf(by)
      const all = sharesOf(by, tier, more)
      const who = all[0]?.key ?? ''
      const mark = refused.get(who)
      const limit = mark !== undefined && mark.until > time.now() ? mark.left : Infinity
      if (limit < cheapest && typeof price === 'function') throw new TooMany(theirs)
      const due = Math.ceil(typeof price === 'number' ? price : price())
      if (due > limit) throw new TooMany(theirs)
      let [left, free, until] = [0, 0, Infinity]
      for (const { pool, size, times } of poolsOf[tier]) {
        const ofPool = all.map((share) => ({ ...share, times: share.times * times }))
        const taken = await rates.take({ pool, size: size * more, amount: due, window, shares: ofPool })
        if (taken.isTaken) return
        left = Math.max(left, taken.left)
        free = Math.max(free, taken.free)
        until = Math.min(until, time.now() + taken.rest)
      }
      refused.set(who, { left, until })
      throw new TooMany(due > free ? everybodys : theirs)
    },
  }
}
