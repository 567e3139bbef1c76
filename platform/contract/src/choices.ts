/** What can be chosen at a path of a shape, in the order of the shape. */
import type * as v from 'valibot'

/** As much of valibot's shapes as it takes to go into them. */
interface Node {
  readonly wrapped?: Node
  readonly item?: Node
  readonly entries?: Readonly<Record<string, Node>>
  readonly options?: readonly (Node | string)[]
  readonly literal?: string
}

/** @param path such as `count.take`, where entries of lists have no number */
export const choicesAt = (shape: v.GenericSchema, path: string): readonly string[] => [
  ...new Set(
    path
      .split('.')
      .reduce<readonly Node[]>(into, [shape as Node])
      .flatMap(choices),
  ),
]

const into = (nodes: readonly Node[], step: string): readonly Node[] =>
  nodes.flatMap(plain).flatMap(({ entries }) => entries?.[step] ?? [])

/** Goes into what may be left out, lists and variants. */
function plain(node: Node): readonly Node[] {
  const inner = node.wrapped ?? node.item
  if (inner !== undefined) return plain(inner)
  return node.options?.flatMap((one) => (typeof one === 'string' ? [] : plain(one))) ?? [node]
}

function choices(node: Node): readonly string[] {
  const inner = node.wrapped ?? node.item
  if (inner !== undefined) return choices(inner)
  if (node.literal !== undefined) return [node.literal]
  return node.options?.flatMap((one) => (typeof one === 'string' ? [one] : choices(one))) ?? []
}
