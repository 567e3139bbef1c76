/** The reports that the owner's page has fetched. */
import type { Gateway } from '@stolik/elements/client/gateway'
import type { Attempts } from './attempts.js'
import { reportDone, reportsOf, type Report } from './client.js'

/** The number of reports in one answer. */
const page = 100

export type Reports = ReturnType<typeof reports>

/** Fetches and settles the reports of people. There are none until `fetch` is called. */
export function reports(attempts: Attempts, gate: () => Gateway) {
  let known: readonly Report[] = []
  let more = false
  const fetch = (before: number | null): Promise<boolean> =>
    attempts.run(
      'reports',
      () => reportsOf(gate(), before),
      (some) => {
        known = before === null ? some : [...known, ...some]
        more = some.length === page
      },
      false,
    )
  return {
    get reports() {
      return known
    },
    /** Whether there may be older ones. */
    get more() {
      return more
    },
    /** Fetches the newest ones. */
    fetch: () => fetch(null),
    /** Fetches those before the last one. */
    fetchMore: () => void fetch(known.at(-1)?.at ?? null),
    /** Notes that a report was dealt with. */
    settle: (id: string) =>
      void attempts.run(
        'reports',
        () => reportDone(gate(), id),
        () => {
          known = known.map((one) => (one.id === id ? { ...one, done: gate().now() ?? one.at } : one))
        },
      ),
  }
}
