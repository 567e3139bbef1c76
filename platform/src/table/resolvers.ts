import type { Gateway } from '../gateway.js'
import type { Context } from '../graphql/context.js'
import type { Resolver } from '../graphql/resolver.js'
import { refuse, type RefusalCode } from '../refusal.js'
import { answerer } from './answer.js'
import * as door from './door.js'
import type { LiveTable } from './live.js'
import { recordReader, type RecordAsked } from './read-record.js'
import { chairOf, type TableState } from './state.js'
import { watched, type Asked } from './watched.js'

export function tableResolvers(gateway: Gateway) {
  const { tables } = gateway
  const { show, act } = answerer(gateway)
  const readRecord = recordReader(gateway)

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

  const record: Resolver<RecordAsked> = async (_, asked, { person }) => {
    const read = await readRecord(asked, person)
    return typeof read === 'string' ? refuse(read) : { __typename: 'Record', text: read.text }
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
