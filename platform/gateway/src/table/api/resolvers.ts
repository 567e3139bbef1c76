import type { Gateway } from '../../api/gateway.js'
import type { Resolver, Stream } from '../../graphql/resolver.js'
import { refuse, type RefusalCode } from '../../base/refusal.js'
import { againFrom, dealerAgain, type DealAgainAsked } from './deal-again.js'
import { answerer } from './answer.js'
import { hinter, type HintAsked } from './hint.js'
import * as door from '../door.js'
import { lookAt, type Asked, type Looking } from './look.js'
import { tableShower, type ShowTable } from './show.js'
import { recordReader, type RecordAsked } from './read-record.js'
import { chairOf, seqFor, type TableState } from '../state.js'
import type { Context } from '../../account/context.js'
import { byChair } from './by-chair.js'

interface AgainArgs {
  readonly table: string
  readonly luck?: string | null
  readonly commits?: boolean | null
}

export function tableResolvers(gateway: Gateway) {
  const showTable = tableShower(gateway)
  const { show, act } = answerer(gateway, showTable)
  const goOn = againFrom(gateway)
  const readRecord = recordReader(gateway)

  const look = lookAt(gateway)

  const one: Resolver<Asked> = async (_, args, context) => {
    const found = await look(args, context)
    if (typeof found === 'string') return refuse(found)
    const { table, isLate } = found
    return showTable(table, { chair: chairOf(table.state(), context.person?.id), isLate: isLate() })
  }

  const record: Resolver<RecordAsked> = async (_, request, context) => {
    const read = await readRecord(request, context)
    return typeof read === 'string' ? refuse(read) : { __typename: 'Record', text: read.text }
  }

  const deal = dealerAgain(gateway)
  const dealAgain: Resolver<DealAgainAsked> = async (_, request, context) => {
    const table = await deal(request, context)
    return typeof table === 'string' ? refuse(table) : show(table, context.person)
  }

  const giveHint = hinter(gateway)
  const hint: Resolver<HintAsked> = (_, request, context) => giveHint(request, context)

  const play: Resolver<{ table: string; seq: number; move: string }> = (_, { table, seq, move }, context) =>
    act(table, context, (state, person, running, now) => {
      const since = running.since.get(chairOf(state, person.id) ?? -1)
      return door.play(state, person, seq, move, since === undefined ? 0 : now - since)
    })

  const ready: Resolver<{ table: string; luck?: string | null }> = (_, { table, luck }, context) =>
    act(table, context, (state: TableState, person) => door.ready(state, person, luck ?? ''))

  const addLuck: Resolver<{ table: string; luck: string }> = (_, { table, luck }, context) =>
    act(table, context, (state: TableState, person) => door.addLuck(state, person, luck))

  const commitLuck: Resolver<{ table: string; commitment: string } & door.LuckRequest> = (_, args, context) =>
    act(args.table, context, (state: TableState, person) => door.commitLuck(state, person, args))

  const openLuck: Resolver<{ table: string; luck: string } & door.LuckRequest> = (_, args, context) =>
    act(args.table, context, (state: TableState, person) => door.openLuck(state, person, args))

  const again: Resolver<AgainArgs> = async (_, { table, luck, commits }, context) => {
    const { person } = context
    if (person === null) return refuse('NOT_SIGNED_IN')
    const next = await goOn(table, person, luck ?? '', commits ?? false, context)
    return typeof next === 'string' ? refuse(next) : show(next, person)
  }

  return {
    Query: { table: one, record, hint },
    Mutation: { play, ready, addLuck, commitLuck, openLuck, again, dealAgain },
    Subscription: { table: watched(gateway, look, showTable) },
  }
}

/** The stream of a table. It has one answer per chair, and one for all spectators. */
const watched = (
  { marks }: Pick<Gateway, 'marks'>,
  look: (args: Asked, context: Context) => Promise<Looking | RefusalCode>,
  show: ShowTable,
): Stream<Asked> =>
  byChair({
    look,
    own: ['invitation', 'since'],
    topic: (table, viewerOf) => ({
      watch: (nudge) => {
        const stops = [table.watch(nudge), marks.watch(nudge)]
        return () => stops.forEach((stop) => stop())
      },
      mark: (role) => ({ epoch: table.epoch(), seq: seqFor(table.state(), viewerOf(role).isLate) }),
      isQuiet: (role) => viewerOf(role).isLate,
      show: (role, missed) => show(table, viewerOf(role), missed),
    }),
    attend: (table, person) => table.attend(person),
  })
