import { locales } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../client/http.js'
import { failureWords } from './failure.js'
import { words } from '../words/index.js'

describe('why something was not done', () => {
  it.each(locales)('is never a code alone, in %s, whatever a newer gateway says', async (locale) => {
    await words.need(locale)
    const told = failureWords(locale, 'NEWER_THAN_THIS' as Failure)
    expect(told).toMatch(/\w+ \w+/)
    expect(told).not.toMatch(/NEWER|refused\./)
  })
})
