/**
 * Checks the form of regulations before it is sent: unreadable values, missing ones, and contradictions. The gateway checks
 * what only the game knows.
 */
import type { GatewayArg } from '@stolik/elements/client/types'
import type { Problem, Regulations } from '@stolik/elements/event/client/types'
import { number, text, isTicked } from '@stolik/elements/event/form'
import { dayProblems } from './day-fields.js'
import { hallProblems } from './hall-fields.js'

type Found = (field: string, code: string, args?: Readonly<Record<string, string | number>>) => void

/** @param data the form; fields that it does not contain are not checked */
export function checkForm(data: FormData, read: Regulations | null): readonly Problem[] {
  const problems: Problem[] = []
  const found: Found = (field, code, args = {}) => {
    problems.push({ line: 0, code, args: Object.entries({ field, ...args }).map(argOf) })
  }
  checkTexts(data, found)
  for (const one of figuresOf(data)) checkFigure(data, found, one)
  checkFees(data, read, found)
  for (const problem of [...hallProblems(data), ...(read === null ? [] : dayProblems(read))])
    found(...problem)
  if (read !== null && data.has('seriesCount')) checkTogether(data, read, found)
  return problems
}

const argOf = ([name, value]: readonly [string, string | number]): GatewayArg => ({
  name,
  text: typeof value === 'string' ? value : null,
  number: typeof value === 'number' ? value : null,
  flag: null,
})

function checkTexts(data: FormData, found: Found): void {
  const hall = text(data, 'mode') !== 'ONLINE'
  const fee = text(data, 'fee') !== null
  const needed: readonly (readonly [string, string, boolean])[] = [
    ['name', 'name', true],
    ['organiser', 'organiser', true],
    ['place', 'place', hall],
    ['starts', 'starts', true],
    ['feeUse', 'fee.use', fee],
    ...(['control', 'penalties', 'exclusion', 'appeals'] as const).map(
      (note) => [note, `notes.${note}`, true] as const,
    ),
    ['material', 'notes.material', hall],
    ['reason', 'reason', true],
  ]
  for (const [name, field, must] of needed)
    if (must && data.has(name) && text(data, name) === null) found(field, 'MISSING')
  const byRating = [...data].some(([name, value]) => /^draw(\.|$)/.test(name) && value === 'RATING')
  if (byRating && text(data, 'ranking') === null) found('ranking', 'MISSING')
  const currency = text(data, 'currency')
  if (fee && (currency === null || !/^[A-Z]{3}$/.test(currency))) found('fee.currency', 'SHAPE')
  const scale = text(data, 'scale')
  if (scale !== null && !/^\d+([\s;–-]+\d+)*$/.test(scale)) found('format.scoring.scale', 'SHAPE')
  const stake = text(data, 'stake')
  if (stake !== null && !/^\d{1,5}([.,]\d{1,4}|\/[1-9]\d{0,4})?$/.test(stake)) found('format.stake', 'SHAPE')
}

/** A lower fee that lacks its amount or the usual fee would be left out, and nobody would notice. */
function checkFees(data: FormData, read: Regulations | null, found: Found): void {
  const rows = [...data.keys()].flatMap((name) => /^(?:reduced|lost)\.\d+(?=\.amount$)/.exec(name) ?? [])
  const isGiven = (name: string): boolean => text(data, name) !== null
  const given = rows.filter((row) => isGiven(`${row}.amount`))
  if (given.length > 0 && !isGiven('fee')) found('fee.amount', 'MISSING')
  for (const row of rows)
    if (
      !given.includes(row) &&
      ['women', 'bornFrom', 'bornUntil', 'club'].some((of) => isGiven(`${row}.${of}`))
    )
      found(`fee.${row}.amount`, 'MISSING')
  const reduced = given.filter((row) => row.startsWith('reduced'))
  for (const [i, { bornFrom, bornUntil }] of (read?.fee?.reduced ?? []).entries()) {
    if (bornFrom === 0) found(`fee.${reduced[i]}.bornFrom`, 'MISSING')
    if (bornUntil === 0) found(`fee.${reduced[i]}.bornUntil`, 'MISSING')
  }
}

interface Figure {
  readonly name: string
  readonly field: string
  readonly min: number
  readonly max: number
  readonly needed?: boolean
  /** How many parts make one unit: 2 = halves, 100 = two decimals. */
  readonly parts?: number
}

function figuresOf(data: FormData): readonly Figure[] {
  const year = new Date(text(data, 'starts') ?? '').getFullYear() || 2200
  const count = number(data, 'seriesCount') ?? 1
  const series = Array.from({ length: Math.min(30, Math.max(1, count)) }, (_, i) => i + 1)
  const plans = series.flatMap((n): Figure[] => {
    const of = (name: string): string => (data.has('rounds') && n === 1 ? name : `${name}.${n}`)
    return [
      { name: of('rounds'), field: `format.series.${n}.rounds`, min: 1, max: 60, needed: true },
      { name: of('minutes'), field: `format.series.${n}.minutes`, min: 1, max: 1440 },
    ]
  })
  const teams = text(data, 'teamSize') !== null
  return [
    { name: 'capacity', field: 'capacity', min: 3, max: 10_000 },
    { name: 'protestMinutes', field: 'protestMinutes', min: 0, max: 1440, needed: true },
    { name: 'seriesCount', field: 'format.series', min: 1, max: 30, needed: true },
    ...plans,
    { name: 'byePoints', field: 'format.bye.points', min: -100_000, max: 100_000, parts: 2 },
    { name: 'byeSmall', field: 'format.bye.small', min: -100_000, max: 100_000 },
    { name: 'fee', field: 'fee.amount', min: 0, max: 1_000_000, parts: 100 },
    ...feeFigures(data),
    { name: 'teamSize', field: 'groups.team.size', min: 2, max: 100 },
    ...(teams
      ? [
          { name: 'counting', field: 'groups.team.counting', min: 1, max: number(data, 'teamSize') ?? 100 },
          { name: 'substitutes', field: 'groups.team.substitutes', min: 0, max: 100 },
        ]
      : []),
    ...(isTicked(data, 'pairs')
      ? [{ name: 'pairCounting', field: 'groups.pair.counting', min: 1, max: 2 }]
      : []),
    ...yearOf(data, 'juniorFrom', 'JUNIOR', year),
    ...yearOf(data, 'seniorUntil', 'SENIOR', year),
  ]
}

/** Lower fees and lost games, row by row. */
function feeFigures(data: FormData): readonly Figure[] {
  const fee = number(data, 'fee')
  const year = { min: 1900, max: 2200 }
  return [...data.keys()].flatMap((name): Figure[] => {
    const [, row, n, of] = /^(reduced|lost)\.(\d+)\.(\w+)$/.exec(name) ?? []
    if (row === undefined || n === undefined) return []
    const at = { name, field: `fee.${row}.${n}` }
    if (of === 'bornFrom' || of === 'bornUntil') return [{ ...at, ...year }]
    if (of === 'from') return [{ ...at, min: 1, max: 1000 }]
    if (of !== 'amount') return []
    return [{ ...at, min: 0, max: row === 'lost' ? 10_000 : (fee ?? 1_000_000), parts: 100 }]
  })
}

const yearOf = (data: FormData, name: string, category: string, max: number): readonly Figure[] =>
  isTicked(data, `category.${category}`) ? [{ name, field: name, min: 1900, max, needed: true }] : []

function checkFigure(
  data: FormData,
  found: Found,
  { name, field, min, max, needed, parts = 1 }: Figure,
): void {
  if (!data.has(name)) return
  if (text(data, name) === null) {
    if (needed === true) found(field, 'MISSING')
    return
  }
  const value = number(data, name)
  // Rounds, since 10,2 × 100 is not quite a whole number.
  const units = value === null ? NaN : Math.round(value * parts * 1000) / 1000
  if (value === null || !Number.isInteger(units)) found(field, 'SHAPE')
  else if (value < min || value > max) found(field, 'RANGE', { min, max })
}

function checkTogether(data: FormData, read: Regulations, found: Found): void {
  const { format, groups, categories, juniorFrom, seniorUntil, prizes } = read
  const { scoring, chairs, bye, tieBreaks } = format
  const most = Math.max(...chairs)
  if (scoring.scale !== null) {
    if (scoring.scale.length !== most) found('format.scoring.scale', 'SIZE', { expected: most })
    if (scoring.scale.some((points, i) => points > (scoring.scale?.[i - 1] ?? points)))
      found('format.scoring.scale', 'ORDER')
  }
  if (read.sameCards !== null) checkSameCards(read, found)
  if (chairs.length === 1 && bye === null) found('format.bye', 'MISSING')
  if (bye === null && text(data, 'byeSmall') !== null) found('format.bye.points', 'MISSING')
  if (new Set(tieBreaks.map((one) => one.replace('-', ''))).size < tieBreaks.length)
    found('format.tieBreaks', 'TWICE')
  const lot = tieBreaks.indexOf('lot')
  if (lot !== -1 && lot < tieBreaks.length - 1) found('format.tieBreaks', 'ORDER')
  if (juniorFrom !== null && seniorUntil !== null && juniorFrom <= seniorUntil)
    found('juniorFrom', 'CONTRADICTS', { other: 'seniorUntil' })
  const ranked = ['all', ...groups.map(({ kind }) => kind), ...categories].map((one) => one.toLowerCase())
  for (const { of } of prizes)
    if (!ranked.includes(of))
      found(`prizes.${of}`, 'CONTRADICTS', {
        other: of === 'team' || of === 'pair' ? 'groups' : 'categories',
      })
}

/** Chairs are compared, so all tables have as many, and what counts is said once. A team has one player in each chair, drawn by lots. */
function checkSameCards({ format, sameCards, groups }: Regulations, found: Found): void {
  const team = groups.find(({ kind }) => kind === 'TEAM')
  const chairs = format.chairs[0] ?? 0
  if (team !== undefined) {
    const range = (name: 'size' | 'counting' | 'substitutes', at: number): void => {
      if (team[name] !== at) found(`groups.team.${name}`, 'RANGE', { min: at, max: at })
    }
    range('size', chairs)
    range('counting', chairs)
    range('substitutes', 0)
    const ordered = format.series.findIndex(({ draw }) => draw !== 'LOTS')
    if (ordered !== -1)
      found(`format.series.${ordered + 1}.draw`, 'CONTRADICTS', { other: 'groups.team.size' })
  }
  if (format.chairs.length > 1) found('format.chairs', 'SIZE', { expected: 1 })
  if (sameCards !== 'LIST' && format.scoring.scale !== null)
    found('format.scoring.scale', 'CONTRADICTS', { other: 'sameCards' })
  if (format.stake !== null) found('format.stake', 'CONTRADICTS', { other: 'sameCards' })
}
