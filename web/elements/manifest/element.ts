/** One public element: what its comment says beside what its code does. */
import { chainOf, declaredOf, type ClassOf, type Declared } from './declared.js'
import { eventClasses, foundIn, type Found } from './found.js'
import { headOf, type Head } from './head.js'
import type { Sources, Module } from './modules.js'

export interface Read {
  readonly tag: string
  readonly name: string
  readonly module: Module
  readonly head: Head
  readonly declared: readonly Declared[]
  readonly found: Found
  /** Of the tokens that every element has, those that this one looks at. */
  readonly tokens: readonly string[]
}

const controls = 'web/kit/src/tokens/controls.ts'

export function readElement(sources: Sources, tag: string, tokens: ReadonlySet<string>): Read {
  const module = sources.definer(tag)
  const name = module?.defines.get(tag)
  const found = module && name !== undefined ? sources.classIn(module, name) : undefined
  if (module === undefined || name === undefined || found === undefined)
    throw new Error(`${tag} is listed as an element, and no module defines it`)
  const first: ClassOf = { node: found.node, module: found.module }
  const own = sources.codeOf(module).map(({ text }) => text)
  // The look of buttons and fields is the kit's.
  const code = own.some((text) => /\bcontrols\b/.test(text))
    ? [...own, sources.modules.get(controls)?.text ?? '']
    : own
  return {
    tag,
    name,
    module,
    head: headOf(found.node),
    declared: declaredOf(chainOf(sources, first)),
    found: foundIn(sources, module, eventClasses(sources), tokens),
    tokens: [...tokens].filter((token) => code.some((text) => text.includes(`var(${token}`))),
  }
}

/** What the comment leaves out, and what it promises that is not there: sentences for whoever mends it. */
export function faultsOf({ tag, head, declared, found }: Read): readonly string[] {
  const { of } = head
  const attributes = new Set(declared.flatMap(({ attribute }) => attribute ?? []))
  const missing = (
    what: string,
    used: ReadonlySet<string>,
    described: ReadonlyMap<string, string>,
  ): string[] =>
    [...used]
      .filter((name) => !described.has(name))
      .map((name) => `${what} ${name || '(default)'} is not described`)
  const invented = (
    what: string,
    described: ReadonlyMap<string, string>,
    ...real: readonly ReadonlySet<string>[]
  ): string[] =>
    [...described.keys()]
      .filter((name) => !real.some((one) => one.has(name)))
      .map((name) => `${what} ${name || '(default)'} is described and not there`)
  const empty = Object.values(of)
    .filter((described) => described !== of.element)
    .flatMap((described) => [...described])
    .filter(([, about]) => about === '')
  return [
    ...(head.text === '' ? ['it has no summary'] : []),
    ...(of.element.has(tag) ? [] : [`its comment does not say @element ${tag}`]),
    ...declared.filter(({ about }) => about === '').map(({ name }) => `property ${name} is not described`),
    ...empty.map(([name]) => `${name} is described by nothing`),
    ...invented('attribute', of.attr, attributes),
    ...invented('property', of.prop, new Set(declared.map(({ name }) => name))),
    ...missing('slot', found.slots, of.slot),
    ...invented('slot', of.slot, found.slots),
    ...missing('part', found.parts, of.csspart),
    ...invented('part', of.csspart, found.parts),
    ...missing('event', found.events, of.fires),
    ...invented('event', of.fires, found.events, found.maybe.events),
    ...missing('custom property', found.properties, of.cssprop),
    ...invented('custom property', of.cssprop, found.properties, found.maybe.properties),
    ...found.unreadable.map((made) => `nobody can read what this is called: ${made}`),
  ].map((fault) => `${tag}: ${fault}`)
}
