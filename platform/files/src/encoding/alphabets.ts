/** The letters beyond a to z that names are written with, by language, and beside which letters each of them stands. */

interface Alphabet {
  readonly letters: string
  /** Letters of a to z that its own names hardly have. */
  readonly without: string
}

export type Language = 'pl' | 'de' | 'fr' | 'cs' | 'hu' | 'hr' | 'ro' | 'es' | 'pt' | 'it' | 'sv' | 'da'

/** Languages that can be written with one byte a letter. Kashubian and Silesian cannot: a file of theirs is in Unicode. */
const alphabets: Readonly<Record<Language, Alphabet>> = {
  pl: { letters: 'ąćęłńóśźż', without: 'qvx' },
  de: { letters: 'äöüß', without: '' },
  fr: { letters: 'àâæçéèêëîïôœùûüÿ', without: 'kw' },
  cs: { letters: 'áčďéěíňóřšťúůýžäľĺôŕ', without: 'qwx' },
  hu: { letters: 'áéíóöőúüű', without: 'qx' },
  hr: { letters: 'čćđšž', without: 'qwxy' },
  ro: { letters: 'ăâîşţ', without: 'kqwy' },
  es: { letters: 'áéíóúüñç', without: 'kw' },
  pt: { letters: 'áâãàçéêíóôõúü', without: 'kwy' },
  it: { letters: 'àèéìòù', without: 'jkwxy' },
  sv: { letters: 'åäöéü', without: 'q' },
  da: { letters: 'åæøéöü', without: 'q' },
}

const vowels = 'aeiouyáàâäãåąăæéèêëęěíìîïóòôöõøőœúùûüůűýÿ'

/** A letter's neighbours in its word; empty at the word's ends. */
interface Place {
  readonly before: string
  readonly after: string
  readonly beforeThat: string
}

/** How badly a letter fits between its neighbours: 0 is usual, from 2 on it is hardly a name. */
type Fit = (place: Place) => number

const isVowel = (letter: string): boolean => letter !== '' && vowels.includes(letter)
const either = ({ before, after }: Place, test: (letter: string) => boolean): boolean =>
  test(before) || test(after)

/** One vowel beside another is usual: Noël, Zoé, Bäuerle. Between two vowels there is hardly one. */
const vowel: Fit = ({ before, after }) => (isVowel(before) && isVowel(after) ? 2 : 0)
/** After its own plain letter, or after another vowel: `aä`, `iä`. */
const umlaut =
  (plain: string): Fit =>
  (place) => {
    if (place.before === plain) return vowel(place) + 1
    return vowel(place) + (isVowel(place.before) ? 0.5 : 0)
  }
/** â, ê and ô stand behind consonants: Pâquier. */
const circumflex: Fit = (place) => vowel(place) + (isVowel(place.before) ? 1 : 0)
/** Vowels that stand beside consonants only, such as ý and ø. */
const alone =
  (cost: number): Fit =>
  (place) =>
    either(place, isVowel) ? cost : 0
/** Czech ů begins no word. */
const ringed: Fit = (place) => alone(1)(place) + (place.before === '' ? 2 : 0)
/** Győző: behind gy, ly, ny and ty. */
const hungarian: Fit = ({ before, after, beforeThat }) =>
  isVowel(after) || (isVowel(before) && !(before === 'y' && /[glnt]/.test(beforeThat))) ? 2 : 0
/** Anaïs, Loïc; seldom after another letter. */
const diaeresis: Fit = (place) => vowel(place) + (/[aou]/.test(place.before) ? 0 : 0.5)
const grave: Fit = (place) => vowel(place) + (place.before === '' || isVowel(place.after) ? 1 : 0)
/** Czech writes ě behind b, d, f, m, n, p, t and v. */
const softE: Fit = ({ before, after }) => (/[bdfmnptv]/.test(before) ? 0 : 2) + (isVowel(after) ? 1 : 0)
/** Nasal vowels of Polish: never first, never before another vowel, after a vowel only as in Zięba. */
const nasal: Fit = ({ before, after }) =>
  before === '' || isVowel(after) || (isVowel(before) && before !== 'i') ? 3 : 0
const closedO: Fit = ({ before, after }) => (isVowel(after) || (isVowel(before) && before !== 'i') ? 1 : 0)

const consonant: Fit = (place) => {
  if (either(place, isVowel)) return 0
  // Łódź, Święcicki.
  return place.before === '' || place.after === '' ? 0.5 : 2
}
/** Beside r or l as a vowel: Krčmář. */
const hacek: Fit = (place) => {
  const { before, beforeThat } = place
  return /[rl]/.test(before) && beforeThat !== '' && !isVowel(beforeThat)
    ? Math.min(1, consonant(place))
    : consonant(place)
}
/** Polish writes ni, si, ci and zi before vowels. */
const soft: Fit = (place) => {
  const { before, after, beforeThat } = place
  if (isVowel(after)) return 2
  // Bździuch, Mścisław.
  if (/[dc]/.test(after) && before !== '' && !isVowel(before)) return 0.5
  const isDz = before === 'd' && (beforeThat === '' || isVowel(beforeThat) || /[źń]/.test(beforeThat))
  return isDz ? 0 : consonant(place)
}
const softN: Fit = (place) => soft(place) + (place.before === '' ? 1.5 : 0)
/** Croatian: Ćosić. */
const softC: Fit = (place) => (isVowel(place.after) && place.before === '' ? 0.5 : soft(place))
/** Czech and Slovak ď, ť, ň, ľ: Naďa, Kaňka, Ľubomír; before e and i they are not marked. */
const softCzech: Fit = (place) => {
  if (/[eéiíyý]/.test(place.after)) return consonant(place) + 2
  return consonant(place) + (/[dtlrscz]/.test(place.after) ? 1.5 : 0.5)
}
const beforeVowel: Fit = ({ after }) => (isVowel(after) ? 0 : 2)
const afterVowel: Fit = ({ before }) => (isVowel(before) ? 0 : 3)
/** Accents of Italian end a name: Nicolò. */
const final: Fit = ({ before, after }) => (after === '' && before !== '' && !isVowel(before) ? 0.5 : 2)
const seldom =
  (fit: Fit, more: number): Fit =>
  (place) =>
    fit(place) + more

/** How each letter fits, by those that fit alike. */
const fitsOf: readonly (readonly [string, Fit])[] = [
  ['áéëíîúüœ', vowel],
  ['âêô', circumflex],
  ['ý', alone(1)],
  ['ů', ringed],
  ['åøæ', seldom(alone(1), 0.25)],
  ['őű', hungarian],
  ['ûãõ', seldom(vowel, 0.5)],
  ['ăÿ', seldom(vowel, 1)],
  ['àìòù', final],
  ['łżř', consonant],
  ['čšž', hacek],
  ['ďťňľ', softCzech],
  ['đşţ', seldom(consonant, 0.5)],
  ['ĺŕ', seldom(consonant, 1.5)],
  ['ñç', beforeVowel],
  ['śź', soft],
  ['ä', umlaut('a')],
  ['ö', umlaut('o')],
  ['ï', diaeresis],
  ['è', grave],
  ['ě', softE],
  ['ąę', nasal],
  ['ó', closedO],
  ['ń', softN],
  ['ć', softC],
  ['ß', afterVowel],
]
const fits: ReadonlyMap<string, Fit> = new Map(
  fitsOf.flatMap(([letters, fit]) => Array.from(letters, (letter) => [letter, fit] as const)),
)

/** Letters of no alphabet here, such as ƒ or Ģ. */
const unknown = 4

/** How badly the letters of a lower-case word beyond a to z fit. */
export function misfit(word: string): number {
  let sum = 0
  for (let i = 0; i < word.length; i++) {
    const letter = word[i] as string
    if (letter <= 'z') continue
    const place = { before: word[i - 1] ?? '', after: word[i + 1] ?? '', beforeThat: word[i - 2] ?? '' }
    sum += fits.get(letter)?.(place) ?? unknown
  }
  return sum
}

/** The languages whose alphabet has all letters of a lower-case word. */
export const languagesOf = (word: string): readonly Language[] =>
  (Object.keys(alphabets) as Language[]).filter((language) => {
    const { letters, without } = alphabets[language]
    return Array.from(word).every((letter) =>
      letter > 'z' ? letters.includes(letter) : !without.includes(letter),
    )
  })
