import { household, neighbourhood, type Rates } from '../http/rates.js'

const minute = 60_000

interface Limit {
  readonly key: string
  readonly most: number
  readonly window: number
}

/** Whether a guess was right; undefined: there was nothing to tell by. */
type Check = () => Promise<boolean | undefined>

/** Who signs in, as far as that is known before anything is looked up. */
export interface Trying {
  readonly login: string
  readonly address: string
  /** A device on which this very account was signed in before. */
  readonly device: string | null
}

/** What may be tried how often: generous to people who forget, useless to programs that guess. */
export function throttle(rates: Rates) {
  const count = ({ key, most, window }: Limit, more: number): Promise<boolean> =>
    rates.hit(key, most, window, more)
  /**
   * Runs a check within limits. Each try is counted when it begins, so that many at once get no further, and is taken back
   * unless it was a wrong guess. undefined: too many.
   * @param limits the widest first: whoever is past it leaves no counts of everything else that they make up
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
  /** By household, the last of those who ask whether a login is free. */
  const asking = new Map<string, Promise<void>>()

  return {
    /**
     * Alike for logins that there are and that there are not. A device that was signed in before has a count of its own, so that
     * nobody elsewhere can keep it out.
     */
    signIn: ({ login, address, device }: Trying, check: Check): Promise<boolean | undefined> => {
      if (device !== null) return guessed([{ key: `sign-in:device:${device}`, most: 10, window }], check)
      const from = household(address)
      const limits = [
        // A whole hall may be behind one address.
        { key: `sign-in:from:${from}`, most: 600, window },
        // What was typed comes last in a key, so that nothing that is typed makes the key of another count.
        { key: `sign-in:there:${from} ${login}`, most: 10, window },
        // One customer of a provider may have hundreds of households, which together would keep somebody out everywhere.
        { key: `sign-in:near:${neighbourhood(address)} ${login}`, most: 20, window },
        // Higher, so that a stranger elsewhere cannot easily keep somebody out.
        { key: `sign-in:login:${login}`, most: 100, window },
      ]
      return guessed(limits, check)
    },
    /** Codes are too long to be guessed: this is for the work that each try makes. */
    recover: ({ login, address }: Omit<Trying, 'device'>, check: Check): Promise<boolean | undefined> => {
      const from = household(address)
      const limits = [
        { key: `recover:from:${from}`, most: 600, window },
        { key: `recover:there:${from} ${login}`, most: 20, window },
      ]
      return guessed(limits, check)
    },
    /** Codes of six digits, by whoever has the password: few enough that one hits none in years, wherever the guesses come from. */
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
    /** Signatures cannot be guessed: this is for the work that each try makes. */
    passkey: (address: string, check: Check): Promise<boolean | undefined> =>
      guessed([{ key: `passkey:from:${household(address)}`, most: 600, window }], check),
    /** Mails that somebody asks for, wherever they go: a whole hall may have forgotten its passwords. */
    mail: (address: string): Promise<boolean> =>
      rates.hit(`mail:from:${household(address)}`, 60, 60 * minute),
    /** Mails about an account, whoever asks for them. */
    mailOf: (account: string): Promise<boolean> => rates.hit(`mail:of:${account}`, 5, 60 * minute),
    /** Mails to an address, about whichever account: nobody is flooded by us. */
    mailTo: (address: string): Promise<boolean> => rates.hit(`mail:to:${address}`, 10, 60 * minute),
    /** Codes of links are too long to be guessed: this is for the work that each try makes. */
    mailedLink: (address: string, check: Check): Promise<boolean | undefined> =>
      guessed([{ key: `mailed:from:${household(address)}`, most: 600, window }], check),
    askPasskey: (address: string): Promise<boolean> =>
      rates.hit(`passkey:asked:${household(address)}`, 600, 5 * minute),
    /**
     * Whether a chosen login is free: that it is not tells who has an account. Of a household one after the other, so that nobody
     * in a hall is refused for others who ask at the same time.
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
    /** Hashing costs us more than asking costs them. @param more -1 takes one back of which no account was made */
    register: (address: string, more: 1 | -1 = 1): Promise<boolean> =>
      rates.hit(`registered:${household(address)}`, 400, 60 * minute, more),
    /** The PIN of a start card, at a table. A device that has shown it once is not asked again, so that nobody keeps it out. */
    pin: (table: string, address: string, check: Check): Promise<boolean | undefined> =>
      guessed(
        [
          { key: `pin:${table}:${household(address)}`, most: 10, window },
          // Higher, so that a stranger elsewhere cannot easily hinder a table.
          { key: `pin:${table}`, most: 60, window },
        ],
        check,
      ),
    handOver: (address: string): Promise<boolean> =>
      rates.hit(`hand-over:${household(address)}`, 300, 5 * minute),
    refresh: (address: string): Promise<boolean> =>
      rates.hit(`refresh:${household(address)}`, 600, 5 * minute),
    /** Everything that was ever played is looked through, and a guest costs nobody anything. */
    forget: (address: string): Promise<boolean> => rates.hit(`forget:${household(address)}`, 60, 60 * minute),
    /** All that is kept of an account is looked through for it. */
    export: (account: string): Promise<boolean> => rates.hit(`export:${account}`, 5, 60 * minute),
    password: (account: string, check: Check): Promise<boolean | undefined> =>
      guessed([{ key: `password:${account}`, most: 10, window }], check),
  }
}
