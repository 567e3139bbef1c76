/**
 * A season as the sheets of one workbook: the scheme of its ranking, the people of the register, and the results of its events. Each sheet has
 * the columns that its import reads, so the season can be brought to another register without a change.
 */
import { firstNames, surname } from '@stolik/core'
import { seasonSheets } from '@stolik/contract/ranking/files'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet, SheetPlayer } from '@stolik/contract/ranking/sheet'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { SheetCell, SheetTable } from '@stolik/files/write/sheet-table'
import type { Membership, Person } from '@stolik/ranking/model/people'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { samePeople, standingMerges } from '@stolik/ranking/model/same'
import type { RankingStore } from '../store/sql.js'

export interface SeasonTables {
  readonly tables: readonly SheetTable[]
  /** English sentences about what the sheets cannot hold. */
  readonly left: readonly string[]
}

type SeasonStore = Pick<RankingStore, 'ranking' | 'currentSheets' | 'sheets' | 'persons' | 'merges'>

export async function seasonTables(
  store: SeasonStore,
  ranking: string,
): Promise<SeasonTables | RankingRefusal> {
  const found = await store.ranking(ranking)
  const scheme = found?.schemes.at(-1)
  if (found === undefined || scheme === undefined) return refuse('UNKNOWN_RANKING', { ranking })
  const heads = await store.currentSheets(scheme.game, scheme.season.from, scheme.season.until)
  const sheets = await store.sheets(heads.map(({ hash }) => hash))
  const merges = standingMerges(await store.merges())
  const same = samePeople(merges)
  const people = await store.persons()
  const roots = people.filter(({ id }) => same.of(id) === id)
  const named = new Map(roots.map((person, i) => [person.id, rowName(person, found.association, i + 1)]))
  const left: string[] = []
  if (merges.length > 0)
    left.push(`${merges.length} records that were merged are one with the person they are of`)
  return {
    tables: [
      schemeTable(scheme),
      membersTable(roots, named, found.association, left),
      resultsTable([...sheets.values()], (id) => named.get(same.of(id))),
    ],
    left,
  }
}

const schemeTable = (scheme: Scheme): SheetTable => ({
  name: seasonSheets.scheme,
  heads: ['field', 'value'],
  rows: Object.entries(scheme).map(([field, value]) => [field, JSON.stringify(value)]),
})

/** How the rows of both sheets call a person. */
interface RowName {
  readonly surname: string
  readonly given: string
  readonly licence: string | null
}

/** Whoever is forgotten keeps their results, which others are compared with, but has no name. */
function rowName(person: Person, association: string, n: number): RowName {
  const name = person.name ?? `N. N. ${n}`
  return { surname: surname(name), given: firstNames(name), licence: numberOf(person, association) }
}

/** The number of the licence that began last. A person who is forgotten has days of licences, but no numbers. */
const numberOf = ({ licences }: Person, association: string): string | null =>
  licences
    .filter(({ of, number }) => of === association && number !== '')
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1)?.number ?? null

function membersTable(
  people: readonly Person[],
  names: ReadonlyMap<string, RowName>,
  association: string,
  left: string[],
): SheetTable {
  const forgotten = people.filter((person) => person.forgotten).length
  if (forgotten > 0) left.push(`${forgotten} people who were forgotten are called N. N. with a number`)
  return {
    name: seasonSheets.members,
    heads: ['surname', 'given', 'club', 'joined', 'licence', 'from', 'until', 'born'],
    rows: people.flatMap((person) => memberRows(person, names.get(person.id) as RowName, association, left)),
  }
}

/** A row for each period of a licence and for each club, side by side. The shorter column goes on with its last cells. */
function memberRows(
  person: Person,
  { surname: last, given, licence }: RowName,
  association: string,
  left: string[],
): readonly (readonly SheetCell[])[] {
  const name = person.name ?? ''
  const periods = person.licences.filter(({ of, number }) => of === association && number === licence)
  const others = new Set(
    person.licences.map(({ number }) => number).filter((number) => number !== licence && number !== ''),
  )
  if (others.size > 0) left.push(`${name} has licences that are not in the sheet: ${[...others].join(', ')}`)
  const clubs = clubsOf(person, licence !== null)
  const days = person.clubs?.length ?? 0
  if (days > clubs.length)
    left.push(`${name} has clubs on ${days} days, of which ${clubs.length} are in the sheet`)
  return Array.from({ length: Math.max(1, periods.length, clubs.length) }, (_, i) => {
    const period = periods[i] ?? periods.at(-1)
    const membership = clubs[i] ?? clubs.at(-1)
    return [
      last,
      given,
      membership?.club ?? null,
      dayCell(membership?.from),
      licence,
      dayCell(period?.from),
      dayCell(period?.until),
      person.born ?? null,
    ]
  })
}

type Club = Pick<Membership, 'club'> & { readonly from: string | null }

/** Without a licence two rows would be two people. A day on which somebody was in no club has no row. */
function clubsOf({ club, clubs }: Person, licensed: boolean): readonly Club[] {
  if (clubs === undefined) return club === null ? [] : [{ club, from: null }]
  const known = clubs.filter((one) => one.club !== null)
  return licensed ? known : known.slice(-1)
}

const dayCell = (day: string | null | undefined): SheetCell =>
  day === null || day === undefined ? null : { at: day }

const resultHeads = [
  ...([
    'event',
    'date',
    'title',
    'kind',
    'organiser',
    'region',
    'profile',
    'series',
    'table',
    'place',
  ] as const),
  ...([
    'rank',
    'surname',
    'given',
    'club',
    'team',
    'pair',
    'licence',
    'points',
    'small',
    'hands',
    'won',
  ] as const),
  ...(['lost', 'online', 'categories', 'adjusted', 'adjustedSmall'] as const),
]

function resultsTable(sheets: readonly Sheet[], nameOf: (person: string) => RowName | undefined): SheetTable {
  const sources = new Map<string, string>()
  for (const { event, source } of sheets) if (!sources.has(event)) sources.set(event, source)
  const rows = sheets.flatMap((sheet) => {
    // An id is unique within its source alone.
    const event = sources.get(sheet.event) === sheet.source ? sheet.event : `${sheet.source}/${sheet.event}`
    const about = [
      event,
      { at: sheet.date },
      sheet.name,
      sheet.kind,
      sheet.organiser,
      sheet.region,
      sheet.profile,
    ]
    const adjusted = new Set<number>()
    return sheet.lists.player.map((index, i): readonly SheetCell[] => {
      const player = sheet.players[index] as SheetPlayer
      const isFirst = !adjusted.has(index)
      adjusted.add(index)
      return [...about, ...resultCells(sheet, player, i, nameOf(player.person), isFirst)]
    })
  })
  return { name: seasonSheets.results, heads: resultHeads, rows }
}

/** What a ranking reads of categories; an event has more. */
const ranked: ReadonlySet<string> = new Set(['women', 'junior', 'senior'])

function resultCells(
  { lists }: Sheet,
  { club, team, pair, place, categories, adjusted, adjustedSmall }: SheetPlayer,
  i: number,
  name: RowName | undefined,
  isFirst: boolean,
): readonly SheetCell[] {
  const at = (column: 'series' | 'table' | 'place' | 'small' | 'hands' | 'won' | 'lost' | 'online'): number =>
    lists[column][i] ?? 0
  return [
    ...[at('series'), at('table'), at('place'), place],
    ...[name?.surname ?? '', name?.given ?? '', club, team, pair ?? null, name?.licence ?? null],
    ...[points(lists.units[i] ?? 0), at('small'), at('hands'), at('won'), at('lost'), at('online')],
    categories.filter((one) => ranked.has(one)).join(' '),
    // Of a player, so they stand in one row.
    ...(isFirst ? [points(adjusted), adjustedSmall] : [null, null]),
  ]
}

/** Sixtieths with as many digits as tell them apart. */
const points = (units: number): number => Number((units / unitsAPoint).toFixed(6))
