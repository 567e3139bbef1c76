/**
 * A key for a position between tricks: who holds the cards that are left, exactly, in 64 bits. Positions share it that differ only in which
 * of the cards that count the same have gone: seven, eight and nine of a suit, and the jacks. Exchanging plain suits as well gained nothing.
 */

/** Moves the lowest `width` places of two planes together, `from` on; the planes stand side by side, each `plane` bits wide. */
function closeUp(code: number, plane: number, width: number): number {
  const mask = (1 << plane) - 1
  let first = (code >> plane) & mask & ~((1 << width) - 1)
  let second = code & mask & ~((1 << width) - 1)
  let next = 0
  for (let i = 0; i < width; i++) {
    const one = (code >> (plane + i)) & 1
    const other = (code >> i) & 1
    if (one + other === 0) continue
    first |= one << next
    second |= other << next
    next += 1
  }
  return (first << plane) | second
}

const suitCodes = Uint16Array.from({ length: 1 << 14 }, (_, code) => closeUp(code, 7, 3))
const jackCodes = Uint8Array.from({ length: 1 << 8 }, (_, code) => closeUp(code, 4, 4))

/** The two halves of the key made last. Two numbers returned together would be an object. */
export const key = new Int32Array(2)

/** Makes the key of three hands. */
export function makeKey(a: number, b: number, c: number): void {
  // Each place as two bits: 1 and 2 are the first two hands, 3 the last, 0 is gone.
  const x = a | c
  const y = b | c
  const s0 = suitCodes[((x & 127) << 7) | (y & 127)] as number
  const s1 = suitCodes[(x & (127 << 7)) | ((y >>> 7) & 127)] as number
  const s2 = suitCodes[((x >>> 7) & (127 << 7)) | ((y >>> 14) & 127)] as number
  const s3 = suitCodes[((x >>> 14) & (127 << 7)) | ((y >>> 21) & 127)] as number
  const jacks = jackCodes[((x >>> 24) & 0xf0) | (y >>> 28)] as number
  key[0] = s0 | (s1 << 14) | (jacks << 28)
  key[1] = s2 | (s3 << 14) | ((jacks >>> 4) << 28)
}
