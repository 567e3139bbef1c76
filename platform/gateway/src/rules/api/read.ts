/** Reads a rule set that somebody made in a form. */
import { mostTurned, type NotTurned, type Plugin } from '@stolik/core'
import type { Offer } from '../../base/offer.js'
import { refuseRules as refuse, type RuleSetRefused } from '../refusal.js'

export interface RulesInput {
  readonly game: string
  readonly base: string
  readonly knobs: readonly { readonly knob: string; readonly choice: string }[]
}

export interface ReadRules {
  readonly plugin: Plugin
  readonly profile: string
}

export function readRules(
  games: readonly Offer[],
  { game, base, knobs }: RulesInput,
): ReadRules | RuleSetRefused {
  if (knobs.length > mostTurned) return refuse('TOO_LONG')
  const plugin = games.find((offer) => offer.plugin.id === game)?.plugin
  if (plugin === undefined) return refuse('UNKNOWN_GAME')
  if (!plugin.profiles.includes(base)) return refuse('UNKNOWN_BASE')
  const twice = knobs.find(({ knob }, n) => knobs.findIndex((one) => one.knob === knob) !== n)
  if (twice !== undefined) return refuse('NOT_A_CHOICE', { knob: twice.knob.slice(0, longestShown) })
  const turned = plugin.turn(base, Object.fromEntries(knobs.map(({ knob, choice }) => [knob, choice])))
  if ('refused' in turned) return notTurned(turned)
  // The text of many knobs may be longer than a profile can be.
  return plugin.knows(turned.profile) ? { plugin, profile: turned.profile } : refuse('TOO_LONG')
}

/** A refusal repeats no more of what was sent. */
const longestShown = 40

function notTurned(why: NotTurned): RuleSetRefused {
  switch (why.refused) {
    case 'unknown-knob':
      return refuse('UNKNOWN_KNOB', { knob: why.knob })
    case 'not-a-choice':
      return refuse('NOT_A_CHOICE', { knob: why.knob, clause: why.clause })
    case 'impossible': {
      const { knob, clause, reason, through } = why
      return refuse('IMPOSSIBLE', { knob, clause, reason, through })
    }
  }
}
