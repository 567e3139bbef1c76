/** The server that this code came from. An element talks to it unless its page names another. */

/**
 * @param module the address of a built file
 * @returns the base address of the server for elements on other sites; empty for our own pages, which talk to their own origin
 */
export const homeOf = (module: string): string => /^(.*)\/embed\/assets\//.exec(module)?.[1] ?? ''

export const home = homeOf(import.meta.url)
