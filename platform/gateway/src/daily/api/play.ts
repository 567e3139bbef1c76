/** Seats somebody at their table with the deals of a day. */
import type { Plugin } from '@stolik/core'
import type { Gateway } from '../../api/gateway.js'
import type { Person } from '../../base/person.js'
import { orUnavailable } from '../../graphql/answered.js'
import type { Resolver } from '../../graphql/resolver.js'
import type { LiveTable } from '../../live/live.js'
import { atTooMany } from '../../lobby/api/open.js'
import type { Opener } from '../../lobby/api/room.js'
import { answerer } from '../../table/api/answer.js'
import { botSat, namesBeside } from '../../table/bots.js'
import type { Entry, Opened } from '../../table/entry.js'
import { chairOf } from '../../table/state.js'
import { commitmentOf, dealsName, dealsOfDay, shufflesOfDays, today, type DayOf } from '../deals.js'
import { refuseDaily, type DailyRefused } from '../refusal.js'
import type { Attempt } from '../store.js'
import { mondayOf } from '../week.js'
import { closingOf, pluginOf } from './days.js'
import { dayPlayers, type DayPlayer } from './player.js'

export function playResolver(gateway: Gateway): Resolver<{ readonly game: string }> {
  const { daily, weeks, tables, eventKeys: keys, entropy, room, time, log, opensTables } = gateway
  const players = dayPlayers(gateway)
  const shuffle = shufflesOfDays(keys)
  const { show } = answerer(gateway)

  const begin = async (
    of: DayOf,
    { person, isGuest }: DayPlayer,
    opener: Opener,
  ): Promise<Attempt | DailyRefused> => {
    if (!opensTables()) return refuseDaily('UNAVAILABLE')
    const rows = tables.rows()
    if (atTooMany(rows, null, person) || !(await room.mayOpen(opener, rows))) return refuseDaily('TOO_MANY')
    if (isGuest && !(await room.mayTry(opener))) return refuseDaily('TOO_MANY')
    if ((await closingOf(daily, of, false)) !== undefined) return refuseDaily('UNAVAILABLE')
    const commitment = commitmentOf(keys, of)
    return daily.begin({ ...of, person: person.id, table: entropy.word(8), commitment })
  }

  /** Opens the table of an attempt, unless it was opened before. */
  const seated = (
    plugin: Plugin,
    { table, day, club, commitment }: Attempt,
    person: Person,
  ): Promise<LiveTable | 'UNAVAILABLE'> => {
    const profile = plugin.profiles[0] as string
    const chairs = plugin.chairs(profile)[0] as number
    const opened: Opened = {
      kind: 'open',
      game: plugin.id,
      version: plugin.version,
      profile,
      chairs,
      length: dealsOfDay,
      speed: 'NORMAL',
      invitation: null,
      sealed: null,
      daily: { day: dealsName({ day, club }), commitment },
    }
    const next = shuffle(opened, 0)
    if (next === undefined) return Promise.resolve('UNAVAILABLE')
    return tables.openAs(table, plugin, () => opened, [...seats(person, chairs), { kind: 'shuffle', next }])
  }

  return async (_, { game }, context) => {
    const plugin = pluginOf(gateway, game)
    if (plugin === undefined) return refuseDaily('UNKNOWN_GAME')
    const player = await players.playing(context)
    if (player === undefined) return refuseDaily('ACCOUNT_NEEDED')
    const { person, isGuest, selves, club } = player
    const line = 'the deals of the day could not be reached'
    return orUnavailable(log, line, refuseDaily('UNAVAILABLE'), async () => {
      const of: DayOf = { game, day: today(time.now()), club }
      const attempt = (await daily.ofAny(of, selves)) ?? (await begin(of, player, context))
      if ('code' in attempt) return attempt
      if (!isGuest && attempt.person === person.id)
        await weeks.enter({ game, week: mondayOf(of.day), club: attempt.club }, person.id)
      const table = await seated(plugin, attempt, person)
      if (table === 'UNAVAILABLE') return refuseDaily(table)
      // A seat moves to the account of its guest as long as the table is in play, but not later.
      const isTheirs = attempt.person === person.id || chairOf(table.state(), person.id) !== undefined
      return isTheirs ? show(table, person) : refuseDaily('PLAYED')
    })
  }
}

/** The person on the first chair, and masters on all others. */
const seats = (person: Person, chairs: number): readonly Entry[] => [
  { kind: 'sit', chair: 0, person, luck: '' },
  ...namesBeside([person.name], chairs - 1).map((name, i) => botSat(i + 1, name, 'master')),
]
