/**
 * What somebody sees of an event: their role, and the tables whose hands they see although others have the same cards before them.
 * As one word, so that all who see the same share an answer. Pure.
 */
import type { At } from '@stolik/event/model/entry'
import { chairAt, isSameCards } from '@stolik/event/model/playing'
import type { EventState } from '@stolik/event/model/state'
import { withheld } from '@stolik/event/model/withheld'
import type { Role } from '../show/show-table.js'
import { roleOf, type Who } from './who.js'

/** `ROLE *`: all tables. Otherwise the role, then `SERIES/TABLE` for each table where they sit. */
export type Sight = string

export function sightOf(state: EventState, who: Who): Sight {
  const role = roleOf(who)
  if (!isSameCards(state) || who.oversees) return `${role} *`
  return [role, ...ownTables(state, who).map(written)].join(' ')
}

/** What everybody sees, without any right of their own. */
export const publicSight: Sight = 'public'

const written = ({ series, table }: At): string => `${series}/${table}`

/** Where they sit now: somebody who was replaced may not follow what comes after them. */
function ownTables(state: EventState, { player, keeps }: Pick<Who, 'player' | 'keeps'>): readonly At[] {
  const sits =
    player === null
      ? []
      : [...state.series, ...state.dropped].flatMap(({ series, tables }) =>
          tables
            .filter((table) => chairAt(state, series, table, player) !== undefined)
            .map(({ table }) => ({ series, table })),
        )
  return keeps === null ? sits : [...sits, { series: keeps.series, table: keeps.table }]
}

/** Whether they see all tables. */
export const seesAll = (sight: Sight): boolean => sight.split(' ')[1] === '*'

interface Seen {
  readonly state: EventState
  readonly role: Role
}

/** Whether they see the hands of a table although others have the same cards before them. */
export const seesTable =
  (sight: Sight) =>
  (at: At): boolean =>
    seesAll(sight) || sight.split(' ').slice(1).includes(written(at))

/** States are immutable, so each is made once for all who see the same. */
const known = new WeakMap<EventState, Map<Sight, EventState>>()

/** Returns the role, and the event as they may see it. Everything that is shown of an event is made from this. */
export function seenAs(state: EventState, sight: Sight): Seen {
  const seen = { role: sight.split(' ')[0] as Role }
  if (seesAll(sight)) return { ...seen, state }
  const all = known.get(state) ?? new Map<Sight, EventState>()
  known.set(state, all)
  const made = all.get(sight) ?? withheld(state, seesTable(sight))
  all.set(sight, made)
  return { ...seen, state: made }
}
