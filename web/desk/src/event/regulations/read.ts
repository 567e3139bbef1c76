/**
 * Reads the form of regulations, and checks it before it is sent: what cannot be read, and then the regulations as the gateway checks
 * them. What the form does not show stays as it was.
 */
import { regulations as description } from '@stolik/contract/event/regulations'
import type { GatewayArg } from '@stolik/elements/client/types'
import type { Category, Problem, Regulations } from '@stolik/elements/event/client/types'
import { isTicked, number, text } from '@stolik/elements/event/form'
import type { Speaker } from '@stolik/elements/event/speaker'
import { checkRegulations } from '@stolik/event/model/check'
import { nameOf } from '../../form/field.js'
import { parentOf, put, valueAt } from '../../form/paths.js'
import { readFields, type Unread } from '../../form/read.js'
import { modelOf, regulationsIn, type Model } from './model.js'
import * as rows from './rows.js'
import * as table from './table.js'

type Args = Readonly<Record<string, string | number | boolean>>

/** @param limits what the draw has used, which stays */
export function readRegulations(
  data: FormData,
  from: Regulations,
  { locked, drawn }: Pick<table.State, 'locked' | 'drawn'>,
  speaker: Speaker,
): { readonly regulations: Regulations; readonly problems: readonly Problem[] } {
  const { locale } = speaker
  const before = modelOf(from)
  const alike = data.has('rounds')
  const state = { locked, drawn, alike, mode: from.mode }
  const [mode, count] = [table.basics(speaker, state, before).slice(-1), table.seriesCount(state, before)]
  const first = readFields(data, [...mode, count], before, locale)
  const now = { ...state, mode: first.value.mode }
  const { value, unread } = readFields(data, fieldsOf(data, speaker, now, first.value), first.value, locale)
  const lists = [rows.halls(speaker), rows.reducedFees(speaker), rows.lostGames(speaker)].map((list) =>
    readRows(data, list, before, value, speaker),
  )
  if (!locked) readChairs(data, value)
  if (!locked && alike) put(value, 'format.series.1.draw', 'LOTS')
  const regulations = regulationsIn(value, from)
  const all = [...unread, ...first.unread, ...lists.flatMap((list) => list.unread), ...missing(data)]
  return { regulations, problems: problemsOf(all, regulations, alike, lists) }
}

function fieldsOf(data: FormData, speaker: Speaker, state: table.State, model: Model) {
  const { locked, drawn, alike, mode } = state
  const numbers = model.format.series.map((_, i) => i + 1).filter((n) => n > (drawn ?? 0))
  const { points, ties } = table.scoring(speaker, state, model, [])
  const ages = table.ages.filter(({ path }) =>
    isTicked(data, `category.${path.replace(/(From|Until)$/, '').toUpperCase() as Category}`),
  )
  const whole = [...points, ties, table.cards(speaker, state), ...table.teams, ...table.pairs(speaker)]
  return [
    ...table.basics(speaker, state, model).slice(0, -1),
    ...table.openness,
    ...(locked && drawn === null
      ? []
      : numbers.flatMap((n) => [...table.seriesFields(speaker, n, alike), table.startsOf(speaker, n, mode)])),
    ...table.sizes,
    ...table.online(speaker, { ...state, mode: 'MIXED' }),
    ...table.outside,
    ...table.ranking,
    table.clubsApart,
    ...(locked ? table.bye(state, model) : [...whole, ...table.categories, ...ages]),
    ...table.money(speaker, state),
    ...table.prizes(speaker),
    ...table.usualPenalties,
    ...table.notes,
  ]
}

/** The rows of a list that are filled in, which may have gaps between them. */
interface ReadRows {
  readonly path: string
  /** The numbers of the rows in the form. */
  readonly at: readonly number[]
  readonly unread: readonly Unread[]
}

function readRows(
  data: FormData,
  { path, blank, least, spare, most, fields, decides }: rows.Rows,
  before: Model,
  value: Model,
  { locale }: Speaker,
): ReadRows {
  const known = (valueAt(before, path) ?? []) as readonly object[]
  const all = Array.from({ length: Math.min(most, known.length + spare) }, (_, i) => ({
    row: { ...(known[i] ?? blank) },
    n: i + 1,
    fields: fields(i + 1, known[i] ?? blank),
  }))
  const isDrawn = all.some((one) => one.fields.some((field) => data.has(nameOf(field))))
  if (!isDrawn) return { path, at: known.map((_, i) => i + 1), unread: [] }
  const filled = all.filter((one) =>
    one.fields.some(
      (field) =>
        (decides === undefined || field.path.endsWith(`.${decides}`)) && text(data, nameOf(field)) !== null,
    ),
  )
  const at = filled.map(({ n }) => n)
  // A list that belongs to nothing, such as lower fees without a fee.
  if (valueAt(value, parentOf(path)) === null)
    return { path, at, unread: at.length === 0 ? [] : [{ path: 'fee.amount', code: 'MISSING' }] }
  put(value, path, all.map(({ row }) => row)) // oxfmt-ignore
  const read = readFields(data, filled.flatMap((one) => one.fields), value, locale) // oxfmt-ignore
  const rows = valueAt(read.value, path) as readonly object[]
  put(value, path, at.map((n) => ({ ...least, ...rows[n - 1] }))) // oxfmt-ignore
  return { path, at, unread: read.unread }
}

/** The usual table size comes first, then the ones allowed where the numbers require it. */
function readChairs(data: FormData, value: Model): void {
  const usual = number(data, 'chairs')
  if (usual !== null) put(value, 'format.chairs', [...new Set([usual, ...data.getAll('also').map(Number)])])
}

/** What is missing beside a field that is filled in. */
const missing = (data: FormData): readonly Unread[] => [
  ...(data.has('reason') && text(data, 'reason') === null
    ? [{ path: 'reason', code: 'MISSING' } as const]
    : []),
  ...(text(data, 'byePoints') === null && text(data, 'byeSmall') !== null
    ? [{ path: 'format.bye.points', code: 'MISSING' } as const]
    : []),
]

/** Each field has one problem. What cannot be read has no other. */
function problemsOf(
  unread: readonly Unread[],
  regulations: Regulations,
  alike: boolean,
  lists: readonly ReadRows[],
): readonly Problem[] {
  const problems = new Map<string, Problem>()
  const found = (path: string, code: string, args: Args = {}): void => {
    // One row of the form may describe all series.
    const field = alike ? path.replace(/^format\.series\.\d+\.(rounds|minutes)$/, 'format.series.1.$1') : path
    if (!problems.has(field))
      problems.set(field, { line: 0, code, args: Object.entries({ field, ...args }).map(argOf) })
  }
  for (const { path, code } of unread) found(path, code)
  for (const { code, args } of checkRegulations(description.store(regulations), null)) {
    const { field = '', ...others } = args
    found(rowInForm(String(field), lists), code, inUnits(String(field), others))
  }
  return [...problems.values()]
}

/** A row of a list as the form counts it. */
function rowInForm(field: string, lists: readonly ReadRows[]): string {
  const list = lists.find(({ path }) => field.startsWith(`${path}.`))
  const [, n = '', of = ''] = /^(\d+)(\..+)?$/.exec(field.slice((list?.path.length ?? 0) + 1)) ?? []
  const row = list?.at[Number(n) - 1]
  return list === undefined || row === undefined ? field : `${list.path}.${row}${of}`
}

const argOf = ([name, value]: readonly [string, string | number | boolean]): GatewayArg => ({
  name,
  text: typeof value === 'string' ? value : null,
  number: typeof value === 'number' ? value : null,
  flag: null,
})

/** People write amounts in the larger coin. */
const inUnits = (field: string, args: Args): Args =>
  /^fee\..*amount$/.test(field)
    ? Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value / 100 : value]),
      )
    : args
