/** What the page says. */
export interface ClubsWords {
  readonly lead: string
}
