/** The chapters before the first hand. The rules supply every order, value and example in them. */
import {
  cardsPiece,
  exampleCards,
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
  type Cards,
  type Chapter,
  type Piece,
} from '@stolik/core'
import { announcement } from '../rules/announcement.js'
import { bidValues, lowestBid } from '../rules/bids.js'
import {
  deck,
  playable,
  points,
  pointsOf,
  power,
  suitCards,
  trumpOrder,
  trumps,
  winning,
} from '../rules/cards.js'
import { gameKinds, gameNames, grand, nullGame, type GameKind } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import { pointsToWin, schneiderLimit, matadors } from '../rules/valuation.js'
import { valueOf } from '../value/index.js'

/** Sorts cards, the strongest first. */
const byPower = (game: GameKind, cards: Cards): readonly Card[] =>
  list(cards).sort((a, b) => power(game, b, b) - power(game, a, a))

const clubs = 0
const hearts = 2

const cards = (): Chapter => ({
  id: 'cards',
  pieces: [
    linePiece('cards.deck', '1.2.1', { n: list(deck).length }),
    cardsPiece(
      line('cards.suits', '1.2.1'),
      gameKinds
        .filter((game) => game < grand)
        .map((suit) =>
          taughtCard(
            byPower(nullGame, suitCards(suit))[0] as Card,
            note('note.suit', { suit: suits[suit as 0 | 1 | 2 | 3] }),
          ),
        ),
    ),
    cardsPiece(
      line('cards.plain', '2.3.2', { game: gameNames[clubs] }),
      byPower(clubs, suitCards(hearts) & ~trumps(clubs)).map((c) => taughtCard(c)),
    ),
    cardsPiece(
      line('cards.trumps', '2.3.1', { game: gameNames[hearts], n: trumpOrder(hearts).length }),
      byPower(hearts, trumps(hearts)).map((c) => taughtCard(c)),
    ),
    cardsPiece(
      line('cards.grand', '2.3.3'),
      byPower(grand, trumps(grand)).map((c) => taughtCard(c)),
    ),
    cardsPiece(
      line('cards.null', '2.3.4'),
      byPower(nullGame, suitCards(hearts)).map((c) => taughtCard(c)),
    ),
  ],
})

const counting = (): Chapter => ({
  id: 'counting',
  pieces: [
    cardsPiece(
      line('counting.worth', '1.2.2', { n: points(deck) }),
      byPower(nullGame, suitCards(hearts))
        .toSorted((a, b) => pointsOf(b) - pointsOf(a))

        .map((c) => taughtCard(c, note('note.rank', { rank: ranks[rankOf(c)] as string, n: pointsOf(c) }))),
    ),
    trickExample(),
    linePiece('counting.win', '5.2.2', { n: pointsToWin, rest: points(deck) - pointsToWin + 1 }),
    linePiece('counting.schneider', '5.2.3', { n: schneiderLimit }),
    linePiece('counting.schwarz', '5.2.4'),
    linePiece('counting.null', '5.2.7'),
  ],
})

function trickExample(): Piece {
  const trick = list(exampleCards('HT HA HQ')).toSorted((a, b) => power(clubs, a, a) - power(clubs, b, b))
  const best = trick[winning(clubs, trick)] as Card
  return cardsPiece(
    line('counting.trick', '4.4.2', {
      n: trick.reduce((sum, c) => sum + pointsOf(c), 0),
      card: named([best]),
    }),
    trick.map((c) => taughtCard(c, note('note.points', { n: pointsOf(c) }))),
  )
}

const sides = (): Chapter => ({
  id: 'sides',
  pieces: [
    linePiece('sides.two', '1.1.1'),
    linePiece('sides.skat', '2.2.1'),
    linePiece('sides.together', '3.5.1'),
  ],
})

const bidding = (rules: Rules): Chapter => ({
  id: 'bidding',
  pieces: [
    linePiece('bidding.why', '3.3.5'),
    linePiece('bidding.order', '3.3.2'),
    linePiece('bidding.values', '3.3.1', {
      lowest: lowestBid,
      values: bidValues(rules).slice(0, 12).join(', '),
    }),
    rules.ramsz ? linePiece('bidding.ramsz', rules.clauses.ramsz) : linePiece('bidding.passed', '3.3.7'),
    linePiece('bidding.skat', '2.2.2'),
    linePiece('bidding.hand', '2.2.3'),
    ...(rules.announcedLevels ? [linePiece('bidding.levels', rules.clauses.announcedLevels)] : []),
    ...(rules.patrolki.suit > 0
      ? [linePiece('bidding.patrolki', rules.clauses.patrolki, { ...rules.patrolki })]
      : []),
    linePiece('bidding.over', '5.4.1'),
  ],
})

/** Shows which cards of a hand may be played to a lead. */
function follow(code: string, clause: string, game: GameKind, lead: string, hand: string): Piece {
  const led = list(exampleCards(lead))
  const held = exampleCards(hand)
  const may = playable(game, led, held)
  return cardsPiece(
    line(code, clause, { game: gameNames[game], card: lead, suit: suits[suitOf(led[0] as Card)] }),
    byPower(game, held).map((c) => taughtCard(c, null, ((may >>> c) & 1) === 1)),
  )
}

const play = (): Chapter => ({
  id: 'play',
  pieces: [
    linePiece('play.lead', '4.1.1'),
    follow('play.suit', '4.2.1', clubs, 'H9', 'CJ HJ CA HA H8 D7'),
    follow('play.trump', '4.2.1', clubs, 'C7', 'CJ HJ CA HA H8 D7'),
    follow('play.any', '4.2.2', clubs, 'S9', 'CJ HJ CA HA H8 D7'),
    linePiece('play.takes', '4.4.2'),
    linePiece('play.last', '4.4.3'),
  ],
})

function sum(rules: Rules, code: string, clause: string, game: GameKind, won: boolean): Piece {
  const example = {
    announcement: announcement(game, false),
    matadors: { with: true, n: 1 },
    bid: lowestBid,
    won,
    level: 'simple' as const,
  }
  const valued = valueOf(rules, example)
  return {
    kind: 'sum',
    label: line(code, clause, { game: gameNames[game] }),
    lines: 'refused' in valued ? [] : valued.lines,
  }
}

const settlement = (rules: Rules): Chapter => ({
  id: 'settlement',
  pieces: [
    {
      kind: 'table',
      label: line('settlement.bases', rules.clauses.bases),
      head: [note('head.game'), note('head.base')],
      rows: gameKinds
        .filter((game) => game !== nullGame)
        .map((game) => [note('cell.game', { game: gameNames[game] }), rules.bases[game]]),
    },
    matadorsExample('settlement.with', 'CJ SJ DJ HA HT'),
    matadorsExample('settlement.without', 'HJ DJ HA HT HK'),
    linePiece('settlement.sum', '5.2.1'),
    sum(rules, 'settlement.won', '5.3.2', hearts, true),
    sum(rules, 'settlement.lost', '5.3.4', hearts, false),
    linePiece('settlement.null', rules.clauses.nullValues, {
      plain: rules.nullValues.plain,
      hand: rules.nullValues.hand,
      ouvert: rules.nullValues.ouvert,
      both: rules.nullValues.ouvertHand,
    }),
    ...(rules.nullValues.rewolucja === null
      ? []
      : [linePiece('settlement.rewolucja', rules.clauses.nullValues, { value: rules.nullValues.rewolucja })]),
    linePiece('settlement.only', '5.5.1'),
  ],
})

function matadorsExample(code: string, hand: string): Piece {
  const held = exampleCards(hand)
  return cardsPiece(
    line(code, '2.4.1', { n: matadors(hearts, held).n }),
    byPower(hearts, held).map((c) => taughtCard(c)),
  )
}

export const chapters = (rules: Rules): readonly Chapter[] => [
  cards(),
  counting(),
  sides(),
  bidding(rules),
  play(),
  settlement(rules),
]
