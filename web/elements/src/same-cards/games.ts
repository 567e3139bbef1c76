/** A composition root: games with bots of every level. It has nothing that needs a page, so a worker can load it, too. */
import {
  seal,
  withRuleSets,
  withThink,
  type Game,
  type Plugin,
  type RuleSets,
  type Shapes,
  type Think,
} from '@stolik/core'

const sealed = <T extends Shapes>(game: Game<T>, ruleSets: RuleSets<T['rules']>, think: Think<T>): Plugin =>
  seal(withThink(withRuleSets(game, ruleSets), think), (view) => view)

/** By game; a game without an entry has only the bots of its rules. */
export const bots: Readonly<Record<string, () => Promise<Plugin>>> = {
  skat: async () => {
    const [{ skat, ruleSets }, { think }] = await Promise.all([
      import('@stolik/skat'),
      import('@stolik/skat/think'),
    ])
    return sealed(skat, ruleSets, think)
  },
  baska: async () => {
    const [{ baska, ruleSets }, { think }] = await Promise.all([
      import('@stolik/baska'),
      import('@stolik/baska/think'),
    ])
    return sealed(baska, ruleSets, think)
  },
}
