/** The elements that a site may embed, in the form that editors and catalogues read: Custom Elements Manifest 1.0.0. */
import type { Declared } from './declared.js'
import { faultsOf, readElement, type Read } from './element.js'
import { eventClasses, type EventClass } from './found.js'
import { readSources } from './modules.js'
import { tokensOf, type Token } from './tokens.js'

interface Named {
  readonly name: string
  readonly description: string
}
interface Typed extends Named {
  readonly type: { readonly text: string }
  readonly default?: string
  readonly inheritedFrom?: { readonly name: string; readonly module: string }
}
export interface ElementOfManifest {
  readonly kind: 'class'
  readonly customElement: true
  readonly tagName: string
  readonly name: string
  /** The first sentence of the description. */
  readonly summary: string
  readonly description: string
  readonly attributes: readonly (Typed & { readonly fieldName: string })[]
  readonly members: readonly (Typed & { readonly kind: 'field'; readonly attribute?: string })[]
  readonly slots: readonly Named[]
  readonly events: readonly (Named & { readonly type: { readonly text: string } })[]
  readonly cssParts: readonly Named[]
  readonly cssProperties: readonly (Named & { readonly default?: string })[]
}
export interface Manifest {
  readonly schemaVersion: '1.0.0'
  readonly modules: readonly {
    readonly kind: 'javascript-module'
    readonly path: string
    readonly declarations: readonly ElementOfManifest[]
    readonly exports: readonly {
      readonly kind: 'custom-element-definition'
      readonly name: string
      readonly declaration: { readonly name: string; readonly module: string }
    }[]
  }[]
}

const rooms = ['web/elements/src', 'web/kit/src', 'games']

/**
 * @param root folder of the project
 * @param tags of the elements that are public
 * @returns the manifest, and what is wrong with the comments that it was made of
 */
export function readManifest(
  root: string,
  tags: readonly string[],
): { readonly manifest: Manifest; readonly faults: readonly string[] } {
  const sources = readSources(root, rooms)
  const tokens = tokensOf(sources)
  const events = eventClasses(sources)
  const elements = tags.map((tag) => readElement(sources, tag, tokens.names))
  return {
    faults: [...tokens.faults, ...elements.flatMap(faultsOf)],
    manifest: {
      schemaVersion: '1.0.0',
      modules: elements.map((element) => {
        const { tag, name, module } = element
        const path = module.file.replace(/^web\/elements\//, '')
        return {
          kind: 'javascript-module',
          path,
          declarations: [declarationOf(element, tokens.all, [...events.values()])],
          exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }],
        }
      }),
    },
  }
}

const namedOf = (described: ReadonlyMap<string, string>): readonly Named[] =>
  [...described].map(([name, description]) => ({ name, description }))

const typedOf = ({ name, type, about, usual, from }: Declared): Typed => ({
  name,
  description: about,
  type: { text: type },
  ...(usual === undefined ? {} : { default: usual }),
  ...(from === undefined ? {} : { inheritedFrom: from }),
})

function declarationOf(
  { tag, name, head, declared, tokens: used }: Read,
  tokens: readonly Token[],
  events: readonly EventClass[],
): ElementOfManifest {
  const detailOf = (type: string): string => events.find((one) => one.type === type)?.detail ?? 'null'
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name,
    summary: /^.*?[.!?](?= |$)/.exec(head.text)?.[0] ?? head.text,
    description: head.text,
    attributes: declared.flatMap((one) =>
      one.attribute === null ? [] : [{ ...typedOf(one), name: one.attribute, fieldName: one.name }],
    ),
    members: declared.map((one) => ({
      ...typedOf(one),
      kind: 'field',
      ...(one.attribute === null ? {} : { attribute: one.attribute }),
    })),
    slots: namedOf(head.of.slot),
    events: namedOf(head.of.fires).map((one) => ({
      ...one,
      type: { text: `CustomEvent<${detailOf(one.name)}>` },
    })),
    cssParts: namedOf(head.of.csspart),
    cssProperties: [
      ...namedOf(head.of.cssprop),
      ...tokens
        .filter((one) => used.includes(one.name))
        .map(({ name: token, about, usual }) => ({
          name: token,
          description: about,
          ...(usual === '' ? {} : { default: usual }),
        })),
    ],
  }
}
