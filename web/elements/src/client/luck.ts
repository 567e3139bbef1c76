/** What this browser adds to the shuffle: 16 random bytes as hex, so that not even the gateway alone decides. */
export const luck = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
