/** Counting a ranking: a function of its scheme and inputs, and an index in memory that takes one more event. */
import { checkScheme } from '../check-scheme.js'
import { isDay } from '../day.js'
import type { Counted, Result } from '../edition.js'
import type { Scheme } from '../scheme.js'
import { isCountRefusal, refuseCount, type CountRefusal } from '../scheme-refusal.js'
import { checkSheet } from './check-sheet.js'
import { formed } from './divisions.js'
import { eligibility } from './eligible.js'
import type { HashedSheet, Inputs } from './inputs.js'
import { enterEvent, nobody, type Event } from './people.js'
import { pointsTally } from './points.js'
import { ranked } from './ranked.js'
import { ratingTally } from './rating.js'
import { inOrder, select, twice, type Selected } from './select.js'

export type { HashedSheet, Inputs } from './inputs.js'

export interface Counting {
  result(): Result | CountRefusal
  /** Single results of somebody in the order of events, whether they were taken or not; nobody has none. */
  readonly resultsOf: (person: string) => readonly Counted[]
  /**
   * Takes more sheets, and counts up to `date`, which is not before the one until now. The result is then the one of counting
   * all of it anew. Refused, nothing has changed.
   */
  add(sheets: readonly HashedSheet[], date: string): CountRefusal | undefined
}

/** The result by a scheme, whatever the order of the inputs. */
export function count(
  scheme: Scheme,
  inputs: Inputs,
): { readonly result: Result; readonly resultsOf: Counting['resultsOf'] } | CountRefusal {
  const counting = startCount(scheme, inputs)
  if (isCountRefusal(counting)) return counting
  const result = counting.result()
  return isCountRefusal(result) ? result : { result, resultsOf: (person) => counting.resultsOf(person) }
}

/** The index: a cache of what sheets and scheme say, and nothing more. */
export function startCount(
  scheme: Scheme,
  { date, sheets, licences, carried }: Inputs,
): Counting | CountRefusal {
  const problems = checkScheme(scheme, null)
  if (problems.length > 0) return { ...refuseCount('BAD_SCHEME', {}), problems }
  const people = nobody()
  const tally =
    scheme.count.kind === 'points'
      ? pointsTally(scheme, scheme.count, people, carried)
      : ratingTally(scheme.count, people)
  const eligible = eligibility(scheme, licences)
  const divisions = scheme.divisions === null || carried === null ? null : formed(scheme.divisions, carried)
  const known = new Set<string>()
  let waiting: readonly Selected[] = []
  let events = 0

  const add: Counting['add'] = (more, until) => {
    if (!isDay(until)) return refuseCount('BAD_DATE', { date: until })
    const selected = selectAll(scheme, more, known)
    if (isCountRefusal(selected)) return selected
    for (const one of selected) known.add(keyOf(one))
    const due = [...waiting, ...selected]
    const now: Event[] = due
      .filter(({ sheet }) => sheet.date <= until)
      .sort(inOrder)
      .map((one) => enterEvent(people, one, eligible))
    waiting = due.filter(({ sheet }) => sheet.date > until)
    events += now.length
    tally.add(now, until)
    return undefined
  }

  return (
    add(sheets, date) ?? {
      add,
      result() {
        const figures = tally.figures()
        return isCountRefusal(figures) ? figures : ranked(scheme, people, figures, events, divisions)
      },
      resultsOf(person) {
        const number = people.numbers.get(person)
        return number === undefined ? [] : tally.resultsOf(number)
      },
    }
  )
}

const keyOf = ({ sheet }: HashedSheet): string => JSON.stringify([sheet.source, sheet.event])

/** Those that the scheme takes, each event once. */
function selectAll(
  scheme: Scheme,
  sheets: readonly HashedSheet[],
  known: ReadonlySet<string>,
): readonly Selected[] | CountRefusal {
  const found: Selected[] = []
  const own = new Set<string>()
  // In order, so that of several faults the same is told whatever the order.
  for (const sheet of sheets.toSorted(inOrder)) {
    const selected = select(scheme, sheet)
    if (selected === undefined) continue
    if (isCountRefusal(selected)) return selected
    const broken = checkSheet(selected)
    if (broken !== undefined) return broken
    const key = keyOf(selected)
    if (known.has(key) || own.has(key)) return twice(selected.sheet)
    own.add(key)
    found.push(selected)
  }
  return found
}
