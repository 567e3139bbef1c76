/** Plays an ISS record again: every call and card goes through the game's own door. */
import type { FormatTrouble, Played, Refusal, Seat } from '@stolik/core'
import { has, isTrouble, readCard, readCards, step } from '@stolik/core'
import type { Announcement } from '../announcement.js'
import { opening } from '../auction.js'
import { play } from '../playing.js'
import { write } from '../moves.js'
import { turn } from '../play.js'
import { profiles } from '../profiles.js'
import type { State } from '../state.js'
import { readDeclaration } from './declaration.js'
import type { Action, IssRecord } from './read.js'

/** The server plays by the international rules. */
export const issProfile = 'isko'

/** What ended a hand before its last card, and whose side is at fault. */
export interface Ending {
  readonly kind: 'time' | 'left' | 'resigned'
  readonly seat: Seat
}

/** Where a record has come to. */
export interface Course {
  readonly state: State
  /** In the game's own notation; it grows as the record is followed. */
  readonly moves: Played[]
  readonly ending: Ending | null
  /** Opponents who have resigned; it takes both. */
  readonly resigned: readonly Seat[]
  /** Whether the declarer has shown his cards and claimed. */
  readonly shown: boolean
  /** Announced before the discard, as records of later years have it. */
  readonly named: Announcement | null
}

/** Follows a record to its end, or to the first action that cannot be. */
export function follow({ deal, actions }: IssRecord): Course | FormatTrouble {
  const state = opening(profiles[issProfile], deal)
  let course: Course = { state, moves: [], ending: null, resigned: [], shown: false, named: null }
  for (const action of actions) {
    const next = course.ending === null ? act(course, action) : trouble(action, 'after-end')
    if (isTrouble(next)) return next
    course = next
  }
  return course
}

const trouble = ({ seat, text, at }: Action, problem: FormatTrouble['problem']): FormatTrouble => ({
  problem,
  action: at,
  about: `${seat ?? 'w'} ${text}`,
})

const calls: Readonly<Record<string, string>> = { y: 'hold', p: 'pass', s: 'take' }

function act(course: Course, action: Action): Course | FormatTrouble {
  const { seat, text } = action
  if (seat === null) return world(course, action)
  if (readCard(text) !== undefined) return card(course, action, seat)
  if (text === 'RE') return resign(course, action, seat)
  if (/^SC(\.|$)/.test(text)) return show(course, action, seat)
  const call = calls[text]
  if (call !== undefined) return moved(course, action, seat, [call])
  if (/^\d+$/.test(text)) {
    // Forehand, whom nobody has asked, names the lowest value to take the game (3.3.6).
    const unasked = course.state.phase === 'auction' && course.state.asker === null
    return moved(course, action, seat, [unasked && text === '18' ? 'play' : text])
  }
  const [head, ...tail] = text.split('.') as [string, ...string[]]
  if (text.includes('??')) return trouble(action, 'hidden')
  if (readCard(head) !== undefined) return discard(course, action, seat)
  const announcement = readDeclaration(head)
  return announcement === undefined
    ? trouble(action, 'action')
    : declare(course, action, seat, announcement, tail)
}

/** The state after moves in the game's notation. */
function moved(course: Course, action: Action, seat: Seat, moves: readonly string[]): Course | FormatTrouble {
  let { state } = course
  for (const move of moves) {
    const next: State | Refusal = step(play, state, seat, move)
    if ('refused' in next) return trouble(action, next.refused)
    course.moves.push({ seat, move })
    state = next
  }
  const { ending, resigned, shown, named } = course
  return { state, moves: course.moves, ending, resigned, shown, named }
}

/** A time-out, somebody leaves, or the skat that was taken. */
function world(course: Course, action: Action): Course | FormatTrouble {
  const { state } = course
  const [, kind, seat] = /^(TI|LE)\.([012])$/.exec(action.text) ?? []
  if (kind !== undefined) {
    if (state.phase === 'over') return trouble(action, 'after-end')
    return { ...course, ending: { kind: kind === 'TI' ? 'time' : 'left', seat: Number(seat) } }
  }
  if (action.text.includes('??')) return trouble(action, 'hidden')
  const cards = readCards(action.text.split('.'))
  if (cards === undefined) return trouble(action, 'action')
  return state.phase === 'discard' && cards === state.deal.skat ? course : trouble(action, 'talon')
}

function resign(course: Course, action: Action, seat: Seat): Course | FormatTrouble {
  const { state, resigned } = course
  if (state.phase !== 'play' || resigned.includes(seat)) return trouble(action, 'actor')
  const ends = seat === state.declarer || resigned.length === 1
  return ends
    ? { ...course, ending: { kind: 'resigned', seat } }
    : { ...course, resigned: [...resigned, seat] }
}

/** The declarer shows his cards and claims; the record goes on until both opponents resign. */
function show(course: Course, action: Action, seat: Seat): Course | FormatTrouble {
  const { state } = course
  if (state.phase !== 'play' || seat !== state.declarer) return trouble(action, 'actor')
  const names = action.text.split('.').slice(1)
  const held = names.length === 0 || readCards(names) === state.hands[seat]
  return held ? { ...course, shown: true } : trouble(action, 'not-held')
}

function card(course: Course, action: Action, seat: Seat): Course | FormatTrouble {
  const { state } = course
  const next = moved(course, action, seat, [action.text])
  if (!isTrouble(next) || state.phase !== 'play') return next
  if (turn(state) !== seat) return trouble(action, 'not-your-turn')
  const held = has(state.hands[seat] as number, readCard(action.text) as number)
  return trouble(action, held ? 'revoke' : 'not-held')
}

/** The two cards that follow a game announced before them. */
function discard(course: Course, action: Action, seat: Seat): Course | FormatTrouble {
  const names = action.text.split('.')
  if (course.named === null) return trouble(action, 'action')
  return declare({ ...course, named: null }, action, seat, course.named, names)
}

/** A game, with the discard unless it is played from the hand; an open hand may be listed after it. */
function declare(
  course: Course,
  action: Action,
  seat: Seat,
  announcement: Announcement,
  names: readonly string[],
): Course | FormatTrouble {
  const { phase } = course.state
  const cards = readCards(names)
  if (cards === undefined) return trouble(action, 'deal')
  const due = announcement.hand ? phase === 'skat' : phase === 'discard' && course.named === null
  if (!due) return trouble(action, 'illegal')
  const game = write({ kind: 'announce', announcement })
  if (announcement.hand) return listed(moved(course, action, seat, ['hand', game]), action, names)
  if (names.length === 0) return { ...course, named: announcement }
  const away = readCards(names.slice(0, 2)) as number
  const next = moved(course, action, seat, [write({ kind: 'discard', cards: away }), game])
  return listed(next, action, names.slice(2))
}

/** Checks an open hand that a declaration lists: it is the declarer's. */
function listed(
  next: Course | FormatTrouble,
  action: Action,
  names: readonly string[],
): Course | FormatTrouble {
  if (isTrouble(next) || names.length === 0 || next.state.phase !== 'play') return next
  const hand = next.state.hands[next.state.declarer] as number
  return readCards(names) === hand ? next : trouble(action, 'not-held')
}
