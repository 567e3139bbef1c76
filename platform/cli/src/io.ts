/** What the command may touch: handed in, so that tests need no process. */
export interface Io {
  out(text: string): void
  error(text: string): void
  /** The text of a file in pieces as they come; `-` is standard input. Throws when it cannot be read. */
  read(file: string): AsyncIterable<string>
  /** Milliseconds from any fixed moment. */
  now(): number
}

/** What a person asked for in a way that cannot be answered; said in one line. */
export class UsageError extends Error {}
