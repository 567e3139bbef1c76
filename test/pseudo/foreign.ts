/** What of an element is not in the language for tests, and is no name that somebody has entered. */
import { localeNames } from '@stolik/core'
import { below } from '../../web/elements/test/below.js'
import { names } from '../elements/tables.js'

/** What is drawn as somebody has entered it: people, events, clubs, reasons, and ids. */
const entered = [
  ...names,
  ...['Wawrzyniec Brzęczyszczykiewicz', 'Ola', 'Ewa', 'Gracz', 'stolik', 'nagrody', 'książka', 'abc123'],
  ...['Wieczór klubowy', 'Otwarte Mistrzostwa', 'puchar', 'Dom Kultury', 'Lębork', 'brakowało listy'],
  ...['Klub Skata', 'Żukowo', 'Szlafmyca', 'Liga okręgowa', 'Liga doliny', 'Lista roczna', 'row.none'],
  ...Object.values(localeNames),
]
/** What is called so in every language, dates as Intl writes them, clauses, addresses and hashes. */
const same =
  /\b(?:PDF|CSV|beta|PLN|CET|CEST|Sat|at|January|March|May|December|ZO)(?=\d|\b)|https?:\S+|\b(?:[0-9a-f]{2}){16,}\b/g

const spoken = ['aria-label', 'title', 'placeholder', 'alt']

/** What an element itself says, without what it shows of others. */
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

/** Sentences that still have two letters of the plain alphabet beside each other. */
export const foreign = (element: HTMLElement): readonly string[] => [
  ...new Set(
    below(element.shadowRoot as ShadowRoot)
      .filter((one) => !one.matches('style, script, code'))
      .flatMap(said)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => /[a-z]{2}/i.test(rest(text))),
  ),
]
