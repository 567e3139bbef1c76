/** The port of reports: what people found that the owner should see. One contract suite runs on every column. */

import { nameless } from '../table/forgotten.js'

export interface ReportedPerson {
  readonly id: string
  readonly name: string
}

export interface ReportedLine {
  readonly at: number
  readonly phrase: string | null
  readonly text: string | null
}

/** Why somebody is reported where it is not for a remark. */
export type ReportReason = 'NAME' | 'PLAY' | 'DELAY'

export interface Report {
  readonly id: string
  /** Milliseconds since 1970, as all times here. */
  readonly at: number
  readonly table: string
  readonly by: ReportedPerson
  readonly about: ReportedPerson
  /** Null where a remark was reported. */
  readonly reason: ReportReason | null
  /** The newest at the end. */
  readonly lines: readonly ReportedLine[]
  /** When the owner had dealt with it. */
  readonly done: number | null
}

/** All methods throw when the store cannot be reached. */
export interface Reports {
  /**
   * Does nothing where its id is there already. When there would be more than `most`, the oldest goes of whoever has sent most of them.
   * @param source tells who sends them: an account, or the household of guests, as a keyed hash
   */
  add(report: Report, source: string, most: number): Promise<void>
  /** The newest first, those before a time where one is given; at most so many. */
  newest(before: number | null, most: number): Promise<readonly Report[]>
  /** False where there is none. */
  done(id: string, at: number): Promise<boolean>
  /** Forgets reports about these people, and the names of those of them who reported others. */
  forget(people: readonly string[]): Promise<void>
  /** Forgets those that were done before. */
  tidy(doneBefore: number): Promise<void>
}

/** Forgotten with the process. */
export function memoryReports(): Reports {
  let kept: readonly Report[] = []
  const sources = new Map<string, string>()
  return {
    add: (report, source, most) => {
      if (kept.some(({ id }) => id === report.id)) return Promise.resolve()
      kept = [report, ...kept].toSorted(byTime)
      sources.set(report.id, source)
      if (kept.length <= most) return Promise.resolve()
      const countOf = ({ id }: Report): number =>
        kept.filter((one) => sources.get(one.id) === sources.get(id)).length
      const highest = Math.max(...kept.map(countOf))
      const goes = kept.findLast((one) => countOf(one) === highest)
      kept = kept.filter((one) => one !== goes)
      return Promise.resolve()
    },
    newest: (before, most) =>
      Promise.resolve(kept.filter(({ at }) => before === null || at < before).slice(0, most)),
    done: (id, at) => {
      const found = kept.some((report) => report.id === id)
      kept = kept.map((report) => (report.id === id ? { ...report, done: at } : report))
      return Promise.resolve(found)
    },
    forget: (people) => {
      kept = kept
        .filter(({ about }) => !people.includes(about.id))
        .map((one) => (people.includes(one.by.id) ? { ...one, by: { ...one.by, name: nameless } } : one))
      return Promise.resolve()
    },
    tidy: (doneBefore) => {
      kept = kept.filter(({ done }) => done === null || done >= doneBefore)
      return Promise.resolve()
    },
  }
}

const byTime = (a: Report, b: Report): number => b.at - a.at || (a.id < b.id ? 1 : -1)
