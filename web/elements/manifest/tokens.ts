/** The custom properties that carry the look of every element: what each is for, and what it is until a site says otherwise. */
import ts from 'typescript'
import { headOf } from './head.js'
import type { Sources } from './modules.js'

export interface Token {
  readonly name: string
  readonly about: string
  /** In light colours; empty if it is not set until a site sets it. */
  readonly usual: string
}

const file = 'web/kit/src/tokens/sheet.ts'

export interface Tokens {
  readonly names: ReadonlySet<string>
  readonly all: readonly Token[]
  /** Set and not described, or described and not set. */
  readonly faults: readonly string[]
}

/** Returns the light one of two colours, and any other value unchanged. */
const lightOf = (value: string): string => value.replace(/^light-dark\((.+), .+\)$/, '$1')

export function tokensOf(sources: Sources): Tokens {
  const module = sources.modules.get(file)
  const statement = module?.tree.statements
    .filter(ts.isVariableStatement)
    .find(({ declarationList }) => declarationList.declarations[0]?.name.getText() === 'tokenSheet')
  if (module === undefined || statement === undefined) throw new Error(`${file} has no tokens`)
  const about = headOf(statement).of.cssprop
  // What stands below is for one theme, for print or for more contrast.
  const [common = ''] = module.text.split("[data-theme='")
  const valuesIn = (text: string): ReadonlyMap<string, string> =>
    new Map(
      [...text.matchAll(/^\s*(--stolik-[\w-]+): ([^;]+);/gm)].map(
        ([, name = '', value = '']) => [name, value.startsWith('${') ? '' : lightOf(value)] as const,
      ),
    )
  const [set, usual] = [valuesIn(module.text), valuesIn(common)]
  return {
    names: new Set(set.keys()),
    all: [...about].map(([name, text]) => ({ name, about: text, usual: usual.get(name) ?? '' })),
    faults: [
      ...[...set.keys()].filter((name) => !about.has(name)).map((name) => `${name} is not described`),
      ...[...about].filter(([name]) => !set.has(name)).map(([name]) => `${name} is described and not set`),
      ...[...about].filter(([, text]) => text === '').map(([name]) => `${name} is described by nothing`),
    ],
  }
}
