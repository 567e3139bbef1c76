/** The port for deleting old data by rule, in steps, so that other work gets a turn in between. */
import type { Rule } from './rules.js'

/** One step of one rule. */
export interface Step {
  /** How many were deleted: hands of guests, tables, or acts. */
  readonly gone: number
  /** Where the next step begins; null if there is none. */
  readonly next: string | null
}

/** A completed run: when it began, and how much each rule deleted. */
export interface LastRun {
  readonly at: number
  readonly gone: Readonly<Record<Rule, number>>
}

/** All methods throw when the store cannot be reached. */
export interface RetentionStore {
  /**
   * Claims the next run, unless it was claimed at `since` or later. If several processes try at once, one gets it. A claim
   * later than `now` was made by a wrong clock and does not count.
   */
  claim(now: number, since: number): Promise<boolean>
  /** Takes one step of a rule: deletes data from before a time, looking only at what comes after `after`. */
  forget(rule: Rule, before: number, after: string): Promise<Step>
  done(run: LastRun): Promise<void>
  /** The last completed run; undefined before the first. */
  last(): Promise<LastRun | undefined>
}
