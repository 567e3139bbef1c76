/** What pages say while there is nothing on them yet: what will be here, and the one thing to do next. */
export interface EmptyWords {
  /** Marks an example as one. */
  readonly example: string
  readonly events: string
  readonly eventsNext: string
  readonly rankings: string
  readonly rankingsNext: string
  readonly clubs: string
  readonly clubsNext: string
  readonly replay: string
  readonly replayNext: string
  readonly learn: string
}
