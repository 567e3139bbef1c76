/** Opens the next table for the people of a finished one, and seats them. Pure. */
import type { Chair } from '@stolik/core'
import type { Entropy } from '../base/entropy.js'
import { botName, botSat } from './bots.js'
import { satDown } from './door.js'
import type { Person } from '../base/person.js'
import type { Entry, Opened, RatedFrom } from './entry.js'
import { isHuman, type TableState } from './state.js'

/**
 * Everything stays the same except the shuffle and the invitation.
 * @param rated left out where the next series is friendly: bots go on where somebody left
 */
export function openedNext(
  { kind, game, version, profile, chairs, length, speed, invitation }: Opened,
  entropy: Entropy,
  rated?: RatedFrom,
): Opened {
  return {
    kind,
    game,
    version,
    profile,
    chairs,
    length,
    speed,
    invitation: invitation === null ? null : entropy.word(16),
    sealed: entropy.sealed(),
    ...(rated !== undefined && { rated }),
  }
}

/** The first occupants: the player who asked first, and a bot of the same level on each chair that a bot played at the end. */
export function seatingNext(
  state: TableState,
  person: Person,
  chair: Chair,
  luck: string,
  commits: boolean,
): readonly Entry[] {
  const names: string[] = []
  const bots = state.occupants.flatMap((o, at): Entry[] => {
    if (o === null || isHuman(o)) return []
    // A chair kept for a person carries their name, so its new bot gets a name of its own.
    const name = o.person === null ? o.name : botName(state, names)
    names.push(name)
    return [botSat(at, name, o.level ?? 'club')]
  })
  return [satDown(chair, person, luck, commits), ...bots]
}
