/** Settlement and sheet in the core's form: the gateway sends arguments as a list, the core names them. */
import type { Arg, Line, Sheet } from '@stolik/core'
import type { GatewayArg, GatewaySettlement, GatewaySheet } from './types.js'

const valueOf = ({ text, number, flag }: GatewayArg): Arg => text ?? number ?? flag ?? ''

export const named = (args: readonly GatewayArg[]): Readonly<Record<string, Arg>> =>
  Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg)]))

/** Scores by seat, and the lines that explain them. */
export interface PlainSettlement {
  readonly scores: readonly number[]
  readonly lines: readonly Line[]
}

export const plainSettlement = ({ scores, lines }: GatewaySettlement): PlainSettlement => ({
  scores,
  lines: lines.map(({ code, args, clause }) => ({ code, args: named(args), clause })),
})

export const plainSheet = (sheet: GatewaySheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => ({ ...row, args: named(row.args) })),
})
