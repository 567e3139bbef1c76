/** The sections of the desk, the next step first. */
const sections = [
  'now',
  'entries',
  'money',
  'arbiter',
  'protests',
  'penalties',
  'standings',
  'rules',
  'log',
] as const
export type Section = (typeof sections)[number]

const ofDirector: readonly Section[] = ['entries', 'money', 'log']

/** What the viewer may do at an event. A director may do everything. */
export interface Rights {
  readonly director: boolean
  readonly referee: boolean
  readonly door: boolean
}

/**
 * Returns the visible sections. Some are only for the director, not for referees; a helper at the door sees the entries alone.
 * There is money only with a fee.
 */
export const sectionsOf = ({ director, referee, door }: Rights, money: boolean): readonly Section[] =>
  sections.filter((one) => {
    if (one === 'money' && !money) return false
    return director || (referee && !ofDirector.includes(one)) || (door && one === 'entries')
  })
