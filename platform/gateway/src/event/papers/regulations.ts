/** Prints the regulations for the wall of the hall: everything that PT 6.2 requires of a plan of play. */
import type { Catalogue } from '@stolik/core'
import { hallsLine } from '@stolik/contract/event/halls-line'
import type { Fee, Regulations } from '@stolik/contract/event/announced'
import { prizeMoney } from '@stolik/event/model/fee'
import type { Imprint } from '../../print/imprint.js'
import { fact, section } from '../../print/fact.js'
import { printForWall } from '../../print/for-wall.js'
import type { Paper } from '../../print/paper.js'
import { printDifferences, type RulesInWords } from '../../rules/papers/rule-set.js'
import { signatures } from '../../print/sign.js'
import { tieBreak } from './ranking.js'
import { table } from '../../print/table.js'
import { day, money, points, word } from '../../print/words/index.js'

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
  const { regulations, imprint, commitment } = sheet
  const said = says(imprint)
  for (const [label, text] of facts(sheet)) fact(paper, label, text, size)
  if (sheet.rules.differences.length > 0) {
    section(paper, said('rules.differences', { profile: sheet.rules.base }))
    printDifferences(paper, sheet.rules, size)
  }
  section(paper, said('series'))
  seriesTable(paper, sheet, size)
  const inMoney = prizeMoney(regulations)
  if (regulations.prizes.length > 0) {
    section(paper, said('prizes'))
    for (const { of, places } of regulations.prizes) {
      const prizes = places.map((prize, n) => said('prize', { n: n + 1, prize }))
      fact(paper, said(`of.${of}`), prizes.join(' · '), size)
    }
    if (regulations.fee !== null && inMoney > 0)
      fact(
        paper,
        said('prizes.money'),
        said('prizes.fund', { amount: money(imprint.locale, inMoney, regulations.fee.currency) }),
        size,
      )
  }
  section(paper, said('terms'))
  for (const [key, text] of Object.entries(regulations.notes))
    fact(paper, said(`notes.${key}`), text.trim(), size)
  const { outside } = regulations
  const mixed = outside === undefined ? '' : ` ${said('seed.outside', { source: outside })}`
  fact(paper, said('seed'), `${said('seed.text', { commitment })}${mixed}`, size)
  signatures(paper)
}

type Said = (code: string, args?: Readonly<Record<string, string | number>>) => string

const says =
  ({ locale }: Imprint): Said =>
  (code, args) =>
    word(locale, code, args)

/** Facts that need only a line or two each. */
function facts({ imprint, regulations: r, catalogue }: RegulationsSheet): [string, string][] {
  const said = says(imprint)
  const { format, fee, capacity } = r
  const [usual = 0, ...others] = format.chairs
  const entries = [said(`open.${r.open}`), ...(capacity === null ? [] : [said('capacity', { n: capacity })])]
  const categories = r.categories.map((category) => {
    const name = said(`of.${category}`)
    if (category === 'junior' && r.juniorFrom !== null)
      return said('junior.from', { category: name, year: r.juniorFrom })
    if (category === 'senior' && r.seniorUntil !== null)
      return said('senior.until', { category: name, year: r.seniorUntil })
    return name
  })
  const online: [string, string][] =
    r.mode === 'hall'
      ? []
      : [
          [said('speed'), said(`speed.${r.speed}`)],
          [said('dropOut'), said(`dropOut.${r.dropOut}`)],
        ]
  return [
    [said('organiser'), r.organiser],
    [said('place'), r.place],
    [said('halls'), hallsLine(r.halls ?? [])],
    [said('starts'), day(imprint, r.starts, true)],
    [said('profile'), imprint.profileName],
    [said('mode'), said(`mode.${r.mode}`)],
    [said('entries'), entries.join(', ')],
    [said('fee'), fee === null ? said('fee.none') : feeText(imprint, fee)],
    [said('fee.lost'), fee === null ? '' : lostText(imprint, fee)],
    [said('fee.use'), fee?.use ?? ''],
    [
      said('stake'),
      format.stake === null ? said('stake.none') : pointWorth(imprint, format.stake, fee?.currency),
    ],
    [
      said('tables'),
      said('tables.chairs', { n: usual }) +
        (others.length === 0 ? '' : said('tables.others', { others: others.join(', ') })),
    ],
    [said('scoring'), scoring(imprint, r)],
    [
      said('sameCards'),
      r.sameCards === undefined ? '' : `${said(`sameCards.${r.sameCards}`)}\n${said('sameCards.how')}`,
    ],
    [said('tieBreaks'), format.tieBreaks.map((one) => tieBreak(imprint.locale, catalogue, one)).join(', ')],
    [
      said('bye'),
      format.bye === null
        ? ''
        : said('bye.gets', {
            points: points(imprint.locale, format.bye.points),
            small: points(imprint.locale, format.bye.small),
          }),
    ],
    [
      said('groups'),
      r.groups
        .map(({ kind, size, counting, substitutes }) => {
          const code = `group.${kind}${counting === size ? '.all' : ''}`
          const inChairs = kind === 'team' && r.sameCards !== undefined
          return said(inChairs ? 'group.teamChairs' : code, { size, counting, substitutes })
        })
        .join('\n'),
    ],
    [said('seating'), seating(r, said).join('\n')],
    [said('categories'), categories.join(', ')],
    [said('protests'), said('protests.until', { n: r.protestMinutes })],
    ...online,
  ]
}

/** The usual fee, then the lower ones, and which of them holds. */
function feeText(imprint: Imprint, { amount: usual, currency, reduced = [] }: Fee): string {
  const said = says(imprint)
  const price = (amount: number): string => money(imprint.locale, amount, currency)
  const lower = reduced.map(({ amount, ...conditions }) => {
    const { women, bornFrom, bornUntil, club } = conditions
    const who = [
      ...(women === undefined ? [] : [said('fee.for.women')]),
      ...(bornFrom === undefined ? [] : [said('fee.for.bornFrom', { year: String(bornFrom) })]),
      ...(bornUntil === undefined ? [] : [said('fee.for.bornUntil', { year: String(bornUntil) })]),
      ...(club === undefined ? [] : [said('fee.for.club', { club })]),
    ]
    return `${price(amount)}: ${who.join(', ')}`
  })
  return [price(usual), ...lower, ...(lower.length === 0 ? [] : [said('fee.lowest')])].join('\n')
}

const lostText = (imprint: Imprint, { lost = [], currency }: Fee): string =>
  lost
    .map(({ from, amount }) =>
      says(imprint)('fee.lost.from', { n: from, amount: money(imprint.locale, amount, currency) }),
    )
    .join('\n')

/** Sentences for whatever the list of the series cannot say in a word. */
const seating = ({ clubsApart, format, ranking }: Regulations, said: Said): readonly string[] => [
  ...(['swiss', 'king', 'halves'] as const)
    .filter((one) => format.series.some(({ draw }) => draw === one))
    .map((one) => said(`seating.${one}`)),
  ...(ranking === undefined ? [] : [said('seating.rating', { ranking })]),
  ...(clubsApart === true ? [said('seating.clubsApart')] : []),
]

/** Uses the currency of the fee, if there is one. */
function pointWorth(
  imprint: Imprint,
  stake: readonly [number, number],
  currency: string | undefined,
): string {
  const said = says(imprint)
  if (currency === undefined) return said('stake.point', { amount: amount(stake) })
  return said('stake.money', { amount: money(imprint.locale, stake[0] / stake[1], currency) })
}

const amount = ([numerator, denominator]: readonly [number, number]): string =>
  denominator === 1 ? String(numerator) : `${numerator}/${denominator}`

function scoring(imprint: Imprint, { format: { scoring } }: Regulations): string {
  const said = says(imprint)
  if (scoring.kind === 'total') return said('scoring.total')
  const scale = scoring.scale.map((step) => points(imprint.locale, step)).join(' – ')
  return `${said('scoring.places', { scale })}; ${said(`ties.${scoring.ties}`)}`
}

function seriesTable(paper: Paper, { imprint, regulations }: RegulationsSheet, size: number): void {
  const said = says(imprint)
  const { series, chairs } = regulations.format
  const isDated = series.some(({ starts }) => starts !== undefined)
  table(
    paper,
    [
      { head: said('series.n'), width: 50, strong: true },
      ...(isDated ? [{ head: said('starts'), width: 120 }] : []),
      { head: said('series.deals'), flex: 1 },
      { head: said('series.time'), width: 100 },
      { head: said('series.draw'), width: 120 },
    ],
    series.map(({ rounds, minutes, draw, starts }, n) => [
      String(n + 1),
      ...(isDated ? [starts === undefined ? '' : day(imprint, starts, true)] : []),
      chairs
        .map((size, at) =>
          said(at === 0 ? 'series.each' : 'series.other', { n: rounds * size, chairs: size }),
        )
        .join(', '),
      minutes === null ? said('series.noLimit') : said('series.minutes', { n: minutes }),
      said(`draw.${draw}`),
    ]),
    { size },
  )
  paper.y += 4
}
