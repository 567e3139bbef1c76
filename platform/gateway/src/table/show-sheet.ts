/** Maps table lists and lines of settlements to the types of the schema. */
import type { Arg, Line, Sheet } from '@stolik/core'
import { lasting } from '../base/lasting.js'

export interface ShownArg {
  readonly name: string
  readonly text: string | null
  readonly number: number | null
  readonly flag: boolean | null
}

export const showArgs = (args: Readonly<Record<string, Arg>>): ShownArg[] =>
  Object.entries(args).map(([name, value]) => ({
    name,
    text: typeof value === 'string' ? value : null,
    number: typeof value === 'number' ? value : null,
    flag: typeof value === 'boolean' ? value : null,
  }))

export const showLines = (lines: readonly Line[]) =>
  lines.map(({ code, args, clause }) => ({ code, clause, args: showArgs(args) }))

export const showSheet = ({ rows, sums, totals }: Sheet) =>
  lasting({
    rows: rows.map((row) => ({ ...row, args: showArgs(row.args) })),
    sums,
    totals,
  })
