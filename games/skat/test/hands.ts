/** Writes hands in short: cards by seat, moves as `seat:move`. All moves are checked as at a live table. */
import { cardNames, type Hand, readCards, type RefusalCode, seal, type Seat } from '@stolik/core'
import { deck, skat, type View } from '../src/index.js'

/** Shows views in their own shape, not in that of GraphQL. */
export const plugin = seal(skat, (view) => view)

export const cards = (names: string): number => readCards(names.split(' ').filter(Boolean)) as number

/** Makes a deal from three hands; the other cards are the skat. */
export function dealOf(forehand: string, middlehand: string, rearhand: string): string {
  const hands = [cards(forehand), cards(middlehand), cards(rearhand)] as const
  return skat.deals.write({ hands, skat: deck & ~(hands[0] | hands[1] | hands[2]) })
}

/** Forehand holds all clubs, ♠J and ♠A; the skat is ♠7 ♦7. */
export const plainDeal = dealOf(
  'CJ CA CT CK CQ C9 C8 C7 SJ SA',
  'ST SK SQ S9 S8 HJ HA HT HK HQ',
  'H9 H8 H7 DJ DA DT DK DQ D9 D8',
)

export const start = (deal: string = plainDeal, profile = 'pzskat'): Hand =>
  plugin.start(profile, deal, '-') as Hand

/** Plays words of the form `seat:move`; throws if one is refused. */
export function after(hand: Hand, moves: string): Hand {
  return moves
    .split(/\s+/)
    .filter(Boolean)
    .reduce((now, word) => {
      const [seat, move] = word.split(/:(.*)/) as [string, string]
      const next = now.play(Number(seat), move)
      if ('refused' in next) throw new Error(`${word}: ${next.refused}`)
      return next
    }, hand)
}

/** Why a move is refused; undefined if it is legal. */
export function refusal(hand: Hand, seat: Seat, move: string): RefusalCode | undefined {
  const answer = hand.play(seat, move)
  return 'refused' in answer ? answer.refused : undefined
}

export const seen = (hand: Hand, seat: Seat | null = null): View => hand.view(seat) as View

export const names = (set: number): string => cardNames(set).join(' ')

/** Calls by which the given seat gets the game at a value. */
export function auctionFor(declarer: Seat, bid: number): string {
  if (declarer === 2) return `1:pass 2:${bid} 0:pass`
  return declarer === 1 ? `1:${bid} 0:pass 2:pass` : `1:${bid} 0:hold 1:pass 2:pass`
}

/** The declarer's score in the settlement, and the codes and clauses of its lines. */
export function settled(hand: Hand): { score: number; codes: string[]; clauses: string[] } {
  const settlement = hand.settlement
  if (settlement === undefined) throw new Error('not over')
  return {
    score: settlement.scores.find((score) => score !== 0) ?? 0,
    codes: settlement.lines.map((line) => line.code),
    clauses: settlement.lines.map((line) => line.clause),
  }
}
