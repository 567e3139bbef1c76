/** How long what is rarely looked at again is kept. What is not named here is kept until somebody deletes it. */

const day = 24 * 60 * 60_000

/**
 * `guests`: hands of guests that no account has claimed. `empty`: tables that were closed before a hand was settled. `logs`: single
 * moves of finished tables, while the records of their hands stay. `acts`: privileged acts.
 */
export const rules = ['guests', 'empty', 'logs', 'acts'] as const
export type Rule = (typeof rules)[number]

/** In milliseconds. */
export type Ages = Readonly<Record<Rule, number>>

/** In days. A guest's token is good for 90, and without it nobody can ask for their hands. */
export const usualDays: Readonly<Record<Rule, number>> = { guests: 90, empty: 7, logs: 400, acts: 1_095 }

export const agesOf = (days: Readonly<Record<Rule, number>>): Ages => ({
  guests: days.guests * day,
  empty: days.empty * day,
  logs: days.logs * day,
  acts: days.acts * day,
})
