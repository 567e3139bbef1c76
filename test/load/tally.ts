/** What the clients of one phase have counted. */
export interface Tally {
  /** The table that each group plays at now, by the number of the group. */
  readonly tables: Map<number, string>
  /** Records at which table a group plays from now on. */
  opened(company: number, table: string): void
  /** Calls back for every table at which a group plays, starting with the present one. */
  follow(company: number, then: (table: string) => void): void
  delivered(bytes: number): void
  moved(): void
  refused(answer: string): void
  /** Records the milliseconds from sending a move until the last seat had its new view. */
  landed(ms: number): void
  /** Records that a group sends a move now, for a table that has shown its players `seq`. */
  sent(company: number, seq: number): void
  /** Records that an onlooker of a group's table was told of `seq` now. */
  watched(company: number, seq: number): void
  /** Discards what was counted during the warm-up. */
  begin(): void
  sum(): Sum
}

export interface Sum {
  readonly moves: number
  readonly deliveries: number
  /** Mean size of a delivery. */
  readonly bytes: number
  readonly refusals: Readonly<Record<string, number>>
  /** Milliseconds from a move until the last seat had its new view. */
  readonly players: Spread
  /** Milliseconds from a move until an onlooker had its new view. */
  readonly onlookers: Spread
}

export interface Spread {
  readonly p50: number
  readonly p99: number
}

export function tally(): Tally {
  let [moves, deliveries, bytes] = [0, 0, 0]
  let refusals: Record<string, number> = {}
  let [times, watching]: [number[], number[]] = [[], []]
  /** When the move was sent that leads to each number, at the present table of each group. */
  const sent = new Map<number, Map<number, number>>()
  const tables = new Map<number, string>()
  const followers: { readonly company: number; readonly then: (table: string) => void }[] = []
  return {
    tables,
    opened: (company, table) => {
      tables.set(company, table)
      sent.set(company, new Map())
      for (const follower of followers) if (follower.company === company) follower.then(table)
    },
    follow: (company, then) => {
      followers.push({ company, then })
      const table = tables.get(company)
      if (table !== undefined) then(table)
    },
    delivered: (size) => {
      deliveries += 1
      bytes += size
    },
    moved: () => (moves += 1),
    refused: (answer) => {
      const code = /"code":"(\w+)"/.exec(answer)?.[1] ?? answer
      refusals[code] = (refusals[code] ?? 0) + 1
    },
    landed: (ms) => times.push(ms),
    sent: (company, seq) => sent.get(company)?.set(seq + 1, performance.now()),
    watched: (company, seq) => {
      const at = sent.get(company)?.get(seq)
      // The table also grows by what nobody sent, such as a deal.
      if (at !== undefined) watching.push(performance.now() - at)
    },
    begin: () => {
      ;[moves, deliveries, bytes] = [0, 0, 0]
      refusals = {}
      ;[times, watching] = [[], []]
    },
    sum: () => {
      const mean = deliveries === 0 ? 0 : bytes / deliveries
      return { moves, deliveries, bytes: mean, refusals, players: spread(times), onlookers: spread(watching) }
    },
  }
}

export function spread(times: readonly number[]): Spread {
  const sorted = Float64Array.from(times).sort()
  const part = (p: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0
  return { p50: part(0.5), p99: part(0.99) }
}
