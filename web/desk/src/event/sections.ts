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

/** Returns the visible sections. Some are only for the director, not for referees; there is money only with a fee. */
export const sectionsOf = (directs: boolean, money: boolean): readonly Section[] =>
  sections.filter((one) => (directs || !ofDirector.includes(one)) && (money || one !== 'money'))
