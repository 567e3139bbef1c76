/** The reasons for refusals. No sentence depends on anything that the sender may not know. */
export const refusals = {
  NOT_SIGNED_IN: 'Enter a name first.',
  BAD_NAME: 'A name has 1 to 32 visible characters, one of them a letter or a digit.',
  RESERVED_NAME:
    'This name is reserved for the people who run the site, or contains a mark. Choose another one.',
  UNKNOWN_TABLE: 'There is no such table.',
  UNKNOWN_GAME: 'There is no such game.',
  BAD_CHOICE: 'That choice is not offered.',
  NOT_INVITED: 'This table is private: its invitation is needed.',
  CARDS_IN_PLAY:
    'Other tables still have these cards before them. This table opens to everybody when its series has ended.',
  ONLOOKERS_BARRED:
    'The event lets nobody look on while a series is played. This table opens to everybody when its series has ended.',
  TAKEN: 'The chair is taken.',
  SEATED_ALREADY: 'You sit on another chair of this table.',
  NOT_SEATED: 'You do not sit at this table.',
  NOT_YOUR_TURN: 'It is not your turn.',
  NOT_PLAYING: 'You are not playing a hand here now.',
  ILLEGAL: 'That move is not allowed here.',
  UNREADABLE: 'This is not a move of the game.',
  OVER: 'This is over already.',
  PAUSED: 'The director has stopped play.',
  STALE: 'The table has changed meanwhile. Look at it and try again.',
  NO_SUCH_RECORD: 'There is no record of such a hand.',
  BAD_LOGIN:
    'A login has 3 to 40 characters: letters a-z, digits, and single dots, hyphens or underscores between them. An e-mail address will do, too.',
  WEAK_PASSWORD:
    'A password has 10 to 256 characters, five of them different, and neither the name nor the login in it.',
  COMMON_PASSWORD: 'Many people use this password, so it is easy to guess. Choose another one.',
  WRONG_CREDENTIALS: 'These sign-in details are not valid.',
  CODE_NEEDED: 'Enter the code from your authenticator app as well.',
  FACTOR_NEEDED: 'This account has a second step. Give another factor as well, or wait a day.',
  RECOVERY_WAITS: 'The new password will be valid in a day, unless somebody who is signed in cancels it.',
  SIGN_IN_AGAIN: 'The session has ended. Sign in again.',
  NOT_ALLOWED: 'Your role does not allow this.',
  LAST_OWNER: 'There must be an owner: make somebody else one first.',
  UNKNOWN_ACCOUNT: 'There is no such account.',
  RATED_NEEDS_ACCOUNT: 'A rated table is for people with an account. Sign in, or choose a friendly table.',
  RATED_HAS_NO_BOTS: 'No bots sit down at a rated table. Wait for people, or choose a friendly table.',
  RATED_TOO_SHORT:
    'This series is too short to be rated, or has no clocks. Choose a longer one with clocks, or a friendly table.',
  BANNED: 'The operator has banned you for a time.',
  MUTED: 'The operator has muted you for a time.',
  MAINTENANCE:
    'No new tables are opened now: this site is about to be maintained. Tables in play go on; try again later.',
  ACCOUNT_NEEDED: 'This needs an account. Make one, or sign in.',
  UNKNOWN_PLAYER: 'There is no page of a player with this name that you may see.',
  NO_CONTACT: 'This player does not accept that.',
  NAME_IN_USE: 'Somebody here has this name, or had it until lately. Choose another one.',
  TOO_MANY: 'That is too many at once. Try again later.',
  UNAVAILABLE: 'This is not possible at the moment. Try again later.',
} as const

export type RefusalCode = keyof typeof refusals

/** A refusal as the schema's type `Refused`. */
export interface Refused {
  readonly __typename: 'Refused'
  readonly code: RefusalCode
  readonly message: string
  /** When to try again, in milliseconds since 1970, if that is known. */
  readonly until?: number
}

export const refuse = (code: RefusalCode, until?: number): Refused => ({
  __typename: 'Refused',
  code,
  message: refusals[code],
  ...(until !== undefined && { until }),
})
