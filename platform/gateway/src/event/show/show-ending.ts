/** Maps what the director needs after an event to the types of the schema: prizes, and what went wrong. */
import { incidentsOf } from '@stolik/event/papers/incidents'
import type { Lists } from '@stolik/event/model/lists'
import type { By } from '@stolik/event/model/entry'
import type { EventState, PrizePaid, Protest } from '@stolik/event/model/state'
import { prizesAstray, prizesWon } from '@stolik/event/standing/prizes-won'
import { showLines } from '../../table/show-sheet.js'

const nameOf = (by: By): string | null => (by.kind === 'direction' && by.name !== '' ? by.name : null)

const given = ({ at, by, amount }: PrizePaid) => ({ at, by: nameOf(by), amount })

/** A team or a pair has no number. */
function winnerIn({ players }: EventState, winner: string) {
  const player = players.get(winner)
  return { winner, number: player?.number ?? null, name: player?.entrant.name ?? winner }
}

export const showPrizes = (state: EventState, lists: Lists): readonly object[] =>
  prizesWon(state, lists).map(({ of, place, winner, prize, amount, paid }) => ({
    of,
    place,
    prize,
    amount,
    ...winnerIn(state, winner),
    given: paid === null ? null : given(paid),
  }))

export const showAstray = (state: EventState, lists: Lists): readonly object[] =>
  prizesAstray(state, prizesWon(state, lists)).map((paid) => ({
    of: paid.of,
    ...winnerIn(state, paid.winner),
    given: given(paid),
  }))

export const protestStatus: Readonly<Record<Protest['status'], string>> = {
  open: 'OPEN',
  upheld: 'UPHELD',
  rejected: 'REJECTED',
  appealed: 'APPEALED',
  appealUpheld: 'APPEAL_UPHELD',
  appealRejected: 'APPEAL_REJECTED',
}

export const showIncidents = (state: EventState, lists: Lists): readonly object[] =>
  incidentsOf(state, lists).map(({ status, lines, ...one }) => ({
    ...one,
    status: status === null ? null : protestStatus[status],
    lines: showLines(lines),
  }))
