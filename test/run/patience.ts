/**
 * What is waited for comes at once on a quiet machine, and comes all the same on a busy one. By default `vi.waitFor` gives up after a
 * second, which is a test of the machine.
 */
import { vi } from 'vitest'

const { waitFor } = vi
const timeout = 30_000

Object.assign(vi, {
  waitFor: ((callback, options) =>
    waitFor(
      callback,
      typeof options === 'number' ? options : { timeout, ...options },
    )) satisfies typeof waitFor,
})
