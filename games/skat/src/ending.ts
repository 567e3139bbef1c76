/** What a game comes to that ended before its last trick: the ruling that an arbiter would make (4.3). */
import type { Cards, Line } from '@stolik/core'
import { count } from '@stolik/core'
import { ruleShortened, type Shortened, type Situation, type Verdict } from './arbiter/index.js'
import { points } from './cards.js'
import { nullGame } from './games.js'
import { skatInPlay } from './play.js'
import type { Ended, Over } from './state.js'
import { tops } from './valuation.js'

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
function facts(s: Over, { soloist }: Game, ended: Ended): Shortened {
  switch (ended.kind) {
    case 'resigned':
      return {
        how: 'resigned',
        cardsInHand: count(s.hands[soloist] as Cards),
        // Without it he would still be playing.
        consent: true,
      }
    case 'conceded':
      return { how: 'conceded' }
    case 'agreed':
      return { how: 'soloist-showed', holds: true, demanded: ended.level }
    case 'shown':
      return ended.by === soloist
        ? { how: 'soloist-showed', holds: ended.holds }
        : { how: 'opponent-showed', takesAll: ended.holds, soloistTakesNone: ended.holds }
  }
}

/** The verdict on a game that ended early. */
export function verdict(s: Over, game: Game, ended: Ended): Verdict {
  // None of these ends has the game go on.
  return ruleShortened(s.rules, standing(s, game), facts(s, game, ended)) as Verdict
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
