/**
 * The week: who plays the deals of a day from Monday to Sunday is in a league of some thirty, and the best and last of it change the division.
 * Everything follows from the results of the days, except who is in which league. Pure.
 */

/** New people begin in the lowest division, which has the highest number. */
export const divisions = 5
/** A league is full with so many. */
export const leagueSize = 30
/** A smaller league plays together with a neighbour. */
const smallest = 10
/** Of the seven days the best five count: whoever misses two loses nothing. */
export const countedDays = 5
/** One in so many goes up, and one down. */
const part = 5

const aDay = 24 * 60 * 60_000
const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * aDay).toISOString().slice(0, 10)

/** The Monday of the week of a day. Days are dates, so a change of summer time does not matter. */
export const mondayOf = (day: string): string =>
  plus(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The days of a week, from its Monday. */
export const daysOf = (week: string): readonly string[] => Array.from({ length: 7 }, (_, n) => plus(week, n))

export const sundayOf = (week: string): string => plus(week, 6)
export const weeksBefore = (week: string, n: number): string => plus(week, -7 * n)

/**
 * Points of a day: which part of all who played the same deals a player has left behind, in hundredths; themselves and equal totals count
 * half. So a day with a great hand is worth no more than another, alone one has 50, and whoever plays never loses points by it.
 */
export function dayPoints(total: number, all: readonly number[]): number {
  const below = all.filter((other) => other < total).length
  const equal = all.filter((other) => other === total).length
  return Math.round((100 * (2 * below + equal)) / (2 * all.length))
}

/** Somebody in a league of a week. */
export interface Member {
  readonly person: string
  readonly division: number
  readonly league: number
}

/**
 * The leagues of a week, the best division first. What is too small plays together with the league before it in its division; a whole division
 * that is too small, with the first league of the next one; the lowest, with the last league above.
 */
export function leaguesOf<M extends Member>(members: readonly M[]): readonly (readonly M[])[] {
  const all: (readonly M[])[] = []
  let above: readonly M[] = []
  for (let division = 1; division <= divisions; division++) {
    const [first = [], ...others] = inDivision(members, division)
    above = [...above, ...first]
    if (above.length < smallest) continue
    all.push(above, ...others)
    above = []
  }
  if (above.length === 0) return all
  return [...all.slice(0, -1), [...(all.at(-1) ?? []), ...above]]
}

/** The leagues of one division; of those after the first, none is too small. */
function inDivision<M extends Member>(members: readonly M[], division: number): readonly (readonly M[])[] {
  const ofDivision = members.filter((one) => one.division === division)
  const numbers = [...new Set(ofDivision.map(({ league }) => league))].toSorted((a, b) => a - b)
  const leagues: (readonly M[])[] = []
  for (const number of numbers) {
    const league = ofDivision.filter((one) => one.league === number)
    const before = leagues.at(-1)
    if (before !== undefined && (league.length < smallest || before.length < smallest))
      leagues[leagues.length - 1] = [...before, ...league]
    else leagues.push(league)
  }
  return leagues
}

/** The newest league of a division, and how many are in it. */
export interface Newest {
  readonly league: number
  readonly members: number
}

/** Where the next one of a division plays. @param newest undefined if the division has no league yet */
export const nextLeague = (newest: Newest | undefined): number => {
  if (newest === undefined) return 1
  return newest.members < leagueSize ? newest.league : newest.league + 1
}

export type Movement = 'UP' | 'STAYS' | 'DOWN'

export interface WeekRow<M extends Member = Member> {
  readonly member: M
  /** From 1; equal players share a place. null: no day is played. */
  readonly place: number | null
  /** The sum of the days that count. */
  readonly points: number
  /** Points by day, from Monday; null: not played. */
  readonly days: readonly (number | null)[]
  readonly movement: Movement
}

/**
 * The table of a league.
 * @param pointsOf the points of a person by day, from Monday; null for a day that they have not played
 */
export function leagueTable<M extends Member>(
  league: readonly M[],
  pointsOf: (person: string) => readonly (number | null)[],
): readonly WeekRow<M>[] {
  const rows = league.map((member) => {
    const days = pointsOf(member.person)
    const best = days.filter((points) => points !== null).toSorted((a, b) => b - a)
    const points = best.slice(0, countedDays).reduce((sum, one) => sum + one, 0)
    return { member, days, points, best: best[0] ?? null }
  })
  const playing = rows.filter(({ best }) => best !== null)
  const moving = Math.floor(playing.length / part)
  return rows
    .map(({ member, days, points, best }): WeekRow<M> => {
      if (best === null) return { member, days, points, place: null, movement: 'STAYS' }
      const before = playing.filter(
        (other) => other.points > points || (other.points === points && (other.best ?? 0) > best),
      ).length
      const place = before + 1
      return { member, days, points, place, movement: movementOf(place, moving, playing.length, member) }
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.member.person < b.member.person ? -1 : 1))
}

const orderOf = ({ place }: Pick<WeekRow, 'place'>): number => place ?? Number.MAX_SAFE_INTEGER

/** Whoever shares a place that goes up goes up, too. Of those who share a place at the lower line, all stay if one of them does. */
function movementOf(place: number, moving: number, playing: number, { division }: Member): Movement {
  if (place <= moving) return division === 1 ? 'STAYS' : 'UP'
  if (place > playing - moving) return division === divisions ? 'STAYS' : 'DOWN'
  return 'STAYS'
}

const steps: Readonly<Record<Movement, number>> = { UP: -1, STAYS: 0, DOWN: 1 }

/** The division in which somebody plays next. */
export const nextDivision = ({ member, movement }: Pick<WeekRow, 'member' | 'movement'>): number =>
  member.division + steps[movement]
