/** The server that this code came from: what an element talks to unless its page names another. */

/**
 * @param module the address of a built file
 * @returns the base address of the server for what other sites embed; empty for our own pages, which talk to where they are
 */
export const homeOf = (module: string): string => /^(.*)\/embed\/assets\//.exec(module)?.[1] ?? ''

export const home = homeOf(import.meta.url)
