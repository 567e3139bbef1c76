/** Sets the clock of the process that loads it: STOLIK_CLOCK is by how many milliseconds it is ahead. */
const ahead = Number(process.env['STOLIK_CLOCK'])
const Machine = Date
globalThis.Date = class extends Machine {
  constructor(...args) {
    if (args.length === 0) super(Machine.now() + ahead)
    else super(...args)
  }
  static now() {
    return Machine.now() + ahead
  }
}
