/** What each step of the evening costs the club. */
import { Counter, type Presses } from '../presses.js'

/** The steps of an evening, in their order. */
export const steps = {
  announce: 'announce it like last week’s',
  helpers: 'appoint two helpers',
  entries: 'bring the file of entries',
  cards: 'print the start cards',
  door: 'check in 34 people',
  fees: 'note who has paid',
  absent: 'withdraw the three who are not there',
  draw: 'draw both series',
  papers: 'print lists and plan of seats, twice',
  start: 'start both series',
  paper: 'type 14 lists from paper',
  ruling: 'rule on a revoke',
  penalty: 'take points from somebody who was late',
  protest: 'decide a protest',
  end: 'end both series',
  result: 'make the result final',
  prizes: 'pay the prizes',
  publish: 'print poster and results, copy the news item',
  certificates: 'print certificates',
} as const
export type Step = keyof typeof steps

/** What the organiser and the helpers do together, step by step. */
export type Costs = Readonly<Record<Step, Presses>>

export const sum = (all: readonly Presses[]): Presses => ({
  clicks: all.reduce((n, { clicks }) => n + clicks, 0),
  presses: all.reduce((n, { presses }) => n + presses, 0),
})

export class Ledger {
  /** What the organiser at the desk, the helpers at the door, and the players with their phones have done so far. */
  readonly organiser = new Counter()
  readonly helpers = new Counter()
  readonly phones = new Counter()
  readonly #rows = new Map<Step, Counter>()

  /** Does a step, or a part of it, and adds to the step what the organiser and the helpers did meanwhile. */
  async step(step: Step, run: () => Promise<void>): Promise<void> {
    const before = this.#soFar()
    await run()
    const after = this.#soFar()
    const row = this.#rows.get(step) ?? new Counter()
    row.add({ clicks: after.clicks - before.clicks, presses: after.presses - before.presses })
    this.#rows.set(step, row)
  }

  #soFar(): Presses {
    return sum([this.organiser, this.helpers])
  }

  costs(): Costs {
    const all = Object.keys(steps) as Step[]
    const rows = all.map((step) => [step, sum([this.#rows.get(step) ?? new Counter()])] as const)
    return Object.fromEntries(rows) as Costs
  }
}
