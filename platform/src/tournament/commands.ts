/** Acts as people send them: read, decided on the newest state as whom they ask, written down. */
import type { Account } from '../account/accounts.js'
import type { Context } from '../graphql/context.js'
import type { Tables } from '../table/tables.js'
import type { Act } from './act.js'
import { drawOf } from './drawing.js'
import type { LiveEvent } from './event.js'
import { readEntries, readLists } from './files.js'
import { readAct, type ActInput, type Asker } from './input.js'
import { chairAt, tableOf } from './playing.js'
import { isEventRefusal, refuse, type EventRefusal } from './refusal.js'
import type { EventState } from './state.js'
import { byOf, type knower, type Pass, type Who } from './who.js'

export interface ActArgs {
  readonly event: string
  readonly op: string
  readonly act: ActInput
  readonly pass?: Pass | null
}

export interface Done {
  readonly state: EventState
  /** Who was entered. */
  readonly player: string | undefined
}

export interface CommandDeps {
  readonly whoIs: ReturnType<typeof knower>
  readonly tables: Pick<Tables, 'find'>
  /** By id, or by what one signs in with. */
  readonly accountOf: (text: string) => Promise<Account | undefined>
}

export function commands({ whoIs, tables, accountOf }: CommandDeps) {
  const appoint: Asker['appoint'] = async (text, office, appointed) => {
    const account = await accountOf(text)
    if (account === undefined) return refuse('UNKNOWN_ACCOUNT')
    return { kind: 'appoint', account: account.id, name: account.name, office, appointed }
  }
  /**
   * Online the hand on the table alone can be dealt anew, and only while the table stands still: what is ordered now is done
   * to the hand that was meant.
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

  return async (
    event: LiveEvent,
    { op, act: input, pass }: ActArgs,
    context: Context,
  ): Promise<Done | EventRefusal> => {
    const done = await event.act(async (state) => {
      const who = await whoIs(event, context, pass)
      if (isEventRefusal(who)) return who
      // Before it costs anything, or says anything; whoever is no direction registers himself.
      const directs = input.enter ?? input.enterAll ?? input.listAll ?? input.draw ?? input.appoint
      if (directs && who.direction === null) return refuse('NOT_ALLOWED')
      const act = await readAct(input, { ...askerOf(event, state, who), appoint })
      if (isEventRefusal(act)) return act
      const bad = await badRedeal(state, act)
      if (bad !== undefined) return bad
      const self = Boolean(input.register)
      const by = self ? himself(who) : byOf(state, who, act)
      return isEventRefusal(by) ? by : { by, act }
    }, op)
    if (isEventRefusal(done)) return done
    const state = event.state()
    const entered = done.entries.find(({ entry }) => entry.kind === 'enter')?.entry
    const himselfAgain = input.register ? ofPerson(state, context.person?.id) : undefined
    return { state, player: entered?.kind === 'enter' ? entered.player : himselfAgain }
  }
}

/** Who registers does so with his own account, whatever else he is to the event. */
const himself = ({ person }: Who) =>
  person === null ? refuse('NOT_SIGNED_IN') : ({ kind: 'person', person } as const)

const ofPerson = (state: EventState, person: string | undefined): string | undefined =>
  person === undefined
    ? undefined
    : [...state.players.values()].findLast(({ entrant }) => entrant.person === person)?.id

const askerOf = (event: LiveEvent, state: EventState, who: Who): Omit<Asker, 'appoint'> => ({
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
  draw: (series, reason) =>
    Promise.resolve<Act | EventRefusal>(drawOf(state, event.tools.lists, series, reason)),
})
