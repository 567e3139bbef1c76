/** Maps rankings to the types of the schema. */
import type { Ages, Counted, Row } from '@stolik/contract/ranking/edition'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { showArgs } from '../../table/show-sheet.js'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Person } from '@stolik/ranking/model/people'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import type { EditionHead, EditionRecord, PlayedEvent, Ranking } from '../store/store.js'
import { problemWords, refusalWords } from './words.js'

export const showRefused = (refusal: RankingRefusal) => ({
  __typename: 'RankingRefused',
  code: refusal.refused,
  args: showArgs(refusal.args),
  message: refusalWords(refusal),
  problems: (refusal.problems ?? []).map((problem) => ({
    line: problem.line,
    code: problem.code,
    args: showArgs(problem.args),
    message: problemWords(problem),
  })),
})

const statusOf = ({ stamps }: Pick<EditionHead, 'stamps'>) => (stamps.at(-1)?.status ?? 'draft').toUpperCase()

const showHead = (head: EditionHead) => ({
  number: head.number,
  date: head.date,
  status: statusOf(head),
  at: head.stamps.at(-1)?.at ?? 0,
  hash: head.hash,
})

export function showRanking({ id, association, schemes }: Ranking, heads: readonly EditionHead[]) {
  const scheme = schemes.at(-1)
  return {
    __typename: 'Ranking',
    id,
    association,
    version: schemes.length,
    scheme: JSON.stringify(scheme),
    schemes: schemes.map((one) => JSON.stringify(one)),
    name: scheme?.name ?? id,
    game: scheme?.game ?? '',
    editions: heads.map(showHead),
  }
}

/** The current name and club of a person: editions contain sealed names only, so the register's names are shown. */
export type NameOf = (person: string) => Pick<Person, 'name' | 'club'> | undefined

export const showRow = (row: Row, nameOf: NameOf) => {
  const known = nameOf(row.person)
  const name = known?.name ?? null
  // The club they play for in the ranking, unless they are forgotten.
  return { ...row, name, club: name === null ? null : (row.club ?? known?.club ?? null) }
}

export const showAges = ({ youngest, oldest, equals }: Ages, nameOf: NameOf) => {
  const persons = (ids: readonly string[]) =>
    ids.map((person) => ({ person, name: nameOf(person)?.name ?? null }))
  return {
    youngest: persons(youngest),
    oldest: persons(oldest),
    equals: equals.map(({ order, behind }) => ({ order: order.map(persons), behind: persons(behind) })),
  }
}

/** All people whom an edition says something about by age. */
export const agedIn = ({ youngest, oldest, equals }: Ages): readonly string[] => [
  ...[...youngest, ...oldest],
  ...equals.flatMap(({ order, behind }) => [...order.flat(), ...behind]),
]

export function showEdition(edition: EditionRecord, rows: readonly Row[], nameOf: NameOf) {
  const { hash, content, stamps } = edition
  const { ranking, number, date, scheme, schemeVersion, corrects, carried, sheets, result } = content
  return {
    __typename: 'Edition',
    ranking,
    number,
    date,
    hash,
    schemeVersion,
    corrects,
    carried,
    sheets,
    scheme: JSON.stringify(scheme),
    status: statusOf(edition),
    stamps: stamps.map((stamp) => ({ ...stamp, status: stamp.status.toUpperCase() })),
    length: result.all.length,
    rows: rows.map((row) => showRow(row, nameOf)),
  }
}

export const showCounted = ({ sheet: hash, series, value, taken }: Counted, sheet: Sheet) => ({
  sheet: hash,
  event: sheet.event,
  source: sheet.source,
  name: sheet.name,
  date: sheet.date,
  series,
  value,
  taken,
})

export function showSheet(hash: string, sheet: Sheet, nameOf: NameOf) {
  const { players, lists, ...rest } = sheet
  return {
    __typename: 'RankingSheet',
    ...rest,
    hash,
    kind: rest.kind.toUpperCase(),
    lists: lists.player.map((index, i) => {
      const person = players[index]?.person ?? ''
      return {
        person,
        name: nameOf(person)?.name ?? null,
        ...listAt(lists, i),
      }
    }),
  }
}

const listAt = (lists: Sheet['lists'], i: number) => ({
  series: lists.series[i],
  table: lists.table[i],
  place: lists.place[i],
  points: (lists.units[i] as number) / unitsAPoint,
  small: lists.small[i],
  hands: lists.hands[i],
  won: lists.won[i],
  lost: lists.lost[i],
  online: lists.online[i] === 1,
})

/** One person's result in an event: all lists and adjustments together. */
export function showPlayed(
  { hash, event, source, date, game, tally }: PlayedEvent,
  { players, lists, name, kind }: Sheet,
  person: string,
) {
  const index = players.findIndex((player) => player.person === person)
  const player = players[index]
  const own = lists.player.flatMap((one, i) => (one === index ? [i] : []))
  const sum = (column: readonly number[]): number => own.reduce((all, i) => all + (column[i] as number), 0)
  return {
    sheet: hash,
    event,
    source,
    date,
    game,
    name,
    kind: kind.toUpperCase(),
    place: player?.place ?? null,
    players: players.length,
    lists: own.length,
    points: (sum(lists.units) + (player?.adjusted ?? 0)) / unitsAPoint,
    small: sum(lists.small) + (player?.adjustedSmall ?? 0),
    hands: sum(lists.hands),
    won: sum(lists.won),
    lost: sum(lists.lost),
    kinds: tally?.kinds ?? [],
    best: tally?.best ?? null,
  }
}
