/**
 * Tracks who may know which card in a hand of Skat, in which the skat is taken, cards are exchanged and hands are
 * laid open.
 */
import { cardsIn, handsOf, isCard, partsOf, type LedgerOf } from '@stolik/core/laws'
import { ruleSets, type Rules } from '../src/index.js'

export const ledger: LedgerOf = (deal, profile, seats) => {
  const parts = partsOf(deal)
  // A dealer who sits out has the seat after the players, and no cards.
  const idle = seats
  const hands = handsOf([...parts.slice(0, seats), []])
  let queries = 0
  let skat = parts[seats] ?? []
  /** The seat that lays its cards open once a trick has been played. */
  let later: number | null = null
  let played = 0
  const gifts: { from: number; cards: readonly string[] }[] = []

  const announce = (seat: number, move: string): void => {
    const [, game = '', rest = ''] = /^([a-z]+)-?(.*)$/.exec(move) ?? []
    const rules = ruleSets.rulesOf(profile) as Rules
    const when =
      rest === 'rewolucja'
        ? rules.rewolucjaExposure
        : game === 'null'
          ? rules.nullLaidOpen
          : 'before-first-lead'
    if (rest === 'ouvert' || rest === 'rewolucja') {
      if (when === 'before-first-lead') hands.open.add(seat)
      else later = seat
    }
    // The lowest trumps in sequence are laid out (patrolki 2.4.4): from the seven up, the jacks last.
    const count = Number(/^patrolki-(\d)$/.exec(rest)?.[1] ?? 0)
    const suit = { clubs: 'C', spades: 'S', hearts: 'H', diamonds: 'D' }[game]
    const jacks = ['DJ', 'HJ', 'SJ', 'CJ']
    const trumps =
      suit === undefined
        ? jacks
        : [...['7', '8', '9', 'Q', 'K', 'T', 'A'].map((rank) => suit + rank), ...jacks]
    hands.tellAll(trumps.slice(0, count))
  }

  return {
    move: (seat, move) => {
      if (isCard(move)) {
        hands.put(seat, [move])
        hands.tellAll([move])
        played += 1
        if (played === seats && later !== null) hands.open.add(later)
      } else if (move === 'take') {
        hands.get(seat, skat)
        skat = []
      } else if (cardsIn(move).length > 0 && /^[A-Z0-9+]+$/.test(move)) {
        const cards = cardsIn(move)
        hands.put(seat, cards)
        // The first two cards replace the skat that was taken. Otherwise cards go to the other opponent, once both
        // have given.
        if (skat.length === 0) skat = cards
        else gifts.push({ from: seat, cards })
        const [one, two] = gifts
        if (one !== undefined && two !== undefined) {
          hands.get(one.from, two.cards)
          hands.get(two.from, one.cards)
          gifts.length = 0
        }
      } else if (move.startsWith('look-')) queries = Number(move.slice(-1))
      else if (move === 'show') hands.tell(idle, hands.held[queries] ?? [])
      else if (/^(?:claim|open)/.test(move)) hands.open.add(seat)
      else if (/-(?:ouvert|rewolucja|patrolki-\d)$/.test(move)) announce(seat, move)
    },
    known: hands.known,
  }
}
