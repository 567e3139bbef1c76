/**
 * What the players of a Skat evening write down for themselves, added up as PT 5.1 and 5.5.5 say: values by hand, and nothing
 * of the platform.
 */

/** A hand on paper. Nobody plays it if all passed. */
export interface Slip {
  readonly declarer: number | null
  readonly game: number
  readonly won: boolean
}

/** What a game is worth: base × (matadors + 1, and 1 for playing from the hand); null games have fixed values. */
const games: readonly (readonly [words: string, value: number])[] = [
  ['clubs with 1', 24],
  ['hearts without 2', 30],
  ['grand with 2', 72],
  ['null', 23],
  ['diamonds hand with 1', 27],
  ['spades without 1', 22],
  ['null hand', 35],
]

export const lineOf = ({ declarer, game, won }: Slip): string =>
  declarer === null ? 'passed' : `${declarer + 1} ${games[game]?.[0] ?? ''} ${won ? 'won' : 'lost'}`

const worth = ({ game, won }: Slip): number => (games[game]?.[1] ?? NaN) * (won ? 1 : -2)

/** The hands that a table plays: the same for the same numbers, and different from table to table. At four the dealer sits out. */
export const slipsOf = (series: number, table: number, chairs: number, hands: number): readonly Slip[] =>
  Array.from({ length: hands }, (_, hand): Slip => {
    const luck = series * 31 + table * 17 + hand * 7
    if (luck % 11 === 0) return { declarer: null, game: 0, won: false }
    const dealer = hand % chairs
    const declarer = chairs === 4 ? (dealer + 1 + (luck % 3)) % 4 : luck % 3
    return { declarer, game: luck % games.length, won: luck % 4 !== 1 }
  })

/** A list as it lies on the table: who sat where, by name, and what they played. */
export interface KeptList {
  readonly series: number
  readonly players: readonly string[]
  readonly slips: readonly Slip[]
}

export interface Own {
  /** By series: the result of a list, or of a bye, and what is paid for it at one of the smallest coin for each point. */
  readonly series: Map<number, { readonly points: number; readonly bye: boolean; readonly money: number }>
  won: number
  lost: number
}

export type Recount = ReadonlyMap<string, Own>

export function recount(
  lists: readonly KeptList[],
  byes: readonly { readonly series: number; readonly player: string; readonly points: number }[] = [],
): Recount {
  const all = new Map<string, Own>()
  const of = (name: string): Own => {
    const own = all.get(name) ?? { series: new Map(), won: 0, lost: 0 }
    all.set(name, own)
    return own
  }
  for (const { series, player, points } of byes)
    of(player).series.set(series, { points, bye: true, money: 0 })
  for (const { series, players, slips } of lists) {
    const played = slips.filter(({ declarer }) => declarer !== null)
    const written = players.map((_, chair) =>
      played.filter(({ declarer }) => declarer === chair).reduce((sum, slip) => sum + worth(slip), 0),
    )
    const sum = written.reduce((a, b) => a + b, 0)
    for (const [chair, player] of players.entries()) {
      const own = of(player)
      const mine = played.filter(({ declarer }) => declarer === chair)
      const won = mine.filter((slip) => slip.won).length
      const lost = mine.length - won
      const othersLost = played.filter((slip) => !slip.won).length - lost
      const points =
        (written[chair] ?? NaN) + 50 * (won - lost) + (players.length === 3 ? 40 : 30) * othersLost
      const money = players.length * (written[chair] ?? NaN) - sum
      own.series.set(series, { points, bye: false, money })
      own.won += won
      own.lost += lost
    }
  }
  return all
}

export const totalOf = ({ series }: Own): number =>
  [...series.values()].reduce((sum, { points }) => sum + points, 0)

/** PT 5.1: points, then more games won, then fewer lost. What is still equal is for the lot. */
export const isBefore = (a: Own, b: Own): number =>
  totalOf(b) - totalOf(a) || b.won - a.won || a.lost - b.lost
