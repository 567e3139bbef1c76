/** What the page says. */
export interface HomeWords {
  readonly title: string
  readonly lead: string
  readonly rules: string
  readonly fair: string
  readonly clubs: string
  readonly clubsLink: string
}
