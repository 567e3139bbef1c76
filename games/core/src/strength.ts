/**
 * What a finished hand says of a player's strength, with the luck of the cards taken out. Bots of the game play the same deal again: from the
 * deal on, which tells how good a seat's cards were, and from the first card on, which tells what could be expected after the bidding.
 */
import type { BotLevel } from './bot-level.js'
import { seeded } from './random.js'
import type { HandRecord } from './record.js'
import { mostMoves } from './replay-data.js'
import type { Hand, SealedBots } from './seal-bots.js'
import type { Seat } from './seat.js'
import type { Settlement } from './settlement.js'
import { unhurried } from './think.js'

/** What a game tells of its hands, so that they can be compared with others of the same kind. */
export interface Strength {
  /** What a player can have done in a hand, in the order in which it is shown. The element's words name each. */
  readonly parts: readonly string[]
  /** What the player in a seat did in a settled hand. */
  partOf(entry: object, seat: Seat): string
  /** Whether the cards are being played, so that every call and discard has been made. Views have the game's own form. */
  isPlay(view: object): boolean
}

/** One hand of a player. Points are those of a list with this hand alone, with what a tournament adds for it. */
export interface HandStrength {
  readonly part: string
  readonly points: number
  /** How much more bots make of the deal in the player's seat than in all seats on average: at tables of each kind, since people play like different bots. */
  readonly luck: readonly number[]
  /** What bots make in the player's seat after the same calls and discard; of the whole deal where no card was played. */
  readonly expected: number
}

/** A kind of table: how often a deal is played there, by whom, and in one seat of how many, by lot, by a beginner instead. */
interface Tables {
  readonly times: number
  readonly level: BotLevel
  readonly oneIn: number
}
/** Club players play the same each time, so some beginners are among them. */
const tables: readonly Tables[] = [
  { times: 8, level: 'club', oneIn: 3 },
  { times: 4, level: 'club', oneIn: 1 },
]
const mastersToo: readonly Tables[] = [...tables, { times: 2, level: 'master', oneIn: Infinity }]
/** What masters may spend of their usual thinking, which would take seconds a hand. */
const effort = 0.005
/** How often the cards are played for what could be expected. */
const plays = 2

/**
 * By seat; undefined if the record cannot be played to its end by the rules of now.
 * @param masters whether luck is also taken from tables of masters, at some twenty times the price
 */
export function strengthOf(
  plugin: SealedBots,
  strength: Strength,
  record: HandRecord,
  masters = false,
): readonly HandStrength[] | undefined {
  if (!startable(plugin, record)) return undefined
  const start = plugin.start(record.profile, record.deal, record.carry)
  const end = start && replayed(record, start, strength)
  const settlement = end?.hand.settlement
  if (start === undefined || end === undefined || settlement === undefined) return undefined
  const usual = plugin.seating(record.chairs, record.hand).map((): BotLevel => 'club')
  const made = (from: Hand, levels: readonly BotLevel[], seed: string): readonly number[] =>
    pointsOf(plugin, record, playedOut(plugin, from, levels, `${record.deal} ${seed}`))
  const lots = seeded(record.deal)
  const levelAt = ({ level, oneIn }: Tables): BotLevel => {
    const isBeginner = Number.isFinite(oneIn) && lots.below(oneIn) === 0
    const wanted = isBeginner ? 'beginner' : level
    return plugin.levels.includes(wanted) ? wanted : 'club'
  }
  const dealt = (masters ? mastersToo : tables).map((table) =>
    Array.from({ length: table.times }, (_, n) =>
      made(
        start,
        usual.map(() => levelAt(table)),
        `deal ${n}`,
      ),
    ),
  )
  const from = end.first ?? start
  const played = Array.from({ length: plays }, (_, n) => made(from, usual, `cards ${n}`))
  const bySeat = (made: readonly (readonly number[])[], seat: Seat): number =>
    average(made.map((points) => points[seat] as number))
  return pointsOf(plugin, record, settlement).map((points, seat) => ({
    part: strength.partOf(settlement.entry, seat),
    points,
    luck: dealt.map((made) => bySeat(made, seat) - average(made.map(average))),
    expected: bySeat(played, seat),
  }))
}

const average = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length

const startable = (plugin: SealedBots, { game, profile, chairs, moves }: HandRecord): boolean =>
  game === plugin.id &&
  plugin.knows(profile) &&
  plugin.chairs(profile).includes(chairs) &&
  moves.length <= mostMoves

/** The end of a hand, and the hand before its first card, if it came to that; undefined if a move is refused. */
function replayed(
  { moves }: HandRecord,
  start: Hand,
  strength: Strength,
): { readonly hand: Hand; readonly first: Hand | undefined } | undefined {
  let hand = start
  let first: Hand | undefined
  for (const { seat, move } of moves) {
    if (
      first === undefined &&
      hand.toAct.length > 0 &&
      strength.isPlay(hand.mind(hand.toAct[0] as Seat).view)
    )
      first = hand
    const next = hand.play(seat, move)
    if ('refused' in next) return undefined
    hand = next
  }
  return { hand, first }
}

/** Bots play a hand to its end. The same seed gives the same moves on every machine. */
function playedOut(plugin: SealedBots, from: Hand, levels: readonly BotLevel[], seed: string): Settlement {
  const lots = levels.map((_, seat) => seeded(`${seed} ${seat}`))
  const budget = { ...unhurried, effort }
  let hand = from
  while (hand.toAct.length > 0) {
    const seat = hand.toAct[0] as 0
    const move = plugin.think(hand.mind(seat), levels[seat] ?? 'club', budget, lots[seat] ?? seeded(seed))
    const next = move === undefined ? undefined : hand.play(seat, move)
    if (next === undefined || 'refused' in next)
      throw new Error(`a bot of ${plugin.id} made no move that it may make`)
    hand = next
  }
  if (hand.settlement === undefined) throw new Error(`a hand of ${plugin.id} ended without a settlement`)
  return hand.settlement
}

/** By seat: what a list of this hand alone comes to. */
function pointsOf(
  plugin: SealedBots,
  { profile, chairs, hand }: HandRecord,
  settlement: Settlement,
): readonly number[] {
  const seating = plugin.seating(chairs, hand)
  const dealer = plugin.dealer(chairs, hand)
  const { totals } = plugin.sheet(profile, chairs, [{ hand, dealer, seating, settlement }])
  return seating.map((chair) => totals[chair] as number)
}
