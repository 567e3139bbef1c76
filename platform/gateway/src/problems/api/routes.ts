/**
 * The problem of the day, for every site in the world. `today.json` or `DAY.json` is the question, `DAY.solution.json` the solution. The day is that
 * of the house's time zone. There are few files, each is made once.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { dayOf, hallZone } from '../../base/day-of.js'
import { publicFile, sendFile, type PublicFile } from '../../http/public-file.js'
import type { Served } from '../../api/gateway.js'
import { dailyOf, problemLists, questionOf, solutionOf, type Daily } from './daily.js'

interface Asked {
  readonly Params: { readonly game: string; readonly file: string }
}

/** In seconds: about so late others hear of a new day. */
const maxAge = 300

export function serveProblems(app: FastifyInstance, { gateway, options }: Served): void {
  const { games, time } = gateway
  const listOf = problemLists(games)
  /** Of today only: made anew when the day changes. */
  const made = { day: '', files: new Map<string, Promise<PublicFile>>() }

  const fileOf = (key: string, today: string, make: () => object): Promise<PublicFile> => {
    if (made.day !== today) Object.assign(made, { day: today, files: new Map() })
    const file = made.files.get(key) ?? publicFile(type, `${JSON.stringify(make())}\n`, maxAge)
    made.files.set(key, file)
    return file
  }

  app.get<Asked>('/problems/:game/:file', options, async (request, reply) => {
    const { game, file } = request.params
    const [, day = '', solved] = /^(today|[\d-]{10})(\.solution)?\.json$/.exec(file) ?? []
    const today = dayOf(time.now(), hallZone)
    const offer = games.find(({ plugin }) => plugin.id === game)
    const daily = offer === undefined ? undefined : dailyOf(listOf(game), day, today)
    if (offer === undefined || daily === undefined) return refuse(open(reply))
    const make = (): object => (solved === undefined ? questionOf : solutionOf)(offer.plugin, daily)
    return sendFile(request, open(reply), await fileOf(keyOf(game, daily, solved), today, make))
  })
}

const keyOf = (game: string, { day }: Daily, solved = ''): string => `${game}/${day}${solved}`

const type = 'application/json; charset=utf-8'

/** Lets every page of every site read it, because all of it is public. */
const open = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('vary', 'accept-encoding')

const refuse = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: 'NO_PROBLEM', message: 'There is no problem of this game for this day.' })
