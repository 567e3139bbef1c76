/** Why a change of settings was refused: a code, and the field it concerns. */

/** The codes, each with a sentence for developers. */
export const settingsRefusals = {
  NOT_SIGNED_IN: 'Sign in first.',
  SIGN_IN_AGAIN: 'The session has ended. Sign in again.',
  NOT_ALLOWED: 'Only the owner may do that.',
  UNAVAILABLE: 'This is not possible at the moment. Try again later.',
  TOO_MANY: 'That is too many at once. Try again later.',
  ONE_ACT: 'Give exactly one action.',
  // The first owner.
  WRONG_CODE: 'This setup code is not valid. Start the gateway again: it prints a new one.',
  OWNED: 'There is an owner already. Sign in as the owner.',
  BAD_NAME: 'A name has 1 to 32 visible characters, one of them a letter or a digit.',
  BAD_LOGIN: 'This is not a valid login.',
  WEAK_PASSWORD: 'A password has 10 to 256 characters, five of them different, and not the name in it.',
  COMMON_PASSWORD: 'Many people use this password, so it is easy to guess. Choose another one.',
  // Texts.
  BAD_TEXT: 'This text is too long, or holds characters that cannot be shown.',
  BAD_ADDRESS: 'This must be the address of a page, or of a mailbox.',
  // Sites.
  SITE_UNREADABLE: 'This is not the address of a page. Copy the address line of the browser.',
  SITE_ON_DISK: 'A page opened from a disk has no site. Put it on a web server first.',
  SITE_NOT_WEB: 'A site begins with https:// or http://.',
  SITE_WITH_PASSWORD: 'Leave the user name and the password out of the address.',
  SITE_OWN: 'This is the address of this gateway itself: it needs no permission.',
  SITE_KNOWN: 'This site is allowed already.',
  UNKNOWN_SITE: 'This site is not in the list.',
  // Clubs.
  UNKNOWN_CLUB: 'There is no such club.',
  CLUB_KNOWN: 'There is a club of this name already.',
  BAD_KEY: 'This is not an Ed25519 public key.',
  FIXED: 'This is set in the environment: change it there.',
  TOO_LONG_LIST: 'The list is full.',
  // Mail.
  NO_MAIL: 'No mails are sent here: STOLIK_SMTP and STOLIK_MAIL_FROM are not set.',
  MAIL_AWAY:
    'The mail server does not answer. Compare host and port in STOLIK_SMTP with those of the server.',
  MAIL_LOGIN: 'The mail server does not accept the user and password in STOLIK_SMTP.',
  MAIL_REFUSED:
    'The mail server refused the mail. Compare the sender in STOLIK_MAIL_FROM with what it allows.',
  // Tables and people.
  UNKNOWN_TABLE: 'There is no such table.',
  EVENT_TABLE: 'This table belongs to an event: its director decides.',
  UNKNOWN_PERSON: 'There is no such account, and no report about such a person.',
  SELF: 'That would ban an owner.',
  UNKNOWN_ADDRESS: 'Their address is not known, so nobody was banned.',
  UNKNOWN_BAN: 'This ban has ended already.',
  // Fair play.
  UNKNOWN_FINDING: 'There is no such finding any more.',
  DECIDED_ALREADY: 'Somebody has decided this already. Load the page again.',
  APPEALED_ALREADY: 'You have appealed already. One appeal is possible.',
  CONCERNED: 'This finding is about you. Another owner must decide.',
  OTHER_OWNER: 'You made this decision. Another owner must answer the appeal.',
  // The right to announce.
  MAY_ALREADY: 'This account may announce events already.',
  WAITING_ALREADY: 'A request is waiting already.',
  UNKNOWN_REQUEST: 'There is no such request any more.',
} as const

export type SettingsRefusalCode = keyof typeof settingsRefusals

export interface SettingsRefused {
  readonly __typename: 'SettingsRefused'
  readonly code: SettingsRefusalCode
  readonly message: string
  /** The faulty field of the input. */
  readonly field: string | null
}

export const refuseSettings = (code: SettingsRefusalCode, field: string | null = null): SettingsRefused => ({
  __typename: 'SettingsRefused',
  code,
  message: settingsRefusals[code],
  field,
})
