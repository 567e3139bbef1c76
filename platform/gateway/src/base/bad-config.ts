/** With what a gateway ends that cannot start: whoever restarts it sees whether that helps. */
export const exits = {
  setting: 1,
  inUse: 10,
  newer: 11,
  damaged: 12,
  notWritable: 13,
  full: 14,
  moved: 15,
} as const

/** A setting, or what it names, that cannot be used, said in one line. */
export class BadConfig extends Error {
  /** What the process ends with. */
  readonly exit: number

  constructor(message: string, options?: ErrorOptions, exit: number = exits.setting) {
    super(message, options)
    this.exit = exit
  }
}
