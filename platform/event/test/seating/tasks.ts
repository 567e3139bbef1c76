import { seeded } from '@stolik/core'
import { draw as seriesDraw } from '@stolik/contract/event/format'
import fc from 'fast-check'
import { drawSeating } from '@stolik/event/seating/draw'
import type { Seating, SeatingPlayer, SeatingTask } from '@stolik/event/seating/task'

export type Plain = Omit<SeatingTask, 'random'> & { readonly seed: number }

/** Returns players in teams of the given size, and in so many clubs; 0 = none. */
export const players = (count: number, team = 0, clubs = 0): SeatingPlayer[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `player-${n}`,
    apart: team === 0 ? [] : [`team-${Math.floor(n / team)}`],
    ...(clubs === 0 ? {} : { club: n % clubs }),
  }))

export const draw = ({ seed, ...task }: Plain): Seating => {
  const drawn = drawSeating({ ...task, random: seeded(seed) })
  if ('refused' in drawn) throw new Error(`refused: ${drawn.refused}`)
  return drawn
}

/** Draws several series by lots, the last one as asked. Returns the task of the last series and its draw. */
export function event(
  count: number,
  team: number,
  chairs: readonly number[],
  series: number,
  by: Plain['by'],
  seed: number,
  budget = 8000,
  clubs = 0,
): { readonly task: Plain; readonly drawn: Seating } {
  const past: (readonly (readonly string[])[])[] = []
  const pastByes: (readonly string[])[] = []
  for (let n = 1; ; n++) {
    const task: Plain = {
      players: players(count, team, clubs),
      chairs,
      past: [...past],
      pastByes: [...pastByes],
      by: n === series ? by : 'lots',
      later: by === 'lots' ? series - n : Math.max(0, series - n - 1),
      budget,
      seed: seed + n,
    }
    const drawn = draw(task)
    if (n === series) return { task, drawn }
    past.push(drawn.tables)
    pastByes.push(drawn.byes)
  }
}

/** The size of any event that can be seated, and of its teams. */
export const anyEvent = fc
  .record({
    count: fc.integer({ min: 6, max: 60 }),
    team: fc.integer({ min: 0, max: 5 }),
    chairs: fc.constantFrom([4, 3], [4], [3]),
    series: fc.integer({ min: 1, max: 4 }),
    by: fc.constantFrom(...seriesDraw.storedValues),
    clubs: fc.constantFrom(0, 0, 3, 9),
    seed: fc.nat(),
  })
  .map(({ count, team, chairs, series, by, clubs, seed }) =>
    event(count, team, chairs, series, by, seed, 8000, clubs),
  )
