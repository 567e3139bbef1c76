/**
 * Who may know which card at which moment of a hand, told from the deal and the moves by the rules alone: neither the game's
 * view nor its state is asked, since those are what is checked against it. A game whose cards are shown otherwise than by
 * playing them has `test/ledger.ts`, which exports `ledger`.
 */

/** Cards as text, such as `HA`. */
export type Known = ReadonlySet<string>

export interface Ledger {
  move(seat: number, move: string): void
  /** By seat, and last what an onlooker knows. */
  known(): readonly Known[]
}

/** The ledger of a hand that was dealt so, as text; `seats` = how many play. */
export type LedgerOf = (deal: string, profile: string, seats: number) => Ledger

const card = /^[CSHD][ATKQJ987]$/
export const isCard = (text: string): boolean => card.test(text)
export const cardsIn = (text: string): readonly string[] => text.match(/[CSHD][ATKQJ987]/g) ?? []
/** The parts of a deal, each as cards: hands by seat, then what lies elsewhere. */
export const partsOf = (deal: string): readonly (readonly string[])[] => deal.split(/[| ]/).map(cardsIn)

/** What everybody holds and has seen. */
export interface Hands {
  readonly held: readonly ReadonlySet<string>[]
  /** Seats whose cards lie open, now and from then on. */
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
    ...{ held, open, tell, tellAll },
    get: (seat, cards) => {
      for (const one of cards) held[seat]?.add(one)
      tell(seat, cards)
    },
    put: (seat, cards) => {
      for (const one of cards) held[seat]?.delete(one)
    },
    known: () => {
      for (const shown of open) tellAll(held[shown] ?? [])
      return known.map((cards) => new Set(cards))
    },
  }
}

/** Of games whose cards are dealt to the players and shown by playing them. */
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
