/** How unlikely it is that somebody wrote this text, by the letters beyond a to z that stand inside its words. */
import { languagesOf, misfit, type Language } from './alphabets.js'
import { headingWords } from '../table/headings.js'

export interface Score {
  /** The less, the likelier. */
  readonly cost: number
  /** How many different words have letters beyond a to z. */
  readonly words: number
}

/** What stands between words: spaces, digits and punctuation of ASCII. Everything else is a letter or touches one. */
const between = /[\s\d"'(),./:;<>?@[\]^_{|}!#$%&*+=\\~-]+/
/** Nobody has a longer word. What is longer is looked at only as far as this. */
const longest = 100
const runsOf = (text: string): readonly string[] =>
  text.split(between).flatMap((run) => (/[^\0-\x7f]/.test(run) ? [run.slice(0, longest)] : []))
/** Signs that may touch a word: quotation marks and dashes around it, before its capital or behind it. */
const around = /^[„“”«»‚‘’‹›–—…•]+(?=\P{Ll}|$)|(?<![„“”«»‚‘’‹›–—…•])[„“”«»‚‘’‹›–—…•]+$/gu
/** Signs that may stand in a word: an apostrophe, and a dash between two names. */
const within = /[’‘]|[–—](?=\p{Lu})/u
/** A space that does not break, as a letter of another encoding looks: not before a second name. */
const stuckSpace = /\p{L}\u00a0(?!\p{Lu})/gu

const signInWord = 4
const wrongCase = 4
const noLanguage = 2
/** A letter that is a word of its own: an initial, hardly one beyond a to z. */
const alone = 2
const known = -2

/** Given names that are written with more than a to z. With the headings of lists they settle an encoding wherever they occur. */
const givenNames = `
łukasz michał paweł rafał stanisław jarosław mirosław władysław bolesław wiesław zdzisław czesław bronisław przemysław
bogusław radosław wacław józef małgorzata grażyna bożena elżbieta żaneta łucja stanisława władysława józefa błażej
wojciech mikołaj kazimierz jürgen jörg günter günther björn sören käthe götz bärbel förster müller schröder köhler
françois françoise hélène jérôme frédéric stéphane stéphanie noël thérèse gaël chloé rené renée andré andrée léa zoé
irène eugène michèle valérie cécile hervé gérard andréa amélie aurélie sébastien mélanie béatrice geneviève
jiří tomáš lukáš ondřej zdeněk matěj vojtěch miloš luboš bořek františek kateřina růžena božena tereza zdeňka jiřina
věra květa šárka blažena václav ladislav matyáš štěpán kryštof
`
const knownWords: ReadonlySet<string> = new Set(
  [...givenNames.trim().split(/\s+/), ...headingWords()].filter((word) => /[^\0-\x7f]/.test(word)),
)

/** Returns undefined for text with control characters. */
export function scoreOf(text: string): Score | undefined {
  if (/[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\uf8ff]/.test(text)) return undefined
  const words = new Set(
    runsOf(text).flatMap((run) =>
      run
        .replace(around, '')
        .split(within)
        .filter((word) => /[^\0-\x7f]/.test(word)),
    ),
  )
  let cost = signsAlone(text) + apostrophes(text) + (text.match(stuckSpace)?.length ?? 0)
  const readings: (readonly Language[])[] = []
  for (const word of words) {
    if (!/^\p{L}+$/u.test(word)) {
      cost += signInWord
      continue
    }
    const lower = word.toLowerCase()
    const languages = languagesOf(lower)
    cost += (hasWrongCase(word) ? wrongCase : 0) + (word.length === 1 ? alone : 0) + misfit(lower)
    if (languages.length === 0) cost += noLanguage
    else readings.push(languages)
    if (knownWords.has(lower)) cost += known
  }
  return { cost: cost + languagesNeeded(readings), words: words.size }
}

/** O’Brien, D’Angelo, L’Hôte: an apostrophe behind more than one letter, or at the end of a word that none began, is a letter. */
function apostrophes(text: string): number {
  const within = text.match(/\p{L}{2}’(?=\p{L})/gu)?.length ?? 0
  const elided =
    text.match(/(?<!\p{L})[LD]’(?=\p{L})(?![aeiouyhàâéèêëîïôœûAEIOUYHÀÂÉÈÊËÎÏÔŒÛ])/gu)?.length ?? 0
  const atEnd = text.match(/\p{L}’(?!\p{L})(?<![‘‚’]\p{L}*\p{L}’)/gu)?.length ?? 0
  return within * 2 + elided + atEnd
}

/** Signs of tables, currencies and sets that nobody puts into a list, also where they touch no word. */
const signsAlone = (text: string): number =>
  (text.match(/[^\0-\x7f\p{L}\s„“”«»‚‘’‹›–—…•€§°№×·]/gu) ?? []).length

/** A capital after small letters, or a small letter among capitals. ß has no capital. */
function hasWrongCase(word: string): boolean {
  const [, ...rest] = word
  const small = rest.filter((letter) => /\p{Ll}/u.test(letter) && letter !== 'ß')
  const capitals = rest.filter((letter) => /\p{Lu}/u.test(letter))
  if (small.length > 0 && capitals.length > 0)
    // McDonald and LeBlanc mix letters that every encoding has.
    return (
      [...small, ...capitals].some((letter) => letter > 'z') &&
      !/^(?:Mc|Mac|De|Le|La)\p{Lu}\p{Ll}+$/u.test(word)
    )
  return capitals.length > 0 && /^\p{Ll}/u.test(word)
}

/** Each language beyond the first makes a text a little less likely: the fewest that explain its words, found greedily. */
function languagesNeeded(readings: readonly (readonly Language[])[]): number {
  let left = readings
  let needed = 0
  while (left.length > 0) {
    const counts = new Map<Language, number>()
    for (const languages of left)
      for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1)
    const [most] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))
    left = left.filter((languages) => !languages.includes(most))
    needed += 1
  }
  return Math.max(0, needed - 1)
}
