import { locales } from '@stolik/core'
import { describe, expect, it } from 'vitest'
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
})
