/**
 * Who may know which card at which moment, told from the log by the rules alone: neither the games' views nor their
 * states are asked, since those are what is being checked.
 */
import { profiles } from '../../games/skat/src/index.js'
import type { Entry } from '../../platform/src/table/entry.js'

/** Cards as text, such as `HA`. */
export type Known = ReadonlySet<string>

export interface Hand {
  /** The table's seq once it was dealt, and after its last move. */
  readonly from: number
  over: number
  readonly secrets: readonly string[]
  /** What each seat, and an onlooker (last), knew at each seq from `from` on. */
  readonly known: (readonly Known[])[]
}

const card = /^[CSHD][ATKQJ987]$/
const cardsOf = (text: string): string[] => text.match(/[CSHD][ATKQJ987]/g) ?? []

/** The hands of a table, from its whole log. `seats` = how many play a hand. */
export function hands(log: readonly Entry[], profile: string, seats: number): Hand[] {
  const list: Hand[] = []
  const sealed = log.flatMap((e) => (e.kind === 'open' ? [e.sealed] : e.kind === 'deal' ? [e.next] : []))
  let table: ReturnType<typeof play> | undefined
  for (const [i, entry] of log.entries()) {
    const hand = list.at(-1)
    if (entry.kind === 'deal') {
      table = play(entry.deal, profile, seats)
      const own = sealed[list.length]
      const next = sealed[list.length + 1]
      const secrets = [entry.deal, own?.salt, own?.seed, next?.salt, next?.seed].filter(
        (text): text is string => text !== undefined,
      )
      list.push({ from: i + 1, over: i + 1, secrets, known: [table.known()] })
    } else if (hand !== undefined && table !== undefined) {
      if (entry.kind === 'move') {
        table.move(entry.seat, entry.move)
        hand.over = i + 1
      }
      hand.known.push(table.known())
    }
  }
  return list
}

/** One hand as it is played: what everybody holds, has seen and has shown. */
function play(deal: string, profile: string, seats: number) {
  const parts = deal.split(/[| ]/).map(cardsOf)
  const held = parts.slice(0, seats).map((cards) => new Set(cards))
  let skat: readonly string[] = parts[seats] ?? []
  const known = Array.from({ length: seats + 1 }, (_, seat) => new Set(held[seat] ?? []))
  /** Seats whose cards lie open. */
  const open = new Set<number>()
  /** The one who lays his cards open once a trick has been played. */
  let later: number | null = null
  let played = 0
  const gifts: { from: number; cards: readonly string[] }[] = []

  const tell = (seat: number, cards: Iterable<string>): void => {
    for (const c of cards) known[seat]?.add(c)
  }
  const tellAll = (cards: Iterable<string>): void => known.forEach((_, seat) => tell(seat, cards))
  const get = (seat: number, cards: readonly string[]): void => {
    for (const c of cards) held[seat]?.add(c)
    tell(seat, cards)
  }
  const put = (seat: number, cards: readonly string[]): void => {
    for (const c of cards) held[seat]?.delete(c)
  }

  const announce = (seat: number, move: string): void => {
    const [, game = '', rest = ''] = /^([a-z]+)-?(.*)$/.exec(move) ?? []
    const rules = profiles[profile as keyof typeof profiles]
    const when =
      rest === 'rewolucja'
        ? rules.rewolucjaExposure
        : game === 'null'
          ? rules.nullLaidOpen
          : 'before-first-lead'
    if (rest === 'ouvert' || rest === 'rewolucja') {
      if (when === 'before-first-lead') open.add(seat)
      else later = seat
    }
    // The lowest trumps in a row are laid out (patrolki 2.4.4): the sevens upward, the jacks last.
    const count = Number(/^patrolki-(\d)$/.exec(rest)?.[1] ?? 0)
    const suit = { clubs: 'C', spades: 'S', hearts: 'H', diamonds: 'D' }[game]
    const jacks = ['DJ', 'HJ', 'SJ', 'CJ']
    const trumps =
      suit === undefined
        ? jacks
        : [...['7', '8', '9', 'Q', 'K', 'T', 'A'].map((rank) => suit + rank), ...jacks]
    tellAll(trumps.slice(0, count))
  }

  return {
    move: (seat: number, move: string): void => {
      if (card.test(move)) {
        put(seat, [move])
        tellAll([move])
        played += 1
        if (played === seats && later !== null) open.add(later)
      } else if (move === 'take') {
        get(seat, skat)
        skat = []
      } else if (cardsOf(move).length > 0 && /^[A-Z0-9+]+$/.test(move)) {
        const cards = cardsOf(move)
        put(seat, cards)
        // Two for the skat that was taken; else given to the other opponent, once he has given as many.
        if (skat.length === 0) skat = cards
        else gifts.push({ from: seat, cards })
        const [one, two] = gifts
        if (one !== undefined && two !== undefined) {
          get(one.from, two.cards)
          get(two.from, one.cards)
          gifts.length = 0
        }
      } else if (/^(?:claim|open)/.test(move)) open.add(seat)
      else if (/-(?:ouvert|rewolucja|patrolki-\d)$/.test(move)) announce(seat, move)
      for (const shown of open) tellAll(held[shown] ?? [])
    },
    known: (): readonly Known[] => {
      for (const shown of open) tellAll(held[shown] ?? [])
      return known.map((cards) => new Set(cards))
    },
  }
}
