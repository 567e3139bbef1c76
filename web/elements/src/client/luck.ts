/** Returns this browser's contribution to the shuffle: 16 random bytes as hex, so that the gateway alone cannot decide it. */
export const luck = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
