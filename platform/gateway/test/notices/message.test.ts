import { locales } from '@stolik/core'
import type { EventState } from '@stolik/event/model/state'
import { expect, it } from 'vitest'
import { messageOf } from '../../src/notices/message.js'
import { moment } from '../../src/print/words/index.js'

const starts = Date.UTC(2027, 0, 15, 17)
const event = { regulations: { name: 'Cup' } } as EventState

it.each([
  ['pl', 'piątek, 15 stycznia 2027 18:00'],
  ['csb', 'piątek, 15 stycznia 2027 18:00'],
  ['szl', 'piątek, 15 stycznia 2027 18:00'],
  ['de', 'Freitag, 15. Januar 2027 um 18:00'],
  ['fr', 'vendredi 15 janvier 2027 à 18:00'],
  ['en', 'Friday, 15 January 2027 at 18:00'],
] as const)('news of a new time name its day with the year, in %s', (locale, at) => {
  const { lines } = messageOf(event, [{ n: 1, player: null, code: 'time', args: { starts } }], locale)
  expect(lines.join().replaceAll('\u202f', ' ')).toContain(at)
})

it.each(locales)('columns of papers have the year in %s, and start cards leave it out', (locale) => {
  const zone = { locale, timeZone: 'Europe/Warsaw' }
  expect(moment(zone, starts)).toMatch(/2027.* 18:00$/)
  expect(moment(zone, starts, false)).toMatch(/^15[./]0?1.* 18:00$/)
  expect(moment(zone, starts, false)).not.toContain('2027')
})
