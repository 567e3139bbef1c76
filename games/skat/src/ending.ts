/** What a game comes to that ended before its last trick: the ruling that an arbiter would make (4.3). */
import type { Cards, Line } from '@stolik/core'
import { count } from '@stolik/core'
import { ruleShortened, type Shortened, type Situation, type Verdict } from './arbiter/index.js'
import { points } from './cards.js'
import { nullGame } from './games.js'
import { skatInPlay } from './play.js'
import type { Ended, Over } from './state.js'
import { schneiderLimit, tops } from './valuation.js'

type Game = NonNullable<Over['game']>

/** Where the game stood: the cards of a trick broken off belong to nobody. */
function standing(s: Over, { soloist, announcement }: Game): Situation {
  const [own, tricks] = [s.points[soloist] as number, s.won[soloist] as number]
  const taken = s.points.reduce((sum, n) => sum + n, 0)
  const held = (s.deal.hands[soloist] as Cards) | s.deal.skat
  return {
    announcement,
    tops: announcement.game === nullGame ? null : tops(announcement.game, held),
    bid: s.bid,
    soloist: { points: own + points(skatInPlay(s)), tricks },
    opponents: { points: taken - own, tricks: s.tricks.length - tricks },
  }
}

/** The end as the arbiter's facts. */
function facts(s: Over, { soloist }: Game, ended: Ended, situation: Situation): Shortened {
  switch (ended.kind) {
    case 'resigned':
      return {
        how: 'resigned',
        cardsInHand: count(s.hands[soloist] as Cards),
        consent: ended.consent !== null,
      }
    case 'conceded':
      return { how: 'conceded' }
    case 'agreed':
      return { how: 'soloist-showed', holds: true, demanded: stillOpen(situation) ? ended.level : 'simple' }
    case 'shown':
      return ended.by === soloist
        ? { how: 'soloist-showed', holds: ended.holds }
        : { how: 'opponent-showed', takesAll: ended.holds, soloistTakesNone: ended.holds }
  }
}

/** Nobody can agree to a schneider that the opponents are out of already; schwarz is not offered then. */
const stillOpen = ({ opponents }: Situation): boolean => opponents.points <= schneiderLimit

/** The verdict on a game that ended early. */
export function verdict(s: Over, game: Game, ended: Ended): Verdict {
  const situation = standing(s, game)
  const ruling = ruleShortened(s.rules, situation, facts(s, game, ended, situation))
  if (!ruling.ended) throw new Error('a game that has ended goes on')
  return ruling
}

/** How the game ended, with the clause of the profile's document. */
export function endingLine(s: Over, { soloist }: Game, ended: Ended, clause: string): Line {
  switch (ended.kind) {
    case 'resigned':
      return ended.consent === null
        ? { code: 'resigned', args: { n: s.rules.resignAlone }, clause }
        : { code: 'resigned.consent', args: { seat: ended.consent }, clause }
    case 'conceded':
      return { code: 'conceded', args: { seat: ended.by }, clause }
    case 'agreed':
      return { code: `agreed.${ended.level}`, args: {}, clause }
    case 'shown':
      return ended.by === soloist
        ? { code: `claimed.${String(ended.holds)}`, args: {}, clause }
        : { code: `opened.${String(ended.holds)}`, args: { seat: ended.by }, clause }
  }
}
