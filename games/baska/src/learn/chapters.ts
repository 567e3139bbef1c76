/** The chapters before the first hand. Every order, value and example in them comes from the rules. */
import {
  cardsPiece,
  exampleCards,
  has,
  line,
  linePiece,
  list,
  named,
  note,
  rankOf,
  ranks,
  suitOf,
  suits,
  taughtCard,
  type Card,
  type Chapter,
  type Piece,
  type TaughtCard,
} from '@stolik/core'
import { deck, follow, orderFor, pointsOf, total } from '../rules/order.js'
import { base, stake, tied } from '../settle/result.js'
import type { Contract, Rules } from '../rules/rules.js'
import { paperLines } from '../settle/settle.js'
import { rowOf } from '../rules/row.js'
import { winningCard } from '../hand/trick.js'
import { contractWord } from '../rules/words.js'

const withPoints = (c: Card): TaughtCard => taughtCard(c, note('note.points', { n: pointsOf(c) }))
const withRank = (c: Card): TaughtCard =>
  taughtCard(c, note('note.rank', { rank: ranks[rankOf(c)] as string, n: pointsOf(c) }))

const hasGran = (rules: Rules): boolean => rules.bids.includes('gran')

const cards = (rules: Rules): Chapter => ({
  id: 'cards',
  pieces: [
    linePiece('cards.deck', 'ZO5', { n: deck.length }),
    cardsPiece(
      line('cards.suits', 'ZO5'),
      list(exampleCards('CA SA HA DA')).map((c) =>
        taughtCard(c, note('note.suit', { suit: suits[suitOf(c)] })),
      ),
    ),
    cardsPiece(
      line('cards.trumps', 'ZO8', { n: rules.ladder.trumps.length }),
      rules.ladder.trumps.map((c) => taughtCard(c)),
    ),
    cardsPiece(
      line('cards.fele', 'ZO8', { n: deck.length - rules.ladder.trumps.length }),
      deck.filter((c) => !rules.ladder.trumps.includes(c)).map((c) => taughtCard(c)),
    ),
    ...(hasGran(rules)
      ? [
          cardsPiece(
            line('cards.gran', 'G1', { n: rules.granLadder.trumps.length }),
            rules.granLadder.trumps.map((c) => taughtCard(c)),
          ),
        ]
      : []),
  ],
})

const counting = (rules: Rules): Chapter => ({
  id: 'counting',
  pieces: [
    cardsPiece(line('counting.worth', 'ZG7', { n: total }), list(exampleCards('HA HT HQ HJ')).map(withRank)),
    trickExample(rules),
    linePiece('counting.win', 'ZG6', { n: rules.win, all: total }),
    linePiece('counting.tie', 'ZG8', { n: total / 2, deals: rules.bokRound.deals }),
    linePiece('counting.exit', 'RZ9', { old: rules.exit.starzy, young: rules.exit.mlodzi }),
  ],
})

function trickExample(rules: Rules): Piece {
  const trick = ['DQ', 'DA', 'CQ', 'SJ'].map((name, seat) => ({
    seat,
    card: list(exampleCards(name))[0] as Card,
  }))
  const best = winningCard(orderFor(rules, 'zwykla'), trick)
  const n = trick.reduce((sum, { card }) => sum + pointsOf(card), 0)
  return cardsPiece(
    line('counting.trick', 'ZO8', { n, card: named([best]) }),
    trick.map(({ card }) => withPoints(card)),
  )
}

const sides = (rules: Rules): Chapter => ({
  id: 'sides',
  pieces: [
    cardsPiece(
      line('sides.old', 'ZG1'),
      rules.oldQueens.map((c) => taughtCard(c)),
    ),
    linePiece('sides.hidden', 'ZG1'),
    linePiece('sides.wesele', 'W1'),
    cardsPiece(
      line('sides.partner', 'W2'),
      rules.weselePartner.map((c) => taughtCard(c)),
    ),
    linePiece('sides.cicha', 'C1'),
    linePiece(hasGran(rules) ? 'sides.solo' : 'sides.alone', 'Z2', {
      contract: contractWord(rules, 'zolla'),
    }),
  ],
})

const bidding = (rules: Rules): Chapter => ({
  id: 'bidding',
  pieces: [
    linePiece(rules.asks ? 'bidding.asks' : 'bidding.order', 'L2'),
    linePiece('bidding.end', 'L4', { n: rules.passes.opened }),
    linePiece('bidding.nothing', 'L5'),
    {
      kind: 'table',
      label: line('bidding.contracts', 'L6'),
      head: [note('head.contract'), note('head.least')],
      rows: rules.bids.map((contract) => [
        note('cell.contract', { contract: contractWord(rules, contract) }),
        base(rules, { contract, grade: 'exit' }),
      ]),
    },
    linePiece('bidding.du', 'L13', { n: rules.factor.du }),
    {
      kind: 'table',
      label: line('bidding.raises', 'L9'),
      head: [note('head.raise'), note('head.times')],
      rows: rules.raises.map((raise, i) => [note('cell.raise', { raise }), rules.factor.raise ** (i + 1)]),
    },
  ],
})

/** Shows which cards of a hand may be played after the cards on the table. */
function following(rules: Rules, code: string, clause: string, table: string, hand: string): Piece {
  const order = orderFor(rules, 'zwykla')
  const trick = table.split(' ').map((name, seat) => ({ seat, card: list(exampleCards(name))[0] as Card }))
  const led = trick[0]?.card as Card
  const held = exampleCards(hand)
  const may = follow(order, held, led, winningCard(order, trick))
  const ranked = [...rules.ladder.trumps, ...deck.filter((c) => !rules.ladder.trumps.includes(c))]
  return cardsPiece(
    line(code, clause, { cards: named(trick.map(({ card }) => card)), suit: suits[suitOf(led)] }),
    ranked.filter((c) => has(held, c)).map((c) => taughtCard(c, null, has(may, c))),
  )
}

const play = (rules: Rules): Chapter => ({
  id: 'play',
  pieces: [
    linePiece('play.first', 'ZG2'),
    following(rules, 'play.beat', 'ZG3', 'HJ', 'HA DQ DJ CT'),
    following(rules, 'play.lower', 'ZG3', 'HA', 'HT DQ DJ CT'),
    following(rules, 'play.suit', 'ZG5', 'CA', 'HA DQ DJ CT'),
    following(rules, 'play.ruff', 'R3', 'SA', 'HA DQ DJ CT'),
    following(rules, 'play.fela', 'ZG4', 'HJ', 'CA CT SA ST'),
    linePiece('play.last', 'R4'),
  ],
})

/** An example settlement with this many card points of the starzy or the lone player, settled like a list in the hall. */
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
    lines: paperLines(rules, entry, 0),
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
      rows: (['cicha', ...rules.bids.filter((bid) => bid !== 'wesele')] as const).map((contract) => [
        note('cell.contract', { contract: contractWord(rules, contract) }),
        base(rules, { contract, grade: null }),
      ]),
    },
    linePiece('settlement.double', 'RZ8', { n: rules.factor.lost }),
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
