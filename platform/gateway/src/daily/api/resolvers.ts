/** The deals of the day: who may play them, and what everybody may see. */
import { orUnavailable } from '../../graphql/answered.js'
import type { Plugin, Sealed } from '@stolik/core'
import type { Account } from '../../account/account.js'
import { privileges } from '../../account/privilege.js'
import {
  commitmentOf,
  dealsName,
  dealsOfDay,
  hasDays,
  isDay,
  deadlineOf,
  openedDeals,
  shufflesOfDays,
  today,
  type DayOf,
} from '../deals.js'
import { refuseDaily, type DailyRefused } from '../refusal.js'
import { keptDays } from '../release.js'
import { noLimit, type Attempt, type DayResult, type Results } from '../store.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import type { LiveTable } from '../../live/live.js'
import { botSat, namesBeside } from '../../table/bots.js'
import type { Person } from '../../base/person.js'
import type { Entry, Opened } from '../../table/entry.js'
import type { Gateway } from '../../api/gateway.js'
import { atTooMany } from '../../lobby/api/open.js'
import type { Opener } from '../../lobby/api/room.js'
import { answerer } from '../../table/api/answer.js'

interface DayArgs {
  readonly game: string
  readonly day?: string | null
  readonly club?: string | null
}

const aDay = 24 * 60 * 60_000

export function dailyResolvers(gateway: Gateway) {
  const {
    accounts,
    games,
    daily,
    tables,
    eventKeys: keys,
    settings,
    budget,
    entropy,
    room,
    time,
    log,
    opensTables,
  } = gateway
  const privilege = privileges(gateway)
  const shuffle = shufflesOfDays(keys)
  const { show } = answerer(gateway)

  const pluginOf = (game: string): Plugin | undefined =>
    games.map(({ plugin }) => plugin).find((plugin) => plugin.id === game && hasDays(plugin))

  const answered = (answer: () => Promise<object>): Promise<object> =>
    orUnavailable(log, 'the deals of the day could not be reached', refuseDaily('UNAVAILABLE'), answer)

  /** The club whose deals an account plays; null: everybody's. */
  const clubOf = (account: Account | undefined): string | null => {
    const club = account?.club ?? null
    return club !== null && settings.hasClub(club) ? club : null
  }

  /**
   * The deals of a past day that were played for these. A release before 1.3 gave the members of a club the deals of everybody, and listed
   * them by their accounts.
   */
  const pastDeals = async (of: DayOf): Promise<DayOf> => {
    if (of.club === null || (await daily.commitment(of)) !== undefined) return of
    return { ...of, club: null }
  }

  /** When deals were closed; undefined while they are secret. Those of today can be, too: if the clock was set back over midnight. */
  const closingOf = async (deals: DayOf, isPast: boolean): Promise<number | undefined> => {
    const closedAt = await daily.closedAt(deals)
    return isPast || closedAt !== noLimit ? closedAt : undefined
  }

  const dailyDeals: Resolver<DayArgs> = async (_, { game, day: wantedDay, club: named = null }, context) => {
    const { person, session } = context
    const now = time.now()
    const day = wantedDay ?? today(now)
    if (pluginOf(game) === undefined) return refuseDaily('UNKNOWN_GAME')
    const isKept = isDay(day) && day <= today(now) && day >= today(now - keptDays * aDay)
    const isClub = named === null || settings.clubs().some(({ id }) => id === named)
    if (!isKept || !isClub) return refuseDaily('BAD_CHOICE')
    await budget.pay(context, prices.daily)
    const isPast = day < today(now)
    return answered(async () => {
      const account = person === null || session === null ? undefined : await accounts.byId(person.id)
      const of: DayOf = { game, day, club: named ?? clubOf(account) }
      const own = person === null ? undefined : await daily.of(of, person.id)
      const deals = isPast ? await pastDeals(of) : of
      const noted = await daily.commitment(deals)
      const closedAt = await closingOf(deals, isPast)
      const until = closedAt ?? deadlineOf(day)
      const results =
        noted === undefined
          ? { rows: [], begun: 0 }
          : await daily.results({ ...of, commitment: noted, until })
      // Nobody of the club played: what everybody played is not its business.
      const isPlayed = noted !== undefined && (deals.club === of.club || results.begun > 0)
      const stillUnplayed = isPast ? null : commitmentOf(keys, of)
      const isOver = closedAt !== undefined
      return showDay({
        of,
        commitment: isPlayed ? noted : stillUnplayed,
        isOver,
        opened: isPlayed && isOver ? (openedDeals(keys, deals, noted) ?? null) : null,
        closes: deadlineOf(day),
        person: person?.id ?? null,
        table: own?.table ?? null,
        results,
      })
    })
  }

  const playDaily: Resolver<{ readonly game: string }> = async (_, { game }, context) => {
    const plugin = pluginOf(game)
    if (plugin === undefined) return refuseDaily('UNKNOWN_GAME')
    const account = await privilege.asking(context)
    if (typeof account === 'string') return refuseDaily('ACCOUNT_NEEDED')
    const person: Person = { id: account.id, name: account.name }
    return answered(async () => {
      const of: DayOf = { game, day: today(time.now()), club: clubOf(account) }
      const attempt = (await daily.of(of, person.id)) ?? (await begin(of, person, context))
      if ('code' in attempt) return attempt
      const table = await seated(plugin, attempt, person)
      return table === 'UNAVAILABLE' ? refuseDaily(table) : show(table, person)
    })
  }

  const begin = async (of: DayOf, person: Person, opener: Opener): Promise<Attempt | DailyRefused> => {
    if (!opensTables()) return refuseDaily('UNAVAILABLE')
    const rows = tables.rows()
    if (atTooMany(rows, null, person) || !(await room.mayOpen(opener, rows))) return refuseDaily('TOO_MANY')
    if ((await closingOf(of, false)) !== undefined) return refuseDaily('UNAVAILABLE')
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

  return { Query: { dailyDeals }, Mutation: { playDaily } }
}

/** The person on the first chair, and masters on all others. */
const seats = (person: Person, chairs: number): readonly Entry[] => [
  { kind: 'sit', chair: 0, person, luck: '' },
  ...namesBeside([person.name], chairs - 1).map((name, i) => botSat(i + 1, name, 'master')),
]

// The deals of a day in the shape of the schema. Pure.

/** How many results are listed. */
const mostRows = 100

interface DayShown {
  readonly of: DayOf
  readonly commitment: string | null
  /** Whether the day is closed. */
  readonly isOver: boolean
  /** What the deals came from, if the day is closed. */
  readonly opened: Sealed | null
  /** When the day is closed at the latest. */
  readonly closes: number
  readonly person: string | null
  /** The table of the person who asks. */
  readonly table: string | null
  readonly results: Results
}

function showDay({ of, commitment, isOver, opened, closes, person, table, results }: DayShown) {
  const rows = results.rows.map((row) => showRow(row, results.rows, isOver))
  const mine = results.rows.findIndex((row) => row.person === person)
  return {
    __typename: 'DailyDeals',
    game: of.game,
    day: of.day,
    club: of.club,
    deals: dealsOfDay,
    commitment,
    opened,
    over: isOver,
    closes,
    table,
    own: rows[mine] ?? null,
    rows: rows.slice(0, mostRows),
    finished: results.rows.length,
    begun: results.begun,
  }
}

const showRow = ({ name, total, table }: DayResult, all: readonly DayResult[], isOver: boolean) => ({
  place: 1 + all.filter((other) => other.total > total).length,
  name,
  total,
  table: isOver ? table : null,
})
