import { registrations, type Quota } from '../http/quotas.js'
import { household, neighbourhood, within, type Limit, type Rates } from '../http/rates.js'

const minute = 60_000

/** Returns whether a guess was right; undefined if there was nothing to compare with. */
type Check = () => Promise<boolean | undefined>

/** The details of a sign-in that are known before anything is looked up. */
export interface Trying {
  readonly login: string
  readonly address: string
  /** The id of a device on which this account was signed in before. */
  readonly device: string | null
}

/** Rate limits: generous to people who forget, useless to programs that guess. */
export function throttle(rates: Rates) {
  const count = ({ key, most, window }: Limit, more: number): Promise<boolean> =>
    rates.hit(key, most, window, more)
  /**
   * Runs a check within limits. Each try is counted when it begins, so that many at once do not get further. It is taken back
   * unless it was a wrong guess. undefined: too many tries.
   * @param limits widest first: somebody who exceeds it cannot create counts for invented logins
   */
  const guessed = async (limits: readonly Limit[], check: Check): Promise<boolean | undefined> => {
    const counted: Limit[] = []
    let isWrong = false
    try {
      for (const limit of limits) {
        counted.push(limit)
        if (!(await count(limit, 1))) return undefined
      }
      const matches = await check()
      isWrong = matches === false
      return matches
    } finally {
      if (!isWrong) await Promise.all(counted.map((limit) => count(limit, -1)))
    }
  }
  const window = 15 * minute
  /** For each household, the last pending check whether a login is free. */
  const asking = new Map<string, Promise<void>>()

  return {
    /**
     * The same limits hold for existing and unknown logins. A device that was signed in before has its own count, so that a
     * stranger elsewhere cannot lock it out.
     */
    signIn: ({ login, address, device }: Trying, check: Check): Promise<boolean | undefined> => {
      if (device !== null) return guessed([{ key: `sign-in:device:${device}`, most: 10, window }], check)
      const from = household(address)
      const limits = [
        // A whole hall may be behind one address.
        { key: `sign-in:from:${from}`, most: 600, window },
        // What was typed comes last in a key, so that no input can form the key of another count.
        { key: `sign-in:there:${from} ${login}`, most: 10, window },
        // One customer of a provider may have hundreds of households. Together they could lock somebody out everywhere.
        { key: `sign-in:near:${neighbourhood(address)} ${login}`, most: 20, window },
        // Higher, so that a stranger elsewhere cannot easily lock somebody out.
        { key: `sign-in:login:${login}`, most: 100, window },
      ]
      return guessed(limits, check)
    },
    /** Recovery codes are too long to be guessed. This limits the work that each try causes. */
    recover: ({ login, address }: Omit<Trying, 'device'>, check: Check): Promise<boolean | undefined> => {
      const from = household(address)
      const limits = [
        { key: `recover:from:${from}`, most: 600, window },
        { key: `recover:there:${from} ${login}`, most: 20, window },
      ]
      return guessed(limits, check)
    },
    /**
     * Six-digit codes, tried by somebody who has the password. So few tries that no guess succeeds in years, from wherever
     * they come.
     */
    code: (
      { account, device }: { readonly account: string; readonly device: string | null },
      check: Check,
    ): Promise<boolean | undefined> =>
      guessed(
        [
          device === null
            ? { key: `code:${account}`, most: 20, window: 60 * minute }
            : { key: `code:device:${device}`, most: 10, window },
        ],
        check,
      ),
    /** Signatures cannot be guessed. This limits the work that each try causes. */
    passkey: (address: string, check: Check): Promise<boolean | undefined> =>
      guessed([{ key: `passkey:from:${household(address)}`, most: 600, window }], check),
    /** Mails requested from one household, to any address. A whole hall may have forgotten its passwords. */
    mail: (address: string): Promise<boolean> =>
      rates.hit(`mail:from:${household(address)}`, 60, 60 * minute),
    /** Mails about one account, whoever requests them. */
    mailOf: (account: string): Promise<boolean> => rates.hit(`mail:of:${account}`, 5, 60 * minute),
    /**
     * Mails to one address, about any account, so that we flood nobody. Links to a new password are counted by themselves:
     * whoever enters somebody else's address for their own account must not keep that person out.
     */
    mailTo: (address: string, what: 'address' | 'recovery' = 'address'): Promise<boolean> =>
      rates.hit(`mail:to:${what}:${address}`, 10, 60 * minute),
    /** The codes of links are too long to be guessed. This limits the work that each try causes. */
    mailedLink: (address: string, check: Check): Promise<boolean | undefined> =>
      guessed([{ key: `mailed:from:${household(address)}`, most: 600, window }], check),
    askPasskey: (address: string): Promise<boolean> =>
      rates.hit(`passkey:asked:${household(address)}`, 600, 5 * minute),
    /**
     * Whether a chosen login is free. A taken login reveals that somebody has an account. Requests of one household run one
     * after the other, so that nobody in a hall is refused because others ask at the same time.
     */
    freeLogin: (address: string, check: Check): Promise<boolean | undefined> => {
      const from = household(address)
      const limit = { key: `register:${from}`, most: 20, window: 60 * minute }
      const mine = (asking.get(from) ?? Promise.resolve()).then(() => guessed([limit], check))
      const over = mine.then(
        () => undefined,
        () => undefined,
      )
      asking.set(from, over)
      void over.then(() => {
        if (asking.get(from) === over) asking.delete(from)
      })
      return mine
    },
    /**
     * Limits registrations, because hashing costs us more than a request costs them, and an account stays for good. @param more -1 takes back a try that
     * made no account
     */
    register: (address: string, more: 1 | -1 = 1): Promise<boolean> => {
      const of = (key: string, quotas: readonly Quota[]): readonly Limit[] =>
        quotas.map(({ most, window }) => ({ key: `registered:${key}:${window}`, most, window }))
      const near = of(`near:${neighbourhood(address)}`, registrations.neighbourhood)
      return within(rates, [...near, ...of(household(address), registrations.household)], more)
    },
    /**
     * The PIN of a start card at a table. A device that has shown it once is not asked again, so that nobody can lock it out.
     */
    pin: (table: string, address: string, check: Check): Promise<boolean | undefined> =>
      guessed(
        [
          { key: `pin:${table}:${household(address)}`, most: 10, window },
          // Higher, so that a stranger elsewhere cannot easily block a table.
          { key: `pin:${table}`, most: 60, window },
        ],
        check,
      ),
    handOver: (address: string): Promise<boolean> =>
      rates.hit(`hand-over:${household(address)}`, 300, 5 * minute),
    refresh: (address: string): Promise<boolean> =>
      rates.hit(`refresh:${household(address)}`, 600, 5 * minute),
    /** Forgetting searches everything that was ever played, and a new guest costs nothing. */
    forget: (address: string): Promise<boolean> => rates.hit(`forget:${household(address)}`, 60, 60 * minute),
    /** An export searches everything that is stored about an account. */
    export: (account: string): Promise<boolean> => rates.hit(`export:${account}`, 5, 60 * minute),
    password: (account: string, check: Check): Promise<boolean | undefined> =>
      guessed([{ key: `password:${account}`, most: 10, window }], check),
  }
}
