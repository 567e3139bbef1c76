/** Replays an ISS record: every call and card is checked by the game's own rules. */
import {
  type Card,
  cardName,
  type FormatTrouble,
  has,
  isTrouble,
  type Played,
  readCard,
  readCards,
  type Refusal,
  type Seat,
  step,
} from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { opening } from '../hand/auction.js'
import { play } from '../game/playing.js'
import { write } from '../hand/moves.js'
import { turn } from '../hand/play.js'
import { profiles } from '../rules/profiles.js'
import type { State } from '../hand/state.js'
import { readDeclaration } from './declaration.js'
import type { Action, IssRecord } from './read.js'

/** The server uses the international rules. */
export const issProfile = 'isko'

/** What ended a hand before its last card, and the seat at fault. */
export interface Ending {
  readonly kind: 'time' | 'left' | 'resigned'
  readonly seat: Seat
}

/** The state that a record has reached. */
export interface Playback {
  readonly state: State
  /** In the game's own notation. The array grows during the replay. */
  readonly moves: Played[]
  readonly ending: Ending | null
  /** Opponents who have resigned; the hand only ends when both have. */
  readonly resigned: readonly Seat[]
  /** Whether the declarer has shown their cards to claim. */
  readonly open: boolean
  /** A game announced before the discard, as in records of later years. */
  readonly named: Announcement | null
}

/** Replays a record to its end, or to the first impossible action. */
export function follow({ deal, actions }: IssRecord): Playback | FormatTrouble {
  const state = opening(profiles[issProfile], deal)
  let playback: Playback = { state, moves: [], ending: null, resigned: [], open: false, named: null }
  for (const action of actions) {
    const next = playback.ending === null ? act(playback, action) : trouble(action, 'after-end')
    if (isTrouble(next)) return next
    playback = next
  }
  return playback
}

const trouble = ({ seat, text, at }: Action, problem: FormatTrouble['problem']): FormatTrouble => ({
  problem,
  action: at,
  about: `${seat ?? 'w'} ${text}`,
})

const calls: Readonly<Record<string, string>> = { y: 'hold', p: 'pass', s: 'take' }

function act(playback: Playback, action: Action): Playback | FormatTrouble {
  const { seat, text } = action
  if (seat === null) return world(playback, action)
  const played = readCard(text)
  if (played !== undefined) return card(playback, action, seat, played)
  if (text === 'RE') return resign(playback, action, seat)
  if (/^SC(\.|$)/.test(text)) return show(playback, action, seat)
  const call = calls[text]
  if (call !== undefined) return moved(playback, action, seat, [call])
  if (/^\d+$/.test(text)) {
    // Forehand, whom nobody has asked, takes the game by naming the lowest value (3.3.6).
    const unasked = playback.state.phase === 'auction' && playback.state.asker === null
    return moved(playback, action, seat, [unasked && text === '18' ? 'play' : text])
  }
  const [head, ...tail] = text.split('.') as [string, ...string[]]
  if (text.includes('??')) return trouble(action, 'hidden')
  if (readCard(head) !== undefined) return discard(playback, action, seat)
  const announcement = readDeclaration(head)
  return announcement === undefined
    ? trouble(action, 'action')
    : declare(playback, action, seat, announcement, tail)
}

/** Returns the state after moves in the game's notation. */
function moved(
  playback: Playback,
  action: Action,
  seat: Seat,
  moves: readonly string[],
): Playback | FormatTrouble {
  let { state } = playback
  for (const move of moves) {
    const next: State | Refusal = step(play, state, seat, move)
    if ('refused' in next) return trouble(action, next.refused)
    playback.moves.push({ seat, move })
    state = next
  }
  const { ending, resigned, open, named } = playback
  return { state, moves: playback.moves, ending, resigned, open, named }
}

/** An action of the server: a time-out, a player leaves, or the skat that was taken. */
function world(playback: Playback, action: Action): Playback | FormatTrouble {
  const { state } = playback
  const [, kind, seat] = /^(TI|LE)\.([012])$/.exec(action.text) ?? []
  if (kind !== undefined) {
    if (state.phase === 'over') return trouble(action, 'after-end')
    return { ...playback, ending: { kind: kind === 'TI' ? 'time' : 'left', seat: Number(seat) } }
  }
  if (action.text.includes('??')) return trouble(action, 'hidden')
  const cards = readCards(action.text.split('.'))
  if (cards === undefined) return trouble(action, 'action')
  return state.phase === 'discard' && cards === state.deal.skat ? playback : trouble(action, 'talon')
}

function resign(playback: Playback, action: Action, seat: Seat): Playback | FormatTrouble {
  const { state, resigned } = playback
  if (state.phase !== 'play' || resigned.includes(seat)) return trouble(action, 'actor')
  const ends = seat === state.declarer || resigned.length === 1
  return ends
    ? { ...playback, ending: { kind: 'resigned', seat } }
    : { ...playback, resigned: [...resigned, seat] }
}

/** The declarer shows their cards and claims. The record continues until both opponents resign. */
function show(playback: Playback, action: Action, seat: Seat): Playback | FormatTrouble {
  const { state } = playback
  if (state.phase !== 'play' || seat !== state.declarer) return trouble(action, 'actor')
  const names = action.text.split('.').slice(1)
  const held = names.length === 0 || readCards(names) === state.hands[seat]
  return held ? { ...playback, open: true } : trouble(action, 'not-held')
}

function card(playback: Playback, action: Action, seat: Seat, played: Card): Playback | FormatTrouble {
  const { state } = playback
  // The same text as the action's, but one that is quickly compared with those of the legal moves.
  const next = moved(playback, action, seat, [cardName(played)])
  if (!isTrouble(next) || state.phase !== 'play') return next
  if (turn(state) !== seat) return trouble(action, 'not-your-turn')
  const held = has(state.hands[seat] as number, played)
  return trouble(action, held ? 'revoke' : 'not-held')
}

/** The two cards of the discard, in records that announce the game before it. */
function discard(playback: Playback, action: Action, seat: Seat): Playback | FormatTrouble {
  const names = action.text.split('.')
  if (playback.named === null) return trouble(action, 'action')
  return declare({ ...playback, named: null }, action, seat, playback.named, names)
}

/** The announcement, with the discard unless it is a hand game. An open hand may be listed after it. */
function declare(
  playback: Playback,
  action: Action,
  seat: Seat,
  announcement: Announcement,
  names: readonly string[],
): Playback | FormatTrouble {
  const { phase } = playback.state
  const cards = readCards(names)
  if (cards === undefined) return trouble(action, 'deal')
  const due = announcement.hand ? phase === 'skat' : phase === 'discard' && playback.named === null
  if (!due) return trouble(action, 'illegal')
  const game = write({ kind: 'announce', announcement })
  if (announcement.hand) return listed(moved(playback, action, seat, ['hand', game]), action, names)
  if (names.length === 0) return { ...playback, named: announcement }
  const away = readCards(names.slice(0, 2)) as number
  const next = moved(playback, action, seat, [write({ kind: 'discard', cards: away }), game])
  return listed(next, action, names.slice(2))
}

/** Checks that the open hand listed in a declaration is the declarer's. */
function listed(
  next: Playback | FormatTrouble,
  action: Action,
  names: readonly string[],
): Playback | FormatTrouble {
  if (isTrouble(next) || names.length === 0 || next.state.phase !== 'play') return next
  const hand = next.state.hands[next.state.declarer] as number
  return readCards(names) === hand ? next : trouble(action, 'not-held')
}
