/** What an operator has this process get rid of before they stop it. It lasts as long as the process. */

/**
 * `people`: other processes are to serve them. `tables`: the tables in play are to end, since nobody takes them over or rules
 * change; so no new ones are opened.
 */
export type Emptying = 'people' | 'tables'

export type Maintenance = ReturnType<typeof maintenance>

export function maintenance() {
  let emptying: Emptying | null = null
  return {
    /** null: nothing, as usual. */
    emptying: (): Emptying | null => emptying,
    set: (next: Emptying | null): void => {
      emptying = next
    },
  }
}
