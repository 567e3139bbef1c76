/** How long the people at the tables wait while nobody thinks: for an answer, for the others' pages, and for bots. */
export interface Wait {
  start(): void
  end(): void
  /** Nobody waits at this table any more. */
  close(): void
}

export interface Waits {
  /** Begins to wait at one more table. @param what is waited for, in words */
  begin(what: () => string): Wait
  /** What is waited for now for longer than so many milliseconds. */
  open(than: number): readonly string[]
  /** The longest wait, in milliseconds, that ended between two moments of `performance.now()` or lasts until the second. */
  longest(from: number, to: number): number
  /** How many waits of that time were longer than so many milliseconds. */
  longer(than: number, from: number, to: number): number
}

export function waits(): Waits {
  const ended: { readonly from: number; readonly to: number }[] = []
  const open = new Set<{ since: number | undefined; readonly what: () => string }>()
  const between = (from: number, to: number): number[] => [
    ...ended.filter((one) => one.to > from && one.to <= to).map((one) => one.to - one.from),
    ...[...open].flatMap(({ since }) => (since === undefined || since > to ? [] : [to - since])),
  ]
  return {
    begin: (what) => {
      const own: { since: number | undefined; readonly what: () => string } = {
        since: performance.now(),
        what,
      }
      open.add(own)
      return {
        start: () => (own.since ??= performance.now()),
        end: () => {
          if (own.since !== undefined) ended.push({ from: own.since, to: performance.now() })
          own.since = undefined
        },
        close: () => void open.delete(own),
      }
    },
    open: (than) =>
      [...open].flatMap(({ since, what }) =>
        since !== undefined && performance.now() - since > than ? [what()] : [],
      ),
    longest: (from, to) => Math.max(0, ...between(from, to)),
    longer: (than, from, to) => between(from, to).filter((ms) => ms > than).length,
  }
}
