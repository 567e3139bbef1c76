/** The keys that move a replay. */

type Way = (step: number) => number

/** Where a key leads from a step; null for a key that means nothing here. `starts` as trickStarts gives them. */
export function wayOf(key: string, last: number, starts: readonly number[]): Way | null {
  const ways: Readonly<Record<string, Way>> = {
    ArrowLeft: (step) => step - 1,
    ArrowRight: (step) => step + 1,
    PageUp: (step) => starts.findLast((start) => start < step) ?? 0,
    PageDown: (step) => starts.find((start) => start > step) ?? last,
    Home: () => 0,
    End: () => last,
  }
  return Object.hasOwn(ways, key) ? (ways[key] ?? null) : null
}
