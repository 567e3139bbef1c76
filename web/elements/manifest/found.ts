/** What an element's code lets a page use, whatever its comment says: slots, parts, events, custom properties. */
import type { Sources, Module } from './modules.js'

export interface Found {
  readonly slots: ReadonlySet<string>
  readonly parts: ReadonlySet<string>
  /** Of the element itself, and of elements inside of it where they leave it. */
  readonly events: ReadonlySet<string>
  readonly properties: ReadonlySet<string>
  /** What comes with elements that are made by a name which only running code knows: it may be told of. */
  readonly maybe: { readonly events: ReadonlySet<string>; readonly properties: ReadonlySet<string> }
  /** Parts and slots that are called by running code, so that nobody can read how. */
  readonly unreadable: readonly string[]
}

export interface EventClass {
  readonly type: string
  /** As TypeScript has it. */
  readonly detail: string
  /** It leaves the shadow root that it is sent in. */
  readonly leaves: boolean
}

const eventClass =
  /class (\w+) extends CustomEvent<([^]*?)> \{\s*static readonly type = '([\w-]+)'([^]*?)\n\}/g

/** By the name of the class. */
export const eventClasses = (sources: Sources): ReadonlyMap<string, EventClass> =>
  new Map(
    [...sources.modules.values()].flatMap(({ text }) =>
      [...text.matchAll(eventClass)].map(
        ([, name = '', detail = '', type = '', body = '']) =>
          [name, { type, detail: detailOf(detail), leaves: /composed: true/.test(body) }] as const,
      ),
    ),
  )

/** On one line, without comments. */
const detailOf = (type: string): string =>
  plain(type)
    .trim()
    .split(/\s*\n\s*/)
    .reduce((line, next) => `${line}${/[{;|]$/.test(line) || next.startsWith('}') ? '' : ';'} ${next}`)

const all = (text: string, sought: RegExp): readonly string[] =>
  [...text.matchAll(sought)].map(([, name = '']) => name)

/** Comments and what they quote are not code. */
const plain = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

const sentBy = (text: string, events: ReadonlyMap<string, EventClass>): readonly EventClass[] => [
  ...all(text, /new (\w+Event)\(/g).flatMap((name) => events.get(name) ?? []),
  ...all(text, /new CustomEvent(?:<[^(]*>)?\('([\w-]+)'/g).map((type) => ({
    type,
    detail: 'null',
    leaves: false,
  })),
]

/** An element of a game, made by the tag that the game lends: its table, its calculator, its paper. */
const lent: readonly (readonly [RegExp, RegExp])[] = [
  [
    /createElement\([^)]*\btag\b/,
    /^games\/\w+\/web\/\w+-table\.ts$|^web\/kit\/src\/table\/(game-table|hand)\.ts$/,
  ],
  [/createElement\([^)]*\bcalculator\b/, /^games\/\w+\/web\/value\//],
]

export function foundIn(
  sources: Sources,
  module: Module,
  events: ReadonlyMap<string, EventClass>,
  tokens: ReadonlySet<string>,
): Found {
  const code = sources.codeOf(module)
  const own = code.map(({ text }) => plain(text)).join('\n')
  const within = (sought: RegExp): readonly string[] =>
    [...new Set(all(own, sought))]
      .flatMap((tag) => sources.definer(tag) ?? [])
      .filter((one) => one !== module)
      .flatMap((one) => sources.codeOf(one))
      .map(({ text }) => plain(text))
  const innerText = within(/<([a-z]+-[\w-]+)(?![\w-])/g)
  // What stands alone has no buttons, and sends nothing.
  const busyText = within(/<([a-z]+-[\w-]+)(?![\w-])(?!\s+alone\b)/g)
  const lentText = lent
    .filter(([makes]) => makes.test(own))
    .flatMap(([, files]) => [...sources.modules.values()].filter(({ file }) => files.test(file)))
    .map(({ text }) => plain(text))
  const leaving = (texts: readonly string[]): readonly string[] =>
    texts.flatMap((text) => sentBy(text, events)).flatMap(({ type, leaves }) => (leaves ? [type] : []))
  const propertiesIn = (text: string): readonly string[] =>
    all(text, /var\(\s*(--stolik-[\w-]+)/g).filter((name) => !tokens.has(name))
  return {
    slots: new Set(all(own, /<slot(?:\s+name="([^"$]*)")?[^>$]*>/g)),
    parts: new Set([
      ...all(own, /\spart="([^"$]+)"/g).flatMap((names) => names.split(/\s+/)),
      ...all(own, /\sexportparts="([^"$]+)"/g).flatMap((names) =>
        names.split(',').map((one) => one.split(':').at(-1)?.trim() ?? ''),
      ),
    ]),
    events: new Set([...sentBy(own, events).map(({ type }) => type), ...leaving(busyText)]),
    properties: new Set(propertiesIn(own)),
    maybe: {
      events: new Set(leaving([...innerText, ...lentText])),
      properties: new Set([...innerText, ...lentText].flatMap(propertiesIn)),
    },
    unreadable: [...own.matchAll(/\s(?:part|exportparts)="?\$\{[^}]*\}|<slot[^>]*name="?\$\{/g)].map(
      ([made]) => made.trim(),
    ),
  }
}
