/** Merges two entries of one person in an event. */
import type { SheetPlayer } from '@stolik/contract/ranking/sheet'

/** Keeps the better place and the sum of all adjustments; club, team and pair are those of the later entry. */
export const joined = (a: SheetPlayer, b: SheetPlayer): SheetPlayer => ({
  ...(a.pair !== undefined && { pair: a.pair }),
  ...b,
  club: b.club ?? a.club,
  team: b.team ?? a.team,
  categories: [...new Set([...a.categories, ...b.categories])],
  place: a.place === null || b.place === null ? (a.place ?? b.place) : Math.min(a.place, b.place),
  adjusted: a.adjusted + b.adjusted,
  adjustedSmall: a.adjustedSmall + b.adjustedSmall,
})
