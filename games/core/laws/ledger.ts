/**
 * Tracks who may know which card at which moment of a hand. It is worked out from the deal and the moves by the
 * rules alone, not from the game's view or state, since those are what is checked. A game that also shows cards in
 * other ways than playing them has `test/ledger.ts`, which exports `ledger`.
 */

/** Cards as text, such as `HA`. */
export type Known = ReadonlySet<string>

export interface Ledger {
  move(seat: number, move: string): void
  /** Known cards by seat; the last entry is an onlooker's. */
  known(): readonly Known[]
}

/** Makes the ledger of a hand from its deal as text. `seats` is the number of players. */
export type LedgerOf = (deal: string, profile: string, seats: number) => Ledger

const card = /^[CSHD][ATKQJ987]$/
export const isCard = (text: string): boolean => card.test(text)
export const cardsIn = (text: string): readonly string[] => text.match(/[CSHD][ATKQJ987]/g) ?? []
/** The parts of a deal, each as cards: hands by seat first, then the cards that lie elsewhere. */
export const partsOf = (deal: string): readonly (readonly string[])[] => deal.split(/[| ]/).map(cardsIn)

/** The cards that each seat holds and has seen. */
export interface Hands {
  readonly held: readonly ReadonlySet<string>[]
  /** Seats whose cards lie open from now on. */
  readonly open: Set<number>
  readonly tell: (seat: number, cards: Iterable<string>) => void
  readonly tellAll: (cards: Iterable<string>) => void
  readonly get: (seat: number, cards: Iterable<string>) => void
  readonly put: (seat: number, cards: Iterable<string>) => void
  readonly known: () => readonly Known[]
}

export function handsOf(dealt: readonly (readonly string[])[]): Hands {
  const held = dealt.map((cards) => new Set(cards))
  const known = [...dealt, []].map((cards) => new Set<string>(cards))
  const open = new Set<number>()
  const tell: Hands['tell'] = (seat, cards) => {
    for (const one of cards) known[seat]?.add(one)
  }
  const tellAll: Hands['tellAll'] = (cards) => known.forEach((_, seat) => tell(seat, cards))
  return {
    held,
    open,
    tell,
    tellAll,
    get: (seat, cards) => {
      for (const one of cards) held[seat]?.add(one)
      tell(seat, cards)
    },
    put: (seat, cards) => {
      for (const one of cards) held[seat]?.delete(one)
    },
    known: () => {
      for (const seat of open) tellAll(held[seat] ?? [])
      return known.map((cards) => new Set(cards))
    },
  }
}

/** The ledger of games in which all cards are dealt to the players and are shown only by playing them. */
export const plainLedger: LedgerOf = (deal, _, seats) => {
  const hands = handsOf(partsOf(deal).slice(0, seats))
  return {
    move: (seat, move) => {
      if (!isCard(move)) return
      hands.put(seat, [move])
      hands.tellAll([move])
    },
    known: hands.known,
  }
}
