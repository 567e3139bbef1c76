/** Entries: one or a file of them, the director's answer to those that need one, changes, and whose an entry is. */
import type { Entry, NewEntry } from '../model/entry.js'
import { fold } from '../fold/fold.js'
import { isArena } from '../model/arena.js'
import { tidy } from '../model/names.js'
import { badFile, refuse, type EventRefusal, type Problem } from '../model/refusal.js'
import type { EventState, Player } from '../model/state.js'
import {
  type ActOf,
  type Ask,
  type Decided,
  type Decision,
  notAllowed,
  nothing,
  overtaken,
  write,
} from './ask.js'
import { badEntrant, badMark, cleaned, isEntered } from './entrant.js'
import { hasToWait, unknown } from './places.js'

/** The maximum number of entries, including withdrawn ones. Repeated entering and withdrawing must not fill the log. */
const mostEntered = 2_000

export function enter(ask: Ask, { entrant, reserve }: ActOf<'enter'>): Decision {
  const { state, by } = ask
  if (by.kind === 'direction') return entry(state, entrant, reserve)
  if (by.kind !== 'person' || reserve) return notAllowed
  // PT 1.4
  if (!state.regulations.open) return refuse('CLOSED')
  // Whoever comes late to an arena just plays.
  const isOver = isArena(state) ? state.series.every(({ status }) => status === 'ended') : state.opened
  if (isOver) return refuse('TOO_LATE')
  if (state.players.size >= mostEntered) return refuse('FULL', { capacity: mostEntered })
  const request = entry(state, { ...entrant, person: by.person }, false, true)
  return state.regulations.approval === true && !('refused' in request) ? asPending(request) : request
}

/** A pending entry takes no place yet. Places are counted when the director approves it. */
const asPending = ({ entries }: Decided): Decided => ({
  entries: entries.map(({ entry }) => ({
    entry: entry.kind === 'enter' ? { ...entry, waiting: false, pending: true as const } : entry,
  })),
})

/** The director's answer to pending entries, in the order in which they entered. A declined entry can be approved later. */
export function answer({ state, by, now }: Ask, { kind, players }: ActOf<'approve' | 'decline'>): Decision {
  const entries: NewEntry[] = []
  let grown = state
  const ids = [...new Set(players)].map((id) => state.players.get(id) ?? id)
  for (const player of ids.toSorted(byNumber)) {
    if (typeof player === 'string') return unknown(player)
    const { id, number, status } = player
    if (status === 'declined' && kind === 'decline') continue
    if (status !== 'pending' && status !== 'declined') return refuse('NOT_PENDING', { number })
    const bad = kind === 'decline' ? undefined : badEntrant(state, player.entrant, { except: id })
    if (bad !== undefined) return bad
    const entry: Entry =
      kind === 'approve' ? { kind, player: id, waiting: hasToWait(grown) } : { kind, player: id }
    entries.push({ entry })
    grown = fold(grown, { at: now, by, op: null, entry })
  }
  return { entries }
}

const byNumber = (a: Player | string, b: Player | string): number =>
  typeof a === 'string' || typeof b === 'string' ? 0 : a.number - b.number

function entry(state: EventState, input: Player['entrant'], reserve: boolean, byStranger = false): Decision {
  const entrant = cleaned(state, input)
  const bad = badMark(entrant, byStranger) ?? badEntrant(state, entrant, { byStranger })
  if (bad !== undefined) return bad
  const number = state.players.size + 1
  const waiting = !reserve && hasToWait(state)
  return write({ kind: 'enter', player: `p${number}`, number, entrant, waiting, reserve })
}

/** Takes all entries of a file, or none. Each line is decided on the state after the lines before it. */
export function enterAll({ state, by, now }: Ask, { rows, skip = false }: ActOf<'enterAll'>): Decision {
  const entries: NewEntry[] = []
  const problems: Problem[] = []
  const lines = new Map<number, number>()
  let grown = state
  for (const { line, entrant, reserve } of rows) {
    if (skip && isEntered(grown, entrant)) continue
    const one = entry(grown, entrant, reserve)
    if ('refused' in one) problems.push(ofFile(one, line, lines))
    else
      for (const written of one.entries) {
        lines.set(grown.players.size + 1, line)
        entries.push(written)
        grown = fold(grown, { at: now, by, op: null, ...written })
      }
  }
  return problems.length === 0 ? { entries } : badFile(problems)
}

/** Names the line of the other entry if that is in the same file too. */
function ofFile({ refused, args }: EventRefusal, line: number, lines: ReadonlyMap<number, number>): Problem {
  const other = lines.get(Number(args['number']))
  if (other === undefined) return { line, code: refused, args }
  return refused === 'ENTERED_ALREADY'
    ? { line, code: 'TWICE_IN_FILE', args: { ...args, other } }
    : { line, code: refused, args: { ...args, other } }
}

/** The first draw kept members of teams apart, so teams are fixed from then on. */
export function change({ state }: Ask, act: ActOf<'change'>, player: Player): Decision {
  const { surnameAt, ...before } = player.entrant
  // Forms do not show where the surname begins. It stays as it was told as long as the name does.
  const isRenamed = tidy(act.entrant.name) !== before.name
  const entrant = {
    ...cleaned(state, act.entrant),
    ...(surnameAt !== undefined && !isRenamed && { surnameAt }),
  }
  const bad =
    overtaken(act.seen, before) ??
    badMark(entrant, false) ??
    badEntrant(state, entrant, { except: player.id })
  if (bad !== undefined) return bad
  const locked = (['team', 'pair', 'online', 'substitute'] as const).find(
    (field) => state.opened && entrant[field] !== player.entrant[field],
  )
  if (locked !== undefined) return refuse('LOCKED', { field: locked })
  return write({ kind: 'change', player: player.id, entrant })
}

export function claim({ state, by }: Ask, { person }: ActOf<'claim'>): Decision {
  if (by.kind !== 'player') return notAllowed
  const player = state.players.get(by.player)
  if (player === undefined) return unknown(by.player)
  const { entrant, id } = player
  if (entrant.person === person) return nothing
  if (entrant.person !== null) return notAllowed
  const claimed = { ...entrant, person }
  return (
    badEntrant(state, claimed, { except: id, byStranger: true }) ??
    write({ kind: 'change', player: id, entrant: claimed })
  )
}
