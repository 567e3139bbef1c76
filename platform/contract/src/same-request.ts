/** Acts that were done: the digest of the request by the name under which its sender gave it; null where none was written. */
export type Ops = ReadonlyMap<string, string | null>

/**
 * Whether a request that comes under the name of an earlier one is that request.
 * @param before the digest of the earlier one. An act of a program that wrote no digests counts as the same.
 * @param contents digests of the new one under every valid key
 */
export const isSameRequest = (before: string | null, contents: readonly string[]): boolean =>
  before === null || contents.length === 0 || contents.includes(before)
