/** Tracks who may know which card of a hand: cards are drawn after each trick, exchanged and shown. */
import { cardsIn, handsOf, partsOf, type LedgerOf } from '@stolik/core/laws'

const order = 'ATKQJ9'
const partner = (card: string): string => card.charAt(0) + (card.charAt(1) === 'K' ? 'Q' : 'K')

export const ledger: LedgerOf = (deal) => {
  const [one = [], two = [], face = [], [turned = ''] = []] = partsOf(deal)
  const hands = handsOf([one, two])
  const trump = turned.charAt(0)
  let stock = [...face, turned]
  let led: { seat: number; card: string } | null = null
  let closed = false
  hands.tellAll([turned])
  const beats = (card: string, other: string): boolean =>
    card.charAt(0) === other.charAt(0)
      ? order.indexOf(card.charAt(1)) < order.indexOf(other.charAt(1))
      : card.charAt(0) === trump
  return {
    move: (seat, move) => {
      const [card] = cardsIn(move)
      if (move === 'close') closed = true
      else if (card === undefined) {
        const [nine, last] = [`${trump}9`, stock.at(-1) ?? '']
        hands.put(seat, [nine])
        hands.get(seat, [last])
        hands.tellAll([nine])
        stock = [...stock.slice(0, -1), nine]
      } else {
        hands.put(seat, [card])
        hands.tellAll(move === card ? [card] : [card, partner(card)])
        if (led === null) led = { seat, card }
        else {
          const winner = beats(card, led.card) ? seat : led.seat
          led = null
          if (closed) return
          hands.get(winner, stock.slice(0, 1))
          hands.get(1 - winner, stock.slice(1, 2))
          stock = stock.slice(2)
        }
      }
    },
    known: hands.known,
  }
}
