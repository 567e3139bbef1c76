/** The ruling on a game that ended before its last trick, as an arbiter would make it (4.3). */
import { type Cards, count, type Line } from '@stolik/core'
import { ruleShortened, type Shortened, type Situation, type Verdict } from '../arbiter/index.js'
import { points } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import { skatInPlay } from '../hand/play.js'
import type { Ended, Over } from '../hand/state.js'
import { matadors } from '../rules/valuation.js'

type Game = NonNullable<Over['game']>

/** The situation at the end. The cards of an unfinished trick belong to nobody. */
function situationAt(s: Over, { declarer, announcement }: Game): Situation {
  const [own, tricks] = [s.points[declarer] as number, s.won[declarer] as number]
  const taken = s.points.reduce((sum, n) => sum + n, 0)
  const held = (s.deal.hands[declarer] as Cards) | s.deal.skat
  return {
    announcement,
    matadors: announcement.game === nullGame ? null : matadors(announcement.game, held),
    bid: s.bid,
    declarer: { points: own + points(skatInPlay(s)), tricks },
    opponents: { points: taken - own, tricks: s.tricks.length - tricks },
  }
}

/** Describes the end as facts for the arbiter. */
function facts(s: Over, { declarer }: Game, ended: Ended): Shortened {
  switch (ended.kind) {
    case 'resigned':
      return {
        how: 'resigned',
        cardsInHand: count(s.hands[declarer] as Cards),
        // Without consent the game would still be in play.
        consent: true,
      }
    case 'conceded':
      return { how: 'conceded' }
    case 'agreed':
      return { how: 'declarer-showed', holds: true, demanded: ended.level }
    case 'shown':
      return ended.by === declarer
        ? { how: 'declarer-showed', holds: ended.holds }
        : { how: 'opponent-showed', takesAll: ended.holds, declarerTakesNone: ended.holds }
  }
}

/** The verdict on a game that ended early. */
export function verdict(s: Over, game: Game, ended: Ended): Verdict {
  // After none of these ends does the game go on.
  return ruleShortened(s.rules, situationAt(s, game), facts(s, game, ended)) as Verdict
}

/** The line that says how the game ended, with the clause of the profile's document. */
export function endingLine(s: Over, { declarer }: Game, ended: Ended, clause: string): Line {
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
      return ended.by === declarer
        ? { code: `claimed.${String(ended.holds)}`, args: {}, clause }
        : { code: `opened.${String(ended.holds)}`, args: { seat: ended.by }, clause }
  }
}
