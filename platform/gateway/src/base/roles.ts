/** What a person may do beyond playing; everybody is a player. */
export type Role = 'PLAYER' | 'REFEREE' | 'ORGANISER' | 'ASSOCIATION' | 'OWNER'

/** In ascending order. `OWNER` is stored in the settings, so that there is always one. */
export const roles = [
  'PLAYER',
  'REFEREE',
  'ORGANISER',
  'ASSOCIATION',
  'OWNER',
] as const satisfies readonly Role[]

/** Roles that a club may give to its members. */
export const grantable: readonly Role[] = ['REFEREE', 'ORGANISER']
