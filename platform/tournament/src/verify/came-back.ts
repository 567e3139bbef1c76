/**
 * Checks an event's file that comes back. It begins with the log that was handed over. Each entry after it is decided again,
 * and each draw is drawn again from its committed seed. What the gateway takes is its own decisions, never the file's text.
 */
import { isSecret } from '@stolik/core'
import { canonical, contentHash, isSame } from '@stolik/contract/canonical'
import { isWritten } from '@stolik/contract/event/acts'
import { checkLogged } from '@stolik/contract/event/logged'
import { badInFile, inFile } from '../decide/away.js'
import { badText, type Tools } from '../decide/ask.js'
import { decide } from '../decide/decide.js'
import { drawAsked, drawnAct } from '../draw/drawing.js'
import type { SeatsAsked, SeatsDrawn } from '../draw/seats.js'
import { fold } from '../fold/fold.js'
import type { Act } from '../model/act.js'
import type { Entry, Logged } from '../model/entry.js'
import { tableOf } from '../model/playing.js'
import { badFile, refuse, type EventRefusal, type Problem } from '../model/refusal.js'
import { sealOf } from '../model/seal.js'
import type { EventState } from '../model/state.js'

export interface Checking {
  readonly tools: Tools
  readonly draw: (asked: readonly SeatsAsked[]) => Promise<readonly SeatsDrawn[] | EventRefusal>
  /** No entry can be later, in milliseconds since 1970. */
  readonly until: number
  /** Called after each entry, so that a long file blocks nobody. */
  readonly rest: () => Promise<void>
}

/** The entries that were written in the file, decided again, with its names, times and seals. */
export interface CameBack {
  readonly entries: readonly Logged[]
  /** SHA-256 of these entries. */
  readonly digest: string
}

/** Reads a log, one JSON entry a line. Empty lines do not count. */
export function readLog(text: string): readonly Logged[] | EventRefusal {
  const log: Logged[] = []
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    try {
      const logged = JSON.parse(line) as Logged
      checkLogged(logged)
      if (!isWritten(logged.entry.kind) || !Number.isSafeInteger(logged.at)) return bad(i + 1, 'NOT_ENTRY')
      // Throws for what is nested too deeply.
      canonical(logged)
      log.push(logged)
    } catch {
      return bad(i + 1, 'NOT_ENTRY')
    }
  }
  return log.length === 0 ? badFile([{ line: 0, code: 'EMPTY', args: {} }]) : log
}

const bad = (line: number, code: Problem['code'], why?: EventRefusal): EventRefusal =>
  badFile([
    { line, code, args: {} },
    ...(why === undefined ? [] : [{ line, code: why.refused, args: why.args }]),
  ])

/**
 * @param kept the log up to and with `handOver`. Names in it may have been forgotten since.
 * @param came the log in the file
 */
export async function checkCameBack(
  kept: readonly Logged[],
  came: readonly Logged[],
  checking: Checking,
): Promise<CameBack | EventRefusal> {
  let state: EventState | undefined
  for (const [i, one] of kept.entries()) {
    const other = came[i]
    if (other === undefined || !isSameLine(one, other)) return bad(i + 1, 'OTHER_ENTRY')
    state = fold(state, other)
    await checking.rest()
  }
  const after = came.slice(kept.length)
  const entries: Logged[] = []
  let at = kept.at(-1)?.at ?? 0
  for (let i = 0; state !== undefined && i < after.length;) {
    const line = kept.length + i + 1
    const first = after[i] as Logged
    const act = await actOf(state, first, checking)
    if ('refused' in act) return bad(line, 'NOT_DONE', act)
    const decision = decide(
      { state: inFile(state), by: first.by, now: first.at, tools: checking.tools },
      act,
      null,
    )
    if ('refused' in decision) return bad(line, 'NOT_DONE', decision)
    // An act that changes nothing writes nothing.
    if (decision.entries.length === 0) return bad(line, 'NOT_DONE')
    for (const [k, decided] of decision.entries.entries()) {
      const told = after[i + k]
      if (
        told === undefined ||
        told.at < at ||
        told.at > checking.until ||
        told.op !== null ||
        !isSame(told.by, first.by)
      )
        return bad(line + k, 'NOT_DONE')
      const entry = withSecrets(decided.entry, told.entry)
      if (entry === undefined || !isSame(bare({ ...decided, entry }), bare(told)))
        return bad(line + k, 'NOT_DONE')
      const logged: Logged = { at: told.at, by: told.by, op: null, ...decided, entry }
      at = told.at
      state = fold(state, logged)
      entries.push(logged)
    }
    i += decision.entries.length
    await checking.rest()
  }
  return { entries, digest: contentHash(after) }
}

/** The rule book names the clause of a correction by all its readings, which the log does not have. */
const bare = ({ entry, settlements }: Pick<Logged, 'entry' | 'settlements'>) => ({
  entry: entry.kind === 'correct' ? { ...entry, clause: null } : entry,
  settlements,
})

/** Whether a line is the one of the log, apart from names that were forgotten meanwhile. */
function isSameLine(kept: Logged, came: Logged): boolean {
  const { settlements = kept.settlements, ...rest } = came
  return canonical(kept) === canonical({ ...forgottenAs(kept, rest), ...(settlements && { settlements }) })
}

function forgottenAs(kept: Logged, came: Logged): Logged {
  const by =
    came.by.kind === 'direction' && kept.by.kind === 'direction' && kept.by.name === ''
      ? { ...came.by, name: '' }
      : came.by
  return { ...came, by, entry: namedAs(kept.entry, came.entry) }
}

function namedAs(kept: Entry, came: Entry): Entry {
  if (kept.kind === 'appoint' && came.kind === 'appoint' && kept.name === '') return { ...came, name: '' }
  if (kept.kind !== 'enter' && kept.kind !== 'change') return came
  if (came.kind !== kept.kind || kept.entrant.name !== '') return came
  return nameless(came)
}

/** An entry without the name in it, as it is kept once the name is forgotten. */
export function nameless<E extends Entry>(entry: E): E {
  if (entry.kind !== 'enter' && entry.kind !== 'change') return entry
  const { entrant, seal } = entry
  return {
    ...entry,
    entrant: { ...entrant, name: '', licence: null, person: null },
    ...(seal && { seal: { ...seal, salt: null } }),
  }
}

/** Adds what was drawn by lot when the entry was written: the seal of a name, or the next seed. Undefined if it is not valid. */
function withSecrets(decided: Entry, told: Entry): Entry | undefined {
  if (decided.kind === 'draw' || decided.kind === 'undoEarlyEnd') {
    const next = told.kind === decided.kind && 'next' in told ? told.next : undefined
    return next !== undefined && isSecret(next.salt) && isSecret(next.seed) ? { ...decided, next } : undefined
  }
  if (decided.kind !== 'enter' && decided.kind !== 'change') return decided
  const seal = told.kind === decided.kind && 'seal' in told ? told.seal : undefined
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
      return { kind: entry.kind, players: [entry.player] }
    case 'draw': {
      const later = entry.discarded === undefined ? ('KEEP' as const) : ('DISCARD' as const)
      const why = { reason: entry.reason, outside: entry.outside ?? null, later }
      const asked = drawAsked(inFile(state), tools.lists, entry.series, why)
      if ('refused' in asked) return asked
      const drawn = await draw(asked)
      return 'refused' in drawn ? drawn : drawnAct(state, entry.series, drawn, why)
    }
    case 'book':
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
      return refuse('NOT_ALLOWED')
    default: {
      const act = entry as Act
      return badInFile(act) ?? act
    }
  }
}
