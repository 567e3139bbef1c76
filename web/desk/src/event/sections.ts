/** The sections of the desk, the next step first. */
const sections = ['now', 'entries', 'arbiter', 'protests', 'penalties', 'standings', 'rules', 'log'] as const
export type Section = (typeof sections)[number]

/** Returns the visible sections. Entries and the log are only for the director, not for referees. */
export const sectionsOf = (directs: boolean): readonly Section[] =>
  directs ? sections : sections.filter((one) => one !== 'entries' && one !== 'log')
