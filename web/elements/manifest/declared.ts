/** What an element can be told: the reactive properties of its class and of those that it extends. */
import ts from 'typescript'
import { commentOf, headOf, oneLine } from './head.js'
import type { Sources, Module } from './modules.js'

export interface Declared {
  readonly name: string
  /** null: it is told by script alone. */
  readonly attribute: string | null
  /** As TypeScript has it, without what only says that nothing was told. */
  readonly type: string
  /** Empty: nobody has described it. */
  readonly about: string
  /** What it is until it is told; only where that is a plain value. */
  readonly usual?: string
  /** The class that declares it, where that is not the element's own. */
  readonly from?: { readonly name: string; readonly module: string }
}

export interface ClassOf {
  readonly node: ts.ClassDeclaration
  readonly module: Module
}

/** The element's class, then those that it extends, as far as they are ours. */
export function chainOf(sources: Sources, first: ClassOf): readonly ClassOf[] {
  const { base } = extendsOf(first.node)
  const next =
    base !== undefined && ts.isIdentifier(base) ? sources.classIn(first.module, base.text) : undefined
  return next === undefined ? [first] : [first, ...chainOf(sources, next)]
}

interface Extends {
  readonly base: ts.Expression | undefined
  readonly own: readonly Own[]
}

/** The class that a class extends, and what it adds by `declares(Base, { … })`. */
function extendsOf(node: ts.ClassDeclaration): Extends {
  const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
  const extended = parent?.types[0]?.expression
  if (extended === undefined || !ts.isCallExpression(extended)) return { base: extended, own: [] }
  const [base, object] = extended.arguments
  const members: readonly ts.ObjectLiteralElementLike[] =
    object !== undefined && ts.isObjectLiteralExpression(object) ? object.properties : []
  return { base, own: members.filter(ts.isPropertyAssignment).flatMap(ownOf) }
}

/** One property that a class declares. */
interface Own {
  readonly name: string
  /** null: it has none. */
  readonly attribute: string | null
  /** Whether pages cannot set it. */
  readonly isHidden: boolean
  readonly type: string
  readonly about: string
  /** Its default, where that is a text, a number or true: false is what an attribute that is not there says. */
  readonly usual: string | undefined
}

/** Reads `name: property<Type>(default, options)` and its like. */
function ownOf(declared: ts.PropertyAssignment): readonly Own[] {
  const { initializer: made } = declared
  if (!ts.isCallExpression(made)) return []
  const [kind, name] = [made.expression.getText(), declared.name.getText()]
  const [first, second] = made.arguments.map((one) => one.getText())
  const ofProperty = kind === 'flag' ? 'false' : first
  const initial = kind === 'attribute' ? second : ofProperty
  const named =
    kind === 'attribute' || kind === 'flag' ? first : /attribute: ('[^']*'|false)/.exec(second ?? '')?.[1]
  return [
    {
      name,
      attribute: kind === 'given' ? null : attributeOf(name, named),
      isHidden: kind === 'state',
      type: withoutNull(made.typeArguments?.[0]?.getText() ?? typeOfLiteral(initial)),
      about: oneLine(commentOf(declared)),
      usual: initial !== undefined && /^('[^']*'|\d+|true|null)$/.test(initial) ? initial : undefined,
    },
  ]
}

const attributeOf = (name: string, named: string | undefined): string | null =>
  named === 'false' ? null : (named?.replace(/^['"]|['"]$/g, '') ?? name.toLowerCase())

function typeOfLiteral(text = ''): string {
  if (/^(true|false)$/.test(text)) return 'boolean'
  return /^-?\d/.test(text) ? 'number' : 'string'
}

const withoutNull = (type: string): string => oneLine(type).replace(/ \| (null|undefined)\b/g, '')

/** The nearest class decides about a property, and whichever has described it tells what it is. */
export function declaredOf(chain: readonly ClassOf[]): readonly Declared[] {
  const found = new Map<string, Declared>()
  const hidden = new Set<string>()
  for (const [depth, { node, module }] of chain.entries()) {
    for (const { name, attribute, isHidden, type, usual } of extendsOf(node).own) {
      if (isHidden) hidden.add(name)
      if (hidden.has(name) || found.has(name)) continue
      found.set(name, {
        name,
        attribute,
        type,
        about: aboutOf(chain, name, attribute),
        ...(usual === undefined || /^(''|""|null)$/.test(usual) ? {} : { usual }),
        ...(depth === 0 ? {} : { from: { name: node.name?.text ?? '', module: module.file } }),
      })
    }
  }
  return [...found.values()]
}

function aboutOf(chain: readonly ClassOf[], name: string, attribute: string | null): string {
  for (const { node } of chain) {
    const { attr, prop } = headOf(node).of
    const comment = extendsOf(node).own.find((one) => one.name === name)?.about
    const about = attr.get(attribute ?? '') ?? prop.get(name) ?? comment ?? ''
    if (about !== '') return about
  }
  return ''
}
