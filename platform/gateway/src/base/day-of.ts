/** The time zone of the clubs and halls: in it days are stated, and papers are printed. */
export const hallZone = 'Europe/Warsaw'

/** The day of a moment somewhere, `YYYY-MM-DD`. */
export const dayOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
