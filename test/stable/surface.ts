/** What others build on: the schema, the elements and the commands, as they are now. */
import { fileURLToPath } from 'node:url'
import { printSchema } from 'graphql'
import { commandNames, help } from '../../platform/cli/src/help.js'
import { assemble } from '../../platform/gateway/src/api/schema.js'
import { games } from '../../platform/gateway/src/games.js'
import { parts } from '../../web/elements/src/embed/parts.js'
import { readManifest } from '../../web/elements/manifest/manifest.js'

/** Names by kind, such as `attributes` and `events` of an element. */
export type Names = Readonly<Record<string, readonly string[]>>

export interface Surface {
  /** The SDL of a gateway with all its games. */
  readonly schema: string
  /** By tag. */
  readonly elements: Readonly<Record<string, Names>>
  /** By the name of the command. */
  readonly commands: Readonly<Record<string, Names>>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted()

function elements(): Surface['elements'] {
  const { modules } = readManifest(root, Object.keys(parts)).manifest
  const named = (all: readonly { readonly name: string }[]): readonly string[] =>
    sorted(all.map(({ name }) => name))
  return Object.fromEntries(
    modules
      .flatMap(({ declarations }) => declarations)
      .map((element) => [
        element.tagName,
        {
          attributes: named(element.attributes),
          properties: named(element.members),
          slots: named(element.slots),
          events: named(element.events),
          parts: named(element.cssParts),
          'custom properties': named(element.cssProperties),
        },
      ]),
  )
}

/** The options in a command's help, and the words with which its lines begin: its own commands. */
function commands(): Surface['commands'] {
  return Object.fromEntries(
    commandNames.map((name) => {
      const text = help([], name)
      const terms = [...text.matchAll(/^ {2}([a-z].*?)(?: {2}|$)/gm)].flatMap(([, term = '']) =>
        term.split(', ').map((one) => one.split(' ')[0] ?? ''),
      )
      return [name, { options: sorted(text.match(/--[a-z][a-z-]*/g) ?? []), commands: sorted(terms) }]
    }),
  )
}

export const surface = (): Surface => ({
  schema: printSchema(assemble(games)),
  elements: elements(),
  commands: commands(),
})
