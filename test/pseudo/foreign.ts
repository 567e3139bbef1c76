/** Finds text in an element that is neither in the test language nor a name that a person has entered. */
import { localeNames } from '@stolik/core'
import { below } from '../../web/elements/test/below.js'
import { names } from '../elements/tables.js'

/** Text that is shown as it was entered: people, events, clubs, reasons and ids. */
const entered = [
  ...names,
  ...['Wawrzyniec Brzęczyszczykiewicz', 'Ola', 'Ewa', 'Gracz', 'stolik', 'nagrody', 'książka', 'abc123'],
  ...['Wieczór klubowy', 'Otwarte Mistrzostwa', 'puchar', 'Dom Kultury', 'Lębork', 'brakowało listy'],
  ...['Klub Skata', 'Żukowo', 'Szlafmyca', 'Liga okręgowa', 'Liga doliny', 'Lista roczna', 'row.none'],
  ...['Związek doliny', 'I liga', 'II liga', 'Drużyna', 'Klub a', 'Klub b', 'Klub c', 'Klub d', 'Świetlica'],
  ...['Klub Lębork', 'Wieczór grudniowy', 'Wieczór listopadowy', 'Turniej noworoczny', 'Ola Nowak'],
  ...['Puchar Kaszub w Skacie Sportowym', 'Wawrzek B.', 'Danuta Gruba', 'Jan <b>Kos</b>', 'lebork.example'],
  ...[
    'Liga Kaszubska 2026',
    'Adam Ellwart',
    'Hubert Bielecki',
    'Wawrzyniec Brzęczyszczykiewicz-Chrząszczewski',
  ],
  ...Object.values(localeNames),
]
/** Text that is the same in every language: dates from Intl, kinds of files, clauses, addresses and hashes. */
const same =
  /\b(?:PDF|CSV|beta|PLN|xlsx|ods|CET|CEST|Mon|Tue|Wed|Thu|Fri|Sat|Sun|at|January|February|March|April|May|June|July|August|September|October|November|December|ZO)(?=\d|\b)|https?:\S+|\b(?:[0-9a-f]{2}){16,}\b/g

const spoken = ['aria-label', 'title', 'placeholder', 'alt']

/** The text of an element itself, without the text of elements inside it. */
const said = (one: HTMLElement): readonly string[] => [
  ...[...one.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? ''),
  ...spoken.map((name) => one.getAttribute(name) ?? ''),
]

const rest = (text: string): string =>
  entered
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ''), text.replace(same, ''))

/** Sentences that still have two plain letters next to each other. */
export const foreign = (element: HTMLElement): readonly string[] => [
  ...new Set(
    below(element.shadowRoot as ShadowRoot)
      .filter((one) => !one.matches('style, script, code'))
      .flatMap(said)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => /[a-z]{2}/i.test(rest(text))),
  ),
]
