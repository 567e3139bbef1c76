import { privileges } from '../../account/privilege.js'
import type { Context } from '../../account/context.js'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import { answers } from '../../graphql/answered.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import { showLobby } from '../../lobby/api/show.js'
import { clubList } from './list.js'
import { clubPages } from './page.js'

export function clubResolvers(gateway: Gateway) {
  const { accounts, budget, log, marks, settings, time } = gateway
  const list = clubList(gateway)
  const pageOf = clubPages(gateway)
  const privilege = privileges(gateway)
  const { done } = answers(log, 'the clubs')

  /** Null if nobody signed in asks, or they are no member. */
  const isListed = async (club: string, { person, session }: Context): Promise<boolean | null> => {
    if (person === null || session === null) return null
    if ((await accounts.byId(person.id))?.club !== club) return null
    return (await accounts.clubListing(person.id))?.club === club
  }

  const clubs: Resolver<object> = () => list()
  const club: Resolver<{ readonly id: string }> = async (_, { id }, context) => {
    await budget.pay(context, prices.entry)
    const page = await pageOf(id)
    if (page === undefined) return null
    return {
      ...page,
      tables: showLobby(page.tables, marks),
      members: page.members.map(({ name }) => ({ name })),
      listed: () => isListed(id, context),
    }
  }

  const change = async (listed: boolean, context: Context): Promise<RefusalCode | undefined> => {
    const account = await privilege.asking(context)
    if (typeof account === 'string') return account
    const { id, club: of } = account
    if (!listed) {
      await accounts.setClubListing(id, null)
      return undefined
    }
    if (of === null || !settings.clubs().some((one) => one.id === of && one.name !== undefined))
      return 'NOT_ALLOWED'
    await accounts.setClubListing(id, { club: of, since: time.now() })
    return undefined
  }
  const listAtClub: Resolver<{ readonly listed: boolean }> = (_, { listed }, context) =>
    done(change(listed, context))

  return { Query: { clubs, club }, Mutation: { listAtClub } }
}
