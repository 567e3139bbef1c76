/** Corrections: by the table with everybody's consent until the list is signed, by the director afterwards (PT 7.2.5). */
import { isSigned } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import { type ActOf, type Ask, type Decision, isDirector, nothing, write } from './ask.js'
import { find, findRunning, scorer, type Found } from './at.js'
import { badLine, differs } from './hand.js'

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
  const { table, lines, chairs, profile, at } = found
  if (isSigned(table)) return refuse('SIGNED')
  const missing = missingConsent(found, consent)
  if (missing !== undefined) return refuse('CONSENT', { chair: missing + 1 })
  const [line = ''] = readings
  if (readings.length > 1) return refuse('MALFORMED', { field: 'readings', problem: 'one' })
  const read = ask.tools.lists.papers.enter(profile, chairs, lines.slice(0, hand), line)
  if ('refused' in read) return badLine(read)
  if (read.line === lines[hand]) return nothing
  const bad = meanwhile(ask, found, hand, seen) ?? unfit(ask, found, hand, read.line)
  return bad ?? write({ kind: 'correct', ...at, hand, line: read.line, consent, clause: null })
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
function unfit(
  { tools }: Ask,
  { profile, chairs, lines }: Found,
  hand: number,
  line: string,
): EventRefusal | undefined {
  const settled = tools.lists.papers.settle(profile, chairs, lines.with(hand, line))
  return 'refused' in settled ? badLine(settled) : undefined
}

/** The rule book chooses among the readings that the entry allows, and knows what `consent` changes. */
function later(ask: Ask, { hand, readings, consent, seen }: ActOf<'correct'>, found: Found): Decision {
  const { profile, chairs, lines, at } = found
  const agreed = missingConsent(found, consent) === undefined
  const chosen = ask.tools.lists.papers.later(profile, chairs, lines, hand, readings, agreed)
  if ('refused' in chosen) return badLine({ ...chosen, hand })
  const read = ask.tools.lists.papers.enter(profile, chairs, lines.slice(0, hand), chosen.line)
  if ('refused' in read) return badLine(read)
  if (read.line === lines[hand]) return nothing
  const bad = meanwhile(ask, found, hand, seen) ?? unfit(ask, found, hand, read.line)
  return bad ?? write({ kind: 'correct', ...at, hand, line: read.line, consent, clause: chosen.clause })
}
