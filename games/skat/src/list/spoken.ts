/** Polish, Silesian and German club words for the words of a line, so that a list can be typed as it was spoken. */

const spoken: Readonly<Record<string, string>> = {
  krojc: 'clubs',
  trefl: 'clubs',
  kreuz: 'clubs',
  grin: 'spades',
  grun: 'spades',
  pik: 'spades',
  herc: 'hearts',
  kier: 'hearts',
  herz: 'hearts',
  szel: 'diamonds',
  karo: 'diamonds',
  z: 'with',
  mit: 'with',
  bez: 'without',
  ohne: 'without',
  krawiec: 'schneider',
  sznajder: 'schneider',
  czarno: 'schwarz',
  szwarc: 'schwarz',
  wygrana: 'won',
  gewonnen: 'won',
  przegrana: 'lost',
  verloren: 'lost',
  licytacja: 'bid',
  gereizt: 'bid',
  przelicytowana: 'overbid',
  überreizt: 'overbid',
  oczka: 'points',
  augen: 'points',
  sztychy: 'tricks',
  stiche: 'tricks',
  pas: 'passed',
  gepasst: 'passed',
  ramsch: 'ramsz',
  revolution: 'rewolucja',
  walety: 'jacks',
  buben: 'jacks',
}

/**
 * Splits a line into words and translates them into those of the notation: `2 Krojc-krawiec z ręki z 2 wygrana`.
 */
export function wordsOf(line: string): readonly string[] {
  const plain = line.normalize('NFC').trim().toLowerCase()
  // In Polish, "from the hand" begins with the same word as "with".
  const words = plain.replace(/(^|\s)z\s+r[ęe]ki(?=\s|$)/g, '$1hand').split(/\s+/)
  return words.map((word) =>
    word
      .split('-')
      .map((part) => (Object.hasOwn(spoken, part) ? (spoken[part] as string) : part))
      .join('-'),
  )
}
