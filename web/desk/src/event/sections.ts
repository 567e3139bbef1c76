/** The sections of the desk, the next thing first. */
const sections = ['now', 'entries', 'arbiter', 'protests', 'penalties', 'standings', 'rules', 'log'] as const
export type Section = (typeof sections)[number]

/** A referee rules; entries and the log are the director's. */
export const sectionsOf = (directs: boolean): readonly Section[] =>
  directs ? sections : sections.filter((one) => one !== 'entries' && one !== 'log')
