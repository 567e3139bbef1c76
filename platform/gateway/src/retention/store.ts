/** The port for deleting old data by rule, in steps, so that other work gets a turn in between. */

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

/** How long data that is rarely read again is stored. Data not named here is stored until somebody deletes it. */

const day = 24 * 60 * 60_000

/**
 * `guests`: hands of guests that no account has claimed. `empty`: tables closed before a hand was settled. `logs`: single
 * moves of finished tables, whose records of hands stay. `acts`: privileged acts.
 */
export const rules = ['guests', 'empty', 'logs', 'acts'] as const
export type Rule = (typeof rules)[number]

/** In milliseconds. */
export type Ages = Readonly<Record<Rule, number>>

/** In days. A guest's token is valid for 90 days, and without it nobody can request their hands. */
export const usualDays: Readonly<Record<Rule, number>> = { guests: 90, empty: 7, logs: 400, acts: 1_095 }

export const agesOf = (days: Readonly<Record<Rule, number>>): Ages => ({
  guests: days.guests * day,
  empty: days.empty * day,
  logs: days.logs * day,
  acts: days.acts * day,
})
