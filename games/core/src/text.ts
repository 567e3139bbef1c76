/** A pair of functions that writes a value as one line of text and reads it back. */
export interface Text<T> {
  write(value: T): string
  /** Undefined if the text is not a value's text. Never throws. */
  read(text: string): T | undefined
}
