/** The port of what is forgotten by rule: in steps, so that others have their turn between. */
import type { Rule } from './rules.js'

/** One step of one rule. */
export interface Step {
  /** What went: hands of guests, tables, acts. */
  readonly gone: number
  /** Where the next step begins; null when there is none. */
  readonly next: string | null
}

/** A run that came to its end: when it began, and what went by each rule. */
export interface LastRun {
  readonly at: number
  readonly gone: Readonly<Record<Rule, number>>
}

/** All methods throw when the store cannot be reached. */
export interface RetentionStore {
  /**
   * Takes the next run, unless it was taken at `since` or later; of processes that try at once one has it. A run that was taken later
   * than now was taken by a clock that was wrong.
   */
  claim(now: number, since: number): Promise<boolean>
  /** Forgets by a rule what is from before a time: one step, which looks at what comes after `after`. */
  forget(rule: Rule, before: number, after: string): Promise<Step>
  done(run: LastRun): Promise<void>
  /** The last run that came to its end; undefined before the first. */
  last(): Promise<LastRun | undefined>
}
