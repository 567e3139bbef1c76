/** One function per kind of test vector: what our rules say about its input, in the vector's own words. */
import {
  type Card,
  cardName,
  cardNames,
  type Cards,
  count,
  readCard,
  readCards,
  type Settled,
} from '@stolik/core'
import {
  type Addition,
  type Announcement,
  announcement,
  announcements,
  bidValues,
  dealt,
  type Entry,
  evaluate,
  type GameKind,
  gameNames,
  highestMultiplier,
  type Matadors,
  matadors,
  nullGame,
  patrolkiCards,
  playable,
  type PlayedEntry,
  profiles,
  rank,
  required,
  sheet,
  skat,
  tournamentScore,
  winning,
} from '../src/index.js'
import { countGames } from './count-games.js'
import { ramszGame } from '../src/rules/cards.js'
import { auction } from './auction-talk.js'
import { exchange, exchangeError, exposure, patrolkiDone, ramsch } from './specials.js'
import { replay, resignation } from './replays.js'

export interface Facts {
  readonly profile: keyof typeof profiles
  readonly game: (typeof gameNames)[number]
  readonly held?: readonly string[]
  readonly bid: number
  readonly declarerPoints?: number
  readonly declarerTricks: number
  readonly hand?: boolean
  readonly ouvert?: boolean
  readonly schneiderAnnounced?: boolean
  readonly schwarzAnnounced?: boolean
  readonly rewolucja?: boolean
  readonly patrolki?: number
  readonly patrolkiWon?: boolean
  readonly handCards?: readonly string[]
}

export const cardsOf = (names: readonly string[]): Cards => readCards(names) as Cards
const listOf = (names: readonly string[]): Card[] => names.map((name) => readCard(name) as Card)
export const kindOf = (name: string): GameKind => gameNames.indexOf(name as 'null') as GameKind
export const seatNames = ['F', 'M', 'R'] as const

/** The game of ours for a vector's kind of trick-taking. */
export const trickGame = (kind: string, suit: string | null): GameKind =>
  kind === 'ramsch'
    ? ramszGame
    : kind === 'suit'
      ? ('CSHD'.indexOf(suit as string) as GameKind)
      : kindOf(kind)

export function announced(f: Facts): Announcement {
  const addition: Addition | undefined =
    f.rewolucja === true
      ? 'rewolucja'
      : f.ouvert === true
        ? 'ouvert'
        : f.schwarzAnnounced === true
          ? 'schwarz'
          : f.schneiderAnnounced === true
            ? 'schneider'
            : undefined
  // A rewolucja is a hand game, whether the vector says so or not.
  return announcement(kindOf(f.game), f.hand === true || f.rewolucja === true, addition, f.patrolki)
}

function evaluated(f: Facts): object {
  const rules = profiles[f.profile]
  const wanted = announced(f)
  const offered = announcements(rules, wanted.hand, f.bid, cardsOf(f.handCards ?? f.held ?? []))
  const legal = offered.some((a) => JSON.stringify(a) === JSON.stringify(wanted))
  const value = evaluate(rules, {
    announcement: wanted,
    held: cardsOf(f.held ?? []),
    bid: f.bid,
    points: f.declarerPoints ?? 0,
    tricks: f.declarerTricks,
    opponentsTricks: 10 - f.declarerTricks,
    resigned: false,
    patrolkiMissed: f.patrolkiWon === false,
  })
  return { legal, ...value }
}

function row(profile: Facts['profile'], game: string): object {
  const rules = profiles[profile]
  const kind = kindOf(game) as Exclude<GameKind, 5>
  const out: Record<string, number> = {}
  for (let n = 2; n <= highestMultiplier(rules, kind); n++) out[n] = rules.bases[kind] * n
  return out
}

function matadorsOf(game: string, held: readonly string[] | undefined): Matadors | undefined {
  return kindOf(game) === nullGame ? undefined : matadors(kindOf(game), cardsOf(held ?? []))
}

interface ListGame {
  readonly type: string
  readonly declarer: number
  readonly score: number
  readonly scores: readonly number[]
}

/** A list entry with only its score. At a table of four, the chair before the declarer's deals. */
function listed(chairs: number, game: ListGame, hand: number): Settled<Entry> {
  const { declarer, score } = game
  if (game.type === 'passed') {
    const settlement = { scores: [0, 0, 0], lines: [], entry: { kind: 'passed' } as const }
    return { hand, dealer: 0, seating: [1, 2, chairs - 1], settlement }
  }
  if (game.type === 'ramsz') {
    const losers = [0, 1, 2].filter((seat) => game.scores[seat] !== 0)
    const points = -(game.scores[losers[0] as number] as number)
    const entry = { kind: 'ramsz', losers, points } as const
    return { hand, dealer: 2, seating: [0, 1, 2], settlement: { scores: game.scores, lines: [], entry } }
  }
  const value = { kind: 'null', won: score > 0, value: Math.abs(score), score } as const
  const entry: PlayedEntry = {
    kind: 'played',
    declarer: 0,
    announcement: announcement(nullGame, false),
    value,
    resigned: false,
  }
  return {
    hand,
    dealer: (declarer + chairs - 1) % chairs,
    seating: [declarer, (declarer + 1) % chairs, (declarer + 2) % chairs],
    settlement: { scores: [score, 0, 0], lines: [], entry },
  }
}

/** The number of ways to deal 32 cards, ignoring the order within a hand and the skat. */
function countDeals(): string {
  const deal = dealt(Array.from({ length: 32 }, (_, c) => c))
  const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))
  const sizes = [...deal.hands, deal.skat].map(count)
  return String(sizes.reduce((n, size) => n / factorial(size), factorial(32)))
}

interface Profiled {
  readonly profile: Facts['profile']
}

interface Called extends Profiled {
  readonly calls: readonly (string | number)[]
}

/** One adapter for each kind of vector, except those of the arbiter and the list. */
export const adapters: Readonly<Record<string, (input: never) => unknown>> = {
  evaluate: evaluated,
  bids: ({ profile }: Profiled) => bidValues(profiles[profile]),
  bid_valid: ({ profile, value }: Profiled & { value: number }) =>
    bidValues(profiles[profile]).includes(value),
  auction: (input: Called) => auction(input.calls, input.profile).outcome,
  auction_turn: (input: Called) => auction(input.calls, input.profile).turn,
  auction_error: (input: Called) => auction(input.calls, input.profile).error,
  required: (f: Facts) => required(profiles[f.profile], announced(f), matadorsOf(f.game, f.held), f.bid),
  matadors: ({ game, held }: { game: string; held: string[] }) => matadorsOf(game, held),
  legal: (i: { gameKind: string; trumpSuit: string | null; hand: string[]; trick: string[] }) => {
    const cards = cardNames(playable(trickGame(i.gameKind, i.trumpSuit), listOf(i.trick), cardsOf(i.hand)))
    return i.hand.filter((name) => cards.includes(name))
  },
  winner: (i: { gameKind: string; trumpSuit: string | null; trick: string[] }) =>
    winning(trickGame(i.gameKind, i.trumpSuit), listOf(i.trick)),
  value_row: ({ profile, game }: Profiled & { game: string }) => row(profile, game),
  null_won: ({ declarerTricks }: { declarerTricks: number }) =>
    (evaluated({ profile: 'isko', game: 'null', bid: 18, declarerTricks }) as { won: boolean }).won,
  replay,
  rule: resignation,
  seats: ({ seats, dealer }: { seats: number; dealer: number }) => {
    const [F, M, R] = skat.seating(seats, dealer)
    const chairs = Array.from({ length: seats }, (_, i) => (dealer + i) % seats)
    return { F, M, R, idle: chairs.filter((chair) => ![F, M, R].includes(chair)) }
  },
  dealer: ({ seats, game }: { seats: number; game: number }) => skat.dealer(seats, game - 1),
  packets: ({ deck }: { deck: string[] }) => {
    const { hands, skat: two } = dealt(listOf(deck))
    const names = (set: Cards): string[] =>
      cardNames(set).toSorted((a, b) => deck.indexOf(a) - deck.indexOf(b))
    const [F, M, R] = hands
    return { hands: { F: names(F), M: names(M), R: names(R) }, skat: names(two) }
  },
  tournament: (i: { points: number; won: number; lost: number; othersLost: number; tableSize: number }) =>
    tournamentScore(profiles.pzskat, i.tableSize, i),
  table_list: ({ seats, games }: { seats: number; games: ListGame[] }) =>
    sheet(
      profiles.pzskat,
      seats,
      games.map((game, hand) => listed(seats, game, hand)),
    ).totals,
  rank: ({ players }: { players: { name: string; result: number; won: number; lost: number }[] }) =>
    rank(players).map(({ player, place, lot }) => ({ name: player.name, place, lot })),
  count_games: () => {
    const { grand, perSuit, null: nulls } = countGames()
    return { grand, suit: 4 * perSuit, perSuit, null: nulls, total: grand + 4 * perSuit + nulls }
  },
  count_deals: countDeals,
  exposure,
  exchange,
  exchange_error: exchangeError,
  ramsch,
  patrolki_cards: ({ game, n }: { game: string; n: number }) => patrolkiCards(kindOf(game), n).map(cardName),
  patrolki_done: patrolkiDone,
}
