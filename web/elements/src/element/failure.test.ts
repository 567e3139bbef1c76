import { locales } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { noteFault } from '../client/fault-number.js'
import type { Failure } from '../client/http.js'
import { failureWords } from './failure.js'
import { words } from '../words/index.js'

describe('the reason why something was not done', () => {
  it.each(locales)('is never just a code, in %s, whatever code a newer gateway sends', async (locale) => {
    await words.need(locale)
    const told = failureWords(locale, 'NEWER_THAN_THIS' as Failure)
    expect(told).toMatch(/\w+ \w+/)
    expect(told).not.toMatch(/NEWER|refused\./)
  })

  it('has the number under which the operator finds a failure, and none of an earlier one', () => {
    noteFault([{ message: 'broken', extensions: { code: 'INTERNAL', request: 'k3m9pq2xzt' } }])
    expect(failureWords('en', 'FAULT')).toContain('k3m9pq2xzt')
    expect(failureWords('en', 'TAKEN')).not.toContain('k3m9pq2xzt')
    noteFault([{ message: 'unknown field', extensions: { code: 'BAD_REQUEST' } }])
    expect(failureWords('en', 'FAULT')).toBe('The server did not answer as it should.')
  })
})
