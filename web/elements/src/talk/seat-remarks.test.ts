import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seatRemarks } from './seat-remarks.js'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a remark stands at its seat for six seconds after the last one there', () => {
  const changed = vi.fn<(seats: readonly (string | null)[], answer: string | null) => void>()
  const seats = seatRemarks(changed)
  seats.put(2, 'dobrze')
  seats.show('Ola')
  expect(changed).toHaveBeenLastCalledWith([undefined, undefined, 'dobrze'], 'Ola')
  vi.advanceTimersByTime(4_000)
  seats.put(2, 'pas')
  vi.advanceTimersByTime(5_999)
  expect(changed).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(changed).toHaveBeenLastCalledWith([undefined, undefined, null], null)
})

it('no remark is removed from a seat after the end', () => {
  const changed = vi.fn<() => void>()
  const seats = seatRemarks(changed)
  seats.put(0, 'pas')
  seats.stop()
  vi.advanceTimersByTime(10_000)
  expect(changed).not.toHaveBeenCalled()
})
