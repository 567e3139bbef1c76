/**
 * The club rules with patrolki. They use the common numbers but leave out the section on shortened games, so that
 * tricks and conduct have lower numbers. They contain 3.4.6 and the rule of null twice.
 */
import { chapter, type Clause, type ClauseIndex } from '@stolik/core'
import { announcement, auction, basics, deal, general, parties, places } from './basics.js'
import { conduct, following, lead, tricks } from './play.js'
import { levels, list, overbid, values } from './values.js'

const without = (index: ClauseIndex, ...numbers: string[]): ClauseIndex =>
  Object.fromEntries(Object.entries(index).filter(([number]) => !numbers.includes(number)))

/** Returns the same clauses under other numbers. The code cites the common numbers; a test names the document. */
const moved = (index: ClauseIndex, from: string, to: string): ClauseIndex =>
  Object.fromEntries(
    Object.entries(index).map(([number, clause]) => [
      number.replace(`${from}.`, `${to}.`),
      { ...clause, cites: [] },
    ]),
  )

/**
 * Clauses that these rules change, or that only they have. A test must name the document to cite a changed clause.
 */
const own = (text: string, alone = false): ClauseIndex =>
  Object.fromEntries(
    Object.entries(chapter(text)).map(([number, clause]) => [
      number,
      { ...clause, cites: alone ? [number] : [], code: alone ? [number] : [] },
    ]),
  )

const nullIsWon: Clause = { ...(levels['5.2.7'] as Clause), cites: [] }

export const patrolki: ClauseIndex = {
  ...without(general, '1.1.2', '1.1.3'),
  ...basics,
  ...own(`
    2.1.2 tested no open game in a suit or in grand, but the rewolucja
    2.2.5 tested an open hand is laid out after the first trick
  `),
  ...own(
    `
    2.4.4 tested patrolki: the lowest trumps, laid out before the lead, take the last tricks
    2.4.5 tested their number is fixed by the first lead
    `,
    true,
  ),
  ...without(places, '3.1.2'),
  ...deal,
  ...auction,
  ...own(`3.3.7 tested nobody plays: a ramsz`),
  ...without(announcement, '3.4.5'),
  ...own(`3.4.9 tested the opponents of a rewolucja exchange with the skat`, true),
  ...parties,
  ...own(
    `3.5.3 unbuilt each of the other side pays and receives in full; not built: these rules have no money`,
  ),
  ...lead,
  ...following,
  ...moved(tricks, '4.4', '4.3'),
  ...moved(conduct, '4.5', '4.4'),
  ...own(`5.1 tested bases, and null up to 92`),
  ...without(levels, '5.2.5', '5.2.6', '5.2.7', '5.2.8'),
  ...own(`5.2.1 tested four levels, none announced`),
  '5.2.5': nullIsWon,
  '5.2.6': nullIsWon,
  ...values,
  ...overbid,
  ...list,
}
