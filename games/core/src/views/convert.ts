/**
 * Conversions of views to answers and back. They are printed as code from the columns, since code that looks at a description for each
 * value takes twice as long, and since pages then need neither the description nor what reads it: their build puts the printed reader in
 * its place.
 */
import { cardName, cardNames, readCard, readCards } from '../cards.js'
import { once } from '../once.js'
import type { Seat } from '../seat.js'
import { turnedWriter, type Bases } from '../turned-text.js'
import type { Fields, Form, ObjectType, Values } from './columns.js'

const quoted = (names: readonly string[]): string => JSON.stringify(names)
/** What maps a list: the function itself, if the code only calls it. */
const mapper = (code: string): string => /^(\w+)\(v\)$/.exec(code)?.[1] ?? `(v) => (${code})`

/** Prints what reads a value; values that travel as they are read as `at` itself. */
function reading(form: Form, at: string): string {
  switch (form.kind) {
    case 'capitals':
      return `${at}.toLowerCase()`
    case 'card':
      return `card(${at})`
    case 'cards':
      return `cards(${at})`
    case 'names':
      return `${quoted(form.names)}.indexOf(${at})`
    case 'list': {
      const each = reading(form.of, 'v')
      return each === 'v' ? at : `${at}.map(${mapper(each)})`
    }
    case 'nullable': {
      const value = reading(form.of, at)
      return value === at ? at : `${at} && ${value}`
    }
    case 'object':
      return readingObject(form.fields, at)
    default:
      return at
  }
}

function readingObject(fields: Fields, at: string): string {
  const all = Object.entries(fields)
  const present = all.filter(([, { form }]) => form.kind !== 'absent')
  const read = present.map(([name, { form }]) => [name, reading(form, `${at}.${name}`)] as const)
  const converted = read.filter(([name, code]) => code !== `${at}.${name}`)
  const members = (some: typeof read): string => some.map(([name, code]) => `${name}: ${code}`).join(', ')
  if (present.length < all.length) return `{ ${members(read)} }`
  return converted.length === 0 ? at : `{ ...${at}, ${members(converted)} }`
}

/** Functions inside each reader, since the first page would load what all readers share. */
const readsCards = `
const existing = (value, names) => {
  if (value === undefined) throw new RangeError(\`no cards: \${names}\`)
  return value
}
const card = (name) => existing(readCard(name), name)
const cards = (names) => existing(readCards(names), names)`

/** Prints the reader of a view: its answer without what only answers have, and with what travels otherwise read. */
function readerCode(fields: Fields): string {
  const besides = Object.keys(fields).filter((name) => isBesides(fields[name]?.form))
  const columns = Object.fromEntries(Object.entries(fields).filter(([name]) => !besides.includes(name)))
  return `({ ${['__typename', ...besides].join(', ')}, ...v }) => {${readsCards}\nreturn ${readingObject(columns, 'v')} }`
}

const isBesides = (form: Form | undefined): boolean => form?.kind === 'legal' || form?.kind === 'turned'

/**
 * Prints the writer of a view. Objects and lists that several seats see, and see again after the next move, are written once, so that
 * they are cheap to compare, too; names of sets of cards are known anyway.
 */
function writerCode({ name, fields }: ObjectType): string {
  const constants: string[] = []
  const constant = (code: string): string => `c${String(constants.push(code) - 1)}`
  // `inside` of what is written once.
  const writing = (form: Form, at: string, inside: boolean): string => {
    switch (form.kind) {
      case 'capitals':
        return `${at}.toUpperCase()`
      case 'card':
        return `cardName(${at})`
      case 'cards':
        return `cardNames(${at})`
      case 'names':
        return `${constant(quoted(form.names))}[${at}]`
      case 'absent':
        return 'null'
      case 'legal':
        return 'legal'
      case 'list': {
        const each = mapper(writing(form.of, 'v', true))
        if (each === '(v) => (v)') return at
        return inside || form.of.kind === 'cards'
          ? `${at}.map(${each})`
          : `${constant(`once((all) => all.map(${each}))`)}(${at})`
      }
      case 'nullable': {
        const value = writing(form.of, at, inside)
        return value === at ? at : `${at} === null ? null : ${value}`
      }
      case 'object': {
        const value = inside ? at : 'v'
        const members = Object.entries(form.fields).map(([field, column]) => {
          const code = writing(column.form, `${value}.${field}`, true)
          return [field, code, code !== `${value}.${field}`] as const
        })
        if (!members.some(([, , converted]) => converted)) return at
        const made = `{ ${members.map(([field, code]) => `${field}: ${code}`).join(', ')} }`
        return inside ? made : `${constant(`once((v) => (${made}))`)}(${at})`
      }
      default:
        return at
    }
  }
  const columns = Object.entries(fields)
    .filter(([, { form }]) => form.kind !== 'turned')
    .map(([column, { form }]) => `${column}: ${writing(form, `v.${column}`, false)}`)
  const before = constants.map((code, n) => `const c${String(n)} = ${code}\n`).join('')
  return `${before}return (v, legal) => ({ __typename: '${name}', ${columns.join(', ')} })`
}

const helpers = { cardName, cardNames, readCard, readCards, once }
/** Runs printed code. Its words are a game's own description. */
const run = (code: string): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval -- printed from the description of a view
  (new Function(...Object.keys(helpers), code) as (...all: unknown[]) => unknown)(...Object.values(helpers))

/** A view. Where clubs may turn knobs, it has the rules if they are not the profile's own. */
type View<F extends Fields, R> = Values<F> & { readonly rules?: R }

/** A view in the shape of its GraphQL type, which implements `GameView`. */
export interface Answer {
  readonly __typename: string
  readonly seat: Seat | null
  readonly toAct: readonly Seat[]
  readonly legal: readonly string[]
}

/**
 * Returns what turns a view and its legal moves into the shape of its GraphQL type. `bases` are the profiles of a game with rule
 * sets.
 */
export function presenter<F extends Fields, R extends { readonly id: string }>(
  view: ObjectType<F>,
  bases?: Bases<R>,
): (view: View<F, R>, legal: readonly string[]) => Answer {
  const write = run(writerCode(view)) as (view: Values<F>, legal: readonly string[]) => Answer
  if (bases === undefined) return write
  const turned = turnedWriter(bases)
  return (values, legal) =>
    values.rules === undefined
      ? write(values, legal)
      : { ...write(values, legal), turned: turned(values.rules) }
}

/**
 * Returns the reader of answers to `selectionOf`, without the rules of a rule set: a table that is only shown needs none. It trusts the
 * gateway, but throws a RangeError for cards that do not exist.
 */
export const reader = <F extends Fields>({ fields }: ObjectType<F>): ((data: object) => Values<F>) =>
  run(`return ${readerCode(fields)}`) as (data: object) => Values<F>
