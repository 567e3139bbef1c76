/**
 * Decides again what was done in a file: each entry by the rules of this program, each draw from its committed seed. What is
 * taken from a file is these decisions, never the file's text.
 */
import { isSecret } from '@stolik/core'
import { isSame } from '@stolik/contract/canonical'
import { badInFile, inFile } from '../decide/away.js'
import { badText, type Tools } from '../decide/ask.js'
import { decide } from '../decide/decide.js'
import { drawAsked, drawnAct } from '../draw/drawing.js'
import type { SeatsAsked, SeatsDrawn } from '../draw/seats.js'
import { fold } from '../fold/fold.js'
import type { Act } from '../model/act.js'
import type { Entry, Logged } from '../model/entry.js'
import { tableOf } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import { sealOf } from '../model/seal.js'
import type { EventState } from '../model/state.js'
import { badLine } from './log-file.js'

export interface Checking {
  readonly tools: Tools
  readonly draw: (requests: readonly SeatsAsked[]) => Promise<readonly SeatsDrawn[] | EventRefusal>
  /** No entry can be later, in milliseconds since 1970. */
  readonly until: number
  /** Called after each entry, so that a long file blocks nobody. */
  readonly rest: () => Promise<void>
  /** Seals names that are open in the file, as in files of 1.0; null if each must be sealed there. Returns a salt. */
  readonly salt: (() => string) | null
}

/**
 * Decides the entries of a file again, with its names, times and seals.
 * @param before the state and the time that they follow, and how many lines stand before them in the file
 */
export async function decideAgain(
  before: { readonly state: EventState; readonly at: number; readonly lines: number },
  entries: readonly Logged[],
  checking: Checking,
): Promise<readonly Logged[] | EventRefusal> {
  let { state, at } = before
  const salt = entries.some(isOpen) ? checking.salt : null
  const done: Logged[] = []
  for (let i = 0; i < entries.length;) {
    const line = before.lines + i + 1
    const first = entries[i] as Logged
    const act = await actOf(state, first, checking)
    if ('refused' in act) return badLine(line, 'NOT_DONE', act)
    const decision = decide(
      { state: inFile(state), by: first.by, now: first.at, tools: checking.tools },
      act,
      null,
    )
    if ('refused' in decision) return badLine(line, 'NOT_DONE', decision)
    // An act that changes nothing writes nothing.
    if (decision.entries.length === 0) return badLine(line, 'NOT_DONE')
    for (const [k, decided] of decision.entries.entries()) {
      const written = entries[i + k]
      if (
        written === undefined ||
        written.at < at ||
        written.at > checking.until ||
        written.op !== null ||
        !isSame(written.by, first.by)
      )
        return badLine(line + k, 'NOT_DONE')
      const entry = withSecrets(decided.entry, written.entry, salt)
      const unsealed =
        entry === undefined || salt === null ? written : { ...written, entry: closed(written.entry, entry) }
      if (entry === undefined || !isSame(bare({ ...decided, entry }), bare(unsealed)))
        return badLine(line + k, 'NOT_DONE')
      const logged: Logged = { at: written.at, by: written.by, op: null, ...decided, entry }
      at = written.at
      state = fold(state, logged)
      done.push(logged)
    }
    i += decision.entries.length
    await checking.rest()
  }
  return done
}

/** The rule book names the clause of a correction by all its readings, which the log does not have. */
const bare = ({ entry, settlements }: Pick<Logged, 'entry' | 'settlements'>) => ({
  entry: entry.kind === 'correct' ? { ...entry, clause: null } : entry,
  settlements,
})

/** Whether a name stands in the log without a seal. */
const isOpen = ({ entry }: Logged): boolean =>
  (entry.kind === 'enter' || entry.kind === 'change') && entry.seal === undefined

/** What the file would say if its names were sealed. The hash of a result covers seals, where there are any. */
function closed(written: Entry, decided: Entry): Entry {
  if (written.kind === 'final' && decided.kind === 'final') return { ...written, hash: decided.hash }
  if (decided.kind !== 'enter' && decided.kind !== 'change') return written
  return written.kind === decided.kind && decided.seal !== undefined
    ? { seal: decided.seal, ...written }
    : written
}

/** Adds what was drawn by lot when the entry was written: the seal of a name, or the next seed. Undefined if it is not valid. */
function withSecrets(decided: Entry, written: Entry, open: Checking['salt']): Entry | undefined {
  if (decided.kind === 'draw' || decided.kind === 'undoEarlyEnd') {
    const next = written.kind === decided.kind && 'next' in written ? written.next : undefined
    return next !== undefined && isSecret(next.salt) && isSecret(next.seed) ? { ...decided, next } : undefined
  }
  if (decided.kind !== 'enter' && decided.kind !== 'change') return decided
  const seal = written.kind === decided.kind && 'seal' in written ? written.seal : undefined
  if (seal === undefined && open !== null) return { ...decided, seal: sealOf(decided.entrant, open()) }
  const salt = seal?.salt
  if (seal === undefined || typeof salt !== 'string' || !isSecret(salt)) return undefined
  return isSame(seal, sealOf(decided.entrant, salt)) ? { ...decided, seal } : undefined
}

const wishes = { together: 'TOGETHER', apart: 'APART', none: 'NONE' } as const

/** The act that writes an entry. */
async function actOf(
  state: EventState,
  { by, op, entry }: Logged,
  { tools, draw }: Checking,
): Promise<Act | EventRefusal> {
  // Only the director has the file.
  if (by.kind !== 'direction' || op !== null) return refuse('NOT_ALLOWED')
  const unnamed = badText('by', by.name, 64, 0)
  if (unnamed !== undefined) return unnamed
  switch (entry.kind) {
    case 'amend':
      // Only a gateway can keep deals from whoever has the file.
      return entry.regulations.sameCards === state.regulations.sameCards ? entry : refuse('ONLY_GATEWAY')
    case 'enter': {
      // A file knows no accounts.
      if (entry.entrant.person !== null) return refuse('ONLY_GATEWAY')
      return { kind: 'enter', entrant: entry.entrant, reserve: entry.reserve }
    }
    case 'change': {
      const known = state.players.get(entry.player)?.entrant.person ?? null
      return entry.entrant.person === known ? { ...entry, seen: null } : refuse('ONLY_GATEWAY')
    }
    case 'approve':
    case 'decline':
    case 'restore':
      return { kind: entry.kind, players: [entry.player] }
    case 'draw': {
      const later = entry.discarded === undefined ? ('KEEP' as const) : ('DISCARD' as const)
      const { reason, outside = null, rating = null } = entry
      const why = { reason, outside, rating, later }
      const request = drawAsked(inFile(state), tools.lists, entry.series, why)
      if ('refused' in request) return request
      const drawn = await draw(request)
      return 'refused' in drawn ? drawn : drawnAct(state, entry.series, drawn, why)
    }
    case 'book':
    case 'clock':
    case 'fixSeat':
      return { ...entry, seen: null }
    case 'seatPair':
      return { ...entry, wish: wishes[entry.wish ?? 'none'], seen: null }
    case 'reseat':
      return { ...entry, seats: entry.seats.map((one) => ({ ...one, seen: null })) }
    case 'correct':
      return { ...entry, readings: [entry.line] }
    case 'sign': {
      const { kind, series, table, chair } = entry
      const hands = tableOf(state, entry)?.list.hands ?? []
      return { kind, series, table, chair, lines: hands.map(({ line }) => line) }
    }
    case 'ruling':
      return { ...entry, kind: 'rule' }
    case 'announce':
    case 'bring':
      return refuse('NOT_ALLOWED')
    default: {
      const act = entry as Act
      return badInFile(act) ?? act
    }
  }
}
