/** The games of the pages as a gateway has them, with their views in the shape of the schema: by what the composition root offers. */
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
