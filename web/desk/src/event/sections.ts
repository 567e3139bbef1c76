/** The sections of the desk, the next step first. */
const sections = [
  'now',
  'entries',
  'money',
  'arbiter',
  'protests',
  'penalties',
  'standings',
  'after',
  'rules',
  'log',
] as const
export type Section = (typeof sections)[number]

const ofDirector: readonly Section[] = ['entries', 'money', 'after', 'log']

/** What the viewer may do at an event. A director may do everything. */
export interface Rights {
  readonly director: boolean
  readonly referee: boolean
  readonly door: boolean
}

/**
 * Returns the visible sections. Some are only for the director, not for referees; a helper at the door sees the entries alone.
 * There is money only with a fee, and something to do afterwards only once all series are over.
 */
export const sectionsOf = (
  { director, referee, door }: Rights,
  {
    phase,
    regulations: { fee },
  }: { readonly phase: string; readonly regulations: { readonly fee: unknown } },
): readonly Section[] =>
  sections.filter((one) => {
    if (one === 'money' && fee === null) return false
    if (one === 'after' && phase !== 'PROVISIONAL' && phase !== 'FINAL') return false
    return director || (referee && !ofDirector.includes(one)) || (door && one === 'entries')
  })
