/** The six kinds of game and their base values (2.1.2, 5.1). */

/** A suit as trump, ♣ ♠ ♥ ♦ = 0…3 (as in `suits` of core), then grand and null. */
export type GameKind = 0 | 1 | 2 | 3 | 4 | 5

export const grand = 4
export const nullGame = 5

/** The names of the games in the notation; the index is the GameKind. */
export const gameNames = ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'] as const
export type GameName = (typeof gameNames)[number]

export const families = ['suit', 'grand', 'null'] as const
export type Family = (typeof families)[number]

export function familyOf(game: GameKind): Family {
  if (game === nullGame) return 'null'
  return game === grand ? 'grand' : 'suit'
}

export const gameKinds: readonly GameKind[] = [0, 1, 2, 3, 4, 5]
