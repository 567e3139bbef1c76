/** For each game with knobs: a rule set of one turned knob, and one of choices that do not go together. */
import type { NotTurned, Plugin } from '@stolik/core'
import type { Offer } from '../../src/base/offer.js'
import { games } from '../../src/games.js'

interface Chosen {
  readonly knob: string
  readonly choice: string
}

export interface Turnable extends Chosen {
  readonly plugin: Plugin
  readonly offer: Offer
  readonly base: string
  readonly impossible: {
    readonly base: string
    readonly knobs: readonly Chosen[]
    readonly why: Omit<NotTurned, 'refused'>
  }
}

export const turnable: readonly Turnable[] = games
  .filter(({ plugin }) => plugin.knobs.length > 0)
  .map((offer) => {
    const { plugin } = offer
    const turns = plugin.profiles.flatMap((base) =>
      plugin.knobs.flatMap(({ id: knob, choices, bases }) =>
        choices
          .filter(({ id }) => id !== bases[base]?.choice)
          .map(({ id: choice }) => ({ base, knob, choice, turned: plugin.turn(base, { [knob]: choice }) })),
      ),
    )
    const first = turns.find(({ turned }) => !('refused' in turned))
    const wrong = turns.find(({ turned }) => 'refused' in turned && turned.refused === 'impossible' && turned)
    if (first === undefined || wrong === undefined || !('refused' in wrong.turned))
      throw new Error(`${plugin.id} has no knob to turn, or none that cannot be turned`)
    const { base, knob, choice } = first
    const { refused: _, ...why } = wrong.turned
    const impossible = { base: wrong.base, knobs: [{ knob: wrong.knob, choice: wrong.choice }], why }
    return { plugin, offer, base, knob, choice, impossible }
  })
