/** What is missing for an isolated root; undefined if one can be made. */
export function whyNoRoot(): string | undefined
