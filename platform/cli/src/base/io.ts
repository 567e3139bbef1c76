/** What the command may read and write, passed in so that tests need no process. */
export interface Io {
  out(text: string): void
  error(text: string): void
  /** Yields the text of a file in pieces as they arrive; `-` is standard input. Throws when it cannot be read. */
  read(file: string): AsyncIterable<string>
  /** Milliseconds since an arbitrary fixed moment. */
  now(): number
}

/** A wrong call by a person, reported in one line. */
export class UsageError extends Error {}
