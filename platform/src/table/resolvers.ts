import { logFailure } from '../failure.js'
import type { Gateway } from '../gateway.js'
import type { Context } from '../graphql/context.js'
import type { Resolver } from '../graphql/resolver.js'
import { refuse, type RefusalCode } from '../refusal.js'
import { Away } from '../store/store.js'
import { answerer } from './answer.js'
import * as door from './door.js'
import type { LiveTable } from './live.js'
import { chairOf, type TableState } from './state.js'
import { isTableId } from './tables.js'
import { watched, type Asked } from './watched.js'

interface RecordArgs {
  readonly table: string
  readonly hand: number
  readonly invitation?: string | null
}

export function tableResolvers(gateway: Gateway) {
  const { tables, store, log } = gateway
  const { show, act } = answerer(gateway)

  /** A table that the asker may look at. */
  const look = async ({ id, invitation }: Asked, { person }: Context): Promise<LiveTable | RefusalCode> => {
    const table = await tables.find(id)
    if (table === undefined) return 'UNKNOWN_TABLE'
    if (table === 'UNAVAILABLE') return table
    await table.catchUp()
    return door.mayEnter(table.state(), person, invitation ?? undefined) ? table : 'NOT_INVITED'
  }

  const one: Resolver<Asked> = async (_, args, context) => {
    const table = await look(args, context)
    return typeof table === 'string' ? refuse(table) : show(table, context.person)
  }

  // From the log alone, so that a record outlives the version of the rules it was played by.
  const readRecord: Resolver<RecordArgs> = async (_, { table, hand, invitation }, { person }) => {
    const log = isTableId(table) ? (await store.log(table)).map(({ entry }) => entry) : []
    const [opened] = log
    if (opened?.kind !== 'open') return refuse('UNKNOWN_TABLE')
    const sat = log.some((entry) => entry.kind === 'sit' && entry.person.id === person?.id)
    if (opened.invitation !== null && opened.invitation !== invitation && !sat) return refuse('NOT_INVITED')
    const text = await store.record(table, hand)
    return text === undefined ? refuse('NO_SUCH_RECORD') : { __typename: 'Record', text }
  }
  const record: Resolver<RecordArgs> = async (...asked) => {
    try {
      return await readRecord(...asked)
    } catch (error) {
      if (!(error instanceof Away)) logFailure(log, 'a record could not be read', error)
      return refuse('UNAVAILABLE')
    }
  }

  const play: Resolver<{ table: string; seq: number; move: string }> = (_, { table, seq, move }, context) =>
    act(table, context, (state, person, running, now) => {
      const since = running.since.get(chairOf(state, person.id) ?? -1)
      return door.play(state, person, seq, move, since === undefined ? 0 : now - since)
    })

  const ready: Resolver<{ table: string; luck?: string | null }> = (_, { table, luck }, context) =>
    act(table, context, (state: TableState, person) => door.ready(state, person, luck ?? ''))

  return {
    Query: { table: one, record },
    Mutation: { play, ready },
    Subscription: { table: watched(gateway, look) },
  }
}
