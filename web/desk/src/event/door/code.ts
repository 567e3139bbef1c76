/** Whose card a helper at the door has scanned or typed. */
import type { EntryOf } from '@stolik/elements/event/client/types'

/** The code in the address on a card, also as it was printed before codes stood behind the `#`. */
const codeOf = (text: string): string => /(?:#|\/card\/)(\w+)\/?$/.exec(text)?.[1] ?? text

/** Finds somebody by the code of their start card, its address, or their start number. */
export function personOf<T extends Pick<EntryOf, 'number' | 'card'>>(
  people: readonly T[],
  text: string,
): T | undefined {
  const code = codeOf(text.trim())
  return /^\d{1,4}$/.test(code)
    ? people.find(({ number }) => number === Number(code))
    : people.find(({ card }) => card !== null && card === code)
}
