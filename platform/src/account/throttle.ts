import { household, type Rates } from '../web/rates.js'

const minute = 60_000

/** What may be tried how often: generous to people who forget, useless to programs that guess. */
export const throttle = (rates: Rates) => ({
  /** Counted before anything is looked up, alike for logins that there are and that there are not. */
  signIn: async (login: string, address: string): Promise<boolean> => {
    const from = household(address)
    const [all, here, login15] = await Promise.all([
      rates.hit(`sign-in:from:${from}`, 60, 15 * minute),
      rates.hit(`sign-in:${login}:${from}`, 10, 15 * minute),
      // Higher, so that a stranger elsewhere cannot easily keep somebody out.
      rates.hit(`sign-in:${login}`, 100, 15 * minute),
    ])
    return all && here && login15
  },
  /** Hashing costs us more than asking costs them. */
  register: (address: string): Promise<boolean> =>
    rates.hit(`register:${household(address)}`, 20, 60 * minute),
  handOver: (address: string): Promise<boolean> =>
    rates.hit(`hand-over:${household(address)}`, 300, 5 * minute),
  refresh: (address: string): Promise<boolean> => rates.hit(`refresh:${household(address)}`, 600, 5 * minute),
  password: (account: string): Promise<boolean> => rates.hit(`password:${account}`, 10, 15 * minute),
})
