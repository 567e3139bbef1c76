/**
 * Where each clause of the two profiles' documents lives in the software. They are numbered alike but for those
 * that are named. What an arbiter rules on and what a tournament does is built on top of this, and comes later.
 */
import type { ClauseIndex, Standing } from '@stolik/core'

const index: Readonly<Record<Standing, string>> = {
  tested: `
    1.1.1, 1.2.1, 1.2.2, 2.1.1, 2.1.2, 2.2.1, 2.2.2, 2.2.3, 2.2.4, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 2.4.1, 2.4.2, 2.4.3,
    3.2.1, 3.2.2, 3.2.6, 3.2.16, 3.3.1, 3.3.2, 3.3.3, 3.3.4, 3.3.5, 3.3.6, 3.3.7, 3.3.8, 3.4.1, 3.4.2, 3.4.3, 3.4.4,
    3.4.7, 3.4.8, 3.5.1, 4.1.1, 4.1.2, 4.1.5, 4.2.1, 4.2.2, 4.2.3, 4.2.8, 4.4.1, 4.4.2, 4.4.3, 4.4.6, 4.5.3, 4.5.4,
    4.5.5, 5.2.1, 5.2.2, 5.2.3, 5.2.4, 5.2.7, 5.3.1, 5.3.2, 5.3.3, 5.3.4, 5.4.1, 5.4.2, 5.4.3, 5.5.1, 5.5.2, 5.6,
    PT 8.7, PT 8.12, PT 9.4`,
  knob: `2.2.5, 3.2.7, 4.3.1, 4.3.2, 5.1, isko 5.1.1, isko 5.1.2, 5.2.5, 5.2.6, PT 5.1, PT 6.2`,
  // Cards do not fall, nobody shuffles by hand, and the spirit of the rules is not for software.
  offline: `1.1.2, 1.1.3, 3.2.3, 4.4.4, 4.5.1, 4.5.2, 4.5.7, PT 5.2, PT 9.1, PT 9.12`,
  later: `
    3.1.1, 3.1.2, 3.2.4, 3.2.5, 3.2.8, 3.2.9, 3.2.10, 3.2.11, 3.2.12, 3.2.13, 3.2.14, 3.2.15, 3.3.9, 3.3.10, 3.4.5,
    3.4.6, 3.5.2, 3.5.3, 3.5.4, 4.1.3, 4.1.4, 4.1.6, 4.1.7, 4.1.8, 4.1.9, 4.1.10, 4.1.11, 4.2.4, 4.2.5, 4.2.6, 4.2.7,
    4.2.9, 4.3.3, 4.3.4, 4.3.5, 4.3.6, 4.4.5, 4.5.6, 4.5.8, 4.5.9, 4.5.10, isko 4.5.11, 5.2.8, 5.5.3, 5.5.4, 5.5.5,
    PT 1.4, PT 1.5, PT 2.2, PT 2.3, PT 3.1, PT 3.2, PT 3.3, PT 3.4, PT 4.1, PT 4.3, PT 4.4, PT 4.5, PT 6.1, PT 6.3,
    PT 7.1.1, PT 7.1.2, PT 7.1.3, PT 7.1.4, PT 7.1.5, PT 7.2.1, PT 7.2.2, PT 7.2.3, PT 7.2.4, PT 7.2.5, PT 7.3.1,
    PT 7.3.2, PT 7.3.3, PT 7.4.1, PT 7.4.2, PT 7.4.3, PT 7.4.4, PT 9.2, PT 9.3, PT 9.6, PT 9.7, PT 9.8, PT 9.9,
    PT 9.10, PT 9.11, PT 9.13`,
}

/** By clause: tested here, a knob of the profile, impossible online, or not built yet. */
export const clauses: ClauseIndex = Object.fromEntries(
  (Object.entries(index) as [Standing, string][]).flatMap(([standing, list]) =>
    list.split(',').map((clause) => [clause.trim(), standing] as const),
  ),
)
