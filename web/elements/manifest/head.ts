/** The comment over a class, as far as it is made for readers: a description, and a line for each thing that a page can use. */
import ts from 'typescript'

export type Kind = 'element' | 'attr' | 'prop' | 'slot' | 'fires' | 'csspart' | 'cssprop'

export interface Head {
  readonly text: string
  /** Name and description; the slot without a name has the name ''. */
  readonly of: Readonly<Record<Kind, ReadonlyMap<string, string>>>
}

/** Other names by which the same is known among custom elements. */
const kinds: Readonly<Record<string, Kind>> = {
  element: 'element',
  tag: 'element',
  tagname: 'element',
  attr: 'attr',
  attribute: 'attr',
  prop: 'prop',
  property: 'prop',
  slot: 'slot',
  fires: 'fires',
  event: 'fires',
  csspart: 'csspart',
  part: 'csspart',
  cssprop: 'cssprop',
  cssproperty: 'cssprop',
}

/** The text of the comments over a node, without their frames; the last is the node's own. */
export function commentOf(node: ts.Node): string {
  const text = node.getSourceFile().text
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  const last = ranges.map(({ pos, end }) => text.slice(pos, end)).findLast((one) => one.startsWith('/**'))
  return (last ?? '')
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim()
}

/** One line out of many: a comment is broken where the file's lines end. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function headOf(node: ts.Node): Head {
  const [text = '', ...tags] = commentOf(node).split(/^@(?=\w)/m)
  const of: Record<Kind, Map<string, string>> = {
    element: new Map(),
    attr: new Map(),
    prop: new Map(),
    slot: new Map(),
    fires: new Map(),
    csspart: new Map(),
    cssprop: new Map(),
  }
  for (const tag of tags) {
    const [, kind = '', name = '', about = ''] =
      /^(\w+)[ \t]*([^\s]*?)?(?:\s*(?:^|\s)-\s+([^]*))?\s*$/.exec(oneLine(tag)) ?? []
    const known = kinds[kind]
    if (known !== undefined) of[known].set(name === '-' ? '' : name, oneLine(about))
  }
  return { text: oneLine(text), of }
}
