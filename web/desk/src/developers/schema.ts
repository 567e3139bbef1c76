import { html, nothing, type TemplateResult } from 'lit'
import type { Arg } from '@stolik/core'

/** The schema as a searchable list: the fields of the three roots, and every type. */

export type Kind = 'query' | 'mutation' | 'subscription' | 'type' | 'input' | 'enum'
export const kinds: readonly Kind[] = ['query', 'mutation', 'subscription', 'type', 'input', 'enum']

export interface Entry {
  readonly kind: Kind
  readonly name: string
  /** As in the schema, with its description. */
  readonly text: string
}

const roots: Readonly<Record<string, Kind>> = {
  Query: 'query',
  Mutation: 'mutation',
  Subscription: 'subscription',
}
const ofWord: Readonly<Record<string, Kind>> = { input: 'input', enum: 'enum' }

/** @param sdl as graphql prints it: one definition after another, with an empty line between */
export function entriesOf(sdl: string): readonly Entry[] {
  const found = blocks(sdl, '').flatMap((text): readonly Entry[] => {
    const [, word = '', name = ''] = /^(\w+) (\w+)/m.exec(withoutText(text)) ?? []
    const root = word === 'type' ? roots[name] : undefined
    if (root === undefined) return name === '' ? [] : [{ kind: ofWord[word] ?? 'type', name, text }]
    const body = text.slice(text.indexOf('{\n') + 2, text.lastIndexOf('\n}'))
    return blocks(body, '  ').map((field) => ({
      kind: root,
      name: /^(\w+)/m.exec(withoutText(field))?.[1] ?? '',
      text: field,
    }))
  })
  return kinds.flatMap((kind) => found.filter((one) => one.kind === kind))
}

const withoutText = (text: string): string => text.replace(/"""[^]*?"""/g, '').trim()

/** Splits the text into definitions with their descriptions, each moved to the left margin. */
function blocks(text: string, margin: string): readonly string[] {
  const made: string[] = []
  let current: string[] = []
  // Whether inside a description; the depth of brackets; whether there was more than a description.
  let [isText, depth, hasCode] = [false, 0, false]
  for (const line of text.split('\n')) {
    const quotes = line.split('"""').length - 1
    if (!isText && hasCode && depth === 0 && line.trim() !== '') {
      made.push(current.join('\n').trim())
      current = []
      hasCode = false
    }
    current.push(line.startsWith(margin) ? line.slice(margin.length) : line)
    if (!isText && quotes === 0 && line.trim() !== '') {
      hasCode = true
      depth += count(line, /[{(]/g) - count(line, /[})]/g)
    }
    if (quotes === 1) isText = !isText
  }
  const last = current.join('\n').trim()
  return last === '' ? made : [...made, last]
}

const count = (line: string, sign: RegExp): number => line.match(sign)?.length ?? 0

/** Returns the entries that contain all words of a search. */
export function search(entries: readonly Entry[], wanted: string): readonly Entry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
}

/** The schema: a search, and its results by kind, each entry folded. */
interface SchemaPart {
  readonly entries: readonly Entry[]
  readonly wanted: string
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly seek: (wanted: string) => void
}

/** Up to this number of results, entries are unfolded for reading one after another. */
const few = 5

export function schemaPart({ entries, wanted, say, seek }: SchemaPart): TemplateResult {
  const found = search(entries, wanted)
  const isSought = wanted.trim() !== ''
  const result = found.length === 0 ? say('dev.nowhere') : say('dev.found', { n: found.length })
  return html`<label class="search"
      ><span>${say('dev.schemaSearch')}</span>
      <input
        type="search"
        autocomplete="off"
        spellcheck="false"
        .value=${wanted}
        @input=${({ target }: Event) => seek((target as HTMLInputElement).value)}
    /></label>
    <p class="muted" role="status">${isSought ? result : nothing}</p>
    ${kinds.map((kind) => {
      const ofKind = found.filter((one) => one.kind === kind)
      if (ofKind.length === 0) return nothing
      return html`<details class="kind" ?open=${isSought}>
        <summary>
          <h4>${say(`dev.kind.${kind}`)}</h4>
          <span class="sub">${ofKind.length}</span>
        </summary>
        ${ofKind.map(
          ({ name, text }) =>
            html`<details class="entry" ?open=${isSought && found.length <= few}>
              <summary><code>${name}</code></summary>
              <pre
                tabindex="0"
                role="region"
                aria-label=${`${say(`dev.kind.${kind}`)}: ${name}`}
              ><code lang="en">${text}</code></pre>
            </details>`,
        )}
      </details>`
    })}`
}
