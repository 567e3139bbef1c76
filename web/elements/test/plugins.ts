/**
 * The games that these pages have, as a gateway has them, with views in the form of the schema. Only games in `games` are
 * included.
 */
import { seal, type Game, type Plugin, type Shapes } from '@stolik/core'
import { games } from '../src/games.js'

interface Shown {
  readonly present: (view: object) => object
}
const folder = (path: string): string => path.split('/').at(-3) ?? ''
const shown = import.meta.glob<Shown>('../../../games/*/graphql/index.ts', { eager: true })
const rules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../games/*/src/index.ts', {
  eager: true,
})

export const plugins: Readonly<Record<string, Plugin>> = Object.fromEntries(
  Object.entries(shown)
    .map(([path, { present }]): [string, Plugin] => {
      const id = folder(path)
      const module = Object.entries(rules).find(([other]) => folder(other) === id)?.[1]
      return [id, seal(module?.[id] as Game<Shapes>, present)]
    })
    .filter(([id]) => Object.hasOwn(games, id)),
)
