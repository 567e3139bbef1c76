/** What an operator has this process get rid of before they stop it. It lasts as long as the process. */

/**
 * `people`: other processes are to serve them. `tables`: the tables in play are to end, since nobody takes them over or rules
 * change; so no new ones are opened.
 */
export type Emptying = 'people' | 'tables'

export interface Maintenance {
  /** null: nothing, as usual. */
  readonly emptying: () => Emptying | null
  readonly set: (emptying: Emptying | null) => void
}

export function maintenance(): Maintenance {
  let emptying: Emptying | null = null
  return {
    emptying: () => emptying,
    set: (next) => (emptying = next),
  }
}
