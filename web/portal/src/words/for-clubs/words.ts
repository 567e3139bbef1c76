/** What the page says. */
export interface ForClubsWords {
  readonly lead: string
}
