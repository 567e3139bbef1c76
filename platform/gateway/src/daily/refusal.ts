/** Why somebody cannot play or see the deals of a day. */
export const dailySentences = {
  ACCOUNT_NEEDED:
    'The deals of the day are played with a name: each player has one try. Enter as a guest, or sign in.',
  PLAYED: 'You have played these deals as a guest, and everybody has one try. New deals come after midnight.',
  NOT_CLOSED: 'Some may still be playing these deals. Ask again when the day is closed.',
  UNKNOWN_GAME: 'This game has no deals of the day: they are played against masters.',
  BAD_CHOICE: 'The day is still to come, or is not kept any more, or there is no such club.',
  TOO_MANY: 'You sit at too many tables, or the gateway has too many. Leave one, or try again later.',
  UNAVAILABLE: 'This is not possible at the moment. Try again later.',
} as const

export type DailyCode = keyof typeof dailySentences

export interface DailyRefused {
  readonly __typename: 'DailyRefused'
  readonly code: DailyCode
  readonly message: string
}

export const refuseDaily = (code: DailyCode): DailyRefused => ({
  __typename: 'DailyRefused',
  code,
  message: dailySentences[code],
})
