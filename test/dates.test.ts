/** A date that people read has its year: lists and pages of events reach over months and years, and are kept. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { files, root } from './rooms.js'

/** Options of Intl, or a part of them, that show a day of a month. */
const dates = /\{[^{}]*\bmonth: '[^{}]*\}/g

const yearless = (source: string): readonly string[] =>
  Array.from(source.matchAll(dates), ([options]) => options).filter((options) => !/\byear\b/.test(options))

describe('a date with a month', () => {
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/test\//.test(file))

  it('is found without its year', () => {
    const bad = `{ ...{ day: 'numeric', month: 'long' }, timeZone }`
    expect(yearless(bad)).toEqual([`{ day: 'numeric', month: 'long' }`])
    expect(yearless(bad.replace('day:', "year: 'numeric', day:"))).toEqual([])
  })

  it('has its year wherever it is formatted', () => {
    const wrong = sources.flatMap((file) =>
      yearless(readFileSync(root + file, 'utf8')).map((options) => `${file}: ${options}`),
    )
    expect(sources.length).toBeGreaterThan(1000)
    expect(wrong).toEqual([])
  })
})
