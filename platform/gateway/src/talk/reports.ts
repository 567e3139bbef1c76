/**
 * The port for reports: remarks and behaviour that players want the owner to see. The same contract tests run on every
 * implementation.
 */

export interface ReportedPerson {
  readonly id: string
  readonly name: string
}

export interface ReportedLine {
  readonly at: number
  readonly phrase: string | null
  readonly text: string | null
}

/** The reason of a report that is not about a remark. */
export type ReportReason = 'NAME' | 'PLAY' | 'DELAY'

export interface Report {
  readonly id: string
  /** Milliseconds since 1970, like all times here. */
  readonly at: number
  readonly table: string
  readonly by: ReportedPerson
  readonly about: ReportedPerson
  /** Null if a remark was reported. */
  readonly reason: ReportReason | null
  /** Newest last. */
  readonly lines: readonly ReportedLine[]
  /** When the owner marked it as done. */
  readonly done: number | null
}

/** All methods throw when the store cannot be reached. */
export interface Reports {
  /**
   * Adds a report, unless its id exists. If there are more than `most`, deletes the oldest one of the source with the most
   * reports.
   * @param source the sender: an account, or a guest's household, as a keyed hash
   */
  add(report: Report, source: string, most: number): Promise<void>
  /** The newest reports first, limited to `most`; with `before`, only those before that time. */
  newest(before: number | null, most: number): Promise<readonly Report[]>
  /** Marks a report as done; false if it does not exist. */
  done(id: string, at: number): Promise<boolean>
  /** Deletes reports about these people, and removes their names from reports they made. */
  forget(people: readonly string[]): Promise<void>
  /** Deletes reports that were done before this time. */
  tidy(doneBefore: number): Promise<void>
}
