export const loader: string
/** The files of an element, by its modules or by patterns of chunk files. `silent` are words that are left out. */
export function fetched(entries: readonly (string | RegExp)[], silent?: readonly string[]): readonly string[]
/** The file of the thread that analyses a game's hands. */
export function thread(game: string, kind: string): string
/** @throws Error when an element at a table of one game would load code of another, or too little is embedded to tell */
export function refuseStrangers(): void
