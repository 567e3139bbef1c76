/** PO files of gettext: what translators' programs read and write. */

export interface Entry {
  /** Names the sentence, `FOLDER KEY`. */
  readonly context: string
  readonly source: string
  /** Empty where it is not translated. */
  readonly translation: string
  /** What helps translators: the sentence in another language, where it stands. */
  readonly comments: readonly string[]
  /** Files whose code says it. */
  readonly places: readonly string[]
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' }
const quoted = (text: string): string => `"${text.replace(/[\\"\n\t]/g, (one) => escapes[one] ?? one)}"`

const plain: Readonly<Record<string, string>> = { n: '\n', t: '\t' }
const unquoted = (text: string): string => text.replace(/\\(.)/g, (_, one: string) => plain[one] ?? one)

export function writePo(language: string, entries: readonly Entry[]): string {
  const header = [
    'msgid ""',
    'msgstr ""',
    quoted(`Language: ${language}\n`),
    quoted('Content-Type: text/plain; charset=UTF-8\n'),
    quoted('Content-Transfer-Encoding: 8bit\n'),
  ]
  const blocks = entries.map(({ context, source, translation, comments, places }) => [
    ...comments.map((comment) => `#. ${comment}`),
    ...places.map((place) => `#: ${place}`),
    '#, icu-message-format',
    `msgctxt ${quoted(context)}`,
    `msgid ${quoted(source)}`,
    `msgstr ${quoted(translation)}`,
  ])
  return `${[header, ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** Reads what a translator sends back. What their program marks as fuzzy is a guess of the program, and left out. */
export function readPo(text: string): {
  readonly language: string
  readonly translations: readonly Pick<Entry, 'context' | 'translation'>[]
} {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((block) => ({ isFuzzy: /^#,.*\bfuzzy\b/m.test(block), fields: fieldsOf(block) }))
  const header = blocks.find(({ fields }) => fields['msgid'] === '' && fields['msgctxt'] === undefined)
  const language = /^Language: *(\S+)/m.exec(header?.fields['msgstr'] ?? '')?.[1] ?? ''
  const translations = blocks.flatMap(({ isFuzzy, fields: { msgctxt, msgstr = '' } }) =>
    msgctxt === undefined || isFuzzy ? [] : [{ context: msgctxt, translation: msgstr }],
  )
  return { language, translations }
}

/** The fields of an entry, each over one line or several. */
function fieldsOf(block: string): Readonly<Record<string, string>> {
  const field = /^(msg\w+)((?:\s*"(?:[^"\\\n]|\\.)*")+)/gm
  return Object.fromEntries(
    Array.from(block.matchAll(field), ([, name = '', strings = '']) => [
      name,
      Array.from(strings.matchAll(/"((?:[^"\\\n]|\\.)*)"/g), ([, part = '']) => unquoted(part)).join(''),
    ]),
  )
}
