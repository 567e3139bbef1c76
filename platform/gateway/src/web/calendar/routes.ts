/**
 * Calendars and feeds of events: of all, of a game and of a club as both, of one event, the season of a ranking and a league as
 * calendars.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '@stolik/core'
import { logFailure } from '../../base/failure.js'
import { dayOf, hallZone } from '../../base/day-of.js'
import type { Served } from '../../api/gateway.js'
import { payerAt, prices } from '../../http/budget.js'
import { publicFile, sendFile, type PublicFile } from '../../http/public-file.js'
import { TooMany } from '../../http/too-many.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { localeOf } from '../../ranking/publish/language.js'
import { keptFiles } from '../../ranking/publish/files.js'
import { clubEvents } from '../../club/api/events.js'
import { listedOf, type Listed } from '../../event/live/rows.js'
import { saying } from '../site/words/index.js'
import { calendarEvents, type Reading, calendarMatches } from './event.js'
import { eventFeed, type EventFeed } from './feed.js'
import { calendarFile, type CalendarEvent } from './ics.js'

interface Asked {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly lang?: unknown }
}

/** A file as it is sent, in a language. */
interface Written {
  readonly type: string
  readonly text: string
}

type Write = (reading: Reading) => Written

const calendar = (name: string, events: (reading: Reading) => readonly CalendarEvent[]): Write => {
  return (reading) => {
    const sorted = events(reading).toSorted((a, b) => a.starts - b.starts)
    return { type: 'text/calendar; charset=utf-8', text: calendarFile(name, sorted) }
  }
}

const calendarOf = (name: string, events: readonly Listed[]): Write =>
  calendar(name, (reading) => events.flatMap((one) => calendarEvents(one, reading)))

/** Events that can be had as a calendar and as a feed. */
interface Topic extends Pick<EventFeed, 'of' | 'page' | 'events'> {
  readonly name: string
}

const forms = ['ics', 'atom'] as const

const writeOf = ({ name, events, ...of }: Topic, form: (typeof forms)[number], self: string): Write => {
  if (form === 'ics') return calendarOf(name, events)
  return (reading) => ({
    type: 'application/atom+xml; charset=utf-8',
    text: eventFeed({ ...of, name, events, self }, reading),
  })
}

/** Milliseconds that a list is kept. Calendars ask again after hours. */
const keepFor = 30_000
const mostBytes = 8 * 1024 * 1024

export function serveCalendars(app: FastifyInstance, { gateway, options }: Served): void {
  const { budget, events, games, leagues, log, rankings, settings, time } = gateway
  const eventsOf = clubEvents(gateway)
  // What the files show has no common version, so only their age counts.
  const files = keptFiles<RankingRefusal>({
    version: () => 0,
    now: () => time.now(),
    keepFor,
    most: mostBytes,
  })

  const ofEvent = async (id: string): Promise<Write | undefined> => {
    const event = await events.find(id)
    if ('refused' in event) {
      if (event.refused === 'UNAVAILABLE') throw new Error(`the event ${id} cannot be read now`)
      return undefined
    }
    await event.catchUp()
    return calendarOf(event.state().regulations.name, [listedOf(event)])
  }

  /** The events that the club's people have announced. A club without a name is on no list. */
  const ofClub = async (id: string): Promise<Topic | undefined> => {
    const { name } = settings.clubs().find((one) => one.id === id) ?? {}
    if (name === undefined) return undefined
    return { name, of: ['club', id], page: `/club/${id}`, events: await eventsOf(id) }
  }

  /** The events of its game within its season; the scheme, once they are over, decides which of them count. */
  const ofRanking = async (id: string): Promise<Write | undefined> => {
    const scheme = (await rankings.store.ranking(id))?.schemes.at(-1)
    if (scheme === undefined) return undefined
    const { from, until } = scheme.season
    const all = await events.listed()
    const inSeason = ({ row }: Listed): boolean => {
      const day = dayOf(row.starts, hallZone)
      return row.game === scheme.game && from <= day && day <= until
    }
    return calendarOf(scheme.name, all.filter(inSeason))
  }

  const ofLeague = async (id: string): Promise<Write | undefined> => {
    const state = await leagues.find(id)
    if (state === undefined) return undefined
    return calendar(`${state.rules.name} ${state.rules.season}`, (reading) => calendarMatches(state, reading))
  }

  const nameOf = (game: string, locale: Locale): string | undefined =>
    games.find(({ plugin }) => plugin.id === game)?.catalogues[locale]['game']

  const ofAll = async (locale: Locale): Promise<Topic> => ({
    name: `Stolik · ${saying(locale)('events')}`,
    of: ['all'],
    page: '/events',
    events: await events.listed(),
  })

  const ofGame = async (game: string, locale: Locale): Promise<Topic | undefined> => {
    const what = nameOf(game, locale)
    if (what === undefined) return undefined
    return {
      name: saying(locale)('feed.of', { what }),
      of: ['game', game],
      page: '/events',
      events: (await events.listed()).filter(({ row }) => row.game === game),
    }
  }

  const send = async (
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    find: (locale: Locale) => Promise<Write | undefined>,
    key: string | null,
  ): Promise<FastifyReply> => {
    const locale = localeOf(request.query.lang, request.headers['accept-language'])
    reply
      .header('content-language', locale)
      .header('vary', 'accept-encoding, accept-language')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
    const reading = {
      locale,
      origin: settings.url(),
      gameName: (game: string) => nameOf(game, locale) ?? game,
    }
    const made = async (): Promise<PublicFile | RankingRefusal> => {
      const write = await find(locale)
      if (write === undefined) return refuse('UNKNOWN_RANKING')
      const { type, text } = write(reading)
      return publicFile(type, text, 0)
    }
    try {
      const pay = (): Promise<void> => budget.pay(payerAt(request.ip), prices.entry)
      // One event is cheap, and its readers want its newest state.
      const file = key === null ? await made() : await files(`${locale} ${key}`, made, pay)
      if ('refused' in file) return await reply.code(404).header('cache-control', 'no-store').send(missing)
      return await sendFile(request, reply, file)
    } catch (error) {
      if (error instanceof TooMany) throw error
      logFailure(log, 'a calendar could not be written', error)
      return reply.code(503).header('cache-control', 'no-store').send(away)
    }
  }

  app.get<Asked>('/files/event/:id/event.ics', options, (request, reply) =>
    send(request, reply, () => ofEvent(request.params.id), null),
  )
  const topics = {
    '/files/calendar/events': (_: string, locale: Locale) => ofAll(locale),
    '/files/calendar/game/:id': ofGame,
    '/files/calendar/club/:id': ofClub,
  }
  for (const [address, topicOf] of Object.entries(topics))
    for (const form of forms)
      app.get<Asked>(`${address}.${form}`, options, (request, reply) => {
        const { id } = request.params
        const self = `${address.replace(':id', id)}.${form}`
        const find = async (locale: Locale): Promise<Write | undefined> => {
          const topic = await topicOf(id, locale)
          return topic && writeOf(topic, form, self)
        }
        return send(request, reply, find, self)
      })
  app.get<Asked>('/rankings/:id/season.ics', options, (request, reply) => {
    const { id } = request.params
    return send(request, reply, () => ofRanking(id), `ranking ${id}`)
  })
  app.get<Asked>('/leagues/:id/season.ics', options, (request, reply) => {
    const { id } = request.params
    return send(request, reply, () => ofLeague(id), `league ${id}`)
  })
}

const missing = { code: 'NOT_FOUND', message: 'There is no such calendar.' } as const
const away = { code: 'UNAVAILABLE', message: 'It cannot be looked up now.' } as const
