/** Plays whole deals, described in the vectors' words, as at a live table. */
import { cardNames, type Hand, readCard, seal, type Seat, seeded, type Settlement } from '@stolik/core'
import {
  deck,
  type Entry,
  nullGame,
  type PlayedEntry,
  points,
  skat,
  type View,
  winning,
  write,
} from '../src/index.js'
import { announced, cardsOf, seatNames, type Facts } from './adapters.js'

const plugin = seal(skat, (view) => view)

export function mustPlay(hand: Hand, seat: Seat, move: string): Hand {
  const next = hand.play(seat, move)
  if ('refused' in next) throw new Error(`${seatNames[seat] ?? seat} ${move}: ${next.refused}`)
  return next
}

/** Calls that give a seat the game at a bid. */
function auctionFor(declarer: number, bid: number): readonly [Seat, string][] {
  const value = String(bid)
  if (declarer === 2)
    return [
      [1, 'pass'],
      [2, value],
      [0, 'pass'],
    ]
  if (declarer === 1)
    return [
      [1, value],
      [0, 'pass'],
      [2, 'pass'],
    ]
  return [
    [1, value],
    [0, 'hold'],
    [1, 'pass'],
    [2, 'pass'],
  ]
}

const allPass: readonly [Seat, string][] = [
  [1, 'pass'],
  [2, 'pass'],
  [0, 'pass'],
]

export interface Declared {
  readonly profile: Facts['profile']
  readonly hands: Readonly<Record<string, readonly string[]>>
  readonly skat: readonly string[]
  readonly declarer: 'F' | 'M' | 'R' | null
  readonly bid: number
  readonly discard?: readonly string[]
  readonly declaration: Omit<Facts, 'profile' | 'bid' | 'declarerTricks'>
}

/** The hand once its declarer is known, or a ramsz if there is none. */
export function bidden(input: Omit<Declared, 'declaration'>): Hand {
  const deal = {
    hands: seatNames.map((seat) => cardsOf(input.hands[seat] as string[])) as [number, number, number],
    skat: cardsOf(input.skat),
  }
  let hand = plugin.start(input.profile, skat.deals.write(deal), '-') as Hand
  const calls = input.declarer === null ? allPass : auctionFor(seatNames.indexOf(input.declarer), input.bid)
  for (const [seat, call] of calls) hand = mustPlay(hand, seat, call)
  return hand
}

/** The hand before its first lead. */
export function declared(input: Declared): Hand {
  let hand = bidden(input)
  if (input.declarer === null) return hand
  const declarer = seatNames.indexOf(input.declarer)
  hand = mustPlay(hand, declarer, input.discard === undefined ? 'hand' : 'take')
  if (input.discard !== undefined)
    hand = mustPlay(hand, declarer, cardNames(cardsOf(input.discard)).join('+'))
  const announcement = announced({ ...input.declaration, profile: input.profile, bid: 0, declarerTricks: 0 })
  return mustPlay(hand, declarer, write({ kind: 'announce', announcement }))
}

/** Plays a deal to its end and returns the result of the settlement and the tricks. */
export function replay(input: Declared & { readonly plays: readonly string[] }): object {
  let hand = declared(input)
  let rest = input.plays
  while (rest.length > 0 && hand.toAct.length > 0) {
    hand = mustPlay(hand, hand.toAct[0] as Seat, rest[0] as string)
    rest = rest.slice(1)
  }
  const view = hand.view(null) as View
  const taken = [...(view.disclosure?.points ?? [])]
  const tricks = [...view.tricksWon]
  if (view.announcement?.game === nullGame) countOn(view, rest, taken, tricks)
  else if (rest.length > 0) throw new Error('cards left over')
  const bySeat = (list: readonly number[]): object =>
    Object.fromEntries(seatNames.map((s, i) => [s, list[i]]))
  const { entry, scores } = hand.settlement as Settlement<Entry>
  const sums = { taken: bySeat(taken), count: bySeat(tricks) }
  if (entry.kind === 'ramsz') return { losers: entry.losers.map((seat) => seatNames[seat]), scores, ...sums }
  return { ...(entry as PlayedEntry).value, ...sums }
}

/** Null ends with the declarer's first trick, but the vectors also count the tricks after it. */
function countOn(view: View, rest: readonly string[], taken: number[], tricks: number[]): void {
  let leader = view.lastTrick?.winner ?? 0
  for (let i = 0; i < rest.length; i += 3) {
    const cards = rest.slice(i, i + 3)
    const winner =
      (leader +
        winning(
          nullGame,
          cards.map((name) => readCard(name) as number),
        )) %
      3
    taken[winner] = (taken[winner] as number) + points(cardsOf(cards))
    tricks[winner] = (tricks[winner] as number) + 1
    leader = winner
  }
}

interface ResignationFacts extends Facts {
  readonly cardsInHand: number
}

/** Plays a game with these trumps and gives it up when the declarer holds this many cards (4.3.1, 4.3.2). */
export function resignation({ facts }: { facts: ResignationFacts }): object {
  const held = cardsOf(facts.held ?? [])
  const others = cardNames(deck & ~held).filter((name) => !name.endsWith('J'))
  const fill = others.splice(0, 10 - (facts.held ?? []).length)
  const rest = cardNames(deck & ~held & ~cardsOf(fill))
  const hands = { F: [...(facts.held ?? []), ...fill], M: rest.slice(0, 10), R: rest.slice(10, 20) }
  const two = rest.slice(20)
  let hand = declared({
    profile: facts.profile,
    hands,
    skat: two,
    declarer: 'F',
    bid: facts.bid,
    discard: two,
    declaration: { game: facts.game },
  })
  const random = seeded('resignation')
  while ((hand.view(0) as View).cardsLeft[0] !== facts.cardsInHand) {
    const seat = hand.toAct[0] as Seat
    const cards = hand.legal(seat).filter((move) => move !== 'resign')
    hand = mustPlay(hand, seat, cards[random.below(cards.length)] as string)
  }
  hand = mustPlay(hand, 0, 'resign')
  const entry = hand.settlement?.entry as Extract<Entry, { kind: 'played' }> | undefined
  if (entry === undefined) return { ended: false }
  const { won, score } = entry.value
  const level = entry.value.kind === 'trump' ? entry.value.level : undefined
  return { ended: true, winner: won ? 'declarer' : 'defenders', score, level }
}
