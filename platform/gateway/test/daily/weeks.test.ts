/** Who plays in which league of a week, and what its end does, in every store: also when two gateways close it at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeWeeks, closeOfWeek } from '../../src/daily/close-weeks.js'
import { sqlDaily, type DayResult } from '../../src/daily/store.js'
import { daysOf, divisions, leagueSize } from '../../src/daily/week.js'
import { weekPoints } from '../../src/daily/week-points.js'
import { sqlWeeks, type WeekOf } from '../../src/daily/week-store.js'
import { columns, type Column } from '../columns.js'

const unsaid = { name_key: '', denied_roles: '' }

const week = '2026-10-19'
const next = '2026-10-26'
const of: WeekOf = { game: 'tiny', week, club: null }
const later: WeekOf = { ...of, week: next }
/** On the Monday after the week, in which the clocks were set back. */
const monday = closeOfWeek(week)

describe.each(columns)('leagues of the week in %s', (_, isHere, make) => {
  let column: Column
  beforeAll(async () => {
    if (isHere) column = await make()
  })
  afterAll(() => (isHere ? column.end() : undefined))
  beforeEach(async () => {
    if (!isHere) return
    const { db } = column.data
    for (const table of ['daily', 'daily_closed', 'daily_leagues', 'accounts'] as const)
      await db.deleteFrom(table).execute()
  })
  const weeks = () => sqlWeeks(column.data.db)
  const account = (id: string) =>
    column.data.db
      .insertInto('accounts')
      .values({ id, name: `Name of ${id}`, made: 1, roles: '', club_roles: '', ...unsaid })
      .execute()
  const enter = async (person: string, to = of): Promise<void> => {
    await account(person)
    await weeks().enter(to, person)
  }
  const leagueOf = async (person: string, which = of) =>
    (await weeks().members(which)).find((one) => one.person === person)

  /** Days whose results are these totals, the same on each day of the week. */
  const daysWith = (totals: Readonly<Record<string, number>>) => {
    const daily = sqlDaily(column.data.db)
    return {
      ...daily,
      commitment: () => Promise.resolve('c'),
      closedAt: () => Promise.resolve(monday as number | undefined),
      results: ({ day }: { readonly day: string }) => {
        const rows = Object.entries(totals).map(([person, total]): DayResult => ({
          person,
          total,
          table: person,
          name: person,
        }))
        return Promise.resolve({ rows: daysOf(week).includes(day) ? rows : [], begun: rows.length })
      },
    }
  }
  const five = { anna: 5, bea: 4, cyl: 3, dora: 2, ewa: 1 }
  const enterFive = async (): Promise<void> => {
    for (const person of Object.keys(five)) await enter(person)
  }

  it.skipIf(!isHere)('begin in the lowest division, thirty in each, and are fixed', async () => {
    for (let n = 0; n <= leagueSize; n++) await enter(`p${n}`)
    await weeks().enter(of, 'p0')
    const members = await weeks().members(of)
    expect(members).toHaveLength(leagueSize + 1)
    expect(new Set(members.map(({ division }) => division))).toEqual(new Set([divisions]))
    expect(members.filter(({ league }) => league === 2).map(({ person }) => person)).toEqual([
      `p${leagueSize}`,
    ])
  })

  it.skipIf(!isHere)('are apart for the members of a club', async () => {
    await enter('ola', { ...of, club: 'rybnik' })
    await enter('jan')
    expect((await weeks().members(of)).map(({ person }) => person)).toEqual(['jan'])
  })

  it.skipIf(!isHere)(
    'keep whoever plays on waiting until the week is closed, and then move them',
    async () => {
      await enterFive()
      for (const person of Object.keys(five)) await weeks().enter(later, person)
      expect(await weeks().members(later)).toEqual([])
      const day = { game: 'tiny', day: next, club: null, commitment: 'c' }
      await sqlDaily(column.data.db).begin({ ...day, person: 'anna', table: 't2222222' })
      const deps = { weeks: weeks(), daily: daysWith(five) }
      await closeWeeks(deps, monday - 60 * 60_000 * 3, next)
      expect(await weeks().isClosed(of)).toBe(false)
      await closeWeeks(deps, monday, next)
      expect(await weeks().isClosed(of)).toBe(true)
      // Anna began on Monday before the week was closed: now she has a league, one division up.
      expect(await leagueOf('anna', later)).toMatchObject({ division: divisions - 1 })
      await weeks().enter(later, 'bea')
      expect(await leagueOf('bea', later)).toMatchObject({ division: divisions })
    },
  )

  it.skipIf(!isHere)('wait while one day of the week is not closed', async () => {
    await enterFive()
    const daily = { ...daysWith(five), closedAt: () => Promise.resolve(undefined) }
    await closeWeeks({ weeks: weeks(), daily }, monday, next)
    expect(await weeks().isClosed(of)).toBe(false)
  })

  it.skipIf(!isHere)('are closed once, by whichever of two gateways is first', async () => {
    await enterFive()
    const reversed = Object.fromEntries(Object.keys(five).map((person, n) => [person, n]))
    const [one, other] = [daysWith(five), daysWith(five)]
    await Promise.all([one, other].map((daily) => closeWeeks({ weeks: weeks(), daily }, monday, next)))
    // Even if what a third one counts differs, since somebody has been forgotten meanwhile.
    await closeWeeks({ weeks: weeks(), daily: daysWith(reversed) }, monday, next)
    await weeks().close(of, [{ person: 'ewa', next: 1 }])
    const after = await Promise.all(Object.keys(five).map((person) => weeks().nextOf(of, person)))
    expect(after).toEqual([divisions - 1, divisions, divisions, divisions, divisions])
  })

  it.skipIf(!isHere)('leave whoever missed some weeks where they were', async () => {
    await enterFive()
    await closeWeeks({ weeks: weeks(), daily: daysWith(five) }, monday, next)
    const winter: WeekOf = { ...of, week: '2026-12-14' }
    await weeks().enter(winter, 'anna')
    expect(await leagueOf('anna', winter)).toMatchObject({ division: divisions - 1 })
  })

  it.skipIf(!isHere)('are forgotten with their person, and after a year', async () => {
    await enterFive()
    await weeks().forget('anna')
    expect(await leagueOf('anna')).toBeUndefined()
    await weeks().tidy(next)
    expect(await weeks().members(of)).toEqual([])
  })

  it.skipIf(!isHere)('count points of the days so far, and none of the days to come', async () => {
    const points = await weekPoints(daysWith({ anna: 9, bea: 3 }), of, '2026-10-20')
    expect(points('anna')).toEqual([75, 75, null, null, null, null, null])
    expect(points('jan')).toEqual([null, null, null, null, null, null, null])
  })
})
