/** A composition root: the rules that a worker counts lists by. It has nothing that needs a page. */
import { seal, withRuleSets, type Plugin } from '@stolik/core'

/** Views keep the game's own form: nobody looks at them here. */
const asItIs = (view: object): object => view

export const games: Readonly<Record<string, { readonly rules: () => Promise<Plugin> }>> = {
  skat: {
    rules: async () => {
      const { skat, ruleSets } = await import('@stolik/skat')
      return seal(withRuleSets(skat, ruleSets), asItIs)
    },
  },
  baska: {
    rules: async () => {
      const { baska, ruleSets } = await import('@stolik/baska')
      return seal(withRuleSets(baska, ruleSets), asItIs)
    },
  },
  sixtysix: {
    rules: async () => {
      const { sixtysix } = await import('@stolik/sixtysix')
      return seal(sixtysix, asItIs)
    },
  },
}
