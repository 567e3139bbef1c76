/** Corrections: by the table with everybody's consent until the list is signed, by the director afterwards (PT 7.2.5). */
import type { Recorded } from '@stolik/contract/event/entries'
import type { At } from '../model/entry.js'
import { isSigned } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import { type ActOf, type Ask, type Decision, isDirector, nothing, writeSettled } from './ask.js'
import { find, findRunning, scorer, type Found } from './at.js'
import { badLine, differs } from './hand.js'
import { enterLine, settleChanged, settledBefore } from './settle.js'

export function decideCorrection(ask: Ask, act: ActOf<'correct'>): Decision {
  const found = isDirector(ask) ? find(ask, act) : findRunning(ask, act)
  if ('refused' in found) return found
  const { table } = found
  if (!Number.isInteger(act.hand) || table.list.hands[act.hand] === undefined)
    return refuse('NO_SUCH_HAND', { hand: act.hand + 1 })
  if (act.readings.length === 0) return refuse('MALFORMED', { field: 'readings', problem: 'empty' })
  if (isDirector(ask) && (isSigned(table) || table.online)) return later(ask, act, found)
  const as = scorer(ask, found)
  return typeof as === 'object' ? as : byTable(ask, act, found)
}

function byTable(ask: Ask, { hand, readings, consent, seen }: ActOf<'correct'>, found: Found): Decision {
  const { table, lines } = found
  if (isSigned(table)) return refuse('SIGNED')
  const missing = missingConsent(found, consent)
  if (missing !== undefined) return refuse('CONSENT', { chair: missing + 1 })
  const [line = ''] = readings
  if (readings.length > 1) return refuse('MALFORMED', { field: 'readings', problem: 'one' })
  const read = enterLine(ask.tools, found, hand, line)
  if ('refused' in read) return badLine(read)
  if (read.line === lines[hand]) return nothing
  return (
    meanwhile(ask, found, hand, seen) ??
    corrected(ask, found, { hand, line: read.line, consent, clause: null })
  )
}

const missingConsent = ({ chairs }: Found, consent: readonly number[]): number | undefined =>
  Array.from({ length: chairs }, (_, chair) => chair).find((chair) => !consent.includes(chair))

/** Refuses a correction if the hand is no longer the one that the sender saw. */
const meanwhile = (
  { tools }: Ask,
  found: Found,
  hand: number,
  seen: string | null | undefined,
): EventRefusal | undefined =>
  seen === null || seen === undefined ? undefined : differs(tools, found, hand, seen)

/** Refuses a correction that makes a later hand impossible. */
function corrected(
  { tools }: Ask,
  found: Found,
  correction: Omit<Recorded<'correct'>, 'kind' | keyof At>,
): Decision {
  const changed = settleChanged(tools, found, found.lines.with(correction.hand, correction.line))
  if ('refused' in changed) return badLine(changed)
  return writeSettled({ kind: 'correct', ...found.at, ...correction }, changed.settlements)
}

/** The rule book chooses among the readings that the entry allows, and knows what `consent` changes. */
function later(ask: Ask, { hand, readings, consent, seen }: ActOf<'correct'>, found: Found): Decision {
  const { profile, chairs, lines } = found
  const agreed = missingConsent(found, consent) === undefined
  const before = settledBefore(ask.tools, found, hand)
  if ('refused' in before) return badLine(before)
  const chosen = ask.tools.lists.papers.later(profile, chairs, before, readings, agreed)
  if ('refused' in chosen) return badLine({ ...chosen, hand })
  const read = enterLine(ask.tools, found, hand, chosen.line)
  if ('refused' in read) return badLine(read)
  if (read.line === lines[hand]) return nothing
  const { clause } = chosen
  return (
    meanwhile(ask, found, hand, seen) ?? corrected(ask, found, { hand, line: read.line, consent, clause })
  )
}
