/** The base of a profile text that a game knows; a profile is its own. In a file of its own, since every table loads it. */
export const baseOf = (profile: string): string => profile.split('~', 1)[0] as string
