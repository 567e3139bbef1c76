/** The names of a table's rows: given name and surname where the file tells them apart, otherwise the name as it is written. */
import { isGivenName } from './given-names.js'
import type { TableRow } from './table.js'

export interface PersonName {
  /** Given name before surname, where they are told apart. */
  readonly name: string
  /** By which lists are sorted; null if the file does not tell. Equal to the name if it begins with the surname. */
  readonly surname: string | null
}

type NameCells = Partial<Record<'name' | 'surname' | 'given' | 'surnameFirst', string>>

/** Returns how to read the names of these rows. */
export function nameReader(
  rows: readonly TableRow<keyof NameCells>[],
): (cells: Readonly<NameCells>) => PersonName {
  const has = (column: keyof NameCells): boolean => rows.some(({ cells }) => column in cells)
  if (has('given')) return ({ name = '', surname = name, given = '' }) => inTwo(surname, given)
  const column = (['surnameFirst', 'surname', 'name'] as const).find(has) ?? 'name'
  const written = rows.slice(0, sample).map(({ cells }) => cells[column] ?? '')
  const order = orderOf(written) ?? (column === 'surnameFirst' ? 'surname first' : 'not known')
  return (cells) => {
    const text = cells[column] ?? ''
    const [before = '', after = '', ...more] = text.split(',').map((part) => part.trim())
    if (before !== '' && after !== '' && more.length === 0 && !/^(?:jr|jun|sen|sr)\b/i.test(after))
      return inTwo(before, after)
    if (order === 'surname first') return fromSurname(text)
    // A column called surname is searched by what its cells begin with.
    return { name: text, surname: column === 'surname' && order === 'not known' && text !== '' ? text : null }
  }
}

function inTwo(surname: string, given: string): PersonName {
  if (surname === '' || given === '') return { name: surname || given, surname: surname || null }
  return { name: `${given} ${surname}`, surname }
}

/** Rows that are looked at to learn the order of names. */
const sample = 2_000
/** How much more often one order must be found than the other. */
const clearly = 3

/** The order of the names in a column, by common given names; undefined if they do not tell. */
function orderOf(column: readonly string[]): 'given first' | 'surname first' | undefined {
  let [front, back] = [0, 0]
  for (const name of column) {
    const words = name.split(' ')
    if (words.length < 2) continue
    const [isFront, isBack] = [isGivenName(words[0] ?? ''), isGivenName(words.at(-1) ?? '')]
    if (isFront && !isBack) front += 1
    if (isBack && !isFront) back += 1
  }
  if (front > back * clearly) return 'given first'
  return back > Math.max(1, front * clearly) ? 'surname first' : undefined
}

const particles =
  /^(?:von|vom|van|de|der|den|du|da|di|del|della|dos|la|le|les|ten|ter|zu|zum|zur|af|av|mac|mc|o|st|saint)$/i
const isCapitals = (word: string): boolean => /^\p{Lu}[\p{Lu}’'-]+$/u.test(word)

/** `Nowak Jan`, `von der Heide Karl`, `NOWAK LIPSKA Anna`. Where the surname ends is not told in `Nowak Lipska Anna`: kept as written. */
function fromSurname(text: string): PersonName {
  const words = text.split(' ')
  if (words.length < 2) return { name: text, surname: text === '' ? null : text }
  const capitals = words.findIndex((word) => !isCapitals(word))
  if (capitals > 0) return inTwo(words.slice(0, capitals).join(' '), words.slice(capitals).join(' '))
  const from = words.findIndex((word) => !particles.test(word))
  const [surname, given] = [words.slice(0, from + 1), words.slice(from + 1)]
  const isTold = given.length === 1 || (given.length === 2 && given.every(isGivenName))
  return isTold ? inTwo(surname.join(' '), given.join(' ')) : { name: text, surname: text }
}
