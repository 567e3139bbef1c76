/** Places after a series: by points, then by games won, then by fewer games lost, then by lot (PT 5.1). */

export interface Standing {
  readonly result: number
  readonly won: number
  readonly lost: number
}

/** A player with their place. With `lot`, the place is shared until lots are drawn. */
export interface Ranked<T> {
  readonly player: T
  readonly place: number
  readonly lot: boolean
}

const order = (a: Standing, b: Standing): number => b.result - a.result || b.won - a.won || a.lost - b.lost

/** Sorts players by place, the first place first. Equal players keep their order and share a place. */
export function rank<T extends Standing>(players: readonly T[]): readonly Ranked<T>[] {
  const sorted = [...players].sort(order)
  return sorted.map((player) => {
    const equal = sorted.filter((other) => order(player, other) === 0)
    return {
      player,
      place: sorted.findIndex((other) => order(player, other) === 0) + 1,
      lot: equal.length > 1,
    }
  })
}
