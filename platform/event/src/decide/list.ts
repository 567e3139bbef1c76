/** Whole lists: typed in from paper by the director, or delivered by the gateway when an online table is finished. */
import type { ListRows } from '../model/act.js'
import type { At, NewEntry } from '../model/entry.js'
import { isSigned } from '../model/playing.js'
import { badFile, refuse, type EventRefusal, type Problem } from '../model/refusal.js'
import {
  type ActOf,
  type Ask,
  type Decision,
  isDirector,
  notAllowed,
  nothing,
  writeSettled,
  type Tools,
} from './ask.js'
import { findBegun, type Found } from './at.js'
import { badLine } from './hand.js'
import { settleChanged } from './settle.js'
import type { ListFault, Settled } from '@stolik/core'

export function decideList(ask: Ask, act: ActOf<'list' | 'listAll'>): Decision {
  return act.kind === 'list' ? list(ask, act) : listAll(ask, act)
}

type Whole = Omit<ActOf<'list'>, 'kind'>

function list(ask: Ask, { lines, signed, seen, begun, ...at }: Whole): Decision {
  const found = findBegun(ask, at)
  if ('refused' in found) return found
  if (ask.by.kind === 'gateway' && !found.table.online) return refuse('NOT_ONLINE_TABLE', { table: at.table })
  if (!isDirector(ask) && ask.by.kind !== 'gateway') return notAllowed
  const { length } = found.table.list
  if (lines.length < length)
    return refuse('MISSING_HANDS', { found: lines.length, length, hand: lines.length + 1 })
  if (lines.length > length) return refuse('LIST_FULL', { length })
  if ((begun ?? found.table.begun) !== found.table.begun) return refuse('SEATS_CHANGED', { hand: 1 })
  const changed = settleChanged(ask.tools, found, lines)
  if ('refused' in changed) return badLine(changed)
  const moved = overwrites(found.lines, changed.lines, seen)
  if (moved !== undefined) return moved
  const { annulled, missing } = found.table.list
  if (isSigned(found.table) && annulled === null && missing.length === 0)
    return changed.lines.every((line, i) => line === found.lines[i]) ? nothing : refuse('SIGNED')
  return writeSettled({ kind: 'list', ...found.at, lines: [...changed.lines], signed }, changed.settlements)
}

/** Refuses to change a hand that is not as the sender saw it: a table may have corrected it, or written more. */
function overwrites(
  stand: readonly string[],
  lines: readonly string[],
  seen: readonly string[] | null | undefined,
): EventRefusal | undefined {
  if (seen === null || seen === undefined) return undefined
  const hand = stand.findIndex((line, i) => line !== lines[i] && line !== seen[i])
  return hand === -1 ? undefined : refuse('DIFFERS', { hand: hand + 1, line: stand[hand] ?? '' })
}

/** Takes all lists of a file, or none. */
function listAll(ask: Ask, { rows, overwrite }: ActOf<'listAll'>): Decision {
  const entries: NewEntry[] = []
  const problems: Problem[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const key = `${row.series} ${row.table}`
    const other = seen.get(key)
    const { series, table, lines } = row
    const one =
      notSumming(ask, row) ?? list(ask, { series, table, lines, signed: true, seen: overwrite ? null : [] })
    const ofHand = (args: Problem['args']): number => row.fileLines[Number(args['hand'] ?? 1) - 1] ?? row.line
    if (other !== undefined)
      problems.push({
        line: row.line,
        code: 'LIST_TWICE',
        args: { series: row.series, table: row.table, other },
      })
    else if ('refused' in one)
      for (const { refused, args } of one.refused === 'BAD_LINE' ? badLines(ask, row, one) : [one])
        problems.push({ line: ofHand(args), code: refused, args: withTable(row, args) })
    else entries.push(...one.entries)
    seen.set(key, row.line)
  }
  return problems.length === 0 ? { entries } : badFile(problems)
}

/** All impossible hands of a list, of which one was found. */
function badLines(ask: Ask, row: ListRows, first: EventRefusal): readonly EventRefusal[] {
  const found = findBegun(ask, row)
  const faults = 'refused' in found ? [] : listFaults(ask.tools, found, row.lines)
  return faults.length === 0 ? [first] : faults.map(badLine)
}

const withTable = ({ series, table }: At, args: Problem['args']): Problem['args'] => ({
  series,
  table,
  ...args,
})

/** Refuses the first total on the paper that differs from the sum of the hands. An impossible hand is reported elsewhere. */
function notSumming(ask: Ask, { lines, totals = [], ...at }: ListRows): EventRefusal | undefined {
  const found = findBegun(ask, at)
  if ('refused' in found) return undefined
  const changed = settleChanged(ask.tools, found, lines)
  if ('refused' in changed) return undefined
  const { rows } = ask.tools.lists.sheet(found.profile, found.chairs, changed.settled)
  for (const [hand, written] of totals.entries())
    for (const [chair, counted] of (rows[hand]?.totals ?? []).entries()) {
      const sent = written[chair] ?? null
      if (sent !== null && sent !== counted)
        return refuse('NOT_SUMMING', { hand: hand + 1, chair: chair + 1, written: sent, counted })
    }
  return undefined
}

type Hands = readonly Settled[]

/** The faults that are told of one list. Somebody who sees as many looks at the whole list. */
const mostFaults = 12
/** What an impossible hand may have been, at most. A later hand is at fault only if it is impossible after each of them. */
const mostSupposed = 3

/** All impossible hands of a list. Later hands are settled after earlier ones, so it must be supposed what an impossible hand was. */
function listFaults(
  { lists }: Pick<Tools, 'lists'>,
  { profile, chairs }: Pick<Found, 'profile' | 'chairs'>,
  lines: readonly string[],
): readonly ListFault[] {
  const enter = (before: Hands, line: string) => lists.papers.enter(profile, chairs, before, line)
  /** Settles a line after each of these; those after which it is impossible drop out. */
  const after = (supposed: readonly Hands[], line: string): readonly Hands[] =>
    supposed.flatMap((before) => {
      const read = enter(before, line)
      return 'refused' in read ? [] : [[...before, read.settled]]
    })
  const others = [...new Set(lines)]
  const faults: ListFault[] = []
  let supposed: readonly Hands[] = [[]]
  for (const [hand, line] of lines.entries()) {
    const possible = after(supposed, line)
    const fault = possible.length === 0 ? enter(supposed[0] ?? [], line) : undefined
    if (fault !== undefined && 'refused' in fault) faults.push({ ...fault, hand })
    // Other hands of the list stand in for it, if they are possible here.
    supposed =
      fault === undefined
        ? possible
        : others.flatMap((other) => after(supposed, other)).slice(0, mostSupposed)
    if (supposed.length === 0 || faults.length === mostFaults) break
  }
  return faults
}
