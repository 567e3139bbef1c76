/** The state of a log, as this process knows it: replayed once, and updated when others append. */
export interface ProjectionDeps<State, Entry> {
  /** Reads the log from an entry on. */
  readonly read: (from: number) => Promise<readonly Entry[]>
  /** The length of the log that a state was built from. */
  readonly length: (state: State) => number
  /** The last entry of the log that a state was built from, as it is stored; unknown by default. */
  readonly last?: (state: State) => Entry | undefined
  /** The state after one more entry. */
  readonly fold: (state: State, entry: Entry) => State
  /** The state of a whole log, which is not empty. */
  readonly replay: (log: readonly Entry[]) => State
  /** Lengths count within an epoch. When it changes, acknowledged entries may be lost. */
  readonly epoch: () => string
  /** Called after every change of the state. */
  readonly changed: (before: State) => void
  /** Called when the log turns out to be of another epoch, before the new state is used. */
  readonly replaced: () => void
  /** Called when the log no longer exists. */
  readonly gone: () => void
}

export interface Projection<State, Entry> {
  readonly state: () => State
  readonly epoch: () => string
  /** Whether the log may be a different one from the one that the state was built from. */
  readonly isReplaced: () => boolean
  readonly goOn: (after: State) => void
  /** Takes the last entries of a log of this length. Returns false if they do not follow on the state. */
  readonly take: (length: number, last: () => readonly Entry[]) => boolean
  /** Reads new entries, or the whole log if it is a different one. Returns whether there was anything new. */
  readonly read: () => Promise<boolean>
  /** Reads the whole log again. */
  readonly readAnew: () => Promise<void>
}

export function projection<State, Entry>(
  from: State,
  deps: ProjectionDeps<State, Entry>,
): Projection<State, Entry> {
  let state = from
  let epoch = deps.epoch()
  const isReplaced = (): boolean => deps.epoch() !== epoch
  const goOn = (after: State): void => {
    const before = state
    state = after
    deps.changed(before)
  }
  const readAnew = async (): Promise<void> => {
    const now = deps.epoch()
    const log = await deps.read(0)
    if (now !== epoch) deps.replaced()
    epoch = now
    if (log.length > 0) goOn(deps.replay(log))
    else deps.gone()
  }
  /**
   * Goes on with a log of another epoch if it holds the last entry that is known here. An entry has the time at which it was
   * written, so everything before is the same, too. To replay all logs at once would hold up everything for seconds.
   */
  const goOnWithSame = async (): Promise<boolean> => {
    const last = deps.last?.(state)
    if (last === undefined) return false
    const now = deps.epoch()
    const [same, ...rest] = await deps.read(deps.length(state) - 1)
    if (same === undefined || JSON.stringify(same) !== JSON.stringify(last)) return false
    deps.replaced()
    epoch = now
    goOn(rest.reduce(deps.fold, state))
    return true
  }
  const take = (length: number, last: () => readonly Entry[]): boolean => {
    if (isReplaced()) return false
    const entries = last()
    if (deps.length(state) !== length - entries.length) return false
    goOn(entries.reduce(deps.fold, state))
    return true
  }
  const read = async (): Promise<boolean> => {
    if (isReplaced()) {
      if (!(await goOnWithSame())) await readAnew()
      return true
    }
    const entries = await deps.read(deps.length(state))
    if (entries.length > 0) goOn(entries.reduce(deps.fold, state))
    return entries.length > 0
  }
  return { state: () => state, epoch: () => epoch, isReplaced, goOn, take, read, readAnew }
}
