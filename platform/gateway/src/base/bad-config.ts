/** Exit codes of a gateway that cannot start. They tell a supervisor whether a restart can help. */
export const exits = {
  setting: 1,
  inUse: 10,
  newer: 11,
  damaged: 12,
  notWritable: 13,
  full: 14,
  moved: 15,
  migration: 16,
} as const

/** A setting, or something it names, cannot be used. The message is one line. */
export class BadConfig extends Error {
  /** The exit code of the process. */
  readonly exit: number

  constructor(message: string, options?: ErrorOptions, exit: number = exits.setting) {
    super(message, options)
    this.exit = exit
  }
}
