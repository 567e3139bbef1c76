/** The words that clubs say for those of a line, so that a list can be typed as it was spoken. */

const spoken: Readonly<Record<string, string>> = {
  zwykła: 'zwykla',
  normalspiel: 'zwykla',
  hochzeit: 'wesele',
  grand: 'gran',
  zolo: 'zolla',
  kontry: 'raised',
  kontras: 'raised',
  punkty: 'points',
  punkte: 'points',
  wygrana: 'won',
  gewonnen: 'won',
  przegrana: 'lost',
  verloren: 'lost',
  remis: 'tie',
}

/** Phrases of two words: with exit, without exit, without a trick. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)z\s+wyj[śs]ciem(?=\s|$)/g, '$1exit'],
  [/(^|\s)bez\s+wyj[śs]cia(?=\s|$)/g, '$1no-exit'],
  [/(^|\s)bez\s+bitki(?=\s|$)/g, '$1no-trick'],
  [/(^|\s)ohne\s+stich(?=\s|$)/g, '$1no-trick'],
]

/** Translates the words of a line, such as `Wesele 1+3 kontry 2/1 wygrana bez bitki`, to those of the notation. */
export function wordsOf(line: string): readonly string[] {
  const plain = line.normalize('NFC').trim().toLowerCase()
  const joined = sayings.reduce((text, [saying, word]) => text.replace(saying, word), plain)
  return joined.split(/\s+/).map((word) => {
    const du = word.endsWith('-du') ? '-du' : ''
    const stem = du === '' ? word : word.slice(0, -du.length)
    return `${Object.hasOwn(spoken, stem) ? (spoken[stem] as string) : stem}${du}`
  })
}
