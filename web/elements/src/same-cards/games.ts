/** A composition root: games with bots of every level. It has nothing that needs a page, so a worker can load it, too. */
import type { BaskaShapes } from '@stolik/baska'
import { thinker, type Thinker } from '@stolik/core'
import type { SkatShapes } from '@stolik/skat'

/** What other bots than club players think with, without the rules; a game without an entry has only club players. */
export const thinkers: Readonly<Record<string, () => Promise<Thinker>>> = {
  skat: async () => {
    const { think, write } = await import('@stolik/skat/think')
    return thinker<SkatShapes>(think, write)
  },
  baska: async () => {
    const { think, write } = await import('@stolik/baska/think')
    return thinker<BaskaShapes>(think, write)
  },
}
