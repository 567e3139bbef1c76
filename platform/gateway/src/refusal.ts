/** Why something was not done. None of the sentences depends on what the sender may not know. */
export const refusals = {
  NOT_SIGNED_IN: 'Enter a name first.',
  BAD_NAME: 'A name is 1 to 32 visible characters.',
  RESERVED_NAME: 'This name is kept for those who run the site, or holds a mark. Choose another one.',
  UNKNOWN_TABLE: 'There is no such table.',
  UNKNOWN_GAME: 'There is no such game.',
  BAD_CHOICE: 'That choice is not offered.',
  NOT_INVITED: 'This table is private: its invitation is needed.',
  TAKEN: 'The chair is taken.',
  SEATED_ALREADY: 'You sit on another chair of this table.',
  NOT_SEATED: 'You do not sit at this table.',
  NOT_YOUR_TURN: 'Nothing is open to you now.',
  NOT_PLAYING: 'You are not playing a hand here now.',
  ILLEGAL: 'That move is not allowed here.',
  UNREADABLE: 'No move looks like that.',
  OVER: 'That is over.',
  PAUSED: 'The director has stopped play.',
  STALE: 'The table has moved on.',
  NO_SUCH_RECORD: 'There is no record of such a hand.',
  BAD_LOGIN:
    'A login has 3 to 40 characters: letters a-z, digits, and single dots, hyphens or underscores between them. An e-mail address will do, too.',
  WEAK_PASSWORD:
    'A password has 10 to 256 characters, five of them different, and neither the name nor the login in it.',
  COMMON_PASSWORD: 'Many people have this password, so it is guessed first.',
  WRONG_CREDENTIALS: 'That does not sign anybody in.',
  CODE_NEEDED: 'A code of your app is needed, too.',
  SIGN_IN_AGAIN: 'The session has ended.',
  NOT_ALLOWED: 'That takes another role.',
  LAST_OWNER: 'There must be an owner: make somebody else one first.',
  UNKNOWN_ACCOUNT: 'There is no such account.',
  BANNED: 'The operator keeps you away for a time.',
  MUTED: 'The operator lets you say nothing for a time.',
  TOO_MANY: 'Too many at once.',
  UNAVAILABLE: 'This cannot be done at the moment.',
} as const

export type RefusalCode = keyof typeof refusals

/** A refusal as the schema's type `Refused`. */
export interface Refused {
  readonly __typename: 'Refused'
  readonly code: RefusalCode
  readonly message: string
  /** When it may be tried again, in milliseconds since 1970, where that is known. */
  readonly until?: number
}

export const refuse = (code: RefusalCode, until?: number): Refused => ({
  __typename: 'Refused',
  code,
  message: refusals[code],
  ...(until !== undefined && { until }),
})
