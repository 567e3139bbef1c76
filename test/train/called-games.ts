/** Games that come out of an auction by a model, and whether they are made with open cards. Nobody plays them, so many cost little. */
import { seeded } from '@stolik/core'
import { skat } from '../../games/skat/src/index.js'
import { profiles } from '../../games/skat/src/rules/profiles.js'
import { beforeLead } from '../../games/skat/src/solve/recorded.js'
import { type GameKind, familyOf, type Family } from '../../games/skat/src/rules/games.js'
import { reached } from '../../games/skat/src/solve/solve.js'
import { bidders, profile, type Announced, type Asked } from './bidders.js'

export interface CalledGame extends Announced {
  readonly family: Family
  readonly game: GameKind
  readonly made: boolean
}

/** Deal number `n`; undefined if all pass, or if more must come true than the game. */
export function calledGame(asked: Asked): CalledGame | undefined {
  let seen: Announced | undefined
  const move = bidders(asked, (game) => (seen = game))
  const random = seeded(`${asked.seed}/called/${asked.n}`)
  const rules = profiles[profile]
  let state = skat.setup(rules, skat.deal(rules, random), {})
  for (let seat = skat.toAct(state)[0]; seat !== undefined; seat = skat.toAct(state)[0]) {
    const chosen = move(skat.view(state, seat), random)
    if (chosen === undefined) break
    state = skat.apply(state, seat, chosen)
  }
  if (state.phase !== 'play' || seen === undefined) return undefined
  const { game, schneider, patrolki, rewolucja } = state.announcement
  if (schneider || patrolki > 0 || rewolucja) return undefined
  return { ...seen, family: familyOf(game), game, made: reached(beforeLead(state)) }
}
