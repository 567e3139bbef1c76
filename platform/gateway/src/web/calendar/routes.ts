/** Calendar files: of one event, of all events, of a club's events, of the season of a ranking, and of a league. */
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
import { listedOf, type Listed } from '../../event/live/rows.js'
import { saying } from '../site/words/index.js'
import { calendarEvents, type Reading, calendarMatches } from './event.js'
import { calendarFile, type CalendarEvent } from './ics.js'

interface Asked {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly lang?: unknown }
}

interface Calendar {
  readonly name: string
  readonly events: (reading: Reading) => readonly CalendarEvent[]
}

const calendarOf = (name: string, events: readonly Listed[]): Calendar => ({
  name,
  events: (reading) => events.flatMap((one) => calendarEvents(one, reading)),
})

/** Milliseconds that a list is kept. Calendars ask again after hours. */
const keepFor = 30_000
const mostBytes = 8 * 1024 * 1024

export function serveCalendars(app: FastifyInstance, { gateway, options }: Served): void {
  const { accounts, budget, events, games, leagues, log, rankings, settings, time } = gateway
  // What the files show has no common version, so only their age counts.
  const files = keptFiles<RankingRefusal>({
    version: () => 0,
    now: () => time.now(),
    keepFor,
    most: mostBytes,
  })

  const ofEvent = async (id: string): Promise<Calendar | undefined> => {
    const event = await events.find(id)
    if ('refused' in event) {
      if (event.refused === 'UNAVAILABLE') throw new Error(`the event ${id} cannot be read now`)
      return undefined
    }
    await event.catchUp()
    return calendarOf(event.state().regulations.name, [listedOf(event)])
  }

  /** The events that the club's people have announced. A club without a name is on no list. */
  const ofClub = async (id: string): Promise<Calendar | undefined> => {
    const { name } = settings.clubs().find((one) => one.id === id) ?? {}
    if (name === undefined) return undefined
    const own: Listed[] = []
    const clubs = new Map<string, string | null>()
    for (const listed of await events.listed()) {
      const { owner } = listed
      if (owner === null) continue
      if (!clubs.has(owner)) clubs.set(owner, (await accounts.byId(owner))?.club ?? null)
      if (clubs.get(owner) === id) own.push(listed)
    }
    return calendarOf(name, own)
  }

  /** The events of its game within its season; the scheme, once they are over, decides which of them count. */
  const ofRanking = async (id: string): Promise<Calendar | undefined> => {
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

  const ofLeague = async (id: string): Promise<Calendar | undefined> => {
    const state = await leagues.find(id)
    if (state === undefined) return undefined
    return {
      name: `${state.rules.name} ${state.rules.season}`,
      events: (reading) => calendarMatches(state, reading),
    }
  }

  const ofAll = async (locale: Locale): Promise<Calendar> =>
    calendarOf(`Stolik · ${saying(locale)('events')}`, await events.listed())

  const send = async (
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
    find: (locale: Locale) => Promise<Calendar | undefined>,
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
      gameName: (game: string) =>
        games.find(({ plugin }) => plugin.id === game)?.catalogues[locale]['game'] ?? game,
    }
    const made = async (): Promise<PublicFile | RankingRefusal> => {
      const calendar = await find(locale)
      if (calendar === undefined) return refuse('UNKNOWN_RANKING')
      const sorted = calendar.events(reading).toSorted((a, b) => a.starts - b.starts)
      const text = calendarFile(calendar.name, sorted)
      return publicFile('text/calendar; charset=utf-8', text, 0)
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
  app.get<Asked>('/files/calendar/events.ics', options, (request, reply) =>
    send(request, reply, ofAll, 'events'),
  )
  app.get<Asked>('/files/calendar/club/:id.ics', options, (request, reply) => {
    const { id } = request.params
    return send(request, reply, () => ofClub(id), `club ${id}`)
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
