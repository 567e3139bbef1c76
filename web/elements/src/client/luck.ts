/**
 * The luck for somebody who sits down. It counts at a table with bots alone; with other people the browser commits to luck once it sees
 * the table, unless it cannot hash.
 */
export const luckForSeat = (): { readonly luck: string; readonly commits: boolean } => ({
  luck: luck(),
  commits: isSecureContext,
})

/** Returns this browser's contribution to the shuffle: 16 random bytes as hex, so that the gateway alone cannot decide it. */
export const luck = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
