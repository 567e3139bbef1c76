import type { Gateway } from '../../api/gateway.js'
import type { Resolver } from '../../graphql/resolver.js'
import { clubList } from './list.js'

export function clubResolvers(gateway: Gateway) {
  const list = clubList(gateway)
  const clubs: Resolver<object> = () => list()
  return { Query: { clubs } }
}
