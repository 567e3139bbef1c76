/** Seasons for tests and benchmarks: schemes, sheets written as one line per list, and large ones from a seed. */
import type { Points, Rating, Scheme } from '@stolik/contract/ranking/scheme'
import type { Lists, Sheet, SheetPlayer } from '@stolik/contract/ranking/sheet'
import { seeded, shuffled, type Random } from '@stolik/core'
import type { HashedSheet, Inputs } from '@stolik/ranking/count/index'
import { unitsAPoint } from '@stolik/contract/shapes'

export const points: Points = {
  kind: 'points',
  of: 'event',
  value: { kind: 'points' },
  take: 'sum',
  best: null,
  minimum: { events: 0, lists: 0, hands: 0, share: 0 },
  decay: null,
  carry: null,
}

export const glicko: Extract<Rating, { kind: 'glicko2' }> = {
  kind: 'glicko2',
  rating: 1500,
  deviation: 350,
  volatility: 0.06,
  tau: 0.5,
  period: 'event',
  minimum: points.minimum,
}

export const openskill: Extract<Rating, { kind: 'openskill' }> = {
  kind: 'openskill',
  mu: 25,
  sigma: 25 / 3,
  beta: 25 / 6,
  tau: 0,
  cautious: 3,
  minimum: points.minimum,
}

export const scheme: Scheme = {
  format: 'stolik-scheme/1',
  name: 'Season',
  game: 'tiny',
  profiles: ['plain'],
  season: { from: '2026-01-01', until: '2026-12-31' },
  parts: [
    {
      name: 'all',
      kinds: ['tournament', 'evening'],
      online: true,
      hall: true,
      organisers: null,
      regions: null,
      events: null,
      weight: 1,
    },
  ],
  count: points,
  players: { licensed: false, clubs: null },
  tieBreaks: [],
  categories: [],
  teams: null,
  divisions: null,
  decimals: 2,
}

/** A sheet from lines `person series table place points small hands won lost`; an o marks an online table. */
export function sheet(
  event: string,
  date: string,
  lines: readonly string[],
  more: Partial<Sheet> = {},
): HashedSheet {
  const columns = emptyLists()
  const persons: string[] = []
  for (const line of lines) {
    const [person = '', ...figures] = line.trim().split(/\s+/)
    const [series = 1, table = 1, place = 0, of = 0, small = 0, hands = 0, won = 0, lost = 0] = figures
      .filter((one) => one !== 'o')
      .map(Number)
    if (!persons.includes(person)) persons.push(person)
    const row = {
      player: persons.indexOf(person),
      series,
      table,
      place,
      units: of * unitsAPoint,
      small,
      hands,
      won,
      lost,
      online: figures.includes('o') ? 1 : 0,
    }
    for (const [name, value] of Object.entries(row)) columns[name as keyof Lists].push(value)
  }
  const known = new Map(more.players?.map((one) => [one.person, one]))
  return hashed({
    format: 'stolik-sheet/1',
    event,
    source: 'here',
    name: event,
    date,
    kind: 'tournament',
    game: 'tiny',
    profile: 'plain',
    version: '1',
    organiser: 'association',
    region: null,
    result: null,
    ...more,
    players: persons.map((person) => known.get(person) ?? player(person)),
    lists: columns,
  })
}

export const player = (person: string, more: Partial<SheetPlayer> = {}): SheetPlayer => ({
  person,
  club: null,
  team: null,
  categories: [],
  place: null,
  adjusted: 0,
  adjustedSmall: 0,
  ...more,
})

const emptyLists = (): Record<keyof Lists, number[]> => ({
  player: [],
  series: [],
  table: [],
  place: [],
  units: [],
  small: [],
  hands: [],
  won: [],
  lost: [],
  online: [],
})

/** Uses the event as its hash, since counting does not depend on how hashes are made. */
export const hashed = (sheet: Sheet): HashedSheet => ({ hash: `${sheet.source}/${sheet.event}`, sheet })

export const season = (sheets: readonly HashedSheet[], more: Partial<Inputs> = {}): Inputs => ({
  date: '2026-12-31',
  sheets,
  licences: [],
  carried: null,
  ...more,
})

/**
 * A season of `rows` rows: events of about a hundred people at tables of four, each with the same number of lists. Five people
 * form a team, forty a club. A team comes complete or not at all.
 */
export function largeSeason(
  rows: number,
  persons: number,
  lists: number,
  seed = 'season',
): readonly HashedSheet[] {
  const random = seeded(seed)
  const teams = Math.floor(persons / 5)
  const size = Math.min(100, Math.floor(teams / 4) * 20)
  const events = Math.round(rows / (size * lists))
  return Array.from({ length: events }, (_, event) => {
    const coming = new Set<number>()
    while (coming.size < size / 5) coming.add(random.below(teams))
    const numbers = [...coming].flatMap((team) => [0, 1, 2, 3, 4].map((n) => team * 5 + n))
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor((event * 365) / events)))
    return hashed({
      format: 'stolik-sheet/1',
      event: `e${event}`,
      source: 'here',
      name: `e${event}`,
      kind: 'tournament',
      date: day.toISOString().slice(0, 10),
      game: 'tiny',
      profile: 'plain',
      version: '1',
      organiser: 'association',
      region: null,
      result: null,
      players: numbers.map((n, i) =>
        player(`p${n}`, {
          club: `club ${Math.floor(n / 40)}`,
          team: `team ${Math.floor(n / 5)}`,
          place: i + 1,
          categories: n % 4 === 0 ? ['women'] : [],
        }),
      ),
      lists: largeLists(random, numbers.length, lists),
    })
  })
}

function largeLists(random: Random, players: number, lists: number): Lists {
  const columns = emptyLists()
  for (let series = 1; series <= lists; series++) {
    const seats = shuffled(
      Array.from({ length: players }, (_, i) => i),
      random,
    )
    for (let table = 0; table * 4 < players; table++) {
      const small = [0, 1, 2, 3].map(() => random.below(200) - 60)
      small.forEach((own, chair) => {
        const place = 1 + small.filter((other) => other > own).length
        columns.player.push(seats[table * 4 + chair] as number)
        columns.series.push(series)
        columns.table.push(table + 1)
        columns.place.push(place)
        columns.units.push(([5, 3, 1, 0][place - 1] as number) * unitsAPoint)
        columns.small.push(own)
        columns.hands.push(36 + (table % 5))
        columns.won.push(random.below(12))
        columns.lost.push(random.below(6))
        columns.online.push(0)
      })
    }
  }
  return columns
}
