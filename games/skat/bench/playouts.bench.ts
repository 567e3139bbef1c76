/** Hands played at random, the deal included, beside the machine's baseline, on one core. One operation is 1,000 hands. */
import { baseline } from '@stolik/core/bench'
import { bench, describe } from 'vitest'
import { playout, seed } from './playouts.js'

describe('random playouts', () => {
  seed(1)
  bench('machine baseline: 1,000 packs shuffled and counted', () => void baseline(), {
    warmupTime: 1000,
    time: 1000,
  })
  bench(
    '1,000 hands dealt, played at random and counted',
    () => {
      for (let i = 0; i < 1000; i++) playout()
    },
    { warmupTime: 1000, time: 1000 },
  )
})
