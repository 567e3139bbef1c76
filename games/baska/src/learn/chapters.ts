/** The chapters before the first hand. Every order, value and example in them is asked of the rules. */
import {
  cardName,
  has,
  list,
  rankOf,
  ranks,
  readCards,
  suits,
  suitOf,
  type Card,
  type Cards,
  type Chapter,
  type Line,
  type Piece,
  type TaughtCard,
} from '@stolik/core'
import { deck, follow, orderFor, pointsOf, total } from '../order.js'
import { base, stake, tied } from '../result.js'
import type { Contract, Rules } from '../rules.js'
import { paperLines } from '../settle.js'
import { rowOf } from '../row.js'
import { winningCard } from '../trick.js'
import { contractWord } from '../words.js'
import { line, named, note } from './line.js'

const said = (code: string, clause: string, args = {}): Piece => ({
  kind: 'line',
  line: line(code, clause, args),
})
const shown = (c: Card, below: Line | null = null, may: boolean | null = null): TaughtCard => ({
  card: cardName(c),
  note: below,
  may,
})
const row = (label: Line, cards: readonly TaughtCard[]): Piece => ({ kind: 'cards', label, cards })
const cardsOf = (text: string): Cards => readCards(text.split(' ')) as Cards
const withPoints = (c: Card): TaughtCard => shown(c, note('note.points', { n: pointsOf(c) }))
const withRank = (c: Card): TaughtCard =>
  shown(c, note('note.rank', { rank: ranks[rankOf(c)] as string, n: pointsOf(c) }))

const cards = ({ ladder, granLadder }: Rules): Chapter => ({
  id: 'cards',
  pieces: [
    said('cards.deck', 'ZO5', { n: deck.length }),
    row(
      line('cards.suits', 'ZO5'),
      list(cardsOf('CA SA HA DA')).map((c) => shown(c, note('note.suit', { suit: suits[suitOf(c)] }))),
    ),
    row(
      line('cards.trumps', 'ZO8', { n: ladder.trumps.length }),
      ladder.trumps.map((c) => shown(c)),
    ),
    row(
      line('cards.fele', 'ZO8', { n: deck.length - ladder.trumps.length }),
      deck.filter((c) => !ladder.trumps.includes(c)).map((c) => shown(c)),
    ),
    row(
      line('cards.gran', 'G1', { n: granLadder.trumps.length }),
      granLadder.trumps.map((c) => shown(c)),
    ),
  ],
})

const counting = (rules: Rules): Chapter => ({
  id: 'counting',
  pieces: [
    row(line('counting.worth', 'ZG7', { n: total }), list(cardsOf('HA HT HQ HJ')).map(withRank)),
    trickExample(rules),
    said('counting.win', 'ZG6', { n: rules.win, all: total }),
    said('counting.tie', 'ZG8', { n: total / 2, deals: rules.bokRound.deals }),
    said('counting.exit', 'RZ9', { old: rules.exit.starzy, young: rules.exit.mlodzi }),
  ],
})

function trickExample(rules: Rules): Piece {
  const trick = ['DQ', 'DA', 'CQ', 'SJ'].map((name, seat) => ({ seat, card: list(cardsOf(name))[0] as Card }))
  const best = winningCard(orderFor(rules, 'zwykla'), trick)
  const n = trick.reduce((sum, { card }) => sum + pointsOf(card), 0)
  return row(
    line('counting.trick', 'ZO8', { n, card: named([best]) }),
    trick.map(({ card }) => withPoints(card)),
  )
}

const sides = (rules: Rules): Chapter => ({
  id: 'sides',
  pieces: [
    row(
      line('sides.old', 'ZG1'),
      rules.oldQueens.map((c) => shown(c)),
    ),
    said('sides.hidden', 'ZG1'),
    said('sides.wesele', 'W1'),
    row(
      line('sides.partner', 'W2'),
      rules.weselePartner.map((c) => shown(c)),
    ),
    said('sides.cicha', 'C1'),
    said('sides.solo', 'Z2', { contract: contractWord(rules, 'zolla') }),
  ],
})

const bidding = (rules: Rules): Chapter => ({
  id: 'bidding',
  pieces: [
    said('bidding.order', 'L2'),
    said('bidding.end', 'L4', { n: rules.passes.opened }),
    said('bidding.nothing', 'L5'),
    {
      kind: 'table',
      label: line('bidding.contracts', 'L6'),
      head: [note('head.contract'), note('head.least')],
      rows: (['wesele', 'gran', 'zolla'] as const).map((contract) => [
        note('cell.contract', { contract: contractWord(rules, contract) }),
        base(rules, { contract, grade: 'exit' }),
      ]),
    },
    said('bidding.du', 'L13', { n: rules.factor.du }),
    {
      kind: 'table',
      label: line('bidding.raises', 'L9'),
      head: [note('head.raise'), note('head.times')],
      rows: rules.raises.map((raise, i) => [note('cell.raise', { raise }), rules.factor.raise ** (i + 1)]),
    },
  ],
})

/** Which cards of a hand may be played to what lies on the table. */
function following(rules: Rules, code: string, clause: string, table: string, hand: string): Piece {
  const order = orderFor(rules, 'zwykla')
  const trick = table.split(' ').map((name, seat) => ({ seat, card: list(cardsOf(name))[0] as Card }))
  const led = trick[0]?.card as Card
  const held = cardsOf(hand)
  const may = follow(order, held, led, winningCard(order, trick))
  const ranked = [...rules.ladder.trumps, ...deck.filter((c) => !rules.ladder.trumps.includes(c))]
  return row(
    line(code, clause, { cards: named(trick.map(({ card }) => card)), suit: suits[suitOf(led)] }),
    ranked.filter((c) => has(held, c)).map((c) => shown(c, null, has(may, c))),
  )
}

const play = (rules: Rules): Chapter => ({
  id: 'play',
  pieces: [
    said('play.first', 'ZG2'),
    following(rules, 'play.beat', 'ZG3', 'HJ', 'HA DQ DJ CT'),
    following(rules, 'play.lower', 'ZG3', 'HA', 'HT DQ DJ CT'),
    following(rules, 'play.suit', 'ZG5', 'CA', 'HA DQ DJ CT'),
    following(rules, 'play.ruff', 'R3', 'SA', 'HA DQ DJ CT'),
    following(rules, 'play.fela', 'ZG4', 'HJ', 'CA CT SA ST'),
    said('play.last', 'R4'),
  ],
})

/** A settlement at so many card points of the starzy, or of who plays alone, as a list in the hall is settled. */
function sum(rules: Rules, code: string, contract: Contract, points: number): Piece {
  const { won, grade, tie } = rowOf(rules, contract, false, points)
  const played = { contract, du: false, counted: 0, bokRound: false, won, grade }
  const entry = {
    ...played,
    owner: null,
    announced: 0,
    points: [points, total - points] as const,
    thrown: false,
    ...tied(rules, contract, tie, stake(rules, played)),
  }
  return {
    kind: 'sum',
    label: line(code, 'L14', { points, against: total - points }),
    lines: [...paperLines(rules, entry, 0)],
  }
}

const settlement = (rules: Rules): Chapter => ({
  id: 'settlement',
  pieces: [
    {
      kind: 'table',
      label: line('settlement.grades', 'RZ2'),
      head: [note('head.losers'), note('head.pays')],
      rows: (['exit', 'noExit', 'noTrick'] as const).map((grade) => [
        note(`cell.${grade}`),
        base(rules, { contract: 'zwykla', grade }),
      ]),
    },
    sum(rules, 'settlement.won', 'zwykla', rules.win + 10),
    sum(rules, 'settlement.lost', 'zwykla', rules.exit.starzy - 7),
    {
      kind: 'table',
      label: line('settlement.alone', 'RZP'),
      head: [note('head.contract'), note('head.pays')],
      rows: (['cicha', 'gran', 'zolla'] as const).map((contract) => [
        note('cell.contract', { contract: contractWord(rules, contract) }),
        base(rules, { contract, grade: null }),
      ]),
    },
    said('settlement.double', 'RZ8', { n: rules.factor.lost }),
  ],
})

export const chapters = (rules: Rules): readonly Chapter[] => [
  cards(rules),
  counting(rules),
  sides(rules),
  bidding(rules),
  play(rules),
  settlement(rules),
]
