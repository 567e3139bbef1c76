/** What commands read and write, and how they end. */
import { BadConfig } from '@stolik/gateway/base/bad-config'
import { NotDone } from '@stolik/gateway/backup/refusal'

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

/** Something in the input is wrong or was refused. The lines say what; there are none if the output says so already. */
export class Failure extends Error {
  readonly lines: readonly string[]

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/**
 * Does the work of a command.
 * @param help how the command's help is called, such as `replay --help`
 * @returns the exit code: 0, 1 if something in the input was wrong, 2 for a wrong call
 */
export async function exitCode(io: Io, help: string, work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      io.error(`stolik: ${error.message} See stolik ${help}.`)
      return 2
    }
    if (error instanceof Failure) for (const line of error.lines) io.error(line)
    else if (error instanceof BadConfig || error instanceof NotDone) io.error(`stolik: ${error.message}`)
    else throw error
    return 1
  }
}
