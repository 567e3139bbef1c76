/** The log does not fit a table of this game: it is damaged, or the rules have changed and it does not say what they led to. */
export class BadLog extends Error {}
