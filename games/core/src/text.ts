/** A pair of functions that writes a value as one line of text and reads it back. */
export interface Text<T> {
  write(value: T): string
  /** undefined when the text does not stand for a value. Never throws. */
  read(text: string): T | undefined
}
