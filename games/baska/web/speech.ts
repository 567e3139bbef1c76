/** Tells what was called and what became known between two views, one sentence each. The table itself tells the cards. */
import { cardName } from '@stolik/core'
import { nameOf, toShownCard, type Situation } from '@stolik/kit/shown'
import { rulesIn } from '../src/rules/profiles.js'
import type { View } from '../src/rules/view.js'
import { callWord } from '../src/rules/words.js'
import { contractLine, sideWord } from './contract.js'
import { tellThrows } from './throwing.js'

export function tell(before: View, now: View, at: Situation): readonly string[] {
  const rules = rulesIn(now)
  return [
    ...now.calls
      .slice(before.calls.length)
      .map((c) =>
        at.t('table.says', { name: nameOf(at, c.seat), what: at.t(`baska.call.${callWord(rules, c.call)}`) }),
      ),
    ...now.takenBack
      .slice(before.takenBack.length)
      .map((c) =>
        at.t('baska.takesBack', { name: nameOf(at, now.leader), card: toShownCard(at, cardName(c)).label }),
      ),
    ...(before.phase === 'auction' && now.phase !== 'auction'
      ? [at.t('baska.playing', { what: contractLine(now, at) })]
      : []),
    ...tellThrows(before, now, at),
    ...(before.phase === 'play' ? revealed(before, now, at) : []),
  ]
}

/** Tells that a cicha has become public, or that sides have become known. */
function revealed(before: View, now: View, at: Situation): readonly string[] {
  if (before.contract !== 'cicha' && now.contract === 'cicha' && now.owner !== null)
    return [
      now.owner === at.seat ? at.t('baska.youCicha') : at.t('baska.isCicha', { name: nameOf(at, now.owner) }),
    ]
  return now.sides.flatMap((side, seat) =>
    side !== null && before.sides[seat] === null
      ? [at.t('table.says', { name: nameOf(at, seat), what: sideWord(now, side, at.t) })]
      : [],
  )
}
