/** What a hand is worth, for a player who asks: the same judgement by which the master bids. */
import {
  type Bidder,
  bit,
  cardNames,
  type Cards,
  type HandAsked,
  has,
  type JudgedGame,
  type JudgedHand,
  type NotJudged,
  readCard,
  seeded,
  unhurried,
} from '@stolik/core'
import { write } from '../../hand/moves.js'
import { lowestBid } from '../../rules/bids.js'
import { sets } from '../../rules/knobs.js'
import type { Rules } from '../../rules/rules.js'
import { optionsOf, type Asked } from './options.js'
import { pairs, type Outlook } from './outlook.js'
import { promised } from './promised.js'
import { tried } from './declare.js'
import { weights } from './weights.js'

const seats = ['forehand', 'middlehand', 'rearhand']

/** The games of a hand that are shown. */
const mostGames = 12

function read(texts: readonly string[], before: Cards): Cards | NotJudged {
  let set = before
  for (const text of texts) {
    const card = readCard(text)
    if (card === undefined) return { unjudged: 'card', about: text }
    if (has(set, card)) return { unjudged: 'twice', about: text }
    set |= bit(card)
  }
  return set
}

const nameOf = ({ announcement }: Pick<Outlook, 'announcement'>): string =>
  `${write({ kind: 'announce', announcement })}${announcement.hand ? ' hand' : ''}`

const bestFirst = (games: readonly JudgedGame[]): readonly JudgedGame[] =>
  games.toSorted((a, b) => b.points - a.points).slice(0, mostGames)

function before(rules: Rules, hand: Cards, seat: number): JudgedHand {
  const { games, ...rest } = promised(rules, hand, seat)
  return {
    ...rest,
    games: games
      .slice(0, mostGames)
      .map(({ announcement, ...game }) => ({ contract: nameOf({ announcement }), ...game, away: [] })),
  }
}

/** Every game with its best discards, tried on deals. */
function after(rules: Rules, twelve: Cards, seat: number): JudgedHand {
  const question: Asked = { model: weights, rules, fromHand: false, bid: lowestBid, against: 0 }
  const options = pairs(twelve).flatMap((away) =>
    optionsOf(question, { hand: twelve & ~away, away, forehand: seat === 0 }),
  )
  const games = tried(question, options, seat, unhurried, seeded(`bid/${twelve}`)).map(
    ({ option: { announcement, held, sure }, made, worth }) => ({
      contract: nameOf({ announcement }),
      value: sure,
      made,
      points: worth,
      away: cardNames(held.away),
    }),
  )
  return { bid: null, pass: null, games: bestFirst(games) }
}

export const bidder: Bidder = {
  seats,
  taken: 'skat',
  example: 'CJ SJ HA HT HK DA DT SA S9 C7',
  judge: ({ profile, cards, taken, seat }: HandAsked) => {
    const rules = sets.rulesOf(profile)
    if (rules === undefined) throw new RangeError(`no profile ${profile}`)
    const hand = read(cards, 0)
    if (typeof hand !== 'number') return hand
    if (cards.length !== 10) return { unjudged: 'count', about: `${cards.length} instead of 10` }
    const all = read(taken, hand)
    if (typeof all !== 'number') return all
    if (taken.length > 0 && taken.length !== 2)
      return { unjudged: 'count', about: `${taken.length} instead of 2` }
    const place = Math.max(0, seats.indexOf(seat))
    return taken.length === 0 ? before(rules, hand, place) : after(rules, all, place)
  },
}
