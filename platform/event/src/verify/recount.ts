/** Counts the lists again and compares every figure, place and prize with those of the result. */
import { isSame } from '@stolik/contract/canonical'
import type { Category } from '@stolik/contract/shapes'
import type { ResultsFile } from '@stolik/contract/published/results'
import type { Settled } from '@stolik/core'
import type { Lists } from '../model/lists.js'
import { mixed } from '../model/lots.js'
import { followsStandings } from '../model/playing.js'
import { resultContent } from '../standing/hash.js'
import { settleMoney } from '../standing/money.js'
import { rankedNow } from '../standing/index.js'
import { drawOrder } from '../draw/order.js'
import { prizes } from '../standing/prizes.js'
import type { EventState } from '../model/state.js'
import { valueText, type Check, type Difference, type NotRepeated, type Where } from './difference.js'
import { unless } from './lots.js'

/** Whether the rules accept each line. If they do not, nothing can be counted. */
export function linesDiffer({ content }: ResultsFile, lists: Lists): readonly Difference[] {
  const { profile } = content.regulations.format
  return content.series.flatMap(({ series, tables }, s) =>
    tables.flatMap(({ table, players, lines }, t) => {
      const settled: Settled[] = []
      for (const [h, line] of lines.entries()) {
        const read = lists.papers.enter(profile, players.length, settled, line)
        const where = { series, table, hand: h + 1 }
        const path = `content.series.${s}.tables.${t}.lines.${h}`
        if ('refused' in read) return unless('line', where, path, line, read.refused)
        if (read.line !== line && lists.version === content.game.version)
          return unless('line', where, path, line, read.line)
        settled.push(read.settled)
      }
      return []
    }),
  )
}

type Given = ResultsFile['content']['standings']
type Row = Readonly<Record<string, unknown>>

/** @param raw the standings as the file has them */
export function standingsDiffer(
  file: ResultsFile,
  raw: Given,
  state: EventState,
  lists: Lists,
): readonly Difference[] {
  const numbers = new Map(file.content.players.map(({ id, number }) => [id, number]))
  const counted = resultContent(state, lists).standings
  const player = (id: unknown): Where => {
    const number = numbers.get(String(id))
    return number === undefined ? {} : { player: number }
  }
  const path = 'content.standings'
  return [
    ...cellsDiffer(raw.individual, counted.individual, player),
    ...rowsDiffer('count', raw.individual, counted.individual, 'player', `${path}.individual`, {}, player),
    ...groupsDiffer(file, raw, counted.groups as unknown as Given['groups']),
    ...categoriesDiffer(file, state, raw, counted.categories as unknown as Given['categories'], player),
  ]
}

/** By player, so that somebody who stands elsewhere is compared with themselves. */
function cellsDiffer(
  published: readonly Row[],
  counted: readonly Row[],
  player: (id: unknown) => Where,
): readonly Difference[] {
  const rows = new Map(counted.map((row) => [row['player'], row['cells'] as readonly Row[]]))
  return published.flatMap(({ player: id, cells }, r) => {
    const own = cells as readonly Row[] | undefined
    const other = rows.get(id) ?? []
    return other.flatMap((cell, c) => {
      const claimed = own?.[c] ?? {}
      const { series, table, chair } = cell as { series: number; table: number | null; chair: number | null }
      const at = {
        series,
        ...(table === null ? {} : { table }),
        ...(chair === null ? {} : { chair }),
        ...player(id),
      }
      return fieldsDiffer('lists', claimed, cell, at, `content.standings.individual.${r}.cells.${c}`)
    })
  })
}

/** Compares the figures of each row with those of the same player or group, then the order of the rows. */
function rowsDiffer(
  check: Check,
  published: readonly Row[],
  counted: readonly Row[],
  key: string,
  path: string,
  where: Where,
  name: (id: unknown) => Where,
): readonly Difference[] {
  const right = new Map(counted.map((row) => [row[key], row]))
  const compared = (fields: (row: Row) => Row): readonly Difference[] =>
    published.flatMap((row, i) => {
      const other = right.get(row[key])
      const at = { ...where, ...name(row[key]) }
      return other === undefined ? [] : fieldsDiffer(check, fields(row), fields(other), at, `${path}.${i}`)
    })
  // The cells have been compared by themselves. What follows from the figures comes after them.
  const figures = compared((row) => ({ ...row, cells: null, place: null, lot: null, prize: null }))
  const places = compared(({ place, lot, prize }) => ({ place, lot, prize }))
  const order = Array.from({ length: Math.max(published.length, counted.length) }, (_, i) => {
    const [own, other] = [published[i]?.[key], counted[i]?.[key]]
    return unless(check, { ...where, row: i + 1 }, `${path}.${i}.${key}`, own ?? null, other ?? null)
  })
  return [...figures, ...places, ...order.flat()]
}

const fieldsDiffer = (
  check: Check,
  claimed: Row,
  right: Row,
  where: Where,
  path: string,
): readonly Difference[] =>
  [...new Set([...Object.keys(right), ...Object.keys(claimed)])].flatMap((field): Difference[] =>
    isSame(claimed[field] ?? null, right[field] ?? null)
      ? []
      : [
          {
            check,
            where: { ...where, field },
            path: `${path}.${field}`,
            says: valueText(claimed[field]),
            gives: valueText(right[field]),
          },
        ],
  )

/** Whether the file lacks who is a substitute of a team, which decides who counts for it. */
const lacksSubstitutes = ({ content, substitutes }: ResultsFile): boolean =>
  substitutes === undefined &&
  content.regulations.groups.some(({ kind, substitutes: n }) => kind === 'team' && n > 0)

function groupsDiffer(file: ResultsFile, published: Given, counted: Given['groups']): readonly Difference[] {
  if (lacksSubstitutes(file)) return []
  return Array.from({ length: Math.max(published.groups.length, counted.length) }, (_, g) => {
    const [own, other] = [published.groups[g], counted[g]]
    const path = `content.standings.groups.${g}`
    const rules = fieldsDiffer(
      'count',
      { rule: own?.['rule'] },
      { rule: other?.['rule'] },
      { field: 'groups' },
      path,
    )
    const rows = rowsDiffer(
      'count',
      own?.rows ?? [],
      other?.rows ?? [],
      'name',
      `${path}.rows`,
      {},
      (name) => ({
        group: String(name),
      }),
    )
    return [...rules, ...rows]
  }).flat()
}

const byBirth = (category: string): boolean => category === 'youngest' || category === 'oldest'

function categoriesDiffer(
  { content: { standings }, stamp }: ResultsFile,
  state: EventState,
  published: Given,
  counted: Given['categories'],
  player: (id: unknown) => Where,
): readonly Difference[] {
  const status = new Map(counted.length === 0 ? [] : standings.individual.map((row) => [row.player, row]))
  return Array.from({ length: Math.max(published.categories.length, counted.length) }, (_, c) => {
    const [own, other] = [published.categories[c], counted[c]]
    const category = (other ?? own)?.category ?? ''
    const path = `content.standings.categories.${c}`
    if (own?.category !== other?.category)
      return unless('count', { field: 'categories' }, `${path}.category`, own?.category, other?.category)
    const rows = own?.rows ?? []
    if (!byBirth(category))
      return rowsDiffer('count', rows, other?.rows ?? [], 'player', `${path}.rows`, { category }, player)
    // Nobody is in it twice, and everybody has a place in the ranking.
    const seen = new Set<string>()
    const places = rows.flatMap((row, i) => {
      const twice = seen.has(row.player) || typeof status.get(row.player)?.['place'] !== 'number'
      seen.add(row.player)
      return twice
        ? unless('count', { category, row: i + 1 }, `${path}.rows.${i}.player`, row.player, null)
        : []
    })
    const won = prizes(state, stamp, category as Category, rows, () => true)
    // Who has left gets no prize, and only the list itself says who that is: no prize may be there that the regulations lack.
    const promised = new Set(won.values())
    const prizesWrong = rows.flatMap(({ prize, player: id }, i) =>
      prize === null || promised.has(prize)
        ? []
        : unless(
            'count',
            { category, ...player(id), field: 'prize' },
            `${path}.rows.${i}.prize`,
            prize,
            null,
          ),
    )
    return [...places, ...prizesWrong]
  }).flat()
}

export function moneyDiffers(
  { money = [] }: ResultsFile,
  state: EventState,
  lists: Lists,
): readonly Difference[] {
  const counted = settleMoney(state, lists)
  return Array.from({ length: Math.max(money.length, counted.length) }, (_, i) => {
    const [own, other] = [money[i], counted[i]]
    const { series, table } = other ?? own ?? { series: 0, table: 0 }
    const number = state.players.get((other ?? own)?.player ?? '')?.number
    const where = { series, table, ...(number === undefined ? {} : { player: number }) }
    return fieldsDiffer('lists', { ...own }, { ...other }, where, `money.${i}`)
  }).flat()
}

/** All draws but those by lots and by rating seat the players in an order that the earlier series gave. Corrections after the draw change that order. */
export function ordersChanged(
  { draws = [] }: ResultsFile,
  state: EventState,
  lists: Lists,
): readonly NotRepeated[] {
  return draws.flatMap(({ series, asked: requests, seed, outside }): NotRepeated[] => {
    const by = requests[0]?.by ?? 'lots'
    if (!followsStandings(by)) return []
    const then: EventState = {
      ...state,
      series: state.series.map((one) => (one.series < series ? one : { ...one, tables: [], byes: [] })),
    }
    const order = drawOrder(then, rankedNow(then, lists, mixed(seed, outside)), by, series)
    const same = requests.every(({ players }) => {
      const ids = players.map(({ id }) => id)
      const own = new Set(ids)
      return isSame(
        ids,
        order.filter((id) => own.has(id)),
      )
    })
    return same ? [] : [{ gap: 'order', series }]
  })
}

/** What the result says that cannot be repeated, whatever is counted. */
export function gapsOf(file: ResultsFile): readonly NotRepeated[] {
  const { content, dealing, draws, money, parts } = file
  const categories = content.standings.categories.filter(({ rows }) => rows.length > 0)
  const isDrawn = content.series.some(({ tables }) => tables.length > 0)
  return [
    ...(draws === undefined && isDrawn ? [{ gap: 'draws' } as const] : []),
    ...(lacksSubstitutes(file) ? [{ gap: 'substitutes' } as const] : []),
    ...(money === undefined && content.regulations.format.stake !== null ? [{ gap: 'money' } as const] : []),
    ...(parts === undefined ? [{ gap: 'parts' } as const] : []),
    ...(dealing === undefined && content.regulations.sameCards !== undefined
      ? [{ gap: 'dealing' } as const]
      : []),
    ...(categories.some(({ category }) => !byBirth(category)) ? [{ gap: 'members' } as const] : []),
    ...(categories.some(({ category }) => byBirth(category)) ? [{ gap: 'births' } as const] : []),
  ]
}
