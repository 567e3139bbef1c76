/** A composition root: the trainer of each game that has one. See also `../games.ts`. */
import type { TrainerOf } from '@stolik/kit/trainer'

interface OfGame {
  /** What is shown of it before anything is asked. */
  readonly about: () => Promise<TrainerOf>
  /** The address of its thread. */
  readonly thread: () => Promise<string>
}

export const trainers: Readonly<Record<string, OfGame>> = {
  skat: {
    about: () => import('@stolik/skat/web/train'),
    thread: async () => (await import('@stolik/skat/web/trainer-thread?worker&url')).default,
  },
}
