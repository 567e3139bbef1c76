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
  const parent = first.node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
  const extended = parent?.types[0]?.expression
  const name = declaresOf(first.node)?.base ?? extended
  const next =
    name !== undefined && ts.isIdentifier(name) ? sources.classIn(first.module, name.text) : undefined
  return next === undefined ? [first] : [first, ...chainOf(sources, next)]
}

/** What a class says by `declares(Base, { … })`; undefined: it does not. */
function declaresOf(
  node: ts.ClassDeclaration,
): { readonly base: ts.Expression; readonly own: readonly Own[] } | undefined {
  const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
  const call = parent?.types[0]?.expression
  if (call === undefined || !ts.isCallExpression(call) || call.expression.getText() !== 'declares')
    return undefined
  const [base, object] = call.arguments
  if (base === undefined || object === undefined || !ts.isObjectLiteralExpression(object)) return undefined
  return { base, own: object.properties.filter(ts.isPropertyAssignment).flatMap(ownOf) }
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
  readonly usual?: string | undefined
}

/** Reads `name: property<Type>(default, options)` and its like. */
function ownOf(declared: ts.PropertyAssignment): readonly Own[] {
  const { initializer: made } = declared
  if (!ts.isCallExpression(made)) return []
  const [kind, name] = [made.expression.getText(), declared.name.getText()]
  const [first, second] = made.arguments.map((one) => one.getText())
  const initial = kind === 'attribute' ? second : kind === 'flag' ? 'false' : first
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

const typeOfLiteral = (text = ''): string =>
  /^(true|false)$/.test(text) ? 'boolean' : /^-?\d/.test(text) ? 'number' : 'string'

/** The nearest class decides about a property, and whichever has described it tells what it is. */
export function declaredOf(chain: readonly ClassOf[]): readonly Declared[] {
  const found = new Map<string, Declared>()
  const hidden = new Set<string>()
  /** A class that names what it takes over leaves the rest out: it makes nothing of that. */
  let taken: readonly string[] | undefined
  for (const [depth, { node, module }] of chain.entries()) {
    const { own, spreads } = propertiesOf(node)
    if (taken?.includes(node.name?.text ?? '') === false) continue
    taken = spreads
    for (const { name, attribute, isHidden, type } of own) {
      if (isHidden) hidden.add(name)
      if (hidden.has(name) || found.has(name)) continue
      const usual = chain.map((one) => usualOf(one.node, name)).find((value) => value !== undefined)
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
    const comment = propertiesOf(node).own.find((one) => one.name === name)?.about ?? fieldAbout(node, name)
    const about = attr.get(attribute ?? '') ?? prop.get(name) ?? comment
    if (about !== '') return about
  }
  return ''
}

const attributeOf = (name: string, told: string | undefined): string | null =>
  told === 'false' ? null : (told?.replace(/^['"]|['"]$/g, '') ?? name.toLowerCase())

const fieldAbout = (node: ts.ClassDeclaration, name: string): string => {
  const field = fieldOf(node, name)
  return field === undefined ? '' : oneLine(commentOf(field))
}

const fieldOf = (node: ts.ClassDeclaration, name: string): ts.PropertyDeclaration | undefined =>
  node.members.filter(ts.isPropertyDeclaration).find((one) => one.name.getText() === name && !isStatic(one))

const has = (node: ts.HasModifiers, kind: ts.SyntaxKind): boolean =>
  node.modifiers?.some((one) => one.kind === kind) === true
const isStatic = (node: ts.PropertyDeclaration): boolean => has(node, ts.SyntaxKind.StaticKeyword)
const isPrivate = (node: ts.PropertyDeclaration): boolean =>
  has(node, ts.SyntaxKind.PrivateKeyword) || has(node, ts.SyntaxKind.ProtectedKeyword)

const typeOf = (field: ts.PropertyDeclaration | undefined): string =>
  withoutNull(field?.type?.getText() ?? 'string')

const withoutNull = (type: string): string => oneLine(type).replace(/ \| (null|undefined)\b/g, '')

interface Properties {
  readonly own: readonly Own[]
  /** Classes whose properties it takes over; undefined: those of the class above, as it says nothing. */
  readonly spreads: readonly string[] | undefined
}

/** What it declares, or its object `static properties`. */
function propertiesOf(node: ts.ClassDeclaration): Properties {
  const declares = declaresOf(node)
  if (declares !== undefined) return { own: declares.own, spreads: undefined }
  const object = node.members
    .filter(ts.isPropertyDeclaration)
    .find((one) => isStatic(one) && one.name.getText() === 'properties')?.initializer
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return { own: [], spreads: undefined }
  const spreads = object.properties
    .filter(ts.isSpreadAssignment)
    .map(({ expression }) => expression.getText().replace(/\.properties$/, ''))
  const own = object.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
    const options = ts.isObjectLiteralExpression(initializer)
      ? initializer.properties
          .filter(ts.isPropertyAssignment)
          .map((one) => [one.name.getText(), one.initializer.getText()] as const)
      : []
    const [text, told] = [name.getText(), Object.fromEntries(options)]
    const field = fieldOf(node, text)
    return {
      name: text,
      attribute: attributeOf(text, told['attribute']),
      isHidden: told['state'] === 'true' || (field !== undefined && isPrivate(field)),
      type: typeOf(field),
      about: fieldAbout(node, text),
    }
  })
  return { own, spreads }
}

/** What the constructor sets, where that is a text, a number or true: false is what an attribute that is not there says. */
function usualOf(node: ts.ClassDeclaration, name: string): string | undefined {
  const declared = declaresOf(node)?.own.find((one) => one.name === name)?.usual
  if (declared !== undefined) return declared
  const body = node.members.find(ts.isConstructorDeclaration)?.body?.getText() ?? ''
  return new RegExp(`this\\.${name} = ('[^']*'|\\d+|true|null)\\s*$`, 'm').exec(body)?.[1]
}
