/** Writes a record of ours as an ISS record, as far as that format can hold it. */
import {
  attending,
  cardName,
  cardNames,
  type FormatTrouble,
  type HandRecord,
  isTrouble,
  list,
  type Played,
  type Refusal,
  type Seat,
  step,
} from '@stolik/core'
import { type Deal, deals } from '../hand/deal.js'
import { play } from '../game/playing.js'
import { profiles } from '../rules/profiles.js'
import type { State } from '../hand/state.js'
import { writeDeclaration, announcedBy } from './declaration.js'
import { follow, issProfile, type Playback } from './playback.js'
import { opponentsOf, scoresBy } from './ending.js'
import { judge } from './judge.js'
import { writeOrigin } from './origin.js'
import type { Action } from './read.js'
import { scoresOf, writeResult } from './result.js'

const trouble = (
  problem: FormatTrouble['problem'],
  about: string,
  action: number | null = null,
): FormatTrouble => ({ problem, action, about })

/**
 * Returns the line of a record, with the result of its moves at the server; a problem if that result differs from
 * ours.
 */
export function toIss(record: HandRecord): string | FormatTrouble {
  if (record.game !== play.id) return trouble('profile', record.game)
  if (!play.chairs(profiles[issProfile]).includes(record.chairs))
    return trouble('profile', `${record.chairs} chairs`)
  const deal = deals.read(record.deal)
  if (deal === undefined) return trouble('deal', record.deal)
  const ours = played(record, deal)
  if (isTrouble(ours)) return ours
  const actions = actionsOf(record.moves, deal)
  if (isTrouble(actions)) return actions

  const end = decided(deal, actions) ? [] : endOf(ours)
  if (isTrouble(end)) return end

  const texts = [...actions, ...end]
  const playback = playbackOf(deal, texts)
  if (isTrouble(playback)) return trouble('profile', playback.about)
  const result = judge(playback)
  if (result !== null && isTrouble(result)) return result
  const written = writeResult(result)
  if (ours.phase === 'over') {
    const [here, there] = [scoresBy(ours), scoresOf(result)].map((scores) => scores.join('|'))
    // Another version of the rules may have settled it otherwise.
    const then = record.version === play.version ? undefined : record.scores?.join('|')
    if (then !== undefined && then !== here) return trouble('score', `${then}, here ${String(here)}`)
    if (here !== there) return trouble('score', `${String(there)}, here ${String(here)}`)
  }
  const cards = [...deal.hands, deal.skat].flatMap((set) => list(set).map(cardName)).join('.')
  const moves = texts.map(({ seat, text }) => `${seat ?? 'w'} ${text} `).join('')
  return `(;GM[Skat]${writeOrigin(record)}MV[w ${cards} ${moves}]R[${written}] ;)`
}

/** Returns the state after the moves, by the record's own rules. */
function played({ profile, chairs, hand, moves }: HandRecord, deal: Deal): State | FormatTrouble {
  const rules = Object.values(profiles).find(({ id }) => id === profile)
  if (rules === undefined) return trouble('profile', profile)
  const seats = attending(play, chairs, hand).length
  let state: State = play.setup(rules, deal, play.between(rules, []))
  for (const [i, { seat, move }] of moves.entries()) {
    const next: State | Refusal = seat >= seats ? { refused: 'not-playing' } : step(play, state, seat, move)
    if ('refused' in next) return trouble(next.refused, `${seat}:${move}`, i + 1)
    state = next
  }
  return state
}

type Said = Pick<Action, 'seat' | 'text'>

const playbackOf = (deal: Deal, actions: readonly Said[]): Playback | FormatTrouble =>
  follow({
    fields: new Map(),
    deal,
    result: '',
    // Nobody needs these positions: problems are reported by our moves.
    actions: actions.map(({ seat, text }) => ({ seat, text, at: 0 })),
  })

/** Whether the server has a result although nobody gave up: there, missing an announced level ends a hand. */
function decided(deal: Deal, actions: readonly Said[]): boolean {
  const playback = playbackOf(deal, actions)
  if (isTrouble(playback)) return false
  const result = judge(playback)
  return result === null || !isTrouble(result)
}

const calls: Readonly<Record<string, string>> = { hold: 'y', pass: 'p', play: '18' }

/** Moves that end a hand. `refuse` is not among them, since the server does not know it. */
const ends: ReadonlySet<string> = new Set([
  ...['resign', 'concede', 'claim', 'claim-schneider', 'claim-schwarz', 'accept'],
])

function actionsOf(moves: readonly Played[], deal: Deal): readonly Said[] | FormatTrouble {
  const actions: Said[] = []
  let away: readonly string[] | null = null
  for (const [i, { seat, move }] of moves.entries()) {
    const call = calls[move]
    const announcement = announcedBy(move, away === null)
    if (call !== undefined) actions.push({ seat, text: call })
    else if (move === 'take')
      actions.push({ seat, text: 's' }, { seat: null, text: cardNames(deal.skat).join('.') })
    else if (/^\d/.test(move) || /^[CSHD].$/.test(move)) actions.push({ seat, text: move })
    else if (move.includes('+')) away = move.split('+')
    else if (announcement !== undefined)
      actions.push({ seat, text: [writeDeclaration(announcement), ...(away ?? [])].join('.') })
    else if (!/^(?:hand|show|look-\d)$/.test(move) && !ends.has(move))
      return trouble('ending', `${seat}:${move}`, i + 1)
  }
  return actions
}

/**
 * The actions that end a hand at the server: the declarer resigns, or both opponents do, perhaps after the declarer
 * has shown their cards. A false claim loses nothing there, since the others just play on.
 */
function endOf(state: State): readonly Said[] | FormatTrouble {
  if (state.phase !== 'over' || state.game === null || state.game.ended === null) return []
  const { declarer, ended } = state.game
  const resign = (seat: Seat): Said => ({ seat, text: 'RE' })
  const both = opponentsOf(declarer)
  const claimed = [{ seat: declarer, text: 'SC' }, ...both.map(resign)]
  switch (ended.kind) {
    case 'resigned':
      return [resign(declarer)]
    case 'conceded':
      // The server knows no dealer who sits out, but both opponents may resign there.
      return both.toSorted((a, b) => Number(a === ended.by) - Number(b === ended.by)).map(resign)
    case 'agreed':
      return claimed
    case 'shown':
      return ended.holds ? claimed : trouble('ending', `${ended.by}:claim`)
  }
}
