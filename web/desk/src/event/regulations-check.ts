/**
 * Checks the form of regulations before it is sent: what cannot be read, and then the regulations as the gateway checks them. It also
 * checks what only the game knows.
 */
import { regulations as description } from '@stolik/contract/event/regulations'
import type { GatewayArg } from '@stolik/elements/client/types'
import type { Problem, Regulations } from '@stolik/elements/event/client/types'
import { number, text, isTicked } from '@stolik/elements/event/form'
import { checkRegulations } from '@stolik/event/model/check'
import { hallRows } from './hall-fields.js'

type Args = Readonly<Record<string, string | number | boolean>>
type Found = (field: string, code: string, args?: Args) => void

/** @param data the form; fields that it does not contain are not checked for what cannot be read */
export function checkForm(data: FormData, read: Regulations): readonly Problem[] {
  const problems = new Map<string, Problem>()
  // What cannot be read has no other problems.
  const found: Found = (field, code, args = {}) => {
    if (!problems.has(field))
      problems.set(field, { line: 0, code, args: Object.entries({ field, ...args }).map(argOf) })
  }
  checkTexts(data, found)
  for (const one of figuresOf(data)) checkFigure(data, found, one)
  checkFees(data, read, found)
  for (const [i, { starts }] of read.format.series.entries())
    if (Number.isNaN(starts)) found(`format.series.${i + 1}.starts`, 'SHAPE')
  const inForm = rowsInForm(data)
  for (const { code, args } of checkRegulations(description.store(read), null)) {
    const { field = '', ...others } = args
    found(inForm(String(field)), code, inUnits(String(field), others))
  }
  return [...problems.values()]
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

/** The rows of the form have gaps, and one row may describe all series. */
function rowsInForm(data: FormData): (field: string) => string {
  const rows: Readonly<Record<string, readonly string[]>> = {
    halls: hallRows(data).map(({ n }) => String(n)),
    'fee.reduced': feeRows(data, 'reduced'),
    'fee.lost': feeRows(data, 'lost'),
  }
  return (field) => {
    const [, list = '', n = '', of = ''] = /^(halls|fee\.reduced|fee\.lost)\.(\d+)(\.\w+)?$/.exec(field) ?? []
    const row = rows[list]?.[Number(n) - 1]
    if (row !== undefined) return `${list}.${row}${of}`
    return data.has('rounds')
      ? field.replace(/^format\.series\.\d+\.(rounds|minutes)$/, 'format.series.1.$1')
      : field
  }
}

/** Rows with an amount: others are not read. */
const feeRows = (data: FormData, list: 'reduced' | 'lost'): readonly string[] =>
  [...data.keys()].flatMap((name) => {
    const [, n] = new RegExp(`^${list}\\.(\\d+)\\.amount$`).exec(name) ?? []
    return n !== undefined && number(data, name) !== null ? [n] : []
  })

function checkTexts(data: FormData, found: Found): void {
  for (const name of ['starts', 'reason'])
    if (data.has(name) && text(data, name) === null) found(name, 'MISSING')
  const scale = text(data, 'scale')
  if (scale !== null && !/^\d+([\s;–-]+\d+)*$/.test(scale)) found('format.scoring.scale', 'SHAPE')
  const stake = text(data, 'stake')
  if (stake !== null && !/^\d{1,5}([.,]\d{1,4}|\/[1-9]\d{0,4})?$/.test(stake)) found('format.stake', 'SHAPE')
  if (text(data, 'byePoints') === null && text(data, 'byeSmall') !== null)
    found('format.bye.points', 'MISSING')
}

/** A lower fee that lacks its amount or the usual fee would be left out, and nobody would notice. */
function checkFees(data: FormData, read: Regulations, found: Found): void {
  const rows = [...data.keys()].flatMap((name) => /^(?:reduced|lost)\.\d+(?=\.amount$)/.exec(name) ?? [])
  const isFilled = (name: string): boolean => text(data, name) !== null
  if (rows.some((row) => isFilled(`${row}.amount`)) && !isFilled('fee')) found('fee.amount', 'MISSING')
  for (const row of rows)
    if (
      !isFilled(`${row}.amount`) &&
      ['women', 'bornFrom', 'bornUntil', 'club'].some((of) => isFilled(`${row}.${of}`))
    )
      found(`fee.${row}.amount`, 'MISSING')
  const reduced = feeRows(data, 'reduced')
  for (const [i, { bornFrom, bornUntil }] of (read.fee?.reduced ?? []).entries()) {
    if (bornFrom === 0) found(`fee.reduced.${reduced[i]}.bornFrom`, 'MISSING')
    if (bornUntil === 0) found(`fee.reduced.${reduced[i]}.bornUntil`, 'MISSING')
  }
}

/** A field for a number. */
interface Figure {
  readonly name: string
  readonly field: string
  readonly needed?: boolean
  /** How many parts make one unit: 2 = halves, 100 = two decimals. */
  readonly parts?: number
}

const figures: readonly Figure[] = [
  { name: 'capacity', field: 'capacity' },
  { name: 'protestMinutes', field: 'protestMinutes', needed: true },
  { name: 'seriesCount', field: 'format.series', needed: true },
  { name: 'byePoints', field: 'format.bye.points', parts: 2 },
  { name: 'byeSmall', field: 'format.bye.small' },
  { name: 'fee', field: 'fee.amount', parts: 100 },
  { name: 'teamSize', field: 'groups.team.size' },
  { name: 'counting', field: 'groups.team.counting' },
  { name: 'substitutes', field: 'groups.team.substitutes' },
  { name: 'pairCounting', field: 'groups.pair.counting' },
  { name: 'juniorFrom', field: 'juniorFrom' },
  { name: 'seniorUntil', field: 'seniorUntil' },
]

/** Fields that the form does not use, such as the members of teams that there are not, are not read either. */
const isUnused = (data: FormData, name: string): boolean =>
  ((name === 'counting' || name === 'substitutes') && text(data, 'teamSize') === null) ||
  (name === 'pairCounting' && !isTicked(data, 'pairs')) ||
  (name === 'juniorFrom' && !isTicked(data, 'category.JUNIOR')) ||
  (name === 'seniorUntil' && !isTicked(data, 'category.SENIOR'))

function figuresOf(data: FormData): readonly Figure[] {
  const rows = [...data.keys()].flatMap((name): Figure[] => {
    const [, plan, n = 1] = /^(rounds|minutes)(?:\.(\d+))?$/.exec(name) ?? []
    if (plan !== undefined) return [{ name, field: `format.series.${n}.${plan}`, needed: plan === 'rounds' }]
    const [, row, of] = /^((?:reduced|lost)\.\d+)\.(bornFrom|bornUntil|from|amount)$/.exec(name) ?? []
    if (row !== undefined && of !== undefined)
      return [{ name, field: `fee.${row}.${of}`, parts: of === 'amount' ? 100 : 1 }]
    return /^halls\.\d+\.(?:from|to)$/.test(name) ? [{ name, field: name }] : []
  })
  const halls = new Set(hallRows(data).map(({ n }) => n))
  return [
    ...figures.filter(({ name }) => !isUnused(data, name)),
    ...rows.map((row) => ({
      ...row,
      needed: row.needed ?? halls.has(Number(/^halls\.(\d+)/.exec(row.name)?.[1])),
    })),
  ]
}

function checkFigure(data: FormData, found: Found, { name, field, needed, parts = 1 }: Figure): void {
  if (!data.has(name)) return
  if (text(data, name) === null) {
    if (needed === true) found(field, 'MISSING')
    return
  }
  const value = number(data, name)
  // Rounds, since 10,2 × 100 is not quite a whole number.
  const units = value === null ? NaN : Math.round(value * parts * 1000) / 1000
  if (!Number.isInteger(units)) found(field, 'SHAPE')
}
