/** What a change would break for those who build on a release. */
import { buildSchema, findBreakingChanges } from 'graphql'
import type { Names, Surface } from './surface.js'

/** A sentence for each thing that is gone, or that asks for more than before. Sorted; empty if nothing breaks. */
export function breaking(before: Surface, now: Surface): readonly string[] {
  const schema = findBreakingChanges(buildSchema(before.schema), buildSchema(now.schema))
  return [
    ...schema.map(({ description }) => `schema: ${description}`),
    ...gone(before.elements, now.elements, (tag) => `<${tag}>`),
    ...gone(before.commands, now.commands, (command) => `stolik ${command}`),
  ].toSorted()
}

function gone(
  before: Readonly<Record<string, Names>>,
  now: Readonly<Record<string, Names>>,
  named: (name: string) => string,
): readonly string[] {
  return Object.entries(before).flatMap(([name, kinds]) => {
    const kept = now[name]
    if (kept === undefined) return [`${named(name)} is gone.`]
    return Object.entries(kinds).flatMap(([kind, names]) =>
      names
        .filter((one) => kept[kind]?.includes(one) !== true)
        .map((one) => `${named(name)}: ${one || '(default)'} is gone from its ${kind}.`),
    )
  })
}
