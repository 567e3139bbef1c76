/** The list kept at the table: hand by hand, each confirmed by a second chair, signed by everybody (PT 7.2, 9.6, 9.11). */
import type { By } from '../model/entry.js'
import type { Chair, ListFault } from '@stolik/core'
import { chairAt } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import {
  type ActOf,
  type Ask,
  type Decision,
  type Tools,
  notAllowed,
  nothing,
  write,
  writeSettled,
} from './ask.js'
import { findBegun, findRunning, scorer, type Found } from './at.js'
import { enterLine, settleChanged, settledBefore, settlements } from './settle.js'

export function decideHand(ask: Ask, act: ActOf<'hand' | 'confirm' | 'sign'>): Decision {
  const found = findRunning(ask, act)
  if ('refused' in found) return stands(ask, act) ? nothing : found
  const as = scorer(ask, found)
  if (typeof as === 'object') return as
  const { annulled, missing } = found.table.list
  if (annulled !== null || missing.length > 0) return refuse('ANNULLED')
  switch (act.kind) {
    case 'hand':
      return hand(ask, act, found)
    case 'confirm':
      return as === act.chair ? confirm(ask, act, found) : notAllowed
    case 'sign':
      return as === act.chair || as === 'above' ? sign(ask, act, found) : notAllowed
  }
}

/**
 * Whether a phone that was without a network sends what the list of an ended series has already, typed in from paper: then its
 * players have nothing to decide.
 */
function stands(ask: Ask, act: ActOf<'hand' | 'confirm' | 'sign'>): boolean {
  if (act.kind !== 'hand') return false
  const found = findBegun(ask, act)
  if ('refused' in found || typeof scorer(ask, found) === 'object') return false
  const { table, lines } = found
  const line = lines[act.hand]
  if (line === undefined || (act.begun ?? table.begun) !== table.begun) return false
  return differs(ask.tools, found, act.hand, act.line) === undefined
}

/** Hands come in order (PT 7.2.2). If two phones write the same line, it counts once. */
function hand({ tools, by }: Ask, { hand, line, begun, played }: ActOf<'hand'>, found: Found): Decision {
  const { at, lines, table } = found
  // A phone without a network does not know that others sit there now.
  if ((begun ?? table.begun) !== table.begun) return refuse('SEATS_CHANGED', { hand: hand + 1 })
  const { length } = table.list
  if (!Number.isInteger(hand) || hand < 0 || hand > lines.length)
    return refuse('GAP', { next: lines.length + 1 })
  if (hand >= length) return refuse('LIST_FULL', { length })
  if (hand < lines.length) return differs(tools, found, hand, line) ?? nothing
  const entry = { kind: 'hand', ...at, hand } as const
  if (by.kind === 'gateway' && played !== undefined) {
    // Seats were changed meanwhile: the hand belongs to a live table that is no longer the event's.
    if (played.live !== table.live) return refuse('NOT_RUNNING', { series: at.series })
    // A gateway of 0.1 may have written the hands before.
    const before = settledBefore(tools, found, hand)
    const anew = 'refused' in before ? [] : before.slice(table.list.settled.length)
    return writeSettled({ ...entry, line }, settlements([...anew, played.settled], played.rules))
  }
  const changed = settleChanged(tools, found, [...lines, line])
  if ('refused' in changed) return badLine(changed)
  return writeSettled({ ...entry, line: changed.lines[hand] ?? line }, changed.settlements)
}

export const badLine = ({ hand, refused, clause, word }: ListFault): EventRefusal =>
  refuse('BAD_LINE', { hand: hand + 1, fault: refused, ...(word === undefined ? {} : { word }) }, clause)

/**
 * The writer of a hand cannot confirm it: the dealer of the next hand checks it (PT 9.6). The act carries the line that the
 * dealer saw, because an offline phone does not know of a later correction.
 */
function confirm({ state, tools }: Ask, { hand, line, chair }: ActOf<'confirm'>, found: Found): Decision {
  const { at, table } = found
  const written = table.list.hands[hand]
  if (written === undefined) return refuse('NO_SUCH_HAND', { hand: hand + 1 })
  const writer = chairOf(written.by, (player) => chairAt(state, at.series, table, player))
  if (writer === chair) return refuse('OWN_HAND')
  const other = differs(tools, found, hand, line)
  if (other !== undefined) return other
  return written.confirmed.includes(chair) ? nothing : write({ kind: 'confirm', ...at, hand, chair })
}

/** Returns why a hand is not the one that the sender saw; undefined if it is. */
export function differs(tools: Tools, found: Found, hand: number, seen: string): EventRefusal | undefined {
  const stands = found.lines[hand]
  if (stands === undefined) return refuse('NO_SUCH_HAND', { hand: hand + 1 })
  if (seen === stands) return undefined
  const read = enterLine(tools, found, hand, seen)
  if ('refused' in read) return badLine(read)
  return read.line === stands ? undefined : refuse('DIFFERS', { hand: hand + 1, line: stands })
}

function chairOf(by: By, of: (player: string) => Chair | undefined): Chair | undefined {
  if (by.kind === 'chair') return by.chair
  return by.kind === 'player' ? of(by.player) : undefined
}

/**
 * A list is signed once all its hands are there (PT 9.11). A signature carries the lines that the sender saw: if the list was
 * corrected or redealt meanwhile, it does not count.
 */
function sign({ tools }: Ask, { chair, lines: seen }: ActOf<'sign'>, found: Found): Decision {
  const { table, at, lines, chairs } = found
  const { length, signed } = table.list
  if (!Number.isInteger(chair) || chair < 0 || chair >= chairs) return notAllowed
  if (lines.length < length) return refuse('UNFINISHED', { found: lines.length, length })
  const changed = lines.findIndex((_, hand) => {
    const seenLine = seen[hand]
    return seenLine === undefined || differs(tools, found, hand, seenLine) !== undefined
  })
  if (changed !== -1) return refuse('LIST_CHANGED', { hand: changed + 1, line: lines[changed] ?? '' })
  if (seen.length > length) return refuse('LIST_CHANGED', { hand: length + 1, line: '' })
  return signed.includes(chair) ? nothing : write({ kind: 'sign', ...at, chair })
}
