/** Calendars of events over HTTP: one event, all, a club's, a season. */
import ICAL from 'ical.js'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { fakeTime, testApp, type Asker } from '../help.js'
import { scheme } from '../ranking/kept.js'
import { announce, does, official, regulations } from '../event/gateway.js'
import { newAccounts, newRankings } from '../stores.js'

const begun = Date.parse('2026-11-20T10:00Z')
const winter = Date.parse('2026-12-05T18:00+01:00')
/** It is still 31 December in UTC. */
const newYear = Date.parse('2027-01-01T00:30+01:00')
const url = 'https://cards.example'

let app: FastifyInstance
let accounts: Accounts
let director: Asker
let time: ReturnType<typeof fakeTime>
const rankings = newRankings()
beforeEach(async () => {
  accounts = newAccounts()
  time = fakeTime(begun)
  const clubs = [
    { id: 'kartuzy', name: 'Klub Kartuzy', origins: [], roles: [] },
    { id: 'hidden', origins: [], roles: [] },
  ]
  app = await testApp({ accounts, time, url, clubs, rankings, rate: 600 })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
})
afterEach(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })
async function calendar(path: string) {
  const { statusCode, body, headers } = await get(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const file = new ICAL.Component(ICAL.parse(body) as unknown[])
  const events = file.getAllSubcomponents('vevent').map((one) => {
    const value = (name: string) => one.getFirstPropertyValue(name)
    return {
      uid: value('uid'),
      sequence: value('sequence'),
      status: value('status'),
      title: value('summary'),
      place: value('location'),
      about: String(value('description')),
      url: value('url'),
      starts: (value('dtstart') as ICAL.Time).toJSDate().getTime(),
      changed: (value('last-modified') as ICAL.Time).toJSDate().getTime(),
      seconds: (value('duration') as ICAL.Duration | null)?.toSeconds() ?? null,
    }
  })
  // The parser does not know that this is text, so it leaves the escapes.
  const name = String(file.getFirstPropertyValue('x-wr-calname')).replaceAll('\\', '')
  return { name, events }
}

describe('the calendar of an event', () => {
  it('has place, time and link, and how long it takes if all series have a limit', async () => {
    const { event } = await announce(director, {
      name: 'Cup; Łączka, 2026',
      starts: winter,
      place: 'Hall\\1',
    })
    const { name, events } = await calendar(`/files/event/${event}/event.ics?lang=en`)
    expect(name).toBe('Cup; Łączka, 2026')
    expect(events).toEqual([
      {
        uid: `event-${event}@stolik`,
        sequence: 0,
        status: 'CONFIRMED',
        title: 'Cup; Łączka, 2026',
        place: 'Hall\\1',
        url: `${url}/event/${event}`,
        starts: winter,
        changed: begun,
        seconds: null,
        about: `The club\nTiny\n${url}/event/${event}`,
      },
    ])
    const format = {
      ...regulations().format,
      series: [60, 90].map((minutes) => ({ rounds: 1, minutes, draw: 'LOTS' })),
    }
    const limited = await announce(director, { format }, 'limited')
    const [found] = (await calendar(`/files/event/${limited.event}/event.ics`)).events
    expect(found?.seconds).toBe(150 * 60)
  })

  it('keeps its id through amendments and a cancellation, and each raises its number', async () => {
    const first = { name: 'Cup', starts: winter }
    const { event } = await announce(director, first)
    const path = `/files/event/${event}/event.ics?lang=pl`
    const tag = (await get(path)).headers['etag']
    expect((await get(path, { 'if-none-match': String(tag) })).statusCode).toBe(304)
    await time.advance(60_000)
    const later = regulations({ ...first, starts: winter + 3_600_000 })
    await does(director, event, { amend: { regulations: later, reason: 'The hall is late.' } })
    const [amended] = (await calendar(path)).events
    expect(amended).toMatchObject({
      uid: `event-${event}@stolik`,
      sequence: 1,
      status: 'CONFIRMED',
      starts: winter + 3_600_000,
      changed: begun + 60_000,
    })
    // What happens at the event is no news for calendars.
    await time.advance(60_000)
    await does(director, event, { enter: { entrant: { name: 'Ola' } } })
    expect((await calendar(path)).events).toEqual([amended])
    await time.advance(60_000)
    await does(director, event, { cancel: { reason: 'Flood.' } })
    const [cancelled] = (await calendar(path)).events
    expect(cancelled).toMatchObject({
      uid: `event-${event}@stolik`,
      sequence: 2,
      status: 'CANCELLED',
      changed: begun + 180_000,
      title: 'Cup (odwołany)',
    })
    expect(cancelled?.about).toMatch(/^Flood\.\n/)
  })

  it('has an entry for each series with a beginning of its own', async () => {
    const day = 86_400_000
    const plan = (minutes: number | null, starts: number | null) => ({
      rounds: 1,
      draw: 'LOTS',
      minutes,
      starts,
    })
    const series = [plan(60, winter), plan(90, null), plan(60, winter + day), plan(null, winter + 2 * day)]
    const format = { ...regulations().format, series }
    const { event } = await announce(director, { name: 'Cup', starts: winter, format })
    const path = `/files/event/${event}/event.ics?lang=en`
    const seen = async () =>
      (await calendar(path)).events.map(({ uid, title, starts, seconds }) => [uid, title, starts, seconds])
    expect(await seen()).toEqual([
      [`event-${event}@stolik`, 'Cup', winter, 150 * 60],
      [`event-${event}-3@stolik`, 'Cup: Series 3', winter + day, 60 * 60],
      [`event-${event}-4@stolik`, 'Cup: Series 4', winter + 2 * day, null],
    ])
    const later = regulations({
      name: 'Cup',
      starts: winter,
      format: { ...format, series: [...series.slice(0, 3), plan(null, winter + 3 * day)] },
    })
    await does(director, event, { amend: { regulations: later, reason: 'The hall is taken.' } })
    expect((await calendar(path)).events.map(({ sequence, starts }) => [sequence, starts])).toEqual([
      ...[winter, winter + day, winter + 3 * day].map((starts) => [1, starts]),
    ])
    await does(director, event, { cancel: { reason: 'Flood.' } })
    for (const { status, title } of (await calendar(path)).events)
      expect([status, title]).toEqual(['CANCELLED', expect.stringMatching(/^Cup.* \(cancelled\)$/)])
  })

  it('does not exist for an unknown event', async () => {
    for (const id of ['nothing', '__proto__', '%2e%2e'])
      expect((await get(`/files/event/${id}/event.ics`)).statusCode).toBe(404)
  })
})

describe('a calendar of several events', () => {
  const titles = async (path: string): Promise<readonly unknown[]> =>
    (await calendar(path)).events.map(({ title }) => title)

  it('has all events, the earliest first', async () => {
    await announce(director, { name: 'Second', starts: newYear }, 'a')
    await announce(director, { name: 'First', starts: winter }, 'b')
    expect(await titles('/files/calendar/events.ics')).toEqual(['First', 'Second'])
  })

  it('of a club has what its people have announced, and a club without a name has none', async () => {
    const other = await official({ app, accounts }, 'Other', 'ORGANISER')
    await announce(other, { name: 'Elsewhere' })
    await announce(director, { name: 'Ours' })
    const byId = accounts.byId.bind(accounts)
    accounts.byId = async (id) => {
      const account = await byId(id)
      return account && { ...account, club: account.name === 'Director' ? 'kartuzy' : 'hidden' }
    }
    expect(await calendar('/files/calendar/club/kartuzy.ics')).toMatchObject({
      name: 'Klub Kartuzy',
      events: [{ title: 'Ours' }],
    })
    expect((await get('/files/calendar/club/hidden.ics')).statusCode).toBe(404)
    expect((await get('/files/calendar/club/nobody.ics')).statusCode).toBe(404)
  })

  it('of a ranking has the events of its game in its season, by the days of the hall', async () => {
    const season = { from: '2026-12-01', until: '2026-12-31' }
    await rankings.addRanking(
      { id: 'league', association: 'A' },
      { ...scheme, game: 'tiny', name: 'Winter', season },
    )
    await announce(director, { name: 'Inside', starts: winter }, 'a')
    await announce(director, { name: 'Next year', starts: newYear }, 'b')
    await announce(director, { name: 'Before', starts: Date.parse('2026-11-30T23:30+01:00') }, 'c')
    expect(await calendar('/rankings/league/season.ics')).toMatchObject({
      name: 'Winter',
      events: [{ title: 'Inside' }],
    })
    expect((await get('/rankings/unknown/season.ics')).statusCode).toBe(404)
  })

  it('is made once for all readers, and strangers cannot have it made without end', async () => {
    await announce(director, { name: 'Cup' })
    const all = async (language: string): Promise<number> =>
      (await get(`/files/calendar/events.ics?lang=${language}`)).statusCode
    for (let n = 0; n < 20; n++) expect(await all('de')).toBe(200)
    const codes: number[] = []
    for (let n = 0; n < 100; n++) codes.push((await get(`/files/calendar/club/c${n}.ics`)).statusCode)
    expect(codes).toContain(429)
    expect(await all('de')).toBe(200)
  })
})
