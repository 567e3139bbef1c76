/**
 * Handles acts that people send: reads the act, decides it on the newest state for that person, and appends it to the log.
 */
import type { ActInput } from '@stolik/contract/event/acts'
import type { Rating } from '@stolik/contract/published/draws'
import type { Account } from '../../account/account.js'
import type { Context } from '../../account/context.js'
import type { Tables } from '../../live/tables.js'
import type { Act } from '@stolik/event/model/act'
import type { DrawSeats } from '../live/draw-in-worker.js'
import { drawAsked, drawnAct } from '@stolik/event/draw/drawing'
import type { MayEnter } from './entries-from.js'
import type { MayWrite } from './writing.js'
import type { Codes } from '../store/codes.js'
import type { LiveEvent } from '../live/event.js'
import { type Keys, contentsOf } from '../store/keys.js'
import { readEntries, readLists } from '@stolik/event/decide/files'
import { opKey } from '@stolik/event/fold/fold'
import type { At, By } from '@stolik/event/model/entry'
import { readAct, readWhy, type Asker } from './read-act.js'
import { chairAt, tableOf } from '@stolik/event/model/playing'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { SeatsDrawn } from '@stolik/event/draw/seats'
import type { EventState } from '@stolik/event/model/state'
import { isTableHeld } from '@stolik/event/model/withheld'
import { seesTable, sightOf } from '../viewers/sight.js'
import { byOf, type knower, type Pass, type Who } from '../viewers/who.js'

export interface ActArgs {
  readonly event: string
  readonly op: string
  readonly act: ActInput
  readonly pass?: Pass | null
}

export interface Done {
  readonly state: EventState
  /** The player that was entered. */
  readonly player: string | undefined
}

export interface CommandDeps {
  readonly whoIs: ReturnType<typeof knower>
  readonly tables: Pick<Tables, 'find'>
  /** Finds an account by id or by login. */
  readonly accountOf: (text: string) => Promise<Account | undefined>
  readonly draw: DrawSeats
  readonly codes: Pick<Codes, 'invitation'>
  readonly keys: Pick<Keys, 'content' | 'known'>
  readonly mayEnter: MayEnter
  readonly mayWrite: Pick<MayWrite, 'rows'>
  /** The places of an edition for a series; null if it is not drawn by rating. */
  readonly rating: (
    state: EventState,
    series: number,
    edition: number | null,
  ) => Promise<Rating | null | EventRefusal>
}

/** Seats that were drawn before the act's turn, and the places of the edition that they are drawn by. */
interface Drawn {
  readonly seats: readonly SeatsDrawn[]
  readonly rating: Rating | null
}

/** How often a draw is repeated because its basis changed meanwhile. */
const mostDraws = 3

export function commands(deps: CommandDeps) {
  const { whoIs, tables, accountOf, draw, codes, keys, mayEnter, mayWrite, rating } = deps
  const appoint: Asker['appoint'] = async (text, office, appointed) => {
    const account = await accountOf(text)
    if (account === undefined) return refuse('UNKNOWN_ACCOUNT')
    return { kind: 'appoint', account: account.id, name: account.name, office, appointed }
  }
  /**
   * Online, only the hand in play can be redealt, and only while the table is paused. So an order always concerns the hand
   * that was meant.
   */
  const badRedeal = async (state: EventState, act: Act): Promise<EventRefusal | undefined> => {
    const table = act.kind === 'redeal' ? tableOf(state, act) : undefined
    if (act.kind !== 'redeal' || table === undefined || !table.online) return undefined
    const live = table.live === null ? undefined : await tables.find(table.live)
    if (live === undefined || live === 'UNAVAILABLE') return refuse('UNAVAILABLE')
    await live.catchUp()
    const { paused, phase, settled } = live.state()
    if (!paused) return refuse('NOT_PAUSED')
    const isMeant = phase === 'PLAYING' && settled.length === act.hand
    return isMeant ? undefined : refuse('HAND_OVER', { hand: act.hand + 1 })
  }

  /** Draws before this act's turn, so that nobody waits for it. Draws nothing if the act was done already. */
  const drawn = async (
    event: LiveEvent,
    { op, act: { draw: wanted }, pass }: ActArgs,
    context: Context,
  ): Promise<Drawn | EventRefusal> => {
    const nothing: Drawn = { seats: [], rating: null }
    if (!wanted) return nothing
    const who = await whoIs(event, context, pass)
    if ('refused' in who) return who
    if (who.director === null) return refuse('NOT_ALLOWED')
    const state = event.state()
    if (state.ops.has(opKey(who.director, op))) return nothing
    const taken = await rating(state, wanted.series, wanted.edition ?? null)
    if (taken !== null && 'refused' in taken) return taken
    const seats = drawAsked(state, event.tools.lists, wanted.series, { ...readWhy(wanted), rating: taken })
    return 'refused' in seats ? seats : { seats: await draw(seats), rating: taken }
  }

  const actOnce = async (event: LiveEvent, args: ActArgs, context: Context): Promise<Done | EventRefusal> => {
    const { op, act: input, pass } = args
    const { capacity } = event.state().regulations
    const enters = input.register && !isSentAgain(event.state(), context, op)
    if (enters && !(await mayEnter({ id: event.id, capacity }, context))) return refuse('TOO_MANY_ENTRIES')
    if (!(await mayWrite.rows(context, 1))) return refuse('TOO_MANY_ACTS')
    const made = await drawn(event, args, context)
    if ('refused' in made) return made
    const done = await event.act(
      async (state) => {
        // Identified on the state after all earlier acts, even if these are not announced yet.
        const who = await whoIs({ ...event, state: () => state }, context, pass)
        if ('refused' in who) return who
        // Checked before the act causes work or reveals anything. Only a director may send these; other people register
        // themselves.
        const directs =
          input.enter ?? input.enterAll ?? input.listAll ?? input.draw ?? input.appoint ?? input.invite
        if (directs && who.director === null) return refuse('NOT_ALLOWED')
        const act = await readAct(input, {
          ...askerOf(state, who),
          appoint,
          accept: (code) => {
            if (who.account === null) return refuse('NOT_SIGNED_IN')
            const n = codes.invitation(event.id, state, code)
            if (n === undefined) return refuse('BAD_INVITATION')
            return { kind: 'accept', n, account: who.account.id, name: who.account.name }
          },
          draw: isStale(event, state, made, op, who),
        })
        if ('refused' in act) return act
        const bad = await badRedeal(state, act)
        if (bad !== undefined) return bad
        const self = Boolean(input.register)
        const by = self ? asThemselves(who) : byOf(state, who, act)
        if ('refused' in by) return by
        return isToldByRefusal(state, who, by, act) ? refuse('CARDS_IN_PLAY') : { by, act }
      },
      op,
      contentsOf(keys, input),
    )
    if ('refused' in done) return done
    // A file writes many at once. It was taken as a whole, so what it is too much is missing from the rest of the day.
    if (done.entries.length > 1) await mayWrite.rows(context, done.entries.length - 1)
    const state = event.state()
    const entered = done.entries.find(({ entry }) => entry.kind === 'enter')?.entry
    const registeredBefore = input.register ? ofPerson(state, context.person?.id) : undefined
    return { state, player: entered?.kind === 'enter' ? entered.player : registeredBefore }
  }

  return async (event: LiveEvent, args: ActArgs, context: Context): Promise<Done | EventRefusal> => {
    for (let tries = 1; ; tries++) {
      const done = await actOnce(event, args, context)
      const changed = 'refused' in done && done.refused === 'PLAYERS_CHANGED' && args.act.draw
      if (!changed || tries === mostDraws) return done
    }
  }
}

/**
 * A draw is valid only for the basis it was made of. Meanwhile players may have come or gone, or lists may have been
 * corrected.
 */
const isStale =
  (
    event: LiveEvent,
    state: EventState,
    { seats, rating }: Drawn,
    op: string,
    { director }: Who,
  ): Asker['draw'] =>
  (series, drawn) => {
    const why = { ...drawn, rating }
    if (director !== null && state.ops.has(opKey(director, op)))
      return { kind: 'draw', series, tables: [], byes: [], reason: why.reason }
    const input = drawAsked(state, event.tools.lists, series, why)
    if ('refused' in input) return input
    const same = JSON.stringify(input) === JSON.stringify(seats.map(({ asked: before }) => before))
    return same ? drawnAct(state, series, seats, why) : refuse('PLAYERS_CHANGED', { series })
  }

/** Refusals of these name the line that a list has. */
const ofLines: ReadonlySet<Act['kind']> = new Set(['hand', 'confirm', 'sign', 'correct'])

/** The tables of whose lists a refusal of the act could name a line. Of acts that say what was seen, only where they say it. */
function tablesNamed(act: Act): readonly At[] {
  if (act.kind === 'listAll') return act.overwrite ? [] : act.rows
  if (act.kind === 'list' || act.kind === 'redeal') return (act.seen ?? null) === null ? [] : [act]
  return ofLines.has(act.kind) && 'series' in act && 'table' in act ? [act] : []
}

/** Whether a refusal could tell a director who plays a hand that is kept from them. */
function isToldByRefusal(state: EventState, who: Who, by: By, act: Act): boolean {
  if (by.kind !== 'direction') return false
  const sees = seesTable(sightOf(state, who))
  return tablesNamed(act).some((at) => isTableHeld(state, at) && !sees(at))
}

/** Whether this act was done already. An act that is sent again because no answer came is not counted. */
const isSentAgain = (state: EventState, { person }: Context, op: string): boolean =>
  person !== null && state.ops.has(opKey({ kind: 'person', person: person.id }, op))

/** Registering always uses the person's own account, whatever other role they have in the event. */
const asThemselves = ({ person }: Who) =>
  person === null ? refuse('NOT_SIGNED_IN') : ({ kind: 'person', person } as const)

const ofPerson = (state: EventState, person: string | undefined): string | undefined =>
  person === undefined
    ? undefined
    : [...state.players.values()].findLast(({ entrant }) => entrant.person === person)?.id

const askerOf = (state: EventState, who: Who): Omit<Asker, 'appoint' | 'accept' | 'draw'> => ({
  person: who.person,
  player: who.player,
  chair: (at) => {
    const { keeps, player } = who
    if (keeps !== null && keeps.series === at.series && keeps.table === at.table) return keeps.chair
    const table = tableOf(state, at)
    if (player === null || table === undefined) return null
    return chairAt(state, at.series, table, player) ?? null
  },
  personOf: (player) => state.players.get(player)?.entrant.person ?? null,
  enterAll: readEntries,
  listAll: readLists,
})
