/** Events on the days on which the clocks are changed: people read the hour at which they must be there. */
import ICAL from 'ical.js'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { dayOf, hallZone } from '../../src/base/day-of.js'
import { readNews, untold } from '../../src/notices/news.js'
import { messageOf } from '../../src/notices/message.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { moment } from '../../src/web/site/event-page.js'
import { fakeTime, testApp, type Asker } from '../help.js'
import { newAccounts, newEvents } from '../stores.js'
import { announce, does, official } from './gateway.js'
import { readable } from './print/readable.js'

const hour = 60 * 60_000

/** In spring the night before has 23 hours between its two noons, in autumn it has 25. */
const days = [
  ['2027-03-28', '28 marca 2027', 23],
  ['2026-10-25', '25 października 2026', 25],
] as const
/** Before the clocks are changed in the night, and after it. */
const offsets = { '2027-03-28': ['+01:00', '+02:00'], '2026-10-25': ['+02:00', '+01:00'] } as const
/** Some languages set a space that does not break before the hour, or a comma. */
const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/( \d{4})(, | o )/g, '$1 ')

const at = (date: keyof typeof offsets, clock: string): number =>
  Date.parse(`${date}T${clock}${offsets[date][clock < '02:00' ? 0 : 1]}`)

let app: FastifyInstance
let accounts: Accounts
let eventStore: EventStore
let director: Asker
beforeEach(async () => {
  accounts = newAccounts()
  eventStore = newEvents()
  const time = fakeTime(Date.parse('2026-09-01T10:00Z'))
  app = await testApp({ accounts, time, events: eventStore, url: 'https://cards.example' })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
})
afterEach(() => app.close())

describe.each(days)('an event on %s', (date, written, hours) => {
  it('begins at the hour of the hall, on its page and on paper', async () => {
    const { event } = await announce(director, { starts: at(date, '10:00') })
    expect(plain(moment({ locale: 'pl', timeZone: hallZone }, at(date, '10:00')))).toBe(`${written} 10:00`)
    const { rawPayload } = await app.inject({ url: `/files/event/${event}/regulations.pdf?lang=pl` })
    expect(plain(readable(rawPayload).join('\n'))).toContain(`${written} 10:00`)
  })

  it('has a calendar entry that begins then, and lasts through the change of the clocks', async () => {
    const before = at(date, '10:00') - 10 * hour
    const series = [{ rounds: 1, minutes: 480, draw: 'LOTS' }]
    const { event } = await announce(director, {
      starts: before,
      format: {
        id: 'night',
        profile: 'plain',
        chairs: [4, 3],
        series,
        scoring: { scale: null, ties: 'MEAN' },
        tieBreaks: ['lot'],
        bye: null,
        stake: null,
      },
    })
    const { body } = await app.inject({ url: `/files/event/${event}/event.ics` })
    const entry = new ICAL.Component(ICAL.parse(body) as unknown[]).getFirstSubcomponent('vevent')
    const starts = entry?.getFirstPropertyValue('dtstart') as ICAL.Time
    const lasts = entry?.getFirstPropertyValue('duration') as ICAL.Duration
    expect(starts.toJSDate().getTime()).toBe(before)
    expect(lasts.toSeconds()).toBe(8 * 3_600)
  })

  it.each(['00:30', '10:00', '23:30'])(
    'that begins at %s is remembered at that hour of the day before, with day and hour',
    async (clock) => {
      const starts = at(date, clock)
      const { event } = await announce(director, { starts })
      const player = await official({ app, accounts }, 'Ola')
      await does(player, event, { register: { entrant: { name: 'Ola' } } })
      const reader = readNews(undefined, await eventStore.log(event))
      const [ola] = reader?.state.players.values() ?? []
      if (reader === undefined || ola === undefined) throw new Error('nobody has entered')
      const person = ola.entrant.person ?? ''
      const codes = (now: number) =>
        untold(reader, person, { told: reader.length, reminded: 0, soon: 0, at: 0 }, now).map(
          ({ code }) => code,
        )
      // The change is at three, or at two: an event that begins before it has an ordinary day before it.
      const due = starts - (clock === '00:30' ? 24 : hours) * hour
      expect(codes(due - 1)).toEqual([])
      expect(codes(due)).toEqual(['reminder'])
      expect(dayOf(due, hallZone)).not.toBe(date)
      const news = untold(reader, person, { told: reader.length, reminded: 0, soon: 0, at: 0 }, due)
      expect(plain(messageOf(reader.state, news, 'pl').lines[0] ?? '')).toContain(`${written} ${clock}`)
    },
  )
})
