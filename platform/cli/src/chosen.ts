/** The game and the rules that a command is about: `--game`, `--profile`, `--rules FILE`. */
import type { Offer } from '@stolik/gateway/base/offer'
import { UsageError, type Io } from './io.js'
import { rulesIn } from './rules-file.js'

export interface Chosen<O extends Offer> {
  readonly offer: O
  readonly profile: string
}

/**
 * The first game and its first profile, if none is named.
 * @param able the games that can do what the command asks for
 * @throws UsageError for a game that is not among them, or a profile that it does not have
 */
export async function chosenRules<O extends Offer>(
  io: Io,
  able: readonly O[],
  game: string | undefined,
  named: string | undefined,
  file: string | undefined,
): Promise<Chosen<O>> {
  const told = file === undefined ? undefined : await rulesIn(io, able, file)
  const id = told?.offer.plugin.id ?? game
  const offer = id === undefined ? able[0] : able.find(({ plugin }) => plugin.id === id)
  if (offer === undefined)
    throw new UsageError(`--game is one of: ${able.map(({ plugin }) => plugin.id).join(', ')}.`)
  const profile = told?.profile ?? named ?? offer.plugin.profiles[0] ?? ''
  if (!offer.plugin.knows(profile))
    throw new UsageError(`${offer.plugin.id} has these profiles: ${offer.plugin.profiles.join(', ')}.`)
  return { offer, profile }
}
