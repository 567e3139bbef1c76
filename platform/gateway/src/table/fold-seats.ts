/** Who sits at a table after an entry of its log. */
import { BadLog } from './bad-log.js'
import type { Sat } from './entry.js'
import { isLuckFixed } from './luck-round.js'
import { isHuman, type Occupant, type TableState } from './state.js'

/** Only a guest who goes on as an account gets a chair where somebody sits. */
export function haveSatAfter({ haveSat, occupants }: TableState, { chair, person }: Sat): readonly string[] {
  const before = occupants[chair] ?? null
  if (before !== null && isHuman(before))
    return haveSat.map((one) => (one === before.person ? person.id : one))
  return haveSat.length > 1 || haveSat.includes(person.id) ? haveSat : [...haveSat, person.id]
}

export const named = (state: TableState, person: string, name: string): TableState => {
  const before = state.occupants.find((o) => o?.person === person)?.name
  return {
    ...state,
    occupants: state.occupants.map((o) => (o?.person === person ? { ...o, name } : o)),
    again: state.again !== null && state.again.name === before ? { ...state.again, name } : state.again,
  }
}

export const seat = (state: TableState, chair: number, occupant: Occupant | null): TableState => ({
  ...state,
  occupants: state.occupants.with(chair, occupant),
})

export function sit(state: TableState, { person, chair, luck, commits }: Sat): TableState {
  const sat = seat(state, chair, { name: person.name, bot: false, level: null, person: person.id })
  return {
    ...sat,
    luck: sat.luck.with(chair, luck),
    commits: commits === true ? sat.commits.with(chair, true) : sat.commits,
  }
}

export function leave(state: TableState, chair: number): TableState {
  const occupant = state.occupants[chair]
  if (occupant === undefined || occupant === null) throw new BadLog('nobody to leave')
  // Once luck is opened, the first hand is as good as dealt: whoever knows it must not get another one by leaving.
  if (state.phase !== 'GATHERING' || isLuckFixed(state))
    return seat(state, chair, { ...occupant, bot: true, level: 'club' })
  const { luckRound } = state
  return {
    ...seat(state, chair, null),
    luck: state.luck.with(chair, ''),
    commits: state.commits.with(chair, false),
    luckRound: { ...luckRound, commitments: luckRound.commitments.with(chair, '') },
  }
}
