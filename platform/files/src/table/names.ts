/** The names of a table's rows: given name and surname where the file tells them apart, otherwise the name as it is written. */
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
  const isKnown = given.length === 1 || (given.length === 2 && given.every(isGivenName))
  return isKnown ? inTwo(surname.join(' '), given.join(' ')) : { name: text, surname: text }
}

/** Common given names, by which the order of names in a column is recognised. Nobody is renamed by them. */
const givenNames = `
adam adrian agata agnieszka aleksander aleksandra alicja alina andrzej anna antoni arkadiusz artur barbara bartosz bartłomiej beata
bogdan bogusław bogusława bożena cezary czesław damian daniel danuta dariusz dawid dorota edward elżbieta emilia ewa ewelina
franciszek gabriela genowefa grażyna grzegorz halina hanna helena henryk hubert irena iwona izabela jacek jadwiga jakub jan janina
janusz jarosław jerzy joanna jolanta józef julia justyna kamil karol karolina katarzyna kazimierz kinga konrad krystian krystyna
krzysztof lech leszek lucyna ludwik łukasz maciej magdalena małgorzata marcin marek maria marianna mariola mariusz marta mateusz
michał mieczysław mikołaj mirosław mirosława monika natalia ola olga oliwia patryk paulina paweł piotr przemysław radosław rafał
renata robert roman ryszard sebastian sławomir stanisław stanisława stefan sylwia szymon tadeusz teresa tomasz urszula wacław
waldemar wanda wiesław wiesława wiktor wiktoria wincenty witold władysław wojciech zbigniew zdzisław zofia zuzanna zygmunt
achim alexander alfred andrea andreas anja anke anneliese annette anton armin arnold axel bernd bernhard birgit brigitte bruno carsten
christa christian christina christine christoph claudia daniela detlef dieter dirk dorothea eberhard elisabeth elke emil erich erika
ernst erwin eva felix florian frank franz friedrich fritz georg gerd gerda gerhard gisela günter günther hannelore hans harald
hartmut heike heinrich heinz helga helmut herbert hermann hildegard holger horst inge ingeborg ingrid jens joachim jochen johann
johannes jörg jürgen karin karl karsten katharina kerstin klaus kurt lars lothar ludwig lukas manfred manuela marion markus martin
martina matthias max michael nicole norbert olaf oliver otto paul peter petra philipp rainer ralf reinhard reinhold rolf rosemarie
rudi rudolf sabine sandra sigrid silke simone stefanie steffen susanne sven thomas thorsten tobias torsten ulrich ulrike ursula uwe
volker walter waltraud werner wilhelm willi wolfgang
alain alexandre andré antoine arthur aurélie béatrice benoît bernard brigitte camille catherine cécile céline charles charlotte
chloé christophe claire claude denis didier dominique édouard élise émile émilie éric étienne fabien florence françois françoise
frédéric gérard guillaume guy hélène henri hervé isabelle jacqueline jacques jean jeanne jérôme josé joseph julie julien laurence
laurent léa louis louise lucas luc marc marcel marguerite marie mathieu maurice michel michèle monique nathalie nicolas nicole noël
olivier pascal patrice patrick philippe pierre raymond rené renée roger romain sandrine sébastien serge simon solange sophie
stéphane stéphanie suzanne sylvie thérèse thierry valérie vincent virginie xavier yves yvonne zoé
alice amy andrew ben betty brian carol charles david deborah dennis donald donna dorothy edward emily emma eric frances george grace
gregory harry helen henry jack james jane janet jason jennifer jessica john jonathan joyce karen kenneth kevin laura linda lisa
margaret mark mary matthew nancy nicholas pamela patricia rachel rebecca richard ronald ruth samuel sarah scott sharon stephen steven
susan timothy william
`

const folded = (name: string): string =>
  name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

const known: ReadonlySet<string> = new Set(givenNames.trim().split(/\s+/).map(folded))

/** Whether a word is a common given name. Names like Anna-Maria count by their first part. */
const isGivenName = (word: string): boolean => known.has(folded(word).split('-')[0] ?? '')
