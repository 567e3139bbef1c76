/** The vectors of patrolki, ramsz and rewolucja, answered by our rules; hands are played as at a live table. */
import { type Hand, readCard } from '@stolik/core'
import { nullGame, patrolkiMade, profiles, type Rules, type View } from '../src/index.js'
import { ramszResult, ramszSettlement } from '../src/settle/settle-ramsz.js'
import { cardsOf, kindOf, seatNames, type Facts } from './adapters.js'
import { bidden, mustPlay, type Declared } from './replays.js'

interface RamszFacts {
  readonly profile: Facts['profile']
  readonly points: readonly number[]
  readonly jacks?: readonly (readonly string[])[]
  readonly skat?: Rules['ramszSkat']
  readonly skatPoints?: number
  readonly lastTrickWinner?: number
}

export function ramsch(i: RamszFacts): object {
  const base = profiles[i.profile]
  const rules = { ...base, ramszSkat: i.skat ?? base.ramszSkat }
  const outcome = {
    points: i.points,
    dealt: (i.jacks ?? [[], [], []]).map(cardsOf),
    skatPoints: i.skatPoints ?? 0,
    lastTrick: i.lastTrickWinner ?? 0,
  }
  const result = ramszResult(rules, outcome)
  return { ...result, scores: ramszSettlement(rules, outcome, result).scores }
}

interface Told {
  readonly game: string
  readonly n: number
  readonly declarer: (typeof seatNames)[number]
  readonly tricks: readonly { readonly cards: readonly string[]; readonly players: readonly string[] }[]
}

/** In these tricks the first card listed takes the trick. */
export function patrolkiDone({ game, n, declarer, tricks }: Told): boolean {
  const tried = tricks.map(({ cards, players }) => ({
    card: readCard(cards[players.indexOf(declarer)] as string) as number,
    winner: seatNames.indexOf(players[0] as 'F'),
  }))
  return patrolkiMade(profiles.patrolki, kindOf(game), n, seatNames.indexOf(declarer), tried)
}

interface Shown {
  readonly profile: Facts['profile']
  readonly game: string
  readonly rewolucja: boolean
}

export function exposure({ profile, game, rewolucja }: Shown): Rules['nullLaidOpen'] {
  const rules = profiles[profile]
  if (rewolucja) return rules.rewolucjaExposure
  return kindOf(game) === nullGame ? rules.nullLaidOpen : 'before-first-lead'
}

interface Step {
  readonly seat?: string
  readonly put?: readonly string[]
  readonly give?: Readonly<Record<string, readonly string[]>>
}

interface Exchanged extends Omit<Declared, 'bid' | 'declaration' | 'declarer'> {
  readonly declarer: 'F' | 'M' | 'R'
  readonly steps: readonly Step[]
}

const inPhase = (hand: Hand): string => (hand.view(null) as View).phase

/** The hand when the exchange is over. Opponents without a step of their own leave the skat. */
function exchangedHand(input: Exchanged): { readonly hand: Hand; readonly skat: readonly string[] } {
  let hand = mustPlay(
    mustPlay(bidden({ ...input, bid: 18 }), seatNames.indexOf(input.declarer), 'hand'),
    seatNames.indexOf(input.declarer),
    'null-rewolucja',
  )
  let skat = input.skat
  for (const { seat, put = [], give = {} } of input.steps) {
    const moves: (readonly [string, string])[] = []
    if (seat !== undefined) moves.push([seat, 'take'], [seat, put.join('+')])
    for (const [name, cards] of Object.entries(give)) moves.push([name, `swap-${cards.length}`])
    for (const [name, cards] of Object.entries(give)) moves.push([name, cards.join('+')])
    for (const [name, move] of moves) {
      if (inPhase(hand) !== 'exchange') throw new Error('the exchange is over')
      hand = mustPlay(hand, seatNames.indexOf(name as 'F'), move)
    }
    if (seat !== undefined) skat = put
  }
  while (inPhase(hand) === 'exchange') hand = mustPlay(hand, hand.toAct[0] as number, 'leave')
  return { hand, skat }
}

/** The cards in the vectors' order: first the cards held from the beginning, then the others. */
export function exchange(input: Exchanged): object {
  const { hand, skat } = exchangedHand(input)
  const all = [...seatNames.flatMap((seat) => input.hands[seat] as string[]), ...input.skat]
  const held = (seat: number): readonly string[] => {
    const now = (hand.view(seat) as View).hand
    const order = [...new Set([...(input.hands[seatNames[seat] as 'F'] as string[]), ...all])]
    return order.filter((name) => (cardsOf([name]) & now) !== 0)
  }
  return { hands: Object.fromEntries(seatNames.map((seat, i) => [seat, held(i)])), skat }
}

export function exchangeError(input: Exchanged): boolean {
  try {
    exchangedHand(input)
    return false
  } catch (error) {
    return error instanceof Error
  }
}
