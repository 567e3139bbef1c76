/** Prints the regulations for the wall of the hall: everything that PT 6.2 requires of a plan of play. */
import { say, type Catalogue, type Locale } from '@stolik/core'
import { hallsLine } from '@stolik/contract/event/halls-line'
import { plainLines } from '@stolik/contract/event/plain-lines'
import type { Fee, Regulations } from '@stolik/contract/event/regulations'
import { gamePenalties, penaltyLines, whoseReading } from '@stolik/contract/event/usual-penalties'
import { prizeMoney } from '@stolik/event/model/fee'
import type { Imprint } from '../../print/imprint.js'
import { fact, section } from '../../print/fact.js'
import { printForWall } from '../../print/for-wall.js'
import type { Paper } from '../../print/paper.js'
import { printDifferences, type RulesInWords } from '../../rules/papers/rule-set.js'
import { signatures } from '../../print/sign.js'
import { tieBreak } from './ranking.js'
import { table } from '../../print/table.js'
import { day, joined, money, points, textsOf, word, type TextOf } from '../../print/words/index.js'

export interface RegulationsSheet {
  readonly imprint: Imprint
  readonly regulations: Regulations
  /** The commitment to the seed of all draws, in hex. */
  readonly commitment: string
  readonly rules: RulesInWords
  /** The game's catalogue in the imprint's language, for sums that tie-breaks mention. */
  readonly catalogue: Catalogue
}

export const printRegulations = (sheet: RegulationsSheet): Promise<Uint8Array> =>
  printForWall(
    sheet.imprint,
    { title: word(sheet.imprint.locale, 'regulations.title'), head: 'ornament' },
    (paper, size) => all(paper, sheet, size),
  )

function all(paper: Paper, sheet: RegulationsSheet, size: number): void {
  const { regulations, imprint, commitment, catalogue } = sheet
  const textOf = textsOf(imprint)
  for (const [label, text] of facts(sheet)) fact(paper, label, text, size)
  if (sheet.rules.differences.length > 0) {
    section(paper, textOf('rules.differences', { profile: sheet.rules.base }))
    printDifferences(paper, sheet.rules, size)
  }
  section(paper, textOf('series'))
  seriesTable(paper, sheet, size)
  const inMoney = prizeMoney(regulations)
  if (regulations.prizes.length > 0) {
    section(paper, textOf('prizes'))
    for (const { of, places } of regulations.prizes) {
      const prizes = places.map((prize, n) => textOf('prize', { n: n + 1, prize }))
      fact(paper, textOf(`of.${of}`), prizes.join(' · '), size)
    }
    if (regulations.fee !== null && inMoney > 0)
      fact(
        paper,
        textOf('prizes.money'),
        textOf('prizes.fund', { amount: money(imprint.locale, inMoney, regulations.fee.currency) }),
        size,
      )
  }
  section(paper, textOf('terms'))
  fact(paper, textOf('usualPenalties'), penalties(regulations, catalogue, imprint.locale), size)
  for (const [key, text] of Object.entries(regulations.notes))
    fact(paper, textOf(`notes.${key}`), text.trim(), size)
  const { outside } = regulations
  const mixed = outside === undefined ? '' : ` ${textOf('seed.outside', { source: outside })}`
  fact(paper, textOf('seed'), `${textOf('seed.text', { commitment })}${mixed}`, size)
  signatures(paper)
}

/** Those of the regulations, or those of the game, of which it is said whose reading they are. */
function penalties({ usualPenalties }: Regulations, catalogue: Catalogue, locale: Locale): string {
  if (usualPenalties !== undefined) return usualPenalties.join('\n')
  const lines = penaltyLines(say(catalogue, locale, gamePenalties))
  return lines.length === 0 ? '' : [...lines, say(catalogue, locale, whoseReading)].join('\n')
}

/** Facts that need only a line or two each. */
function facts({ imprint, regulations: r, catalogue }: RegulationsSheet): [string, string][] {
  const textOf = textsOf(imprint)
  const { format, fee, capacity } = r
  const [usual = 0, ...others] = format.chairs
  const places = capacity === null ? '' : textOf('capacity', { n: capacity })
  const categories = r.categories.map((category) => {
    const name = textOf(`of.${category}`)
    if (category === 'junior' && r.juniorFrom !== null)
      return textOf('junior.from', { category: name, year: r.juniorFrom })
    if (category === 'senior' && r.seniorUntil !== null)
      return textOf('senior.until', { category: name, year: r.seniorUntil })
    return name
  })
  const online: [string, string][] =
    r.mode === 'hall'
      ? []
      : [
          [textOf('speed'), textOf(`speed.${r.speed}`)],
          [textOf('dropOut'), textOf(`dropOut.${r.dropOut}`)],
          [textOf('onlookers'), r.onlookers === undefined ? '' : textOf(`onlookers.${r.onlookers}`)],
        ]
  return [
    ...plainLines.map((name): [string, string] => [textOf(name), r[name]]),
    [textOf('place'), r.place],
    [textOf('halls'), hallsLine(r.halls ?? [])],
    [textOf('starts'), day(imprint, r.starts, true)],
    [textOf('profile'), imprint.profileName],
    [textOf('mode'), textOf(`mode.${r.mode}`)],
    [textOf('entries'), joined([textOf(`open.${r.open}`), places], ', ')],
    [textOf('fee'), fee === null ? textOf('fee.none') : feeText(imprint, fee)],
    [textOf('fee.lost'), fee === null ? '' : lostText(imprint, fee)],
    [textOf('fee.use'), fee?.use ?? ''],
    [
      textOf('stake'),
      format.stake === null ? textOf('stake.none') : pointWorth(imprint, format.stake, fee?.currency),
    ],
    [
      textOf('tables'),
      textOf('tables.chairs', { n: usual }) +
        (others.length === 0 ? '' : textOf('tables.others', { others: others.join(', ') })),
    ],
    [textOf('scoring'), scoring(imprint, r)],
    [
      textOf('sameCards'),
      r.sameCards === undefined ? '' : `${textOf(`sameCards.${r.sameCards}`)}\n${textOf('sameCards.how')}`,
    ],
    [textOf('arena'), r.arena === true ? textOf('arena.how') : ''],
    [textOf('tieBreaks'), format.tieBreaks.map((one) => tieBreak(imprint.locale, catalogue, one)).join(', ')],
    [
      textOf('bye'),
      format.bye === null
        ? ''
        : textOf('bye.gets', {
            points: points(imprint.locale, format.bye.points),
            small: points(imprint.locale, format.bye.small),
          }),
    ],
    [
      textOf('groups'),
      r.groups
        .map(({ kind, size, counting, substitutes }) => {
          const code = `group.${kind}${counting === size ? '.all' : ''}`
          const inChairs = kind === 'team' && r.sameCards !== undefined
          return textOf(inChairs ? 'group.teamChairs' : code, { size, counting, substitutes })
        })
        .join('\n'),
    ],
    [textOf('seating'), seating(r, textOf).join('\n')],
    [textOf('categories'), categories.join(', ')],
    [textOf('protests'), textOf('protests.until', { n: r.protestMinutes })],
    [textOf('remind'), r.remindMinutes === undefined ? '' : textOf('remind.before', { n: r.remindMinutes })],
    ...online,
  ]
}

/** The usual fee, then the lower ones, and which of them holds. */
function feeText(imprint: Imprint, { amount: usual, currency, reduced = [] }: Fee): string {
  const textOf = textsOf(imprint)
  const price = (amount: number): string => money(imprint.locale, amount, currency)
  const lower = reduced.map(({ amount, ...conditions }) => {
    // Each condition has a sentence with its value.
    const who = Object.entries(conditions).map(([name, value]) =>
      textOf(`fee.for.${name}`, { year: String(value), club: String(value) }),
    )
    return `${price(amount)}: ${who.join(', ')}`
  })
  return [price(usual), ...lower, ...(lower.length === 0 ? [] : [textOf('fee.lowest')])].join('\n')
}

const lostText = (imprint: Imprint, { lost = [], currency }: Fee): string =>
  lost
    .map(({ from, amount }) =>
      textsOf(imprint)('fee.lost.from', { n: from, amount: money(imprint.locale, amount, currency) }),
    )
    .join('\n')

/** Sentences for whatever the list of the series cannot say in a word. */
const seating = ({ clubsApart, format, ranking }: Regulations, textOf: TextOf): readonly string[] => [
  ...(['swiss', 'king', 'halves'] as const)
    .filter((one) => format.series.some(({ draw }) => draw === one))
    .map((one) => textOf(`seating.${one}`)),
  ...(ranking === undefined ? [] : [textOf('seating.rating', { ranking })]),
  ...(clubsApart === true ? [textOf('seating.clubsApart')] : []),
]

/** Uses the currency of the fee, if there is one. */
function pointWorth(
  imprint: Imprint,
  stake: readonly [number, number],
  currency: string | undefined,
): string {
  const textOf = textsOf(imprint)
  if (currency === undefined) return textOf('stake.point', { amount: amount(stake) })
  return textOf('stake.money', { amount: money(imprint.locale, stake[0] / stake[1], currency) })
}

const amount = ([numerator, denominator]: readonly [number, number]): string =>
  denominator === 1 ? String(numerator) : `${numerator}/${denominator}`

function scoring(imprint: Imprint, { format: { scoring } }: Regulations): string {
  const textOf = textsOf(imprint)
  if (scoring.kind === 'total') return textOf('scoring.total')
  const scale = scoring.scale.map((step) => points(imprint.locale, step)).join(' – ')
  return `${textOf('scoring.places', { scale })}; ${textOf(`ties.${scoring.ties}`)}`
}

function seriesTable(paper: Paper, { imprint, regulations }: RegulationsSheet, size: number): void {
  const textOf = textsOf(imprint)
  const { series, chairs } = regulations.format
  const isDated = series.some(({ starts }) => starts !== undefined)
  const deals = (rounds: number): string =>
    chairs
      .map((of, at) => textOf(at === 0 ? 'series.each' : 'series.other', { n: rounds * of, chairs: of }))
      .join(', ')
  table(
    paper,
    [
      { head: textOf('series.n'), width: 50, strong: true, cell: ({ n }) => String(n) },
      isDated && {
        head: textOf('starts'),
        width: 120,
        cell: ({ starts = null }) => day(imprint, starts, true),
      },
      { head: textOf('series.deals'), flex: 1, cell: ({ rounds }) => deals(rounds) },
      {
        head: textOf('series.time'),
        width: 100,
        cell: ({ minutes }) =>
          minutes === null ? textOf('series.noLimit') : textOf('series.minutes', { n: minutes }),
      },
      { head: textOf('series.draw'), width: 120, cell: ({ draw }) => textOf(`draw.${draw}`) },
    ],
    series.map((plan, i) => ({ ...plan, n: i + 1 })),
    { size },
  )
  paper.y += 4
}
