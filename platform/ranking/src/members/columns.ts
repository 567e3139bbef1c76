/** The columns of a list of members. */
export const memberColumns = ['name', 'club', 'joined', 'licence', 'from', 'until', 'born'] as const
export type MemberColumn = (typeof memberColumns)[number]
