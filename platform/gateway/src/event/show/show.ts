/** Maps an event to the types of the schema, as a viewer may see it. Costly parts are computed on demand. */
import { leftWhenStopped, timeUp } from '@stolik/event/model/clock'
import { lazily, surname } from '@stolik/core'
import { showLines } from '../../table/show-sheet.js'
import { awayOf } from '@stolik/event/decide/away'
import { protestsUntil } from '@stolik/event/decide/protest'
import { lotsOpened, nextCommitment } from '@stolik/event/model/lots'
import { isArena } from '@stolik/event/model/arena'
import {
  entered,
  holderIn,
  isClosed,
  isListed,
  seatsNow,
  tablesPlayed,
  waitingList,
} from '@stolik/event/model/playing'
import { shortTeams } from '@stolik/event/model/team-sizes'
import { sparesIn } from '@stolik/event/model/redeals'
import { measureOf } from '@stolik/event/draw/drawing'
import { seriesPlan } from '@stolik/contract/event/format'
import { regulations } from '@stolik/contract/event/regulations'
import { protestStatus, showAstray, showIncidents, showPrizes } from './show-ending.js'
import { showStandings } from './show-standings.js'
import { showNotice, showTable, type Shown, type Role } from './show-table.js'
import { feeOf } from '@stolik/event/model/fee'
import { cashOf } from '@stolik/event/standing/cash'
import { settleMoney } from '@stolik/event/standing/money'
import type { EventState, Player, Protest, SeriesState } from '@stolik/event/model/state'

export function showEvent(source: Shown, state: EventState, role: Role) {
  const players = lazily(() =>
    [...state.players.values()]
      .filter((one) => role === 'director' || isListed(one))
      .map((one) => showPlayer(source, state, one, role)),
  )
  const series = lazily(() => state.series.map((one) => showSeries(source, state, one, role)))
  const { sealed } = state
  return {
    __typename: 'Event',
    id: source.id,
    seq: state.length,
    phase: phaseOf(state),
    commitment: state.commitment,
    opening: state.opened ? { salt: sealed.salt, seed: sealed.seed } : null,
    nextCommitment: nextCommitment(state),
    get lots() {
      return showLots(state)
    },
    protestsUntil: protestsUntil(state, state.series.length),
    get regulations() {
      return regulations.show(state.regulations)
    },
    get players() {
      return players()
    },
    get series() {
      return series()
    },
    get standings() {
      const { final } = state
      return { ...showStandings(state, source.lists), hash: final?.hash ?? null }
    },
    get money() {
      return settleMoney(state, source.lists)
    },
    get cash() {
      return role === 'director' ? showCash(source, state) : null
    },
    get prizes() {
      return role === 'director' ? showPrizes(state, source.lists) : []
    },
    get prizesAstray() {
      return role === 'director' ? showAstray(state, source.lists) : []
    },
    get incidents() {
      return role === 'director' ? showIncidents(state, source.lists) : []
    },
    get adjustments() {
      return state.adjustments.map(({ revoked, ...one }) => ({ ...one, revoked: revoked !== null }))
    },
    get rulings() {
      return state.rulings.map((one) => ({ ...one, lines: showLines(one.lines) }))
    },
    get requests() {
      if (role !== 'director') return []
      return state.requests.map(({ kind, table = null, ...one }) => ({ ...one, kind: upper(kind), table }))
    },
    get invitations() {
      if (role !== 'director') return []
      return state.invitations.map(({ n, uses, taken, revoked }) => ({
        n,
        uses,
        revoked,
        taken: taken.map(({ name }) => name),
        code: source.keys.invitation(source.id, n),
      }))
    },
    get officials() {
      const own = role === 'director'
      return state.officials.map(({ name, office, account }) => ({
        name,
        office: upper(office),
        account: own ? account : null,
      }))
    },
    notice: showNotice(state),
    repeat: state.latest.repeat?.weekdays ?? [],
    endedEarly: state.latest.endEarly ?? null,
    cancelled: state.latest.cancel ?? null,
    get shortTeams() {
      return role === 'public' || role === 'player' ? [] : shortTeams(state)
    },
    away: showAway(state),
    reopenings: state.reopenings.map(({ was, ...one }) => ({ ...one, final: was.at, hash: was.hash })),
    get protests() {
      return role === 'public' || role === 'door' ? [] : state.protests.map(showProtest)
    },
  }
}

function showCash({ lists }: Shown, state: EventState): object | null {
  const cash = cashOf(state, lists)
  if (cash === null) return null
  const booked = state.booked.map(({ by, ...one }) => ({
    ...one,
    by: by.kind === 'direction' && by.name !== '' ? by.name : null,
  }))
  return { ...cash, booked }
}

/** First the lots of the draws, in the order they were made. */
function showLots(state: EventState): readonly object[] {
  const { draws: opened, end } = lotsOpened(state)
  const draws = opened.map((one, i) => ({ ...one, rating: state.draws[i]?.rating ?? null }))
  return end === null ? draws : [...draws, { ...end, series: null, at: null, outside: null, rating: null }]
}

const upper = (text: string): string => text.toUpperCase()

export function phaseOf({ series, final, pause, opened, latest }: EventState): string {
  if (latest.cancel !== undefined) return 'CANCELLED'
  if (final !== null) return 'FINAL'
  if (series.every(({ status }) => status === 'ended')) return 'PROVISIONAL'
  if (series.some(({ status }) => status === 'running')) return pause.since === null ? 'PLAYING' : 'PAUSED'
  if (series.some(({ status }) => status === 'drawn')) return 'DRAWN'
  return opened ? 'BETWEEN' : 'OPEN'
}

/**
 * A player with the data that also hangs on the wall. Only the director and the player see the personal data. `card`:
 * somebody who holds the start card and may have found it.
 */
export function showPlayer(
  { id: event, keys }: Shown,
  state: EventState,
  player: Player,
  role: Role | 'own' | 'card',
) {
  const { id, number, entrant, status, paid, arrival } = player
  const seated = seatsNow(state).get(id)
  const own = role === 'director' || role === 'own'
  const door = own || role === 'door' || role === 'playerAtDoor'
  return {
    id,
    number,
    name: entrant.name,
    surname: surname(entrant.name, entrant.surnameAt),
    club: entrant.club,
    team: entrant.team,
    pair: entrant.pair,
    substitute: entrant.substitute,
    online: entrant.online,
    status: upper(status),
    waitingPlace: status === 'waiting' ? waitingList(state).indexOf(player) + 1 : null,
    table: seated?.table ?? null,
    chair: seated?.chair ?? null,
    paid: door ? paid : null,
    arrival: door ? arrival : null,
    licence: own ? entrant.licence : null,
    fee: door ? feeOf(state.regulations, entrant) : null,
    woman: own ? entrant.woman : null,
    born: own ? entrant.born : null,
    get card() {
      return door || role === 'card' ? keys.card(event, id) : null
    },
    get pin() {
      return own || role === 'card' ? keys.pin(event, id) : null
    },
  }
}

function showAway(state: EventState) {
  const away = awayOf(state)
  if (away === undefined) return null
  return { since: away.at, by: away.by.kind === 'direction' ? away.by.name : '' }
}

/** An arena has hundreds of tables that have finished. Only its director looks at them here; the files of the event have them all. */
const shownTables = (state: EventState, series: SeriesState, role: Role) =>
  isArena(state) && role !== 'director'
    ? tablesPlayed(series).filter((table) => !isClosed(table))
    : tablesPlayed(series)

function showSeries(source: Shown, state: EventState, series: SeriesState, role: Role) {
  const { plan, status, started, ended, out } = series
  const byes = lazily(() =>
    series.byes.map((id) => {
      const place = state.players.get(id)
      return place === undefined ? id : holderIn(place, series.series)
    }),
  )
  const tables = lazily(() =>
    shownTables(state, series, role).map((table) =>
      showTable(source, state, { series: series.series, table: table.table }, table, role),
    ),
  )
  const stands = state.pause.since !== null
  return {
    n: series.series,
    plan: seriesPlan.show(plan),
    status: status === 'running' && stands ? 'PAUSED' : upper(status),
    drawn: series.draws,
    started,
    ended,
    get byes() {
      return byes()
    },
    out,
    // Unknown during a pause.
    endsAt: stands ? null : timeUp(state, series),
    left: leftWhenStopped(state, series),
    get tables() {
      return tables()
    },
    get deals() {
      const deals = state.deals.find((one) => one.series === series.series)
      return deals === undefined ? null : { ...deals, spares: sparesIn(series) }
    },
    get measure() {
      // Nobody drew an arena.
      const measure = isArena(state) ? null : measureOf(state, series)
      if (measure === null) return null
      return { ...measure, requests: measure.requests.map((one) => ({ ...one, kind: upper(one.kind) })) }
    },
  }
}

const showProtest = ({ status, decision, appeal, appealDecision, ...one }: Protest) => ({
  ...one,
  status: protestStatus[status],
  decision: decision?.text ?? null,
  appeal: appeal?.text ?? null,
  appealDecision: appealDecision?.text ?? null,
})

/** An event as a row of the list of events. */
export function showRow(id: string, state: EventState) {
  const { name, place, organiser, starts, game, mode, open, capacity } = state.regulations
  const players = entered(state).length
  return {
    id,
    name,
    place,
    organiser,
    starts,
    game,
    mode: upper(mode),
    open,
    capacity,
    phase: phaseOf(state),
    hash: state.final?.hash ?? null,
    players,
  }
}
