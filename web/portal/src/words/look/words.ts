/** What the page says. */
export interface LookWords {
  readonly title: string
  readonly lead: string
  readonly back: string
}
