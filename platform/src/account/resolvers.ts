import type { Gateway } from '../gateway.js'
import type { Resolver } from '../graphql/resolver.js'
import { refuse } from '../refusal.js'
import { readName } from './name.js'

export function accountResolvers({ tokens, entropy, tables }: Gateway) {
  const me: Resolver<object> = (_, _args, { person }) => {
    if (person === null) return null
    const mine = tables.rows().filter(({ players }) => players.some((p) => p?.person === person.id))
    return { id: person.id, name: person.name, tables: mine.map(({ id }) => id) }
  }
  const enter: Resolver<{ name: string }> = async (_, args) => {
    const name = readName(args.name)
    if (name === undefined) return refuse('BAD_NAME')
    return { __typename: 'Guest', name, token: await tokens.sign({ id: entropy.word(16), name }) }
  }
  return { Query: { me }, Mutation: { enter } }
}
