import type { Resolver } from '../graphql/resolver.js'

/** Nothing is served yet: the events' service is not wired. */
export function tournamentResolvers() {
  const unavailable = (): object => ({
    __typename: 'EventRefused',
    code: 'UNAVAILABLE',
    args: [],
    clause: null,
    message: 'Events are not served yet.',
    problems: [],
  })
  const refused: Resolver<object> = unavailable
  const none: Resolver<object> = () => []
  const closed = { own: [], open: () => Promise.resolve('UNAVAILABLE' as const) }
  return {
    Query: {
      eventGames: none,
      events: none,
      event: refused,
      eventTable: refused,
      eventMe: refused,
      eventAudit: refused,
      arbiterQuestions: none,
      arbiter: refused,
    },
    Mutation: { announce: refused, act: refused },
    Subscription: { event: closed, eventTable: closed },
  }
}
